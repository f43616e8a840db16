# Pudełko: Biblios.

biblios-title = Biblios
biblios-about = Zbuduj najwspanialszą bibliotekę w kraju: najpierw z darów, potem na licytacjach, i żyj w zgodzie z Kościołem.
biblios-time = 30 minut

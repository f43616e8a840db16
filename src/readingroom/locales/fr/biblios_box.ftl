# La boîte : Biblios.

biblios-title = Biblios
biblios-about = Réunissez la plus belle bibliothèque du royaume, d’abord grâce aux dons, puis aux enchères, et restez en bons termes avec l’Église.
biblios-time = 30 minutes

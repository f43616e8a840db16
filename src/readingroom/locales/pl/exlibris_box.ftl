# Pudełko: Ex Libris.

exlibris-title = Ex Libris
exlibris-about = Wyślij pomocników do miasta po rzadkie książki, ustaw je od A do Z i miej się na baczności przed inspektorem.
exlibris-time = 60 minut

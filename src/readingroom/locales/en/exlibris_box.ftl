# The box of Ex Libris: what stands on it.

exlibris-title = Ex Libris
exlibris-about = Send your assistants through town for rare books, shelve them from A to Z, and mind the inspector.
exlibris-time = 60 minutes

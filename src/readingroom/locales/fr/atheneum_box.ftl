# La boîte : Atheneum.

atheneum-title = Atheneum
atheneum-about = L’épreuve de magie, c’est demain : de nuit, et tous en même temps, remplissez les étagères, capturez les araignées et allumez les bougies.
atheneum-time = 45 minutes

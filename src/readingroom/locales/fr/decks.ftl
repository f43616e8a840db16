## Ce qui ne va pas dans un fichier de cartes

deck-fault-unreadable = il est illisible ({ $reason })
deck-fault-not-toml = ce n’est pas du TOML : voyez la ligne { NUMBER($line, useGrouping: 0) }
deck-fault-no-table = { deck-entry }, il faut une table, et non { $found }
deck-fault-key-missing = { deck-entry }, il manque « { $key } »
deck-fault-key-unknown = { deck-entry }, « { $key } » est inconnu ; au choix : { $known }
deck-fault-number = { deck-entry }, « { $key } » doit être un nombre entier de { $least } à { $most }, et non { $found }
deck-fault-flag = { deck-entry }, « { $key } » doit être true ou false, et non { $found }

# À quel endroit du fichier
deck-entry = { $kind ->
    [file] dans le fichier
    [section] dans la section { $name }
    [location] pour le lieu { $name }
    [study-card] pour la carte Étude { $name }
    [objective] pour l’objectif { $name }
    [compartment] pour le compartiment { $name }
   *[library] pour la bibliothèque { $name }
}

## Ce qui ne va pas dans une boîte d’Ex Libris

deck-fault-sections-none = il n’a aucune des sections { $known }
deck-fault-card-name = carte « { $card } » : une carte s’appelle par une lettre de A à Z et un numéro à partir de 1, comme C4
deck-fault-card-form = la carte { $card } doit avoir une liste de livres, comme ["spells: Un titre", ...], et non { $found }
deck-fault-card-books = la carte { $card } a { $count ->
    [one] { $count } livre
   *[other] { $count } livres
} ; une carte en a deux à quatre
deck-fault-card-category = carte { $card } : « { $category } » n’est pas une catégorie ; au choix : { $known }
deck-fault-card-missing = la carte { $card } manque, alors qu’il y a une carte { $other }
deck-fault-cards-total = il y a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ; il en faut { $wanted }
deck-fault-books-total = les cartes montrent { $count ->
    [one] { $count } livre
   *[other] { $count } livres
} ; il en faut { $wanted }
deck-fault-category-total = catégorie « { $category } » : il y a { $count ->
    [one] { $count } livre
   *[other] { $count } livres
} ; il en faut { $wanted }
deck-fault-title-missing = la carte { $card } a un livre sans titre ; donnez un titre à tous les livres, ou à aucun
deck-fault-title-letter = carte { $card } : le titre « { $title } » ne commence pas par { $letter }
deck-fault-title-twice = carte { $card } : le titre « { $title } » est aussi sur la carte { $other }
deck-fault-location-number = le lieu { $name } a le numéro { $found } ; ce doit être { $wanted }
deck-fault-location-effect = lieu { $name } : son effet doit être { $effect }, et non { $found }
deck-fault-own-location = { deck-entry }, « { $key } » est inconnu : un fichier ne peut pas ajouter de lieux, car leur effet est écrit en Python ; ceux de la boîte : { $known }
deck-fault-own-library = { deck-entry }, « { $key } » est inconnu : un fichier ne peut pas ajouter de bibliothèques, car l’effet de leurs assistants est écrit en Python ; celles de la boîte : { $known }
deck-fault-space-form = lieu { $name } : un emplacement indique le nombre minimal de joueurs, de 1 à 4, et non { $found }
deck-fault-space-count = le lieu { $name } a { $count ->
    [one] { $count } emplacement
   *[other] { $count } emplacements
} ; un lieu en a de { $least } à { $most }
deck-fault-space-order = lieu { $name } : le premier emplacement est ouvert à tous (1), et les nombres suivants ne diminuent jamais
deck-fault-library-assistant = bibliothèque { $name } : son assistant doit être { $assistant }, et non { $found }
deck-fault-tile-out = { deck-entry }, out énumère des variantes ({ $known }), et non { $found }

## Ce qui ne va pas dans un jeu de cartes de Biblios

deck-fault-values = il faut à la catégorie « { $category } » neuf valeurs à partir de 1, pour les lettres A à I, et non { $found }
deck-fault-values-fall = catégorie « { $category } » : les valeurs ne doivent pas baisser de la lettre A à la lettre I, comme dans { $found }
deck-fault-too-much = à { $seats } joueurs il y a { NUMBER($cards, useGrouping: 0) } cartes et { NUMBER($gold, useGrouping: 0) } d’or, et aucune mise ne dépasse { $most }
deck-fault-left-over = à { $seats } joueurs il reste { NUMBER($cards, useGrouping: 0) } cartes, ce qui n’est pas un multiple de { $divisor }
deck-fault-sort-total = il faut { $wanted } cartes { $name }, et non { NUMBER($count, useGrouping: 0) }

## Ce qui ne va pas dans un jeu d’Atheneum

deck-fault-slots = l’étagère principale et deux étagères latérales ont { $count } emplacements ; elles peuvent en avoir { $most }
deck-fault-candles = { deck-entry }, « candles » doit être une liste de { $count } nombres entiers de 1 à 4, et non { $found }
deck-fault-tokens-total = il faut { $wanted } jetons Bonus, et non { NUMBER($count, useGrouping: 0) }
deck-fault-study-total = il faut { $wanted } cartes Étude { $deck }, et non { NUMBER($count, useGrouping: 0) }
deck-fault-benefits = { deck-entry }, « { $key } » doit être une liste d’un ou plusieurs avantages, et non { $found }
deck-fault-benefit = { deck-entry }, « { $key } » contient { $found }, qui n’est pas un avantage ; au choix : { $known }
deck-fault-more-books = la pioche A doit donner plus de livres que la pioche B, et elles en donnent { NUMBER($a, useGrouping: 0) } et { NUMBER($b, useGrouping: 0) }
deck-fault-more-rearranging = la pioche B doit réorganiser plus de livres que la pioche A, et elles en réorganisent { NUMBER($b, useGrouping: 0) } et { NUMBER($a, useGrouping: 0) }
deck-fault-objectives-total = il faut { $wanted } objectifs, et non { NUMBER($count, useGrouping: 0) }
deck-fault-picture-where = { deck-entry }, il faut un dessin : soit anywhere, soit un ou plusieurs de { $known }
deck-fault-picture-room = { deck-entry }, « { $key } » n’a pas de place pour { $size } livres
deck-fault-picture-any = { deck-entry }, une configuration de n’importe quelle couleur (#) n’a pas d’autres livres et se trouve dans des compartiments indiqués
deck-fault-picture-form = { deck-entry }, « { $key } » doit être un dessin, c’est-à-dire une liste de niveaux à partir du haut, comme ["T .", "G T"], et non { $found }
deck-fault-picture-width = { deck-entry }, « { $key } » : tous les niveaux d’un dessin ont la même largeur, contrairement à { $found }
deck-fault-picture-letter = { deck-entry }, « { $key } » : « { $letter } » n’est pas un livre ; au choix : { $known }, # couleur au choix, . sans importance
deck-fault-picture-edge = { deck-entry }, « { $key } » : un dessin n’a pas de points seuls sur tout un bord, niveau ou colonne, contrairement à { $found }

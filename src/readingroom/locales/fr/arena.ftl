# L’arène : robots contre robots.

## Aide

command-arena = faire jouer des robots entre eux et voir lequel est le plus fort
about-arena =
    Faire jouer des robots entre eux et voir lequel est le plus fort.

    Chaque donne est jouée autant de fois qu’il y a de places, toujours avec les mêmes cartes, jusqu’à ce que chacun ait occupé chaque place : la chance s’équilibre. S’il y a plus de places que de joueurs, le premier affronte des copies des autres (un contre trois) ; s’il y en a moins, tous les groupes possibles jouent. Les robots voient ce que voient les joueurs, et rien d’autre.

    Le tableau donne la part de victoires avec son intervalle à 95 % (une première place partagée compte en parts égales), les points en moyenne, et la force sur l’échelle Elo, où 400 points valent 10 contre 1 et où le dernier joueur est à 0. Avec --above, on demande si le premier joueur gagne plus qu’une certaine part des parties. Avec --stop, la rencontre s’arrête dès que la réponse est connue ; elle est fausse dans une rencontre sur 20 au plus.

    Avec --file, chaque donne est enregistrée. Ctrl-C arrête la rencontre à tout moment ; tapez la même commande, et elle reprend là où elle en était.
option-arena-players = qui joue, séparés par des virgules : { $known } (par défaut : { $usual })
option-pairs = le nombre de donnes (par défaut : { $usual })
option-arena-seats = le nombre de places à la table (par défaut : le nombre de joueurs)
option-budget = le temps de réflexion par coup, pour les robots qui calculent à l’avance (par défaut : { $usual })
option-iterations = le nombre d’essais par coup, au lieu d’une durée
option-above = demander si la part du premier joueur dépasse ce nombre, par exemple 0.5
option-stop = s’arrêter dès que la réponse est connue (sans --above : le premier joueur gagne-t-il plus que sa juste part ?)
option-arena-file = enregistrer les donnes dans ce fichier, et ne pas rejouer celles qui y sont déjà
option-workers = le nombre de processus (par défaut : un par cœur)
option-plot = dessiner dans ce fichier l’évolution de la part (SVG)
option-arena-seed = un autre nombre, d’autres donnes (par défaut : 0)
option-arena-json = pour les programmes : les chiffres en JSON
example-arena = vingt donnes de Biblios, deux parties chacune
example-arena-four = un contre trois, à toutes les places
example-arena-stop = jusqu’à la réponse ; à reprendre plus tard
example-arena-json = le même résultat sur toutes les machines

## Ce qui est refusé

error-arena-alone = Il faut au moins deux joueurs. Nommez-les ainsi : --players greedy,random
error-arena-above = --above ne peut pas être { $value } : c’est une part entre 0 et 1, par exemple 0.5.
error-arena-bot = Place { $seat }, donne { $deal } : la réponse du robot { $bot } n’est pas permise. { $why }
error-arena-file = { $file } n’est pas un fichier de l’arène : la ligne { $line } ne contient pas de donne. Choisissez un autre nom.

## À l’écran

arena-playing = En jeu
arena-heading = { $game }, { $seats ->
    [one] 1 joueur
   *[other] { $seats } joueurs
} : { $whole ->
    [yes] { $pairs ->
        [one] 1 donne
       *[other] { $pairs } donnes
    }
   *[no] { $pairs } donnes sur { $of }
}, { $pace ->
    [iterations] { $iterations } essais par coup
    [both] { $seconds } s ou { $iterations } essais par coup
   *[seconds] { $seconds } s par coup
}
arena-player = joueur
arena-wins = victoires
arena-wins-of = { $wins } sur { $games }
arena-share = part
arena-bounds = intervalle à 95 %
arena-points = points
arena-strength = force
arena-cross = Combien de fois le joueur de la ligne a devancé celui de la colonne :
arena-pace = { $player } : { $within ->
    [none] { $mean } s par coup en moyenne, { $longest } s au plus
   *[other] { $within } des coups ont pris au plus 1,2 fois le temps prévu ; { $mean } s en moyenne, { $longest } s au plus
}
arena-interval = { $kind ->
    [sequence] Les intervalles restent valables quel que soit le moment où l’on s’arrête.
   *[deals] Les intervalles sont calculés par donne, car les parties jouées avec les mêmes cartes sont liées.
}
arena-answer = { $answer ->
    [yes] Oui : { $player } gagne plus de { $above } des parties (réponse connue après { $pairs } donnes).
    [no] Non : { $player } ne gagne pas plus de { $above } des parties (réponse connue après { $pairs } donnes).
   *[open] On ne sait pas encore si { $player } gagne plus de { $above } des parties.
}
arena-stopped = { $kept ->
    [yes] Arrêté. Ce qui a été joué est enregistré : tapez la même commande pour reprendre.
   *[no] Arrêté. Avec --file, une rencontre peut être reprise plus tard.
}
arena-range = { $low } à { $high }
arena-percent = { $number } %
arena-plot = { $game } : part de victoires ({ $players })
arena-plot-about = La part de victoires au fil des donnes, avec son intervalle à 95 % en bande ; la ligne pointillée est la part demandée, ou la juste part.
arena-plot-deals = donnes

# Atheneum : les livres, les cartes, les questions, les choix, ce qui se passe et le décompte.
# $player est le nom d’une place ; $player-who vaut "you" pour la place de qui lit, sinon "other" ou "nobody". $colour,
# $left, $right, $compartment, $card, $token et $benefit sont déjà des mots.

## Les choses

atheneum-colour = { $colour ->
    [turquoise] turquoise
    [green] vert
    [purple] violet
    [pink] rose
   *[black] noir
}
    .subject = { atheneum-subject }
    .book = livre { atheneum-colour }
atheneum-subject = { $colour ->
    [turquoise] Biographies et mémoires
    [green] Traités sur les créatures fantastiques
    [purple] Folklores et fanfictions
    [pink] Publications sur le paranormal
   *[black] Manuscrits rares
}
atheneum-compartment = { $compartment ->
    [lower-left] en bas à gauche
    [lower-right] en bas à droite
    [middle] au milieu
    [upper-left] en haut à gauche
    [upper-right] en haut à droite
    [side-1] étagère latérale 1
   *[side-2] étagère latérale 2
}
    .letter = { $compartment ->
        [lower-left] a
        [lower-right] b
        [middle] c
        [upper-left] d
        [upper-right] e
        [side-1] f
       *[side-2] g
    }
atheneum-card = { $card }
atheneum-study = { $card } – vous : { $yellow } ; voisin de droite : { $blue } ; voisin de gauche : { $grey }
atheneum-pair = { $one } + { $other }
atheneum-some = { $number ->
    [1] { $benefit }
   *[other] { $number } × { $benefit }
}
atheneum-card-hidden = une carte
atheneum-token = { $kind ->
    [wand] baguette
    [any] livre au choix
    [rearrange-4] réorganiser 4
   *[side-shelf] étagère latérale
}
atheneum-benefit = { $kind ->
    [any] livre au choix
    [side-shelf] étagère latérale
    [wand] baguette
   *[bonus] jeton Bonus
}
atheneum-benefit-bound = livre au choix ({ $compartment })
atheneum-benefit-rearrange = réorganiser { $number }
atheneum-benefit-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}

## La table

atheneum-phase = { $phase ->
    [over] la partie est finie
   *[other] phase { $phase }, tour { $turn } sur 10
}
atheneum-passing = { $side ->
    [left] les mains passent à gauche, à { $player }
   *[right] les mains passent à droite, à { $player }
}
atheneum-anywhere = n’importe où
atheneum-scored-by = validé : { $names }
atheneum-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
atheneum-with-wand = { $points } + baguette
atheneum-shelf-of = { $player-who ->
    [you] Vos étagères
   *[other] Étagères : { $player }
}
atheneum-wands = baguettes : { $wands } en main, { $supply } dans la réserve
atheneum-legend = ✻ araignée · ○ emplacement de bougie · ● bougie · + paire · # n’importe quelle couleur
atheneum-standing = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $wands ->
    [one] { $wands } baguette
   *[other] { $wands } baguettes
} · { $books ->
    [one] { $books } livre
   *[other] { $books } livres
}
atheneum-busy = { $step ->
    [draft] choix en cours
   *[work] au travail
}
atheneum-ready = terminé
atheneum-worth = { $points } pts
atheneum-at-hand = À utiliser
atheneum-nothing = rien
atheneum-outside = à ranger de nouveau : { $pairs }
atheneum-removals = { $number ->
    [1] retirer jusqu’à { $number }
   *[other] retirer jusqu’à { $number } (une paire compte pour 2)
}
atheneum-draws = { $number ->
    [one] { $number } jeton Bonus à piocher
   *[other] { $number } jetons Bonus à piocher
}
atheneum-tokens = Jetons
atheneum-played = Cartes jouées
atheneum-you-get = vous
atheneum-menu-place = Un numéro, ou un emplacement (a1 : en bas à gauche), ou undo pour renoncer.
atheneum-menu-take = Ranger
atheneum-menu-remove = Retirer
atheneum-menu-token = Bonus
atheneum-menu-score = Valider
atheneum-menu-finish = Finir

## La table en mots

atheneum-zone = { $zone ->
    [phase] Tour
    [row] Objectifs
    [played] Cartes jouées ce tour-ci
    [hand] Main
    [ready] À utiliser
    [desk] Étagères
    [discard] Cartes Étude défaussées
    [gone] Objectifs défaussés
   *[used] Jetons Bonus défaussés
}
atheneum-objective = { $objective } ({ atheneum-points }{ $wand ->
    [yes] {" "}et une baguette
   *[no] {""}
}) : { $parts }{ $done ->
    [yes] {" "}– validé : { $scored }
   *[no] {""}
}
atheneum-part = { $rows } ({ $where })
atheneum-row = { $books }
atheneum-row-any = { $number ->
    [1] un livre de n’importe quelle couleur
   *[other] { $number } livres de n’importe quelle couleur
}
atheneum-row-below = en dessous : { $row }
atheneum-any-book = livre au choix
atheneum-any-slot = peu importe
atheneum-favourite = sujet de prédilection : { $colour-subject } ({ $colour })
atheneum-shelf = { $letter }, { $compartment } ({ atheneum-points }{ $spider ->
    [yes] , araignée
   *[no] {""}
}) : { $levels }
atheneum-level = { $first } à { $last } : { $books }
atheneum-level-empty = { $first } à { $last } : vide
atheneum-empty = vide
atheneum-drawn = jetons piochés : { $tokens }
atheneum-candles = emplacements de bougie : { $slots }
atheneum-candle-slot = { $slot } { $lit ->
    [yes] bougie ({ $points })
   *[no] libre ({ $points })
}

## Ce qui est demandé

atheneum-prompt-choose = Quelle carte jouez-vous ? (Elle reste secrète tant que tous n’ont pas choisi.)
atheneum-prompt-work = À vous : que faites-vous ?{ $steps ->
    [strict] {" "}(Étapes strictes : après un objectif validé, vous ne pouvez plus rien utiliser.)
   *[free] {""}
}
atheneum-prompt-score-more = Vous avez commencé à valider : validez un autre objectif ou finissez votre tour.
atheneum-prompt-place = { $piece ->
    [book] Où va le { $colour-book } ?
    [bound] Où va le { $colour-book } dans le compartiment { $compartment-letter } ({ $compartment }) ?
   *[pair] Où va la paire { $left } + { $right } ? Choisissez l’emplacement du livre de gauche.
}
atheneum-prompt-reward = Vous avez capturé une araignée ! Que vous apporte-t-elle ?
atheneum-prompt-light = Sur quel emplacement va la bougie ({ $token }) ?
atheneum-prompt-wait = { $count ->
    [one] On attend encore une personne.
   *[other] On attend encore { $count } personnes.
}
atheneum-prompt-over = La partie est finie.

## Ce que l’on peut faire

atheneum-option-finish = finir votre tour
atheneum-option-draw = piocher un jeton Bonus
atheneum-option-use = utiliser : { $token }
atheneum-option-take = ranger un livre { $colour }
    .short = { $colour }
atheneum-option-take-bound = ranger un livre { $colour } ({ $compartment })
    .short = { $colour } ({ $compartment })
atheneum-option-take-pair = ranger la paire { $left } + { $right }
    .short = { $left } + { $right }
atheneum-option-candle = { $token } comme bougie
atheneum-option-score = valider { $objective }, { atheneum-points }{ $wand ->
    [yes] {" "}et une baguette
   *[no] {""}
}
    .short = { $objective }, { atheneum-points }{ $wand ->
        [yes] {" "}et une baguette
       *[no] {""}
    }
atheneum-option-choose = { $card }
    .short = { $card-key }
atheneum-option-capture = { $kind ->
    [wand] une baguette
    [bonus] un jeton Bonus
    [any] un livre de n’importe quelle couleur
   *[side-shelf] une étagère latérale
}
atheneum-option-on = emplacement { $slot }, { atheneum-points }
atheneum-option-at = { $slot } ({ $compartment })
    .short = { $slot }
atheneum-option-remove = retirer { $slot } : { $colour }
    .short = { $slot } { $colour }

## Une seule possibilité

atheneum-forced-place = Il n’y avait qu’un emplacement possible : { $option }.
atheneum-forced-reward = L’araignée ne pouvait vous apporter qu’une chose : { $option }.
atheneum-forced-light = Un seul emplacement de bougie était libre : { $option }.
atheneum-forced-choose = C’était votre seule carte : { $option }.
atheneum-forced-work = Il n’y avait plus rien à faire.
atheneum-unused = Il vous reste des avantages, qui seraient perdus. Si c’est bien ce que vous voulez, retapez votre choix.
atheneum-unused-score = Après un objectif validé, vous ne pourrez plus rien utiliser, et il vous reste des avantages. Si c’est bien ce que vous voulez, retapez votre choix.

## Ce qui s’est passé

atheneum-event-colour = { $player-who ->
    [you] Votre sujet de prédilection : { $colour-subject } ({ $colour }).
   *[other] Sujet de prédilection ({ $player }) : { $colour-subject } ({ $colour }).
}
atheneum-event-objective = Nouvel objectif : { $objective }.
atheneum-event-retire = { $wands ->
    [0] Objectif défaussé : { $objective }.
    [one] Objectif défaussé : { $objective } ; sa baguette retourne dans la réserve.
   *[other] Objectif défaussé : { $objective } ; ses { $wands } baguettes retournent dans la réserve.
}
atheneum-event-phase = La phase { $phase } commence : six nouvelles cartes pour tout le monde.
atheneum-event-deal = { $player-who ->
    [you] Vous recevez { $card }.
   *[other] { $player } reçoit { $card }.
}
atheneum-event-pass = { $player-who ->
    [you] Vous passez { $card } à { $receiver }.
   *[other] { $receiver-who ->
        [you] { $player } vous passe { $card }.
       *[other] { $player } passe { $card } à { $receiver }.
    }
}
atheneum-event-turn = Tour { $turn }.
atheneum-event-choose = { $player-who ->
    [you] Vous choisissez { $card }.
   *[other] { $player } choisit { $card }.
}
atheneum-event-reveal = { $player-who ->
    [you] Vous jouez { $card }.
   *[other] { $player } joue { $card }.
}
atheneum-event-last = { $player-who ->
    [you] Votre dernière carte, { $card }, est défaussée.
   *[other] { $player } défausse sa dernière carte, { $card }.
}
atheneum-event-benefit = { $player-who ->
    [you] Vous recevez : { $benefits } ({ $card }, section { $section ->
        [yellow] jaune
        [blue] bleue
       *[grey] grise
    }).
   *[other] { $player } reçoit : { $benefits } ({ $card }, section { $section ->
        [yellow] jaune
        [blue] bleue
       *[grey] grise
    }).
}
atheneum-event-lost = { $player-who ->
    [you] Avantage perdu pour vous : { $benefit }.
   *[other] Avantage perdu pour { $player } : { $benefit }.
}
atheneum-event-shelve = { $player-who ->
    [you] Vous rangez un { $colour-book } en { $slot }.
   *[other] { $player } range un { $colour-book } en { $slot }.
}
atheneum-event-shelve-pair = { $player-who ->
    [you] Vous rangez une paire en { $slot } : { $left } + { $right }.
   *[other] { $player } range une paire en { $slot } : { $left } + { $right }.
}
atheneum-event-reshelve-pair = { $player-who ->
    [you] Vous rangez de nouveau la paire, en { $slot } : { $left } + { $right }.
   *[other] { $player } range de nouveau la paire, en { $slot } : { $left } + { $right }.
}
atheneum-event-remove = { $player-who ->
    [you] Vous retirez le { $colour-book } de { $slot }.
   *[other] { $player } retire le { $colour-book } de { $slot }.
}
atheneum-event-remove-pair = { $player-who ->
    [you] Vous retirez la paire de { $slot } : { $left } + { $right }.
   *[other] { $player } retire la paire de { $slot } : { $left } + { $right }.
}
atheneum-event-capture = { $player-who ->
    [you] Vous remplissez le compartiment { $compartment-letter } ({ $compartment }) et capturez son araignée.
   *[other] { $player } remplit le compartiment { $compartment-letter } ({ $compartment }) et capture son araignée.
}
atheneum-event-reward = { $player-who ->
    [you] L’araignée vous apporte : { $benefit }.
   *[other] L’araignée apporte à { $player } : { $benefit }.
}
atheneum-event-draw = { $player-who ->
    [you] Vous piochez un jeton Bonus : { $token }.
   *[other] { $player } pioche un jeton Bonus : { $token }.
}
atheneum-event-use = { $player-who ->
    [you] Vous utilisez le jeton : { $token }.
   *[other] { $player } utilise le jeton : { $token }.
}
atheneum-event-candle = { $player-who ->
    [you] Vous allumez une bougie, qui vaudra { atheneum-points } à la fin.
   *[other] { $player } allume une bougie, qui vaudra { atheneum-points } à la fin.
}
atheneum-event-score = { $player-who ->
    [you] Vous validez l’objectif { $objective } : { $points } points.
   *[other] { $player } valide l’objectif { $objective } : { $points } points.
}
atheneum-event-finish = { $player-who ->
    [you] Vous finissez votre tour.
   *[other] { $player } finit son tour.
}
atheneum-event-forfeit = { $player-who ->
    [you] Vous perdez un jeton Bonus inutilisé : { $token }.
   *[other] { $player } perd un jeton Bonus inutilisé : { $token }.
}
atheneum-event-return = { $player-who ->
    [you] { $books ->
        [one] Un livre que vous n’avez pas rangé retourne dans la réserve.
       *[other] { $books } livres que vous n’avez pas rangés retournent dans la réserve.
    }
   *[other] { $books ->
        [one] { $player } : un livre non rangé retourne dans la réserve.
       *[other] { $player } : { $books } livres non rangés retournent dans la réserve.
    }
}
atheneum-event-discard = { $player-who ->
    [you] Votre carte { $card } est défaussée.
   *[other] { $player } : la carte { $card } est défaussée.
}
atheneum-event-end = La partie est finie.

# Plusieurs événements en une ligne
atheneum-log-objectives = { $objectives-count ->
    [one] Nouvel objectif : { $objectives }.
   *[other] Objectifs de la rangée : { $objectives }.
}
atheneum-log-reveal = Cartes jouées : { $played }.
atheneum-log-played = { player } { $card }
atheneum-log-benefits = Vous recevez : { $benefits }.
atheneum-log-given = { $section ->
    [yellow] { $benefits }
    [blue] du voisin de gauche : { $benefits }
   *[grey] du voisin de droite : { $benefits }
}
atheneum-log-turn = { $player-who ->
    [you] Vous
   *[other] { $player }
} : { $deeds }.
atheneum-log-books = { $number ->
    [one] { $number } livre rangé
   *[other] { $number } livres rangés
}
atheneum-log-books-off = { $number ->
    [one] { $number } livre retiré des étagères
   *[other] { $number } livres retirés des étagères
}
atheneum-deed-capture = araignée capturée ({ $compartment-letter }, { $compartment })
atheneum-deed-candle = bougie allumée ({ $points })
atheneum-deed-score = { $objective } validé ({ $points } points)

## Le décompte

atheneum-whose = Les étagères sont celles de Reading Room (ATH-C4) : leurs compartiments, points et bougies peuvent différer de ceux de la boîte.
atheneum-line = { $line ->
    [track] Sur la piste des scores : les points de la partie
    [favourite] Sujet de prédilection : les livres qui se touchent
    [compartments] Compartiments remplis
    [candles] Bougies
   *[wands] Baguettes non utilisées
}
atheneum-figure = { $points }
atheneum-figure-sum = { $points } ({ $sum })
atheneum-figure-favourite = { $points } ({ $colour })
atheneum-place = { $place }. { player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $books ->
    [one] { $books } livre
   *[other] { $books } livres
}, dont { $loved } du sujet de prédilection
atheneum-verdict = { $why ->
    [points] { $player-who ->
        [you] Vous gagnez avec { atheneum-points }. L’épreuve n’a qu’à bien se tenir !
       *[other] { $player } gagne avec { atheneum-points }.
    }
    [books] { $player-who ->
        [you] À égalité de points ({ $points }), vous gagnez grâce aux livres rangés : { $books }.
       *[other] À égalité de points ({ $points }), { $player } gagne grâce aux livres rangés : { $books }.
    }
    [favourite] { $player-who ->
        [you] À égalité de points ({ $points }) et de livres ({ $books }), vous gagnez grâce à votre sujet de prédilection : { $loved }.
       *[other] À égalité de points ({ $points }) et de livres ({ $books }), { $player } gagne grâce à son sujet de prédilection : { $loved }.
    }
   *[shared] Victoire partagée : { $winners }, à égalité de points ({ $points }), de livres ({ $books }) et de livres du sujet de prédilection ({ $loved }).
}

## Options de la partie

atheneum-set-up = { $option ->
    [steps] Avantages et objectifs
   *[colours] Sujets de prédilection
}
atheneum-set-up-choice = { $choice ->
    [steps-free] dans l’ordre de votre choix
    [steps-strict] d’abord les avantages, puis les objectifs
    [colours-seat] selon la place
   *[colours-drawn] tirés au sort
}

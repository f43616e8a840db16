# Atheneum : les livres, les cartes, les questions, les choix, ce qui se passe et le décompte.
# $who vaut "you" pour la place de qui regarde, sinon "other" ; $name est le nom de la place. $colour, $one, $other,
# $compartment, $token et $benefit sont déjà des mots.

## Les choses

atheneum-colour = { $colour ->
    [turquoise] turquoise
    [green] vert
    [purple] violet
    [pink] rose
   *[black] noir
}
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
atheneum-card-hidden = une carte
atheneum-token = { $kind ->
    [wand] baguette
    [any] livre au choix
    [rearrange-4] réorganiser 4
   *[side-shelf] étagère latérale
}
atheneum-benefit = { $kind ->
    [any] couleur au choix
    [side-shelf] étagère latérale
    [wand] baguette
   *[bonus] jeton Bonus
}
atheneum-benefit-bound = couleur au choix ({ $compartment })
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
    [left] les mains passent à gauche, à { $name }
   *[right] les mains passent à droite, à { $name }
}
atheneum-anywhere = n’importe où
atheneum-scored-by = validé : { $names }
atheneum-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
atheneum-with-wand = { $points } + baguette
atheneum-shelf-of = { $who ->
    [you] Vos étagères
   *[other] Les étagères : { $name }
}
atheneum-wands = baguettes : { $wands } en main, { $supply } dans la réserve
atheneum-legend = ✻ araignée · ○ emplacement de bougie · ● bougie · + paire · # toute couleur
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
atheneum-worth = { $points } p.
atheneum-at-hand = Sous la main
atheneum-nothing = rien
atheneum-outside = en attente : { $pairs }
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
atheneum-menu-place = Un numéro, ou un emplacement (a1 : en bas à gauche) ; undo le repose.
atheneum-menu-take = Ranger
atheneum-menu-remove = Retirer
atheneum-menu-token = Bonus
atheneum-menu-score = Valider
atheneum-menu-finish = Finir

## Ce qui est demandé

atheneum-prompt-choose = Quelle carte jouez-vous ? (Personne ne la voit avant que tout le monde ait choisi.)
atheneum-prompt-work = À vous : que faites-vous ensuite ?
atheneum-prompt-work-strict = À vous : que faites-vous ensuite ? (Étapes strictes : après le premier objectif validé, plus rien ne peut être utilisé.)
atheneum-prompt-score-more = Vous avez commencé à valider : validez un autre objectif ou finissez votre tour.
atheneum-prompt-place = Où va le livre : { $colour } ? Les numéros sont dans l’étagère.
atheneum-prompt-place-bound = Où va le livre dans ce compartiment ({ $colour }, { $compartment }) ?
atheneum-prompt-place-pair = Où va la paire : { $left } + { $right } ? Chaque numéro marque le livre de gauche.
atheneum-prompt-reward = Vous avez capturé une araignée ! Que vous apporte-t-elle ?
atheneum-prompt-light = Sur quel emplacement va la bougie ({ $token }) ?
atheneum-prompt-wait = { $count ->
    [one] On attend une personne.
   *[other] On attend { $count } personnes.
}
atheneum-prompt-over = La partie est finie.

## Ce que l’on peut faire

atheneum-option-finish = finir votre tour
atheneum-option-draw = piocher un jeton Bonus
atheneum-option-use = utiliser { $token }
atheneum-option-take = { $colour }
atheneum-option-take-bound = { $colour }, { $compartment }
atheneum-option-take-pair = { $one } + { $other }
atheneum-option-candle = { $token } comme bougie
atheneum-option-score = { $card }, { atheneum-points }{ $wand ->
    [yes] {" "}et une baguette
   *[no] {""}
}
atheneum-option-choose = { $card }
atheneum-option-capture = { $kind ->
    [wand] une baguette
    [bonus] un jeton Bonus
    [any] un livre de la couleur de votre choix
   *[side-shelf] une étagère latérale
}
atheneum-option-on = emplacement { $slot }, { atheneum-points }
atheneum-option-at = { $slot }
atheneum-option-remove = { $slot } { $colour }

## Une seule possibilité

atheneum-forced-place = Il n’y avait qu’une place : { $option }.
atheneum-forced-reward = L’araignée ne pouvait vous apporter qu’une chose : { $option }.
atheneum-forced-light = Un seul emplacement de bougie était libre : { $option }.
atheneum-forced-choose = C’était votre seule carte : { $option }.
atheneum-forced-finish = Il n’y avait plus rien à faire.
atheneum-unused = Il vous reste quelque chose à utiliser, qui serait perdu. Tapez-le encore une fois si c’est voulu.
atheneum-unused-score = Après un objectif validé, plus rien ne peut être utilisé, et il vous reste quelque chose. Tapez-le encore une fois si c’est voulu.

## Ce qui s’est passé

atheneum-event-colour = { $who ->
    [you] Votre sujet de prédilection : { $subject } ({ $colour }).
   *[other] Sujet de prédilection ({ $name }) : { $subject } ({ $colour }).
}
atheneum-event-objective = L’objectif { $card } arrive à gauche.
atheneum-event-retire = { $number ->
    [0] L’objectif { $card } quitte la rangée.
    [one] L’objectif { $card } quitte la rangée ; sa baguette retourne à la réserve.
   *[other] L’objectif { $card } quitte la rangée ; ses { $number } baguettes retournent à la réserve.
}
atheneum-event-phase = La phase { $phase } commence : six nouvelles cartes pour tout le monde.
atheneum-event-deal = { $who ->
    [you] Vous recevez { $card }.
   *[other] { $name } reçoit { $card }.
}
atheneum-event-pass = { $who ->
    [you] Vous passez { $card } à { $receiver }.
   *[other] { $to ->
        [you] { $name } vous passe { $card }.
       *[other] { $name } passe { $card } à { $receiver }.
    }
}
atheneum-event-turn = Tour { $number }.
atheneum-event-choose = { $who ->
    [you] Vous choisissez { $card }.
   *[other] { $name } choisit { $card }.
}
atheneum-event-reveal = { $who ->
    [you] Vous jouez { $card }.
   *[other] { $name } joue { $card }.
}
atheneum-event-last = { $who ->
    [you] Votre dernière carte, { $card }, est défaussée.
   *[other] { $name } défausse sa dernière carte, { $card }.
}
atheneum-event-benefit = { $who ->
    [you] Vous recevez { $benefits } ({ $study }, { $section ->
        [yellow] jaune
        [blue] bleu
       *[grey] gris
    }).
   *[other] { $name } reçoit { $benefits } ({ $study }, { $section ->
        [yellow] jaune
        [blue] bleu
       *[grey] gris
    }).
}
atheneum-event-lost = { $who ->
    [you] Ceci est perdu pour vous : { $benefit }.
   *[other] Ceci est perdu pour { $name } : { $benefit }.
}
atheneum-event-shelve = { $who ->
    [you] Vous rangez un livre en { $slot } : { $colour }.
   *[other] { $name } range un livre en { $slot } : { $colour }.
}
atheneum-event-shelve-pair = { $who ->
    [you] Vous rangez une paire à partir de { $slot } : { $one } + { $other }.
   *[other] { $name } range une paire à partir de { $slot } : { $one } + { $other }.
}
atheneum-event-reshelve-pair = { $who ->
    [you] Vous remettez la paire à partir de { $slot } : { $one } + { $other }.
   *[other] { $name } remet la paire à partir de { $slot } : { $one } + { $other }.
}
atheneum-event-remove = { $who ->
    [you] Vous retirez le livre de { $slot } : { $colour }.
   *[other] { $name } retire le livre de { $slot } : { $colour }.
}
atheneum-event-remove-pair = { $who ->
    [you] Vous retirez la paire de { $slot } : { $one } + { $other }.
   *[other] { $name } retire la paire de { $slot } : { $one } + { $other }.
}
atheneum-event-capture = { $who ->
    [you] Vous remplissez un compartiment et capturez son araignée ({ $compartment }).
   *[other] { $name } remplit un compartiment et capture son araignée ({ $compartment }).
}
atheneum-event-reward = { $who ->
    [you] L’araignée vous apporte : { $benefit }.
   *[other] L’araignée apporte à { $name } : { $benefit }.
}
atheneum-event-draw = { $who ->
    [you] Vous piochez un jeton Bonus : { $card }.
   *[other] { $name } pioche un jeton Bonus : { $card }.
}
atheneum-event-use = { $who ->
    [you] Vous utilisez le jeton : { $card }.
   *[other] { $name } utilise le jeton : { $card }.
}
atheneum-event-candle = { $who ->
    [you] Vous allumez une bougie, qui vaudra { $points } à la fin.
   *[other] { $name } allume une bougie, qui vaudra { $points } à la fin.
}
atheneum-event-score = { $who ->
    [you] Vous validez { $objective } pour { $number } points.
   *[other] { $name } valide { $objective } pour { $number } points.
}
atheneum-event-finish = { $who ->
    [you] Vous finissez votre tour.
   *[other] { $name } finit son tour.
}
atheneum-event-forfeit = { $who ->
    [you] Vous perdez un jeton Bonus inutilisé : { $card }.
   *[other] { $name } perd un jeton Bonus inutilisé : { $card }.
}
atheneum-event-return = { $who ->
    [you] { $number ->
        [one] Un livre que vous n’avez pas rangé retourne à la réserve.
       *[other] { $number } livres que vous n’avez pas rangés retournent à la réserve.
    }
   *[other] { $number ->
        [one] { $name } : un livre non rangé retourne à la réserve.
       *[other] { $name } : { $number } livres non rangés retournent à la réserve.
    }
}
atheneum-event-discard = { $card } est défaussée.
atheneum-event-end = La partie est finie.

# Plusieurs événements en une ligne
atheneum-log-reveal = Cartes : { $played }.
atheneum-log-benefits = Vous recevez : { $benefits }.
atheneum-log-turn = { $name } : { $deeds }.
atheneum-log-books = { $number ->
    [one] { $number } livre rangé
   *[other] { $number } livres rangés
}
atheneum-log-books-off = { $number ->
    [one] { $number } livre retiré des étagères
   *[other] { $number } livres retirés des étagères
}
atheneum-deed-capture = araignée capturée ({ $compartment })
atheneum-deed-candle = bougie allumée ({ $points })
atheneum-deed-score = { $objective } validé ({ $number } points)

## Le décompte

atheneum-line = { $line ->
    [track] Sur la piste : les points de la partie
    [favourite] Livres du sujet de prédilection qui se touchent
    [compartments] Compartiments remplis
    [candles] Bougies
   *[wands] Baguettes restées en main
}
atheneum-place = { $place }. { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $books ->
    [one] { $books } livre
   *[other] { $books } livres
}, dont { $loved } du sujet de prédilection
atheneum-verdict = { $why ->
    [points] { $who ->
        [you] Vous gagnez avec { atheneum-points }. L’épreuve peut venir !
       *[other] { $name } gagne avec { atheneum-points }.
    }
    [books] { $who ->
        [you] À égalité de points ({ $points }), vous gagnez par les livres rangés : { $books }.
       *[other] À égalité de points ({ $points }), { $name } gagne par les livres rangés : { $books }.
    }
    [favourite] { $who ->
        [you] À égalité de points ({ $points }) et de livres ({ $books }), vous gagnez par votre sujet de prédilection : { $loved }.
       *[other] À égalité de points ({ $points }) et de livres ({ $books }), { $name } gagne par son sujet de prédilection : { $loved }.
    }
   *[shared] { $winners } partagent la victoire : à égalité de points ({ $points }), de livres ({ $books }) et de livres de prédilection ({ $loved }).
}

## Options de table

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

# La table d’Atheneum dans le navigateur : ce que l’on touche, ce qui est montré en grand et expliqué.
# $colour est la clé d’une couleur, ou any ; $compartment, $token, $books et $parts sont déjà des mots.

## Les livres

# Ce qui est écrit au dos d’un livre : une lettre, ou deux là où une seule ne distinguerait pas les couleurs.
atheneum-letter = { $colour ->
    [turquoise] T
    [green] Ve
    [purple] Vi
    [pink] R
   *[black] N
}

## Ce qui serait perdu

atheneum-lost-books = { $number ->
    [one] { $number } { $colour ->
        [turquoise] livre turquoise
        [green] livre vert
        [purple] livre violet
        [pink] livre rose
        [black] livre noir
       *[any] livre de n’importe quelle couleur
    }
   *[other] { $number } { $colour ->
        [turquoise] livres turquoise
        [green] livres verts
        [purple] livres violets
        [pink] livres roses
        [black] livres noirs
       *[any] livres de n’importe quelle couleur
    }
}
atheneum-missing-books = { atheneum-lost-books }
atheneum-lost-bound = { $number ->
    [one] { $number } livre de n’importe quelle couleur ({ $compartment })
   *[other] { $number } livres de n’importe quelle couleur ({ $compartment })
}
atheneum-lost-token = un jeton Bonus ({ $token })
atheneum-lost-moves = { $number ->
    [one] la réorganisation de { $number } livre
   *[other] la réorganisation de { $number } livres
}
atheneum-lost-draws = { $number ->
    [one] { $number } jeton Bonus à piocher
   *[other] { $number } jetons Bonus à piocher
}
atheneum-lost-goal = { $objective } ({ atheneum-points }{ $leaves ->
    [yes] , défaussé après ce tour
   *[no] {""}
})

## Les objectifs en grand

atheneum-web-goal-title = Objectif { $objective } : { atheneum-points }{ $wand ->
    [yes] {" "}et une baguette
   *[no] {""}
}
atheneum-web-anywhere = un compartiment au choix
atheneum-web-asks = Il demande, comme sur le dessin : { $parts }.
atheneum-web-missing = { $where ->
    [anywhere] Il manque encore : { $books }.
    [nearest] Il manque encore, là où vous en êtes le plus près ({ $compartment }) : { $books }.
   *[there] Il manque encore ({ $compartment }) : { $books }.
}
atheneum-web-or = ou
atheneum-web-colour-first = Choisissez d’abord sa couleur, puis faites-le glisser.
atheneum-web-props = { $number ->
    [one] Il faut d’abord un autre livre, de n’importe quelle couleur, en dessous ou à côté.
   *[other] Il faut d’abord { $number } autres livres, de n’importe quelle couleur, en dessous ou à côté.
}
atheneum-web-in-the-way = { $number ->
    [one] Un livre d’une autre couleur occupe la place : il faudrait le réorganiser.
   *[other] { $number } livres d’autres couleurs occupent la place : il faudrait les réorganiser.
}
atheneum-web-fulfilled = { $wands ->
    [0] Rempli, mais il faut une baguette pour le valider, et vous n’en avez plus.
   *[other] Rempli : touchez-le pendant votre tour pour le valider. Cela coûte une baguette.
}
atheneum-web-leaves-in = { $turns ->
    [1] Il est défaussé après ce tour.
   *[other] Il est défaussé dans { $turns } tours, celui-ci compris.
}
atheneum-web-stays = Il reste jusqu’à la fin de la partie.

## Prendre et ranger

atheneum-web-which = De quelle couleur ?
atheneum-web-which-ask = De quelle couleur le voulez-vous ?{ $own ->
    [0] {""}
   *[other] {" "}(Vous avez déjà : { $colours }.)
}
atheneum-web-where-else = { $piece ->
    [pair] Où ranger maintenant la paire { $left } + { $right } ? Touchez entre deux emplacements.
   *[book] Où ranger maintenant le { $left-book } ?
}
atheneum-web-stay = Laisser en place
atheneum-web-aside = Mettre de côté
atheneum-web-rearrange-how = { $can ->
    [yes] { $number ->
        [one] Vous pouvez réorganiser { $number } livre : touchez un livre encadré de votre étagère, puis sa nouvelle place.
       *[other] Vous pouvez réorganiser { $number } livres : touchez un livre encadré de votre étagère, puis sa nouvelle place.
    }
   *[no] { $number ->
        [1] Aucun livre de vos étagères ne peut bouger : chacun en porte ou en soutient un autre, ou fait partie d’une paire, qui compte pour 2.
       *[other] Aucun livre de vos étagères ne peut bouger : chacun en porte ou en soutient un autre.
    }
}
atheneum-web-favourite = Votre sujet de prédilection : { $colour-subject } ({ $colour }). À la fin, chacun de ses livres qui en touche un autre vaut 1 point ; pour l’instant { $points }.

## Les cartes

atheneum-web-revealed = Les cartes sont révélées
atheneum-web-gives = { $player-who ->
    [you] votre carte
   *[other] { $player } vous donne
}
atheneum-web-last-card = l’autre carte sera défaussée
atheneum-web-sign = { $sign ->
    [sections] Une carte a trois sections : la jaune pour qui la joue, la grise pour son voisin de gauche, la bleue pour son voisin de droite.
    [any] Un livre de n’importe quelle couleur.
    [any-in] Un livre de n’importe quelle couleur, pour le compartiment marqué.
    [rearrange] Réorganiser : retirez jusqu’à ce nombre de livres de vos étagères et rangez-les ailleurs.
    [bonus] Un jeton Bonus à piocher. Utilisez-le pour ce qu’il montre, ou posez-le comme bougie.
    [wand] Une baguette : chaque objectif validé en coûte une.
    [side-shelf] Une étagère latérale, avec son propre compartiment et deux emplacements de bougie.
    [points] Des points tout de suite.
    [spider] Une araignée : remplissez son compartiment pour la capturer, et elle vous apporte quelque chose.
    [candle] Une bougie : à la fin, elle vaut les points inscrits à côté.
   *[favourite] Votre sujet de prédilection, avec le nombre de ses livres qui en touchent un autre : 1 point chacun à la fin.
}

## Partout sur la table

atheneum-web-turn = { $phase ->
    [over] La partie est terminée
   *[other] Tour { $turn }/10 · { $phase }
}
atheneum-web-goals = Objectifs
atheneum-web-goal = { $how ->
    [score] Valider
    [scored] validé
    [wand] baguette requise
    [book] ce livre suffit
    [pair] la paire suffit
    [leaving] défaussé
   *[fulfilled] rempli
}
atheneum-web-lacks = manque { $count }
atheneum-web-leaves = défaussé après ce tour
atheneum-web-any = au choix
atheneum-web-slot = { $slot } : { $book }
atheneum-web-slot-pair = { $slot } : { $book }, dans la paire { $pair }
atheneum-web-candle = Emplacement de bougie { $slot } ({ atheneum-points }) : { $lit ->
    [yes] bougie allumée
   *[no] libre
}
atheneum-web-lit = bougies allumées : { $lit } sur { $all }
atheneum-web-bay = { $compartment }, { atheneum-points }{ $full ->
    [yes] , rempli
   *[no] {""}
}{ $spider ->
    [yes] , une araignée y habite
   *[no] {""}
}
atheneum-web-room = place pour une étagère latérale
atheneum-web-tray = À utiliser ce tour-ci
atheneum-web-turn-round = Retourner la paire
atheneum-web-hand = Votre main
atheneum-web-chosen = Vous avez choisi { $card }.
atheneum-web-cards = Les cartes dont vous profitez
atheneum-web-now = Si la partie s’arrêtait là
atheneum-web-course = Le score si la partie s’était arrêtée après chaque tour.
atheneum-web-course-step = Tour
atheneum-web-line = { $line ->
    [track] Points sur la piste
    [favourite] Sujet de prédilection
    [compartments] Compartiments remplis
    [candles] Bougies
    [wands] Baguettes en main
   *[total] Total
}
atheneum-web-points = { $points ->
    [one] point
   *[other] points
}
atheneum-web-touch = { $count ->
    [one] { $count } en contact
   *[other] { $count } en contact
}
atheneum-web-doing = { $doing ->
    [draft-busy] choisit
    [draft-done] a choisi
    [work-busy] range
   *[work-done] a fini
}
atheneum-web-end = Finir le tour
atheneum-web-left = reste { $count }
atheneum-web-lost = { $lost ->
    [0] {""}
   *[other] Vous perdriez { $what }.{" "}
}{ $unscored ->
    [0] {""}
   *[other] Rempli, mais pas encore validé : { $goals }.{" "}
}Finir votre tour quand même ?
atheneum-web-end-anyway = Finir quand même
atheneum-web-not-yet = Pas encore
atheneum-web-track = Piste des scores
atheneum-web-brings = remplit un objectif, { atheneum-points }
atheneum-web-catches = capture l’araignée
atheneum-web-gets = Pour { $name }
atheneum-web-side = { $side ->
    [left] { $name }, à gauche
   *[right] { $name }, à droite
}
atheneum-web-play-ask = { $seats ->
    [2] Jouer { $card } ? Pour { $left } : { $grey }, { $blue }.
   *[other] Jouer { $card } ? Pour { $left } : { $grey } ; pour { $right } : { $blue }.
}
atheneum-web-play = Jouer { $card }
atheneum-web-put-back = Reposer
atheneum-web-reset = Recommencer le tour
atheneum-web-reset-ask = Annuler tout ce qui peut l’être dans ce tour (coups : { $count }) ?
atheneum-web-reset-yes = Tout annuler
atheneum-web-turn-short = { $phase ->
    [over] Fin
   *[other] Tour { $turn }/10
}
atheneum-web-where = { $piece ->
    [pair] Où va la paire { $left } + { $right } ? Touchez entre deux emplacements.
    [candle] Où va la bougie ?
   *[book] Où va le { $left-book } ?
}
atheneum-web-lens = Voir de près
atheneum-web-filled = Livres : { $books } sur { $slots }. Une fois rempli : { atheneum-points }.

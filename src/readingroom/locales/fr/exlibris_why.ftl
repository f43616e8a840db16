# Ex Libris : pourquoi une chose n’est pas possible maintenant.
# $player est le nom d’une place ; $player-who vaut "you" pour la place de qui lit, sinon "other" ou "nobody".

## Les assistants

exlibris-why-no-plain = Tous vos assistants ordinaires sont déjà placés.
exlibris-why-no-special = Vous n’avez pas d’assistant spécial à placer.
exlibris-why-home-full = Les trois emplacements de votre bibliothèque sont occupés.
exlibris-why-not-in-town = Ce lieu n’est pas en jeu : { exlibris-location }.
exlibris-why-snowman = { $player-who ->
    [you] Votre Bonhomme de neige est là : aucun autre assistant ne peut être placé sur ce lieu ({ exlibris-location }).
   *[other] Le Bonhomme de neige est là ({ $player }) : aucun autre assistant ne peut être placé sur ce lieu ({ exlibris-location }).
}
exlibris-why-one-each = { exlibris-location } : un de vos assistants y est déjà. En solo, un seul par lieu.
exlibris-why-ghost-hut = Le Fantôme n’entre jamais dans la Tente du devin.
exlibris-why-sasquatch = { exlibris-location } : un adversaire s’y trouve, et le Sasquatch garde ses distances.
exlibris-why-top-bid = La mise est de { $high } : personne ne peut miser plus ici.
exlibris-why-full = { $count ->
    [one] { exlibris-location } : le seul emplacement est occupé.
   *[other] { exlibris-location } : les { $count } emplacements sont occupés.
}
exlibris-why-guild-home = { $assistant ->
    [special] La Guilde déplace un assistant de votre bibliothèque, or votre assistant spécial n’y est pas.
   *[plain] La Guilde déplace un assistant de votre bibliothèque, or aucun assistant ordinaire ne s’y trouve.
}
exlibris-why-guild-nobody = { exlibris-location } : aucun assistant adverse à déloger.
exlibris-why-outbid = La mise est déjà de { $high }, donc { $number } ne suffit pas : il faut miser plus.
exlibris-why-space-closed = L’emplacement { $number } n’est pas ouvert à si peu de joueurs.
exlibris-why-space-held = L’emplacement { $number } est occupé.
exlibris-why-space-same = Ici, tous les emplacements libres se valent : prenez celui qui est proposé.
exlibris-why-oust-there = Seul un assistant adverse de ce lieu peut céder sa place.
exlibris-why-lodge-own = Seuls vos propres assistants peuvent revenir dans votre bibliothèque.
exlibris-why-lodge-once = Vous avez déjà ramené un assistant dans votre bibliothèque : le Salon ne le permet qu’une fois.
exlibris-why-lodge-away = Cet assistant n’est pas sur un lieu.
exlibris-why-lodge-itself = L’assistant qui est au Salon y reste.

## Catégories, joueurs, bibliothèques

exlibris-why-not-offered = Cette bibliothèque ne vous est pas proposée.
exlibris-why-named = { $player-who ->
    [you] Vous avez déjà énoncé cette catégorie.
   *[other] Catégorie déjà énoncée ({ $player }) : toutes doivent être différentes.
}
exlibris-why-yourself = Vous ne pouvez pas vous choisir vous-même.
exlibris-why-asked-already = Vous avez déjà tenté de voler { $player }.
exlibris-why-not-beside = { $player } n’a pas d’assistant ici ({ exlibris-location }).
exlibris-why-drawn = Vous avez déjà pioché votre carte.
exlibris-why-pile-empty = Il n’y a plus de carte à piocher.
exlibris-why-give-more = { $count ->
    [one] Encore une carte d’abord.
   *[other] Encore { $count } cartes d’abord.
}
exlibris-why-must = Impossible de refuser : choisissez.

## Les cartes

exlibris-why-no-hand = Vous n’avez pas de carte en main.
exlibris-why-nothing-up = Choisissez d’abord la carte à archiver, puis sa place.
exlibris-why-shelved = Vous avez déjà archivé votre carte.
exlibris-why-shelve-later = Pour archiver, il faut l’action d’un assistant : placez-en un d’abord, par exemple dans votre bibliothèque.
exlibris-why-not-got = Seule une carte que vous venez de récupérer peut être archivée maintenant.
exlibris-why-not-in-hand = { $card } n’est pas dans votre main.
exlibris-why-not-here = { $card } n’est pas sur ce lieu ({ exlibris-location }).
exlibris-why-not-laid-out = { $card } n’est pas parmi les cartes au choix.
exlibris-why-not-showing = { $card } n’a pas de livre de cette catégorie : { exlibris-category }.
exlibris-why-hand-only = { $card } est dans votre collection : seules les cartes de votre main conviennent.
exlibris-why-buried = { $card } est enterrée : seule la carte du dessus peut quitter la collection.
exlibris-why-not-yours = { $card } n’est ni dans votre main ni dans votre collection.

## La collection

exlibris-why-not-touching = Une carte doit en toucher une autre déjà archivée : à gauche, à droite, au-dessus ou au-dessous.
exlibris-why-fourth-row = Ce serait une quatrième rangée : une collection en a trois au plus.
exlibris-why-too-wide = La collection fait déjà { $most } cartes de large : elle ne peut plus s’étendre.
exlibris-why-place-held = Une carte s’y trouve déjà.
exlibris-why-first-card = La première carte va à la place qui brille : la collection s’étendra tout autour.
exlibris-why-not-emptied = La carte va à une place que le décalage a libérée.
exlibris-why-splits = La collection serait coupée en plus de morceaux qu’avant.
exlibris-why-mummy-only = Seule la Momie enterre des cartes.
exlibris-why-no-grave = Il n’y a pas de carte à cette place.
exlibris-why-buried-once = Une carte y est déjà enterrée : une seule par place.
exlibris-why-no-shift = Décalé ainsi, le groupe ne fait pas de place pour la carte.
exlibris-why-not-on-shelf = { $card } n’est pas dans votre collection.
exlibris-why-lodge-shelved = Vous avez déjà déplacé une carte archivée : le Salon ne le permet qu’une fois.
exlibris-why-in-group = { $card } fait déjà partie du groupe.
exlibris-why-not-beside-group = { $card } ne touche pas le groupe.
exlibris-why-stuck = { $card } ne peut pas glisser sans couper la collection.
exlibris-why-no-run = La dernière carte ne peut pas être { $card } : le groupe ne glisserait pas.
exlibris-why-no-slide = Une carte gêne le passage, ou la collection serait coupée.
exlibris-why-same-card = Une carte ne s’échange pas contre elle-même.
exlibris-why-turned = { $card } est déjà choisie.
exlibris-why-face-down = { $card } est déjà face cachée.

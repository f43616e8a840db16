# Ex Libris à la table : noms, questions, choix, et ce qui se passe.
# $who vaut « you » pour la place de qui regarde, sinon « other » ; $name est le nom de la place.

## Les choses

exlibris-location = { $location ->
    [home] la maison
    [diviners-hut] Tente du devin
    [book-swap] Bourse d’échange
    [auction-house] Vente aux enchères
    [donation-bin] Boîte à dons
    [community-center] Centre communautaire
    [wishing-well] Puits aux souhaits
    [gambling-den] Tripot clandestin
    [librarians-lodge] Salon littéraire
    [book-collector] Collectionneur
    [bookseller] Librairie du bon mot
    [dump] Décharge publique
    [alehouse] Brasserie des amis
    [mystery-shack] Cabane mystérieuse
    [flea-market] Marché aux puces
    [assistants-guild] Guilde des assistants
    [tax-collector] Collecteur d’impôts
    [yard-sale] Grande braderie
   *[joiners-workshop] Atelier du menuisier
}
exlibris-assistant = { $assistant ->
    [goblin-sneak] Gobelin sournois
    [automaton] Automate
    [mummy] Momie
    [gelatinous-cube] Cube gélatineux
    [sasquatch] Sasquatch
    [bookworm] Ver bibliophage
    [ghost] Fantôme
    [snowman] Bonhomme de neige
    [junk-golem] Golem de bric et de broc
    [wizard] Magicien
    [witch] Sorcière
    [fire-imp] Feu follet
   *[plain] assistant
}
exlibris-power = { $assistant ->
    [goblin-sneak] vole une carte à chaque adversaire présent là où il arrive
    [automaton] fait une action maison pour chacun de vos autres assistants là où il arrive
    [mummy] peut enterrer les cartes qu’elle archive : 2 points chacune
    [gelatinous-cube] prélève un péage sur les adversaires qui arrivent là où il est
    [sasquatch] fuit les adversaires ; revient chez vous quand l’un arrive
    [bookworm] chez vous, fait les deux actions maison, puis encore pour une carte
    [ghost] peut partager un emplacement occupé, et pioche alors une carte
    [snowman] interdit aux autres un lieu à effet instantané
    [junk-golem] récupère une carte de chaque lieu résolu
    [wizard] peut décaler des cartes archivées pour faire de la place
    [witch] peut échanger une carte avec un livre banni contre le dessus de la pioche
    [fire-imp] peut brûler des cartes d’un lieu contre des actions maison
   *[plain] n’a pas de pouvoir
}
exlibris-initial = { $category ->
    [codices] C
    [fiction] F
    [historic] H
    [monsters] B
    [reference] R
   *[spells] P
}
exlibris-card = { $text } ({ $books })
exlibris-card-hidden = une carte
exlibris-direction = { $direction ->
    [left] vers la gauche
    [right] vers la droite
    [up] vers le haut
   *[down] vers le bas
}

## La table

exlibris-round = manche { $number }{ $last ->
    [yes] , la dernière
   *[no] { "" }
}
exlibris-piles = pioche { $draw } · défausse { $discard }{ $top ->
    [none] { "" }
   *[other] , dessus { $top }
}
exlibris-over = la partie est finie
exlibris-prominent = Populaire
exlibris-banned = banni
exlibris-focus = votre spécialité
exlibris-token = premier joueur
exlibris-shelved = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
exlibris-in-hand = main { $count }
exlibris-hand = Votre main
exlibris-nothing = rien
exlibris-face-down-cards = { $count } face cachée
exlibris-revealed = Révélées
exlibris-open-libraries = Bibliothèques au choix : { $libraries }
exlibris-looking = Vous regardez
exlibris-taken = Récupérées
exlibris-spent = Déposées
exlibris-suggestion = À retourner de préférence : { $cards }.

## Ce qui est demandé

exlibris-prompt-choose-library = Quelle bibliothèque gardez-vous ?
exlibris-prompt-choose-open-library = Quelle bibliothèque prenez-vous ? Toutes celles qui sont révélées sont au choix.
exlibris-prompt-place-assistant = Où placez-vous un assistant ?
exlibris-prompt-choose-space = { exlibris-location } : quel emplacement ?
exlibris-prompt-choose-bid = Combien misez-vous ? Vous paierez autant de cartes de votre main.
exlibris-prompt-home-action = Vous pouvez piocher une carte ou en archiver une de votre main.
exlibris-prompt-both-home-actions = Vous pouvez piocher une carte et en archiver une de votre main.
exlibris-prompt-take = { exlibris-location } : quelle carte prenez-vous ?
exlibris-prompt-shelve-taken = Vous pouvez archiver ce que vous avez récupéré.
exlibris-prompt-shelve-hand = Vous pouvez archiver une carte de votre main.
exlibris-prompt-place-card = Où va { $card } ?
exlibris-prompt-place-or-bury = Où va { $card } ? La Momie peut l’enterrer, ou enterrer une autre carte dessous.
exlibris-prompt-place-or-shift = Où va { $card } ? Le Magicien peut d’abord décaler un groupe de cartes.
exlibris-prompt-choose-group = Quelles cartes le Magicien décale-t-il, et dans quel sens ?
exlibris-prompt-fill-gap = Dans quel emplacement libéré va { $card } ?
exlibris-prompt-slide-from = Atelier du menuisier : par quelle carte commence la suite, à gauche ?
exlibris-prompt-slide-to = Et par quelle carte finit-elle, à droite ?
exlibris-prompt-slide-by = De combien glisse-t-elle ?
exlibris-prompt-give-up = { $location ->
    [home] Ver bibliophage
   *[other] { exlibris-location }
} : quelles cartes défaussez-vous ? Déposées : { $laid }{ $more ->
    [0] { "" }
   *[other] , encore { $more } au moins
}.
exlibris-prompt-swap-hand = Bourse d’échange : quelle carte de votre main donnez-vous ?
exlibris-prompt-rearrange = Échanger { $card } avec une autre carte, ou la retirer pour l’archiver à nouveau ?
exlibris-prompt-name-category = { exlibris-location } : quelle catégorie énoncez-vous ?
exlibris-prompt-search = Quelle carte de la défausse prenez-vous ({ exlibris-category }) ?
exlibris-prompt-take-showing = Quelles cartes révélez-vous et prenez-vous ({ exlibris-category }) ?
exlibris-prompt-give-one = Quelle carte donnez-vous à un adversaire ?
exlibris-prompt-give-to = À qui ?
exlibris-prompt-bet = Tripot clandestin : sur quelle catégorie pariez-vous ?
exlibris-prompt-take-revealed = Brasserie des amis : quelle carte prenez-vous ?
exlibris-prompt-pay-tax = Collecteur d’impôts : quelle carte donnez-vous ?
exlibris-prompt-lay-out = Grande braderie : quelles cartes de votre main proposez-vous ?
exlibris-prompt-sale = Grande braderie ({ $name }) : prenez-vous une carte ?
exlibris-prompt-lodge = Salon littéraire : renvoyer un assistant chez vous, ou déplacer une carte archivée ?
exlibris-prompt-guild = Guilde des assistants : qui déplacez-vous de votre bibliothèque, et où ?
exlibris-prompt-oust = { exlibris-location } : quel assistant cède sa place ?
exlibris-prompt-steal = Gobelin sournois : qui tentez-vous de voler ?
exlibris-prompt-demand = Quelle catégorie demandez-vous à { $name } ?
exlibris-prompt-hand-over = { $name } exige { exlibris-category } : quelle carte donnez-vous ?
exlibris-prompt-pay-toll = { $name } a le Cube gélatineux ici : donner une carte au hasard, ou permettre les deux actions maison ?
exlibris-prompt-retreat = Un adversaire est arrivé. Reprenez-vous le Sasquatch ?
exlibris-prompt-repeat = Ver bibliophage : défausser une carte pour refaire les deux actions maison ?
exlibris-prompt-salvage = Golem de bric et de broc : quelle carte récupérez-vous ?
exlibris-prompt-keep-either = Sorcière : quelle carte gardez-vous ?
exlibris-prompt-burn = Feu follet : brûlez-vous des cartes de ce lieu ?
exlibris-prompt-remove-tile = Quel lieu quitte la partie ?
exlibris-prompt-turn-down = Avant l’inspection : quelles cartes retournez-vous ? Choisies : { $chosen }.
exlibris-prompt-over = La partie est finie.

## Ce qu’on peut faire

exlibris-option-done = { $asked ->
    [choose-group] ne rien décaler
    [retreat] le laisser là
    [repeat] non
    [burn] ne rien brûler
    [salvage] n’en sauver aucune
   *[other] terminé
}
exlibris-option-pass = passer
exlibris-option-draw = piocher une carte
exlibris-option-retreat = la reprendre
exlibris-option-give-blindly = donner une carte au hasard
exlibris-option-allow = permettre les deux actions maison
exlibris-option-again = { $asked ->
    [rearrange] la retirer pour l’archiver à nouveau
   *[other] encore une fois
}
exlibris-option-burn-blindly = en brûler une sans la voir
exlibris-option-burn-all = les brûler toutes
exlibris-option-shift = décaler { exlibris-direction }
exlibris-option-space = emplacement { $number }
exlibris-option-bid = miser { $number }
exlibris-option-to = { $name }
exlibris-option-name = { exlibris-category }
exlibris-option-keep = { exlibris-assistant } : { exlibris-power }
exlibris-option-place = { exlibris-location }
exlibris-option-special = { exlibris-location }, avec l’assistant spécial ({ exlibris-assistant })
exlibris-option-recall = ramener de { exlibris-location } ({ exlibris-assistant })
exlibris-option-oust = { $name } ({ exlibris-assistant }), emplacement { $number }
exlibris-option-remove = { exlibris-location }
exlibris-option-at = { $row ->
    [0] une nouvelle rangée au-dessus
   *[other] rangée { $row }
}, { $column ->
    [0] à gauche de la colonne 1
   *[other] colonne { $column }
}
exlibris-option-over = par-dessus { $card }
exlibris-option-under = sous { $card }
exlibris-option-shelve = archiver { $card }
exlibris-option-take = { $card }
exlibris-option-discard = défausser { $card }
exlibris-option-give = { $card }
exlibris-option-lift = { $asked ->
    [place-or-shift] décaler d’abord { $card }
    [choose-group] { $card } avec
    [lodge] déplacer { $card }
   *[other] { $card }
}
exlibris-option-swap = échanger avec { $card }
exlibris-option-turn = retourner { $card }
exlibris-option-slide = { $number ->
    [one] { $number } place { exlibris-direction }
   *[other] { $number } places { exlibris-direction }
}
exlibris-menu = { $verb ->
    [place] assistant
    [remove] retirer
    [at] rangée, colonne
    [over] sur
    [under] sous
    [shelve] archiver
    [take] prendre
    [discard] défausser
    [give] donner
    [lift] de la collection
    [swap] échanger avec
    [turn] face cachée
    [slide] déplacer
   *[other] { "" }
}
exlibris-legend =
    ◷ effet retardé   ⌂ à la maison   ☞ encore à placer   ● assistant   * assistant spécial
    ⚑ jeton premier joueur   ▸ doit répondre   ▒ face cachée   _ une carte est enterrée dessous
    ? 7, ? tripot clandestin, ? sorcière : la règle d’un lieu ou d’un assistant spécial
exlibris-forced = Pas de choix : il n’y avait qu’une chose à faire.

## Ce qui s’est passé

exlibris-event-tile = { exlibris-location } est révélé.
exlibris-event-first = { $who ->
    [you] Vous commencez.
   *[other] { $name } commence.
}
exlibris-event-offer = { $who ->
    [you] Vous recevez { exlibris-assistant }.
   *[other] { $name } reçoit une bibliothèque.
}
exlibris-event-keep-library = { $who ->
    [you] Vous gardez { exlibris-assistant }.
   *[other] { $name } garde { exlibris-assistant }.
}
exlibris-event-lay-library = Bibliothèque révélée : { exlibris-assistant }.
exlibris-event-put-away = { $seen ->
    [no] L’autre bibliothèque est écartée.
   *[yes] Bibliothèque écartée : { exlibris-assistant }.
}
exlibris-event-prominent = Populaire : { exlibris-category }.
exlibris-event-banned = Banni : { exlibris-category }.
exlibris-event-focus = { $who ->
    [you] Votre spécialité : { exlibris-category }.
   *[other] { $name } reçoit une spécialité secrète.
}
exlibris-event-public-focus = La bibliothèque publique reçoit une spécialité secrète.
exlibris-event-clue = Un indice : { exlibris-category } n’est pas la spécialité de la bibliothèque publique.
exlibris-event-public = { $card } va à la bibliothèque publique.
exlibris-event-remove = { exlibris-location } quitte la partie.
exlibris-event-deal = { $who ->
    [you] Vous recevez { $card }.
   *[other] { $name } reçoit une carte.
}
exlibris-event-reshuffle = La défausse est mélangée en une nouvelle pioche.
exlibris-event-round = La manche { $number } commence.
exlibris-event-tiles-reshuffled = Les lieux défaussés forment une nouvelle pile.
exlibris-event-lay = { $seen ->
    [no] Une carte est posée face cachée
   *[yes] { $card } est posée
} : { exlibris-location }.
exlibris-event-last-round = C’est la dernière manche.
exlibris-event-place = { $who ->
    [you] Vous placez { exlibris-placed } : { exlibris-location }.
   *[other] { $name } place { exlibris-placed } : { exlibris-location }.
}
exlibris-placed = { $assistant ->
    [plain] un assistant
   *[other] l’assistant spécial ({ exlibris-assistant })
}
exlibris-event-draw = { $who ->
    [you] Vous piochez { $card }.
   *[other] { $name } pioche une carte.
}
exlibris-event-careful-draw = { $who ->
    [you] Vous piochez { $card }.
   *[other] { $name } pioche une carte.
}
exlibris-event-weigh = { $who ->
    [you] Vous pesez { $card } : elle a un livre banni.
   *[other] { $name } a un livre banni, et l’examine.
}
exlibris-event-take = { $who ->
    [you] Vous prenez { $card }.
   *[other] { $name } prend { $card }.
}
exlibris-event-keep = { $who ->
    [you] Vous gardez { $card }.
   *[other] { $name } garde { $card }.
}
exlibris-event-pick = { $who ->
    [you] Vous prenez en main { $card }.
   *[other] { $name } prend en main { $card }.
}
exlibris-event-shelve = { $who ->
    [you] Vous archivez { $card }.
   *[other] { $name } archive { $card }.
}
exlibris-event-bury = { $who ->
    [you] Vous enterrez { $card }.
   *[other] { $name } enterre { $card }.
}
exlibris-event-cover = { $who ->
    [you] Vous recouvrez { $card }.
   *[other] { $name } recouvre { $card }.
}
exlibris-event-reorder = Des cartes face cachée sont déplacées.
exlibris-event-shift = { $who ->
    [you] Vous décalez des cartes { exlibris-direction }.
   *[other] { $name } décale des cartes { exlibris-direction }.
}
exlibris-event-slide = { $who ->
    [you] Vous faites glisser des cartes sur une rangée.
   *[other] { $name } fait glisser des cartes sur une rangée.
}
exlibris-event-give-up = { $who ->
    [you] Vous déposez { $card }.
   *[other] { $name } dépose { $card }.
}
exlibris-event-take-off = { $who ->
    [you] Vous retirez de la collection { $card }.
   *[other] { $name } retire de sa collection { $card }.
}
exlibris-event-discard = { $card } est défaussée.
exlibris-event-leave = { $who ->
    [you] Vous laissez { $card }.
   *[other] { $name } laisse { $card }.
}
exlibris-event-lift = { $who ->
    [you] Vous retirez de la collection { $card }.
   *[other] { $name } retire de sa collection { $card }.
}
exlibris-event-exchange = { $who ->
    [you] Vous échangez deux cartes archivées.
   *[other] { $name } échange deux cartes archivées.
}
exlibris-event-exchange-out = { $who ->
    [you] Vous reprenez de la collection { $card }.
   *[other] { $name } reprend de sa collection { $card }.
}
exlibris-event-exchange-in = { $who ->
    [you] Vous mettez à sa place { $card }.
   *[other] { $name } met à sa place { $card }.
}
exlibris-event-recall = { $who ->
    [you] Vous ramenez un assistant : { exlibris-location }.
   *[other] { $name } ramène un assistant : { exlibris-location }.
}
exlibris-event-name = { $who ->
    [you] Vous énoncez { exlibris-category }.
   *[other] { $name } énonce { exlibris-category }.
}
exlibris-event-look = { $who ->
    [you] Vous regardez { $card }.
   *[other] { $name } regarde { $card }.
}
exlibris-event-put-back = { $who ->
    [you] Vous remettez { $card }.
   *[other] { $name } remet { $card }.
}
exlibris-event-reveal = { $who ->
    [you] Vous révélez { $card }.
   *[other] { $name } révèle { $card }.
}
exlibris-event-token = { $who ->
    [you] Vous prenez le jeton premier joueur.
   *[other] { $name } prend le jeton premier joueur.
}
exlibris-event-bid = { $who ->
    [you] Vous misez { $number }.
   *[other] { $name } mise { $number }.
}
exlibris-event-outbid = { $who ->
    [you] Votre mise est dépassée.
   *[other] { $name } voit sa mise dépassée.
}
exlibris-event-no-sale = { $who ->
    [you] Vous n’obtenez rien à la vente.
   *[other] { $name } n’obtient rien à la vente.
}
exlibris-event-choose = { $who ->
    [you] Vous choisissez { $card }.
   *[other] { $name } choisit { $card }.
}
exlibris-event-give = { $who ->
    [you] Vous donnez { $card }.
   *[other] { $name } donne { $card }.
}
exlibris-event-win = { $who ->
    [you] Vous gagnez le pari sur { exlibris-category }.
   *[other] { $name } gagne le pari sur { exlibris-category }.
}
exlibris-event-no-winner = Personne ne gagne le pari.
exlibris-event-oust = { $who ->
    [you] Vous récupérez un assistant : { exlibris-location }.
   *[other] { $name } récupère un assistant : { exlibris-location }.
}
exlibris-event-pay = { $who ->
    [you] Vous donnez { $card }.
   *[other] { $name } donne { $card }.
}
exlibris-event-pass = { $who ->
    [you] Vous passez.
   *[other] { $name } passe.
}
exlibris-event-take-back = { $who ->
    [you] Vous reprenez { $card }.
   *[other] { $name } reprend { $card }.
}
exlibris-event-hand-over = { $who ->
    [you] Vous remettez { $card }.
   *[other] { $name } remet { $card }.
}
exlibris-event-show-hand = { $who ->
    [you] Vous n’en avez pas, et montrez votre main ({ exlibris-category }).
   *[other] { $name } n’en a pas, et montre sa main ({ exlibris-category }).
}
exlibris-event-show = { $who ->
    [you] Vous montrez { $card }.
   *[other] { $name } montre { $card }.
}
exlibris-event-toll = { $who ->
    [you] Vous donnez { $card } au Cube gélatineux.
   *[other] { $name } donne { $card } au Cube gélatineux.
}
exlibris-event-allow = { $who ->
    [you] Vous permettez les deux actions maison.
   *[other] { $name } permet les deux actions maison.
}
exlibris-event-retreat = { $who ->
    [you] Vous reprenez le Sasquatch.
   *[other] { $name } reprend le Sasquatch.
}
exlibris-event-lay-open = { $card } devrait être défaussée.
exlibris-event-burn = { $who ->
    [you] Vous brûlez { $card }.
   *[other] { $name } brûle { $card }.
}
exlibris-event-permanent = { exlibris-location } devient permanent.
exlibris-event-old-tile = { exlibris-location } est défaussé.
exlibris-event-end = L’inspection arrive : chacun choisit en secret les cartes à retourner.
exlibris-event-choose-down = { $who ->
    [you] Vous retournerez { $label }.
   *[other] { $name } choisit.
}
exlibris-event-ready = { $who ->
    [you] Tout est prêt chez vous pour l’inspection.
   *[other] { $name } attend l’inspection.
}
exlibris-event-turn-down = { $who ->
    [you] Vous retournez { $card }.
   *[other] { $name } retourne { $card }.
}
exlibris-event-out-of-order = { $who ->
    [you] Votre carte { $card } n’est pas à sa place, et est retournée.
   *[other] { $name } : la carte { $card } n’est pas à sa place, et est retournée.
}

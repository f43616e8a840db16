# Ex Libris à la table : noms, questions, choix, et ce qui se passe.
# $player est le nom d’une place ; $player-who vaut "you" pour la place de qui lit, sinon "other" ou "nobody".

## Les choses

exlibris-location = { $location ->
    [home] Bibliothèque
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
    .at = { $location ->
        [home] dans votre bibliothèque
        [diviners-hut] à la Tente du devin
        [book-swap] à la Bourse d’échange
        [auction-house] à la Vente aux enchères
        [donation-bin] à la Boîte à dons
        [community-center] au Centre communautaire
        [wishing-well] au Puits aux souhaits
        [gambling-den] au Tripot clandestin
        [librarians-lodge] au Salon littéraire
        [book-collector] chez le Collectionneur
        [bookseller] à la Librairie du bon mot
        [dump] à la Décharge publique
        [alehouse] à la Brasserie des amis
        [mystery-shack] à la Cabane mystérieuse
        [flea-market] au Marché aux puces
        [assistants-guild] à la Guilde des assistants
        [tax-collector] chez le Collecteur d’impôts
        [yard-sale] à la Grande braderie
       *[joiners-workshop] à l’Atelier du menuisier
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
exlibris-library-of = { $assistant ->
    [goblin-sneak] le Gobelin sournois (Grottes de la perception)
    [automaton] l’Automate (Catalogue mécanique)
    [mummy] la Momie (Pyramide des papyrus)
    [gelatinous-cube] le Cube gélatineux (Donjon de la pensée profonde)
    [sasquatch] le Sasquatch (Vallon caché)
    [bookworm] le Ver bibliophage (Terrier des reliures)
    [ghost] le Fantôme (Manoir hanté)
    [snowman] le Bonhomme de neige (Igloo des renseignements)
    [junk-golem] le Golem de bric et de broc (Casse des rayonnages)
    [wizard] le Magicien (Tour des tomes)
    [witch] la Sorcière (Cottage des curiosités)
    [fire-imp] le Feu follet (Bibliothèque volcanique)
   *[plain] une bibliothèque ordinaire
}
exlibris-power = { $assistant ->
    [goblin-sneak] Quand il rejoint des adversaires, énoncez pour chacun une catégorie : il vous donne une carte comportant un livre de cette catégorie, s’il en a une.
    [automaton] Là où il arrive, vous pouvez piocher ou archiver une carte pour chacun de vos autres assistants présents.
    [mummy] Une carte qu’elle archive peut aller sur une carte archivée ou dessous ; chaque carte ainsi enterrée rapporte 2 points.
    [gelatinous-cube] Quand un adversaire arrive là où il est, il vous donne une carte au hasard ou vous laisse piocher une carte et en archiver une.
    [sasquatch] Il ne va que là où il n’y a aucun adversaire ; quand l’un d’eux arrive, vous pouvez le reprendre et le placer de nouveau.
    [bookworm] Dans votre bibliothèque, vous pouvez piocher une carte et en archiver une, et recommencer si vous défaussez une carte.
    [ghost] Il peut partager un emplacement occupé d’un lieu à effet instantané ; vous piochez alors d’abord une carte.
    [snowman] Tant qu’il est sur un lieu à effet instantané, aucun autre assistant ne peut y être placé.
    [junk-golem] Lors de la résolution, vous pouvez prendre une des cartes qui seraient défaussées de chaque lieu, le sien étant le dernier.
    [wizard] Quand il archive une carte, vous pouvez d’abord décaler d’une place un groupe de cartes archivées pour faire de la place.
    [witch] Quand elle pioche ou prend une carte avec un livre banni, vous pouvez garder à la place la première carte de la pioche.
    [fire-imp] Là où il arrive, vous pouvez défausser une des cartes du lieu pour piocher ou archiver une carte, ou toutes pour le faire deux fois.
   *[plain] Il n’a pas de pouvoir.
}
exlibris-initial-codices = C
exlibris-initial-fiction = F
exlibris-initial-historic = H
exlibris-initial-monsters = B
exlibris-initial-reference = R
exlibris-initial-spells = P
exlibris-card-2 = { $card } ({ $a } { $b })
    .pictured = { $card }
exlibris-card-3 = { $card } ({ $a } { $b } { $c })
    .pictured = { $card }
exlibris-card-4 = { $card } ({ $a } { $b } { $c } { $d })
    .pictured = { $card }
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
exlibris-prominent = Livres populaires
exlibris-banned = Livres bannis
exlibris-focus = Votre spécialité
exlibris-token = premier joueur
exlibris-shelved = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
exlibris-in-hand = main { $count }
exlibris-hand = Votre main
exlibris-nothing = rien
exlibris-face-down-cards = { $count ->
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
}
exlibris-revealed = Révélées
exlibris-open-libraries = Bibliothèques au choix : { $libraries }
exlibris-looking = Sous vos yeux
exlibris-taken = Nouvelles cartes
exlibris-spent = Choisies
exlibris-suggestion = { $count ->
    [0] Il n’y a rien à retourner.
   *[other] Le mieux : retourner { $cards }.
}

## Toute la table en mots

exlibris-zone = { $zone ->
    [round] Manche
    [categories] Catégories
    [draw] Pioche
    [discard] Défausse
    [revealed] Révélées
    [old-tiles] Lieux défaussés
    [assistants] Assistants
    [hand] Main
    [looking] Sous les yeux
    [spent] Choisies
    [taken] Nouvelles cartes
    [shelf] Collection
   *[focus] Spécialité
}
exlibris-round-now = { $last ->
    [yes] Manche { $number }, la dernière
   *[no] { $number ->
        [0] Choix des bibliothèques
       *[other] Manche { $number }
    }
}
exlibris-limit = { $number } cartes archivées déclenchent la dernière manche
exlibris-end = { $when ->
    [round] Fin après la manche { $number }
   *[cards] La dernière à { $number } cartes archivées
}
exlibris-first = Jeton Premier joueur : { player }
exlibris-part = { $part ->
    [prominent] Livres populaires : { exlibris-category }
    [clue] Pas la spécialité de la bibliothèque publique : { exlibris-category }
   *[banned] Livres bannis : { exlibris-category }
}
exlibris-town = { $number }. { exlibris-location }{ $effect ->
    [delayed] , effet retardé
   *[instant] { "" }
}
exlibris-stands = { player } : { exlibris-assistant }, emplacement { $space }
exlibris-free = { $count ->
    [one] { $count } emplacement libre
   *[other] { $count } emplacements libres
}
exlibris-at = { exlibris-assistant } : { exlibris-location }
exlibris-ready = { exlibris-assistant } : encore à placer
exlibris-row = Rangée { $row } : { $cards }
exlibris-empty-place = vide
exlibris-down-place = une carte face cachée
exlibris-down-card = { $card }, face cachée
exlibris-buried-place = { $card }, avec une carte enterrée dessous

## Ce qui est demandé

exlibris-prompt-choose-library = Quelle bibliothèque gardez-vous ?
exlibris-prompt-choose-open-library = Quelle bibliothèque prenez-vous parmi celles qui sont révélées ?
exlibris-prompt-place-assistant = Où placez-vous un assistant ?
exlibris-prompt-choose-space = { $location ->
    [auction-house] Combien misez-vous ? Vous paierez autant de cartes de votre main.
   *[other] { exlibris-location } : quel emplacement ?
}
exlibris-prompt-home-action = Vous pouvez piocher une carte ou en archiver une de votre main.
exlibris-prompt-both-home-actions = { $left ->
    [draw] Vous pouvez encore piocher une carte.
    [shelve] Vous pouvez encore archiver une carte de votre main.
   *[both] Vous pouvez piocher une carte et en archiver une de votre main.
}
exlibris-prompt-take = { exlibris-location } : quelle carte prenez-vous ?
exlibris-prompt-shelve-taken = { $count ->
    [one] { $got ->
        [one] Vous pouvez archiver la carte que vous venez de récupérer.
       *[other] Vous pouvez archiver une des cartes que vous venez de récupérer.
    }
   *[other] Vous pouvez archiver jusqu’à { $count } des cartes que vous venez de récupérer.
}
exlibris-prompt-shelve-hand = { $count ->
    [one] Vous pouvez archiver une carte de votre main.
   *[other] Vous pouvez archiver jusqu’à { $count } cartes de votre main.
}
exlibris-prompt-place-card = Où va { $card } ?
exlibris-prompt-place-or-bury = Où va { $card } ? La Momie peut l’enterrer, ou enterrer une autre carte dessous.
exlibris-prompt-place-or-shift = Où va { $card } ? Le Magicien peut d’abord décaler un groupe de cartes.
exlibris-prompt-choose-group = Quelles cartes le Magicien décale-t-il, et dans quel sens ?
exlibris-prompt-fill-gap = Où va { $card }, parmi les places libérées ?
exlibris-prompt-slide-from = Atelier du menuisier : quelle est la première carte à déplacer, en partant de la gauche ?
exlibris-prompt-slide-to = Atelier du menuisier : et quelle est la dernière carte à déplacer, vers la droite ?
exlibris-prompt-slide-by = Atelier du menuisier : de combien de places déplacez-vous ces cartes ?
exlibris-prompt-give-up = { $location ->
    [auction-house] Vente aux enchères : choisissez les cartes avec lesquelles vous payez. Encore à payer : { $more }.
    [home] Ver bibliophage : choisissez une carte à défausser.
   *[other] { exlibris-location } : { $more ->
        [0] choisissez les cartes à défausser
       *[other] choisissez au moins une carte à défausser
    }. Choisies : { $laid }.
}
exlibris-prompt-swap-hand = Bourse d’échange : quelle carte de votre main donnez-vous ? Vous en prendrez une ici en échange.
exlibris-prompt-rearrange = Échanger { $card } avec une autre carte, ou la retirer pour l’archiver à nouveau ?
exlibris-prompt-name-category = { exlibris-location } : quelle catégorie énoncez-vous ? Ce choix est définitif : vous verrez ensuite les cartes.
exlibris-prompt-search = Quelle carte de la défausse prenez-vous ({ exlibris-category }) ?
exlibris-prompt-take-showing = Quelles cartes révélez-vous et prenez-vous ({ exlibris-category }) ?
exlibris-prompt-give-one = Quelle carte donnez-vous à un adversaire ?
exlibris-prompt-give-to = À qui donnez-vous la carte ?
exlibris-prompt-bet = Tripot clandestin : sur quelle catégorie pariez-vous ?
exlibris-prompt-take-revealed = Brasserie des amis : quelle carte prenez-vous ?
exlibris-prompt-pay-tax = Collecteur d’impôts : quelle carte versez-vous, de votre main ou de votre collection ? Posée ici face visible, elle pourra être prise.
exlibris-prompt-lay-out = Grande braderie : choisissez les cartes de votre main à proposer.{ $laid ->
    [0] {""}
   *[other] {" "}Choisies : { $laid }.
}
exlibris-prompt-sale = Grande braderie ({ $seller }) : prenez-vous une carte ?
exlibris-prompt-lodge = { $left ->
    [home] Salon littéraire : ramenez-vous un assistant dans votre bibliothèque ?
    [card] Salon littéraire : déplacez-vous une carte archivée ?
   *[both] Salon littéraire : ramener un assistant de la cité dans votre bibliothèque, ou déplacer une carte archivée ?
}
exlibris-prompt-guild = Guilde des assistants : qui déplacez-vous de votre bibliothèque, et où ?
exlibris-prompt-oust = { exlibris-location } : quel assistant cède sa place ?
exlibris-prompt-steal = Gobelin sournois : qui tentez-vous de voler ?
exlibris-prompt-demand = Quelle catégorie énoncez-vous à { $victim } ?
exlibris-prompt-hand-over = { $thief } exige une carte de cette catégorie : { exlibris-category }. Quelle carte de votre main donnez-vous ?
exlibris-prompt-pay-toll = Cube gélatineux ({ $owner }) : donner une carte au hasard, ou permettre les deux actions Maison ?
exlibris-prompt-retreat = Un adversaire est arrivé. Reprenez-vous le Sasquatch ?
exlibris-prompt-repeat = Ver bibliophage : défausser une carte pour refaire les deux actions Maison ?
exlibris-prompt-salvage = Golem de bric et de broc : quelle carte récupérez-vous ?
exlibris-prompt-keep-either = Sorcière : quelle carte gardez-vous ?
exlibris-prompt-burn = Feu follet : brûlez-vous des cartes de ce lieu ?
exlibris-prompt-remove-tile = Quel lieu quitte la partie ?
exlibris-prompt-turn-down = Avant l’inspection : quelles cartes retournez-vous ?{ $chosen ->
    [0] {""}
   *[other] {" "}Choisies : { $chosen }.
}
exlibris-prompt-wait = { $count ->
    [one] Une personne choisit encore les cartes à retourner.
   *[other] { $count } personnes choisissent encore les cartes à retourner.
}
exlibris-prompt-over = La partie est finie.

## Ce qu’on peut faire

exlibris-option-done = { $asked ->
    [choose-group] ne rien décaler
    [retreat] le laisser là
    [repeat] non
    [burn] ne rien brûler
    [salvage] n’en récupérer aucune
    [shelve-taken] garder en main
    [shelve-hand] continuer sans archiver
    [home-action] ne rien faire
    [both-home-actions] s’arrêter là
    [lodge] s’arrêter là
    [steal] ne pas voler
    [search] n’en prendre aucune
    [take-showing] ne plus en prendre
    [turn-down] passer à l’inspection
   *[other] terminé
}
exlibris-option-pass = passer
exlibris-option-draw = piocher une carte
exlibris-option-retreat = le reprendre
exlibris-option-give-blindly = donner une carte au hasard
exlibris-option-allow = permettre les deux actions Maison
exlibris-option-again = { $asked ->
    [rearrange] la retirer pour l’archiver à nouveau
   *[other] encore une fois
}
exlibris-option-burn-blindly = en brûler une sans la voir
exlibris-option-burn-all = les brûler toutes
exlibris-option-shift = décaler { exlibris-direction }
exlibris-option-space = emplacement { $number }
exlibris-option-bid = miser { $number }
    .pictured = miser { $number } : { $number ->
        [one] une carte de votre main
       *[other] { $number } cartes de votre main
    }, si personne ne surenchérit
exlibris-option-to = { player }
exlibris-option-name = { exlibris-category }
exlibris-option-keep = { exlibris-library-of }. { exlibris-power }
exlibris-option-place = { exlibris-location }
exlibris-option-special = { exlibris-location }, avec { exlibris-placed }
exlibris-option-recall = ramener dans votre bibliothèque : { exlibris-assistant } ({ exlibris-location })
exlibris-option-oust = { player } ({ exlibris-assistant }), emplacement { $number }
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
    [choose-group] ajouter { $card }
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
    ◷ retardé   ⌂ bibliothèque   ☞ à placer   ● assistant   * assistant spécial
    ⚑ jeton Premier joueur   ▸ doit répondre   ▒ face cachée   _ carte enterrée
    ? 7, ? tripot clandestin, ? sorcière : la règle d’un lieu ou d’un assistant
exlibris-tip = ? : ce que fait chaque lieu
exlibris-forced = Pas de choix : il n’y avait qu’une chose à faire.

## Ce qui s’est passé

exlibris-event-tile = Lieu révélé : { exlibris-location }.
exlibris-event-first = { $player-who ->
    [you] Vous commencez.
   *[other] { $player } commence.
}
exlibris-event-offer = { $player-who ->
    [you] Vous recevez { exlibris-library-of }.
   *[other] { $player } reçoit une bibliothèque.
}
exlibris-event-keep-library = { $player-who ->
    [you] Vous gardez { exlibris-library-of }.
   *[other] { $player } garde { exlibris-library-of }.
}
exlibris-event-lay-library = Bibliothèque révélée : { exlibris-library-of }.
exlibris-event-put-away = { $library ->
    [0] L’autre bibliothèque est écartée.
   *[other] Bibliothèque écartée : { exlibris-library-of }.
}
exlibris-event-prominent = Livres populaires : { exlibris-category }.
exlibris-event-banned = Livres bannis : { exlibris-category }.
exlibris-event-focus = { $player-who ->
    [you] Votre spécialité : { exlibris-category }.
   *[other] { $player } reçoit une spécialité secrète.
}
exlibris-event-public-focus = La bibliothèque publique reçoit une spécialité secrète.
exlibris-event-clue = Un indice : la spécialité de la bibliothèque publique n’est pas « { exlibris-category } ».
exlibris-event-public = { $card } rejoint la bibliothèque publique.
exlibris-event-remove = Lieu retiré de la partie : { exlibris-location }.
exlibris-event-deal = { $player-who ->
    [you] Vous recevez { $card }.
   *[other] { $player } reçoit une carte.
}
exlibris-event-reshuffle = La défausse est mélangée en une nouvelle pioche.
exlibris-event-round = La manche { $number } commence.
exlibris-event-tiles-reshuffled = Les lieux défaussés sont mélangés en une nouvelle pile.
exlibris-event-lay = { $card-key ->
    [exlibris-card-hidden] Une carte est posée face cachée
   *[other] { $card } est posée
} { exlibris-location.at }.
exlibris-event-last-round = Voici la dernière manche.
exlibris-event-place = { $player-who ->
    [you] { $location ->
        [home] Vous placez { exlibris-placed } dans votre bibliothèque.
       *[other] Vous placez { exlibris-placed } { exlibris-location.at }.
    }
   *[other] { $location ->
        [home] { $player } place { exlibris-placed } dans sa bibliothèque.
       *[other] { $player } place { exlibris-placed } { exlibris-location.at }.
    }
}
exlibris-placed = { $assistant ->
    [plain] un assistant
    [automaton] l’Automate
    [mummy] la Momie
    [witch] la Sorcière
   *[other] le { exlibris-assistant }
}
exlibris-event-draw = { $player-who ->
    [you] Vous piochez { $card }.
   *[other] { $player } pioche une carte.
}
exlibris-event-careful-draw = { $player-who ->
    [you] Vous piochez { $card }.
   *[other] { $player } pioche une carte.
}
exlibris-event-weigh = { $player-who ->
    [you] { $card } contient un livre banni : la Sorcière peut l’échanger.
   *[other] { $player } reçoit une carte avec un livre banni : la Sorcière peut l’échanger.
}
exlibris-event-take = { $player-who ->
    [you] Vous prenez { $card }.
   *[other] { $player } prend { $card }.
}
exlibris-event-keep = { $player-who ->
    [you] Vous gardez { $card }.
   *[other] { $player } garde { $card }.
}
exlibris-event-pick = { $player-who ->
    [you] Vous prenez { $card } en main.
   *[other] { $player } prend { $card } en main.
}
exlibris-event-shelve = { $player-who ->
    [you] Vous archivez { $card }.
   *[other] { $player } archive { $card }.
}
exlibris-event-bury = { $player-who ->
    [you] Vous enterrez { $card }.
   *[other] { $player } enterre { $card }.
}
exlibris-event-cover = { $player-who ->
    [you] Vous recouvrez { $card }.
   *[other] { $player } recouvre { $card }.
}
exlibris-event-reorder = Des cartes face cachée sont déplacées.
exlibris-event-shift = { $player-who ->
    [you] Vous décalez des cartes { exlibris-direction }.
   *[other] { $player } décale des cartes { exlibris-direction }.
}
exlibris-event-slide = { $player-who ->
    [you] Vous faites glisser des cartes sur une rangée.
   *[other] { $player } fait glisser des cartes sur une rangée.
}
exlibris-event-give-up = { $player-who ->
    [you] Vous déposez { $card }.
   *[other] { $player } dépose { $card }.
}
exlibris-event-take-off = { $player-who ->
    [you] Vous retirez { $card } de votre collection.
   *[other] { $player } retire { $card } de sa collection.
}
exlibris-event-discard = { $player-who ->
    [you] Vous défaussez { $card }.
    [other] { $player } défausse { $card }.
   *[nobody] { $card } est défaussée.
}
exlibris-event-leave = { $player-who ->
    [you] Vous laissez { $card }.
   *[other] { $player } laisse { $card }.
}
exlibris-event-lift = { $player-who ->
    [you] Vous retirez { $card } de votre collection.
   *[other] { $player } retire { $card } de sa collection.
}
exlibris-event-exchange = { $player-who ->
    [you] Vous échangez deux cartes archivées.
   *[other] { $player } échange deux cartes archivées.
}
exlibris-event-exchange-out = { $player-who ->
    [you] Vous reprenez { $card } de votre collection.
   *[other] { $player } reprend { $card } de sa collection.
}
exlibris-event-exchange-in = { $player-who ->
    [you] Vous mettez { $card } à sa place.
   *[other] { $player } met { $card } à sa place.
}
exlibris-event-recall = { $player-who ->
    [you] Vous ramenez dans votre bibliothèque l’assistant placé { exlibris-location.at }.
   *[other] { $player } ramène dans sa bibliothèque l’assistant placé { exlibris-location.at }.
}
exlibris-event-name = { $player-who ->
    [you] Vous énoncez une catégorie : { exlibris-category }.
   *[other] { $player } énonce une catégorie : { exlibris-category }.
}
exlibris-event-look = { $player-who ->
    [you] Vous regardez { $card }.
   *[other] { $player } regarde { $card }.
}
exlibris-event-put-back = { $player-who ->
    [you] Vous reposez { $card }.
   *[other] { $player } repose { $card }.
}
exlibris-event-reveal = { $player-who ->
    [you] Vous révélez { $card }.
   *[other] { $player } révèle { $card }.
}
exlibris-event-token = { $player-who ->
    [you] Vous prenez le jeton Premier joueur.
   *[other] { $player } prend le jeton Premier joueur.
}
exlibris-event-bid = { $player-who ->
    [you] Vous misez { $number }.
   *[other] { $player } mise { $number }.
}
exlibris-event-outbid = { $player-who ->
    [you] On a surenchéri : votre assistant vous revient.
   *[other] On a surenchéri : { $player } reprend son assistant.
}
exlibris-event-no-sale = { $player-who ->
    [you] Vous repartez de la vente les mains vides.
   *[other] { $player } repart de la vente les mains vides.
}
exlibris-event-choose = { $player-who ->
    [you] Vous choisissez { $card }.
   *[other] { $player } choisit { $card }.
}
exlibris-event-give = { $player-who ->
    [you] Vous donnez { $card } à { $recipient }.
   *[other] { $recipient-who ->
        [you] { $player } vous donne { $card }.
       *[other] { $player } donne { $card } à { $recipient }.
    }
}
exlibris-event-win = { $player-who ->
    [you] Vous gagnez le pari ({ exlibris-category }).
   *[other] { $player } gagne le pari ({ exlibris-category }).
}
exlibris-event-no-winner = Personne ne gagne le pari.
exlibris-event-oust = { $player-who ->
    [you] Votre assistant placé { exlibris-location.at } est délogé et vous revient.
   *[other] { $player } reprend son assistant, délogé { exlibris-location.at }.
}
exlibris-event-pay = { $player-who ->
    [you] Vous versez { $card }.
   *[other] { $player } verse { $card }.
}
exlibris-event-pass = { $player-who ->
    [you] Vous passez.
   *[other] { $player } passe.
}
exlibris-event-take-back = { $player-who ->
    [you] Vous reprenez { $card }.
   *[other] { $player } reprend { $card }.
}
exlibris-event-hand-over = { $player-who ->
    [you] Vous cédez { $card } à { $recipient }.
   *[other] { $recipient-who ->
        [you] { $player } vous cède { $card }.
       *[other] { $player } cède { $card } à { $recipient }.
    }
}
exlibris-event-show-hand = { $player-who ->
    [you] Aucune carte de cette catégorie ({ exlibris-category }) : vous montrez votre main.
   *[other] Aucune carte de cette catégorie ({ exlibris-category }) : { $player } montre sa main.
}
exlibris-event-show = { $player-who ->
    [you] Vous montrez { $card }.
   *[other] { $player } montre { $card }.
}
exlibris-event-toll = { $player-who ->
    [you] Vous donnez { $card } au Cube gélatineux.
   *[other] { $player } donne { $card } au Cube gélatineux.
}
exlibris-event-allow = { $player-who ->
    [you] Vous permettez les deux actions Maison.
   *[other] { $player } permet les deux actions Maison.
}
exlibris-event-retreat = { $player-who ->
    [you] Vous reprenez le Sasquatch.
   *[other] { $player } reprend le Sasquatch.
}
exlibris-event-lay-open = { $card } va être défaussée.
exlibris-event-burn = { $player-who ->
    [you] Vous brûlez { $card }.
   *[other] { $player } brûle { $card }.
}
exlibris-event-permanent = Lieu désormais permanent : { exlibris-location }.
exlibris-event-old-tile = Lieu défaussé : { exlibris-location }.
exlibris-event-end = L’inspection arrive : chacun choisit en secret les cartes à retourner.
exlibris-event-choose-down = { $player-who ->
    [you] Vous retournerez { $card }.
   *[other] { $player } choisit.
}
exlibris-event-ready = { $player-who ->
    [you] Vous attendez l’inspection.
   *[other] { $player } attend l’inspection.
}
exlibris-event-turn-down = { $player-who ->
    [you] Vous retournez { $card }.
   *[other] { $player } retourne { $card }.
}
exlibris-event-out-of-order = { $player-who ->
    [you] Votre carte { $card } est mal classée : elle est retournée.
   *[other] { $player } : la carte { $card } est mal classée, elle est retournée.
}

# Plusieurs événements en une ligne
exlibris-log-tile = { $locations-count ->
    [1] Lieu révélé : { $locations }.
   *[other] Lieux révélés : { $locations }.
}
exlibris-log-offer = { $player } reçoit { $number ->
    [1] une bibliothèque
    [2] deux bibliothèques
   *[other] { $number } bibliothèques
}.
exlibris-log-deal = { $player-who ->
    [you] Vous recevez { $cards }.
   *[other] { $player } reçoit { $cards }.
}
exlibris-log-deal-hidden = { $player } reçoit { $number ->
    [1] une carte
    [2] deux cartes
    [3] trois cartes
    [4] quatre cartes
    [5] cinq cartes
    [6] six cartes
   *[other] { $number } cartes
}.
exlibris-log-draw = { $player-who ->
    [you] Vous piochez { $cards }.
   *[other] { $player } pioche { $cards }.
}
exlibris-log-draw-hidden = { $player } pioche { $number ->
    [1] une carte
    [2] deux cartes
    [3] trois cartes
    [4] quatre cartes
    [5] cinq cartes
    [6] six cartes
   *[other] { $number } cartes
}.
exlibris-log-take = { $player-who ->
    [you] Vous prenez { $cards }.
   *[other] { $player } prend { $cards }.
}
exlibris-log-discard = { $player-who ->
    [you] Vous défaussez { $cards }.
    [other] { $player } défausse { $cards }.
   *[nobody] { $cards-count ->
        [1] Carte défaussée : { $cards }.
       *[other] Cartes défaussées : { $cards }.
    }
}
exlibris-log-reveal = { $player-who ->
    [you] Vous révélez { $cards }.
   *[other] { $player } révèle { $cards }.
}
exlibris-log-turn-down = { $player-who ->
    [you] Vous retournez { $cards }.
   *[other] { $player } retourne { $cards }.
}
exlibris-log-out-of-order = { $player-who ->
    [you] { $cards-count ->
        [1] Votre carte { $cards } est mal classée : elle est retournée.
       *[other] Vos cartes { $cards } sont mal classées : elles sont retournées.
    }
   *[other] { $cards-count ->
        [1] { $player } : la carte { $cards } est mal classée, elle est retournée.
       *[other] { $player } : les cartes { $cards } sont mal classées, elles sont retournées.
    }
}

## Dans le navigateur

exlibris-web-town = Cité
exlibris-web-library = Collection
exlibris-web-hand = Main { $count }
exlibris-web-hand-name = Main
exlibris-web-sign = { $sign ->
    [prominent] Catégorie populaire : 15, 9 et 4 points aux trois premiers en nombre de livres ; en solo, 15 ou rien.
    [banned] Catégorie bannie : chaque livre coûte un point.
    [focus] Votre spécialité secrète : 2 points par livre.
    [at-once] Effet instantané : il s’applique aussitôt.
    [later] Effet retardé, à la résolution ; le numéro donne l’ordre.
    [permanent] Lieu permanent : il reste jusqu’à la fin ; en solo, jusqu’à ce que vous le retiriez.
    [first] Premier joueur : il commencera la prochaine manche.
    [hand] Cartes en main.
    [out] Mal classée : ses livres ne compteront pas.
    [down] Une carte face cachée.
    [fits] Nombre d’endroits où cette carte serait bien classée.
   *[rectangle] Le plus grand rectangle plein : un point par place (stabilité).
}
exlibris-web-category = { $category ->
    [codices] Codex
    [fiction] Fiction
    [historic] Histoire
    [monsters] Bestiaires
    [reference] Référence
   *[spells] Potions
}
exlibris-web-tile = { $location ->
    [home] Piochez une carte, ou archivez-en une de votre main.
    [diviners-hut] Piochez une carte par assistant placé ; vous commencerez la prochaine manche.
    [book-swap] Échangez une carte de votre main contre une d’ici, à archiver si vous voulez.
    [auction-house] Payez votre mise et prenez toutes les cartes ; vous pouvez les archiver.
    [donation-bin] Défaussez au moins une carte ; vous pouvez en archiver jusqu’à deux de votre main.
    [community-center] Prenez une carte, donnez-en une autre ; chacun peut archiver la sienne.
    [wishing-well] Défaussez ce que vous voulez et piochez une carte de plus ; vous pouvez en archiver une.
    [gambling-den] Pariez sur une catégorie : la plus représentée remporte ses cartes.
    [librarians-lodge] Ramenez un assistant dans votre bibliothèque ; déplacez une carte archivée.
    [book-collector] Défaussez des livres de ces catégories ; piochez une carte pour deux livres.
    [bookseller] Prenez une carte ; vous pouvez l’archiver.
    [dump] Énoncez une catégorie et cherchez une carte dans la défausse.
    [alehouse] Deux cartes par convive, prises dans l’ordre des emplacements.
    [mystery-shack] Énoncez une catégorie ; prenez des cartes cachées qui en comportent un livre.
    [flea-market] Prenez une carte, ou deux si un autre assistant est là ; archivez à volonté.
    [assistants-guild] Depuis votre bibliothèque, délogez un assistant adverse et prenez sa place.
    [tax-collector] Chaque adversaire verse une carte ; rachetez celles de votre choix.
    [yard-sale] Proposez vos cartes ; pour chaque carte vendue, piochez-en deux et vous pouvez en archiver une.
   *[joiners-workshop] Faites glisser des cartes dans leur rangée, aussi loin que vous voulez.
}
exlibris-web-later = { $place ->
    [0] Effet instantané
   *[other] Effet retardé, n° { $place } à la résolution
}
exlibris-web-permanent = permanent
exlibris-web-full = Complet
exlibris-web-closed = Fermé
exlibris-web-look = { exlibris-location } : voir de près
exlibris-web-send = { $kind ->
    [plain] Envoyer un assistant
   *[special] Envoyer { exlibris-placed }
}
exlibris-web-titles-of = { $card } : lire les titres
exlibris-web-cards-here = { $count ->
    [one] { $count } carte ici
   *[other] { $count } cartes ici
}
exlibris-web-top = Sur la défausse : { $card }
exlibris-web-power = { exlibris-assistant } : son pouvoir
exlibris-web-space = Emplacement { $number }, libre
exlibris-web-who = Qui y va ?
exlibris-web-gnome = { $count ->
    [one] Assistant
   *[other] { $count } assistants
}
exlibris-web-card = { $card } : { $books }
exlibris-web-book = { exlibris-category }
exlibris-web-titles = Titres
exlibris-web-fits = bien classée
exlibris-web-turns = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
exlibris-web-gap = Rangée { $row }, colonne { $column } : { $count ->
    [0] tout reste bien classé
    [one] mal classée : { $cards }
   *[other] mal classées : { $cards }
} ({ $points })
exlibris-web-down = { $card }, mal classée
exlibris-web-places = { $count ->
    [0] bien classée nulle part
    [one] bien classée à { $count } endroit
   *[other] bien classée à { $count } endroits
}
exlibris-web-new = nouvelle
exlibris-web-hand-signs = { $sign ->
    [counts] Sous chaque carte : combien de ses livres comptent ici.
   *[places] Sous chaque carte : à combien de places elle serait bien classée.
}
exlibris-web-titles-hint = { $by ->
    [mouse] Survolez une carte pour lire ses titres.
   *[touch] Touchez une carte pour lire ses titres.
}
exlibris-web-between = { $side ->
    [between] Après { $after }, avant { $before }
    [first] Avant { $before }
    [last] Après { $after }
   *[only] La première carte
}
exlibris-web-makes-room = { $cards } : { $direction ->
    [left] d’une place à gauche
    [right] d’une place à droite
    [up] d’une place vers le haut
   *[down] d’une place vers le bas
}
exlibris-web-order = { $count ->
    [0] tout reste bien classé
    [one] mal classée : { $cards }
   *[other] mal classées : { $cards }
}
exlibris-web-drag = Glissez une carte vers sa place : vous verrez en chemin ce qu’elle y changerait.
exlibris-web-try = { $by ->
    [mouse] { $count ->
        [one] { $count } possibilité : survolez-la pour voir ce qu’elle ferait, cliquez pour la choisir
       *[other] { $count } possibilités : survolez-en une pour voir ce qu’elle ferait, cliquez pour la choisir
    }
   *[touch] { $count ->
        [one] { $count } possibilité : touchez-la pour voir ce qu’elle ferait
       *[other] { $count } possibilités : touchez-en une pour voir ce qu’elle ferait
    }
}
exlibris-web-shift-way = { $direction ->
    [left] à gauche
    [right] à droite
    [up] en haut
   *[down] en bas
}
exlibris-web-step = { $way ->
    [back] La possibilité précédente
   *[on] La possibilité suivante
}
exlibris-web-nth = { $number } sur { $count }
exlibris-web-click = Cliquez là pour le faire
exlibris-web-put = { $verb ->
    [slide] Faire glisser ici
    [swap] Échanger
    [shift] Décaler et archiver
    [over] Enterrer la carte en place
    [under] L’enterrer ici
   *[at] L’archiver ici
}
exlibris-web-to = Vers la rangée { $row }, colonne { $column }
exlibris-web-full-rectangle = Plus grand rectangle plein : { $rows } × { $columns }
exlibris-web-buried = { $known ->
    [yes] Enterrée dessous : { $card }
   *[no] Une carte est enterrée dessous.
}
exlibris-web-bargain = { $location ->
    [wishing-well] { exlibris-web-discards }, piocher { $draws }
    [book-collector] { $laid ->
        [0] { exlibris-web-discards }
       *[other] { exlibris-web-discards }, piocher { $draws } (livres qui comptent : { $books })
    }
    [tax-collector] { $laid ->
        [0] { exlibris-web-discards }
       *[other] { exlibris-web-discards }, prendre { $takes }
    }
    [auction-house] Vous prenez { $takes ->
        [one] { $takes } carte
       *[other] les { $takes } cartes
    }
    [donation-bin] { exlibris-web-discards }, puis archiver jusqu’à { $shelves }
    [yard-sale] { $laid ->
        [0] Ne rien proposer
       *[other] Proposer { $laid } : piocher jusqu’à { $draws }, archiver jusqu’à { $shelves }
    }
   *[other] { exlibris-web-discards }
}
exlibris-web-laid = { $location ->
    [auction-house] Pour payer : { $laid }
    [yard-sale] À proposer : { $laid }
   *[other] À défausser : { $laid }
}
exlibris-web-discards = { $laid ->
    [0] Ne rien défausser
   *[other] Défausser { $laid }
}
exlibris-web-tray-empty = Touchez des cartes pour les poser ici. Pour en reprendre une, touchez-la de nouveau.
exlibris-web-tray-shelf = Les cartes de votre collection conviennent aussi.
exlibris-web-take-out = { $card } : la reprendre
exlibris-web-lay-last = { $location ->
    [auction-house] Payer aussi avec { $card }, et valider
    [yard-sale] { $laid ->
        [0] Proposer { $card }, et valider
       *[other] Proposer aussi { $card }, et valider
    }
   *[other] { $laid ->
        [0] Défausser { $card }, et valider
       *[other] Défausser aussi { $card }, et valider
    }
}
exlibris-web-lay-last-hint = Encore une carte et c’est tout : choisissez-la, puis validez.
exlibris-web-tray-there = { exlibris-location }
exlibris-web-counts = { $count ->
    [0] rien ne compte
    [one] { $count } livre compte
   *[other] { $count } livres comptent
}
exlibris-web-visit = { $location ->
    [diviners-hut] Cartes que vous piocheriez : { $count }.
    [book-swap] { $nothing ->
        [yes] Rien à échanger pour l’instant.
       *[no] Cartes au choix : { $cards }.
    }
    [auction-house] { $nothing ->
        [yes] Rien n’est en vente.
       *[no] Mise minimale : { $count }. Cartes dans votre main : { $hand } ; en vente : { $cards }.
    }
    [donation-bin] Cartes dans votre main : { $hand }.
    [community-center] Cartes au choix : { $cards }.
    [wishing-well] Cartes que vous pourriez piocher : { $count } au plus.
    [gambling-den] Assistants qui y parient déjà : { $count }.
    [librarians-lodge] Assistants que vous pourriez ramener chez vous : { $count }.
    [book-collector] Livres de votre main qui compteraient : { $count }.
    [bookseller] Cartes au choix : { $cards }.
    [dump] La défausse est fouillée lors de la résolution.
    [alehouse] Avec vous, cartes révélées : { $count }.
    [mystery-shack] Cartes cachées : { $cards }.
    [flea-market] Cartes que vous prendriez : { $count }.
    [assistants-guild] { $nothing ->
        [yes] Aucun de vos assistants ne pourrait être déplacé.
       *[no] Assistants de votre bibliothèque qui pourraient être déplacés : { $count }.
    }
    [tax-collector] Adversaires qui verseront une carte : { $count }. Déjà là : { $cards }.
    [yard-sale] { $nothing ->
        [yes] Vous n’avez rien à vendre.
       *[no] En vendant toute votre main, vous piocheriez jusqu’à { $count } cartes.
    }
   *[joiners-workshop] { $nothing ->
        [yes] Aucune carte ne peut glisser dans votre collection.
       *[no] Cartes que vous pourriez faire glisser : { $count }.
    }
}
exlibris-web-total = total { $was } → { $will }
exlibris-web-over = dessus
exlibris-web-under = dessous
exlibris-web-size = { $size ->
    [fit] Tout voir
   *[read] De près
}
exlibris-web-empty-shelf = Votre collection est encore vide. Elle s’étendra autour de la première carte, dans toutes les directions.
exlibris-web-empty-hand = { $new ->
    [0] Aucune carte en main.
   *[other] Aucune autre carte en main.
}
exlibris-web-shelf-of = Collection : { $player }
exlibris-web-line = { $line ->
    [stability] Stabilité
    [prominent] Livres populaires
    [banned] Livres bannis
    [diversity] Diversité
    [focus] Spécialité
    [first] Premier joueur
    [inspection] Inspection
   *[together] Total
}
exlibris-web-form = Inspection provisoire
exlibris-web-alphabet = L’alphabet
exlibris-web-letter = { $letter } – archivées : { $mine }, en main : { $hand }, visibles ailleurs : { $open }
exlibris-web-legend = point : archivée · cercle : en main · trait : visible ailleurs
exlibris-web-best = Le mieux : retourner { $cards } (total { $points }).
exlibris-web-others-total = { $points }, plus la spécialité
exlibris-web-inspection = L’inspection
exlibris-web-inspector = L’inspecteur compte.
exlibris-web-reading = L’inspecteur examine les collections, carte après carte.
exlibris-web-inspect-again = Revoir l’inspection
exlibris-web-fate = { $fate ->
    [turned] { $card }, retournée volontairement
    [out] { $card }, mal classée et retournée
   *[down] { $card }, déjà face cachée
}
exlibris-web-fates = { $fate ->
    [turned] retournée volontairement
   *[out] mal classée
}
exlibris-web-course = Le score si la partie s’était arrêtée après chaque manche, tous secrets dévoilés.
exlibris-web-course-step = Manche
exlibris-web-ranking = Classement
exlibris-web-tied = En cas d’égalité de points : le plus de livres archivés, puis le moins de cartes en main, puis le moins de livres bannis.
exlibris-web-tie = { $tie ->
    [books] Livres archivés
    [hand] Cartes en main
   *[banned] Livres bannis
}
exlibris-web-advice = { $count ->
    [0] Vous ne pouvez pas faire mieux : ne retournez rien.
   *[other] Le mieux : retourner { $cards }.
}
exlibris-web-advice-card = { $card } : mieux vaut la retourner
exlibris-web-advice-taken = Retourner d’autres cartes n’apporterait rien.
exlibris-web-advice-total = { $after } points au lieu de { $before }
exlibris-web-advice-take = { $count ->
    [one] La retourner
    [2] Retourner les deux
   *[other] Retourner les { $count } cartes
}
exlibris-web-advice-keeps = { $count ->
    [one] { $cards } reste alors bien classée
   *[other] { $cards } restent alors bien classées
}
exlibris-web-advice-books = { $count ->
    [one] { $count } livre visible de plus, utile en cas d’égalité
   *[other] { $count } livres visibles de plus, utiles en cas d’égalité
}
exlibris-web-advice-none = aucun point à elle seule
exlibris-web-advice-out = { $count ->
    [one] Mal classée de toute façon, et retournée par l’inspecteur : { $cards }.
   *[other] Mal classées de toute façon, et retournées par l’inspecteur : { $cards }.
}
exlibris-web-advice-each = Ce que chaque carte changerait à elle seule
exlibris-web-public-level = { $level } · manche { $round } sur { $rounds }
exlibris-web-public-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
exlibris-web-public-gets = { $count ->
    [one] reçoit { $count } carte par manche
   *[other] reçoit { $count } cartes par manche
}
exlibris-web-clues = Pas sa spécialité :
exlibris-web-next-clue = prochain indice à la manche { $round }
exlibris-web-its-focus = Sa spécialité :
exlibris-web-its-cards = Cartes de la bibliothèque publique
exlibris-web-ready = { $count ->
    [0] tous les assistants sont placés
    [one] { $count } assistant à placer
   *[other] { $count } assistants à placer
}
exlibris-web-shelved = { $count ->
    [one] { $count } carte archivée
   *[other] { $count } cartes archivées
}
exlibris-web-hand-count = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
exlibris-web-elsewhere = Également possible
exlibris-web-first = premier joueur
exlibris-web-books = { $count ->
    [one] { $count } livre
   *[other] { $count } livres
}
exlibris-web-prominent = Livres populaires ({ exlibris-category }) : { exlibris-web-books }

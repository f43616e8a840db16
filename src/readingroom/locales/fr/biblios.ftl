# Biblios : les cartes, les questions, les choix, ce qui se passe et le décompte.
# $player est le nom d’une place ; $player-who vaut "you" pour la place de qui lit, sinon "other" ou "nobody".

## Les choses

biblios-category = { $category ->
    [monks] Moines
    [pigments] Pigments
    [holy-books] Livres sacrés
    [manuscripts] Manuscrits
   *[forbidden-tomes] Grimoires interdits
}
    .one = { $category ->
        [monks] Moine
        [pigments] Pigment
        [holy-books] Livre sacré
        [manuscripts] Manuscrit
       *[forbidden-tomes] Grimoire interdit
    }
biblios-gold = Or
biblios-card-category = { biblios-category.one } { $value } ({ $letter })
    .object = la carte { biblios-card-category }
biblios-card-gold = Or { $value }
    .object = la carte { biblios-card-gold }
biblios-card-church = Église { $kind ->
    [plus] +1 (un dé)
    [minus] −1 (un dé)
    [plus-two] +1 (deux dés)
    [minus-two] −1 (deux dés)
   *[either] +1 ou −1 (un dé)
}
    .object = la carte { biblios-card-church }
biblios-card-hidden = une carte
    .object = { biblios-card-hidden }
biblios-zone = { $zone ->
    [out] Hors jeu
    [draw] Pioche
    [auction] Pile d’enchères
    [public] Place publique
    [centre] Au centre
    [discard] Défausse
    [reserve] Réserve
    [looking] En main
    [spent] Posées en paiement
    [paid] Payées face cachée
   *[dice] Dés
}
biblios-die = { biblios-category } : { $die }
biblios-phase = { $phase ->
    [gifts] les dons
    [auctions] les enchères
   *[over] la partie est finie
}

## La table

biblios-piles = pioche { $draw } · pile d’enchères { $auction }
biblios-column-die = dé
biblios-column-sum = total
biblios-column-cards = vos cartes
biblios-public = Place publique
biblios-empty = rien
biblios-lot = Aux enchères
biblios-still-in = encore en lice : { $names }
biblios-church-card = Carte Église
biblios-looking = En main
biblios-laid = Sur la table
biblios-reserve-of = { $count ->
    [one] { $player } { $count } carte
   *[other] { $player } { $count } cartes
}
biblios-reserves = Autour de la table

## Ce qu’on demande

biblios-prompt-allocate = Où va la carte { $card } ?
biblios-prompt-take = Quelle carte prenez-vous sur la place publique ?
biblios-prompt-church = Carte Église : { $kind ->
    [plus] quel dé monte ?
    [minus] quel dé baisse ?
    [plus-two] deux dés montent. Lequel en premier ?
    [minus-two] deux dés baissent. Lequel en premier ?
   *[either] quel dé monte ou baisse ?
}
biblios-prompt-second-die = Et quel autre dé { $kind ->
    [plus-two] monte ?
   *[minus-two] baisse ?
}
biblios-prompt-bid = { $unit ->
    [gold] Pour la carte { $card } : { $bidder-who ->
        [you] votre mise est de { $high }.
        [nobody] pas encore de mise.
       *[other] { $bidder } mise { $high }.
    } Votre mise ? Vous avez { $means } Or.
   *[cards] Pour la carte { $card }, à payer en cartes : { $bidder-who ->
        [you] votre mise est de { $high }.
        [nobody] pas encore de mise.
       *[other] { $bidder } mise { $high }.
    } Votre mise ? Vous avez { $means ->
        [one] { $means } carte.
       *[other] { $means } cartes.
    }
}
biblios-prompt-pay-gold = Prix : { $price } Or ; sur la table : { $laid }. Avec quelle carte payez-vous ?
biblios-prompt-pay-cards = { $count ->
    [one] Encore une carte à donner en paiement. Laquelle ?
   *[other] Encore { $count } cartes à donner en paiement. Laquelle d’abord ?
}
biblios-prompt-over = La partie est finie.

biblios-all-in = tout ce que vous avez
biblios-any-bid = { $bluff ->
    [yes] Ou tapez un nombre, { $most } au plus ; au-delà de vos moyens, c’est un bluff.
   *[no] Ou tapez un nombre, { $most } au plus.
}
biblios-bluff = Vous pouvez payer { $means } au plus : { $number } serait un bluff. Si vous l’osez, retapez-le.

## Ce qu’on peut faire

biblios-option-keep = la garder
biblios-option-offer = l’offrir sur la place publique
biblios-option-auction = la mettre sur la pile d’enchères
biblios-option-pass = passer
biblios-option-done = c’est tout, je paie
biblios-option-discard = la défausser sans l’utiliser
biblios-option-bid = miser { $number }
biblios-option-take = { $card }
biblios-option-pay = { $card }
biblios-option-raise = { biblios-category } : de { $die } à { $after }
biblios-option-lower = { biblios-category } : de { $die } à { $after }

## Pas d’autre choix

biblios-forced-allocate = Pas de choix : une seule place restait pour la carte { $card }.
biblios-forced-take = Pas de choix : il ne restait rien d’autre à prendre.
biblios-forced-church = Pas de choix : cette carte ne peut changer aucun dé.
biblios-forced-second-die = Pas de choix : un seul autre dé peut changer.
biblios-forced-bid = Vous ne pouvez pas miser davantage.
biblios-forced-pay = Pas de choix : il n’y avait qu’une façon de payer.

## Ce qui s’est passé

biblios-event-first = { $player-who ->
    [you] Vous commencez.
   *[other] { $player } commence.
}
biblios-event-turn = { $player-who ->
    [you] Vous distribuez les dons.
   *[other] { $player } distribue les dons.
}
biblios-event-gifts = { $player } offre : { $cards }.
biblios-event-draw = { $player-who ->
    [you] Vous piochez { $card-object }.
   *[other] { $player } pioche { $card-object }.
}
biblios-event-keep = { $player-who ->
    [you] Vous gardez { $card-object }.
   *[other] { $player } garde { $card-object }.
}
biblios-event-offer = { $player-who ->
    [you] Vous offrez { $card-object }.
   *[other] { $player } offre { $card-object }.
}
biblios-event-set-aside = { $player-who ->
    [you] Vous mettez { $card-object } sur la pile d’enchères.
   *[other] { $player } met { $card-object } sur la pile d’enchères.
}
biblios-event-take = { $player-who ->
    [you] Vous prenez { $card-object }.
   *[other] { $player } prend { $card-object }.
}
biblios-event-church = { $player-who ->
    [you] Vous montrez { $card-object }.
   *[other] { $player } montre { $card-object }.
}
biblios-event-unused = { $player-who ->
    [you] Vous la défaussez sans l’utiliser.
   *[other] { $player } la défausse sans l’utiliser.
}
biblios-event-used = { $player-who ->
    [you] Vous défaussez la carte Église.
   *[other] { $player } défausse la carte Église.
}
biblios-event-die = { $player-who ->
    [you] Vous mettez le dé des { biblios-category } sur { $number }.
   *[other] { $player } met le dé des { biblios-category } sur { $number }.
}
biblios-event-auctions = Les enchères commencent.
biblios-event-lot = { $player-who ->
    [you] Vous révélez { $card-object }.
   *[other] { $player } révèle { $card-object }.
}
biblios-event-bid = { $player-who ->
    [you] Vous misez { $number }.
   *[other] { $player } mise { $number }.
}
biblios-event-pass = { $player-who ->
    [you] Vous passez.
   *[other] { $player } passe.
}
biblios-event-unsold = Personne n’achète la carte { $card } : elle sort de la partie.
biblios-event-sold = { $player-who ->
    [you] La carte est à vous pour { $number }.
   *[other] { $player } l’emporte pour { $number }.
}
biblios-event-culprit = { $player-who ->
    [you] Vous ne pouvez pas payer { $unit ->
        [gold] { $number } Or.
       *[cards] { $number ->
            [one] { $number } carte.
           *[other] { $number } cartes.
        }
    }
   *[other] { $player } ne peut pas payer { $unit ->
        [gold] { $number } Or.
       *[cards] { $number ->
            [one] { $number } carte.
           *[other] { $number } cartes.
        }
    }
}
biblios-event-steal = { $player-who ->
    [you] Vous prenez { $card-object } à { $victim }.
   *[other] { $victim-who ->
        [you] { $player } vous prend { $card-object }.
       *[other] { $player } prend { $card-object } à { $victim }.
    }
}
biblios-event-lose = { $player-who ->
    [you] Vous perdez { $card-object }, qui sort de la partie.
   *[other] { $player } perd { $card-object }, qui sort de la partie.
}
biblios-event-lay = { $player-who ->
    [you] Vous posez { $card-object }.
   *[other] { $player } pose { $card-object }.
}
biblios-event-pay = { $player-who ->
    [you] Vous payez avec { $card-object }.
   *[other] { $player } paie avec { $card-object }.
}
biblios-event-pay-cards = { $player-who ->
    [you] Vous payez avec { $cards }.
   *[other] { $player } paie avec { $cards }.
}
biblios-event-pay-hidden = { $count ->
    [one] { $player } paie { $count } carte, face cachée.
   *[other] { $player } paie { $count } cartes, face cachée.
}
biblios-event-win = { $player-who ->
    [you] Vous mettez { $card-object } dans votre réserve.
   *[other] { $player } achète { $card-object }.
}
biblios-event-end = La partie est finie.

## Le décompte

biblios-whose = Les lettres des cartes sont celles de Reading Room (BIB-C3). Une carte qui porte une autre lettre dans votre boîte est refusée ici, et une égalité que la lettre départage peut y avoir une autre issue.

biblios-won = { $why ->
    [most] { $player-who ->
        [you] { biblios-category }, valeur { $die } : vous l’emportez avec { $sum }.
       *[other] { biblios-category }, valeur { $die } : { $player } l’emporte avec { $sum }.
    }
    [letter] { $player-who ->
        [you] { biblios-category }, valeur { $die } : vous l’emportez avec { $sum }, grâce à la lettre { $letter }.
       *[other] { biblios-category }, valeur { $die } : { $player } l’emporte avec { $sum }, grâce à la lettre { $letter }.
    }
   *[nobody] { biblios-category }, valeur { $die } : personne n’en a, personne ne l’emporte.
}
biblios-figure = { $sum ->
    [0] 0
   *[other] { $sum } ({ $letter })
}
biblios-place = { $place }. { player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, il reste { $gold } Or
biblios-verdict = { $why ->
    [points] { $player-who ->
        [you] Vous gagnez avec { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        } Du grand art !
       *[other] { $player } gagne avec { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
    [gold] { $player-who ->
        [you] À égalité de points ({ $points }), vous gagnez grâce à l’or restant : { $gold } contre { $second }.
       *[other] À égalité de points ({ $points }), { $player } gagne grâce à l’or restant : { $gold } contre { $second }.
    }
    [monks] { $player-who ->
        [you] À égalité de points ({ $points }) et d’or ({ $gold }), vous gagnez grâce aux Moines.
       *[other] À égalité de points ({ $points }) et d’or ({ $gold }), { $player } gagne grâce aux Moines.
    }
   *[shared] Victoire partagée : { $winners }, à égalité de points ({ $points }) et d’or ({ $gold }), sans que les Moines les départagent.
}

## La boîte, et la préparation d’une table

biblios-set-up = { $option ->
    [penalty] Si vous ne pouvez pas payer votre mise
    [honest] Enchères honnêtes
   *[first] Qui commence
}
biblios-set-up-choice = { $choice ->
    [penalty-steal] chaque adversaire vous prend une carte
    [penalty-bluff] vous perdez une carte, qui sort de la partie
    [honest-no] non (le bluff est permis)
    [honest-yes] oui (seulement ce que l’on peut payer)
    [first-drawn] tirage au sort
   *[first-seat] { $name }
}

## À la table, dans le navigateur

biblios-web-wait = { $what ->
    [allocate] { $player } distribue les dons.
    [take] { $player } prend une carte sur la place publique.
    [church] { $player } résout une carte Église.
    [bid] C’est à { $player } de miser.
   *[pay] { $player } paie.
}
biblios-end = { $phase ->
    [gifts] Enchères quand la pioche sera vide
   *[auctions] Fin avec la pile d’enchères
}
biblios-web-sign = { $sign ->
    [die] Le dé d’une catégorie : les points qu’elle rapporte, à la fin, à qui la remporte.
    [page] Une page : sa lettre à gauche, sa valeur à droite. Les valeurs s’additionnent ; à égalité, la lettre la plus proche de A l’emporte.
    [gold] De l’or, pour payer aux enchères ; ce qui reste départage les égalités.
    [plus] Une carte Église : montez un dé d’un point.
    [minus-two] Deux dés dessinés : tous deux baissent d’un point, ou montent avec +1.
    [either] Un dé monte ou baisse d’un point, à votre choix.
   *[back] Une carte que vous ne voyez pas, ou le nombre de cartes de quelqu’un.
}
biblios-web-phase = { $phase ->
    [gifts] Dons
    [auctions] Enchères
   *[over] Décompte
}
biblios-web-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
biblios-web-reserve = La réserve
biblios-web-board = Le plateau
biblios-web-known = Cartes que l’on a vues entrer dans la réserve
biblios-web-known-none = On ne connaît encore aucune carte de cette réserve.
biblios-web-unseen = { $count ->
    [one] { $count } carte en est sortie face cachée.
   *[other] { $count } cartes en sont sorties face cachée.
}
biblios-web-die = { biblios-category } : le dé montre { $die }
biblios-web-sum = { $name } : { $sum } en { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
biblios-web-sum-die = { $sum } en tout ; le dé montre { $die }.
biblios-web-gold-sum = { $sum } Or en tout.
biblios-web-draw = Pioche { $count }
biblios-web-auction = Pile d’enchères { $count }
biblios-web-keep = { $player-who ->
    [you] La garder
   *[other] Pour { $player }
}
biblios-web-room = { $count ->
    [0] plein
    [one] { $count } place
   *[other] { $count } places
}
biblios-web-looks = { $player-who ->
    [you] La carte en main
   *[other] { $player } regarde une carte
}
biblios-web-lot = Aux enchères · { $left } à venir
biblios-web-currency = { $unit ->
    [gold] à payer en Or
   *[cards] à payer en cartes
}
biblios-web-of = { $unit ->
    [gold] sur { $price } Or
   *[cards] { $price ->
        [one] sur { $price } carte
       *[other] sur { $price } cartes
    }
}
biblios-web-lay = Choisissez les cartes avec lesquelles vous payez.
biblios-web-take-back = Reprendre { $card }
biblios-web-order = L’ordre de parole
biblios-web-said = Les mises
biblios-web-silence = Aucune mise pour l’instant.
biblios-web-out = hors de cette enchère
biblios-web-more = Une autre mise
biblios-web-all = tout
biblios-web-any-bid = Votre mise ? Vous pouvez payer { $means }.
biblios-web-mask = plus que ce que vous pouvez payer : du bluff
biblios-web-is-bluff = (un bluff)
biblios-web-all-in = { $number }, c’est tout ce que vous pouvez payer. Tout miser ?
biblios-web-bid-all = Miser les { $number }
biblios-web-bluff = Vous pouvez payer { $means } au plus : { $number } serait un bluff. Vous osez ?
biblios-web-bluff-anyway = Miser { $number } quand même
biblios-web-no-bluff = Finalement, non
biblios-web-gold-left = il reste { $gold } Or
biblios-web-monks = devant grâce aux Moines
biblios-web-course = Le score si la partie s’était arrêtée après chaque tour et chaque enchère, tous secrets dévoilés.
biblios-web-course-step = Tour ou enchère

# Biblios : les cartes, les questions, les choix, ce qui se passe et le décompte.
# $who vaut "you" pour la place de qui regarde, sinon "other" ; $name est le nom de la place.

## Les choses

biblios-category = { $category ->
    [monks] Moines
    [pigments] Pigments
    [holy-books] Livres sacrés
    [manuscripts] Manuscrits
   *[forbidden-tomes] Grimoires interdits
}
biblios-gold = Or
biblios-card-category = { biblios-category } { $value } ({ $letter })
biblios-card-gold = Or { $value }
biblios-card-church = Église { $kind ->
    [plus] +1 (un dé)
    [minus] −1 (un dé)
    [plus-two] +1 (deux dés)
    [minus-two] −1 (deux dés)
   *[either] +1 ou −1 (un dé)
}
biblios-card-hidden = une carte
biblios-card-object = la carte { $card }
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
biblios-laid = Posé
biblios-reserve-of = { $count ->
    [one] { $name } { $count } carte
   *[other] { $name } { $count } cartes
}
biblios-reserves = Autour de la table

## Ce qu’on demande

biblios-prompt-allocate = Où va la carte { $card } ?
biblios-prompt-take = Quelle carte prenez-vous sur la place publique ?
biblios-prompt-church = Carte Église : { $kind ->
    [plus] quel dé monte ?
    [minus] quel dé baisse ?
    [plus-two] quels sont les deux dés qui montent ? Le premier :
    [minus-two] quels sont les deux dés qui baissent ? Le premier :
   *[either] quel dé monte ou baisse ?
}
biblios-prompt-second-die = Et quel second dé { $kind ->
    [plus-two] monte ?
   *[minus-two] baisse ?
}
biblios-prompt-bid-gold = Pour la carte { $card } : { $who ->
    [you] votre mise est de { $high }.
    [nobody] pas encore de mise.
   *[other] { $name } mise { $high }.
} Votre mise ? Vous avez { $means } Or.
biblios-prompt-bid-cards = Pour la carte { $card }, à payer en cartes : { $who ->
    [you] votre mise est de { $high }.
    [nobody] pas encore de mise.
   *[other] { $name } mise { $high }.
} Votre mise ? Vous avez { $means ->
    [one] { $means } carte.
   *[other] { $means } cartes.
}
biblios-prompt-pay-gold = Le prix est de { $price } Or ; { $laid } sur la table. Avec quoi payez-vous ?
biblios-prompt-pay-cards = { $count ->
    [one] Encore une carte à payer. Laquelle ?
   *[other] Encore { $count } cartes à donner en paiement. Laquelle ?
}
biblios-prompt-over = La partie est finie.

biblios-all-in = tout ce que vous avez
biblios-any-bid = { $bluff ->
    [yes] Ou tapez un nombre jusqu’à { $most } ; ce que vous n’avez pas est un bluff.
   *[no] Ou tapez un nombre jusqu’à { $most }.
}
biblios-bluff = Vous ne pouvez payer que { $means } : { $number } serait un bluff. Tapez-le encore une fois si c’est voulu.

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
biblios-option-raise = monter { biblios-category }, { $die } → { $after }
biblios-option-lower = baisser { biblios-category }, { $die } → { $after }

## Pas d’autre choix

biblios-forced-allocate = Pas de choix : une seule place restait pour la carte { $card }.
biblios-forced-take = Pas de choix : il ne reste rien d’autre à prendre.
biblios-forced-church = Pas de choix : elle ne peut bouger aucun dé.
biblios-forced-second-die = Pas de choix : un seul autre dé peut bouger.
biblios-forced-bid = Vous ne pouvez pas miser davantage.
biblios-forced-pay = Pas de choix : il n’y avait qu’une façon de payer.

## Ce qui s’est passé

biblios-event-first = { $who ->
    [you] Vous commencez.
   *[other] { $name } commence.
}
biblios-event-turn = { $who ->
    [you] Vous distribuez les dons.
   *[other] { $name } distribue les dons.
}
biblios-event-gifts = { $name } offre { $cards }.
biblios-event-draw = { $who ->
    [you] Vous piochez { $card }.
   *[other] { $name } pioche { $card }.
}
biblios-event-keep = { $who ->
    [you] Vous gardez { $card }.
   *[other] { $name } garde { $card }.
}
biblios-event-offer = { $who ->
    [you] Vous offrez { $card }.
   *[other] { $name } offre { $card }.
}
biblios-event-set-aside = { $who ->
    [you] Vous mettez { $card } sur la pile d’enchères.
   *[other] { $name } met { $card } sur la pile d’enchères.
}
biblios-event-take = { $who ->
    [you] Vous prenez { $card }.
   *[other] { $name } prend { $card }.
}
biblios-event-church = { $who ->
    [you] Vous montrez { $card }.
   *[other] { $name } montre { $card }.
}
biblios-event-unused = { $who ->
    [you] Vous la défaussez sans l’utiliser.
   *[other] { $name } la défausse sans l’utiliser.
}
biblios-event-used = { $who ->
    [you] Vous défaussez la carte Église.
   *[other] { $name } défausse la carte Église.
}
biblios-event-die = { $who ->
    [you] Vous mettez le dé { biblios-category } sur { $number }.
   *[other] { $name } met le dé { biblios-category } sur { $number }.
}
biblios-event-auctions = Les enchères commencent.
biblios-event-lot = { $who ->
    [you] Vous révélez { $card }.
   *[other] { $name } révèle { $card }.
}
biblios-event-bid = { $who ->
    [you] Vous misez { $number }.
   *[other] { $name } mise { $number }.
}
biblios-event-pass = { $who ->
    [you] Vous passez.
   *[other] { $name } passe.
}
biblios-event-unsold = Personne n’achète la carte { $label } : elle sort de la partie.
biblios-event-sold = { $who ->
    [you] La carte est à vous pour { $number }.
   *[other] { $name } l’emporte pour { $number }.
}
biblios-event-culprit = { $who ->
    [you] Vous ne pouvez pas payer { $unit ->
        [gold] { $number } Or.
       *[cards] { $number ->
            [one] { $number } carte.
           *[other] { $number } cartes.
        }
    }
   *[other] { $name } ne peut pas payer { $unit ->
        [gold] { $number } Or.
       *[cards] { $number ->
            [one] { $number } carte.
           *[other] { $number } cartes.
        }
    }
}
biblios-event-steal = { $who ->
    [you] Vous prenez { $card } à { $victim }.
   *[other] { $from ->
        [you] { $name } vous prend { $card }.
       *[other] { $name } prend { $card } à { $victim }.
    }
}
biblios-event-lose = { $who ->
    [you] Vous perdez { $card }, qui sort de la partie.
   *[other] { $name } perd { $card }, qui sort de la partie.
}
biblios-event-lay = { $who ->
    [you] Vous posez { $card }.
   *[other] { $name } pose { $card }.
}
biblios-event-pay = { $who ->
    [you] Vous payez avec { $card }.
   *[other] { $name } paie avec { $card }.
}
biblios-event-pay-cards = { $who ->
    [you] Vous payez avec { $cards }.
   *[other] { $name } paie avec { $cards }.
}
biblios-event-pay-hidden = { $count ->
    [one] { $name } paie { $count } carte, face cachée.
   *[other] { $name } paie { $count } cartes, face cachée.
}
biblios-event-win = { $who ->
    [you] Vous mettez { $card } dans votre réserve.
   *[other] { $name } achète { $card }.
}
biblios-event-end = La partie est finie.

## Le décompte

biblios-won = { $why ->
    [most] { $who ->
        [you] { biblios-category }, valeur { $die } : vous gagnez avec { $sum }.
       *[other] { biblios-category }, valeur { $die } : { $name } gagne avec { $sum }.
    }
    [letter] { $who ->
        [you] { biblios-category }, valeur { $die } : vous gagnez avec { $sum }, grâce à la lettre { $letter }.
       *[other] { biblios-category }, valeur { $die } : { $name } gagne avec { $sum }, grâce à la lettre { $letter }.
    }
   *[nobody] { biblios-category }, valeur { $die } : personne n’en a, personne ne gagne.
}
biblios-place = { $place }. { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, il reste { $gold } Or
biblios-verdict = { $why ->
    [points] { $who ->
        [you] Vous gagnez avec { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        } Bien lu !
       *[other] { $name } gagne avec { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
    [gold] { $who ->
        [you] À égalité de points ({ $points }), vous gagnez grâce à l’or restant : { $gold } contre { $second }.
       *[other] À égalité de points ({ $points }), { $name } gagne grâce à l’or restant : { $gold } contre { $second }.
    }
    [monks] { $who ->
        [you] À égalité de points ({ $points }) et d’or ({ $gold }), vous gagnez grâce aux Moines.
       *[other] À égalité de points ({ $points }) et d’or ({ $gold }), { $name } gagne grâce aux Moines.
    }
   *[shared] { $winners } partagent la victoire : égalité de points ({ $points }) et d’or ({ $gold }), et les Moines ne les départagent pas.
}

## La boîte, et la préparation d’une table

biblios-about = Réunissez la plus belle bibliothèque du royaume : d’abord par des dons, puis aux enchères. Et restez en bons termes avec l’Église.
biblios-set-up = { $option ->
    [penalty] Qui ne peut pas payer son enchère
    [honest] Enchères
   *[first] Qui commence
}
biblios-set-up-choice = { $choice ->
    [penalty-steal] perd une carte au profit de chaque adversaire
    [penalty-bluff] perd une carte, qui quitte le jeu
    [honest-no] le bluff est permis
    [honest-yes] seulement ce qui peut être payé
    [first-drawn] tirage au sort
   *[first-seat] { $name }
}

## À la table, dans le navigateur

biblios-web-ask = Ce qu’on demande
biblios-web-wait = { $what ->
    [allocate] { $name } distribue les dons.
    [take] { $name } prend une carte sur la place publique.
    [church] { $name } tient une carte Église.
    [bid] C’est à { $name } de miser.
   *[pay] { $name } paie.
}
biblios-web-sent = Un instant…
biblios-web-phase = { $phase ->
    [gifts] Dons
    [auctions] Enchères
   *[over] Décompte
}
biblios-web-why = La règle
biblios-web-asked = doit répondre
biblios-web-active = joueur actif
biblios-web-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
biblios-web-reserve = La réserve
biblios-web-board = Le plateau
biblios-web-known = Cartes vues en route vers la réserve
biblios-web-known-none = On ne sait encore rien de cette réserve.
biblios-web-unseen = { $count ->
    [one] { $count } carte en est sortie sans être vue.
   *[other] { $count } cartes en sont sorties sans être vues.
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
biblios-web-keep = { $who ->
    [you] La garder
   *[other] Pour { $name }
}
biblios-web-room = { $count ->
    [0] plein
    [one] { $count } place
   *[other] { $count } places
}
biblios-web-looks = { $who ->
    [you] La carte en main
   *[other] { $name } regarde une carte
}
biblios-web-lot = Aux enchères · encore { $left } après
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
biblios-web-lay = Touchez les cartes avec lesquelles vous payez.
biblios-web-take-back = Reprendre { $card }
biblios-web-order = L’ordre de parole
biblios-web-said = Ce qui a été dit
biblios-web-silence = Personne n’a encore parlé.
biblios-web-out = hors de cette enchère
biblios-web-pass = Passer
biblios-web-done = Payer
biblios-web-discard = Ne pas l’utiliser
biblios-web-undo = Reprendre
biblios-web-skip = Accélérer
biblios-web-more = Une autre mise
biblios-web-all = tout
biblios-web-any-bid = Votre mise ? Vous pouvez payer { $means }.
biblios-web-is-bluff = (un bluff)
biblios-web-bluff = Vous ne pouvez payer que { $means } : { $number } serait un bluff. Vous osez ?
biblios-web-bluff-anyway = Miser { $number } quand même
biblios-web-no-bluff = Mieux vaut non
biblios-web-since = Depuis votre dernier tour
biblios-web-latest = Ce qui vient de se passer
biblios-web-back = Retour
biblios-web-next = Suivant
biblios-web-log = Ce qui s’est passé
biblios-web-reckoning = Le décompte
biblios-web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
biblios-web-gold-left = reste { $gold } Or
biblios-web-replay = Revoir la partie
biblios-web-record = Télécharger la partie
biblios-web-replay-of = Rediffusion
biblios-web-no-replay = Il n’y a pas encore de rediffusion
biblios-web-set-up = Les cartes sont mélangées.
biblios-web-to-start = Au début
biblios-web-to-end = À la fin
biblios-web-play = Lire
biblios-web-pause = Pause
biblios-web-side = Vu par
biblios-web-from-start = Depuis le début

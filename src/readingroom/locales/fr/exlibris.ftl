# Ex Libris : les catégories et le décompte.
# $player est le nom d’une place ; $player-who vaut "you" pour la place de qui lit, sinon "other" ou "nobody".

## Choses

exlibris-category = { $category ->
    [codices] Codex corrompus
    [fiction] Œuvres de fiction
    [historic] Volumes historiques
    [monsters] Bestiaires fantastiques
    [reference] Manuels de référence
   *[spells] Potions et sortilèges
}
exlibris-public-library = la bibliothèque publique
    .who = other

## Le décompte

exlibris-line-inspection = Inspection : les livres qui comptent et les cartes face cachée
exlibris-line-stability = Stabilité : le plus grand rectangle, et 2 par carte enterrée
exlibris-line-prominent = Livres populaires : { exlibris-category }
exlibris-line-banned = Livres bannis : { exlibris-category }
exlibris-line-diversity = Diversité : 3 par livre de la catégorie la plus rare
exlibris-line-focus = Spécialité : 2 par livre
exlibris-figure-inspection = { $books ->
    [one] { $books } livre
   *[other] { $books } livres
}, { $turned ->
    [one] { $turned } carte face cachée
   *[other] { $turned } cartes face cachée
}
exlibris-figure-stability = { $points }{ $buried ->
    [0] { "" }
    [one] { " " }({ $rectangle } + { $bonus } pour { $buried } enterrée)
   *[other] { " " }({ $rectangle } + { $bonus } pour { $buried } enterrées)
}
exlibris-figure-books = { $points } ({ $books ->
    [one] { $books } livre
   *[other] { $books } livres
})
exlibris-figure-category = { $points } ({ exlibris-category } { $books })
exlibris-figure-none = –
exlibris-place = { $place }. { player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
exlibris-verdict = { $why ->
    [points] { $player-who ->
        [you] Vous gagnez avec { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        } Le poste de Grand Bibliothécaire est à vous !
       *[other] { $player } gagne avec { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
    [books] { $player-who ->
        [you] À égalité de points ({ $points }), vous gagnez grâce aux livres archivés : { $best } contre { $second }.
       *[other] À égalité de points ({ $points }), { $player } gagne grâce aux livres archivés : { $best } contre { $second }.
    }
    [hand] { $player-who ->
        [you] À égalité de points ({ $points }) et de livres, vous gagnez avec moins de cartes en main.
       *[other] À égalité de points ({ $points }) et de livres, { $player } gagne avec moins de cartes en main.
    }
    [banned] { $player-who ->
        [you] À égalité de points ({ $points }), de livres et de cartes en main, vous gagnez avec moins de livres bannis.
       *[other] À égalité de points ({ $points }), de livres et de cartes en main, { $player } gagne avec moins de livres bannis.
    }
    [solo-won] { $player-who ->
        [you] Vous obtenez votre diplôme : { $points ->
            [one] { $points } point
           *[other] { $points } points
        } contre { $second } pour la bibliothèque publique.
       *[other] { $player } obtient son diplôme : { $points ->
            [one] { $points } point
           *[other] { $points } points
        } contre { $second } pour la bibliothèque publique.
    }
    [solo-lost] La bibliothèque publique gagne : { $second ->
        [one] { $second } point
       *[other] { $second } points
    } contre { $points }.
   *[shared] Victoire partagée avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $winners }.
}
exlibris-turn = { $cards-count ->
    [0] { $player } : rien à retourner, c’est déjà le meilleur total.
   *[other] { $player } gagnerait à retourner { $cards } avant l’inspection ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    } au lieu de { $before }).
}

## Feuilles de vraies parties

error-shelf-category = « { $text } » ({ $part }) n’est pas une catégorie. Au choix : { $known }.
error-shelf-same = La catégorie populaire, la catégorie bannie et les spécialités doivent toutes être différentes ; { $category } y figure deux fois.
error-shelf-player = Chaque joueur doit avoir une section à son nom, avec sa spécialité (focus) et sa collection (shelf), comme [players.Ada].
error-shelf-many = Il y a { $count } cartes sur la feuille, et seulement { $most } dans la boîte.
error-shelf-rows = Collection ({ $name }) : il faut une à trois rangées de texte, comme ["A1 . C4", "D2 ## F3+"].
error-shelf-card = « { $text } » ({ $name }) n’est pas une carte. Écrivez C4, C4+ (une autre est enterrée dessous), ## (face cachée) ou . (vide).
error-shelf-twice = { $card } figure deux fois : chez { $other } et chez { $name }. Il n’y en a qu’une.
error-shelf-wide = Collection ({ $name }) : elle est plus large que { $most } cartes.
error-shelf-alone = En solo, la feuille doit avoir une section « public-library » avec sa spécialité et ses cartes ; à plusieurs, il n’en faut pas.
error-shelf-or-books = Il faut donner à { $name } soit une collection (shelf, les cartes), soit des livres (books, les nombres du formulaire), pas les deux.
error-form-books = Livres ({ $name }) : il faut une table avec le nombre de livres de chaque catégorie, comme [players.Ada.books].
error-form-twice = { $name } : { $category } y figure deux fois.
error-form-lacks = { $name } : il manque le nombre de livres « { $category } ». Écrivez 0 s’il n’y en a pas.
error-form-many = Il y a { $count } livres de la catégorie « { $category } » sur la feuille, et seulement { $most } dans la boîte.
error-form-rectangle = Rectangle ({ $name }) : { $value } n’est pas possible. Il a deux ou trois cartes de haut et au moins deux de large. Écrivez 0 s’il n’y en a pas.
exlibris-whose = Les cartes sont celles de Reading Room : les livres de C4 ne sont pas ceux du C4 de la boîte. Pour une partie jouée avec la vraie boîte, comptez plutôt les livres : samples/exlibris-form.toml

## Options de table

error-option-plain-libraries = En mode débutant, il n’y a pas de tuiles Bibliothèque à révéler. Choisissez beginner=no ou libraries=dealt.
exlibris-set-up = { $option ->
    [beginner] Mode débutant
    [friendly] Mode amical
    [long] Partie longue
    [level] Niveau de difficulté (solo)
    [libraries] Bibliothèques
   *[first] Qui commence
}
exlibris-set-up-choice = { $choice ->
    [beginner-no] non
    [beginner-yes] oui (sans assistants spéciaux, moins de lieux)
    [friendly-no] non
    [friendly-yes] oui (sans lieux ni pouvoirs agressifs)
    [long-no] non
    [long-yes] oui (trois cartes de plus avant la dernière manche)
    [level-novice] initié
    [level-student] étudiant
    [level-professor] professeur
    [level-scholar] érudit
    [level-savant] savant
    [level-mandarin] mandarin
    [level-demiurge] démiurge
    [libraries-dealt] une à garder sur deux reçues en secret
    [libraries-open] une à choisir parmi toutes celles qui sont révélées
    [first-drawn] tirage au sort
   *[first-seat] { $name }
}

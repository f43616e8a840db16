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
exlibris-line-prominent = Populaire : { exlibris-category }
exlibris-line-banned = Bannie : { exlibris-category }
exlibris-line-diversity = Diversité : 3 par livre de la catégorie la plus rare
exlibris-line-focus = Spécialité : 2 par livre
exlibris-figure-inspection = { $books ->
    [one] { $books } livre
   *[other] { $books } livres
}, { $turned } face cachée
exlibris-figure-stability = { $points } ({ $rectangle } + { $buried ->
    [one] { $buried } enterrée
   *[other] { $buried } enterrées
})
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
        [you] Vous gagnez avec { $points } points. Bravo, fin lettré !
       *[other] { $player } gagne avec { $points } points.
    }
    [books] Égalité de points ({ $points }) ; { $winners } gagne par les livres archivés : { $best } contre { $second }.
    [hand] Égalité de points ({ $points }) et de livres ; { $winners } gagne avec moins de cartes en main.
    [banned] Égalité de points ({ $points }), de livres et de cartes en main ; { $winners } gagne avec moins de livres bannis.
    [solo-won] { $player } obtient son diplôme : { $points } points contre { $second } pour la bibliothèque publique.
    [solo-lost] La bibliothèque publique gagne : { $second } points contre { $points }.
   *[shared] { $winners } se partagent la victoire avec { $points } points.
}
exlibris-turn = { $cards-count ->
    [0] { $player } : rien à retourner ; la collection est au mieux telle quelle.
   *[other] { $player } : le mieux à retourner avant l’inspection : { $cards } ({ $points } points au lieu de { $before }).
}

## Feuilles de vraies parties

error-shelf-category = « { $text } » ({ $part }) n’est pas une catégorie. Il y a : { $known }.
error-shelf-same = La catégorie populaire, la bannie et les spécialités sont toutes différentes, et { $category } y est deux fois.
error-shelf-player = Chaque joueur doit être une partie avec un nom, une spécialité (focus) et une collection (shelf), comme [players.Ada].
error-shelf-many = Il y a { $count } cartes sur la feuille, et seulement { $most } dans la boîte.
error-shelf-rows = Collection ({ $name }) : elle devrait être une à trois rangées de textes, comme ["A1 . C4", "D2 ## F3+"].
error-shelf-card = « { $text } » ({ $name }) n’est pas une carte. Écrivez C4, C4+ (une autre est enterrée dessous), ## (face cachée) ou . (vide).
error-shelf-twice = { $card } y est deux fois : chez { $other } et chez { $name }. Il n’y en a qu’une.
error-shelf-wide = Collection ({ $name }) : elle est plus large que { $most } cartes.
error-shelf-alone = Une partie en solo demande une partie « public-library » avec sa spécialité et ses cartes ; à plusieurs il n’y en a pas.
error-shelf-or-books = Il faut donner à { $name } soit une collection (shelf, les cartes), soit des livres (books, les nombres du formulaire), pas les deux.
error-form-books = Livres de { $name } : il faut un tableau avec le nombre de livres de chaque catégorie, comme [players.Ada.books].
error-form-twice = { $name } : { $category } y figure deux fois.
error-form-lacks = { $name } : il manque le nombre de livres « { $category } ». Écrivez 0 s’il n’y en a pas.
error-form-many = Il y a { $count } livres { $category } sur la feuille, et seulement { $most } dans la boîte.
error-form-rectangle = { $value } cartes ({ $name }) ne font pas un rectangle de deux ou trois cartes de haut et d’au moins deux de large. Écrivez 0 s’il n’y en a pas.
exlibris-whose = Les cartes sont celles de Reading Room : les livres de C4 ne sont pas ceux du C4 de la boîte. Pour une partie jouée avec la vraie boîte, comptez plutôt les livres : samples/exlibris-form.toml

## Options de table

error-option-plain-libraries = La variante pour débutants se joue sans tuiles Bibliothèque à révéler. Choisissez beginner=no ou libraries=dealt.
exlibris-set-up = { $option ->
    [beginner] Variante pour débutants
    [friendly] Variante amicale
    [long] Partie longue
    [level] Niveau de la partie en solo
    [libraries] Bibliothèques
   *[first] Qui commence
}
exlibris-set-up-choice = { $choice ->
    [beginner-no] non
    [beginner-yes] oui (sans assistants spéciaux, moins de lieux)
    [friendly-no] non
    [friendly-yes] oui (rien qui attaque les autres)
    [long-no] non
    [long-yes] oui (trois cartes de plus dans une collection)
    [level-novice] initié
    [level-student] étudiant
    [level-professor] professeur
    [level-scholar] érudit
    [level-savant] savant
    [level-mandarin] mandarin
    [level-demiurge] démiurge
    [libraries-dealt] une au choix parmi deux reçues en secret
    [libraries-open] une au choix parmi toutes celles révélées
    [first-drawn] tirage au sort
   *[first-seat] { $name }
}

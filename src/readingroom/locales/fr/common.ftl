# Ce que tous les jeux partagent : les personnes, le jeu dans le terminal et ce qui se dit quand quelque chose est impossible.

zone-hidden = { $count ->
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
}
list-and = { $head } et { $tail }
labelled = { $label } : { $text }
player = { $player-who ->
    [you] vous
   *[other] { $player }
}

## Jouer dans le terminal

play-unfinished = { $count ->
    [one] Une partie est restée inachevée. Pour la reprendre : { $command }
   *[other] { $count } parties sont restées inachevées. Pour reprendre la dernière : { $command }
} ({ $file })
play-resumed = Bon retour parmi nous ! Vous reprenez { $file }.
play-dropped = Votre dernier coup n’était écrit qu’à moitié quand la partie s’est arrêtée : « { $text } ». Rejouez-le.
play-more = { $count ->
    [one] … et une ligne avant celles-ci (tapez log)
   *[other] … et { $count } lignes avant celles-ci (tapez log)
}
play-undone = Coup annulé.
play-options = Options : { $options }
play-option = { $option } : { $choice }
play-saved = Chaque coup est déjà enregistré : { $file }
play-copied = Une copie de la partie se trouve dans { $file }.
play-kept = Votre partie est enregistrée. Pour la reprendre : { $command }
play-scoring = Le décompte
play-record = Pour revoir la partie : { $command }
play-help =
    Tapez le numéro de votre choix, son texte ou le début du texte.{ play-help-numbers }
      ?             ce qui vous est demandé, et la règle qui s’y applique
      ? { $rule }      une règle
      rules         toutes les règles
      table         toute la table
      { play-help-own }
      log           tout ce qui s’est passé
      undo          annuler un coup qui n’a encore rien révélé
      save FICHIER  enregistrer une copie de la partie
      quit          quitter ; la partie est enregistrée
play-help-numbers = { $game ->
    [biblios] {" "}Pour une mise, tapez le nombre.
   *[other] {""}
}
play-help-own = { $game ->
    [atheneum] shelves       toutes les étagères, et la légende
    [exlibris] hand          vos cartes, avec les titres des livres
   *[other] reserve       vos cartes
}

## La salle dans le navigateur

serve-open = La salle de lecture est ouverte : { $address }
serve-friends = Pour vos amis : { $addresses } (envoyez-leur le lien de votre table).
serve-alone = Seul cet ordinateur y a accès. Pour que vos amis sur le même réseau vous rejoignent, utilisez l’interrupteur à côté du lien de votre table, ou lancez : { $command }
serve-no-network = Aucun réseau trouvé : seul cet ordinateur y a accès.
serve-kept = Les parties sont enregistrées dans { $folder }.
serve-no-pages = Les pages ne sont pas encore construites : lancez ./play, qui les construit.
serve-close = Ctrl-C ferme la salle ; les parties reprendront là où elles en étaient.
serve-goodbye = La salle est fermée. Toutes les parties sont enregistrées. Au revoir !

## Revoir une partie

replay-step = Coup { $step } sur { $last }
replay-keys = Entrée : suivant · b : retour · g 12 : aller au coup 12 · e : fin · q : quitter
replay-waiting = On attend : { $names }.
replay-undone = Coup annulé : { $name }.

## Les autres commandes

games-seats = de { $least } à { $most } joueurs
games-bots = Robots :
games-bot = { $bot ->
    [search] prévoyant : essaie ses coups dans des parties imaginées
    [greedy] lettré : choisit ce qui paraît le mieux sur le moment
    [random] tête en l’air : joue n’importe quel coup permis
   *[other] { $bot }
}
games-best = le plus fort à : { $games }
deck-good = { $file } est un jeu de cartes valable pour { $game } ; son nom : { $deck }.
score-heading = Le décompte { $game ->
    [biblios] de Biblios
    [exlibris] d’Ex Libris
   *[atheneum] d’Atheneum
}

## Quand c’est impossible : le jeu

error-game = Jeu inconnu : « { $game } ». Au choix : { $known }.
error-seats = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $seats }.
error-option = Option inconnue : « { $option } ». Au choix : { $known }.
error-option-value = L’option { $option } n’accepte pas « { $value } ». Valeurs possibles : { $known }.
error-option-seats = { $seats ->
    [1] En solo
   *[other] À { $seats } joueurs
}, l’option { $option } n’accepte pas « { $value } ». Valeurs possibles : { $known }.
error-option-form = « { $text } » n’est pas une option. Écrivez NOM=VALEUR, comme penalty=bluff.
error-no-seat = La place { $seat } n’existe pas. Les places vont de 0 à { $last }.
error-not-asked = { $turn ->
    [none] La partie est finie : « { $tried } » n’est plus possible.
   *[other] Ce n’est pas à la place { $seat } de jouer, mais à la place { $turn } : « { $tried } » est impossible maintenant.
}
error-illegal = « { $tried } » est impossible maintenant. Sont possibles : { $legal }.
error-action-number = L’action numéro { $number } n’existe pas : elles vont de 0 à { $last }.
error-action-text = { $near ->
    [none] « { $text } » n’est pas une action.
   *[other] « { $text } » n’est pas une action. Vouliez-vous dire : { $near } ?
}
error-undo = Il n’y a rien à annuler : votre dernier coup est définitif.
error-bot = Robot inconnu : « { $bot } ». Au choix : { $known }.
error-bot-game = Le robot { $bot } ne joue pas à ce jeu : { $game }.
error-deck = Le jeu de cartes { $file } ne convient pas : { $what }
error-name = Un nom doit avoir au moins une lettre.

## Pourquoi pas ?

why-over = La partie est finie.
why-turn = Ce n’est pas à vous de jouer. On attend : { $players }.
why-waiting = Vous avez terminé pour l’instant. On attend : { $players }.
why-watching = Vous regardez la partie. On attend : { $players }.
why-other = Pas encore : répondez d’abord à la question posée.

## Ce qui a été tapé

error-answer = « { $text } » n’est pas un des choix. Tapez un numéro, ou ? pour l’aide.
error-answer-many = « { $text } » peut désigner plusieurs choses : { $options }. Tapez-en un peu plus.
error-answer-number = { $text } n’est pas possible maintenant. Tapez : { $known }.
error-hindered = { $why } ({ $rule })
error-replay-key = « { $text } » n’a pas de sens ici. Tapez n, b, g suivi d’un numéro, e ou q.
error-seat-form = « { $text } » n’est pas une place. Donnez un numéro de 0 à { $last }, ou all.
error-port = Le port { $port } n’existe pas. Les ports vont de 0 à { $most } ; 0 en prend un qui est libre.
error-room-name = { $name } ne peut pas être le nom d’une salle. Donnez un nom comme games.example.org, ou une adresse comme https://games.example.org.
error-pace = Le temps que prennent les robots par coup ne peut pas être de { $pace } s. Indiquez 0 ou plus.
error-language = Langue inconnue : « { $language } ». Au choix : { $known }.
error-rule = Règle inconnue : « { $rule } » ({ $game }).{ $meant ->
    [none] {" "}Au choix : { $known }.
   *[other] {""}
}
error-no-rules = La page de règles n’est pas installée pour ce jeu : { $game }.

## Les fichiers

error-no-file = Fichier introuvable : { $file }
error-not-text = { $file } n’est pas un fichier texte.
error-exists = { $file } existe déjà. Choisissez un autre nom, ou reprenez la partie : --resume { $file }
error-in-use = La partie { $file } est ouverte dans un autre terminal. Continuez-la là-bas, ou fermez-la d’abord.
error-finished = La partie { $file } est finie. Pour la revoir : { $command }
error-no-person = { $file } n’indique pas laquelle des places est la vôtre : impossible de reprendre.
error-nothing-to-resume = Il n’y a pas de partie inachevée dans { $folder }.
error-inside = Reading Room a rencontré une erreur ({ $what }). Votre partie est enregistrée ; merci de nous signaler ce problème.

## Les parties enregistrées

error-in-record = { $line ->
    [0] L’enregistrement est abîmé. { $what }
   *[other] L’enregistrement est abîmé à la ligne { NUMBER($line, useGrouping: 0) }. { $what }
}
error-record-format = Ce n’est pas une partie de Reading Room.
error-record-header = « { $text } » n’est pas une ligne d’en-tête. Au choix : { $known }.
error-record-header-missing = Il manque à l’en-tête la ligne « { $key }: … ».
error-record-newer = Cette partie suit la version { $version } des règles ; ce programme lit : { $known }. Mettez Reading Room à jour pour l’ouvrir.
error-record-older = Cette partie suit la version { $version } des règles ; ce programme lit : { $known }. Ouvrez-la avec la version de Reading Room qui a servi à la jouer.
error-record-deck = Cette partie a été jouée avec le jeu de cartes { $deck } ; celui d’ici est { $own }. Indiquez le fichier du jeu de cartes d’origine : --deck FICHIER.
error-record-options = « { $text } » : ce ne sont pas des options ; elles s’écrivent NOM=VALEUR, comme penalty=bluff.
error-record-names = « { $key } » doit être une liste avec un texte pour chacune des { $count } places.
error-record-after-end = Rien ne peut suivre le résultat.
error-record-end = Le résultat est illisible.
error-record-seat = « { $text } » devrait commencer par une place de 0 à { $last }, comme « { $example } ».
error-record-chance-line = « { $text } » n’est pas une ligne de tirage, comme « ~ card draw: CARTE ».
error-record-zone = Aucun endroit ne s’appelle « { $text } ».
error-record-card-text = Cette carte n’existe pas : « { $text } ».
error-record-chance = L’enregistrement ne donne pas le résultat de ce tirage.
error-record-shuffle = Les cartes mélangées ne sont pas celles qui se trouvent à cet endroit.
error-record-card = La carte tirée au sort ne se trouve pas à cet endroit.
error-record-chance-missing = Il manque ensuite une ligne de tirage (~).
error-record-chance-kind = Un autre type de tirage (~) devrait suivre.
error-record-chance-place = Ce tirage (~) ne concerne pas l’endroit attendu.
error-record-chance-extra = Il y a ensuite trop de lignes de tirage (~).
error-record-not-over = Un résultat est donné, mais la partie n’est pas finie.
error-record-result = La partie ne finit pas comme il est écrit ; une ligne a été modifiée.

## Les feuilles de vraies parties

error-no-sheet = Il n’y a pas encore de feuille pour { $game }.
error-sheet-format = La feuille n’est ni du TOML ni du JSON : voyez la ligne { NUMBER($line, useGrouping: 0) }. Les noms avec des espaces ou des accents doivent être entre guillemets.
error-sheet-repeated = « { $name } » y figure deux fois.
error-sheet-part = Il manque la section « { $part } » sur la feuille.
error-sheet-unknown-part = La section « { $part } » n’a pas sa place sur la feuille. Sections possibles : { $known }.
error-sheet-dice = Les dés doivent former une table : le nom de chaque catégorie et ce que montre son dé.
error-sheet-die-name = Dé inconnu : « { $name } ». Au choix : { $known }.
error-sheet-die-twice = Le dé « { $name } » est nommé deux fois.
error-sheet-die = Le dé « { $name } » ne peut pas montrer { $value } : un dé montre de 1 à 6.
error-sheet-die-missing = Il manque la valeur du dé « { $name } ».
error-sheet-players = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $count }.
error-sheet-player = Les joueurs doivent former une table de noms avec leurs cartes.
error-sheet-name-twice = Deux joueurs s’appellent { $name }.
error-sheet-cards = Les cartes ({ $name }) doivent former une liste de textes, comme ["MA2", "gold 3"].
error-sheet-card = « { $text } » ({ $name }) n’est pas une carte. Écrivez MA2, moines A ou or 3.
error-sheet-letter = « { $text } » ({ $name }) : il manque la lettre. Écrivez moines A ou MA2, par exemple.
error-sheet-value = « { $text } » ({ $name }) : cette valeur ne va pas avec cette lettre. La bonne carte est { $card }.
error-sheet-twice = { $card } figure deux fois : chez { $other } et chez { $name }. Il n’y en a qu’une.
error-sheet-twice-same = { $card } figure deux fois chez { $name }. Il n’y en a qu’une.
error-sheet-church = « { $text } » ({ $name }) est une carte Église ; on n’en garde jamais jusqu’à la fin.
error-sheet-gold = Il y a { $count } cartes Or de valeur { $value } ; à { $players } joueurs, il y en a au plus { $most }.
error-sheet-desks = Les joueurs doivent être des tables, comme [players.Ada] avec favourite, points, wands et les étagères.
error-sheet-desk-lacks = Il manque « { $part } » sur la feuille ({ $name }).
error-sheet-desk-part = « { $part } » ({ $name }) n’a pas sa place sur la feuille. Au choix : { $known }.
error-sheet-favourite = « { $text } » ({ $name }) n’est pas un sujet. Au choix : { $known }.
error-sheet-favourite-twice = { $name } et { $other } ont le même sujet de prédilection ; il n’y a qu’une étagère principale de chaque.
error-sheet-number = { $part } ({ $name }) doit être un nombre entier de 0 à { $most }, pas { $value }.
error-sheet-picture = { $part } ({ $name }) doit avoir { $levels ->
    [one] { $levels } niveau
   *[other] { $levels } niveaux
} de { $width } emplacements, le niveau du haut en premier : T turquoise, Ve vert, Vi violet, R rose, N noir, un point pour un emplacement vide, un plus dans une paire.
error-sheet-laws = { $part } ({ $name }) : les livres ne peuvent pas se tenir ainsi. Chacun a besoin d’un livre ou d’une paroi à côté et, à un niveau supérieur, d’un livre en dessous.
error-sheet-candles = Bougies ({ $name }) : { $value }, alors que les emplacements de bougie de ces étagères valent { $known }.

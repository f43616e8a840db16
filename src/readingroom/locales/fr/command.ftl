# La ligne de commande : son aide, ses exemples, et ce qu’elle dit d’une commande illisible.

## Le cadre de l’aide

help-usage = Utilisation :
help-any = OPTIONS
help-command = COMMANDE
help-arguments = Arguments :
help-options = Options :
help-commands = Commandes :
help-examples = Exemples :
help-value = { $value ->
    [address] ADRESSE
    [code] CODE
    [file] FICHIER
    [game] JEU
    [id] NUMÉRO
    [name] NOM
    [names] NOMS
    [name-value] NOM=VALEUR
    [number] N
    [path] DOSSIER
    [seconds] SECONDES
    [share] PART
    [who] QUI
   *[other] { $value }
}

## Ce que font les commandes

about = Reading Room : trois jeux de société autour des bibliothèques, dans votre navigateur et dans votre terminal. Jouez entre amis ou contre des robots, revoyez vos parties coup par coup, et faites le décompte d’une partie jouée avec la vraie boîte. Sans commande, le navigateur s’ouvre.
about-more =
    `{ $command } COMMANDE --help` en dit plus sur une commande.
    La langue se choisit avec --lang (en, fr, pl) ; elle est retenue pour les fois suivantes.
command-serve = jouer dans le navigateur, contre des robots ou entre amis
command-play = jouer dans le terminal contre des robots
command-replay = revoir une partie coup par coup
command-score = faire le décompte d’une partie jouée avec la vraie boîte
command-rules = lire les règles d’un jeu, ou une seule
command-games = la liste des jeux et de leurs options
command-deck = vérifier un jeu de cartes personnel
command-bench = mesurer la vitesse des jeux

about-serve =
    Jouer dans le navigateur, contre des robots ou entre amis.

    Le navigateur s’ouvre s’il y en a un ; l’adresse est affichée dans tous les cas. Par défaut, seul cet ordinateur y a accès ; avec --friends, toute personne du même réseau peut rejoindre une table par son lien. Il y a aussi un interrupteur à côté du lien.

    La salle doit savoir sous quels noms on la trouve. Elle connaît ceux de cet ordinateur ; donnez les autres avec --name. Derrière un proxy, donnez l’adresse entière (--name https://games.example.org) et faites-lui transmettre l’en-tête Host.

    Chaque coup est enregistré avant d’être annoncé. Ctrl-C ferme la salle ; les parties en cours reprendront là où elles en étaient.
about-play =
    Jouer dans le terminal contre des robots.

    Tapez le numéro de votre choix, son texte (keep, take MA2, raise monks) ou le début du texte ; quand on vous demande une mise, tapez simplement le nombre. Tapez « ? » pour l’aide. Chaque coup est aussitôt enregistré : fermez le terminal quand vous voulez, et reprenez plus tard avec --resume.

    Avec --json, c’est un programme qui joue : chaque ligne a un "type", qui est "start", "events" (ce qui s’est passé), "ask" (la vue, la question et les choix ; on répond par une ligne : l’"action" d’un choix, undo ou quit), "refused" ou "end". Toutes les questions y sont posées, même celles qui n’ont qu’une réponse et qu’on ne poserait pas à une personne.
about-replay =
    Revoir une partie coup par coup : Entrée ou n pour le coup suivant, b pour revenir, g et un numéro pour aller à ce coup, e pour la fin, q pour quitter.

    Vous voyez ce qui est face visible. Avec --seat et un numéro, vous voyez ce que voyait ce joueur ; avec --seat all, tout.
about-score =
    Faire le décompte d’une partie jouée avec la vraie boîte, en montrant le calcul : qui gagne quoi, pourquoi, et ce qui départage les égalités.

    Le fichier est un petit texte (TOML ou JSON) qui dit ce qu’il y a sur la table. Partez d’une copie d’un des exemples. Pour Biblios, notez la valeur des dés et les cartes qui restent à chacun. Pour Atheneum, dessinez les étagères de chacun et notez points, baguettes et bougies.

    Pour Ex Libris, il y a deux feuilles. Le formulaire d’inspection (samples/exlibris-form.toml) est fait pour la vraie boîte : vous comptez les livres de chaque catégorie et donnez le plus grand rectangle ; aucune carte n’est à saisir. Avec les cartes elles-mêmes (samples/exlibris.toml), l’inspection est faite pour vous, mais les cartes sont les nôtres, pas celles de la boîte.

    docs/scoring.md explique tout.
about-rules = Lire les règles d’un jeu, ou une seule d’après son numéro (BIB-A7, ou A7 en abrégé).
about-games = La liste des jeux : pour combien de joueurs, et ce que veut dire chacune de leurs options. Le choix par défaut vient en premier.
about-deck =
    Vérifier un fichier de cartes : les cartes qu’il contient, ce qu’elles valent ou montrent. Le jeu se reconnaît aux sections du fichier.

    Partez d’une copie d’un de nos fichiers et modifiez-la. Pour Biblios et Atheneum, c’est components.toml, dans src/readingroom/games/biblios et src/readingroom/games/atheneum ; pour Ex Libris, dans src/readingroom/games/exlibris, cards.toml (les cartes Livres) et tiles.toml (lieux et bibliothèques) : votre fichier peut contenir les cartes, les tuiles, ou les deux. Un fichier qui dépasse une limite du jeu est refusé, avec la limite et le nom de la carte ou de la tuile. Pour jouer avec un fichier valable : play --deck FICHIER
about-bench = Mesurer la vitesse des jeux, joués au hasard, à côté de jeux d’OpenSpiel et de Catanatron s’ils sont installés.

## Options

option-lang = la langue : { $known } (elle est retenue ; READINGROOM_LANG la fixe aussi)
option-help = afficher cette aide
option-deck = un jeu de cartes personnel
option-play-game = { $known } (par défaut : biblios)
option-seats = le nombre de joueurs, vous compris (par défaut : 3)
option-own-seat = le numéro de votre place, la première étant 0 (par défaut : 0)
option-bots = vos adversaires, dans l’ordre : { $known } (par défaut : celui qui joue le mieux)
option-name = votre nom (par défaut : { $name })
option-seed = un nombre qui décide de la donne, pour la rejouer
option-option = une option de la partie ; voir { $command }
option-first = qui commence, si le jeu laisse le choix : une place, comptée à partir de 0, ou drawn, au hasard (par défaut)
option-save = où enregistrer la partie (par défaut : le dossier de Reading Room)
option-resume = reprendre la partie d’un fichier ; sans fichier, la dernière laissée en cours (de ce jeu, s’il est nommé)
option-play-json = pour les programmes : des lignes JSON en sortie, une action par ligne en entrée
option-record = le fichier d’une partie
option-viewer = qui regarde : une place, comptée à partir de 0, ou all (par défaut : ce qui est face visible)
option-replay-json = pour les programmes : tous les coups en lignes JSON
option-sheet = ce qu’il y a sur la table, en TOML ou en JSON
option-score-json = pour les programmes : les scores en JSON
option-friends = laisser entrer vos amis connectés au même réseau
option-host = l’adresse d’écoute (par défaut : { $address }, cet ordinateur seulement)
option-room-name = un nom ou une adresse où les autres trouvent la salle
option-port = le port (par défaut : { $port }, ou l’un des suivants s’il est pris)
option-folder = où enregistrer les parties (par défaut : votre dossier de données)
option-no-browser = afficher seulement l’adresse
option-pace = le temps que prennent les robots par coup quand ils jouent vite (par défaut : { $seconds })
option-no-limits = pour vos propres programmes : jouer aussi vite et autant que vous voulez
option-serve-json = pour les programmes : l’adresse en JSON
option-rounds = le nombre de mesures ; la meilleure compte
option-seconds = la durée de chaque mesure
option-quick = une seule mesure, courte, pour une première impression
option-bench-games = les jeux à mesurer
option-bench-json = les chiffres en JSON
option-game = le jeu (par défaut : { $game })
option-rule = une seule règle
option-check = vérifier le fichier
option-deck-file = le fichier de cartes
option-deck-game = le jeu auquel il est destiné (reconnu automatiquement si vous ne l’indiquez pas)

## Exemples

example-browser = jouer dans le navigateur
example-friends = vos amis connectés au même réseau entrent par un lien
example-play = Biblios dans le terminal, contre deux robots
example-play-french = Ex Libris contre trois robots, en français
example-resume = reprendre la partie laissée en cours
example-rule = chercher une règle : ce que coûte un bluff
example-solo = Ex Libris contre la bibliothèque publique
example-bots = trois robots : greedy, random, greedy
example-options = avec une option, et vous commencez
example-json = pour les programmes : des lignes JSON
example-replay = revoir une partie
example-replay-seat = comme l’a vue le joueur de la place 1
example-replay-all = toutes les cartes face visible
example-replay-json = tous les coups, un objet JSON par ligne
example-score-biblios = une soirée Biblios
example-score-atheneum = une soirée Atheneum
example-score-form = Ex Libris par le formulaire d’inspection
example-score-exlibris = Ex Libris carte par carte
example-score-json = pour les programmes
example-port = sur ce port, sans ouvrir de navigateur
example-host = accessible de partout, sous ce nom
example-games = tous les jeux et leurs options
example-bluff = jouer avec l’une d’elles
example-rules = les règles de Biblios
example-rules-polish = celles d’Ex Libris, en polonais
example-deck = nos cartes, avec un changement
example-deck-game = en indiquant soi-même le jeu
example-bench = tous les jeux, une demi-minute ou plus
example-bench-quick = une première impression d’un seul jeu

## Ce qui est illisible

error-meant = Vouliez-vous dire « { $meant } » ?
error-usage = Il manque quelque chose. La bonne forme : { $command }
error-too-much = « { $text } » est de trop. La bonne forme : { $command }
error-flag = Option inconnue ici : « { $flag } ». Pour les voir toutes : { $command }
error-needs-nothing = Rien ne doit suivre { $argument }.
error-needs = Il faut { $kind ->
    [whole] un nombre entier
    [number] un nombre
   *[text] une valeur
} après { $argument } : { $argument } { $value }
error-too-small = { $argument } ne peut pas être { $value } : il faut au moins { $least }.
error-command = Commande inconnue : « { $command } ». Au choix : { $known }.
error-deck-do = Commande inconnue : « deck { $text } ». Pour vérifier un jeu de cartes, tapez deck check FICHIER.
error-deck-game = { $file } n’a aucune section d’un fichier de cartes ({ $known }). Partez d’une copie d’un de nos fichiers (voyez deck --help).
error-cannot-read = { $file } est illisible : { error-system }.
error-cannot-write = Impossible d’écrire { $file } : { error-system }.
error-listen = La salle ne peut pas être ouverte à { $host }, port { $port } : { error-system }.
error-system = { $why ->
    [EACCES] l’accès est refusé
    [EPERM] l’accès est refusé
    [EISDIR] c’est un dossier
    [ENOTDIR] une partie du chemin n’est pas un dossier
    [ENOENT] son dossier n’existe pas
    [ENOSPC] le disque est plein
    [EFBIG] le fichier serait trop gros
    [EROFS] on ne peut rien écrire à cet endroit
    [EADDRINUSE] c’est déjà pris
    [EADDRNOTAVAIL] cet ordinateur n’a pas cette adresse
   *[other] { $why }
}

## À l’écran

pager-keys = Ligne { $shown } sur { $count } · Entrée : continuer · b : revenir · q : quitter
games-usual = par défaut
games-seat = cette place, comptée à partir de 0
play-thinks = { $name } réfléchit…
play-nothing = Vous allez renoncer à cette action. Si c’est bien ce que vous voulez, retapez votre choix.
play-larger = Une fenêtre de { $lines } lignes montrerait tout ; ou bien tapez table
play-help-more = Tapez help pour voir toutes les commandes.
version = readingroom { $version } ({ $compiled ->
    [yes] compilé
   *[no] Python seul
})

## La mesure de vitesse

bench-measuring = Mesure en cours
bench-title = Jeu au hasard, décisions par seconde (meilleure mesure sur { $rounds }, de { $seconds } s)
bench-game = jeu
bench-with-set-up =
    avec mise
    en place
bench-decisions = décisions
bench-playouts =
    parties
    simulées
bench-to =
    face à
    { $peer }
bench-clone =
    copie
    µs
bench-view =
    vue
    µs
bench-world =
    monde
    µs
bench-engine = readingroom { $version }, { $compiled ->
    [yes] compilé
   *[no] Python seul, non compilé
} ; autant de joueurs que le jeu le permet
bench-ratios = « Face à » : les décisions rapportées aux leurs, sans la mise en place ni la donne.
bench-peer = { $peer }, depuis Python comme d’habitude : { $games }
bench-no-peer = { $peer } n’est pas installé : pas de comparaison ({ $command })

## Les nombres

number = { $number }
number-parts = { $whole },{ $part }

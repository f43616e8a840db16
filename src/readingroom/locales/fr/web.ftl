# Les pages du navigateur : l’accueil, l’attente à une table, les règles, et ce qui se dit quand quelque chose ne va pas.

## Toutes les pages

web-name = Reading Room
web-title = { $page } · Reading Room
web-skip = Aller au contenu
web-language = Langue
web-theme = { $theme ->
    [dark] Éclairer la salle
   *[light] Tamiser la lumière
}
web-rules = Règles
web-notes = Messages
web-dismiss = Fermer ce message
web-close = Fermer
web-guest = Invité
web-fan = Fait par des passionnés, avec nos propres mots et dessins. Sans lien avec les auteurs ni les éditeurs de ces jeux.
web-about = À propos
web-licences = Licences
web-version = Version { $version }
web-loading = Un instant…

## L’accueil

web-home-title = Jeux de bibliothèque
web-home-lead = Des jeux pleins de livres, à savourer après la fermeture, entre amis ou contre des robots.
web-play-bots = Jouer contre des robots
web-play-friends = Jouer entre amis
web-read-rules = Lire les règles
web-set-up = Préparer la table
web-players = Joueurs
web-opponents = Robots
web-bot = { $bot ->
    [search] prévoyants
    [greedy] lettrés
    [random] têtes en l’air
   *[other] { $bot }
}
web-friends-hint = Entre amis : vous recevez un lien à envoyer. Des robots peuvent prendre les places restées libres.
web-about-players = { $least } à { $most } joueurs
web-guest-book = Le livre d’or
web-your-name = Votre nom
web-name-hint = Les autres le voient à la table.
web-name-full = Un nom compte { $most } caractères au plus.
web-sign = Signer
web-signed = Bienvenue, { $name }.
web-your-tables = Vos tables
web-table-with = avec { $names }
web-table-alone = personne d’autre pour l’instant
web-table-unreadable = Une ancienne table
web-stage = { $stage ->
    [waiting] en attente de joueurs
    [playing] en cours
    [unreadable] d’une autre version, impossible à ouvrir ici
   *[over] terminée
}
web-go-on = Reprendre
web-look-again = Revoir la partie
web-again = Rejouer
web-again-join = Rejoindre la partie suivante
web-again-watch = Regarder la partie suivante
web-again-wished = { $name } propose une nouvelle partie.
web-more-tables = { $count ->
    [one] Une table de plus
   *[other] { $count } tables de plus
}

## L’attente à une table

web-table = Table
web-table-of = { $game } : une table pour { $seats }
web-waiting = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
web-waiting-kept = Les places libres sont gardées pour les joueurs de la partie précédente.
web-waiting-hint = La partie commence dès que toutes les places sont prises.
web-invite = Inviter quelqu’un
web-invite-hint = Toute personne qui ouvre ce lien peut s’asseoir ou regarder.
web-link = Le lien vers cette table
web-door-closed = Pour l’instant, ce lien ne fonctionne que sur cet appareil.
web-door-all = Cela vaut pour toutes les tables de cette salle.
web-door-switch = Ouvrir aux amis du même réseau
web-door-open = Vos amis doivent être sur le même réseau que cet ordinateur, par exemple sur le même Wi-Fi. Si le lien ne s’ouvre pas chez eux, un pare-feu les bloque peut-être.
web-door-address = Adresse de cet ordinateur
web-qr-hint = Ou scannez le lien avec un téléphone :
web-qr = Code QR du lien
web-copy = Copier le lien
web-copied = Le lien est copié.
web-copy-by-hand = La copie n’est pas permise ici. Le lien est sélectionné : copiez-le à la main.
web-share = Partager
web-share-text = Une place est libre à ma table : { $game } sur Reading Room.
web-seat = Place { $number }
web-seat-open = libre
web-seat-you = vous
web-seat-bot = robot
web-seat-away = pas là
web-seat-kept = gardée pour { $name }
web-seat-kept-you = gardée pour vous
web-kept-hint = Les places sont gardées quelques minutes pour les joueurs de la partie précédente.
web-release = Libérer la place
web-decline = Je ne joue pas
web-sit = S’asseoir ici
web-stand-up = Se lever
web-put-bot = Y mettre un robot
web-fill = Compléter avec des robots et commencer
web-looking-on = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
web-begins = Tout le monde est assis. La partie commence.
web-name-first = Comment vous appelez-vous ?

## À une table

web-ask = À vous de décider
web-wait = { $count ->
    [one] C’est à { $names } de jouer.
   *[other] À jouer : { $names }.
}
# Follows what somebody is to do, while it is for bots to do
web-thinking = Réflexion en cours…
web-sent = Un instant…
web-over = La partie est terminée.
web-why = La règle
web-legend = Légende des symboles
web-legend-turn = C’est le tour de ce joueur.
web-asked = doit répondre
web-active = joueur actif
web-others = Les autres
web-others-side = { $side ->
    [left] À votre gauche
    [right] À votre droite
   *[across] En face de vous
}
web-parts = Les parties de la table
web-part-shared = La table
web-part-mine = Chez vous
web-part-others = Les autres
web-nothing-known = Il n’y a encore rien à voir ici.
web-empty = rien
web-undo = Annuler
web-skip-ahead = Avance rapide
web-since = Depuis votre dernier tour
web-latest = Ce qui vient de se passer
web-back-one = Précédent
web-next = Suivant
web-log = Journal de la partie
web-scoring = Le décompte
web-count-all = Tout afficher
web-sheet = Feuille de score
web-course = Le fil de la partie
web-course-table = En chiffres
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-replay = Revoir la partie
web-record = Télécharger la partie
web-replay-of = Partie à revoir
web-no-replay = Rien à revoir pour l’instant
web-replay-begin = La partie est mise en place.
web-to-start = Au début
web-to-end = À la fin
web-chapter = { $way ->
    [back] { $part } : revenir
   *[on] { $part } : avancer
}
web-play = Lecture
web-pause = Pause
web-side = Vu par
web-from-start = Depuis le début
web-copy-move = Copier un lien vers ce coup
web-copy-address = La copie n’est pas permise ici. L’adresse de cette page mène à ce coup.
web-own-eyes = Seulement ce que l’on voyait de cette place
web-own-eyes-hint = Sinon, toutes les cartes sont visibles.

## Partir, revenir, et les robots

web-table-menu = Table
web-turn-title = À vous : { $page }
web-turn-note = { $game } : c’est à vous de jouer.
web-sounds = Sons discrets
web-call = M’avertir quand c’est mon tour
web-call-first = Voilà comment vous saurez que c’est votre tour.
web-call-not = { $why ->
    [insecure] Les navigateurs ne le permettent qu’en HTTPS, ou sur l’ordinateur où tourne la salle.
    [forbidden] Le navigateur l’interdit pour cette page. Ses réglages permettent de l’autoriser.
   *[missing] Ce navigateur ne sait pas le faire.
}
web-pace = Rythme des robots
web-pace-name = { $pace ->
    [at-once] immédiat
    [easy] facile à suivre
   *[brisk] rapide
}
web-hand-over = Laisser un robot jouer pour moi
web-hand-over-hint = Vous pouvez reprendre votre place à tout moment.
web-take-back = Reprendre ma place
web-handed = Un robot joue pour vous.
web-give-away = Laisser un robot remplacer { $name }
web-end-early = Terminer la partie maintenant
web-end-early-hint = { $others ->
    [0] Une partie interrompue n’a pas de gagnant.
   *[other] Elle se termine quand toutes les personnes qui jouent encore sont d’accord. Il n’y a alors pas de gagnant.
}
web-end-agree = Accepter de terminer
web-end-disagree = Continuer la partie
web-end-asked = { $name } voudrait terminer la partie.
web-end-sure = Vraiment terminer ? Personne ne gagnera.
web-not-now = Pas maintenant
web-end-here = Ici, la partie a été interrompue.
web-end-waiting = Les autres doivent encore donner leur accord pour terminer la partie.
web-gone = Absence prolongée : { $name }.
web-let-bot = Laisser jouer un robot
web-stopped = La partie a été interrompue. Il n’y a pas de gagnant.
web-plays-for = un robot joue
web-news-handed-self = Un robot remplace maintenant { $name }.
web-news-handed-you = Un robot joue maintenant pour vous.
web-news-handed-other = { $by } laisse un robot remplacer { $name } : absence prolongée.
web-news-back = { $name } joue à nouveau.
web-news-back-you = Vous jouez à nouveau.
web-news-failed = Le robot { $name } est tombé en panne. Un autre robot le remplace.
web-news-disagree = { $name } préfère continuer la partie.
web-news-pace = Rythme des robots : { $pace ->
    [at-once] immédiat
    [easy] facile à suivre
   *[brisk] rapide
}.

## La connexion

web-lost = La connexion est perdue. Nouvel essai…
web-rests = Cette page a envoyé trop de messages à la fois. Nouvelle connexion dans { $wait } s.
web-back = De nouveau en ligne.
web-try-now = Essayer maintenant
web-offline = Vous êtes hors ligne.
web-offline-table = Vous êtes hors ligne. Vos coups partiront à votre retour.
web-online = Vous êtes de nouveau en ligne.
web-updated = Reading Room a été mis à jour. Rechargez la page pour continuer.
web-reload = Recharger

## Quand il n’y a rien à voir

web-nowhere-title = Ce rayon est vide
web-nowhere-text = Il n’y a rien à cette adresse. L’ouvrage est peut-être emprunté.
web-no-table-title = Cette table n’existe pas
web-no-table-text = Le lien est peut-être incomplet, ou la table a été débarrassée il y a longtemps.
web-sent-away-title = Cette page n’a plus accès à la table
web-to-home = Retour à la salle de lecture

## Ce qui ne se peut pas

web-error-unknown = Une erreur s’est produite ({ $code }). Veuillez réessayer.
web-error-unreachable = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
web-error-stale = Cette question a déjà reçu sa réponse. Voici où en est la table.
web-error-illegal = Ce coup n’est pas possible maintenant. Choisissez-en un autre.
web-error-not-seated = Vous n’avez pas de place à cette table ; vous pouvez regarder.
web-error-not-host = Seule la personne qui a ouvert la table peut faire cela.
web-error-started = La partie a commencé : les places sont prises.
web-error-seated = Vous avez déjà une place à cette table.
web-error-taken = Quelqu’un vient de prendre cette place. Prenez-en une autre.
web-error-kept = { $minutes ->
    [one] Cette place est gardée encore une minute pour quelqu’un de la partie précédente.
   *[other] Cette place est gardée encore { $minutes } minutes pour quelqu’un de la partie précédente.
}
web-error-not-over = La partie n’est pas finie ; tout sera dévoilé à la fin.
web-error-unreadable = Cette table a été jouée avec une autre version de Reading Room et ne peut pas être ouverte ici.
web-error-undo = Il n’y a rien à annuler : votre dernier coup est définitif.
web-error-name = Un nom compte de 1 à { $most } caractères visibles.
web-error-bad-message = Le serveur n’a pas compris ce message. Rechargez la page.
web-error-no-table = Cette table n’existe pas.
web-error-no-page = Il n’y a rien à cette adresse.
web-error-bad-request = Le serveur n’a pas compris cette demande. Rechargez la page.
web-error-too-long = C’est trop long. Veuillez raccourcir.
web-error-not-playing = Aucune partie n’est en cours à cette table.
web-error-handed = Un robot joue pour vous. Reprenez d’abord votre place.
web-error-bot-plays = Un robot joue déjà à cette place.
web-error-not-away = Cette personne est là, ou vient de partir. Après deux minutes d’absence, un robot pourra jouer pour elle.
web-error-too-fast = C’était trop rapide. Attendez { $wait ->
    [one] une seconde
   *[other] { $wait } secondes
} et réessayez.
web-error-too-many-guests = Beaucoup de monde vient d’arriver depuis votre réseau. Réessayez dans { $wait } s.
web-error-too-many-tables = Vous avez ouvert beaucoup de tables en peu de temps. Attendez { $wait } s avant d’en ouvrir une autre.
web-error-too-many-lines = Vous avez déjà ouvert { $most } pages de tables. Fermez-en une, puis rechargez cette page.
web-error-busy = Le serveur n’a pas pu enregistrer cette action. Rien n’a changé ; veuillez réessayer.
web-error-gone = Le fichier qui contient toutes les parties a disparu : le serveur ne peut plus rien enregistrer. Prévenez la personne qui s’en occupe : il faut le redémarrer.
web-error-origin = Cette page vient d’une autre adresse que le serveur. Ouvrez-la depuis l’adresse du serveur.
web-error-host = Cette salle ne répond pas au nom { $host }. Utilisez une adresse affichée à son démarrage.
web-error-not-here = Cela ne peut se faire que depuis l’ordinateur où tourne Reading Room.
web-error-decided = Qui peut entrer a été décidé au démarrage de Reading Room.
web-error-no-network = Cet ordinateur n’est sur aucun réseau : vos amis ne peuvent pas encore vous rejoindre. Connectez-le, par exemple au Wi-Fi, et réessayez.

## Les règles

web-rules-of = { $game } : les règles
web-rule-link = Lien vers la règle { $rule }
web-rule = Règle { $rule }
web-rules-contents = Sommaire
web-no-rules = Il n’y a pas de règles pour ce jeu ici.
web-error-record-over = Cette partie est finie. Une table ne peut commencer qu’à partir d’une partie qui n’est pas terminée.
web-error-bad-record = Ce fichier n’est pas une partie que l’on peut lire ici. Voyez sa ligne { $line }.

## Accueil : en solo, et parties enregistrées

web-play-solo = Jouer en solo
web-open-record = Ouvrir une partie enregistrée
web-open-record-hint = Pour reprendre là où s’arrête une partie enregistrée : une leçon, un problème ou une partie téléchargée.

## L’explorateur
app-title = Boonlake Explorer
app-brand = Boonlake
app-pages = Pages
app-page-explore = Explorer
app-language = Langue
app-look = Clair ou sombre
app-map = Plateau principal
app-group-strips = Plaquettes Action
app-group-cards = Cartes
app-group-map = Sur le plateau principal
app-group-levers = Leviers
app-group-boats = Canots, à tout moment
app-group-river = Navire
app-group-scoring = Tuiles de Scoring
app-group-payment = Paiement
app-group-other = Aussi possible
app-here = À cet endroit
app-all = Tous les choix
app-blocked-show = Ce qui n’est pas possible, et pourquoi
app-blocked-hide = Masquer ce qui n’est pas possible
app-blocked-none = Tout ce qui est de cette sorte est possible.
app-over = La partie est finie
app-winner = { $names } { $count ->
    [one] gagne
   *[other] se partagent la victoire
  } avec { $points } PV
app-hidden = { $name } choisit. La main est cachée.
app-who = { $name }, tour { $turn }, manche { $round }
app-setup = { $name }, mise en place
app-last = Dernier choix
app-start = La partie commence
app-first = Début (Origine)
app-back = Reculer (Gauche)
app-forward = Avancer (Droite)
app-end = Fin (Fin)
app-timeline = Numéro du choix
app-play = Jouer
app-log = Journal
app-tree = Variantes
app-study = Étude
app-facts-words = { $name } : { $points } points, { $coins } Pièces, { $vases } Vases, { $ranch } Habitants, { $cards } cartes
app-turn = Tour { $turn }
app-new = Nouvelle partie
app-open = Ouvrir
app-save = Enregistrer et partager
app-edit = Position
app-keys = Touches
app-close = Fermer
app-working = Calcul en cours
app-auto = Continuer
app-auto-agent = Qui continue
app-auto-stop = Arrêter
app-agent-random = Hasard
app-agent-greedy = Glouton
app-agent-planner = Planificateur
app-agent-montecarlo = Monte-Carlo
app-set-up = Mise en place
app-auto-own = Jusqu’à mon prochain choix
app-auto-turn = Jusqu’à la fin du tour
app-auto-scoring = Jusqu’au prochain décompte intermédiaire
app-auto-end = Jusqu’à la fin de la partie
app-auto-one = Un choix
app-agent = Qui joue
app-comment = Commentaire sur ce choix
app-name = Nom de cette variante
app-marks = Signe
app-mark-none = aucun
app-promote = En faire la ligne principale
app-delete = Supprimer à partir d’ici
app-restore = Annuler la suppression
app-keep = Garder les notes
app-hands = Mains visibles
app-seat = Place montrée
app-rule = Règle { $id }
app-rule-link = Règle
app-rule-source = Source : { $source }
app-book-001 = livret anglais, « { $heading } »
app-book-000 = un autre texte anglais, « { $heading } »
app-book-002 = livret de l’extension Artefacts, « { $heading } »
app-book-003 = livret allemand, « { $heading } »
app-book-004 = livret français, « { $heading } »
app-rule-open = La règle du jeu laisse ouvert : { $ambiguous }
app-rule-ruling = Décidé ici : { $ruling }
app-rule-given = Situation
app-rule-then = Alors
app-create = Commencer la partie
app-players = Joueurs
app-seed = Graine (vide : au hasard)
app-names = Noms, un pour chaque place
app-player-name = Nom de la place { $seat }
app-link = Lien vers ce moment
app-download = Télécharger l’étude
app-upload = Envoyer une étude (JSON, { $size } Mo au plus)
app-title-study = Titre de l’étude
app-saved = Enregistrée. Chaque changement est désormais gardé.
app-unsaved = Pas encore enregistrée : enregistrez-la pour obtenir un lien durable.
app-unsaved-restored = Votre partie a été rétablie.
app-unsaved-aside = Votre partie n’était pas enregistrée. Elle est mise de côté ({ $choices } choix).
app-unsaved-back = Revenir à ma partie
app-unsaved-fresh = Recommencer à zéro
app-library = Études dans la bibliothèque
app-library-mine = Les miennes
app-library-shared = Partagées avec moi
app-library-everybodys = Ouvertes à tous
app-library-by = de { $owner }
app-visitor-name = Votre nom, tel que les autres le voient
app-share = Qui peut la voir
app-share-private = Moi seulement
app-share-link = Avec le lien : lire
app-share-link-edit = Avec le lien : lire et modifier
app-share-public = Tout le monde : lire
app-share-public-edit = Tout le monde : lire et modifier
app-reading = Vous lisez une étude de { $owner }. Ce que vous jouez reste chez vous.
app-reading-somebody = quelqu’un d’autre
app-reading-edit = Modifier l’étude
app-reading-copy = Enregistrer comme mienne
app-not-saved-yet = Pas encore enregistré. La bibliothèque ne répond pas ; nous essayons encore.
app-versions = Versions antérieures
app-version-look = La regarder
app-version-back = La rétablir
app-version = { $date } : { $choices } choix
app-library-none = La bibliothèque est vide.
app-library-entry = { $choices } choix, { $players } { $players ->
    [one] joueur
   *[other] joueurs
  }
app-untitled = Étude sans titre
app-broken = Ceci n’a pas pu être ouvert : { $problem }
app-partly = Une partie a pu être ouverte : { $problem }
app-reading-slow = la lecture du fichier prend trop de temps
app-too-large = Le fichier est trop grand : au plus { $limit } Mo sont lus.
app-position-text = La position en JSON : changez ce que vous voulez et partez de là.
app-position-start = Commencer une étude à partir de cette position
app-position-reset = Reprendre la position actuelle
app-player = Joueur
app-full = Il y a trop de monde en ce moment. Cette page réessaie d’elle-même.
app-connection-lost = La connexion au serveur est interrompue. Elle revient d’elle-même dès que le serveur répond ; votre partie est conservée.
app-connection-failed = Le serveur n’accepte pas cette page. Rechargez-la ; si cela ne suffit pas, autorisez les cookies de ce site.
app-connection-reload = Recharger
app-shortcuts =
    Gauche, Droite : reculer, avancer
    Origine, Fin : début, fin
    Haut, Bas : variante précédente, suivante
    1 à 9 : prendre un choix
    N : nouvelle partie
    S : enregistrer
    A : continuer
    B : ce qui n’est pas possible
    C : aux choix
    D : plateau suivant
    Z : agrandir le plateau
    P : présenter ; Page suivante et Page précédente avancent et reculent
app-points = Points
app-points-source = Points par origine
app-resources = Biens
app-trajectory = Trajectoires
app-trajectory-hint = Cliquez sur un point pour y aller.
app-branches = Variantes comparées

# Parameters of the model, as widgets call them
app-choose = Choisissez…
app-param-question = Question
app-param-choice = Choix
app-param-step = Numéro du choix
app-param-turn = Tour
app-param-seat = Siège montré
app-param-agent = Qui continue
app-param-play-to = Jusqu’où
app-param-playing = L’agent continue
app-param-language = Langue
app-param-open-hands = Mains visibles
app-param-dark = Couleurs sombres
app-param-coach = Coach
app-param-keys-shown = Clés
app-param-over = Partie terminée
app-param-scores = Points de victoire
app-param-can-go-back = Retour possible
app-param-can-go-forward = Suite possible

# Timeline, tree and charts
app-timeline-play = Dérouler la partie
app-timeline-pause = Pause
app-timeline-faster = Plus vite
app-timeline-slower = Moins vite
app-demote = Descendre
app-fold = Replier cette variante
app-unfold = Déplier cette variante
app-chart-none = Aucun graphique
app-explorer = Explorateur de la partie

## À côté du plateau : ce que dit une étude
app-remarks = Ce que dit cette étude
app-moment-played = Choisi ici :
app-moment-better = Mieux :

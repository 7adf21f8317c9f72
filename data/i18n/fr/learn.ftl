## Le coach de l’explorateur
app-coach = Coach

## Le cours en un coup d’œil
app-page-learn = Apprendre
app-learn-title = Apprendre Boonlake
app-learn-intro = De courtes leçons sur le vrai plateau. Vous lisez un peu, puis vous le faites vous-même. Les erreurs ne coûtent rien et sont expliquées.
app-learn-minutes = Encore environ { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  } avant une bonne première partie.
app-learn-ready = Vous savez tout ce qu’il faut pour votre première partie.
app-learn-start = Commencer ici : { $title }
app-learn-go-on = Continuer : { $title }
app-learn-next = Leçon suivante : { $title }
app-learn-play = Jouer une partie
app-learn-progress = { $done ->
    [one] { $done } leçon terminée
   *[other] { $done } leçons terminées
  } sur { $of }
app-learn-lesson-minutes = { $minutes } min
app-learn-later = après une première partie
app-learn-state-new = nouvelle
app-learn-state-begun = commencée
app-learn-state-done = terminée

## Une leçon
app-lesson-all = ← Toutes les leçons
app-lesson-where = Étape { $at } sur { $of }
app-lesson-text = À lire
app-lesson-task = À faire
app-lesson-quiz = Une question
app-lesson-answers = Réponses
app-lesson-choices = Ce que vous pouvez choisir
app-lesson-hint = Indice
app-lesson-hint-title = Indice :
app-lesson-back = Retour
app-lesson-next = Suivant
app-lesson-finish = Terminer
app-lesson-again = Encore une fois
app-lesson-done = Terminé : { $title }
app-lesson-so-far = Compté jusqu’ici
app-lesson-ledger = Points par source
app-lesson-check = { $right } sur { $of } du premier coup.
app-lesson-check-again = Revoyez ces leçons :
app-lesson-rules = Règles :
app-lesson-unsolved = Faites d’abord ce que l’étape demande. Un indice montre comment.
app-lesson-nothing-here = Rien n’est possible là pour l’instant. Cherchez un anneau doré, ou choisissez dans la liste.
app-boards = Plateaux
app-board-map = Plateau principal
app-board-table = Vos affaires
app-board-strips = Actions
app-board-tiles = Tuiles de Scoring
app-board-solo = La Sage Éminence
app-board-lake = Lac et Artefacts
app-board-solo-lake = Lac et Artefact

## Les règles et leurs exemples
app-rule-read = Lire la règle
app-rule-example = Ouvrir un exemple
app-rule-lesson = Leçon : { $title }
app-rule-related = Règles du même genre
app-rule-ways = Où la voir
app-example-of = Un exemple de
app-example-try = Essayez ceci :
app-example-refused = Impossible ici : { $choice }.
app-example-leave = Revenir à ma partie

## Le livre des règles et le glossaire
app-page-rules = Règles
app-rules-search = Chercher : un mot, un terme dans n’importe quelle langue, le nom d’une règle
app-rules-rules = Règles
app-rules-icons = Icônes
app-rules-terms = Glossaire
app-rules-part = Partie du jeu
app-rules-part-all = Toutes
app-rules-part-base = Jeu de base
app-rules-part-solo = Solo
app-rules-part-artifacts = Artefacts
app-rules-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
  }
app-rules-more = Afficher plus ({ $count })
app-rules-nothing = Rien ne correspond à « { $words } ». Essayez moins de mots, ou seulement le début d’un mot.
app-rules-clear = Effacer la recherche
app-rules-terms-found = { $count ->
    [one] { $count } terme
   *[other] { $count } termes
  }
app-rules-term-ours = notre propre mot
app-rules-section-course = Le déroulement de la partie
app-rules-section-actions = Actions
app-rules-section-effects = Ce que vous faites, et effets
app-rules-section-pieces = Plateaux, tuiles et éléments
app-rules-section-areas = Lieux
app-rules-section-regions = Régions
app-rules-section-resources = Ressources
app-rules-section-card-kinds = Types de cartes
app-rules-section-tracks = Points et pistes
app-rules-section-solo = Jouer seul
app-rules-section-expansion-artifacts = L’extension Artefacts

## Et si : ce que vaut un choix
app-page-what-if = Et si
app-whatif-tab-choices = Choix
app-whatif-tab-compare = Comparer
app-whatif-tab-review = Analyse
app-budget = Temps de réflexion
app-budget-quick = court
app-budget-normal = normal
app-budget-thorough = approfondi
app-whatif-seed = Graine
app-whatif-kind = Que comparer
app-whatif-choices = choix isolés
app-whatif-turns = tours entiers
app-whatif-plan = Plan { $number }
app-whatif-partly = Ce tour ne convient ici qu’en partie : { $done } choix sur { $total }. Ensuite, c’est à quelqu’un d’autre de choisir, ou le hasard en a décidé autrement.
app-whatif-start = Combien cela vaut-il ?
app-whatif-about = Chaque choix est joué de nombreuses fois jusqu’à la fin de la partie. Ce que cette personne ne peut pas voir est redistribué à chaque fois, et tous les choix rencontrent les mêmes distributions. La même graine donne la même réponse.
app-whatif-over = La partie est terminée. Revenez à un choix, ou analysez la partie.
app-whatif-hidden = La main de ce joueur est cachée. Montrez les mains sur la page « Explorer » pour demander ce que vaut un choix.
app-whatif-chance = Ici, le hasard décide, personne ne choisit.
app-whatif-one = Il n’y a qu’un seul choix ici.
app-whatif-starting = Préparation …
app-whatif-rollouts = { $count ->
    [one] 1 partie jouée
   *[other] { $count } parties jouées
  } jusqu’au bout.
app-whatif-elsewhere = Le calcul porte sur une autre décision : y aller
app-whatif-table = Les choix et ce qu’ils valent
app-whatif-choice = Choix
app-whatif-score = Points finaux
app-whatif-margin = Avance
app-whatif-win = Chances de gagner
app-whatif-tries = Parties
app-whatif-look-at = Choix à regarder
app-whatif-note = Après ± et entre parenthèses : l’intervalle où se trouve la vraie valeur avec une probabilité de 95 %. Les choix faibles sont écartés tôt pour laisser plus de parties aux meilleurs. Un programme rapide joue pour tout le monde : les différences comptent donc plus que les points eux-mêmes.
app-whatif-so-far = Pour l’instant :
app-whatif-best = « { $best } » semble le meilleur choix : environ { $points ->
    [one] 1 point
   *[other] { $points } points
  } (±{ $spread }) d’avance de plus que « { $next } ».
app-whatif-close = « { $best } » est en tête, mais « { $next } » est trop proche pour trancher : { $points ->
    [one] 1 point
   *[other] { $points } points
  } d’écart (±{ $spread }).
app-whatif-single = « { $best } » est le seul choix.
app-whatif-branch = Ajouter comme variante
app-whatif-open = Voir sur le plateau
app-whatif-name = environ { $points } points
app-whatif-comment = { $points } points (±{ $spread }), avance { $lead } (±{ $around }), gagne dans { $win } % des cas ({ $low } à { $high }), sur { $tries } parties.
app-whatif-why = « { $best } » face à « { $other } »
app-whatif-why-more = Plus de points grâce à : { $sources }.
app-whatif-why-less = Moins de points pour : { $sources }.
app-whatif-why-none = Les deux rapportent à peu près les mêmes points de chaque source.
whatif-points = points finaux
whatif-more = points de plus

## Travaux longs
app-cancel = Arrêter
app-download-csv = Télécharger le tableau (CSV)
app-time-left = Encore { $time } environ.
app-seconds = { $count } s
app-minutes = { $count } min
app-percent = { $value } %
app-between = ({ $low }–{ $high })
app-busy-own = Une chose à la fois : attendez la fin du travail en cours, ou arrêtez-le.
app-job-waiting = D’autres calculs sont en cours : place { $place } dans la file d’attente.
app-job-failed = Quelque chose s’est mal passé ({ $problem }). Veuillez réessayer.

## Deux lignes côte à côte
app-compare-none = Cette étude n’a qu’une seule ligne.
app-compare-how = Revenez en arrière sur « Explorer » et choisissez autrement, ou ajoutez ici un choix comme variante : vous pourrez alors comparer.
app-compare-about = Choisissez jusqu’à quatre lignes de cette étude. La première est en trait plein, les autres en tirets et en pointillés. Les anneaux et les nombres entre parenthèses montrent ce qui diffère de la première.
app-compare-side-1 = Première ligne
app-compare-side-2 = Deuxième ligne
app-compare-side-3 = Troisième ligne
app-compare-side-4 = Quatrième ligne
app-compare-no-line = aucune
app-compare-parts = Se sépare en { $when } : { $choice } au lieu de : { $instead }
app-compare-main = Ligne principale
app-compare-branch = { $when } : { $name }
app-compare-when = Tour { $turn }, manche { $round }
app-compare-picture = Le plateau à la fin de cette ligne. { $when }

## Une analyse de la partie
app-review-start = Analyser la partie
app-review-about = Parcourt la ligne principale de cette étude. Pour chaque choix, un meilleur est cherché, et le coût est indiqué quand il ne fait pas de doute. Vous voyez aussi, tour par tour, qui avait des chances de gagner. Les commentaires et les signes sont ajoutés à l’étude.
app-review-open = La partie n’est pas terminée : elle est analysée jusqu’où elle va.
app-review-empty = Rien n’a encore été joué dans cette étude.
app-review-kept = Les commentaires et les signes sont maintenant dans l’étude : voyez les variantes sur « Explorer ». Une nouvelle analyse les remplace.
app-review-gone = L’étude a changé entre-temps : certains commentaires n’ont pas pu être écrits.
app-review-done = { $done } étapes de calcul sur { $total } terminées.
app-review-signs = { $mistake } est une erreur, { $bad } un mauvais choix, { $doubtful } un choix douteux, selon l’avance perdue.
app-review-dots = Un grand signe sur une courbe est un tournant : la chance de ce joueur y a augmenté. Cliquez sur le graphique pour voir ce moment sur les plateaux.
app-review-costliest = Les choix les plus coûteux
app-review-nothing = Aucun choix n’était nettement moins bon qu’un autre.
app-review-better = Mieux
app-review-lost = Avance perdue
app-review-lost-win = Chances perdues
app-review-turning = Tournants
app-review-seats = Comment chacun a joué
app-review-moment = Moment à regarder
app-review-turning-of = tournant pour { $name }
app-review-partial = Cette analyse est partielle, arrêtée après { $done } étapes sur { $total }. Rien n’a été écrit dans l’étude.
app-column-turn = Tour
app-column-player = Joueur

## Une analyse en mots : commentaires dans une étude et résumé de `boonlake review`
review-cost = Environ { $points ->
    [one] 1 point
   *[other] { $points } points
  } de moins (±{ $error }) que « { $label } ».
review-win-lost = C’est environ { $percent } % des chances de gagner.
review-turning-point = Un tournant : le temps que chacun joue un tour à partir d’ici, les chances de gagner de { $name } passent de { $before } % à { $after } %.
review-seat = { $name } : { $choices } choix examinés. { $mistake ->
    [one] 1 erreur
   *[other] { $mistake } erreurs
  }, { $bad } mauvais et { $doubtful } { $doubtful ->
    [one] choix douteux
   *[other] choix douteux
  } ont coûté environ { $points } points d’avance en tout.
review-seat-clean = { $name } : { $choices } choix examinés. Aucun n’était nettement moins bon qu’un autre.
review-of-choices = Choix
review-of-turns = Tournants
review-of-seats = Places
review-choice = Choix
review-turn = Tour
review-seat-name = Place
review-better = Mieux
review-points = Points perdus
review-win = Chances de gagner
review-looked-at = Examinés
review-mistakes = Erreurs
review-bad = Mauvais
review-doubtful = Douteux
review-none = Aucun choix n’était nettement moins bon qu’un autre.
review-progress = Analyse
review-written = Les commentaires sont dans { $file }.
review-interrupted = Interrompu : rien n’a été écrit.
review-empty = La ligne principale de cette étude ne contient aucun choix.
review-unfinished = La partie n’est pas terminée : seul ce qui est là a été examiné.

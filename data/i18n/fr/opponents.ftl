# Les places que joue l’ordinateur, les indices, et apprendre de ses erreurs.
app-param-pace = Rythme de l’ordinateur
app-pace-step = pas à pas
app-pace-calm = calme
app-pace-brisk = rapide
app-pace-at-once = d’un coup
app-opponent = Qui joue la place { $seat }
app-opponent-person = Une personne
app-opponent-random = Ordinateur, fantaisiste
app-opponent-quick = Ordinateur, facile
app-opponent-greedy = Ordinateur, moyen
app-opponent-planner = Ordinateur, fort
app-opponent-montecarlo = Ordinateur, très fort
app-opponent-seat = { $name } (ordinateur)
app-opponent-all = L’ordinateur joue toutes les places : vous regardez.
app-opponents = Contre l’ordinateur
app-opponent-thinks = { $name } ({ $who }) joue…
app-opponent-waits = C’est à { $name } ({ $who }) de jouer.
app-opponent-yours = À vous de jouer.
app-opponent-did = Depuis votre dernier choix
app-opponent-line = { $name } : { $choice }
app-opponent-more = { $count ->
    [one] et un choix auparavant
   *[other] et { $count } choix auparavant
}
app-opponent-go-on = Continuer
app-opponent-skip = Passer à mon choix
app-opponent-stop = Arrêter
app-opponent-take-back = Reprendre mon choix
app-opponent-hint = Indice
app-opponent-resign = Abandonner et apprendre
app-opponent-learn = Apprendre de vos erreurs
app-opponent-hint-asked = L’ordinateur fort réfléchit…
app-opponent-hint-is = L’ordinateur fort choisirait :
app-mistakes = Apprendre de vos erreurs
app-mistakes-working = Recherche de vos trois choix les plus coûteux : { $done } sur { $total } examinés.
app-mistakes-waiting = Recherche de vos trois choix les plus coûteux…
app-mistakes-none = Aucun de vos choix n’a sûrement coûté cher. Bien joué !
app-mistakes-nothing = Vous n’avez encore rien choisi.
app-mistakes-stopped = La recherche a été arrêtée. Voici les pires moments trouvés jusque-là.
app-mistakes-place = Moment { $number } sur { $count }
app-mistakes-asked = Tour { $turn } : vous avez choisi « { $choice } ». Cela a coûté environ { $points ->
    [one] un point
   *[other] { $points } points
} d’avance. Choisissez mieux, dans la liste ou sur le plateau.
app-mistakes-setup-asked = Avant le premier tour, vous avez choisi « { $choice } ». Cela a coûté environ { $points ->
    [one] un point
   *[other] { $points } points
} d’avance. Choisissez mieux, dans la liste ou sur le plateau.
app-mistakes-right = « { $choice } » : c’est aussi ce que l’ordinateur trouve de mieux ici.
app-mistakes-same = « { $choice } » est ce que vous avez choisi dans la partie. Essayez autre chose.
app-mistakes-weighing = « { $choice } » : qu’est-ce que cela vaut ? Un instant…
app-mistakes-good = « { $choice } » est un bon choix : l’ordinateur ne trouve rien de nettement meilleur.
app-mistakes-worse = « { $choice } » coûte environ { $points ->
    [one] un point
   *[other] { $points } points
} d’avance par rapport au mieux que trouve l’ordinateur. Essayez encore, ou regardez la réponse.
app-mistakes-shown = L’ordinateur choisirait :
app-mistakes-elsewhere = Vous regardez un autre moment de la partie.
app-mistakes-again = Essayer encore
app-mistakes-show = Voir la réponse
app-mistakes-next = Moment suivant
app-mistakes-previous = Moment précédent
app-mistakes-back = Revenir au moment
app-mistakes-stop = Arrêter la recherche
app-mistakes-close = Fermer

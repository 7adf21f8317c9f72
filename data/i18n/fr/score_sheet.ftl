# La feuille de score à la fin d’une partie, et les parties simulées que l’on ouvre.
app-score-sheet = Feuille de score
app-score-sheet-source = Points de victoire par
app-score-sheet-total = Total
app-score-sheet-won = { $count ->
    [one] { $names } gagne avec { $points } points de victoire.
   *[other] { $names } se partagent la victoire avec { $points } points de victoire chacun.
}
app-score-sheet-ahead = { $count ->
    [one] Un point devant { $name }.
   *[other] { $count } points devant { $name }.
}
app-score-sheet-review = Analyser la partie
app-score-sheet-chart = Évolution des points
app-score-sheet-learn = Apprendre de vos erreurs
app-score-sheet-new = Nouvelle partie
app-simulate-each = Partie par partie
app-simulate-each-note = Choisissez une partie, dans le tableau ou dans la liste dessous, et regardez-la sur le plateau.
app-simulate-game = Partie
app-simulate-winner = Victoire
app-simulate-result = Points par place
app-simulate-turn-count = Tours
app-simulate-lead = Avance
app-simulate-pick = Partie à regarder
app-simulate-game-name = Partie { $number } : { $winner }, { $points }
app-simulate-title = Partie simulée { $number }
app-simulate-seat-name = { $agent } { $seat }

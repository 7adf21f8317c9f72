# The score sheet at the end of a game, and simulated games that are opened.
app-score-sheet = Score sheet
app-score-sheet-source = Points from
app-score-sheet-total = Total
app-score-sheet-won = { $count ->
    [one] { $names } wins with { $points } points.
   *[other] { $names } share the win with { $points } points each.
}
app-score-sheet-ahead = { $count ->
    [one] One point ahead of { $name }.
   *[other] { $count } points ahead of { $name }.
}
app-score-sheet-review = Review the game
app-score-sheet-chart = Course of the points
app-score-sheet-learn = Learn from your mistakes
app-score-sheet-new = New game
app-simulate-each = Game by game
app-simulate-each-note = Choose a game, in the table or in the list below it, and see it on the board.
app-simulate-game = Game
app-simulate-winner = Winner
app-simulate-result = Points by seat
app-simulate-turn-count = Turns
app-simulate-lead = Lead
app-simulate-pick = Game to look at
app-simulate-game-name = Game { $number }: { $winner }, { $points }
app-simulate-title = Simulated game { $number }
app-simulate-seat-name = { $agent } { $seat }

# Der Wertungsblock am Ende einer Partie, und simulierte Partien, die geöffnet werden.
app-score-sheet = Wertungsblock
app-score-sheet-source = Siegpunkte durch
app-score-sheet-total = Summe
app-score-sheet-won = { $count ->
    [one] { $names } gewinnt mit { $points } Siegpunkten.
   *[other] { $names } teilen sich den Sieg mit je { $points } Siegpunkten.
}
app-score-sheet-ahead = { $count ->
    [one] Einen Siegpunkt vor { $name }.
   *[other] { $count } Siegpunkte vor { $name }.
}
app-score-sheet-review = Partie nachbesprechen
app-score-sheet-chart = Verlauf der Siegpunkte
app-score-sheet-learn = Aus deinen Fehlern lernen
app-score-sheet-new = Neue Partie
app-simulate-each = Partie für Partie
app-simulate-each-note = Wähle eine Partie, in der Tabelle oder in der Liste darunter, und sieh sie auf dem Plan an.
app-simulate-game = Partie
app-simulate-winner = Sieg
app-simulate-result = Siegpunkte nach Plätzen
app-simulate-turn-count = Züge
app-simulate-lead = Vorsprung
app-simulate-pick = Partie zum Ansehen
app-simulate-game-name = Partie { $number }: { $winner }, { $points }
app-simulate-title = Simulierte Partie { $number }
app-simulate-seat-name = { $agent } { $seat }

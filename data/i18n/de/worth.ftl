# Der Wert von Entscheidungen neben dem Plan, und Zeichen an den Namen der Seiten.
app-worth-ask = Was ist das wert?
app-worth-note = Neben jeder Wahl: um wie viele Siegpunkte dieser Platz am Ende vor dem stärksten anderen läge, und wie weit das danebenliegen kann.
app-worth-games = { $count ->
    [one] Eine Partie weitergespielt.
   *[other] { $count } Partien weitergespielt.
}
app-worth-again = Länger nachdenken
app-worth-stop = Anhalten
app-worth-page = Tabellen und Diagramme
app-worth-close = Schließen
app-whatif-order = Geordnet nach dem Vorsprung. { $dropped ->
    [0] Alle wurden bis zum Ende verglichen.
    [one] Die letzte Wahl schied früh aus: Sie wurde seltener versucht, eine hohe Zahl kann dort Glück sein.
   *[other] Die letzten { $dropped } schieden früh aus: Sie wurden seltener versucht, eine hohe Zahl kann dort Glück sein.
} Ein Klick auf den Kopf einer Spalte ordnet danach.
app-page-working = { $page } …
app-page-ended = { $page } ✓

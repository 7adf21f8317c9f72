## Der Coach beim Erkunden
app-coach = Coach

## Der Kurs auf einen Blick
app-page-learn = Lernen
app-learn-title = Boonlake lernen
app-learn-intro = Kurze Lektionen auf dem echten Spielplan. Du liest ein wenig, dann machst du es selbst. Fehler kosten nichts und werden erklärt.
app-learn-minutes = Noch etwa { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
  } bis zu einer ordentlichen ersten Partie.
app-learn-ready = Du weißt alles, was du für deine erste Partie brauchst.
app-learn-start = Hier anfangen: { $title }
app-learn-go-on = Weitermachen: { $title }
app-learn-next = Nächste Lektion: { $title }
app-learn-play = Eine Partie spielen
app-learn-progress = { $done } von { $of } Lektionen geschafft
app-learn-lesson-minutes = { $minutes } min
app-learn-later = nach einer ersten Partie
app-learn-state-new = neu
app-learn-state-begun = begonnen
app-learn-state-done = geschafft

## Eine Lektion
app-lesson-all = ← Alle Lektionen
app-lesson-where = Schritt { $at } von { $of }
app-lesson-text = Zum Lesen
app-lesson-task = Zum Ausprobieren
app-lesson-quiz = Eine Frage
app-lesson-answers = Antworten
app-lesson-choices = Was du wählen kannst
app-lesson-hint = Tipp
app-lesson-hint-title = Tipp:
app-lesson-back = Zurück
app-lesson-next = Weiter
app-lesson-finish = Abschließen
app-lesson-again = Noch einmal
app-lesson-done = Geschafft: { $title }
app-lesson-so-far = Bisher gezählt
app-lesson-ledger = Siegpunkte nach Herkunft
app-lesson-check = { $right } von { $of } gleich beim ersten Mal richtig.
app-lesson-check-again = Sieh dir diese Lektionen noch einmal an:
app-lesson-rules = Regeln:
app-lesson-unsolved = Löse zuerst die Aufgabe. Ein Tipp zeigt, wie es geht.
app-lesson-nothing-here = Dort geht jetzt nichts. Suche einen goldenen Ring oder wähle aus der Liste.
app-boards = Tableaus
app-board-map = Spielplan
app-board-table = Deine Auslage
app-board-strips = Aktionen
app-board-tiles = Wertungsplättchen
app-board-solo = Die Eminenz
app-board-lake = See und Artefakte
app-board-solo-lake = See und Artefakt

## Regeln und ihre Beispiele
app-rule-read = Regel lesen
app-rule-example = Beispiel öffnen
app-rule-lesson = Lektion: { $title }
app-rule-related = Verwandte Regeln
app-rule-ways = Wo man sie sieht
app-example-of = Ein Beispiel für
app-example-try = Probiere das:
app-example-refused = Hier nicht möglich: { $choice }.
app-example-leave = Zurück zu meiner Partie

## Das Regelbuch und das Glossar
app-page-rules = Regeln
app-rules-search = Suche: ein Wort, ein Begriff in jeder Sprache, der Name einer Regel
app-rules-rules = Regeln
app-rules-icons = Symbole
app-rules-terms = Glossar
app-rules-part = Teil des Spiels
app-rules-part-all = Alle
app-rules-part-base = Grundspiel
app-rules-part-solo = Solo
app-rules-part-artifacts = Artefakte
app-rules-found = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
  }
app-rules-more = Mehr zeigen ({ $count })
app-rules-nothing = Nichts passt zu „{ $words }“. Versuche es mit weniger Wörtern oder nur mit einem Wortanfang.
app-rules-clear = Suche leeren
app-rules-terms-found = { $count ->
    [one] { $count } Begriff
   *[other] { $count } Begriffe
  }
app-rules-term-ours = unser eigenes Wort
app-rules-section-course = Der Ablauf der Partie
app-rules-section-actions = Aktionen
app-rules-section-effects = Was du tust, und Effekte
app-rules-section-pieces = Tableaus, Plättchen und Holzteile
app-rules-section-areas = Orte
app-rules-section-regions = Regionen
app-rules-section-resources = Rohstoffe
app-rules-section-card-kinds = Arten von Karten
app-rules-section-tracks = Siegpunkte und Leisten
app-rules-section-solo = Allein spielen
app-rules-section-expansion-artifacts = Die Erweiterung Artefakte

## Eine Analyse in Worten: Kommentare in einer Studie und die Übersicht von `boonlake review`
review-cost = Etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } schlechter (±{ $error }) als „{ $label }“.
review-win-lost = Das sind etwa { $percent } % der Gewinnchance.
review-turning-point = Ein Wendepunkt: Während von hier an alle einmal am Zug sind, steigt die Gewinnchance von { $name } von { $before } % auf { $after } %.
review-seat = { $name }: { $choices } Entscheidungen angesehen. { $mistake ->
    [one] 1 Fehler
   *[other] { $mistake } Fehler
  }, { $bad } schlechte und { $doubtful } zweifelhafte { $doubtful ->
    [one] Entscheidung
   *[other] Entscheidungen
  } kosteten zusammen etwa { $points } Punkte Vorsprung.
review-seat-clean = { $name }: { $choices } Entscheidungen angesehen. Keine war klar schlechter als eine andere.
review-of-choices = Entscheidungen
review-of-turns = Wendepunkte
review-of-seats = Plätze
review-choice = Entscheidung
review-turn = Zug
review-seat-name = Platz
review-better = Besser
review-points = Verlorene Punkte
review-win = Gewinnchance
review-looked-at = Angesehen
review-mistakes = Fehler
review-bad = Schlecht
review-doubtful = Zweifelhaft
review-none = Keine Entscheidung war klar schlechter als eine andere.
review-progress = Analyse
review-written = Die Kommentare stehen in { $file }.
review-interrupted = Abgebrochen: Es wurde nichts geschrieben.
review-empty = Die Hauptvariante dieser Studie enthält keine Entscheidung.
review-unfinished = Die Partie ist noch nicht zu Ende: Angesehen wurde, was da ist.

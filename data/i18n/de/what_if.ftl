## Was wäre, wenn: was eine Entscheidung wert ist
app-page-what-if = Was wäre, wenn
app-whatif-tab-choices = Möglichkeiten
app-whatif-tab-compare = Vergleich
app-whatif-tab-review = Analyse
app-budget = Wie lange überlegen
app-budget-quick = kurz
app-budget-normal = normal
app-budget-thorough = gründlich
app-whatif-seed = Startzahl
app-whatif-kind = Was vergleichen
app-whatif-choices = einzelne Entscheidungen
app-whatif-turns = ganze Züge
app-whatif-plan = Plan { $number }
app-whatif-partly = Dieser Zug passt hier nur zum Teil: { $done } von { $total } Entscheidungen. Danach ist jemand anderes gefragt, oder der Zufall wollte es anders.
app-whatif-start = Was ist es wert?
app-whatif-about = Jede Möglichkeit wird viele Male bis zum Ende gespielt. Was diese Person nicht sehen kann, wird jedes Mal neu verteilt, und alle Möglichkeiten treffen auf dieselben Verteilungen. Dieselbe Startzahl gibt dieselbe Antwort.
app-whatif-over = Das Spiel ist zu Ende. Geh zu einer Entscheidung zurück, oder sieh dir die Analyse an.
app-whatif-hidden = Die Hand dieses Spielers ist verdeckt. Decke die Hände auf der Seite „Erkunden“ auf, um zu fragen, was eine Möglichkeit wert ist.
app-whatif-chance = Hier entscheidet der Zufall, niemand wählt.
app-whatif-one = Hier gibt es nur eine Möglichkeit.
app-whatif-starting = Gleich geht es los …
app-whatif-rollouts = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
  } zu Ende gespielt.
app-whatif-elsewhere = Gerade geht es um eine andere Entscheidung: dorthin
app-whatif-table = Möglichkeiten und was sie wert sind
app-whatif-choice = Möglichkeit
app-whatif-score = Endpunkte
app-whatif-margin = Vorsprung
app-whatif-win = Gewinnchance
app-whatif-tries = Partien
app-whatif-look-at = Möglichkeit ansehen
app-whatif-note = Hinter ± und in Klammern: wo der wahre Wert mit 95 % Wahrscheinlichkeit liegt. Schwache Möglichkeiten scheiden früh aus, damit den führenden mehr Partien bleiben. Für alle spielt ein schnelles Programm. Deshalb sagen die Unterschiede mehr als die Punkte selbst.
app-whatif-so-far = Bis jetzt:
app-whatif-best = „{ $best }“ sieht am besten aus: etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } (±{ $spread }) mehr Vorsprung als „{ $next }“.
app-whatif-close = „{ $best }“ führt, aber „{ $next }“ ist zu nah, um es zu entscheiden: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } Abstand (±{ $spread }).
app-whatif-single = „{ $best }“ ist die einzige Möglichkeit.
app-whatif-branch = Als Variante anlegen
app-whatif-open = Auf dem Spielplan ansehen
app-whatif-name = etwa { $points } Punkte
app-whatif-comment = { $points } Punkte (±{ $spread }), Vorsprung { $lead } (±{ $around }), gewinnt zu { $win } % ({ $low } bis { $high }), aus { $tries } Partien.
app-whatif-why = „{ $best }“ gegen „{ $other }“
app-whatif-why-more = Mehr Punkte durch: { $sources }.
app-whatif-why-less = Weniger Punkte durch: { $sources }.
app-whatif-why-none = Beide bringen aus jeder Quelle etwa gleich viele Punkte.
whatif-points = Endpunkte
whatif-more = Punkte mehr

## Lange Arbeit
app-cancel = Anhalten
app-download-csv = Tabelle herunterladen (CSV)
app-time-left = Noch etwa { $time }.
app-seconds = { $count } s
app-minutes = { $count } min
app-percent = { $value } %
app-between = ({ $low }–{ $high })
app-busy-own = Eins nach dem anderen: Warte auf die laufende Arbeit, oder halte sie an.
app-job-waiting = Andere rechnen gerade: Platz { $place } in der Warteschlange.
app-job-failed = Etwas ist schiefgegangen ({ $problem }). Versuch es bitte noch einmal.

## Zwei Verläufe nebeneinander
app-compare-none = Diese Studie hat nur einen Verlauf.
app-compare-how = Geh auf „Erkunden“ zurück und entscheide anders, oder lege hier eine Möglichkeit als Variante an: Dann kannst du vergleichen.
app-compare-about = Wähle bis zu vier Verläufe dieser Studie. Der erste ist durchgezogen, die anderen sind gestrichelt und gepunktet. Ringe und Zahlen in Klammern zeigen, was anders ist als im ersten.
app-compare-side-1 = Erster Verlauf
app-compare-side-2 = Zweiter Verlauf
app-compare-side-3 = Dritter Verlauf
app-compare-side-4 = Vierter Verlauf
app-compare-no-line = keiner
app-compare-parts = Trennt sich in { $when }: { $choice } statt: { $instead }
app-compare-main = Hauptvariante
app-compare-branch = { $when }: { $name }
app-compare-when = Zug { $turn }, Runde { $round }
app-compare-picture = Der Spielplan am Ende dieses Verlaufs. { $when }

## Eine Analyse des Spiels
app-review-start = Spiel analysieren
app-review-about = Geht die Hauptvariante dieser Studie durch. Für jede Entscheidung wird eine bessere gesucht, und es steht da, was sie gekostet hat, wenn daran kein Zweifel ist. Außerdem siehst du Zug für Zug, wer wohl gewinnt. Kommentare und Zeichen kommen in die Studie.
app-review-open = Das Spiel ist noch nicht zu Ende: Es wird analysiert, so weit es reicht.
app-review-empty = In dieser Studie wurde noch nichts gespielt.
app-review-kept = Die Kommentare und Zeichen stehen jetzt in der Studie: siehe Varianten auf „Erkunden“. Eine neue Analyse ersetzt sie.
app-review-gone = Die Studie hat sich inzwischen geändert: Manche Kommentare konnten nicht geschrieben werden.
app-review-done = { $done } von { $total } Arbeitsschritten erledigt.
app-review-signs = { $mistake } ist ein Fehler, { $bad } eine schlechte, { $doubtful } eine zweifelhafte Entscheidung, je nachdem, wie viel Vorsprung sie gekostet hat.
app-review-dots = Ein großes Zeichen auf einer Linie ist ein Wendepunkt: Dort stieg die Chance dieser Person. Klicke auf das Diagramm, um den Moment auf den Plänen zu sehen.
app-review-costliest = Die teuersten Entscheidungen
app-review-nothing = Keine Entscheidung war klar schlechter als eine andere.
app-review-better = Besser
app-review-lost = Vorsprung verloren
app-review-lost-win = Chance verloren
app-review-turning = Wendepunkte
app-review-seats = Wie gut alle gespielt haben
app-review-moment = Moment ansehen
app-review-turning-of = Wendepunkt für { $name }
app-review-partial = Abgebrochen: Diese Analyse ist unvollständig, { $done } von { $total } Arbeitsschritten sind getan. In die Studie wurde nichts geschrieben.
app-column-turn = Zug
app-column-player = Person

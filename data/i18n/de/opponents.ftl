# Plätze, die der Computer spielt, Hinweise, und aus den eigenen Fehlern lernen.
app-param-pace = Tempo des Computers
app-pace-step = Schritt für Schritt
app-pace-calm = ruhig
app-pace-brisk = zügig
app-pace-at-once = sofort
app-opponent = Wer Platz { $seat } spielt
app-opponent-person = Ein Mensch
app-opponent-random = Computer, verspielt
app-opponent-quick = Computer, leicht
app-opponent-greedy = Computer, mittel
app-opponent-planner = Computer, stark
app-opponent-montecarlo = Computer, sehr stark
app-opponent-seat = { $name } (Computer)
app-opponent-all = Alle Plätze spielt der Computer: Du siehst zu.
app-opponents = Gegen den Computer
app-opponent-thinks = { $name } ({ $who }) spielt …
app-opponent-waits = { $name } ({ $who }) ist am Zug.
app-opponent-yours = Du bist dran.
app-opponent-did = Seit deiner letzten Wahl
app-opponent-line = { $name }: { $choice }
app-opponent-more = { $count ->
    [one] und eine Wahl davor
   *[other] und { $count } Entscheidungen davor
}
app-opponent-go-on = Weiter
app-opponent-skip = Bis zu meiner Wahl überspringen
app-opponent-stop = Anhalten
app-opponent-take-back = Zurücknehmen
app-opponent-hint = Hinweis
app-opponent-resign = Aufgeben und lernen
app-opponent-learn = Aus deinen Fehlern lernen
app-opponent-hint-asked = Der starke Computer denkt nach …
app-opponent-hint-is = Der starke Computer würde wählen:
app-mistakes = Aus deinen Fehlern lernen
app-mistakes-working = Deine drei teuersten Entscheidungen werden gesucht: { $done } von { $total } angesehen.
app-mistakes-waiting = Deine drei teuersten Entscheidungen werden gesucht …
app-mistakes-none = Keine deiner Entscheidungen hat sicher viel gekostet. Gut gespielt!
app-mistakes-nothing = Du hast noch nichts gewählt.
app-mistakes-stopped = Die Suche wurde angehalten. Das sind die schlimmsten Augenblicke, die bis dahin gefunden wurden.
app-mistakes-place = Augenblick { $number } von { $count }
app-mistakes-asked = Zug { $turn }: Du hast „{ $choice }“ gewählt. Das hat etwa { $points ->
    [one] einen Siegpunkt
   *[other] { $points } Siegpunkte
} Vorsprung gekostet. Wähle etwas Besseres, in der Liste oder auf dem Plan.
app-mistakes-setup-asked = Vor dem ersten Zug hast du „{ $choice }“ gewählt. Das hat etwa { $points ->
    [one] einen Siegpunkt
   *[other] { $points } Siegpunkte
} Vorsprung gekostet. Wähle etwas Besseres, in der Liste oder auf dem Plan.
app-mistakes-right = „{ $choice }“: Das findet auch der Computer hier am besten.
app-mistakes-same = „{ $choice }“ hast du in der Partie gewählt. Versuche etwas anderes.
app-mistakes-weighing = „{ $choice }“: Wie gut ist das? Einen Augenblick …
app-mistakes-good = „{ $choice }“ ist gut: Der Computer findet nichts, das klar besser ist.
app-mistakes-worse = „{ $choice }“ kostet etwa { $points ->
    [one] einen Siegpunkt
   *[other] { $points } Siegpunkte
} Vorsprung gegenüber dem Besten, das der Computer findet. Versuche es noch einmal, oder sieh dir die Antwort an.
app-mistakes-shown = Der Computer würde wählen:
app-mistakes-elsewhere = Du siehst gerade einen anderen Augenblick der Partie.
app-mistakes-again = Noch einmal versuchen
app-mistakes-show = Antwort zeigen
app-mistakes-next = Nächster Augenblick
app-mistakes-previous = Voriger Augenblick
app-mistakes-back = Zurück zum Augenblick
app-mistakes-stop = Suche anhalten
app-mistakes-close = Schließen

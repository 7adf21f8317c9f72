## Der Explorer
app-title = Boonlake Explorer
app-brand = Boonlake
app-pages = Seiten
app-page-explore = Erkunden
app-language = Sprache
app-look = Hell oder dunkel
app-map = Spielplan
app-group-strips = Aktionsplättchen
app-group-cards = Karten
app-group-map = Auf dem Spielplan
app-group-levers = Hebel
app-group-boats = Boote, jederzeit
app-group-river = Schiff
app-group-scoring = Wertungsplättchen
app-group-payment = Bezahlung
app-group-other = Außerdem möglich
app-here = An dieser Stelle
app-all = Alle Möglichkeiten
app-blocked-show = Was nicht möglich ist, und warum
app-blocked-hide = Nicht Mögliches ausblenden
app-blocked-none = Alles von dieser Art ist möglich.
app-over = Das Spiel ist zu Ende
app-winner = { $names } { $count ->
    [one] gewinnt
   *[other] teilen sich den Sieg
  } mit { $points } SP
app-hidden = { $name } wählt. Die Hand ist verdeckt.
app-who = { $name }, Zug { $turn }, Runde { $round }
app-setup = { $name }, Spielvorbereitung
app-last = Letzte Entscheidung
app-start = Das Spiel beginnt
app-first = Anfang (Pos1)
app-back = Zurück (Links)
app-forward = Weiter (Rechts)
app-end = Ende (Ende)
app-timeline = Nummer der Entscheidung
app-play = Spielen
app-log = Verlauf
app-tree = Varianten
app-study = Studie
app-facts-words = { $name }: { $points } Punkte, { $coins } Münzen, { $vases } Vasen, { $ranch } Bewohner, { $cards } Karten
app-turn = Zug { $turn }
app-new = Neues Spiel
app-open = Öffnen
app-save = Speichern und teilen
app-edit = Stellung
app-keys = Tasten
app-close = Schließen
app-working = In Arbeit
app-auto = Weiterspielen
app-auto-agent = Wer weiterspielt
app-auto-stop = Anhalten
app-agent-random = Zufall
app-agent-greedy = Gierig
app-agent-planner = Planer
app-agent-montecarlo = Monte Carlo
app-set-up = Spielvorbereitung
app-auto-own = Bis zu meiner nächsten Entscheidung
app-auto-turn = Bis zum Ende des Zugs
app-auto-scoring = Bis zur nächsten Zwischenwertung
app-auto-end = Bis zum Ende des Spiels
app-auto-one = Eine Entscheidung
app-agent = Wer spielt
app-comment = Kommentar zu dieser Entscheidung
app-name = Name dieser Variante
app-marks = Zeichen
app-mark-none = keines
app-promote = Zur Hauptvariante machen
app-delete = Ab hier löschen
app-restore = Löschen rückgängig machen
app-keep = Notizen behalten
app-hands = Offene Hände
app-seat = Gezeigter Platz
app-rule = Regel { $id }
app-rule-link = Regel
app-rule-source = Quelle: { $source }
app-book-001 = englische Anleitung, „{ $heading }“
app-book-000 = ein anderer englischer Text, „{ $heading }“
app-book-002 = Anleitung der Erweiterung Artefakte, „{ $heading }“
app-book-003 = deutsche Anleitung, „{ $heading }“
app-book-004 = französische Anleitung, „{ $heading }“
app-rule-open = Die Anleitung lässt offen: { $ambiguous }
app-rule-ruling = Hier gilt: { $ruling }
app-rule-given = Gegeben
app-rule-then = Dann
app-create = Spiel beginnen
app-players = Personen
app-seed = Startzahl (leer: zufällig)
app-names = Namen, einer für jeden Platz
app-player-name = Name von Platz { $seat }
app-link = Link zu diesem Moment
app-download = Studie herunterladen
app-upload = Studie hochladen (JSON, höchstens { $size } MB)
app-title-study = Titel der Studie
app-saved = Gespeichert. Ab jetzt bleibt jede Änderung erhalten.
app-unsaved = Noch nicht gespeichert: Speichere, um einen bleibenden Link zu erhalten.
app-unsaved-restored = Deine Partie wurde wiederhergestellt.
app-unsaved-aside = Deine Partie war nicht gespeichert. Sie liegt beiseite ({ $choices ->
    [one] 1 Entscheidung
   *[other] { $choices } Entscheidungen
  }).
app-unsaved-back = Zurück zu meiner Partie
app-unsaved-fresh = Neu beginnen
app-library = Studien in der Bibliothek
app-library-mine = Meine
app-library-shared = Mit mir geteilt
app-library-everybodys = Für alle
app-library-by = von { $owner }
app-visitor-name = Dein Name, wie andere ihn sehen
app-share = Wer sie sehen darf
app-share-private = Nur ich
app-share-link = Alle mit dem Link: lesen
app-share-link-edit = Alle mit dem Link: lesen und ändern
app-share-public = Alle: lesen
app-share-public-edit = Alle: lesen und ändern
app-reading = Du liest eine Studie von { $owner }. Was du spielst, bleibt bei dir.
app-reading-somebody = jemand anderem
app-reading-edit = Studie ändern
app-reading-copy = Als eigene speichern
app-not-saved-yet = Noch nicht gespeichert. Die Bibliothek antwortet nicht; wir versuchen es weiter.
app-versions = Frühere Fassungen
app-version-look = Ansehen
app-version-back = Zurückholen
app-version = { $date }: { $choices ->
    [one] eine Entscheidung
   *[other] { $choices } Entscheidungen
 }
app-library-none = Die Bibliothek ist leer.
app-library-entry = { $choices ->
    [one] 1 Entscheidung
   *[other] { $choices } Entscheidungen
  }, { $players ->
    [one] 1 Person
   *[other] { $players } Personen
  }
app-untitled = Studie ohne Titel
app-broken = Das ließ sich nicht öffnen: { $problem }
app-partly = Ein Teil davon ließ sich öffnen: { $problem }
app-reading-slow = das Lesen der Datei dauert zu lange
app-too-large = Die Datei ist zu groß: Höchstens { $limit } MB werden gelesen.
app-position-text = Die Stellung als JSON: Ändere, was du willst, und beginne von dort.
app-position-start = Studie von dieser Stellung aus beginnen
app-position-reset = Wieder die jetzige Stellung nehmen
app-player = Person
app-full = Gerade sind zu viele Leute hier. Diese Seite versucht es von selbst wieder.
app-connection-lost = Die Verbindung zum Server ist unterbrochen. Sie kommt von selbst wieder, sobald der Server antwortet; deine Partie bleibt erhalten.
app-connection-failed = Der Server nimmt diese Seite nicht an. Lade sie neu; wenn das nicht hilft, erlaube Cookies für diese Seite.
app-connection-reload = Neu laden
app-shortcuts =
    Links, Rechts: zurück, weiter
    Pos1, Ende: Anfang, Ende
    Auf, Ab: vorige, nächste Variante
    1 bis 9: Möglichkeit wählen
    N: neues Spiel
    S: speichern
    A: weiterspielen
    B: was nicht möglich ist
    C: zur Auswahl
    D: nächstes Tableau
    Z: Tableau vergrößern
    P: vorführen; Bild ab und Bild auf gehen weiter und zurück
app-points = Punkte
app-points-source = Punkte nach Herkunft
app-resources = Güter
app-trajectory = Verläufe
app-trajectory-hint = Klicke auf einen Punkt, um dorthin zu gehen.
app-branches = Varianten im Vergleich

# Parameters of the model, as widgets call them
app-choose = Wähle …
app-param-question = Frage
app-param-choice = Wahl
app-param-step = Nummer der Wahl
app-param-turn = Zug
app-param-seat = Gezeigter Platz
app-param-agent = Wer weiterspielt
app-param-play-to = Wie weit
app-param-playing = Programm spielt weiter
app-param-language = Sprache
app-param-open-hands = Offene Hände
app-param-dark = Dunkle Farben
app-param-coach = Coach
app-param-keys-shown = Schlüssel
app-param-over = Spiel vorbei
app-param-scores = Siegpunkte
app-param-can-go-back = Zurück möglich
app-param-can-go-forward = Vorwärts möglich

# Timeline, tree and charts
app-timeline-play = Ablauf abspielen
app-timeline-pause = Anhalten
app-timeline-faster = Schneller
app-timeline-slower = Langsamer
app-demote = Nach unten
app-fold = Diese Variante einklappen
app-unfold = Diese Variante ausklappen
app-chart-none = Kein Diagramm
app-explorer = Entdecker des Spiels

## Neben dem Plan: was eine Studie sagt
app-remarks = Was diese Studie sagt
app-moment-played = Hier gewählt:
app-moment-better = Besser:

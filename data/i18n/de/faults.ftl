## Was an einer Stellung nicht stimmt
fault-position = unmögliche Stellung:
fault-at = { $place }: { $problem }
fault-space = Feld { $space }
fault-object = erwartet wird ein Objekt mit Namen und Werten
fault-list = erwartet wird eine Liste
fault-field = unbekanntes Datenfeld { $name }
fault-name = unbekannter Name { $name }
fault-integer = erwartet wird eine ganze Zahl von { $low } bis { $high }, gefunden: { $found }
fault-one-of = erwartet wird einer der Werte { $names }, gefunden: { $found }
fault-truth = erwartet wird true oder false, gefunden: { $found }
fault-text = erwartet wird ein Text, gefunden: { $found }
fault-texts = erwartet wird eine Liste von Texten, gefunden: { $found }
fault-effect = erwartet wird ein Effekt in Wörtern des Vokabulars, gefunden: { $found }
fault-site = erwartet wird ein Bauplatz wie 13.upper, gefunden: { $found }
fault-format = erwartet wird { $format } Version { $version }
fault-pack = mit dem Datenpaket { $made } erstellt, vorhanden ist { $known }
fault-agenda = die Schritte passen nicht zum Rest der Stellung ({ $problem })
fault-setup-unknown = die Spielvorbereitung kennt kein { $name }, sie kennt { $known }
fault-setup-names = { $count } Namen für { $players ->
    [one] eine Person
   *[other] { $players } Personen
  } angegeben
fault-players = erwartet werden { $seats } Personen, gefunden: { $found }
fault-strip-twice = jedes Aktionsplättchen darf nur in einer Zeile liegen
fault-space-number = erwartet wird die Nummer eines Felds, 1 bis { $most }
fault-tile-spaces = { $tile } liegt auf zwei Feldern
fault-no-site = { $tile } hat keinen { $half ->
    [upper] oberen
   *[lower] unteren
  } Bauplatz
fault-no-pasture = Rinder stehen nur auf einer Rinderweide
fault-cattle-list = erwartet wird die Zahl der Rinder für jeden Platz, gefunden: { $found }
fault-scoring-tiles = erwartet werden 4 Wertungsplättchen, gefunden: { $found }
fault-scoring-twice = ein Wertungsplättchen ist doppelt im Spiel
fault-scoring-missing = nach der Spielvorbereitung sind 4 im Spiel
fault-locks = ein Schiff hat { $locks } passiert, das fehlt in der Liste
fault-no-solo = nur ein Spiel allein hat eine weise Eminenz
fault-boats = { $count ->
    [one] erwartet wird der Ort von 1 Boot
   *[other] erwartet werden die Orte von { $count } Booten
  }
fault-lever-side = erwartet wird up oder down, gefunden: { $found }
fault-taken = das Aktionsplättchen des laufenden Zugs fehlt

## Was auf dem Tisch nicht sein kann
fault-inhabitants = { $count } Bewohner insgesamt, erwartet: { $expected }
fault-houses = { $count ->
    [one] 1 Haus
   *[other] { $count } Häuser
  } insgesamt, erwartet: { $expected }
fault-settlements = { $taken ->
    [one] 1 Siedlung
   *[other] { $taken } Siedlungen
  } genommen, auf dem Spielplan: { $laid }
fault-cattle = { $taken ->
    [one] 1 Rind
   *[other] { $taken } Rinder
  } genommen, auf dem Spielplan: { $laid }
fault-lever = ein Hebel ist oben, der nicht gelegt ist
fault-ledger = die Punkte nach Quelle ergeben { $sum }, die Punkte sind { $points }
fault-negative = Münzen, Vasen und Bewohner können nicht negativ sein
fault-own-tile = own_tile { $tile } ist nicht im Spiel
fault-marker-twice = ein Wertungsmarker liegt unter zwei Wertungsplättchen
fault-marker-early = ein Wertungsmarker liegt vor seiner Wertung unter einem Wertungsplättchen
fault-card-twice = Karte { $card } ist an zwei Orten
fault-cards-nowhere = { $count ->
    [one] 1 Karte ist
   *[other] { $count } Karten sind
  } nirgends: { $cards }
fault-tile-twice = Bauplättchen { $tile } ist an zwei Orten
fault-herd = { $count } Rinder, höchstens { $most } dürfen es sein
fault-ships = { $count } Schiffe auf dem Flussfeld { $space }, Platz ist für 1
fault-strips = Aktionsplättchen auf dem Aktionstableau: { $count }, erwartet: { $expected }
fault-solo-twice = Soloplättchen { $tile } ist an zwei Orten
fault-solo-seen = Soloplättchen { $tile } ist aufgedeckt, aber nicht unter den gesehenen
fault-solo-corner = der Solostapel ist leer: Keine Rückseite zeigt eine Ecke
fault-solo-type = Soloplättchen der Art { $type }: { $count }, der Schwierigkeitsgrad lässt { $expected } übrig

## Was mit der Erweiterung nicht sein kann
fault-no-expansion = die Spielvorbereitung nutzt die Erweiterung nicht
fault-seat-expansion = dieser Platz hat nichts von der Erweiterung
fault-improved = erwartet wird die Nummer einer Wertung von 2 bis 4, gefunden: { $found }
fault-special-alone = das besondere Bauplättchen gehört zur Erweiterung
fault-special-place = das besondere Bauplättchen liegt auf { $spaces ->
    [none] keinem Feld
   *[other] Feld { $spaces }
  }, erwartet: { $expected ->
    [none] keins
   *[other] { $expected }
  }
fault-special-twice = das besondere Bauplättchen ist an zwei Orten
fault-special-owner = auf dem besonderen Bauplättchen darf nur stehen, wem es gehört
fault-artifact-twice = Artefakt { $artifact } ist an zwei Orten
fault-price-twice = Preisplättchen { $tile } ist an zwei Orten
fault-price-left = ein Preisplättchen ist noch zu legen, aber die Artefaktphase ist vorbei
fault-conditions = erwartet wird eine Seebedingung der Runde 1 und eine der Runde 2
fault-artifacts = ausgelegte und geborgene Artefakte: { $count }, höchstens { $most }, und eines bleibt immer übrig
fault-purple-twice = es gibt nur einen lila Bewohner
fault-purple-place = der lila Bewohner ist nicht dort, wo er laut Besitz ist
fault-figure = die Figur steht am Start oder auf einem Feld einer Seite des Sees
fault-figure-boat = die Figur ist ein Boot, sobald die Werft gebaut ist
fault-shipyard = die Werft ist nicht dort, wo sie laut Spielplan ist
fault-canal = Boote auf dem Fluss des Tableaus: { $count }, erwartet: { $expected }
fault-retrieved = ein Artefakt wird geborgen, wenn die Werft gebaut wird
fault-plugged = eingesteckte Vasen: { $vases }, das Artefakt hat Platz für { $slots }
fault-annex = ein Haus steht neben einem Produktionsgebäude, das nicht errichtet ist

## Was keine Entscheidung ist
fault-key-kind = { $name } ist keine Art von Entscheidung; erwartet wird { $known }
fault-key-bare = { $name } braucht eine Angabe, zum Beispiel { $example }
fault-key-plain = { $name } hat keine weitere Angabe
fault-key-argument = { $found } in { $key } ist nicht lesbar; erwartet wird so etwas wie { $example }

## Was an einer Studie nicht stimmt
fault-study = die Studie hat { $faults ->
    [one] einen Fehler
   *[other] { $faults } Fehler
  }; { $choices ->
    [one] 1 Entscheidung ist
   *[other] { $choices } Entscheidungen sind
  } spielbar:
fault-more = und { $count } weitere
fault-at-study = die Studie: { $problem }
fault-at-node = Knoten { $node }: { $problem }
fault-unopened = die Studie lässt sich nicht öffnen:
fault-no-start = die Studie lässt sich nicht öffnen: Sie hat weder eine Spielvorbereitung noch eine Stellung mit einer Spielvorbereitung
fault-setup-damaged = die Studie lässt sich nicht öffnen: Ihre Spielvorbereitung ist beschädigt ({ $problem })
fault-unplayable = die Studie beginnt mit einer Stellung, die nicht spielbar ist ({ $problem })
fault-too-large = das ist zu groß für eine Studie: { $size } Bytes, höchstens { $most } werden gelesen
fault-no-study-format = das ist keine Studie: Erwartet wird ein JSON-Objekt mit dem Format { $format }
fault-no-text = das ist keine Studie: Erwartet wird der Text einer Studie als JSON, aber Byte { $byte } ist kein UTF-8-Text
fault-no-json = das ist keine Studie: Erwartet wird eine Studie als JSON, wie man sie hier herunterlädt, aber dies ist kein JSON ({ $problem })
fault-damaged = die Datei ist beschädigt ({ $problem }); was lesbar ist, bleibt erhalten
fault-json-place = Zeile { $line }, Spalte { $column }
fault-json-deep = zu tief verschachtelt
fault-json-number = { $name } ist keine Zahl
fault-json-digits = eine Zahl hat zu viele Ziffern
fault-version = in Version { $found } des Formats geschrieben, bekannt ist Version { $known }: Aktualisiere das Programm
fault-cursor = die gezeigte Stelle ist { $node }, das ist kein Knoten
fault-setup-field = die Spielvorbereitung hat ein unbekanntes Datenfeld { $name }: Das Spiel kann anders verlaufen
fault-pack-folder = mit dem Datenpaket { $pack } erstellt: Gib seinen Ordner an, wenn du die Studie lädst (pack=..., auf der Befehlszeile --data ...)
fault-pack-other = mit den Daten { $found } erstellt, das Datenpaket { $pack } ist jetzt { $now }: Lade sie mit dem Datenpaket, mit dem sie erstellt wurde, oder speichere, was mit diesem spielbar ist
fault-names = die Namen der Personen sind zu lang oder nicht druckbar
fault-no-words = { $field } ist kein Text
fault-cut = { $field } hat { $length } Zeichen, die ersten { $limit } bleiben erhalten
fault-agents = agents: erwartet wird eine Liste von Namen, leer für Menschen
fault-tags = tags: erwartet wird eine Liste von Texten
fault-tags-many = tags: höchstens { $tags } mit höchstens { $characters } Zeichen bleiben erhalten
fault-nodes = nodes: erwartet wird eine Liste
fault-nodes-many = { $count } Knoten sind zu viele, die ersten { $most } werden gelesen
fault-node-unread = nicht lesbar
fault-node-loose = was davor kommt, fehlt
fault-branches = mehr als { $most } Entscheidungen an einer Stelle
fault-no-key = { $key } ist kein Schlüssel
fault-no-id = { $id } ist keine Kennung, oder ein anderer Knoten hat sie
fault-choice-twice = dieselbe Entscheidung { $key } steht dort doppelt
fault-no-mark = es gibt kein Zeichen { $mark }
fault-key-unplayable = { $key } ist nicht spielbar ({ $problem })
fault-left-out = ({ $count } Entscheidungen fallen weg)
fault-no-node = diese Studie hat keinen Knoten { $node }; vielleicht wurde er gelöscht
fault-full = eine Studie fasst höchstens { $most } Entscheidungen; beginne mit dieser Stellung eine neue
fault-start = der Anfang einer Studie lässt sich nicht löschen
fault-long-title = der Titel ist zu lang: { $length } Zeichen, höchstens { $limit } sind erlaubt
fault-long-name = der Name ist zu lang: { $length } Zeichen, höchstens { $limit } sind erlaubt
fault-long-comment = der Kommentar ist zu lang: { $length } Zeichen, höchstens { $limit } sind erlaubt
fault-long-tag = ein Schlagwort ist zu lang: { $length } Zeichen, höchstens { $limit } sind erlaubt

## Die Bibliothek
fault-library = die Bibliothek { $library } antwortet nicht: { $problem }
fault-no-study = die Bibliothek hat keine Studie { $study }; vielleicht wurde sie gelöscht
fault-not-owner = die Studie gehört jemand anderem; das darf nur, wem sie gehört
fault-no-version = die Fassung { $version } der Studie ist nicht mehr da
fault-quota = Platz ist für { $studies } Studien und { $megabytes } MB je Person; lösche zuerst welche
study-merged = Diese Studie wurde auch anderswo geändert: Beides bleibt erhalten, deine Entscheidungen als Variante, wo sie sich unterscheiden.
study-copied = Diese Studie wurde anderswo gelöscht oder ersetzt: Deine bleibt als neue erhalten.

## Worte auf den Bildern: was erscheint, wenn man auf etwas zeigt
view-space = Feld { $number } · { $region }
view-space-free = Frei. Wer hier ein Bauplättchen legt: { $reward }
view-space-free-none = Frei
view-pasture = Rinderweide. Rinder: { $cattle }
view-nobody = keine
view-tile = Bauplättchen: { $tile }
view-site = Feld { $space }, { $half } Bauplatz
view-site-cost = Kosten: { $cost }. Gewinn: { $gain }
view-site-settlement = Eine Siedlung hier: { $effect }
view-site-piece = { $piece } von { $name }
view-river = Flussfeld
view-river-harbour = Hafen
view-river-start = Start
view-river-end = Ende des Flusses
view-river-ships = Schiffe: { $names }
view-river-shared = Beliebig viele Schiffe
view-lock = Schleuse { $id }
view-lock-title = Schleuse
view-lock-text = Das erste Schiff, das hindurchfährt, löst Zwischenwertung { $scoring } aus
view-lock-passed = In dieser Runde durchquert
view-region-text = Belohnung der Region: { $reward }
view-region-covered = Abgedeckt bis zur nächsten Zwischenwertung
view-strip = { $name }, Zeile { $row }
view-strip-text = { $parts }. Danach bis zu { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
  } auf dem Fluss{ $penalty ->
    [0] .
   *[other] ; kostet { $penalty } SP.
  }
view-strip-taken = In diesem Zug genommen
view-strip-common = Alle: { $what }
view-strip-others = Die anderen: { $what }
view-coins = Münzen von { $name }
view-vases = Vasen von { $name }
view-ranch = Ranch von { $name }
view-ranch-text = { $count } Bewohner zum Einsetzen; { $supply } im Vorrat
view-points = { $name }: { $points } SP
view-recess = { $piece }, Reihe { $tier }
view-recess-full = Noch auf dem Tableau. Freigelegt: { $income }
view-recess-empty = Freigelegt: { $income }
view-income = { $coins ->
    [0] {""}
    [one] 1 Münze
   *[other] { $coins } Münzen
  }{ $points ->
    [0] {""}
   *[other] {" "}{ $points } SP
  } bei jeder Zwischenwertung
view-income-end = { $points } SP am Ende
view-production = Produktionsgebäude für { $resource }
view-production-level = Stufe { $level }: gibt { $level }
view-production-none = Nicht gebaut
view-canal = Fluss des Tableaus, { $resource }
view-canal-boats = { $count ->
    [0] Kein Boot
    [one] 1 Boot: gibt 1 dazu
   *[other] { $count } Boote: geben { $count } dazu
  }
view-lever = Hebel { $lever }
view-lever-title = Hebel
view-lever-price = Kostet { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  }
view-lever-up = Bereit
view-lever-down = Benutzt: unten bis zur nächsten Zwischenwertung
view-lever-none = Nicht gelegt
view-track = { $track ->
    [coin] Münzleiste
   *[other] Kartenleiste
  } von { $name }
view-track-text = Platz { $position }: Einkommen { $income }
view-scoring = Wertungsplättchen
view-scoring-project = Projekt: { $cost }; gibt { $points } SP und einen Schritt auf der { $track }
view-scoring-progress = { $name }: { $has }
view-scoring-own = von { $name } behalten, zählt für { $name } doppelt
view-card = { $name } · { $kind }
view-card-cost = Kosten: { $cost }
view-card-free = Kostenlos
view-card-points = { $points } SP am Ende
view-card-now = Sofort: { $effect }
view-card-always = Von da an: { $effect }
view-card-once = Einmal: { $effect }
view-card-end = Am Ende: { $effect }
view-hidden = { $count ->
    [one] 1 verdeckte Karte
   *[other] { $count } verdeckte Karten
  }
view-hand = Hand
view-tile-to-lay = Zu legen
view-click = Klicke, um zu wählen
view-round = Runde { $round }
view-turn = Zug { $turn }
view-ready = Spielvorbereitung
view-hand-empty = Keine Karten auf der Hand
view-display-empty = Noch keine Karten ausgespielt

## Diagramme
chart-turn = Zug
chart-points = Punkte
chart-seat = Platz
chart-source = Quelle
chart-good = Ressource
chart-branch = Variante
chart-main-line = Hauptvariante
chart-count = Anzahl
chart-coins = Münzen
chart-vases = Vasen
chart-ranch = Bewohner
chart-cards = Karten
chart-presences = Präsenzen

## Was geschehen ist: event-<was>
event-coins = { $seat } erhält { $amount ->
    [one] 1 Münze
   *[other] { $amount } Münzen
  }
event-coins-paid = { $seat } zahlt { $amount ->
    [one] 1 Münze
   *[other] { $amount } Münzen
  }
event-vases = { $seat } erhält { $amount ->
    [one] 1 Vase
   *[other] { $amount } Vasen
  }
event-vases-paid = { $seat } gibt { $amount ->
    [one] 1 Vase
   *[other] { $amount } Vasen
  } ab
event-vp = { $seat } erhält { $amount } SP ({ $source })
event-vp-paid = { $seat } verliert { $amount } SP ({ $source })
event-inhabitants = { $seat } erhält { $amount } Bewohner
event-inhabitants-paid = { $seat } gibt { $amount } Bewohner ab
event-no_piece = Im Vorrat { $amount ->
    [one] fehlt 1 Bewohner: dafür gibt es nichts
   *[other] fehlen { $amount } Bewohner: dafür gibt es nichts
  }
event-draw = { $seat } zieht „{ $detail }“
event-draw_hidden = { $seat } zieht eine Karte
event-stash_hidden = { $seat } legt eine Karte auf das Artefakt
event-deal_hidden = Ein Wertungsplättchen wird ausgeteilt
event-keep_hidden = { $seat } behält ein Wertungsplättchen
event-discard = { $seat } wirft „{ $detail }“ ab
event-reshuffle = Der Abwurfstapel wird zum neuen Nachziehstapel ({ $amount ->
    [one] 1 Karte
   *[other] { $amount } Karten
  })
event-no_cards = Es gibt keine Karten mehr zu ziehen
event-track = { $seat } rückt { $amount } { $amount ->
    [one] Schritt
   *[other] Schritte
  } auf der { $detail } vor
event-track-back = { $seat } geht { $amount } { $amount ->
    [one] Schritt
   *[other] Schritte
  } auf der { $detail } zurück
event-build_site = { $seat } errichtet ein Produktionsgebäude für { $detail } (Stufe { $amount })
event-site_lost = Das Produktionsgebäude für { $detail } hat schon Stufe 2: Die Belohnung verfällt
event-site_lost-all = Alle Produktionsgebäude sind schon auf Stufe 2: Die Belohnung verfällt
event-tier = Reihe { $amount } ist leer: Ihr Bewohner kommt auf die Ranch von { $seat }
event-strip = { $seat } nimmt { $detail } aus Zeile { $amount }
event-play = { $seat } spielt „{ $detail }“ aus
event-project = { $seat } verwirklicht das Projekt auf { $detail }
event-project_mark = { $seat } stellt { $amount } dieser Bewohner auf das Projekt
event-reveal = { $seat } deckt ein Plättchen auf ({ $detail })
event-place = { $seat } legt ein Plättchen auf Feld { $amount } ({ $detail })
event-no_tile = Es kann kein Bauplättchen gelegt werden: stattdessen 2 Münzen
event-develop = { $seat } erschließt auf { $amount }
event-house = { $seat } baut ein Haus auf { $amount }
event-house_back = Das Haus vom Spielplan kommt zurück auf das Tableau von { $seat }
event-settlement = { $seat } baut eine Siedlung auf { $amount }
event-cattle = { $seat } setzt ein Rind auf Feld { $amount }
event-region = { $seat } wählt { $amount }
event-modernize = { $seat } legt den Hebel { $amount }
event-lever = { $seat } nutzt den Hebel { $amount }
event-lever_up = { $seat } schiebt den Hebel { $amount } nach oben
event-boat = Die Boote von { $seat } liegen jetzt bei { $detail }
event-sail = { $seat } fährt { $amount } { $amount ->
    [one] Schritt
   *[other] Schritte
  }
event-lock = { $seat } durchquert eine Schleuse: Nach diesem Zug folgt Zwischenwertung { $amount }
event-ending = { $seat } erreicht das Ende des Flusses: Alle kommen gleich oft an die Reihe, dann endet das Spiel
event-interim = Zwischenwertung { $amount }
event-score = { $seat } wertet { $detail } mit Erfolg: { $amount } SP
event-score-paid = { $seat } scheitert an { $detail }: { $amount } SP verloren
event-keep = { $seat } behält ein Wertungsplättchen
event-forgo = { $seat } verzichtet auf einen Teil der Aktion
event-pass = { $seat } verzichtet
event-push = Die Aktionsplättchen werden zusammengeschoben
event-round = Runde { $amount } beginnt: Alle Schiffe kehren zum Start zurück
event-over = Das Spiel ist zu Ende
event-lay = Ein Startplättchen liegt auf Feld { $amount } ({ $detail })
event-row = { $detail } liegt in Zeile { $amount }
event-deal = Ein Wertungsplättchen wird ausgeteilt

event-solo_tile = Die weise Eminenz deckt ein { $type }-Plättchen mit { $actions } auf
event-refill = Der Solostapel ist leer: Alle { $amount } Plättchen werden zu einem neuen gemischt
event-corner = { $detail } der nächsten Rückseite: Orte werden in diesem Zug ab Feld { $amount } aufwärts gesucht
event-corner-none = Auf dem Stapel liegt keine Rückseite: Orte werden in diesem Zug ab der Zahl oben links, Feld { $amount }, aufwärts gesucht
event-solo_upper = Obere Hälfte: Das unterste Aktionsplättchen ist { $detail }. Bei einem { $type }-Plättchen heißt das: { $effect }
event-solo_strip = Untere Hälfte: { $detail }. Am höchsten von den dreien liegt { $strip }
event-search = Die weise Eminenz sucht { $wanted }: { $detail }
event-no_place-tile = Neben keinem Bauplättchen ist ein Feld frei: Der Effekt verfällt
event-no_place-mound = Es ist kein Bauplättchen mehr im Haufen: Der Effekt verfällt
event-no_place-pastures = Es ist keine Rinderweide mehr da: Es wird keine gelegt
event-no_place-site = Kein Bauplatz ist frei: Der Effekt verfällt
event-no_place-second = Es wurde kein zweites Bauplättchen gelegt: Das Haus verfällt
event-cactus = Die weise Eminenz rückt { $amount } { $amount ->
    [one] Schritt
   *[other] Schritte
  } auf der Kaktusleiste vor, auf Feld { $detail }
event-cactus-end = Die weise Eminenz rückt { $amount } { $amount ->
    [one] Schritt
   *[other] Schritte
  } auf der Kaktusleiste vor, auf ihr letztes Feld { $detail }: { $lost } { $lost ->
    [one] Schritt verfällt
   *[other] Schritte verfallen
  }
event-missing = Die weise Eminenz hat { $detail } mehr auf ihrem Tableau: stattdessen { $amount } SP
event-solo_cattle = Die weise Eminenz vergleicht die Rinderweiden (Häuser und Siedlungen ringsum, minus Rinder darauf): { $detail }. Der höchste Wert entscheidet
event-solo_cattle-fewest = Die weise Eminenz vergleicht die Rinderweiden (Häuser und Siedlungen ringsum, minus Rinder darauf): { $detail }. Von den höchsten wird die mit den wenigsten Rindern genommen
event-solo_cattle-search = Die weise Eminenz vergleicht die Rinderweiden (Häuser und Siedlungen ringsum, minus Rinder darauf): { $detail }. Mehrere sind auch bei den Rindern gleich, also wird nach der Nummer gesucht
event-solo_cattle-none = Keine Rinderweide hat Platz: Der Effekt verfällt
event-solo_region = Die weise Eminenz vergleicht deine Präsenzen mit ihren eigenen: { $detail }. Am weitesten vorn bist du in { $amount }, also wählt sie diese Region
event-solo_region-tie = Die weise Eminenz vergleicht deine Präsenzen mit ihren eigenen: { $detail }. Von den höchsten liegt { $amount } am weitesten nördlich, also wählt sie diese Region
event-solo_share = Die weise Eminenz hat { $amount ->
    [one] 1 Präsenz
   *[other] { $amount } Präsenzen
  } in den drei gewerteten Regionen, je { $detail } SP
event-solo_income = Einkommen der weisen Eminenz, abzulesen auf den zuletzt freigelegten Feldern: { $houses } für Häuser, { $settlements } für Siedlungen, { $cattle } für Rinder, { $cactus } auf der Kaktusleiste, { $neighbours } für Siedlungen neben ihren Rindern, zusammen { $amount } SP
event-solo_sail = Die weise Eminenz fährt { $amount } { $amount ->
    [one] Schritt
   *[other] Schritte
  }, so weit ihre Zeile erlaubt; eine Belohnung vom Fluss nimmt sie nicht

## Zahlen in diesen Sätzen
solo-row = { $strip } in Zeile { $row }
solo-tried = { $space } nein
solo-found = { $space } ja
solo-pasture = { $a } - { $b } = { $difference } auf Feld { $space }
solo-region = { $region } { $a } - { $b } = { $difference }
solo-wanted-tile = ein freies Feld neben einem Bauplättchen
solo-wanted-site = ein Bauplättchen mit freiem Bauplatz
solo-wanted-house = ein Bauplättchen mit einem ihrer Häuser
solo-wanted-pasture = eine dieser Rinderweiden
solo-piece-house = kein Haus
solo-piece-settlement = keine Siedlung
solo-piece-cattle = kein Rind

event-condition = Seebedingung der Runde { $amount }: { $detail }
event-artifact = { $detail } liegt aus
event-price = { $seat } legt den Preis „{ $amount }“ neben { $detail }
event-shipyard = { $seat } baut die Werft auf { $amount }
event-launch = Ein Boot von { $seat } löst den Schatzsucher ab
event-retrieve = { $seat } birgt { $detail } mit { $amount ->
    [0] keiner Vase
    [one] 1 Vase
   *[other] { $amount } Vasen
  } darauf
event-no_artifact = { $seat } birgt kein Artefakt; eine spätere Gelegenheit gibt es nicht
event-lake = Die Figur von { $seat } auf dem See erreicht Feld { $amount } der { $detail }
event-return = Die Figur von { $seat } kehrt zum Start des Sees zurück und nutzt Feld { $amount } der { $detail }
event-plug = { $seat } steckt eine Vase in { $detail } ({ $amount ->
    [one] die erste
    [2] die zweite, seine Grundstufe wirkt nun
   *[other] die dritte, seine Ausbaustufe wirkt nun
  })
event-one_time = { $seat } verbraucht „{ $detail }“, die Siegpunkte der Karte sind verloren
event-purple_gained = { $seat } erhält den lila Bewohner
event-purple = { $seat } setzt den lila Bewohner auf { $amount }
event-special_gained = { $seat } nimmt das besondere Bauplättchen
event-stash = { $seat } legt eine Karte auf das Artefakt
event-stashed = { $seat } spielt „{ $detail }“ vom Artefakt aus
event-annex = { $seat } setzt ein Haus neben das Produktionsgebäude für { $detail }
event-place_house = { $seat } setzt ein Haus auf { $amount }
event-lake_cattle = { $seat } setzt ein Rind auf die Seeweide
event-improve = { $seat } nimmt den verbesserten Wertungsmarker für Zwischenwertung { $amount }
event-mastered = { $seat } meistert { $detail }: Auch der Wert der nächsten Wertung ist erreicht
event-lower = { $seat } schiebt den Hebel { $amount } als Preis nach unten
event-vases_on = Auf jedes der { $amount } ausliegenden Artefakte kommt eine Vase
event-bonus = { $seat } nimmt stattdessen die Belohnung eines übersprungenen Hafens: { $detail }

## Woher Punkte kommen
source-strip_penalty = Aktionsplättchen aus einer unteren Zeile
source-river = Fluss
source-cards = Karteneffekte
source-projects = besondere Projekte
source-sites = Bauplätze
source-settlement_penalty = zweite Siedlung in einer Region
source-surcharges = mit Siegpunkten bezahlte Zuschläge
source-scoring_tiles = Wertungsplättchen
source-scoring_payments = Zahlungen auf Wertungsplättchen
source-regions = Belohnungen der Regionen
source-tracks = Einkommensleisten
source-track_overflow = Schritte über das Ende einer Leiste
source-player_board = Spielertableau
source-cattle = Rinder neben Siedlungen
source-levers_unused = unbenutzte Hebel
source-lever_effects = Hebeleffekte
source-final_levers = Hebel am Ende
source-card_points = Siegpunkte auf Karten
source-end_effects = Spielendeeffekte
source-tiers = Reihen 3 bis 5
source-strips = Aktionsplättchen
source-spaces = Felder des Spielplans
source-carried = in die Stellung mitgebracht
source-missing_pieces = nicht mehr vorhandene Holzteile
source-cactus = Kaktusleiste
source-unrevealed_tiles = nicht aufgedeckte Soloplättchen
source-lake = Seeplan
source-artifacts = Artefakt

## Warum etwas möglich ist oder nicht
verdict-legal = { $key }: { $reasons }
verdict-illegal = { $key }: nicht möglich. { $reasons }
reason-over = Das Spiel ist zu Ende
reason-unknown = { $problem }
reason-costs = { $what }
reason-legal = Jetzt möglich. { $label }
reason-not-now = Nicht jetzt. Die Frage ist „{ $prompt }“ { $needs }
reason-cannot-pass = Darauf kannst du nicht verzichten
reason-dealer = Nur eine Spielvorbereitung mit dealer="ask" lässt dich sagen, was der Zufall gebracht hat
reason-no-solo = Nur ein Spiel allein hat eine weise Eminenz
reason-not-in-hand = „{ $name }“ ist nicht auf der Hand von { $seat }
reason-kind = „{ $name }“ ist von der Art { $kind }, dieser Teil nimmt Karten der Art { $wanted }
reason-coins = Kostet { $needed ->
    [one] 1 Münze
   *[other] { $needed } Münzen
  }, vorhanden: { $has }
reason-vases = Kostet { $needed ->
    [one] 1 Vase
   *[other] { $needed } Vasen
  }, vorhanden: { $has }
reason-resources = Braucht { $needed }; Produktionsgebäude und Boote geben { $has }, es fehlen { $missing }, wohin die Boote auch fahren
reason-boats = { $moves ->
    [one] 1 Boot muss
   *[other] { $moves } Boote müssen
  } flussaufwärts, das sind { $coins } Münzen zusätzlich zu den { $price } für die Karte; vorhanden: { $has }
reason-not-in-play = { $tile } ist keines der vier Wertungsplättchen im Spiel
reason-project-done = Das Projekt auf { $tile } ist schon verwirklicht
reason-space-taken = Auf Feld { $space } liegt schon ein Bauplättchen
reason-not-adjacent = Feld { $space } grenzt an kein Bauplättchen (Nachbarn: { $neighbours })
reason-no-pasture-left = Es ist keine Rinderweide mehr da
reason-no-tile = Auf Feld { $space } liegt kein Bauplättchen
reason-pasture-no-site = Feld { $space } ist eine Rinderweide: Dort kann niemand wohnen
reason-no-lower-site = Das Bauplättchen auf Feld { $space } hat nur einen oberen Bauplatz
reason-site-taken = Der Bauplatz ist besetzt ({ $piece } von { $owner })
reason-ranch = Braucht { $needed } Bewohner auf der Ranch, vorhanden: { $has }
reason-cards = Kostet { $needed ->
    [one] 1 Karte
   *[other] { $needed } Karten
  }, vorhanden: { $has }
reason-no-own-piece = { $seat } hat nichts auf { $site }
reason-is-settlement = Dort steht schon eine Siedlung
reason-no-house-here = Kein Haus auf { $site }
reason-no-inhabitant-here = Kein Bewohner auf { $site }
reason-no-house-left = Alle { $count } Häuser stehen auf dem Spielplan
reason-no-house-on-board = Auf dem Tableau ist kein Haus mehr; beiseitegelegte Häuser zählen hier nicht
reason-no-settlement-left = Alle { $count } Siedlungen sind gebaut
reason-presences = Braucht { $needed ->
    [one] 1 benachbarte Präsenz
   *[other] { $needed } benachbarte Präsenzen
  }, vorhanden: { $has }
reason-not-pasture = Feld { $space } ist keine Rinderweide
reason-pasture-full = Auf der Rinderweide { $has ->
    [one] steht 1 Rind
   *[other] stehen { $has } Rinder
  }, höchstens { $limit } dürfen es sein
reason-no-cattle-left = Alle { $count } Rinder sind gesetzt
reason-region-covered = Die Belohnung von { $region } ist bis zur nächsten Zwischenwertung abgedeckt
reason-has-lever = Hebel { $lever } ist schon gelegt
reason-no-lever = Hebel { $lever } ist nicht gelegt
reason-lever-used = Hebel { $lever } ist bis zur nächsten Zwischenwertung unten
reason-lever-up = Hebel { $lever } ist schon oben
reason-lever-top = Nur statt deines eigenen gemeinsamen Teils einer Aktion
reason-lever-card = Nur statt eine Karte auszuspielen, die jetzt ausgespielt werden könnte
reason-lever-region = Nur während Münzen für Präsenzen genommen werden
reason-lever-tile = Nur direkt nach dem Legen eines Bauplättchens
reason-lever-settlement = Wird mit der Bezahlung einer Siedlung gewählt
reason-lever-useless = Das würde jetzt nichts bewirken
reason-level2 = Das Produktionsgebäude für { $resource } hat schon Stufe 2
reason-steps = Die Zeile erlaubt { $limit } { $limit ->
    [one] Schritt
   *[other] Schritte
  }
reason-end-of-river = So weit kann das Schiff nicht fahren: Der Fluss endet
reason-scored = { $tile } ist schon gewertet
reason-not-dealt = { $tile } wurde { $seat } nicht ausgeteilt
reason-boat-there = Das Boot ist schon dort
reason-no-boat = Ein Boot { $boat } gibt es auf dem Fluss des Tableaus nicht; gleich liegende Boote haben die Nummer 1
reason-trade-useless = Das brächte nichts: Was es dafür gibt, ist nicht vorhanden
reason-track-back = Braucht { $needed } { $needed ->
    [one] Schritt
   *[other] Schritte
  } auf der Kartenleiste, um zurückzugehen, vorhanden: { $has }
reason-not-offered = Nicht unter den Möglichkeiten: { $choices }
reason-no-tile-to-lay = Das kann der Zufall jetzt nicht bringen; möglich: { $choices }

needs-strip = Ein Aktionsplättchen nimmst du am Anfang deines Zugs.
needs-play = Eine Karte kannst du in den Teilen einer Aktion ausspielen, die es sagen, und in Zwischenwertungen.
needs-discard = Eine Karte wirfst du ab, wo eine Aktion oder Kosten es sagen.
needs-explore = Pionier und Anheuern erlauben das Entdecken.
needs-pasture = Viehzucht erlaubt es, eine Rinderweide zu legen.
needs-develop = Pionier und Siedeln erlauben das Erschließen.
needs-upgrade = Pionier, Siedeln, Zwischenwertungen und manche Effekte erlauben das Aufwerten.
needs-cattle = Der gemeinsame Teil der Viehzucht erlaubt es, ein Rind zu setzen.
needs-region = In der Gebietswertung wird eine Region gewählt.
needs-modernize = Fortschritt und manche Effekte erlauben das Modernisieren.
needs-build = Belohnungen mit einem Produktionsgebäude erlauben es, eines zu errichten.
needs-track = Manche Bauplätze lassen dich auf einer Leiste deiner Wahl vorrücken.
needs-give = Manche Effekte tauschen Güter.
needs-take = Manche Effekte lassen dich einen Gewinn wählen.
needs-pay = Wie du bezahlst, wählst du nach dem, wofür du bezahlst.
needs-score = Wertungsplättchen werden in Zwischenwertungen gewertet.
needs-keep = Wertungsplättchen werden in der Spielvorbereitung gewählt.
needs-sail = Das Schiff bewegst du nach der Aktion deines Zugs.
needs-raise = Manche Karten schieben einen Hebel nach oben.
needs-common = Der gemeinsame Teil wird genutzt, wenn eine Aktion bei ihm ankommt.
needs-lever = Ein Hebel wird genutzt, wenn sein Moment kommt.
needs-boat = Boote bewegst du, wann immer du eine Wahl hast, aber nicht mitten in einer Zahlung.
needs-pass = Nur auf Freiwilliges kannst du verzichten.
reason-no-expansion = Nur mit der Erweiterung Artefakte
reason-no-artifact = { $seat } hat kein Artefakt
reason-no-vase = Es ist keine Vase zum Einstecken da
reason-artifact-full = In dem Artefakt stecken schon alle Vasen
reason-not-displayed = { $artifact } liegt nicht aus
reason-artifact-laid = { $artifact } liegt schon aus, und der Aufbau nimmt von jedem Artefakt eine Seite
reason-price = Die Preisplättchen verlangen mehr, als { $seat } hat: { $cost }
reason-shipyard-built = Die Werft steht schon; alle haben nur eine
reason-is-shipyard = Eine Werft wird nie aufgewertet
reason-is-wanderer = Der umherziehende lila Bewohner wird nie aufgewertet
reason-no-purple = Der lila Bewohner steht nicht zum Einsetzen bereit
reason-wanderer-later = Der umherziehende lila Bewohner wird nach Phase C eines Zuges eingesetzt oder versetzt
reason-figure-at-start = Die Figur steht am Start des Seeplans
reason-not-reached = Die Figur hat Feld { $place } der { $side } erreicht
reason-end-of-lake = Die Figur ist am Ende ihres Wegs: Sie muss zuerst zurückkehren
reason-other-side = Die Figur ist auf der anderen Seite unterwegs: Sie muss zuerst zurückkehren
reason-useless = Das würde jetzt nichts bewirken
reason-no-points = Das brächte jetzt keine Siegpunkte
reason-not-in-display = „{ $name }“ ist nicht in der Auslage von { $seat }
reason-no-one-time = „{ $name }“ hat keinen Einmaleffekt, der jetzt etwas bewirken würde
reason-one-time-payment = „{ $name }“ hilft, während du eine Karte oder ein Projekt bezahlst: Wähle zuerst, was du ausspielst, dann, wie du bezahlst
reason-one-time-scoring = „{ $name }“ hilft, während in einer Zwischenwertung ein Wertungsplättchen gewertet wird
reason-one-time-easiest = Leichter als der erste der vier Werte geht es nicht
reason-no-special = { $seat } hat das besondere Bauplättchen nicht
reason-special-owner = Nur { $owner } darf das besondere Bauplättchen nutzen
reason-strip-first = Nimm zuerst ein Aktionsplättchen: danach kannst du das besondere Bauplättchen in diesem Zug jederzeit legen
reason-own-turn = Nur in deinem eigenen Zug
reason-not-stored = „{ $name }“ liegt nicht auf dem Artefakt
reason-no-annex = Es gibt kein Produktionsgebäude für { $resource } ohne Haus
reason-boat-not-there = Bei { $resource } liegt kein Boot
reason-price-tile = { $seat } hat kein solches Preisplättchen mehr

needs-price = Preisplättchen werden in der Artefaktphase gelegt.
needs-artifact = Artefakte werden in der Spielvorbereitung ausgelegt.
needs-condition = Seebedingungen werden in der Spielvorbereitung gelegt.
needs-shipyard = Die Werft wird gebaut, statt zu erschließen.
needs-purple = Der lila Bewohner wird durch Erschließen gesetzt.
needs-house = Das Haus-Artefakt setzt am Anfang einer Zwischenwertung ein Haus.
needs-launch = Ein Boot geht zu Wasser, wenn die Werft gebaut wird.
needs-retrieve = Ein Artefakt wird geborgen, wenn die Werft gebaut wird.
needs-lower = Ein Hebel geht als Preis eines Artefakts nach unten.
needs-lake = Seeschritte gibt es für lange Schiffsbewegungen, Seebedingungen und Karten.
needs-return = Die Figur kehrt zurück, wann immer du eine Wahl hast, aber nicht mitten in einer Zahlung.
needs-plug = Vasen steckst du ein, wann immer du eine Wahl hast, aber nicht mitten in einer Zahlung.
needs-use = Einmalkarten nutzt du, wann immer du eine Wahl hast, aber nicht mitten in einer Zahlung.
needs-special = Das besondere Bauplättchen wird in deinem eigenen Zug gelegt.
needs-stash = Karten werden beiseitegelegt, wenn das Artefakt zu wirken beginnt.
needs-stashed = Beiseitegelegte Karten werden am Anfang einer Zwischenwertung ausgespielt.
needs-annex = Häuser kommen neben Produktionsgebäude, wenn das Artefakt zu wirken beginnt.
needs-improve = Ein Wertungsmarker wird verbessert, wenn ein Wertungsplättchen gemeistert wird.
needs-reward = Eine Belohnung wird gewählt, wenn ein Hafen übersprungen wurde.
needs-deal = Was der Zufall gebracht hat, sagst du dort, wo etwas gezogen, ausgeteilt oder aufgedeckt wird.

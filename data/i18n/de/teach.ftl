## Lektionen: Antworten auf das, was jemand versucht
teach-solved = Gut gemacht.
teach-onward = So weit gut. Mach weiter.
teach-go-on = Das ist erlaubt. Mach weiter.
teach-dead-end = Das ist erlaubt, aber danach ist das Ziel nicht mehr zu erreichen. Es wurde zurückgenommen.
teach-illegal = Das erlauben die Regeln hier nicht.
teach-elsewhere = Erlaubt, aber nicht das, worum es hier geht.
teach-not-yet = Das war erlaubt, führte aber nicht ans Ziel. Versuche es von hier aus noch einmal.
teach-think-again = Nicht ganz. Denk noch einmal nach.
teach-read-on = Lies weiter, wenn du so weit bist.
teach-hint-key = Versuche das: { $choice }.
teach-hint-answer = Die Antwort ist: { $choice }.

## Der Coach: was gerade geschieht
coach-over = Das Spiel ist zu Ende. Sieg: { $names }.
coach-waiting = { $seat } muss wählen. { $prompt }
coach-more = Und { $count } weitere.
coach-draws = { $seat } zieht { $amount } { $amount ->
    [one] Karte
   *[other] Karten
  }
coach-chance = Was kommt, entscheidet der Zufall.
coach-nothing = Sonst geschieht nichts.
coach-then = Dann ist die Frage „{ $prompt }“
coach-can = Du kannst: { $what }.
coach-now-turn = Die Zeile sagt, wie weit dein Schiff danach fahren darf. Die beiden untersten Zeilen kosten Siegpunkte.
coach-now-ship = Mindestens ein Schritt. Besetzte Felder werden übersprungen und zählen nicht; nur das Feld, auf dem du anhältst, bringt etwas.
coach-now-play-or-discard = Eine Karte dieser Art, ein Projekt, 2 Münzen für eine Karte oder nichts.
coach-now-play-card = Eine Karte, ein Projekt oder nichts.
coach-now-choose = Wähle eines davon, oder verzichte, wenn du darfst.
coach-now-explore = Du siehst das Bauplättchen, bevor du seinen Platz wählst.
coach-now-place = Neben ein beliebiges Bauplättchen. Das Feld, das du abdeckst, bringt dir etwas.
coach-now-develop = Ein beliebiger freier Bauplatz. Was dort abgebildet ist, geschieht sofort.
coach-now-upgrade = Aus einem Bewohner wird für 1 Bewohner ein Haus, aus einem Haus für 2 eine Siedlung.
coach-now-place-pasture = Neben ein beliebiges Bauplättchen. Häuser ringsum bringen beim Setzen von Rindern Münzen, Siedlungen bringen Siegpunkte.
coach-now-place-cattle = Kostet einen Bewohner mehr, als Rinder dort stehen. Jedes Haus ringsum bringt 2 Münzen.
coach-now-region-reward = Ihr Schild bringt dir jetzt etwas, und ihre Präsenzen bringen diesmal nichts.
coach-now-region-income = Eine Münze für jede Präsenz in den anderen drei Regionen.
coach-now-modernize = Hebel in beliebiger Reihenfolge. Sie stehen oben und sind sofort bereit.
coach-now-production = Ein neues Produktionsgebäude auf Stufe 1 oder ein altes auf Stufe 2.
coach-now-one-track = Alle Schritte auf einer Leiste.
coach-now-pay-card = Rohstoffe werden nur vorgewiesen. Boote fahren kostenlos flussabwärts.
coach-now-pay-upgrade = Zusätzliche Bewohner kannst du durch Siegpunkte ersetzen, je 4.
coach-now-pay-cattle = Zusätzliche Bewohner kannst du durch Siegpunkte ersetzen, je 4.
coach-now-pay-score = Zahle die ganze Zahl, oder verliere die Siegpunkte des Markers.
coach-now-score = Jedes Plättchen einmal im Spiel. Deines zählt doppelt, in beide Richtungen.
coach-now-discard = Wähle, was du am wenigsten brauchst.
coach-now-common = Das dürfen alle. Ein Hebel der obersten Reihe kann an seine Stelle treten.
coach-now-keep = Es zählt für dich doppelt.
coach-now-lever-time = Danach geben unbenutzte Hebel je 1 Siegpunkt, und alle gehen nach oben.
coach-now-forgo-again = Beide Hebel für eine nicht gespielte Karte dürfen reagieren.
coach-now-tile-lever = Er wirkt nur direkt nach dem Legen eines Bauplättchens.
coach-now-tow = Es fährt so weit flussaufwärts, wie du willst, kostenlos.
coach-now-lake = Ein Feld zu erreichen bringt noch nichts. Kassiere, indem du zurückkehrst.
coach-now-retrieve = Alle Preise daneben müssen bezahlt werden. Eine zweite Gelegenheit gibt es nicht.
coach-now-launch = Das andere Boot bleibt auf dem Fluss deines Tableaus.
coach-now-price = Wer das Artefakt nimmt, zahlt alle Preise daneben.
coach-now-improve = In der nächsten Wertung ist er mehr wert, wenn du dein Wertungsplättchen erfüllst.
coach-now-river-bonus = Eine Belohnung für eine Bewegung.
coach-now-wander = Der Bauplatz zählt, als hättest du dort erschlossen.
coach-now-interim-start = Artefakte, die vor einer Wertung wirken, brauchen zwei Vasen.
coach-now-last-chance = Hebel ruhen von jetzt an.

## Der Coach: was man tun kann, nach Art der Wahl
coach-can-strip = eines von { $count } Aktionsplättchen nehmen
coach-can-play = { $count ->
    [one] eine Karte
   *[other] eine von { $count } Karten
  } ausspielen
coach-can-project = ein Projekt verwirklichen ({ $count })
coach-can-discard = eine Karte abwerfen ({ $count })
coach-can-explore = entdecken ({ $count })
coach-can-pasture = eine Rinderweide legen ({ $count } { $count ->
    [one] Feld
   *[other] Felder
  })
coach-can-develop = erschließen ({ $count } { $count ->
    [one] Bauplatz
   *[other] Bauplätze
  })
coach-can-upgrade = aufwerten ({ $count })
coach-can-cattle = ein Rind setzen ({ $count } { $count ->
    [one] Rinderweide
   *[other] Rinderweiden
  })
coach-can-region = eine Region wählen ({ $count })
coach-can-modernize = einen Hebel legen ({ $count })
coach-can-build = ein Produktionsgebäude errichten ({ $count })
coach-can-track = eine Leiste wählen
coach-can-give = tauschen ({ $count })
coach-can-take = einen Gewinn nehmen ({ $count })
coach-can-pay = bezahlen ({ $count ->
    [one] auf 1 Art
   *[other] auf { $count } Arten
  })
coach-can-score = ein Wertungsplättchen werten ({ $count })
coach-can-keep = ein Wertungsplättchen behalten ({ $count })
coach-can-sail = dein Schiff bewegen ({ $count } { $count ->
    [one] Feld
   *[other] Felder
  })
coach-can-raise = einen Hebel nach oben schieben ({ $count })
coach-can-common = den gemeinsamen Teil nehmen
coach-can-lever = einen Hebel nutzen ({ $count })
coach-can-boat = ein Boot bewegen ({ $count })
coach-can-draw = sagen, welche Karte gezogen wurde
coach-can-reveal = sagen, welches Bauplättchen aufgedeckt wurde
coach-can-lay = sagen, welches Bauplättchen dort liegt
coach-can-row = sagen, welches Aktionsplättchen dort liegt
coach-can-deal = sagen, welches Wertungsplättchen ausgeteilt wurde
coach-can-pass = verzichten
coach-can-solo = sagen, welches Soloplättchen die weise Eminenz aufgedeckt hat
coach-can-corner = sagen, wo die Figur steht
coach-can-remove = sagen, welches Soloplättchen aus dem Spiel kam
coach-can-price = ein Preisplättchen legen ({ $count })
coach-can-artifact = ein Artefakt wählen ({ $count })
coach-can-condition = sagen, welche Seebedingung dort liegt
coach-can-shipyard = die Werft bauen ({ $count } { $count ->
    [one] Bauplatz
   *[other] Bauplätze
  })
coach-can-purple = den lila Bewohner setzen ({ $count } { $count ->
    [one] Bauplatz
   *[other] Bauplätze
  })
coach-can-launch = ein Boot zu Wasser lassen
coach-can-retrieve = ein Artefakt bergen ({ $count })
coach-can-lower = einen Hebel nach unten schieben ({ $count })
coach-can-lake = auf dem See vorrücken
coach-can-return = auf dem See zurückkehren ({ $count })
coach-can-plug = eine Vase einstecken
coach-can-use = eine Einmalkarte nutzen ({ $count })
coach-can-special = das besondere Bauplättchen legen ({ $count } { $count ->
    [one] Feld
   *[other] Felder
  })
coach-can-stash = eine Karte beiseitelegen ({ $count })
coach-can-stashed = eine beiseitegelegte Karte ausspielen ({ $count })
coach-can-annex = ein Haus neben ein Produktionsgebäude setzen ({ $count })
coach-can-house = ein Haus setzen ({ $count } { $count ->
    [one] Bauplatz
   *[other] Bauplätze
  })
coach-can-improve = einen Wertungsmarker verbessern
coach-can-reward = eine Belohnung des Flusses wählen ({ $count })

## Der Coach: was eine Wahl bewirken würde
coach-gains-coins = +{ $amount } { $amount ->
    [one] Münze
   *[other] Münzen
  }
coach-loses-coins = -{ $amount } { $amount ->
    [one] Münze
   *[other] Münzen
  }
coach-gains-vases = +{ $amount } { $amount ->
    [one] Vase
   *[other] Vasen
  }
coach-loses-vases = -{ $amount } { $amount ->
    [one] Vase
   *[other] Vasen
  }
coach-gains-inhabitants = +{ $amount } Bewohner
coach-loses-inhabitants = -{ $amount } Bewohner
coach-gains-vp = +{ $amount } SP
coach-loses-vp = -{ $amount } SP
coach-gains-draw = +{ $amount } { $amount ->
    [one] Karte
   *[other] Karten
  }
coach-gains-discard = -{ $amount } { $amount ->
    [one] Karte
   *[other] Karten
  }
coach-does-develop = eine Präsenz auf dem Spielplan
coach-does-house = ein Haus
coach-does-settlement = eine Siedlung
coach-does-cattle = ein Rind auf dem Spielplan
coach-does-build-site = ein Produktionsgebäude
coach-does-modernize = ein neuer Hebel
coach-does-project = ein Projekt verwirklicht
coach-does-shipyard = die Werft
coach-does-retrieve = ein Artefakt
coach-does-keep = zählt für dich doppelt

## Was die Symbole bedeuten
icon-coin = Münzen
icon-card = Projektkarten: gezogen, abgeworfen oder auf der Hand
icon-inhabitant = Bewohner
icon-house = Ein Haus
icon-settlement = Eine Siedlung
icon-cattle = Rinder
icon-vase = Eine Vase
icon-vp = Siegpunkte
icon-wood = Holz
icon-stone = Stein
icon-loam = Lehm
icon-iron = Eisen
icon-any = Ein beliebiger Rohstoff oder ein beliebiges Produktionsgebäude
icon-ship = Dein Schiff auf dem Fluss
icon-boat = Ein Boot auf dem Fluss deines Tableaus
icon-anchor = Ein Hafen: Platz für beliebig viele Schiffe
icon-day = Tagkarte
icon-sunset = Dämmerungskarte
icon-night = Nachtkarte
icon-explore = Entdecken: ein Bauplättchen aufdecken und legen
icon-develop = Erschließen: einen Bewohner auf einen freien Bauplatz setzen
icon-upgrade = Aufwerten: zu einem Haus oder einer Siedlung
icon-modernize = Modernisieren: einen Hebel legen
icon-pasture = Eine Rinderweide
icon-region = Eine Region und ihr Regionenschild
icon-income = Einkommen einer Leiste oder deines Tableaus
icon-lever = Ein Hebel
icon-flag = Zählt am Ende des Spiels
icon-loop = Wirkt von jetzt an bis zum Ende
icon-bolt = Geschieht einmal, sofort
icon-arrow = Links davon für die aktive Person, rechts davon für alle; oder ein Tausch
icon-discard = Eine Karte abwerfen
icon-steps = Schritte, auf einer Leiste oder auf dem Fluss
icon-cactus = Die Kaktusleiste der weisen Eminenz
icon-eminence = Die weise Eminenz
icon-hunter = Ein Schatzsucher auf dem See
icon-shipyard = Eine Werft
icon-lake = Ein Schritt auf dem See
icon-artifact = Ein Artefakt
icon-socket = Ein Steckplatz für eine Vase

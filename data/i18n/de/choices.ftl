## Was zur Wahl steht: option-<Art der Wahl>
option-strip = Nimm { $name } aus Zeile { $row } ({ $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
  }{ $penalty ->
    [0] {""}
   *[other] , { $penalty } SP
  })
option-play = Spiele „{ $name }“ aus ({ $cost })
option-project = Verwirkliche das Projekt auf { $tile } ({ $cost })
option-discard = Wirf „{ $name }“ für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  } ab
option-discard-cost = Wirf „{ $name }“ ab
option-explore-go = Entdecke: decke ein Bauplättchen auf
option-explore = Lege das Bauplättchen auf Feld { $space } ({ $reward })
option-pasture = Lege eine Rinderweide auf Feld { $space } ({ $reward })
option-develop = Erschließe auf Feld { $space }, { $half } Bauplatz ({ $site })
option-upgrade-house = Werte zu einem Haus auf: Feld { $space }, { $half } Bauplatz
option-upgrade-settlement = Werte zu einer Siedlung auf: Feld { $space }, { $half } Bauplatz{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points } SP)
  }
option-cattle = Setze ein Rind auf Feld { $space }
option-region = Wähle { $region } ({ $reward })
option-modernize = Lege einen Hebel für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  }: { $effect }
option-build = Errichte ein Produktionsgebäude für { $resource } (Stufe { $level })
option-track = Rücke { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
  } auf der { $track } vor
option-give = { $trade }
option-take = { $gain }
option-pay = Bezahle: { $way }
option-score = Werte { $tile } – erfüllt (+{ $points } SP)
option-score-missed = Werte { $tile } – nicht erfüllt (-{ $points } SP)
option-score-pay = Werte { $tile } – bezahlt +{ $points } SP, sonst -{ $points } SP
option-keep = Behalte { $tile }
option-sail = Bewege dein Schiff { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
  } ({ $reward })
option-raise = Schiebe Hebel { $lever } nach oben
option-common = Nimm den gemeinsamen Teil
option-lever = Nutze einen Hebel: { $effect }
option-boat = Bewege Boot { $boat } zu { $resource }{ $coins ->
    [0] {""}
    [one] {" "}für 1 Münze
   *[other] {" "}für { $coins } Münzen
  }
option-draw = Gezogen: „{ $name }“
option-reveal = Aufgedeckt: { $tile }
option-lay = Startplättchen: { $tile }
option-row = Nächste Zeile: { $name }
option-deal = Ausgeteilt: { $tile }
option-solo = Aufgedeckt: Soloplättchen { $tile }
option-remove = Aus dem Spiel: Soloplättchen { $tile }
corner-top_left = Figur in der Ecke oben links
corner-top_right = Figur in der Ecke oben rechts
corner-bottom_left = Figur in der Ecke unten links
corner-bottom_right = Figur in der Ecke unten rechts
option-price = Lege den Preis „{ $cost }“ neben { $artifact } ({ $effect })
option-artifact = { $artifact }: { $effect }
option-condition = Seebedingung: { $condition }
option-shipyard = Baue die Werft auf Feld { $space }, { $half } Bauplatz ({ $site })
option-purple = Setze den lila Bewohner auf Feld { $space }, { $half } Bauplatz ({ $site })
option-house = Setze ein Haus auf Feld { $space }, { $half } Bauplatz ({ $site })
option-launch = Lass das Boot zu Wasser, das bei { $resource } liegt
option-retrieve = Birg { $artifact } (Preis { $cost }); mit zwei Vasen: { $effect }
option-lower = Schiebe Hebel { $lever } ohne seinen Effekt nach unten
option-lake = Rücke auf dem See vor zu Feld { $place } der { $side } (bei der Rückkehr von dort: { $effect })
option-return = Kehre mit deiner Figur zum Start des Sees zurück: { $effect }
option-plug = Stecke eine Vase in { $artifact }, für immer (noch { $missing }, bevor es etwas bewirkt)
option-plug-on = Stecke eine Vase in { $artifact }, für immer. Dann gilt: { $effect }
option-use = Nutze „{ $name }“ und verliere die Karte mit ihren Siegpunkten: { $effect }
option-special = Lege dein besonderes Bauplättchen auf Feld { $space } ({ $reward })
option-stash = Lege „{ $name }“ auf das Artefakt, um die Karte vor einer Wertung kostenlos auszuspielen
option-stashed = Spiele „{ $name }“ kostenlos vom Artefakt aus
option-annex = Setze ein Haus neben dein Produktionsgebäude für { $resource }
option-improve = Verbessere den Marker der Zwischenwertung { $scoring }: mehr Siegpunkte zu gewinnen und zu verlieren
option-reward = Nimm die Belohnung deines Feldes ({ $reward })
option-reward-jumped = Nimm die Belohnung eines übersprungenen Hafens ({ $reward })
side-income = Einkommensseite
side-vp = Siegpunktseite
way-card = „{ $name }“ (verbraucht)
way-artifact = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  } mehr statt { $resources ->
    [one] 1 Rohstoff
   *[other] { $resources } Rohstoffen
  } durch das Artefakt{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points } SP)
  }
or = {" "}oder{" "}
option-pass = { $what }
pass-default = Verzichte
pass-turn-part = Verzichte auf diesen Teil
pass-pay_score = Zahle nicht
pass-lever_time = Fertig
pass-common = Verzichte auf diesen Teil
pass-tile_lever = Behalte den Hebel oben
pass-forgo_again = Nutze keinen weiteren Hebel
pass-improve = Behalte den normalen Wertungsmarker
pass-wander = Lass ihn stehen
pass-interim_start = Weiter zur Zwischenwertung
pass-last_chance = Weiter zur Schlusswertung
pass-hire = Fertig

## Was eine Wahl kostet, soweit ihre Worte es nicht schon sagen
option-costs = { $label } – { $costs }
cost-vp = verliere { $points } SP
cost-lever = nutze Hebel { $lever }
cost-boats = Boote bei { $places }{ $coins ->
    [0] {""}
    [one] {" "}für 1 Münze
   *[other] {" "}für { $coins } Münzen
  }
cost-project = dein Bewohner kommt auf das Plättchen
cost-artifact = kein Artefakt, endgültig
cost-site = nichts dafür, da schon Stufe 2
cost-no-piece = { $count ->
    [one] kein Bewohner mehr im Vorrat
   *[other] { $count } Bewohner zu wenig im Vorrat
  }

half-upper = oberer
half-lower = unterer
site-name = Feld { $space }, { $half } Bauplatz
site-free = kostenlos, ohne Belohnung
site-free-settlement = kostenlos, später { $points } SP für eine Siedlung
way-boats = Boote bei { $places }
way-lever = Hebel { $lever }
way-nothing = nichts

## Fragen
prompt-turn = Wähle ein Aktionsplättchen
prompt-effect = { $context }: { $what }
prompt-common = Nutze den gemeinsamen Teil von { $strip } oder verzichte darauf für einen Hebel
prompt-ship = Bewege dein Schiff
prompt-discard = Wirf { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  } ab
prompt-place = Wohin kommt das Plättchen ({ $tile })?
prompt-tile_lever = Du hast ein Bauplättchen gelegt: Nutzt du den Hebel?
prompt-pay_card = Wie bezahlst du „{ $name }“?
prompt-pay_project = Wie bezahlst du das Projekt auf { $tile }?
prompt-pay_upgrade = Wie bezahlst du die Siedlung?
prompt-pay_cattle = Wie bezahlst du das Rind?
prompt-forgo_again = Nutzt du einen weiteren Hebel für die Karte, auf die du verzichtest?
prompt-score = Welches Wertungsplättchen wertest du?
prompt-pay_score = Zahlst du für { $tile }?
prompt-lever_time = Nutzt du Hebel, bevor sie nach oben geschoben werden?
prompt-tow = Welches Boot fährt flussaufwärts?
prompt-keep = Behalte eines der beiden Wertungsplättchen
prompt-lay_tiles = Welches Startplättchen liegt auf Feld { $space }?
prompt-lay_strips = Welches Aktionsplättchen liegt in Zeile { $row }?
prompt-draw = Welche Karte wurde gezogen?
prompt-deal_scoring = Welches Wertungsplättchen wurde ausgeteilt?
prompt-fill_scoring = Welches Wertungsplättchen kommt auf den nächsten freien Platz?
prompt-conditions = Welche Seebedingung liegt auf dem Seeplan?
prompt-artifacts = Welches Artefakt liegt aus?
prompt-artifacts-solo = { $count ->
    [one] Wähle das Artefakt, um das du spielst
   *[other] Wähle ein Artefakt zum Auslegen, eines von { $count }: Du entscheidest dich beim Bergen
  }
prompt-price = Lege eines deiner Preisplättchen neben ein Artefakt: Wer es birgt, zahlt sie alle
prompt-launch = Die Werft steht. Welches Boot verlässt deinen Fluss und fährt auf den See?
prompt-retrieve = Birgst du eines der Artefakte? Eine spätere Gelegenheit gibt es nicht
prompt-river_bonus = Welche Belohnung nimmst du: die deines Felds oder die eines übersprungenen Hafens?
prompt-wander = Wohin zieht der lila Bewohner? Kosten und Belohnung des Bauplatzes gelten
prompt-improve = Du hast das Wertungsplättchen gemeistert: Nimmst du den verbesserten Wertungsmarker für die nächste Wertung?
prompt-last_chance = Die Schlusswertung beginnt: letzte Gelegenheit, mit deiner Figur zurückzukehren, Vasen einzustecken oder Einmalkarten zu nutzen
prompt-interim_start = Eine Zwischenwertung beginnt: Steckst du zuerst eine Vase in dein Artefakt, damit es rechtzeitig wirkt?
prompt-solo_remove = Welches Soloplättchen kam aus dem Spiel?
prompt-solo_corner = Wo steht die Figur auf der Rückseite des nächsten Soloplättchens?
prompt-solo_turn = Welches Soloplättchen hat die weise Eminenz aufgedeckt?
prompt-solo_explore = Welches Bauplättchen hat die weise Eminenz aufgedeckt?
prompt-reveal = Welches Bauplättchen wurde aufgedeckt?
context-first = { $strip }, erster Teil
context-left = { $strip }, links vom Pfeil
context-common = { $strip }, gemeinsamer Teil
context-interim = Zwischenwertung { $number }
context-setup = Spielvorbereitung
context-river = Fluss
context-cards = Karteneffekt
context-projects = Projekt
context-sites = Bauplatz
context-regions = Belohnung einer Region
context-tracks = Belohnung einer Leiste
context-lever_effects = Hebel
context-spaces = Belohnung eines Felds
context-lake = Seeplan
context-artifacts = Artefakt
context-strips = Aktion

# A choice of another seat that is made in secret
choice-secret = geheim wählen

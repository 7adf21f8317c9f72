## Das Solotableau
view-difficulty = Schwierigkeitsgrad
view-difficulty-easy = Einfach
view-difficulty-medium = Mittel
view-difficulty-challenge = Herausforderung
view-difficulty-difficult = Schwer
view-difficulty-very_difficult = Sehr schwer
view-solo-left = Solostapel
view-solo-left-text = { $count ->
    [0] Leer: Vor ihrem nächsten Zug werden alle Plättchen gemischt.
    [one] Noch 1 Plättchen.
   *[other] Noch { $count } Plättchen.
  }
view-solo-income = Einkommen nach jetzigem Stand
view-solo-income-text = Was die zuletzt geleerten Aussparungen und die Kaktusleiste zeigen, in Siegpunkten. Siedlungen neben ihren Rindern kommen dazu.
view-solo-none = Noch kein Plättchen
view-solo-tile = { $type }-Plättchen
view-solo-tile-start = Orte werden ab Feld { $space } aufwärts gesucht.
view-solo-upper = Obere Hälfte ihres Zuges
view-solo-upper-text = Das unterste Aktionsplättchen ist { $strip }: { $effect }.
view-solo-action-text = Liegt jetzt in Zeile { $row }. Wird es gewählt: { $effect }.
view-solo-action-best = Es liegt am höchsten von den dreien.
view-solo-empty = Leer
view-solo-empty-text = Auf dem Stapel liegt keine Rückseite: Es zählt die Zahl oben links auf dem Plättchen.
view-solo-stack = Rückseite des nächsten Plättchens
view-solo-stack-text = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
  } im Stapel. { $corner }.
view-solo-corner-text = Die Zahl in derselben Ecke des aufgedeckten Plättchens ist der Wunschort: Dort beginnt die Suche.
view-solo-chip-used = In Gebrauch
view-solo-chip-seen = Seit dem letzten Mischen gesehen
view-solo-chip-unseen = Nicht gesehen: im Stapel oder zu Beginn aussortiert
view-solo-chip-left = Im Stapel
view-solo-chip-out = Zu Beginn aussortiert
view-solo-recess-full = Noch auf dem Tableau. Wenn geleert: { $points } SP bei jedem Einkommen.
view-solo-recess-empty = Geleert: { $points } SP. Nur die zuletzt geleerte Aussparung zählt.
view-solo-recess-counts = Zuletzt geleerte Aussparung: { $points } SP bei jedem Einkommen.
view-cactus = Kaktusleiste, Feld { $position }
view-cactus-text = { $points } SP bei jedem Einkommen.
view-cactus-here = Hier steht die weise Eminenz.

## Der See
view-lake-start = Start
view-lake-start-text = Hier beginnen die Figuren, und hierher kehren sie zurück.
view-lake-reached = { $name } ist zuletzt von Feld { $space } zurückgekehrt.
view-lake-space = { $side }, Feld { $space }
view-lake-coast = Wer von hier oder weiter hinten zurückkehrt, darf: { $effect }.
view-lake-boat = Ein Boot, das hier ankommt: { $effect }.
view-lake-here = Hier: { $figures }.
view-figure-hunter = Schatzsucher
view-figure-boat = Boot
view-condition = Seebedingung der Runde { $round }
view-condition-now = Sie gilt in dieser Runde.
view-condition-other = Sie gilt in dieser Runde nicht.
view-lake-pasture = Seeweide

## Artefakte
view-artifact = { $name } ({ $side })
view-artifact-on = darauf
view-artifact-basic = Grundstufe, { $vases } Vasen: { $effect }.
view-artifact-advanced = Ausbaustufe, { $vases ->
    [one] 1 weitere Vase
   *[other] { $vases } weitere Vasen
  }: { $effect }.
view-artifact-replaces = Sie ersetzt die Grundstufe.
view-artifact-owner = Gehört { $name }; { $vases ->
    [0] keine Vase ist eingesteckt.
    [one] 1 Vase ist eingesteckt.
   *[other] { $vases } Vasen sind eingesteckt.
  }
view-artifact-display = In der Auslage{ $vases ->
    [0] .
    [one] {" "}mit 1 Vase darauf.
   *[other] {" "}mit { $vases } Vasen darauf.
  }
view-artifact-price = Wer es birgt: { $cost }.
view-artifact-free = Wer es birgt, zahlt nichts.
view-figure = Die Erweiterung von { $name }
view-figure-is = Auf dem See: { $figure }.
view-shipyard-at = Die Werft steht auf { $site }.
view-shipyard-none = Die Werft ist nicht gebaut.
view-purple-ranch = Der lila Bewohner ist auf der Ranch.
view-purple-map = Der lila Bewohner ist auf dem Spielplan und zählt als { $count ->
    [one] 1 Präsenz.
   *[other] { $count } Präsenzen.
  }
view-purple-due = Der lila Bewohner kommt am Ende des Zuges auf den Spielplan.
view-purple-roams = Er wandert.
view-special-due = Das besondere Bauplättchen ist noch zu legen.
view-special-tile = Besonderes Bauplättchen von { $name }, mit { $count ->
    [0] keinem Rind
    [one] 1 Rind
   *[other] { $count } Rindern
  } darauf. Nur { $name } darf es nutzen.
view-annexes = Häuser neben diesen Produktionsgebäuden: { $sites }.
view-annex = Daneben steht ein Haus
view-prices-due = Preisplättchen, die noch zu legen sind: { $prices }.
view-improved = Verbesserte Wertungsmarker: { $scorings }.
view-eased = Erleichterte Werte für diese Wertung: { $count }.
view-stash = Beiseitegelegte Karten: { $count }
view-stash-text = Karten auf dem Artefakt des gezeigten Platzes. Sie können vor einer Zwischenwertung kostenlos gespielt werden.
view-harbour-tile = Hafenplättchen: Wer darüber springt, darf diese Belohnung statt der eigenen nehmen

## Der Zug der weisen Eminenz, Schritt für Schritt
app-eminence = Der Zug der weisen Eminenz
app-eminence-step = Schritt { $at } von { $of }
app-eminence-back = Voriger Schritt
app-eminence-next = Nächster Schritt
app-eminence-show = Ihren letzten Zug zeigen ({ $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
  })
app-eminence-hide = Schließen
app-facts-eminence-words = { $name }: { $points } Punkte, Feld { $cactus } der Kaktusleiste, noch { $tiles } Plättchen
app-group-lake = Auf dem See
app-group-artifacts = Artefakte

## Ein neues Spiel: die Parameter eines Aufbaus, ihre Werte und was sie bedeuten
app-setup-difficulty = Schwierigkeitsgrad
app-setup-difficulty-help = Wie stark die weise Eminenz ist; nur für eine Person.
app-setup-difficulty-easy = Einfach
app-setup-difficulty-medium = Mittel
app-setup-difficulty-challenge = Herausforderung
app-setup-difficulty-difficult = Schwer
app-setup-difficulty-very_difficult = Sehr schwer
app-setup-dealer = Wer zieht
app-setup-dealer-help = Der Zufall, oder du gibst jeden Zug vom Stapel selbst an, um eine Partie von deinem Tisch einzugeben.
app-setup-dealer-auto = Der Zufall
app-setup-dealer-ask = Ich gebe alles an
app-setup-artifacts = Erweiterung Artefakte
app-setup-artifacts-help = Mit See, Werften und Artefakten.
app-setup-solo_artifacts = Artefakte in der Auslage
app-setup-solo_artifacts-help = Lege mehrere Artefakte aus und entscheide dich beim Bergen; nur für eine Person.
app-setup-both_forgo_levers = Beide Hebel für eine nicht gespielte Karte
app-setup-both_forgo_levers-help = Ob beide Hebel, die eine nicht gespielte Karte belohnen, auf dieselbe Karte reagieren dürfen.
app-setup-discard_bonus = Bonus für abgeworfene Karten
app-setup-discard_bonus-help = Ob er für jede abgeworfene Karte zählt oder nur für solche, die Münzen bringen.
app-setup-discard_bonus-always = Für jede Karte
app-setup-discard_bonus-for_coins = Nur für Münzen
app-setup-production_tile = Wertungsplättchen Produktion
app-setup-production_tile-help = Ob es Rohstoffe zählt oder einzelne Produktionsgebäude.
app-setup-production_tile-resources = Rohstoffe
app-setup-production_tile-sites = Produktionsgebäude
app-setup-top_and_card_lever = Hebel der obersten Reihe und Hebel für eine Karte
app-setup-top_and_card_lever-help = Ob der Verzicht auf den gemeinsamen Teil, in dem du eine Karte ausspielen dürftest, beide Arten von Hebeln auslöst.
app-setup-forgo_needs_card = Nur auf eine nutzbare Karte verzichten
app-setup-forgo_needs_card-help = Ob du für den Verzicht eine Karte brauchst, die du ausspielen oder abwerfen könntest.
app-setup-drawing_forgoes_card = Ziehen beim Baumeister ist Verzicht
app-setup-drawing_forgoes_card-help = Ob Hebel für eine nicht gespielte Karte reagieren, wenn du zwei Karten ziehst, statt eine auszuspielen.
app-setup-hire_for_bonus = Anheuern für den Bonus beim Abwerfen
app-setup-hire_for_bonus-help = Ob du beim Anheuern trotz leeren Vorrats Karten abwerfen darfst, wenn das Abwerfen einen Bonus bringt.
app-setup-shared_last_space = Mehrere Schiffe auf dem letzten Feld
app-setup-shared_last_space-help = Ob auf dem letzten Feld des Flusses mehrere Schiffe stehen dürfen; sonst bleibt ein Schiff davor stehen.
app-setup-lake_cattle_bonus = Münzen für Rinder am See
app-setup-lake_cattle_bonus-help = Ob Karten des Grundspiels, die für eingesetzte Rinder zahlen, auch für Rinder am See zahlen.
app-setup-empty_reward_step = Seeschritt für eine leere Belohnung
app-setup-empty_reward_step-help = Ob eine Belohnung der Leiste, die nichts bringt, einen Schritt am See gibt.
app-setup-swap_symbol = Siedlungssymbol beim Tausch
app-setup-swap_symbol-help = Ob das Siedlungssymbol eines Bauplatzes zählt, wenn eine Karte dort das Haus austauscht.
app-setup-eased_mastering = Ein erleichtertes Plättchen meistern
app-setup-eased_mastering-help = Welcher Wert ein Wertungsplättchen meistert, das einmalige Effekte erleichtert haben.
app-setup-eased_mastering-normal = Der normale Wert
app-setup-eased_mastering-next = Der nach dem erleichterten Wert

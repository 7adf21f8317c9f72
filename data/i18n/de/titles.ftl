## Hebel und Wertungsplättchen nach dem, was sie zeigen, mit Platz oder Nummer nebenbei
lever-title = „{ $what }“ ({ $lever })
tile-title = „{ $what }“ ({ $tile })
lever-vase-trade = eine Vase oder 6 Münzen dafür
lever-extra-lever = ein neuer Hebel
lever-extra-upgrade = ein Aufwerten
lever-pass-for-production = Münzen für Produktionsgebäude
lever-pass-for-coins = 3 Münzen statt einer Karte
lever-region-glory = Siegpunkte bei der Gebietswertung
lever-tow-boat = ein Boot flussaufwärts
lever-easy-settlement = eine günstigere Siedlung
lever-tile-settler = ein Bewohner für ein Plättchen
lever-flexible-aid = 2 Münzen oder 2 Karten
lever-rich-aid = 5 Münzen
lever-card-sale = 2 Karten für einen Bewohner und Siegpunkte

## Leviers et tuiles de Scoring d’après ce qu’ils montrent, avec leur place ou leur numéro en aparté
lever-title = « { $what } » ({ $lever })
tile-title = « { $what } » ({ $tile })
lever-vase-trade = un Vase, ou 6 Pièces en échange
lever-extra-lever = un nouveau Levier
lever-extra-upgrade = une amélioration
lever-pass-for-production = des Pièces pour les Sites
lever-pass-for-coins = 3 Pièces au lieu d’une carte
lever-region-glory = des points pour les Récompenses de Région
lever-tow-boat = un Canot en amont
lever-easy-settlement = un Village moins cher
lever-tile-settler = un Habitant pour une tuile
lever-flexible-aid = 2 Pièces ou 2 cartes
lever-rich-aid = 5 Pièces
lever-card-sale = 2 cartes contre un Habitant et des points

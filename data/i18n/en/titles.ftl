## Levers and scoring tiles by what they show, with their place or id as an aside
lever-title = “{ $what }” ({ $lever })
tile-title = “{ $what }” ({ $tile })
lever-vase-trade = a vase, or 6 coins for one
lever-extra-lever = a new lever
lever-extra-upgrade = an upgrade
lever-pass-for-production = coins for production sites
lever-pass-for-coins = 3 coins for a card not played
lever-region-glory = points for region scoring
lever-tow-boat = a boat upstream
lever-easy-settlement = a cheaper settlement
lever-tile-settler = an inhabitant for a tile
lever-flexible-aid = 2 coins or 2 cards
lever-rich-aid = 5 coins
lever-card-sale = 2 cards for an inhabitant and points

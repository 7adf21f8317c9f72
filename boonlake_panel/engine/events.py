"""What the rules report while somebody listens; on the quiet path of agents none of it is built.

An event is `(what, seat, amount, source, detail)`: plain data from which texts are made later.
"""

from typing import Final

E_COINS: Final = "coins"
E_VASES: Final = "vases"
E_VP: Final = "vp"
E_INHABITANTS: Final = "inhabitants"  # to or from the ranch
E_NO_PIECE: Final = "no_piece"  # a wooden piece that is not available
E_DRAW: Final = "draw"  # detail: card
E_DISCARD: Final = "discard"  # detail: card
E_RESHUFFLE: Final = "reshuffle"
E_NO_CARDS: Final = "no_cards"
E_TRACK: Final = "track"  # amount: steps, detail: track
E_BUILD_SITE: Final = "build_site"  # amount: new level, detail: resource
E_SITE_LOST: Final = "site_lost"
E_TIER: Final = "tier"  # amount: tier
E_STRIP: Final = "strip"  # detail: action
E_PLAY: Final = "play"  # detail: card
E_PROJECT: Final = "project"  # detail: scoring tile
E_REVEAL: Final = "reveal"  # detail: tile
E_PLACE: Final = "place"  # amount: space, detail: tile
E_NO_TILE: Final = "no_tile"
E_DEVELOP: Final = "develop"  # amount: site
E_HOUSE: Final = "house"  # amount: site
E_HOUSE_BACK: Final = "house_back"  # from the map to the player board
E_SETTLEMENT: Final = "settlement"  # amount: site
E_CATTLE: Final = "cattle"  # amount: space
E_REGION: Final = "region"  # amount: region
E_MODERNIZE: Final = "modernize"  # amount: lever
E_LEVER: Final = "lever"  # amount: lever
E_LEVER_UP: Final = "lever_up"  # amount: lever
E_BOAT: Final = "boat"  # amount: boats before, detail: boats after
E_SAIL: Final = "sail"  # amount: steps, detail: river space
E_LOCK: Final = "lock"  # amount: number of the scoring
E_INTERIM: Final = "interim"  # amount: number of the scoring
E_SCORE: Final = "score"  # amount: marker points, detail: scoring tile
E_KEEP: Final = "keep"  # detail: scoring tile
E_FORGO: Final = "forgo"
E_PASS: Final = "pass"
E_PUSH: Final = "push"
E_ROUND: Final = "round"
E_ENDING: Final = "ending"
E_OVER: Final = "over"
E_LAY: Final = "lay"
E_ROW: Final = "row"
E_DEAL: Final = "deal"
E_SOLO_TILE: Final = "solo_tile"  # amount: 0 = A, 1 = B, detail: solo tile
E_REFILL: Final = "refill"  # amount: tiles
E_CORNER: Final = "corner"  # amount: preferred space, detail: corner, -1 with an empty stack
E_SOLO_UPPER: Final = "solo_upper"  # amount: 0 = A, 1 = B, detail: lowest strip
E_SOLO_STRIP: Final = "solo_strip"  # detail: candidates with their rows
E_SEARCH: Final = "search"  # amount: space, detail: what is looked for, and the spaces tried before
E_NO_PLACE: Final = "no_place"  # detail: why an effect is lost
E_CACTUS: Final = "cactus"  # amount: steps, detail: place on the track, steps lost at its end, rule
E_MISSING: Final = "missing"  # amount: points, detail: piece
E_SOLO_CATTLE: Final = "solo_cattle"  # amount: how it was decided, detail: pastures, each with structures and cattle
E_SOLO_REGION: Final = "solo_region"  # amount: region, detail: regions, each with presences of the person and its own
E_SOLO_SHARE: Final = "solo_share"  # amount: presences, detail: points for each, rule
E_SOLO_INCOME: Final = "solo_income"  # amount: points, detail: by house, settlement, cattle, cactus track, neighbours
E_ONE_TIME: Final = "one_time"  # detail: card
E_IMPROVE: Final = "improve"  # amount: scoring whose marker is improved
E_MASTERED: Final = "mastered"  # detail: scoring tile
E_BONUS: Final = "bonus"  # detail: river space

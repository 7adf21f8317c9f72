"""Names for the small integers of the engine: kinds of options, steps of the agenda, pieces, sources of points.

An option is one integer, `kind << SHIFT | argument`; a step is a tuple that starts with one of the steps below.
"""

from typing import Final

from ..components.expansions import COMPONENTS

SHIFT: Final = 10
ARGUMENT: Final = (1 << SHIFT) - 1

# Kinds of options, in the order in which they are offered.
STRIP: Final = 1  # action
PLAY: Final = 2  # card
PROJECT: Final = 3  # scoring tile
DISCARD: Final = 4  # card
GO_EXPLORE: Final = 5
EXPLORE: Final = 6  # space
PASTURE: Final = 7  # space
DEVELOP: Final = 8  # site
UPGRADE: Final = 9  # site
CATTLE: Final = 10  # space
REGION: Final = 11  # region
MODERNIZE: Final = 12  # lever
BUILD: Final = 13  # resource
TRACK: Final = 14  # track
GIVE: Final = 15  # alternative that starts with a cost
TAKE: Final = 16  # alternative that is a plain gain
PAY: Final = 17  # way of paying
SCORE: Final = 18  # slot of a scoring tile
KEEP: Final = 19  # scoring tile
SAIL: Final = 20  # counted steps
RAISE: Final = 21  # lever
COMMON: Final = 22  # use the common part
LEVER: Final = 23  # lever
BOAT: Final = 24  # boat * 4 + canal area
DRAW: Final = 25  # card, dealer
REVEAL: Final = 26  # tile, dealer
LAY: Final = 27  # starting tile, dealer
ROW: Final = 28  # action strip of the next row, dealer
DEAL: Final = 29  # scoring tile, dealer
PASS: Final = 30
SOLO_TILE: Final = 31  # tile of the Wise Eminence, dealer
CORNER: Final = 32  # corner of the figure on a back, dealer
REMOVE: Final = 33  # solo tile taken out in the set-up, dealer
IMPROVE: Final = 51
BONUS: Final = 52  # river space

OPTION_PASS: Final = PASS << SHIFT

# Steps of the agenda: (step, seat, ...).
S_LAY_TILES: Final = 0
S_LAY_STRIPS: Final = 1
S_DRAW: Final = 2  # (.., seat, number of cards)
S_DEAL_SCORING: Final = 3  # (.., seat)
S_KEEP: Final = 4  # (.., seat, tile, tile)
S_FILL_SCORING: Final = 5
S_TURN: Final = 6
S_EFFECT: Final = 7  # (.., seat, effect, source, flags)
S_COMMON: Final = 8  # (.., seat)
S_SHIP: Final = 9  # (.., seat)
S_END_TURN: Final = 10  # (.., seat)
S_DISCARD: Final = 11  # (.., seat, number of cards)
S_REVEAL: Final = 12  # (.., seat)
S_PLACE: Final = 13  # (.., seat, tile)
S_TILE_LEVER: Final = 14  # (.., seat, lever)
S_PAY_CARD: Final = 15  # (.., seat, card or 1000 + scoring tile)
S_PAY_UPGRADE: Final = 16  # (.., seat, site, mode)
S_PAY_CATTLE: Final = 17  # (.., seat, space)
S_FORGO_AGAIN: Final = 18  # (.., seat, levers for a forgone card that may follow, the same of the top row)
S_SCORE: Final = 19  # (.., seat)
S_PAY_SCORE: Final = 20  # (.., seat, slot)
S_INCOME: Final = 21  # (.., seat)
S_LEVER_TIME: Final = 22  # (.., seat)
S_RAISE_LEVERS: Final = 23  # (.., seat)
S_END_INTERIM: Final = 24
S_FINAL: Final = 25
S_INTERIM: Final = 26  # (.., seat)
S_TOW: Final = 27  # (.., seat)
S_SOLO_REMOVE: Final = 28
S_SOLO_CORNER: Final = 29
S_SOLO_TURN: Final = 30
S_SOLO_UPPER: Final = 31
S_SOLO_LOWER: Final = 32
S_SOLO_EXPLORE: Final = 33
S_SOLO_SHIP: Final = 34
S_SOLO_COMMON: Final = 35
S_SOLO_INCOME: Final = 36
S_RIVER_BONUS: Final = 37  # (.., seat, landing, jumped harbours)
S_IMPROVE: Final = 38  # (.., seat)
S_LAST_CHANCE: Final = 39  # (.., seat)

BASE_STEPS: Final = (
    "lay_tiles",
    "lay_strips",
    "draw",
    "deal_scoring",
    "keep",
    "fill_scoring",
    "turn",
    "effect",
    "common",
    "ship",
    "end_turn",
    "discard",
    "reveal",
    "place",
    "tile_lever",
    "pay_card",
    "pay_upgrade",
    "pay_cattle",
    "forgo_again",
    "score",
    "pay_score",
    "income",
    "lever_time",
    "raise_levers",
    "end_interim",
    "final",
    "interim",
    "tow",
    "solo_remove",
    "solo_corner",
    "solo_turn",
    "solo_upper",
    "solo_lower",
    "solo_explore",
    "solo_ship",
    "solo_common",
    "solo_income",
    "river_bonus",
    "improve",
    "last_chance",
)
"""Their names; the steps of expansions follow (`steps.py`)."""

# Flags of an effect step.
IN_COMMON: Final = 1  # it is the common part: top-row levers may replace it
MANDATORY: Final = 2  # it cannot be declined
JUMPED: Final = 4  # the reward of a harbour that was jumped: the ship did not end there

# What stands on a site: piece * 8 + seat + 1; 0 = nothing.
INHABITANT: Final = 0
HOUSE: Final = 1
SETTLEMENT: Final = 2
SHIPYARD: Final = 3
PURPLE: Final = 4
STRUCTURES: Final = 3  # pieces of the base game: inhabitant, house, settlement
PIECE_NAMES: Final = ("inhabitant", "house", "settlement", "shipyard", "purple")

# Seats of a solo game.
PERSON: Final = 0
EMINENCE: Final = 1  # the Wise Eminence

# Where victory points come from.
SOURCES: Final = (
    "strip_penalty",
    "river",
    "cards",
    "projects",
    "sites",
    "settlement_penalty",
    "surcharges",
    "scoring_tiles",
    "scoring_payments",
    "regions",
    "tracks",
    "track_overflow",
    "player_board",
    "cattle",
    "levers_unused",
    "lever_effects",
    "final_levers",
    "card_points",
    "end_effects",
    "tiers",
    "strips",
    "spaces",
    "carried",
    "missing_pieces",
    "cactus",
    "unrevealed_tiles",
    *(source for one in COMPONENTS.values() for source in one.sources),
)
STRIP_PENALTY: Final = 0
RIVER: Final = 1
CARDS: Final = 2
PROJECTS: Final = 3
SITES: Final = 4
SETTLEMENT_PENALTY: Final = 5
SURCHARGES: Final = 6
SCORING_TILES: Final = 7
SCORING_PAYMENTS: Final = 8
REGIONS: Final = 9
TRACKS: Final = 10
TRACK_OVERFLOW: Final = 11
PLAYER_BOARD: Final = 12
CATTLE_POINTS: Final = 13
LEVERS_UNUSED: Final = 14
LEVER_EFFECTS: Final = 15
FINAL_LEVERS: Final = 16
CARD_POINTS: Final = 17
END_EFFECTS: Final = 18
TIERS: Final = 19
STRIPS: Final = 20  # coins and cards of a strip, never points in the base game
SPACES: Final = 21  # rewards of map spaces, likewise
CARRIED: Final = 22  # points of a position that was set up by hand without a ledger
MISSING_PIECES: Final = 23  # the Wise Eminence's points for pieces that it has no more
CACTUS_POINTS: Final = 24
UNREVEALED_TILES: Final = 25

"""The state of a game: plain integers and small lists, cheap to copy, nothing that is not needed to go on playing.

What is printed on the components is in `Tables`, shared by all states; history belongs to the study.
"""

from typing import Any, Final

from ..components.effects import Effect
from .chance import number
from .codes import S_TURN, SOURCES
from .expansion import Expansion
from .tables import TRIGGER_COUNT, Tables

Step = tuple[Any, ...]
Event = tuple[Any, ...]
Triggers = tuple[tuple[Effect, ...], ...]

LEVELS: Final = tuple((n % 3, n // 3 % 3, n // 9 % 3, n // 27) for n in range(81))
"""Levels of the wood, stone, loam and iron site by the number under which a player keeps them."""
LEVEL_STEP: Final = (1, 3, 9, 27)
BOATS: Final = (
    *((a, b) for a in range(4) for b in range(a, 4)),
    *((a,) for a in range(4)),
)
"""Canal areas of the boats, upstream first; the last four are for a player with one boat on the canal."""
BOAT_NUMBER: Final = {boats: n for n, boats in enumerate(BOATS)}

# Modifiers of a player, all as positive discounts.
LEVER_DISCOUNT: Final = 0
CARD_DISCOUNT: Final = 1
CATTLE_DISCOUNT: Final = 2
COIN_DISCOUNT: Final = 3
ALL_REGIONS: Final = 4
NO_MODIFIERS: Final = (0, 0, 0, 0, 0)
NO_TRIGGERS: Final[Triggers] = ((),) * TRIGGER_COUNT

# Rulings that are a matter of choice; a state keeps those that differ from the rulebook's plain reading as bits.
ONE_FORGO_LEVER: Final = 1
BONUS_ONLY_FOR_COINS: Final = 2
PLAIN_SITE_COUNT: Final = 4
FURTHER_PIECE: Final = 8  # times what a single person lays out of the expansion beyond the first piece, at most 3
TOP_AND_CARD_LEVER: Final = 32
FORGO_NEEDS_CARD: Final = 64
DRAWING_FORGOES_CARD: Final = 128
ONE_SHIP_AT_THE_END: Final = 256
NO_BONUS_FOR_LAKE_CATTLE: Final = 512
MASTER_NEXT_EASED: Final = 1024
SYMBOL_OF_SWAPPED_SITE: Final = 2048
NO_STEP_FOR_EMPTY_REWARD: Final = 4096
HIRE_FOR_BONUS: Final = 8192


PLAYER_LISTS: Final = ("hand", "display", "sites", "ledger")
STATE_LISTS: Final = (
    *("strips", "tiles", "sites", "cattle", "crowd", "presence", "open", "frontier"),
    *("deck", "discards", "mound", "pastures", "pool", "scoring_tiles", "options"),
)
"""What copies share."""


class Player:
    """What one seat owns. Counts of houses, settlements and cattle are counts of vacated recesses.

    Copies share the lists, as those of a state.
    """

    __slots__ = (
        "aside",
        "boats",
        "card_track",
        "cattle",
        "coin_track",
        "coins",
        "display",
        "expansion",
        "hand",
        "houses",
        "jokers",
        "kept",
        "ledger",
        "levels",
        "levers",
        "marks",
        "modifiers",
        "on_projects",
        "projects",
        "ranch",
        "scored",
        "settlements",
        "ship",
        "sites",
        "supply",
        "tier",
        "triggers",
        "up",
        "vases",
        "vp",
    )

    def __init__(self, source: "Player | None" = None) -> None:
        """A player before the set-up, or a copy of another one."""
        if source is None:
            self.coins = 0
            self.vases = 0
            self.vp = 0
            self.ranch = 0  # inhabitants ready for use
            self.supply = 0  # inhabitants that can be gained
            self.tier = 0  # inhabitants released as tier bonus
            self.houses = 0
            self.aside = 0  # houses out of the game, for reuse when the recesses are empty
            self.settlements = 0
            self.cattle = 0
            self.levels = 0
            self.boats = 0
            self.levers = 0  # bits of the levers placed
            self.up = 0  # bits of the levers not used
            self.coin_track = 0
            self.card_track = 0
            self.ship = 0  # place on the route of the round
            self.kept = -1  # scoring tile chosen in the set-up
            self.scored = 0  # bits of the slots of scoring tiles already scored
            self.marks = 0  # number of the scoring marker under each slot, 3 bits a slot
            self.projects = 0  # bits of the slots whose project is realized
            self.on_projects = 0  # bits of the slots on which an inhabitant stands for it
            self.hand: list[int] = []
            self.display: list[int] = []
            self.sites: list[int] = []  # where own pieces stand, in ascending order
            self.ledger: list[int] = [0] * len(SOURCES)
            self.jokers = 0  # bits of further things that replace resources, beyond the levers
            self.expansion: Any = None  # what the expansion adds for this player; only its own modules look inside
            self.triggers: Triggers = NO_TRIGGERS
            self.modifiers: tuple[int, ...] = NO_MODIFIERS
        else:
            self.coins = source.coins
            self.vases = source.vases
            self.vp = source.vp
            self.ranch = source.ranch
            self.supply = source.supply
            self.tier = source.tier
            self.houses = source.houses
            self.aside = source.aside
            self.settlements = source.settlements
            self.cattle = source.cattle
            self.levels = source.levels
            self.boats = source.boats
            self.levers = source.levers
            self.up = source.up
            self.coin_track = source.coin_track
            self.card_track = source.card_track
            self.ship = source.ship
            self.kept = source.kept
            self.scored = source.scored
            self.marks = source.marks
            self.projects = source.projects
            self.on_projects = source.on_projects
            self.hand = source.hand
            self.display = source.display
            self.sites = source.sites
            self.ledger = source.ledger
            self.jokers = source.jokers
            self.expansion = None if source.expansion is None else source.expansion.copy()
            self.triggers = source.triggers
            self.modifiers = source.modifiers

    def copy(self) -> "Player":
        """An independent copy."""
        return Player(self)


class Solo:
    """The Wise Eminence's tiles and its place on the cactus track."""

    __slots__ = ("cactus", "corner", "keep", "known", "last_tile", "seen", "stack", "tile")

    def __init__(self, stack: list[int], keep: tuple[int, int]) -> None:
        self.stack = stack  # face down, sorted: revealing picks at random
        self.seen: list[int] = []  # revealed since the stack was last shuffled
        self.keep = keep  # how many A and B tiles stay in the game
        self.known = False  # all of them have been revealed once, so people know what the stack holds
        self.tile = -1  # revealed in the current turn
        self.corner = -1  # of the figure on the back of the top tile; -1 with an empty stack
        self.cactus = 0
        self.last_tile = 0  # space of the last tile placed by an effect

    def copy(self) -> "Solo":
        new = Solo(self.stack[:], self.keep)
        new.seen = self.seen[:]
        new.known = self.known
        new.tile = self.tile
        new.corner = self.corner
        new.cactus = self.cactus
        new.last_tile = self.last_tile
        return new


class State:
    """A position in the middle of anything: the board, the players, and the agenda of what still has to happen.

    Copies share all lists but the agenda: whoever changes one puts a new one in its place (`lists.py`).
    """

    __slots__ = (
        "action",
        "active",
        "agenda",
        "asking",
        "cattle",
        "closing",
        "counter",
        "covered",
        "crowd",
        "deck",
        "discards",
        "ending",
        "expansion",
        "first",
        "frontier",
        "hooks",
        "left_out",
        "locks",
        "log",
        "mound",
        "open",
        "options",
        "pastures",
        "pending",
        "players",
        "pool",
        "presence",
        "round",
        "row",
        "rulings",
        "scoring",
        "scoring_tiles",
        "seed",
        "sites",
        "solo",
        "strips",
        "t",
        "tiles",
        "turn",
    )

    def __init__(
        self, t: Tables, players: int, seed: int, asking: bool, rulings: int, source: "State | None" = None
    ) -> None:
        """A state before the set-up, or a copy of another one that plays on quietly."""
        self.t = t
        self.seed = seed
        self.asking = asking  # people answer chance
        self.rulings = rulings
        if source is None:
            self.players = [Player() for _ in range(players)]
            self.first = 0  # seat with the starting player token
            self.active = 0
            self.turn = 0  # turns begun
            self.round = 1
            self.scoring = 0  # interim scorings begun
            self.pending = 0  # interim scorings to carry out at the end of this turn
            self.ending = False  # the fourth interim scoring is triggered
            self.closing = False  # the final scoring has begun: levers rest
            self.action = -1  # strip of the current turn
            self.row = -1  # row from which it was taken
            self.strips: list[int] = []  # from the top row to the lowest
            self.tiles = [0] * (t.space_count + 1)
            self.sites = [0] * (2 * t.space_count + 2)  # piece * 8 + seat + 1
            self.cattle = [0] * (t.space_count + 1)  # 4 bits a seat
            self.crowd = [0] * (t.space_count + 1)  # presences of all players
            self.presence = [0] * (4 * players)  # by seat * 4 + region
            self.open: list[int] = []  # free sites in ascending order
            self.frontier: list[int] = []  # free spaces next to a tile, in ascending order
            self.covered = 0  # bits of the regions whose reward is covered
            self.left_out = -1  # region left out of the current region scoring
            self.locks = 0  # bits of the locks crossed in this round
            self.deck: list[int] = []  # sorted: drawing picks at random
            self.discards: list[int] = []
            self.mound: list[int] = []  # grey tiles, sorted
            self.pastures: list[int] = []
            self.pool: list[int] = []  # tiles that the set-up still has to deal, sorted
            self.scoring_tiles = [-1, -1, -1, -1]
            self.counter = 0
            self.solo: Solo | None = None  # in a solo game seat 1 is the Wise Eminence
            self.hooks: Expansion | None = None  # the rules of the expansion that is played with
            self.expansion: Any = None  # what it adds to the state; only its own modules look inside
            self.agenda: list[Step] = []
            self.options: list[int] = []  # of the decision on top of the agenda
            self.log: list[Event] | None = None  # None: nobody listens
        else:
            self.players = [player.copy() for player in source.players]
            self.first = source.first
            self.active = source.active
            self.turn = source.turn
            self.round = source.round
            self.scoring = source.scoring
            self.pending = source.pending
            self.ending = source.ending
            self.closing = source.closing
            self.action = source.action
            self.row = source.row
            self.strips = source.strips
            self.tiles = source.tiles
            self.sites = source.sites
            self.cattle = source.cattle
            self.crowd = source.crowd
            self.presence = source.presence
            self.open = source.open
            self.frontier = source.frontier
            self.covered = source.covered
            self.left_out = source.left_out
            self.locks = source.locks
            self.deck = source.deck
            self.discards = source.discards
            self.mound = source.mound
            self.pastures = source.pastures
            self.pool = source.pool
            self.scoring_tiles = source.scoring_tiles
            self.counter = source.counter
            self.solo = None if source.solo is None else source.solo.copy()
            self.hooks = source.hooks
            self.expansion = None if source.expansion is None else source.expansion.copy()
            self.agenda = source.agenda[:]
            self.options = source.options
            self.log = None

    def copy(self) -> "State":
        """An independent copy that plays on quietly."""
        return State(self.t, len(self.players), self.seed, self.asking, self.rulings, self)

    def separate_copy(self) -> "State":
        """A copy that shares nothing, for people who may change it as they like."""
        new = self.copy()
        for name in STATE_LISTS:
            setattr(new, name, getattr(new, name)[:])
        for player in new.players:
            for name in PLAYER_LISTS:
                setattr(player, name, getattr(player, name)[:])
        return new

    def solo_board(self) -> Solo:
        """The Wise Eminence's board of a solo game."""
        if self.solo is None:
            raise ValueError("this is no solo game")
        return self.solo

    def tile_type(self) -> int:
        """The type of the revealed solo tile: 0 = A, 1 = B."""
        return self.t.solo_type[self.solo_board().tile]

    def current_turn(self) -> int:
        """The number of the turn in which the open choice is made: whoever is to open one chooses in it already."""
        return self.turn + 1 if self.agenda and self.agenda[-1][0] == S_TURN else self.turn

    def people(self) -> int:
        """How many people play."""
        return len(self.players) if self.solo is None else 1

    def below(self, limit: int) -> int:
        """The next random number from 0 to `limit` - 1."""
        self.counter += 1
        return number(self.seed, self.counter, limit)

    def one_of(self, pool: list[int]) -> int:
        """A random item; pools stay sorted, so that their order tells nothing."""
        return pool[self.below(len(pool))]

    def pick(self, pool: list[int]) -> int:
        """A random item, taken out of a pool that nobody else holds."""
        return pool.pop(self.below(len(pool)))

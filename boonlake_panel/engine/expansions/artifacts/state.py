"""What the expansion Artifacts adds to a state; base games carry none of it."""

from typing import Final

from ...state import FURTHER_PIECE, Player, State

# Sides of the lake board.
START: Final = 0
INCOME_SIDE: Final = 1
VP_SIDE: Final = 2
LAKE_SIDES: Final = ("start", "income", "vp")

# Where the purple inhabitant is.
NO_PURPLE: Final = 0
ON_RANCH: Final = 1
ON_MAP: Final = 2
DUE: Final = 3  # gained as a wanderer, to be placed at the end of the turn
PURPLE_PLACES: Final = ("none", "ranch", "map", "due")


class PlayerPart:
    """A player's figure, shipyard, artifact and improved markers."""

    __slots__ = (
        "annexes",
        "artifact",
        "boat",
        "eased",
        "improved",
        "lake_cattle",
        "place",
        "plugged",
        "prices",
        "purple",
        "purple_weight",
        "reached",
        "roams",
        "shipyard",
        "side",
        "special",
        "stash",
    )

    def __init__(self, source: "PlayerPart | None" = None) -> None:
        """A player's part before the set-up, or a copy of another one."""
        if source is None:
            self.side = START
            self.place = 0
            self.reached = 0  # space of the lake board that the figure had reached when it last returned
            self.boat = False  # the figure is a boat, no longer the treasure hunter
            self.shipyard = 0  # site
            self.artifact = -1
            self.plugged = 0  # vases in the artifact
            self.prices: tuple[int, ...] = ()  # price tiles still to be placed
            self.stash: list[int] = []  # cards on the artifact
            self.purple = NO_PURPLE
            self.purple_weight = 1  # presences that it counts for its owner
            self.roams = False  # the purple inhabitant is a wanderer
            self.special = False  # holds the special building tile
            self.annexes = 0  # bits of the production sites with a house beside them
            self.improved = 0  # bits of the scorings whose marker is improved
            self.eased = 0  # one-time effects used for the scoring tile of this scoring
            self.lake_cattle = 0
        else:
            self.side = source.side
            self.place = source.place
            self.reached = source.reached
            self.boat = source.boat
            self.shipyard = source.shipyard
            self.artifact = source.artifact
            self.plugged = source.plugged
            self.prices = source.prices
            self.stash = source.stash[:]
            self.purple = source.purple
            self.purple_weight = source.purple_weight
            self.roams = source.roams
            self.special = source.special
            self.annexes = source.annexes
            self.improved = source.improved
            self.eased = source.eased
            self.lake_cattle = source.lake_cattle

    def copy(self) -> "PlayerPart":
        return PlayerPart(self)


class BoardPart:
    """The display of artifacts, the lake conditions, and the pieces that exist only once."""

    __slots__ = (
        "conditions",
        "display",
        "prices",
        "purple_site",
        "special_owner",
        "special_space",
        "tile_laid",
        "vases",
    )

    def __init__(self) -> None:
        self.conditions: tuple[int, ...] = ()  # of round 1 and round 2
        self.display: list[int] = []  # artifact sides nobody has retrieved
        self.vases: list[int] = []  # on each of them
        self.prices: list[tuple[int, ...]] = []  # price tiles beside each of them
        self.special_space = 0
        self.special_owner = -1
        self.purple_site = 0
        self.tile_laid = False  # a tile was placed in the current turn

    def copy(self) -> "BoardPart":
        new = BoardPart()
        new.conditions = self.conditions
        new.display = self.display[:]
        new.vases = self.vases[:]
        new.prices = self.prices[:]
        new.special_space = self.special_space
        new.special_owner = self.special_owner
        new.purple_site = self.purple_site
        new.tile_laid = self.tile_laid
        return new


def board_of(s: State) -> BoardPart:
    """The shared parts of the expansion; only for games that are played with it."""
    board: BoardPart = s.expansion
    return board


def part_of(player: Player) -> PlayerPart:
    """What the expansion gives a player; only for people in a game that is played with it."""
    part: PlayerPart = player.expansion
    return part


def part_or_none(player: Player) -> PlayerPart | None:
    """What the expansion gives a player: nothing to the Wise Eminence."""
    part: PlayerPart | None = player.expansion
    return part


def artifact_count(s: State) -> int:
    """How many artifacts are laid out in the set-up: one more than players; a single person says how many."""
    return len(s.players) + 1 if s.solo is None else 1 + (s.rulings // FURTHER_PIECE & 3)

"""The set-up of a game as documented, bounded parameters."""

import secrets
from os import PathLike, fspath
from typing import Any, Literal, TypedDict, Unpack

import param

from ..components.box import STANDARD
from ..expansions import EXPANSIONS
from ..texts.display import html
from ..texts.messages import text
from .state import (
    BONUS_ONLY_FOR_COINS,
    DRAWING_FORGOES_CARD,
    FORGO_NEEDS_CARD,
    FURTHER_PIECE,
    HIRE_FOR_BONUS,
    MASTER_NEXT_EASED,
    NO_BONUS_FOR_LAKE_CATTLE,
    NO_STEP_FOR_EMPTY_REWARD,
    ONE_FORGO_LEVER,
    ONE_SHIP_AT_THE_END,
    PLAIN_SITE_COUNT,
    SYMBOL_OF_SWAPPED_SITE,
    TOP_AND_CARD_LEVER,
)

OTHER_WAYS = {
    "both_forgo_levers": (False, ONE_FORGO_LEVER),
    "top_and_card_lever": (True, TOP_AND_CARD_LEVER),
    "forgo_needs_card": (True, FORGO_NEEDS_CARD),
    "drawing_forgoes_card": (True, DRAWING_FORGOES_CARD),
    "discard_bonus": ("for_coins", BONUS_ONLY_FOR_COINS),
    "hire_for_bonus": (True, HIRE_FOR_BONUS),
    "shared_last_space": (False, ONE_SHIP_AT_THE_END),
    "production_tile": ("sites", PLAIN_SITE_COUNT),
    "lake_cattle_bonus": (False, NO_BONUS_FOR_LAKE_CATTLE),
    "empty_reward_step": (False, NO_STEP_FOR_EMPTY_REWARD),
    "swap_symbol": (True, SYMBOL_OF_SWAPPED_SITE),
    "eased_mastering": ("next", MASTER_NEXT_EASED),
}
"""The rulings with a switch: parameter of a set-up, the value that is not the default, and its bit in a state."""
RULINGS = tuple(OTHER_WAYS)
ARTIFACT_RULINGS = ("lake_cattle_bonus", "empty_reward_step", "swap_symbol", "eased_mastering")
"""Those that matter only with the expansion Artifacts."""
SEAT_NAMES = ("Red", "Blue", "Yellow", "White")


def seat_colour(seat: int) -> str:
    """The colour of a seat, which is its name unless it has another one."""
    return text(f"seat-{SEAT_NAMES[seat].lower()}")


MAX_NAME = 200
"""Characters in the name of a player."""


class SetupParameters(TypedDict, total=False):
    """The parameters of a set-up with their types, for type checkers and completion."""

    name: str
    players: int
    difficulty: Literal["easy", "medium", "challenge", "difficult", "very_difficult"]
    seed: int | None
    dealer: Literal["auto", "ask"]
    artifacts: bool
    solo_artifacts: int
    data: str | PathLike[str]
    names: list[str]
    both_forgo_levers: bool
    top_and_card_lever: bool
    forgo_needs_card: bool
    drawing_forgoes_card: bool
    discard_bonus: Literal["always", "for_coins"]
    hire_for_bonus: bool
    shared_last_space: bool
    production_tile: Literal["resources", "sites"]
    lake_cattle_bonus: bool
    empty_reward_step: bool
    swap_symbol: bool
    eased_mastering: Literal["normal", "next"]


class Setup(param.Parameterized):
    """Everything that is decided before a game: number of players, seed, data pack, rulings.

    >>> Setup(players=3, seed=7).players
    3
    """

    players = param.Integer(
        default=2, bounds=(1, 4), doc="How many people play; one person plays against the Wise Eminence."
    )
    difficulty: Any = param.Selector(
        default="easy",
        objects=["easy", "medium", "challenge", "difficult", "very_difficult"],
        doc="How strong the Wise Eminence is; only for one player.",
    )
    seed: Any = param.Integer(
        default=None,
        allow_None=True,
        bounds=(0, 2**63 - 1),
        doc="Decides all chance: the same seed and choices give the same game. A random one if not given.",
    )
    dealer: Any = param.Selector(
        default="auto",
        objects=["auto", "ask"],
        doc="Who answers chance: `auto` draws by the seed, `ask` makes each draw a choice, to enter your own game.",
    )
    artifacts = param.Boolean(default=False, doc="Whether to play with the expansion Artifacts.")
    solo_artifacts = param.Integer(
        default=1,
        bounds=(1, 3),
        doc="How many artifacts one person lays out, to decide when retrieving (artsolo.artifact).",
    )
    data = param.String(default=STANDARD, doc="Data pack with the components: a name or the path of a folder.")
    names = param.List(default=[], item_type=str, doc="Names of the players by seat; colours where none is given.")
    both_forgo_levers = param.Boolean(
        default=True,
        doc="Whether both levers that reward a forgone card may react to the same card (lever.skip_card_three).",
    )
    top_and_card_lever = param.Boolean(
        default=False,
        doc="Whether a forgone common part in which a card could be played pays for a top-row lever and for levers that"
        " reward a forgone card (lever.top_row_single).",
    )
    forgo_needs_card = param.Boolean(
        default=False,
        doc="Whether a forgone card must be one that could be played or discarded (lever.skip_card_sites).",
    )
    drawing_forgoes_card = param.Boolean(
        default=False,
        doc="Whether drawing two cards at the Builder is forgoing a card (builder.left).",
    )
    discard_bonus: Any = param.Selector(
        default="always",
        objects=["always", "for_coins"],
        doc="Whether the bonus counts for every discarded card or only for those sold for coins (perm.discard_bonus).",
    )
    hire_for_bonus = param.Boolean(
        default=False,
        doc="Whether cards may be discarded to hire from an empty supply if discarding pays a bonus (hire.right).",
    )
    shared_last_space = param.Boolean(
        default=True,
        doc="Whether the last space of the river holds several ships; otherwise one behind it stays"
        " (ship.final_space_shared).",
    )
    production_tile: Any = param.Selector(
        default="resources",
        objects=["resources", "sites"],
        doc="Whether the production scoring tile counts resources or plain sites (scoretile.sites).",
    )
    lake_cattle_bonus = param.Boolean(
        default=True,
        doc="Whether cards of the base game that pay for placed cattle also pay on the lake (lake.vp.cattle).",
    )
    empty_reward_step = param.Boolean(
        default=True,
        doc="Whether a track reward that brings nothing gives a step on the lake (lakecond.r2.track_reward).",
    )
    swap_symbol = param.Boolean(
        default=False,
        doc="Whether the settlement symbol of a site counts when a house is swapped there (artimm.settlement_swap).",
    )
    eased_mastering: Any = param.Selector(
        default="normal",
        objects=["normal", "next"],
        doc="Whether a tile that was eased is mastered by its normal value or by the one after the eased one"
        " (master.condition).",
    )

    def __init__(self, **params: Unpack[SetupParameters]) -> None:
        unknown = sorted(set(params) - set(type(self).param) - {"name"})
        if unknown:
            known = ", ".join(name for name in type(self).param if name != "name")
            raise TypeError(f"Setup has no parameter {unknown[0]!r}; it has {known}")
        data = params.get("data")
        if isinstance(data, PathLike):
            params["data"] = fspath(data)
        super().__init__(**params)  # type: ignore[no-untyped-call]
        if self.seed is None:
            self.seed = secrets.randbits(32)
        if len(self.names) > self.players:
            raise ValueError(f"names: {len(self.names)} names were given for {self.players} players")
        if any(len(name) > MAX_NAME for name in self.names):
            raise ValueError(f"names: a name has at most {MAX_NAME} characters")

    def __setattr__(self, name: str, value: Any) -> None:
        if name in type(self).param and getattr(self, "_frozen", False):
            raise AttributeError(f"this set-up belongs to a game; make another one with setup.but({name}={value!r})")
        super().__setattr__(name, value)

    def frozen(self) -> "Setup":
        """A copy for a game, which keeps its parameters as they are; this one can be changed for the next game."""
        if getattr(self, "_frozen", False):
            return self
        copy = Setup(**self.to_dict())
        object.__setattr__(copy, "_frozen", True)
        return copy

    def but(self, **changes: Unpack[SetupParameters]) -> "Setup":
        """A set-up like this one with some parameters changed.

        >>> Setup(players=3, seed=7).but(players=2).players
        2
        """
        return Setup(**{**self.to_dict(), **changes})

    def seat_name(self, seat: int) -> str:
        """The name of a seat, its colour if it has none."""
        if self.players == 1 and seat == 1:
            return text("seat-eminence")
        return self.names[seat] if seat < len(self.names) and self.names[seat] else seat_colour(seat)

    @property
    def expansions(self) -> tuple[str, ...]:
        """The names of the expansions that are played with."""
        return tuple(name for name in EXPANSIONS if getattr(self, name))

    @property
    def rulings(self) -> int:
        """The rulings that differ from the default, as bits for the state."""
        chosen = sum(bit for name, (other, bit) in OTHER_WAYS.items() if getattr(self, name) == other)
        return chosen + (self.solo_artifacts - 1) * FURTHER_PIECE

    def to_dict(self) -> dict[str, Any]:
        """All parameters as plain data; `Setup(**data)` gives the same set-up."""
        values = {name: getattr(self, name) for name in type(self).param if name != "name"}
        return {name: list(value) if isinstance(value, list) else value for name, value in values.items()}

    def __repr__(self) -> str:
        given = {name: value for name, value in self.to_dict().items() if value != type(self).param[name].default}
        return f"Setup({', '.join(f'{name}={value!r}' for name, value in given.items())})"

    __str__ = __repr__

    def _repr_html_(self) -> str:
        return html(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash(repr(self.to_dict()))

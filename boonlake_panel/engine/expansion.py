"""What an expansion adds to the rules: one object with hooks, grouped by the chapter of the rules that asks.

A state carries the object of the expansion that is played with in `State.hooks`, and what the expansion needs to go on
playing in `State.expansion` and `Player.expansion`: objects of its own that can be copied. A base game has none.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..components.effects import Effect

if TYPE_CHECKING:
    from .position.faults import PositionFault
    from .position.reader import PositionReader
    from .reasons import Reason
    from .state import Event, Player, State, Step
    from .tables import Tables


@dataclass(frozen=True, slots=True, kw_only=True)
class ExpansionStep:
    """A step of the agenda that an expansion adds."""

    number: int
    name: str
    handler: "Callable[[State, Step], list[int] | None]"
    """Carries it out and gives nothing, or gives the choices that it needs."""
    rule: str = ""
    """The rule of its question."""
    nothing_free: bool = False
    """Whether boats and any-time options are not offered: in the middle of paying, and where chance speaks."""
    declinable: bool = False
    """Whether people might think of declining, also where it is not offered."""
    passed: "Callable[[State, Step], None] | None" = None
    """What declining does, if it is more than leaving the step."""
    could_change: "Callable[[State, Step, int], bool] | None" = None
    """Whether any-time effects could change its only answer, or what comes of it."""


@dataclass(frozen=True, slots=True)
class Expansion:
    """The hooks of an expansion. Its effect words register their handlers when it is imported (`rules/handlers.py`)."""

    # Tables and set-up.
    tiles: tuple[str, ...]
    """Ids of tiles that lie beside those of the base game; their sites are not open to everybody."""
    tables: "Callable[[Tables], Any]"
    """What its rules look up, made once per box and kept in `Tables.expansions`; may add to the tables."""
    set_up: "Callable[[State], None]"
    """Adds its parts to a state that is about to be set up, and the steps that come after the base set-up."""
    steps: tuple[ExpansionStep, ...]
    """Its steps of the agenda, numbered from `len(BASE_STEPS)`. Its kinds of choices stand in its module `kinds`."""

    # What can be chosen at any time.
    at_any_time: "Callable[[State, Step], list[int]]"
    """What it offers beside the options of a step, as levers are offered."""
    any_time_effect: "Callable[[State, int], Effect]"
    """The effect of one of these options."""
    bring_option: "Callable[[State, int, int], None]"
    """Gives a seat what one of these options could bring besides, without its cost (`rules/forced_choices.py`)."""
    bring_word: "Callable[[State, int, Effect], None]"
    """Gives a seat what a word of its own could bring."""
    costly: frozenset[int]
    """Kinds of options beside which more goods could bring others."""

    # Turns and tiles.
    turn_begins: "Callable[[State], None]"
    turn_ends: "Callable[[State], None]"
    """Puts its steps between this turn and what follows on the agenda."""
    tile_laid: "Callable[[State], None]"

    # Presences, sites and pastures.
    presence_added: "Callable[[State, int], None]"
    """A piece came to a space."""
    extra_presences: "Callable[[State, int, tuple[int, ...]], int]"
    """Presences of a seat on some spaces beyond one for each piece."""
    presences_could_grow: "Callable[[State, int], bool]"
    """Whether something of a seat could still come to count as several presences."""
    spaces_could_open: "Callable[[State, int], bool]"
    """Whether a seat could lay a tile now that opens further spaces, although only one is left."""
    own_sites: "Callable[[State, int], list[int]]"
    """Free sites that only this seat may use."""
    own_pastures: "Callable[[State, int], list[int]]"
    """Spaces with a pasture that only this seat may use."""
    develop_further: "Callable[[State, int, Effect, list[int]], None]"
    """Adds options for developing with other pieces than an inhabitant."""
    why_not_here: "Callable[[State, int, int], list[Reason]]"
    """Why a seat may not use the tile on a space."""
    why_no_house: "Callable[[State, int, int], list[Reason]]"
    """Why one of its pieces cannot be upgraded."""
    piece_replaced: "Callable[[State, int], None]"
    """One of its pieces was replaced by a house."""
    cattle_aside: "Callable[[State, int], None]"
    """Cattle that are placed beside the map."""

    # Cards and ships.
    card_played: "Callable[[State, int, int], None]"
    """A card or project with this vector of resources was played."""
    ship_moved: "Callable[[State, int, int], None]"
    """A ship went so many counted steps."""

    # Scorings.
    interim_use: Effect
    """What step 1 of an interim scoring offers."""
    interim_begins: "Callable[[State, int, list[int]], None]"
    """Puts its steps before an interim scoring, called by a seat, on the agenda."""
    vases_at_hand_wake: "Callable[[State, int], bool]"
    """Whether a seat could switch on something in time for an interim scoring with the vases that it has."""
    round_begins: "Callable[[State], None]"
    final_begins: "Callable[[State, list[int]], None]"
    """Puts its steps before the final scoring on the agenda."""
    current_value: "Callable[[State, int], int]"
    """Which of the four values of a scoring tile counts for a seat."""
    master_value: "Callable[[State, int], int]"
    """Which of the four values masters a tile."""
    marker_value: "Callable[[State, int], int]"
    """The points of the marker that a seat uses in this scoring."""
    improve_marker: "Callable[[State, int], None]"
    """The marker of the next scoring becomes a better one."""
    measure: "Callable[[State, int, int], int]"
    """The value of a measure that only it has."""
    solo_points: "Callable[[State, int], int]"
    """Points of the Wise Eminence for so many A tiles that were never revealed."""

    # Words and rules.
    prompt: "Callable[[State, Step], str]"
    """The question of a step if it is not the usual one."""
    effect_rule: "Callable[[State, int, Effect, int], str]"
    """The rule behind an effect that asks, if the expansion brought it."""
    trade_rule: Callable[[int], str]
    """The rule behind an exchange from one of its sources."""
    event_rule: "Callable[[State, Event], str]"
    """The rule of an event that the expansion changes; empty for all others."""
    event_rules: Mapping[str, str]
    """The usual rules of its events."""
    losses: Mapping[str, str]
    """Events in which something is lost, and the message that names it in a label; their amount may be a lever."""
    silent_events: tuple[str, ...]
    """Its events that no decision stands behind."""
    source_rules: tuple[str, ...]
    """The rules of points from its sources, in their order."""
    event_detail: "Callable[[State, Event], str]"
    """What one of its events is about, in words; empty for others."""
    event_amount: "Callable[[State, Event], str]"
    """What one of its events tells instead of a number; empty for others."""

    # Positions.
    stored_cards: "Callable[[Player], list[int]]"
    """Cards of a player that lie face down somewhere else than in the hand."""
    pieces_elsewhere: "Callable[[Player], tuple[int, int, int]]"
    """Inhabitants, houses and cattle of a player that are neither on the player board nor on the map."""
    boats_on_canal: "Callable[[Player], int]"
    """How many boats of a player are on the canal."""
    write_board: "Callable[[State], dict[str, Any]]"
    """Its shared part of a position as plain data."""
    write_player: "Callable[[Tables, Player], dict[str, Any]]"
    """Its part of a player in a position."""
    read_board: "Callable[[PositionReader, State, Mapping[str, Any]], None]"
    """Reads its shared part of a position; what is missing gets a usual value, what is wrong becomes a fault."""
    read_player: "Callable[[PositionReader, State, int, Mapping[str, Any], str], None]"
    """Reads its part of a player, before the rest of the player."""
    finish_player: "Callable[[State, int], None]"
    """Works out what follows from the rest of the position."""
    check: "Callable[[State], list[PositionFault]]"
    """Everything that makes its part of a position impossible."""
    mask_player: Callable[[dict[str, Any]], None]
    """Hides in its written part of a player what others may not know."""

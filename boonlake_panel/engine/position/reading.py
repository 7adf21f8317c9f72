"""Reading a position: defaults for what is missing, and every fault of an impossible one."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from ...components.arguments import EffectError
from ...components.effects import parse_effect
from ...components.vocabulary import ACTIONS, CORNERS, HALVES, REGIONS
from ...texts.messages import text
from ..codes import (
    EMINENCE,
    PIECE_NAMES,
    S_SOLO_TURN,
    S_TURN,
    SOURCES,
    STRUCTURES,
)
from ..core import run
from ..rules.develop import add_presence
from ..rules.exploring import lay_tile
from ..rules.payment import PROJECT
from ..rules.starting import start_spaces, state_for
from ..setup import Setup
from ..state import State, Step
from ..steps import STEP_NAMES
from ..tables import Tables, tables_of
from .checks import card_count, check_position, stored_cards
from .faults import PositionError, PositionFault, shown
from .players import read_players
from .reader import PositionReader
from .setups import setup_faults
from .writing import FLAGS, FORMAT, MODES, STEP_FIELDS, VERSION

TOP_LEVEL: Final = frozenset(
    {
        *("format", "version", "pack", "setup", "turn", "round", "active", "first", "scorings", "pending", "ending"),
        *("strips", "taken", "left_out", "covered", "locks", "map", "scoring_tiles", "players"),
        *("deck", "discards", "mound", "pool", "agenda", "chance", "solo", "expansion", "closing"),
    }
)


SOLO_FIELDS: Final = frozenset(("stack", "seen", "tile", "known", "corner", "cactus", "last_tile"))


def from_position(data: Mapping[str, Any]) -> tuple[Setup, State]:
    """The set-up and state of a position; raises `PositionError` with every fault."""
    faults: list[PositionFault] = []
    reader = PositionReader(faults)
    data = reader.mapping(data, "position", TOP_LEVEL)
    if data.get("format", FORMAT) != FORMAT or data.get("version", VERSION) != VERSION:
        raise PositionError([PositionFault(text("fault-format", format=FORMAT, version=VERSION), "format")])
    setup = _setup(reader, data)
    t = tables_of(setup.data)
    if data.get("pack", t.box.hash) != t.box.hash:
        reader.fault("pack", text("fault-pack", made=shown(data["pack"]), known=shown(t.box.hash)))
    s = state_for(setup)
    s.pool = []
    _read_course(reader, s, data)
    _read_map(reader, s, data)
    if s.hooks is not None:
        s.hooks.read_board(reader, s, data)
    elif data.get("expansion") is not None:
        reader.fault("expansion", text("fault-no-expansion"))
    _read_scoring_tiles(reader, s, data)
    read_players(reader, s, data)
    _read_progress(reader, s, data)
    _read_piles(reader, s, data)
    _read_solo(reader, s, data)
    s.agenda = _read_agenda(reader, s, data)
    if not faults:
        faults += check_position(s)
    if faults:
        raise PositionError(faults)
    s.log = []  # a hand-written position may begin with something that nobody decides
    try:
        run(s)
    except (IndexError, KeyError, ValueError) as error:
        words = text("fault-agenda", problem=type(error).__name__)
        raise PositionError([PositionFault(words, "agenda")]) from error
    return setup, s


def _setup(reader: PositionReader, data: Mapping[str, Any]) -> Setup:
    given = dict(reader.mapping(data.get("setup"), "setup"))
    players = reader.sequence(data.get("players"), "players")
    given.setdefault("players", max(2, len(players)) if players else 2)
    given.setdefault("seed", 0)
    try:
        setup = Setup(**given)
    except (TypeError, ValueError):
        raise PositionError(setup_faults(given)) from None
    seats = max(2, setup.players)  # the Wise Eminence has a seat too
    if len(players) > seats:
        reader.fault("players", text("fault-players", seats=seats, found=len(players)))
    return setup


def _read_course(reader: PositionReader, s: State, data: Mapping[str, Any]) -> None:
    seats = len(s.players) - 1
    s.turn = reader.integer(data, "turn", "", 1, 0, 9999)
    s.round = reader.integer(data, "round", "", 1, 1, 2)
    s.active = reader.integer(data, "active", "", 0, 0, seats)
    s.first = reader.integer(data, "first", "", s.first, 0, seats)
    s.scoring = reader.integer(data, "scorings", "", 0 if s.round == 1 else 2, 0, 4)
    s.pending = reader.integer(data, "pending", "", 0, 0, 4)
    s.ending = bool(data.get("ending", False))
    strips = reader.indices(ACTIONS, data.get("strips", list(ACTIONS)), "strips")
    if sorted(strips) != sorted(set(strips)):
        reader.fault("strips", text("fault-strip-twice"))
    s.strips = strips
    taken = data.get("taken")
    if taken is not None:
        s.action = reader.index(ACTIONS, taken, "taken")
        s.row = s.strips.index(s.action) if s.action in s.strips else -1
    if data.get("left_out") is not None:
        s.left_out = reader.index(REGIONS, data["left_out"], "left_out")
    for region in reader.indices(REGIONS, data.get("covered", []), "covered"):
        s.covered |= 1 << region
    locks = [lock.id for lock in s.t.box.locks]
    for lock in reader.indices(locks, data.get("locks", []), "locks"):
        s.locks |= 1 << lock
    chance = reader.mapping(data.get("chance"), "chance", frozenset(("seed", "counter")))
    s.seed = reader.integer(chance, "seed", "chance", s.seed, 0, 2**64)
    s.counter = reader.integer(chance, "counter", "chance", 0, 0, 2**63)


def _read_map(reader: PositionReader, s: State, data: Mapping[str, Any]) -> None:
    t = s.t
    given = data.get("map")
    if given is None:
        tiles = [
            n for n, back in enumerate(t.tile_back) if back in ("2", "3", "4") and int(back) <= max(2, len(s.players))
        ]
        for space, tile in zip(start_spaces(t, len(s.players)), tiles, strict=False):
            lay_tile(s, space, tile)
        return
    for name, content in reader.mapping(given, "map").items():
        if not name.isdecimal() or not 1 <= int(name) <= t.space_count:
            reader.fault(f"map.{name}", text("fault-space-number", most=t.space_count))
            continue
        _read_space(
            reader,
            s,
            int(name),
            reader.mapping(content, f"map.{name}", frozenset(("tile", "upper", "lower", "cattle"))),
        )


def _read_space(reader: PositionReader, s: State, space: int, content: Mapping[str, Any]) -> None:
    place = f"map.{space}"
    tile = reader.index(s.t.tile_ids, content.get("tile"), f"{place}.tile")
    if tile < 1:
        return
    if tile in s.tiles:
        reader.fault(f"{place}.tile", text("fault-tile-spaces", tile=s.t.tile_ids[tile]))
    lay_tile(s, space, tile)
    for half, name in enumerate(HALVES):
        if name in content:
            if half >= s.t.tile_sites[tile]:
                reader.fault(f"{place}.{name}", text("fault-no-site", tile=s.t.tile_ids[tile], half=name))
            else:
                _read_piece(reader, s, space * 2 + half, reader.mapping(content[name], f"{place}.{name}"))
    herds = reader.sequence(content.get("cattle"), f"{place}.cattle")
    if herds and not s.t.is_pasture[tile] and tile <= s.t.base_tile_count:
        reader.fault(f"{place}.cattle", text("fault-no-pasture"))
        return
    for seat, count in enumerate(herds[: len(s.players)]):
        if not isinstance(count, int) or not 0 <= count <= s.t.cattle_count:
            reader.fault(f"{place}.cattle", text("fault-cattle-list", found=shown(count)))
            continue
        s.cattle[space] += count << 4 * seat
        for _ in range(count):
            add_presence(s, seat, space)


def _read_piece(reader: PositionReader, s: State, site: int, content: Mapping[str, Any]) -> None:
    place = f"map.{site >> 1}.{HALVES[site & 1]}"
    seat = reader.integer(content, "seat", place, -1, 0, len(s.players) - 1)
    pieces = PIECE_NAMES if s.hooks is not None else PIECE_NAMES[:STRUCTURES]
    piece = reader.index(pieces, content.get("piece"), f"{place}.piece")
    if seat < 0 or piece < 0:
        return
    s.sites[site] = piece * 8 + seat + 1
    if site in s.open:
        s.open.remove(site)
    s.players[seat].sites.append(site)
    s.players[seat].sites.sort()
    add_presence(s, seat, site >> 1)


def _read_scoring_tiles(reader: PositionReader, s: State, data: Mapping[str, Any]) -> None:
    given = reader.sequence(data.get("scoring_tiles"), "scoring_tiles")
    tiles = [-1 if name is None else reader.index(s.t.scoring_ids, name, "scoring_tiles") for name in given]
    if not given:
        own = [
            player.get("own_tile")
            for player in reader.sequence(data.get("players"), "players")
            if isinstance(player, Mapping)
        ]
        chosen = [s.t.scoring_ids.index(name) if name in s.t.scoring_ids else -1 for name in own]
        free = [tile for tile in range(len(s.t.scoring_ids)) if tile not in chosen]
        tiles = [chosen[n] if n < len(chosen) and chosen[n] >= 0 else free.pop(0) for n in range(4)]
    if len(tiles) != 4:
        reader.fault("scoring_tiles", text("fault-scoring-tiles", found=len(tiles)))
        return
    named = [tile for tile in tiles if tile >= 0]
    if len(set(named)) < len(named):
        reader.fault("scoring_tiles", text("fault-scoring-twice"))
    s.scoring_tiles = tiles


def _read_progress(reader: PositionReader, s: State, data: Mapping[str, Any]) -> None:
    """What the ships say about the game so far: locks behind them are crossed, and have been scored unless told."""
    passed = 0
    for player in s.players:
        for place in range(player.ship):
            passed |= s.t.lock_after[s.round][place]
    scorings = [scoring for bit, scoring in s.t.lock_scoring[s.round].items() if passed & bit]
    if "locks" not in data:
        s.locks = passed
    elif passed & ~s.locks:
        names = [lock.id for n, lock in enumerate(s.t.box.locks) if (passed & ~s.locks) >> n & 1]
        reader.fault("locks", text("fault-locks", locks=", ".join(names)))
    if "scorings" not in data:
        s.scoring += sum(1 for scoring in scorings if scoring < 4) - s.pending
    if "ending" not in data:
        s.ending = 4 in scorings


def _read_piles(reader: PositionReader, s: State, data: Mapping[str, Any]) -> None:
    t = s.t
    s.discards = sorted(reader.indices(t.card_ids, data.get("discards", []), "discards"))
    used = Counter(card for player in s.players for card in (*player.hand, *player.display, *stored_cards(s, player)))
    used.update(s.discards)
    free = [card for card in range(card_count(s)) if card not in used]
    s.deck = sorted(reader.indices(t.card_ids, data["deck"], "deck")) if "deck" in data else free
    laid = set(s.tiles)
    grey = [tile for tile, back in enumerate(t.tile_back) if back == "grey" and tile not in laid]
    s.mound = sorted(reader.indices(t.tile_ids, data["mound"], "mound")) if "mound" in data else grey
    s.pastures = [tile for tile, back in enumerate(t.tile_back) if back == "pasture" and tile not in laid]
    pool = reader.sequence(data.get("pool"), "pool")
    names = t.tile_ids if any(name in t.tile_ids for name in pool) else t.scoring_ids
    s.pool = reader.indices(names, pool, "pool")


def _read_solo(reader: PositionReader, s: State, data: Mapping[str, Any]) -> None:
    """The Wise Eminence's tiles; those not named are completed as the difficulty asks, the first of each type."""
    if s.solo is None:
        if data.get("solo") is not None:
            reader.fault("solo", text("fault-no-solo"))
        return
    t = s.t
    solo = s.solo
    given = reader.mapping(data.get("solo"), "solo", SOLO_FIELDS)
    solo.seen = reader.indices(t.solo_ids, given.get("seen", []), "solo.seen")
    solo.stack = sorted(reader.indices(t.solo_ids, given.get("stack", []), "solo.stack"))
    if given.get("tile") is not None:
        solo.tile = reader.index(t.solo_ids, given["tile"], "solo.tile")
        if solo.tile >= 0 and solo.tile not in solo.seen:
            solo.seen.append(solo.tile)
    named = {*solo.stack, *solo.seen}
    for kind in (0, 1) if "stack" not in given or "seen" not in given else ():
        free = [tile for tile, other in enumerate(t.solo_type) if other == kind and tile not in named]
        missing = solo.keep[kind] - sum(1 for tile in named if t.solo_type[tile] == kind)
        (solo.seen if "stack" in given else solo.stack).extend(free[: max(0, missing)])
    solo.stack.sort()
    solo.known = bool(given.get("known", False))
    if given.get("corner") is not None:
        solo.corner = reader.index(CORNERS, given["corner"], "solo.corner")
    solo.cactus = reader.integer(given, "cactus", "solo", 0, 0, len(t.solo_cactus) - 1)
    solo.last_tile = reader.integer(given, "last_tile", "solo", 0, 0, t.space_count)


def _read_agenda(reader: PositionReader, s: State, data: Mapping[str, Any]) -> list[Step]:
    if "agenda" not in data:
        return [(S_TURN if s.solo is None or s.active != EMINENCE else S_SOLO_TURN, s.active)]
    agenda = []
    for number, entry in enumerate(reader.sequence(data["agenda"], "agenda")):
        step = _read_step(reader, s, reader.mapping(entry, f"agenda[{number}]"), f"agenda[{number}]")
        if step:
            agenda.append(step)
    return agenda


def _read_step(reader: PositionReader, s: State, entry: Mapping[str, Any], place: str) -> Step:
    kind = reader.index(STEP_NAMES, entry.get("step"), f"{place}.step")
    if kind < 0:
        return ()
    seat = reader.integer(entry, "seat", place, 0, 0, len(s.players) - 1)
    fields = STEP_FIELDS.get(kind, ())
    return (kind, seat, *(_read_field(reader, s.t, s, entry, name, sort, place) for name, sort in fields))


def _read_field(
    reader: PositionReader, t: Tables, s: State, entry: Mapping[str, Any], name: str, sort: str, place: str
) -> Any:
    value = entry.get(name)
    if sort in ("count", "space"):
        high = t.space_count if sort == "space" else 999
        return reader.integer(entry, name, place, 1, 1 if sort == "space" else 0, high)
    place = f"{place}.{name}"
    if sort == "effect":
        try:
            return parse_effect(str(value))
        except EffectError:
            reader.fault(place, text("fault-effect", found=shown(value)))
            return (0, ())
    if sort == "flags":
        names = list(FLAGS.values())
        return sum(list(FLAGS)[n] for n in reader.indices(names, value, place))
    if sort == "scoring" and value is None:
        return -1
    if sort == "rivers":
        return tuple(reader.indices(t.river_ids, value, place))
    if sort == "what" and value in t.scoring_ids:
        return PROJECT + t.scoring_ids.index(value)
    if sort == "site":
        space, _, half = str(value).partition(".")
        if space.isdecimal() and half in HALVES and 1 <= int(space) <= t.space_count:
            return int(space) * 2 + HALVES.index(half)
        reader.fault(place, text("fault-site", found=shown(value)))
        return 2
    slots = ["" if tile < 0 else t.scoring_ids[tile] for tile in s.scoring_tiles]
    names_of: dict[str, Sequence[str]] = {
        "source": SOURCES,
        "river": t.river_ids,
        "scoring": t.scoring_ids,
        "slot": slots,
        "tile": t.tile_ids,
        "lever": t.lever_names,
        "what": t.card_ids,
        "mode": MODES,
    }
    return max(0, reader.index(names_of[sort], value, place))

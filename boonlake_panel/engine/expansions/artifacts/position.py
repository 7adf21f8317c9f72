"""The parts of the expansion in a position, written and read."""

from collections.abc import Mapping
from typing import Any, Final

from ....components.vocabulary import HALVES, RESOURCES
from ....texts.messages import text
from ...codes import PURPLE, SHIPYARD
from ...position.faults import shown
from ...position.reader import PositionReader
from ...state import Player, State
from ...tables import Tables
from .phase import refresh_rules
from .state import LAKE_SIDES, ON_MAP, PURPLE_PLACES, artifact_count, board_of, part_of, part_or_none
from .tables import tables_of

BOARD_FIELDS: Final = frozenset(("conditions", "display", "special_tile", "tile_laid"))
DISPLAY_FIELDS: Final = frozenset(("artifact", "vases", "prices"))
PLAYER_FIELDS: Final = frozenset(
    {
        *("side", "place", "reached", "boat", "shipyard", "artifact", "plugged", "prices", "stash", "purple"),
        *("purple_weight", "roams", "special", "annexes", "improved", "eased", "lake_cattle"),
    }
)


def site_name(site: int) -> str | None:
    return f"{site >> 1}.{HALVES[site & 1]}" if site else None


def write_board(s: State) -> dict[str, Any]:
    """The display, the conditions and the special tile."""
    own = tables_of(s.t)
    board = board_of(s)
    special = None
    if board.special_space:
        special = {"space": board.special_space, "owner": board.special_owner}
    return {
        "conditions": [own.condition_ids[number] for number in board.conditions],
        "display": [
            {
                "artifact": own.artifact_ids[artifact],
                "vases": vases,
                "prices": [own.price_ids[tile] for tile in prices],
            }
            for artifact, vases, prices in zip(board.display, board.vases, board.prices, strict=True)
        ],
        "special_tile": special,
        "tile_laid": board.tile_laid,
    }


def write_player(t: Tables, owner: Player) -> dict[str, Any]:
    """A player's figure, shipyard, artifact and improved markers."""
    own = tables_of(t)
    player = part_of(owner)
    return {
        "side": LAKE_SIDES[player.side],
        "place": player.place,
        "reached": player.reached,
        "boat": player.boat,
        "shipyard": site_name(player.shipyard),
        "artifact": None if player.artifact < 0 else own.artifact_ids[player.artifact],
        "plugged": player.plugged,
        "prices": [own.price_ids[tile] for tile in player.prices],
        "stash": [t.card_ids[card] for card in player.stash],
        "purple": PURPLE_PLACES[player.purple],
        "purple_weight": player.purple_weight,
        "roams": player.roams,
        "special": player.special,
        "annexes": [RESOURCES[resource] for resource in range(4) if player.annexes >> resource & 1],
        "improved": [scoring for scoring in (2, 3, 4) if player.improved >> scoring & 1],
        "eased": player.eased,
        "lake_cattle": player.lake_cattle,
    }


def read_board(reader: PositionReader, s: State, data: Mapping[str, Any]) -> None:
    """The shared parts; by default the first condition of each round and the first artifacts."""
    own = tables_of(s.t)
    board = board_of(s)
    given = reader.mapping(data.get("expansion"), "expansion", BOARD_FIELDS)
    first = [own.condition_ids[own.condition_round.index(round_)] for round_ in (1, 2)]
    names = given.get("conditions", first)
    board.conditions = tuple(reader.indices(own.condition_ids, names, "expansion.conditions"))
    default = [{"artifact": own.artifact_ids[artifact]} for artifact in usual_display(reader, s, data)]
    for number, entry in enumerate(reader.sequence(given.get("display", default), "expansion.display")):
        place = f"expansion.display[{number}]"
        content = reader.mapping(entry, place, DISPLAY_FIELDS)
        artifact = reader.index(own.artifact_ids, content.get("artifact"), f"{place}.artifact")
        if artifact >= 0:
            board.display.append(artifact)
            board.vases.append(reader.integer(content, "vases", place, 0, 0, 99))
            board.prices.append(tuple(reader.indices(own.price_ids, content.get("prices", []), f"{place}.prices")))
    special = reader.mapping(given.get("special_tile"), "expansion.special_tile", frozenset(("space", "owner")))
    if special:
        board.special_space = reader.integer(special, "space", "expansion.special_tile", 1, 1, s.t.space_count)
        board.special_owner = reader.integer(special, "owner", "expansion.special_tile", 0, 0, len(s.players) - 1)
    board.tile_laid = bool(given.get("tile_laid", False))
    s.closing = bool(data.get("closing", False))


def usual_display(reader: PositionReader, s: State, data: Mapping[str, Any]) -> list[int]:
    """The first side of the first artifacts that no player has."""
    own = tables_of(s.t)
    players = [player for player in reader.sequence(data.get("players"), "players") if isinstance(player, Mapping)]
    parts = [player.get("expansion") for player in players]
    names = [part.get("artifact") for part in parts if isinstance(part, Mapping)]
    taken = [own.artifact_piece[own.artifact_ids.index(name)] for name in names if name in own.artifact_ids]
    left = artifact_count(s) - len(taken)
    pieces = [piece for piece in dict.fromkeys(own.artifact_piece) if piece not in taken]
    return [own.artifact_piece.index(piece) for piece in pieces[: max(0, left)]]


def read_player(reader: PositionReader, s: State, seat: int, data: Mapping[str, Any], place: str) -> None:
    """A player's parts; by default the treasure hunter at the start and no artifact."""
    player = part_of(s.players[seat])
    t = s.t
    own = tables_of(t)
    given = reader.mapping(data.get("expansion"), place, PLAYER_FIELDS)
    player.side = max(0, reader.index(LAKE_SIDES, given.get("side", "start"), f"{place}.side"))
    player.place = reader.integer(given, "place", place, 0, 0, len(own.coast[player.side]) - 1)
    player.reached = reader.integer(given, "reached", place, 0, 0, 9)
    standing = {s.sites[site] >> 3: site for site in s.players[seat].sites}
    shipyard = site_name(standing.get(SHIPYARD, 0))
    player.shipyard = read_site(reader, t, given.get("shipyard", shipyard), f"{place}.shipyard")
    player.boat = bool(given.get("boat", player.shipyard > 0))
    if given.get("artifact") is not None:
        player.artifact = reader.index(own.artifact_ids, given["artifact"], f"{place}.artifact")
    player.plugged = reader.integer(given, "plugged", place, 0, 0, 9)
    player.prices = tuple(reader.indices(own.price_ids, given.get("prices", []), f"{place}.prices"))
    player.stash = reader.indices(t.card_ids, given.get("stash", []), f"{place}.stash")
    purple = "map" if PURPLE in standing else "none"
    player.purple = max(0, reader.index(PURPLE_PLACES, given.get("purple", purple), f"{place}.purple"))
    player.purple_weight = reader.integer(given, "purple_weight", place, 1, 1, 9)
    player.roams = bool(given.get("roams", False))
    player.special = bool(given.get("special", False))
    player.annexes = sum(1 << n for n in reader.indices(RESOURCES, given.get("annexes", []), f"{place}.annexes"))
    improved = reader.sequence(given.get("improved"), f"{place}.improved")
    for scoring in improved:
        if scoring in (2, 3, 4):
            player.improved |= 1 << scoring
        else:
            reader.fault(f"{place}.improved", text("fault-improved", found=shown(scoring)))
    player.eased = reader.integer(given, "eased", place, 0, 0, 9)
    player.lake_cattle = reader.integer(given, "lake_cattle", place, 0, 0, t.cattle_count)


def read_site(reader: PositionReader, t: Tables, name: Any, place: str) -> int:
    """A site such as `13.upper`; 0 for none."""
    if name is None:
        return 0
    space, _, half = str(name).partition(".")
    if space.isdecimal() and half in HALVES and 1 <= int(space) <= t.space_count:
        return int(space) * 2 + HALVES.index(half)
    reader.fault(place, text("fault-site", found=shown(name)))
    return 0


def finish_player(s: State, seat: int) -> None:
    """What follows from the rest: rules of the artifact, weight and place of the purple inhabitant."""
    player = part_or_none(s.players[seat])
    if player is None:
        return
    refresh_rules(s, seat)
    if player.purple == ON_MAP:
        purple = [site for site in s.players[seat].sites if s.sites[site] >> 3 == PURPLE]
        if purple:
            board_of(s).purple_site = purple[0]
            s.presence[seat * 4 + s.t.region[purple[0] >> 1]] += player.purple_weight - 1


def mask_player(entry: dict[str, Any]) -> None:
    """Others know how many cards lie on the artifact, not which."""
    entry["stash"] = len(entry["stash"])

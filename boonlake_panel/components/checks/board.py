"""Checks of the board: spaces, bridges, ford, regions, river, locks."""

import math
import re
from collections.abc import Iterator
from itertools import chain

from ..box import Pack
from ..reading import PackFault, SourceRow
from ..tables import SEGMENTS, Link, Lock, Region, RiverSpace, Space
from ..vocabulary import REGIONS
from .kit import check, lines, listing, table_fault, unequal_counts

DIRECTIONS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
START = re.compile(r"r(?P<round>[12]):(?P<low>[1-4])(-(?P<high>[1-4]))?")
ROUNDS = (1, 2)
PLAYERS = (1, 2, 3, 4)
START_PLACES = {(1, 1): 1, (1, 2): 1, (1, 3): 3, (1, 4): 3, (2, 1): 1}
"""Where ships start by the rulebook: round and players to the place on the river, counted from 1."""


@check("spaces", "spaces.number")
def space_numbers(pack: Pack) -> Iterator[PackFault]:
    for number, line in enumerate(lines(pack, "spaces", Space), 1):
        if line.record.number != number:
            yield line.fault("number", f"found {line.record.number}, expected {number}: 1 to 33 in order")


@check("spaces.q", "spaces.r")
def one_space_per_hex(pack: Pack) -> Iterator[PackFault]:
    seen: dict[tuple[int, int], int] = {}
    for line in lines(pack, "spaces", Space):
        hexagon = (line.record.q, line.record.r)
        if hexagon in seen:
            yield line.fault("r", f"hex {hexagon} is taken by space {seen[hexagon]}, expected a free one")
        seen[hexagon] = line.record.number


@check("spaces.q", "spaces.r", "spaces.x", "spaces.y")
def centres_follow_from_hexes(pack: Pack) -> Iterator[PackFault]:
    for line in lines(pack, "spaces", Space):
        space = line.record
        for column, given, wanted in (
            ("x", space.x, math.sqrt(3) * (space.q + space.r / 2)),
            ("y", space.y, 1.5 * space.r),
        ):
            if abs(given - wanted) > 0.002:
                yield line.fault(column, f"found {given:.3f}, expected {wanted:.3f} from q and r")


def hex_neighbours(spaces: tuple[Space, ...]) -> dict[int, set[int]]:
    """The spaces that share an edge with each space."""
    at = {(space.q, space.r): space.number for space in spaces}
    return {
        space.number: {at[hexagon] for q, r in DIRECTIONS if (hexagon := (space.q + q, space.r + r)) in at}
        for space in spaces
    }


@check("spaces", "spaces.q", "spaces.r", "spaces.region", "spaces.number")
def river_between_regions(pack: Pack) -> Iterator[PackFault]:
    region = {space.number: space.region for space in pack.box.spaces}
    neighbours = hex_neighbours(pack.box.spaces)
    foreign = {
        space.number: [other for other in sorted(neighbours[space.number]) if region[other] != space.region]
        for space in pack.box.spaces
    }
    # The space with the wrong region has more foreign neighbours than those around it, so only it is named.
    most = {number: len(others) / len(neighbours[number]) for number, others in foreign.items() if others}
    for line in lines(pack, "spaces", Space):
        number = line.record.number
        if number in most and most[number] >= max(most.get(other, 0) for other in foreign[number]):
            message = f"space {number} in {line.record.region} shares an edge with {listing(foreign[number])}"
            yield line.fault("region", f"{message} in another region, expected the river between regions")


@check("spaces", "spaces.number", "links.space_a", "links.space_b")
def links_name_spaces(pack: Pack) -> Iterator[PackFault]:
    numbers = {space.number for space in pack.box.spaces}
    for line in lines(pack, "links", Link):
        for column, number in (("space_a", line.record.space_a), ("space_b", line.record.space_b)):
            if number not in numbers:
                yield line.fault(column, f"there is no space {number}, expected the number of a space")


LINKED_BOARD = (
    *("spaces", "spaces.number", "spaces.q", "spaces.r", "spaces.region"),
    *("links", "links.space_a", "links.space_b", "links.kind"),
)


@check(*LINKED_BOARD)
def links_join_what_they_should(pack: Pack) -> Iterator[PackFault]:
    region = {space.number: space.region for space in pack.box.spaces}
    neighbours = hex_neighbours(pack.box.spaces)
    for line in lines(pack, "links", Link):
        a, b = line.record.space_a, line.record.space_b
        if line.record.kind == "bridge" and region[a] == region[b]:
            yield line.fault(
                "space_b", f"spaces {a} and {b} both lie in {region[a]}, expected a bridge to join two regions"
            )
        if line.record.kind == "ford" and (region[a] != region[b] or b not in neighbours[a]):
            yield line.fault("space_b", f"spaces {a} and {b} share no edge, expected the ford between neighbours")


@check(*LINKED_BOARD, "spaces.adjacent")
def adjacency(pack: Pack) -> Iterator[PackFault]:
    wanted = hex_neighbours(pack.box.spaces)
    for link in pack.box.links:
        wanted[link.space_a].add(link.space_b)
        wanted[link.space_b].add(link.space_a)
    for line in lines(pack, "spaces", Space):
        expected = sorted(wanted[line.record.number])
        if list(line.record.adjacent) != expected:
            given = ";".join(map(str, line.record.adjacent))
            text = ";".join(map(str, expected))
            yield line.fault("adjacent", f"found {given}, expected {text} from hexes, bridges and ford")


@check(*LINKED_BOARD, "spaces.next_to_bridge")
def bridge_spaces(pack: Pack) -> Iterator[PackFault]:
    ends = set(chain(*((link.space_a, link.space_b) for link in pack.box.links if link.kind == "bridge")))
    for line in lines(pack, "spaces", Space):
        expected = line.record.number in ends
        if line.record.next_to_bridge != expected:
            yield line.fault("next_to_bridge", f"found {int(not expected)}, expected {int(expected)} from links.csv")


@check(*LINKED_BOARD, "spaces.adjacent")
def board_is_connected(pack: Pack) -> Iterator[PackFault]:
    around = {space.number: space.adjacent for space in pack.box.spaces}
    reached, waiting = set(), [min(around)]
    while waiting:
        number = waiting.pop()
        if number not in reached:
            reached.add(number)
            waiting += around[number]
    if reached != set(around):
        cut_off = listing(sorted(set(around) - reached))
        yield table_fault("links", f"spaces {cut_off} cannot be reached from space {min(around)}, expected one board")


@check("spaces", "spaces.start_symbol")
def start_symbols(pack: Pack) -> Iterator[PackFault]:
    symbols = [str(space.start_symbol) for space in pack.box.spaces if space.start_symbol]
    yield from unequal_counts("spaces", "start_symbol", {"2": 6, "3": 2, "4": 2}, symbols)


@check("regions", "regions.id", "regions.north_rank")
def region_ranks(pack: Pack) -> Iterator[PackFault]:
    ranks = {region.north_rank for region in pack.box.regions}
    if ranks != {1, 2, 3, 4}:
        yield table_fault("regions", f"column north_rank: found {listing(sorted(ranks))}, expected 1 to 4, each once")


@check("spaces", "spaces.region", "regions.spaces", "regions.id")
def region_sizes(pack: Pack) -> Iterator[PackFault]:
    size = {name: sum(space.region == name for space in pack.box.spaces) for name in REGIONS}
    for line in lines(pack, "regions", Region):
        if line.record.spaces != size[line.record.id]:
            yield line.fault("spaces", f"found {line.record.spaces}, expected {size[line.record.id]} as in spaces.csv")


@check("river.segment", "river.index")
def river_order(pack: Pack) -> Iterator[PackFault]:
    last = dict.fromkeys(SEGMENTS, 0)
    for line in lines(pack, "river", RiverSpace):
        segment = line.record.segment
        last[segment] += 1
        if line.record.index != last[segment]:
            yield line.fault("index", f"found {line.record.index}, expected {last[segment]} in {segment}")
            last[segment] = line.record.index
    for segment in (name for name, index in last.items() if not index and pack.lines["river"]):
        yield table_fault("river", f"there is no space in {segment}, expected some in each segment")


@check("river.start")
def river_starts_are_readable(pack: Pack) -> Iterator[PackFault]:
    for line in lines(pack, "river", RiverSpace):
        for part in (part for part in line.record.start.split(";") if part and part != "end"):
            if not START.fullmatch(part):
                yield line.fault("start", f"found {part!r}, expected 'end' or rounds and players such as r1:1-2;r2:1-3")


def starts(river: tuple[RiverSpace, ...]) -> dict[tuple[int, int], list[RiverSpace]]:
    """The spaces on which ships start, by round and number of players."""
    spaces: dict[tuple[int, int], list[RiverSpace]] = {(round_, count): [] for round_ in ROUNDS for count in PLAYERS}
    for space in river:
        for match in (match for part in space.start.split(";") if (match := START.fullmatch(part))):
            for count in range(int(match["low"]), int(match["high"] or match["low"]) + 1):
                spaces[int(match["round"]), count].append(space)
    return spaces


@check("river", "river.start", "river.segment", "river.index")
def river_start_places(pack: Pack) -> Iterator[PackFault]:
    route = pack.box.route(1)
    start_spaces = starts(pack.box.river)
    for (round_, count), spaces in start_spaces.items():
        if len(spaces) != 1:
            names = listing(space.id for space in spaces)
            yield table_fault(
                "river", f"column start: round {round_} with {count} players starts on {names}, expected one"
            )
        elif (wanted := START_PLACES.get((round_, count))) and spaces[0] is not route[wanted - 1]:
            message = f"column start: round {round_} with {count} players starts on {spaces[0].id}"
            yield table_fault("river", f"{message}, expected {route[wanted - 1].id}, the space number {wanted}")
    single = {key: spaces[0] for key, spaces in start_spaces.items() if len(spaces) == 1}
    place = {key: route.index(space) for key, space in single.items() if space in route}
    if len(place) == len(start_spaces) and not place[2, 4] > place[2, 3] == place[2, 2]:
        yield table_fault("river", "column start: expected 4 players further ahead in round 2 than 2 and 3 players")


@check("river", "river.start", "river.segment", "river.index")
def river_end(pack: Pack) -> Iterator[PackFault]:
    last = pack.box.route(1)[-1]
    for line in lines(pack, "river", RiverSpace):
        if ("end" in line.record.start.split(";")) != (line.record is last):
            wanted = "'end' on the last space" if line.record is last else "'end' on the last space only"
            yield line.fault("start", f"found {line.record.start!r}, expected {wanted}")


@check("river.capacity", "river.harbour")
def river_capacity(pack: Pack) -> Iterator[PackFault]:
    for line in lines(pack, "river", RiverSpace):
        wanted = line.record.harbour or line.record.start == "end"
        if line.record.shared != wanted:
            expected = "any in a harbour and on the last space" if wanted else "1 outside harbours"
            yield line.fault("capacity", f"found {line.cells['capacity'].strip()}, expected {expected}")


@check("river", "river.id", "locks.after", "locks.before", "locks.rounds", "river.segment", "river.index")
def lock_places(pack: Pack) -> Iterator[PackFault]:
    for line in lines(pack, "locks", Lock):
        for round_ in line.record.rounds:
            yield from _lock_place(line, [space.id for space in pack.box.route(round_)], round_)


def _lock_place(line: SourceRow[Lock], route: list[str], round_: int) -> Iterator[PackFault]:
    after, before = line.record.after, line.record.before
    if after not in route:
        yield line.fault("after", f"{after!r} is not on the river of round {round_}, expected one of its spaces")
    elif route.index(after) + 1 == len(route) or route[route.index(after) + 1] != before:
        yield line.fault("before", f"found {before!r}, expected the space that follows {after} in round {round_}")


@check("locks", "locks.rounds", "locks.interim_scoring")
def lock_scorings(pack: Pack) -> Iterator[PackFault]:
    for line in lines(pack, "locks", Lock):
        if len(line.record.rounds) != len(line.record.interim_scoring) or not set(line.record.rounds) <= {1, 2}:
            yield line.fault("rounds", "expected rounds 1 and 2 only, with one interim scoring for each")
    scorings = sorted(chain(*(zip(lock.interim_scoring, lock.rounds, strict=False) for lock in pack.box.locks)))
    if scorings != [(1, 1), (2, 1), (3, 2), (4, 2)]:
        yield table_fault("locks", "expected interim scorings 1 and 2 in round 1, and 3 and 4 in round 2")


@check("river", "river.segment", "river.index", "locks", "locks.after", "locks.before", "locks.rounds")
def last_lock(pack: Pack) -> Iterator[PackFault]:
    for round_ in ROUNDS:
        last = pack.box.route(round_)[-1].id
        if not any(lock.before == last and round_ in lock.rounds for lock in pack.box.locks):
            yield table_fault("locks", f"no lock lies directly before {last} in round {round_}, expected one there")

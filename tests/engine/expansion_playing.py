"""Random games with the expansion: what they may never violate, counted from plain data."""

from collections import Counter
from typing import Any

from boonlake_panel.components.box import Box
from boonlake_panel.engine import Game
from boonlake_panel.engine.state import State

from .playing import fields

PIECES = {"house": 6, "settlement": 4, "shipyard": 1}
OWN_REASONS = (
    *("shipyard:", "purple:", "launch:", "retrieve:", "lower:", "lake:", "return:", "plug", "use:", "special:"),
    *("stash:", "stashed:", "annex:", "house:", "price:"),
)
"""Choices of the expansion whose own conditions are known."""


def violations(game: Game) -> list[str]:
    """What cannot be, counted from the plain data of the position without the engine's help."""
    data = game.position()
    people = [seat for seat, one in enumerate(data["players"]) if "expansion" in one]
    faults = [fault for seat in people for fault in _seat(data, seat)]
    faults += _cards(data, game.box)
    faults += _once(data)
    ships = Counter(one["ship"] for one in data["players"])
    harbours = {space.id for space in game.box.river if space.harbour}
    faults += [f"{count} ships in harbour {space}" for space, count in ships.items() if count > 1 and space in harbours]
    for seat, points in enumerate(game.scores):
        if sum(game.ledger[seat].values()) != points:
            faults.append(f"seat {seat}: ledger {game.ledger[seat]}, points {points}")
    return faults


def _seat(data: dict[str, Any], seat: int) -> list[str]:
    one = data["players"][seat]
    part = one["expansion"]
    on_map: Counter[str] = Counter()
    cattle = part["lake_cattle"]
    for space in data["map"].values():
        on_map.update(space[half]["piece"] for half in ("upper", "lower") if space.get(half, {}).get("seat") == seat)
        cattle += space.get("cattle", [0] * 4)[seat]
    inhabitants = one["ranch"] + one["supply"] + 2 - one["tier_bonuses"] + (not part["boat"])
    inhabitants += on_map["inhabitant"] + sum(one["projects"].values())
    houses = 6 - one["houses"] + one["houses_aside"] + on_map["house"] + len(part["annexes"])
    counts = {
        "inhabitants": (inhabitants, 10),
        "houses": (houses, 6),
        "settlements": (4 - one["settlements"] + on_map["settlement"], 4),
        "cattle": (5 - one["cattle"] + cattle, 5),
        "boats": (len(one["boats"]) + part["boat"], 2),
        "shipyards": (on_map["shipyard"], int(part["shipyard"] is not None)),
        "purple": (on_map["purple"], int(part["purple"] == "map")),
        "start": (part["place"] == 0, part["side"] == "start"),
    }
    faults = [f"seat {seat}: {has} {what}, not {all_}" for what, (has, all_) in counts.items() if has != all_]
    below = [name for name in ("coins", "vases", "ranch", "supply", "houses", "houses_aside") if one[name] < 0]
    if part["plugged"] > 3 * (part["artifact"] is not None):
        below.append("plugged")
    if part["artifact"] and not part["boat"]:
        below.append("an artifact without a boat")
    return faults + [f"seat {seat}: {below}"] * bool(below)


def _cards(data: dict[str, Any], box: Box) -> list[str]:
    cards = Counter([*data["deck"], *data["discards"]])
    for one in data["players"]:
        cards.update([*one["hand"], *one["display"], *one.get("expansion", {}).get("stash", [])])
    wanted = Counter(card.id for card in box.all_cards)
    return [] if cards == wanted else [f"cards: {cards - wanted} too many, {wanted - cards} missing"]


def _once(data: dict[str, Any]) -> list[str]:
    """Artifacts, price tiles, the purple inhabitant and the special tile exist once."""
    parts = [one["expansion"] for one in data["players"] if "expansion" in one]
    artifacts = [entry["artifact"] for entry in data["expansion"]["display"]]
    artifacts += [part["artifact"] for part in parts if part["artifact"]]
    prices = [tile for entry in data["expansion"]["display"] for tile in entry["prices"]]
    prices += [tile for part in parts for tile in part["prices"]]
    purple = sum(part["purple"] != "none" for part in parts)
    special = [number for number, space in data["map"].items() if space["tile"] == "special"]
    faults = []
    if len({name[:3] for name in artifacts}) != len(artifacts):
        faults.append(f"artifacts: {artifacts}")
    if len(set(prices)) != len(prices):
        faults.append(f"prices: {prices}")
    if purple > 1 or len(special) + sum(part["special"] for part in parts) > 1:
        faults.append("a piece that exists once is in two places")
    if [str((data["expansion"]["special_tile"] or {}).get("space"))] != (special or ["None"]):
        faults.append(f"special tile: {special}")
    owner = (data["expansion"]["special_tile"] or {}).get("owner")
    for number in special:
        space = data["map"][number]
        cattle = space.get("cattle", [0] * len(data["players"]))
        if space.get("upper", {"seat": owner})["seat"] != owner or sum(cattle) != cattle[owner] or sum(cattle) > 4:
            faults.append(f"special tile of {owner}: {space}")
    return faults


def same(a: State, b: State) -> bool:
    """Whether two states are equal in everything that matters: not the log, nor the order of the discard pile."""
    plain = [n for n in fields(State) if n not in ("t", "players", "log", "discards", "solo", "expansion")]
    if any(getattr(a, name) != getattr(b, name) for name in plain) or sorted(a.discards) != sorted(b.discards):
        return False
    pairs: list[tuple[Any, Any]] = [*zip(a.players, b.players, strict=True), (a.expansion, b.expansion)]
    pairs += [(x.expansion, y.expansion) for x, y in pairs[: len(a.players)] if x.expansion or y.expansion]
    pairs += [(a.solo, b.solo)] if a.solo or b.solo else []
    return all(
        getattr(x, name) == getattr(y, name) for x, y in pairs for name in fields(type(x)) if name != "expansion"
    )

"""A position under construction: every change drops what follows from it, so that the rest fits again by itself."""

import json
import re
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from ....engine import Game, PositionError
from ....engine.position.faults import PositionFault, told_at
from ....study.parsing import misread
from ....texts.messages import text
from ....texts.names import name_of

Position = dict[str, Any]
COUNTS = ("coins", "vases", "points", "ranch", "supply", "coin_track", "card_track")
"""Numbers of a player that people change one by one."""
FOLLOWING = {"points": ("ledger",), "ranch": ("supply",), "supply": ("ranch",)}
"""What a number decides about others."""
ON_MAP = ("supply", "tier_bonuses", "houses", "houses_aside", "settlements", "cattle")
"""What the pieces on the map decide about a player."""
COURSE = ("locks", "scorings", "ending")
"""What the ships decide about the game."""
PLAYER_FIELD = re.compile(r"players\[(\d)\]\.?(.*)")
"""Where faults of a player are."""


EXPECTED = {"card": "card", "count": "number", "number": "number", "cattle": "number", "tree": "json"}
"""What people have to type, by the kind of field; all others are chosen from lists."""
MAX_QUOTE = 40
BROKEN = (ValueError, TypeError, KeyError, AttributeError, IndexError, RecursionError)
"""What goes wrong with values that people type: they may be anything."""


class InvalidValue(ValueError):
    """A value that cannot be read; its text is the field."""


@dataclass(frozen=True, slots=True)
class DraftFault:
    """What is wrong, and the field where it can be mended, as far as it is known."""

    field: str
    text: str


class Draft:
    """A position that may be impossible for a while; `game` is the last possible one.

    `refused` is what was typed last into a field, if it could not be read there.
    """

    def __init__(self, position: Position) -> None:
        self.position = deepcopy(position)
        self.game = Game.from_position(position)
        self.faults: list[DraftFault] = []
        self.refused: dict[str, str] = {}

    # What the position says

    @property
    def players(self) -> list[Position]:
        return self.position["players"]

    def player(self, seat: int) -> Position:
        """A player, completed by what was last known where the draft leaves something out."""
        known = self.game.position()["players"]
        return {**(known[seat] if seat < len(known) else {}), **self.players[seat]}

    def get(self, name: str) -> Any:
        """A field of the table."""
        return self.position.get(name, self.game.position().get(name))

    def name(self, seat: int) -> str:
        return self.game.setup.seat_name(seat)

    def shown(self, field: str, value: str | int) -> str:
        """What stands in a field: what was typed last if it could not be read, or its value."""
        return self.refused.get(field, str(value))

    @property
    def text(self) -> str:
        """The whole position as text."""
        return json.dumps(self.position, indent=1, ensure_ascii=False)

    # Changing it

    def change(self, field: str, value: str) -> None:
        """Sets a field such as `count 0 coins` or `site 13 upper` to what somebody chose; checks the whole again."""
        verb, *path = field.split(" ")
        before = deepcopy(self.position)
        self.refused, refusals = {}, []
        try:
            CHANGES[verb](self, path, value)
        except PositionError as problem:
            refusals = [DraftFault(field, words) for words in problem.faults]
        except BROKEN:
            refusals = [DraftFault(field, self._refusal(verb, value))]
        if refusals:
            self.position, self.refused = before, {field: value}
        self.check()
        self.faults = [*refusals, *self.faults]

    def _refusal(self, verb: str, value: str) -> str:
        """What was typed and what is expected instead."""
        typed = value if len(value) <= MAX_QUOTE else value[:MAX_QUOTE] + "\u2026"
        card = self.game.box.cards[0]
        words = f"app-editor-refused-{EXPECTED.get(verb, 'value')}"
        return text(words, typed=typed, card=f"{name_of(card)} ({card.id})")

    def check(self) -> None:
        """Completes the position, or notes everything that is wrong with it."""
        try:
            self.game = Game.from_position(self.position)
        except PositionError as problem:
            self.faults = [self._fault(fault) for fault in problem.located_faults]
        except BROKEN as problem:
            self.faults = [DraftFault("", str(problem))]
        else:
            self.faults = []
            self.position = self.game.position()

    def _fault(self, fault: PositionFault) -> DraftFault:
        """A fault with the name of its player, and the field where it shows."""
        place = PLAYER_FIELD.fullmatch(fault.field)
        if place is not None and int(place[1]) < len(self.players):
            seat, name = int(place[1]), place[2]
            field = f"count {seat} {name}" if name in COUNTS else f"{name.removesuffix('_tile')} {seat}"
            who = self.name(seat) if fault.name or not name else f"{self.name(seat)}, {name.replace('_', ' ')}"
            return DraftFault(field, told_at(who, fault.words))
        if fault.field.startswith("map."):
            return DraftFault(f"tile {fault.field.split('.')[1]}", str(fault))
        return DraftFault(fault.field, str(fault))

    def _forget(self, *names: str) -> None:
        """Drops what follows from something else."""
        for name in names:
            self.position.pop(name, None)

    def _forget_of_players(self, names: tuple[str, ...]) -> None:
        for player in self.players:
            for name in names:
                player.pop(name, None)

    # The fields

    def _set_count(self, path: list[str], value: str) -> None:
        seat, name = int(path[0]), path[1]
        if name not in COUNTS:
            raise InvalidValue(name)
        self.players[seat][name] = int(value)
        for other in FOLLOWING.get(name, ()):
            self.players[seat].pop(other, None)

    def _set_production(self, path: list[str], value: str) -> None:
        sites = self.players[int(path[0])].setdefault("production", {})
        sites.pop(path[1], None)
        if int(value):
            sites[path[1]] = int(value)

    def _set_boat(self, path: list[str], value: str) -> None:
        boats = list(self.player(int(path[0]))["boats"])
        boats[int(path[1])] = value
        self.players[int(path[0])]["boats"] = boats

    def _set_ship(self, path: list[str], value: str) -> None:
        self.players[int(path[0])]["ship"] = value
        self._forget(*COURSE)

    def _set_lever(self, path: list[str], value: str) -> None:
        levers = self.players[int(path[0])].setdefault("levers", {})
        levers.pop(path[1], None)
        if value:
            levers[path[1]] = value

    def _set_card(self, path: list[str], value: str) -> None:
        """A card comes here, from wherever it was; no words are no card."""
        if not value.strip():
            return
        seat, place = int(path[0]), path[1]
        card = self._card(value)
        for player in self.players:
            for name in ("hand", "display"):
                if card in player.get(name, ()):
                    player[name].remove(card)
        if card in self.position.get("discards", ()):
            self.position["discards"].remove(card)
        if place not in ("hand", "display"):
            raise InvalidValue(place)
        self.players[seat].setdefault(place, []).append(card)
        self._forget("deck")

    def _card(self, words: str) -> str:
        """The id of a card that somebody typed: `P015`, or its name with the id in brackets."""
        typed = words.strip().removesuffix(")").rpartition("(")[2].strip()
        cards = {card.id for card in self.game.box.all_cards}
        if typed not in cards:
            raise InvalidValue(words)
        return typed

    def _drop_card(self, path: list[str], value: str) -> None:
        self.players[int(path[0])][path[1]].remove(path[2])
        self._forget("deck")

    def _set_own(self, path: list[str], value: str) -> None:
        self.players[int(path[0])]["own_tile"] = value or None

    def _set_scored(self, path: list[str], value: str) -> None:
        scored = self.players[int(path[0])].setdefault("scored", {})
        scored.pop(path[1], None)
        if int(value):
            scored[path[1]] = int(value)

    def _set_project(self, path: list[str], value: str) -> None:
        projects = self.players[int(path[0])].setdefault("projects", {})
        projects.pop(path[1], None)
        if value:
            projects[path[1]] = value == "piece"
        self.players[int(path[0])].pop("supply", None)

    def _set_tile(self, path: list[str], value: str) -> None:
        """Another tile on a space: what stood there goes back."""
        self.position["map"].pop(path[0], None)
        if value:
            self.position["map"][path[0]] = {"tile": value}
        self._map_changed()

    def _set_site(self, path: list[str], value: str) -> None:
        placed = self.position["map"][path[0]]
        placed.pop(path[1], None)
        if value:
            seat, _, piece = value.partition(".")
            placed[path[1]] = {"seat": int(seat), "piece": piece}
        self._map_changed()

    def _set_cattle(self, path: list[str], value: str) -> None:
        placed = self.position["map"][path[0]]
        herd = list(placed.get("cattle", [0] * len(self.players)))
        herd[int(path[1])] = int(value)
        placed["cattle"] = herd
        self._map_changed()

    def _map_changed(self) -> None:
        self._forget_of_players(ON_MAP)
        self._forget("mound")

    def _set_strip(self, path: list[str], value: str) -> None:
        """A strip comes into a row; the one that lay there takes its place."""
        strips, row = self.position["strips"], int(path[0])
        other = strips.index(value)
        strips[row], strips[other] = strips[other], strips[row]

    def _set_scoring(self, path: list[str], value: str) -> None:
        """Another scoring tile; what lay on the old one lies on the new one."""
        tiles = self.position["scoring_tiles"]
        old, tiles[int(path[0])] = tiles[int(path[0])], value or None
        for player in self.players:
            if player.get("own_tile") == old:
                player["own_tile"] = value or None
            for name in ("scored", "projects"):
                if old in player.get(name, {}):
                    player[name][value] = player[name].pop(old)

    def _set_number(self, path: list[str], value: str) -> None:
        if path[0] not in ("turn", "round"):
            raise InvalidValue(path[0])
        self.position[path[0]] = int(value)
        if path[0] == "round":
            self._forget(*COURSE)
            self._forget_of_players(("ship",))

    def _set_listed(self, path: list[str], value: str) -> None:
        """Whether something is in a list: a covered region, a lock that was crossed."""
        if path[0] not in ("covered", "locks"):
            raise InvalidValue(path[0])
        listed = [name for name in self.get(path[0]) if name != path[1]]
        self.position[path[0]] = [*listed, path[1]] if value == "yes" else listed

    def _set_active(self, path: list[str], value: str) -> None:
        """A new turn begins; what was still to happen is dropped, and so is an unfinished set-up."""
        self.position["active"] = int(value)
        self._forget("agenda", "taken", "pool", "pending", "left_out")
        if None in self.position.get("scoring_tiles", ()):
            self._forget("scoring_tiles")
        if not self.position.get("turn"):
            self._forget("turn")
        expansion = self.position.get("expansion") or {}
        for name in ("conditions", "display"):
            if not expansion.get(name):
                expansion.pop(name, None)
        for player in self.players:
            player.get("expansion", {}).pop("prices", None)

    def _set_tree(self, path: list[str], value: str) -> None:
        """A value somewhere in the position, by its path, as JSON."""
        *way, last = path[0].split("/")
        place: Any = self.position
        for step in way:
            place = place[int(step) if isinstance(place, list) else step]
        key: Any = int(last) if isinstance(place, list) else last
        new = json.loads(value)
        if not _has_shape(place[key], new):
            raise InvalidValue(last)
        place[key] = new

    def _set_text(self, path: list[str], value: str) -> None:
        """The whole position, as somebody wrote it; it counts only once it is possible."""
        self.position = Game.from_position(_read(value)).position()


def _has_shape(old: Any, new: Any) -> bool:
    """Whether the forms can show a value where they show another: numbers for numbers, as many players as before."""
    match old, new:
        case dict(), dict():
            return all(_has_shape(value, new[name]) for name, value in old.items() if name in new)
        case [dict(), *_], list():
            return len(new) == len(old) and all(_has_shape(one, other) for one, other in zip(old, new, strict=True))
        case [first, *_], list():
            return all(_has_shape(first, each) for each in new)
        case (None, _) | (_, None):
            return not isinstance(old or new, dict | list)
    return type(old) is type(new)


def _read(words: str) -> Position:
    try:
        data = json.loads(words)
    except (ValueError, RecursionError) as problem:
        raise PositionError([PositionFault(misread(problem))]) from None
    if not isinstance(data, dict):
        raise PositionError([PositionFault(text("fault-object"))])
    return data


CHANGES: dict[str, Callable[[Draft, list[str], str], None]] = {
    "count": Draft._set_count,
    "production": Draft._set_production,
    "boat": Draft._set_boat,
    "ship": Draft._set_ship,
    "lever": Draft._set_lever,
    "card": Draft._set_card,
    "drop": Draft._drop_card,
    "own": Draft._set_own,
    "scored": Draft._set_scored,
    "project": Draft._set_project,
    "tile": Draft._set_tile,
    "site": Draft._set_site,
    "cattle": Draft._set_cattle,
    "strip": Draft._set_strip,
    "scoring": Draft._set_scoring,
    "number": Draft._set_number,
    "listed": Draft._set_listed,
    "active": Draft._set_active,
    "tree": Draft._set_tree,
    "text": Draft._set_text,
}
"""How each kind of field is changed."""

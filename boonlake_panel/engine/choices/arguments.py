"""Arguments of keys, `13.upper` in `develop:13.upper`: each kind writes, reads and lists its texts."""

import re
from collections.abc import Callable, Iterable
from typing import Final

from ...components.box import Box
from ...components.titles import lever_title, scoring_title, tile_title
from ...components.vocabulary import ACTIONS, HALVES, REGIONS, RESOURCES, TRACKS
from ...texts.messages import has_text, text
from ...texts.names import name_of
from ..names import written_site_name
from ..state import State, Step
from ..tables import Tables

OPEN: Final = -1
"""The argument of a key that only the open decision can tell: `give:3coins`."""


class Argument:
    """No argument; the others differ from it."""

    def write(self, _s: State, _step: Step, _argument: int) -> str:
        """The text of an option's argument."""
        return ""

    def read(self, _t: Tables, _text: str) -> int | None:
        """The argument that a text stands for in any position, `OPEN` if that depends; None if it is no such text."""
        return None

    def find(self, s: State, _step: Step, text: str) -> int:
        """The argument that a text stands for now, `OPEN` if it stands for nothing."""
        index = self.read(s.t, text)
        return OPEN if index is None else index

    def all(self, _t: Tables) -> Iterable[str]:
        """Every text that can be listed."""
        return ("",)

    def words(self, _box: Box, text: str) -> str:
        """A text in words for people; what cannot be read stays as it is."""
        return text


class Named(Argument):
    """One of a list of names, counted from `first`; a message may say each in words."""

    def __init__(self, names: Callable[[Tables], tuple[str, ...]], message: str = "", first: int = 0) -> None:
        self.names = names
        self.message = message
        self.first = first

    def write(self, s: State, _step: Step, argument: int) -> str:
        return self.names(s.t)[argument]

    def read(self, t: Tables, text: str) -> int | None:
        names = self.names(t)
        return names.index(text) if text and text in names[self.first :] else None

    def all(self, t: Tables) -> Iterable[str]:
        return (name for name in self.names(t)[self.first :] if name)

    def words(self, box: Box, name: str) -> str:
        message = f"{self.message}-{name}"
        if self.message and has_text(message):
            return text(message)
        thing = next((thing for thing in box.named if thing.id == name), None)
        return name_of(thing) if thing is not None else name


class Shown(Named):
    """One of a list of ids that people know by what the thing shows."""

    def __init__(
        self, names: Callable[[Tables], tuple[str, ...]], titles: Callable[[Box], Iterable[tuple[str, str]]]
    ) -> None:
        super().__init__(names)
        self.titles = titles

    def words(self, box: Box, name: str) -> str:
        return dict(self.titles(box)).get(name, name)


class Space(Argument):
    """A space of the map by its number: `13`."""

    def write(self, _s: State, _step: Step, argument: int) -> str:
        return str(argument)

    def read(self, t: Tables, text: str) -> int | None:
        return int(text) if re.fullmatch(r"\d{1,2}", text) and 1 <= int(text) <= t.space_count else None

    def all(self, t: Tables) -> Iterable[str]:
        return (str(space) for space in range(1, t.space_count + 1))


class Site(Argument):
    """A building site: `13.upper`."""

    def write(self, _s: State, _step: Step, argument: int) -> str:
        return f"{argument >> 1}.{HALVES[argument & 1]}"

    def read(self, t: Tables, text: str) -> int | None:
        space, _, half = text.partition(".")
        number = SPACE.read(t, space)
        return number * 2 + HALVES.index(half) if number is not None and half in HALVES else None

    def all(self, t: Tables) -> Iterable[str]:
        return (f"{space}.{half}" for space in SPACE.all(t) for half in HALVES)

    def words(self, _box: Box, site: str) -> str:
        return written_site_name(site) if site.partition(".")[2] in HALVES else site


class Canal(Argument):
    """An area of the canal by its resource: `wood`."""

    def write(self, s: State, _step: Step, argument: int) -> str:
        return RESOURCES[s.t.canal[argument]]

    def read(self, t: Tables, text: str) -> int | None:
        return t.canal.index(RESOURCES.index(text)) if text in RESOURCES else None

    def all(self, _t: Tables) -> Iterable[str]:
        return RESOURCES

    def words(self, box: Box, name: str) -> str:
        return RESOURCE.words(box, name)


class Boat(Argument):
    """A boat and the area to which it goes: `1.stone`."""

    def write(self, s: State, step: Step, argument: int) -> str:
        return f"{(argument >> 2) + 1}.{CANAL.write(s, step, argument & 3)}"

    def read(self, t: Tables, text: str) -> int | None:
        boat, _, resource = text.partition(".")
        area = CANAL.read(t, resource)
        return (int(boat) - 1) * 4 + area if boat in ("1", "2") and area is not None else None

    def all(self, _t: Tables) -> Iterable[str]:
        return (f"{boat}.{resource}" for boat in (1, 2) for resource in RESOURCES)

    def words(self, box: Box, text: str) -> str:
        boat, dot, resource = text.partition(".")
        return f"{boat}, {RESOURCE.words(box, resource)}" if dot else text


class Steps(Argument):
    """A number of steps: `3`."""

    def write(self, _s: State, _step: Step, argument: int) -> str:
        return str(argument)

    def read(self, _t: Tables, text: str) -> int | None:
        return int(text) if re.fullmatch(r"[1-9]", text) else None

    def all(self, t: Tables) -> Iterable[str]:
        return (str(steps) for steps in range(1, 10))


class Slot(Argument):
    """A scoring tile in play: an option counts its place on the table, a key names the tile."""

    def write(self, s: State, _step: Step, argument: int) -> str:
        return s.t.scoring_ids[s.scoring_tiles[argument]]

    def read(self, t: Tables, text: str) -> int | None:
        return SCORING_TILE.read(t, text)

    def all(self, t: Tables) -> Iterable[str]:
        return t.scoring_ids

    def words(self, box: Box, text: str) -> str:
        return SCORING_TILE.words(box, text)


class Offered(Argument):
    """Something that only the open decision knows: a cost, a gain, a way of paying."""

    def __init__(
        self, write: Callable[[State, Step, int], str], offered: Callable[[State, Step], Iterable[int]]
    ) -> None:
        self._write = write
        self._offered = offered

    def write(self, s: State, step: Step, argument: int) -> str:
        return self._write(s, step, argument)

    def read(self, _t: Tables, text: str) -> int | None:
        return OPEN if re.fullmatch(r"[A-Za-z0-9+.]+", text) else None

    def all(self, _t: Tables) -> Iterable[str]:
        return ()

    def find(self, s: State, step: Step, text: str) -> int:
        return next((n for n in self._offered(s, step) if self._write(s, step, n) == text), OPEN)


NOTHING: Final = Argument()
ACTION: Final = Named(lambda _: ACTIONS)
CARD: Final = Named(lambda t: t.card_ids)
SCORING_TILE: Final = Shown(
    lambda t: t.scoring_ids, lambda box: ((tile.id, scoring_title(box, tile)) for tile in box.scoring_tiles)
)
TILE: Final = Shown(lambda t: t.tile_ids, lambda box: ((tile.id, tile_title(box, tile)) for tile in box.tiles))
LEVER: Final = Shown(
    lambda t: t.lever_names, lambda box: ((lever.place, lever_title(box, lever)) for lever in box.levers)
)
RIVER_SPACE: Final = Named(lambda t: t.river_ids)
REGION: Final = Named(lambda _: REGIONS, "region")
RESOURCE: Final = Named(lambda _: RESOURCES, "resource")
TRACK: Final = Named(lambda _: TRACKS, "track")
SPACE: Final = Space()
SITE: Final = Site()
CANAL: Final = Canal()
BOAT: Final = Boat()
STEPS: Final = Steps()
SLOT: Final = Slot()

"""Arguments of keys that only games with Artifacts have: `PT1.AF2a`, `income.3`."""

import re
from collections.abc import Iterable
from typing import Final

from ....components.box import Box
from ....components.describe import describe, describe_rules
from ...choices.arguments import Argument, Named, Shown
from ...state import State, Step
from ...tables import Tables
from .state import LAKE_SIDES
from .tables import tables_of


class Price(Argument):
    """A price tile beside an artifact: `PT1.AF2a`."""

    def write(self, s: State, _step: Step, argument: int) -> str:
        return f"{tables_of(s.t).price_ids[argument >> 4]}.{tables_of(s.t).artifact_ids[argument & 15]}"

    def read(self, t: Tables, text: str) -> int | None:
        tile, _, artifact = text.partition(".")
        if tile not in tables_of(t).price_ids or artifact not in tables_of(t).artifact_ids:
            return None
        return tables_of(t).price_ids.index(tile) << 4 | tables_of(t).artifact_ids.index(artifact)

    def all(self, t: Tables) -> Iterable[str]:
        return (f"{tile}.{artifact}" for tile in tables_of(t).price_ids for artifact in tables_of(t).artifact_ids)

    def words(self, box: Box, price: str) -> str:
        tile, dot, artifact = price.partition(".")
        costs = {one.id: describe(one.cost) for one in box.table("price_tiles")}
        return f"{costs.get(tile, tile)}, {ARTIFACT.words(box, artifact)}" if dot else price


class CoastSpace(Argument):
    """A space of the lake board by its side and place: `income.3`."""

    def write(self, _s: State, _step: Step, argument: int) -> str:
        return f"{LAKE_SIDES[argument >> 4]}.{argument & 15}"

    def read(self, t: Tables, text: str) -> int | None:
        side, _, place = text.partition(".")
        number = LAKE_SIDE.read(t, side)
        if number is None or not re.fullmatch(r"[1-9]", place) or int(place) >= len(tables_of(t).coast[number]):
            return None
        return number << 4 | int(place)

    def all(self, t: Tables) -> Iterable[str]:
        places = [(number, place) for number in (1, 2) for place in range(1, len(tables_of(t).coast[number]))]
        return (f"{LAKE_SIDES[number]}.{place}" for number, place in places)

    def words(self, box: Box, space: str) -> str:
        side, dot, place = space.partition(".")
        return f"{LAKE_SIDE.words(box, side)}, {place}" if dot else space


ARTIFACT: Final = Named(lambda t: tables_of(t).artifact_ids)
CONDITION: Final = Shown(
    lambda t: tables_of(t).condition_ids,
    lambda box: ((one.id, describe_rules(one.effect)) for one in box.table("lake_conditions")),
)
LAKE_SIDE: Final = Named(lambda _: LAKE_SIDES, "side", first=1)
PRICE: Final = Price()
COAST_SPACE: Final = CoastSpace()

"""What there is to know about a word, a trigger and a measure of the effect language: one record each.

The handlers of words stand in `engine/rules`, as components know no rules.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from .arguments import NO_ARGUMENT, Argument, Values


class Group(StrEnum):
    """Kinds of words, as in the column `group` of `data/vocabulary.csv`; they decide where a word may stand."""

    GAIN = "gain"
    ACTION = "action"
    MODIFIER = "modifier"
    SCORE = "score"
    EXPANSION = "expansion"
    SOLO = "solo"


THEMES = (
    "coins",
    "cards",
    "inhabitants",
    "vases",
    "points",
    "tracks",
    "production",
    "levers",
    "building",
    "cattle",
    "regions",
    "discounts",
    "scoring",
    "lake",
    "eminence",
)
"""What words are about, in the order in which people choose from them."""


@dataclass(frozen=True, slots=True)
class Goods:
    """Goods in a description: `goods-<name>` with `verb-<get>` or, for a cost, `verb-<lose>`."""

    name: str
    get: str
    lose: str = ""


Icons = tuple[str, ...]
"""Names of icons, each with a text before it if there is one: `"coin"`, `"/ card"`, `"{n} steps"`.

In the text `{n}` is the number, `{count}` the number unless it is 1, `{signed}` the number with its sign.
"""


@dataclass(frozen=True, slots=True, eq=False)
class Word:
    """A word of the effect language.

    Descriptions are the messages `effect-<name>` with the number as `$count`, or `effect-<name>-<variant>` where the
    argument has variants; goods need none.
    """

    number: int
    name: str
    group: Group
    argument: Argument = NO_ARGUMENT
    icons: Icons | Mapping[str, Icons] = ()
    """Icons, or icons by variant of the argument."""
    goods: Goods | None = None
    unit: str = ""
    """What one of it is called in keys of exchanges: `coin` in `give:2coins`; without it the key has the bare name."""
    themes: tuple[str, ...] = ()
    """What it is about, some of `THEMES`: for those who look for components."""
    is_cost: bool = False
    """Whether it always takes something; words with a sign are costs when they are negative."""
    is_rule: bool = False
    """Whether it may stand alone as a lasting rule although it is no modifier."""
    worth: float = 0.0
    """Points that one unit is worth to an agent while there is time to use it (docs/balance.md)."""
    lasting_worth: float = 0.0
    """Points that one unit is worth if it lasts for a whole game."""
    rule: str = ""
    """The rule of the catalogue that describes it on a card, if it has one of its own."""

    def icons_of(self, values: Values) -> Icons:
        """The icons of the word with these values of its argument."""
        return self.icons if isinstance(self.icons, tuple) else self.icons[self.argument.variant(values)]


@dataclass(frozen=True, slots=True)
class Trigger:
    """What a rule waits for: `on:<name> => effect`, or `on:<name>,<argument> => effect`."""

    name: str
    arguments: tuple[str, ...] = ("",)
    expansion: bool = False
    """Whether it may stand in the tables of an expansion only."""
    rule: str = ""
    """The rule of the catalogue about permanent effects with this trigger."""


@dataclass(frozen=True, slots=True)
class Measure:
    """Something that can be counted for a player."""

    name: str
    icons: Icons
    expansion: bool = False
    """Whether it may be counted in the tables of an expansion only."""

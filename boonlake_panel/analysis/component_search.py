"""Finding components: by kind, words, effects, cost, expansion and where their values come from."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import param

from ..components.box import Box
from ..components.expansions import COMPONENTS
from ..components.lexicon import WORDS
from ..components.tables import Card
from ..components.vocabulary import KINDS as CARD_KINDS
from ..components.vocabulary import NONE
from ..components.word import THEMES as WORD_THEMES
from ..texts.messages import folded
from .component_tables import component_row, effect_words
from .settings import Settings

KINDS: dict[str, tuple[str, ...]] = {
    "cards": ("cards", *(one.cards for one in COMPONENTS.values())),
    "tiles": ("tiles",),
    "scoring_tiles": ("scoring_tiles",),
    "levers": ("levers",),
    "strips": ("strips",),
    "action_board": ("action_board",),
    "spaces": ("spaces",),
    "regions": ("regions",),
    "river": ("river",),
    "income_tracks": ("income_tracks",),
    "player_board": ("player_board",),
    "production": ("production",),
    "scoring_markers": ("scoring_markers",),
    "solo_tiles": ("solo_tiles",),
    "solo_actions": ("solo_actions",),
    "solo_board": ("solo_board",),
    **{table: (table,) for one in COMPONENTS.values() for table in one.tables if table != one.cards},
}
"""Kinds of components that one can see, with their tables in the box."""

THEMES: dict[str, tuple[str, ...]] = {
    theme: tuple(word.name for word in WORDS.values() if theme in word.themes) for theme in WORD_THEMES
}
"""What effects are about, with the words of the effect language."""

TIMES = ("immediate", "permanent", "one_time", "end")
"""When a card has an effect."""
ORIGINS = ("rulebook", "mixed", "reconstructed")
"""Where the values of a component come from."""
BASE = "base"
GAMES = (BASE, *COMPONENTS)
"""The base game and the expansions: where a component comes from."""


@dataclass(frozen=True, slots=True)
class Match:
    """A component with the table that it lies in."""

    table: str
    record: Any

    @property
    def game(self) -> str:
        """The expansion that it belongs to, or `base`."""
        return next((name for name, one in COMPONENTS.items() if self.table in one.tables), BASE)


class Query(Settings):
    """What somebody looks for; what is empty does not matter."""

    kind: Any = param.Selector(default="cards", objects=list(KINDS), label="Components", doc="What to look at.")
    words = param.String(default="", regex=r"(?s)\A.{0,60}\Z", label="Words", doc="Words in names and effects.")
    theme: Any = param.Selector(default="", objects=["", *THEMES], label="Effects about", doc="What effects are about.")
    time: Any = param.Selector(default="", objects=["", *TIMES], label="When", doc="When a card has an effect.")
    card_kind: Any = param.Selector(
        default="", objects=["", *CARD_KINDS], label="Kind of card", doc="The kind of a card, as printed on it."
    )
    most_coins: Any = param.Integer(
        default=None, allow_None=True, bounds=(0, None), label="Cost", doc="The most coins that a card may cost."
    )
    game: Any = param.Selector(default="", objects=["", *GAMES], label="Game", doc="The base game or an expansion.")
    provenance: Any = param.Selector(
        default="", objects=["", *ORIGINS], label="Origin", doc="Where the values of a component come from."
    )

    def __init__(self, kind: str = "cards", **params: Any) -> None:
        super().__init__(kind=kind, **params)

    def of_kind(self) -> "Query":
        """Everything of the same kind."""
        return Query(self.kind)


def find_components(box: Box, wanted: Query) -> list[Match]:
    """All components that fit, in the order of their tables.

    >>> from boonlake_panel.components import open_box
    >>> found = find_components(open_box(), Query("cards", theme="vases", card_kind="night"))
    >>> {component.record.kind for component in found}
    {'night'}
    """
    everything = (Match(table, record) for table in KINDS[wanted.kind] for record in box.table(table))
    return [match for match in everything if _fits(match, wanted)]


def _fits(match: Match, wanted: Query) -> bool:
    record = match.record
    if wanted.game and match.game != wanted.game:
        return False
    if wanted.provenance and record.provenance != wanted.provenance:
        return False
    if wanted.theme and not wanted_words(wanted.theme) & set(effect_words(record)):
        return False
    if isinstance(record, Card) and not _fits_card(record, wanted):
        return False
    return not wanted.words or _has_words(record, wanted.words)


def wanted_words(theme: str) -> set[str]:
    return set(THEMES.get(theme, ()))


def _fits_card(card: Card, wanted: Query) -> bool:
    return (
        (not wanted.card_kind or card.kind == wanted.card_kind)
        and (wanted.most_coins is None or card.cost_coins <= wanted.most_coins)
        and (not wanted.time or wanted.time in times_of(card))
    )


def _has_words(record: Any, words: str) -> bool:
    told = folded(" ".join(str(cell) for cell in component_row(record).values()))
    return all(word in told for word in folded(words).split())


def times_of(card: Card) -> tuple[str, ...]:
    """When a card has effects, in the order of `TIMES`."""
    return tuple(time for time in TIMES if (card.permanent if time == "permanent" else getattr(card, time)[0] != NONE))


def themes_of(record: Any) -> tuple[str, ...]:
    """What the effects of a component are about."""
    words = set(effect_words(record))
    return tuple(theme for theme, known in THEMES.items() if words & set(known))


def count_themes(matches: Iterable[Match]) -> dict[str, int]:
    """How many components have an effect of each theme; themes that nobody has are left out."""
    counts = Counter(theme for component in matches for theme in themes_of(component.record))
    return {theme: counts[theme] for theme in THEMES if counts[theme]}

"""The words that Artifacts adds to the effect language."""

from typing import Final

from ..arguments import COUNT, GAIN, Choice
from ..word import Group, Word

LEVER_DOWN: Final = 17
LAKE: Final = 18
PLACE_HOUSE: Final = 25
PRODUCTION_HOUSE: Final = 45
PURPLE: Final = 46
PURPLE_PRESENCE: Final = 47
SPECIAL_TILE: Final = 48
STASH: Final = 49
PLAY_STASHED: Final = 50
LAKE_EFFECT: Final = 51

WORDS: Final = (
    Word(LEVER_DOWN, "lever_down", Group.GAIN, COUNT, ("{count} lever",), is_cost=True, themes=("levers",)),
    Word(LAKE, "lake", Group.EXPANSION, GAIN, ("{count} lake",), worth=1.0, themes=("lake",)),
    Word(PLACE_HOUSE, "place_house", Group.ACTION, COUNT, ("{count} house",), worth=3.0, themes=("building",)),
    Word(
        PRODUCTION_HOUSE,
        "production_house",
        Group.EXPANSION,
        COUNT,
        ("any", "house"),
        worth=2.0,
        themes=("production",),
    ),
    Word(PURPLE, "purple", Group.EXPANSION, Choice(("ranch", "roam")), worth=1.5, themes=("inhabitants",)),
    Word(PURPLE_PRESENCE, "purple_presence", Group.EXPANSION, COUNT, is_rule=True, worth=1.5, themes=("inhabitants",)),
    Word(SPECIAL_TILE, "special_tile", Group.EXPANSION, Choice(("gain",)), worth=2.0, themes=("building",)),
    Word(STASH, "stash", Group.EXPANSION, COUNT, ("card", "artifact"), worth=0.6, themes=("cards",)),
    Word(
        PLAY_STASHED,
        "play_stashed",
        Group.EXPANSION,
        Choice(("free",)),
        ("artifact", "arrow", "card"),
        worth=2.0,
        themes=("cards",),
    ),
    Word(LAKE_EFFECT, "lake_effect", Group.EXPANSION, Choice(("current", "previous")), worth=1.5, themes=("lake",)),
)

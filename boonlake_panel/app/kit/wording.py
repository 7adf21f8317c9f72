"""Texts of the pages in the current language."""

import re

from ...engine import Game
from ...engine.wording.keys import key_text
from ...expansions import expansion_modules
from ...texts.catalogue import all_rules
from ...texts.messages import capitalized, text
from ...texts.messages import has_text as has
from ...views.drawing.palette import SEATS
from .rich_text import Part, link, part

FURTHER = tuple(group for module in expansion_modules("engine.expansions", "kinds").values() for group in module.GROUPS)
ORDER = ("strips", "cards", "map", "river", *FURTHER, "levers", "scoring", "payment", "other", "boats")
"""Groups of choices in the order in which people look for them."""

MAX_TITLE = 60
"""Characters of a rule's text that stand for it."""
BOLD = re.compile(r"\*\*(?=\S)(.+?)(?<=\S)\*\*")


def t(message: str, /, **arguments: str | int) -> str:
    """A text of the pages."""
    return text(f"app-{message}", **arguments)


def group_title(group: str) -> str:
    return t(f"group-{group}") if has(f"app-group-{group}") else group.capitalize()


def chip(seat: int, small: bool = False) -> Part:
    """The round badge of a seat: its colour and its letter."""
    colours = SEATS[seat]
    light = " light" if colours.ink != "#ffffff" else ""
    css = f"chip{light}{' small' if small else ''}"
    return part("span", colours.letter, css=css, colour=colours.fill, aria_hidden="true")


def seat_colour(seat: int) -> str:
    return SEATS[seat].fill if seat >= 0 else "#999999"


def who(game: Game, seat: int) -> str:
    """Who chooses, and in which turn."""
    name, turn = game.setup.seat_name(seat), game.current_turn
    return t("who", name=name, turn=turn, round=game.round) if turn else t("setup", name=name)


def rule_link(rule: str) -> Part | None:
    """A reference that opens the text of a rule."""
    return link("rule", rule) if rule else None


def rule_title(rule: str) -> list[Part | str]:
    """A rule in a list of rules: by how its text begins."""
    words = all_rules()[rule].rule if rule in all_rules() else rule
    short = words if len(words) <= MAX_TITLE else f"{words[:MAX_TITLE].rpartition(' ')[0].rstrip(' ,;:(')}\u2026"
    return [short, part("span", f" {rule}", css="id")]


def sentence(words: str) -> str:
    return capitalized(words)


def key_words(game: Game, key: str) -> str:
    """A key in words, also one that cannot be played now: `Play Mint`, `Place lever 2.3`."""
    return key_text(game.box, key)


def rich(words: str) -> list[Part | str]:
    """Text in which `**words**` are bold, as parts; everything else stays as it was written."""
    pieces = BOLD.split(words)
    return [part("strong", piece) if place % 2 else piece for place, piece in enumerate(pieces) if piece]

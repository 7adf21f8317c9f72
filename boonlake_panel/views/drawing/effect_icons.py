"""Effects as rows of icons and numbers."""

from dataclasses import dataclass

from ...components import vocabulary as w
from ...components.effects import Effect
from ...components.lexicon import word_of
from ...components.word import Icons
from .scene import BOLD, Scene

MINUS = "\N{MINUS SIGN}"
SIGNS = {"+": 0.84, MINUS: 0.84, "/": 0.5, ":": 0.5}
DIGIT = 0.68
"""Widths of characters, in parts of the text size."""


@dataclass(frozen=True, slots=True)
class Token:
    """A number or sign, an icon, or both."""

    text: str = ""
    icon: str = ""

    @property
    def width(self) -> float:
        return self.room * 0.9 + (1.0 if self.icon else 0.0) + 0.1

    @property
    def room(self) -> float:
        """The width of the text, in parts of its size."""
        return sum(SIGNS.get(sign, DIGIT) for sign in self.text)


def tokens(effect: Effect) -> list[Token]:
    """The icons of an effect; nothing for what has no icon."""
    word = effect[0]
    if word == w.SEQ:
        return [token for part in effect[1] for token in tokens(part)]
    if word == w.ALT:
        return _joined([tokens(part) for part in effect[1]])
    if word == w.TRADE:
        return [*tokens(effect[1]), Token(icon="arrow"), *tokens(effect[2])]
    if word == w.REPEAT:
        return [Token(icon="loop"), *tokens(effect[1])]
    if word in (w.VP_EACH, w.COINS_EACH):
        return [*_filled(word_of(effect).icons_of(effect[1:]), effect[2]), Token(":"), *measure_tokens(effect[1])]
    if word == w.VP_GOAL:
        goals = [
            [Token(str(least)), *measure_tokens(effect[1]), Token(icon="arrow"), Token(str(vp), "vp")]
            for least, vp in effect[2]
        ]
        return _joined(goals)
    if word == w.VP_ANY_GOAL:
        goals = [[Token(str(least)), *measure_tokens(measure)] for measure, least in effect[2]]
        return [*_joined(goals), Token(icon="arrow"), Token(str(effect[1]), "vp")]
    return _filled(word_of(effect).icons_of(effect[1:]), effect[1] if len(effect) > 1 else 0)


def measure_tokens(measure: int) -> list[Token]:
    """The icons of what is counted."""
    return [Token(icon=icon) for icon in w.MEASURE_RECORDS[measure].icons]


def _filled(icons: Icons, number: int) -> list[Token]:
    """The icons of a word with its number in their texts."""
    n, signed = (str(number).replace("-", MINUS), f"{number:+d}".replace("-", MINUS))
    count = "" if number in (0, 1) else n
    parts = (icon.format(n=n, signed=signed, count=count).rpartition(" ") for icon in icons)
    return [Token(text, icon) for text, _, icon in parts]


def _joined(parts: list[list[Token]]) -> list[Token]:
    row: list[Token] = []
    for part in parts:
        if row and part:
            row.append(Token("/"))
        row.extend(part)
    return row


def row_width(row: list[Token], size: float) -> float:
    return sum(token.width for token in row) * size


def draw_row(scene: Scene, row: list[Token], x: float, y: float, size: float, ink: str, align: str = "center") -> None:
    """Draws tokens side by side, centred at a point or starting from it."""
    left = x - row_width(row, size) / 2 if align == "center" else x
    for token in row:
        if token.text:
            scene.text(left, y, token.text, size * 0.9, ink, BOLD, "left")
            left += token.room * size * 0.9
        if token.icon:
            scene.icon(token.icon, left + size * 0.52, y, size, "#5c6b73" if token.icon in ("arrow", "steps") else "")
            left += size
        left += 0.1 * size

"""Effects as rows of icons and numbers."""

from dataclasses import dataclass

from ..components import words as w
from ..components.effects import Effect
from ..components.words import ALT, KINDS, RESOURCES, SEQ, TRADE
from .scene import BOLD, Scene

GOODS = {
    w.COINS: "coin",
    w.CARDS: "card",
    w.INHABITANTS: "inhabitant",
    w.VASE: "vase",
    w.VP: "vp",
    w.DISCARD: "discard",
    w.EXPLORE: "explore",
    w.DEVELOP: "develop",
    w.UPGRADE: "upgrade",
    w.MODERNIZE: "modernize",
    w.PLACE_PASTURE: "pasture",
    w.PLACE_CATTLE: "cattle",
    w.LEVER_UP: "lever",
    w.PLACE_HOUSE: "house",
    w.BOAT_UPSTREAM: "boat",
}
PLAIN = {
    w.REGION_REWARD: ("region",),
    w.REGION_INCOME: ("region", "coin"),
    w.UPGRADE_TO_HOUSE: ("upgrade", "house"),
    w.UPGRADE_TO_SETTLEMENT: ("upgrade", "settlement"),
}
TRACKS = {w.COIN_TRACK: "coin", w.CARD_TRACK: "card"}
CHARACTER = 0.66
"""Width of a character, in parts of the text size."""


@dataclass(frozen=True, slots=True)
class Token:
    """A number or sign, an icon, or both."""

    text: str = ""
    icon: str = ""

    @property
    def width(self) -> float:
        return CHARACTER * len(self.text) * 0.9 + (1.0 if self.icon else 0.0) + 0.1


def tokens(effect: Effect) -> list[Token]:
    """The icons of an effect; nothing for what has no icon."""
    word = effect[0]
    if word == w.NONE:
        return []
    if word == SEQ:
        return [token for part in effect[1] for token in tokens(part)]
    if word == ALT:
        return _joined([tokens(part) for part in effect[1]])
    if word == TRADE:
        return [*tokens(effect[1]), Token(icon="arrow"), *tokens(effect[2])]
    if word == w.REPEAT:
        return [Token(icon="loop"), *tokens(effect[1])]
    return _term(effect)


def _term(effect: Effect) -> list[Token]:
    word = effect[0]
    if word in GOODS:
        return [Token(_number(word, effect[1]), GOODS[word])]
    if word in TRACKS:
        return [Token(icon=TRACKS[word]), Token(str(effect[1]), "steps")]
    if word == w.ONE_TRACK:
        return [Token("", "coin"), Token("/", "card"), Token(str(effect[1]), "steps")]
    if word == w.PRODUCTION:
        return [Token("", "any" if effect[1] == w.ANY_RESOURCE else RESOURCES[effect[1]])]
    if word == w.INCOME:
        return [Token(icon="income"), Token(icon=("coin", "card")[effect[1]])]
    if word in (w.PLAY_CARD, w.PLAY_OR_DISCARD):
        kind = [] if effect[1] == w.ANY_KIND else [Token(icon=KINDS[effect[1]])]
        return [*kind, Token(icon="card")]
    return [Token(icon=name) for name in PLAIN.get(word, ())]


def _number(word: int, amount: int) -> str:
    if word == w.VP:
        return f"{amount:+d}".replace("-", "\u2212")
    if amount < 0:
        return f"\u2212{-amount}"
    return "" if amount <= 1 and word not in (w.COINS, w.CARDS) else str(amount)


def _joined(parts: list[list[Token]]) -> list[Token]:
    found: list[Token] = []
    for part in parts:
        if found and part:
            found.append(Token("/"))
        found.extend(part)
    return found


def row_width(row: list[Token], size: float) -> float:
    return sum(token.width for token in row) * size


def draw_row(scene: Scene, row: list[Token], x: float, y: float, size: float, ink: str, align: str = "center") -> None:
    """Draws tokens side by side, centred at a point or starting from it."""
    left = x - row_width(row, size) / 2 if align == "center" else x
    for token in row:
        if token.text:
            scene.text(left, y, token.text, size * 0.9, ink, BOLD, "left")
            left += CHARACTER * len(token.text) * size * 0.9
        if token.icon:
            scene.icon(token.icon, left + size * 0.52, y, size, "#5c6b73" if token.icon in ("arrow", "steps") else "")
            left += size
        left += 0.1 * size

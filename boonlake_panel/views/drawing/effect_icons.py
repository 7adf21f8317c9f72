"""Effects as rows of icons and numbers."""

from dataclasses import dataclass

from ...components import vocabulary as w
from ...components.effects import Effect
from ...components.vocabulary import ALT, KINDS, MEASURES, REGIONS, RESOURCES, SEQ, TRADE
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
    w.LAKE: "lake",
    w.LEVER_DOWN: "lever",
    w.CACTUS: "cactus",
    w.SOLO_EXPLORE: "explore",
    w.SOLO_PASTURE: "pasture",
    w.SOLO_CATTLE: "cattle",
}
PLAIN = {
    w.REGION_REWARD: ("region",),
    w.REGION_INCOME: ("region", "coin"),
    w.UPGRADE_TO_HOUSE: ("upgrade", "house"),
    w.UPGRADE_TO_SETTLEMENT: ("upgrade", "settlement"),
    w.PRODUCTION_HOUSE: ("any", "house"),
    w.SOLO_HOUSE: ("house",),
    w.STASH: ("card", "artifact"),
    w.PLAY_STASHED: ("artifact", "arrow", "card"),
}
MEASURE_ICONS = {
    "coin_track": ("coin", "steps"),
    "card_track": ("card", "steps"),
    "lower_track": ("coin", "card", "steps"),
    "production": ("any",),
    "adjacent_tiles": ("explore",),
    "levers": ("lever",),
    "lever_rows": ("lever",),
    "houses": ("house",),
    "cattle": ("cattle",),
    "cattle_regions": ("cattle", "region"),
    "settlements": ("settlement",),
    "presences": ("inhabitant",),
    "scored_presences": ("inhabitant", "region"),
    **{f"presences@{region}": ("inhabitant", "region") for region in REGIONS},
    "bridge_presences": ("inhabitant", "steps"),
    "special_tile_presences": ("inhabitant",),
    "permanent_cards": ("loop", "card"),
    "played_cards": ("card",),
    "lake_spaces": ("lake",),
}
"""What is counted, as icons."""
TRACKS = {w.COIN_TRACK: "coin", w.CARD_TRACK: "card"}
SIGNS = {"+": 0.84, "\u2212": 0.84, "/": 0.5, ":": 0.5}
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
        lake = [Token(icon="lake")] if word == w.PLACE_CATTLE and effect[1] == 0 else []
        return [Token(_number(word, effect[1]), GOODS[word]), *lake]
    if word in (w.VP_EACH, w.COINS_EACH, w.VP_GOAL, w.VP_ANY_GOAL):
        return _counted(effect)
    if word == w.RESOURCE_DISCOUNT:
        return [Token(f"\u2212{effect[1]}", "any")]
    if word == w.SOLO_STRUCTURE:
        return [Token("" if effect[1] == 1 else str(effect[1]), "house"), Token("/", "settlement")]
    if word == w.SOLO_REGION:
        return [Token(icon="region"), Token(str(effect[1]), "vp")]
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


def _counted(effect: Effect) -> list[Token]:
    """Gains that depend on a count: so much for each, or so much from a number on."""
    word = effect[0]
    if word in (w.VP_EACH, w.COINS_EACH):
        gain = Token(str(effect[2]), "vp" if word == w.VP_EACH else "coin")
        return [gain, Token(":"), *_measure(effect[1])]
    if word == w.VP_GOAL:
        goals = [
            [Token(str(least), ""), *_measure(effect[1]), Token(icon="arrow"), Token(str(vp), "vp")]
            for least, vp in effect[2]
        ]
        return _joined(goals)
    goals = [[Token(str(least)), *_measure(measure)] for measure, least in effect[2]]
    return [*_joined(goals), Token(icon="arrow"), Token(str(effect[1]), "vp")]


def _measure(measure: int) -> list[Token]:
    return [Token(icon=icon) for icon in MEASURE_ICONS[MEASURES[measure]]]


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
            left += token.room * size * 0.9
        if token.icon:
            scene.icon(token.icon, left + size * 0.52, y, size, "#5c6b73" if token.icon in ("arrow", "steps") else "")
            left += size
        left += 0.1 * size

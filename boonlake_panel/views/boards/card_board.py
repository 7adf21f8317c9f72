"""The hand and the display of a player as drawn cards."""

from ...components import vocabulary as w
from ...components.box import Box
from ...components.describe import describe, describe_cost, describe_rules
from ...components.tables import Card
from ...components.vocabulary import RESOURCES
from ...texts.messages import text
from ...texts.names import name_of
from ..drawing.canvas import Board
from ..drawing.effect_icons import Token, draw_row, row_width, tokens
from ..drawing.palette import mix
from ..drawing.paths import box
from ..drawing.scene import BOLD, Scene
from ..drawing.wrapping import wrap
from .snapshot import Snapshot

WIDTH, HEIGHT = 1.9, 2.7
STEP_X, STEP_Y = WIDTH + 0.12, HEIGHT + 0.12
LARGEST = 1.1
MAX_ROW = 7.5
"""A longer row of icons is harder to read than words."""


class HandBoard(Board):
    """The cards in the hand of the seat that is shown."""

    window = (0.0, 0.0, 13.4, 3.2)
    title = "Hand"

    def draw(self, scene: Scene, shot: Snapshot) -> None:
        hand = shot.position["players"][shot.seat]["hand"]
        cards = all_cards(shot.box)
        count = hand if isinstance(hand, int) else len(hand)
        if not count:
            scene.part("none", _nothing, text("view-hand-empty"))
        for n, (x, y, scale) in enumerate(grid(count, self.window)):
            if isinstance(hand, int):
                scene.part(f"back {n}", draw_back, x, y, scale, count)
            else:
                scene.part(f"card:{hand[n]}", draw_card, cards[hand[n]], x, y, scale)


class DisplayBoard(Board):
    """The cards that the seat has played."""

    window = (0.0, 0.0, 13.4, 3.2)
    title = "Played"

    def draw(self, scene: Scene, shot: Snapshot) -> None:
        display = shot.position["players"][shot.seat]["display"]
        cards = all_cards(shot.box)
        if not display:
            scene.part("none", _nothing, text("view-display-empty"))
        for card, (x, y, scale) in zip(display, grid(len(display), self.window), strict=True):
            scene.part(f"card:{card}", draw_card, cards[card], x, y, scale)


def all_cards(table: Box) -> dict[str, Card]:
    """The cards of the base game and of the expansion by id."""
    return {card.id: card for card in table.all_cards}


def _nothing(scene: Scene, words: str) -> None:
    scene.text(6.7, 1.6, words, 0.34, scene.palette.muted)


def grid(count: int, window: tuple[float, float, float, float]) -> list[tuple[float, float, float]]:
    """Where `count` cards lie: left, top and scale, as large as the window allows."""
    _, _, wide, high = window
    if not count:
        return []
    scale, columns = max(
        (min((wide - 0.2) / (across * STEP_X), (high - 0.15) / (-(-count // across) * STEP_Y), LARGEST), across)
        for across in range(1, count + 1)
    )
    return [(0.14 + n % columns * STEP_X * scale, 0.1 + n // columns * STEP_Y * scale, scale) for n in range(count)]


def draw_back(scene: Scene, x: float, y: float, scale: float, count: int) -> None:
    """A card that is not known."""
    p = scene.palette
    scene.panel(x, y, WIDTH * scale, HEIGHT * scale, mix(p.accent, "#20303c", 0.4), p.line, 0.14 * scale)
    scene.polygon(
        box(x + 0.15 * scale, y + 0.15 * scale, (WIDTH - 0.3) * scale, (HEIGHT - 0.3) * scale, 0.1),
        mix(p.accent, "#20303c", 0.15),
    )
    scene.icon("ship", x + WIDTH / 2 * scale, y + HEIGHT / 2 * scale, 0.9 * scale, p.paper)
    outline = box(x, y, WIDTH * scale, HEIGHT * scale, 0.14 * scale)
    scene.spot(f"back:{x:.2f}.{y:.2f}", outline, text("view-hidden", count=count))


def draw_card(scene: Scene, card: Card, x: float, y: float, k: float) -> None:
    """A card with its cost, its effects and its points; `k` is its scale."""
    p = scene.palette
    kind, ink = p.kinds[card.kind]
    scene.panel(x, y, WIDTH * k, HEIGHT * k, p.paper, mix(kind, "#000000", 0.25), 0.14 * k)
    scene.polygon(box(x, y, WIDTH * k, 0.56 * k, 0.14 * k), kind)
    scene.icon(card.kind, x + 0.27 * k, y + 0.28 * k, 0.36 * k, mix(kind, "#ffffff", 0.6))
    lines = wrap(name_of(card), 12, 2)
    size = min(0.19, 1.36 / max(len(line) for line in lines) / 0.66) * k
    for n, line in enumerate(lines):
        top = y + (0.28 + (n - (len(lines) - 1) / 2) * 0.21) * k
        scene.text(x + 0.5 * k, top, line, size, ink, BOLD, "left")
    _costs(scene, card, x, y, k)
    _effects(scene, card, x, y, k)
    if card.vp:
        cx, cy = x + (WIDTH - 0.3) * k, y + (HEIGHT - 0.28) * k
        scene.icon("vp", cx, cy, 0.58 * k)
        scene.text(cx, cy + 0.02 * k, str(card.vp), 0.25 * k, "#ffffff", BOLD)
    outline = box(x, y, WIDTH * k, HEIGHT * k, 0.14 * k)
    title = text("view-card", name=name_of(card), kind=text(f"kind-{card.kind}"))
    scene.spot(f"card:{card.id}", outline, title, card_words(card))


def _costs(scene: Scene, card: Card, x: float, y: float, k: float) -> None:
    p = scene.palette
    row = [Token(str(card.cost_coins), "coin")] if card.cost_coins else []
    row += [Token(str(card.cost_vases), "vase")] if card.cost_vases else []
    row += [Token(str(count), name) for name, count in zip(RESOURCES, card.resources, strict=True) if count]
    scene.polygon(box(x + 0.02 * k, y + 0.56 * k, (WIDTH - 0.04) * k, 0.44 * k), mix(p.site, p.paper, 0.35))
    if row:
        size = min(0.34 * k, 1.74 * k / row_width(row, 1.0))
        draw_row(scene, row, x + WIDTH / 2 * k, y + 0.78 * k, size, p.paper_ink)


def _effects(scene: Scene, card: Card, x: float, y: float, k: float) -> None:
    p = scene.palette
    top = y + 1.28 * k
    row = tokens(card.immediate)
    if row and row_width(row, 1.0) < MAX_ROW:
        draw_row(scene, row, x + WIDTH / 2 * k, top, min(0.4 * k, 1.7 * k / row_width(row, 1.0)), p.paper_ink)
        top += 0.4 * k
    elif card.immediate[0] != w.NONE:
        top = _lines(scene, "bolt", describe(card.immediate), x, top, k)
    if card.permanent:
        top = _lines(scene, "loop", describe_rules(card.permanent), x, top, k)
    if card.one_time[0] != w.NONE:
        top = _lines(scene, "discard", describe(card.one_time), x, top, k)
    if card.end[0] != w.NONE:
        _lines(scene, "flag", describe(card.end), x, top, k)


def _lines(scene: Scene, icon: str, words: str, x: float, top: float, k: float) -> float:
    p = scene.palette
    scene.icon(icon, x + 0.22 * k, top, 0.24 * k, "#3a6f8f")
    lines = wrap(words, 19, 7)
    for n, line in enumerate(lines):
        scene.text(x + 0.4 * k, top + n * 0.18 * k, line, 0.138 * k, p.paper_ink, align="left")
    return top + (len(lines) * 0.18 + 0.14) * k


def card_words(card: Card) -> str:
    """A card in words."""
    cost = describe_cost(card.cost_coins, card.cost_vases, card.resources)
    words = [text("view-card-cost", cost=cost) if cost else text("view-card-free")]
    if card.immediate[0] != w.NONE:
        words.append(text("view-card-now", effect=describe(card.immediate)))
    if card.permanent:
        words.append(text("view-card-always", effect=describe_rules(card.permanent)))
    if card.one_time[0] != w.NONE:
        words.append(text("view-card-once", effect=describe(card.one_time)))
    if card.end[0] != w.NONE:
        words.append(text("view-card-end", effect=describe(card.end)))
    if card.vp:
        words.append(text("view-card-points", points=card.vp))
    return ". ".join(words)

"""The artifacts of a game with their levels, vases and prices, and what each seat has of the expansion."""

from typing import Any

from ..components.describe import describe, describe_rules
from ..components.expansion_tables import ArtifactSide, PriceTile
from ..components.names import name_of
from ..components.tables import ScoringMarker
from ..components.texts import capitalized
from .canvas import Board
from .card_board import HEIGHT as CARD_HEIGHT
from .card_board import WIDTH as CARD_WIDTH
from .card_board import all_cards, draw_back, draw_card
from .effect_icons import draw_row, row_width, tokens
from .palette import PURPLE, faded, mix
from .paths import box
from .scene import BOLD, Scene
from .snapshot import Snapshot
from .words import text
from .wrapping import wrap

WIDTH, HEIGHT = 3.1, 4.3
ROWS = 4.62
LINE = 0.98
STASH = (11.55, 4.62)
STASH_SCALE = 0.56
SLOTS = 3
"""Vases that can be plugged into an artifact: two for the basic level, one more for the advanced one."""


class ArtifactBoard(Board):
    """Artifacts on display and in use; below them a line for each seat."""

    window = (0.0, 0.0, 16.0, 8.65)
    title = "Artifacts"

    def draw(self, scene: Scene, shot: Snapshot) -> None:
        sides = {side.id: side for side in shot.box.artifacts}
        prices = {price.id: price for price in shot.box.price_tiles}
        shown = _shown(shot)
        for n, (name, owner, vases, tiles) in enumerate(shown):
            row = tuple(prices[tile] for tile in tiles)
            scene.part(f"artifact {name}", _artifact, sides[name], n, len(shown), owner, vases, row, shot.names)
        markers = tuple(marker for marker in shot.box.scoring_markers if marker.set == "artifacts")
        for seat, player in enumerate(shot.position["players"]):
            own = player.get("expansion")
            if own:
                scored = sorted(player["scored"].values())
                to_lay = tuple(prices[tile] for tile in own["prices"])
                scene.part(f"figure {seat}", _seat, seat, shot.names[seat], _facts(own), scored, to_lay, markers)
        self._stash(scene, shot)

    def _stash(self, scene: Scene, shot: Snapshot) -> None:
        """The cards stored on the artifact of the seat that is shown."""
        own = shot.position["players"][shot.seat].get("expansion")
        stash = own["stash"] if own else []
        count = stash if isinstance(stash, int) else len(stash)
        scene.part("stash", _stash_title, count)
        cards = all_cards(shot.box)
        left, top = STASH
        for n in range(count):
            x = left + n % 4 * (CARD_WIDTH * STASH_SCALE + 0.03)
            y = top + 0.42 + n // 4 * (CARD_HEIGHT * STASH_SCALE + 0.08)
            if isinstance(stash, int):
                scene.part(f"stored {n}", draw_back, x, y, STASH_SCALE, count)
            else:
                scene.part(f"stored {n}", draw_card, cards[stash[n]], x, y, STASH_SCALE)


Entry = tuple[str, int, int, tuple[str, ...]]


def _shown(shot: Snapshot) -> list[Entry]:
    """Artifacts to choose from; else those on display and those of the seats: owner, vases and price tiles of each."""
    offered = [keys for keys in shot.targets.values() if keys[0].startswith("artifact:")]
    if offered:
        return [(keys[0].partition(":")[2], -1, 0, ()) for keys in offered]
    display = shot.position["expansion"]["display"]
    found: list[Entry] = [(entry["artifact"], -1, entry["vases"], tuple(entry["prices"])) for entry in display]
    for seat, player in enumerate(shot.position["players"]):
        own = player.get("expansion")
        if own and own["artifact"]:
            found.append((own["artifact"], seat, own["plugged"], ()))
    return found


def _artifact(
    scene: Scene,
    side: ArtifactSide,
    n: int,
    count: int,
    owner: int,
    vases: int,
    prices: tuple[PriceTile, ...],
    names: tuple[str, ...],
) -> None:
    """An artifact as a card: its two levels, the vases in it or on it, and what it costs."""
    p = scene.palette
    k = 1.0 if count <= 5 else 0.5
    across = 5 if count <= 5 else 10
    x, y = 0.18 + n % across * (WIDTH * k + 0.06), 0.15
    edge = p.seats[owner].fill if owner >= 0 else "#8a5fb5"
    scene.panel(x, y, WIDTH * k, HEIGHT * (k if k == 1.0 else 0.62), p.paper, mix(edge, "#000000", 0.2), 0.18 * k)
    head = mix(edge, "#000000", 0.1) if owner != 2 else edge
    scene.polygon(box(x, y, WIDTH * k, 0.62 * k, 0.18 * k), head)
    ink = p.seats[owner].ink if owner >= 0 else "#ffffff"
    scene.icon("artifact", x + 0.34 * k, y + 0.31 * k, 0.44 * k)
    scene.text(x + 0.66 * k, y + 0.32 * k, name_of(side), 0.29 * k, ink, BOLD, "left")
    if owner >= 0:
        scene.text(x + (WIDTH - 0.28) * k, y + 0.32 * k, p.seats[owner].letter, 0.32 * k, ink, BOLD)
    level = 0 if vases < side.basic_vases else 1 if vases < SLOTS else 2
    if k == 1.0:
        _vases(scene, side, x, y, owner, vases)
        top = _level(scene, describe_rules(side.basic), x, y + 1.38, owner >= 0 and level >= 1, "1")
        _level(scene, describe_rules(side.advanced), x, max(top + 0.08, y + 2.42), owner >= 0 and level >= 2, "2")
        _prices(scene, prices, x, y)
    else:
        for m, line in enumerate(wrap(capitalized(describe_rules(side.basic)), 21, 9)):
            scene.text(x + 0.1, y + 0.5 + m * 0.19, line, 0.145, p.paper_ink, align="left")
    outline = box(x, y, WIDTH * k, HEIGHT * (k if k == 1.0 else 0.62), 0.18 * k)
    title = text("view-artifact", name=name_of(side), side=side.id)
    scene.spot(f"artifact:{side.id}", outline, title, _words(side, owner, vases, prices, names))


def _words(side: ArtifactSide, owner: int, vases: int, prices: tuple[PriceTile, ...], names: tuple[str, ...]) -> str:
    words = [
        text("view-artifact-basic", vases=side.basic_vases, effect=describe_rules(side.basic)),
        text("view-artifact-advanced", vases=side.advanced_vases, effect=describe_rules(side.advanced)),
    ]
    if side.advanced_replaces_basic:
        words.append(text("view-artifact-replaces"))
    if owner >= 0:
        words.append(text("view-artifact-owner", name=names[owner], vases=vases))
    else:
        cost = ", ".join(describe(price.cost) for price in prices)
        words.append(text("view-artifact-display", vases=vases))
        words.append(text("view-artifact-price", cost=cost) if cost else text("view-artifact-free"))
    return " ".join(words)


def _vases(scene: Scene, side: ArtifactSide, x: float, y: float, owner: int, vases: int) -> None:
    """Slots with the vases plugged in; on display the vases that lie on the artifact."""
    p = scene.palette
    if owner < 0:
        scene.text(x + 0.2, y + 0.94, text("view-artifact-on"), 0.2, p.paper_muted, align="left")
        for n in range(min(vases, 6)):
            scene.icon("vase", x + 2.75 - n * 0.36, y + 0.94, 0.36)
        return
    for n in range(SLOTS):
        cx = x + 0.55 + n * 0.66 + (0.18 if n >= side.basic_vases else 0.0)
        scene.icon("vase" if n < vases else "socket", cx, y + 0.96, 0.52)
    scene.text(x + 2.7, y + 0.97, f"{vases}/{SLOTS}", 0.28, p.paper_ink, BOLD)


def _level(scene: Scene, words: str, x: float, y: float, works: bool, number: str) -> float:
    """A level in words; it is bright once it works."""
    p = scene.palette
    lines = wrap(capitalized(words), 33, 6)
    height = 0.2 + len(lines) * 0.185
    scene.polygon(box(x + 0.08, y - 0.16, WIDTH - 0.16, height, 0.1), mix(p.paper, p.gold, 0.28 if works else 0.04))
    scene.disc(x + 0.28, y + 0.02, 0.14, p.gold if works else faded(p.paper_muted, 0.55))
    scene.text(x + 0.28, y + 0.025, number, 0.19, p.paper_ink if works else p.paper, BOLD)
    for n, line in enumerate(lines):
        scene.text(x + 0.5, y + n * 0.185, line, 0.155, p.paper_ink, align="left")
    return y + height


def _prices(scene: Scene, prices: tuple[PriceTile, ...], x: float, y: float) -> None:
    """Price tiles beside the artifact: whoever retrieves it pays them all."""
    at = x + 0.12
    for price in prices:
        at += _price(scene, price, at, y + 3.78) + 0.08


def _price(scene: Scene, price: PriceTile, x: float, y: float) -> float:
    p = scene.palette
    row = tokens(price.cost)
    size = 0.24
    width = row_width(row, size) + 0.12
    scene.panel(x, y, width, 0.4, mix(p.paper, "#b23a48", 0.14), "#b23a48", 0.1)
    draw_row(scene, row, x + width / 2, y + 0.2, size, p.paper_ink)
    return width


def _facts(own: dict[str, Any]) -> dict[str, Any]:
    names = ("boat", "shipyard", "purple", "purple_weight", "roams", "special", "improved", "eased", "annexes")
    return {name: own[name] for name in names}


def _seat(
    scene: Scene,
    seat: int,
    name: str,
    facts: dict[str, Any],
    scored: list[int],
    prices: tuple[PriceTile, ...],
    markers: tuple[ScoringMarker, ...],
) -> None:
    """One line: figure, shipyard, purple inhabitant, special tile, houses beside sites, markers, prices to lay."""
    p = scene.palette
    colours = p.seats[seat]
    y = ROWS + seat * LINE
    outline = box(0.18, y, 11.2, LINE - 0.1, 0.2)
    scene.polygon(outline, mix(p.panel, colours.fill, 0.12))
    scene.disc(0.62, y + 0.44, 0.27, colours.fill, colours.edge, 0.04)
    scene.text(0.62, y + 0.445, colours.letter, 0.32, colours.ink, BOLD)
    shown = name if len(name) <= 11 else name[:10] + "\u2026"
    scene.text(1.0, y + 0.44, shown, 0.3, p.ink, BOLD, "left")
    at = 3.1
    for icon, colour, label in _tokens(facts, colours.fill, p.muted):
        scene.polygon(box(at, y + 0.1, 0.72 if not label else 1.22, 0.68, 0.2), p.paper)
        scene.icon(icon, at + 0.36, y + 0.44, 0.5, colour)
        if label:
            scene.text(at + 0.92, y + 0.45, label, 0.24, p.paper_ink, BOLD)
        at += 0.8 if not label else 1.3
    for marker in (found for found in markers if found.variant == "normal"):
        _marker(scene, marker, markers, facts["improved"], scored, 7.95 + (marker.scoring - 1) * 0.74, y, seat)
    at = 7.9
    for price in prices:
        at -= row_width(tokens(price.cost), 0.24) + 0.2
        _price(scene, price, at, y + 0.24)
    scene.spot(f"figure:{seat}", outline, text("view-figure", name=name), _seat_words(facts, scored, prices))


def _tokens(facts: dict[str, Any], own: str, muted: str) -> list[tuple[str, str, str]]:
    """Icon, colour and label of what a seat has."""
    found = [("boat" if facts["boat"] else "hunter", own, "")]
    found.append(("shipyard", own if facts["shipyard"] else muted, _short(facts["shipyard"])))
    if facts["purple"] != "none":
        found.append(("inhabitant", PURPLE, str(facts["purple_weight"]) if facts["purple_weight"] > 1 else ""))
    if facts["special"]:
        found.append(("explore", PURPLE, ""))
    found += [("house", own, "") for _ in facts["annexes"]]
    return found


def _short(site: str | None) -> str:
    """A site in a few characters: 13 with an arrow for its half."""
    if not site:
        return ""
    space, _, half = site.partition(".")
    return space + ("\u2191" if half == "upper" else "\u2193")


def _marker(
    scene: Scene,
    marker: ScoringMarker,
    markers: tuple[ScoringMarker, ...],
    improved: list[int],
    scored: list[int],
    x: float,
    y: float,
    seat: int,
) -> None:
    """The marker of an interim scoring: what it is worth, gold once it is improved, faded once it is used."""
    p = scene.palette
    better = marker.scoring in improved
    points = next(
        (found.vp for found in markers if found.scoring == marker.scoring and found.variant == "improved" and better),
        marker.vp,
    )
    used = marker.scoring in scored
    fill = mix(p.paper, p.gold, 0.6) if better else p.paper
    scene.polygon(
        box(x, y + 0.12, 0.66, 0.64, 0.14),
        faded(fill, 0.45) if used else fill,
        p.gold if better else p.paper_edge,
        0.03,
    )
    scene.text(x + 0.2, y + 0.45, str(points), 0.32, p.paper_ink, BOLD)
    scene.icon("vp", x + 0.46, y + 0.44, 0.26)
    if used:
        scene.icon("check", x + 0.54, y + 0.68, 0.22, "#2f7d4a")


def _seat_words(facts: dict[str, Any], scored: list[int], prices: tuple[PriceTile, ...]) -> str:
    words = [text("view-figure-is", figure=text("view-figure-boat" if facts["boat"] else "view-figure-hunter"))]
    words.append(text("view-shipyard-at", site=facts["shipyard"]) if facts["shipyard"] else text("view-shipyard-none"))
    if facts["purple"] != "none":
        words.append(text(f"view-purple-{facts['purple']}", count=facts["purple_weight"]))
    if facts["roams"]:
        words.append(text("view-purple-roams"))
    if facts["special"]:
        words.append(text("view-special-due"))
    if facts["annexes"]:
        words.append(text("view-annexes", sites=", ".join(text(f"resource-{site}") for site in facts["annexes"])))
    if prices:
        words.append(text("view-prices-due", prices=", ".join(describe(price.cost) for price in prices)))
    if facts["improved"]:
        words.append(text("view-improved", scorings=", ".join(str(scoring) for scoring in facts["improved"])))
    if facts["eased"]:
        words.append(text("view-eased", count=facts["eased"]))
    return " ".join(words)


def _stash_title(scene: Scene, count: int) -> None:
    p = scene.palette
    left, top = STASH
    scene.polygon(box(left - 0.1, top, 4.4, 3.86, 0.2), mix(p.panel, p.ground_low, 0.75))
    scene.text(left + 0.08, top + 0.22, text("view-stash", count=count), 0.26, p.muted, BOLD, "left")
    scene.spot("stash", box(left - 0.1, top, 4.4, 0.42, 0.2), text("view-stash", count=count), text("view-stash-text"))

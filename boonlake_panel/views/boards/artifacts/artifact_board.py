"""The artifacts of a game with their levels, vases and prices, and what each seat has of the expansion."""

from typing import Any

from ....components.describe import describe, describe_rules
from ....components.expansions.artifacts import artifact_box
from ....components.expansions.artifacts.tables import ArtifactSide, PriceTile
from ....components.tables import ScoringMarker
from ....engine.names import written_site_name
from ....texts.messages import capitalized, text
from ....texts.names import name_of
from ...drawing.canvas import Board
from ...drawing.effect_icons import draw_row, row_width, tokens
from ...drawing.palette import PURPLE, faded, mix
from ...drawing.paths import box
from ...drawing.scene import BOLD, Scene
from ...drawing.wrapping import wrap
from ..card_board import HEIGHT as CARD_HEIGHT
from ..card_board import WIDTH as CARD_WIDTH
from ..card_board import all_cards, draw_card
from ..snapshot import Snapshot

WIDEST, HEIGHT = 5.2, 4.3
ACROSS = 5
ROWS = 4.62
LINE = 0.98
STASH_SCALE = 0.56
SIZES = (0.26, 0.23, 0.2, 0.18, 0.16, 0.14, 0.125, 0.11)
"""Sizes of the texts on artifacts, the best first."""
SLOTS = 3
"""Vases that can be plugged into an artifact: two for the basic level, one more for the advanced one."""


Entry = tuple[str, int, int, tuple[str, ...]]
Frame = tuple[float, float, float, float]


class ArtifactBoard(Board):
    """Artifacts on display and in use; below them a line for each seat and the stored cards."""

    window = (0.0, 0.0, 16.0, 8.65)
    title = "Artifacts"
    stash = (11.55, ROWS)
    seats = 4

    def draw(self, scene: Scene, shot: Snapshot) -> None:
        sides = {side.id: side for side in artifact_box(shot.box).artifacts}
        prices = {price.id: price for price in artifact_box(shot.box).price_tiles}
        offered = [keys[0].partition(":")[2] for keys in shot.targets.values() if keys[0].startswith("artifact:")]
        shown = [(name, -1, 0, ()) for name in offered] or _in_play(shot)
        for n, (name, owner, vases, tiles) in enumerate(shown):
            frame = self._choice_frame(n) if offered else _frame(n, len(shown), self.seats)
            row = tuple(prices[tile] for tile in tiles)
            scene.part(
                f"artifact {name}", draw_artifact, sides[name], frame, owner, vases, row, shot.names, bool(offered)
            )
        if not offered:
            self._draw_seats(scene, shot, prices)
            self._draw_stash(scene, shot)

    def _choice_frame(self, n: int) -> Frame:
        """Two rows over the whole board, while an artifact is chosen."""
        width, height = 15.7 / ACROSS - 0.06, self.window[3] / 2 - 0.16
        return 0.18 + n % ACROSS * (width + 0.06), 0.12 + n // ACROSS * (height + 0.1), width, height

    def _draw_seats(self, scene: Scene, shot: Snapshot, prices: dict[str, PriceTile]) -> None:
        markers = tuple(marker for marker in shot.box.scoring_markers if marker.set == "artifacts")
        for seat, player in enumerate(shot.position["players"]):
            own = player.get("expansion")
            if own:
                scored = sorted(player["scored"].values())
                to_lay = tuple(prices[tile] for tile in own["prices"])
                scene.part(f"figure {seat}", _seat, seat, shot.names[seat], _facts(own), scored, to_lay, markers)

    def _draw_stash(self, scene: Scene, shot: Snapshot) -> None:
        """The cards stored on the artifact of the seat that is shown."""
        own = shot.position["players"][shot.seat].get("expansion")
        stash = own["stash"] if own else []
        left, top = self.stash
        scene.part("stash", _stash_title, len(stash), left, top)
        cards = all_cards(shot.box)
        for n, name in enumerate(stash):
            x = left + n % 4 * (CARD_WIDTH * STASH_SCALE + 0.03)
            y = top + 0.44 + n // 4 * (CARD_HEIGHT * STASH_SCALE + 0.08)
            scene.part(f"stored {n}", draw_card, cards[name], x, y, STASH_SCALE)


class SoloArtifactBoard(ArtifactBoard):
    """The same for one player, who has a single artifact."""

    window = (0.0, 0.0, 16.0, 5.7)
    stash = (11.55, 0.15)
    seats = 1


def _frame(n: int, count: int, seats: int) -> Frame:
    """Where an artifact lies: side by side above the seats."""
    width = 11.2 if seats == 1 else min(WIDEST, 15.7 / max(count, 1) - 0.06)
    return 0.18 + n * (width + 0.06), 0.15, width, HEIGHT


def _in_play(shot: Snapshot) -> list[Entry]:
    """Artifacts on display and those of the seats: owner, vases and price tiles of each."""
    display = shot.position["expansion"]["display"]
    entries: list[Entry] = [(entry["artifact"], -1, entry["vases"], tuple(entry["prices"])) for entry in display]
    for seat, player in enumerate(shot.position["players"]):
        own = player.get("expansion")
        if own and own["artifact"]:
            entries.append((own["artifact"], seat, own["plugged"], ()))
    return entries


def draw_artifact(
    scene: Scene,
    side: ArtifactSide,
    frame: Frame,
    owner: int,
    vases: int,
    prices: tuple[PriceTile, ...],
    names: tuple[str, ...],
    offered: bool,
) -> None:
    """An artifact as a card: its two levels, the vases in it or on it, and what it costs."""
    p = scene.palette
    x, y, width, height = frame
    edge = p.seats[owner].fill if owner >= 0 else "#8a5fb5"
    ink = p.seats[owner].ink if owner >= 0 else "#ffffff"
    outline = box(x, y, width, height, 0.18)
    scene.panel(x, y, width, height, p.paper, mix(edge, "#000000", 0.2), 0.18)
    scene.polygon(box(x, y, width, 0.56, 0.18), edge)
    scene.icon("artifact", x + 0.32, y + 0.28, 0.4)
    name = name_of(side)
    room = width - (1.1 if owner >= 0 else 0.7)
    scene.text(x + 0.6, y + 0.29, name, min(0.29, room / len(name) / 0.68), ink, BOLD, "left")
    if owner >= 0:
        scene.text(x + width - 0.26, y + 0.29, p.seats[owner].letter, 0.32, ink, BOLD)
    level = (vases >= side.basic_vases) + (vases >= SLOTS) if owner >= 0 else 0
    if offered:
        _levels(scene, side, (x, y + 0.64, width, height - 0.7), 0)
    else:
        _vases(scene, side, frame, owner, vases)
        _prices(scene, prices, frame)
        _levels(scene, side, (x, y + 1.18, width, height - 1.18 - (0.6 if prices else 0.05)), level)
    title = text("view-artifact", name=name, side=side.id)
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


def _vases(scene: Scene, side: ArtifactSide, frame: Frame, owner: int, vases: int) -> None:
    """Slots with the vases plugged in; on display the vases that lie on the artifact."""
    p = scene.palette
    x, y, width, _ = frame
    if owner < 0:
        if vases:
            scene.text(x + 0.2, y + 0.88, text("view-artifact-on"), 0.22, p.paper_muted, align="left")
        for n in range(min(vases, 6)):
            scene.icon("vase", x + width - 0.35 - n * 0.36, y + 0.88, 0.36)
        return
    for n in range(SLOTS):
        cx = x + 0.5 + n * 0.62 + (0.18 if n >= side.basic_vases else 0.0)
        scene.icon("vase" if n < vases else "socket", cx, y + 0.88, 0.5)
    scene.text(x + width - 0.4, y + 0.89, f"{vases}/{SLOTS}", 0.28, p.paper_ink, BOLD)


def _levels(scene: Scene, side: ArtifactSide, frame: Frame, level: int) -> None:
    """Both levels in words, as large as the card allows; a level is bright once it works."""
    x, y, width, height = frame
    told = [capitalized(describe_rules(rules)) for rules in (side.basic, side.advanced)]
    for size in SIZES:
        texts = [wrap(words, round((width - 0.56) / size / 0.6), 12) for words in told]
        if sum(len(lines) for lines in texts) * size * 1.22 + 0.45 <= height:
            break
    for number, lines in enumerate(texts, 1):
        y = _level(scene, lines, x, y, width, size, level >= number, str(number)) + 0.05


def _level(
    scene: Scene, lines: list[str], x: float, y: float, width: float, size: float, works: bool, number: str
) -> float:
    """One level; gives where the next one may begin."""
    p = scene.palette
    height = 0.16 + len(lines) * size * 1.22
    scene.polygon(box(x + 0.08, y, width - 0.16, height, 0.1), mix(p.paper, p.gold, 0.28 if works else 0.05))
    scene.disc(x + 0.27, y + 0.2, 0.14, p.gold if works else faded(p.paper_muted, 0.55))
    scene.text(x + 0.27, y + 0.205, number, 0.19, p.paper_ink if works else p.paper, BOLD)
    for n, line in enumerate(lines):
        scene.text(x + 0.48, y + 0.08 + (n + 0.5) * size * 1.22, line, size, p.paper_ink, align="left")
    return y + height


def _prices(scene: Scene, prices: tuple[PriceTile, ...], frame: Frame) -> None:
    """Price tiles beside the artifact: whoever retrieves it pays them all."""
    x, y, width, height = frame
    wide = sum(price_width(price, 1.0) + 0.3 for price in prices)
    size = min(0.26, (width - 0.2) / max(wide, 0.1))
    at = x + 0.12
    for price in prices:
        draw_price(scene, price, at, y + height - 0.3, size)
        at += price_width(price, size) + 0.3 * size


def price_width(price: PriceTile, size: float) -> float:
    return row_width(tokens(price.cost), size) + 0.5 * size


def draw_price(scene: Scene, price: PriceTile, x: float, y: float, size: float) -> None:
    p = scene.palette
    row, width = tokens(price.cost), price_width(price, size)
    scene.panel(x, y - 0.8 * size, width, 1.6 * size, mix(p.paper, "#b23a48", 0.14), "#b23a48", 0.4 * size)
    draw_row(scene, row, x + width / 2, y, size, p.paper_ink)


def _facts(own: dict[str, Any]) -> dict[str, Any]:
    names = ("boat", "shipyard", "purple", "purple_weight", "roams", "special", "improved", "eased", "annexes")
    facts = {name: own[name] for name in names}
    stash = own["stash"]
    facts["stored"] = stash if isinstance(stash, int) else len(stash)  # others only know how many
    return facts


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
    for marker in (printed for printed in markers if printed.variant == "normal"):
        _marker(scene, marker, markers, facts["improved"], scored, 7.95 + (marker.scoring - 1) * 0.74, y, seat)
    at = 7.9
    for price in prices:
        at -= price_width(price, 0.26) + 0.1
        draw_price(scene, price, at, y + 0.44, 0.26)
    scene.spot(f"figure:{seat}", outline, text("view-figure", name=name), _seat_words(facts, prices))


def _tokens(facts: dict[str, Any], own: str, muted: str) -> list[tuple[str, str, str]]:
    """Icon, colour and label of what a seat has."""
    tokens = [("boat" if facts["boat"] else "hunter", own, "")]
    tokens.append(("shipyard", own if facts["shipyard"] else muted, _short(facts["shipyard"])))
    if facts["purple"] != "none":
        tokens.append(("inhabitant", PURPLE, str(facts["purple_weight"]) if facts["purple_weight"] > 1 else ""))
    if facts["special"]:
        tokens.append(("explore", PURPLE, ""))
    tokens += [("house", own, "") for _ in facts["annexes"]]
    if facts["stored"]:
        tokens.append(("card", "", str(facts["stored"])))
    return tokens


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
        (other.vp for other in markers if other.scoring == marker.scoring and other.variant == "improved" and better),
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


def _seat_words(facts: dict[str, Any], prices: tuple[PriceTile, ...]) -> str:
    words = [text("view-figure-is", figure=text("view-figure-boat" if facts["boat"] else "view-figure-hunter"))]
    words.append(
        text("view-shipyard-at", site=written_site_name(facts["shipyard"]))
        if facts["shipyard"]
        else text("view-shipyard-none")
    )
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
    if facts["stored"]:
        words.append(text("view-stash", count=facts["stored"]) + ".")
    if facts["eased"]:
        words.append(text("view-eased", count=facts["eased"]))
    return " ".join(words)


def _stash_title(scene: Scene, count: int, left: float, top: float) -> None:
    p = scene.palette
    scene.polygon(box(left - 0.1, top, 4.4, 2.06, 0.2), mix(p.panel, p.ground_low, 0.75))
    scene.text(left + 0.08, top + 0.23, text("view-stash", count=count), 0.26, p.muted, BOLD, "left")
    scene.spot("stash", box(left - 0.1, top, 4.4, 0.42, 0.2), text("view-stash", count=count), text("view-stash-text"))

"""A player's board: tiers with recesses, ranch, production and canal, levers, coins and vases."""

from typing import Any

from ...components.box import Box
from ...components.describe import describe_rules
from ...components.tables import Lever, Production, Recess
from ...texts.messages import capitalized, text
from ..drawing.canvas import Board
from ..drawing.effect_icons import Token, draw_row, row_width, tokens
from ..drawing.palette import faded, mix
from ..drawing.paths import box, circle
from ..drawing.scene import BOLD, Scene
from .snapshot import Snapshot

TIERS = (0.25, 1.25)
CANAL = (6.35, 1.25)
LEVERS = (10.35, 1.25)
ROW = 1.16
COUNTS = {"house": "houses", "settlement": "settlements", "cattle": "cattle"}


class PlayerBoard(Board):
    """The board of the seat that is shown."""

    window = (0.0, 0.0, 16.0, 7.2)
    title = "Player board"

    def draw(self, scene: Scene, shot: Snapshot) -> None:
        seat = shot.seat
        player = shot.position["players"][seat]
        scene.part("header", _header, shot.names[seat], seat, _header_facts(player))
        scene.part("tiers", _tiers, shot.box, seat, _tier_facts(player))
        boats = tuple(player["boats"])
        for n, site in enumerate(sorted(shot.box.production, key=lambda recess: recess.canal_order)):
            level = player["production"].get(site.resource, 0)
            annex = site.resource in player.get("expansion", {}).get("annexes", ())
            scene.part(f"site {n}", _site, site, seat, n, level, boats.count(site.resource), annex)
        for lever in shot.box.levers:
            name = lever.place
            scene.part(f"lever {name}", _lever, lever, seat, player["levers"].get(name, ""))


def _header_facts(player: dict[str, Any]) -> dict[str, int]:
    names = ("coins", "vases", "ranch", "supply", "points")
    facts = {name: int(player[name]) for name in names}
    facts["cards"] = player["hand"] if isinstance(player["hand"], int) else len(player["hand"])
    return facts


def _tier_facts(player: dict[str, Any]) -> dict[str, int]:
    return {name: int(player[name]) for name in ("houses", "settlements", "cattle", "tier_bonuses")}


def _header(scene: Scene, name: str, seat: int, facts: dict[str, int]) -> None:
    p = scene.palette
    colours = p.seats[seat]
    scene.polygon(box(0.15, 0.12, 15.7, 0.92, 0.2), mix(p.panel, colours.fill, 0.16))
    scene.disc(0.68, 0.58, 0.34, colours.fill, colours.edge, 0.05)
    scene.text(0.68, 0.585, colours.letter, 0.4, colours.ink, BOLD)
    shown = name if len(name) <= 16 else name[:15] + "\u2026"
    scene.text(1.2, 0.58, shown, 0.44, p.ink, BOLD, "left")
    counters = (("coins", "coin"), ("vases", "vase"), ("ranch", "inhabitant"), ("cards", "card"), ("points", "vp"))
    for n, (fact, icon) in enumerate(counters):
        x = 6.5 + n * 1.95
        scene.polygon(box(x - 0.32, 0.22, 1.5, 0.72, 0.34), p.paper)
        scene.icon(icon, x + 0.08, 0.58, 0.52, colours.fill if icon == "inhabitant" else "")
        scene.text(x + 0.7, 0.59, str(facts[fact]), 0.44, p.paper_ink, BOLD)
        _counter_spot(scene, fact, name, seat, facts, x)


def _counter_spot(scene: Scene, fact: str, name: str, seat: int, facts: dict[str, int], x: float) -> None:
    outline = box(x - 0.32, 0.22, 1.5, 0.72, 0.34)
    if fact == "ranch":
        words = text("view-ranch-text", count=facts["ranch"], supply=facts["supply"])
        scene.spot(f"ranch:{seat}", outline, text("view-ranch", name=name), words)
    elif fact == "points":
        scene.spot(f"points:{seat}", outline, text("view-points", name=name, points=facts["points"]))
    elif fact == "cards":
        scene.spot(f"cards:{seat}", outline, text("view-hand"), str(facts["cards"]))
    else:
        scene.spot(f"{fact}:{seat}", outline, text(f"view-{fact}", name=name), str(facts[fact]))


def _tiers(scene: Scene, table: Box, seat: int, facts: dict[str, int]) -> None:
    p = scene.palette
    left, top = TIERS
    for tier in range(1, 6):
        recesses = [recess for recess in table.player_board if recess.tier == tier]
        y = top + (tier - 1) * ROW
        scene.polygon(box(left, y, 5.75, ROW - 0.12, 0.16), mix(p.panel, p.ground_low, 0.75))
        scene.text(left + 0.28, y + ROW / 2 - 0.06, str(tier), 0.34, p.muted, BOLD)
        for n, recess in enumerate(recesses):
            _recess(scene, recess, seat, left + 0.98 + n * 1.0, y + ROW / 2 - 0.06, vacated(recess, facts))
        if recesses and recesses[0].end_vp:
            x = left + 5.2
            scene.icon("flag", x - 0.2, y + 0.5, 0.4, p.muted)
            scene.text(x + 0.18, y + 0.52, str(recesses[0].end_vp), 0.34, p.ink, BOLD)
            words = text("view-income-end", points=recesses[0].end_vp)
            scene.spot(f"tier:{tier}", box(x - 0.45, y + 0.2, 0.9, 0.62, 0.1), f"{tier}", words)


def vacated(recess: Recess, facts: dict[str, int]) -> bool:
    """Whether the piece of a recess has left the board."""
    if recess.piece == "inhabitant":
        return facts["tier_bonuses"] >= recess.tier
    return recess.order <= facts[COUNTS[recess.piece]]


def _recess(scene: Scene, recess: Recess, seat: int, x: float, y: float, empty: bool) -> None:
    p = scene.palette
    colours = p.seats[seat]
    scene.polygon(circle(x, y, 0.44), mix(p.paper, p.paper_edge, 0.35 if not empty else 0.1), p.paper_edge, 0.03)
    income = _income(recess)
    if empty:
        draw_row(scene, income, x, y, min(0.34, 0.74 / max(row_width(income, 1.0), 0.1)), p.paper_ink)
    else:
        scene.icon(recess.piece, x, y - 0.04, 0.6, colours.fill)
        scene.polygon(box(x - 0.3, y + 0.22, 0.6, 0.26, 0.12), p.paper)
        draw_row(scene, income, x, y + 0.35, min(0.22, 0.56 / max(row_width(income, 1.0), 0.1)), p.paper_ink)
    words = text("view-income", coins=recess.income_coins, points=recess.income_vp).strip()
    told = text("view-recess-empty" if empty else "view-recess-full", income=words)
    title = text("view-recess", piece=capitalized(text(f"piece-{recess.piece}")), tier=recess.tier)
    scene.spot(f"recess:{seat}.{recess.id}", circle(x, y, 0.46), title, told)


def _income(recess: Recess) -> list[Token]:
    tokens = []
    if recess.income_coins:
        tokens.append(Token(str(recess.income_coins), "coin"))
    if recess.income_vp:
        tokens.append(Token(str(recess.income_vp), "vp"))
    return tokens


def _site(scene: Scene, site: Production, seat: int, n: int, level: int, boats: int, annex: bool) -> None:
    p = scene.palette
    left, top = CANAL
    height = ROW * 5 / 4
    y = top + n * height
    scene.polygon(box(left, y - (0.1 if n else 0.0), 1.35, height, 0.12 if not n else 0.0), mix(p.deep, p.water, 0.4))
    scene.polygon(box(left + 0.1, y - (0.1 if n else -0.02), 1.15, height - 0.02, 0.1), p.water)
    for boat in range(boats):
        scene.icon("boat", left + 0.67, y + 0.5 + boat * 0.46 - (boats - 1) * 0.2, 0.86, p.seats[seat].fill)
    if not boats:
        scene.icon("boat", left + 0.67, y + 0.55, 0.6, faded(p.foam, 1.0) if not p.dark else p.foam)
    plate = box(left + 1.55, y + 0.06, 2.15, height - 0.22, 0.18)
    scene.polygon(plate, p.paper if level else mix(p.panel, p.ground_low, 0.75), p.paper_edge, 0.03)
    scene.icon(site.resource, left + 2.15, y + height / 2 - 0.04, 0.82, "" if level else p.muted)
    for step in range(2):
        built = step < level
        x = left + 2.95 + step * 0.42
        scene.disc(x, y + height / 2 - 0.04, 0.16, p.seats[seat].fill if built else p.panel, p.paper_edge, 0.035)
    words = text("view-production-level", level=level) if level else text("view-production-none")
    if annex:
        scene.icon("house", left + 3.52, y + 0.34, 0.5, p.seats[seat].fill)
        words += ". " + text("view-annex")
    resource = text(f"resource-{site.resource}")
    title = capitalized(text("view-production", resource=resource))
    scene.spot(f"production:{seat}.{site.resource}", plate, title, words)
    outline = box(left + 0.05, y, 1.25, height - 0.12, 0.1)
    title = text("view-canal", resource=resource)
    scene.spot(f"canal:{seat}.{site.resource}", outline, title, text("view-canal-boats", count=boats))


def _lever(scene: Scene, lever: Lever, seat: int, state: str) -> None:
    p = scene.palette
    left, top = LEVERS
    width, height = 1.83, ROW * 5 / 4
    x, y = left + (lever.column - 1) * width, top + (lever.row - 1) * height
    name = lever.place
    fill = p.paper if state else mix(p.panel, p.ground_low, 0.75)
    outline = box(x, y + 0.06, width - 0.12, height - 0.2, 0.16)
    scene.polygon(outline, fill, p.paper_edge, 0.03)
    ink = p.paper_ink if state else p.ink
    row = [token for rule in lever.effect for token in tokens(rule[3])] or [Token(icon="bolt")]
    draw_row(scene, row, x + width / 2 - 0.06, y + 1.0, min(0.34, 1.55 / row_width(row, 1.0)), ink)
    slot = x + 0.5
    scene.polygon(box(slot - 0.09, y + 0.18, 0.18, 0.56, 0.09), mix(p.ink, p.panel, 0.35))
    if state:
        knob = y + (0.33 if state == "up" else 0.64)
        scene.disc(slot, knob, 0.18, p.seats[seat].fill, p.seats[seat].edge, 0.04)
        scene.icon(
            "check" if state == "up" else "cross", x + 1.15, y + 0.46, 0.3, "#2f7d4a" if state == "up" else "#9a9a9a"
        )
    else:
        draw_row(scene, [Token(str(lever.cost_coins), "coin")], x + 1.12, y + 0.46, 0.36, ink)
    status = text(f"view-lever-{state or 'none'}")
    words = [capitalized(describe_rules(lever.effect)), text("view-lever-price", coins=lever.cost_coins), status]
    scene.spot(f"lever:{seat}.{name}", outline, text("view-lever-title"), ". ".join(words))

"""Pictures of what is printed on boards: levers, tracks, recesses, markers; and of solo tiles."""

from typing import Any

from ...components import vocabulary as w
from ...components.box import Box
from ...components.describe import describe_rules
from ...components.solo_tables import SoloAction, SoloSpace, SoloTile
from ...components.tables import ActionRow, Lever, Production, Recess, ScoringMarker, TrackSpace
from ...texts.messages import capitalized
from ...texts.names import name_of
from ..boards.solo_board import TINTS
from ..drawing.effect_icons import Token, draw_row, row_width, tokens
from ..drawing.palette import mix
from ..drawing.paths import box as rectangle
from ..drawing.scene import BOLD, Scene
from ..drawing.wrapping import wrap

Window = tuple[float, float, float, float]
WIDTH = 2.4
ROW = 0.62


def draw_plate(scene: Scene, record: Any, box: Box | None) -> Window:
    """A plate with rows of icons."""
    rows = PLATES[type(record)](record)
    height = 0.3 + ROW * len(rows)
    scene.panel(0.06, 0.06, WIDTH, height, scene.palette.paper, scene.palette.paper_edge, 0.18)
    for n, row in enumerate(rows):
        if row:
            size = min(0.46, (WIDTH - 0.3) / row_width(row, 1.0))
            draw_row(scene, row, 0.06 + WIDTH / 2, 0.06 + 0.15 + (n + 0.5) * ROW, size, scene.palette.paper_ink)
    return 0.0, 0.0, WIDTH + 0.15, height + 0.18


def draw_lever(scene: Scene, lever: Lever, box: Box | None) -> Window:
    """A lever with its slot, its price and its effect in words."""
    p = scene.palette
    lines = wrap(capitalized(describe_rules(lever.effect)), 27, 7)
    height = 1.3 + 0.25 * len(lines)
    scene.panel(0.06, 0.06, 3.2, height, p.paper, p.paper_edge, 0.18)
    scene.polygon(rectangle(0.3, 0.26, 0.22, 0.78, 0.11), mix(p.paper_ink, p.paper, 0.35))
    scene.disc(0.41, 0.42, 0.22, "#8a5a2b", "#4a2f1a", 0.04)
    row = [token for rule in lever.effect for token in tokens(rule[3])] or [Token(icon="bolt")]
    draw_row(scene, row, 1.46, 0.65, min(0.46, 1.55 / row_width(row, 1.0)), p.paper_ink)
    draw_row(scene, [Token(str(lever.cost_coins), "coin")], 2.75, 0.65, 0.42, p.paper_ink)
    for n, line in enumerate(lines):
        scene.text(0.28, 1.28 + n * 0.25, line, 0.2, p.paper_ink, align="left")
    return 0.0, 0.0, 3.35, height + 0.18


def draw_solo_tile(scene: Scene, tile: SoloTile, box: Box | None) -> Window:
    """Four numbers around three actions."""
    p = scene.palette
    tint = TINTS[tile.type]
    scene.panel(0.06, 0.06, 3.6, 3.1, p.paper, mix(tint, "#000000", 0.3), 0.2)
    scene.polygon(rectangle(0.85, 0.16, 2.02, 0.6, 0.2), tint)
    scene.text(1.86, 0.465, tile.id, 0.34, "#ffffff", BOLD)
    places = [(x, y) for y in (0.46, 2.76) for x in (0.46, 3.26)]
    for number, (x, y) in zip(tile.corners, places, strict=True):
        scene.disc(x, y, 0.31, mix(p.paper, p.paper_edge, 0.3), p.paper_edge, 0.03)
        scene.text(x, y + 0.01, str(number), 0.3, p.paper_ink, BOLD)
    names = {strip.id: name_of(strip) for strip in box.strips} if box else {}
    for n, action in enumerate(tile.actions):
        y = 1.1 + n * 0.5
        scene.polygon(rectangle(0.3, y - 0.2, 3.12, 0.42, 0.12), mix(p.paper, tint, 0.12))
        scene.text(1.86, y + 0.01, names.get(action, action), 0.27, p.paper_ink, BOLD)
    return 0.0, 0.0, 3.75, 3.28


def _amounts(**amounts: int) -> list[Token]:
    """What there is something of: a number and its icon each."""
    return [Token(str(count), icon) for icon, count in amounts.items() if count]


def _track(space: TrackSpace) -> list[list[Token]]:
    reward = tokens(space.crossing_reward)
    rows = [[Token(str(space.position), space.track), Token(icon="steps")]]
    rows.append([Token(icon="income"), *_amounts(coin=space.coins, card=space.cards, vp=space.vp)])
    return [*rows, [Token(icon="arrow"), *reward]] if space.crossing_reward[0] != w.NONE else rows


def _recess(recess: Recess) -> list[list[Token]]:
    rows = [[Token(icon=recess.piece)]]
    if recess.income_coins or recess.income_vp:
        rows.append([Token(icon="income"), *_amounts(coin=recess.income_coins, vp=recess.income_vp)])
    if recess.end_vp:
        rows.append([Token(icon="flag"), Token(str(recess.end_vp), "vp")])
    return rows


PLATES: dict[type, Any] = {
    TrackSpace: _track,
    Recess: _recess,
    Production: lambda site: [
        [Token(str(site.level1), site.resource), Token("/"), Token(str(site.level2), site.resource)]
    ],
    ActionRow: lambda row: [
        [Token(str(row.steps), "ship"), *([Token(f"\u2212{-row.vp_penalty}", "vp")] if row.vp_penalty else [])]
    ],
    ScoringMarker: lambda marker: [
        [Token(str(marker.scoring), "flag"), Token(icon="arrow"), Token(str(marker.vp), "vp")]
    ],
    SoloSpace: lambda space: [
        [Token(str(space.position), space.track), Token(icon="arrow"), Token(str(space.vp), "vp")]
    ],
    SoloAction: lambda action: [tokens(action.effect_a), tokens(action.effect_b)],
}
"""Rows of icons of the components that are plates."""

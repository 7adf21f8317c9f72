"""The action board: seven strips in their rows, with the steps of the ship and the points they cost."""

from ...components.describe import describe
from ...components.tables import ActionRow, Strip
from ...texts.messages import capitalized, text
from ...texts.names import name_of
from ..drawing.canvas import Board
from ..drawing.effect_icons import Token, draw_row, row_width, tokens
from ..drawing.palette import mix
from ..drawing.paths import box
from ..drawing.scene import BOLD, Scene
from .snapshot import Snapshot

HEIGHT = 1.0
LEFT = 1.75


class ActionBoard(Board):
    """Which strips lie where, what they do, and which one was taken."""

    window = (0.0, 0.0, 11.0, 7.3)
    title = "Actions"

    def draw_ground(self, scene: Scene, shot: Snapshot) -> None:
        for n, row in enumerate(shot.box.action_board):
            _steps(scene, row, 0.15 + n * HEIGHT)

    def draw(self, scene: Scene, shot: Snapshot) -> None:
        strips = {strip.id: strip for strip in shot.box.strips}
        for n, action in enumerate(shot.position["strips"]):
            taken = action == shot.position["taken"]
            row = shot.box.action_board[n]
            scene.part(f"strip:{action}", draw_strip, strips[action], row, 0.15 + n * HEIGHT, taken)


def _steps(scene: Scene, row: ActionRow, top: float) -> None:
    p = scene.palette
    middle = top + HEIGHT / 2
    scene.polygon(box(0.15, top + 0.06, 1.45, HEIGHT - 0.12, 0.16), mix(p.water, p.panel, 0.35 if not p.dark else 0.2))
    scene.icon("ship", 0.5, middle, 0.5, mix(p.deep, "#102030", 0.2))
    scene.text(0.98, middle, str(row.steps), 0.46, p.ink, BOLD)
    if row.vp_penalty:
        scene.text(1.36, middle - 0.17, f"\u2212{-row.vp_penalty}", 0.26, p.ink, BOLD)
        scene.icon("vp", 1.36, middle + 0.17, 0.28, "#b23a48")


def draw_strip(scene: Scene, strip: Strip, row: ActionRow, top: float, taken: bool) -> None:
    p = scene.palette
    left = LEFT + (0.22 if taken else 0.0)
    middle = top + HEIGHT / 2
    width = 11.0 - LEFT - 0.35
    edge = p.changed if taken else p.paper_edge
    scene.panel(left, top + 0.06, width, HEIGHT - 0.14, p.paper, edge, 0.16)
    kind = p.kinds.get(strip.first_kind, ("#8b8f94", ""))[0]
    scene.polygon(box(left, top + 0.06, 0.86, HEIGHT - 0.14, 0.16), kind)
    if strip.first_kind == "none":
        draw_row(scene, tokens(strip.first), left + 0.43, middle, 0.36, "#ffffff")
    else:
        scene.icon(strip.first_kind, left + 0.43, middle, 0.5, mix(kind, "#ffffff", 0.55))
    scene.text(left + 1.02, top + 0.29, name_of(strip), 0.31, p.paper_ink, BOLD, "left")
    inner = tokens(strip.left)
    draw_row(scene, inner, left + 1.02, top + 0.66, 0.34, p.paper_ink, "left")
    common = _common(strip)
    wide = row_width(common, 0.34)
    right = left + width - 0.18
    scene.polygon(box(right - wide - 0.16, top + 0.44, wide + 0.24, 0.44, 0.16), mix(p.site, p.paper, 0.2))
    draw_row(scene, common, right - wide - 0.05, top + 0.66, 0.34, p.paper_ink, "left")
    scope = "view-strip-others" if strip.right_scope == "others" else "view-strip-common"
    words = [describe(strip.first), describe(strip.left), text(scope, what=describe(strip.right))]
    if taken:
        words.append(text("view-strip-taken"))
    parts = ". ".join(capitalized(part) for part in words)
    told = text("view-strip-text", parts=parts, steps=row.steps, penalty=row.vp_penalty)
    outline = box(left, top + 0.06, width, HEIGHT - 0.14, 0.16)
    scene.spot(f"strip:{strip.id}", outline, text("view-strip", name=name_of(strip), row=row.row), told)


def _common(strip: Strip) -> list[Token]:
    return [Token(icon="arrow"), *tokens(strip.right)]

"""The four scoring tiles: what they ask for, who has been scored, how far everybody is."""

from typing import Any

from ...components import vocabulary as w
from ...components.describe import category_title, describe_category, describe_cost
from ...components.tables import ScoringTile
from ...components.vocabulary import KINDS, REGIONS, RESOURCES
from ...texts.messages import capitalized, text
from ..drawing.canvas import Board
from ..drawing.effect_icons import Token, draw_row, measure_tokens, row_width
from ..drawing.palette import faded, mix
from ..drawing.paths import box
from ..drawing.scene import BOLD, Scene
from ..drawing.wrapping import wrap
from .snapshot import Progress, Snapshot

WIDTH, HEIGHT = 3.9, 6.0
GIVES = (("inhabitant",), ("vase",), ("coin",))


class ScoringBoard(Board):
    """The scoring tiles in play, or those to choose from in the set-up."""

    window = (0.0, 0.0, 2 * WIDTH + 0.1, 2 * HEIGHT + 0.2)
    title = "Scoring tiles"

    def draw(self, scene: Scene, shot: Snapshot) -> None:
        tiles = {tile.id: tile for tile in shot.box.scoring_tiles}
        offered = _offered(shot)
        names = offered or [name for name in shot.position["scoring_tiles"] if name]
        for n in range(4):
            part = self.place(scene, n).part
            if n < len(names):
                progress = shot.progress[n][: shot.people] if shot.progress and not offered else ()
                part(f"tile {n}", draw_scoring_tile, n, tiles[names[n]], _marks(shot, names[n]), progress, shot.names)
            else:
                part(f"tile {n}", _back, n)

    def place(self, scene: Scene, n: int) -> Scene:
        """Where a tile is drawn."""
        return scene


class ScoringRow(ScoringBoard):
    """The same tiles in one row."""

    window = (0.0, 0.0, 4 * WIDTH + 0.1, HEIGHT + 0.2)
    title = "Scoring tiles in a row"

    def place(self, scene: Scene, n: int) -> Scene:
        """The second two lie beside the first two."""
        return scene.inside("", (2 * WIDTH, -HEIGHT, 1.0)) if n > 1 else scene


def _offered(shot: Snapshot) -> list[str]:
    """The tiles that the seat to move can keep."""
    return [name.partition(":")[2] for name in shot.targets if name.startswith("tile:")] if _keeping(shot) else []


def _keeping(shot: Snapshot) -> bool:
    return any(key.startswith(("keep:", "deal:")) for keys in shot.targets.values() for key in keys)


def _marks(shot: Snapshot, name: str) -> list[dict[str, Any]]:
    """By seat: when it was scored and with which marker, whether its project is done, whether it is the own tile."""
    return [
        {
            "scored": player["scored"].get(name, 0),
            "project": name in player["projects"],
            "own": player["own_tile"] == name,
            "improved": player["scored"].get(name, 0) in player.get("expansion", {}).get("improved", ()),
        }
        for player in shot.position["players"][: shot.people]
    ]


def _corner(n: int) -> tuple[float, float]:
    """Where a tile lies: two rows of two."""
    return 0.15 + n % 2 * WIDTH, n // 2 * HEIGHT


def _back(scene: Scene, n: int) -> None:
    p = scene.palette
    x, y = _corner(n)
    scene.panel(x, y + 0.15, WIDTH - 0.25, HEIGHT - 0.1, mix(p.panel, p.ground_low, 0.75), p.line, 0.22)
    scene.icon("vp", x + WIDTH / 2 - 0.12, y + HEIGHT / 2, 1.1, p.muted)


def draw_scoring_tile(
    scene: Scene,
    n: int,
    tile: ScoringTile,
    marks: list[dict[str, Any]],
    progress: tuple[Progress, ...],
    names: tuple[str, ...],
) -> None:
    p = scene.palette
    x, y = _corner(n)
    width = WIDTH - 0.25
    middle = x + width / 2
    scene.panel(x, y + 0.15, width, HEIGHT - 0.1, p.paper, p.paper_edge, 0.22)
    _category(scene, tile, middle, y)
    for scoring, value in enumerate(tile.values):
        cx = x + 0.52 + scoring * 0.87
        scene.disc(cx, y + 2.42, 0.36, mix(p.paper, p.gold, 0.16 + 0.16 * scoring), p.paper_edge, 0.03)
        scene.text(
            cx, y + 2.43, "+".join(str(part) for part in value), 0.3 if len(value) == 1 else 0.24, p.paper_ink, BOLD
        )
    for seat, mark in enumerate(marks):
        _seat_line(scene, seat, mark, progress[seat] if progress else None, x, y + 3.13 + seat * 0.48)
    _project(scene, tile, marks, x, y)
    _tile_spot(scene, tile, marks, progress, names, n)


def _category(scene: Scene, tile: ScoringTile, middle: float, top: float) -> None:
    p = scene.palette
    category = tile.category
    if category[0] == -1:
        row = measure_tokens(category[1])
    elif w.CATEGORIES[category[0]] == "give":
        row = [Token("\u2212", GIVES[category[1]][0])]
    elif w.CATEGORIES[category[0]] == "kinds":
        row = [Token("", KINDS[kind]) for kind in category[1:]]
    else:
        row = []
        for k, number in enumerate(category[1:]):
            region = p.regions[REGIONS[number]]
            scene.icon("region", middle + (-0.55, 0.55)[k], top + 0.68, 0.8, mix(region.space, "#000000", 0.1))
    draw_row(scene, row, middle, top + 0.68, 0.74, p.paper_ink)
    for k, line in enumerate(wrap(category_title(category), 23)[:2]):
        scene.text(middle, top + 1.4 + k * 0.33, line, 0.26, p.paper_muted)


def _seat_line(scene: Scene, seat: int, mark: dict[str, Any], progress: Progress | None, left: float, y: float) -> None:
    p = scene.palette
    colours = p.seats[seat]
    scene.disc(left + 0.36, y, 0.19, colours.fill, colours.edge, 0.035)
    scene.text(left + 0.36, y + 0.01, colours.letter, 0.22, colours.ink, BOLD)
    if mark["own"]:
        scene.icon("star", left + 0.68, y, 0.24, p.gold)
    if progress:
        scene.text(left + 1.12, y, progress.has, 0.29, p.paper_ink, BOLD)
        for scoring, met in enumerate(progress.meets):
            x = left + 1.75 + scoring * 0.3
            scene.disc(x, y, 0.1, "#2f7d4a" if met else faded(p.paper_muted, 0.25))
    if mark["scored"]:
        scene.polygon(box(left + 2.95, y - 0.19, 0.52, 0.38, 0.1), colours.fill, colours.edge, 0.03)
        scene.text(left + 3.21, y + 0.01, str(mark["scored"]), 0.26, colours.ink, BOLD)
        if mark["improved"]:
            scene.icon("star", left + 3.47, y - 0.15, 0.24, p.gold)


def _project(scene: Scene, tile: ScoringTile, marks: list[dict[str, Any]], left: float, top: float) -> None:
    p = scene.palette
    middle = left + (WIDTH - 0.25) / 2
    scene.polygon(box(left + 0.12, top + 5.05, WIDTH - 0.49, 0.86, 0.16), mix(p.site, p.paper, 0.3))
    row = [Token(str(tile.project_coins), "coin")]
    row += [Token(str(count), name) for name, count in zip(RESOURCES, tile.resources, strict=True) if count]
    gain = [Token(icon="arrow"), Token(str(tile.project_vp), "vp"), Token("", tile.project_track), Token("", "steps")]
    draw_row(scene, row, middle, top + 5.28, min(0.32, 3.3 / row_width(row, 1.0)), p.paper_ink)
    draw_row(scene, gain, middle, top + 5.68, 0.3, p.paper_ink)
    done = [seat for seat, mark in enumerate(marks) if mark["project"]]
    for k, seat in enumerate(done):
        colours = p.seats[seat]
        scene.icon("inhabitant", left + 0.4 + k * 0.3, top + 5.68, 0.34, colours.fill)


def _tile_spot(
    scene: Scene,
    tile: ScoringTile,
    marks: list[dict[str, Any]],
    progress: tuple[Progress, ...],
    names: tuple[str, ...],
    n: int,
) -> None:
    words = [capitalized(describe_category(tile.category))]
    cost = describe_cost(tile.project_coins, 0, tile.resources)
    track = text(f"track-{tile.project_track}")
    words.append(text("view-scoring-project", cost=cost, points=tile.project_vp, track=track))
    words += [text("view-scoring-progress", name=names[seat], has=reached.has) for seat, reached in enumerate(progress)]
    words += [capitalized(text("view-scoring-own", name=names[seat])) for seat, mark in enumerate(marks) if mark["own"]]
    left, top = _corner(n)
    outline = box(left, top + 0.15, WIDTH - 0.25, HEIGHT - 0.1, 0.22)
    scene.spot(f"tile:{tile.id}", outline, text("view-scoring"), ". ".join(words))

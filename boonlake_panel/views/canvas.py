"""Boards in the browser: scenes as Bokeh figures that are built once and then changed row by row."""

from collections.abc import Callable
from typing import Any

from bokeh.core.properties import value
from bokeh.events import DoubleTap, Tap
from bokeh.models import ColumnDataSource, CustomJS, CustomJSTransform, HoverTool, Plot, Range1d
from bokeh.models.glyphs import Patches, Text
from bokeh.transform import transform

from ..components.texts import text
from .palette import NONE, Palette, faded
from .paths import contains
from .scene import Scene, Shape, Spot
from .slots import Slots
from .snapshot import Snapshot
from .svg import FONT

Window = tuple[float, float, float, float]
OnPick = Callable[[str], None]
SHAPE_COLUMNS = ("xs", "ys", "fill", "line", "width")
LABEL_COLUMNS = ("x", "y", "text", "size", "colour", "style", "align", "angle")
SPOT_COLUMNS = ("xs", "ys", "title", "words", "hint")

SCALED = "let k = 40; try { k = fig.inner_width / wide } catch (e) {}"
"""Pixels per unit; before the figure has been laid out there is none yet."""

TOOLTIP = """
<div style="max-width:280px;padding:2px 4px;font:13px/1.4 system-ui,sans-serif;color:#26303a">
<div style="font-weight:700">@title</div><div>@words</div><div style="color:#8a5a00;font-weight:600">@hint</div></div>
"""


class Board:
    """A picture of one part of the game; subclasses say how it is drawn."""

    window: Window = (0.0, 0.0, 10.0, 10.0)
    title = ""

    def __init__(self, palette: Palette, on_pick: OnPick | None = None) -> None:
        self.palette = palette
        self.on_pick = on_pick
        self.spots: dict[str, Spot] = {}
        self.targets: dict[str, tuple[str, ...]] = {}
        self._shot: Snapshot | None = None
        self.ground_shapes = ColumnDataSource({name: [] for name in SHAPE_COLUMNS})
        self.ground_labels = ColumnDataSource({name: [] for name in LABEL_COLUMNS})
        self.shapes = Slots(SHAPE_COLUMNS, ([], [], NONE, NONE, 0.0))
        self.labels = Slots(LABEL_COLUMNS, (0.0, 0.0, "", 0.1, NONE, "normal", "center", 0.0))
        self.glow = Slots(SHAPE_COLUMNS, ([], [], NONE, NONE, 0.0))
        self.hits = Slots(SPOT_COLUMNS, ([], [], "", "", ""))
        self.figure = self._figure()

    # What a board looks like.

    def draw_ground(self, scene: Scene, shot: Snapshot) -> None:
        """What never changes; drawn once for each palette."""

    def draw(self, scene: Scene, shot: Snapshot) -> None:
        """What depends on the position."""

    # Building and updating.

    def update(self, shot: Snapshot) -> None:
        """Shows another moment; only what differs is sent to the browser."""
        if self._shot is None:
            self._draw_ground(shot)
        self._shot = shot
        scene = Scene(self.palette, (shot.box.hash, shot.names))
        self.draw(scene, shot)
        self.spots = scene.spots
        self.targets = {name: keys for name, keys in shot.targets.items() if name in scene.spots}
        self.shapes.show({name: element.shapes for name, element in scene.elements.items()})
        self.labels.show({name: element.labels for name, element in scene.elements.items()})
        self.glow.show(self._glow(shot))
        self.hits.show({name: [self._hit(spot)] for name, spot in scene.spots.items()})

    def repaint(self, palette: Palette) -> None:
        """Changes all colours."""
        self.palette = palette
        if self._shot is not None:
            shot, self._shot = self._shot, None
            self.update(shot)

    def _draw_ground(self, shot: Snapshot) -> None:
        scene = Scene(self.palette)
        left, top, width, height = self.window
        scene.polygon(
            [(left, top), (left + width, top), (left + width, top + height), (left, top + height)], self.palette.panel
        )
        self.draw_ground(scene, shot)
        rows = merged(scene.shapes)
        self.ground_shapes.data = {name: [row[n] for row in rows] for n, name in enumerate(SHAPE_COLUMNS)}
        labels = scene.labels
        self.ground_labels.data = {name: [row[n] for row in labels] for n, name in enumerate(LABEL_COLUMNS)}

    def _hit(self, spot: Spot) -> tuple[Any, ...]:
        hint = text("view-click") if spot.name in self.targets else ""
        return spot.xs, spot.ys, spot.title, spot.text, hint

    def _glow(self, shot: Snapshot) -> dict[str, list[tuple[Any, ...]]]:
        """Rings around what changed and, in gold with a tint, around what can be chosen."""
        p = self.palette
        unit = self.window[2] / 400
        found: dict[str, list[tuple[Any, ...]]] = {}
        for name in sorted(shot.changed & self.spots.keys()):
            spot = self.spots[name]
            found[f"changed {name}"] = [(spot.xs, spot.ys, faded(p.changed, 0.1), p.changed, unit * 1.3)]
        for name in self.targets:
            spot = self.spots[name]
            xs, ys = spot.xs, spot.ys
            found[name] = [
                (xs, ys, NONE, faded(p.halo, 0.55), unit * 2.6),
                (xs, ys, faded(p.gold, 0.2), p.gold, unit * 1.5),
            ]
        return found

    def _figure(self) -> Any:
        left, top, width, height = self.window
        fig = Plot(
            x_range=Range1d(start=left, end=left + width),
            y_range=Range1d(start=top + height, end=top),
            aspect_ratio=width / height,
            sizing_mode="scale_width",
            toolbar_location=None,
            min_border=0,
            outline_line_color=None,
            background_fill_color=None,
            border_fill_color=None,
        )
        self._layers(fig)
        fig.on_event(Tap, self._tapped)
        fig.on_event(DoubleTap, self._tapped)
        return fig

    def _layers(self, fig: Any) -> None:
        arguments = {"fig": fig, "wide": self.window[2]}
        thick = CustomJSTransform(args=arguments, v_func=f"{SCALED}; return Array.from(xs, s => s * k)")
        high = CustomJSTransform(
            args=arguments, v_func=f"{SCALED}; return Array.from(xs, s => (s * k).toFixed(1) + 'px')"
        )
        width, size = transform("width", thick), transform("size", high)
        for shapes, labels in (
            (self.ground_shapes, self.ground_labels),
            (self.shapes.source, self.labels.source),
            (self.glow.source, None),
        ):
            _add(
                fig,
                shapes,
                Patches(xs="xs", ys="ys", fill_color="fill", line_color="line", line_width=width, line_join="round"),
            )
            if labels:
                _add(
                    fig,
                    labels,
                    Text(
                        x="x", y="y", text="text", text_color="colour", text_font_size=size, text_font_style="style",
                        text_align="align", text_baseline="middle", text_font=value(FONT), angle="angle",
                    ),
                )  # fmt: skip
        spots = _add(fig, self.hits.source, Patches(xs="xs", ys="ys", fill_alpha=0, line_alpha=0))
        fig.add_tools(
            HoverTool(
                renderers=[spots], tooltips=TOOLTIP, attachment="above", point_policy="follow_mouse", visible=False
            )
        )
        sources = [self.ground_shapes, self.ground_labels, self.shapes.source, self.labels.source, self.glow.source]
        fig.js_on_change(
            "inner_width", CustomJS(args={"sources": sources}, code="for (const s of sources) s.change.emit()")
        )

    # Pointing at things.

    def _tapped(self, event: Any) -> None:
        name = self.spot_at(event.x, event.y)
        if name and self.on_pick:
            self.on_pick(name)

    def spot_at(self, x: float | None, y: float | None) -> str:
        """The topmost place at a point, those with choices first."""
        if x is None or y is None:
            return ""
        found = [spot.name for spot in self.spots.values() if contains(spot.xs, spot.ys, x, y)]
        chosen = [name for name in found if name in self.targets]
        return (chosen or found or [""])[-1]


def _add(fig: Any, source: ColumnDataSource, glyph: Any) -> Any:
    return fig.add_glyph(
        source, glyph, selection_glyph=None, nonselection_glyph=None, hover_glyph=None, muted_glyph=None
    )


def merged(shapes: list[Shape]) -> list[Shape]:
    """Neighbouring shapes of one look as one row: fewer rows are drawn quicker."""
    found: list[Shape] = []
    frames: list[Window] = []
    gap = (float("nan"),)
    for shape in shapes:
        last = found[-1] if found else None
        look = (shape.fill, shape.line, shape.width)
        frame = _frame(shape)
        if last and look == (last.fill, last.line, last.width) and not any(_overlap(frame, other) for other in frames):
            found[-1] = Shape([*last.xs, *gap, *shape.xs], [*last.ys, *gap, *shape.ys], *look)
            frames.append(frame)
        else:
            found.append(shape)
            frames = [frame]
    return found


def _frame(shape: Shape) -> Window:
    xs, ys = [x for x in shape.xs if x == x], [y for y in shape.ys if y == y]
    return min(xs), min(ys), max(xs), max(ys)


def _overlap(a: Window, b: Window) -> bool:
    """Overlapping parts of one row would cut holes into each other."""
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]

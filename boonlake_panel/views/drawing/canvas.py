"""Boards in the browser: scenes as Bokeh figures that are built once and then changed row by row."""

import json
from base64 import b64encode
from collections.abc import Callable
from functools import partial
from typing import Any

from bokeh.core.properties import value
from bokeh.events import DoubleTap, Tap
from bokeh.models import (
    AllIndices,
    CDSView,
    ColumnDataSource,
    CustomJS,
    CustomJSTransform,
    HoverTool,
    Plot,
    Range1d,
    UnionRenderers,
)
from bokeh.models.glyphs import Patches, Text
from bokeh.transform import transform

from ...texts.messages import current_language, text
from ..boards.snapshot import Snapshot
from .palette import NONE, Palette, faded
from .paths import box, contains
from .scene import Part, Scene, Shape, Spot
from .slots import Slots
from .svg import FONT, svg

Window = tuple[float, float, float, float]
OnPick = Callable[[str], None]
SHAPE_COLUMNS = ("xs", "ys", "fill", "line", "width")
LABEL_COLUMNS = ("x", "y", "text", "size", "colour", "style", "align", "angle")
SPOT_COLUMNS = ("xs", "ys", "title", "words", "hint", "fill", "line", "width")

SCALED = "let k = 40; try { k = fig.inner_width / wide } catch (e) {}"
"""Pixels per unit; before the figure has been laid out there is none yet."""

APPLY = """
const text = cb_obj.tags[0];
if (typeof text !== "string") return;
const get = (thing, name) => thing instanceof Map ? thing.get(name) : thing[name];
const [, deltas] = JSON.parse(text);
for (const [layer, [size, rows]] of Object.entries(deltas)) {
  const source = get(slots, layer), names = get(columns, layer), blank = get(empty, layer);
  const arrays = names.map((name) => source.get_array(name));
  arrays.forEach((array, n) => { while (array.length < size) array.push(blank[n]); });
  for (const [place, ...row] of rows)
    row.forEach((value, n) => {
      arrays[n][place] = Array.isArray(value) ? value.map((x) => x === null ? NaN : x) : value;
    });
  source.change.emit();
}
"""
"""Writes changed rows into the sources of the browser without telling the server, which knows them already."""

TOOLTIP = """
<div style="max-width:280px;padding:2px 4px;font:13px/1.4 system-ui,sans-serif;color:#26303a">
<div style="font-weight:700">@title</div><div>@words</div><div style="color:#8a5a00;font-weight:600">@hint</div></div>
"""


_GROUNDS: dict[tuple[str, str, str, str], str] = {}


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
        self._parts: list[Part] = []
        self.policy = UnionRenderers()
        self.ground = ""
        self.shapes = Slots(SHAPE_COLUMNS, ([], [], NONE, NONE, 0.0), self.policy)
        self.labels = Slots(LABEL_COLUMNS, (0.0, 0.0, "", 0.1, NONE, "normal", "center", 0.0), self.policy)
        self.hits = Slots(SPOT_COLUMNS, ([], [], "", "", "", NONE, NONE, 0.0), self.policy)
        self._sent = 0
        self.figure = self._figure()

    @classmethod
    def brush(cls) -> "Board":
        """A board that only draws, into scenes of others; it has no figure."""
        return cls.__new__(cls)

    @classmethod
    def slug(cls) -> str:
        """What the board is called in calls, files and texts: `player-board`."""
        return cls.title.casefold().replace(" ", "-")

    # What a board looks like.

    def draw_ground(self, scene: Scene, shot: Snapshot) -> None:
        """What never changes; drawn once for each palette."""

    def draw(self, scene: Scene, shot: Snapshot) -> None:
        """What depends on the position."""

    # Building and updating.

    def update(self, shot: Snapshot) -> None:
        """Shows another moment; only what differs is sent to the browser."""
        if shot is self._shot:
            return
        if self._shot is None:
            self._draw_ground(shot)
        self._shot = shot
        scene = Scene(self.palette, (shot.box.hash, shot.names))
        self.draw(scene, shot)
        self._parts = scene.parts  # kept for as long as they are shown
        self.spots = scene.spots
        places = {spot.name for spot in scene.spots.values()}
        self.targets = {name: keys for name, keys in shot.targets.items() if name in places}
        shapes: dict[str, list[Shape]] = {name: element.shapes for name, element in scene.elements.items()}
        deltas = {
            "shapes": self.shapes.show({**shapes, **self._halos()}),
            "labels": self.labels.show({name: element.labels for name, element in scene.elements.items()}),
            "hits": self.hits.show({name: [self._hit(spot, shot)] for name, spot in scene.spots.items()}),
        }
        self._send({name: delta for name, delta in deltas.items() if delta})

    def _send(self, deltas: dict[str, Any]) -> None:
        """One text for all changes: it is made and read many times faster than patches of single numbers."""
        if deltas and self.figure.document is not None:  # before that the sources themselves travel
            self._sent += 1
            self.figure.tags = [json.dumps([self._sent, deltas], separators=(",", ":"))]

    def repaint(self, palette: Palette) -> None:
        """Changes all colours."""
        self.palette = palette
        if self._shot is not None:
            shot, self._shot = self._shot, None
            self.update(shot)

    def _draw_ground(self, shot: Snapshot) -> None:
        """One picture for all sessions, behind the canvas: a browser would paint it anew with every change on it."""
        key = (type(self).__name__, shot.box.hash, self.palette.name, current_language())
        if key not in _GROUNDS:
            scene = Scene(self.palette)
            left, top, width, height = self.window
            scene.polygon(box(left, top, width, height), self.palette.panel)
            self.draw_ground(scene, shot)
            image = svg([scene], self.window, self.title, 1600).encode()
            address = "data:image/svg+xml;base64," + b64encode(image).decode()
            _GROUNDS[key] = f"url({address}) 0 0 / 100% 100% no-repeat"
        self.ground = _GROUNDS[key]
        self.figure.styles = {"background": self.ground}

    def _hit(self, spot: Spot, shot: Snapshot) -> tuple[Any, ...]:
        """A place with its words; a gold ring if it can be chosen, another one if it is looked at or has just changed.

        Rings have no filling: what they point at stays as readable as it was.
        """
        p = self.palette
        unit = self.window[2] / 400
        if spot.name in shot.focus:
            look = ("", NONE, p.changed, unit * 2.6)
        elif spot.name in shot.tried:
            look = ("", NONE, faded(p.changed, 0.7), unit * 0.8)
        elif spot.name in self.targets:
            look = (text("view-click"), NONE, p.gold, unit * 1.5)
        elif spot.name in shot.changed:
            look = ("", NONE, p.changed, unit * 1.3)
        else:
            look = ("", NONE, NONE, 0.0)
        return (spot.xs, spot.ys, spot.title, spot.text, *look)

    def _halos(self) -> dict[str, list[Shape]]:
        """A glow and a dark rim below each ring, so that it shows on every ground, light or dark."""
        unit, rim = self.window[2] / 400, faded(self.palette.halo, 0.55)
        focus = self._shot.focus if self._shot else frozenset()
        marked = {name: spot for name, spot in self.spots.items() if spot.name in self.targets or spot.name in focus}
        return {
            f"halo {name}": [
                Shape(spot.xs, spot.ys, NONE, faded(self._ring(spot, focus), 0.4), unit * 6),
                Shape(spot.xs, spot.ys, NONE, rim, unit * 3.4),
            ]
            for name, spot in marked.items()
        }

    def _ring(self, spot: Spot, focus: frozenset[str]) -> str:
        return self.palette.changed if spot.name in focus else self.palette.gold

    def _figure(self) -> Any:
        left, top, width, height = self.window
        fig = Plot(
            x_range=Range1d(start=left, end=left + width),
            y_range=Range1d(start=top + height, end=top),
            aspect_ratio=width / height,
            sizing_mode="scale_width",
            toolbar_location=None,
            title=None,
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
        add = partial(_add, fig, AllIndices())
        patches: dict[str, Any] = {
            "xs": "xs",
            "ys": "ys",
            "fill_color": "fill",
            "line_color": "line",
            "line_join": "round",
        }
        add(self.shapes.source, Patches(line_width=width, **patches))
        fonts: dict[str, Any] = {
            "text_color": "colour",
            "text_font_size": size,
            "text_font_style": "style",
            "text_align": "align",
        }
        words: dict[str, Any] = {"x": "x", "y": "y", "text": "text", "angle": "angle", "text_baseline": "middle"}
        add(self.labels.source, Text(text_font=value(FONT), **words, **fonts))
        spots = add(self.hits.source, Patches(line_width=width, **patches))
        fig.add_tools(
            HoverTool(
                renderers=[spots], tooltips=TOOLTIP, attachment="above", point_policy="follow_mouse", visible=False
            )
        )
        layers = {"shapes": self.shapes, "labels": self.labels, "hits": self.hits}
        slots: dict[str, Any] = {name: layer.source for name, layer in layers.items()}
        columns = {name: layer.columns for name, layer in layers.items()}
        empty = {name: layer.empty for name, layer in layers.items()}
        fig.js_on_change("tags", CustomJS(args={"slots": slots, "columns": columns, "empty": empty}, code=APPLY))
        sources = [self.shapes.source, self.labels.source, self.hits.source]
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
        names = [spot.name for spot in self.spots.values() if contains(spot.xs, spot.ys, x, y)]
        chosen = [name for name in names if name in self.targets]
        return (chosen or names or [""])[-1]


def _add(fig: Any, everything: AllIndices, source: ColumnDataSource, glyph: Any) -> Any:
    """A layer with as few models as possible: each costs time when a page is opened."""
    return fig.add_glyph(
        source,
        glyph,
        view=CDSView(filter=everything),
        selection_glyph=None,
        nonselection_glyph=None,
        hover_glyph=None,
        muted_glyph=None,
    )

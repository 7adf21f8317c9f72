"""What the pages of the analysis are made of: progress, fields, numbers with their uncertainty."""

import math
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from ...analysis.whatif import Estimate
from ..model import GameModel
from ..serving.jobs import Job
from .markup import Markup, Part, part
from .wording import t

STYLE = (Path(__file__).parent / "analysis.css").read_text(encoding="utf-8")

FEW = 5
"""So many tries are needed before their spread means anything."""


def sheet(model: GameModel, on_act: Callable[[str, str], None], dark: bool) -> Markup:
    """A part of such a page."""
    return Markup(on_act=model.localized(on_act), dark=dark, stylesheets=[STYLE], sizing_mode="stretch_width")


def choice_field(name: str, act: str, options: Mapping[str, str], chosen: str) -> Part:
    """A few buttons of which one is pressed; `options` are their words by value."""
    buttons = [
        part("button", words, act=act, value=value, aria_pressed=str(value == chosen).lower(), data_id=f"{act} {value}")
        for value, words in options.items()
    ]
    return part(
        "div",
        part("span", name, css="name", aria_hidden="true"),
        part("div", *buttons, css="bar", role="group", aria_label=name),
        css="field",
    )


def number_field(name: str, act: str, value: int, most: int, least: int = 0) -> Part:
    """A whole number that people type."""
    field = part(
        "input", act=act, value=str(value), type="number", min=least, max=most, step=1, aria_label=name, data_id=act
    )
    return part("div", part("span", name, css="name", aria_hidden="true"), field, css="field")


def select_field(name: str, act: str, options: Mapping[str, str], chosen: str) -> Part:
    """A list of which one is chosen; `options` are their words by value."""
    items = [part("option", words, value=value) for value, words in options.items()]
    field = part("select", *items, act=act, value=chosen, aria_label=name, data_id=act)
    return part("div", part("span", name, css="name", aria_hidden="true"), field, css="field")


def toggle(words: str, act: str, on: bool) -> Part:
    """A button that stays pressed."""
    sign = part("span", "\u2713" if on else "", css="tick", aria_hidden="true")
    return part("button", sign, words, act=act, css="toggle", aria_pressed=str(on).lower(), data_id=act)


def start_button(words: str, busy: bool) -> Part:
    """The button that starts long work."""
    return part("button", words, act="start", css="go", data_id="start", disabled="disabled" if busy else None)


def read_number(words: str, most: int, least: int = 0) -> int | None:
    """What somebody typed, within the bounds; None for anything that is no whole number."""
    try:
        return max(least, min(most, int(words)))
    except ValueError:
        return None


def progress(job: Job, share: float, words: str) -> Part:
    """A bar, what has been done, how long it will take, and a button to stop."""
    share = max(0.0, min(1.0, share))
    left = job.seconds * (1 / share - 1) if share > 0.02 else None
    told = f"{words} {t('time-left', time=duration(left))}" if left is not None else words
    bar = part(
        "div",
        part("div", css="fill", width_share=f"{share:.4f}"),
        css="progress",
        role="progressbar",
        aria_valuemin=0,
        aria_valuemax=100,
        aria_valuenow=round(share * 100),
        aria_label=t("progress"),
    )
    stop = part("button", t("cancel"), act="cancel", data_id="cancel")
    return part("div", bar, stop, part("span", told, css="words"), css="work")


def duration(seconds: float) -> str:
    """A time in words: `12 s`, `3 min`."""
    if seconds < 90:
        return t("seconds", count=math.ceil(seconds))
    return t("minutes", count=math.ceil(seconds / 60))


def half(estimate: Estimate) -> str:
    """Half the width of the interval, as it stands behind a plus-minus sign."""
    return str(math.ceil((estimate.high - estimate.low) / 2)) if math.isfinite(estimate.error) else "?"


def signed(value: float) -> str:
    """A whole number with its sign."""
    return f"{round(value):+d}".replace("-", "\u2212")


def points(estimate: Estimate, tries: int = FEW, lead: bool = False) -> Part:
    """`112 ±4`; a `lead` has its sign. After a few tries nobody knows how far off the mean is."""
    mean = signed(estimate.mean) if lead else str(round(estimate.mean))
    spread = half(estimate) if tries >= FEW else "?"
    return part("span", part("strong", mean), f" \u00b1{spread}", css="number")


def percents(estimate: Estimate) -> Part:
    """`53 % (41 to 66)`."""
    words = t("percent", value=round(estimate.mean * 100))
    between = t("between", low=round(estimate.low * 100), high=round(estimate.high * 100))
    return part("span", part("strong", words), f" {between}", css="number")


def track(estimate: Estimate, low: float, high: float, zero: bool = False) -> Part:
    """The interval as a bar between two ends of a scale, with a dot for the mean; `zero` shows where nothing is."""
    size = max(high - low, 1e-9)

    def place(value: float) -> float:
        return max(0.0, min(1.0, (value - low) / size))

    def gap(share: float) -> Part:
        return part("span", css="gap", width_share=f"{share:.4f}")

    left, right = place(estimate.low), place(estimate.high)
    layers = [
        part("span", gap(left), part("span", css="range", width_share=f"{right - left:.4f}")),
        part("span", gap(place(estimate.mean)), part("span", css="dot")),
    ]
    if zero and low < 0 < high:
        layers.insert(0, part("span", gap(place(0)), part("span", css="zero")))
    return part("div", *layers, css="track", aria_hidden="true")


def scale(estimates: Iterable[Estimate]) -> tuple[float, float]:
    """The ends of a scale on which all intervals have room."""
    known = [each for each in estimates if math.isfinite(each.error)]
    if not known:
        return 0.0, 1.0
    low, high = min(each.low for each in known), max(each.high for each in known)
    return low - (high - low) * 0.03, high + (high - low) * 0.03


def cell(name: str, *content: Any, css: str = "") -> Part:
    """A cell of a table; its name stands beside it where the screen is too small for columns."""
    return part("td", *content, css=css, data_name=name)

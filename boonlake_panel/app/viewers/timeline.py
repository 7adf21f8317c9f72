"""First, back, forward, last, and a slider over the line."""

from ..kit.markup import Part, part
from ..kit.wording import t
from ..model import GameModel


def timeline(model: GameModel) -> list[Part]:
    last = len(model.line) - 1
    at = model.cursor.depth
    off = {"first": at == 0, "back": at == 0, "forward": at == last, "end": at == last}
    buttons = [
        part(
            "button",
            SIGNS[name],
            act=name,
            aria_label=t(name),
            title=t(name),
            disabled="disabled" if off[name] else None,
            data_id=name,
        )
        for name in SIGNS
    ]
    slider = part(
        "input",
        act="slide",
        value=str(at),
        type="range",
        min=0,
        max=last,
        step=1,
        aria_label=t("timeline"),
        data_id="slide",
    )
    where = part("span", t("where", at=at, of=last), css="where")
    return [part("div", *buttons[:2], slider, *buttons[2:], where, css="bar", role="group")]


SIGNS = {"first": "|\u25c2", "back": "\u25c2", "forward": "\u25b8", "end": "\u25b8|"}
"""Signs that every font has."""

"""What happened, in plain words, with the rules behind it."""

from ...engine import Event
from ...study import MARKS, Node
from ..kit.markup import Part, part
from ..kit.wording import rich, rule_link, seat_colour, sentence, t
from ..model import GameModel
from .choices import visible

AROUND = 40
"""How many choices before the cursor are shown; the tree leads to the others."""


def log(model: GameModel) -> list[Part]:
    """The choices up to the cursor, newest first."""
    found: list[Part] = []
    turn = -1
    for node in reversed(model.cursor.path[-AROUND:]):
        if node.turn != turn:
            turn = node.turn
            words = t("turn", turn=turn) if turn else t("start")
            found.append(part("div", words, css="turn"))
        found.append(_entry(model, node))
    if not found:
        found.append(part("p", t("start"), css="muted"))
    return [
        part(
            "div",
            *found,
            css="scroll",
            data_scroll="log",
            tabindex="0",
            role="log",
            aria_label=t("log"),
        )
    ]


def _entry(model: GameModel, node: Node) -> Part:
    title, lines = model.cached_for(node, lambda: _told(model, node))
    sign = MARKS.get(node.mark, "")
    shown = f"{title} {sign}" if sign else title
    return part(
        "div",
        part("div", part("button", shown, act="go", value=node.id, data_id=f"log {node.id}"), css="head"),
        part("div", *lines, css="events"),
        part("p", *rich(node.comment), css="note") if node.comment else None,
        css="entry",
        colour=seat_colour(node.seat),
        data_current="true" if node is model.cursor else None,
    )


def _told(model: GameModel, node: Node) -> tuple[str, list[Part]]:
    """Who chose what, and what came of it."""
    assert node.parent is not None
    before, after = model.study.game_at(node.parent), model.study.game_at(node)
    options = before.decision.options if before.decision else ()
    label = next((option.label for option in options if option.key == node.key), node.key)
    lines = [_line(event) for event in visible(model, after.events)]
    return f"{model.study.setup.seat_name(node.seat)}: {sentence(label)}", lines


def _line(event: Event) -> Part:
    return part("p", event.text + " ", rule_link(event.rule))

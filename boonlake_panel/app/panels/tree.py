"""The variation tree: the line of the cursor, the branches beside it, names, marks and comments."""

from ...study import MARKS, Node
from ..markup import Part, part
from ..model import GameModel
from ..wording import chip, t

BEFORE, AFTER = 60, 60
"""How much of the line is shown around the cursor."""


def tree(model: GameModel) -> list[Part]:
    line = model.line
    at = model.cursor.depth
    shown = line[max(0, at - BEFORE) : at + AFTER]
    found: list[Part] = []
    run: list[Part] = []
    turn = -1
    for node in shown:
        if node.parent is None:
            run.append(_root(model))
            continue
        if node.turn != turn:
            turn = node.turn
            run.append(part("span", t("turn", turn=turn) if turn else t("set-up"), css="muted"))
        run.append(_choice(model, node))
        if node.comment:
            run.append(part("span", f" {node.comment[:160]} ", css="note"))
        others = [child for child in node.parent.children if child is not node]
        if others:
            found += [part("div", *run), *(_branch(model, other) for other in others)]
            run = []
    found.append(part("div", *run))
    label = t("tree")
    return [
        part(
            "div",
            part("div", *found, css="tree"),
            css="scroll low",
            data_scroll="tree",
            tabindex="0",
            role="region",
            aria_label=label,
        )
    ]


def _root(model: GameModel) -> Part:
    current = "true" if model.cursor.parent is None else None
    return part("button", t("start"), act="go", value=model.study.root.id, data_current=current, data_id="root")


def _choice(model: GameModel, node: Node) -> Part:
    sign = MARKS.get(node.mark, "")
    return part(
        "button",
        chip(node.seat, small=True),
        " " + (f"{node.name}: " if node.name else ""),
        node.key,
        part("span", f" {sign}", css="mark") if sign else None,
        act="go",
        value=node.id,
        data_current="true" if node is model.cursor else None,
        data_id=node.id,
    )


def _branch(model: GameModel, node: Node) -> Part:
    """A variation that is not followed now: its first choices."""
    shown = [node]
    while len(shown) < 4 and shown[-1].children:
        shown.append(shown[-1].children[0])
    more = sum(1 for _ in node.walk()) - len(shown)
    items: list[Part | None] = [_choice(model, step) for step in shown]
    if node.comment:
        items.append(part("span", f" {node.comment[:160]}", css="note"))
    if more:
        items.append(part("span", f" +{more}", css="muted"))
    return part("div", *items, css="line")

"""The variation tree: the line of the cursor, the branches beside it, names, marks and comments."""

from ...study import MARKS, Node
from ..kit.markup import Part, part
from ..kit.wording import chip, rich, t
from ..model import GameModel

BEFORE, AFTER = 60, 60
"""How much of the line is shown around the cursor."""
MAX_NOTE = 160
MAIN = "\u25c6"
"""The sign of the main line."""


def tree(model: GameModel) -> list[Part]:
    line = model.line
    main = _main(model)
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
        run += [_choice(model, node, main), *_note(model, node)]
        others = [child for child in node.parent.children if child is not node]
        if others:
            found += [part("div", *run), *(_branch(model, other, main) for other in others)]
            run = []
    found.append(part("div", *run))
    label = t("tree")
    return [
        *([part("p", t("main-legend"), css="muted")] if main else []),
        part(
            "div",
            part("div", *found, css="tree"),
            css="scroll low",
            data_scroll="tree",
            tabindex="0",
            role="region",
            aria_label=label,
        ),
    ]


def _root(model: GameModel) -> Part:
    current = "true" if model.cursor.parent is None else None
    return part("button", t("start"), act="go", value=model.study.root.id, data_current=current, data_id="root")


def _main(model: GameModel) -> frozenset[str]:
    """The choices of the main line, if there are any others."""
    line = model.study.main_line
    return frozenset(node.id for node in line) if len(line) < len(model.study) else frozenset()


def _note(model: GameModel, node: Node) -> list[Part]:
    """The comment to a choice: whole at the cursor, elsewhere its beginning."""
    words = node.comment if node is model.cursor else beginning(node.comment)
    return [part("span", " ", *rich(words), " ", css="note")] if words else []


def beginning(comment: str) -> str:
    """The first words of a long comment."""
    if len(comment) <= MAX_NOTE:
        return comment
    words = comment[:MAX_NOTE].rpartition(" ")[0].rstrip(" *") or comment[:MAX_NOTE]
    return f"{words}{'**' if words.count('**') % 2 else ''}\u2026"


def _choice(model: GameModel, node: Node, main: frozenset[str]) -> Part:
    sign = MARKS.get(node.mark, "")
    return part(
        "button",
        chip(node.seat, small=True),
        " " + (f"{node.name}: " if node.name else ""),
        node.key,
        part("span", f" {sign}", css="mark") if sign else None,
        part("span", f" {MAIN}", css="main-line", title=t("main-line")) if node.id in main else None,
        act="go",
        value=node.id,
        data_current="true" if node is model.cursor else None,
        data_id=node.id,
    )


def _branch(model: GameModel, node: Node, main: frozenset[str]) -> Part:
    """A variation that is not followed now: its first choices."""
    shown = [node]
    while len(shown) < 4 and shown[-1].children:
        shown.append(shown[-1].children[0])
    more = sum(1 for _ in node.walk()) - len(shown)
    items = [*(_choice(model, step, main) for step in shown), *_note(model, node)]
    if more:
        items.append(part("span", f" +{more}", css="muted"))
    return part("div", *items, css="line")

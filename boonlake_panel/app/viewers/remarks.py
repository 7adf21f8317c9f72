"""What a study says beside the board: its title, its introduction, comments, and what a review found."""

from ...study import MARKS, Node
from ..kit.prose import prose
from ..kit.rich_text import Part, link, part
from ..kit.wording import sentence, t
from ..model import GameModel


def remarks(model: GameModel) -> list[Part]:
    """The title, and what is said about what is shown; nothing if nobody has said anything."""
    title = [part("h2", model.study.title)] if model.study.title else []
    content = [*title, *(_of_moment(model) or _of_cursor(model))]
    return [part("section", *content, css="remarks", aria_label=t("remarks"), tabindex=0)] if content else []


def _of_cursor(model: GameModel) -> list[Part]:
    """The comment on the last choice, or the introduction, and what is said about the position before the next one."""
    node = model.cursor
    said = prose(node.comment)
    if node.parent is not None and (said or node.mark):
        said.insert(0, part("p", part("strong", _choice(model, node))))
    if model.can_go_forward:
        said += prose(model.line[node.depth + 1].before)
    return said


def _of_moment(model: GameModel) -> list[Part]:
    """The moment before a choice that a review marked: what was chosen, what is said about it, what was better."""
    moment = model.moment
    node = moment.node if moment else None
    if node is None or node.parent is not model.cursor or moment.trying:
        return []
    said = [
        part("p", t("moment-played"), " ", link("node", node.id, _choice(model, node))),
        *prose(node.comment),
    ]
    if moment.better in model.seen.keys:
        label = sentence(model.seen.label(moment.better))
        said.append(part("p", t("moment-better"), " ", link("choice", moment.better, label)))
    return said


def _choice(model: GameModel, node: Node) -> str:
    """Who chose what, with its mark, as far as it may be told."""
    assert node.parent is not None
    before = model.game_at(node.parent)
    label = sentence(before.seen_by(model.eyes).label(node.key))
    return f"{before.seat_name(node.seat)}: {label} {MARKS.get(node.mark, '')}".rstrip()

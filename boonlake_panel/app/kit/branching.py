"""A choice that was thought about becomes a branch of the study: its name and comment say what it is worth."""

from ...analysis.whatif import Candidate
from ...engine import IllegalChoice
from ...study import Node, Study
from .figures import half, signed
from .wording import t

SIGN = "\u2248"
"""Begins the line with the estimate, in every language."""


def add_branch(study: Study, at: Node, one: Candidate) -> Node:
    """Adds a choice or a whole turn, as far as it can be played; gives the last node."""
    try:
        end = study.branch(*one.keys, node=at)
    except IllegalChoice:  # chance brought something else than the plan expected, or somebody else is asked
        end = _reached(at, one.keys)
    if end is not at:
        _note(study, end.path[at.depth], one)
    return end


def _reached(node: Node, keys: tuple[str, ...]) -> Node:
    """How far a line is there."""
    for key in keys:
        following = node.child(key)
        if following is None:
            break
        node = following
    return node


def _note(study: Study, node: Node, one: Candidate) -> None:
    """Says what the branch is worth; a note of an earlier answer makes room, what people wrote stays."""
    facts: dict[str, str | int] = {
        "points": round(one.score.mean),
        "spread": half(one.score),
        "lead": signed(one.margin.mean),
        "around": half(one.margin),
        "win": round(one.win.mean * 100),
        "low": round(one.win.low * 100),
        "high": round(one.win.high * 100),
        "tries": one.rollouts,
    }
    own = [line for line in node.comment.splitlines() if not line.startswith(SIGN)]
    study.comment("\n".join([*own, f"{SIGN} {t('whatif-comment', **facts)}"]), node)
    if not node.name:
        study.name_branch(t("whatif-name", points=round(one.score.mean)), node)

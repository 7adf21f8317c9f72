"""Merging two versions of a study so that nobody's choices are lost.

What was saved first keeps its place; what only we have follows as a branch. Comparing both with the version that they
started from, the `MergeBase`, tells what one side deleted from what the other side added.
"""

from dataclasses import dataclass

from .limits import MAX_COMMENT, MAX_TAGS
from .node import NOTES, Node
from .study import Study
from .tree import Tree

Place = tuple[Node, Node, Node | None]
"""The same place in our tree, in theirs, and in the tree before, if it was there."""


@dataclass(frozen=True, slots=True)
class MergeBase:
    """The version that both sides started from."""

    tree: Tree
    title: str
    tags: tuple[str, ...]


def merge(study: Study, theirs: Study, base: MergeBase) -> list[Node]:
    """Bring what others changed into our study; returns the nodes that are new to us."""
    if study.title == base.title:
        study.title = theirs.title
    ours, others = {*study.tags}, {*theirs.tags}
    deleted = {*base.tags} - (ours & others)
    study.tags = tuple(sorted((ours | others) - deleted)[:MAX_TAGS])
    study.agents = study.agents or theirs.agents
    return _merge_trees(study, theirs, base.tree)


def _merge_trees(study: Study, theirs: Study, base: Tree) -> list[Node]:
    added: list[Node] = []
    stack: list[Place] = [(study.tree.root, theirs.tree.root, base.root)]
    while stack:
        ours, other, before = stack.pop()
        _merge_notes(ours, other, before)
        added += _merge_children(study, ours, other, before)
        stack.extend(
            (node, same, before.child(node.key) if before else None)
            for node in ours.children
            if (same := other.child(node.key))
        )
    return added


def _merge_notes(ours: Node, theirs: Node, before: Node | None) -> None:
    for note in NOTES:
        mine, other = getattr(ours, note), getattr(theirs, note)
        old = getattr(before, note) if before else type(mine)()
        if mine == old:
            setattr(ours, note, other)
        elif note in ("before", "comment") and other != old and other not in mine:
            setattr(ours, note, f"{other}\n\n{mine}".strip()[:MAX_COMMENT])  # what is saved can be opened


def _merge_children(study: Study, ours: Node, theirs: Node, before: Node | None) -> list[Node]:
    """Give our node the choices of both; returns those that are new to us."""
    added: list[Node] = []
    for child in theirs.children:
        old = before.child(child.key) if before else None
        if ours.child(child.key) is None and (old is None or _has_changes(child, old)):
            added += study.tree.graft(ours, child)
    for child in tuple(ours.children):
        old = before.child(child.key) if before else None
        is_gone = old is not None and theirs.child(child.key) is None
        if old and is_gone and not _has_changes(child, old) and not study.node.is_within(child):
            study._remove(child)
    if before is None or _keys(theirs) != _keys(before):
        places = {key: place for place, key in enumerate(_keys(theirs))}
        ours.children.sort(key=lambda node: places.get(node.key, len(places)))
    return added


def _keys(node: Node) -> list[str]:
    return [child.key for child in node.children]


def _has_changes(node: Node, before: Node) -> bool:
    """Whether something was added or noted since, at the node or after it."""
    stack = [(node, before)]
    while stack:
        now, old = stack.pop()
        if any(getattr(now, note) != getattr(old, note) for note in NOTES):
            return True
        for child in now.children:
            same = old.child(child.key)
            if same is None:
                return True
            stack.append((child, same))
    return False

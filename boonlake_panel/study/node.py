"""A node: one choice in the tree, and what people say about it."""

from base64 import b32encode
from collections.abc import Iterator
from hashlib import blake2b

ROOT_ID = "0"

MARKS = {
    "excellent": "!!",
    "good": "!",
    "interesting": "!?",
    "doubtful": "?!",
    "bad": "?",
    "mistake": "??",
}
"""What a choice can be marked as, with its sign in the notation that chess players know."""

NOTES = ("name", "mark", "before", "comment", "collapsed")
"""The fields of a node that people write."""


class Node:
    """One choice: its key, who made it when, the choices that follow, and notes.

    Only a `Study` changes nodes; everybody may read them.
    """

    __slots__ = (
        "before",
        "children",
        "collapsed",
        "comment",
        "depth",
        "id",
        "key",
        "mark",
        "name",
        "parent",
        "round",
        "seat",
        "turn",
    )

    def __init__(self, id_: str, key: str, parent: "Node | None") -> None:
        self.id = id_
        self.key = key
        self.parent = parent
        self.children: list[Node] = []
        self.depth: int = parent.depth + 1 if parent else 0
        self.seat = -1  # who chose; -1 for the start
        self.turn = 0  # the turn that the choice belongs to
        self.round = 0  # the round in which it was made
        self.before = ""  # comment on the position before the choice
        self.comment = ""  # comment on the choice and what it led to
        self.mark = ""
        self.name = ""  # of the branch that starts here
        self.collapsed = False

    @property
    def is_main(self) -> bool:
        """Whether the node is on the main line."""
        node = self
        while node.parent:
            if node.parent.children[0] is not node:
                return False
            node = node.parent
        return True

    @property
    def path(self) -> "list[Node]":
        """The nodes from the first choice to this one; empty for the start."""
        backwards = []
        node = self
        while node.parent:
            backwards.append(node)
            node = node.parent
        return backwards[::-1]

    def child(self, key: str) -> "Node | None":
        """The node after a choice, if somebody made it."""
        return next((child for child in self.children if child.key == key), None)

    def walk(self) -> "Iterator[Node]":
        """This node and everything after it: each choice before its continuations, the main one first."""
        stack = [self]
        while stack:
            node = stack.pop()
            yield node
            stack.extend(reversed(node.children))

    def is_within(self, ancestor: "Node") -> bool:
        """Whether the node is `ancestor` or comes after it."""
        node: Node | None = self
        while node and node.depth > ancestor.depth:
            node = node.parent
        return node is ancestor

    def copy_facts(self, other: "Node") -> None:
        """Take over who made the choice, and when."""
        self.seat, self.turn, self.round = other.seat, other.turn, other.round

    def fill_notes(self, other: "Node") -> None:
        """Take over notes where there are none."""
        for note in NOTES:
            if not getattr(self, note):
                setattr(self, note, getattr(other, note))

    def __repr__(self) -> str:
        return f"Node({self.id!r}, {self.key!r})" if self.parent else "Node(start)"


def address(parent: Node, key: str, attempt: int = 0) -> str:
    """The id of a choice, made from the line that leads to it.

    The same line has the same id in every copy of a study, so that links survive promotion, saving and merging.
    """
    text = f"{parent.id} {key} {attempt}" if attempt else f"{parent.id} {key}"
    return b32encode(blake2b(text.encode(), digest_size=5).digest()).decode().lower()

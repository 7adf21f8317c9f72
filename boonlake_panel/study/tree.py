"""The tree: nodes by their place and by their id. It knows nothing of the rules."""

from collections.abc import Iterator
from itertools import count
from sys import intern

from ..texts.messages import text
from .errors import StudyError
from .limits import MAX_NODES
from .node import ROOT_ID, Node, address


class Tree:
    """All nodes of a study; the first child of each node is its main continuation."""

    def __init__(self) -> None:
        self.root = Node(ROOT_ID, "", None)
        self._nodes = {ROOT_ID: self.root}

    def __len__(self) -> int:
        return len(self._nodes)

    def __contains__(self, id_: object) -> bool:
        return id_ in self._nodes

    def __iter__(self) -> Iterator[Node]:
        return self.root.walk()

    def __getitem__(self, id_: str) -> Node:
        node = self._nodes.get(id_)
        if node is None:
            raise StudyError(text("fault-no-node", node=f"{id_!r:.40}"))
        return node

    def add(self, parent: Node, key: str, id_: str = "") -> Node:
        """A new last choice after `parent`; an id that is taken is replaced."""
        if len(self) >= MAX_NODES:
            raise StudyError(text("fault-full", most=str(MAX_NODES)))
        if not id_ or id_ in self._nodes:
            id_ = next(free for n in count() if (free := address(parent, key, n)) not in self._nodes)
        node = Node(id_, intern(key), parent)
        parent.children.append(node)
        self._nodes[id_] = node
        return node

    def insert(self, parent: Node, key: str) -> Node:
        """A new choice between `parent` and everything after it."""
        following, parent.children = parent.children, []
        node = self.add(parent, key)
        node.children = following
        for child in following:
            child.parent = node
            for later in child.walk():
                later.depth += 1
        return node

    def detach(self, node: Node) -> int:
        """Take a node with everything after it out of the tree; returns the place where it was."""
        if node.parent is None:
            raise StudyError(text("fault-start"))
        place = node.parent.children.index(node)
        del node.parent.children[place]
        for gone in node.walk():
            del self._nodes[gone.id]
        return place

    def reattach(self, parent: Node, branch: Node, place: int) -> None:
        """Put a branch back where it was; what was added in its place meanwhile stays."""
        is_new = parent.child(branch.key) is None
        self.graft(parent, branch)
        if is_new:
            parent.children.insert(place, parent.children.pop())

    def shift(self, node: Node, by: int) -> bool:
        """Move the nearest choice on the way to a node that has room to move; whether there was one."""
        step = node
        while step.parent:
            siblings = step.parent.children
            place = siblings.index(step) + by
            if 0 <= place < len(siblings):
                siblings.remove(step)
                siblings.insert(place, step)
                return True
            step = step.parent
        return False

    def make_main(self, node: Node) -> None:
        """Make the line that leads to a node the main line."""
        for step in node.path:
            siblings = step.parent.children if step.parent else []
            siblings.remove(step)
            siblings.insert(0, step)

    def graft(self, parent: Node, branch: Node) -> list[Node]:
        """Copy a branch of another tree after `parent`: what is there already stays; returns the nodes that are new."""
        added = []
        stack = [(parent, branch)]
        while stack:
            parent, source = stack.pop()
            node = parent.child(source.key)
            if node is None:
                node = self.add(parent, source.key, source.id)
                node.copy_facts(source)
                added.append(node)
            node.fill_notes(source)
            stack.extend((node, child) for child in reversed(source.children))
        return added

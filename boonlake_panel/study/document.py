"""A study as plain data, and back: what a file may say, and everything that is wrong with it."""

from collections.abc import Mapping
from typing import Any

from ..components import PackError
from ..components.box import STANDARD
from ..engine import Game, IllegalChoice, PositionError, Setup
from .errors import StudyError
from .limits import (
    KEY,
    MAX_BRANCHES,
    MAX_COMMENT,
    MAX_NAME,
    MAX_NODES,
    MAX_TAG,
    MAX_TAGS,
    MAX_TITLE,
    NODE_ID,
    clean,
    clean_line,
)
from .node import MARKS, ROOT_ID, Node
from .study import Study
from .tree import Tree

FORMAT = "boonlake-study"
VERSION = 1
FIELDS = ("format", "version", "title", "tags", "pack", "setup", "position", "cursor", "nodes")


def head(study: Study) -> dict[str, Any]:
    """Everything but the nodes."""
    found: dict[str, Any] = {"format": FORMAT, "version": VERSION, "title": study.title, "tags": list(study.tags)}
    found["pack"] = study.game_at(study.root).box.hash
    if study.position is None:
        found["setup"] = study.setup.to_dict()
    else:
        found["position"] = study.position
    found["cursor"] = study.node.id
    return found


def entry(node: Node, previous: Node | None) -> dict[str, Any]:
    """A node as data; it follows the entry before it unless it says where it comes from."""
    found: dict[str, Any] = {"id": node.id}
    if node.parent:
        if node.parent is not previous:
            found["from"] = node.parent.id
        found["key"] = node.key
    for note in ("name", "mark", "before", "comment", "collapsed"):
        if getattr(node, note):
            found[note] = getattr(node, note)
    return found


class Reader:
    """Reads a document; whatever is wrong is noted in `faults`, and the rest is read all the same."""

    def __init__(self, pack: str | None) -> None:
        self.pack = pack
        self.faults: list[str] = []

    def fault(self, message: str) -> None:
        self.faults.append(message)

    def study(self, data: Any) -> Study:
        """The study of a document as far as it can be played; raises `StudyError` if nothing can."""
        if not isinstance(data, Mapping) or data.get("format") != FORMAT:
            raise StudyError(f"this is no study: expected a JSON object with the format {FORMAT!r}")
        version = data.get("version")
        if version != VERSION:
            self.fault(
                f"written in version {version!r:.40} of the format, known is version {VERSION}: update the program"
            )
        for name in data:
            if name not in FIELDS:
                self.fault(f"unknown field {name!r:.40}")
        study = self.start(data)
        study.title = self.text(data, "title", MAX_TITLE, "the study", one_line=True)
        study.tags = self.tags(data.get("tags", []))
        tree = self.tree(data.get("nodes", []))
        self.replay(study, tree)
        cursor = data.get("cursor", ROOT_ID)
        if isinstance(cursor, str) and cursor in study.tree:
            study.go(cursor)
        elif not self.faults:
            self.fault(f"the cursor stands on {cursor!r:.40}, which is no node")
        return study

    # The start

    def start(self, data: Mapping[str, Any]) -> Study:
        """A study without choices, from the set-up or the position."""
        position = data.get("position")
        holder = data if position is None else position
        source = holder.get("setup") if isinstance(holder, Mapping) else None
        if not isinstance(source, Mapping):
            raise StudyError("the study cannot be opened: it has neither a set-up nor a position with a set-up")
        setup = self.known_setup(source)
        try:
            if position is None:
                study = Study(Setup(**setup))
            else:
                # The pack is compared below, so that a position of another pack can still be tried.
                fields = {name: value for name, value in position.items() if name != "pack"}
                study = Study(position={**fields, "setup": setup})
        except (OSError, PackError, PositionError, TypeError, ValueError) as error:
            raise StudyError(f"the study cannot be opened: {error}") from None
        except (ArithmeticError, AttributeError, LookupError, RecursionError) as error:
            raise StudyError(f"the study starts from a position that cannot be played ({error!r:.200})") from None
        self.check_names(study.setup)
        self.check_pack(data.get("pack"), study)
        return study

    def known_setup(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """The fields of a set-up that this program knows, with the pack to open."""
        known = Setup(seed=0).to_dict().keys()
        for name in data.keys() - known:
            self.fault(f"the set-up has an unknown field {name!r:.40}: the game may differ")
        fields = {name: value for name, value in data.items() if name in known}
        return {**fields, "data": self.chosen_pack(data.get("data", STANDARD))}

    def chosen_pack(self, named: Any) -> str:
        """A file may not make the program read any folder it likes: only who loads it may name one."""
        if self.pack is not None:
            return self.pack
        if named != STANDARD:
            self.fault(
                f"made with the data pack {named!r:.80}: give its folder when you load the study "
                "(pack=..., on the command line --data ...)"
            )
        return STANDARD

    def check_pack(self, made_with: Any, study: Study) -> None:
        at_hand = study.game.box.hash
        if made_with != at_hand:
            self.fault(
                f"made with data {made_with!r:.40}, the data pack {study.setup.data!r} is now {at_hand!r}: "
                "load it with the pack it was made with, or save what can be played with this one"
            )

    def check_names(self, setup: Setup) -> None:
        names = [clean_line(name[:MAX_NAME], MAX_NAME, "a name") for name in setup.names]
        if names != list(setup.names):
            self.fault("the players have names that are too long or cannot be printed")
            setup.names = names

    # Texts

    def text(self, data: Mapping[str, Any], field: str, limit: int, where: str, one_line: bool = False) -> str:
        value = data.get(field, "")
        if not isinstance(value, str):
            self.fault(f"{where}: {field} is no text")
            return ""
        if len(value) > limit:
            self.fault(f"{where}: {field} has {len(value)} characters, the first {limit} are kept")
            value = value[:limit]
        return (clean_line if one_line else clean)(value, limit, field)

    def tags(self, data: Any) -> tuple[str, ...]:
        if not isinstance(data, list) or not all(isinstance(tag, str) for tag in data):
            self.fault("tags: expected a list of texts")
            return ()
        kept = {clean_line(tag, MAX_TAG, "a tag").casefold() for tag in data if len(tag) <= MAX_TAG} - {""}
        if len(data) > MAX_TAGS or any(len(tag) > MAX_TAG for tag in data):
            self.fault(f"tags: at most {MAX_TAGS} of at most {MAX_TAG} characters are kept")
        return tuple(sorted(kept)[:MAX_TAGS])

    # The nodes

    def tree(self, data: Any) -> Tree:
        """The tree of the entries, whether or not its keys can be played."""
        tree = Tree()
        if not isinstance(data, list):
            self.fault("nodes: expected a list")
            return tree
        if len(data) > MAX_NODES:
            self.fault(f"{len(data)} nodes are too many, the first {MAX_NODES} are read")
        previous: Node | None = tree.root
        for number, content in enumerate(data[:MAX_NODES]):
            previous = self.node(tree, content, f"node {number}", previous, number == 0)
        return tree

    def node(self, tree: Tree, content: Any, where: str, previous: Node | None, first: bool) -> Node | None:
        """Add the node of an entry; nothing if it has no place in the tree."""
        if not isinstance(content, Mapping):
            self.fault(f"{where}: cannot be read")
            return None
        if first and "key" not in content:
            self.notes(tree.root, content, where)
            return tree.root
        came_from = content.get("from")
        if came_from is not None:
            previous = tree[came_from] if isinstance(came_from, str) and came_from in tree else None
        id_, key = content.get("id"), content.get("key")
        if previous is None:
            self.fault(f"{where}: what comes before it is missing")
            return None
        if len(previous.children) >= MAX_BRANCHES:
            self.fault(f"{where}: more than {MAX_BRANCHES} choices at one place")
            return None
        if not isinstance(key, str) or not KEY.fullmatch(key):
            self.fault(f"{where}: {key!r:.40} is no key")
            return None
        if not isinstance(id_, str) or not NODE_ID.fullmatch(id_) or id_ in tree:
            self.fault(f"{where}: {id_!r:.40} is no id, or another node has it")
            id_ = ""
        if previous.child(key):
            self.fault(f"{where}: the same choice {key} stands there twice")
        node = previous.child(key) or tree.add(previous, key, id_)
        self.notes(node, content, where)
        return node

    def notes(self, node: Node, content: Mapping[str, Any], where: str) -> None:
        if len(content) <= 3 and content.keys() <= {"id", "from", "key"}:
            return
        for field in content.keys() - {"id", "from", "key", "name", "mark", "before", "comment", "collapsed"}:
            self.fault(f"{where}: unknown field {field!r:.40}")
        node.name = self.text(content, "name", MAX_NAME, where, one_line=True)
        node.before = self.text(content, "before", MAX_COMMENT, where)
        node.comment = self.text(content, "comment", MAX_COMMENT, where)
        node.collapsed = content.get("collapsed") is True
        mark = content.get("mark", "")
        if isinstance(mark, str) and (not mark or mark in MARKS):
            node.mark = mark
        else:
            self.fault(f"{where}: there is no mark {mark!r:.40}")

    def replay(self, study: Study, tree: Tree) -> None:
        """Play every choice; one that cannot be played is left out with everything after it."""
        study._plant(tree)
        for node in list(tree):
            if not node.parent or node.id not in tree:
                continue
            problem = _played(study, node)
            if problem:
                count = sum(1 for _ in node.walk())
                self.fault(f"node {node.id}: {problem}" + (f" ({count} choices are left out)" if count > 1 else ""))
                tree.detach(node)


def _played(study: Study, node: Node) -> str:
    """Play the choice of a node; gives what is wrong with it, or nothing."""
    assert node.parent
    before = study.game_at(node.parent)
    try:
        after: Game = before.play(node.key)
    except IllegalChoice as error:
        return str(error)[:500]
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
        return f"{node.key} cannot be played ({error!r:.200})"
    study._enter(node, before, after)
    return ""

"""A study as plain data, and back; reading notes everything that is wrong with a document."""

from collections.abc import Collection, Mapping
from itertools import islice
from typing import Any

from ..components import PackError
from ..components.box import STANDARD
from ..engine import Game, IllegalChoice, PositionError, Setup
from ..engine.position.faults import told_at
from ..engine.position.setups import setup_faults
from ..texts.messages import text
from .errors import StudyError
from .limits import (
    KEY,
    MAX_BRANCHES,
    MAX_COMMENT,
    MAX_FAULTS,
    MAX_NAME,
    MAX_NODES,
    MAX_TAG,
    MAX_TAGS,
    MAX_TITLE,
    NODE_ID,
    clean,
    clean_agents,
    clean_line,
)
from .node import MARKS, NOTES, ROOT_ID, Node
from .study import Study
from .tree import Tree
from .version_1 import unsaid_answer

FORMAT = "boonlake-study"
VERSION = 2
READABLE = (1, VERSION)
FIELDS = ("format", "version", "title", "tags", "agents", "pack", "setup", "position", "cursor", "nodes")
PLACE = frozenset(("id", "from", "key"))
"""The fields of an entry that say where a node stands; the others are notes."""


def head(study: Study) -> dict[str, Any]:
    """Everything but the nodes."""
    start = {"setup": study.setup.to_dict()} if study.position is None else {"position": study.position}
    return {
        "format": FORMAT,
        "version": VERSION,
        "title": study.title,
        "tags": list(study.tags),
        **({"agents": list(study.agents)} if study.agents else {}),
        "pack": study.game_at(study.root).box.hash,
        **start,
        "cursor": study.node.id,
    }


def entry(node: Node, previous: Node | None) -> dict[str, Any]:
    """A node as data; it follows the entry before it unless it says where it comes from."""
    content: dict[str, Any] = {"id": node.id}
    if node.parent:
        if node.parent is not previous:
            content["from"] = node.parent.id
        content["key"] = node.key
    notes = ((note, getattr(node, note)) for note in NOTES)
    return {**content, **{note: value for note, value in notes if value}}


class DocumentReader:
    """Reads a document; what is wrong is noted in `faults`, and the rest is read nevertheless.

    After `MAX_FAULTS` reading ends with what was read so far, so that a large file of nonsense does not take long.
    """

    def __init__(self, pack: str | None) -> None:
        self.pack = pack
        self.faults: list[str] = []

    @property
    def gave_up(self) -> bool:
        """Whether so much is wrong that the rest is not read."""
        return len(self.faults) >= MAX_FAULTS

    def fault(self, words: str) -> None:
        self.faults.append(words)

    def fault_at(self, node: str, words: str) -> None:
        """Note what is wrong with a node, or with the study itself if none is named."""
        self.fault(text("fault-at-node", node=node, problem=words) if node else text("fault-at-study", problem=words))

    def study(self, data: Any) -> Study:
        """The study of a document as far as it can be played; raises `StudyError` if nothing can."""
        if not isinstance(data, Mapping) or data.get("format") != FORMAT:
            raise StudyError(text("fault-no-study-format", format=repr(FORMAT)))
        version = data.get("version")
        if version not in READABLE:
            self.fault(text("fault-version", found=_shown(version), known=VERSION))
        self.unknown_fields([name for name in data if name not in FIELDS])
        study = self.start(data)
        study.title = self.text(data, "title", MAX_TITLE, one_line=True)
        study.tags = self.tags(data.get("tags", []))
        study.agents = self.agents(data.get("agents", []))
        tree = self.tree(data.get("nodes", []))
        self.replay(study, tree, version)
        cursor = data.get("cursor", ROOT_ID)
        if isinstance(cursor, str) and cursor in study.tree:
            study.go(cursor)
        elif not self.faults:
            self.fault(text("fault-cursor", node=_shown(cursor)))
        return study

    def unknown_fields(self, names: Collection[Any], where: str = "") -> None:
        for name in islice(names, MAX_FAULTS):
            words = text("fault-field", name=_shown(name))
            self.fault_at(where, words) if where else self.fault(words)

    # The start

    def start(self, data: Mapping[str, Any]) -> Study:
        """A study without choices, from the set-up or the position."""
        position = data.get("position")
        holder = data if position is None else position
        source = holder.get("setup") if isinstance(holder, Mapping) else None
        if not isinstance(source, Mapping):
            raise StudyError(text("fault-no-start"))
        setup = self.known_setup(source)
        if position is None:
            given: dict[str, Any] = {"setup": _make_setup(setup)}
        else:
            # The pack is compared below, so that a position of another pack can still be tried.
            fields = {name: value for name, value in position.items() if name != "pack"}
            given = {"position": {**fields, "setup": setup}}
        try:
            study = Study(**given)
        except (OSError, PackError, PositionError, TypeError, ValueError) as error:
            raise StudyError(f"{text('fault-unopened')} {error}") from None
        except (ArithmeticError, AttributeError, LookupError, RecursionError) as error:
            raise StudyError(text("fault-unplayable", problem=type(error).__name__)) from error
        self.check_pack(data.get("pack"), study)
        return study

    def known_setup(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """The fields of a set-up that this program knows, with the pack to open."""
        known = Setup(seed=0).to_dict().keys()
        for name in islice(data.keys() - known, MAX_FAULTS):
            self.fault(text("fault-setup-field", name=_shown(name)))
        fields = {name: value for name, value in data.items() if name in known}
        if "names" in fields:
            fields["names"] = self.player_names(fields["names"])
        return {**fields, "data": self.chosen_pack(data.get("data", STANDARD))}

    def chosen_pack(self, named: Any) -> str:
        """The pack to open: only the caller may name a folder, a file cannot make the program read one."""
        if self.pack is not None:
            return self.pack
        if named != STANDARD:
            self.fault(text("fault-pack-folder", pack=f"{named!r:.80}"))
        return STANDARD

    def check_pack(self, made_with: Any, study: Study) -> None:
        opened = study.game.box.hash
        if made_with != opened:
            pack = repr(study.setup.data)
            self.fault(text("fault-pack-other", found=_shown(made_with), pack=pack, now=repr(opened)))

    def player_names(self, given: Any) -> Any:
        """Names that can be shown; what is no list of names is left to the set-up to refuse."""
        if not isinstance(given, list) or not all(isinstance(name, str) for name in given):
            return given
        names = [clean_line(name[:MAX_NAME], MAX_NAME, "name") for name in given]
        if names != given:
            self.fault(text("fault-names"))
        return names

    # Texts

    def text(self, data: Mapping[str, Any], field: str, limit: int, where: str = "", one_line: bool = False) -> str:
        value = data.get(field, "")
        if not isinstance(value, str):
            self.fault_at(where, text("fault-no-words", field=field))
            return ""
        if len(value) > limit:
            words = text("fault-cut", field=field, length=str(len(value)), limit=str(limit))
            self.fault_at(where, words)
            value = value[:limit]
        return (clean_line if one_line else clean)(value, limit, field)

    def tags(self, data: Any) -> tuple[str, ...]:
        if not isinstance(data, list) or not all(isinstance(tag, str) for tag in data):
            self.fault(text("fault-tags"))
            return ()
        first = data[: 2 * MAX_TAGS]
        kept = {clean_line(tag, MAX_TAG, "tag").casefold() for tag in first if len(tag) <= MAX_TAG} - {""}
        if len(data) > MAX_TAGS or any(len(tag) > MAX_TAG for tag in data):
            self.fault(text("fault-tags-many", tags=MAX_TAGS, characters=MAX_TAG))
        return tuple(sorted(kept)[:MAX_TAGS])

    def agents(self, data: Any) -> tuple[str, ...]:
        try:
            return clean_agents(data if isinstance(data, list) else [data])
        except StudyError:
            self.fault(text("fault-agents"))
            return ()

    # The nodes

    def tree(self, data: Any) -> Tree:
        """The tree of the entries, whether or not its keys can be played."""
        tree = Tree()
        if not isinstance(data, list):
            self.fault(text("fault-nodes"))
            return tree
        if len(data) > MAX_NODES:
            self.fault(text("fault-nodes-many", count=str(len(data)), most=str(MAX_NODES)))
        previous: Node | None = tree.root
        for number, content in enumerate(data[:MAX_NODES]):
            if self.gave_up:
                break
            previous = self.node(tree, content, str(number), previous, number == 0)
        return tree

    def node(self, tree: Tree, content: Any, where: str, previous: Node | None, first: bool) -> Node | None:
        """Add the node of an entry; None if it has no place in the tree."""
        if not isinstance(content, Mapping):
            self.fault_at(where, text("fault-node-unread"))
            return None
        if first and "key" not in content:
            self.notes(tree.root, content, where)
            return tree.root
        came_from = content.get("from")
        if came_from is not None:
            previous = tree[came_from] if isinstance(came_from, str) and came_from in tree else None
        id_, key = content.get("id"), content.get("key")
        if previous is None:
            self.fault_at(where, text("fault-node-loose"))
            return None
        if len(previous.children) >= MAX_BRANCHES:
            self.fault_at(where, text("fault-branches", most=MAX_BRANCHES))
            return None
        if not isinstance(key, str) or not KEY.fullmatch(key):
            self.fault_at(where, text("fault-no-key", key=_shown(key)))
            return None
        if not isinstance(id_, str) or not NODE_ID.fullmatch(id_) or id_ in tree:
            self.fault_at(where, text("fault-no-id", id=_shown(id_)))
            id_ = ""
        if previous.child(key):
            self.fault_at(where, text("fault-choice-twice", key=key))
        node = previous.child(key) or tree.add(previous, key, id_)
        self.notes(node, content, where)
        return node

    def notes(self, node: Node, content: Mapping[str, Any], where: str) -> None:
        if len(content) <= len(PLACE) and content.keys() <= PLACE:
            return
        self.unknown_fields(content.keys() - PLACE - {*NOTES}, where)
        node.name = self.text(content, "name", MAX_NAME, where, one_line=True)
        node.before = self.text(content, "before", MAX_COMMENT, where)
        node.comment = self.text(content, "comment", MAX_COMMENT, where)
        node.collapsed = content.get("collapsed") is True
        mark = content.get("mark", "")
        if isinstance(mark, str) and (not mark or mark in MARKS):
            node.mark = mark
        else:
            self.fault_at(where, text("fault-no-mark", mark=_shown(mark)))

    def replay(self, study: Study, tree: Tree, version: Any) -> None:
        """Play every choice; one that cannot be played is left out with everything after it."""
        study._use_tree(tree)
        for node in list(tree):
            if node.id not in tree:
                continue
            if self.gave_up and node.parent:
                tree.detach(node)
                continue
            problem = _play(study, node) if node.parent else ""
            if problem:
                count = sum(1 for _ in node.walk())
                left_out = f" {text('fault-left-out', count=count)}" if count > 1 else ""
                self.fault_at(node.id, problem + left_out)
                tree.detach(node)
            elif version == 1:
                _fill_in(study, node)


def _shown(value: Any) -> str:
    """A value of a document, short enough for a message."""
    return f"{value!r:.40}"


def _make_setup(fields: dict[str, Any]) -> Setup:
    """The set-up with these fields; raises `StudyError` with everything that is wrong with them."""
    try:
        return Setup(**fields)
    except (TypeError, ValueError):
        raise StudyError(text("fault-unopened"), [str(fault) for fault in setup_faults(fields)]) from None


def _play(study: Study, node: Node) -> str:
    """Play the choice of a node; returns what is wrong with it, or an empty text."""
    assert node.parent
    before = study.game_at(node.parent)
    try:
        after: Game = before.play(node.key)
    except IllegalChoice as error:
        return told_at(node.key, text("list-rules").join(map(str, error.reasons))[:500])
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
        return text("fault-key-unplayable", key=node.key, problem=type(error).__name__)
    study._record(node, before, after)
    return ""


def _fill_in(study: Study, node: Node) -> None:
    """Put in answers that version 1 took for granted after a node."""
    while node.children and len(study.tree) < MAX_NODES:
        key = unsaid_answer(study.game_at(node), [child.key for child in node.children])
        if key is None:
            return
        node = study.tree.insert(node, key)
        _play(study, node)

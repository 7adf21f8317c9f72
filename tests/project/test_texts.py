"""Texts for people: every language has all of them, all are used, and none hides in the code of pages and pictures."""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from boonlake_panel.components import open_box
from boonlake_panel.components.effects import parse_term
from boonlake_panel.components.lexicon import WORDS
from boonlake_panel.components.vocabulary import KINDS, MEASURES, REGIONS, RESOURCES, TRACKS, TRIGGER_RECORDS
from boonlake_panel.engine import events
from boonlake_panel.engine.choices.registry import NAMES as CHOICES
from boonlake_panel.engine.codes import PIECE_NAMES, SOURCES
from boonlake_panel.engine.setup import SEAT_NAMES
from boonlake_panel.engine.steps import STEP_NAMES
from boonlake_panel.expansions import expansion_modules
from boonlake_panel.teach.coach import DEEDS
from boonlake_panel.teach.glossary import ICONS
from boonlake_panel.teach.translations import missing_texts
from boonlake_panel.texts.catalogue import PARTS, rule_catalogue, translated_rules
from boonlake_panel.texts.messages import DEFAULT_LANGUAGE, LANGUAGES, in_language, sources
from boonlake_panel.texts.names import name_message
from boonlake_panel.views.charts.trajectories import GOODS as CHARTED

ROOT = Path(__file__).parents[2]
OTHERS = [language for language in LANGUAGES if language != DEFAULT_LANGUAGE]
NAMES = "name-"
"""Names of components: English ones stand in the tables."""

SPEAKERS = {"text": ("", 0), "has_text": ("", 0), "t": ("app-", 0), "reason": ("reason-", 1)}
"""Functions that take the id of a message: what they put before it, and which argument it is."""

TURNS = ("-paid", "-none", "-end", "-tie", "-fewest", "-search", "-tile", "-mound", "-pastures", "-site", "-second")
"""What the texts of events append to their ids."""
EVENT_MODULES = (events, *expansion_modules("engine.expansions", "events").values())
EVENTS = [value for module in EVENT_MODULES for name, value in vars(module).items() if name.startswith("E_")]

GOODS = [word.goods for word in WORDS.values() if word.goods]
FAMILIES: dict[str, Iterable[str]] = {
    "coach-can-": CHOICES,
    "coach-does-": {deed.replace("_", "-") for deed in DEEDS},
    "fault-long-": ("title", "name", "comment", "tag"),
    "icon-": ICONS,
    "key-": CHOICES,
    "kind-": KINDS,
    "track-": TRACKS,
    "region-": REGIONS,
    "resource-": RESOURCES,
    "piece-": (*PIECE_NAMES, "cattle"),
    "seat-": (*(name.lower() for name in SEAT_NAMES), "eminence"),
    "source-": SOURCES,
    "verb-": {verb for goods in GOODS for verb in (goods.get, goods.lose) if verb},
    "goods-": {*(goods.name for goods in GOODS), *RESOURCES, "any"},
    "measure-": {measure.replace("@", "-in@").partition("@")[0] for measure in MEASURES},
    "trigger-": {f"{one.name}-{argument}".strip("-") for one in TRIGGER_RECORDS for argument in one.arguments},
    "chart-": (*CHARTED, "turn", "points", "count", "seat", "source", "good", "branch", "main-line"),
}
"""Messages whose ids are put together: by their beginning all endings that there are, no more and no fewer."""

HIDDEN = ("draw_hidden", "stash_hidden", "deal_hidden", "keep_hidden")
ENDINGS: dict[str, Iterable[str]] = {
    "event-": (*EVENTS, *HIDDEN),
    "effect-": {
        f"{word.name}-{word.argument.variant(parse_term(f'{word.name}:{example}')[1:])}".strip("-")
        for word in WORDS.values()
        for example in word.argument.examples
        if not word.goods
    },
    "prompt-": STEP_NAMES,
    "needs-": CHOICES,
    "option-": CHOICES,
    "coach-now-": {kind.replace("_", "-") for kind in (*STEP_NAMES, *WORDS, "choose")},
    "view-": ("coins", "vases"),
    "app-": (),
    "reason-": (),
}
"""Others that are put together: by their beginning the endings that there can be."""


@dataclass(frozen=True)
class Message:
    """A message of a file: the names of its arguments, and whether it has any words of its own."""

    file: str
    arguments: frozenset[str]
    words: str


class _Reader(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.words: list[str] = []

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802
        self.words.append(node.value)

    def visit_StringLiteral(self, node: Any) -> None:  # noqa: N802
        self.words.append(node.value)


@cache
def messages(language: str) -> dict[str, Message]:
    """All messages of a language by id."""
    by_id: dict[str, Message] = {}
    for path in sorted((ROOT / "data/i18n" / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            place = f"{language}/{path.name}"
            assert not isinstance(entry, fluent.Junk), f"{place}: {entry.content!r}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in by_id, f"{place}: {entry.id.name} is written twice"
                reader = _Reader()
                reader.visit(entry)
                by_id[entry.id.name] = Message(path.name, frozenset(reader.arguments), "".join(reader.words))
    return by_id


# Languages


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_found_and_stand_alone(language: str) -> None:
    """They are parsed one by one, so none may refer to another."""
    assert sources(language).keys() == messages(language).keys()
    for name, written in sources(language).items():
        [entry] = FluentParser().parse(written).body
        assert entry.id.name == name
        assert not re.search(r"\{ *-?[a-z]", written), name


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_translated(language: str) -> None:
    english, other = messages(DEFAULT_LANGUAGE), messages(language)
    assert sorted(set(english) - set(other)) == [], "missing"
    assert sorted(name for name in set(other) - set(english) if not name.startswith(NAMES)) == [], "superfluous"
    different = {name: other[name].arguments ^ message.arguments for name, message in english.items()}
    assert {name: languages for name, languages in different.items() if languages} == {}, "other arguments"


@pytest.mark.parametrize("language", OTHERS)
def test_every_component_has_a_name(language: str) -> None:
    box = open_box()
    things = box.named
    expected = {name_message(thing.name) for thing in things}
    assert {name for name in messages(language) if name.startswith(NAMES)} == expected


def test_french_signs_have_their_spaces() -> None:
    """No-break spaces before high signs and inside quotation marks, and typographic apostrophes."""
    wrong = re.compile(r"[^\u00a0\s][;?!»]|\w:(?!\w)| [:;?!»]|«[^\u00a0]|'")
    assert {name: message.words for name, message in messages("fr").items() if wrong.search(message.words)} == {}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("part", PARTS)
def test_every_rule_is_translated(part: str, language: str) -> None:
    english, other = rule_catalogue(part), translated_rules(part, language)
    assert list(other) == list(english)
    for id_, rule in english.items():
        told = {name for name in ("rule", "ambiguous", "ruling") if getattr(rule, name)}
        assert set(other[id_]) == told | ({"example"} if rule.examples else set()), id_
        with in_language(language):
            translated = rule_catalogue(part)[id_]
        assert not [name for name in told if getattr(translated, name) == getattr(rule, name)], id_
        sizes = [[len(example.given), len(example.then)] for example in rule.examples]
        assert [[len(example.given), len(example.then)] for example in translated.examples] == sizes, id_


@pytest.mark.parametrize("language", OTHERS)
def test_every_lesson_is_translated(language: str) -> None:
    assert missing_texts(language) == ()


# Use


HOLE = r"[\w-]+"
"""What may stand in a part of an id that is only known later."""


def modules(folder: str = "") -> Iterator[tuple[str, ast.Module]]:
    for path in sorted((ROOT / "boonlake_panel" / folder).rglob("*.py")):
        yield path.relative_to(ROOT).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def spoken_ids(call: ast.Call) -> Iterator[str]:
    """The ids that a call speaks, as patterns."""
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    prefix, place = SPEAKERS.get(name, ("", -1))
    if place >= 0 and len(call.args) > place:
        yield from (prefix + pattern for pattern in patterns(call.args[place]))


def patterns(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.escape(node.value)
    elif isinstance(node, ast.IfExp):
        yield from (*patterns(node.body), *patterns(node.orelse))
    elif isinstance(node, ast.JoinedStr):
        parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else HOLE for part in node.values]
        yield "".join(parts)


def test_every_message_that_is_spoken_exists() -> None:
    known = messages(DEFAULT_LANGUAGE)
    lacking = []
    for path, tree in modules():
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            for pattern in spoken_ids(call):
                literal = HOLE not in pattern and pattern.replace("\\", "") in known
                if not literal and not any(re.fullmatch(pattern, name) for name in known):
                    lacking.append(f"{path}:{call.lineno}: {pattern}")
    assert lacking == []


def test_every_message_is_used() -> None:
    """Ids stand in the code as a whole, or are put together from a beginning and one of the endings."""
    used: set[str] = set()
    composed = {re.escape(family) + r"[\w-]+" for family in FAMILIES}  # their own test counts them
    for _, tree in modules():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                used.update(prefix + node.value for prefix in ("", "app-", "reason-"))
            elif isinstance(node, ast.JoinedStr) and (pattern := next(patterns(node))):
                composed.update(prefix + pattern for prefix in ("", "app-") if re.match(r"[a-z]", pattern))
    composed -= {re.escape(family) + HOLE for family in ENDINGS}
    used |= {family + end for family, ends in ENDINGS.items() for end in ends}
    used |= {name + turn for name in used if name.startswith("event-") for turn in TURNS}
    unused = [name for name in messages(DEFAULT_LANGUAGE) if name not in used]
    whole = re.compile("|".join(composed))
    assert [name for name in unused if not whole.fullmatch(name)] == []


@pytest.mark.parametrize("family", FAMILIES)
def test_families_of_messages_are_complete(family: str) -> None:
    members = {name.removeprefix(family) for name in messages(DEFAULT_LANGUAGE) if name.startswith(family)}
    assert members == set(FAMILIES[family])


# Words in the code

PHRASE = re.compile(r"[A-Za-z]{2,} [a-z]{2,}|[A-Z][a-z]{2,}")
SHOWN = {"title", "label", "aria_label", "placeholder", "description", "tooltip", "alt", "xlabel", "ylabel"}
"""Arguments that people read."""
PROPER_NAMES = {"Boon Lake"}


def shown_words(call: ast.Call) -> Iterator[ast.expr]:
    """What a call hands to people: the content of a part, words of a picture, titles and labels."""
    name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
    if name == "part":
        yield from call.args[1:]
    elif name in ("text", "spot") and isinstance(call.func, ast.Attribute):
        yield from call.args[2:]
    yield from (keyword.value for keyword in call.keywords if keyword.arg in SHOWN)


@pytest.mark.parametrize("folder", ["app", "views"])
def test_no_words_hide_in_the_code(folder: str) -> None:
    hidden = []
    for path, tree in modules(folder):
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            for node in shown_words(call):
                parts = node.values if isinstance(node, ast.JoinedStr) else [node]
                words = [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]
                hidden += [
                    f"{path}:{call.lineno}: {text}"
                    for text in words
                    if PHRASE.search(text) and text not in PROPER_NAMES
                ]
    assert hidden == []

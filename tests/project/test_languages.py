"""Whole games in German and French: nothing that people read is left in English."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import boonlake_panel
from boonlake_panel import Game, Setup
from boonlake_panel.components import describe, describe_category, describe_rules, open_box
from boonlake_panel.components.describe import category_title
from boonlake_panel.engine.blocked import blocked, conceivable_keys
from boonlake_panel.teach import coach, course, glossary, icons
from boonlake_panel.texts import name_of
from boonlake_panel.texts.messages import DEFAULT_LANGUAGE, LANGUAGES, in_language, text
from boonlake_panel.views import LIGHT, Snapshot
from boonlake_panel.views.boards.sheets import MapBoard, SideSheet, TableSheet, optional_boards
from boonlake_panel.views.drawing.wrapping import wrap

OTHERS = [language for language in LANGUAGES if language != DEFAULT_LANGUAGE]
SETUPS = [
    pytest.param({"players": 3}, id="base"),
    pytest.param({"players": 1}, id="solo"),
    pytest.param({"players": 2, "artifacts": True}, id="artifacts"),
    pytest.param({"players": 2, "artifacts": True, "dealer": "ask"}, id="entered"),
    pytest.param({"players": 1, "artifacts": True}, id="solo-artifacts"),
]
ENGLISH = re.compile(
    r"\b(the|you|your|yours|and|of|with|from|is|are|not|this|that|its|has|have|they|whenever|take|takes|draw|draws"
    r"|plays|pays|space|upper|lower|row|house|houses|cattle|boat|ship|wood|loam|iron)\b",
    re.IGNORECASE,
)
"""Words that are English in these sentences, and neither German nor French."""
SAME = {"Action", "Bank", "Generator", "Museum", "Rodeo", "Start", "Hand", "Position", "Source", "Pension", "Ranch"}
"""What is called the same in two languages."""


def played(seed: int, **setup: object) -> Iterator[Game]:
    """The moments of a random game."""
    chance = random.Random(seed)
    game = Game(Setup(seed=seed, **setup))
    while game.decision is not None:
        yield game
        keys = [key for key in game.decision.keys if not key.startswith("boat:")] or list(game.decision.keys)
        game = game.play(chance.choice(keys))
    yield game


def told(game: Game, closely: bool) -> list[str]:
    """What people read about a moment; looking closely takes longer."""
    texts = [event.text for event in game.events]
    decision = game.decision
    if decision is None:
        return [*texts, coach(game, 0).now.text]
    texts += [decision.prompt, *(option.label for option in decision.options)]
    if not closely:
        return texts
    texts += [reason.text for verdict in blocked(game) for reason in verdict.reasons]
    others = [key for key in conceivable_keys(game) if key not in decision.keys][::3]
    texts += [reason.text.partition("(")[0] for key in others for reason in game.explain(key).reasons]
    advice = coach(game)
    texts += [advice.now.text, advice.can.text, *(note.text for note in advice.happened)]
    texts += [choice.effect for choice in advice.choices[:5]]
    return [*texts, *pictured(game, decision.seat)]


def pictured(game: Game, seat: int) -> list[str]:
    """The words on the boards."""
    shot = Snapshot.of(game, seat)
    texts = []
    for kind in (MapBoard, TableSheet, SideSheet, *optional_boards(game.setup)):
        board = kind(LIGHT)
        board.update(shot)
        texts += [words for spot in board.spots.values() for words in (spot.title, spot.text)]
    return texts


def english(words: str, other: str) -> bool:
    """Whether a translation is no translation."""
    foreign = re.sub(r"New Hope|Boonlake|Southern|Unknown|dealer=\"ask\"|Boonlake Explorer|[a-z_]+:\S+", "", other)
    same = words == other and re.search(r"[A-Za-z]{3}", foreign) and not re.fullmatch(r"[A-Z]+\d+\w*", foreign)
    return bool(ENGLISH.search(foreign) or (same and foreign not in SAME))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("setup", SETUPS)
def test_a_game_speaks_the_language(setup: dict[str, object], language: str) -> None:
    left: dict[str, str] = {}
    for number, game in enumerate(played(5, **setup)):
        if number % 3:
            continue
        closely = number % 60 == 0
        plain = told(game, closely)
        with in_language(language):
            translated = told(game, closely)
        assert len(plain) == len(translated)
        left |= {one: other for one, other in zip(plain, translated, strict=True) if english(one, other)}
    assert left == {}


def components() -> list[str]:
    """Every component in words."""
    box = open_box()
    texts = [name_of(thing) for thing in box.named]
    for card in box.all_cards:
        texts += [describe(card.immediate), describe_rules(card.permanent), describe(card.one_time), describe(card.end)]
    for strip in box.strips:
        texts += [describe(strip.first), describe(strip.left), describe(strip.right)]
    texts += [describe_rules(lever.effect) for lever in box.levers]
    texts += [describe_category(tile.category) for tile in box.scoring_tiles]
    texts += [describe_rules(rules) for side in box.table("artifacts") for rules in (side.basic, side.advanced)]
    for tile in box.tiles:
        texts += [describe(effect) for site in tile.sites for effect in (site.cost, site.gain, site.settlement)]
    return texts


@pytest.mark.parametrize("language", OTHERS)
def test_components_are_told_in_the_language(language: str) -> None:
    plain = components()
    with in_language(language):
        translated = components()
    pairs = dict(zip(plain, translated, strict=True))
    assert len(pairs) > 300
    assert {one: other for one, other in pairs.items() if english(one, other)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_fit_on_the_boards(language: str) -> None:
    """What a scoring tile asks for has two lines; a word in the name of a card must not be too long."""
    box = open_box()
    with in_language(language):
        titles = [category_title(tile.category) for tile in box.scoring_tiles]
        names = [name_of(card) for card in box.all_cards]
    assert [title for title in titles if len(wrap(title, 23)) > 2] == []
    assert [name for name in names if len(wrap(name, 12)) > 3 or max(map(len, name.split())) > 16] == []


@pytest.mark.parametrize("language", OTHERS)
def test_lessons_and_icons_are_told_in_the_language(language: str) -> None:
    words = [lesson.words for lesson in course()], [icon.text for icon in icons()]
    with in_language(language):
        others = [lesson.words for lesson in course()], [icon.text for icon in icons()]
        assert next(term.name for term in glossary() if term.names["en"] == "house") in ("Haus", "Maison")
    assert not [one for one, other in zip(words[1], others[1], strict=True) if english(one, other)]
    assert not [one.title for one, other in zip(words[0], others[0], strict=True) if one.goal == other.goal]


def test_the_detector_finds_english() -> None:
    assert english("Take Mint from row 3", "Take Mint from row 3")
    assert english("+2 coins", "+2 coins")
    assert english("Red draws a card", "Rot zieht the card")
    assert not english("Lay the tile on space 3 (nothing)", "Lege das Bauplättchen auf Feld 3 (nichts)")
    assert not english("ST01", "ST01")


def test_languages_do_not_mix() -> None:
    """Texts are remembered by language, and the language ends with its block."""
    game = Game(Setup(players=2, seed=1))
    assert game.decision is not None
    prompt = game.decision.prompt
    with in_language("de"):
        german = game.decision.prompt
        with in_language("fr"):
            french = game.decision.prompt
        assert game.decision.prompt == german
    assert game.decision.prompt == prompt
    assert len({prompt, german, french}) == 3
    with pytest.raises(ValueError, match="unknown language 'xx'"), in_language("xx"):
        text("effect-none")


def test_pages_windows_and_parts_leave_the_language_to_their_session() -> None:
    """The model, the bases of viewers and components, jobs, and what stands outside of sessions set it; nobody else."""
    app = Path(boonlake_panel.__file__).parent / "app"
    places = {
        "model.py",
        "parameters.py",
        "board_model.py",
        "viewers/base.py",
        "kit/component.py",
        "serving/jobs.py",
        "serving/background.py",
        "serving/outside.py",
    }
    setting = re.compile(r"(?<!\.)\b(in_language|use_language|speak_language_of)\(|\.speaking\(")
    files = [file for file in app.rglob("*.py") if setting.search(file.read_text("utf-8"))]
    assert {file.relative_to(app).as_posix() for file in files} == {
        *places,
        "session/language.py",
        "session/dashboard.py",
    }

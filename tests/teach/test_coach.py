"""The coach has something to say at every moment, with rules, and gives nothing away."""

import random
import re
from pathlib import Path

import pytest

from boonlake_panel import Game, Setup
from boonlake_panel.components.lexicon import WORDS
from boonlake_panel.engine.choices.registry import NAMES
from boonlake_panel.engine.steps import STEP_NAMES
from boonlake_panel.teach import coach, find_terms, glossary, icons
from boonlake_panel.teach.coach import AMOUNTS, DEEDS, MAX_NOTES
from boonlake_panel.texts.catalogue import all_rules
from boonlake_panel.texts.messages import LANGUAGES, has_text, in_language
from boonlake_panel.views.drawing.icons import PATHS

ROOT = Path(__file__).parents[2]
SETUPS = {
    "two": Setup(players=2, seed=5),
    "four": Setup(players=4, seed=5),
    "solo": Setup(players=1, seed=5),
    "artifacts": Setup(players=2, seed=5, artifacts=True),
    "entered": Setup(players=2, seed=3, dealer="ask"),
}
MARKS_OF_SIGNS = {"check", "cross", "star"}
"""Icons of the interface, not of the game."""


@pytest.mark.parametrize("name", SETUPS)
def test_there_is_always_something_to_say(name: str) -> None:
    rng = random.Random(1)
    game = Game(SETUPS[name])
    for turn in range(120):
        if game.decision is None:
            break
        advice = coach(game)
        assert advice.now.text
        assert advice.now.rule in all_rules()
        assert advice.can.text
        assert len(advice.happened) <= MAX_NOTES
        assert all(note.text and (note.rule in all_rules() or note.rule == "") for note in advice.happened)
        if turn % 10 == 0:
            assert [choice.key for choice in advice.choices] == list(game.decision.keys)
            assert all(choice.effect and choice.rule in all_rules() for choice in advice.choices)
        other = coach(game, (game.decision.seat + 1) % len(game.scores))
        assert other.choices == ()
        assert game.setup.seat_name(game.decision.seat) in other.now.text
        game = game.play(rng.choice(game.decision.keys))


def test_what_a_choice_would_do() -> None:
    position = {"players": [{"coins": 6, "hand": ["P042"]}, {}], "strips": ["settle", "hire", "builder", "pioneer"]}
    position["strips"] = [*position["strips"], "progress", "cattle_breeding", "region_scoring"]
    game = Game.from_position(position).play("strip:settle")
    effects = {choice.key: choice.effect for choice in coach(game.play("pass")).choices} if game else {}
    assert effects["develop:17.upper"].startswith("-4 coins, a presence on the map")
    assert effects["develop:14.lower"] == "+2 cards, a presence on the map"
    builder = Game.from_position(position)
    assert coach(builder).effect("strip:builder") == "+3 coins"
    assert coach(builder).effect("strip:region_scoring") == "-2 VP"
    assert "stone" in coach(builder).effect("boat:1.stone")


def test_nothing_secret_is_told() -> None:
    games = [
        Game.from_position({"players": [{}, {}], "strips": STRIPS, "setup": {"players": 2, "seed": seed}})
        for seed in range(4)
    ]
    told = {coach(game.play("strip:hire")).effect("explore") for game in games}
    assert told == {"Chance decides what comes."}
    drawn = {coach(game).effect("strip:builder") for game in games}
    assert len(drawn) == 1
    sails = {coach(game.play("strip:builder").play("take:2cards").play("pass")).effect("sail:2") for game in games}
    assert sails == {"+1 card"}


STRIPS = ["builder", "hire", "settle", "pioneer", "progress", "cattle_breeding", "region_scoring"]


def test_the_hand_of_others_stays_hidden() -> None:
    game = Game.from_position({"players": [{}, {}], "strips": STRIPS}).play("strip:builder").play("take:2cards")
    assert [note.text for note in coach(game, 1).happened] == ["Red draws 2 cards"]


def test_the_end_is_told() -> None:
    final = {"round": 2, "scorings": 4, "agenda": [{"step": "final", "seat": 0}], "players": [{"points": 5}, {}]}
    advice = coach(Game.from_position(final))
    assert advice.now.text == "The game is over. Winner: Red."
    assert advice.choices == ()
    assert advice.can.text == ""
    assert advice.effect("pass") == ""


def test_every_kind_of_choice_has_words() -> None:
    for kind in NAMES:
        assert has_text(f"coach-can-{kind}"), kind


def test_the_glossary_has_terms_in_three_languages() -> None:
    terms = {term.names["en"]: term for term in glossary()}
    assert terms["settlement"].names == {"en": "settlement", "de": "Siedlung", "fr": "Village"}
    assert terms["settlement"].icon == "settlement"
    assert terms["victory points"].icon == "vp"
    with in_language("de"):
        assert (terms["artifact"].name, terms["artifact"].ours) == ("Artefakt", True), "no rulebook has a German term"
        assert [term.name for term in find_terms("boat")] == ["Boot"]
        assert find_terms("Blitz")[0].name == "Soforteffekt", "definitions are searched, too"
    assert find_terms("Navire")[0].name == "ship"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_has_a_definition_a_lesson_and_a_rule(language: str) -> None:
    with in_language(language):
        for term in glossary():
            assert term.names[language] or term.name, term
            assert 3 <= len(term.definition.split()) <= 22, term.name
            assert term.definition.endswith("."), term.name
            assert term.rule in all_rules(), term.name
            assert term.lesson is not None, term.name


def test_every_icon_of_the_game_is_explained() -> None:
    assert {icon.name for icon in icons()} == set(PATHS) - MARKS_OF_SIGNS
    assert all(icon.text for icon in icons())


def test_every_message_is_used() -> None:
    """Questions of the coach are named after kinds of decisions, everything else stands in the code."""
    messages = re.findall(r"^([\w-]+) =", (ROOT / "data/i18n/en/teach.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    code = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "boonlake_panel/teach").glob("*.py"))
    kinds = {kind.replace("_", "-") for kind in (*STEP_NAMES, *WORDS, "choose")}
    amounts = {f"coach-{verb}-{what}" for verb in ("gains", "loses") for what in AMOUNTS}
    deeds = {f"coach-does-{what.replace('_', '-')}" for what in DEEDS}
    known = {f"coach-now-{kind}" for kind in kinds} | {f"coach-can-{name}" for name in NAMES}
    known |= amounts | deeds | {f"icon-{icon.name}" for icon in icons()}
    assert len(messages) == len(set(messages))
    assert [name for name in messages if name not in known and f'"{name}"' not in code] == []
    never = {"coach-loses-draw", "coach-loses-discard"}  # cards are drawn or discarded, both are counted upwards
    assert (amounts | deeds) - set(messages) == never

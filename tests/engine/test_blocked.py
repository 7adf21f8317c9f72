"""What people might want to choose now and cannot, with its reasons, in every language."""

from typing import Any

import pytest

from boonlake_panel.engine import Game, Setup
from boonlake_panel.engine.blocked import blocked, conceivable_keys, intended_key, places_of
from boonlake_panel.texts.messages import LANGUAGES

from .expansion import board, doing, owner, step_of, table
from .support import during

DISPLAY = [{"artifact": "AF1a", "prices": ["PT3", "PT4"]}, {"artifact": "AF2a"}, {"artifact": "AF4b"}]
POOR = {"coins": 0, "ranch": 0, "hand": []}


def lake_game() -> Game:
    return doing("lake:+1 | cards:+1", {"expansion": {"side": "income", "place": 2}})


def asked_for(kind: str, **setup: Any) -> Game:
    """A new game at its first decision of a kind."""
    game = Game(Setup(seed=4, **setup))
    while game.decision and game.decision.kind != kind:
        game = game.play(game.decision.keys[0])
    return game


ARTIFACTS = {
    "lake:vp": lake_game,
    "return:income.1": lambda: table(turn=3),
    "plug": lambda: table(owner("AF1a", me={"vases": 0}), {}, map=board()),
    "shipyard:7.lower": lambda: doing("develop:1 | cards:+1", POOR),
    "lower:1.1": lambda: doing("lever_down:1", {"levers": {"1.1": "down", "1.2": "up", "1.3": "up"}}),
    "use:X011": lambda: table({"display": ["X011"]}, turn=3),
    "retrieve:AF1a": lambda: step_of(
        "retrieve", {**POOR, "expansion": {"boat": True}}, map=board(), expansion={"display": DISPLAY}
    ),
    "artifact:AF1b": lambda: asked_for("artifacts", players=2, artifacts=True, dealer="ask").play("artifact:AF1a"),
    "annex:wood": lambda: doing("production_house:1 | cards:+1", {"production": {"stone": 1}}),
}
"""Positions in which a choice of the expansion is thought of and not possible."""


@pytest.mark.parametrize("key", ARTIFACTS)
def test_choices_of_the_expansion_are_listed_with_their_reasons(key: str) -> None:
    game = ARTIFACTS[key]()
    told = {}
    for language in LANGUAGES:
        verdicts = {verdict.key: verdict for verdict in blocked(game.in_language(language))}
        assert key in verdicts, sorted(verdicts)
        told[language] = [reason.text for reason in verdicts[key].reasons]
        assert all(told[language])
    assert len({tuple(texts) for texts in told.values()}) == len(LANGUAGES), told


def test_choices_of_a_solo_game_are_listed_with_their_reasons() -> None:
    game = asked_for("solo_turn", players=1, dealer="ask")
    told = set()
    for language in LANGUAGES:
        verdicts = [verdict for verdict in blocked(game.in_language(language)) if verdict.key.startswith("solo:")]
        assert len(verdicts) == 4  # the tiles that the set-up took out
        told.add(verdicts[0].reasons[0].text)
    assert len(told) == len(LANGUAGES)


def test_a_base_game_lists_nothing_of_the_expansion_or_the_solo_game() -> None:
    game = during("develop:1 | upgrade:1 | cards:+1", POOR)
    assert {key.partition(":")[0] for key in conceivable_keys(game)} <= {"develop", "upgrade", "lever", "boat"}


def test_exchanges_that_cannot_be_paid_are_listed() -> None:
    game = during("coins:-3 -> inhabitants:+1 | cards:+1", {"coins": 2}, source="strips", taken="hire")
    assert [verdict.key for verdict in blocked(game)] == ["give:3coins"]


def test_the_list_names_no_legal_choice_and_stays_short() -> None:
    game = Game(Setup(players=3, seed=5, artifacts=True))
    for number in range(250):
        if game.decision is None:
            break
        keys = game.decision.keys
        verdicts = blocked(game)
        assert not {verdict.key for verdict in verdicts} & set(keys)
        assert len(verdicts) < 80
        game = game.play(keys[number % len(keys)])


def test_a_click_on_a_place_finds_the_choice_that_was_meant() -> None:
    game = during("develop:1 | cards:+1", POOR, map={"7": {"tile": "T01"}})
    assert intended_key(game, "site:7.upper") == "develop:7.upper"
    assert intended_key(game, "space:7") == ""
    assert intended_key(game, "") == ""


def test_a_click_on_the_own_artifact_tells_why_no_vase_goes_in() -> None:
    game = table(owner("AF1a", me={"vases": 0}), {}, map=board())
    assert places_of(game, "plug", 0) == ("artifact:AF1a",)
    assert intended_key(game, "artifact:AF1a") == "plug"


def test_places_are_on_the_boards_of_the_seat() -> None:
    game = step_of("retrieve", {"expansion": {"boat": True, "shipyard": "4.upper"}}, {}, map=board())
    assert places_of(game, "lever:2.3", 1) == ("lever:1.2.3",)
    assert places_of(game, "boat:1.stone", 0) == ("canal:0.stone",)
    assert places_of(game, "price:PT1.AF2a", 0) == ("artifact:AF2a",)
    assert places_of(game, "pay:4coins", 0) == places_of(game, "nonsense", 0) == ()
    assert places_of(game, "sail:far", 0) == places_of(game, "keep:?", 0) == ()

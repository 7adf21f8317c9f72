"""Random playthroughs: what holds after every choice of every game."""

import json
import random
from typing import Any

import pytest

from boonlake_panel.engine import Game, IllegalChoice, Setup
from boonlake_panel.engine.choices.notation import parse_key
from boonlake_panel.engine.choices.registry import KINDS
from boonlake_panel.engine.codes import (
    BUILD,
    CATTLE,
    DEVELOP,
    DISCARD,
    EXPLORE,
    MODERNIZE,
    PASTURE,
    PLAY,
    PROJECT,
    REGION,
    UPGRADE,
)
from boonlake_panel.engine.core import choose
from boonlake_panel.engine.position.checks import check_position
from boonlake_panel.texts.catalogue import all_rules

from .playing import CHANCE, GAMES, kind_and_argument, pick, same_state, universe, violations, walk

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
WITH_REASONS = (
    *("play:", "project:", "discard:", "explore:", "pasture:", "develop:", "upgrade:", "cattle:", "region:"),
    *("modernize:", "build:", "lever:", "raise:", "boat:", "score:", "keep:", "sail:"),
)
"""Choices whose own conditions are known: a refusal names the one that fails, never just what is offered instead."""


@PLAYERS
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nothing_is_lost_or_made_up_by_any_choice(players: int, seed: int) -> None:
    before: Game | None = None
    for game, key in walk(Setup(players=players, seed=seed), seed):
        if game.position()["turn"]:
            assert violations(game) == [], key
        assert check_position(game.state) == [], key
        if before:
            changes = [after - points for after, points in zip(game.scores, before.scores, strict=True)]
            told = [sum(e.amount for e in game.events if e.what == "vp" and e.seat == s) for s in range(players)]
            assert changes == told, key
        before = game
    assert before is not None
    assert before.over
    assert before.scoring == 4
    assert before.round == 2
    assert before.winners
    assert all(before.scores[seat] == max(before.scores) for seat in before.winners)
    with pytest.raises(IllegalChoice):
        before.play("pass")


@PLAYERS
def test_every_option_can_be_played(players: int) -> None:
    """All options of every seventh decision, each on its own copy: none breaks anything or touches the game itself."""
    for number, (game, _) in enumerate(walk(Setup(players=players, seed=20 + players), 5)):
        if number % 7 or not game.decision:
            continue
        before = game.position()
        for key in game.decision.keys:
            after = game.play(key)
            assert check_position(after.state) == [], key
            assert after.over == (after.position()["agenda"] == []), f"{key} leaves a question without answers"
        assert game.position() == before


@PLAYERS
def test_keys_are_unique_and_can_be_read_back(players: int) -> None:
    for game, _ in walk(Setup(players=players, seed=30 + players), 6):
        if not game.decision:
            break
        state = game.state
        assert len(game.decision.keys) == len(state.options)
        assert len(set(state.options)) == len(state.options)
        for key, option in zip(game.decision.keys, state.options, strict=True):
            assert " " not in key
            kind, argument = kind_and_argument(option)
            parsed = parse_key(state.t, key)
            assert parsed.kind == kind, key
            if key.startswith("score:"):
                assert state.t.scoring_ids[parsed.argument] == key.removeprefix("score:")
            else:
                assert parsed.argument in (argument, -1), key


@PLAYERS
def test_every_other_key_is_refused_and_explained(players: int) -> None:
    """Every key of the notation at every 31st decision: allowed exactly if it is offered, refused with a rule."""
    rules = all_rules()
    rng = random.Random(players)
    for number, (game, _) in enumerate(walk(Setup(players=players, seed=40 + players), 7)):
        if number % 31 or not game.decision:
            continue
        offered = set(game.decision.keys)
        everything = universe(game.state.t)
        for key in sorted(offered.union(everything)):
            verdict = game.explain(key)
            assert verdict.legal == (key in offered), key
            assert verdict.reasons, key
            for reason in verdict.reasons:
                assert reason.rule in rules, f"{key}: {reason}"
                assert reason.text, key
            if not verdict.legal and key.startswith(WITH_REASONS):
                assert not any("choices" in reason.figures for reason in verdict.reasons), f"{key}: {verdict}"
        refused = sorted(set(everything) - offered)
        for key in rng.sample(refused, 20):
            with pytest.raises(IllegalChoice) as caught:
                game.play(key)
            assert caught.value.key == key
            assert caught.value.reasons == game.explain(key).reasons


OWN_CONDITIONS = (DEVELOP, UPGRADE, CATTLE, EXPLORE, PASTURE, MODERNIZE, BUILD, DISCARD, REGION)


@PLAYERS
def test_nothing_stands_in_the_way_of_what_is_offered(players: int) -> None:
    """The reasons against a choice and the options come from the same conditions."""
    for game, _ in walk(Setup(players=players, seed=50 + players), 8):
        state = game.state
        for option in state.options:
            kind, argument = kind_and_argument(option)
            step = state.agenda[-1]
            helped = state.players[step[1]].up & state.t.joker_levers
            if kind in OWN_CONDITIONS or (kind in (PLAY, PROJECT) and not helped):
                assert KINDS[kind].why_not(state, step, argument) == []


@PLAYERS
def test_everything_can_be_said_and_cites_a_rule(players: int) -> None:
    rules = all_rules()
    kinds = set()
    for game, key in walk(Setup(players=players, seed=60 + players, names=["Ada"]), 9):
        for event in game.events:
            assert event.rule in rules, f"{key}: {event}"
            assert event.text, event
            assert "{" not in event.text, event.text
            kinds.add(event.what)
        if game.decision:
            assert game.decision.prompt
            assert game.decision.kind
            for option in game.decision.options:
                assert option.rule in rules, f"{option}: {option.rule}"
                assert option.label, option
                assert option.group, option
            repr(game)
    assert {"strip", "push", "sail", "vp", "coins", "interim", "round", "ending", "over", "score", "draw"} <= kinds


@PLAYERS
def test_replaying_the_keys_gives_the_identical_position(players: int) -> None:
    setup = Setup(players=players, seed=70 + players)
    course = list(walk(setup, 10))
    final = Game.replay(setup, [key for _, key in course if key])
    assert final.position() == course[-1][0].position()
    assert final.ledger == course[-1][0].ledger


@PLAYERS
def test_a_position_survives_json_in_the_middle_of_everything(players: int) -> None:
    """Every position read back is the same game: same position, same options, same future."""
    steps = set()
    course = list(walk(Setup(players=players, seed=80 + players), 11))
    for number, (game, key) in enumerate(course):
        data = json.loads(json.dumps(game.position()))
        again = Game.from_position(data)
        assert again.position() == data, key
        assert same_state(again.state, game.state), key
        steps.update(step["step"] for step in data["agenda"][-1:])
        if number + 1 < len(course) and number % 5 == 0:
            following, choice = course[number + 1]
            assert again.play(choice).position() == following.position(), choice
    assert {"keep", "effect", "turn", "ship", "place", "score"} <= steps


def test_a_game_read_back_ends_the_same() -> None:
    course = list(walk(Setup(players=3, seed=90), 12))
    middle = len(course) // 2
    game = Game.from_position(course[middle][0].position())
    for _, key in course[middle + 1 :]:
        game = game.play(key)
    assert game.scores == course[-1][0].scores
    assert game.ledger == course[-1][0].ledger


@PLAYERS
def test_the_quiet_path_plays_the_same_game(players: int) -> None:
    """Agents choose numbers on a state; that is the same game as keys on a `Game`."""
    rng = random.Random(13)
    game = Game(Setup(players=players, seed=100 + players))
    state = game.state
    while game.decision:
        option = pick(rng, state.options)
        key = game.decision.keys[state.options.index(option)]
        choose(state, option)
        assert state.log is None
        game = game.play(key)
        assert same_state(state, game.state)


def test_a_copied_state_is_independent() -> None:
    state = next(game for n, (game, _) in enumerate(walk(Setup(players=4, seed=3), 3)) if n == 200).state
    kept = state.copy()
    other = state.copy()
    for _ in range(150):
        choose(other, other.options[0])
    assert same_state(state, kept)
    assert not same_state(state, other)


def test_no_chance_is_offered_when_the_game_deals() -> None:
    for game, _ in walk(Setup(players=2, seed=4), 4):
        assert not game.decision or not any(key.startswith(CHANCE) for key in game.decision.keys)


def quiet_game(players: int, seed: int) -> dict[str, Any]:
    """One random game on the quiet path; checks what is cheap after every choice, and everything at the end."""
    state = Game(Setup(players=players, seed=seed)).state
    rng = random.Random(seed)
    decisions = 0
    while state.options:
        choose(state, pick(rng, state.options))
        decisions += 1
        for player in state.players:
            assert player.vp == sum(player.ledger), (players, seed, decisions)
            assert player.coins >= 0, (players, seed, decisions)
            assert player.vases >= 0, (players, seed, decisions)
            assert player.ranch >= 0, (players, seed, decisions)
            assert player.supply >= 0, (players, seed, decisions)
        if decisions % 25 == 0:
            assert check_position(state) == [], (players, seed, decisions)
    assert state.agenda == [], (players, seed, decisions)
    assert check_position(state) == [], (players, seed)
    assert (state.scoring, state.round) == (4, 2), (players, seed)
    return {"decisions": decisions, "scores": [player.vp for player in state.players]}


@pytest.mark.slow
@pytest.mark.timeout(1800)
@PLAYERS
def test_many_quiet_games_end_well(players: int) -> None:
    """`BOONLAKE_GAMES=1000 pytest -m slow -s tests/engine/test_playthroughs.py` plays a thousand of each."""
    results = [quiet_game(players, seed) for seed in range(GAMES)]
    decisions = sum(result["decisions"] for result in results) / GAMES
    scores = [points for result in results for points in result["scores"]]
    print(f"{players} players, {GAMES} games: {decisions:.0f} decisions a game, {min(scores)} to {max(scores)} points")

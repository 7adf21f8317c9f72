"""Random playthroughs with the expansion for one to four players: what holds after every choice of every game."""

import json
import random
from typing import Any

import pytest

from boonlake_panel.engine import Game, IllegalChoice, Setup
from boonlake_panel.engine.choices.notation import parse_key
from boonlake_panel.engine.core import choose
from boonlake_panel.engine.expansions.artifacts.state import part_of
from boonlake_panel.engine.position.checks import check_position
from boonlake_panel.texts.catalogue import all_rules

from ...expansion_playing import OWN_REASONS, same, violations
from ...playing import CHANCE, GAMES, kind_and_argument, pick, universe, walk

PLAYERS = pytest.mark.parametrize("players", [1, 2, 3, 4])


def setup(players: int, seed: int, **fields: Any) -> Setup:
    return Setup(players=players, artifacts=True, seed=seed, **fields)


@PLAYERS
def test_nothing_is_lost_or_made_up_by_any_choice(players: int) -> None:
    before: Game | None = None
    for game, key in walk(setup(players, 10 + players), 1):
        if game.turn:
            assert violations(game) == [], key
        assert check_position(game.state) == [], key
        if before:
            changes = [after - points for after, points in zip(game.scores, before.scores, strict=True)]
            told = [sum(e.amount for e in game.events if e.what == "vp" and e.seat == s) for s in range(len(changes))]
            assert changes == told, key
        before = game
    assert before is not None
    assert before.over
    assert (before.scoring, before.round) == (4, 2)


@PLAYERS
def test_every_option_can_be_played_and_read_back(players: int) -> None:
    for number, (game, _) in enumerate(walk(setup(players, 20 + players), 2)):
        if not game.decision:
            break
        state = game.state
        assert len(set(game.decision.keys)) == len(state.options)
        for key, option in zip(game.decision.keys, state.options, strict=True):
            kind, argument = kind_and_argument(option)
            parsed = parse_key(state.t, key)
            assert parsed.kind == kind, key
            assert key.startswith("score:") or parsed.argument in (argument, -1), key
            if number % 17 == 0:
                assert check_position(game.play(key).state) == [], key


@PLAYERS
def test_every_other_key_is_refused_and_explained(players: int) -> None:
    rules = all_rules()
    rng = random.Random(players)
    for number, (game, _) in enumerate(walk(setup(players, 30 + players), 3)):
        if number % 53 or not game.decision:
            continue
        offered = set(game.decision.keys)
        everything = universe(game.state.t, "artifacts")
        for key in everything:
            verdict = game.explain(key)
            assert verdict.legal == (key in offered), key
            assert verdict.reasons, key
            assert all(reason.rule in rules and reason.text for reason in verdict.reasons), f"{key}: {verdict}"
            if not verdict.legal and key.startswith(OWN_REASONS):
                assert not any("choices" in reason.figures for reason in verdict.reasons), f"{key}: {verdict}"
        for key in rng.sample(sorted(set(everything) - offered), 8):
            with pytest.raises(IllegalChoice):
                game.play(key)


@PLAYERS
def test_everything_can_be_said_and_cites_a_rule(players: int) -> None:
    rules = all_rules()
    for game, key in walk(setup(players, 40 + players), 4):
        for event in game.events:
            assert event.rule in rules, f"{key}: {event}"
            assert event.text, event
            assert "{" not in event.text, event.text
        if game.decision:
            assert game.decision.prompt
            for option in game.decision.options:
                assert option.rule in rules, f"{option}: {option.rule}"
                assert option.label, option


@PLAYERS
def test_a_position_survives_json_in_the_middle_of_everything(players: int) -> None:
    course = list(walk(setup(players, 50 + players), 5))
    for number, (game, key) in enumerate(course):
        if number % 3:
            continue
        data = json.loads(json.dumps(game.position()))
        again = Game.from_position(data)
        assert again.position() == data, key
        assert same(again.state, game.state), key
        if number + 1 < len(course) and number % 9 == 0:
            following, choice = course[number + 1]
            assert again.play(choice).position() == following.position(), choice
    keys = [key for _, key in course if key]
    assert Game.replay(setup(players, 50 + players), keys).position() == course[-1][0].position()


@PLAYERS
def test_the_quiet_path_plays_the_same_game(players: int) -> None:
    rng = random.Random(6)
    game = Game(setup(players, 60 + players))
    state = game.state
    while game.decision:
        option = pick(rng, state.options)
        key = game.decision.keys[state.options.index(option)]
        choose(state, option)
        game = game.play(key)
        assert same(state, game.state)


@PLAYERS
def test_nobody_sees_or_guesses_what_is_hidden(players: int) -> None:
    for number, (game, _) in enumerate(walk(setup(players, 70 + players), 7)):
        if number % 29:
            continue
        for seat in range(players):
            view = game.seen_by(seat).position()
            for other, one in enumerate(view["players"]):
                if other != seat:
                    assert isinstance(one["hand"], int)
                    assert "expansion" not in one or isinstance(one["expansion"]["stash"], int)
            dealt = game.determinize(seat, number)
            assert check_position(dealt.state) == []
            assert json.dumps(dealt.seen_by(seat).position()) == json.dumps(view)


@pytest.mark.parametrize("players", [1, 3])
def test_a_game_can_be_entered_by_hand(players: int) -> None:
    asked = set()
    for game, key in walk(setup(players, 80 + players, dealer="ask"), 8):
        asked.add(key.partition(":")[0] + ":")
        assert not game.over or violations(game) == []
    assert {"condition:", "draw:", "reveal:", "artifact:"} <= asked | {"reveal:"}
    assert set(CHANCE) - {"solo:", "corner:", "remove:", "reveal:"} <= asked


def quiet_game(players: int, seed: int) -> dict[str, Any]:
    """One random game on the quiet path; checks what is cheap after every choice, and more now and then."""
    game = Game(setup(players, seed, difficulty=("easy", "medium", "challenge", "difficult")[seed % 4]))
    state = game.state
    rng = random.Random(seed)
    decisions = 0
    while state.options:
        choose(state, pick(rng, state.options))
        decisions += 1
        for player in state.players:
            assert player.vp == sum(player.ledger), (players, seed, decisions)
            assert min(player.coins, player.vases, player.ranch, player.supply) >= 0, (players, seed, decisions)
        if decisions % 25 == 0:
            assert check_position(state) == [], (players, seed, decisions)
        if decisions % 150 == 0:
            again = Game.from_position(Game._of(game.setup, state.copy(), ()).position())
            assert same(again.state, state), (players, seed, decisions)
    assert state.agenda == [], (players, seed, decisions)
    assert check_position(state) == [], (players, seed)
    assert (state.scoring, state.round) == (4, 2), (players, seed)
    people = [player for player in state.players if player.expansion is not None]
    return {
        "decisions": decisions,
        "scores": [player.vp for player in people],
        "shipyards": sum(part_of(player).boat for player in people) / len(people),
        "advanced": sum(part_of(player).plugged == 3 for player in people) / len(people),
    }


@PLAYERS
def test_many_quiet_games_end_well(players: int) -> None:
    for seed in range(2000, 2006):
        quiet_game(players, seed)


@pytest.mark.slow
@pytest.mark.timeout(3600)
@PLAYERS
def test_random_games_end_well(players: int) -> None:
    """`BOONLAKE_GAMES=1000 pytest -m slow -s tests/engine` plays a thousand of each."""
    results = [quiet_game(players, seed) for seed in range(GAMES)]
    scores = [points for result in results for points in result["scores"]]
    means = {name: sum(r[name] for r in results) / GAMES for name in ("decisions", "shipyards", "advanced")}
    assert means["shipyards"] > 0.5, "random games hardly reach the expansion"
    print(f"{players} players: {means}, {min(scores)} to {max(scores)} points")

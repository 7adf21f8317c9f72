"""What-if: honest intervals, the same answer for the same seed, partial results, and no peeking."""

import itertools
import math
import random

import pytest

from boonlake_panel.agents import make_agent
from boonlake_panel.analysis.whatif import (
    CHUNK,
    ENOUGH,
    FINALISTS,
    FIRST,
    PILOT,
    Estimate,
    WhatIf,
    iter_what_if,
    what_if,
)
from boonlake_panel.engine import Game, Setup
from boonlake_panel.playouts.rollouts import pack, planned_turn, play_rollouts
from boonlake_panel.playouts.turns import complete_turns


def late(players: int = 2, seed: int = 7, scoring: int = 3, options: int = 4) -> Game:
    """A decision near the end of a game, so that rollouts are short."""
    game = Game(Setup(players=players, seed=seed))
    agents = [make_agent("quick", seed=seat) for seat in range(4)]
    while game.decision and (game.scoring < scoring or len(game.decision.keys) < options):
        game = game.play(agents[game.decision.seat].choose(game))
    return game


@pytest.fixture(scope="module")
def game() -> Game:
    return late()


def numbers(answer: WhatIf) -> list[tuple[str, int, float, float, float]]:
    return [(one.key, one.rollouts, one.score.mean, one.margin.mean, one.win.mean) for one in answer.candidates]


@pytest.fixture(scope="module")
def answer(game: Game) -> WhatIf:
    return what_if(game, rollouts=160, seed=1, jobs=1)


def test_every_option_gets_an_estimate(game: Game, answer: WhatIf) -> None:
    assert game.decision is not None
    assert answer.seat == game.decision.seat
    assert {one.key for one in answer.candidates} == set(game.decision.keys)
    for one in answer.candidates:
        assert one.label
        assert one.score.low <= one.score.mean <= one.score.high
        assert one.margin.low <= one.margin.mean <= one.margin.high
        assert 0 <= one.win.low <= one.win.mean <= one.win.high <= 1


def test_the_budget_is_kept_and_goes_to_the_leaders(answer: WhatIf) -> None:
    assert answer.done
    assert 120 <= answer.rollouts <= 160 + 2 * len(answer.candidates)
    counts = [one.rollouts for one in answer.candidates]
    assert set(counts[: answer.finalists]) == {max(counts)}
    assert counts[0] >= 2 * min(counts)


def test_the_order_is_that_of_the_lead_that_is_shown(answer: WhatIf) -> None:
    leads = [one.margin.mean for one in answer.candidates]
    last = answer.finalists
    assert leads[:last] == sorted(leads[:last], reverse=True)
    assert leads[last:] == sorted(leads[last:], reverse=True)


def test_the_same_seed_gives_the_same_answer_on_any_number_of_processes(game: Game, answer: WhatIf) -> None:
    assert numbers(what_if(game, rollouts=160, seed=1, jobs=2)) == numbers(answer)
    assert numbers(what_if(game, rollouts=160, seed=2, jobs=1)) != numbers(answer)


def test_what_is_hidden_does_not_change_the_answer(game: Game, answer: WhatIf) -> None:
    changed = game.determinize(answer.seat, 77)
    assert changed.position() != game.position()
    assert numbers(what_if(changed, rollouts=160, seed=1, jobs=1)) == numbers(answer)


def test_sources_add_up_to_the_points(answer: WhatIf) -> None:
    best, second = answer.candidates[:2]
    assert sum(best.sources().values()) == pytest.approx(best.score.mean)
    common = min(best.rollouts, second.rollouts)
    wanted = sum(
        one.scores[answer.seat] - two.scores[answer.seat]
        for one, two in zip(best.results, second.results, strict=False)
    )
    assert sum(answer.difference(best.key, second.key).values()) == pytest.approx(wanted / common)


def test_common_worlds_make_a_gap_sharper_than_two_independent_means(answer: WhatIf) -> None:
    best, second = answer.candidates[:2]
    assert answer.gap(best.key, second.key).error < math.hypot(best.margin.error, second.margin.error)


def test_partial_answers_grow_and_can_be_cancelled(game: Game) -> None:
    answers = iter_what_if(game, rollouts=400, jobs=1)
    first, second = itertools.islice(answers, 2)
    answers.close()
    assert not first.done
    assert first.rollouts < second.rollouts < 400
    assert all(one.rollouts for one in first.candidates)


def test_first_figures_need_few_rollouts(game: Game) -> None:
    answers = iter_what_if(game, rollouts=400, jobs=1)
    first = next(answers)
    answers.close()
    assert [one.rollouts for one in first.candidates] == [FIRST] * len(first.candidates)


def test_who_dropped_out_never_leads() -> None:
    """A lucky start is no lead: the others were tried longer."""
    game = opening()
    for answer in iter_what_if(game, rollouts=300, jobs=1, seed=2):
        most = max(one.rollouts for one in answer.candidates)
        assert min(one.rollouts for one in answer.candidates[:FINALISTS]) >= most - CHUNK


def test_with_a_small_budget_nobody_drops_out_after_a_few_tries(game: Game) -> None:
    assert game.decision is not None
    count = len(game.decision.keys)
    answer = what_if(game, rollouts=ENOUGH * count + 1, jobs=1)
    assert {one.rollouts for one in answer.candidates} == {ENOUGH}


def test_a_time_limit_ends_the_work(game: Game) -> None:
    answer = what_if(game, rollouts=1_000_000, seconds=0.5, jobs=1)
    assert not answer.done
    assert answer.rollouts < 100_000
    at_once = what_if(game, rollouts=1000, seconds=0, jobs=1)
    assert all(one.rollouts for one in at_once.candidates)


def test_the_table_has_a_row_for_each_candidate(answer: WhatIf) -> None:
    table = answer.frame()
    assert list(table["key"]) == [one.key for one in answer.candidates]
    assert table["margin_mean"].iloc[0] == answer.best.margin.mean
    assert (table["win_low"] <= table["win_high"]).all()


def test_solo_games_have_answers_too() -> None:
    answer = what_if(late(players=1, seed=2), rollouts=40, jobs=1)
    assert answer.seat == 0


def test_it_says_why_there_is_nothing_to_ask(game: Game) -> None:
    with pytest.raises(ValueError, match="chance"):
        what_if(Game(Setup(players=2, seed=1, dealer="ask")))
    agent = make_agent("quick")
    while game.decision:
        game = game.play(agent.choose(game))
    with pytest.raises(ValueError, match="over"):
        what_if(game)


def test_intervals_cover_the_truth_as_often_as_they_say() -> None:
    """Means of 40 fair dice, 300 times: 95 % intervals should cover 3.5 in about 285 cases."""
    dice = random.Random(1)
    covered = wins = 0
    for _ in range(300):
        estimate = Estimate.of([float(dice.randint(1, 6)) for _ in range(40)])
        covered += estimate.low <= 3.5 <= estimate.high
        share = Estimate.of_share([float(dice.random() < 0.2) for _ in range(40)])
        wins += share.low <= 0.2 <= share.high
    assert 270 <= covered <= 297
    assert 270 <= wins <= 298


@pytest.mark.parametrize("size", [2, 4, 8])
def test_intervals_of_few_values_are_wide_enough(size: int) -> None:
    """Of 1000 samples about 950 cover the truth; with the width for large samples it would be 700 of size 2."""
    dice = random.Random(size)
    estimates = [Estimate.of([dice.gauss(10, 5) for _ in range(size)]) for _ in range(1000)]
    assert 930 <= sum(one.low <= 10 <= one.high for one in estimates) <= 970


def opening() -> Game:
    """The beginning of a turn near the end of a game."""
    game = late()
    agent = make_agent("quick")
    while game.decision and game.decision.kind != "turn":
        game = game.play(agent.choose(game))
    return game


def test_whole_turns_are_compared_in_the_same_table() -> None:
    game = opening()
    assert game.decision is not None
    answer = what_if(game, rollouts=60, seed=1, jobs=1, turns=True)
    assert answer.done
    assert 2 <= len(answer.candidates) <= 12
    assert {one.keys[0] for one in answer.candidates} <= set(game.decision.keys)
    assert len({one.keys for one in answer.candidates}) == len(answer.candidates)
    longest = max(answer.candidates, key=lambda one: len(one.keys))
    assert len(longest.keys) > 1
    assert answer[longest.key].label.count(" · ") == len(longest.keys) - 1
    assert answer.rollouts >= 60


def test_whole_turns_do_not_depend_on_what_is_hidden() -> None:
    game = opening()
    assert game.decision is not None
    answer = what_if(game, rollouts=30, seed=2, jobs=1, turns=True)
    changed = game.determinize(game.decision.seat, 5)
    assert numbers(what_if(changed, rollouts=30, seed=2, jobs=1, turns=True)) == numbers(answer)


def test_a_plan_is_followed_as_long_as_it_is_legal() -> None:
    """A line of choices gives the same end as the choices one by one; what is impossible is skipped with the rest."""
    game = opening()
    assert game.decision is not None
    seat = game.decision.seat
    position = pack(game)
    turn = complete_turns(game.state, seed=1)[0]
    (whole,) = play_rollouts(position, " ".join(turn.keys), seat, 3, range(1))
    (nonsense,) = play_rollouts(position, f"{turn.keys[0]} no:such.key sail:1", seat, 3, range(1))
    (other,) = play_rollouts(position, f"{turn.keys[0]} nothing", seat, 3, range(1))
    assert sum(whole.ledger) == whole.scores[seat]
    assert nonsense == other


def test_every_option_is_known_to_a_given_error(game: Game) -> None:
    answers = list(iter_what_if(game, error=0.8, seed=1, jobs=1))
    *partial, whole = answers
    assert whole.done
    assert not any(answer.done for answer in partial)
    assert all(one.score.error <= 0.8 for one in whole.candidates)
    assert all(one.rollouts >= PILOT for one in whole.candidates)
    spreads = {one.score.error * math.sqrt(one.rollouts): one.rollouts for one in whole.candidates}
    assert spreads[max(spreads)] > spreads[min(spreads)], "what varies more is tried more often"
    leads = [one.margin.mean for one in whole.candidates]
    assert leads == sorted(leads, reverse=True)
    assert whole.finalists == len(whole.candidates)
    assert all(answer.finalists == len(whole.candidates) for answer in partial)
    assert numbers(what_if(game, error=0.8, seed=1, jobs=2)) == numbers(whole)


def test_an_error_of_nothing_is_refused(game: Game) -> None:
    with pytest.raises(ValueError, match="error"):
        what_if(game, error=0)


def test_after_an_option_its_turn_goes_on_as_planned() -> None:
    """Also after a boat or a lever, which may come before the strip."""
    game = opening()
    assert game.decision is not None
    seat = game.decision.seat
    position = pack(game)
    boat = next(key for key in game.decision.keys if key.startswith("boat"))
    plan = planned_turn(position, boat)
    assert plan[0] == boat
    assert any(key.startswith("strip") for key in plan)
    assert play_rollouts(position, boat, seat, 3, range(2)) == play_rollouts(
        position, " ".join(plan), seat, 3, range(2)
    )

"""Reviews: a blunder is found, noise is left in peace, notes of people stay, the same seed gives the same review."""

import itertools
import math
from pathlib import Path

import pytest
from typer.testing import CliRunner

from boonlake_panel.agents import make_agent
from boonlake_panel.agents.planner import plans
from boonlake_panel.analysis.review_notes import SIGN, annotate
from boonlake_panel.analysis.review_results import MARKS, Review
from boonlake_panel.analysis.reviews import MODEL_ERROR, ReviewBudget, iter_review, review
from boonlake_panel.cli import app
from boonlake_panel.engine import Game, Setup
from boonlake_panel.engine.choices.notation import key_of
from boonlake_panel.playouts.choice_cost import BATCH, HARMLESS, harmless, is_open
from boonlake_panel.study import Node, Study
from boonlake_panel.texts.messages import in_language

SMALL = ReviewBudget(scan=2, check=16, games=6, seed=1)


def blundered() -> tuple[Study, Node]:
    """The end of a game of two in which somebody opens a turn with the worst choice, then plays on as usual."""
    game = Game(Setup(players=2, seed=12, names=["Anna", "Ben"]))
    agents = [make_agent("quick", seed=seat) for seat in range(2)]
    chances: list[tuple[float, Game, int]] = []
    while game.decision:
        if game.scoring == 3 and game.decision.kind == "turn":
            lines = plans(game.state, 2, 1)
            worst = min(lines, key=lambda line: line.value)
            chances.append((max(line.value for line in lines) - worst.value, game, worst.first))
        game = game.play(agents[game.decision.seat].choose(game))
    _, start, option = max(chances[-6:], key=lambda chance: chance[0])  # late, so that there is little to review
    study = Study(position=start.position())
    node = study.play(key_of(start.state, option))
    while study.game.decision:
        study.play(agents[study.game.decision.seat].choose(study.game))
    return study, node


@pytest.fixture(scope="module")
def played() -> tuple[Study, Node]:
    return blundered()


@pytest.fixture(scope="module")
def reviewed(played: tuple[Study, Node]) -> Review:
    return review(played[0], SMALL, jobs=1)


def test_a_blunder_is_marked_with_what_it_cost(played: tuple[Study, Node], reviewed: Review) -> None:
    judgement = next(one for one in reviewed.judgements if one.node == played[1].id)
    assert judgement.mark in ("bad", "mistake")
    assert judgement.best != judgement.key
    assert judgement.margin.low > 0
    assert judgement.margin.mean >= 6
    assert 0 < judgement.win.mean <= 1
    assert reviewed.seats[played[1].seat].marks[judgement.mark] >= 1


def test_every_open_choice_is_judged_and_forced_ones_are_skipped(played: tuple[Study, Node], reviewed: Review) -> None:
    study = played[0]
    wanted = [node.id for node in study.main_line if is_open(study.game_at(node.parent or study.root).state)]
    assert [one.node for one in reviewed.judgements] == wanted
    assert reviewed.complete
    for one in reviewed.judgements:
        assert one.label
        assert one.margin.low <= one.margin.mean <= one.margin.high
        assert (one.best == one.key) == (one.margin.mean <= 0)
        assert one.checked or one.margin.mean == 0
    assert reviewed.frame()["margin_mean"].isna().sum() == sum(not one.checked for one in reviewed.judgements)


def test_nothing_is_said_within_the_noise(reviewed: Review) -> None:
    for one in reviewed.marked:
        assert one.margin.error >= MODEL_ERROR
        assert one.margin.mean > 1.95 * one.margin.error


def test_chances_add_up_and_end_with_the_result(played: tuple[Study, Node], reviewed: Review) -> None:
    study = played[0]
    strips = [node for node in study.main_line if node.key.startswith("strip:")]
    assert [chance.turn for chance in reviewed.chances[:-1]] == [node.turn for node in strips]
    for chance in reviewed.chances:
        assert math.isclose(sum(chance.wins), 1)
    end = study.game_at(study.main_line[-1])
    assert [seat for seat, win in enumerate(reviewed.chances[-1].wins) if win] == list(end.winners)
    table = reviewed.chance_frame()
    assert len(table) == 2 * len(reviewed.chances)
    assert len(reviewed.frame()) == len(reviewed.judgements)


def test_only_choices_that_no_mark_is_due_to_end_early() -> None:
    assert min(least for _, least in MARKS) >= HARMLESS
    even, doubtful = [1.0, 3.0] * (BATCH // 2), [1.0, 11.0] * (BATCH // 2)
    assert harmless(even)
    assert not harmless(doubtful)
    assert not harmless(even[1:])


def test_writing_leaves_notes_of_people_and_replaces_its_own(reviewed: Review) -> None:
    study, blunder = blundered()
    first = study.main_line[2]
    study.comment("I was in a hurry.", blunder)
    study.comment("What a start!", first)
    study.mark("excellent", first)
    annotate(study, reviewed)
    once = {node.id: (node.comment, node.mark) for node in study}
    assert blunder.comment.startswith(f"I was in a hurry.\n\n{SIGN} ")
    assert blunder.mark in ("bad", "mistake")
    assert (first.mark, first.comment.split("\n\n")[0]) == ("excellent", "What a start!")
    assert study.root.comment.count(SIGN) == 2
    assert "Anna" in study.root.comment
    with in_language("de"):
        annotate(study, reviewed)
    assert "schlechter" in blunder.comment
    annotate(study, reviewed)
    assert {node.id: (node.comment, node.mark) for node in study} == once


def test_a_mark_that_a_person_changed_stays(reviewed: Review) -> None:
    study, blunder = blundered()
    annotate(study, reviewed)
    study.mark("good", blunder)
    annotate(study, reviewed)
    assert blunder.mark == "good"


def test_the_same_seed_gives_the_same_review_on_two_processes(played: tuple[Study, Node], reviewed: Review) -> None:
    again = review(played[0], SMALL, jobs=2)
    assert again.judgements == reviewed.judgements
    assert again.chances == reviewed.chances


def test_it_grows_and_can_be_cancelled(played: tuple[Study, Node], reviewed: Review) -> None:
    answers = iter_review(played[0], SMALL, jobs=1)
    first, second, third = itertools.islice(answers, 3)
    answers.close()
    assert (first.done, second.done, third.done) == (0, 1, 2)
    assert not third.complete
    assert third.total == reviewed.total
    assert third.compared == reviewed.compared[: len(third.compared)]
    assert all(not node.comment for node in played[0])


def test_solo_and_unfinished_games_are_reviewed_as_far_as_they_go() -> None:
    game = Game(Setup(players=1, seed=3))
    agent = make_agent("quick", seed=1)
    while game.scoring < 3:
        game = game.play(agent.choose(game))
    study = Study(position=game.position())
    for _ in range(12):
        study.play(agent.choose(study.game))
    reviewed = review(study, ReviewBudget(scan=1, check=8, games=2), jobs=1)
    assert not any(node.comment or node.mark for node in study)
    reviewed.annotate(study)
    assert reviewed.complete
    assert len(reviewed.seats) == 1
    assert all(chance.active == 0 for chance in reviewed.chances)
    assert SIGN in study.root.comment


def test_the_command_writes_the_comments_and_shows_a_summary(played: tuple[Study, Node], tmp_path: Path) -> None:
    source, target = tmp_path / "game.json", tmp_path / "reviewed.json"
    played[0].save(source)
    before = source.read_bytes()
    command = ["review", str(source), "--budget", "quick", "--seed", "1", "--jobs", "1", "--output", str(target)]
    done = CliRunner().invoke(app, command)
    assert done.exit_code == 0, done.output
    assert "Anna" in done.output
    assert source.read_bytes() == before
    assert SIGN in Study.load(target).root.comment
    assert CliRunner().invoke(app, ["review", str(source), "--budget", "endless"]).exit_code == 1
    assert CliRunner().invoke(app, ["review", str(tmp_path / "none.json")]).exit_code == 1
    for options in (["--output", str(tmp_path)], ["--output", str(tmp_path / "no" / "x.json")], ["--jobs", "0"]):
        refused = CliRunner().invoke(app, ["review", str(source), *options])
        assert isinstance(refused.exception, SystemExit)
        assert "cannot write" in refused.output or "number of processes" in refused.output

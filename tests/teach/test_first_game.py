"""The guided first game by the engine: every idea once, questions at their time, judgements in honest words."""

import pytest

from boonlake_panel.agents import make_agent
from boonlake_panel.analysis.estimates import Estimate
from boonlake_panel.engine import Game
from boonlake_panel.engine.codes import SOURCES
from boonlake_panel.teach import LessonError
from boonlake_panel.teach.first_game import LAYOUT, Guide, Moment, first_game, layout_steps, read_first_game
from boonlake_panel.teach.judging import Judgement, judge
from boonlake_panel.texts.catalogue import all_rules
from boonlake_panel.texts.messages import LANGUAGES, in_language

COURSE = first_game()


def played(players: int, people: list[int]) -> tuple[list[tuple[Game, Moment]], Guide]:
    """The whole game with a coach, everybody played by the agent."""
    game, guide, agent = Game(COURSE.setup(players)), Guide(people), make_agent(COURSE.agent, 1)
    moments = [(game, guide.look(game))]
    while game.decision is not None:
        game = game.play(agent.choose(game))
        moments.append((game, guide.look(game)))
    return moments, guide


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_is_explained_to_its_end_in_every_language(language: str) -> None:
    with in_language(language):
        moments, _ = played(COURSE.players[LANGUAGES.index(language)], [0])
        told = [idea for _, moment in moments for idea in moment.ideas]
        assert sorted(idea.id for idea in told) == sorted(idea.id for idea in COURSE.ideas), "each idea once"
        assert all(15 <= len(idea.text.split()) <= 60 and idea.title for idea in told)
    at = {idea.id: place for place, (_, moment) in enumerate(moments) for idea in moment.ideas}
    assert at["keep"] < at["turn"] < at["interim"] < at["round"] < at["ending"] < at["over"] == len(moments) - 1
    assert all(idea.rule in all_rules() for idea in told)


def test_only_people_are_asked_and_now_and_then() -> None:
    moments, _ = played(3, [1])
    asked = [game.decision for game, moment in moments if moment.asks]
    assert {decision.seat for decision in asked if decision} == {1}
    kinds = [decision.kind for decision in asked if decision]
    assert 8 <= len(kinds) <= 30
    assert {"turn", "score"} <= set(kinds)
    assert all(moment == Moment() for game, moment in moments if game.decision and game.decision.seat != 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", COURSE.players)
def test_what_to_lay_out_follows_the_number_of_players(players: int, language: str) -> None:
    setup = COURSE.setup(players)
    with in_language(language):
        steps = {step.id: step.text for step in layout_steps(setup, Game(setup).box)}
    assert tuple(steps) == LAYOUT
    assert str({2: 6, 3: 8, 4: 10}[players]) in steps["map"]
    assert ", ".join(["6", "7", "8", "8"][:players]) in steps["coins"]
    assert ("1" if players == 2 else "3") in steps["ship"]


def test_reasons_speak_of_sources_that_exist() -> None:
    named = [source for sources in COURSE.reasons.values() for source in sources]
    assert set(named) <= set(SOURCES)
    assert len(named) == len(set(named))


def test_data_that_is_wrong_is_named() -> None:
    with pytest.raises(LessonError, match="ideas"):
        read_first_game({"seed": 1})


# Judging


def made(gap: float, error: float, others: float = 0.0, leads: bool = False, **sources: float) -> Judgement:
    each = {name: Estimate.normal(value, 0.1) for name, value in sources.items()}
    return Judgement("a", "b", leads, Estimate.normal(gap, error), each, Estimate.normal(others, 0.1), 50)


def test_a_judgement_says_how_much_less_and_why() -> None:
    words = made(-4.2, 1, tracks=-3.1, cards=1.6).text(Game(COURSE.setup(2)))
    assert words.startswith(
        "About 4 points less than the best I found: “B” (between 2 and 6 less, from 50 games each)."
    )
    assert "it brings less by income tracks (about 3)" in words
    assert "On the other hand it brings more by card effects (about 2)" in words


def test_no_difference_is_claimed_where_there_is_none() -> None:
    game = Game(COURSE.setup(2))
    for leads, start in ((False, "No clear difference"), (True, "I would do the same")):
        words = made(-4, 3, leads=leads, tracks=-3).text(game)
        assert words.startswith(start)
        assert "income tracks" not in words
        assert "between -10 and 2 points" in words


def test_points_of_the_opponent_are_a_reason_too() -> None:
    words = made(-5, 1, others=4.0).text(Game(COURSE.setup(2)))
    assert "It also helps the strongest opponent, by about 4 points." in words


def test_small_differences_are_not_blamed_on_one_source() -> None:
    assert "many small differences" in made(5, 1, tracks=0.3).text(Game(COURSE.setup(2)))


def test_a_reason_is_held_against_its_sources() -> None:
    judgement = made(-4, 1, tracks=-3.0, cards=2.0)
    assert "does not hold" in judgement.reason_text("income", ["tracks"])
    assert "holds" in judgement.reason_text("cards", ["cards"])
    assert "about the same" in judgement.reason_text("land", ["tiers"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_of_the_game_is_judged_in_every_language(language: str) -> None:
    game, agent = Game(COURSE.setup(2)), make_agent("greedy", 1)
    while game.decision and game.decision.kind != "turn":
        game = game.play(agent.choose(game))
    assert game.decision
    shares: list[float] = []
    judgement = judge(game, game.decision.keys[0], race=20, duel=12, report=shares.append)
    assert judgement.rival != judgement.key
    assert judgement.games == 6
    assert shares == sorted(shares)
    with in_language(language):
        words = judgement.text(game.in_language(language))
        told = {option.key: option.label for option in game.in_language(language).decision.options}  # type: ignore[union-attr]
        assert told[judgement.rival][1:] in words
        assert judgement.reason_text("X", COURSE.reasons["now"])


def test_only_options_can_be_judged() -> None:
    with pytest.raises(ValueError, match="not one of several"):
        judge(Game(COURSE.setup(2)), "nonsense")

"""A question is left out only if no sequence of any-time effects could change its answer."""

import random
from typing import Any

import pytest

from boonlake_panel.engine import Game, Setup, core
from boonlake_panel.engine.codes import OPTION_PASS, SHIFT
from boonlake_panel.engine.rules.forced_choices import any_time_options
from boonlake_panel.engine.state import State, Step
from boonlake_panel.engine.steps import STEP_NAMES

from .. import expansion
from ..pieces import asked, house, inhabitant, taking
from ..playing import pick
from ..support import keys, play, player, position

POOR = {"coins": 0, "hand": [], "ranch": 0}
MAP = {"17": {"tile": "T03", "upper": inhabitant(1), "lower": inhabitant(0)}}

ASKED_IF_IT_COULD_CHANGE = ("common", "effect", "place", "score", "wander")
"""Steps with a check of their own: any-time effects bring goods, spaces or values."""
SEVERAL_ANSWERS = ("turn", "keep", "forgo_again", "tile_lever", "improve", "river_bonus", "pay_score", "retrieve")
"""Steps that have several answers, or can only be declined; those are asked whenever anything can be used."""
WINDOWS = ("lever_time", "last_chance", "interim_start")
"""Steps that are there for any-time effects: they are asked if such an effect matters then."""
WITHIN_A_COST = ("discard", "pay_card", "pay_upgrade", "pay_cattle", "tow", "launch", "price")
"""In the middle of a payment nothing else is done; the question before it offered everything."""
NOTHING_CHANGES = ("ship",)
"""No any-time effect moves a ship."""
CHANCE = ("lay_tiles", "lay_strips", "draw", "deal_scoring", "fill_scoring", "reveal", "conditions", "artifacts")
SOLO = tuple(name for name in STEP_NAMES if name.startswith("solo_"))
NO_QUESTION = (
    "end_turn",
    "income",
    "raise_levers",
    "end_interim",
    "final",
    "interim",
    "artifact_vases",
    "final_triggers",
)


def test_each_step_of_the_agenda_was_looked_at() -> None:
    """Who adds a step says here why its only answer can go without a question."""
    groups = (
        ASKED_IF_IT_COULD_CHANGE,
        SEVERAL_ANSWERS,
        WINDOWS,
        WITHIN_A_COST,
        NOTHING_CHANGES,
        CHANCE,
        SOLO,
        NO_QUESTION,
    )
    assert sorted(name for group in groups for name in group) == sorted(STEP_NAMES)
    assert {STEP_NAMES[step] for step in core.CHECKS} == set(ASKED_IF_IT_COULD_CHANGE)


@pytest.mark.rule("lever.top_row_condition", "lever.modernize", "lever.joker_and")
def test_coins_of_a_lever_can_pay_for_modernizing_instead_of_pioneers_cards() -> None:
    game = to_seat_1(taking("pioneer", {}, {**POOR, "coins": 1, "levers": {"1.2": "up", "4.2": "up"}}))
    assert asked(game) == (1, "common")
    assert {"common", "lever:4.2"} <= set(keys(game))
    game = play(game, "lever:4.2", "lever:1.2")
    assert player(game, 1)["hand"] == []
    assert player(game.play("modernize:2.1"), 1)["coins"] == 0


@pytest.mark.rule("lever.top_row_cases", "lever.modernize", "lever.joker_and")
def test_coins_of_a_lever_can_pay_for_modernizing_instead_of_a_region_scoring() -> None:
    """The seats at the table: no coins, no cards; 5 coins are enough for the lever that moves boats."""
    game = taking("region_scoring", {}, {**POOR, "levers": {"1.2": "up", "4.2": "up"}}, map=MAP)
    game = to_seat_1(game)
    assert asked(game) == (1, "region_income")
    assert {"common", "lever:4.2"} <= set(keys(game))
    assert player(game.play("common"), 1)["coins"] == 1
    game = play(game, "lever:4.2", "lever:1.2", "modernize:3.1")
    assert (player(game, 1)["coins"], player(game, 1)["levers"]["3.1"]) == (1, "up"), (
        "the coins of the regions are forgone"
    )


@pytest.mark.rule("lever.top_row_condition", "lever.upgrade", "lever.discard_two")
@pytest.mark.parametrize("action", ["pioneer", "region_scoring"])
def test_an_inhabitant_of_a_lever_can_pay_for_an_upgrade(action: str) -> None:
    other = {**POOR, "hand": ["P001", "P002"], "levers": {"1.3": "up", "4.3": "up"}}
    game = to_seat_1(taking(action, {}, other, map=MAP))
    assert {"common", "lever:4.3"} <= set(keys(game))
    game = play(game, "lever:4.3", "lever:1.3")
    while "upgrade:17.upper" in keys(game):
        game = game.play("upgrade:17.upper")
    assert game.position()["map"]["17"]["upper"] == house(1)


@pytest.mark.rule("lever.top_row_condition", "lever.use")
def test_levers_that_help_one_another_count_together() -> None:
    """Two cards of one lever pay for the inhabitant of another."""
    levers = {"1.3": "up", "4.1": "up", "4.3": "up"}
    game = to_seat_1(taking("pioneer", {}, {**POOR, "levers": levers}, map=MAP))
    assert asked(game) == (1, "common")
    assert "lever:4.3" not in keys(game)
    assert "lever:1.3" in keys(upgrading(game))


def upgrading(game: Game) -> Game:
    game = play(game, "lever:4.1", "take:2cards", "lever:4.3")
    while game.decision and game.decision.kind == "discard":
        game = game.play(keys(game)[0])
    return game


@pytest.mark.rule("lever.top_row_condition")
@pytest.mark.parametrize("action", ["pioneer", "region_scoring"])
@pytest.mark.parametrize(
    "other",
    [
        {**POOR, "levers": {"4.2": "up"}},  # no lever of the top row
        {**POOR, "levers": {"1.2": "up", "3.1": "up"}, "boats": ["iron", "iron"]},  # towing pays for nothing
        {**POOR, "levers": {"1.2": "down", "4.2": "up"}},
        {**POOR, "levers": {"1.3": "up", "4.2": "up"}},  # coins do not upgrade
        {**POOR, "levers": {"1.2": "up", "4.1": "up"}},  # 2 coins are not enough
    ],
)
def test_nothing_is_asked_if_any_time_effects_cannot_change_it(action: str, other: dict[str, Any]) -> None:
    game = to_seat_1(taking(action, {}, other))
    assert asked(game) != (1, "common")
    assert asked(game) != (1, "region_income")


@pytest.mark.rule("solo.player_right_part", "lever.top_row_condition")
def test_also_in_the_turn_of_the_eminence() -> None:
    agenda = [{"step": "turn", "seat": 0}, {"step": "common", "seat": 0}]
    me = {**POOR, "levers": {"1.2": "up", "4.2": "up"}}
    strip = {"taken": "pioneer"}
    game = Game.from_position({"setup": {"players": 1}, "players": [me, {}], "active": 1, "agenda": agenda, **strip})
    assert asked(game) == (0, "common")


@pytest.mark.rule("modernize.place_lever", "lever.use")
def test_an_effect_that_must_be_used_waits_for_what_could_pay_for_it() -> None:
    agenda = [
        {"step": "turn", "seat": 0},
        {"step": "effect", "seat": 0, "effect": "modernize:1", "source": "cards", "flags": ["mandatory"]},
    ]
    game = position({**POOR, "levers": {"4.2": "up"}}, {}, agenda=agenda)
    assert keys(game)[:2] == ("pass", "lever:4.2")
    assert "pass" not in keys(game.play("lever:4.2"))
    assert asked(position({**POOR, "levers": {"4.2": "down"}}, {}, agenda=agenda)) == (0, "turn")


@pytest.mark.rule("artifact.special_tile.basic", "explore.adjacent")
def test_the_last_space_is_asked_if_the_special_tile_could_open_others() -> None:
    one = Game(Setup(players=2, seed=1, artifacts=True)).state
    step = (STEP_NAMES.index("place"), 0, one.mound[0])
    one.frontier, one.active, one.action = [one.frontier[0]], 0, 0
    one.players[0].expansion.special = True
    assert core.could_change(one, step, 0) == any(not one.tiles[near] for near in one.t.adjacent[one.frontier[0]])
    one.players[0].expansion.special = False
    assert not core.could_change(one, step, 0)


@pytest.mark.rule("artifact.purple_wanderer.basic", "develop.cost_reward")
def test_a_wanderer_with_one_way_to_go_is_asked_if_coins_could_open_others() -> None:
    spaces = expansion.board()
    for space in ("7", "14", "17", "31"):
        spaces[space].update({"upper": inhabitant(1), "lower": house(1)})
    me = expansion.owner("AF3b", 2, purple="due", roams=True, me={"coins": 0, "hand": [], "levers": {"4.2": "up"}})
    game = expansion.step_of("wander", me, map=spaces)
    assert keys(game)[:2] == ("purple:25.lower", "lever:4.2")
    assert {"purple:25.upper", "purple:25.lower"} <= set(keys(game.play("lever:4.2")))


# Every question that a random game leaves out, checked by trying out all that could be done.


def answers_within_reach(s: State, step: Step, depth: int) -> set[tuple[int, ...]]:
    """What the question would offer after any sequence of at most so many any-time effects."""
    main = core.HANDLERS[step[0]](s.copy(), step) or []
    found = {tuple(main)}
    free = any_time_options(s, step) or []
    for option in free if depth else ():
        after = s.copy()
        core.CHOSEN[option >> SHIFT](after, step, option & core.ARGUMENT)
        for settled in settled_states(after, step):
            found |= answers_within_reach(settled, step, depth - 1)
    return found


def settled_states(s: State, step: Step, limit: int = 4) -> list[State]:
    """The states after everything above the question is done, in some of the possible ways."""
    waiting, settled = [s], []
    while waiting and len(settled) < limit:
        state = waiting.pop()
        if state.agenda[-1] is step:
            settled.append(state)
            continue
        main = core.HANDLERS[state.agenda[-1][0]](state, state.agenda[-1])
        for option in (main or [])[:3]:
            after = state.copy()
            core.CHOSEN[option >> SHIFT](after, after.agenda[-1], option & core.ARGUMENT)
            waiting.append(after)
        if main is None:
            waiting.append(state)
    return settled


@pytest.mark.rule("lever.use", "lake.return", "artifact.plug")
@pytest.mark.parametrize("artifacts", [False, True])
def test_no_question_of_a_random_game_is_left_out_that_something_could_change(
    artifacts: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    left_out = 0

    def checked(s: State, step: Step, only: int) -> bool:
        nonlocal left_out
        changes = core_could_change(s, step, only)
        if not changes and left_out < 400:
            left_out += 1
            others = set().union(*answers_within_reach(s, step, 2)) - {only, OPTION_PASS}
            assert not others, STEP_NAMES[step[0]]
        return changes

    core_could_change = core.could_change
    monkeypatch.setattr(core, "could_change", checked)
    for seed in range(4):
        rng = random.Random(seed)
        state = Game(Setup(players=3, seed=seed, artifacts=artifacts)).state
        while state.options:
            core.choose(
                state, pick(rng, [option for option in state.options if option != OPTION_PASS] or state.options)
            )
    assert left_out > 5


def to_seat_1(game: Game) -> Game:
    """Declines until the second seat is asked."""
    while game.decision and game.decision.seat == 0 and game.decision.kind != "ship":
        game = game.play("pass" if "pass" in keys(game) else keys(game)[0])
    return game

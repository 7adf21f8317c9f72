"""Ships: steps, harbours, jumping, the fork, the end of the river, locks; rewards along the river."""

from typing import Any

import pytest

from boonlake_panel.engine import Game, PositionError, Setup

from ..playing import walk
from ..support import keys, play, player, position

ROW_OF = {4: "pioneer", 3: "settle", 2: "hire", 1: "builder"}
"""A strip that gives this number of steps in the default order of the rows."""


def sailing(steps: int, *ships: str | dict[str, Any], **fields: Any) -> Game:
    """Phase B of the first seat, with the ships of all seats."""
    players = [{"ship": ship} if isinstance(ship, str) else ship for ship in ships]
    agenda = [{"step": "end_turn", "seat": 0}, {"step": "ship", "seat": 0}]
    return position(*players, taken=ROW_OF[steps], agenda=agenda, **fields)


def landings(game: Game) -> list[str]:
    """Where the ship can end with one step, two steps, ..."""
    steps = [key for key in keys(game) if key.startswith("sail:")]
    assert steps == [f"sail:{n}" for n in range(1, len(steps) + 1)]
    return [player(game.play(key))["ship"] for key in steps]


@pytest.mark.rule("ship.max_steps")
@pytest.mark.parametrize("steps", [2, 3, 4])
def test_at_most_the_steps_of_the_row(steps: int) -> None:
    game = sailing(steps, "A1", "A1")
    assert landings(game) == ["A2", "A3", "A4", "A5"][:steps]
    verdict = game.explain(f"sail:{steps + 1}")
    assert verdict.rules == ("ship.max_steps",)
    assert verdict.reasons[0].figures == {"limit": steps}


@pytest.mark.rule("ship.max_steps")
@pytest.mark.parametrize(("strip", "steps"), [("pioneer", 4), ("settle", 3), ("hire", 2), ("progress", 1)])
def test_the_row_counts_from_which_the_strip_was_taken(strip: str, steps: int) -> None:
    game = position({"coins": 0, "ranch": 0, "supply": 8}, {"coins": 0}).play(f"strip:{strip}")
    while "pass" in keys(game):
        game = game.play("pass")
    if steps == 1:
        assert player(game)["ship"] == "A2"
    else:
        assert landings(game) == ["A2", "A3", "A4", "A5"][:steps]


@pytest.mark.rule("ship.min_step")
def test_steps_can_be_forfeited_but_not_all() -> None:
    game = sailing(4, "A1", "A1")
    assert "pass" not in keys(game)
    assert game.explain("pass").rules == ("ship.min_step",)
    assert not game.explain("sail:0").legal
    assert player(game.play("sail:1"))["ship"] == "A2"
    assert player(sailing(1, "A1", "A1"))["ship"] == "A2"  # no choice: it simply sails


@pytest.mark.rule("ship.reward_end_space")
def test_only_the_last_space_gives_its_reward_and_only_to_the_mover() -> None:
    game = sailing(3, {"ship": "A1", "coins": 0}, {"ship": "A1", "coins": 0}).play("sail:2")  # over 2 coins to 1 card
    assert (player(game)["coins"], len(player(game)["hand"])) == (0, 1)
    assert (player(game, 1)["coins"], len(player(game, 1)["hand"])) == (0, 0)
    game = sailing(3, {"ship": "A1", "coins": 0}, {"ship": "A1", "coins": 0}).play("sail:1")
    assert (player(game)["coins"], len(player(game)["hand"])) == (2, 0)
    assert player(game, 1)["coins"] == 0


@pytest.mark.rule("ship.harbor")
def test_a_harbour_holds_any_number_and_always_costs_a_step() -> None:
    assert landings(sailing(3, "A4", "A5", "A5")) == ["A5", "A6", "A7"]
    assert landings(sailing(3, "A4", "A3", "A3")) == ["A5", "A6", "A7"]
    game = sailing(3, "A4", "A5", "A5", "A5").play("sail:1")
    assert [own["ship"] for own in game.position()["players"]] == ["A5"] * 4
    assert player(sailing(3, "A4", "A5").play("sail:2"))["vases"] == 0  # nobody has to stop


@pytest.mark.rule("ship.single_space")
def test_any_other_space_holds_one_ship() -> None:
    with pytest.raises(PositionError, match="2 ships on river space A4, which holds 1"):
        position({"ship": "A4"}, {"ship": "A4"})
    harbours = {space.id for space in Game(Setup(seed=1)).box.river if space.harbour}
    for game, _ in walk(Setup(players=4, seed=14), 14):
        ships = [own["ship"] for own in game.position()["players"]]
        crowded = {ship for ship in ships if ships.count(ship) > 1}
        assert crowded <= harbours | {"A3", "B8"}


@pytest.mark.rule("ship.skip_occupied")
def test_occupied_spaces_are_jumped_and_cost_nothing() -> None:
    assert landings(sailing(3, "A1", "A2")) == ["A3", "A4", "A5"]
    assert landings(sailing(3, "A1", "A2", "A3", "A6")) == ["A4", "A5", "A7"]
    assert landings(sailing(2, "A5", "A6", "A7", "A8")) == ["U1", "U2"]


@pytest.mark.rule("ship.direction_and_fork")
@pytest.mark.parametrize(("round_", "arm"), [(1, ["U1", "U2", "U3", "U4"]), (2, ["L1", "L2", "L3", "L4"])])
def test_upper_arm_in_the_first_round_lower_arm_in_the_second(round_: int, arm: list[str]) -> None:
    assert landings(sailing(4, "A8", "A1", round=round_)) == arm
    with pytest.raises(PositionError, match="ship: unknown name"):
        position({"ship": arm[0]}, round=3 - round_)


@pytest.mark.rule("ship.direction_and_fork")
def test_ships_never_turn_back() -> None:
    places: dict[tuple[int, int], int] = {}
    for game, _ in walk(Setup(players=3, seed=15), 15):
        route = [space.id for space in game.box.route(game.round)]
        for seat, own in enumerate(game.position()["players"]):
            place = route.index(own["ship"])
            assert place >= places.get((game.round, seat), 0)
            places[game.round, seat] = place
    assert {round_ for round_, _ in places} == {1, 2}


@pytest.mark.rule("ship.final_stop")
def test_surplus_steps_are_lost_on_the_final_space() -> None:
    game = sailing(4, {"ship": "B6", "points": 0}, "A1", locks=["K1"], scorings=1)
    assert [key for key in keys(game) if key.startswith("sail:")] == ["sail:1", "sail:2"]
    assert game.explain("sail:3").rules == ("ship.final_stop",)
    after = game.play("sail:2")
    assert [event.what for event in after.events][:3] == ["sail", "lock", "vp"]
    assert after.ledger[0]["river"] == 2
    assert "push" in [event.what for event in after.events]


@pytest.mark.rule("ship.final_space_shared")
def test_several_ships_end_on_the_final_space() -> None:
    end = {"round": 2, "locks": ["K2", "K3"], "scorings": 3, "ending": True}
    agenda = [{"step": "end_turn", "seat": 1}, {"step": "ship", "seat": 1}]
    players = ({"ship": "B8"}, {"ship": "B7"}, {"ship": "B8"})
    game = position(*players, taken="pioneer", active=1, agenda=agenda, **end)
    assert player(game, 1)["ship"] == "B8"  # one step is all there is
    assert game.ledger[1]["river"] == 2
    assert game.decision is not None
    assert game.decision.seat == 2
    game = game.play("strip:builder")
    while not game.over and game.scoring < 4:
        game = game.play("pass" if "pass" in keys(game) else keys(game)[0])
    assert player(game, 2)["ship"] == "B8"  # it lay there already and does not have to move
    assert "river" not in game.ledger[2]


@pytest.mark.rule("ship.start_space_shared")
@pytest.mark.parametrize(("round_", "players", "start"), [(1, 2, "A1"), (1, 4, "A3"), (2, 3, "A1"), (2, 4, "A3")])
def test_start_spaces_hold_all_ships(round_: int, players: int, start: str) -> None:
    game = position(*({} for _ in range(players)), round=round_)
    assert [own["ship"] for own in game.position()["players"]] == [start] * players
    with pytest.raises(PositionError, match="which holds 1"):
        position({"ship": "A4"}, *({"ship": "A4"} for _ in range(players - 1)), round=round_)


@pytest.mark.rule("ship.lock_not_space")
def test_a_lock_costs_no_step() -> None:
    assert landings(sailing(2, "U4", "A1")) == ["U5", "U6"]
    assert landings(sailing(2, "L4", "A1", round=2)) == ["L5", "L6"]
    assert {lock.id for lock in sailing(2, "U4", "A1").box.locks}.isdisjoint(
        space.id for space in sailing(2, "U4", "A1").box.river
    )


@pytest.mark.rule("ship.lock_first")
def test_the_first_ship_through_a_lock_calls_a_scoring_after_its_turn() -> None:
    """The river reward first, then the strips, then the scoring, for everybody."""
    game = sailing(2, {"ship": "U4", "coins": 0, "hand": ["P027"]}, {"coins": 30, "hand": ["P148"]}).play("sail:1")
    assert [event.what for event in game.events] == ["sail", "lock", "draw", "draw", "push", "interim"]
    assert game.position()["locks"] == ["K1"]
    assert game.scoring == 1
    assert game.decision is not None
    assert game.decision.seat == 1  # the first seat has nothing to play
    assert "play:P148" in keys(game)


@pytest.mark.rule("ship.lock_later")
def test_a_later_ship_through_the_lock_calls_nothing() -> None:
    game = sailing(2, "U4", "U6", locks=["K1"], scorings=1).play("sail:1")
    assert player(game)["ship"] == "U5"
    assert "interim" not in [event.what for event in game.events]
    assert game.scoring == 1
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == ("turn", 1)


@pytest.mark.rule("ship.lock_first", "ship.lock_count")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_lock_scorings_in_each_round(players: int) -> None:
    called: list[tuple[int, int]] = []
    scored: list[int] = []
    for game, _ in walk(Setup(players=players, seed=16), 16):
        for event in game.events:
            if event.what in ("lock", "ending"):
                called.append((event.amount, 1 if event.amount <= 2 else 2))
            if event.what == "interim":
                scored.append(event.amount)
    assert called == [(1, 1), (2, 1), (3, 2), (4, 2)]
    assert scored == [1, 2, 3, 4]


@pytest.mark.rule("ship.lock_count")
def test_three_locks_one_of_them_in_both_rounds() -> None:
    locks = Game(Setup(seed=1)).box.locks
    assert sorted(tuple(lock.rounds) for lock in locks) == [(1,), (1, 2), (2,)]


@pytest.mark.rule("ship.lock_first", "ship.lock_later")
def test_the_common_lock_counts_anew_in_the_second_round() -> None:
    game = sailing(2, "B6", "A1", round=2, locks=["K2"], scorings=3).play("sail:2")
    assert "ending" in [event.what for event in game.events]
    assert game.position()["ending"] is True


@pytest.mark.rule("river.plain_rewards")
@pytest.mark.parametrize(
    ("start", "gained"),
    [
        ("A1", {"coins": 2}),
        ("A2", {"cards": 1}),
        ("A4", {"vases": 1}),
        ("A5", {"ranch": 1}),
        ("A7", {"cards": 2}),
        ("U3", {"points": 2}),
        ("B6", {"ranch": 2}),
    ],
)
def test_rewards_of_river_spaces(start: str, gained: dict[str, int]) -> None:
    own = {"ship": start, "coins": 0, "ranch": 3}
    game = sailing(4, own, "A1", locks=["K1"], scorings=1)
    before, game = player(game), game.play("sail:1")
    after = player(game)
    changes = {name: after[name] - before[name] for name in ("coins", "vases", "ranch", "points")}
    changes["cards"] = len(after["hand"]) - len(before["hand"])
    assert {name: change for name, change in changes.items() if change} == gained
    assert before["supply"] - after["supply"] == gained.get("ranch", 0)


@pytest.mark.rule("river.vase_or_site")
def test_a_vase_or_any_production_site() -> None:
    own = {"ship": "U5", "production": {"wood": 1, "iron": 2}}
    game = sailing(4, own, "A1", locks=["K1"], scorings=1).play("sail:1")
    offered = [key for key in keys(game) if not key.startswith("boat:")]
    assert offered == ["take:1vase", "build:wood", "build:stone", "build:loam", "pass"]
    assert player(game.play("take:1vase"))["vases"] == 1
    assert player(game.play("build:wood"))["production"] == {"wood": 2, "iron": 2}
    assert player(game.play("build:loam"))["production"] == {"wood": 1, "loam": 1, "iron": 2}
    assert player(game.play("build:loam"))["vases"] == 0
    assert game.explain("build:iron").rules == ("general.build_site",)
    assert play(game, "pass").decision is not None

"""Artifacts: the purple inhabitant, the special building tile, resources for coins, and the discount on everything."""

from typing import Any

import pytest

from boonlake_panel.engine import Game, PositionError

from ...expansion import board, cited, doing, figure, finish, leave, own, owner, purple, scoring, shared, step_of, table
from ...pieces import asked, house, inhabitant, points, rules
from ...support import keys, play, player

FINAL = {"round": 2, "scorings": 4, "agenda": [{"step": "final", "seat": 0}]}
QUIET = {"conditions": ["LC2", "LC6"]}
"""Conditions that developing does not meet."""

# The purple worker.


@pytest.mark.rule("artifact.purple_worker.basic")
def test_the_worker_joins_the_ranch_and_is_only_placed_by_developing() -> None:
    game = table(owner("AF3a", 1, me={"vases": 1, "ranch": 0, "supply": 8}), map=board()).play("plug")
    assert own(game)["purple"] == "ranch"
    assert player(game)["ranch"] == 0, "it pays for nothing"
    assert cited(game, "purple_gained") == ["artifact.purple_worker.basic"]
    me = owner("AF3a", 2, purple="ranch", me={"ranch": 0, "coins": 0})
    game = doing("develop:1", me, map=board(), expansion=QUIET)
    assert keys(game)[0] == "purple:7.upper"
    assert not [key for key in keys(game) if key.startswith("develop:")]
    game = game.play("purple:7.upper")
    assert (own(game)["purple"], player(game)["coins"]) == ("map", 2)
    assert game.position()["map"]["7"]["upper"] == {"seat": 0, "piece": "purple"}
    assert sum(game.state.presence[:4]) == 2
    assert "give:1inhabitant" not in keys(doing("inhabitants:-1 -> coins:+8", me, map=board()))


@pytest.mark.rule("artifact.purple_worker.basic")
def test_one_of_the_two_uses_in_a_scoring_may_develop_with_it() -> None:
    me = owner("AF3a", 2, purple="ranch", me={"ranch": 2, "hand": []})
    game = scoring(1, me, map=board(s7={"upper": inhabitant()}), expansion=QUIET)
    assert asked(game) == (0, "choose")
    assert "purple:17.upper" in keys(game)
    assert not [key for key in keys(game) if key.startswith(("develop:", "shipyard:"))]
    game = game.play("purple:17.upper")
    assert "upgrade:17.upper" in keys(game), "the second use may upgrade it"
    game = game.play("upgrade:17.upper")
    assert (own(game)["purple"], player(game)["houses"], player(game)["ranch"]) == ("ranch", 1, 1)
    assert asked(game)[1] == "score"
    assert rules(table(), "purple:7.upper")[1] == "artifact.purple_worker.basic"


@pytest.mark.rule("artifact.purple_worker.basic")
def test_it_returns_to_the_ranch_when_it_becomes_a_house() -> None:
    game = doing("upgrade:1", owner("AF3a", 2, me={"ranch": 1}), map=board(s7={"upper": purple()}))
    supply = player(game)["supply"]
    game = game.play("upgrade:7.upper")
    assert own(game)["purple"] == "ranch"
    assert (player(game)["ranch"], player(game)["supply"]) == (0, supply + 1), "only the price of a house is given up"
    with pytest.raises(PositionError, match="there is only one purple inhabitant"):
        table(owner("AF3a", 2, purple="ranch"), {"expansion": {"purple": "due"}}, map=board())
    with pytest.raises(PositionError, match="not where its owner has it"):
        table(owner("AF3a", 2, purple="ranch"), map=board(s7={"upper": purple()}))


@pytest.mark.rule("artifact.purple_worker.advanced")
@pytest.mark.parametrize(("plugged", "vp"), [(2, 0), (3, 4)])
def test_a_point_for_each_presence_on_the_map(plugged: int, vp: int) -> None:
    """Shipyard, purple inhabitant and two cattle; cattle on the lake are none."""
    spaces = board(s7={"upper": purple(), "lower": inhabitant(1)}, s8={"tile": "T36", "cattle": [2, 1]})
    game = finish(table(owner("AF3a", plugged, lake_cattle=1), map=spaces, **FINAL))
    assert points(game).get("artifacts", 0) == vp


# The purple wanderer.


@pytest.mark.rule("artifact.purple_wanderer.basic")
def test_the_wanderer_must_be_developed_after_phase_c() -> None:
    me = owner("AF3b", 1, me={"vases": 1, "display": ["X035"], "coins": 0})
    game = step_of("ship", me, {"ship": "A7"}, map=board(), taken="pioneer", expansion=QUIET).play("plug")
    assert own(game)["purple"] == "due"
    assert rules(doing("develop:1", owner("AF3b", 2, purple="due", roams=True), map=board()), "purple:7.upper")
    game = ended(game)
    assert asked(game) == (0, "wander")
    assert "pass" not in keys(game)
    game = game.play("purple:7.upper")
    assert player(game)["coins"] == 2 + 2, "a develop: its site and the card"
    assert cited(game, "purple") == ["artifact.purple_wanderer.basic"]
    assert asked(game) == (1, "turn")


def ended(game: Game) -> Game:
    """The same position at the end of the turn."""
    data = game.position()
    data["agenda"] = [{"step": "end_turn", "seat": 0}]
    return Game.from_position(data)


def end_of_turn(me: dict[str, Any], tile_laid: bool, active: int = 0, **fields: Any) -> Game:
    expansion = {**QUIET, "tile_laid": tile_laid}
    agenda = [{"step": "end_turn", "seat": active}]
    spaces = fields.pop("map", board(s7={"upper": purple()}))
    return table(me, map=spaces, taken="pioneer", agenda=agenda, active=active, expansion=expansion, **fields)


@pytest.mark.rule("artifact.purple_wanderer.basic")
@pytest.mark.parametrize("active", [0, 1])
def test_it_may_move_after_any_turn_in_which_a_tile_was_placed(active: int) -> None:
    me = owner("AF3b", 2, roams=True, me={"display": ["X035"], "coins": 5})
    game = end_of_turn(me, tile_laid=True, active=active)
    assert asked(game) == (0, "wander")
    assert "pass" in keys(game)
    assert "purple:7.upper" not in keys(game), "another site"
    assert "purple:25.upper" in keys(game)
    moved = game.play("purple:25.upper")
    assert (player(moved)["coins"], player(moved)["coin_track"]) == (5 - 4, 1), "costs and effect, but no develop"
    spaces = moved.position()["map"]
    assert "upper" not in spaces["7"]
    assert spaces["25"]["upper"]["piece"] == "purple"
    assert sum(moved.state.presence[:4]) == 2
    assert asked(end_of_turn(me, tile_laid=False, active=active))[1] == "turn"


@pytest.mark.rule("artifact.purple_wanderer.basic")
def test_laying_a_tile_in_a_turn_wakes_it() -> None:
    me = owner("AF3b", 2, roams=True)
    game = table(me, map=board(s7={"upper": purple()}), strips=STRIPS, expansion=QUIET).play("strip:pioneer")
    game = leave(game, "explore").play("explore")
    game = game.play(keys(game)[0])
    assert shared(game)["tile_laid"] is True
    game = leave(game, "wander")
    assert asked(game) == (0, "wander")
    game = leave(game.play("pass"), "turn").play("strip:hire")
    assert shared(game)["tile_laid"] is False


STRIPS = ["pioneer", "settle", "cattle_breeding", "region_scoring", "hire", "progress", "builder"]


@pytest.mark.rule("artifact.purple_wanderer.basic")
def test_activated_in_a_scoring_it_waits_for_the_next_turn_to_end() -> None:
    me = owner("AF3b", 1, me={"vases": 1})
    game = scoring(1, me, map=board(), expansion=QUIET)
    game = leave(game.play("plug"), "turn")
    assert (asked(game), own(game)["purple"]) == ((1, "turn"), "due")
    game = game.play("strip:hire")
    while asked(game)[1] != "wander":
        game = game.play("pass" if "pass" in keys(game) else keys(game)[0])
    assert (asked(game), game.active) == ((0, "wander"), 1)


@pytest.mark.rule("artifact.purple_wanderer.basic")
def test_the_wanderer_is_never_upgraded() -> None:
    me = owner("AF3b", 2, roams=True, me={"ranch": 3})
    game = doing("upgrade:1", me, map=board(s7={"upper": purple(), "lower": inhabitant()}))
    assert [key for key in keys(game) if key.startswith("upgrade:")] == ["upgrade:7.lower"]
    assert rules(game, "upgrade:7.upper") == ("artifact.purple_wanderer.basic",)


@pytest.mark.rule("artifact.purple_wanderer.advanced")
def test_it_counts_as_three_presences_for_its_owner_wherever_it_goes() -> None:
    """Space 7 lies in Unknown, 14 in Boonlake; the neighbours of a house of the owner count it three times."""
    spaces = board(s7={"upper": purple()}, s14={"upper": house(), "lower": house(1)})
    me = owner("AF3b", 2, roams=True, me={"vases": 1})
    game = table(me, map=spaces)
    assert game.state.presence[:4] == [2, 0, 1, 0]
    game = game.play("plug")
    assert (game.state.presence[:4], own(game)["purple_weight"]) == ([4, 0, 1, 0], 3)
    assert Game.from_position(game.position()).state.presence == game.state.presence
    me = owner("AF3b", 3, roams=True, purple_weight=3)
    moved = end_of_turn(me, tile_laid=True, map=spaces).play("purple:17.upper")
    assert moved.state.presence[:4] == [1, 3, 1, 0]
    assert Game.from_position(moved.position()).state.presence == moved.state.presence


@pytest.mark.rule("artifact.purple_wanderer.advanced")
@pytest.mark.parametrize(("seat", "legal"), [(0, True), (1, False)])
def test_it_helps_only_its_owner_to_a_settlement(seat: int, legal: bool) -> None:
    spaces = board(s7={"upper": purple()}, s6={"tile": "T30", "upper": house(), "lower": house(1)})
    owner_ = owner("AF3b", 3, roams=True, purple_weight=3, me={"ranch": 4})
    game = doing("upgrade:1", owner_, {"ranch": 4}, seat=seat, map=spaces)
    site = ("6.upper", "6.lower")[seat]
    assert (f"upgrade:{site}" in keys(game)) == legal
    if not legal:
        assert game.explain(f"upgrade:{site}").reasons[-1].figures == {"needed": 3, "has": 2}


@pytest.mark.rule("artifact.purple_wanderer.advanced")
def test_activated_before_it_is_placed_it_counts_three_later() -> None:
    me = owner("AF3b", 2, purple="due", roams=True, me={"vases": 1})
    game = ended(step_of("ship", me, map=board(), taken="pioneer", expansion=QUIET).play("plug"))
    game = game.play("purple:17.upper")
    assert game.state.presence[:4] == [1, 3, 0, 0]


# The special building tile.


def special(space: str = "8", **content: Any) -> dict[str, Any]:
    return board(**{f"s{space}": {"tile": "special", **content}})


HELD = {"special_tile": {"space": 8, "owner": 0}, **QUIET}


@pytest.mark.rule("artifact.special_tile.basic")
def test_the_tile_is_placed_once_in_the_own_turn_like_an_explored_one() -> None:
    game = table(owner("AF4a", 1, me={"vases": 1, "coins": 0}), map=board(), strips=STRIPS, expansion=QUIET).play(
        "plug"
    )
    assert own(game)["special"] is True
    assert rules(game, "special:8") == ("artifact.special_tile.basic",), "after the strip is chosen"
    game = game.play("strip:hire")
    assert "special:8" in keys(game)
    assert rules(game, "special:12") == ("explore.adjacent",)
    before = player(game)["coins"]
    game = game.play("special:8")
    assert player(game)["coins"] == before + 2, "the reward that it covers"
    assert game.position()["map"]["8"]["tile"] == "special"
    assert (own(game)["special"], shared(game)["special_tile"]) == (False, {"space": 8, "owner": 0})
    assert rules(game, "special:15")[-1] == "artifact.special_tile.basic"
    other = table(owner("AF4a", 2, special=True), {}, map=board(), active=1).play("strip:hire")
    while asked(other)[0] != 0:
        other = other.play("pass" if "pass" in keys(other) else keys(other)[0])
    assert not [key for key in keys(other) if key.startswith("special:")], "not in the turn of another player"


@pytest.mark.rule("artifact.special_tile.basic")
@pytest.mark.parametrize(("seat", "legal"), [(0, True), (1, False)])
def test_only_its_owner_develops_there_for_two_lake_steps(seat: int, legal: bool) -> None:
    game = doing("develop:1", owner("AF4a", 2), {}, seat=seat, map=special(), expansion=HELD)
    assert ("develop:8.upper" in keys(game)) == legal
    if legal:
        game = play(game.play("develop:8.upper"), "lake:vp", "lake:vp")
        assert (figure(game), player(game)["coins"]) == (("vp", 2), 6 + 2), "the boat takes the coins of the water"
    else:
        assert rules(game, "develop:8.upper") == ("artifact.special_tile.basic",)
        assert rules(game, "shipyard:8.upper") == ("artifact.special_tile.basic",)
    with pytest.raises(PositionError, match="only the owner of the special tile may stand on it"):
        table(owner("AF4a", 2), map=special(upper=inhabitant(1)), expansion=HELD)
    with pytest.raises(PositionError, match="the special tile lies on"):
        table(owner("AF4a", 2), map=special())


@pytest.mark.rule("artifact.special_tile.basic")
@pytest.mark.parametrize(("cattle", "cost"), [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_cattle_on_it_cost_one_two_three(cattle: int, cost: int) -> None:
    spaces = special(cattle=[cattle, 0]) | {"30": {"tile": "T36"}}
    me = owner("AF4a", 2, me={"ranch": 4})
    game = doing("place_cattle:1", me, map=spaces, expansion=HELD)
    assert "cattle:8" in keys(game)
    game = game.play("cattle:8")
    assert player(game)["ranch"] == 4 - cost
    assert points(game) == ({"surcharges": -4} if cattle == 3 else {}), "1 more for the fourth cattle of a player"
    assert game.position()["map"]["8"]["cattle"] == [cattle + 1, 0]
    other = doing("place_cattle:1", owner("AF4a", 2), {"ranch": 4}, seat=1, map=spaces, expansion=HELD)
    assert "cattle:8" not in keys(other)
    assert rules(other, "cattle:8") == ("artifact.special_tile.basic",)


@pytest.mark.rule("artifact.special_tile.advanced")
def test_points_and_coins_for_presences_on_it_and_around_it() -> None:
    """Two presences on the tile, three next to it (one of them on the far side of nothing does not count)."""
    spaces = special(upper=inhabitant(), cattle=[1, 0])
    spaces["7"] |= {"upper": inhabitant(1), "lower": house()}
    spaces["15"] = {"tile": "T30", "upper": inhabitant(1)}
    spaces["17"] |= {"upper": inhabitant(1)}
    me = owner("AF4a", 2, me={"vases": 1, "coins": 0})
    game = table(me, map=spaces, expansion=HELD).play("plug")
    assert (points(game), player(game)["coins"]) == ({"artifacts": 5}, 10)
    assert cited(game, "vp") == cited(game, "coins") == ["artifact.special_tile.advanced"]
    idle = table(owner("AF4a", 2, special=True, me={"vases": 1, "coins": 0}), map=board()).play("plug")
    assert (points(idle), player(idle)["coins"]) == ({}, 0), "not on the map yet"

"""Artifacts: set-up, artifact phase, harbours and the extra phase before interim scorings."""

from typing import Any

import pytest

from boonlake_panel.engine import Game, PositionError, Setup

from ...expansion import board, cited, finish, leave, own, owner, scoring, shared, step_of, table, told
from ...pieces import asked, rules
from ...support import keys, play, player


def begun(players: int, seed: int = 3, **fields: Any) -> Game:
    """A new game up to its first price tile, or in a solo game up to the choice of the artifact."""
    game = Game(Setup(players=players, artifacts=True, seed=seed, **fields))
    while game.decision and game.decision.kind not in ("price", "artifacts"):
        game = game.play(keys(game)[0])
    return game


@pytest.mark.rule("art.components")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    box = Game(Setup(players=2, artifacts=True)).box
    assert len(box.table("artifact_cards")) == 55
    assert len(box.table("artifacts")) == 10
    assert len({side.piece for side in box.table("artifacts")}) == 5
    assert [len(box.table("lake_conditions")), len(box.table("price_tiles")), len(box.table("harbour_tiles"))] == [
        8,
        8,
        4,
    ]
    improved = [marker.vp for marker in box.scoring_markers if marker.variant == "improved"]
    assert improved == [5, 7, 9]


@pytest.mark.rule("art.components")
def test_the_expansion_is_only_there_if_the_set_up_says_so() -> None:
    game = Game(Setup(players=2))
    assert "expansion" not in game.position()
    assert rules(game, "plug") == ("setup.scoring_tile_choice", "art.components")
    with pytest.raises(PositionError, match="does not use the expansion"):
        Game.from_position({"expansion": {}})
    with pytest.raises(PositionError, match=r"players\[0\].expansion: this seat has no part of the expansion"):
        Game.from_position({"players": [{"expansion": {}}, {}]})
    with pytest.raises(PositionError, match="special tile belongs to the expansion"):
        Game.from_position({"map": {"7": {"tile": "special"}}})


@pytest.mark.rule("art.setup.cards")
def test_220_cards_are_shuffled_together() -> None:
    data = begun(2).position()
    cards = [*data["deck"], *(card for own_ in data["players"] for card in own_["hand"])]
    assert len(cards) == len(set(cards)) == 220
    assert sum(card.startswith("X") for card in cards) == 55
    drawn = {card for seed in range(8) for own_ in begun(4, seed).position()["players"] for card in own_["hand"]}
    assert any(card.startswith("X") for card in drawn)
    assert len(Game(Setup(players=2)).position()["deck"]) + 12 >= 165 > len(Game(Setup(players=2)).position()["deck"])


@pytest.mark.rule("art.setup.harbor_tiles")
def test_harbour_tiles_lie_on_harbours_with_a_vase_or_a_site_and_keep_their_reward() -> None:
    box = Game(Setup(players=2, artifacts=True)).box
    tiles = {tile.river_space: tile.reward for tile in box.table("harbour_tiles")}
    shown = {space.id: space.reward for space in box.river if space.harbour and space.id not in ("U2", "B6")}
    assert tiles == shown
    game = step_of("ship", {"ship": "A4"}, {}, taken="pioneer").play("sail:1")
    assert player(game)["ship"] == "A5"
    assert player(game)["vases"] == 1


@pytest.mark.rule("art.setup.treasure_hunter")
def test_the_treasure_hunter_comes_from_the_supply() -> None:
    plain = Game(Setup(players=2)).position()["players"][0]
    data = begun(3).position()
    for one in data["players"]:
        assert (one["ranch"], one["supply"]) == (plain["ranch"], plain["supply"] - 1) == (3, 4)
        assert (one["expansion"]["side"], one["expansion"]["place"], one["expansion"]["boat"]) == ("start", 0, False)
    with pytest.raises(PositionError, match="11 inhabitants in all"):
        table({"ranch": 3, "supply": 5})


@pytest.mark.rule("art.setup.conditions")
def test_one_condition_of_each_arrow_is_laid() -> None:
    laid = [shared(begun(2, seed))["conditions"] for seed in range(12)]
    assert {upper for upper, _ in laid} <= {"LC1", "LC2", "LC3", "LC4"}
    assert {lower for _, lower in laid} <= {"LC5", "LC6", "LC7", "LC8"}
    assert len({tuple(pair) for pair in laid}) > 4
    asking = leave(Game(Setup(players=2, artifacts=True, dealer="ask")), "conditions")
    assert keys(asking) == ("condition:LC1", "condition:LC2", "condition:LC3", "condition:LC4")
    asking = asking.play("condition:LC3")
    assert keys(asking) == ("condition:LC5", "condition:LC6", "condition:LC7", "condition:LC8")
    assert asking.decision is not None
    assert asking.decision.options[0].rule == "art.setup.conditions"
    with pytest.raises(PositionError, match="a condition of round 1 and one of round 2"):
        table(expansion={"conditions": ["LC5", "LC1"]})


@pytest.mark.rule("art.setup.player_parts")
def test_each_player_has_a_shipyard_and_improved_markers_to_win() -> None:
    game = begun(4)
    for seat in range(4):
        part = own(game, seat)
        assert (part["shipyard"], part["artifact"], part["improved"]) == (None, None, [])
    with pytest.raises(PositionError, match="expected the number of a scoring from 2 to 4"):
        table({"expansion": {"improved": [1]}})


@pytest.mark.rule("art.setup.artifacts")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_artifact_more_than_players_is_laid_out_with_a_random_side(players: int) -> None:
    sides = set()
    for seed in range(6):
        display = shared(begun(players, seed))["display"]
        names = [entry["artifact"] for entry in display]
        assert len({name[:3] for name in names}) == len(names) == players + 1
        assert all(entry["vases"] == 0 and entry["prices"] == [] for entry in display)
        sides.update(name[3] for name in names)
    assert sides == {"a", "b"}
    asking = leave(Game(Setup(players=players, artifacts=True, dealer="ask")), "artifacts")
    assert len(keys(asking)) == 10
    asking = asking.play("artifact:AF3b")
    assert len(keys(asking)) == 8, "the other side of the piece is gone"
    with pytest.raises(PositionError, match="artifact AF3 is in two places"):
        table(expansion={"display": [{"artifact": "AF3a"}, {"artifact": "AF3b"}, {"artifact": "AF1a"}]})


@pytest.mark.rule("artphase.tiles")
def test_each_seat_gets_the_two_tiles_of_its_position() -> None:
    game = begun(4)
    assert [own(game, seat)["prices"] for seat in range(4)] == [
        ["PT1", "PT2"],
        ["PT3", "PT4"],
        ["PT5", "PT6"],
        ["PT7", "PT8"],
    ]
    artifact = shared(game)["display"][0]["artifact"]
    assert asked(game) == (3, "price")
    assert rules(game, f"price:PT1.{artifact}") == ("artphase.tiles",)
    missing = next(name for name in ("AF1a", "AF1b") if name not in [e["artifact"] for e in shared(game)["display"]])
    assert rules(game, f"price:PT7.{missing}") == ("artphase.passes",)


@pytest.mark.rule("artphase.passes")
@pytest.mark.parametrize(
    ("players", "order"), [(2, [1, 0, 0, 1]), (3, [2, 1, 0, 0, 1, 2]), (4, [3, 2, 1, 0, 0, 1, 2, 3])]
)
def test_counterclockwise_first_then_clockwise_from_the_token(players: int, order: list[int]) -> None:
    game = begun(players)
    seen = []
    while game.decision and game.decision.kind == "price":
        seen.append(game.decision.seat)
        assert len(keys(game)) == len(own(game, seen[-1])["prices"]) * (players + 1)
        game = game.play(keys(game)[0])
        assert cited(game, "price", seen[-1]) == ["artphase.passes"]
    assert seen == order
    assert asked(game) == (0, "turn")


@pytest.mark.rule("artphase.free_stack")
@pytest.mark.parametrize(("players", "tiles"), [(2, 4), (3, 6), (4, 8)])
def test_all_price_tiles_may_lie_beside_one_artifact(players: int, tiles: int) -> None:
    game = begun(players)
    artifact = shared(game)["display"][1]["artifact"]
    for _ in range(tiles):
        game = game.play(next(key for key in keys(game) if key.endswith(f".{artifact}")))
    assert game.decision is not None
    assert game.decision.kind == "turn"
    prices = {entry["artifact"]: entry["prices"] for entry in shared(game)["display"]}
    assert prices[artifact] == [f"PT{number}" for number in range(1, tiles + 1)]
    assert sum(len(one) for one in prices.values()) == tiles


# Harbours.


def ready_to_sail(mine: str, other: str, row: str = "pioneer", **fields: Any) -> Game:
    """The first seat moves its ship with the steps of the row of a strip; the other ship is in its way."""
    return step_of("ship", {"ship": mine, **fields.pop("me", {})}, {"ship": other}, taken=row, **fields)


STRIPS = ["pioneer", "settle", "cattle_breeding", "region_scoring", "hire", "progress", "builder"]


@pytest.mark.rule("artharbor.skip", "artharbor.bonus_choice")
def test_the_example_of_the_rulebook() -> None:
    """Two steps over an occupied harbour with a vase to a space with an inhabitant: one of the two."""
    game = ready_to_sail("B1", "B3", round=2, scorings=2)
    game = game.play("sail:2")
    assert player(game)["ship"] == "B4"
    assert asked(game) == (0, "river_bonus")
    assert keys(game)[:2] == ("reward:B4", "reward:B3")
    assert game.decision is not None
    assert {option.rule for option in game.decision.options[:2]} == {"artharbor.bonus_choice"}
    landing, jumped = game.play("reward:B4"), game.play("reward:B3")
    assert (player(landing)["ranch"], player(landing)["vases"]) == (4, 0)
    assert (player(jumped)["ranch"], player(jumped)["vases"]) == (3, 1)
    assert cited(jumped, "bonus") == ["artharbor.bonus_choice"]
    assert rules(game, "reward:A5") == ("artharbor.bonus_choice",)


@pytest.mark.rule("artharbor.skip")
def test_a_jumped_harbour_is_no_step_and_an_empty_one_is() -> None:
    game = ready_to_sail("A4", "A5")
    assert player(game.play("sail:1"))["ship"] == "A6"
    assert player(ready_to_sail("A4", "A2").play("sail:1"))["ship"] == "A5"
    plain = Game.from_position(
        {
            "players": [{"ship": "A4"}, {"ship": "A5"}],
            "taken": "pioneer",
            "agenda": [{"step": "turn", "seat": 0}, {"step": "ship", "seat": 0}],
        }
    )
    assert player(plain.play("sail:1"))["ship"] == "A5", "in the base game harbours are shared"
    with pytest.raises(PositionError, match="2 ships on river space A5"):
        table({"ship": "A5"}, {"ship": "A5"})


@pytest.mark.rule("artharbor.bonus_choice")
@pytest.mark.parametrize(("mine", "harbour", "landing", "turn"), [("A4", "A5", "A6", 1), ("U5", "U6", "U7", 1)])
def test_effects_of_ending_in_a_harbour_need_to_end_there(mine: str, harbour: str, landing: str, turn: int) -> None:
    """P126 gives 2 coins in a harbour, P134 a second vase: neither for a harbour that was jumped."""
    me = {"display": ["P126", "P134"], "coins": 0}
    game = ready_to_sail(mine, harbour, me=me, round=turn).play("sail:1").play(f"reward:{harbour}")
    if harbour == "U6":
        game = game.play("take:1vase")
    assert (player(game)["ship"], player(game)["vases"], player(game)["coins"]) == (landing, 1, 0)
    ended = ready_to_sail(mine, "A1", me=me, round=turn).play("sail:1")
    if harbour == "U6":
        ended = ended.play("take:1vase")
    assert (player(ended)["ship"], player(ended)["vases"], player(ended)["coins"]) == (harbour, 2, 2)


@pytest.mark.rule("artharbor.bonus_choice")
def test_one_reward_in_all_even_if_two_harbours_are_jumped() -> None:
    """From U1 the second counted step leads over U2, U3 to U4; from U1 with 4 steps also over U6."""
    agenda = [{"step": "turn", "seat": 0}, {"step": "ship", "seat": 0}]
    game = table({"ship": "U1"}, {"ship": "U2"}, {"ship": "U6"}, agenda=agenda, taken="pioneer")
    assert [key for key in keys(game.play("sail:2")) if key.startswith("reward:")] == ["reward:U4", "reward:U2"]
    game = game.play("sail:4")
    assert [key for key in keys(game) if key.startswith("reward:")] == ["reward:U7", "reward:U2", "reward:U6"]
    game = game.play("reward:U2")
    assert (player(game)["coins"], player(game)["ship"]) == (8 - 2 + 2, "U7")


# The extra phase before an interim scoring.


@pytest.mark.rule("artinterim.phase_a")
def test_artifacts_act_before_anything_else_in_a_scoring() -> None:
    """The lever artifact modernizes before step 1, if its basic level works."""
    game = scoring(1, owner("AF1b", 2, me={"coins": 20}), map=board())
    assert asked(game) == (0, "modernize")
    assert shared(game)["display"][0]["vases"] == 0, "the vases come after it"
    game = game.play("pass")
    assert asked(game)[1] == "score", "nothing can be done in step 1"
    assert [entry["vases"] for entry in shared(game)["display"]] == [1, 1]
    idle = scoring(1, owner("AF1b", 1, me={"coins": 20}), map=board())
    assert asked(idle)[1] == "score", "one vase is not enough"


@pytest.mark.rule("artinterim.phase_a")
def test_a_vase_gained_at_the_last_moment_can_still_be_plugged_in() -> None:
    game = scoring(1, owner("AF1b", 1, me={"coins": 20, "vases": 1}), map=board())
    assert asked(game) == (0, "interim_start")
    assert "plug" in keys(game)
    assert game.play("plug").decision.kind == "modernize"  # type: ignore[union-attr]
    assert asked(game.play("pass"))[1] == "choose"
    other = scoring(1, owner("AF1a", 1, me={"vases": 1}), map=board())
    assert asked(other)[1] == "choose", "the boat artifact does nothing before a scoring"
    assert rules(game, "improve")[0] == "artinterim.phase_a"


@pytest.mark.rule("artinterim.phase_a", "lake.return")
def test_a_vase_on_the_lake_can_wake_an_artifact_in_time() -> None:
    game = scoring(1, owner("AF1b", 1, side="income", place=3, me={"coins": 20, "vases": 0}), map=board())
    assert asked(game) == (0, "interim_start")
    game = play(game, "return:income.3", "take:1vase")
    assert asked(game) == (0, "interim_start")
    assert asked(game.play("plug")) == (0, "modernize")
    two = scoring(1, owner("AF1b", 0, side="income", place=7, me={"coins": 20, "vases": 0}), map=board())
    assert asked(play(two, "return:income.7", "plug", "plug")) == (0, "modernize")
    short = scoring(1, owner("AF1b", 0, side="income", place=3, me={"coins": 20, "vases": 0}), map=board())
    assert asked(short)[1] == "choose", "one vase is not enough"
    for woken in (owner("AF1b", 2, side="income", place=3), owner("AF1a", 1, side="income", place=3)):
        assert asked(scoring(1, woken, map=board()))[1] != "interim_start"


@pytest.mark.rule("artinterim.phase_b")
def test_a_vase_on_every_artifact_until_all_players_have_one() -> None:
    display = [{"artifact": "AF1a", "vases": 1}, {"artifact": "AF2b"}]
    game = scoring(2, owner("AF5b"), {}, map=board(), expansion={"display": display})
    assert [entry["vases"] for entry in shared(game)["display"]] == [2, 1]
    events = [event for event in game.events if event.what == "vases_on"]
    assert [(event.amount, event.rule) for event in events] == [(2, "artinterim.phase_b")]
    both = board(s7={"upper": {"seat": 1, "piece": "shipyard"}})
    game = scoring(2, owner("AF5b"), owner("AF1a"), map=both, expansion={"display": [{"artifact": "AF2b"}]})
    assert [entry["vases"] for entry in shared(game)["display"]] == [0]
    assert not [event for event in game.events if event.what == "vases_on"]


@pytest.mark.rule("artinterim.vase_bonus")
def test_whoever_retrieves_an_artifact_gets_its_vases() -> None:
    display = [{"artifact": "AF1a", "vases": 2}, {"artifact": "AF2b"}, {"artifact": "AF3a"}]
    game = step_of("retrieve", {}, map=board(), expansion={"display": display}).play("retrieve:AF1a")
    assert player(game)["vases"] == 2
    assert [(event.amount, event.rule) for event in told(game, "vases")] == [(2, "artinterim.vase_bonus")]


# The solo game.


@pytest.mark.rule("artsolo.artifact")
def test_one_artifact_is_chosen_before_the_game_and_costs_nothing() -> None:
    game = begun(1)
    assert asked(game) == (0, "artifacts")
    assert keys(game) == tuple(f"artifact:AF{piece}{side}" for piece in range(1, 6) for side in "ab")
    game = game.play("artifact:AF5b")
    assert shared(game)["display"] == [{"artifact": "AF5b", "vases": 0, "prices": []}]
    assert own(game)["prices"] == []
    while "retrieve:AF5b" not in keys(game):
        wanted = [key for key in keys(game) if key.startswith("shipyard:")]
        settle = "strip:settle" if "strip:settle" in keys(game) else keys(game)[0]
        game = game.play(wanted[0] if wanted else settle)
    coins = player(game)["coins"]
    game = game.play("retrieve:AF5b")
    assert (own(game)["artifact"], player(game)["coins"]) == ("AF5b", coins)
    assert shared(game)["display"] == []


SOLO = {"setup": {"players": 1, "difficulty": "challenge"}}


@pytest.mark.rule("artsolo.artifact")
def test_vases_come_to_the_waiting_artifact() -> None:
    game = scoring(1, {}, setup=SOLO["setup"], expansion={"display": [{"artifact": "AF2a"}]})
    assert shared(game)["display"][0]["vases"] == 1


@pytest.mark.rule("artsolo.artifact")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_person_may_lay_out_several_artifacts_and_decide_when_retrieving(count: int) -> None:
    game = begun(1, solo_artifacts=count)
    for name in ("AF5b", "AF1a", "AF3b")[:count]:
        assert asked(game) == (0, "artifacts")
        game = game.play(f"artifact:{name}")
    assert "artifact:AF2a" not in keys(game)
    assert [entry["artifact"] for entry in shared(game)["display"]] == ["AF5b", "AF1a", "AF3b"][:count]
    assert Game.from_position(game.position()) == game


@pytest.mark.rule("artsolo.artifact")
def test_each_waiting_artifact_gets_a_vase_until_one_is_retrieved() -> None:
    setup = {**SOLO["setup"], "solo_artifacts": 3}
    game = scoring(1, {}, setup=setup)
    assert [(entry["artifact"], entry["vases"]) for entry in shared(game)["display"]] == [
        ("AF1a", 1), ("AF2a", 1), ("AF3a", 1),
    ]  # fmt: skip
    waiting = [{"artifact": "AF1a", "vases": 1}, {"artifact": "AF2a", "vases": 1}]
    game = step_of("retrieve", {}, map=board(), setup=setup, expansion={"display": waiting})
    assert keys(game)[:3] == ("retrieve:AF1a", "retrieve:AF2a", "pass")
    game = game.play("retrieve:AF2a")
    assert [entry["artifact"] for entry in shared(game)["display"]] == ["AF1a"]
    done = scoring(1, owner("AF2a", 0, boat=True, shipyard="4.upper", me={"boats": ["wood"]}), setup=setup, map=board())
    assert [entry["vases"] for entry in shared(done)["display"]] == [0, 0]
    with pytest.raises(PositionError, match="2 artifacts"):
        table({}, setup=SOLO["setup"], expansion={"display": waiting})


@pytest.mark.rule("artsolo.we")
def test_the_eminence_has_no_figure_and_no_artifact() -> None:
    game = begun(1)
    assert "expansion" in game.position()["players"][0]
    assert "expansion" not in game.position()["players"][1]
    assert player(game, 1)["supply"] == 8, "no inhabitant of the Eminence became a treasure hunter"
    with pytest.raises(PositionError, match=r"players\[1\].expansion: this seat has no part of the expansion"):
        table({}, {"expansion": {}}, **SOLO)


@pytest.mark.rule("artsolo.we")
def test_the_persons_cards_react_once_to_the_builder_of_the_eminence() -> None:
    strips = ["builder", *STRIPS[:-1]]
    builder = next(tile.id for tile in begun(1).box.solo_tiles if "builder" in tile.actions)
    setup = {**SOLO["setup"], "dealer": "ask"}
    game = table({"display": ["X032"]}, setup=setup, active=1, strips=strips, solo={"stack": [builder]})
    drawn = 0
    while game.decision and game.decision.kind in ("solo_turn", "solo_corner", "draw"):
        game = game.play(keys(game)[0])
        drawn += len(told(game, "draw"))
    assert drawn == 1


@pytest.mark.rule("artsolo.a_tiles")
def test_a_tiles_left_in_the_stack_are_worth_3_points_to_the_eminence() -> None:
    solo = {"stack": ["SA1", "SA2", "SB1"], "seen": ["SA3", "SB2", "SB3"]}
    agenda = [{"step": "final", "seat": 0}]
    game = finish(table({}, setup=SOLO["setup"], solo=solo, agenda=agenda, round=2, scorings=4))
    assert game.ledger[1]["unrevealed_tiles"] == 2 * 3 + 10
    plain = Game.from_position({**SOLO, "players": [{}], "solo": solo, "agenda": agenda, "round": 2, "scorings": 4})
    assert plain.ledger[1]["unrevealed_tiles"] == 10

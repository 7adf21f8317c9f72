"""The rulings of the base game that have a switch: both ways, each by its rule."""

import json
import random
from typing import Any

import pytest

from boonlake_panel.engine import Game, PositionError, Setup
from boonlake_panel.engine.position.checks import check_position
from boonlake_panel.engine.setup import OTHER_WAYS

from ..pieces import asked, rules, taking
from ..support import during, keys, play, player, position

FORGO = {"1.2": "up", "2.1": "up", "2.2": "up"}


def levers(game: Game) -> set[str]:
    return {key for key in keys(game) if key.startswith("lever:")}


def second_seat(game: Game) -> Game:
    """Declines until the second seat is asked."""
    while asked(game)[0] == 0:
        game = game.play("pass")
    return game


# A lever of the top row and one for a forgone card.


@pytest.mark.rule("lever.top_row_single")
@pytest.mark.parametrize("allowed", [False, True])
@pytest.mark.parametrize("first", ["lever:1.2", "lever:2.2"])
def test_a_forgone_part_pays_for_one_kind_of_lever_unless_the_table_plays_otherwise(allowed: bool, first: str) -> None:
    other = {"coins": 9, "levers": FORGO}
    game = taking("builder", {"coins": 0}, other, setup={"top_and_card_lever": allowed})
    game = second_seat(game).play(first)
    if first == "lever:1.2":
        game = game.play("modernize:3.1")
    if not allowed:
        assert levers(game) == ({"lever:2.1"} if first == "lever:2.2" else set())
        return
    assert asked(game) == (1, "forgo_again")
    rest = {"lever:2.1", "lever:2.2"} if first == "lever:1.2" else {"lever:1.2", "lever:2.1"}
    assert levers(game) == rest
    game = play(game, *sorted(rest, reverse=True))
    while asked(game)[1] == "modernize":
        game = game.play("modernize:3.1")
    assert player(game, 1)["levers"] == {**dict.fromkeys(FORGO, "down"), "3.1": "up"}


@pytest.mark.rule("lever.top_row_single", "lever.skip_card_three")
def test_both_switches_together_allow_one_lever_of_each_kind() -> None:
    setup = {"top_and_card_lever": True, "both_forgo_levers": False}
    game = second_seat(taking("builder", {"coins": 0}, {"coins": 9, "levers": FORGO}, setup=setup))
    assert levers(game.play("lever:2.1")) == {"lever:1.2"}
    game = play(game, "lever:1.2", "modernize:3.1")
    assert levers(game) == {"lever:2.1", "lever:2.2"}
    assert not levers(game.play("lever:2.1"))


@pytest.mark.rule("lever.top_row_single")
def test_pioneers_common_part_holds_a_card_and_progress_does_not() -> None:
    setup = {"top_and_card_lever": True}
    other = {"coins": 9, "levers": FORGO}
    pioneer = second_seat(taking("pioneer", {}, other, setup=setup))
    assert levers(play(pioneer, "lever:1.2", "modernize:3.1")) == {"lever:2.1", "lever:2.2"}
    progress = second_seat(taking("progress", {"coins": 0}, other, setup=setup))
    assert not levers(play(progress, "lever:1.2", "modernize:3.1"))
    first = taking("hire", {"coins": 9, "levers": FORGO}, {}, setup=setup).play("lever:2.2")
    assert levers(first) == {"lever:2.1"}, "the first part is not the common one"


# A card that could be played.


@pytest.mark.rule("lever.skip_card_sites", "lever.skip_card_three")
@pytest.mark.parametrize("needed", [False, True])
@pytest.mark.parametrize(("hand", "playable"), [([], False), (["P121"], True)])
def test_a_card_to_forgo_may_have_to_be_one_that_could_be_used(needed: bool, hand: list[str], playable: bool) -> None:
    me = {"coins": 0, "hand": hand, "levers": {"2.1": "up", "2.2": "up"}}
    game = during("play_or_discard:any", me, {}, setup={"forgo_needs_card": needed})
    assert bool(levers(game)) == (playable or not needed)
    if needed and not playable:
        assert "lever.skip_card_three" in rules(game, "lever:2.1")


@pytest.mark.rule("lever.skip_card_sites")
def test_a_project_is_a_card_to_forgo() -> None:
    me = {"coins": 20, "hand": [], "levers": {"2.2": "up"}, "production": {"wood": 2, "stone": 2, "loam": 2, "iron": 2}}
    game = during("play_card:any", me, {}, setup={"forgo_needs_card": True})
    assert any(key.startswith("project:") for key in keys(game))
    assert levers(game) == {"lever:2.2"}


# Drawing at the Builder.


@pytest.mark.rule("builder.left", "lever.skip_card_three")
@pytest.mark.parametrize("forgoes", [False, True])
def test_drawing_at_the_builder_is_forgoing_a_card_if_the_table_plays_it_so(forgoes: bool) -> None:
    me = {"coins": 0, "hand": [], "levers": {"2.2": "up"}}
    game = taking("builder", me, {}, setup={"drawing_forgoes_card": forgoes}).play("take:2cards")
    assert len(player(game)["hand"]) == 2
    if not forgoes:
        assert asked(game)[1] != "forgo_again"
        return
    assert asked(game) == (0, "forgo_again")
    assert player(game.play("lever:2.2"))["coins"] == 3 + 3
    both = {**me, "levers": {"2.1": "up", "2.2": "up"}}
    again = taking("builder", both, {}, setup={"drawing_forgoes_card": True}).play("take:2cards").play("lever:2.2")
    assert levers(again) == {"lever:2.1"}


@pytest.mark.rule("builder.left", "lever.skip_card_sites")
def test_drawing_forgoes_nothing_if_a_card_must_be_playable() -> None:
    setup = {"drawing_forgoes_card": True, "forgo_needs_card": True}
    game = taking("builder", {"coins": 0, "hand": [], "levers": {"2.2": "up"}}, {}, setup=setup).play("take:2cards")
    assert asked(game)[1] != "forgo_again"


# Ships on the last space.


def behind_the_last_space(**setup: Any) -> Game:
    """The ships of the second round: one on the last space, the other right before it."""
    course = position(round=2, scorings=3).box.route(2)
    ships = ({"ship": course[-2].id}, {"ship": course[-1].id})
    agenda = [{"step": "end_turn", "seat": 0}, {"step": "ship", "seat": 0}]
    fields = {"round": 2, "scorings": 3, "ending": True, "first": 0, "taken": "hire", "agenda": agenda}
    return position(*ships, setup=setup, **fields)


@pytest.mark.rule("ship.final_space_shared")
@pytest.mark.parametrize("shared", [True, False])
def test_the_last_space_holds_several_ships_or_one(shared: bool) -> None:
    game = behind_the_last_space(shared_last_space=shared)
    ships = [seat["ship"] for seat in game.position()["players"]]
    assert (ships[0] == ships[1]) == shared


@pytest.mark.rule("ship.final_space_shared")
def test_two_ships_on_a_last_space_for_one_are_impossible() -> None:
    last = position(round=2, scorings=3).box.route(2)[-1].id
    fields = {"round": 2, "scorings": 3, "ending": True}
    assert position({"ship": last}, {"ship": last}, **fields).decision
    with pytest.raises(PositionError, match=last):
        position({"ship": last}, {"ship": last}, setup={"shared_last_space": False}, **fields)


# Hiring for the sake of a bonus.


@pytest.mark.rule("hire.right", "perm.discard_bonus")
@pytest.mark.parametrize("allowed", [False, True])
def test_cards_may_be_discarded_for_nothing_but_their_bonus_if_the_table_plays_it_so(allowed: bool) -> None:
    """A card in the display pays a coin for each discarded day card; no inhabitant is left in the supply."""
    me = {"coins": 0, "hand": ["P001", "P002", "P004"], "display": ["P117"], "ranch": 8, "supply": 0}
    hire = "repeat (coins:-3 -> inhabitants:+1 | discard:3 -> inhabitants:+1)"
    strip = {"source": "strips", "taken": "hire"}
    game = during(hire, me, {}, setup={"hire_for_bonus": allowed}, **strip)
    if not allowed:
        assert asked(game) == (0, "turn"), "nothing is possible"
        return
    assert player(game.play("give:3cards"))["coins"] == 1
    assert "give:3coins" not in keys(during(hire, {**me, "coins": 3}, {}, setup={"hire_for_bonus": True}, **strip))
    no_bonus = {"hire_for_bonus": True, "discard_bonus": "for_coins"}
    assert asked(during(hire, me, {}, setup=no_bonus, **strip)) == (0, "turn")


# All of them together.


@pytest.mark.parametrize(("players", "artifacts"), [(1, True), (2, True), (3, False), (4, True)])
def test_games_played_the_other_way_throughout_end_well(players: int, artifacts: bool) -> None:
    """Every choice is checked, and a position in which another lever may react is read back as it is."""
    others = {name: other for name, (other, _) in OTHER_WAYS.items() if name != "both_forgo_levers"}
    seen: set[str] = set()
    rng = random.Random(players)
    game = Game(Setup(players=players, seed=players, artifacts=artifacts, solo_artifacts=3, **others))
    while game.decision:
        if game.decision.kind == "forgo_again":
            data = json.loads(json.dumps(game.position()))
            assert Game.from_position(data).position() == data
        seen.add(game.decision.kind)
        game = game.play(rng.choice(game.decision.keys))
        assert check_position(game.state) == []
    assert (game.scoring, game.round) == (4, 2)
    assert "turn" in seen


def test_a_bit_stands_for_one_ruling() -> None:
    bits = [Setup(seed=1, **{name: other}).rulings for name, (other, _) in OTHER_WAYS.items()]
    pieces = [Setup(seed=1, players=1, artifacts=True, solo_artifacts=count).rulings for count in (2, 3)]
    assert len({*bits, *pieces, 0}) == len(bits) + len(pieces) + 1
    assert sum(bits) & (pieces[0] | pieces[1]) == 0

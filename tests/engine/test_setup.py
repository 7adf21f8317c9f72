"""`Setup`: documented, bounded parameters; wrong values get a clear message."""

import json
from typing import Any, get_args, get_type_hints

import param
import pytest

from boonlake_panel.engine import Game, Setup
from boonlake_panel.engine.setup import SetupParameters

from .support import keys


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"players": 0}, ["players", "0"]),
        ({"players": 5}, ["players", "5"]),
        ({"players": "3"}, ["players"]),
        ({"players": 2.5}, ["players"]),
        ({"solo_artifacts": 0}, ["solo_artifacts", "0"]),
        ({"solo_artifacts": 4}, ["solo_artifacts", "4"]),
        ({"seed": -1}, ["seed"]),
        ({"seed": "x"}, ["seed"]),
        ({"seed": 2**63}, ["seed"]),
        ({"dealer": "me"}, ["dealer", "auto", "ask"]),
        ({"names": ["Ada", "Bo", "Cy"]}, ["names", "3 names", "2 players"]),
        ({"names": "Ada"}, ["names"]),
        ({"names": ["A" * 1_000]}, ["names", "200 characters"]),
        ({"names": [1, 2]}, ["names"]),
        ({"both_forgo_levers": "yes"}, ["both_forgo_levers"]),
        ({"discard_bonus": "never"}, ["discard_bonus", "always", "for_coins"]),
        ({"production_tile": "levels"}, ["production_tile", "resources", "sites"]),
    ],
)
def test_wrong_values_are_named(wrong: dict[str, Any], words: list[str]) -> None:
    with pytest.raises((TypeError, ValueError)) as caught:
        Setup(**wrong)
    for word in words:
        assert word in str(caught.value)


def test_unknown_parameters_are_named_with_the_known_ones() -> None:
    with pytest.raises(TypeError, match="no parameter 'player'") as caught:
        Setup(player=2)
    assert "players" in str(caught.value)
    assert "dealer" in str(caught.value)


def test_every_parameter_is_documented() -> None:
    for name in Setup.param:
        assert name == "name" or Setup.param[name].doc


@pytest.mark.parametrize(
    "given",
    [
        {},
        {"players": 4, "seed": 12},
        {"players": 1, "seed": 3, "artifacts": True, "solo_artifacts": 2},
        {"players": 3, "seed": 1, "names": ["Ada", "Bo"], "dealer": "ask"},
        {"seed": 5, "both_forgo_levers": False, "discard_bonus": "for_coins", "production_tile": "sites"},
    ],
)
def test_to_dict_gives_the_same_setup_back(given: dict[str, Any]) -> None:
    setup = Setup(**given)
    data = json.loads(json.dumps(setup.to_dict()))
    again = Setup(**data)
    assert again == setup
    assert hash(again) == hash(setup)
    assert again.to_dict() == data
    assert data.items() >= given.items()


def test_a_seed_is_drawn_when_none_is_given() -> None:
    seeds = {Setup().seed for _ in range(5)}
    assert len(seeds) == 5
    assert all(isinstance(seed, int) for seed in seeds)
    assert Setup(seed=0).seed == 0


def test_setups_are_told_apart() -> None:
    assert Setup(seed=1) != Setup(seed=2)
    assert Setup(seed=1) != Setup(seed=1, players=3)
    assert Setup(seed=1) != "Setup"


def test_lists_are_not_shared() -> None:
    setup = Setup(players=2, seed=1, names=["Ada"])
    setup.to_dict()["names"].append("Eve")
    assert setup.names == ["Ada"]


def test_names_are_used_in_events() -> None:
    game = Game(Setup(players=2, seed=1, names=["Ada"]))
    game = game.play(keys(game)[0])
    game = game.play(keys(game)[0])
    texts = " ".join(event.text for event in game.events)
    assert "Blue" in texts
    game = game.play("build:wood")
    assert "Ada" in " ".join(event.text for event in game.events)


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    assert Game(Setup(seed=7)) == Game(Setup(seed=7))
    assert Game(Setup(seed=7)).position() != Game(Setup(seed=8)).position()
    maps = {json.dumps(Game(Setup(seed=seed)).position()["map"]) for seed in range(30)}
    assert len(maps) > 25


def test_the_largest_seed_works() -> None:
    game = Game(Setup(seed=2**63 - 1))
    assert Game.from_position(json.loads(json.dumps(game.position()))) == game


def test_another_pack_must_be_a_folder_with_tables(tmp_path: Any) -> None:
    with pytest.raises(ValueError, match="no data pack"):
        Game(Setup(seed=1, data=str(tmp_path / "nothing")))


def test_type_checkers_know_all_parameters_and_their_choices() -> None:
    types = get_type_hints(SetupParameters)
    assert set(types) == set(Setup.param)
    for name, parameter in Setup.param.objects("existing").items():
        if isinstance(parameter, param.Selector):
            assert list(get_args(types[name])) == parameter.objects, name
        elif isinstance(parameter, param.Boolean):
            assert types[name] is bool, name

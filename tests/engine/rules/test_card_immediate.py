"""Immediate effects of cards, each played from the hand at its cost."""

import pytest

from ..pieces import asked, changes, house, inhabitant, points, rules
from ..support import during, keys, play, player

EVERYTHING = {
    "coins": 30,
    "vases": 5,
    "ranch": 3,
    "points": 10,
    "production": {"wood": 2, "stone": 2, "loam": 2, "iron": 2},
}
DISCARDS = ["P001", "P002", "P003", "P004", "P005"]


def playing(card: str, hand: list[str] | None = None, **changed):
    """The game right after a card was played by somebody who can pay for anything."""
    me = {**EVERYTHING, "hand": [card, *(hand or [])], **{k: v for k, v in changed.items() if k != "map"}}
    fields = {"map": changed["map"]} if "map" in changed else {}
    game = during("play_card:any", me, {}, **fields).play(f"play:{card}")
    while any(key.startswith("pay:") for key in keys(game)):
        game = game.play(keys(game)[0])
    return game


def choices(game) -> set[str]:
    return {key for key in keys(game) if not key.startswith(("boat", "lever"))}


@pytest.mark.rule("imm.gain")
def test_coins_inhabitants_and_vases() -> None:
    assert player(playing("P042"))["coins"] == 30 - 2 + 4
    assert player(playing("P046"))["coins"] == 30 - 5 + 6
    assert player(playing("P053"))["ranch"] == 5
    assert player(playing("P061"))["vases"] == 6


@pytest.mark.rule("imm.gain", "general.wood_limited")
def test_only_inhabitants_in_the_supply_come() -> None:
    map_ = {
        "17": {"tile": "T03", "upper": inhabitant()},
    }
    game = playing("P053", ranch=6, map=map_)
    assert (player(game)["ranch"], player(game)["supply"]) == (7, 0)
    assert changes(game, "no_piece") == [1]


@pytest.mark.rule("imm.cards_for_inhabitants")
def test_three_cards_for_two_inhabitants() -> None:
    game = playing("P066", DISCARDS[:4])
    assert choices(game) == {"give:3cards", "pass"}
    assert player(game.play("pass"))["hand"] == DISCARDS[:4]
    game = play(game, "give:3cards", "discard:P001", "discard:P002", "discard:P004")
    assert (player(game)["ranch"], player(game)["hand"]) == (5, ["P003"])
    assert asked(game)[1] == "turn"  # once only
    assert asked(playing("P066", DISCARDS[:2]))[1] == "turn"  # two cards are too few


@pytest.mark.rule("imm.cards_coins_swap")
def test_two_cards_and_four_coins_either_way() -> None:
    game = playing("P068", DISCARDS[:3])
    assert choices(game) == {"give:2cards", "give:4coins", "pass"}
    coins = player(game)["coins"]
    sold = play(game, "give:2cards", "discard:P001", "discard:P003")
    assert (player(sold)["coins"], player(sold)["hand"]) == (coins + 4, ["P002"])
    bought = game.play("give:4coins")
    assert (player(bought)["coins"], len(player(bought)["hand"])) == (coins - 4, 5)
    assert asked(sold)[1] == asked(bought)[1] == "turn"


@pytest.mark.rule("imm.cards_vase_swap")
def test_three_cards_against_a_vase_and_two_coins() -> None:
    game = playing("P072", DISCARDS[:3])
    assert choices(game) == {"give:3cards", "give:1vase+2coins", "pass"}
    coins, vases = player(game)["coins"], player(game)["vases"]
    sold = game.play("give:3cards")
    assert (player(sold)["coins"], player(sold)["vases"], player(sold)["hand"]) == (coins + 2, vases + 1, [])
    bought = game.play("give:1vase+2coins")
    assert (player(bought)["coins"], player(bought)["vases"]) == (coins - 2, vases - 1)
    assert len(player(bought)["hand"]) == 6
    assert asked(sold)[1] == asked(bought)[1] == "turn"
    assert choices(playing("P072", DISCARDS[:3], vases=0)) == {"give:3cards", "pass"}
    assert choices(playing("P072", DISCARDS[:3], coins=3)) == {"give:3cards", "pass"}  # 1 coin is left


@pytest.mark.rule("imm.cards_vp_swap")
def test_five_cards_against_four_points() -> None:
    game = playing("P075", DISCARDS)
    assert choices(game) == {"give:5cards", "give:4vp", "pass"}
    sold = game.play("give:5cards")
    assert (points(sold), player(sold)["hand"]) == ({"cards": 4}, [])
    bought = game.play("give:4vp")
    assert points(bought) == {"cards": -4}
    assert len(player(bought)["hand"]) == 10
    below = playing("P075", points=1).play("give:4vp")
    assert below.scores[0] == -3


@pytest.mark.rule("imm.lever_up")
def test_a_used_lever_goes_up() -> None:
    levers = {"2.1": "down", "3.3": "down", "1.1": "up"}
    game = playing("P082", levers=levers)
    assert choices(game) == {"raise:2.1", "raise:3.3", "pass"}
    assert rules(game, "raise:1.1") == ("imm.lever_up",)
    assert rules(game, "raise:4.3") == ("imm.lever_up",)
    game = game.play("raise:3.3")
    assert player(game)["levers"] == {**levers, "3.3": "up"}
    assert asked(game)[1] == "turn"


@pytest.mark.rule("imm.lever_up")
def test_a_raised_lever_can_be_used_anew() -> None:
    game = playing("P082", levers={"4.1": "down"}).play("raise:4.1")
    assert "lever:4.1" in keys(game)


@pytest.mark.rule("imm.two_cards_for_vp")
@pytest.mark.parametrize(("card", "gained"), [("P086", 3), ("P089", 4), ("P084", 5), ("P087", 6)])
def test_two_cards_for_points(card: str, gained: int) -> None:
    game = playing(card, DISCARDS[:3])
    assert choices(game) == {"give:2cards", "pass"}
    assert points(game.play("pass")) == {}
    game = play(game, "give:2cards", "discard:P001", "discard:P002")
    assert points(game) == {"cards": gained}
    assert player(game)["hand"] == ["P003"]
    assert asked(playing(card, DISCARDS[:1]))[1] == "turn"


@pytest.mark.rule("imm.free_house")
def test_a_house_without_an_inhabitant_from_the_ranch() -> None:
    map_ = {
        "17": {"tile": "T03", "upper": inhabitant(), "lower": house()},
        "18": {"tile": "T01", "upper": inhabitant(1)},
    }
    game = playing("P095", ranch=0, map=map_)
    assert choices(game) == {"upgrade:17.upper", "pass"}
    assert rules(game, "upgrade:17.lower") == ("imm.free_house",)
    supply = player(game)["supply"]
    game = game.play("upgrade:17.upper")
    assert game.position()["map"]["17"]["upper"] == house()
    assert (player(game)["ranch"], player(game)["supply"]) == (0, supply + 1)


@pytest.mark.rule("imm.free_house")
def test_all_houses_on_the_map_leave_none_to_build() -> None:
    map_ = {str(n): {"tile": f"T0{n}", "upper": house(), "lower": house()} for n in (1, 2, 3)}
    map_["4"] = {"tile": "T04", "upper": inhabitant()}
    game = playing("P095", ranch=0, map=map_)
    assert asked(game)[1] == "turn"
    offered = during("upgrade_to_house:free", {"levers": {"4.1": "up"}, "ranch": 0}, {}, map=map_)
    assert "general.removed_house_reuse" in rules(offered, "upgrade:4.upper")


@pytest.mark.rule("imm.inhabitant_for_coins")
def test_an_inhabitant_for_eight_coins() -> None:
    game = playing("P097")
    assert choices(game) == {"give:1inhabitant", "pass"}
    sold = game.play("give:1inhabitant")
    assert (player(sold)["coins"], player(sold)["ranch"], player(sold)["supply"]) == (32, 2, 6)
    assert player(game.play("pass"))["coins"] == 24
    assert asked(playing("P097", ranch=0))[1] == "turn"


NEIGHBOURS = {
    "17": {"tile": "T03", "upper": house(), "lower": inhabitant(1)},
    "18": {"tile": "T01", "upper": inhabitant(1)},
}


@pytest.mark.rule("imm.easier_settlement")
def test_a_settlement_with_one_inhabitant_and_presence_less() -> None:
    game = playing("P100", ranch=1, map=NEIGHBOURS)
    assert choices(game) == {"upgrade:17.upper", "pass"}
    game = game.play("upgrade:17.upper")
    assert (player(game)["ranch"], player(game)["settlements"]) == (0, 1)
    assert asked(playing("P100", ranch=0, map=NEIGHBOURS))[1] == "turn"
    lonely = {"17": {"tile": "T03", "upper": house(), "lower": inhabitant(1)}}
    assert asked(playing("P100", ranch=3, map=lonely))[1] == "turn"  # 1 presence is not enough


@pytest.mark.rule("imm.easier_settlement")
def test_it_builds_no_house() -> None:
    map_ = {**NEIGHBOURS, "19": {"tile": "T05", "upper": inhabitant()}}
    game = playing("P100", ranch=3, map=map_)
    assert rules(game, "upgrade:19.upper") == ("imm.easier_settlement",)


@pytest.mark.rule("imm.vases_for_vp")
def test_two_vases_for_four_points() -> None:
    game = playing("P106", vases=2)
    assert choices(game) == {"give:2vases", "pass"}
    sold = game.play("give:2vases")
    assert (points(sold), player(sold)["vases"]) == ({"cards": 4}, 0)
    assert points(game.play("pass")) == {}
    assert asked(playing("P106", vases=1))[1] == "turn"

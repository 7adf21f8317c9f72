"""The strips Pioneer and Settle: their three parts, and the common part in the right order."""

import pytest

from ..pieces import asked, changes, house, inhabitant, rules, taking
from ..support import keys, play, player

KINDS = {"day": "P053", "sunset": "P027", "night": "P121"}
"""A card of each kind that needs no resources: 10, 10 and 7 coins."""
HAND = list(KINDS.values())


def cards(game_keys: tuple[str, ...]) -> set[str]:
    return {key for key in game_keys if key.startswith(("play:", "discard:"))}


@pytest.mark.parametrize(
    ("action", "kind"),
    [
        pytest.param("pioneer", "day", marks=pytest.mark.rule("pioneer.card_kind")),
        pytest.param("settle", "night", marks=pytest.mark.rule("settle.card_kind")),
        pytest.param("cattle_breeding", "day", marks=pytest.mark.rule("cattle.card_kind")),
        pytest.param("region_scoring", "sunset", marks=pytest.mark.rule("region.card_kind")),
        pytest.param("hire", "night", marks=pytest.mark.rule("hire.card_kind")),
        pytest.param("progress", "sunset", marks=pytest.mark.rule("progress.card_kind")),
    ],
)
def test_first_part_takes_one_kind_of_card(action: str, kind: str) -> None:
    card = KINDS[kind]
    game = taking(action, {"coins": 10, "hand": HAND}, {})
    assert cards(keys(game)) == {f"play:{card}", f"discard:{card}"}
    assert "pass" in keys(game)
    sold = game.play(f"discard:{card}")
    assert changes(sold, "coins")[0] == 2
    assert card not in player(sold)["hand"]
    assert player(game.play(f"play:{card}"))["display"] == [card]
    for other in set(HAND) - {card}:
        assert "card.kinds" in rules(game, f"play:{other}")
        assert "card.kinds" in rules(game, f"discard:{other}")


@pytest.mark.rule("pioneer.left")
def test_pioneer_explores_twice_then_develops_or_upgrades() -> None:
    map_ = {"17": {"tile": "T03", "upper": inhabitant()}}
    game = taking("pioneer", {"ranch": 2}, {}, map=map_)
    assert keys(game)[:2] == ("explore", "pass")
    game = play(game, "explore", "explore:9")
    assert keys(game)[:2] == ("explore", "pass")
    game = play(game, "explore", "explore:18")
    wanted = {key.partition(":")[0] for key in keys(game)} - {"boat"}
    assert wanted == {"develop", "upgrade", "pass"}
    assert len(game.position()["map"]) == 3
    after = game.play("develop:17.lower")
    assert not [key for key in keys(after) if key.startswith(("develop", "upgrade"))]
    after = game.play("upgrade:17.upper")
    assert not [key for key in keys(after) if key.startswith(("develop", "upgrade"))]


@pytest.mark.rule("pioneer.left")
def test_pioneer_each_effect_can_be_left_out() -> None:
    game = taking("pioneer", {}, {})
    for before in ("explore", "explore", "develop:4.upper"):
        assert {before, "pass"} <= set(keys(game))
        game = game.play("pass")
    assert len(game.position()["map"]) == 6
    assert asked(game)[0] == 1


@pytest.mark.rule("pioneer.right")
def test_pioneer_gives_cards_to_the_others_only() -> None:
    game = taking("pioneer", {}, {"hand": ["P053"]}, {}, {})
    game = play(game, "pass", "pass", "pass")
    seats = []
    while asked(game)[1] != "ship":
        seat = asked(game)[0]
        seats.append(seat)
        assert changes(game, "draw", seat) == [1, 1]
        sells = [key for key in keys(game) if key.startswith("discard:")]
        assert len(sells) == len(player(game, seat)["hand"])  # of any kind
        coins = player(game, seat)["coins"]
        game = game.play(sells[0])
        assert player(game, seat)["coins"] == coins + 2
    assert seats == [1, 2, 3]
    assert player(game, 0)["hand"] == []
    assert asked(game) == (0, "ship")


@pytest.mark.rule("pioneer.right")
def test_pioneer_common_part_lets_play_any_kind() -> None:
    game = taking("pioneer", {}, {"coins": 10, "hand": HAND})
    game = play(game, "pass", "pass", "pass")
    assert {f"play:{card}" for card in HAND} <= set(keys(game))
    game = game.play("play:P121")
    assert player(game, 1)["coins"] == 3
    assert asked(game) == (0, "ship")  # one card only


@pytest.mark.rule("settle.left")
def test_settle_left_is_one_develop_or_one_upgrade() -> None:
    map_ = {"17": {"tile": "T03", "upper": inhabitant()}}
    game = taking("settle", {"ranch": 3}, {}, map=map_)
    assert {"develop:17.lower", "upgrade:17.upper", "pass"} <= set(keys(game))
    built = game.play("upgrade:17.upper")
    assert built.position()["map"]["17"]["upper"] == house()
    # What follows is the common part: here a card could be sold as well.
    assert built.explain("pass").rules == ("settle.right",)
    assert game.explain("pass").rules == ("turn.part2_left_to_right",)


@pytest.mark.rule("settle.right")
def test_settle_right_goes_clockwise_from_the_active_player() -> None:
    map_ = {str(n): {"tile": f"T{n + 10:02}"} for n in (13, 14, 15, 16, 17)}  # T23 to T27: two sites each
    map_["13"]["upper"] = inhabitant(1)
    hand = {"hand": ["P053"], "coins": 10}
    others = ({}, {"hand": ["P121"], "coins": 10}, {"hand": ["P027"], "coins": 10})
    game = taking("settle", {**hand, "ranch": 3}, *others, map=map_)
    game = game.play("pass")
    seats = []
    for chosen in ("develop:14.upper", "upgrade:13.upper", "play:P121", "discard:P027"):
        seats.append(asked(game)[0])
        assert {"develop", "pass"} <= {key.partition(":")[0] for key in keys(game)}
        game = game.play(chosen)
    assert seats == [0, 1, 2, 3]
    assert asked(game) == (0, "ship")
    assert player(game, 2)["display"] == ["P121"]
    assert player(game, 3)["coins"] == 12
    assert game.position()["map"]["13"]["upper"] == house(1)


@pytest.mark.rule("settle.right")
def test_settle_gives_the_active_player_both_parts() -> None:
    game = taking("settle", {"ranch": 2}, {}, map={"13": {"tile": "T23"}, "14": {"tile": "T25"}})
    game = play(game, "develop:13.upper", "develop:13.lower")
    assert player(game)["ranch"] == 0
    assert asked(game)[0] == 1

"""Permanent effects and game-end effects of cards in the display."""

import pytest

from ..pieces import asked, changes, house, inhabitant, points, scoring, settlement, taking
from ..support import during, keys, play, player, position

# Game-end effects.


def at_the_end(*display: str, **fields) -> int:
    """The points of the game-end effects of some cards."""
    me = {"display": list(display), **fields.pop("me", {})}
    game = scoring(4, me, {}, **fields)
    while not game.over:
        game = game.play("pass" if "pass" in keys(game) else keys(game)[0])
    return points(game).get("end_effects", 0)


REGIONS = {
    "7": {"tile": "T01", "upper": inhabitant(), "lower": inhabitant(1)},  # Unknown
    "8": {"tile": "T36", "cattle": [2, 1]},  # Unknown
    "14": {"tile": "T02", "upper": house()},  # Boonlake
    "17": {"tile": "T03", "upper": settlement(), "lower": inhabitant()},  # New Hope
}


@pytest.mark.rule("gameend.region")
@pytest.mark.parametrize(("card", "expected"), [("P136", 3), ("P138", 1), ("P140", 2), ("P142", 0)])
def test_presences_in_a_region(card: str, expected: int) -> None:
    assert at_the_end(card, map=REGIONS, me={"ranch": 0}) == expected


@pytest.mark.rule("gameend.sites")
def test_sites_count_their_level() -> None:
    assert at_the_end("P144", me={"production": {"wood": 2, "stone": 1, "iron": 1}}) == 4
    assert at_the_end("P144", "P145", me={"production": {"wood": 1}}) == 2


PIECES = {
    "1": {"tile": "T01", "upper": house(), "lower": settlement()},
    "9": {"tile": "T02", "upper": house(), "lower": settlement()},
    "28": {"tile": "T36", "cattle": [3, 0]},
}


@pytest.mark.rule("gameend.removed_pieces")
@pytest.mark.parametrize(("card", "expected"), [("P150", 3), ("P147", 4), ("P152", 4)])
def test_removed_pieces(card: str, expected: int) -> None:
    """3 cattle; 2 houses on the map and 2 that became settlements; 2 settlements, 2 points each."""
    assert at_the_end(card, map=PIECES) == expected


@pytest.mark.rule("gameend.two_step")
@pytest.mark.parametrize(
    ("card", "field", "steps"),
    [
        ("P154", "coin_track", {3: 0, 4: 2, 6: 2, 7: 5, 11: 5}),
        ("P156", "card_track", {3: 0, 4: 2, 6: 2, 7: 5}),
    ],
)
def test_two_steps_on_a_track(card: str, field: str, steps: dict[int, int]) -> None:
    for place, expected in steps.items():
        assert at_the_end(card, me={field: place}) == expected


@pytest.mark.rule("gameend.two_step")
@pytest.mark.parametrize(("count", "expected"), [(3, 0), (4, 2), (6, 2), (7, 5)])
def test_two_steps_with_levers(count: int, expected: int) -> None:
    names = [f"{row}.{column}" for row in (1, 2, 3) for column in (1, 2, 3)][:count]
    assert at_the_end("P158", me={"levers": dict.fromkeys(names, "down")}) == expected


@pytest.mark.rule("gameend.two_step")
def test_two_steps_with_pieces() -> None:
    cattle = {count: {"28": {"tile": "T36", "cattle": [count, 0]}} for count in (1, 2, 3, 4)}
    assert [at_the_end("P161", map=cattle[count]) for count in (1, 2, 3, 4)] == [0, 2, 2, 4]
    assert at_the_end("P162", map=PIECES) == 3  # 4 vacated recesses of houses
    assert at_the_end("P165", map=PIECES) == 1  # 2 settlements: from 1 on
    assert at_the_end("P164", map=PIECES) == 3  # 2 settlements: from 2 on


# Permanent effects.


@pytest.mark.rule("perm.lever_discount")
@pytest.mark.parametrize(("display", "price"), [([], 5), (["P109"], 4), (["P109", "P112"], 2)])
def test_levers_cost_less(display: list[str], price: int) -> None:
    game = during("modernize:1", {"coins": 20, "display": display}, {}).play("modernize:2.2")
    assert player(game)["coins"] == 20 - price


@pytest.mark.rule("perm.lever_discount")
def test_a_lever_never_costs_less_than_nothing() -> None:
    display = ["P109", "P110", "P111", "P112", "P113"]
    game = during("modernize:1", {"coins": 0, "display": display}, {})
    assert {key for key in keys(game) if key.startswith("modernize")} == {
        *("modernize:1.1", "modernize:1.2", "modernize:2.1", "modernize:2.2"),
        *("modernize:3.1", "modernize:3.2", "modernize:4.1"),
    }
    assert player(game.play("modernize:3.1"))["coins"] == 0


@pytest.mark.rule("perm.card_discount")
@pytest.mark.parametrize(("display", "price"), [([], 10), (["P114"], 9), (["P114", "P115", "P116"], 7)])
def test_cards_cost_less(display: list[str], price: int) -> None:
    game = during("play_card:any", {"coins": 10, "display": display, "hand": ["P027"]}, {}).play("play:P027")
    assert player(game)["coins"] == 10 - price


@pytest.mark.rule("perm.card_discount")
def test_projects_cost_less_and_nothing_costs_less_than_nothing() -> None:
    me = {"coins": 10, "display": ["P114"], "production": {"wood": 1, "loam": 2, "iron": 1}, "hand": ["P069", "P021"]}
    tiles = ["ST15", "ST01", "ST02", "ST03"]  # the project on ST15: 11 coins, 1 wood, 3 loam, 1 iron
    game = during("play_card:any", {**me, "boats": ["loam", "loam"]}, {}, scoring_tiles=tiles)
    assert player(game.play("project:ST15"))["coins"] == 0
    cheap = {
        "coins": 0,
        "vases": 1,
        "display": ["P114", "P115"],
        "hand": ["P021"],
        "production": {"wood": 2, "loam": 1},
    }
    assert player(during("play_card:any", cheap, {}).play("play:P021"))["coins"] == 0  # costs 1 coin


@pytest.mark.rule("perm.card_discount")
def test_a_card_does_not_pay_for_itself() -> None:
    me = {"coins": 20, "hand": ["P114"], "production": {"wood": 1, "loam": 1}}
    assert player(during("play_card:any", me, {}).play("play:P114"))["coins"] == 14


@pytest.mark.rule("perm.card_discount", "perm.lever_discount")
def test_a_permanent_effect_holds_from_the_moment_the_card_is_played() -> None:
    me = {"coins": 20, "hand": ["P114", "P027"], "production": {"wood": 1, "loam": 1}}
    game = play(scoring(1, me, {}), "play:P114", "play:P027")  # 6 coins, then 10 - 1
    assert player(game)["coins"] == 5
    game = taking("progress", {"coins": 21, "hand": ["P113"], "boats": ["stone", "iron"]}, {})
    game = play(game, "play:P113", "modernize:2.2")  # 10 coins, then 5 - 2
    assert player(game)["coins"] == 8


@pytest.mark.rule("perm.discard_bonus")
@pytest.mark.parametrize(("display", "bonus"), [([], 0), (["P117"], 1), (["P117", "P118"], 2), (["P119", "P121"], 0)])
def test_sold_cards_of_the_kind_give_more(display: list[str], bonus: int) -> None:
    game = during("play_or_discard:any", {"coins": 0, "display": display, "hand": ["P001"]}, {}).play("discard:P001")
    assert player(game)["coins"] == 2 + bonus


@pytest.mark.rule("perm.discard_bonus")
def test_cards_discarded_as_a_cost_count_unless_the_set_up_says_no() -> None:
    me = {"coins": 0, "display": ["P117", "P119", "P121"], "hand": ["P001", "P002", "P004"]}
    always = during("discard:3 -> vp:+1", me, {}).play("give:3cards")
    assert player(always)["coins"] == 3  # one card of each kind
    coins_only = {"discard_bonus": "for_coins"}
    strict = during("discard:3 -> vp:+1", me, {}, setup=coins_only).play("give:3cards")
    assert player(strict)["coins"] == 0
    sold = during("play_or_discard:any", me, {}, setup=coins_only).play("discard:P001")
    assert player(sold)["coins"] == 3


def sailing(space: str, target: int, **me):
    """The game after a ship went from a space of the river a number of steps on."""
    game = taking("region_scoring", {"coins": 0, "ship": space, **me}, {"ship": "A1"}).play("region:new_hope")
    return game.play(f"sail:{target}")


@pytest.mark.rule("perm.river_coin")
@pytest.mark.parametrize(("display", "coins"), [([], 2), (["P123"], 3), (["P123", "P124", "P125"], 5)])
def test_coins_on_the_river(display: list[str], coins: int) -> None:
    assert player(sailing("A3", 1, display=display))["coins"] == coins  # A4: 2 coins
    assert player(sailing("A5", 1, display=display))["coins"] == 0  # A6: an inhabitant


@pytest.mark.rule("perm.harbor")
@pytest.mark.parametrize(
    ("display", "coins", "cards"),
    [([], 2, 0), (["P126"], 4, 0), (["P128"], 2, 2), (["P126", "P127", "P128", "P129"], 6, 4)],
)
def test_harbours(display: list[str], coins: int, cards: int) -> None:
    game = sailing("U1", 1, display=display)  # U2: a harbour with 2 coins
    assert (player(game)["coins"], len(player(game)["hand"])) == (coins, cards)
    vase = sailing("A4", 1, display=display)  # A5: a harbour with a vase
    assert (player(vase)["coins"], len(player(vase)["hand"]), player(vase)["vases"]) == (coins - 2, cards, 1)
    passed = sailing("U1", 2, display=display)  # through the harbour to U3
    assert (player(passed)["coins"], len(player(passed)["hand"])) == (0, 0)
    plain = sailing("A3", 1, display=display)  # A4: 2 coins, but no harbour
    assert (player(plain)["coins"], len(player(plain)["hand"])) == (2, 0)


@pytest.mark.rule("perm.cattle_cheaper")
@pytest.mark.parametrize(("display", "paid"), [([], 3), (["P130"], 2), (["P130", "P131"], 1)])
def test_cattle_cost_fewer_inhabitants(display: list[str], paid: int) -> None:
    map_ = {"28": {"tile": "T36", "cattle": [0, 2]}}
    game = during("place_cattle:1", {"ranch": 5, "display": display}, {}, map=map_).play("cattle:28")
    assert player(game)["ranch"] == 5 - paid


@pytest.mark.rule("perm.cattle_cheaper")
def test_cattle_never_cost_less_than_nothing() -> None:
    map_ = {"28": {"tile": "T36"}}
    game = during("place_cattle:1", {"ranch": 0, "display": ["P130", "P131"]}, {}, map=map_).play("cattle:28")
    assert (player(game)["ranch"], player(game)["cattle"]) == (0, 1)


@pytest.mark.rule("perm.cattle_coins")
@pytest.mark.parametrize(("display", "coins"), [([], 0), (["P132"], 2), (["P132", "P133"], 4)])
def test_cattle_bring_coins(display: list[str], coins: int) -> None:
    map_ = {"28": {"tile": "T36"}}
    game = during("place_cattle:1", {"coins": 0, "ranch": 1, "display": display}, {}, map=map_).play("cattle:28")
    assert player(game)["coins"] == coins


@pytest.mark.rule("perm.vase_double")
@pytest.mark.parametrize(("display", "vases"), [([], 1), (["P134"], 2), (["P134", "P135"], 3)])
def test_vases_of_the_river(display: list[str], vases: int) -> None:
    assert player(sailing("A4", 1, display=display))["vases"] == vases  # A5: a vase
    either = sailing("U5", 1, display=display)  # U6: a vase or a site
    assert player(either.play("take:1vase"))["vases"] == vases
    assert player(either.play("build:iron"))["vases"] == 0


@pytest.mark.rule("perm.vase_double")
def test_other_vases_are_not_doubled() -> None:
    assert player(during("vase:+1", {"display": ["P134"]}, {}))["vases"] == 1


@pytest.mark.rule("perm.river_coin", "perm.harbor")
def test_effects_last_and_hold_for_the_owner_only() -> None:
    game = position({"ship": "A3", "coins": 0, "display": ["P123"]}, {"ship": "A1", "coins": 0})
    game = play(game, "strip:region_scoring", "region:new_hope", "sail:1")
    assert player(game, 0)["coins"] == 3
    game = play(game, "strip:hire", "pass", "pass", "sail:1")  # A2: 2 coins
    assert changes(game, "coins", 1) == [2]
    assert asked(game)[0] == 0

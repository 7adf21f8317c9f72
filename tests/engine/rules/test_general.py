"""Rules that hold everywhere: supply, ranch, cards, points, production sites, pieces, presences, adjacency."""

import pytest

from boonlake_panel.engine import Game

from ..pieces import house, inhabitant, settlement
from ..support import during, keys, play, player, position

ROWS = ["pioneer", "settle", "cattle_breeding", "region_scoring", "hire", "progress", "builder"]
CARDS = [f"P{number:03}" for number in range(1, 166)]


@pytest.mark.rule("general.supply_flow")
def test_what_is_given_up_returns_to_the_own_supply() -> None:
    game = during("inhabitants:+2", {"ranch": 1})
    assert (player(game)["ranch"], player(game)["supply"]) == (3, 5)
    assert (player(game, 1)["ranch"], player(game, 1)["supply"]) == (3, 5)
    game = during("inhabitants:-1 -> coins:+8", {"ranch": 3, "coins": 1}).play("give:1inhabitant")
    assert (player(game)["ranch"], player(game)["supply"], player(game)["coins"]) == (2, 6, 9)
    assert (player(game, 1)["ranch"], player(game, 1)["supply"]) == (3, 5)
    game = during("coins:-4 -> cards:+2", {"coins": 5}).play("give:4coins")
    assert player(game)["coins"] == 1


@pytest.mark.rule("general.supply_flow")
def test_coins_that_are_not_there_cannot_be_paid() -> None:
    game = during("coins:-4 -> cards:+2", {"coins": 3})
    assert not game.explain("give:4coins").legal
    assert player(game) == player(position({"coins": 3}))


@pytest.mark.rule("general.recess_inhabitants")
def test_inhabitants_in_recesses_are_no_supply() -> None:
    game = during("inhabitants:+2", {"ranch": 8, "supply": 0})
    assert (player(game)["ranch"], player(game)["supply"], player(game)["tier_bonuses"]) == (8, 0, 0)


@pytest.mark.rule("general.ranch")
def test_inhabitants_are_given_up_from_the_ranch_only() -> None:
    tiles = {"4": {"tile": "T01", "upper": inhabitant(), "lower": inhabitant()}, "7": {"tile": "T02"}}
    game = during("upgrade:1", {"ranch": 0}, map=tiles)
    verdict = game.explain("upgrade:4.upper")
    assert "upgrade.house.cost" in verdict.rules
    assert {"needed": 1, "has": 0} in [reason.figures for reason in verdict.reasons]
    game = during("develop:1", {"ranch": 0}, map=tiles)
    assert "develop.place" in game.explain("develop:7.upper").rules
    game = during("inhabitants:+1", {"ranch": 0}, map=tiles)
    assert player(game)["ranch"] == 1
    assert "upgrade:4.upper" in keys(during("upgrade:1", {"ranch": 1}, map=tiles))


@pytest.mark.rule("general.draw_pile")
def test_an_empty_draw_pile_is_replaced_by_the_shuffled_discards() -> None:
    others = CARDS[6:]
    hands = set()
    for seed in range(12):
        fields = {"deck": ["P001"], "discards": CARDS[1:6], "chance": {"seed": seed, "counter": 0}}
        game = during("coins:-1 -> cards:+3", {"coins": 1}, {"hand": others}, **fields).play("give:1coin")
        hand = player(game)["hand"]
        assert len(hand) == 3
        assert "P001" in hand
        assert game.position()["discards"] == []
        assert sorted([*hand, *game.position()["deck"]]) == CARDS[:6]
        assert [event.what for event in game.events] == ["coins", "draw", "reshuffle", "draw", "draw"]
        hands.add(tuple(hand))
    assert len(hands) > 3


@pytest.mark.rule("general.draw_pile")
def test_with_both_piles_empty_nothing_more_is_drawn() -> None:
    game = during("coins:-1 -> cards:+3", {"coins": 1}, {"hand": CARDS[2:]}, deck=["P001"], discards=["P002"])
    game = game.play("give:1coin")
    assert player(game)["hand"] == ["P001", "P002"]
    assert game.position()["deck"] == game.position()["discards"] == []


@pytest.mark.rule("general.draw_pile")
def test_discarded_cards_go_to_the_common_pile_and_hands_have_no_limit() -> None:
    game = during("discard:2 -> coins:+4", {"hand": CARDS[:40]}).play("give:2cards")
    game = play(game, "discard:P003", "discard:P017")
    assert game.position()["discards"] == ["P003", "P017"]
    assert len(player(game)["hand"]) == 38
    assert len(player(during("cards:+5", {"hand": CARDS[:40]}))["hand"]) == 45


@pytest.mark.rule("general.vp_track")
def test_points_may_fall_below_zero_and_go_beyond_full_laps() -> None:
    game = during("vp:-4 -> cards:+5", {"points": 1}).play("give:4vp")
    assert game.scores[0] == -3
    assert sum(game.ledger[0].values()) == -3
    assert during("vp:+5", {"points": 98}).scores[0] == 103
    assert during("vp:+5", {"points": 198}).scores[0] == 203
    assert during("vp:-4 -> cards:+5", {"points": 102}).play("give:4vp").scores[0] == 98


@pytest.mark.rule("general.build_site")
def test_a_production_site_is_built_or_turned_to_level_two() -> None:
    game = during("production:any", {"production": {"stone": 1, "iron": 2}})
    assert [key for key in keys(game) if key.startswith("build:")] == ["build:wood", "build:stone", "build:loam"]
    assert player(game.play("build:wood"))["production"] == {"wood": 1, "stone": 1, "iron": 2}
    assert player(game.play("build:stone"))["production"] == {"stone": 2, "iron": 2}
    verdict = game.explain("build:iron")
    assert verdict.rules == ("general.build_site",)
    assert verdict.reasons[0].figures == {"resource": "iron"}
    full = dict.fromkeys(("wood", "stone", "loam", "iron"), 2)
    assert player(during("production:any", {"production": full}))["production"] == full


@pytest.mark.rule("general.wood_limited")
def test_missing_wooden_pieces_are_lost() -> None:
    pieces = {"ranch": 7, "supply": 1, "coins": 8}
    game = position({**pieces, "hand": ["P050"]}, strips=["builder", *ROWS[:6]])
    game = play(game, "strip:builder", "play:P050")  # 2 inhabitants
    assert (player(game)["ranch"], player(game)["supply"]) == (8, 0)
    assert [(event.what, event.amount) for event in game.events if event.rule == "general.wood_limited"] == [
        ("no_piece", 1)
    ]


@pytest.mark.rule("general.other_unlimited")
def test_coins_vases_and_levers_never_run_out() -> None:
    game = during("vase:+1", {"vases": 14}, {"vases": 14})
    assert player(game)["vases"] == 15
    assert player(during("coins:+8", {"coins": 236}, {"coins": 200}))["coins"] == 244
    levers = {f"{row}.{column}": "up" for row in (1, 2, 3, 4) for column in (1, 2, 3)}
    last = {name: side for name, side in levers.items() if name != "4.3"}
    game = during("modernize:1", {"levers": last, "coins": 20}, *({"levers": levers} for _ in range(3)))
    game = game.play("modernize:4.3")
    assert all(len(player(game, seat)["levers"]) == 12 for seat in range(4))  # 48 levers, 36 in the box


def six_houses(aside: int) -> Game:
    """All six houses have left the board, some of them for settlements; one inhabitant waits for a house."""
    sites = [(space, half) for space in ("4", "7", "14") for half in ("upper", "lower")]
    tiles: dict[str, dict[str, object]] = {"17": {"tile": "T04", "upper": inhabitant()}}
    for number, (space, half) in enumerate(sites):
        tiles.setdefault(space, {"tile": {"4": "T01", "7": "T02", "14": "T03"}[space]})
        tiles[space][half] = settlement() if number < aside else house()
    return during("upgrade:1", {"ranch": 1}, map=tiles)


@pytest.mark.rule("general.removed_house_reuse")
def test_a_house_out_of_the_game_is_used_when_the_board_has_none() -> None:
    game = six_houses(aside=2)
    assert (player(game)["houses"], player(game)["houses_aside"]) == (6, 2)
    game = game.play("upgrade:17.upper")
    assert (player(game)["houses"], player(game)["houses_aside"]) == (6, 1)
    assert game.position()["map"]["17"]["upper"] == house()


@pytest.mark.rule("general.removed_house_reuse")
def test_with_all_six_houses_on_the_map_there_is_no_seventh() -> None:
    game = six_houses(aside=0)
    assert "upgrade:17.upper" not in keys(game)
    verdict = game.explain("upgrade:17.upper")
    assert "general.removed_house_reuse" in verdict.rules
    assert {"count": 6} in [reason.figures for reason in verdict.reasons]


@pytest.mark.rule("general.presence")
def test_every_own_piece_on_the_map_is_one_presence() -> None:
    """Region scoring pays 1 coin per presence: inhabitant, house, settlement, cattle, nobody else's, nothing else."""
    tiles = {
        "4": {"tile": "T01", "upper": inhabitant(), "lower": inhabitant(1)},
        "7": {"tile": "T02", "upper": house(), "lower": settlement()},
        "8": {"tile": "T36", "cattle": [2, 1]},
        "17": {"tile": "T04", "upper": inhabitant(1)},
    }
    own = {"coins": 0, "ranch": 4, "projects": {"ST01": True}}
    game = position(own, {"coins": 0}, map=tiles, strips=["region_scoring", *(r for r in ROWS if r[0] != "r")])
    game = play(game, "strip:region_scoring", "region:new_hope")
    assert (player(game)["coins"], player(game, 1)["coins"]) == (5, 2)


@pytest.mark.rule("general.adjacency")
def test_borders_bridges_and_fords_join_spaces() -> None:
    game = during("explore:1", map={"14": {"tile": "T03"}}).play("explore")
    assert [key for key in keys(game) if key.startswith("explore:")] == [
        *("explore:6", "explore:13", "explore:15", "explore:21", "explore:22")  # 6 over a bridge, 13 over the ford
    ]
    verdict = game.explain("explore:23")
    assert verdict.rules == ("explore.adjacent",)
    assert verdict.reasons[0].figures["neighbours"] == "15, 16, 22, 24"


@pytest.mark.rule("general.adjacency")
def test_adjacency_is_mutual_and_complete() -> None:
    box = position().box
    near = {space.number: set(space.adjacent) for space in box.spaces}
    assert all(number in near[other] for number in near for other in near[number])
    assert all(link.space_b in near[link.space_a] for link in box.links)
    region = {space.number: space.region for space in box.spaces}
    bridges = {frozenset((link.space_a, link.space_b)) for link in box.links if link.kind == "bridge"}
    assert {frozenset((a, b)) for a in near for b in near[a] if region[a] != region[b]} == bridges


@pytest.mark.rule("general.adjacency")
@pytest.mark.parametrize(
    ("pasture", "where", "coins"), [("13", "14", 2), ("6", "14", 2), ("15", "14", 2), ("8", "14", 0)]
)
def test_cattle_see_houses_over_bridge_ford_and_border(pasture: str, where: str, coins: int) -> None:
    tiles = {pasture: {"tile": "T36"}, where: {"tile": "T03", "upper": house(1)}}
    game = during("place_cattle:1", {"coins": 0, "ranch": 2}, map=tiles).play(f"cattle:{pasture}")
    assert player(game)["coins"] == coins

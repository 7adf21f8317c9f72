"""What each kind of scoring tile counts, and tiles that are paid for."""

import pytest

from ..pieces import asked, changes, house, inhabitant, points, rules, scoring, settlement
from ..support import keys, play, player

PIECE = {"i": inhabitant, "h": house, "s": settlement}


def result(tile: str, number: int, me: dict, **fields) -> int:
    """The points that a seat gets or loses by scoring somebody else's tile."""
    others = [other for other in ("ST01", "ST06", "ST10", "ST11", "ST12") if other != tile][:3]
    game = scoring(number, {"own_tile": None, "coins": 0, **me}, {}, scoring_tiles=[tile, *others], **fields)
    while asked(game)[1] == "choose":
        game = game.play("pass")
    return points(game.play(f"score:{tile}"))["scoring_tiles"]


def spread(**places: str) -> dict[str, dict]:
    """A map with own pieces: `s14="ih"` puts an inhabitant and a house on space 14, `s20="cc"` two cattle."""
    pasture = iter(f"T{n}" for n in range(36, 43))
    tiles = iter(("T01", "T02", "T03", "T04", "T05", "T09", "T10", "T20", "T21", "T22", "T23", "T24"))
    spaces: dict[str, dict] = {}
    for place, pieces in places.items():
        if "c" in pieces:
            spaces[place[1:]] = {"tile": next(pasture), "cattle": [len(pieces), 0]}
        else:
            halves = zip(("upper", "lower"), pieces, strict=False)
            spaces[place[1:]] = {"tile": next(tiles), **{half: PIECE[piece]() for half, piece in halves}}
    return spaces


@pytest.mark.rule("scoretile.two_regions")
@pytest.mark.parametrize(
    ("places", "won"),
    [
        ({"s1": "ii", "s9": "i"}, True),  # Unknown 2, New Hope 1
        ({"s1": "i", "s9": "ih"}, True),  # the other way round
        ({"s1": "i", "s9": "i"}, False),
        ({"s1": "ii", "s14": "i"}, False),  # Boonlake is not on the tile
        ({"s1": "cc", "s9": "s"}, True),  # cattle and settlements are presences
        ({"s1": "ii", "s2": "ii"}, False),
    ],
)
def test_two_regions_in_the_first_scoring(places: dict[str, str], won: bool) -> None:
    """ST01 asks for 2 and 1 presences in Unknown and New Hope."""
    assert result("ST01", 1, {"ranch": 1}, map=spread(**places)) == (1 if won else -1)


@pytest.mark.rule("scoretile.two_regions")
def test_two_regions_in_the_third_scoring() -> None:
    """ST01 asks for 4 and 2."""
    assert result("ST01", 3, {"ranch": 0}, map=spread(s1="ii", s9="ii", s10="ii")) == 3
    assert result("ST01", 3, {"ranch": 0}, map=spread(s1="ii", s9="ii", s10="i")) == -3


@pytest.mark.rule("scoretile.track")
@pytest.mark.parametrize(
    ("tile", "coin", "card", "won"),
    [("ST04", 2, 0, True), ("ST04", 1, 9, False), ("ST05", 0, 2, True), ("ST06", 2, 2, True), ("ST06", 9, 1, False)],
)
def test_tracks_in_the_second_scoring(tile: str, coin: int, card: int, won: bool) -> None:
    assert result(tile, 2, {"coin_track": coin, "card_track": card}) == (2 if won else -2)


@pytest.mark.rule("scoretile.sites")
@pytest.mark.parametrize(
    ("production", "resources", "sites"),
    [
        ({"wood": 2, "iron": 1}, True, False),
        ({"wood": 1, "iron": 1, "loam": 1}, True, True),
        ({"wood": 2}, False, False),
    ],
)
def test_production_counts_resources_or_by_choice_sites(production: dict, resources: bool, sites: bool) -> None:
    """ST07 asks for 3 in the second scoring."""
    assert result("ST07", 2, {"production": production}) == (2 if resources else -2)
    setup = {"production_tile": "sites"}
    assert result("ST07", 2, {"production": production}, setup=setup) == (2 if sites else -2)


@pytest.mark.rule("scoretile.adjacent_tiles")
@pytest.mark.parametrize(
    ("places", "won"),
    [
        ({"s13": "i", "s14": "i", "s6": "i", "s1": "h"}, True),  # over the ford and a bridge
        ({"s13": "i", "s14": "c", "s6": "i", "s7": "s"}, True),  # pastures count
        ({"s13": "i", "s14": "i", "s6": "i", "s3": "h"}, False),  # 3 is not adjacent
        ({"s13": "ih", "s14": "ih"}, False),  # tiles, not presences
        ({"s20": "i", "s21": "i", "s32": "i", "s28": "i"}, False),  # two groups of two
    ],
)
def test_adjacent_tiles_form_one_group(places: dict[str, str], won: bool) -> None:
    """ST08 asks for 4 in the second scoring."""
    assert result("ST08", 2, {"ranch": 0}, map=spread(**places)) == (2 if won else -2)


@pytest.mark.rule("scoretile.adjacent_tiles")
def test_tiles_with_presences_of_others_only_do_not_join() -> None:
    map_ = spread(s13="i", s14="i", s7="i", s8="i")
    map_["6"] = {"tile": "T25", "upper": inhabitant(1)}  # 6 would join 14 and 7
    assert result("ST08", 2, {"ranch": 0}, map=map_) == -2
    map_["6"]["lower"] = inhabitant(0)
    assert result("ST08", 2, {"ranch": 0}, map=map_) == 2


@pytest.mark.rule("scoretile.counts")
def test_levers_cattle_and_settlements() -> None:
    levers = {"1.1": "up", "2.1": "down", "3.2": "down"}
    assert result("ST09", 2, {"levers": levers}) == 2
    assert result("ST09", 2, {"levers": {"1.1": "up", "2.1": "up"}}) == -2
    assert result("ST10", 2, {}, map=spread(s20="ccc")) == 2
    assert result("ST10", 2, {}, map=spread(s20="cc")) == -2
    assert result("ST11", 3, {}, map=spread(s14="ss")) == 3
    assert result("ST11", 3, {}, map=spread(s14="sh")) == -3


@pytest.mark.rule("scoretile.bridges")
def test_presences_on_spaces_with_a_bridge() -> None:
    """ST12 asks for 3 in the first scoring; 6, 8, 14 and 26 have bridges, 7 and 25 have none."""
    assert result("ST12", 1, {"ranch": 0}, map=spread(s6="ih", s26="c")) == 1
    assert result("ST12", 1, {"ranch": 0}, map=spread(s6="ih", s7="ih", s25="i")) == -1


# Tiles that are paid for.

PAID = ["ST13", "ST14", "ST15", "ST16"]  # inhabitants, vases, coins; card kinds


def paying(tile: str, number: int, **me):
    game = scoring(number, {"own_tile": None, "coins": 0, "ranch": 0, **me}, {"own_tile": None}, scoring_tiles=PAID)
    while asked(game)[1] == "choose":
        game = game.play("pass")
    return game.play(f"score:{tile}")


def ways(game) -> set[str]:
    return {key for key in keys(game) if not key.startswith(("boat", "lever"))}


@pytest.mark.rule("scoretile.pay_piece")
def test_two_inhabitants_and_ten_coins_make_four_payments() -> None:
    """The rulebook's example, in the fourth scoring: 8 bonus points and the marker."""
    game = paying("ST13", 4, coins=10, ranch=2)
    assert ways(game) == {"pay:2inhabitants+10coins", "pass"}
    game = game.play("pay:2inhabitants+10coins")
    assert (player(game)["coins"], player(game)["ranch"]) == (0, 0)
    assert points(game)["scoring_payments"] == 8
    assert points(game)["scoring_tiles"] == 4


@pytest.mark.rule("scoretile.pay_piece")
def test_every_mix_is_offered() -> None:
    game = paying("ST13", 3, coins=20, ranch=5)
    assert ways(game) == {
        *("pay:3inhabitants", "pay:2inhabitants+5coins", "pay:1inhabitant+10coins", "pay:15coins"),
        "pass",
    }
    vases = paying("ST14", 2, coins=20, vases=1, ranch=5)
    assert ways(vases) == {"pay:1vase+5coins", "pay:10coins", "pass"}
    for way in ways(vases) - {"pass"}:
        assert points(vases.play(way))["scoring_payments"] == 4
    assert player(vases.play("pay:1vase+5coins"))["vases"] == 0


@pytest.mark.rule("scoretile.pay_piece")
def test_all_or_nothing() -> None:
    game = paying("ST13", 3, coins=5, ranch=1, levers={"4.1": "up"})  # two payments are possible, three needed
    assert ways(game) == {"pass"}
    assert not game.explain("pay:1inhabitant+5coins").legal
    game = game.play("pass")
    assert points(game)["scoring_tiles"] == -3
    assert "scoring_payments" not in points(game)
    assert player(game)["ranch"] == 1


@pytest.mark.rule("scoretile.pay_piece")
def test_a_payment_may_be_refused() -> None:
    game = paying("ST13", 1, ranch=3).play("pass")
    assert points(game) == {"scoring_tiles": -1}
    assert player(game)["ranch"] == 3


@pytest.mark.rule("scoretile.pay_piece", "interim.scoring_tile.own_double")
def test_only_the_marker_doubles_on_the_own_tile() -> None:
    game = paying("ST13", 2, ranch=2, own_tile="ST13").play("pay:2inhabitants")
    assert points(game) == {"scoring_payments": 4, "scoring_tiles": 4}
    lost = paying("ST13", 2, ranch=2, own_tile="ST13").play("pass")
    assert points(lost) == {"scoring_tiles": -4}


@pytest.mark.rule("scoretile.pay_piece", "lever.use")
def test_a_lever_can_help_to_pay() -> None:
    game = paying("ST13", 1, coins=0, levers={"4.2": "up"})
    assert ways(game) == {"pass"}
    game = play(game, "lever:4.2", "pay:5coins")
    assert points(game)["scoring_payments"] == 2
    sale = paying("ST13", 1, coins=0, levers={"4.3": "up"}, hand=["P001", "P002"])
    assert "pay:1inhabitant" in keys(sale.play("lever:4.3"))


@pytest.mark.rule("scoretile.pay_coins")
@pytest.mark.parametrize(("number", "times"), [(1, 2), (2, 3), (3, 5), (4, 8)])
def test_two_coins_for_a_point(number: int, times: int) -> None:
    game = paying("ST15", number, coins=2 * times, ranch=5, vases=5)
    assert ways(game) == {f"pay:{2 * times}coins", "pass"}
    paid = game.play(f"pay:{2 * times}coins")
    assert points(paid)["scoring_payments"] == times
    assert points(paid)["scoring_tiles"] == number
    assert changes(paid, "coins")[0] == -2 * times
    poor = paying("ST15", number, coins=2 * times - 1)
    assert points(poor)["scoring_tiles"] == -number


# Kinds of cards.

DAY, SUNSET, NIGHT = (["P001", "P003", "P005"], ["P002", "P006", "P007"], ["P004", "P008", "P009"])


@pytest.mark.rule("scoretile.card_kinds")
@pytest.mark.parametrize(
    ("day", "sunset", "night", "won"),
    [(2, 1, 0, True), (1, 2, 0, True), (1, 1, 3, False), (3, 0, 0, False), (0, 3, 0, False), (2, 2, 0, True)],
)
def test_cards_of_two_kinds_in_the_display(day: int, sunset: int, night: int, won: bool) -> None:
    """ST16 asks for 2 and 1 in the second scoring."""
    display = [*DAY[:day], *SUNSET[:sunset], *NIGHT[:night]]
    assert result("ST16", 2, {"display": display}) == (2 if won else -2)


@pytest.mark.rule("scoretile.card_kinds")
def test_cards_in_the_hand_do_not_count() -> None:
    assert result("ST16", 1, {"hand": [DAY[0], SUNSET[0]]}) == -1


@pytest.mark.rule("scoretile.project_kind")
@pytest.mark.parametrize(
    ("day", "sunset", "projects", "won"),
    [
        (2, 0, 1, True),
        (0, 2, 1, True),
        (1, 0, 1, False),
        (1, 0, 2, True),
        (0, 0, 3, True),
        (0, 0, 2, False),
        (1, 1, 1, True),
    ],
)
def test_projects_are_jokers(day: int, sunset: int, projects: int, won: bool) -> None:
    realized = dict.fromkeys(("ST01", "ST06", "ST10")[:projects], True)
    me = {"display": [*DAY[:day], *SUNSET[:sunset]], "projects": realized}
    assert result("ST16", 2, me) == (2 if won else -2)


@pytest.mark.rule("scoretile.project_kind")
def test_one_project_is_one_card() -> None:
    """ST16 asks for 4 and 3 in the fourth scoring: 3 day cards, 2 sunset cards and 2 projects are enough."""
    me = {"display": [*DAY, *SUNSET[:2]], "projects": {"ST01": True, "ST06": True}}
    assert result("ST16", 4, me) == 4
    assert result("ST16", 4, {**me, "display": [*DAY, *SUNSET[:1]]}) == -4


def test_a_payment_belongs_to_its_tile() -> None:
    game = paying("ST13", 1, ranch=1)
    assert "score:ST14" not in keys(game)
    assert rules(game, "score:ST14")

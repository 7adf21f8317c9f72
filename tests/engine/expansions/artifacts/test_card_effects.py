"""Artifacts: immediate, permanent and game-end effects of the cards."""

from typing import Any

import pytest

from boonlake_panel.engine import Game

from ...expansion import Fields, board, cited, doing, figure, finish, own, owner, shipyard, table, taking, told
from ...pieces import asked, house, inhabitant, points, rules, settlement
from ...support import keys, play, player

QUIET = {"conditions": ["LC2", "LC6"]}
FINAL = {"round": 2, "scorings": 4, "agenda": [{"step": "final", "seat": 0}]}
RICH = {"coins": 40, "vases": 2, "production": {"wood": 2, "stone": 2, "loam": 2, "iron": 2}, "ranch": 4}


def playing(card: str, me: Fields | None = None, **fields: Any) -> Game:
    """A card of the expansion has just been played, with sites enough for every card."""
    fields = {"expansion": {"conditions": ["LC1", "LC6"]}, **fields}
    hand = [card, *(me or {}).get("hand", [])]
    game = doing("play_card:any", {**RICH, **(me or {}), "hand": hand}, **fields).play(f"play:{card}")
    while game.decision and game.decision.kind == "pay_card":
        game = game.play(keys(game)[0])
    return game


@pytest.mark.parametrize("number", range(1, 56))
def test_every_card_can_be_played_and_does_what_it_shows(number: int) -> None:
    card = f"X{number:03}"
    spaces = board(s7={"upper": house()}, s14={"upper": inhabitant()})
    me = {"hand": ["P001"], "card_track": 1, "levers": {"1.1": "down"}}
    game = playing(card, me, map=spaces)
    printed = next(one for one in game.box.table("artifact_cards") if one.id == card)
    assert player(game)["display"] == [card]
    assert player(game)["coins"] <= 40 - printed.cost_coins + 3
    game = game if asked(game)[1] == "turn" else game.play(keys(game)[0])
    assert player(game)["vases"] >= 2 - printed.cost_vases - 1


@pytest.mark.rule("artimm.track_back")
@pytest.mark.parametrize("card", ["X020", "X021"])
def test_a_step_back_on_the_card_track_for_a_vase(card: str) -> None:
    game = playing(card, {"card_track": 6, "vases": 0})
    assert game.decision is not None
    assert (game.decision.options[0].key, game.decision.options[0].rule) == ("give:1cardstep", "artimm.track_back")
    assert player(game.play("pass"))["card_track"] == 6
    game = game.play("give:1cardstep")
    assert (player(game)["card_track"], player(game)["vases"]) == (5, 1)
    assert cited(game, "track")[0] == "artimm.track_back"
    assert "back" in told(game, "track")[0].text
    assert player(game)["ranch"] == 4, "nothing for crossing the reward on 6 backwards"
    again = doing("card_track:+1", {"card_track": 5, "ranch": 4}, expansion=QUIET)
    assert player(again)["ranch"] == 5, "it is there again"
    stuck = playing(card, {"card_track": 0})
    assert "give:1cardstep" not in keys(stuck)


@pytest.mark.rule("artimm.card_for_two_steps")
@pytest.mark.parametrize("card", ["X022", "X023", "X024"])
def test_a_card_for_two_lake_steps(card: str) -> None:
    game = playing(card, {"hand": ["P001"]})
    assert game.decision is not None
    assert (game.decision.options[0].key, game.decision.options[0].rule) == ("give:1card", "artimm.card_for_two_steps")
    assert player(game.play("pass"))["hand"] == ["P001"]
    game = play(game.play("give:1card"), "lake:vp", "lake:vp")
    assert (figure(game), player(game)["hand"]) == (("vp", 2), [])
    assert asked(playing(card)) == (0, "turn"), "no card to discard"


@pytest.mark.rule("artimm.modernize")
@pytest.mark.parametrize("card", ["X025", "X026", "X027", "X028"])
def test_modernizing_at_the_usual_cost(card: str) -> None:
    game = playing(card)
    assert asked(game) == (0, "modernize")
    assert game.decision is not None
    assert game.decision.options[0].rule == "artimm.modernize"
    before = player(game)["coins"]
    assert player(game.play("modernize:1.1"))["coins"] == before - 6
    assert player(game.play("pass"))["levers"] == {}


@pytest.mark.rule("artimm.settlement_swap")
@pytest.mark.parametrize("card", ["X029", "X030", "X031"])
def test_a_settlement_takes_the_place_of_a_house_which_returns(card: str) -> None:
    """No inhabitants, no neighbours, no penalty for the second settlement in Unknown, no points of the site."""
    spaces = board(s4={"upper": settlement()}, s7={"lower": house()})
    game = playing(card, {"ranch": 0}, map=spaces)
    assert keys(game)[:2] == ("upgrade:7.lower", "pass")
    assert game.decision is not None
    assert game.decision.options[0].rule == "artimm.settlement_swap"
    before = player(game)
    game = game.play("upgrade:7.lower")
    after = player(game)
    assert (after["settlements"], after["houses"]) == (before["settlements"] + 1, before["houses"] - 1)
    assert after["houses_aside"] == before["houses_aside"]
    assert points(game) == {}, "the symbol of the site is for upgrades"
    assert cited(game, "settlement") == ["artimm.settlement_swap"]


@pytest.mark.rule("artimm.settlement_swap")
@pytest.mark.parametrize(("tile", "symbol"), [("T18", 8), ("T12", -5)])
def test_the_symbol_of_a_site_for_upgrading_does_not_apply(tile: str, symbol: int) -> None:
    spaces = board(s1={"tile": tile, "upper": house()})
    swapped = doing("upgrade_to_settlement:swap", map=spaces).play("upgrade:1.upper")
    assert points(swapped) == {}
    upgraded = doing("upgrade_to_settlement:free", map=spaces).play("upgrade:1.upper")
    assert points(upgraded) == {"sites": symbol}


@pytest.mark.rule("artimm.settlement_swap")
def test_a_tier_bonus_already_taken_is_kept_and_not_given_again() -> None:
    """Two houses and a cattle have left the first tier; the house goes back to its last recess."""
    spaces = board(s7={"upper": house(), "lower": house()}, s8={"tile": "T36", "cattle": [1, 0]})
    game = playing("X029", {"ranch": 3}, map=spaces)
    assert player(game)["tier_bonuses"] == 1
    game = game.play("upgrade:7.upper")
    assert (player(game)["tier_bonuses"], player(game)["houses"]) == (1, 1)


# Permanent effects.


@pytest.mark.rule("artperm.builder_draw")
@pytest.mark.parametrize(("active", "cards"), [(0, 1), (1, 1)])
def test_a_card_whenever_anybody_chooses_builder(active: int, cards: int) -> None:
    players: list[Fields] = [{}, {}]
    players[active] = {}
    players[0] = {"display": ["X032"]}
    strips = ["builder", "pioneer", "settle", "cattle_breeding", "region_scoring", "hire", "progress"]
    game = table(*players, strips=strips, active=active).play("strip:builder")
    assert len(told(game, "draw")) == cards
    game = table({"display": ["X032", "X033"]}, strips=strips, active=active).play("strip:builder")
    assert len(told(game, "draw")) == 2
    game = table(*players, active=active).play("strip:hire")
    assert not told(game, "draw")


@pytest.mark.rule("artperm.all_regions")
@pytest.mark.parametrize("active", [0, 1])
def test_all_four_regions_in_every_region_scoring(active: int) -> None:
    """The first seat stands in Unknown, New Hope and Boonlake, Unknown is left out."""
    spaces = {"7": {"tile": "T01", "upper": inhabitant()}, "17": {"tile": "T03", "upper": inhabitant()}}
    spaces["14"] = {"tile": "T02", "upper": inhabitant(), "lower": inhabitant(1)}
    coins = []
    for display in ([], ["X034"]):
        strips = ["region_scoring", "pioneer", "settle", "cattle_breeding", "hire", "progress", "builder"]
        me = {"display": display, "coins": 0}
        game = table(me, {"coins": 0}, map=spaces, strips=strips, active=active, expansion=QUIET)
        game = game.play("strip:region_scoring")
        while asked(game)[1] != "region_reward":
            game = game.play("pass")
        game = game.play("region:unknown")
        while asked(game)[1] not in ("ship", "turn"):
            game = game.play("pass" if "pass" in keys(game) else keys(game)[0])
        coins.append(sum(event.amount for event in told(game, "coins") if event.source == "regions"))
    assert coins[1] - coins[0] == 1


@pytest.mark.rule("artperm.develop_coins")
@pytest.mark.parametrize("key", ["develop:17.upper", "shipyard:17.upper"])
@pytest.mark.parametrize("card", ["X035", "X036"])
def test_two_coins_for_each_develop(key: str, card: str) -> None:
    spaces = {"17": {"tile": "T03"}}
    game = doing("develop:1", {"display": [card], "coins": 0}, map=spaces, expansion=QUIET).play(key)
    assert player(game)["coins"] == 2
    upgrade = doing("upgrade:1", {"display": [card], "coins": 0}, map={"17": {"tile": "T03", "upper": inhabitant()}})
    assert player(upgrade.play("upgrade:17.upper"))["coins"] == 0


@pytest.mark.rule("artperm.inhabitant_coin")
@pytest.mark.parametrize(("display", "coins"), [(["X037"], 2), (["X037", "X038"], 4)])
def test_a_coin_for_each_inhabitant_gained(display: list[str], coins: int) -> None:
    game = doing("inhabitants:+2", {"display": display, "coins": 0, "ranch": 3})
    assert player(game)["coins"] == coins
    short = doing("inhabitants:+2", {"display": ["X037"], "coins": 0, "ranch": 6})
    assert player(short)["coins"] == 1, "only one was there"
    me = owner("AF3a", 1, me={"display": ["X037"], "vases": 1, "coins": 0})
    assert player(table(me, map=board()).play("plug"))["coins"] == 1, "the purple one counts"


@pytest.mark.rule("artperm.discard_inhabitant")
@pytest.mark.parametrize(("card", "kind"), [("X039", "day"), ("X040", "sunset"), ("X041", "night")])
@pytest.mark.parametrize("switch", ["always", "for_coins"])
def test_an_inhabitant_for_each_discarded_card_of_a_kind(card: str, kind: str, switch: str) -> None:
    """Sold or given up as a price, whatever the table plays about the bonus coins of the base game."""
    box = table().box
    hand = {name: next(one.id for one in box.cards if one.kind == name) for name in ("day", "sunset", "night")}
    setup = {"discard_bonus": switch}
    me = {"display": [card], "hand": list(hand.values()), "ranch": 2}
    game = doing("discard:1", me, setup=setup)
    for name, discarded in hand.items():
        assert player(game.play(f"discard:{discarded}"))["ranch"] == 2 + (name == kind)
    sold = doing("play_or_discard:any", me, setup=setup).play(f"discard:{hand[kind]}")
    assert player(sold)["ranch"] == 3


@pytest.mark.rule("artperm.shipyard_cards")
@pytest.mark.parametrize("card", ["X042", "X043"])
@pytest.mark.parametrize(
    ("seat", "site", "cards"),
    [(1, "7.upper", 0), (1, "3.upper", 2), (1, "4.lower", 2), (0, "3.upper", 2), (0, "14.upper", 0)],
)
def test_two_cards_when_somebody_comes_near_the_shipyard(card: str, seat: int, site: str, cards: int) -> None:
    """The shipyard stands on 4.upper, next to 3 and 5."""
    spaces = board(s4={"tile": "T03"}, s17={"tile": "T06"}, s3={"tile": "T23"})
    game = doing("develop:1", {"display": [card]}, {"ranch": 3}, seat=seat, map=spaces, expansion=QUIET)
    game = game.play(f"develop:{site}")
    extra = 1 if (seat, site) == (0, "14.upper") else 0
    assert len(told(game, "draw")) == cards + extra


@pytest.mark.rule("artperm.shipyard_cards")
def test_cattle_houses_and_shipyards_count_but_not_upgrades() -> None:
    me: Fields = {"display": ["X042"], "ranch": 5}
    spaces = board(s3={"tile": "T36"}, s5={"tile": "T23", "upper": inhabitant()})
    cattle = doing("place_cattle:1", me, map=spaces, expansion=QUIET).play("cattle:3")
    assert len(told(cattle, "draw")) == 2
    upgrade = doing("upgrade:1", me, map=spaces, expansion=QUIET).play("upgrade:5.upper")
    assert not told(upgrade, "draw")
    other = doing("develop:1", me, {}, seat=1, map=spaces, expansion=QUIET).play("shipyard:5.lower")
    assert len(told(other, "draw")) == 2
    placed = doing("place_house:1", {**owner("AF2b", 2), **me}, map=spaces, expansion=QUIET).play("house:5.lower")
    assert len(told(placed, "draw")) == 2


@pytest.mark.rule("artperm.lower_site")
@pytest.mark.parametrize(("card", "vp", "coins"), [("X044", 3, 0), ("X045", 0, 3)])
@pytest.mark.parametrize(("key", "lower"), [("develop:7.lower", 1), ("shipyard:7.lower", 1), ("develop:17.upper", 0)])
def test_developing_on_a_lower_site(card: str, vp: int, coins: int, key: str, lower: int) -> None:
    spaces = {"7": {"tile": "T01"}, "17": {"tile": "T03"}}
    game = doing("develop:1", {"display": [card], "coins": 0}, map=spaces, expansion=QUIET).play(key)
    assert (points(game).get("cards", 0), player(game)["coins"]) == (vp * lower, coins * lower)


@pytest.mark.rule("artperm.cattle_lake")
@pytest.mark.parametrize("card", ["X046", "X047"])
def test_a_lake_step_for_each_cattle_also_on_the_lake(card: str) -> None:
    me: Fields = {"display": [card], "ranch": 3, "coins": 8}
    game = doing("place_cattle:1", me, map=board(s8={"tile": "T36"}) | {"4": {"tile": "T06"}}, expansion=QUIET)
    game = game.play("cattle:8")
    assert asked(game) == (0, "lake")
    assert figure(game.play("lake:vp")) == ("vp", 1)
    lake = table({**me, "expansion": {"side": "vp", "place": 4}}, expansion=QUIET).play("return:vp.4")
    assert (asked(lake), own(lake)["lake_cattle"]) == ((0, "lake"), 1)
    assert figure(lake.play("lake:income")) == ("income", 1)


# Game-end effects.


def ending(card: str, me: Fields, **fields: Any) -> int:
    display = [card, *me.get("display", [])]
    return points(finish(table({**me, "display": display}, **FINAL, **fields))).get("end_effects", 0)


@pytest.mark.rule("artend.presences")
@pytest.mark.parametrize("card", ["X048", "X049"])
@pytest.mark.parametrize(("cattle", "vp"), [(0, 0), (1, 3), (3, 3), (4, 5)])
def test_five_or_eight_presences(card: str, cattle: int, vp: int) -> None:
    """Shipyard, two inhabitants and a house, and cattle; a cattle on the lake is none."""
    spaces = board(s7={"upper": inhabitant(), "lower": house()}, s14={"upper": inhabitant()})
    spaces["8"] = {"tile": "T36", "cattle": [cattle, 0]}
    assert ending(card, {"expansion": {"lake_cattle": 1}}, map=spaces) == vp


@pytest.mark.rule("artend.cattle_regions")
@pytest.mark.parametrize("card", ["X050", "X051"])
@pytest.mark.parametrize(("spaces", "vp"), [((), 0), ((8,), 2), ((8, 2), 2), ((8, 15), 4), ((8, 15, 18, 30), 8)])
def test_two_points_for_each_region_with_cattle(card: str, spaces: tuple[int, ...], vp: int) -> None:
    tiles = {str(space): {"tile": f"T{36 + n}", "cattle": [1, 1]} for n, space in enumerate(spaces)}
    assert ending(card, {"expansion": {"lake_cattle": 1}}, map={"7": {"tile": "T01"}, **tiles}) == vp


@pytest.mark.rule("artend.lever_rows")
@pytest.mark.parametrize("card", ["X052", "X053"])
@pytest.mark.parametrize(("rows", "vp"), [(0, 0), (1, 4), (2, 6), (3, 6)])
def test_complete_rows_of_levers(card: str, rows: int, vp: int) -> None:
    full = {f"{row}.{column}": "down" for row in range(1, rows + 1) for column in (1, 2, 3)}
    assert ending(card, {"levers": {**full, "4.1": "up", "4.2": "down"}}) == vp


@pytest.mark.rule("artend.permanent_cards")
@pytest.mark.parametrize("card", ["X054", "X055"])
@pytest.mark.parametrize(("count", "vp"), [(1, 0), (2, 2), (4, 2), (5, 5), (6, 5)])
def test_cards_with_permanent_effects(card: str, count: int, vp: int) -> None:
    display = ["X032", "P109", "X038", "P126", "X044", "P132"][:count]
    assert ending(card, {"display": [*display, "P001", "X008"]}) == vp


def test_shipyards_are_pieces_of_their_own_colour() -> None:
    game = table({}, map=board(s7={"upper": shipyard(1)}))
    assert (own(game)["shipyard"], own(game, 1)["shipyard"]) == ("4.upper", "7.upper")
    assert rules(taking("hire", {}, map=board()), "shipyard:7.upper")


@pytest.mark.rule("artperm.inhabitant_coin", "tier.first_bonus")
@pytest.mark.parametrize("card", ["X037", "X038"])
def test_the_inhabitant_of_a_tier_brings_the_coin_too(card: str) -> None:
    spaces = board(s7={"upper": house(), "lower": inhabitant()}, s8={"tile": "T36", "cattle": [1, 0]})
    game = doing("upgrade:1", {"display": [card], "coins": 0, "ranch": 3}, map=spaces).play("upgrade:7.lower")
    assert (player(game)["tier_bonuses"], player(game)["coins"]) == (1, 1)
    assert cited(game, "coins") == ["artperm.inhabitant_coin"]

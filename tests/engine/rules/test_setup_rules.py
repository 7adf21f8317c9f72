"""The set-up of a game, as the rulebook lays it out."""

from collections import Counter

import pytest

from boonlake_panel.engine import Game, Setup

from ..support import keys, play, player, position

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def after_setup(players: int, seed: int) -> Game:
    """A game in which everybody took the first of the choices of the set-up."""
    game = Game(Setup(players=players, seed=seed))
    while game.decision and game.decision.kind != "turn":
        game = game.play(keys(game)[0])
    return game


@pytest.mark.rule("setup.start_tiles")
@pytest.mark.parametrize(("players", "laid"), [(2, 6), (3, 8), (4, 10)])
def test_starting_tiles_of_the_player_count(players: int, laid: int) -> None:
    orders = set()
    for seed in range(12):
        game = Game(Setup(players=players, seed=seed))
        data = game.position()
        backs = {tile.id: tile.back for tile in game.box.tiles}
        used = {space.number for space in game.box.spaces if 0 < space.start_symbol <= players}
        assert {int(space) for space in data["map"]} == used
        assert len(data["map"]) == laid
        tiles = [content["tile"] for content in data["map"].values()]
        assert sorted(tiles) == sorted(tile for tile, back in backs.items() if back in "234" and int(back) <= players)
        orders.add(tuple(tiles))
    assert len(orders) > 9


@pytest.mark.rule("setup.start_tiles.mismatch")
def test_a_starting_tile_may_lie_on_another_symbol() -> None:
    mismatched = 0
    for seed in range(5):
        game = Game(Setup(players=4, seed=seed))
        backs = {tile.id: tile.back for tile in game.box.tiles}
        symbols = {str(space.number): str(space.start_symbol) for space in game.box.spaces}
        content = game.position()["map"]
        mismatched += sum(backs[content[space]["tile"]] != symbols[space] for space in content)
    assert mismatched > 5


@pytest.mark.rule("setup.region_markers")
@PLAYERS
def test_all_region_rewards_are_uncovered(players: int) -> None:
    assert Game(Setup(players=players, seed=1)).position()["covered"] == []
    game = play(position(), "strip:region_scoring")
    assert [key for key in keys(game) if key.startswith("region:")] == [
        *("region:unknown", "region:new_hope", "region:boonlake", "region:southern")
    ]


@pytest.mark.rule("setup.hand")
@PLAYERS
def test_hands_of_six_from_one_shuffled_pile(players: int) -> None:
    hands = set()
    for seed in range(8):
        data = Game(Setup(players=players, seed=seed)).position()
        assert [len(own["hand"]) for own in data["players"]] == [6] * players
        assert len(data["deck"]) == 165 - 6 * players
        assert data["discards"] == []
        hands.update(tuple(own["hand"]) for own in data["players"])
    assert len(hands) == 8 * players


@pytest.mark.rule("setup.action_order")
def test_strips_are_shuffled() -> None:
    orders = [tuple(Game(Setup(players=2, seed=seed)).position()["strips"]) for seed in range(40)]
    assert all(len(set(order)) == 7 for order in orders)
    assert len(set(orders)) > 35
    assert len({order[0] for order in orders}) == 7
    assert len({order[6] for order in orders}) == 7


@pytest.mark.rule("setup.player_board")
@PLAYERS
def test_player_boards(players: int) -> None:
    game = Game(Setup(players=players, seed=2))
    for seat in range(players):
        own = player(game, seat)
        assert (own["ranch"], own["supply"], own["tier_bonuses"]) == (3, 5, 0)
        assert (own["houses"], own["settlements"], own["cattle"]) == (0, 0, 0)  # vacated recesses
        assert own["levers"] == {}


@pytest.mark.rule("setup.ship_space")
@pytest.mark.parametrize(("players", "space"), [(2, "A1"), (3, "A3"), (4, "A3")])
def test_ships_start_on_the_first_or_third_space(players: int, space: str) -> None:
    game = Game(Setup(players=players, seed=2))
    assert [own["ship"] for own in game.position()["players"]] == [space] * players
    order = [river.id for river in game.box.route(1)]
    assert order.index(space) + 1 == (1 if players == 2 else 3)


@pytest.mark.rule("setup.boats")
@PLAYERS
def test_boats_start_at_the_wood(players: int) -> None:
    data = Game(Setup(players=players, seed=2)).position()
    assert [own["boats"] for own in data["players"]] == [["wood", "wood"]] * players


@pytest.mark.rule("setup.markers")
@PLAYERS
def test_markers_start_at_zero_and_on_the_first_track_spaces(players: int) -> None:
    game = Game(Setup(players=players, seed=2))
    assert game.scores == (0,) * players
    for seat in range(players):
        assert (player(game, seat)["coin_track"], player(game, seat)["card_track"]) == (0, 0)
    incomes = {(space.track, space.coins, space.cards) for space in game.box.income_tracks if space.position == 0}
    assert incomes == {("coin", 2, 0), ("card", 0, 2)}


@pytest.mark.rule("setup.scoring_tile_choice")
@PLAYERS
def test_each_player_keeps_one_of_two_scoring_tiles(players: int) -> None:
    game = Game(Setup(players=players, seed=3))
    dealt: list[str] = []
    for seat in range(players):
        assert game.decision is not None
        assert (game.decision.seat, game.decision.kind) == (seat, "keep")
        assert len(player(game, seat)["hand"]) == 6
        offered = keys(game)
        assert len(offered) == 2
        assert not set(offered) & set(dealt)
        refused = next(f"keep:ST{n:02}" for n in range(1, 17) if f"keep:ST{n:02}" not in offered)
        assert game.explain(refused).rules == ("setup.scoring_tile_choice",)
        dealt += offered
        game = game.play(offered[1])
        assert player(game, seat)["own_tile"] == offered[1][5:]
    in_play = game.position()["scoring_tiles"]
    assert in_play[:players] == [key[5:] for key in dealt[1::2]]
    assert not {key[5:] for key in dealt[0::2]} & set(in_play)


@pytest.mark.rule("setup.scoring_tile_fill")
@PLAYERS
def test_four_scoring_tiles_are_in_play(players: int) -> None:
    fills = set()
    for seed in range(10):
        data = after_setup(players, seed).position()
        assert len(set(data["scoring_tiles"])) == 4
        assert None not in data["scoring_tiles"]
        assert data["pool"] == []
        fills.add(tuple(data["scoring_tiles"][players:]))
    assert len(fills) == (1 if players == 4 else len(fills))
    assert players == 4 or len(fills) > 5


@pytest.mark.rule("setup.scoring_tile_fill")
def test_tiles_that_fill_up_belong_to_nobody() -> None:
    game = Game(Setup(players=2, seed=3))
    game = play(game, keys(game)[0])
    game = play(game, keys(game)[0])
    filled = [(event.seat, event.detail, event.rule) for event in game.events if event.what == "deal"]
    in_play = game.position()["scoring_tiles"]
    assert filled == [(-1, tile, "setup.scoring_tile_fill") for tile in in_play[2:]]
    assert not set(in_play[2:]) & {player(game, seat)["own_tile"] for seat in (0, 1)}


@pytest.mark.rule("setup.start_coins")
@PLAYERS
def test_starting_coins_by_seat(players: int) -> None:
    data = Game(Setup(players=players, seed=3)).position()
    assert data["first"] == 0
    assert [own["coins"] for own in data["players"]] == [6, 7, 8, 8][:players]


@pytest.mark.rule("setup.first_site")
@PLAYERS
def test_the_first_site_is_the_last_choice_of_the_setup(players: int) -> None:
    game = Game(Setup(players=players, seed=3))
    for _ in range(players):
        game = game.play(keys(game)[0])
    wanted = ("iron", "wood", "stone", "loam")
    for seat in range(players):
        assert game.decision is not None
        assert game.decision.seat == seat
        assert [key for key in keys(game) if not key.startswith("boat:")] == [
            *("build:wood", "build:stone", "build:loam", "build:iron")
        ]
        assert not game.explain("pass").legal
        assert player(game, seat)["production"] == {}
        game = game.play(f"build:{wanted[seat]}")
        assert player(game, seat)["production"] == {wanted[seat]: 1}
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat, game.turn) == ("turn", 0, 0)


@pytest.mark.rule("setup.supply")
@PLAYERS
def test_piles_and_what_stays_in_the_box(players: int) -> None:
    game = after_setup(players, 5)
    data = game.position()
    backs = {tile.id: tile.back for tile in game.box.tiles}
    assert Counter(backs[tile] for tile in data["mound"]) == {"grey": 25}
    assert not [content for content in data["map"].values() if backs[content["tile"]] in ("grey", "pasture")]
    assert len(data["players"]) == players
    revealed = set()
    for seed in range(12):
        game = after_setup(2, seed)
        row = game.position()["strips"].index("pioneer")
        game = game.play("strip:pioneer")
        while "explore" not in keys(game):
            game = game.play("pass")
        left = game.play("explore").position()["mound"]
        assert len(left) == 24
        revealed.update(set(data["mound"]) - set(left))
        assert row >= 0
    assert len(revealed) > 6

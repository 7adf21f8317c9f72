"""What is in the box, as games use it."""

from collections import Counter

import pytest

from boonlake_panel.engine import Game, PositionError, Setup

from .support import during, keys, play, player, position


@pytest.fixture
def fresh() -> Game:
    return Game(Setup(players=4, seed=11))


@pytest.mark.rule("components.boards")
def test_shared_parts(fresh: Game) -> None:
    data = fresh.position()
    names = ["pioneer", "settle", "cattle_breeding", "region_scoring", "hire", "progress", "builder"]
    assert sorted(data["strips"]) == sorted(names)
    assert [row.row for row in fresh.box.action_board] == [1, 2, 3, 4, 5, 6, 7]
    cards = [*data["deck"], *(card for seat in data["players"] for card in seat["hand"])]
    assert len(set(cards)) == len(cards) == 165
    assert len({tile.id for tile in fresh.box.scoring_tiles}) == 16
    with pytest.raises(PositionError, match="P166"):
        position({"hand": ["P166"]})
    with pytest.raises(PositionError, match="ST17"):
        position(scoring_tiles=["ST01", "ST02", "ST03", "ST17"])


@pytest.mark.rule("components.per_player")
def test_pieces_of_a_colour(fresh: Game) -> None:
    for seat in range(4):
        own = player(fresh, seat)
        assert own["ranch"] + own["supply"] + 2 - own["tier_bonuses"] == 10
        assert len(own["boats"]) == 2
    recesses = Counter(recess.piece for recess in fresh.box.player_board)
    assert recesses == {"house": 6, "settlement": 4, "cattle": 5, "inhabitant": 2}
    assert {(row.resource, row.level1, row.level2) for row in fresh.box.production} == {
        *(("wood", 1, 2), ("stone", 1, 2), ("loam", 1, 2), ("iron", 1, 2))
    }
    markers = [marker.scoring for marker in fresh.box.scoring_markers if marker.set == "base"]
    assert sorted(markers) == [1, 2, 3, 4]


@pytest.mark.rule("components.per_player")
@pytest.mark.parametrize(
    ("own", "fault"),
    [
        ({"ranch": 4, "supply": 5}, "11 inhabitants in all, expected 10"),
        ({"ranch": 3, "supply": 4}, "9 inhabitants in all, expected 10"),
        ({"settlements": 1}, "1 settlements taken, 0 on the map"),
        ({"cattle": 2}, "2 cattle taken, 0 on the map"),
        ({"houses": 1}, "5 houses in all, expected 6"),
        ({"boats": ["wood"]}, "2 boats"),
        ({"boats": ["wood", "wood", "iron"]}, "2 boats"),
    ],
)
def test_no_colour_has_more_or_fewer_pieces(own: dict[str, object], fault: str) -> None:
    with pytest.raises(PositionError, match=fault):
        position(own, {})


@pytest.mark.rule("components.building_tiles")
def test_building_tiles(fresh: Game) -> None:
    backs = Counter(tile.back for tile in fresh.box.tiles)
    assert backs["pasture"] == 7
    assert backs["grey"] == 25
    assert backs["2"] + backs["3"] + backs["4"] == 10
    assert len(fresh.box.tiles) == 42
    assert len(fresh.position()["mound"]) == 25
    assert all(len(tile.sites) == 0 for tile in fresh.box.tiles if tile.back == "pasture")


@pytest.mark.rule("components.building_tiles")
def test_an_eighth_pasture_does_not_exist() -> None:
    pastures = {str(space): {"tile": f"T{35 + n}"} for n, space in enumerate(range(1, 8), 1)}
    game = during("place_pasture:1", {"coins": 0}, map={**pastures})
    assert player(game)["coins"] == 2
    del pastures["7"]
    game = during("place_pasture:1", {"coins": 0}, map=pastures)
    assert "pasture:7" in keys(game)


@pytest.mark.rule("components.start_tile_backs")
def test_backs_of_starting_tiles_and_symbols_of_spaces(fresh: Game) -> None:
    backs = Counter(tile.back for tile in fresh.box.tiles if tile.back in "234")
    symbols = Counter(space.start_symbol for space in fresh.box.spaces if space.start_symbol)
    assert backs == {"2": 6, "3": 2, "4": 2}
    assert symbols == {2: 6, 3: 2, 4: 2}


@pytest.mark.rule("components.supply_counts")
def test_supply_and_other_parts(fresh: Game) -> None:
    counts = {part.key: int(part.value) for part in fresh.box.counts}
    coins = [counts[f"coins_value_{value}"] for value in (1, 5, 20)]
    assert coins == [41, 15, 6]
    assert sum(coins) == 62
    assert coins[0] + 5 * coins[1] + 20 * coins[2] == 236
    assert (counts["vases"], counts["levers"], counts["region_markers"], counts["solo_tiles"]) == (14, 36, 4, 10)
    assert counts["starting_player_token"] == 1
    assert len(fresh.box.regions) == 4


@pytest.mark.rule("components.map")
def test_map() -> None:
    box = Game(Setup(seed=1)).box
    assert sorted(space.number for space in box.spaces) == list(range(1, 34))
    assert {region.label for region in box.regions} == {"Boonlake", "Southern", "New Hope", "Unknown"}
    region = {space.number: space.region for space in box.spaces}
    bridges = [link for link in box.links if link.kind == "bridge"]
    joined = {frozenset((region[link.space_a], region[link.space_b])) for link in bridges}
    assert all(len(pair) == 2 for pair in joined)
    groups = [{name} for name in set(region.values())]
    for pair in joined:
        together = set().union(*(group for group in groups if group & pair))
        groups = [group for group in groups if not group & pair] + [together]
    assert len(groups) == 1


@pytest.mark.rule("components.map")
def test_other_spaces_do_not_exist() -> None:
    game = during("explore:1")
    assert not game.explain("explore:34").legal
    assert "34" in str(game.explain("explore:34"))
    with pytest.raises(PositionError, match=r"map\.34"):
        position(map={"34": {"tile": "T01"}})


@pytest.mark.rule("components.per_player")
def test_four_production_sites_each_with_two_levels() -> None:
    game = during("production:any; production:any; production:any; production:any", {"production": {}})
    game = play(game, "build:wood", "build:stone", "build:loam", "build:iron")
    assert player(game)["production"] == {"wood": 1, "stone": 1, "loam": 1, "iron": 1}
    with pytest.raises(PositionError, match=r"production\.wood: expected a whole number from 0 to 2, found 3"):
        position({"production": {"wood": 3}})

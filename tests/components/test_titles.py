"""Components by what they show."""

from dataclasses import replace

import pytest

from boonlake_panel import open_box
from boonlake_panel.components.titles import lever_title, scoring_title, solo_title, tile_sites, tile_title
from boonlake_panel.texts.messages import LANGUAGES, in_language

BOX = open_box()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_components_have_the_same_title(language: str) -> None:
    with in_language(language):
        for titles in (
            [scoring_title(BOX, tile) for tile in BOX.scoring_tiles],
            [scoring_title(BOX, tile, whole=True) for tile in BOX.scoring_tiles],
            [lever_title(BOX, lever) for lever in BOX.levers],
            [solo_title(BOX, tile) for tile in BOX.solo_tiles],
            [tile_title(BOX, tile) for tile in BOX.tiles],
        ):
            assert len(set(titles)) == len(titles)


def test_an_id_tells_apart_what_looks_alike_and_is_said_nowhere_else() -> None:
    pastures = [tile for tile in BOX.tiles if not tile.sites]
    assert tile_title(BOX, pastures[0]) == "pasture (T36)"
    assert tile_sites(pastures[0]) == "pasture"
    assert not any(tile.id in tile_title(BOX, tile) for tile in BOX.tiles if tile.sites)
    twin = replace(BOX.scoring_tiles[0], id="ST99")
    box = replace(BOX, scoring_tiles=(*BOX.scoring_tiles, twin))
    assert scoring_title(box, twin) == "“presences in Unknown and New Hope (ST99)”"
    assert scoring_title(box, BOX.scoring_tiles[1]) == "“presences in Boonlake and Southern”"

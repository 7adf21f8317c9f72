"""Components in a sentence: by what they show. An id is only said to tell two apart that show the same."""

from collections.abc import Iterable

from ..texts.messages import has_text, text
from ..texts.names import name_of
from .box import Box
from .describe import category_title, describe, describe_category, describe_rules
from .solo_tables import SoloTile
from .tables import Lever, ScoringTile, Site, Tile
from .vocabulary import NONE


def scoring_title(box: Box, tile: ScoringTile, whole: bool = False) -> str:
    """A scoring tile by what it asks for, in as few words as possible or with how it is counted."""
    words = describe_category if whole else category_title
    shown = _told_apart(words(tile.category), tile.id, (words(one.category) for one in box.scoring_tiles))
    return text("thing-title", what=shown)


def lever_title(box: Box, lever: Lever) -> str:
    """A lever by what it does."""
    shown = _told_apart(_does(lever), lever.place, map(_does, box.levers))
    return text("thing-title", what=shown)


def lever_effect(box: Box, lever: Lever) -> str:
    """What a lever does, to the letter."""
    effects = (describe_rules(one.effect) for one in box.levers)
    return _told_apart(describe_rules(lever.effect), lever.place, effects)


def tile_title(box: Box, tile: Tile) -> str:
    """A building tile by its sites, told apart from all others."""
    return _told_apart(tile_sites(tile), tile.id, map(tile_sites, box.tiles))


def tile_sites(tile: Tile) -> str:
    """What stands on a building tile."""
    return text("list-sites").join(map(_site, tile.sites)) or text("tile-pasture")


def solo_title(box: Box, tile: SoloTile) -> str:
    """A tile of the Wise Eminence by its type and its actions."""
    return _told_apart(_actions(box, tile), tile.id, (_actions(box, one) for one in box.solo_tiles))


def _told_apart(words: str, id_: str, all_words: Iterable[str]) -> str:
    return text("title-alike", what=words, id=id_) if list(all_words).count(words) > 1 else words


def _does(lever: Lever) -> str:
    message = f"lever-{lever.id.replace('_', '-')}"
    return text(message) if has_text(message) else describe_rules(lever.effect)


def _site(site: Site) -> str:
    """What a site costs, gives, and gives a settlement."""
    parts = [describe(effect) for effect in (site.cost, site.gain) if effect[0] != NONE] or [text("site-free")]
    if site.settlement[0] != NONE:
        parts.append(text("site-settlement", effect=describe(site.settlement)))
    return ", ".join(parts)


def _actions(box: Box, tile: SoloTile) -> str:
    names = {strip.id: name_of(strip) for strip in box.strips}
    return text("solo-title", type=tile.type, actions=", ".join(names[action] for action in tile.actions))

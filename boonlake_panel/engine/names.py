"""Names and short descriptions of cards, sites, pieces and seats, for people."""

from ..components.describe import listed
from ..components.titles import lever_effect, lever_title, scoring_title, tile_sites, tile_title
from ..components.vocabulary import HALVES, RESOURCES
from ..texts.messages import text
from ..texts.names import name_of
from .codes import EMINENCE
from .setup import seat_colour
from .state import BOATS, State


def amounts(*goods: tuple[str, int]) -> str:
    """`2 coins, 1 vase`, or that it is nothing."""
    return listed(goods) or text("way-nothing")


def resource_name(resource: int) -> str:
    return text(f"resource-{RESOURCES[resource]}")


def card_name(s: State, card: int) -> str:
    return name_of(s.t.cards[card])


def seat_name(s: State, seat: int) -> str:
    """A seat as far as a position knows it: by its colour, or as the Wise Eminence."""
    return text("seat-eminence") if s.solo is not None and seat == EMINENCE else seat_colour(seat)


def owner_name(s: State, seat: int) -> str:
    """A seat after "of": the Wise Eminence with its article."""
    return text("eminence-owner") if s.solo is not None and seat == EMINENCE else seat_colour(seat)


def site_name(site: int) -> str:
    return written_site_name(f"{site >> 1}.{HALVES[site & 1]}")


def written_site_name(site: str) -> str:
    """A building site as keys and positions write it, in words: `13.upper`."""
    space, _, half = site.partition(".")
    return text("site-name", space=space, half=text(f"half-{half}"))


def boats_text(s: State, boats: int) -> str:
    return ", ".join(resource_name(s.t.canal[area]) for area in BOATS[boats])


def scoring_name(s: State, tile: int) -> str:
    """A scoring tile in a sentence."""
    return scoring_title(s.t.box, s.t.box.scoring_tiles[tile])


def scoring_words(s: State, tile: int) -> str:
    """A scoring tile with how it is counted."""
    return scoring_title(s.t.box, s.t.box.scoring_tiles[tile], whole=True)


def lever_name(s: State, lever: int) -> str:
    """A lever in a sentence."""
    return lever_title(s.t.box, s.t.box.levers[lever])


def lever_text(s: State, lever: int) -> str:
    """What a lever does."""
    return lever_effect(s.t.box, s.t.box.levers[lever])


def tile_name(s: State, tile: int) -> str:
    """A building tile among others."""
    return tile_title(s.t.box, s.t.box.tiles[tile - 1])


def tile_text(s: State, tile: int) -> str:
    """What stands on a building tile; those of expansions have their ids."""
    tiles = s.t.box.tiles
    return tile_sites(tiles[tile - 1]) if tile <= len(tiles) else s.t.tile_ids[tile]

"""Names and short descriptions of cards, sites, pieces and seats, for people."""

from ..components.describe import category_title, describe_category, describe_rules, listed
from ..components.vocabulary import HALVES, RESOURCES
from ..texts.messages import has_text, text
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


def tile_text(s: State, tile: int) -> str:
    return describe_category(s.t.box.scoring_tiles[tile].category)


def lever_text(s: State, lever: int) -> str:
    return describe_rules(s.t.box.levers[lever].effect)


def lever_title(s: State, lever: int) -> str:
    """A lever in a sentence: by what it does, with its place as an aside."""
    printed = s.t.box.levers[lever]
    message = f"lever-{printed.id.replace('_', '-')}"
    what = text(message) if has_text(message) else describe_rules(printed.effect)
    return text("lever-title", what=what, lever=s.t.lever_names[lever])


def tile_title(s: State, tile: int) -> str:
    """A scoring tile in a sentence: by what it asks for, with its id as an aside."""
    return text("tile-title", what=category_title(s.t.box.scoring_tiles[tile].category), tile=s.t.scoring_ids[tile])

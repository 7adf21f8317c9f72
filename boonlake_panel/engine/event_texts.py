"""Events in words."""

from typing import Any

from ..components.texts import text
from ..components.words import RESOURCES, TRACKS
from .codes import SOURCES
from .labels import boats_text, card_name, site_name
from .state import Event, State

CARD_EVENTS = ("draw", "discard", "play")
SITE_EVENTS = ("develop", "house", "settlement")
LEVER_EVENTS = ("modernize", "lever", "lever_up")


def event_text(s: State, event: Event, seat: str) -> tuple[str, str]:
    """The name of the thing that an event is about, and the event as a sentence."""
    what, _, amount, source, _ = event
    detail = detail_text(s, event)
    message = f"event-{what}"
    if amount < 0 and what in ("coins", "vases", "vp", "inhabitants", "score"):
        message += "-paid"
    shown: str | int = abs(amount)
    if what in SITE_EVENTS:
        shown = site_name(amount)
    elif what in LEVER_EVENTS:
        shown = s.t.lever_names[amount]
    elif what in ("region", "solo_region"):
        shown = s.t.box.regions[amount].label
    where = text(f"source-{SOURCES[source]}") if source >= 0 else ""
    return detail, text(message, seat=seat, amount=shown, detail=detail, source=where)


def detail_text(s: State, event: Event) -> str:
    what, _, _, _, detail = event
    t = s.t
    if what in CARD_EVENTS:
        return card_name(s, detail)
    if what in ("project", "score", "keep", "deal"):
        return t.scoring_ids[detail]
    if what in ("reveal", "place", "lay"):
        return t.tile_ids[detail]
    if what in ("strip", "row"):
        return t.box.strips[detail].name
    if what in ("build_site", "site_lost"):
        return RESOURCES[detail]
    if what == "track":
        return TRACKS[detail]
    if what == "boat":
        return boats_text(s, detail)
    if what == "sail":
        return t.river_ids[detail]
    if what in SOLO_EVENTS:
        return _solo_detail(s, what, detail)
    return str(detail)


SOLO_EVENTS = ("solo_tile", "solo_upper", "solo_strip", "search", "cactus", "missing", "solo_cattle", "solo_region")


def _solo_detail(s: State, what: str, detail: Any) -> str:
    """The figures behind a decision of the Wise Eminence."""
    t = s.t
    if what == "solo_tile":
        return str(t.solo_ids[detail])
    if what == "solo_upper":
        return str(t.box.strips[detail].name)
    if what == "solo_strip":
        return ", ".join(f"{t.box.strips[action].name} in row {row}" for action, row in detail)
    if what == "search":
        start, tried = detail
        return " > ".join(str(space) for space in (*tried, "here")) if tried else f"{start} at once"
    if what == "cactus":
        return str(detail[0])
    if what == "missing":
        return ("inhabitant", "house", "settlement", "cattle")[detail]
    if what == "solo_cattle":
        return ", ".join(f"space {space}: {value}" for space, value in detail) or "none with room"
    return ", ".join(f"{t.box.regions[region].label}: {value}" for region, value in detail)

"""Events in words."""

from ...components import vocabulary as w
from ...components.describe import describe
from ...components.vocabulary import TRACKS
from ...texts.messages import text
from ...texts.names import name_of
from ..codes import EMINENCE, SOURCES
from ..names import boats_text, card_name, lever_name, resource_name, scoring_name, site_name, tile_text
from ..state import Event, State
from .eminence import SOLO_EVENTS, solo_detail, solo_text

CARD_EVENTS = ("draw", "discard", "play", "one_time", "stash", "stashed")
SITE_EVENTS = ("develop", "house", "settlement", "shipyard", "purple", "place_house")
SCORING_TILE_EVENTS = ("project", "score", "keep", "deal", "mastered")
TILE_EVENTS = ("reveal", "place", "lay")
LEVER_EVENTS = ("modernize", "lever", "lever_up", "lower")
RULE_EVENTS = ("house_back", "vp", "coins", "vases", "inhabitants", "house", "settlement", "no_tile", "forgo", "pass")
"""Their detail is for the rule that they rest on, if it does not follow from the rest."""


def event_text(s: State, event: Event, seat: str) -> tuple[str, str]:
    """The name of the thing that an event is about, and the event as a sentence."""
    what, _, amount, source, _ = event
    detail = detail_text(s, event)
    if s.solo is not None and event[1] == EMINENCE:
        seat = text("eminence-subject")
    if what in SOLO_EVENTS:
        return detail, solo_text(s, event, seat, detail)
    message = f"event-{what}"
    if what == "sail" and s.solo is not None and event[1] == EMINENCE:
        message = "event-solo_sail"
    if what == "inhabitants" and event[4] == "project.mark":
        message = "event-project_mark"
    elif what == "site_lost" and event[4] == w.ANY_RESOURCE:
        message = "event-site_lost-all"
    elif amount < 0 and what in ("coins", "vases", "vp", "inhabitants", "score"):
        message += "-paid"
    elif amount < 0 and what == "track":
        message = "event-track-back"
    shown: str | int = abs(amount)
    if what in SITE_EVENTS:
        shown = site_name(amount)
    elif what in LEVER_EVENTS:
        shown = lever_name(s, amount)
    elif s.hooks is not None and (words := s.hooks.event_amount(s, event)):
        shown = words
    elif what == "region":
        shown = s.t.box.regions[amount].label
    where = text(f"source-{SOURCES[source]}") if source >= 0 else ""
    return detail, text(message, seat=seat, amount=shown, detail=_in_words(s, event, detail), source=where)


def _in_words(s: State, event: Event, detail: str) -> str:
    """What an event is about, by what it shows instead of its id."""
    what, _, _, _, thing = event
    if what in SCORING_TILE_EVENTS:
        return scoring_name(s, thing)
    if what in TILE_EVENTS:
        return tile_text(s, thing)
    return describe(s.t.river_reward[thing]) if what == "bonus" else detail


def detail_text(s: State, event: Event) -> str:
    what, _, _, _, detail = event
    t = s.t
    if what in CARD_EVENTS:
        return card_name(s, detail)
    if s.hooks is not None and (words := s.hooks.event_detail(s, event)):
        return words
    if what in SCORING_TILE_EVENTS:
        return t.scoring_ids[detail]
    if what in TILE_EVENTS:
        return t.tile_ids[detail]
    if what in ("strip", "row"):
        return name_of(t.box.strips[detail])
    if what == "site_lost" and detail == w.ANY_RESOURCE:
        return ""
    if what in ("build_site", "site_lost", "annex"):
        return resource_name(detail)
    if what == "track":
        return text(f"track-{TRACKS[detail]}")
    if what == "boat":
        return boats_text(s, detail)
    if what in ("sail", "bonus"):
        return t.river_ids[detail]
    if what in SOLO_EVENTS:
        return solo_detail(s, event)
    return "" if what in RULE_EVENTS else str(detail)

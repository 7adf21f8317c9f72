"""The Wise Eminence's turn in words: each of its decisions with the rule and the figures behind it."""

from typing import Any, Final

from ...components.describe import describe
from ...components.vocabulary import CORNERS
from ...texts.messages import text
from ...texts.names import name_of
from ..solo.actions import BY_SEARCH, FEWEST_CATTLE, NO_PASTURE, UPPER_RULES
from ..state import Event, State

SOLO_EVENTS: Final = frozenset(
    {
        *("solo_tile", "corner", "solo_upper", "solo_strip", "search", "no_place", "cactus", "missing"),
        *("solo_cattle", "solo_region", "solo_share", "solo_income"),
    }
)
TYPES: Final = ("A", "B")
HOW: Final = {FEWEST_CATTLE: "fewest", BY_SEARCH: "search", NO_PASTURE: "none"}


def solo_detail(s: State, event: Event) -> str:
    """The figures of an event: candidates, differences, values, the way of a search."""
    what, _, amount, _, detail = event
    t = s.t
    if what == "solo_tile":
        return t.solo_ids[detail]
    if what == "corner":
        return "" if detail < 0 else CORNERS[detail]
    if what == "solo_upper":
        return name_of(t.box.strips[detail])
    if what == "solo_strip":
        return ", ".join(text("solo-row", strip=name_of(t.box.strips[action]), row=row) for action, row in detail)
    if what == "search":
        tried = [text("solo-tried", space=space) for space in detail[1]]
        return ", ".join((*tried, text("solo-found", space=amount)))
    if what == "missing":
        return str(detail)
    if what == "solo_cattle":
        rows = [text("solo-pasture", space=space, a=a, b=b, difference=a - b) for space, a, b in detail]
        return ", ".join(rows)
    if what == "solo_region":
        labels = t.box.regions
        rows = [text("solo-region", region=labels[one].label, a=a, b=b, difference=a - b) for one, a, b in detail]
        return ", ".join(rows)
    if what == "solo_income":
        return " + ".join(str(points) for points in detail[:5])
    return str(detail[0])  # place on the cactus track, points for each presence


def solo_text(s: State, event: Event, seat: str, detail: str) -> str:
    """An event of the Wise Eminence's turn as a sentence for somebody who does not know its rules yet."""
    what, _, amount, _, raw = event
    given: dict[str, Any] = {"seat": seat, "amount": amount, "detail": detail}
    message = f"event-{what}"
    t = s.t
    if what == "solo_tile":
        given["type"] = TYPES[amount]
        given["actions"] = ", ".join(name_of(t.box.strips[action]) for action in t.solo_tile_actions[raw])
    elif what == "corner":
        message += "-none" if raw < 0 else ""
        given["detail"] = "" if raw < 0 else text(f"corner-{detail}")
    elif what == "solo_upper":
        given["type"] = TYPES[amount]
        given["effect"] = describe(t.solo_bottom[amount][raw])
    elif what == "solo_strip":
        given["strip"] = name_of(t.box.strips[min(raw, key=lambda candidate: candidate[1])[0]])
    elif what == "search":
        given["wanted"] = text(f"solo-wanted-{raw[0]}")
    elif what == "no_place":
        message += f"-{raw}"
    elif what == "cactus":
        message += "-end" if raw[1] else ""
        given["lost"] = raw[1]
    elif what == "missing":
        given["detail"] = text(f"solo-piece-{detail}")
    elif what == "solo_cattle":
        message += f"-{HOW[amount]}" if amount in HOW else ""
    elif what == "solo_region":
        given["amount"] = t.box.regions[amount].label
        differences = [a - b for _, a, b in raw]
        message += "-tie" if differences.count(max(differences)) > 1 else ""
    elif what == "solo_income":
        given |= zip(("houses", "settlements", "cattle", "cactus", "neighbours"), raw, strict=False)
    return text(message, **given)


def solo_rule(what: str, amount: int, detail: Any) -> str:
    """The rule behind a decision of the Wise Eminence; empty if it follows from the event alone."""
    if what in ("vp", "house"):
        return str(detail)
    if what in ("cactus", "solo_share", "solo_income"):
        return str(detail[-1])
    if what == "solo_upper":
        return f"solo.upper.{UPPER_RULES[detail]}"
    if what == "corner":
        return "solo.location.empty_stack" if detail < 0 else "solo.location.preferred"
    if what == "no_place" and detail == "second":
        return "solo.action.pioneer"
    if what == "solo_cattle":
        return "solo.cattle.ties" if amount in (FEWEST_CATTLE, BY_SEARCH) else "solo.cattle.best_pasture"
    return ""

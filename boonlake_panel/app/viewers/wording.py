"""What viewers say, as plain data for our components."""

from collections.abc import Mapping
from typing import Any

from ...engine import Event, Option
from ..kit.wording import BOLD, ORDER, group_title, sentence

Line = dict[str, str]
Effects = Mapping[str, str]
"""What each choice would do, by key."""
Worth = Mapping[str, Mapping[str, Any]]
"""What is known about the worth of a choice, by key: `value` in words, and whether it is the `best`."""
SMALL = ("boats", "levers")
"""Groups whose many choices stand side by side."""


def event_lines(events: tuple[Event, ...]) -> list[Line]:
    """What happened, each with its rule."""
    return [{"text": event.text, "rule": event.rule} for event in events]


def bold_pieces(words: str) -> list[list[Any]]:
    """Text in which `**words**` are bold, as pieces: the words, and whether they are bold."""
    return [[piece, bool(place % 2)] for place, piece in enumerate(BOLD.split(words)) if piece]


def ordered(options: tuple[Option, ...]) -> list[Option]:
    """Options as they are shown, for keys 1 to 9: by group, and strips as they lie on their board."""
    places = {group: place for place, group in enumerate(ORDER)}
    return sorted(options, key=lambda option: (places.get(option.group, len(ORDER)), option.row))


def numbered(options: tuple[Option, ...], digit: str) -> Option | None:
    """The option that a digit chooses, if there is one."""
    shown = ordered(options)
    place = int(digit) if digit.isdecimal() else 0
    return shown[place - 1] if 0 < place <= len(shown) else None


def option_groups(
    options: tuple[Option, ...],
    place: tuple[str, ...] = (),
    here: str = "",
    effects: Effects | None = None,
    worth: Worth | None = None,
) -> list[dict[str, Any]]:
    """Options by group for a `ChoiceList`; only those of a place that was clicked, if there are any."""
    options = tuple(ordered(options))
    digits = {option.key: n + 1 for n, option in enumerate(options[:9])}
    picked = [option for option in options if option.key in place]
    if picked:
        return [_group(here, picked, digits, "", effects, worth or {})]
    groups = {group: [option for option in options if option.group == group] for group in ORDER}
    return [
        _group(group_title(group), chosen, digits, group, effects, worth or {})
        for group, chosen in groups.items()
        if chosen
    ]


def _group(
    title: str, options: list[Option], digits: dict[str, int], group: str, effects: Effects | None, worth: Worth
) -> dict[str, Any]:
    shown = [
        {
            "key": option.key,
            "label": sentence(option.label),
            "digit": digits.get(option.key, 0),
            "main": option.group != "boats" and option.key != "pass",
            "effect": None if effects is None else effects.get(option.key, ""),
            **worth.get(option.key, {}),
        }
        for option in options
    ]
    return {"title": title, "small": group in SMALL, "options": shown}

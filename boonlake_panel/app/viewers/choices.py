"""Choices as parts, for the page of lessons until it uses `ChoiceList`."""

from ...engine import Option
from ..kit.markup import Part, part
from ..kit.wording import ORDER, group_title, sentence, t
from .wording import Effects, ordered

__all__ = ["option_groups", "ordered"]


def option_groups(
    options: tuple[Option, ...], place: tuple[str, ...] = (), effects: Effects | None = None
) -> list[Part]:
    """Options as buttons, by group; only those of a place that was clicked, if there are any."""
    numbers = {option.key: n + 1 for n, option in enumerate(ordered(options)[:9])}
    here = [option for option in options if option.key in place]
    if here:
        return [_group(t("here"), here, numbers, "", effects), part("button", t("all"), act="all", css="rule")]
    groups = {group: [option for option in options if option.group == group] for group in ORDER}
    return [_group(group_title(group), chosen, numbers, group, effects) for group, chosen in groups.items() if chosen]


def _group(title: str, options: list[Option], numbers: dict[str, int], group: str, effects: Effects | None) -> Part:
    css = "choices two" if group in ("boats", "levers") and len(options) > 3 else "choices"
    buttons = [_choice(option, numbers.get(option.key, 0), effects) for option in options]
    return part("section", part("h3", title), part("div", *buttons, css=css), aria_label=title)


def _choice(option: Option, number: int, effects: Effects | None) -> Part:
    key = part("kbd", str(number), aria_hidden="true") if number else None
    css = "choice" if option.group in ("boats",) or option.key == "pass" else "choice main"
    effect = None if effects is None else part("span", effects.get(option.key, "\u00a0"), css="effect")
    label = part("span", sentence(option.label), effect, css="label")
    return part("button", label, key, css=css, act="play", value=option.key, data_id=option.key)

"""What can be chosen, grouped and worded; what cannot, with the reason why."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ...engine import Game, Option
from ...engine.blocked import blocked
from ..kit.markup import Part, part, parts
from ..kit.wording import ORDER, chip, group_title, key_words, rule_link, sentence, t, who
from ..model import GameModel

if TYPE_CHECKING:
    from .coach import Advice

MAX_BLOCKED = 60


Effects = Mapping[str, str]
"""What each choice would do, by key."""


def choices(
    model: GameModel, place: tuple[str, ...] = (), show_blocked: bool = False, advice: "Advice | None" = None
) -> list[Part]:
    """The open decision; `place` are the keys of a place that was clicked, which then come first."""
    if model.decision is None:
        return [_over(model), *_past(model, advice)]
    head = _prompt(model)
    if model.hidden:
        name = model.game.setup.seat_name(model.decision.seat)
        return [head, part("p", t("hidden", name=name), css="muted"), *_past(model, advice)]
    found = option_groups(model.decision.options, place, advice.effects if advice else None)
    found.append(_blocked_toggle(show_blocked))
    if show_blocked:
        found.append(blocked_list(model.game))
    name = f"choices {model.cursor.id}"
    frame = part("div", *found, *_past(model, advice), css="scroll frame", data_scroll=name, tabindex="0")
    return parts([head, advice.now if advice else None, frame])  # type: ignore[return-value]


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


def ordered(options: tuple[Option, ...]) -> list[Option]:
    """Options in the order in which they are shown, for keys 1 to 9."""
    return sorted(options, key=lambda option: ORDER.index(option.group) if option.group in ORDER else len(ORDER))


def _prompt(model: GameModel) -> Part:
    decision = model.decision
    assert decision is not None
    game = model.game
    words = part("div", part("div", decision.prompt, css="what"), part("div", who(game, decision.seat), css="who"))
    return part("div", chip(decision.seat), words, css="prompt", role="status", aria_live="polite")


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


def _blocked_toggle(shown: bool) -> Part:
    words = t("blocked-hide" if shown else "blocked-show")
    return part(
        "p", part("button", words, css="rule", act="blocked", aria_expanded=str(shown).lower(), data_id="blocked")
    )


def blocked_list(game: Game) -> Part:
    """What somebody might want to do and cannot, with the reasons."""
    found = blocked(game)
    if not found:
        return part("p", t("blocked-none"), css="muted")
    items = []
    for verdict in found[:MAX_BLOCKED]:
        reasons = [part("span", reason.text + " ", rule_link(reason.rule), css="why") for reason in verdict.reasons]
        items.append(part("div", part("strong", key_words(game, verdict.key)), *reasons, css="choice blocked"))
    return part("div", *items, css="choices")


def _past(model: GameModel, advice: "Advice | None") -> list[Part]:
    return advice.happened if advice else _last(model)


def _last(model: GameModel) -> list[Part]:
    """What the last choice did, so that people see what changed."""
    events = model.game.events
    title = t("last" if model.cursor.parent else "start")
    lines = [
        part("li", part("span", event.text, css="what"), rule_link(event.rule)) for event in visible(model, events)[:12]
    ]
    return parts([part("h3", title), part("ul", *lines, css="changed")]) if lines else []  # type: ignore[return-value]


def visible(model: GameModel, events: tuple) -> list:
    """Events without the cards that others drew, while hands are hidden."""
    if model.open_hands:
        return list(events)
    return [event for event in events if event.what not in ("draw", "deal") or event.seat == model.shown_seat]


def _over(model: GameModel) -> Part:
    game = model.game
    names = ", ".join(game.setup.seat_name(seat) for seat in game.winners)
    points = max(game.scores)
    words = t("winner", names=names, count=len(game.winners), points=points)
    return part(
        "div",
        *(chip(seat) for seat in game.winners),
        part("div", part("div", t("over"), css="what"), part("div", words, css="who")),
        css="prompt",
        role="status",
    )

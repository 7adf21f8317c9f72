"""The coach beside the choices: what the question is, what each choice would do, what just happened and why."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from ...teach.coach import Note, coach
from ..kit.markup import Part, part
from ..kit.wording import rule_link, t
from ..model import GameModel


@dataclass(frozen=True)
class Advice:
    """What the coach says about one moment; `effects` are added when there is time, because each has to be tried."""

    now: Part | None
    happened: list[Part]
    effects: Mapping[str, str] = field(default_factory=dict)


def advice(model: GameModel, effects: bool = False) -> Advice:
    """The words of the coach for the seat that chooses, or for the one whose hand is shown."""
    seat = model.shown_seat if model.hidden or model.decision is None else None
    found = coach(model.game, seat)
    known = {choice.key: choice.effect for choice in found.choices} if effects else {}
    return Advice(_now(found.about, found.can), _happened(model, found.happened), known)


def _now(about: Note, can: Note) -> Part | None:
    if not about.text and not can.text:
        return None
    return part(
        "section",
        part("p", about.text, " ", rule_link(about.rule)),
        part("p", can.text, css="muted") if can.text else None,
        css="coach",
        aria_label=t("coach"),
    )


def _happened(model: GameModel, notes: tuple[Note, ...]) -> list[Part]:
    lines = [part("li", part("span", note.text, css="what"), rule_link(note.rule)) for note in notes]
    title = t("last" if model.cursor.parent else "start")
    return [part("h3", title), part("ul", *lines, css="changed")] if lines else []

"""What lies below the map: who plays on and how far, open hands, the coach."""

from ..autoplay import AGENTS, GOALS
from ..kit.markup import Part, part
from ..kit.wording import t
from ..model import GameModel


def toolbar(model: GameModel, agent: str, running: bool, coached: bool) -> Part:
    """While an agent plays on, the only thing to do with it is to stop it."""
    off = "disabled" if model.game.over else None
    goals = [
        part("button", t(f"auto-{goal}"), act="auto", value=goal, disabled=off, data_id=f"auto {goal}")
        for goal in GOALS
    ]
    stop = [part("button", t("auto-stop"), act="stop", data_id="auto stop")]
    names = [part("option", t(f"agent-{name}"), value=name) for name in AGENTS]
    chosen = part("select", *names, act="agent", value=agent, aria_label=t("auto-agent"), data_id="agent")
    switches = [_switch("hands", model.open_hands), _switch("coach", coached)]
    label = part("span", t("auto"), css="muted")
    inner = [label, chosen, *(stop if running else goals), *switches]
    return part("div", *inner, css="bar row", role="group", aria_label=t("auto"))


def _switch(name: str, on: bool) -> Part:
    return part("button", t(name), act=name, aria_pressed=str(on).lower(), data_id=name)

"""Why nothing can be chosen at a place of a board: the reasons of the rules, or what is asked instead."""

from ...engine.blocked import intended_key
from ..kit.wording import t
from ..model import GameModel


def why_not(model: GameModel, place: str) -> list[dict[str, str]]:
    """The reasons, each with its rule; somebody else's turn and the end of a game are reasons too."""
    decision = model.decision
    if decision is None:
        return [{"text": t("over"), "rule": ""}]
    if model.hidden:
        return [{"text": t("hidden", name=model.game.seat_name(decision.seat)), "rule": ""}]
    key = intended_key(model.game, place)
    reasons = [reason for reason in model.game.explain(key).reasons if reason.rule] if key else []
    if reasons:
        return [{"text": reason.text, "rule": reason.rule} for reason in reasons]
    return [{"text": t("why-not-asked", question=decision.prompt), "rule": decision_rule(model)}]


def decision_rule(model: GameModel) -> str:
    """The rule behind the open question, as far as its choices name one."""
    return next((option.rule for option in model.options if option.rule), "")

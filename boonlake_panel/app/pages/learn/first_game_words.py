"""What the coach of the first game says, as parts of a text."""

from ....engine import Game
from ....teach.first_game import Idea, layout_steps
from ....teach.judging import Judgement
from ....texts.messages import text
from ...kit.rich_text import Part, link, part
from ...kit.wording import chip, rich, sentence, t
from .first_game_model import FirstGameModel


def ideas_text(ideas: tuple[Idea, ...]) -> list[Part]:
    """What is new, each with its rule."""
    return [
        part(
            "section",
            part("h3", t("first-new", title=idea.title)),
            part(
                "p", *rich(idea.text), " ", link("rule", idea.rule, t("rule-read")) if idea.rule else None, css="text"
            ),
            css="idea",
            data_idea=idea.id,
        )
        for idea in ideas
    ]


def question_text(model: FirstGameModel) -> list[Part]:
    """Whose turn it is, and whether the coach wants to know why."""
    decision = model.decision
    if decision is None or decision.seat not in model.people:
        return []
    name = model.game.seat_name(decision.seat)
    if not model.asks:
        many = len(model.people) > 1
        return [part("p", chip(decision.seat, small=True), " ", t("first-your-turn", name=name))] if many else []
    asked = part("p", chip(decision.seat, small=True), " ", part("strong", t("first-asked", name=name)), css="text")
    return [asked] if model.considered else [asked, part("p", t("first-choose"), css="muted")]


def judging_text(model: FirstGameModel) -> list[Part]:
    """What is considered, how far the judging is, and the judgement; each comes into view when it is new."""
    labels = {option.key: sentence(option.label) for option in model.options}
    choice = labels.get(model.considered, "")
    if not choice:
        return []
    if model.judgement is not None:
        return [_judged(model, model.judgement, choice)]
    if model.share is not None:
        words = [part("p", t("first-judging", percent=round(model.share * 100)), css="muted")]
        return [part("div", *words, role="status", data_news=f"judging {model.considered}")]
    trouble = t("first-busy") if model.problem == "busy" else t("first-failed", problem=model.problem)
    asked = part("strong", t("first-why", choice=choice))
    words = [part("p", trouble, css="muted"), asked] if model.problem else [asked]
    return [part("div", *words, role="status", data_news=f"why {model.considered} {model.problem}")]


def _judged(model: FirstGameModel, judgement: Judgement, choice: str) -> Part:
    lines = [part("p", part("strong", t("first-judged", choice=choice))), part("p", judgement.text(model.game))]
    if model.reason:
        reason = text(f"first-reason-{model.reason}")
        lines.append(part("p", judgement.reason_text(reason, model.course.reasons[model.reason])))
    css, news = f"answer {LOOKS[judgement.verdict]}", f"judged {judgement.key}"
    return part("div", *lines, css=css, role="status", data_verdict=judgement.verdict, data_news=news)


LOOKS = {"worse": "bad", "even": "so-far", "better": "good"}


def layout_text(game: Game) -> list[Part]:
    """What to lay out, step by step."""
    steps = layout_steps(game.setup, game.box)
    title = part("h3", t("first-layout", players=game.setup.players))
    return [title, part("ol", *(part("li", step.text) for step in steps), css="layout")]

"""A review written into its study: comments and marks, in the current language.

Paragraphs of a review begin with a sign of their own. So a second review replaces what the first one wrote, and leaves
alone what people wrote; a mark that somebody else set stays as well.
"""

from ..study import Node, Study
from ..study.node import MARKS
from ..texts.messages import text
from .review_results import Judgement, Review, SeatSummary, TurningPoint

SIGN = "⚖"
"""Begins each paragraph of a review, in every language."""
NOTABLE_WIN = 0.02
"""Lost probabilities to win below this are not worth a sentence."""


def annotate(study: Study, review: Review) -> None:
    """Writes a review into the study, in place of an earlier one."""
    clear(study)
    for judgement in review.marked:
        node = study.at(judgement.node)
        _add(study, node, judgement_words(judgement))
        if not node.mark:
            study.mark(judgement.mark, node)
    for point in review.turning_points:
        _add(study, study.at(point.node), turning_words(review, point))
    for seat in review.seats:
        _add(study, study.root, seat_words(seat))


def clear(study: Study) -> None:
    """Takes out everything that a review wrote."""
    for node in study:
        own = [part for part in _paragraphs(node) if part.startswith(SIGN)]
        if not own:
            continue
        if node.mark and any(part.startswith(f"{SIGN} {MARKS[node.mark]} ") for part in own):
            study.mark("", node)
        study.comment("\n\n".join(part for part in _paragraphs(node) if part not in own), node)


def _paragraphs(node: Node) -> list[str]:
    return [part for part in node.comment.split("\n\n") if part.strip()]


def _add(study: Study, node: Node, words: str) -> None:
    study.comment("\n\n".join([*_paragraphs(node), f"{SIGN} {words}"]), node)


def judgement_words(judgement: Judgement) -> str:
    """What a choice cost, beginning with the sign of its mark."""
    margin = judgement.margin
    words = text(
        "review-cost",
        points=round(margin.mean),
        error=max(1, round(margin.high - margin.mean)),
        label=judgement.best_label,
    )
    if judgement.win.mean >= NOTABLE_WIN:
        words += " " + text("review-win-lost", percent=round(100 * judgement.win.mean))
    return f"{MARKS[judgement.mark]} {words}"


def turning_words(review: Review, point: TurningPoint) -> str:
    """How a turn changed the game."""
    before, after = round(100 * point.before), round(100 * point.after)
    return text("review-turning-point", name=review.names[point.seat], before=before, after=after)


def seat_words(seat: SeatSummary) -> str:
    """How well somebody played."""
    if not any(seat.marks.values()):
        return text("review-seat-clean", name=seat.name, choices=seat.choices)
    return text(
        "review-seat", name=seat.name, choices=seat.choices, points=round(seat.margin), **dict(seat.marks.items())
    )

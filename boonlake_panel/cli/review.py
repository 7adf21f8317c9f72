"""`boonlake review`: a played game in hindsight."""

import os
import time
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from ..analysis.progress import time_left_words
from ..analysis.review_results import Review
from ..analysis.reviews import EFFORTS, ReviewBudget, review
from ..study import Study, StudyError
from ..study.node import MARKS
from ..texts.messages import text


def run(path: Path, output: Path | None, budget: str, seed: int, jobs: int, pack: str | None) -> int:
    """Review the main line, write the comments, and show a summary; the exit code is 130 if it was interrupted."""
    console = Console()

    def say(words: str) -> None:
        console.print(words, markup=False, highlight=False, soft_wrap=True)

    if budget not in EFFORTS:
        say(f"unknown budget {budget!r}, expected one of {', '.join(EFFORTS)}")
        return 1
    try:
        study = Study.load(path, pack=pack)
    except StudyError as error:
        say(str(error))
        return 1
    if not study.main_line:
        say(text("review-empty"))
        return 1
    target = output or path
    if target.is_dir() or not target.parent.is_dir() or not os.access(target.parent, os.W_OK):
        say(f"cannot write {target}: name a file in a folder that exists")
        return 1
    try:
        result = watched(study, ReviewBudget(effort=budget, seed=seed, jobs=jobs), console)
    except ValueError as error:
        say(str(error))
        return 1
    except KeyboardInterrupt:
        say(text("review-interrupted"))
        return 130
    if not study.game_at(study.main_line[-1]).over:
        say(text("review-unfinished"))
    show(result, console)
    study.save(target)
    say(text("review-written", file=str(target)))
    return 0


def watched(study: Study, budget: ReviewBudget, console: Console) -> Review:
    """Review a study, with a progress bar, and write the comments into it."""
    columns = (TextColumn(text("review-progress")), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    reports: list[tuple[float, float]] = []
    with Progress(*columns, TextColumn("{task.fields[left]}"), console=console, transient=True) as bar:
        task = bar.add_task("", total=None, left="")

        def told(done: int, total: int) -> None:
            reports.append((time.monotonic(), done / total if total else 1.0))
            bar.update(task, completed=done, total=total, left=time_left_words(reports))

        return review(study, budget, annotate=True, progress=told)


def show(result: Review, console: Console) -> None:
    """The seats, the turning points and the choices that cost something."""
    console.print(seats(result))
    if result.turning_points:
        console.print(turning_points(result))
    if result.marked:
        console.print(choices(result))
    else:
        console.print(text("review-none"), markup=False, highlight=False)


def seats(result: Review) -> Table:
    table = _table("review-of-seats", ["review-seat-name"])
    names = ("review-looked-at", "review-mistakes", "review-bad", "review-doubtful", "review-points")
    for name in names:
        table.add_column(text(name), justify="right")
    for seat in result.seats:
        counts = (seat.marks[mark] for mark in ("mistake", "bad", "doubtful"))
        table.add_row(escape(seat.name), str(seat.choices), *map(str, counts), f"{seat.margin:.0f}")
    return table


def turning_points(result: Review) -> Table:
    table = _table("review-of-turns", ["review-turn", "review-seat-name", "review-win"])
    for point in result.turning_points:
        table.add_row(str(point.turn), escape(result.names[point.seat]), f"+{100 * point.swing:.0f} %")
    return table


def choices(result: Review) -> Table:
    table = _table("review-of-choices", ["review-turn", "review-seat-name", "review-choice", "review-better"])
    table.add_column(text("review-points"), justify="right", no_wrap=True)
    for one in result.marked:
        lost = f"{one.margin.mean:.0f} ±{one.margin.high - one.margin.mean:.0f}"
        words = f"{escape(one.label)} {MARKS[one.mark]}"
        table.add_row(str(one.turn), escape(result.names[one.seat]), words, escape(one.best_label), lost)
    return table


def _table(title: str, columns: list[str]) -> Table:
    table = Table(title=text(title), box=SIMPLE_HEAD, pad_edge=False, title_justify="left")
    for name in columns:
        table.add_column(text(name))
    return table

"""`boonlake export` and `boonlake picture`: a study as one HTML file, and its boards as pictures."""

from pathlib import Path

import typer

from ..study import Study, StudyError
from ..texts.messages import LANGUAGES, use_language
from ..views import DARK, LIGHT, picture
from ..views.drawing.picture import SUFFIXES
from ..views.standalone import export_html, frame_for


def write(path: Path, target: Path, language: str, pack: str | None) -> int:
    """Write a study as HTML, and say how it is shown inside another page."""
    problem = _unknown(language)
    if problem:
        return _refuse(problem)
    use_language(language)
    try:
        study = Study.load(path, pack=pack)
    except StudyError as error:
        return _refuse(str(error))
    export_html(study, target)
    typer.echo(f"{target}: {len(study)} choices, {target.stat().st_size / 1_000_000:.2f} MB")
    typer.echo(frame_for(target.name, study.title))
    return 0


def draw(
    path: Path,
    target: Path,
    board: str,
    seat: int | None,
    node: str,
    width: int,
    dark: bool,
    language: str,
    pack: str | None,
) -> int:
    """Draw a board as its file name says."""
    problem = _unknown(language)
    if target.suffix.lower() not in SUFFIXES:
        problem = f"a picture is written to a file that ends with {' or '.join(SUFFIXES)}, not to {target.name}"
    if problem:
        return _refuse(problem)
    use_language(language)
    try:
        study = Study.load(path, pack=pack)
        game = study.game_at(node) if node else study.game
        picture(game, DARK if dark else LIGHT, width, board=board, seat=seat).save(target)
    except (StudyError, ValueError) as error:
        return _refuse(str(error))
    typer.echo(str(target))
    return 0


def _unknown(language: str) -> str:
    return "" if language in LANGUAGES else f"unknown language {language!r}, expected one of {', '.join(LANGUAGES)}"


def _refuse(problem: str) -> int:
    typer.echo(problem, err=True)
    return 1

"""`boonlake show`: a study in words."""

from pathlib import Path

import typer

from ..study import Study, StudyError
from ..study.text import in_words


def show(path: Path, pack: str | None, events: bool) -> int:
    """Print a study; if it has faults they go to the error output, and what can be played is shown all the same."""
    try:
        study: Study | None = Study.load(path, pack=pack)
        code = 0
    except StudyError as error:
        typer.echo(str(error), err=True)
        study = error.study
        code = 1
    for line in in_words(study, events=events) if study else ():
        typer.echo(line)
    return code

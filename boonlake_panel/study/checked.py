"""Reading a large study in another process: what a worker has checked need not be played again.

checked = executor.submit(check, written, language=current_language()).result()
study = restore(checked)
"""

from dataclasses import dataclass

from ..texts.messages import in_language
from .document import DocumentReader
from .errors import StudyError
from .files import dumps, loads
from .parsing import parse
from .study import Study

Fact = tuple[int, int, int]
"""Who made a choice, in which turn, in which round."""


@dataclass(frozen=True, slots=True)
class CheckedStudy:
    """The part of a study that can be played, and what is wrong with the rest; it can be sent between processes."""

    document: str
    facts: tuple[Fact, ...]
    message: str = ""
    faults: tuple[str, ...] = ()


def check(written: str | bytes, *, pack: str | None = None, language: str | None = None) -> CheckedStudy:
    """Play a whole study; raises `StudyError` if nothing of it can be played."""
    with in_language(language):
        try:
            study, message, faults = loads(written, pack=pack), "", tuple[str, ...]()
        except StudyError as error:
            if error.study is None:
                raise StudyError(str(error)) from None
            study, message, faults = error.study, str(error).partition("\n")[0], error.faults
    facts = tuple((node.seat, node.turn, node.round) for node in study)
    return CheckedStudy(dumps(study), facts, message, faults)


def restore(checked: CheckedStudy, *, pack: str | None = None) -> Study:
    """The study, without playing it; raises `StudyError` with it if something is wrong, as `loads` does."""
    data = parse(checked.document)
    reader = DocumentReader(pack)
    study = reader.start(data)
    study.title, study.tags = data["title"], tuple(data["tags"])
    study.agents = tuple(data.get("agents", ()))
    study._use_tree(reader.tree(data["nodes"]))
    for node, (seat, turn, round_) in zip(study, checked.facts, strict=True):
        node.seat, node.turn, node.round = seat, turn, round_
    study.go(data["cursor"])
    if checked.faults:
        raise StudyError(checked.message, checked.faults, study)
    return study

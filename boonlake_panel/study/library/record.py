"""What is stored of a study: its document, and what is needed to list and find it."""

from dataclasses import dataclass
from typing import Any

from ...texts.messages import text
from ..errors import StudyError
from ..files import dumps
from ..limits import MAX_BYTES, MAX_NAME, UNPRINTABLE
from ..study import Study


@dataclass(frozen=True, slots=True)
class StudyRecord:
    """A study at one moment; it does not change with the study, so that it can be stored by another thread."""

    title: str
    tags: tuple[str, ...]
    players: int
    choices: int
    pack: str
    words: str
    document: str

    @classmethod
    def of(cls, study: Study) -> "StudyRecord":
        """The record of a study; raises `StudyError` for one that could not be opened again."""
        document = dumps(study)
        if len(document) > MAX_BYTES:
            raise StudyError(text("fault-too-large", size=str(len(document)), most=str(MAX_BYTES)))
        names = study.setup.names or []
        if any(len(name) > MAX_NAME or UNPRINTABLE.search(name) for name in names):
            raise StudyError(text("fault-names"))
        notes = (part for node in study for part in (node.name, node.before, node.comment) if part)
        return cls(
            title=study.title,
            tags=study.tags,
            players=study.setup.players,
            choices=len(study),
            pack=study.setup.data,
            words="\n".join((study.title, *study.tags, *names, *notes)).casefold(),
            document=document,
        )

    @property
    def columns(self) -> dict[str, Any]:
        """The columns of the row; tags have a table of their own."""
        return {
            "title": self.title,
            "players": self.players,
            "choices": self.choices,
            "pack": self.pack,
            "words": self.words,
            "document": self.document,
            "size": len(self.document),
        }

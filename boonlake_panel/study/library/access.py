"""Who may do what with a study: its owner everything, others what the owner lets them, nobody's studies everybody.

library = Library().visited_by(Visitor("3f2a...", "Ada"))
library.trash(id_)                       # raises `Forbidden` unless it is hers or nobody's
"""

from dataclasses import dataclass
from enum import StrEnum

from ...texts.messages import text
from ..errors import StudyError


class Visibility(StrEnum):
    """Who may see a study besides its owner."""

    PRIVATE = "private"
    LINK = "link"
    PUBLIC = "public"


class Whose(StrEnum):
    """Which studies are listed."""

    MINE = "mine"
    SHARED = "shared"
    """By somebody who gave me the link."""
    EVERYBODYS = "everybodys"
    ANY = "any"


class Forbidden(StudyError):
    """Something that only the owner of a study may do, or those whom the owner lets."""


class UnknownStudy(StudyError):
    """There is no such study, or none that one may know of."""

    def __init__(self, id_: str) -> None:
        super().__init__(text("fault-no-study", study=f"{id_!r:.40}"))


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody at a server: an identity that nobody else can have, and a name to show."""

    id: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class Access:
    """Whose a study is, who may see it, and what the one who asks may do with it."""

    owner_name: str
    visibility: Visibility
    editable: bool
    """Whether others may change it."""
    is_nobodys: bool
    may_own: bool
    """Rename it, put it into the trash, share it."""

    @property
    def may_read(self) -> bool:
        return self.may_own or self.visibility is not Visibility.PRIVATE

    @property
    def may_edit(self) -> bool:
        return self.may_own or (self.may_read and self.editable)

    @property
    def is_others(self) -> bool:
        """Whether somebody else made it."""
        return not self.may_own


def access_of(visitor: Visitor | None, owner: str | None, owner_name: str, visibility: str, editable: bool) -> Access:
    """The access of a visitor to a study; None stands for whoever has the database itself."""
    mine = visitor is None or owner is None or bool(visitor.id and visitor.id == owner)
    known = Visibility(visibility) if visibility in set(Visibility) else Visibility.PRIVATE
    return Access(owner_name, known, bool(editable), owner is None, mine)

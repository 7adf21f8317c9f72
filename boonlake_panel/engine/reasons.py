"""A reason: a rule, its figures, and a sentence for people, made when somebody reads it."""

from dataclasses import dataclass, field
from textwrap import shorten

from ..texts.messages import current_language, in_language, text


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason for a verdict, with the rule it rests on and the figures behind it.

    >>> from boonlake_panel import Game, Setup
    >>> Game(Setup(players=2, seed=7)).explain("strip:settle").reasons[0].rule
    'setup.scoring_tile_choice'
    """

    rule: str
    message: str = ""
    figures: dict[str, str | int] = field(default_factory=dict)
    language: str = field(default_factory=current_language, compare=False, repr=False)

    @property
    def text(self) -> str:
        """The reason as a sentence, in the language of whoever asked for it."""
        if not self.message:
            return ""
        with in_language(self.language):
            return text(f"reason-{self.message}", **self.figures)

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {shorten(self.text, 160, placeholder=' …')!r})"

    def __str__(self) -> str:
        return f"{self.text} [{self.rule}]" if self.rule else self.text


def reason(rule: str, message: str, /, **figures: str | int) -> Reason:
    """A reason by the id of its message, without `reason-` in front."""
    return Reason(rule, message, figures)

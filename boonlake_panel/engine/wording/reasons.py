"""A reason: a rule, its figures, and a sentence for people."""

from dataclasses import dataclass, field

from ...texts.messages import text


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason for a verdict, with the rule it rests on and the figures behind it."""

    rule: str
    text: str
    figures: dict[str, str | int] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.text} [{self.rule}]" if self.rule else self.text


def reason(rule: str, message: str, /, **figures: str | int) -> Reason:
    """A reason with its text in the default language."""
    return Reason(rule, text(f"reason-{message}", **figures), figures)

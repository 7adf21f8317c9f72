"""Example positions on the explorer: for every rule a place where it can be seen."""

from ...engine import Game
from ...study import Study
from ...teach import RuleExample, rule_example
from ..kit.rich_text import Part, link, part
from ..kit.wording import key_words, rich, rule_link, rule_title, sentence, t
from .workspace import Origin, Workspace


class Examples:
    """Finds the example of a rule, shows it in the workspace, and says what there is to see."""

    def __init__(self, workspace: Workspace) -> None:
        self.workspace = workspace
        self.rule = ""
        self.shown: RuleExample | None = None

    @property
    def is_open(self) -> bool:
        """Whether an example is shown, and not something that was opened since."""
        return self.workspace.origin is Origin.RULE

    def open(self, rule: str) -> bool:
        """Show where a rule can be seen."""
        example = rule_example(rule)
        if example is None:
            return False
        self.rule, self.shown = rule, example
        self.workspace.open(Study(position=example.start.position(), title=t("rule", id=rule)), Origin.RULE)
        return True

    def leave(self) -> None:
        """Return to what was shown before."""
        self.workspace.leave_example()

    def card(self) -> list[Part]:
        """What there is to see; nothing while no example is shown."""
        if not self.is_open or self.shown is None:
            return []
        content = [
            part("p", part("strong", t("example-of")), " ", link("rule", self.rule, *rule_title(self.rule))),
            part("p", *rich(self.shown.text)),
            *self._look(),
        ]
        return [part("section", *content, css="example", aria_label=t("example-of"))]

    def _look(self) -> list[Part]:
        """The choice that shows the rule, or the one that it forbids, with the reasons."""
        if self.shown is None or not self.shown.key or self.workspace.model.cursor.parent is not None:
            return []
        game = self.shown.start.in_language(self.workspace.model.language)
        verdict = game.explain(self.shown.key)
        label = _label(game, self.shown.key)
        if verdict.legal:
            return [part("p", t("example-try"), " ", link("choice", self.shown.key, label))]
        reasons = [part("p", reason.text, " ", rule_link(reason.rule), css="muted") for reason in verdict.reasons]
        return [part("p", t("example-refused", choice=label)), *reasons]


def _label(game: Game, key: str) -> str:
    options = game.decision.options if game.decision else ()
    return sentence(next((option.label for option in options if option.key == key), key_words(game, key)))

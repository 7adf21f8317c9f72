"""Example positions on the explorer: for every rule a place where it can be seen, and the way back."""

from ...engine import Game
from ...study import Study
from ...teach import RuleExample, shown
from ..kit.markup import Part, part
from ..kit.wording import key_words, rich, rule_link, sentence, t
from ..model import GameModel
from .study_dialogs import StudyDialogs


class Examples:
    """Shows example positions; the visitor's own study is put aside meanwhile."""

    def __init__(self, model: GameModel) -> None:
        self.model = model
        self.shelf: StudyDialogs | None = None
        self.rule = ""
        self.shown: RuleExample | None = None
        self.study: Study | None = None
        self.own: tuple[Study, str] | None = None

    @property
    def is_open(self) -> bool:
        """Whether an example is shown, and not something that was opened since."""
        return self.study is not None and self.model.study is self.study

    def open(self, rule: str) -> bool:
        """Shows where a rule can be seen."""
        found = shown(rule)
        if found is None:
            return False
        if not self.is_open:
            kept = self.shelf.kept if self.shelf else None
            self.own = (self.model.study, kept.id if kept else "")
        if self.shelf:
            self.shelf.release()
        self.rule, self.shown = rule, found
        self.study = Study(position=found.start.position(), title=t("rule", id=rule))
        self.model.open(self.study)
        return True

    def leave(self) -> None:
        """Back to the study that was put aside; if it was kept in the library, it is kept there again."""
        if self.own is None or not self.is_open:
            return
        (study, id_), self.own, self.study = self.own, None, None
        if not (id_ and self.shelf and self.shelf.open_id(id_, study.node.id)):
            self.model.open(study)

    def card(self) -> list[Part]:
        """What there is to see, and the button that leads back."""
        if not self.is_open or self.shown is None:
            return []
        return [
            part(
                "section",
                part("p", part("strong", t("example-of")), " ", rule_link(self.rule)),
                part("p", *rich(self.shown.text)),
                *self._look(),
                part("button", t("example-leave"), act="own", data_id="own"),
                css="coach example",
                aria_label=t("example-of"),
            )
        ]

    def _look(self) -> list[Part]:
        """The choice that shows the rule, or the one that it forbids, with the reasons."""
        if self.shown is None or not self.shown.key or self.model.cursor.parent is not None:
            return []
        game = self.shown.start
        verdict = game.explain(self.shown.key)
        label = _label(game, self.shown.key)
        if verdict.legal:
            button = part("button", label, act="play", value=self.shown.key, css="choice main", data_id="example")
            return [part("p", t("example-try")), button]
        reasons = [part("p", reason.text, " ", rule_link(reason.rule), css="muted") for reason in verdict.reasons]
        return [part("p", t("example-refused", choice=label)), *reasons]


def _label(game: Game, key: str) -> str:
    options = game.decision.options if game.decision else ()
    return sentence(next((option.label for option in options if option.key == key), key_words(game, key)))

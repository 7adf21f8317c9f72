"""The guided first game: the coach beside a running game, made of the same viewers as the explorer.

FirstGamePlay(FirstGameModel(new_game(2, [0], first_game())))     # also in a notebook cell
"""

from pathlib import Path
from typing import Any

import panel as pn
import panel_material_ui as pmui

from ....texts.messages import text
from ...kit.rich_text import RichText
from ...kit.wording import t
from ...viewers.base import ModelViewer
from ...viewers.explorer import MEASURED
from ...viewers.keys import Keys
from ...viewers.opponent_bar import OpponentBar
from ...viewers.play import Choices, Seats
from ...viewers.score_sheet import ScoreSheet
from ...viewers.table import Table
from ...viewers.wording import numbered
from .answers import OPEN, Answer, Answers
from .first_game_words import ideas_text, judging_text, question_text

CSS = (Path(__file__).parent / "first_game.css").read_text(encoding="utf-8")
FEELING = "feeling"
"""The answer of those who give no reason."""
SCROLLED = ":host { display: flex; flex-flow: column nowrap; overflow: hidden auto; } :host > div { flex: none; }"
"""The coach and the choices are as high as they are; the column scrolls."""
NATURAL = ":host, :host > .choices { height: max-content; min-height: max-content; }"
CARD = {"borderTop": "5px solid", "borderTopColor": "primary.main", "borderRadius": "12px", "padding": "10px 14px"}


class Coach(ModelViewer):
    """What is new, what the computer did, the question, the reasons to choose from, and the judgement."""

    follows = ("revision", "considered", "judgement", "share", "problem", "ask")

    def build(self) -> Any:
        """Make the parts."""
        model = self.model
        look = {"dark": model.param.dark, "language": model.param.language}
        self.text, self.judging = (RichText(stylesheets=[CSS], **look) for _ in range(2))
        for words in (self.text, self.judging):
            words.on_rule(model.ask_for)
        self.answers = Answers(visible=False, **look)
        self.answers.on("answer", self._answer)
        small: dict[str, Any] = {"size": "small", "margin": 0, "visible": False}
        self.play = self.button("", model.play_it, main=True, **small)
        self.rival = self.button("", model.play_rival, **small)
        self.again = self.button("", model.think_again, **small)
        self.ask = pmui.Switch.from_param(model.param.ask, label=t("first-ask"), description="", margin=(4, 0, 0, 0))
        ways = pn.FlexBox(self.play, self.rival, self.again, gap="8px")
        return pmui.Paper(
            self.text,
            self.judging,
            self.answers,
            ways,
            self.ask,
            variant="outlined",
            sx=CARD,
            sizing_mode="stretch_width",
            margin=(0, 0, 8, 0),
        )

    def refresh(self) -> None:
        """Show the model as it is now."""
        model = self.model
        why = bool(model.considered) and model.judgement is None and model.share is None
        with pn.io.hold():
            self.text.put([*ideas_text(model.guidance.ideas), *question_text(model)])
            self.judging.put(judging_text(model))
            self.answers.param.update(visible=why, label=t("first-reasons"), answers=self._reasons() if why else [])
            judged = model.judgement is not None
            self.play.param.update(label=t("first-play" if judged else "first-skip"), visible=bool(model.considered))
            self.rival.param.update(label=t("first-rival"), visible=judged)
            self.again.param.update(label=t("first-again"), visible=bool(model.considered))
            self.ask.label = t("first-ask")

    def _reasons(self) -> list[Answer]:
        reasons = {name: text(f"first-reason-{name}") for name in self.model.course.reasons}
        reasons[FEELING] = t("first-no-reason")
        return [Answer(id=name, label=words[:1].upper() + words[1:], state=OPEN) for name, words in reasons.items()]

    def _answer(self, reason: str) -> None:
        self.model.explain("" if reason == FEELING else reason)


class FirstGamePlay(ModelViewer):
    """The running game: map, coach, choices, and all boards.

    >>> from boonlake_panel.teach.first_game import first_game
    >>> model = FirstGameModel(new_game(2, [0], first_game()))
    >>> FirstGamePlay(model).coach.text.content[0]["p"]["data-idea"]
    'keep'
    """

    follows = ("language", "considered", "over")

    def build(self) -> Any:
        """Make the parts."""
        model, wide = self.model, {"sizing_mode": "stretch_width"}
        self.coach, self.choices, self.table = Coach(model), Choices(model), Table(model)
        seats = Seats(model)
        self.parts = [self.coach, self.choices, self.table, seats]
        self.opponents: OpponentBar | None = None
        self.score: ScoreSheet | None = None
        self.keys = Keys(title=t("first-title"), alone=True, dark=model.param.dark, language=model.param.language)
        self.keys.on("key", self._key)
        self.place = pn.Column(self.choices, stylesheets=[NATURAL], **wide)
        parts = [seats, self.coach, self.place]
        right = self.right = pn.Column(*parts, css_classes=["right"], stylesheets=[SCROLLED], **wide)
        if len(model.people) < model.setup.players:
            self.opponents = OpponentBar(model)
            self.parts.append(self.opponents)
            right.insert(1, self.opponents)
        self.table.layout.append(right)
        return pn.Column(self.keys, self.table, stylesheets=[MEASURED], **wide)

    def refresh(self) -> None:
        """Show the model as it is now."""
        self.keys.title = t("first-title")
        self.place.visible = not self.model.considered  # what the coach asks takes their place
        if self.model.over and self.score is None:
            self.score = ScoreSheet(self.model)
            self.parts.append(self.score)
            self.right.insert(self.right.index(self.place), self.score)
        if self.score is not None:
            self.score.layout.visible = self.model.over

    def _appear(self) -> None:
        super()._appear()
        for part in self.parts:
            part.active = self.active

    def close(self) -> None:
        """Stop following the model."""
        super().close()
        for part in self.parts:
            part.close()

    def _key(self, key: str) -> None:
        """Arrows look back and forward, digits choose, or say why."""
        model = self.model
        if key in ("ArrowLeft", "ArrowRight"):
            model.back() if key == "ArrowLeft" else model.forward()
        elif self.coach.answers.visible:
            if key.isdecimal() and 0 < int(key) <= len(self.coach.answers.answers):
                self.coach._answer(self.coach.answers.answers[int(key) - 1]["id"])
        elif (option := numbered(model.options, key)) is not None:
            model.choice = option.key

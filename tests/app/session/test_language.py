"""In which language something is said: that of the session, whoever else is served at the same time."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import copy_context

import pytest
from bokeh.document import Document
from bokeh.io.doc import patch_curdoc
from panel.io.state import set_curdoc

from boonlake_panel import Setup
from boonlake_panel.app.model import GameModel
from boonlake_panel.app.serving.jobs import Job, JobRunner
from boonlake_panel.app.session.language import speak_language_of
from boonlake_panel.app.viewers.toolbar import Toolbar
from boonlake_panel.app.viewers.what_if import WhatIfPanel
from boonlake_panel.texts.messages import current_language, in_language, text


@contextmanager
def visit(language: str) -> Iterator[GameModel]:
    """What is done inside is done for a visitor of their own."""
    model = GameModel(Setup(players=2, seed=1), language=language)
    with set_curdoc(Document()):
        speak_language_of(model)
        yield model


def test_everything_a_session_says_is_in_the_language_of_its_model() -> None:
    with visit("de") as model:
        assert current_language() == "de"
        with visit("fr"):
            assert current_language() == "fr"
        assert current_language() == "de"
        model.language = "fr"
        assert current_language() == "fr"
    assert current_language() == "en"


def test_a_block_in_a_language_wins_over_the_session() -> None:
    with visit("de"), in_language("fr"):
        assert current_language() == "fr"


def test_another_thread_never_hears_the_visitor_who_is_being_answered() -> None:
    """Bokeh tells every thread the document of the callback that runs just now."""
    heard: list[str] = []
    with visit("de"):
        own = Document()
        model = GameModel(Setup(players=2, seed=1), language="fr")
        with set_curdoc(own):
            speak_language_of(model)
        with patch_curdoc(own):
            thread = threading.Thread(target=lambda: heard.append(current_language()))
            thread.start()
            thread.join()
            asked = copy_context()
            thread = threading.Thread(target=lambda: heard.append(asked.run(current_language)))
            thread.start()
            thread.join()
    assert heard == ["en", "en"]


def test_a_job_speaks_the_language_in_which_it_was_started() -> None:
    heard: list[str] = []

    def work(job: Job) -> None:
        heard.append(current_language())

    for language in ("de", "fr"):
        with visit(language):
            JobRunner().start(work, lambda job: None, lambda job: heard.append(current_language()))
    assert heard == ["de", "de", "fr", "fr"]


def test_what_was_started_before_a_change_of_language_speaks_the_new_one() -> None:
    """Tasks and callbacks of the event loop keep the context in which they were scheduled."""
    model = GameModel(Setup(players=2, seed=1), language="de")
    with model.speaking():
        scheduled = copy_context()
    assert scheduled.run(current_language) == "de"
    model.language = "fr"
    assert scheduled.run(current_language) == "fr"


@pytest.mark.parametrize("language", ["de", "fr"])
def test_viewers_without_a_session_speak_the_language_of_their_model(language: str) -> None:
    """As in a notebook, where several models may be shown at once."""
    with set_curdoc(None):
        model = GameModel(Setup(players=2, seed=1), language=language)
        toolbar, panel = Toolbar(model), WhatIfPanel(model)
        said: list[str] = []
        panel.say = lambda words, bad: said.append(words)
        panel.jobs.job = Job(lambda job: None)  # another one is at work
        panel.start_button.clicks += 1
        assert current_language() == "en"
        with in_language(language):
            assert toolbar.play_on.label == text("app-auto")
            assert panel.start_button.label == text("app-whatif-start")
            assert said == [text("app-busy-own")]
        model.language = "en"
        assert panel.start_button.label == text("app-whatif-start")

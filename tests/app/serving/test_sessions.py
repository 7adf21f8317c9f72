"""Sessions on a real server: closed ones are collected, and one never sees another."""

import asyncio
import gc
import socket
import threading
import time
import urllib.request
import weakref
from collections.abc import Callable, Iterator
from contextvars import Context
from functools import partial
from typing import Any

import panel as pn
import pytest
from bokeh.client import pull_session

from boonlake_panel import Setup
from boonlake_panel.app.kit.served import served_document
from boonlake_panel.app.model import GameModel
from boonlake_panel.app.serving import server
from boonlake_panel.app.session.dashboard import DashboardSession
from boonlake_panel.app.session.language import speak_language_of
from boonlake_panel.texts.messages import LANGUAGES, current_language


class Served:
    """A server in a thread, and the pages it made."""

    def __init__(self) -> None:
        self.pages: list[weakref.ref[DashboardSession]] = []
        self.heard: dict[str, list[tuple[str, str]]] = {}
        self.say: dict[str, Callable[[str], Any]] = {}
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.server: Any = pn.serve(
            {"explore": self.visit, "speaking": self.speak},
            port=self.port,
            address="127.0.0.1",
            threaded=True,
            show=False,
            extra_patterns=[(r"/health", server.Health)],
            unused_session_lifetime_milliseconds=200,
            check_unused_sessions_milliseconds=100,
        )
        wait_for(lambda: self.answers())

    def answers(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def visit(self) -> Any:
        page = DashboardSession(GameModel(Setup(players=2, seed=1)))
        self.pages.append(weakref.ref(page))
        pn.state.on_session_destroyed(lambda _: page.close())
        return page.shell

    def speak(self) -> Any:
        """A page that says in which language each kind of callback speaks, whenever it is told a word."""
        language = pn.state.session_args["language"][0].decode()
        model = GameModel(Setup(players=2, seed=1), language=language)
        speak_language_of(model)
        heard = self.heard[language] = [("build", current_language())]
        field, document = pn.widgets.TextInput(), served_document()
        assert document is not None

        async def beside() -> None:
            heard.append(("task", current_language()))
            await asyncio.sleep(0.05)
            heard.append(("task again", current_language()))

        def answer(event: Any) -> None:
            if event.new in LANGUAGES:
                model.language = event.new
            heard.append(("change", current_language()))
            document.add_next_tick_callback(lambda: heard.append(("next tick", current_language())))
            document.add_timeout_callback(lambda: heard.append(("clock", current_language())), 20)
            pn.state.execute(beside)

        field.param.watch(answer, "value")
        self.say[language] = lambda word: document.add_next_tick_callback(partial(setattr, field, "value", word))
        return pn.Column(field, pn.bind(lambda game: heard.append(("bound", current_language())), model.param.game))


def wait_for(condition: Any, seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.1)


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    monkeypatch.setenv("BOONLAKE_LIBRARY", "sqlite://")
    server = Served()
    yield server
    server.server.stop()


def test_closed_sessions_are_collected(served: Served) -> None:
    for _ in range(4):
        session = pull_session(url=f"{served.url}/explore")
        session.close()
    assert len(served.pages) == 4

    def gone() -> bool:
        gc.collect()
        return sum(page() is not None for page in served.pages) <= 1  # the last one may still be on its way out

    wait_for(gone)


def test_sessions_are_apart(served: Served) -> None:
    first, second = (pull_session(url=f"{served.url}/explore") for _ in range(2))
    pages = [page() for page in served.pages]
    assert pages[0]
    assert pages[1]
    assert pages[0].model.study is not pages[1].model.study
    first.close()
    second.close()


def test_sessions_in_several_languages_never_mix(served: Served) -> None:
    wanted = ["en", "de", "fr"]
    visitors = [pull_session(url=f"{served.url}/speaking", arguments={"language": language}) for language in wanted]
    for word in ("one", "two"):
        for language in wanted:
            Context().run(served.say[language], word)  # not in that of the test, which has a document of its own
    kinds = {"build", "bound", "change", "next tick", "clock", "task", "task again"}
    wait_for(lambda: all({kind for kind, _ in served.heard[language]} == kinds for language in wanted))
    for language in wanted:
        assert set(served.heard[language]) == {(kind, language) for kind in kinds}
    served.heard["de"].clear()
    Context().run(served.say["de"], "fr")
    wait_for(lambda: {kind for kind, _ in served.heard["de"]} == kinds - {"build"})
    assert {spoken for _, spoken in served.heard["de"]} == {"fr"}
    for visitor in visitors:
        visitor.close()


def test_health_builds_no_page(served: Served) -> None:
    with urllib.request.urlopen(f"{served.url}/health", timeout=10) as answer:
        assert answer.status == 200
        assert b'"ok"' in answer.read()
    assert served.pages == []
    assert threading.active_count() < 50

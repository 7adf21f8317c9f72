"""One visitor: pages that share a model, the language, the address."""

import asyncio
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from boonlake_panel import Setup
from boonlake_panel.app.autoplay import AGENTS, Autoplay
from boonlake_panel.app.model import GameModel
from boonlake_panel.app.pages import PAGES
from boonlake_panel.app.visit import Visit
from boonlake_panel.components.texts import DEFAULT_LANGUAGE, LANGUAGES, speaking, spoken
from boonlake_panel.study.library import Library


def run_apart(work: Coroutine[Any, Any, None]) -> None:
    """In a thread of its own: a browser of other tests may keep a loop in this one."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, work).result()


@pytest.fixture
def visit() -> Iterator[Visit]:
    found = Visit(GameModel(Setup(players=2, seed=1)), Library("sqlite://"))
    yield found
    found.close()


def test_pages_are_made_when_they_are_opened_and_one_is_seen(visit: Visit) -> None:
    assert list(visit.pages) == ["explore"]
    for name in PAGES:
        page = visit.show(name)
        assert visit.current is page
        assert [other for other, made in visit.pages.items() if made.layout.visible] == [name]
    visit.show("explore")
    assert set(visit.pages) == set(PAGES)


def test_a_hidden_explorer_hears_no_keys_and_catches_up(visit: Visit) -> None:
    explorer = visit.current.explorer
    other = next(name for name in PAGES if name != "explore")
    visit.show(other)
    before = explorer.bar.content
    explorer.act("key", "1")
    assert visit.model.cursor.depth == 0
    visit.model.play(visit.model.game.decision.keys[0])
    assert explorer.bar.content == before
    visit.show("explore")
    assert explorer.bar.content != before


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_can_change_its_language(visit: Visit, language: str) -> None:
    for name in PAGES:
        visit.show(name)
    visit.show("explore")
    before = visit.header.content, visit.current.explorer.side.content
    visit.model.language = language
    assert spoken() == DEFAULT_LANGUAGE
    changed = visit.header.content, visit.current.explorer.side.content
    assert all((old != new) == (language != DEFAULT_LANGUAGE) for old, new in zip(before, changed, strict=True))


def test_callbacks_of_a_browser_speak_the_language_of_their_visitor() -> None:
    heard = []
    for language in LANGUAGES:
        model = GameModel(Setup(players=2, seed=1), language=language)
        model.speak(lambda: heard.append(spoken()))()
    assert heard == list(LANGUAGES)
    with pytest.raises(ValueError, match="unknown language"), speaking("tlh"):
        pass


def test_the_address_names_page_language_and_study(visit: Visit) -> None:
    page = PAGES[-1]
    visit.read_address({"page": [page.encode()], "language": [LANGUAGES[-1].encode()]})
    assert (visit.shown, visit.model.language) == (page, LANGUAGES[-1])
    visit.read_address({"page": [b"nowhere"], "language": [b"<script>"], "study": [b"../../etc"], "x\xff": [b"\xff"]})
    assert (visit.shown, visit.model.language) == (page, LANGUAGES[-1])


@pytest.mark.parametrize("agent", ["random", "greedy"])
def test_agents_play_on_beside_everything_else(agent: str) -> None:
    model = GameModel(Setup(players=2, seed=3))
    run = Autoplay(model, "turn", agent)
    run_apart(run.run_beside())
    assert run.steps == model.cursor.depth > 0
    assert agent in AGENTS


def test_playing_on_ends_when_somebody_stops_it_or_goes_elsewhere() -> None:
    model = GameModel(Setup(players=2, seed=3))
    run = Autoplay(model, "end", "random")
    run.stopped = True
    run_apart(run.run_beside())
    assert run.steps == 0
    run = Autoplay(model, "end", "random")

    async def walk_away() -> None:
        task = asyncio.create_task(run.run_beside())
        while run.steps < 5:
            await asyncio.sleep(0.001)
        model.first()
        await task

    run_apart(walk_away())
    assert not model.game.over
    assert model.cursor.depth == 0

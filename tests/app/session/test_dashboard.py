"""One visitor: pages that share a model, the language, the address."""

import asyncio
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from boonlake_panel import Setup
from boonlake_panel.app.autoplay import Autoplay
from boonlake_panel.app.model import GameModel
from boonlake_panel.app.pages import PAGES
from boonlake_panel.app.session.browser import Browser, preferred_language
from boonlake_panel.app.session.dashboard import DashboardSession
from boonlake_panel.study.library import Library
from boonlake_panel.teach import course
from boonlake_panel.texts.messages import DEFAULT_LANGUAGE, LANGUAGES, current_language, in_language, text


def run_apart(work: Coroutine[Any, Any, None]) -> None:
    """In a thread of its own: a browser of other tests may keep a loop in this one."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, work).result()


@pytest.fixture
def session() -> Iterator[DashboardSession]:
    opened = DashboardSession(GameModel(Setup(players=2, seed=1)), Library("sqlite://"))
    yield opened
    opened.close()


def test_pages_are_made_when_they_are_opened_and_one_is_seen(session: DashboardSession) -> None:
    assert list(session.pages) == ["explore"]
    for name in PAGES:
        page = session.show(name)
        assert session.current is page
        assert [other for other, made in session.pages.items() if made.layout.visible] == [name]
    session.show("explore")
    assert set(session.pages) == set(PAGES)


def test_a_hidden_explorer_hears_no_keys_and_catches_up(session: DashboardSession) -> None:
    explorer = session.current.explorer
    other = next(name for name in PAGES if name != "explore")
    session.show(other)
    before = explorer.choices.list.node
    explorer.keys.receive({"key": "1"})
    assert session.model.cursor.depth == 0
    session.model.play(session.model.game.decision.keys[0])
    assert explorer.choices.list.node == before
    session.show("explore")
    assert explorer.choices.list.node == session.model.node != before


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_can_change_its_language(session: DashboardSession, language: str) -> None:
    for name in PAGES:
        session.show(name)
    session.show("explore")
    before = list(session.header.pages.options), session.current.explorer.choices.list.question
    session.model.language = language
    assert current_language() == language
    changed = list(session.header.pages.options), session.current.explorer.choices.list.question
    assert all((old != new) == (language != DEFAULT_LANGUAGE) for old, new in zip(before, changed, strict=True))


def test_the_address_names_page_language_and_study(session: DashboardSession) -> None:
    page = PAGES[-1]
    session.read_address({"page": [page.encode()], "language": [LANGUAGES[-1].encode()]})
    assert (session.page, session.model.language) == (page, LANGUAGES[-1])
    session.read_address({"page": [b"nowhere"], "language": [b"<script>"], "study": [b"../../etc"], "x\xff": [b"\xff"]})
    assert (session.page, session.model.language) == (page, LANGUAGES[-1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_that_is_opened_speaks_from_its_first_moment(language: str) -> None:
    session = DashboardSession(GameModel(Setup(players=2, seed=1), language=language), page="rules")
    with in_language(language):
        expected = text("app-page-learn"), f"{text('app-page-rules')} · {text('app-title')}"
    assert expected[0] in session.header.pages.options
    assert (session.browser.title, session.browser.language) == (expected[1], language)
    assert session.shell.meta.title == expected[1]
    session.close()


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("en-US,en;q=0.9", "en"),
        ("de-CH", "de"),
        ("it,fr;q=0.8,en;q=0.5", "fr"),
        ("en;q=0.3, DE ;q=0.7", "de"),
        ("", "en"),
        ("pl", "en"),
        ("de;q=x,<script>,fr;q=0.1", "fr"),
        ("," * 9999, "en"),
    ],
)
def test_the_first_language_is_the_one_of_the_browser(header: str, language: str) -> None:
    assert preferred_language(header) == language


def test_an_address_names_the_language_only_if_the_browser_would_choose_another() -> None:
    session = DashboardSession(GameModel(Setup(players=2, seed=1), language="de"), home="de")
    assert session.address == ""
    session.model.language = DEFAULT_LANGUAGE
    assert session.address == "?language=en"
    session.close()


def test_going_back_shows_what_the_address_says(session: DashboardSession) -> None:
    session.workspace.save()
    session.model.play(session.model.game.decision.keys[0])
    kept = session.address
    session.start(Setup(players=3, seed=2))
    session.model.play(session.model.game.decision.keys[0])
    unsaved = session.model.study
    session.open_lesson(next(iter(course())).id)
    lesson = session.address
    session.travel("?page=learn")
    assert session.address == "?page=learn"
    session.travel(lesson)
    assert session.address == lesson
    session.travel("?page=components&kind=strips&language=fr")
    assert session.address == "?page=components&kind=strips&language=fr"
    session.travel(kept)
    assert (session.page, session.address, session.model.language) == ("explore", kept, DEFAULT_LANGUAGE)
    session.travel("")
    assert session.model.study is unsaved
    for strange in ("?page=%00&language=tlh&study=../x", "?&&&=", "?" + "&".join("x=1" for _ in range(99)), "?\ud800"):
        session.browser.receive({"address": strange})
    assert session.page == "explore"


def test_only_other_places_are_new_entries_of_the_history() -> None:
    browser = Browser(lambda address: None, lambda dark: None)
    fresh = []
    for address in ("?study=a&node=1", "?study=a&node=2", "?study=a&node=2&page=learn", "?study=b&node=2&page=learn"):
        browser.write(address)
        fresh.append(browser.entry["fresh"])
    assert fresh == [False, False, True, True]
    browser.write("?page=learn", fresh=False)
    assert not browser.entry["fresh"]


def test_the_browser_chooses_the_first_look_and_hears_of_others(session: DashboardSession) -> None:
    for strange in ({"look": "<b>"}, {"look": 7}, [], None):
        session.browser.receive(strange)
    assert not session.dark
    session.browser.receive({"look": "dark"})
    assert (session.dark, session.model.dark, session.browser.look) == (True, True, "dark")
    assert session.shell.dark_theme
    session.header.look.value = False
    assert (session.dark, session.browser.look) == (False, "light")


def test_bad_news_end_with_the_next_study(session: DashboardSession) -> None:
    for page in ("explore", "rules"):
        session.show(page)
        session.say("Broken", True)
        session.open_dialog._open_example({"id": "two-planners"})
        assert not session.notice.alert.visible


def test_a_notice_stays_on_its_page_until_it_is_closed_or_something_is_chosen(session: DashboardSession) -> None:
    alert = session.notice.alert
    session.say("Look")
    session.show("rules")
    assert not alert.visible
    session.show("explore")
    assert (alert.visible, alert.title) == (True, "Look")
    session.model.play(session.model.game.decision.keys[0])
    assert not alert.visible
    session.say("Again", True)
    alert.closed = True
    assert not session.notice.words
    session.say("And again")
    assert (alert.visible, alert.closed) == (True, False)


def test_header_and_parameters_follow_each_other(session: DashboardSession) -> None:
    session.header.pages.value = "rules"
    assert session.current is session.pages["rules"]
    session.page = "learn"
    assert session.header.pages.value == "learn"
    session.header.languages.value = "de"
    assert session.model.language == "de"
    session.model.language = "fr"
    assert session.header.languages.value == "fr"
    assert session.header.pages.value == "learn"
    session.model.dark = True
    assert (session.header.look.value, session.shell.dark_theme, session.browser.look) == (True, True, "dark")


def test_a_game_without_choices_has_nothing_to_compare(session: DashboardSession) -> None:
    session.show("what-if").view.tab = "compare"
    assert text("app-compare-none") in str(session.current.sections["compare"].text.content)


def test_notes_belong_to_the_choice_at_which_they_were_written(session: DashboardSession) -> None:
    explorer = session.current.explorer
    explorer.tab = "tree"
    notes = explorer.panels["tree"].notes
    first = session.model.play(session.model.game.decision.keys[0])
    notes.comment.value = "Left"
    assert first.comment == "Left"
    notes.comment.value_input = "Still being written"
    notes.name_field.value_input = "Bold"
    second = session.model.play(session.model.game.decision.keys[0])
    assert (first.comment, first.name) == ("Still being written", "Bold")
    assert (second.comment, second.name) == ("", "")
    assert (notes.comment.value, notes.name_field.value_input) == ("", "")
    notes.comment.value_input = "Gone"
    session.model.study.delete()
    assert first.comment == "Still being written"


def test_a_title_is_kept_as_soon_as_its_field_is_left(session: DashboardSession) -> None:
    session.save_dialog.open()
    session.workspace.save()
    session.save_dialog.field.value = "Better"
    assert [entry.title for entry in session.workspace.library.entries()] == ["Better"]
    session.save_dialog.field.value_input = "Best"
    session.save_dialog.hide()
    assert [entry.title for entry in session.workspace.library.entries()] == ["Best"]


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


def test_a_tab_and_a_rule_have_an_address() -> None:
    session = DashboardSession()
    explorer = session.show("explore").explorer
    explorer.tab = "tree"
    session.model.ask_for("ship.harbor")
    assert session.address == "?tab=tree&rule=ship.harbor"
    explorer.rules.dialog.open = False
    assert session.address == "?tab=tree"
    session.travel("?tab=log&rule=turn.phases")
    assert (explorer.tab, session.host.rule, session.rules.dialog.open) == ("log", "turn.phases", True)
    session.travel("")
    assert (explorer.tab, session.host.rule, session.rules.dialog.open) == ("play", "", False)
    session.travel("?tab=nosuch&rule=no.rule&page=nosuch")
    assert (explorer.tab, session.host.rule, session.page) == ("play", "", "explore")


def test_a_link_opens_a_tab_and_a_rule() -> None:
    session = DashboardSession()
    session.read_address({"tab": [b"charts"], "rule": [b"ship.harbor"]})
    assert session.current.explorer.tab == "charts"  # type: ignore[attr-defined]
    assert session.rules.dialog.open
    session.read_address({"page": [b"rules"], "tab": [b"<i>"], "rule": [b"ship"]})
    assert session.page == "rules"
    assert not session.rules.dialog.open

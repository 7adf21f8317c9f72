"""The Rules page without a browser: its widgets, its text, its address."""

import json
from collections.abc import Iterator

import pytest

from boonlake_panel import Setup
from boonlake_panel.app.kit.rich_text import links
from boonlake_panel.app.model import GameModel
from boonlake_panel.app.pages.rules.page import RulesPage
from boonlake_panel.app.pages.rules.query import PAGE_SIZE
from boonlake_panel.app.session.dashboard import DashboardSession
from boonlake_panel.texts.catalogue import PARTS, all_rules, rule_catalogue


@pytest.fixture
def session() -> Iterator[DashboardSession]:
    opened = DashboardSession(GameModel(Setup(players=2, seed=7)))
    yield opened
    opened.close()


@pytest.fixture
def page(session: DashboardSession) -> RulesPage:
    opened = session.show("rules")
    assert isinstance(opened, RulesPage)
    return opened


def said(page: RulesPage) -> str:
    return json.dumps(page.text.content, ensure_ascii=False)


def named(page: RulesPage) -> list[str]:
    """The rules that are shown."""
    return [rule for rule in all_rules() if f'"aria-label": "{rule}"' in said(page)]


def test_the_widgets_and_the_query_say_the_same(page: RulesPage) -> None:
    page.field.value_input = "harbour ships"
    page.parts.value = "solo"
    page.tabs.value = "terms"
    assert (page.query.words, page.query.part, page.query.tab) == ("harbour ships", "solo", "terms")
    page.query.param.update(tab="icons", part="artifacts", words="vase")
    assert (page.tabs.value, page.parts.value, page.field.value) == ("icons", "artifacts", "vase")


def test_more_rules_are_shown_page_by_page(page: RulesPage) -> None:
    assert named(page) == list(all_rules())[:PAGE_SIZE]
    assert page.more.visible
    page.more.clicks += 1
    assert named(page) == list(all_rules())[: 2 * PAGE_SIZE]
    page.query.limit = len(all_rules())
    assert not page.more.visible


@pytest.mark.parametrize("part", PARTS)
def test_every_rule_has_a_way_to_an_example(page: RulesPage, part: str) -> None:
    page.query.part = part
    page.query.limit = 1000
    shown = set(links(page.text.content))
    for rule in rule_catalogue(part):
        assert ("example", rule) in shown


def test_icons_and_terms(page: RulesPage) -> None:
    page.query.tab = "icons"
    assert "A settlement" in said(page)
    assert '"t": "svg"' in said(page)
    assert not page.parts.visible
    page.query.tab = "terms"
    assert all(word in said(page) for word in ("interim scoring", "Zwischenwertung", "décompte intermédiaire"))
    page.query.words = "Zwischenwertung"
    assert "Hebel" not in said(page)


def test_a_term_has_its_meaning_its_lesson_and_its_rule(session: DashboardSession, page: RulesPage) -> None:
    page.query.param.update(tab="terms", words="interim scoring")
    assert "called by the first ship through a lock" in said(page)
    assert {("lesson", "interim"), ("rule", "interim.everyone")} <= set(links(page.text.content))
    session.model.language = "de"
    page.query.words = "Artefakt"
    assert "unser eigenes Wort" in said(page)


@pytest.mark.parametrize("tab", ["rules", "icons", "terms"])
def test_a_search_without_result_can_be_cleared(page: RulesPage, tab: str) -> None:
    page.query.param.update(tab=tab, part="solo")
    page.field.value_input = "nosuchword"
    assert "Nothing fits \u201cnosuchword\u201d" in said(page)
    assert page.clear.visible
    page.clear.clicks += 1
    assert (page.query.words, page.query.part, page.field.value_input) == ("", "", "")
    assert "nosuchword" not in said(page)
    assert not page.clear.visible


def test_the_address_leads_to_the_same_tab(session: DashboardSession, page: RulesPage) -> None:
    assert page.address() == {}
    page.query.tab = "terms"
    assert session.address == "?page=rules&tab=terms"
    page.read({"tab": "rules", "part": "solo"})
    assert page.address() == {"part": "solo"}
    page.read({"tab": "<script>", "part": "nosuch"})
    assert page.address() == {"part": "solo"}
    page.read({})
    assert page.address() == {}


def test_a_lesson_from_a_rule_and_a_link_to_a_rule(session: DashboardSession, page: RulesPage) -> None:
    page.go("rule", "nosuch")
    assert not page.window.dialog.open
    page.go("rule", "ship.harbor")
    assert page.window.dialog.open
    assert session.address.endswith("&rule=ship.harbor")
    page.window.text.receive({"lesson": "river"})
    assert not page.window.dialog.open
    assert session.page == "learn"
    assert session.pages["learn"].address() == {"lesson": "river"}


def test_another_language_keeps_what_was_looked_for(session: DashboardSession, page: RulesPage) -> None:
    page.query.param.update(tab="icons", words="vase")
    session.model.language = "de"
    assert list(page.tabs.options) == ["Regeln", "Symbole", "Glossar"]
    assert (page.tabs.value, page.field.value) == ("icons", "vase")
    assert "Vase" in said(page)

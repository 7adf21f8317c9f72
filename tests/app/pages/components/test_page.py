"""The Components page without a browser: filters are parameters, and only what is offered can be asked for."""

import pytest

from boonlake_panel import Setup
from boonlake_panel.app.model import GameModel
from boonlake_panel.app.pages.components.gallery import PAGE_SIZE
from boonlake_panel.app.pages.components.page import ComponentsPage
from boonlake_panel.app.session.dashboard import DashboardSession


@pytest.fixture
def page() -> ComponentsPage:
    opened = DashboardSession(GameModel(Setup(players=2, seed=7))).show("components")
    assert isinstance(opened, ComponentsPage)
    return opened


def test_filters_and_their_widgets_follow_each_other(page: ComponentsPage) -> None:
    everything = len(page.matches)
    page.filters.fields["card_kind"].value = "night"
    assert page.query.card_kind == "night"
    assert {component.record.kind for component in page.matches} == {"night"}
    page.query.most_coins = 8
    assert page.filters.fields["most_coins"].value == 8
    page.filters.clear()
    assert len(page.matches) == everything
    assert page.filters.fields["card_kind"].value == ""


def test_another_kind_forgets_the_filters_of_the_one_before(page: ComponentsPage) -> None:
    page.query.param.update(theme="vases", words="a")
    page.query.kind = "tiles"
    assert (page.query.theme, page.query.words) == ("", "a")
    assert not page.filters.fields["card_kind"].visible
    assert page.address() == {"kind": "tiles"}


def test_pages_of_pictures(page: ComponentsPage) -> None:
    assert len(page.gallery.items) == PAGE_SIZE
    first = page.gallery.items[0]["key"]
    page._turn(1)
    assert page.gallery.items[0]["key"] != first
    page.query.words = "auction"
    assert page.view.number == 0
    assert len(page.gallery.items) == 1


def test_only_pictures_that_are_shown_can_be_chosen(page: ComponentsPage) -> None:
    key = page.gallery.items[3]["key"]
    assert page.gallery.is_meant("choose", key)
    assert not page.gallery.is_meant("choose", "cards-nothing")
    assert not page.gallery.is_meant("choose", 3)
    page.show("cards-nothing")
    assert page.shown_key == ""
    page.gallery.value = key
    assert page.address() == {"show": key}
    page.window.dialog.open = False
    assert page.address() == {}


def test_the_table_shows_what_fits_and_can_get_shorter(page: ComponentsPage) -> None:
    page.view.tab = "table"
    assert page.table.shown is not None
    assert len(page.table.shown.widget.value) == len(page.matches)
    page.query.words = "auction"
    assert len(page.table.shown.widget.value) == 1
    page.table._opened(0)
    assert page.shown_key == page.table._keys[0]

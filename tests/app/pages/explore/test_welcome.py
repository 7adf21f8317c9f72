"""What strangers see first, and how they come back to it."""

from boonlake_panel.app.session.dashboard import DashboardSession


def test_a_stranger_is_welcomed_and_chooses_a_door() -> None:
    session = DashboardSession(first=True)
    page = session.pages["explore"]
    assert page.welcoming
    assert not page.explorer.layout.visible
    assert [door["name"] for door in page.welcome.doors] == ["learn", "play", "look"]
    page.welcome.receive({"open": "kitchen"})
    assert page.welcoming
    page.welcome.receive({"open": "look"})
    assert not page.welcoming
    assert page.explorer.layout.visible
    assert session.browser.visited
    assert len(session.model.study) > 100
    session.close()


def test_the_other_doors_and_the_way_back() -> None:
    session = DashboardSession(first=True)
    page = session.pages["explore"]
    page.welcome.receive({"open": "play"})
    assert page.new_game.dialog.open
    session.header.brand.receive({"home": True})
    assert page.welcoming
    page.welcome.receive({"open": "learn"})
    assert session.page == "learn"
    assert session.current.lesson.lesson
    session.header.brand.receive({"home": True})
    assert (session.page, page.welcoming) == ("explore", True)
    session.model.language = "de"
    assert "Lernen" in page.welcome.doors[0]["title"] or "lernen" in page.welcome.doors[0]["title"]
    session.close()


def test_whoever_was_here_before_comes_to_the_table() -> None:
    session = DashboardSession()
    assert not session.pages["explore"].welcoming
    assert session.pages["explore"].explorer.active
    session.close()

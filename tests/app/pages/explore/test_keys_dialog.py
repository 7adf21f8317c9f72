"""The window that says which key does what."""

import pytest

from boonlake_panel import GameModel, Setup
from boonlake_panel.app.session.dashboard import DashboardSession
from boonlake_panel.texts.messages import LANGUAGES, in_language, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_a_line(language: str) -> None:
    session = DashboardSession(GameModel(Setup(players=2, seed=1), language=language))
    with in_language(language):
        session.current.keys.show()
        assert session.current.keys.dialog.title == text("app-keys")
    content = session.current.keys.dialog[-1][0].content
    assert len(content) == 12
    assert all(line["c"][0]["c"] and line["c"][2] for line in content)
    session.close()

"""Games with the expansion Artifacts in the browser: prices, lake and artifacts by clicking their board."""

from collections.abc import Callable
from typing import Any

import pytest

from boonlake_panel import Game, Setup
from boonlake_panel.views.boards.artifacts.sheets import LakeRow

from .conftest import Visitor
from .games import axe_findings, begin, edit_position, middle, play_on

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("browser")]
Visit = Callable[..., Visitor]


def click(visitor: Visitor, name: str, game: Game) -> None:
    """Clicks a place of the sheet with the lake and the artifacts, as it lies in a game."""
    visitor.tap("below", LakeRow.window, *middle(LakeRow, game, name))


def to_the_prices(visitor: Visitor) -> Game:
    """Through the set-up, in the browser and beside it."""
    game = Game(Setup(players=2, seed=7, artifacts=True))
    while game.decision and game.decision.kind != "price":
        key = game.decision.keys[0]
        visitor.press("1", steps=1)
        game = game.play(key)
    visitor.page.get_by_role("tab", name="Lake", selected=True).wait_for()
    return game


def way_to_the_lake(game: Game, artifact: str) -> list[str]:
    """A price on an artifact, and then as far down the river as possible until somebody may move on the lake."""
    keys = [next(key for key in game.decision.keys if key.endswith(f".{artifact}"))]
    game = game.play(keys[-1])
    while game.decision.kind != "lake":
        sails = [key for key in game.decision.keys if key.startswith("sail:")]
        keys.append((sails or game.decision.keys[:1])[-1])
        game = game.play(keys[-1])
    return keys


def test_prices_and_the_lake_by_clicking(visit: Visit) -> None:
    visitor = visit(1280, 3400)
    visitor.open()
    begin(visitor, players=2, seed="7", artifacts=True)
    game = to_the_prices(visitor)
    artifact = game.position()["expansion"]["display"][0]["artifact"]
    visitor.picture("artifacts-prices")
    click(visitor, f"artifact:{artifact}", game)
    visitor.page.get_by_text("At this place").wait_for()
    for key in way_to_the_lake(game, artifact):
        before = visitor.step
        visitor.page.locator(f".choice[data-id='{key}']").click()
        visitor.until(lambda before=before: visitor.step == before + 1)  # type: ignore[misc]
        game = game.play(key)
    visitor.page.get_by_role("button", name="Move on the lake").first.wait_for()
    before = visitor.step
    visitor.picture("artifacts-lake")
    click(visitor, "lake:income.1", game)
    visitor.until(lambda: visitor.step == before + 1)
    visitor.page.get_by_text("reaches space 1 of the income side").first.wait_for()
    assert axe_findings(visitor) == {}


def test_a_solo_game_with_artifacts_to_its_end(visit: Visit) -> None:
    visitor = visit(1280, 3400)
    visitor.open()
    begin(visitor, players=1, seed="12", difficulty="Challenge", artifacts=True)
    play_on(visitor, lambda: visitor.page.get_by_role("button", name="Tide wheel").count() > 0)
    visitor.picture("artifacts-solo-choose")
    visitor.button("Play on").click()
    visitor.page.get_by_role("menuitem", name="To the end of the game").click()
    visitor.page.get_by_text("The game is over").wait_for()
    visitor.picture("artifacts-solo-end")


def test_hidden_hands_and_the_position_editor(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    begin(visitor, players=2, seed="7", artifacts=True)
    to_the_prices(visitor)
    visitor.page.get_by_label("Open hands").click()

    def on_the_lake(position: dict[str, Any]) -> None:
        position["players"][0]["expansion"] |= {"side": "vp", "place": 3, "prices": []}
        position["players"][1]["expansion"]["prices"] = []
        position["agenda"] = [{"step": "turn", "seat": 0}]

    edit_position(visitor, on_the_lake)
    visitor.until(lambda: visitor.prompt.startswith("Choose an action strip"))
    visitor.page.get_by_role("button", name="Return your figure").first.wait_for()


@pytest.mark.parametrize(("width", "dark"), [(1280, True), (390, False)])
def test_pictures_of_a_game_with_artifacts(visit: Visit, width: int, dark: bool) -> None:
    visitor = visit(width, 3200 if width > 600 else 5200)
    visitor.open()
    begin(visitor, players=3, seed="6", artifacts=True)
    for _ in range(3):
        visitor.play_on("To the next interim scoring")
        visitor.play_on("One choice")
    if dark:
        visitor.darken()
    visitor.picture(f"artifacts-{width}{'-dark' if dark else ''}")
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= width

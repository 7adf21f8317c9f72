"""Starting and playing games in the browser, of every kind."""

import json
from collections.abc import Callable
from typing import Any

from boonlake_panel import Game
from boonlake_panel.views import LIGHT, Snapshot
from boonlake_panel.views.drawing.canvas import Board

from .conftest import ARTEFACTS, Visitor


def begin(visitor: Visitor, players: int, seed: str, difficulty: str = "", artifacts: bool = False) -> None:
    """A new game through its window."""
    page = visitor.page
    visitor.button("New game").click()
    window = page.get_by_role("dialog")
    window.get_by_role("button", name=str(players), exact=True).click()
    page.get_by_role("textbox", name="Seed").fill(seed)
    if difficulty:
        choose_option(visitor, "Difficulty level", difficulty)
    window.get_by_label("Expansion Artifacts").set_checked(artifacts)
    page.get_by_role("button", name="Start the game").click()
    window.first.wait_for(state="hidden")
    visitor.until(lambda: visitor.step == 0)


def choose_option(visitor: Visitor, label: str, option: str) -> None:
    """Opens a list of the window and takes one of its options."""
    visitor.page.get_by_role("dialog").get_by_role("combobox", name=label).click()
    visitor.page.get_by_role("menuitem", name=option, exact=True).click()


def play_on(visitor: Visitor, done: Callable[[], bool], most: int = 80) -> None:
    """Takes the first choice again and again."""
    for _ in range(most):
        if done():
            return
        visitor.press("1", steps=1)
        visitor.settled()
    raise AssertionError(f"not reached; the page says {visitor.prompt!r}")


def edit_position(visitor: Visitor, change: Callable[[dict[str, Any]], None]) -> None:
    """Starts a study from the current position with something changed, as text."""
    visitor.button("Position").click()
    window = visitor.page.get_by_role("dialog")
    window.get_by_role("button", name="Text", exact=True).click()
    field = window.locator("textarea").first
    field.wait_for()
    position = json.loads(field.input_value())
    change(position)
    field.fill(json.dumps(position))
    visitor.page.get_by_role("button", name="Start a study from this position").click()
    window.first.wait_for(state="hidden")


def middle(kind: type[Board], game: Game, name: str) -> tuple[float, float]:
    """Where a place lies on a board, as it is drawn for a game."""
    board = kind(LIGHT)
    board.update(Snapshot.of(game))
    spot = next(spot for spot in board.spots.values() if spot.name == name)
    return (min(spot.xs) + max(spot.xs)) / 2, (min(spot.ys) + max(spot.ys)) / 2


def axe_findings(visitor: Visitor, name: str = "") -> dict[str, list[str]]:
    """What is serious for people who use assistive technology; with a name, everything found is kept to be read."""
    from axe_playwright_python.sync_playwright import Axe

    visitor.settled()
    violations = Axe().run(visitor.page).response["violations"]
    if name:
        ARTEFACTS.mkdir(parents=True, exist_ok=True)
        (ARTEFACTS / f"axe-{name}.json").write_text(json.dumps(violations, indent=1))
    serious = [item for item in violations if item["impact"] in ("serious", "critical")]
    return {item["id"]: [node["html"] for node in item["nodes"]] for item in serious}

"""The end of a game: the sheet adds up, names the winner, and leads on."""

import pytest

from boonlake_panel import GameModel, Setup
from boonlake_panel.app.kit.rich_text import Part
from boonlake_panel.app.viewers.companions import Companions
from boonlake_panel.app.viewers.score_sheet import result, sheet


def rows(table: Part) -> list[list[str]]:
    """The texts of all cells, row by row."""

    def words(node: Part | str) -> str:
        return node if isinstance(node, str) else "".join(words(child) for child in node.get("c", ()))

    def find(node: Part | str, tag: str) -> list[Part]:
        if isinstance(node, str):
            return []
        return [node] if node["t"] == tag else [each for child in node.get("c", ()) for each in find(child, tag)]

    return [[words(cell) for cell in row["c"]] for row in find(table, "tr")]


@pytest.fixture(scope="module")
def finished() -> GameModel:
    model = GameModel(Setup(players=3, seed=7, names=["Ada", "Ben", "Cleo"]))
    model.play_on("quick", "end")
    return model


def test_the_sheet_adds_up_by_seat(finished: GameModel) -> None:
    head, *sources, total = rows(sheet(finished.game))
    assert [name.split()[-1] for name in head[1:]] == ["Ada", "Ben", "Cleo"]
    assert [int(points) for points in total[1:]] == list(finished.scores)
    for seat, points in enumerate(finished.scores, 1):
        column = [row[seat].replace("\u2212", "-").replace("\u2013", "0") for row in sources]
        assert sum(map(int, column)) == points


def test_the_winner_is_named(finished: GameModel) -> None:
    names = ["Ada", "Ben", "Cleo"]
    assert f"{names[finished.game.winners[0]]} wins with {max(finished.scores)} points" in str(result(finished.game))


def test_a_solo_game_has_a_sheet() -> None:
    model = GameModel(Setup(players=1, seed=7))
    model.play_on("quick", "end")
    assert len(rows(sheet(model.game))[0]) == 3


def test_it_stands_there_only_at_the_end_and_leads_on(finished: GameModel) -> None:
    finished.last()
    companions = Companions(finished)
    went: list[str] = []
    companions.lead_to(review=lambda: went.append("review"))
    assert companions.sheet is not None
    assert list(companions.sheet.buttons.buttons) == ["learn", "review", "chart"]
    companions.sheet.buttons.receive({"press": "review"})
    companions.sheet.buttons.receive({"press": "chart"})
    assert went == ["review"]
    assert companions.sheet.trajectory is not None
    assert companions.sheet.trajectory.drawing.place.visible
    finished.back()
    assert not companions.layout.visible
    finished.last()
    assert companions.layout.visible

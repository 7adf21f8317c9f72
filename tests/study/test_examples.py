"""The studies in data/examples: whole games, annotated, that can be played with the data at hand."""

import pytest

from boonlake_panel.components import data_directory
from boonlake_panel.study.examples import example_names, load_example
from boonlake_panel.study.files import dumps

HELP = "run: python -m tests.study.make_examples"


def test_there_are_examples_for_two_three_and_four_players() -> None:
    players = [load_example(name).setup.players for name in example_names()]
    assert len(players) >= 6
    assert {2, 3, 4} <= set(players)


@pytest.mark.parametrize("name", example_names())
def test_an_example_is_a_whole_annotated_game(name: str) -> None:
    study = load_example(name)
    end = study.game_at(study.end(study.root))
    assert end.over, HELP
    assert study.title
    assert study.tags
    for seat, points in enumerate(end.scores):
        assert f"| {study.setup.seat_name(seat)} |" in study.root.comment
        assert f"| {points} |" in study.root.comment
    branches = [node for node in study if node.parent and node is not node.parent.children[0]]
    assert len(branches) >= 3
    assert all(node.name and node.comment for node in branches)
    assert len([node for node in study if node.comment]) >= 8
    assert any(node.mark for node in study)


@pytest.mark.parametrize("name", example_names())
def test_an_example_is_written_as_the_program_writes_it(name: str) -> None:
    path = data_directory() / "examples" / f"{name}.json"
    assert path.read_text(encoding="utf-8") == dumps(load_example(name)), HELP

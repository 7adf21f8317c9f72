"""The studies in data/examples: whole games, annotated, that can be played with the data at hand."""

import pytest

from boonlake_panel.analysis import frame
from boonlake_panel.study.examples import examples, load_example
from boonlake_panel.study.files import dumps
from boonlake_panel.texts import data_directory

HELP = "run: python -m tests.study.make_examples"


def test_there_are_examples_for_every_way_to_play() -> None:
    setups = [load_example(name).setup for name in examples()]
    base = [setup.players for setup in setups if not setup.artifacts]
    assert len(base) >= 7
    assert {1, 2, 3, 4} == set(base)
    assert {1, 3} == {setup.players for setup in setups if setup.artifacts}


@pytest.mark.parametrize("name", examples())
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


@pytest.mark.parametrize("name", ["solo", "three-artifacts", "solo-artifacts"])
def test_points_of_an_example_have_their_sources(name: str) -> None:
    """What the Wise Eminence and the expansion bring stands in the table of the study, choice by choice."""
    study = load_example(name)
    table = frame(study)
    assert (table.filter(like="points_").sum(axis=1) == table.score).all()
    end = table[table.node == study.end(study.root).id].set_index("seat")
    assert tuple(end.score) == study.game_at(study.end(study.root)).scores
    if study.setup.players == 1:
        assert end.player[1] == "Wise Eminence"
        assert end.points_cactus[1] > 0 == end.points_cactus[0]
        steps = table[(table.seat == 1) & table.main].points_cactus.diff()
        assert (steps.dropna() >= 0).all()
    if study.setup.artifacts:
        assert (end.points_lake + end.points_artifacts).max() > 0


@pytest.mark.parametrize("name", examples())
def test_an_example_is_written_as_the_program_writes_it(name: str) -> None:
    path = data_directory() / "examples" / f"{name}.json"
    assert path.read_text(encoding="utf-8") == dumps(load_example(name)), HELP

"""The table of a study: a row for each node and seat, built as the study grows."""

import random

import pytest

from boonlake_panel import Setup, Study
from boonlake_panel.analysis import StudyTable, frame


def played(study: Study, choices: int, seed: int = 1) -> Study:
    chance = random.Random(seed)
    for _ in range(choices):
        assert study.game.decision
        study.play(chance.choice(study.game.decision.keys))
    return study


@pytest.fixture(scope="module")
def study() -> Study:
    made = played(Study(Setup(players=3, seed=7, names=["Anna"])), 250)
    made.go(made.main_line[100])
    return played(made, 30, seed=2)


def test_a_row_for_each_node_and_seat(study: Study) -> None:
    table = frame(study)
    assert len(table) == 3 * (len(study) + 1)
    assert not table.duplicated(["node", "seat"]).any()
    assert list(table.loc[table.seat == 0, "node"]) == [node.id for node in study]
    assert set(table.player) == {"Anna", "Blue", "Yellow"}
    assert not table.isna().any().any()


def test_points_by_source_add_up_to_the_score(study: Study) -> None:
    table = frame(study)
    assert (table.filter(like="points_").sum(axis=1) == table.score).all()


def test_rows_tell_what_the_position_tells(study: Study) -> None:
    table = frame(study).set_index(["node", "seat"])
    for node in random.Random(4).sample(list(study), 25):
        game = study.game_at(node)
        position = game.position()
        for seat, player in enumerate(position["players"]):
            row = table.loc[(node.id, seat)]
            assert row.score == player["points"] == game.scores[seat]
            same = ("coins", "vases", "ranch", "supply", "houses", "settlements", "cattle", "coin_track", "card_track")
            assert [row[name] for name in same] == [player[name] for name in same]
            assert (row.hand, row.played) == (len(player["hand"]), len(player["display"]))
            assert (row.levers, row.ship) == (len(player["levers"]), player["ship"])
            assert row.levers_up == list(player["levers"].values()).count("up")
            assert row.production_iron == player["production"].get("iron", 0)
            pieces = [
                space[half]["seat"]
                for space in position["map"].values()
                for half in ("upper", "lower")
                if half in space
            ]
            assert row.sites == pieces.count(seat)
            herds = sum(space.get("cattle", [0] * 3)[seat] for space in position["map"].values())
            assert row.filter(like="presences_").sum() == row.sites + herds
            assert (row.scorings, row.turn) == (position["scorings"], node.turn)


def test_only_new_nodes_are_computed(study: Study) -> None:
    own = played(Study(study.setup), 40)
    table = StudyTable()
    table.frame(own)
    assert len(table) == 41
    played(own, 3)
    assert len(table.frame(own)) == 44 * 3
    assert len(table) == 44
    own.delete(own.main_line[39])
    assert len(table.frame(own)) == 40 * 3
    assert len(table) == 44
    assert frame(own).equals(table.frame(own))


def test_the_main_line_follows_promotion(study: Study) -> None:
    own = Study(study.setup)
    assert own.game.decision
    first, second = (own.branch(key) for key in own.game.decision.keys[:2])
    before = frame(own)
    assert set(before.loc[before.main, "node"]) == {"0", first.id}
    own.promote(second)
    after = frame(own)
    assert set(after.loc[after.main, "node"]) == {"0", second.id}


def test_a_game_against_the_eminence_has_rows_for_both() -> None:
    own = played(Study(Setup(players=1, seed=3)), 40)
    assert set(frame(own).player) == {"Red", "Wise Eminence"}

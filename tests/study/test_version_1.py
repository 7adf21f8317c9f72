"""Studies of version 1: answers to questions that were not asked then are filled in."""

import json
from typing import Any

import pytest

from boonlake_panel import Study
from boonlake_panel.study.errors import StudyError
from boonlake_panel.study.files import dumps, loads
from tests.engine import expansion
from tests.engine.pieces import house, settlement, taking
from tests.engine.support import keys, position

POOR = {"coins": 1, "hand": [], "ranch": 0, "levers": {"1.2": "up", "4.2": "up"}}


def document(position: dict[str, Any], lines: list[list[str]], version: int = 1) -> dict[str, Any]:
    """A study of some version that starts from a position: the first line, then others from its start."""
    study = Study(position=position)
    written = json.loads(dumps(study))
    nodes: list[dict[str, Any]] = [{"id": "0"}]
    for number, line in enumerate(lines):
        for step, key in enumerate(line):
            nodes.append({"id": f"n{number}{step}", "key": key, **({"from": "0"} if step == 0 else {})})
    return {**written, "version": version, "cursor": nodes[-1]["id"], "nodes": nodes}


def load(data: dict[str, Any]) -> Study:
    return loads(json.dumps(data))


def test_the_answer_that_went_without_saying_is_filled_in_and_ids_stay() -> None:
    """Pioneer: the other seat draws two cards, which version 1 did not ask; then it sells one of them."""
    start = taking("pioneer", {"hand": [], "ranch": 0}, POOR)
    while start.decision and start.decision.seat == 0:
        start = start.play("pass")
    drawn = start.play("common")
    sold = next(key for key in keys(drawn) if key.startswith("discard:"))
    study = load(document(start.position(), [[sold, "sail:1"], ["pass", "sail:2"], ["lever:4.2", sold]]))
    assert [node.key for node in study.main_line] == ["common", sold, "sail:1"]
    assert [node.key for node in study.root.children] == ["common"]
    assert [node.key for node in study.root.children[0].children] == [sold, "pass", "lever:4.2"]
    assert study.node.id == "n21"
    assert study.keys() == ["common", "lever:4.2", sold]
    assert [node.depth for node in study.node.path] == [1, 2, 3]
    again = loads(dumps(study))
    assert json.loads(dumps(again))["version"] == 2
    assert dumps(again) == dumps(study)


def test_a_study_of_version_2_is_taken_as_it_is() -> None:
    start = taking("pioneer", {"hand": [], "ranch": 0}, POOR)
    while start.decision and start.decision.seat == 0:
        start = start.play("pass")
    study = load(document(start.position(), [["lever:4.2", "lever:1.2", "modernize:2.1"]], version=2))
    assert study.keys() == ["lever:4.2", "lever:1.2", "modernize:2.1"]


@pytest.mark.parametrize(("vases", "filled"), [(1, []), (0, ["pass"])])
def test_before_an_interim_scoring_only_vases_at_hand_were_asked_for(vases: int, filled: list[str]) -> None:
    me = expansion.owner("AF1b", 1, side="income", place=3, me={"coins": 20, "vases": vases})
    start = expansion.scoring(1, me, map=expansion.board())
    line = ["pass"] * (2 + vases)
    study = load(document(start.position(), [line]))
    assert study.keys() == [*filled, *line]


def test_a_house_laid_aside_was_not_asked_for() -> None:
    sites = {f"s{space}": {"upper": house(), "lower": house()} for space in (7, 14)}
    last = {"s17": {"upper": house()}, "s25": {"upper": settlement()}}
    me = expansion.owner("AF2b", me={"houses": 6, "houses_aside": 1})
    start = expansion.scoring(1, me, map=expansion.board(**sites, **last))
    after = start.play("pass")
    assert start.decision is not None
    assert start.decision.kind == "place_house"
    study = load(document(start.position(), [[keys(after)[0]]]))
    assert study.keys() == ["pass", keys(after)[0]]


def test_what_is_illegal_anyway_is_still_told() -> None:
    with pytest.raises(StudyError, match="strip:nowhere"):
        load(document(position().position(), [["strip:nowhere"]]))

"""Large files and files of nonsense: read in bounded time, and by another process without losing anything."""

import json
import pickle
import time
from typing import Any

import pytest

from boonlake_panel import Game, PositionError, Setup, Study, StudyError
from boonlake_panel.study.checked import check, restore
from boonlake_panel.study.files import dumps, loads

from .support import grown

MANY = 200_000
QUICK = 1.5
"""Seconds; most of these took 1.5 to 14 while every fault was written down."""

NONSENSE: dict[str, dict[str, Any]] = {
    "fields": {f"field{n}": 1 for n in range(MANY)},
    "nodes that are none": {"nodes": [1] * MANY},
    "nodes with fields": {
        "nodes": [{"id": str(n), "key": "a", **{f"f{k}": 1 for k in range(20)}} for n in range(9999)]
    },
    "choices that are none": {"nodes": [{"id": "0"}, *({"from": "0", "key": f"sail:{n}"} for n in range(49_000))]},
    "tags": {"tags": ["tag"] * MANY},
    "fields of the set-up": {"setup": {f"field{n}": 1 for n in range(MANY)}},
}


@pytest.mark.parametrize("what", NONSENSE)
def test_a_file_of_nonsense_is_refused_in_no_time(what: str) -> None:
    written = json.dumps({**json.loads(dumps(Study(Setup(players=2, seed=7)))), **NONSENSE[what]})
    began = time.process_time()
    with pytest.raises(StudyError) as caught:
        loads(written)
    assert time.process_time() - began < QUICK
    assert len(caught.value.faults) <= 130


@pytest.mark.parametrize("field", ["setup", "strips", "map", "deck", "agenda", "chance"])
def test_a_position_of_nonsense_is_refused_in_no_time(field: str) -> None:
    position = Game(Setup(players=2, seed=7)).position()
    is_list = isinstance(position.get(field), list)
    position[field] = [f"x{n}" for n in range(MANY)] if is_list else {f"x{n}": 1 for n in range(MANY)}
    began = time.process_time()
    with pytest.raises(PositionError) as caught:
        Game.from_position(position)
    assert time.process_time() - began < QUICK
    assert len(caught.value.faults) <= 101


def test_what_another_process_has_checked_is_the_same_study() -> None:
    study = grown(150, players=3)
    study.comment("here")
    study.rename("Title")
    study.back(3)
    copy = restore(pickle.loads(pickle.dumps(check(dumps(study)))))
    assert dumps(copy) == dumps(study)
    assert [(node.seat, node.turn, node.round) for node in copy] == [
        (node.seat, node.turn, node.round) for node in study
    ]
    assert copy.game.position() == study.game.position()


def test_what_is_wrong_comes_out_of_another_process_too() -> None:
    study = grown(40)
    written = dumps(study).replace(study.main_line[-1].key, "sail:99")
    with pytest.raises(StudyError) as here:
        loads(written)
    with pytest.raises(StudyError) as there:
        restore(pickle.loads(pickle.dumps(check(written))))
    assert str(there.value) == str(here.value)
    assert here.value.study is not None
    assert there.value.study is not None
    assert dumps(there.value.study) == dumps(here.value.study)
    with pytest.raises(StudyError, match="JSON"):
        check("{")

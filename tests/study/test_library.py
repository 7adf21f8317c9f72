"""The library: listing, search, tags, trash, autosave, two tabs on one study, and processes that are killed."""

import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from boonlake_panel import Library, Setup, Study, StudyError
from boonlake_panel.study.files import dumps
from boonlake_panel.study.library import Notice, TrackedStudy

from .support import grown, options

ROOT = Path(__file__).parents[2]


@pytest.fixture
def library(database: str) -> Iterator[Library]:
    opened = Library(database)
    yield opened
    opened.close()


def new(title: str = "", *tags: str, players: int = 2) -> Study:
    return Study(Setup(players=players, seed=7), title=title, tags=tags)


def titles(library: Library, **query: object) -> list[str]:
    return [entry.title for entry in library.entries(**query)]  # type: ignore[arg-type]


def test_a_study_comes_back_as_it_was(library: Library) -> None:
    study = grown(120, players=3)
    study.rename("Ænglisc ☃ study")
    kept = library.keep(study)
    again = library.open(kept.id).study
    assert dumps(again) == dumps(study)


def test_every_change_is_saved(library: Library) -> None:
    kept = library.keep(new("Autosave"))
    study = kept.study
    for _ in range(5):
        study.play(options(study)[0])
        assert dumps(library.open(kept.id).study) == dumps(study)
    study.comment("**here**")
    study.mark("good")
    study.delete(study.main_line[-2])
    study.tag("late")
    assert dumps(library.open(kept.id).study) == dumps(study)
    assert library.entries()[0].version == kept.version == 10
    kept.close()
    study.play(options(study)[0])
    assert len(library.open(kept.id).study) == len(study) - 1


def test_looking_around_saves_nothing(library: Library) -> None:
    kept = library.keep(grown(30))
    kept.study.back(3)
    kept.study.go(kept.study.root)
    assert kept.version == 1


def test_ids_can_be_shared_but_not_guessed(library: Library) -> None:
    kept = [library.keep(new()) for _ in range(3)]
    assert len({one.id for one in kept}) == 3
    assert all(re.fullmatch(r"[2-9a-z]{16}", one.id) for one in kept)
    assert kept[0].link() == f"?study={kept[0].id}&node=0"
    for wrong in ("nowhere", "", "x" * 100, "'; DROP TABLE boonlake_studies; --"):
        with pytest.raises(StudyError, match="no study"):
            library.open(wrong)


def test_studies_are_listed_and_found(library: Library) -> None:
    first = library.keep(new("Opening with cattle", "Opening", "cattle"))
    library.keep(new("Late levers", "endgame", players=4))
    third = library.keep(new("100%_sure", "opening"))
    assert titles(library) == ["100%_sure", "Late levers", "Opening with cattle"]
    first.study.comment("Watch the *Shipyard*")
    assert titles(library)[0] == "Opening with cattle"
    assert titles(library, search="SHIPYARD cattle") == ["Opening with cattle"]
    assert titles(library, search="shipyard levers") == []
    assert titles(library, search="%") == titles(library, search="0%_") == ["100%_sure"]
    assert titles(library, search="\x00") == titles(library)
    assert sorted(titles(library, tag="opening")) == ["100%_sure", "Opening with cattle"]
    assert library.tags() == {"cattle": 1, "endgame": 1, "opening": 2}
    third.study.untag("opening")
    assert library.tags()["opening"] == 1
    assert titles(library, limit=1, offset=1) == ["Opening with cattle"]
    (entry,) = library.entries(search="levers")
    assert (entry.players, entry.choices, entry.tags) == (4, 0, ("endgame",))
    assert entry.created.tzinfo is not None


def test_the_trash_gives_back_what_it_holds(library: Library) -> None:
    kept = library.keep(new("Mine", "tag"))
    library.keep(new("Other"))
    library.trash(kept.id)
    assert titles(library) == ["Other"]
    assert titles(library, trashed=True) == ["Mine"]
    assert library.tags() == {}
    library.restore(kept.id)
    assert sorted(titles(library)) == ["Mine", "Other"]
    library.trash(kept.id)
    assert library.empty_trash(older_than=timedelta(days=30)) == 0
    assert library.empty_trash() == 1
    with pytest.raises(StudyError, match="no study"):
        library.restore(kept.id)


def test_who_changes_a_study_takes_it_out_of_the_trash(library: Library) -> None:
    kept = library.keep(new("Mine"))
    library.trash(kept.id)
    kept.study.play(options(kept.study)[0])
    assert titles(library) == ["Mine"]


def two_tabs(library: Library) -> tuple[TrackedStudy, TrackedStudy, list[Notice]]:
    """A study with three choices, open twice, and what the second is told."""
    kept = library.keep(new("Shared", "both"))
    for _ in range(3):
        kept.study.play(options(kept.study)[0])
    second = library.open(kept.id)
    told: list[Notice] = []
    second.subscribe(told.append)
    return kept, second, told


def test_two_tabs_the_second_is_told_and_keeps_its_work_as_a_branch(library: Library) -> None:
    first, second, told = two_tabs(library)
    a, b = options(first.study)[:2]
    theirs = first.study.play(a)
    ours = second.study.play(b)
    assert [notice.what for notice in told] == ["merged"]
    assert "your choices as a branch" in told[0].message
    assert [node.id for node in told[0].nodes] == [theirs.id]
    assert second.study.node is ours
    stored = library.open(first.id).study
    assert [node.key for node in stored.main_line[-1:]] == [a]
    assert [node.key for node in stored.main_line[-2].children] == [a, b]
    first.study.back()
    first.study.comment("now I hear of it")
    assert dumps(library.open(first.id).study).splitlines()[8:] == dumps(first.study).splitlines()[8:]


def test_two_tabs_that_make_the_same_choice_agree(library: Library) -> None:
    first, second, _ = two_tabs(library)
    key = options(first.study)[0]
    assert first.study.play(key).id == second.study.play(key).id
    assert len(library.open(first.id).study) == 4


def test_merging_keeps_notes_order_and_deletions_of_both(library: Library) -> None:
    first, second, _ = two_tabs(library)
    line = [node.id for node in first.study.main_line]
    first.study.comment("theirs", line[0])
    first.study.comment("only theirs", line[1])
    first.study.tag("theirs")
    first.study.untag("both")
    first.study.delete(line[2])
    second.study.go(line[0])
    second.study.comment("ours")
    second.study.rename("Renamed")
    merged = library.open(first.id).study
    assert merged.at(line[0]).comment == "theirs\n\nours"
    assert merged.at(line[1]).comment == "only theirs"
    assert line[2] not in merged.tree
    assert (merged.title, merged.tags) == ("Renamed", ("theirs",))


def test_what_one_deletes_stays_if_the_other_went_on_from_there(library: Library) -> None:
    first, second, _ = two_tabs(library)
    gone = first.study.main_line[1].id
    first.study.delete(gone)
    more = second.study.play(options(second.study)[0])
    assert more.id in library.open(first.id).study.tree
    first.study.play(options(first.study)[-1])
    assert more.id in first.study.tree


def test_an_order_that_one_changed_stays(library: Library) -> None:
    first, second, _ = two_tabs(library)
    a, b = (first.study.branch(key, node=first.study.root).id for key in options(new())[:2])
    second.study.comment("catch up")
    first.study.comment("catch up too", first.study.root)
    first.study.make_main(b)
    second.study.comment("again")
    assert [node.id for node in second.study.root.children][:2] == [b, a]
    second.study.make_main(a)
    first.study.comment("and again")
    assert [node.id for node in first.study.root.children][:2] == [a, b]


def test_many_tabs_lose_nothing(library: Library) -> None:
    chance = random.Random(5)
    tabs = [library.keep(new("Busy"))]
    tabs += [library.open(tabs[0].id) for _ in range(3)]
    made = set()
    for _ in range(60):
        study = chance.choice(tabs).study
        if chance.random() < 0.2:
            study.go(chance.choice(list(study)))
        made.add(study.play(chance.choice(options(study))).id)
    for tab in tabs:
        tab.save()
    stored = library.open(tabs[0].id).study
    assert made <= {node.id for node in stored}


def test_a_study_that_was_deleted_elsewhere_is_kept_as_a_new_one(library: Library) -> None:
    first, second, told = two_tabs(library)
    library.trash(first.id)
    library.empty_trash()
    second.study.play(options(second.study)[0])
    assert [notice.what for notice in told] == ["copied"]
    assert second.id != first.id
    assert len(library.open(second.id).study) == 4


def test_a_library_that_does_not_answer_is_reported_and_tried_again(tmp_path: Path) -> None:
    path = tmp_path / "studies.db"
    library = Library(str(path))
    kept = library.keep(new())
    told: list[Notice] = []
    kept.subscribe(told.append)
    write = library.write
    library.write = lambda *_: (_ for _ in ()).throw(StudyError("disk full"))  # type: ignore[method-assign]
    kept.study.play(options(kept.study)[0])
    library.write = write  # type: ignore[method-assign]
    kept.study.play(options(kept.study)[0])
    assert [notice.what for notice in told] == ["unsaved", "saved"]
    assert len(library.open(kept.id).study) == 2


@pytest.mark.parametrize(
    ("url", "message"),
    [
        pytest.param("postgresql://me:secret@127.0.0.1:1/none", "cannot be opened", marks=pytest.mark.postgres),
        ("oracle+nothing://x", "not supported"),
        ("://", "cannot be read"),
        ("sqlite:////nowhere/at/all.db", "unable to open"),
    ],
)
def test_a_bad_address_gets_a_clear_answer(url: str, message: str) -> None:
    with pytest.raises(StudyError, match=message) as caught:
        Library(url)
    assert "secret" not in str(caught.value)


def test_the_default_is_a_file_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BOONLAKE_LIBRARY", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(
        "boonlake_panel.study.library.database.user_data_path", lambda *_, **__: tmp_path / "new" / "data"
    )
    library = Library()
    library.keep(new("Here"))
    assert (tmp_path / "new" / "data" / "studies.db").exists()
    monkeypatch.setenv("BOONLAKE_LIBRARY", f"sqlite:///{tmp_path / 'other.db'}")
    assert titles(Library()) == []


def test_a_newer_library_is_not_touched(database: str) -> None:
    from sqlalchemy import update

    from boonlake_panel.study.library.tables import SchemaRow

    library = Library(database)
    with library._session() as session:
        session.execute(update(SchemaRow).values(version=99))
    library.close()
    with pytest.raises(StudyError, match="version 99"):
        Library(database)


PLAYER = """
import random, sys
from boonlake_panel import Library

kept = Library(sys.argv[1]).open(sys.argv[2])
kept.subscribe(lambda notice: None if notice.what in ("saved", "merged") else sys.exit(notice.message))
chance = random.Random(int(sys.argv[3]))
if sys.argv[5:]:
    kept.study.go(sys.argv[5])
print(len(kept.study), flush=True)
while kept.study.game.decision and len(kept.study.keys()) < int(sys.argv[4]):
    kept.study.play(chance.choice(kept.study.game.decision.keys))
    print(len(kept.study), flush=True)
"""


@pytest.mark.slow
def test_a_killed_process_loses_at_most_the_last_choice(database: str, tmp_path: Path) -> None:
    library = Library(database)
    kept = library.keep(new())
    kept.close()
    chance = random.Random(3)
    for attempt in range(5):
        said = tmp_path / f"said{attempt}"
        with said.open("w") as out:
            command = [sys.executable, "-c", PLAYER, database, kept.id, str(attempt), "9999"]
            process = subprocess.Popen(command, cwd=ROOT, stdout=out)
            wait_for_lines(process, said, chance.randrange(2, 25))
            time.sleep(chance.random() * 0.01)
            os.kill(process.pid, signal.SIGKILL)
            process.wait()
        acknowledged = int(said.read_text().split("\n")[-2])
        assert acknowledged <= len(library.open(kept.id).study) <= acknowledged + 1
    assert len(library.open(kept.id).study) > 5


@pytest.mark.slow
def test_processes_that_write_at_the_same_time_lose_nothing(database: str) -> None:
    library = Library(database)
    kept = library.keep(new())
    kept.close()
    commands = [[sys.executable, "-c", PLAYER, database, kept.id, str(seed), "25", "0"] for seed in range(3)]
    for process in [subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) for command in commands]:
        process.communicate(timeout=100)
        assert process.returncode == 0
    study = library.open(kept.id).study
    assert sorted(node.depth for node in study if not node.children) == [25, 25, 25]


def wait_for_lines(process: subprocess.Popen[bytes], path: Path, count: int) -> None:
    deadline = time.monotonic() + 60
    while path.read_text().count("\n") < count:
        assert process.poll() is None, "the player stopped by itself"
        assert time.monotonic() < deadline
        time.sleep(0.002)

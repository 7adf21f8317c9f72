"""Earlier versions, and what is damaged in the database."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import select, update

from boonlake_panel import Library, Setup, Study, StudyError
from boonlake_panel.study.library import versions
from boonlake_panel.study.library.tables import StudyRow, VersionRow
from boonlake_panel.study.limits import MAX_COMMENT, MAX_TAGS

from .support import options


@pytest.fixture
def library(database: str) -> Iterator[Library]:
    opened = Library(database)
    yield opened
    opened.close()


def study(title: str = "Study") -> Study:
    return Study(Setup(players=2, seed=7), title=title)


def test_a_version_can_be_looked_at_and_brought_back(library: Library) -> None:
    kept = library.keep(study())
    first = kept.study.play(options(kept.study)[0])
    kept.study.comment("gone soon")
    kept.study.delete(first)
    assert [version.version for version in library.versions(kept.id)] == [4, 3, 2, 1]
    assert library.version(kept.id, 3).at(first.id).comment == "gone soon"
    library.bring_back(kept.id, 3)
    again = library.open(kept.id)
    assert (again.version, again.study.at(first.id).comment) == (5, "gone soon")
    assert len(library.version(kept.id, 4)) == 0
    with pytest.raises(StudyError, match="version 9"):
        library.version(kept.id, 9)


def test_the_last_versions_stay_and_one_of_each_day_before(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(versions, "LAST", 3)
    moment = datetime(2026, 5, 1)
    kept = library.keep(study())
    for hours in (1, 2, 25, 26, 50, 51, 52, 53):
        monkeypatch.setattr(versions, "now", lambda hours=hours: moment + timedelta(hours=hours))
        kept.study.comment(f"after {hours} hours")
    left = [library.version(kept.id, version.version).root.comment for version in library.versions(kept.id)]
    assert left[:3] == ["after 53 hours", "after 52 hours", "after 51 hours"]
    assert {"after 26 hours", "after 2 hours"} <= {*left}
    assert "after 25 hours" not in left


def test_a_damaged_study_is_told_and_hides_no_other(tmp_path: object) -> None:
    library = Library(f"sqlite:///{tmp_path}/studies.db")
    bad, good = library.keep(study("Bad")), library.keep(study("Good"))
    with library._engine.begin() as connection:
        connection.exec_driver_sql("UPDATE boonlake_studies SET changed = 'no time', players = 'x' WHERE title = 'Bad'")
        connection.exec_driver_sql("UPDATE boonlake_versions SET document = x'00', saved = 'no time' WHERE version = 1")
    assert [entry.title for entry in library.entries()] == ["Good"]
    assert library.open(good.id).study.title == "Good"
    for damage in ("{", "", "null", '{"format": "boonlake-study"}', "\x00"):
        with library._session() as session:
            session.execute(update(StudyRow).where(StudyRow.id == bad.id).values(document=damage))
        with pytest.raises(StudyError):
            library.open(bad.id)
    for call in (lambda: library.version(good.id, 1), lambda: library.versions(good.id)):
        with pytest.raises(StudyError):
            call()
    library.close()


def test_what_is_merged_can_be_opened(library: Library) -> None:
    first = library.keep(study())
    second = library.open(first.id)
    first.study.comment("a" * MAX_COMMENT)
    first.study.tag(*(f"first{number}" for number in range(MAX_TAGS)))
    second.study.tag(*(f"second{number}" for number in range(MAX_TAGS)))
    second.study.comment("b" * MAX_COMMENT)
    assert len(library.open(first.id).study.root.comment) == MAX_COMMENT


def test_a_library_that_cannot_be_written_is_not_healthy(tmp_path: Path) -> None:
    library = Library(f"sqlite:///{tmp_path}/studies.db")
    library.check()
    library.close()
    closed = Library(f"sqlite:///file:{tmp_path}/studies.db?mode=ro&uri=true")
    with pytest.raises(StudyError):
        closed.check()


def test_what_could_not_be_opened_is_not_saved(library: Library) -> None:
    with pytest.raises(StudyError, match="names"):
        library.keep(Study(Setup(players=2, seed=7, names=["x\x07", "y"])))
    assert library.entries() == []


def test_the_trash_is_emptied_after_thirty_days(library: Library) -> None:
    old, new = library.keep(study("Old")), library.keep(study("New"))
    library.trash(old.id)
    with library._session() as session:
        long_ago = datetime(2020, 1, 1)
        session.execute(update(StudyRow).where(StudyRow.id == old.id).values(trashed=long_ago))
    assert library.entries(trashed=True) == []
    library.trash(new.id)
    with library._session() as session:
        assert list(session.scalars(select(StudyRow.id))) == [new.id]
        assert list(session.scalars(select(VersionRow.study))) == [new.id]

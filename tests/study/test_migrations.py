"""Databases of 0.1: their studies belong to nobody, stay open, and can be found by the names of the players."""

import threading
from datetime import datetime

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from boonlake_panel import Library, Setup, Study, StudyError
from boonlake_panel.study.files import dumps
from boonlake_panel.study.library import Visitor, Whose
from boonlake_panel.study.library.tables import Base

OLD = sa.MetaData()
SCHEMA = sa.Table("boonlake_schema", OLD, sa.Column("version", sa.Integer, primary_key=True))
STUDIES = sa.Table(
    "boonlake_studies",
    OLD,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("title", sa.String(200), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("choices", sa.Integer, nullable=False),
    sa.Column("pack", sa.Text, nullable=False),
    sa.Column("created", sa.DateTime, nullable=False),
    sa.Column("changed", sa.DateTime, nullable=False, index=True),
    sa.Column("trashed", sa.DateTime),
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("document", sa.Text, nullable=False),
)
TAGS = sa.Table(
    "boonlake_tags",
    OLD,
    sa.Column("study", sa.String(16), sa.ForeignKey("boonlake_studies.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("tag", sa.String(40), primary_key=True, index=True),
)


@pytest.fixture
def old(database: str) -> str:
    """A database as 0.1 made it, with a study and a damaged one."""
    url = database.replace("postgresql:", "postgresql+psycopg:")
    document = dumps(Study(Setup(players=2, seed=7, names=["Grace", "Alan"]), title="Old"))
    moment = datetime(2026, 1, 2)
    row = {"version": 3, "players": 2, "choices": 0, "pack": "standard", "created": moment, "changed": moment}
    engine = sa.create_engine(url)
    with engine.begin() as connection:
        OLD.create_all(connection)
        connection.execute(SCHEMA.insert().values(version=1))
        connection.execute(STUDIES.insert().values(id="old", title="Old", words="old", document=document, **row))
        connection.execute(STUDIES.insert().values(id="bad", title="Bad", words="bad", document='{"setup"', **row))
        connection.execute(TAGS.insert().values(study="old", tag="kept"))
    engine.dispose()
    return database


def test_studies_of_the_first_version_stay_open_to_everybody(old: str) -> None:
    library = Library(old).visited_by(Visitor("b" * 64))
    assert sorted(entry.title for entry in library.entries(whose=Whose.EVERYBODYS)) == ["Bad", "Old"]
    assert [entry.tags for entry in library.entries(search="grace")] == [("kept",)]
    tab = library.open("old")
    assert tab.access.is_nobodys
    tab.study.rename("Changed")
    assert [version.version for version in library.versions("old")] == [4]
    library.trash("old")
    with pytest.raises(StudyError):
        library.open("bad")
    library.close()


def test_tables_come_out_as_if_they_were_new(old: str) -> None:
    library = Library(old)
    with library._engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": "boonlake_alembic"})
        assert compare_metadata(context, Base.metadata) == []
    library.close()


def test_processes_that_start_together_migrate_once(old: str) -> None:
    problems: list[BaseException] = []

    def start() -> None:
        try:
            Library(old).close()
        except BaseException as problem:
            problems.append(problem)

    threads = [threading.Thread(target=start) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert problems == []
    assert len(Library(old).entries()) == 2

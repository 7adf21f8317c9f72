"""Opening the database: SQLite in the user's folder by default, PostgreSQL by URL."""

import os
from pathlib import Path
from typing import Any

from platformdirs import user_data_path
from sqlalchemy import URL, Connection, Engine, StaticPool, create_engine, event, func, inspect, make_url, select
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError

from ..errors import StudyError
from .tables import SCHEMA, Base, SchemaRow

ENVIRONMENT = "BOONLAKE_LIBRARY"
MAX_WAIT = 3
"""Seconds to wait for a connection, or for a lock that somebody else holds."""
MAX_STATEMENT = 10
"""Seconds for one statement on a PostgreSQL server."""
PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", f"busy_timeout = {1000 * MAX_WAIT}", "foreign_keys = ON")
"""Readers and one writer at the same time; what was saved survives a power cut; wait a little instead of failing."""
MIGRATION_LOCK = 0xB00
"""The number of PostgreSQL's advisory lock under which one process makes or changes the tables."""


def open_database(url: str | None) -> Engine:
    """An engine for the database of a URL, with its tables made or brought up to date if need be."""
    target = _url(url or os.environ.get(ENVIRONMENT) or _default())
    try:
        engine = create_engine(target, **_options(target))
        if engine.dialect.name == "sqlite":
            event.listen(engine, "connect", _prepare_sqlite)
        _prepare_tables(engine)
    except (SQLAlchemyError, ImportError, OSError, ValueError) as error:
        raise StudyError(f"the library {shown(target)} cannot be opened: {_reason(error)}") from None
    return engine


def shown(url: URL) -> str:
    """A URL without its password."""
    return url.render_as_string(hide_password=True)


def _default() -> str:
    folder = user_data_path("boonlake_panel", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StudyError(f"the folder {folder} for your studies cannot be made: {error.strerror}") from None
    return f"sqlite:///{folder / 'studies.db'}"


def _url(words: str) -> URL:
    try:
        url = make_url(words if "://" in words else f"sqlite:///{Path(words).expanduser()}")
    except (ArgumentError, RuntimeError, ValueError):
        raise StudyError("the URL of the library cannot be read; expected for example sqlite:///studies.db") from None
    if url.drivername in ("postgres", "postgresql"):
        return url.set(drivername="postgresql+psycopg")
    return url


def _options(url: URL) -> dict[str, Any]:
    """How to connect: nobody waits long for a database that does not answer."""
    if url.get_backend_name() != "sqlite":
        limits = f"-c lock_timeout={MAX_WAIT}s -c statement_timeout={MAX_STATEMENT}s"
        arguments = {"connect_timeout": MAX_WAIT, "options": limits}
        return {"pool_pre_ping": True, "pool_timeout": MAX_WAIT, "connect_args": arguments}
    if url.database in (None, "", ":memory:"):
        return {"poolclass": StaticPool, "connect_args": {"check_same_thread": False}}
    return {"pool_timeout": MAX_WAIT}


def _reason(error: Exception) -> str:
    if isinstance(error, NoSuchModuleError):
        return "this kind of database is not supported; use SQLite or PostgreSQL"
    if isinstance(error, ImportError):
        return f"{error}; install it with: pip install 'boonlake_panel[postgres]'"
    return str(error.orig if isinstance(error, DBAPIError) else error).strip()


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _prepare_tables(engine: Engine) -> None:
    with engine.connect() as connection:
        if _version(connection) == SCHEMA:
            return
    with engine.begin() as connection:
        _lock(connection)
        version = _version(connection)  # another process may have been faster
        if version is None:
            Base.metadata.create_all(connection)
            connection.execute(SchemaRow.__table__.insert().values(version=SCHEMA))  # type: ignore[attr-defined]
        elif version < SCHEMA:
            from .migrations import upgrade

            upgrade(connection, version)
        elif version > SCHEMA:
            raise SQLAlchemyError(f"its tables have version {version}, known is {SCHEMA}; update boonlake_panel")


def _version(connection: Connection) -> int | None:
    """The version of the tables; None if there are none."""
    if not inspect(connection).has_table(SchemaRow.__tablename__):
        return None
    return connection.scalar(select(SchemaRow.version))


def _lock(connection: Connection) -> None:
    """Let one process at a time make or change the tables."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))

"""Opening the database: SQLite in the user's folder by default, PostgreSQL by URL."""

import os
from pathlib import Path
from typing import Any

from platformdirs import user_data_path
from sqlalchemy import URL, Engine, create_engine, event, make_url, select
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.orm import Session

from ..errors import StudyError
from .tables import SCHEMA, Base, SchemaRow

ENVIRONMENT = "BOONLAKE_LIBRARY"
PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 10000", "foreign_keys = ON")
"""Readers and one writer at the same time; what was saved survives a power cut; wait instead of failing."""


def open_database(url: str | None) -> Engine:
    """An engine for the database of a URL, with its tables made if need be."""
    target = _url(url or os.environ.get(ENVIRONMENT) or _default())
    try:
        engine = create_engine(target, pool_pre_ping=target.get_backend_name() != "sqlite")
        if engine.dialect.name == "sqlite":
            event.listen(engine, "connect", _prepare_sqlite)
        _make_tables(engine)
    except (SQLAlchemyError, ImportError) as error:
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


def _url(text: str) -> URL:
    try:
        url = make_url(text if "://" in text else f"sqlite:///{Path(text).expanduser()}")
    except ArgumentError:
        raise StudyError("the URL of the library cannot be read; expected for example sqlite:///studies.db") from None
    if url.drivername in ("postgres", "postgresql"):
        return url.set(drivername="postgresql+psycopg")
    return url


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


def _make_tables(engine: Engine) -> None:
    try:
        Base.metadata.create_all(engine)
    except DBAPIError:
        Base.metadata.create_all(engine)  # another process made them at the same moment
    with Session(engine) as session:
        version = session.scalar(select(SchemaRow.version))
        if version is None:
            session.merge(SchemaRow(version=SCHEMA))
            session.commit()
        elif version != SCHEMA:
            raise SQLAlchemyError(f"its tables have version {version}, known is {SCHEMA}; update boonlake_panel")

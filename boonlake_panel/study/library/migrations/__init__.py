"""From the tables of an older version to those of this one, by Alembic; loaded only when there is something to do."""

import logging
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

HERE = Path(__file__).parent


def upgrade(connection: Connection, version: int) -> None:
    """Bring tables of a version up to date, inside the transaction of a connection."""
    config = Config()
    config.set_main_option("script_location", str(HERE))
    config.attributes["connection"] = connection
    logging.getLogger("alembic").setLevel(logging.WARNING)
    command.stamp(config, revision(version))
    command.upgrade(config, "head")


def revision(version: int) -> str:
    """The name of a version of the tables."""
    return f"{version:04}"

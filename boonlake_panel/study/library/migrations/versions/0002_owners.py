"""Studies get an owner, a visibility and versions; those of 0.1 belong to nobody and stay open to all."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

STUDIES = "boonlake_studies"


def upgrade() -> None:
    """From 0.1."""
    op.add_column(STUDIES, sa.Column("owner", sa.String(64), nullable=True))
    op.add_column(STUDIES, sa.Column("owner_name", sa.String(60), nullable=False, server_default=""))
    op.add_column(STUDIES, sa.Column("visibility", sa.String(8), nullable=False, server_default="public"))
    op.add_column(STUDIES, sa.Column("editable", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column(STUDIES, sa.Column("size", sa.Integer(), nullable=False, server_default="0"))
    op.create_index(f"ix_{STUDIES}_owner", STUDIES, ["owner"])
    op.create_table(
        "boonlake_shared",
        sa.Column("study", sa.String(16), sa.ForeignKey(f"{STUDIES}.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("visitor", sa.String(64), primary_key=True),
    )
    op.create_index("ix_boonlake_shared_visitor", "boonlake_shared", ["visitor"])
    op.create_table(
        "boonlake_versions",
        sa.Column("study", sa.String(16), sa.ForeignKey(f"{STUDIES}.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("version", sa.Integer(), primary_key=True),
        sa.Column("saved", sa.DateTime(), nullable=False),
        sa.Column("choices", sa.Integer(), nullable=False),
        sa.Column("document", sa.LargeBinary(), nullable=False),
    )
    _add_player_names()
    op.execute("UPDATE boonlake_schema SET version = 2")


def _add_player_names() -> None:
    """A search looks at the names of the players, too."""
    studies = sa.table(STUDIES, *map(sa.column, ("id", "document", "words", "size")))
    connection = op.get_bind()
    for (id_,) in connection.execute(sa.select(studies.c.id)).all():
        this = studies.c.id == id_
        document, words = connection.execute(sa.select(studies.c.document, studies.c.words).where(this)).one()
        names = "\n".join(_names(document)).casefold()
        values = {"words": f"{words}\n{names}" if names else words, "size": len(document)}
        connection.execute(sa.update(studies).where(this).values(values))


def _names(document: str) -> list[str]:
    try:
        data = json.loads(document)
        return [str(name) for name in (data.get("position") or data)["setup"]["names"]]
    except (AttributeError, LookupError, RecursionError, TypeError, ValueError):
        return []  # a damaged study stays as it is

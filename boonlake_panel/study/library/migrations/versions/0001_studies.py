"""The tables of 0.1, which were made without Alembic."""

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Nothing comes before these tables."""

"""Alembic's way in: migrations run on the connection that they are given."""

from alembic import context

context.configure(
    connection=context.config.attributes["connection"],
    version_table="boonlake_alembic",
    transactional_ddl=True,
)
context.run_migrations()

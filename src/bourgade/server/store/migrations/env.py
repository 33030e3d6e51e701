"""What Alembic runs to bring a database up to date, inside the caller's transaction."""

from __future__ import annotations

from alembic import context

from bourgade.server.store.schema import VERSION_TABLE, metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()

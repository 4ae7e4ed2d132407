"""How Alembic reaches the database: through the connection that migrate.py hands it."""

from __future__ import annotations

from alembic import context

from wreckfish.server.db.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by rebuilding it
)
context.run_migrations()

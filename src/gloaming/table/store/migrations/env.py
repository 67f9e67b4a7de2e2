"""Alembic's entry: migrates the connection that the server hands over."""

from alembic import context

from gloaming.table.store.tables import Row

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=Row.metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()

"""Database migrations, run when the server starts."""

import logging

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from gloaming.table.store.store import MIGRATIONS


def configuration() -> Config:
    """Returns the settings of Alembic, which has no file of its own here."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def upgrade(connection: Connection) -> None:
    """Brings a database to the newest schema; servers on one PostgreSQL wait for each other."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(726164)")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")

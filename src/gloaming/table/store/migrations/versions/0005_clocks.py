"""Clocks of tables, when the next of them runs out, and why a bot plays a person's seat."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("clock", sa.Text, nullable=False, server_default=""))
    op.add_column("game_table", sa.Column("attendance", sa.Text, nullable=False, server_default=""))
    op.add_column("game_table", sa.Column("due", sa.Float, nullable=True))
    op.create_index("ix_game_table_due", "game_table", ["due"])
    op.add_column("seat", sa.Column("away", sa.String(10), nullable=False, server_default=""))

"""Of which table and step a table is a branch."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("branch", sa.Text, nullable=False, server_default=""))

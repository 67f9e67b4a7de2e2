"""What the shuffles of a table are made of."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("shares", sa.Text, nullable=False, server_default=""))

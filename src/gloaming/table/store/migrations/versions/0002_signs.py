"""Whether somebody likes words better than icons."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column(
        "person", sa.Column("signs", sa.String(10), nullable=False, server_default="icons")
    )

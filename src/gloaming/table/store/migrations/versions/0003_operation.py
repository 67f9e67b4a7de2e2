"""What operators and people need: bans, closed tables, sessions, recovery, kept positions."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column(
        "person", sa.Column("session", sa.Integer, nullable=False, server_default=sa.text("0"))
    )
    op.add_column("person", sa.Column("recovery", sa.String(64), nullable=False, server_default=""))
    op.create_index("ix_person_recovery", "person", ["recovery"])
    op.add_column("game_table", sa.Column("closed", sa.Text, nullable=False, server_default=""))
    op.add_column("chat", sa.Column("person", sa.String(32), nullable=True))
    op.create_index("ix_chat_person", "chat", ["person"])
    op.add_column("report", sa.Column("person", sa.String(32), nullable=True))
    op.add_column(
        "report", sa.Column("done", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_table(
        "ban",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("network", sa.String(50), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.String(30), nullable=False),
    )
    op.create_table(
        "operator_change",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("target", sa.String(50), nullable=False),
        sa.Column("at", sa.String(30), nullable=False),
    )
    op.create_table(
        "position",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("snapshot", sa.LargeBinary, nullable=False),
    )

"""The first shape."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "setting",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "person",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("lang", sa.String(5), nullable=False),
        sa.Column("theme", sa.String(10), nullable=False),
        sa.Column("made", sa.String(30), nullable=False),
    )
    op.create_table(
        "game_table",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("code", sa.String(8), nullable=False, unique=True),
        sa.Column("host", sa.String(32), sa.ForeignKey("person.id"), nullable=False, index=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("setup", sa.LargeBinary, nullable=False),
        sa.Column("packs", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("scores", sa.Text, nullable=False),
        sa.Column("undo", sa.Text, nullable=False),
        sa.Column("snapshot", sa.LargeBinary),
        sa.Column("snapshot_at", sa.Integer, nullable=False),
        sa.Column("made", sa.String(30), nullable=False),
        sa.Column("touched", sa.String(30), nullable=False),
    )
    op.create_table(
        "seat",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(20), nullable=False),
        sa.Column("person", sa.String(32), sa.ForeignKey("person.id"), index=True),
        sa.Column("link_hash", sa.String(64), nullable=False, index=True),
        sa.Column("trouble", sa.Text, nullable=False),
    )
    op.create_table(
        "answer",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("at", sa.String(30), nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("game_table.id"), nullable=False, index=True
        ),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("watcher", sa.Boolean, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.String(30), nullable=False),
    )
    op.create_table(
        "report",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("game_table.id"), nullable=False, index=True
        ),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.String(30), nullable=False),
    )


def downgrade() -> None:
    for name in ("report", "chat", "answer", "seat", "game_table", "person", "setting"):
        op.drop_table(name)

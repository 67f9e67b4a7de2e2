"""How many bytes the packs of a table take, found without reading them."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    column = sa.Column("pack_bytes", sa.Integer, nullable=False, server_default=sa.text("0"))
    op.add_column("game_table", column)
    op.execute("UPDATE game_table SET pack_bytes = length(packs) WHERE packs <> '[]'")
    has_packs = sa.text("pack_bytes > 0")
    op.create_index(
        "ix_game_table_pack_bytes",
        "game_table",
        ["host", "pack_bytes"],
        sqlite_where=has_packs,
        postgresql_where=has_packs,
    )

"""The tables of the database, and the two statements that are run all the time."""

from datetime import UTC, datetime

from sqlalchemy import (
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Text,
    bindparam,
    select,
    text,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


def now() -> str:
    """Returns the time to the second, as it is stored."""
    return datetime.now(UTC).isoformat(timespec="seconds")


class Row(DeclarativeBase):
    """The base of all row classes."""


class SettingRow(Row):
    """A value of the whole server, such as the key that signs cookies."""

    __tablename__ = "setting"
    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class PersonRow(Row):
    """Somebody with a cookie and a name; there are no accounts."""

    __tablename__ = "person"
    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    lang: Mapped[str] = mapped_column(String(5))
    theme: Mapped[str] = mapped_column(String(10), default="auto")
    signs: Mapped[str] = mapped_column(String(10), default="words")  # or icons
    session: Mapped[int] = mapped_column(default=0)  # tokens of an earlier one are worthless
    recovery: Mapped[str] = mapped_column(String(64), default="", index=True)  # a code's hash
    made: Mapped[str] = mapped_column(String(30), default=now)


class TableRow(Row):
    """A table: how its game was set up, and how far it is."""

    __tablename__ = "game_table"
    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    code: Mapped[str] = mapped_column(String(8), unique=True)
    host: Mapped[str] = mapped_column(ForeignKey("person.id"), index=True)
    game: Mapped[str] = mapped_column(String(40))
    setup: Mapped[bytes] = mapped_column(LargeBinary)
    packs: Mapped[str] = mapped_column(Text, default="[]")
    version: Mapped[int] = mapped_column(default=0)  # answers so far
    epoch: Mapped[int] = mapped_column(default=0)  # how often answers were taken back
    over: Mapped[bool] = mapped_column(default=False)
    scores: Mapped[str] = mapped_column(Text, default="[]")
    # What people at the table are told, as JSON: that somebody asks to go back, has gone back, or
    # has opened a rematch.
    undo: Mapped[str] = mapped_column(Text, default="")
    snapshot: Mapped[bytes | None] = mapped_column(LargeBinary, default=None)
    snapshot_at: Mapped[int] = mapped_column(default=-1)
    made: Mapped[str] = mapped_column(String(30), default=now)
    touched: Mapped[str] = mapped_column(String(30), default=now)
    closed: Mapped[str] = mapped_column(Text, default="")  # why the operator has closed it
    branch: Mapped[str] = mapped_column(Text, default="")  # of which table and step, as JSON
    clock: Mapped[str] = mapped_column(Text, default="")  # how much time people have, as JSON
    shares: Mapped[str] = mapped_column(Text, default="")  # what its shuffles are made of, as JSON
    attendance: Mapped[str] = mapped_column(Text, default="")  # whose time runs, as JSON
    due: Mapped[float | None] = mapped_column(index=True, default=None)  # when a clock needs us
    pack_bytes: Mapped[int] = mapped_column(default=0)  # of `packs`, to be summed without reading

    # Only of tables with packs, and with all that is summed: rows with packs are long.
    __table_args__ = (
        Index(
            "ix_game_table_pack_bytes",
            "host",
            "pack_bytes",
            sqlite_where=text("pack_bytes > 0"),
            postgresql_where=text("pack_bytes > 0"),
        ),
    )


class SeatRow(Row):
    """A seat: a person's, a bot's, or waiting to be claimed by its link."""

    __tablename__ = "seat"
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    bot: Mapped[str] = mapped_column(String(20), default="")
    person: Mapped[str | None] = mapped_column(ForeignKey("person.id"), index=True, default=None)
    link_hash: Mapped[str] = mapped_column(String(64), default="", index=True)
    trouble: Mapped[str] = mapped_column(Text, default="")  # why its bot cannot go on
    away: Mapped[str] = mapped_column(String(10), default="")  # why a bot plays a person's seat


class AnswerRow(Row):
    """One answer of a table's record."""

    __tablename__ = "answer"
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int] = mapped_column()
    key: Mapped[str] = mapped_column(Text)
    at: Mapped[str] = mapped_column(String(30), default=now)


class ChatRow(Row):
    """A line of chat; watchers talk apart from the seats."""

    __tablename__ = "chat"
    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), index=True)
    name: Mapped[str] = mapped_column(String(40))
    watcher: Mapped[bool] = mapped_column()
    person: Mapped[str | None] = mapped_column(String(32), index=True, default=None)
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[str] = mapped_column(String(30), default=now)


class ReportRow(Row):
    """ "Something is wrong here": the record up to a step and what the person wrote."""

    __tablename__ = "report"
    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), index=True)
    step: Mapped[int] = mapped_column()
    text: Mapped[str] = mapped_column(Text)
    record: Mapped[bytes] = mapped_column(LargeBinary)
    person: Mapped[str | None] = mapped_column(String(32), default=None)
    done: Mapped[bool] = mapped_column(default=False)  # the operator has seen to it
    at: Mapped[str] = mapped_column(String(30), default=now)


class PositionRow(Row):
    """A position that is kept with the record: it can be shown when the rules have changed."""

    __tablename__ = "position"
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)  # answers before it
    snapshot: Mapped[bytes] = mapped_column(LargeBinary)  # compressed


class BanRow(Row):
    """Somebody, or a network of addresses, who may not come in any more; the other is ""."""

    __tablename__ = "ban"
    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    person: Mapped[str] = mapped_column(String(32), index=True, default="")
    network: Mapped[str] = mapped_column(String(50), default="")
    reason: Mapped[str] = mapped_column(Text, default="")
    at: Mapped[str] = mapped_column(String(30), default=now)


class OperatorChangeRow(Row):
    """Something an operator has changed behind the workers' backs: they drop it from memory."""

    __tablename__ = "operator_change"
    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    kind: Mapped[str] = mapped_column(String(10))  # table, person or bans
    target: Mapped[str] = mapped_column(String(50))
    at: Mapped[str] = mapped_column(String(30), default=now)


# What every answer does with PostgreSQL, in one go: the table moves on, and if it does the answer
# is stored. SQLite has `answer_writer` for it.
ADD_ANSWER = text(
    """WITH moved AS (
 UPDATE game_table SET version = :number + 1, over = :over, scores = :scores, undo = '',
 snapshot = :snapshot, snapshot_at = :number + 1, touched = :at,
 attendance = :attendance, due = :due
 WHERE id = :table_id AND version = :number AND epoch = :epoch RETURNING id)
 INSERT INTO answer (table_id, number, seat, "key", at)
 SELECT id, :number, :seat, :key, :at FROM moved"""
).bindparams(
    bindparam("number", type_=Integer), bindparam("at", type_=String), bindparam("due", type_=Float)
)


KEEP_POSITION = text(
    """INSERT INTO position (table_id, number, snapshot)
 VALUES (:table_id, :number + 1, :position)
 ON CONFLICT (table_id, number) DO UPDATE SET snapshot = excluded.snapshot"""
).bindparams(bindparam("number", type_=Integer))


TABLES = Row.metadata.tables[TableRow.__tablename__]
SEATS = Row.metadata.tables[SeatRow.__tablename__]
TABLE_STATE = (
    select(
        TABLES.c.version,
        TABLES.c.epoch,
        TABLES.c.over,
        TABLES.c.undo,
        TABLES.c.attendance,
        *SEATS.columns,
    )
    .join(SEATS, SEATS.c.table_id == TABLES.c.id)
    .where(TABLES.c.id == bindparam("id"))
    .order_by(SEATS.c.number)
)

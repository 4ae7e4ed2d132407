"""The database: people, tables, seats, and the log of each table.

A table is its log: (table, ply) is the primary key, rows are only ever added, and everything else about a game follows
from replaying it. Times are milliseconds since 1970.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),  # public; the cookie that proves an identity is signed
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # None: a guest
    Column("password", Text),  # argon2
    Column("language", String(8), nullable=False),
    Column("session", Integer, nullable=False, default=0),  # incremented to end all signed cookies at once
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),  # SHA-256; the token itself is shown once and never stored
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("size", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("pace", Text, nullable=False),  # JSON
    Column("open", Boolean, nullable=False),
    Column("hot_seat", Boolean, nullable=False),
    Column("practice", Boolean, nullable=False),
    Column("stand_in", String(40), nullable=False),  # the bot that plays for an absent player
    Column("host", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("seed", String(64), nullable=False),
    Column("opening", Text, nullable=False, default=""),  # a practice table's first moves, as a record writes them
    Column("created", BigInteger, nullable=False),
    Column("state", String(8), nullable=False),  # waiting, playing, over
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("ply", Integer, nullable=False, default=0),
    Column("owing", BigInteger, nullable=False, default=0),  # seats that owe a decision, one bit each
    Column("due", BigInteger),  # when the sweeper must look at this table: a clock ends, a bot is late
    Column("result", Text),  # JSON of the outcome
    Column("settled", Boolean, nullable=False, default=False),  # statistics and ratings are written
    Column("rematch", String(12)),
    Column("lesson", String(40)),  # its name, at a table where one is taught
    Index("ix_tables_due", "due"),
    Index("ix_tables_state", "state", "open", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("bot", String(40)),
    Column("name", String(40), nullable=False, default=""),
    Column("seen", BigInteger),  # the last sign of life of the person who sits there
)

entries = Table(
    "entries",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer),
    Column(
        "value", BigInteger, nullable=False, default=0
    ),  # a move's number; for the other kinds see table/position.py
    Column("note", String(40), nullable=False, default=""),
    Column("key", String(40)),  # chosen by the client, so that a repeated message never plays twice
)

chat = Table(
    "chat",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)

results = Table(
    "results",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("player", String(48), nullable=False),  # a person's id, or bot:greedy
    Column("size", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Index("ix_results_player", "player", "ended"),
    Index("ix_results_game", "game", "size", "player"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("player", String(48), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),  # the last heartbeat of any server: no clock runs while none does
)

"""The tables of the database. How one version of them becomes the next is in ``migrations``."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

HEAD: Final = "0002"
"""The newest migration: a database at this version is used as it is, without loading the migrations."""

METADATA: Final = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("status", sa.String(8), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    # All of it, as JSON of a TableRow: what is beside it is there to be searched.
    sa.Column("body", sa.LargeBinary, nullable=False),
    sa.Index(None, "status", "listed", "created"),
)

SEATS: Final = sa.Table(
    "seats",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.String(32), nullable=False, index=True),
)

ENTRIES: Final = sa.Table(
    "entries",
    METADATA,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("at", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(4), nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("message", sa.String(40)),
    sa.Column("data", sa.LargeBinary, nullable=False),
    sa.Column("moment", sa.Float, nullable=False),
    sqlite_with_rowid=False,
)

CHAT: Final = sa.Table(
    "chat",
    METADATA,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("to_seat", sa.Integer),
    sa.Column("moment", sa.Float, nullable=False),
    sa.Column("message", sa.String(40)),
    sqlite_with_rowid=False,
)

PERSONS: Final = sa.Table(
    "persons",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(24), nullable=False),
    # The account's name as it was typed, and as it is compared; and what argon2 made of the password.
    sa.Column("account", sa.String(24)),
    sa.Column("account_key", sa.String(96), unique=True),
    sa.Column("password", sa.String(200)),
    sa.Column("created", sa.Float, nullable=False),
)

SESSIONS: Final = sa.Table(
    "sessions",
    METADATA,
    sa.Column("token", sa.LargeBinary(32), primary_key=True),
    sa.Column(
        "person", sa.String(32), sa.ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, index=True
    ),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("used", sa.Float, nullable=False),
)

LINKS: Final = sa.Table(
    "links",
    METADATA,
    sa.Column("token", sa.LargeBinary(32), primary_key=True),
    sa.Column(
        "table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True
    ),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)

__all__ = ["CHAT", "ENTRIES", "HEAD", "LINKS", "METADATA", "PERSONS", "SEATS", "SESSIONS", "TABLES"]

"""Structured logs: one JSON object a line on standard error.

What must stay secret never gets here: no tokens, no names, no seeds, no actions, no ids of tables (a private table's
id is its invitation; ``tag`` stands for it). A test holds a whole game's log against that.
"""

from __future__ import annotations

import datetime
import hashlib
import logging
import sys
from typing import Any, Final

import msgspec

LOG: Final = logging.getLogger("conjura.server")
_PLAIN: Final = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """A log record as one line of JSON: time, level, what, and the fields it was given as ``extra``."""

    def format(self, record: logging.LogRecord) -> str:
        """See above."""
        when = datetime.datetime.fromtimestamp(record.created, datetime.UTC)
        line: dict[str, Any] = {
            "time": when.isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line.update((key, value) for key, value in record.__dict__.items() if key not in _PLAIN)
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def start_logging(form: str) -> None:
    """Log from now on as ``json``, as ``text``, or not (``off``: only errors, as text)."""
    handler = logging.StreamHandler(sys.stderr)
    if form == "json":
        handler.setFormatter(JsonLines())
    else:
        handler.setFormatter(logging.Formatter("%(levelname)s %(name)s: %(message)s"))
    level = logging.ERROR if form == "off" else logging.INFO
    for name in ("conjura", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if "." not in name else []
        # What uvicorn says in passing names the addresses of sockets, and with them tables.
        logger.setLevel(level if name == "conjura" else max(level, logging.WARNING))
        logger.propagate = "." in name
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").addFilter(worth_noting)


def worth_noting(record: logging.LogRecord) -> bool:
    """Whether a record of uvicorn's says more than that a client sent rubbish, which any client can do at will."""
    return record.msg not in (
        "Invalid UTF-8 sequence received from client.",
        "Invalid HTTP request received.",
    )


def tag(id: str) -> str:
    """What stands for a table or a person in the log: the same for the same id, and no way back.

    >>> tag("a") == tag("a") != tag("b")
    True
    """
    return hashlib.sha256(b"log:" + id.encode()).hexdigest()[:12]

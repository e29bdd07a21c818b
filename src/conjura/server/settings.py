"""What a server can be told, from the environment (``CONJURA_...``) and the flags of ``conjura serve``."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec


class SettingError(ValueError):
    """A setting can't have its value.

    Args:
        name: of the variable.
        reason: what was expected.
    """

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"{name}: {reason}")
        self.name = name
        self.reason = reason


Positive = Annotated[int, msgspec.Meta(ge=1)]
Seconds = Annotated[float, msgspec.Meta(ge=0)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a server; each is read from ``CONJURA_<NAME>``.

    Attributes:
        database: where tables are kept, as SQLAlchemy writes it.
        sync: ``normal``: what is acknowledged survives the end of the process; ``full``: a power cut too.
        patience: seconds to wait for a locked database.
        workers: processes that share the tables between them, at one address; more than one not on Windows.
        host, port: where to listen.
        origins: the addresses under which browsers reach the server (``https://play.example.org``), separated by
            commas in the environment; empty: whatever the browser's own Host says.
        proxies: the addresses of reverse proxies whose ``X-Forwarded-*`` is believed, separated by commas.
        web: the folder of the built client; ``None``: the one in the package.
        metrics: who may read ``/metrics``: ``local`` only this machine.
        log: ``json`` lines or plain ``text``, or ``off``.
        bot_seconds: how long a program may think before it is stopped.
        bot_pause: seconds that programs and standing answers take at least, where people play.
        bot_workers: processes in which programs think.
        socket_bytes: the largest frame that a client may send.
        socket_rate, socket_burst: messages a second that a line may send, and how many at once.
        chat_per_minute: lines that one seat may say at a table.
        sockets_per_address, sockets_per_table: open lines; of a table only those of onlookers count.
        body_bytes: the largest body of a request.
        requests_per_minute: requests of one address.
        sessions_per_hour: new visitors of one address.
        logins_per_hour: attempts on one account, and of one address.
        tables_per_hour: new tables of one address.
        tables_per_person: tables that somebody may have open or running at once.
        limit_factor: all limits per time or address are multiplied by this (for measuring and large households).
        idle_seconds: a table that nobody has used for so long is let go of; it comes back when asked for.
        deflate: whether frames are compressed.
    """

    database: str = "sqlite:///conjura.db"
    sync: Literal["normal", "full"] = "normal"
    patience: Seconds = 2.0
    workers: Positive = 1
    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 8000
    origins: tuple[str, ...] = ()
    proxies: str = "127.0.0.1,::1"
    web: str | None = None
    metrics: Literal["local", "all", "off"] = "local"
    log: Literal["json", "text", "off"] = "json"
    bot_seconds: Seconds = 2.0
    bot_pause: Seconds = 0.4
    bot_workers: Positive = 1
    socket_bytes: Positive = 32_768
    socket_rate: Positive = 40
    socket_burst: Positive = 120
    chat_per_minute: Positive = 30
    sockets_per_address: Positive = 60
    sockets_per_table: Positive = 60
    body_bytes: Positive = 65_536
    requests_per_minute: Positive = 600
    sessions_per_hour: Positive = 60
    logins_per_hour: Positive = 20
    tables_per_hour: Positive = 60
    tables_per_person: Positive = 40
    limit_factor: Positive = 1
    idle_seconds: Seconds = 1800.0
    deflate: bool = False

    @property
    def web_folder(self) -> Path:
        """The folder of the built client."""
        return Path(self.web) if self.web else Path(__file__).with_name("web")


def settings_from(environment: Mapping[str, str] = os.environ, **flags: Any) -> Settings:
    """The settings of an environment; a flag that is given (not ``None``) wins over it.

    Raises:
        SettingError: names the variable and what was expected.

    >>> settings_from({"CONJURA_PORT": "8100"}, host=None).port
    8100
    """
    values: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        name = f"CONJURA_{field.name.upper()}"
        given = flags.get(field.name)
        text = environment.get(name) if given is None else given
        if text is None or text == "":
            continue
        if field.name == "origins" and isinstance(text, str):
            text = [origin.strip().rstrip("/").lower() for origin in text.split(",") if origin.strip()]
        try:
            values[field.name] = msgspec.convert(text, field.type, strict=False)
        except msgspec.ValidationError as error:
            raise SettingError(name, str(error)) from None
    return Settings(**values)

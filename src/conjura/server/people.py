"""Persons: who somebody is, by an opaque token; accounts for those who want one; links that hand a seat over.

A token is 192 random bits. The database keeps only its hash, so that who reads the database can't sit in anybody's
seat.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from conjura.server.denied import Denied
from conjura.server.names import clean, key_of, made_up
from conjura.server.others import Others
from conjura.server.schema import LINKS, PERSONS, SESSIONS

if TYPE_CHECKING:
    from argon2 import PasswordHasher

    from conjura.server.store import Store

LIFE: Final = 400 * 86_400
"""Seconds after which a session that nobody used ends; browsers keep no cookie longer."""
REFRESH: Final = 86_400
"""Seconds after which the use of a session is written down again."""
LINK_LIFE: Final = 30 * 86_400
"""Seconds for which a seat link opens its seat."""
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
_KEPT: Final = 20_000
"""Sessions kept in memory."""


class Person(msgspec.Struct, frozen=True):
    """Somebody.

    Attributes:
        id: 96 bits; no secret.
        name: what to be called.
        account: the account's name as it was typed, if there is one.
    """

    id: str
    name: str
    account: str | None = None


class SeatLink(msgspec.Struct, frozen=True):
    """What a seat link opens: whose seat it was when the link was made."""

    table: str
    seat: int
    person: str


def new_id() -> str:
    """An id that nobody guesses: 96 bits in small letters and digits.

    >>> len(new_id())
    20
    """
    alphabet = "abcdefghijklmnopqrstuvwxyz234567"
    number = secrets.randbits(100)
    return "".join(alphabet[number >> 5 * place & 31] for place in range(20))


def hashed(token: str) -> bytes:
    """What is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


class People:
    """All persons of a server.

    Args:
        store: where they are kept.
        clock: tells the time, in seconds since 1970.
        others: the other processes, which may know some of them, too.
    """

    def __init__(
        self, store: Store, clock: Callable[[], float] = time.time, others: Others | None = None
    ) -> None:
        self._store = store
        self._others = others or Others()
        self._clock = clock
        self._known: OrderedDict[bytes, tuple[Person, float]] = OrderedDict()
        self._threads: ThreadPoolExecutor | None = None
        self._hasher: PasswordHasher | None = None
        self._decoy = ""

    # Sessions

    async def arrive(self, name: str | None = None) -> tuple[Person, str]:
        """Somebody new, and the token that is theirs.

        Raises:
            Denied: the name is none.
        """
        person = Person(new_id(), made_up() if name is None else proper_name(name))
        values = {"id": person.id, "name": person.name, "created": self._clock()}
        token, row = self._token(person)

        def work(connection: sa.Connection) -> None:
            connection.execute(PERSONS.insert(), values)
            connection.execute(SESSIONS.insert(), row)

        await self._store.write(work)
        self._remember(hashed(token), person)
        return person, token

    async def visit(self, token: str | None) -> Person | None:
        """The person of a token; ``None`` for a token that opens nothing."""
        if not token or len(token) > 100:
            return None
        hash = hashed(token)
        known = self._known.get(hash)
        now = self._clock()
        if known is not None and now - known[1] < REFRESH:
            return known[0]
        wanted = (
            sa.select(PERSONS.c.id, PERSONS.c.name, PERSONS.c.account, SESSIONS.c.used)
            .join(SESSIONS, SESSIONS.c.person == PERSONS.c.id)
            .where(SESSIONS.c.token == hash)
        )
        found = await self._store.read(lambda connection: connection.execute(wanted).first())
        if found is None or now - found.used > LIFE:
            return None
        if now - found.used > REFRESH:
            used = SESSIONS.update().where(SESSIONS.c.token == hash).values(used=now)
            await self._store.write(lambda connection: connection.execute(used) and None)
        person = Person(found.id, found.name, found.account)
        self._remember(hash, person)
        return person

    async def session(self, person: Person) -> str:
        """A token more for a person: another device."""
        token, row = self._token(person)
        await self._store.write(lambda connection: connection.execute(SESSIONS.insert(), row) and None)
        self._remember(hashed(token), person)
        return token

    async def leave(self, token: str) -> None:
        """A token opens nothing any more."""
        hash = hashed(token)
        self._known.pop(hash, None)
        gone = SESSIONS.delete().where(SESSIONS.c.token == hash)
        await self._store.write(lambda connection: connection.execute(gone) and None)
        await self._others.ask("forget", ("", hash.hex()))

    async def only(self, person: Person, token: str) -> None:
        """Of all tokens of a person this one alone opens anything from now on."""
        kept = hashed(token)
        gone = SESSIONS.delete().where(SESSIONS.c.person == person.id, SESSIONS.c.token != kept)
        await self._store.write(lambda connection: connection.execute(gone) and None)
        for hash, (known, _) in tuple(self._known.items()):
            if known.id == person.id and hash != kept:
                del self._known[hash]
        await self._others.ask("forget", (person.id, ""))

    def forget(self, person: str, token: str) -> None:
        """What is known of a person, or of a token (by its hash), may not be true any more: it is read again."""
        self._known.pop(bytes.fromhex(token), None)
        for hash in [hash for hash, (known, _) in self._known.items() if known.id == person]:
            del self._known[hash]

    async def rename(self, person: Person, name: str) -> Person:
        """Call somebody something else. Raises ``Denied`` when that is no name."""
        renamed = Person(person.id, proper_name(name), person.account)
        await self._change(renamed, name=renamed.name)
        return renamed

    async def tidy(self) -> None:
        """Forget sessions and links whose time is over."""
        now = self._clock()

        def work(connection: sa.Connection) -> None:
            connection.execute(SESSIONS.delete().where(SESSIONS.c.used < now - LIFE))
            connection.execute(LINKS.delete().where(LINKS.c.created < now - LINK_LIFE))

        await self._store.write(work)

    # Accounts

    async def register(self, person: Person, name: str, password: str) -> Person:
        """Give a person an account.

        Raises:
            Denied: the person has one; the name is none or taken; the password is too short or too long.
        """
        if person.account is not None:
            raise Denied("has_account")
        account = proper_name(name)
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            params = {"least": SHORTEST_PASSWORD, "most": LONGEST_PASSWORD}
            raise Denied("password", params, status=422)
        secret = await self._in_thread(self._hash, password)
        registered = Person(person.id, person.name, account)
        try:
            await self._change(registered, account=account, account_key=key_of(account), password=secret)
        except IntegrityError:
            raise Denied("account_taken", {"name": account}) from None
        return registered

    async def login(self, name: str, password: str) -> tuple[Person, str]:
        """The person of an account, and a token for this device.

        Raises:
            Denied: there is no such account, or that is not its password; which of the two is not told, nor does it
                take longer.
        """
        wanted = sa.select(PERSONS).where(PERSONS.c.account_key == key_of(name))
        found = await self._store.read(lambda connection: connection.execute(wanted).first())
        secret = None if found is None else found.password
        right = len(password) <= LONGEST_PASSWORD
        fits, stale = await self._in_thread(self._verify, secret, password if right else "")
        if found is None or not right or not fits:
            raise Denied("login", status=401)
        person = Person(found.id, found.name, found.account)
        if stale:
            await self._change(person, password=await self._in_thread(self._hash, password))
        return person, await self.session(person)

    # Links

    async def link(self, table: str, seat: int, person: Person) -> str:
        """The token of a new link to a person's seat."""
        token = secrets.token_urlsafe(24)
        row = {
            "token": hashed(token),
            "table_id": table,
            "seat": seat,
            "person": person.id,
            "created": self._clock(),
        }
        await self._store.write(lambda connection: connection.execute(LINKS.insert(), row) and None)
        return token

    async def opened(self, token: str) -> SeatLink | None:
        """What a link's token opens; ``None`` when it opens nothing."""
        wanted = sa.select(LINKS).where(LINKS.c.token == hashed(token))
        found = await self._store.read(lambda connection: connection.execute(wanted).first())
        if found is None or self._clock() - found.created > LINK_LIFE:
            return None
        return SeatLink(found.table_id, found.seat, found.person)

    async def find(self, id: str) -> Person | None:
        """The person of an id."""
        wanted = sa.select(PERSONS.c.id, PERSONS.c.name, PERSONS.c.account).where(PERSONS.c.id == id)
        found = await self._store.read(lambda connection: connection.execute(wanted).first())
        return None if found is None else Person(*found)

    def close(self) -> None:
        """Let go of the threads."""
        if self._threads is not None:
            self._threads.shutdown(wait=False, cancel_futures=True)

    # Inside

    def _token(self, person: Person) -> tuple[str, dict[str, Any]]:
        token = secrets.token_urlsafe(24)
        now = self._clock()
        return token, {"token": hashed(token), "person": person.id, "created": now, "used": now}

    def _remember(self, hash: bytes, person: Person) -> None:
        self._known[hash] = (person, self._clock())
        while len(self._known) > _KEPT:
            self._known.popitem(last=False)

    async def _change(self, person: Person, **values: str) -> None:
        """Store new values of a person, and let every session of theirs know."""
        changed = PERSONS.update().where(PERSONS.c.id == person.id).values(values)
        await self._store.write(lambda connection: connection.execute(changed) and None)
        for hash, (known, when) in self._known.items():
            if known.id == person.id:
                self._known[hash] = (person, when)
        await self._others.ask("forget", (person.id, ""))

    async def _in_thread(self, work: Callable[..., Any], *args: Any) -> Any:
        if self._threads is None:
            # One at a time: each takes 19 MiB and a core, and guessing shall be slow.
            self._threads = ThreadPoolExecutor(1, "conjura-passwords")
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)

    def _passwords(self) -> PasswordHasher:
        if self._hasher is None:
            from argon2 import PasswordHasher

            self._hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
            self._decoy = self._hasher.hash(secrets.token_hex(16))
        return self._hasher

    def _hash(self, password: str) -> str:
        return self._passwords().hash(password)

    def _verify(self, secret: str | None, password: str) -> tuple[bool, bool]:
        """Whether a password fits, and whether it should be hashed anew; as slow when there is nothing to fit."""
        from argon2.exceptions import Argon2Error, InvalidHashError

        hasher = self._passwords()
        try:
            hasher.verify(secret or self._decoy, password)
        except (Argon2Error, InvalidHashError):
            return False, False
        return secret is not None, secret is not None and hasher.check_needs_rehash(secret)


def proper_name(text: str) -> str:
    """A name, cleaned. Raises ``Denied`` when nothing is left of it."""
    name = clean(text)
    if not name:
        raise Denied("name", status=422)
    return name


__all__ = ["LIFE", "People", "Person", "SeatLink", "hashed", "new_id", "proper_name"]

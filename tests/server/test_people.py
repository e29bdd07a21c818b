"""People: tokens, names, accounts and seat links."""

from __future__ import annotations

import asyncio
import sqlite3
import unicodedata
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conjura.server.denied import Denied
from conjura.server.names import LONGEST, clean, key_of
from conjura.server.people import LIFE, LINK_LIFE, People, hashed
from conjura.server.rows import TableRow
from conjura.server.store import Store


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "people.db"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    store = Store(f"sqlite:///{path}")
    store.open()
    yield store
    store.close()


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        await asyncio.wait_for(work(), 30)

    asyncio.run(main())


async def refused(wish: Awaitable[object]) -> str:
    with pytest.raises(Denied) as caught:
        await wish
    return caught.value.code


def test_a_token_opens_its_person_and_nothing_else(store: Store, path: Path) -> None:
    async def work() -> None:
        people = People(store)
        ada, token = await people.arrive("  Ada  ")
        bo, other = await people.arrive()
        assert ada.name == "Ada" and bo.name and ada.id != bo.id
        assert len(token) == 32 and token != other
        for each in (people, People(store)):  # from memory, and from the database
            assert await each.visit(token) == ada
            assert await each.visit(other) == bo
            for wrong in (None, "", token[:-1], token.swapcase(), "x" * 32, "x" * 1000, "\ud800", "é"):
                assert await each.visit(wrong) is None
        await people.leave(token)
        assert await people.visit(token) is None and await People(store).visit(token) is None
        assert await people.visit(other) == bo
        stored = path.read_bytes() + path.with_name(path.name + "-wal").read_bytes()
        assert other.encode() not in stored and hashed(other) in stored

    run(work)


def test_sessions_end_when_nobody_uses_them(store: Store) -> None:
    async def work() -> None:
        clock = Clock()
        ada, token = await People(store, clock).arrive("Ada")
        for _ in range(5):
            clock.time += LIFE - 1
            assert await People(store, clock).visit(token) == ada
        clock.time += LIFE + 1
        assert await People(store, clock).visit(token) is None
        await People(store, clock).tidy()
        assert (
            await store.read(lambda connection: connection.exec_driver_sql("SELECT 1 FROM sessions").all())
            == []
        )

    run(work)


def test_a_new_name_is_seen_by_all_sessions(store: Store) -> None:
    async def work() -> None:
        people = People(store)
        ada, token = await people.arrive("Ada")
        second = await people.session(ada)
        await people.rename(ada, "Grace")
        assert [person.name for each in (token, second) if (person := await people.visit(each))] == [
            "Grace"
        ] * 2
        assert await refused(people.rename(ada, " \u200b ")) == "name"

    run(work)


def test_accounts(store: Store, path: Path) -> None:
    async def work() -> None:
        people = People(store)
        ada, token = await people.arrive("Ada")
        assert await refused(people.register(ada, "Ada", "short")) == "password"
        assert await refused(people.register(ada, "Ada", "x" * 201)) == "password"
        assert await refused(people.register(ada, "\u202e", "long enough")) == "name"
        ada = await people.register(ada, "Ada", "correct horse")
        assert (await people.visit(token)) == ada and ada.account == "Ada"
        assert await refused(people.register(ada, "Ada2", "correct horse")) == "has_account"
        bo, _ = await people.arrive("Bo")
        for taken in ("Ada", "ADA", " ada\u200d ", "Ａｄａ"):
            assert await refused(people.register(bo, taken, "long enough")) == "account_taken"
        again, new = await People(store).login("ADA", "correct horse")
        assert again == ada and new != token and await people.visit(new) == ada
        for name, password in (
            ("Ada", "correct horsf"),
            ("Eve", "correct horse"),
            ("Ada", ""),
            ("Ada", "x" * 201),
        ):
            assert await refused(people.login(name, password)) == "login"
        assert b"correct horse" not in path.read_bytes() + path.with_name(path.name + "-wal").read_bytes()
        secret = (
            sqlite3.connect(path).execute("SELECT password FROM persons WHERE account = 'Ada'").fetchone()[0]
        )
        assert secret.startswith("$argon2id$v=19$m=19456,t=2,p=1$")

    run(work)


def test_a_seat_link_opens_its_seat_for_a_month(store: Store) -> None:
    async def work() -> None:
        clock = Clock()
        people = People(store, clock)
        ada, _ = await people.arrive("Ada")
        await store.save_table(TableRow("t", "illuminati"))
        token = await people.link("t", 2, ada)
        link = await people.opened(token)
        assert link is not None and (link.table, link.seat, link.person) == ("t", 2, ada.id)
        assert await people.opened(token[:-1]) is None and await people.opened("") is None
        assert await people.find(link.person) == ada and await people.find("nobody") is None
        clock.time += LINK_LIFE + 1
        assert await people.opened(token) is None

    run(work)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada \t\n Lovelace  ", "Ada Lovelace"),
        ("Žofie Čermáková", "Žofie Čermáková"),
        ("Z\u030cofie", "Žofie"),
        ("a\u202eevil", "aevil"),
        ("a\u200b\u200d\ufeff\u2060b", "ab"),
        ("\u2066x\u2069\x00\x1b[31m", "x[31m"),
        ("<script>alert(1)</script>", "<script>alert(1)</script"),  # is shown as what it is: text
        ("e" + "\u0301\u0302\u0303\u0304" * 9, "e\u0301\u0302\u0303".replace("e\u0301", "é")),
        ("\u3164\u2800\u115f", ""),
        ("\ud800", ""),
        ("x" * 100, "x" * LONGEST),
        ("👩\u200d🚀", "👩🚀"),
    ],
)
def test_names_are_cleaned(typed: str, shown: str) -> None:
    assert clean(typed) == shown


@given(st.text(max_size=80))
def test_a_cleaned_name_is_short_clean_and_stays(typed: str) -> None:
    name = clean(typed)
    assert len(name) <= LONGEST and name == name.strip() and "  " not in name
    assert not any(unicodedata.category(letter)[0] == "C" for letter in name)
    assert key_of(name) == key_of(typed)

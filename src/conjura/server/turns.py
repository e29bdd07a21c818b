"""Whose turn it is to write, where several processes write into one database.

SQLite lets a process that finds the database taken try again after a while, and again: beside one that writes all the
time it may starve. Here it waits in the system, which wakes it as soon as the other is done, and lets go for who dies.
"""

from __future__ import annotations

from types import TracebackType
from typing import Any


class Turn:
    """A lock between processes, to be used with ``with``. It is no lock between threads.

    Args:
        path: a file that all of them know; ``None`` for a process that is alone and need not wait.
    """

    def __init__(self, path: str | None = None) -> None:
        self._file: Any = None
        if path is not None:
            import fcntl  # not on Windows, where there is only one process

            self._file = open(path, "rb")  # noqa: SIM115
            self._lock = fcntl.flock
            self._take, self._give = fcntl.LOCK_EX, fcntl.LOCK_UN

    def __enter__(self) -> None:
        if self._file is not None:
            self._lock(self._file, self._take)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._lock(self._file, self._give)

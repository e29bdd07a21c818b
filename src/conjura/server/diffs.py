"""How one scene differs from the one before it: a short list of changes instead of the whole picture.

A change is ``[path, value]`` (set), ``[path]`` (remove a key) or ``[path, start, count, values]`` (replace a slice of a
list); a path is a list of field names, keys and indices. Diffs are taken between what one receiver has seen and what it
sees now, never between states.

>>> diff({"a": 1, "b": [1, 2, 3]}, {"a": 1, "b": [1, 3], "c": None})
[[['b'], 1, 1, []], [['c'], None]]
"""

from __future__ import annotations

from typing import Any

import msgspec

Change = list[Any]
PLAIN = frozenset({int, str, bool, float, type(None)})
"""Types whose values have no parts."""
_encode = msgspec.json.Encoder().encode
_rows = msgspec.structs.astuple


def diff(old: Any, new: Any) -> list[Change]:
    """The changes that make ``new`` of ``old``; both are structs, or plain JSON data, or mixtures."""
    out: list[Change] = []
    if old is not new and old != new:
        _diff(old, new, (), out)
    return out


def _diff(old: Any, new: Any, path: tuple[Any, ...], out: list[Change]) -> None:
    """Two values that are not equal."""
    kind = type(new)
    if kind is not type(old):
        out.append([list(path), new])
    elif kind is dict:
        for key, before in old.items():
            if key not in new:
                out.append([[*path, key]])
            else:
                after = new[key]
                if before is not after and before != after:
                    if type(after) in PLAIN:
                        out.append([[*path, key], after])
                    else:
                        _diff(before, after, (*path, key), out)
        for key, after in new.items():
            if key not in old:
                out.append([[*path, key], after])
    elif kind is tuple or kind is list:
        _diff_rows(old, new, path, out)
    elif issubclass(kind, msgspec.Struct):
        for field, before, after in zip(kind.__struct_fields__, _rows(old), _rows(new), strict=True):
            if before is after:
                continue
            if type(after) in PLAIN:
                if before != after:
                    out.append([[*path, field], after])
            # Two structs are looked at field by field anyway: to compare them first would be the same work twice.
            elif isinstance(after, msgspec.Struct) or before != after:
                _diff(before, after, (*path, field), out)
    else:
        out.append([list(path), new])


def _diff_rows(old: Any, new: Any, path: tuple[Any, ...], out: list[Change]) -> None:
    if len(old) == len(new) and new and _deep(new[0]):
        for place, (before, after) in enumerate(zip(old, new, strict=True)):
            if before is not after:
                if isinstance(after, msgspec.Struct) or before != after:
                    _diff(before, after, (*path, place), out)
        return
    shorter = min(len(old), len(new))
    start = 0
    while start < shorter and old[start] == new[start]:
        start += 1
    end = 0
    while end < shorter - start and old[-1 - end] == new[-1 - end]:
        end += 1
    out.append([list(path), start, len(old) - start - end, list(new[start : len(new) - end])])


def _deep(value: Any) -> bool:
    return isinstance(value, dict | msgspec.Struct)


class Shared:
    """Diffs of one moment for several receivers. Their pictures share most parts, and what they share is the same object:
    its changes are worked out, and written as JSON, once."""

    def __init__(self) -> None:
        self._parts: dict[Any, tuple[Any, Any, bytes]] = {}

    def diff(self, old: Any, new: Any) -> msgspec.Raw:
        """As the function ``diff``, written as JSON."""
        if type(old) is not type(new) or not isinstance(new, msgspec.Struct):
            return msgspec.Raw(_encode(diff(old, new)))
        found = []
        for field, before, after in zip(new.__struct_fields__, _rows(old), _rows(new), strict=True):
            if before is not after:
                changes = self._field(field, before, after)
                if changes:
                    found.append(changes)
        return msgspec.Raw(b"[%b]" % b",".join(found))

    def _field(self, field: str, old: Any, new: Any) -> bytes:
        """The changes of a field of the picture, without the brackets around them."""
        key = (field, id(old), id(new))
        known = self._parts.get(key)
        if known is not None:
            return known[2]
        if (
            type(new) is tuple
            and type(old) is tuple
            and len(old) == len(new)
            and isinstance(new[0], msgspec.Struct)
        ):
            rows = []
            for place, (before, after) in enumerate(zip(old, new, strict=True)):
                if before is not after:
                    changes = self._part((field, place), before, after)
                    if changes:
                        rows.append(changes)
            found = b",".join(rows)
        else:
            found = written(old, new, (field,))
        # What was compared is kept with its changes, so that no other thing can get its id meanwhile.
        self._parts[key] = (old, new, found)
        return found

    def _part(self, path: tuple[Any, ...], old: Any, new: Any) -> bytes:
        """The same of an element of a field: what others know of a seat is shared, though the seats are not."""
        key = (path, id(old), id(new))
        known = self._parts.get(key)
        if known is None:
            known = self._parts[key] = (old, new, written(old, new, path))
        return known[2]


def written(old: Any, new: Any, path: tuple[Any, ...]) -> bytes:
    """The changes of a part as JSON, without the brackets around them."""
    changes: list[Change] = []
    if isinstance(new, msgspec.Struct) or old != new:
        _diff(old, new, path, changes)
    return _encode(changes)[1:-1] if changes else b""


def patched(value: Any, changes: list[Change]) -> Any:
    """Plain JSON data with the changes carried out, in place where it can be: what a client does.

    Raises:
        LookupError: a path leads nowhere (a field that is missing is an empty one).

    >>> patched({"a": [1, 2]}, [[["a"], 1, 1, [5, 6]], [["b"], 7]])
    {'a': [1, 5, 6], 'b': 7}
    """
    for change in changes:
        path = change[0]
        if not path:
            value = change[1]
            continue
        at = value
        for step in path[:-1]:
            # What is empty may have been left out.
            at = at[step] if isinstance(at, list) else at.setdefault(step, {})
        last = path[-1]
        if len(change) == 1:
            del at[last]
        elif len(change) == 2:
            at[last] = change[1]
        else:
            _, start, count, values = change
            rows = at[last] if isinstance(at, list) else at.setdefault(last, [])
            rows[start : start + count] = values
    return value

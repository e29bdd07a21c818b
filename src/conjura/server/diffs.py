"""How one scene differs from the one before it: a short list of changes instead of the whole picture.

A change is ``[path, value]`` (set), ``[path]`` (remove a key), ``[path, fields, keys]`` (set these fields and remove
those keys of what is there) or ``[path, start, count, values]`` (replace a slice of a list). A path is made of field
names, keys and indices with slashes between them; that of the whole is empty. Diffs are taken between what one receiver
has seen and what it sees now, never between states.

>>> diff({"a": 1, "b": [1, 2, 3, 4, 5]}, {"a": 1, "b": [1, 3, 4, 5], "c": None})
[['b', 1, 1, []], ['c', None]]
>>> diff({"a": {"b": 1, "c": 2, "d": 3}}, {"a": {"b": 5, "d": [4]}})
[['a', {'b': 5, 'd': [4]}, ['c']]]
"""

from __future__ import annotations

from typing import Any

import msgspec

Change = list[Any]
PLAIN = frozenset({int, str, bool, float, type(None)})
"""Types whose values have no parts."""
MISSING = object()
"""What an absent key is compared as."""
BRIEF = 3
"""So long a list of values without parts is told whole: that is shorter than to say where it has changed."""
_encode = msgspec.json.Encoder().encode
_rows = msgspec.structs.astuple


def diff(old: Any, new: Any) -> list[Change]:
    """The changes that make ``new`` of ``old``; both are structs, or plain JSON data, or mixtures."""
    out: list[Change] = []
    if old is not new and old != new:
        _diff(old, new, "", out)
    return out


def _diff(old: Any, new: Any, path: str, out: list[Change]) -> None:
    """Two values that are not equal."""
    kind = type(new)
    if kind is not type(old):
        out.append([path, new])
    elif kind is dict:
        found = {}
        for key, after in new.items():
            before = old.get(key, MISSING)
            if before is not after and before != after:
                if before is MISSING or _whole(before, after):
                    found[key] = after
                else:
                    _diff(before, after, _below(path, key), out)
        _tell(path, found, [key for key in old if key not in new], out)
    elif kind is tuple or kind is list:
        _diff_rows(old, new, path, out)
    elif issubclass(kind, msgspec.Struct):
        found = {}
        for field, before, after in zip(kind.__struct_fields__, _rows(old), _rows(new), strict=True):
            if before is after:
                continue
            if type(after) in PLAIN:
                if before != after:
                    found[field] = after
            # Two structs are looked at field by field anyway: to compare them first would be the same work twice.
            elif isinstance(after, msgspec.Struct) or before != after:
                if _whole(before, after):
                    found[field] = after
                else:
                    _diff(before, after, _below(path, field), out)
        _tell(path, found, [], out)
    else:
        out.append([path, new])


def _below(path: str, key: Any) -> str:
    return f"{path}/{key}" if path else str(key)


def _whole(old: Any, new: Any) -> bool:
    """Whether a value that has changed is told whole."""
    kind = type(new)
    if kind is tuple or kind is list:
        return not old or _brief(new)
    return kind in PLAIN or kind is not type(old)


def _brief(rows: Any) -> bool:
    return len(rows) <= BRIEF and all(type(row) in PLAIN for row in rows)


def _tell(path: str, found: dict[Any, Any], gone: list[Any], out: list[Change]) -> None:
    """What has changed right at a path: together, as the path is most of what is written."""
    if path and len(found) + len(gone) > 1:
        out.append([path, found, gone])
        return
    for key, after in found.items():
        out.append([_below(path, key), after])
    for key in gone:
        out.append([_below(path, key)])


def _diff_rows(old: Any, new: Any, path: str, out: list[Change]) -> None:
    if _brief(new):
        out.append([path, list(new)])
        return
    if len(old) == len(new) and new and _deep(new[0]):
        for place, (before, after) in enumerate(zip(old, new, strict=True)):
            if before is not after:
                if isinstance(after, msgspec.Struct) or before != after:
                    _diff(before, after, _below(path, place), out)
        return
    shorter = min(len(old), len(new))
    start = 0
    while start < shorter and old[start] == new[start]:
        start += 1
    end = 0
    while end < shorter - start and old[-1 - end] == new[-1 - end]:
        end += 1
    out.append([path, start, len(old) - start - end, list(new[start : len(new) - end])])


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
                    changes = self._part(f"{field}/{place}", before, after)
                    if changes:
                        rows.append(changes)
            found = b",".join(rows)
        else:
            found = written(old, new, field)
        # What was compared is kept with its changes, so that no other thing can get its id meanwhile.
        self._parts[key] = (old, new, found)
        return found

    def _part(self, path: str, old: Any, new: Any) -> bytes:
        """The same of an element of a field: what others know of a seat is shared, though the seats are not."""
        key = (path, id(old), id(new))
        known = self._parts.get(key)
        if known is None:
            known = self._parts[key] = (old, new, written(old, new, path))
        return known[2]


def written(old: Any, new: Any, path: str) -> bytes:
    """The changes of a part as JSON, without the brackets around them."""
    changes: list[Change] = []
    if isinstance(new, msgspec.Struct) or old != new:
        _diff(old, new, path, changes)
    return _encode(changes)[1:-1] if changes else b""


def patched(value: Any, changes: list[Change]) -> Any:
    """Plain JSON data with the changes carried out, in place where it can be: what a client does.

    Raises:
        LookupError: a path leads nowhere (a field that is missing is an empty one).

    >>> patched({"a": [1, 2]}, [["a", 1, 1, [5, 6]], ["b", 7]])
    {'a': [1, 5, 6], 'b': 7}
    """
    for change in changes:
        if not change[0]:
            value = change[1]
            continue
        *way, last = change[0].split("/")
        at = value
        for step in way:
            # What is empty may have been left out.
            at = at[int(step)] if isinstance(at, list) else at.setdefault(step, {})
        key = int(last) if isinstance(at, list) else last
        if len(change) == 1:
            del at[key]
        elif len(change) == 2:
            at[key] = change[1]
        elif len(change) == 3:
            fields = at[key] if isinstance(at, list) else at.setdefault(key, {})
            fields.update(change[1])
            for gone in change[2]:
                del fields[gone]
        else:
            _, start, count, values = change
            rows = at[key] if isinstance(at, list) else at.setdefault(key, [])
            rows[start : start + count] = values
    return value

"""Frozen data to JSON and back, by declared types; the digest of a state.

Data are written and read by field name: a field that is missing takes its default. What version 0.1 wrote, lists in
the order of the fields, is read as well. A digest is made of such a list to this day, so that the digests of
old logs hold; a field that came later (`added`) stays out of it as long as it has its default value, a `memory` always.
"""

from __future__ import annotations

import hashlib
import json
import types
from collections.abc import Callable, Mapping
from dataclasses import MISSING, field, fields, is_dataclass
from enum import Enum
from functools import cached_property
from operator import attrgetter
from typing import Any, Literal, NamedTuple, NewType, TypeVar, Union, get_args, get_origin, get_type_hints

from rules.core import remembered

T = TypeVar("T")
_PLAIN = (int, str, bool, type(None))
ADDED = "added"
"""Under this name a field's metadata tell in which version of the rules it came."""
Code = Callable[[Any], Any]


class Unreadable(Exception):
    """Data that are not of the declared shape; the text names the place."""


class Codes(NamedTuple):
    """What can be done with values of a declared type."""

    plain: Code
    """To JSON values, dataclasses by field name."""
    row: Code
    """To JSON values, dataclasses as lists."""
    revive: Code
    """Back from either."""


def added(version: int, default: Any) -> Any:
    """A field that has come with this version of the rules: old data have its default, and keep their digests."""
    return field(default=default, metadata={ADDED: version})


def memory(version: int, default: Any) -> Any:
    """A field for what follows from the course of the game alone, such as what somebody has seen.

    Two states are equal without it and have the same digest: a match that was begun before it came is still what its
    log says.
    """
    return field(default=default, compare=False, metadata={ADDED: version})


def plain(x: Any) -> Any:
    """Frozen data as JSON values."""
    return _codes(type(x)).plain(x)


def row(x: Any) -> Any:
    """Frozen data as the JSON values a digest is made of."""
    return _codes(type(x)).row(x)


def columns(x: Any) -> dict[str, Any]:
    """The fields of a dataclass, each as in a row."""
    return _record(type(x)).columns(x)


def own(view: Any) -> list[Any]:
    """What of a view only its seat sees, as JSON values."""
    found = columns(view)
    return [found[f.name] for f in fields(view) if "own" in f.metadata]


def revive(kind: type[T], x: Any) -> T:
    """JSON values back to frozen data of a declared type. Raises Unreadable."""
    try:
        value: T = _codes(kind).revive(x)
    except Unreadable:
        raise
    except (TypeError, ValueError, KeyError, IndexError, AttributeError) as wrong:
        # What the values are may be secret: only the kind of the fault is told.
        raise Unreadable(f"{kind.__name__}: {type(wrong).__name__} in its values") from wrong
    return value


def text(values: Any) -> str:
    """JSON values as text."""
    return json.dumps(values, separators=(",", ":"), ensure_ascii=False)


def dumps(x: Any) -> str:
    return text(plain(x))


def loads(kind: type[T], data: str) -> T:
    try:
        values = json.loads(data)
    except ValueError as wrong:
        raise Unreadable(f"{kind.__name__}: no JSON at character {getattr(wrong, 'pos', 0)}") from wrong
    return revive(kind, values)


def digest(x: object) -> str:
    """Eight bytes that two equal values share."""
    return hashlib.blake2b(text(row(x)).encode(), digest_size=8).hexdigest()


def _same(x: Any) -> Any:
    return x


_SAME = Codes(_same, _same, _same)


@remembered
def _codes(kind: Any) -> Codes:
    """Encoders and decoder of a declared type."""
    if isinstance(kind, NewType):
        return _codes(kind.__supertype__)
    if kind in _PLAIN or get_origin(kind) is Literal:
        return _SAME
    if isinstance(kind, type) and is_dataclass(kind):
        record = _record(kind)
        return Codes(record.plain, record.row, record.revive)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return Codes(_value, _value, kind)
    origin, args = get_origin(kind), get_args(kind)
    if origin is tuple:
        return _tuple(args)
    if origin is frozenset:
        return _frozenset(_codes(args[0]))
    if origin in (Union, types.UnionType):
        return _union([arg for arg in args if arg is not type(None)])
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return _mapping(_codes(args[0]), _codes(args[1]))
    raise TypeError(f"no code for {kind!r}: declare frozen dataclasses, tuples, mappings, str, int, bool or None")


def _value(x: Enum) -> Any:
    return x.value


class _Record:
    """The codes of a dataclass. Its fields' codes are looked up when first needed: a type may contain itself."""

    def __init__(self, kind: Any) -> None:
        own = fields(kind)
        self.kind = kind
        self.names = tuple(f.name for f in own)
        self.known = frozenset(self.names)
        self.optional = frozenset(f.name for f in own if f.default is not MISSING or f.default_factory is not MISSING)
        self.old = tuple(f.name for f in own if ADDED not in f.metadata)
        self.later = {f.name: f.default for f in own if ADDED in f.metadata and f.compare}
        self.values = _values(self.names)

    @cached_property
    def codes(self) -> tuple[tuple[str, Codes], ...]:
        """Of the fields that are no plain values."""
        hints = get_type_hints(self.kind)
        return tuple((name, codes) for name in self.names if (codes := _codes(hints[name])) is not _SAME)

    def plain(self, x: Any) -> Any:
        found = dict(zip(self.names, self.values(x), strict=True))
        for name, codes in self.codes:
            found[name] = codes.plain(found[name])
        return found

    @cached_property
    def places(self) -> tuple[tuple[int, Code], ...]:
        """Where among the values such fields stand."""
        return tuple((self.names.index(name), codes.row) for name, codes in self.codes)

    def row(self, x: Any) -> list[Any]:
        found = self.values(x)
        for at, encode in self.places:
            found[at] = encode(found[at])
        return self._aged(x, found) if len(self.old) < len(found) else found

    def columns(self, x: Any) -> dict[str, Any]:
        codes = dict(self.codes)
        return {name: codes.get(name, _SAME).row(getattr(x, name)) for name in self.names}

    def _aged(self, x: Any, found: list[Any]) -> list[Any]:
        """A row as it was before the later fields came, followed by those that are not what they are by default."""
        named = dict(zip(self.names, found, strict=True))
        changed = {name: named[name] for name, default in self.later.items() if getattr(x, name) != default}
        row = [named[name] for name in self.old]
        return [*row, changed] if changed else row

    def revive(self, x: Any) -> Any:
        if isinstance(x, dict):
            found = dict(x)
        elif isinstance(x, list) and len(x) == len(self.old):
            found = dict(zip(self.old, x, strict=True))
        else:
            size = f" of {len(x)}" if isinstance(x, list) else ""
            raise Unreadable(f"{self.kind.__name__} cannot be read from a {type(x).__name__}{size}")
        for name, codes in self.codes:
            if name in found:
                found[name] = codes.revive(found[name])
        if found.keys() != self.known:
            self._compare(found)
        return self.kind(**found)

    def _compare(self, found: Mapping[str, Any]) -> None:
        if unknown := sorted(found.keys() - self.known):
            raise Unreadable(f"{self.kind.__name__} has no field {', '.join(unknown)}")
        if missing := sorted(self.known - found.keys() - self.optional):
            raise Unreadable(f"{self.kind.__name__} lacks the field {', '.join(missing)}")


_record = remembered(_Record)


def _values(names: tuple[str, ...]) -> Callable[[Any], list[Any]]:
    """All of these attributes at once."""
    if len(names) < 2:
        return lambda x: [getattr(x, name) for name in names]
    get = attrgetter(*names)
    return lambda x: list(get(x))


def _tuple(args: tuple[Any, ...]) -> Codes:
    if not args or args == ((),):
        return Codes(_empty, _empty, lambda _: ())
    if args[-1] is ...:
        each = _codes(args[0])
        if each is _SAME:
            return Codes(list, list, tuple)
        encode, encode_row, decode = each
        return Codes(
            lambda x: [encode(v) for v in x],
            lambda x: [encode_row(v) for v in x],
            lambda x: tuple([decode(v) for v in x]),
        )
    codes = [_codes(arg) for arg in args]
    return Codes(
        lambda x: [own.plain(v) for own, v in zip(codes, x, strict=True)],
        lambda x: [own.row(v) for own, v in zip(codes, x, strict=True)],
        lambda x: tuple([own.revive(v) for own, v in zip(codes, x, strict=True)]),
    )


def _empty(_: Any) -> list[Any]:
    return []


def _frozenset(each: Codes) -> Codes:
    return Codes(
        lambda x: [each.plain(v) for v in sorted(x, key=each.row)],
        lambda x: sorted(map(each.row, x)),
        lambda x: frozenset(map(each.revive, x)),
    )


def _union(members: list[Any]) -> Codes:
    """Optional and plain values as they are; one of several dataclasses with the name of its class in front."""
    if len(members) == 1:
        encode, encode_row, decode = _codes(members[0])
        return Codes(
            lambda x: None if x is None else encode(x),
            lambda x: None if x is None else encode_row(x),
            lambda x: None if x is None else decode(x),
        )
    if all(_codes(member) is _SAME for member in members):
        return _SAME
    by_name = {member.__name__: _codes(member) for member in members}

    def encode_member(x: Any) -> Any:
        return None if x is None else [(name := type(x).__name__), by_name[name].plain(x)]

    def encode_row_member(x: Any) -> Any:
        return None if x is None else [(name := type(x).__name__), by_name[name].row(x)]

    def decode_member(x: Any) -> Any:
        if x is None:
            return None
        if x[0] not in by_name:
            raise Unreadable(f"no kind of value but {', '.join(by_name)} is known here")
        return by_name[x[0]].revive(x[1])

    return Codes(encode_member, encode_row_member, decode_member)


def _mapping(key: Codes, value: Codes) -> Codes:
    return Codes(
        lambda x: [[key.plain(k), value.plain(v)] for k, v in x.items()],
        lambda x: [[key.row(k), value.row(v)] for k, v in x.items()],
        lambda x: {key.revive(k): value.revive(v) for k, v in x},
    )

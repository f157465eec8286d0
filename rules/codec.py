"""Frozen data to JSON and back, by declared types; the digest of a state."""

from __future__ import annotations

import hashlib
import json
import types
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, Literal, NewType, TypeVar, Union, get_args, get_origin, get_type_hints

from rules.core import remembered

T = TypeVar("T")
_PLAIN = (int, str, bool, type(None))
Code = Callable[[Any], Any]


def plain(x: Any) -> Any:
    """Frozen data as JSON values."""
    return _codes(type(x))[0](x)


def own(view: Any) -> list[Any]:
    """What of a view only its seat sees, as JSON values."""
    return [value for f, value in zip(fields(view), plain(view), strict=True) if "own" in f.metadata]


def revive(kind: type[T], x: Any) -> T:
    """JSON values back to frozen data of a declared type."""
    value: T = _codes(kind)[1](x)
    return value


def dumps(x: Any) -> str:
    return json.dumps(plain(x), separators=(",", ":"), ensure_ascii=False)


def loads(kind: type[T], text: str) -> T:
    return revive(kind, json.loads(text))


def digest(x: object) -> str:
    """Eight bytes that two equal values share."""
    return hashlib.blake2b(dumps(x).encode(), digest_size=8).hexdigest()


def _same(x: Any) -> Any:
    return x


@remembered
def _codes(kind: Any) -> tuple[Code, Code]:
    """Encoder and decoder of a declared type."""
    if isinstance(kind, NewType):
        return _codes(kind.__supertype__)
    if kind in _PLAIN or get_origin(kind) is Literal:
        return _same, _same
    if isinstance(kind, type) and is_dataclass(kind):
        return _dataclass(kind)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return (lambda x: x.value), kind
    origin, args = get_origin(kind), get_args(kind)
    if origin is tuple:
        return _tuple(args)
    if origin is frozenset:
        encode, decode = _codes(args[0])
        return (lambda x: sorted(map(encode, x))), (lambda x: frozenset(map(decode, x)))
    if origin in (Union, types.UnionType):
        return _union([arg for arg in args if arg is not type(None)])
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return _mapping(*args)
    raise TypeError(f"no code for {kind!r}: declare frozen dataclasses, tuples, mappings, str, int, bool or None")


def _dataclass(kind: Any) -> tuple[Code, Code]:
    hints = get_type_hints(kind)
    names = tuple(f.name for f in fields(kind))
    codes = [(name, *_lazy(hints[name])) for name in names]

    def encode(x: Any) -> Any:
        return [enc(getattr(x, name)) for name, enc, _ in codes]

    def decode(x: Any) -> Any:
        return kind(*[dec(value) for (_, _, dec), value in zip(codes, x, strict=True)])

    return encode, decode


def _lazy(kind: Any) -> tuple[Code, Code]:
    """Codes of a field: plain ones at once, others when first used, so that a type may contain itself."""
    if kind in _PLAIN or (isinstance(kind, NewType) and kind.__supertype__ in _PLAIN):
        return _same, _same
    return (lambda x: _codes(kind)[0](x)), (lambda x: _codes(kind)[1](x))  # noqa: PLW0108


def _tuple(args: tuple[Any, ...]) -> tuple[Code, Code]:
    if not args or args == ((),):
        return (lambda x: []), (lambda x: ())
    if args[-1] is ...:
        encode, decode = _codes(args[0])
        if encode is _same:
            return list, tuple
        return (lambda x: [encode(v) for v in x]), (lambda x: tuple([decode(v) for v in x]))
    codes = [_codes(arg) for arg in args]

    def encode_fixed(x: Any) -> Any:
        return [enc(v) for (enc, _), v in zip(codes, x, strict=True)]

    def decode_fixed(x: Any) -> Any:
        return tuple(dec(v) for (_, dec), v in zip(codes, x, strict=True))

    return encode_fixed, decode_fixed


def _union(members: list[Any]) -> tuple[Code, Code]:
    """Optional and plain values as they are; one of several dataclasses with the name of its class in front."""
    if len(members) == 1:
        encode, decode = _codes(members[0])
        return (lambda x: None if x is None else encode(x)), (lambda x: None if x is None else decode(x))
    if all(_codes(member)[0] is _same for member in members):
        return _same, _same
    by_name = {member.__name__: _codes(member) for member in members}

    def encode_member(x: Any) -> Any:
        return None if x is None else [type(x).__name__, by_name[type(x).__name__][0](x)]

    def decode_member(x: Any) -> Any:
        return None if x is None else by_name[x[0]][1](x[1])

    return encode_member, decode_member


def _mapping(key: Any, value: Any) -> tuple[Code, Code]:
    enc_key, dec_key = _codes(key)
    enc_value, dec_value = _codes(value)
    return (
        lambda x: [[enc_key(k), enc_value(v)] for k, v in x.items()],
        lambda x: {dec_key(k): dec_value(v) for k, v in x},
    )

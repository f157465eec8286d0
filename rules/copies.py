"""Copies of frozen values with some fields changed, as `dataclasses.replace` makes them, in half its time.

States are copied several times a move: a field costs one look and one write, without a second list of what there is.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from types import MemberDescriptorType
from typing import TYPE_CHECKING, Any

from rules.core import remembered

__all__ = ("replace",)

if TYPE_CHECKING:
    # The type checker knows which fields there are.
    from dataclasses import replace
else:

    def replace(thing, /, **changes):
        """The value with other fields; without any it is a copy."""
        kind = type(thing)
        fields = _fields(kind)
        if fields is None or not changes.keys() <= fields.keys():
            return dataclasses.replace(thing, **changes)
        copy = object.__new__(kind)
        for name, write in fields.items():
            write(copy, changes[name] if name in changes else getattr(thing, name))
        return copy


@remembered
def _fields(kind: type) -> dict[str, Callable[[Any, Any], None]] | None:
    """How each field is written; None for a kind that has more to do than to keep its fields."""
    found = {field.name: getattr(kind, field.name, None) for field in dataclasses.fields(kind)}
    plain = not hasattr(kind, "__post_init__") and all(field.init for field in dataclasses.fields(kind))
    slots = {name: slot.__set__ for name, slot in found.items() if isinstance(slot, MemberDescriptorType)}
    return slots if plain and len(slots) == len(found) else None

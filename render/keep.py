"""Pixels that are kept for the next picture, bounded by how much memory they take: the latest ready, others packed."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from threading import Lock
from typing import Any, Generic, TypeVar

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Packing(Generic[V]):
    """How values are made small and ready again. Any: only these functions know what a packed value is."""

    most: int
    """How much the packed values may weigh."""
    pack: Callable[[V], Any]
    unpack: Callable[[Any], V]
    weigh: Callable[[Any], int]


class Keep(Generic[V]):
    """What was used longest ago goes first, packed before it is gone where there is a packing.

    Pictures are drawn in threads, so the book-keeping is locked.
    """

    def __init__(self, most: int, weigh: Callable[[V], int], packing: Packing[V] | None = None) -> None:
        self.most = most
        self.weight = self.packed_weight = 0
        self._weigh = weigh
        self._packing = packing
        self._kept: OrderedDict[Hashable, V] = OrderedDict()
        self._packed: OrderedDict[Hashable, Any] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], V]) -> V:
        """What is kept under the key; else it is made, outside the lock: two threads may make the same."""
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
                return found
            packed = self._packed.get(key)
            if packed is not None:
                # It stays there as well: it need not be packed again.
                self._packed.move_to_end(key)
        made = make() if packed is None or self._packing is None else self._packing.unpack(packed)
        with self._lock:
            if key not in self._kept:
                self._kept[key] = made
                self.weight += self._weigh(made)
            while self.weight > self.most and len(self._kept) > 1:
                oldest, dropped = self._kept.popitem(last=False)
                self.weight -= self._weigh(dropped)
                self._put_away(oldest, dropped)
        return made

    def _put_away(self, key: Hashable, value: V) -> None:
        if self._packing is None or key in self._packed:
            return
        packed = self._packed[key] = self._packing.pack(value)
        self.packed_weight += self._packing.weigh(packed)
        while self.packed_weight > self._packing.most and len(self._packed) > 1:
            _, dropped = self._packed.popitem(last=False)
            self.packed_weight -= self._packing.weigh(dropped)

    def clear(self) -> None:
        with self._lock:
            self._kept.clear()
            self._packed.clear()
            self.weight = self.packed_weight = 0

    def __len__(self) -> int:
        """How many are ready."""
        return len(self._kept)

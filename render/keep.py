"""Pixels that are kept for the next picture, bounded by how much memory they take."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

V = TypeVar("V")


class Keep(Generic[V]):
    """What was used longest ago goes first. Pictures are drawn in threads, so the book-keeping is locked."""

    def __init__(self, most: int, weigh: Callable[[V], int]) -> None:
        self.most = most
        self.weight = 0
        self._weigh = weigh
        self._kept: OrderedDict[Hashable, V] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], V]) -> V:
        """What is kept under the key; else it is made, outside the lock: two threads may make the same."""
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
                return found
        made = make()
        with self._lock:
            if key not in self._kept:
                self._kept[key] = made
                self.weight += self._weigh(made)
            while self.weight > self.most and len(self._kept) > 1:
                _, dropped = self._kept.popitem(last=False)
                self.weight -= self._weigh(dropped)
        return made

    def clear(self) -> None:
        with self._lock:
            self._kept.clear()
            self.weight = 0

    def __len__(self) -> int:
        return len(self._kept)

"""Giving memory back to the system: large canvases leave holes that nobody else can use."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache


def trim() -> None:
    """Give back what is free, where the C library can; some milliseconds."""
    function = _malloc_trim()
    if function is not None:
        function(0)


@cache
def _malloc_trim() -> Callable[[int], int] | None:
    try:
        function: Callable[[int], int] = ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError, TypeError):
        # Not every system has glibc.
        return None
    return function

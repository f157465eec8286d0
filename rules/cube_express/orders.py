"""Standing orders: there are none, for nobody ever decides in another player's turn."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

ORDERS: Mapping[str, tuple[str, ...]] = MappingProxyType({})

"""Resources: gains, conversions (5.9), the storage limit and dropping (5.11)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from rules.core import Violation, event, phrase
from rules.cube_express.changes import Change, changed
from rules.cube_express.components import CONVERSIONS, RESOURCES
from rules.cube_express.moves import Drop
from rules.cube_express.state import Public


def gain(public: Public, resource: str) -> Public:
    """One resource from the reserve."""
    return changed(public, public.active, reserve=-1, **{resource: 1})


def check_conversion(public: Public, conversion: str) -> Violation | None:
    return None if getattr(public.player, CONVERSIONS[conversion].pay) >= 2 else phrase("E_CONVERT")


def convert(public: Public, conversion: str) -> Change:
    kind, seat = CONVERSIONS[conversion], public.active
    public = changed(public, seat, **{kind.pay: -2, kind.gain: 1, "dividends" if kind.dividend else "reserve": 1})
    return public, (event("converted", seat=seat, conversion=conversion),)


def ways(public: Public) -> dict[tuple[int, int, int], tuple[str, ...]]:
    """Stores that conversions can lead to, each with the fewest that do."""
    return _ways(public.player.stores)


@lru_cache(maxsize=1024)
def _ways(begun: tuple[int, int, int]) -> dict[tuple[int, int, int], tuple[str, ...]]:
    found: dict[tuple[int, int, int], tuple[str, ...]] = {begun: ()}
    queue = list(found)
    for stores in queue:
        held = dict(zip(RESOURCES, stores, strict=True))
        for kind in CONVERSIONS.values():
            if held[kind.pay] >= 2:
                after = {**held, kind.pay: held[kind.pay] - 2}
                after[kind.gain] += 1
                key = after["coal"], after["wood"], after["iron"]
                if key not in found:
                    found[key] = (*found[stores], kind.id)
                    queue.append(key)
    return found


def refillable(public: Public) -> bool:
    """Is there a marker in the reserve, or can a conversion bring one back?"""
    steps = (step for way in ways(public).values() for step in way)
    return bool(public.player.reserve) or any(not CONVERSIONS[step].dividend for step in steps)


def raisable(public: Public) -> int:
    """Dividends that the active player has, or could have at most by selling and converting."""
    player = public.player
    return player.dividends + min(player.stock, player.reserve + player.stored) + max(0, player.stored - 1)


def excess(public: Public) -> int:
    """How many resources are too many at the end of the turn."""
    return max(0, public.player.stored - public.player.level)


def check_drop(public: Public, move: Drop) -> Violation | None:
    dropped = (move.coal, move.wood, move.iron)
    if sum(dropped) < excess(public):
        return phrase("E_OVERLIMIT", n=public.player.level)
    if sum(dropped) > excess(public) or any(
        not 0 <= n <= stored for n, stored in zip(dropped, public.player.stores, strict=True)
    ):
        return phrase("E_DROP", n=excess(public))
    return None


def drops(public: Public) -> Iterator[Drop]:
    too_many = excess(public)
    for coal in range(min(too_many, public.player.coal) + 1):
        for wood in range(min(too_many - coal, public.player.wood) + 1):
            yield Drop(coal, wood, too_many - coal - wood)


def drop(public: Public, move: Drop) -> Change:
    seat, many = public.active, move.coal + move.wood + move.iron
    public = changed(public, seat, coal=-move.coal, wood=-move.wood, iron=-move.iron, reserve=many)
    return public, (event("dropped", seat=seat, coal=move.coal, wood=move.wood, iron=move.iron),)

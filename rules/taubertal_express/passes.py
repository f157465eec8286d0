"""The end of a round and of a pass: payday, refill, display check."""

from __future__ import annotations

from rules.core import Seat
from rules.taubertal_express import draft, supplies
from rules.taubertal_express.components import (
    AT,
    EFFECT,
    GOODS_TOWNS,
    PASSES,
    ROUNDS,
    UNPAID,
)
from rules.taubertal_express.desk import Desk
from rules.taubertal_express.state import OVER, Player


def next_round(desk: Desk) -> bool:
    """After the last player of a round; says whether another round follows in this pass."""
    if desk.public.round < ROUNDS:
        desk.set(at=0, round=desk.public.round + 1)
        return True
    for at in range(len(desk.players)):
        payday(desk, Seat(at))
    if desk.public.number == PASSES:
        desk.set(phase=OVER, reroll=False)
        desk.tell("game-over")
        return False
    refill(desk)
    check_display(desk)
    desk.set(number=desk.public.number + 1)
    draft.start(desk)
    return False


def wages(player: Player) -> int:
    """Coins due on payday (4.6)."""
    effect = EFFECT["dienstwohnhaus"]
    free = "dienstwohnhaus" in player.station and player.hired >= effect["if_hired_at_least"]
    return player.hired - (int(effect["workers"]) if free else 0)


def payday(desk: Desk, seat: Seat) -> None:
    """Wages as far as the money goes (RU-37), a penalty for each worker unpaid; all workers leave."""
    player = desk.players[seat]
    if not player.hired:
        return
    due = wages(player)
    paid = min(due, player.coins)
    desk.change(seat, coins=player.coins - paid, hired=0, used=0)
    if due > paid:
        lost = desk.lose(seat, UNPAID * (due - paid))
        desk.tell("unpaid", seat=seat, coins=paid, workers=due - paid, points=lost)
    else:
        desk.tell("paid", seat=seat, coins=paid)


def refill(desk: Desk) -> None:
    """Empty spaces in the order of their numbers, as far as tiles are left (4.7)."""
    for display in ("goods", "light"):
        spaces = list(getattr(desk.public, display))
        stack = list(getattr(desk.hidden, display))
        for space, tile in enumerate(spaces):
            if not tile and stack:
                spaces[space] = stack.pop()
        desk.set(**{display: tuple(spaces)})
        desk.hide(**{display: tuple(stack)})
    desk.sealed = True
    desk.tell("refilled")


def check_display(desk: Desk) -> None:
    """A goods display of no use to somebody who still needs goods buildings is replaced once (RU-39)."""
    shown = {tile for tile in desk.public.goods if tile}
    stuck = any(
        any(not player.sites[AT[town]] for town in GOODS_TOWNS)
        and not any(supplies.accepts(player, kind) for kind in shown)
        for player in desk.players
    )
    if not shown or not stuck:
        return
    aside = [tile for tile in desk.public.goods if tile]
    stack, rng = list(desk.hidden.goods), desk.hidden.rng
    fresh: list[str] = []
    for _ in desk.public.goods:
        if not stack and aside:
            shuffled, rng = rng.shuffled(sorted(aside))
            stack, aside = list(shuffled), []
        fresh.append(stack.pop() if stack else "")
    if aside:
        mixed, rng = rng.shuffled(sorted(stack + aside))
        stack = list(mixed)
    desk.set(goods=tuple(fresh))
    desk.hide(goods=tuple(stack), rng=rng)
    desk.sealed = True
    desk.tell("display-replaced")

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
from rules.taubertal_express.state import OVER, Player
from rules.taubertal_express.work import Work


def next_round(work: Work) -> bool:
    """After the last player of a round; says whether another round follows in this pass."""
    if work.public.round < ROUNDS:
        work.set(at=0, round=work.public.round + 1)
        return True
    for at in range(len(work.players)):
        payday(work, Seat(at))
    if work.public.number == PASSES:
        work.set(phase=OVER, reroll=False)
        work.tell("game-over")
        return False
    refill(work)
    check_display(work)
    work.set(number=work.public.number + 1)
    draft.start(work)
    return False


def wages(player: Player) -> int:
    """Coins due on payday (4.6)."""
    effect = EFFECT["dienstwohnhaus"]
    free = "dienstwohnhaus" in player.station and player.hired >= effect["if_hired_at_least"]
    return player.hired - (int(effect["workers"]) if free else 0)


def affordable(player: Player) -> tuple[int, int]:
    """The coins a player can pay, and the workers that stay unpaid."""
    due = wages(player)
    paid = min(due, player.coins)
    return paid, due - paid


def payday(work: Work, seat: Seat) -> None:
    """Wages as far as the money goes (RU-37), a penalty for each worker unpaid; all workers leave."""
    player = work.players[seat]
    if not player.hired:
        return
    paid, unpaid = affordable(player)
    work.change(seat, coins=player.coins - paid, hired=0, used=0)
    if unpaid:
        lost = work.lose(seat, UNPAID * unpaid)
        work.tell("unpaid", seat=seat, coins=paid, workers=unpaid, points=lost)
    else:
        work.tell("paid", seat=seat, coins=paid)


def refill(work: Work) -> None:
    """Empty spaces in the order of their numbers, as far as tiles are left (4.7)."""
    for display in ("goods", "light"):
        spaces = list(getattr(work.public, display))
        stack = list(getattr(work.hidden, display))
        for space, tile in enumerate(spaces):
            if not tile and stack:
                spaces[space] = stack.pop()
        work.set(**{display: tuple(spaces)})
        work.hide(**{display: tuple(stack)})
    work.sealed = True
    work.tell("refilled")


def check_display(work: Work) -> None:
    """A goods display of no use to somebody who still needs goods buildings is replaced once (RU-39)."""
    shown = {tile for tile in work.public.goods if tile}
    stuck = any(
        any(not player.sites[AT[town]] for town in GOODS_TOWNS)
        and not any(supplies.accepts(player, kind) for kind in shown)
        for player in work.players
    )
    if not shown or not stuck:
        return
    aside = [tile for tile in work.public.goods if tile]
    stack, rng = list(work.hidden.goods), work.hidden.rng
    fresh: list[str] = []
    for _ in work.public.goods:
        if not stack and aside:
            shuffled, rng = rng.shuffled(sorted(aside))
            stack, aside = list(shuffled), []
        fresh.append(stack.pop() if stack else "")
    if aside:
        mixed, rng = rng.shuffled(sorted(stack + aside))
        stack = list(mixed)
    work.set(goods=tuple(fresh))
    work.hide(goods=tuple(stack), rng=rng)
    work.sealed = True
    work.tell("display-replaced")

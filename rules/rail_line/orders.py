"""Standing orders, those of the house among them, and plans: who answers without being asked (section 10)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core import PLAN, Action, Seat
from rules.rail_line import goods, last, plans
from rules.rail_line.moves import NONE, Substitute
from rules.rail_line.state import FINAL, Mark
from rules.rail_line.view import View

SOLVED = "solved"
ORDERS: Mapping[str, tuple[str, ...]] = {
    "substitute": ("house", "mark", "coin-if-worse"),
    "local-move": (SOLVED,),
    "final": (SOLVED,),
}
HOUSE: Mapping[str, str] = {"substitute": "house", "local-move": SOLVED, "final": SOLVED}


def obey(v: View, seat: Seat, key: str, order: str, options: tuple[Action, ...]) -> Action | None:
    """ "house", "mark" and "coin-if-worse" judge goods; "solved" plays a last action that is surely the best."""
    if order == SOLVED:
        return last.best(v, seat, options) if v.public.phase == FINAL else None
    if key == "local-move":
        return plans.target(v.public, seat, order.removeprefix(PLAN).split())
    task = v.public.players[seat].tasks[0]
    if not isinstance(task, Mark):
        return None
    answers = [option for option in options if isinstance(option, Substitute)]
    match order:
        case "mark":
            return Substitute(NONE)
        case "coin-if-worse":
            return goods.coin_if_worse(v.public, seat, task, answers)
        case "house":
            return goods.by_the_house(v.public, seat, task, answers)
    return plans.goods_or_coin(v.public, seat, task, order.removeprefix(PLAN).split(), answers)

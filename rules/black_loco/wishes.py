"""Plans: how to draw the cards of premiums, read afresh at every draw, and which position to take after one's own.

A plan to draw is a list: `605` takes that card if it lies on top, `T2` takes from that stack while it has cards, and an
ending does for the rest: `standing`, `open` or `end`. Where all draws together can end the game, the ending says for
how long it holds: `standing.17` for the premium of turn 17 alone, `standing.always` whenever that is so. `keep.17`
keeps the position after the premium of turn 17, `2.17` exchanges it with seat 2.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rules.black_loco import draws
from rules.black_loco.draws import END_IT, OPEN, STANDING
from rules.black_loco.moves import Done, Draw, Swap
from rules.black_loco.state import BID, OVER, Payout, Public, State
from rules.black_loco.table import plan_of
from rules.black_loco.view import View
from rules.core import Action, Ask, Clause, Seat, Wish, clause

DRAW, CLOSING, SWAP = "draw", "closing-draw", "swap"
PLANS: Mapping[str, bool] = {DRAW: True, CLOSING: True, SWAP: False}
WAYS = (STANDING, OPEN, END_IT)
ALWAYS, KEEP, LONGEST = "always", "keep", 8


def ahead(s: State) -> tuple[Ask, ...]:
    """How to draw, at any time; where a premium can end the game, all who draw beside its initiator at once."""
    public = s.public
    if public.phase in (BID, OVER):
        return ()
    payout, found = public.pending, []
    for seat in map(Seat, range(public.seats)):
        if isinstance(payout, Payout) and seat == public.active and any(taker != seat for taker in payout.queue):
            found.append(Ask(seat, SWAP, waiting=True))
        if isinstance(payout, Payout) and payout.closing and seat in payout.queue and seat != public.active:
            found.append(Ask(seat, CLOSING, waiting=True))
        else:
            found.append(Ask(seat, DRAW))
    return tuple(found)


def wishes(v: View, seat: Seat, key: str, said: tuple[str, ...]) -> tuple[Wish, ...]:
    public = v.public
    match key:
        case "swap":
            return () if said else tuple(_positions(public, seat))
        case "draw" | "closing-draw" if not said or said[-1].split(".")[0] not in WAYS:
            return (*_endings(public, seat, key, said), *(_places(public, said) if len(said) < LONGEST else ()))
    return ()


def _endings(public: Public, seat: Seat, key: str, said: tuple[str, ...]) -> Iterator[Wish]:
    count = 0 if said else draws.due(public, seat)
    for until in (str(public.turns), ALWAYS) if key == CLOSING else ("",):
        for way in WAYS:
            course = draws.course(public, seat, way, count)
            now = clause(f"wish-{way}", count=len(course), stack_list=course, until="always" if until == ALWAYS else "")
            yield Wish(f"{way}.{until}" if until else way, now, _note(public, seat, way))


def _note(public: Public, seat: Seat, way: str) -> Clause | None:
    return clause("note-standing", ahead="yes" if draws.leads(public, seat) else "no") if way == STANDING else None


def _places(public: Public, said: tuple[str, ...]) -> Iterator[Wish]:
    """Stacks and cards, those on top first."""
    plan = plan_of(public)
    for code, pile in zip(plan.stacks, public.stacks, strict=True):
        if code not in said:
            yield Wish(code, clause("wish-stack", stack=code, count=len(pile)))
    tops = [pile[0] for pile in public.stacks if pile]
    for number in dict.fromkeys((*tops, *plan.deck)):
        if number not in said:
            card = plan.deck[number]
            yield Wish(number, clause("wish-card", card=number, stack=card.stack, company=card.share or "none"))


def _positions(public: Public, seat: Seat) -> Iterator[Wish]:
    turn = public.turns
    yield Wish(f"{KEEP}.{turn}", clause("offer-keep", position=public.position[seat]))
    for other in sorted(range(public.seats), key=lambda other: public.position[other]):
        if other != seat:
            yield Wish(f"{other}.{turn}", clause("offer-swap", seat=other, position=public.position[other]))


def answer(v: View, seat: Seat, key: str, words: Sequence[str], options: Sequence[Action]) -> Action | None:
    """What a plan says now; None: it is out of date, or says nothing about this."""
    if not words:
        return None
    public = v.public
    last, _, until = words[-1].partition(".")
    if until not in ("", ALWAYS, str(public.turns)):
        return None
    if key == SWAP:
        wanted: Action = Done() if last == KEEP else Swap(int(last))
        return wanted if wanted in options else None
    tops = {pile[0]: code for code, pile in zip(plan_of(public).stacks, public.stacks, strict=True) if pile}
    for word in words[:-1]:
        code = tops.get(word, word)
        if Draw(code) in options:
            return Draw(code)
    return Draw(draws.stack(public, seat, last)) if last in WAYS else None

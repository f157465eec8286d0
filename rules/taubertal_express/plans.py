"""Answers given ahead in the draft: a ranking of its tickets, and how many workers to hire after it.

Every word begins with the number of the pass, so that a plan of an earlier pass is seen to be out of date:
`3.T17` keeps T17, `3.T17.T03` does so in the place of T03, `3.2` hires two.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.copies import replace
from rules.core import Action, Ask, Clause, Seat, Wish, clause, put
from rules.taubertal_express import supplies
from rules.taubertal_express.components import DISTANCE, REPLACED, TICKETS, letters
from rules.taubertal_express.moves import Hire, Keep
from rules.taubertal_express.state import DRAFT, Player, Public, State
from rules.taubertal_express.view import View
from rules.taubertal_express.worth import POINT, value

PLANS: Mapping[str, bool] = {"draft": True, "hire": True}
_BETWEEN = "."


def ahead(s: State) -> tuple[Ask, ...]:
    """During the draft: the ranking of all who come later, if all see the tickets; the number of workers with it."""
    p = s.public
    if p.phase != DRAFT:
        return ()
    if not p.together:
        return tuple(Ask(seat, "hire", waiting=True) for seat in p.order[: p.at + 1])
    rankings = tuple(Ask(seat, "draft", waiting=True) for seat in p.order[p.at + 1 :])
    return (*rankings, *(Ask(seat, "hire", waiting=True) for seat in p.order))


def wishes(v: View, seat: Seat, key: str, said: tuple[str, ...]) -> tuple[Wish, ...]:
    match key:
        case "hire" if not said:
            player, number = v.public.players[seat], v.public.number
            places = range(supplies.worker_places(player) + 1)
            return tuple(Wish(_word(number, workers), *hiring(player, workers)) for workers in places)
        case "draft" if len(said) < _ranks(v.public, seat):
            return _rank(v, seat, {word.split(_BETWEEN)[1] for word in said})
        case _:
            return ()


def stands(v: View, seat: Seat, key: str, words: tuple[str, ...]) -> bool:
    """A ranking of this pass says what to do as long as one of its tickets is left; so does a number of workers."""
    if key == "hire":
        return len(words) == 1 and words[0] in [wish.word for wish in wishes(v, seat, key, ())]
    left = tuple(keep for ticket in v.hand for keep in keeps(v.public.players[seat], ticket))
    return v.public.phase == DRAFT and answer(v, key, words, left) is not None


def _ranks(p: Public, seat: Seat) -> int:
    """One ticket more than players keep theirs before: whatever they take, one of these is left."""
    return max(1, p.order.index(seat) - p.at + 1) if p.phase == DRAFT else 0


def _rank(v: View, seat: Seat, ranked: set[str]) -> tuple[Wish, ...]:
    p = v.public
    player = p.players[seat]
    found = [keep for ticket in v.hand if ticket not in ranked for keep in keeps(player, ticket)]
    found.sort(key=lambda keep: -kept_value(p, seat, keep))
    return tuple(Wish(_word(p.number, keep.ticket, keep.instead), *keeping(player, keep)) for keep in found)


def _word(*parts: str | int) -> str:
    return _BETWEEN.join(str(part) for part in parts if part != "")


def answer(v: View, key: str, words: Sequence[str], options: tuple[Action, ...]) -> Action | None:
    """The first wish that can be fulfilled; None: none can, or the plan is of another pass."""
    for word in words:
        number, first, *instead = word.split(_BETWEEN)
        wanted: Action = Hire(int(first)) if key == "hire" else Keep(first, "".join(instead))
        if number == str(v.public.number) and wanted in options:
            return wanted
    return None


# A ticket of the draft, and the number of workers, in words and worth


def keeps(player: Player, ticket: str) -> tuple[Keep, ...]:
    """Under a free wagon, else in the place of each ticket on the train."""
    if supplies.free_for_passengers(player):
        return (Keep(ticket),)
    return tuple(Keep(ticket, old) for old in player.tickets)


def kept_value(p: Public, seat: Seat, keep: Keep) -> int:
    """How good the position looks with this ticket on the train."""
    player = p.players[seat]
    left = tuple(ticket for ticket in player.tickets if ticket != keep.instead)
    aboard = tuple(ticket for ticket in player.aboard if ticket != keep.instead)
    if TICKETS[keep.ticket].start == player.town:
        aboard = (*aboard, keep.ticket)
    after = replace(player, tickets=(*left, keep.ticket), aboard=aboard)
    lost = POINT * REPLACED if keep.instead else 0
    return value(replace(p, players=put(p.players, seat, after)), seat) - lost


def keeping(player: Player, keep: Keep) -> tuple[Clause, Clause]:
    """The label and the note of keeping a ticket."""
    ticket = TICKETS[keep.ticket]
    label = clause("offer-keep", ticket=keep.ticket, town1=ticket.start, town2=ticket.destination)
    note = clause(
        "note-ticket-instead" if keep.instead else "note-ticket",
        points=ticket.points,
        coins=ticket.coins,
        paid=sum(ticket.stones),
        stones=letters(ticket.stones),
        start=DISTANCE[player.town, ticket.start],
        ride=ticket.distance,
        long_stop=int(ticket.long_stop),
        ticket2=keep.instead,
        lost=REPLACED,
    )
    return label, note


def hiring(player: Player, workers: int) -> tuple[Clause, Clause]:
    """The label and the note of hiring."""
    return clause("offer-hire", workers=workers), clause("note-hire", workers=workers, coins=player.coins)

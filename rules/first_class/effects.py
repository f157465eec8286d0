"""Effects: what a move that has been checked does."""

from __future__ import annotations

from rules.core import Action, Seat, Step
from rules.first_class import evidence, sources, spending, turns, units
from rules.first_class.moves import (
    COIN_ACTIONS,
    Decline,
    Done,
    Draft,
    Execute,
    Fulfil,
    Mail,
    Pass,
    TakeTile,
    Token,
    UseCity,
    UseSwitch,
)
from rules.first_class.state import SCORING, Coupling, Handover, State
from rules.first_class.work import Work


def apply(s: State, seat: Seat, a: Action) -> Step[State]:
    """The move itself, then all that follows until somebody has something to decide."""
    work = Work(s)
    match a:
        case Draft(card):
            turns.draft(work, card)
        case Execute():
            sources.execute(work, seat, a)
        case Decline(card):
            sources.decline(work, seat, card)
        case TakeTile():
            sources.take_tile(work, seat)
        case Mail(mail):
            top = work.stack[-1]
            assert isinstance(top, Coupling)
            units.couple(work, top, mail)
        case Token(token):
            top = work.stack[-1]
            assert isinstance(top, Handover)
            evidence.hand_over(work, top, token)
        case Fulfil(card):
            sources.fulfil(work, seat, card)
        case UseCity(city):
            sources.use_city(work, seat, city)
        case UseSwitch(gap):
            sources.use_switch(work, seat, gap)
        case Done():
            work.stack.pop()
        case Pass() if work.phase == SCORING:
            turns.finish_scoring(work)
        case Pass():
            turns.end_turn(work)
        case _ if isinstance(a, COIN_ACTIONS):
            spending.spend(work, seat, a)
        case _:
            sources.use(work, a)
    turns.advance(work)
    return work.step()

"""A whole answer tried out: its moves one after the other, and what they lead to."""

from __future__ import annotations

from dataclasses import dataclass

from rules.black_loco import effects, judge
from rules.black_loco.moves import BE, EB, PASS, Done, Pair
from rules.black_loco.scoring import capital
from rules.black_loco.state import BUILD, BUY, CHOOSE, Public, State
from rules.black_loco.worth import worth
from rules.core import Action, Seat


@dataclass(frozen=True, slots=True)
class Trial:
    """Where moves of a seat lead. What comes of a card given to somebody is not looked at."""

    state: State
    seat: Seat
    moves: tuple[Action, ...] = ()

    def then(self, *moves: Action) -> Trial:
        state = self.state
        for move in moves:
            state = effects.apply(state, self.seat, move).state
        return Trial(state, self.seat, (*self.moves, *moves))

    def may(self, move: Action) -> bool:
        return judge.check(self.state, self.seat, move) is None

    @property
    def public(self) -> Public:
        return self.state.public

    @property
    def hand(self) -> tuple[str, ...]:
        return self.state.hidden.hands[self.seat]

    @property
    def capital(self) -> int:
        return capital(self.public, self.seat)

    @property
    def worth(self) -> int:
        return worth(self.state, self.seat)


def to_build(trial: Trial) -> Trial | None:
    """On to building, if the turn still allows it."""
    public = trial.public
    if public.phase == CHOOSE:
        return trial.then(Pair(EB))
    if public.phase == BUILD:
        return trial.then(Done()) if public.second_open else trial
    return trial.then(Done()) if public.phase == BUY and public.pair == BE else None


def to_buy(trial: Trial) -> Trial | None:
    """On to buying shares, if the turn still allows it."""
    public = trial.public
    if public.phase == CHOOSE:
        return trial.then(Pair(BE)) if public.opened else None
    if public.phase == BUILD and public.pair == EB and public.opened:
        return trial.then(*(Done(),) * (2 if public.second_open else 1))
    return trial if public.phase == BUY else None


def to_end(trial: Trial) -> Trial:
    """What ends the turn from here."""
    if trial.public.phase == CHOOSE:
        return trial.then(Pair(PASS))
    turns = trial.public.turns
    while trial.public.turns == turns:
        trial = trial.then(Done())
    return trial

"""The dice board: rolling, placing, jokers, coins."""

from __future__ import annotations

from typing import cast

from rules.taubertal_express.components import AREA, COIN_AT, DICE, FACES, JOKER
from rules.taubertal_express.state import Dice, Frame
from rules.taubertal_express.work import Work

NO_DICE: Dice = (0, 0, 0, 0, 0)


def with_dice(dice: Dice, area: int, count: int) -> Dice:
    return cast(Dice, (*dice[:area], count, *dice[area + 1 :]))


def roll_area(work: Work, area: int) -> None:
    """The dice of the area just used are rolled again."""
    count = work.public.dice[area]
    work.set(dice=with_dice(work.public.dice, area, 0))
    roll(work, count)


def roll_all(work: Work) -> None:
    """All coins go back to the bank, all dice are rolled (T0, and at set-up)."""
    work.set(dice=NO_DICE, coins=(False,) * len(FACES))
    roll(work, DICE)


def roll(work: Work, count: int) -> None:
    rng, faces = work.hidden.rng, []
    for _ in range(count):
        pips, rng = rng.below(6)
        faces.append(pips + 1)
    work.hide(rng=rng)
    work.sealed = True
    work.tell("rolled", seat=work.seat, dice=" ".join(str(face) for face in sorted(faces)))
    dice = work.public.dice
    for face in faces:
        if face != JOKER:
            dice = with_dice(dice, AREA[face], dice[AREA[face]] + 1)
    work.set(dice=dice)
    work.push(Frame("lay-coins"), Frame("joker", faces.count(JOKER)))


def joker_areas(dice: Dice) -> tuple[int, ...]:
    """Faces of the areas that take a joker now: those with dice; all of them if no die lies anywhere."""
    occupied = tuple(face for face, count in zip(FACES, dice, strict=True) if count)
    return occupied or FACES


def place_joker(work: Work, face: int) -> None:
    """Put one joker down; what is left stays on top of the stack."""
    frame = work.stack.pop()
    area = AREA[face]
    work.set(dice=with_dice(work.public.dice, area, work.public.dice[area] + 1))
    work.push(Frame("joker", frame.number - 1))
    work.tell("joker", seat=work.seat, area=face)


def lay_coins(work: Work) -> None:
    """An area with three or four dice and no coin gets one from the bank (RU-10)."""
    for area, count in enumerate(work.public.dice):
        if count >= COIN_AT and not work.public.coins[area]:
            work.bank_pays(1)
            coins = work.public.coins
            work.set(coins=(*coins[:area], True, *coins[area + 1 :]))
            work.tell("area-coin", area=FACES[area])

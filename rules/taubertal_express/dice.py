"""The dice board: rolling, placing, jokers, coins."""

from __future__ import annotations

from typing import cast

from rules.taubertal_express.components import AREA, COIN_AT, DICE, FACES, JOKER
from rules.taubertal_express.desk import Desk
from rules.taubertal_express.state import Dice, Frame

NO_DICE: Dice = (0, 0, 0, 0, 0)


def with_dice(dice: Dice, area: int, count: int) -> Dice:
    return cast(Dice, (*dice[:area], count, *dice[area + 1 :]))


def roll_area(desk: Desk, area: int) -> None:
    """The dice of the area just used are rolled again."""
    count = desk.public.dice[area]
    desk.set(dice=with_dice(desk.public.dice, area, 0))
    roll(desk, count)


def roll_all(desk: Desk) -> None:
    """All coins go back to the bank, all dice are rolled (T0, and at set-up)."""
    desk.set(dice=NO_DICE, coins=(False,) * len(FACES))
    roll(desk, DICE)


def roll(desk: Desk, count: int) -> None:
    rng, faces = desk.hidden.rng, []
    for _ in range(count):
        pips, rng = rng.below(6)
        faces.append(pips + 1)
    desk.hide(rng=rng)
    desk.sealed = True
    desk.tell("rolled", seat=desk.seat, dice=" ".join(str(face) for face in sorted(faces)))
    dice = desk.public.dice
    for face in faces:
        if face != JOKER:
            dice = with_dice(dice, AREA[face], dice[AREA[face]] + 1)
    desk.set(dice=dice)
    desk.push(Frame("lay-coins"), Frame("joker", faces.count(JOKER)))


def joker_areas(dice: Dice) -> tuple[int, ...]:
    """Faces of the areas that take a joker now: those with dice; all of them if no die lies anywhere."""
    occupied = tuple(face for face, count in zip(FACES, dice, strict=True) if count)
    return occupied or FACES


def place_joker(desk: Desk, face: int) -> None:
    """Put one joker down; what is left stays on top of the stack."""
    frame = desk.stack.pop()
    area = AREA[face]
    desk.set(dice=with_dice(desk.public.dice, area, desk.public.dice[area] + 1))
    desk.push(Frame("joker", frame.number - 1))
    desk.tell("joker", seat=desk.seat, area=face)


def lay_coins(desk: Desk) -> None:
    """An area with three or four dice and no coin gets one from the bank (RU-10)."""
    for area, count in enumerate(desk.public.dice):
        if count >= COIN_AT and not desk.public.coins[area]:
            desk.bank_pays(1)
            coins = desk.public.coins
            desk.set(coins=(*coins[:area], True, *coins[area + 1 :]))
            desk.tell("area-coin", area=FACES[area])

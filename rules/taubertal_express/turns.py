"""A turn: its beginning, the dice step, its end; and the loop that does what the stack holds."""

from __future__ import annotations

from collections.abc import Callable

from rules.core import Seat
from rules.taubertal_express import dice, draft, passes, station, supplies, train
from rules.taubertal_express.components import (
    AREA_BLACK,
    AREA_COINS,
    AT,
    COLOURS,
    EFFECT,
    FACES,
    GOOD_OF,
    GOODS_TOWNS,
    HALL_TOWNS,
    Stones,
    stones,
)
from rules.taubertal_express.components import START as LAUDA
from rules.taubertal_express.state import TURN, Frame, Player, State
from rules.taubertal_express.work import Work

NO_DICE_STEP = -1
"""The dice step of three stones, as the number of its frame."""


def turn(s: State) -> int:
    """Turns completed."""
    return s.public.turns


def begin(work: Work) -> None:
    """T0: the flags are cleared; the re-roll is offered if the dice lie as at the player's previous dice step."""
    player = work.players[work.seat]
    work.set(
        phase=TURN,
        stepped=False,
        yard_used=False,
        stay_paid=False,
        reroll=player.faced == work.public.dice,
        coal_ready="kohlenlager" in player.station,
    )


def start_step(work: Work, area: int) -> None:
    """The dice step begins; what follows the tiles of the area waits on the stack."""
    seat = work.seat
    work.change(seat, faced=work.public.dice)
    work.set(stepped=True)
    work.push(Frame("gains", area))
    if area == NO_DICE_STEP:
        work.tell("no-dice", seat=seat)
    else:
        work.tell("area", seat=seat, area=FACES[area])


def gains(work: Work, area: int) -> None:
    """Listed stones and coins, the area's coin, the bonus, the surplus, then the roll (RU-7)."""
    seat = work.seat
    if area != NO_DICE_STEP:
        work.gain_coins(seat, AREA_COINS[area])
        work.gain_black(seat, AREA_BLACK[area])
        _take_area_coin(work, area)
        work.push(Frame("roll", area))
    work.gain_black(seat, bonus(work))
    work.push(Frame("surplus"))


def _take_area_coin(work: Work, area: int) -> None:
    coins = work.public.coins
    if coins[area]:
        work.set(coins=(*coins[:area], False, *coins[area + 1 :]))
        work.change(work.seat, coins=work.players[work.seat].coins + 1)
        work.tell("area-coin-taken", seat=work.seat, area=FACES[area])


def bonus(work: Work) -> int:
    """Black stones of every turn: two with a coal store that stood when the turn began and still stands (RU-53)."""
    effect = EFFECT["kohlenlager"]
    ready = work.public.coal_ready and "kohlenlager" in work.players[work.seat].station
    return int(effect["n"] if ready else effect["instead_of"])


def end(work: Work) -> None:
    """T3: signal master's office, then signal box; then the next player."""
    seat = work.seat
    work.tell("ended", seat=seat)
    if "signalmeisterei" in work.players[seat].station and not any(work.players[seat].stones):
        work.gain_black(seat, 1)
    player = work.players[seat]
    if "stellwerk" in player.station and player.town == LAUDA and not work.public.stay_paid:
        work.gain_black(seat, 1)
    work.push(Frame("next"), Frame("surplus"))


def advance(work: Work) -> None:
    """The next player, the next round, or payday."""
    at = work.public.at + 1
    work.set(turns=work.public.turns + 1)
    if at < len(work.players):
        work.set(at=at)
        begin(work)
    elif passes.next_round(work):
        begin(work)


# Choices

Chooser = Callable[[Work, Player, Frame], bool]


def _joker(work: Work, player: Player, frame: Frame) -> bool:
    if frame.number == 0:
        work.stack.pop()
        return False
    areas = dice.joker_areas(work.public.dice)
    if len(areas) == 1:
        dice.place_joker(work, areas[0])
        return False
    return True


def _surplus(work: Work, player: Player, frame: Frame) -> bool:
    over = supplies.surplus(player)
    if over > 0 and _one_colour(player.stones):
        give_back(work, next(c for c, n in zip(COLOURS, player.stones, strict=True) if n), over)
        over = 0
    if over <= 0:
        work.stack.pop()
    return over > 0


def _one_colour(held: Stones) -> bool:
    """At most one colour is there: nothing to choose."""
    return sum([count > 0 for count in held]) <= 1


def _unload(work: Work, player: Player, frame: Frame) -> bool:
    while sum(player.cargo) > supplies.cargo_places(player):
        kinds = station.loaded_kinds(player)
        if len(kinds) > 1:
            return True
        train.unload(work, kinds[0])
        player = work.players[work.seat]
    work.stack.pop()
    return False


def _kiosk(work: Work, player: Player, frame: Frame) -> bool:
    return _wanted(work, bool(sum(supplies.stones_left(work.players))))


def _police(work: Work, player: Player, frame: Frame) -> bool:
    return _wanted(work, bool(player.tickets))


def _office(work: Work, player: Player, frame: Frame) -> bool:
    return _wanted(work, any(not player.sites[AT[town]] for town in HALL_TOWNS))


def _goods(work: Work, player: Player, frame: Frame) -> bool:
    return _wanted(work, bool(frame.number) and any(can_supply(work.players, player, town) for town in GOODS_TOWNS))


def _couple(work: Work, player: Player, frame: Frame) -> bool:
    return True


def _customs(work: Work, player: Player, frame: Frame) -> bool:
    return _wanted(work, bool(train.storable(work.players)))


def _wanted(work: Work, wanted: bool) -> bool:
    if not wanted:
        work.stack.pop()
    return wanted


CHOICES: dict[str, Chooser] = {
    "joker": _joker,
    "surplus": _surplus,
    "unload": _unload,
    "kiosk": _kiosk,
    "police": _police,
    "office": _office,
    "goods": _goods,
    "couple": _couple,
    "customs": _customs,
}
"""Task to a function that says whether the player is to be asked, and does what needs no asking."""


def run(work: Work) -> None:
    """Do what the stack holds until it is empty or a player has to choose."""
    while work.stack:
        frame = work.stack[-1]
        choice = CHOICES.get(frame.task)
        if choice is not None:
            if choice(work, work.players[work.seat], frame):
                return
            continue
        work.stack.pop()
        match frame.task:
            case "gains":
                gains(work, frame.number)
            case "roll":
                dice.roll_area(work, frame.number)
            case "lay-coins":
                dice.lay_coins(work)
            case "collect":
                train.collect(work)
            case "board":
                train.board(work, work.seat)
            case "advance":
                station.advance(work, bool(frame.number))
            case "effect":
                station.take_effect(work, frame.name)
            case "sale":
                train.sale(work)
            case "next":
                advance(work)
            case "first-pass":
                draft.start(work)
            case _:
                raise AssertionError(f"no such task: {frame.task}")


def give_back(work: Work, colour: str, count: int) -> None:
    """Surplus stones return to the supply (RU-11)."""
    work.spend(work.seat, stones(colour * count))
    work.tell("returned", seat=work.seat, colour=colour, count=count)


def can_supply(players: list[Player] | tuple[Player, ...], player: Player, town: str) -> bool:
    """Has the player an empty goods building there, and the supply its good?"""
    at = AT[town]
    kind = player.sites[at]
    return bool(kind) and not player.waiting[at] and supplies.good_left(players, GOOD_OF[kind]) > 0


def hire(work: Work, seat: Seat, workers: int) -> None:
    """Workers onto the wagons, for good; after the last player's choice the first turn of the pass begins."""
    work.sealed = True
    work.change(seat, hired=workers)
    work.set(hiring=tuple(other for other in work.public.hiring if other != seat))
    work.tell("hired", seat=seat, workers=workers)
    if not work.public.hiring:
        work.set(at=0, round=1)
        begin(work)

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
    stones,
)
from rules.taubertal_express.components import START as LAUDA
from rules.taubertal_express.desk import Desk, only_colour, total
from rules.taubertal_express.state import TURN, Frame, Player

NO_DICE_STEP = -1
"""The dice step of three stones, as the number of its frame."""


def begin(desk: Desk) -> None:
    """T0: the flags are cleared; the re-roll is offered if the dice lie as at the player's previous dice step."""
    player = desk.players[desk.seat]
    desk.set(
        phase=TURN,
        stepped=False,
        yard_used=False,
        stay_paid=False,
        reroll=player.faced == desk.public.dice,
        coal_ready="kohlenlager" in player.station,
    )


def start_step(desk: Desk, area: int) -> None:
    """The dice step begins; what follows the tiles of the area waits on the stack."""
    seat = desk.seat
    desk.change(seat, faced=desk.public.dice)
    desk.set(stepped=True)
    desk.push(Frame("gains", area))
    if area == NO_DICE_STEP:
        desk.tell("no-dice", seat=seat)
    else:
        desk.tell("area", seat=seat, area=FACES[area])


def gains(desk: Desk, area: int) -> None:
    """Listed stones and coins, the area's coin, the bonus, the surplus, then the roll (RU-7)."""
    seat = desk.seat
    if area != NO_DICE_STEP:
        desk.gain_coins(seat, AREA_COINS[area])
        desk.gain_black(seat, AREA_BLACK[area])
        _take_area_coin(desk, area)
        desk.push(Frame("roll", area))
    desk.gain_black(seat, bonus(desk))
    desk.push(Frame("surplus"))


def _take_area_coin(desk: Desk, area: int) -> None:
    coins = desk.public.coins
    if coins[area]:
        desk.set(coins=(*coins[:area], False, *coins[area + 1 :]))
        desk.change(desk.seat, coins=desk.players[desk.seat].coins + 1)
        desk.tell("area-coin-taken", seat=desk.seat, area=FACES[area])


def bonus(desk: Desk) -> int:
    """Black stones of every turn: two with a coal store that stood when the turn began and still stands (RU-53)."""
    effect = EFFECT["kohlenlager"]
    ready = desk.public.coal_ready and "kohlenlager" in desk.players[desk.seat].station
    return int(effect["n"] if ready else effect["instead_of"])


def end(desk: Desk) -> None:
    """T3: signal master's office, then signal box; then the next player."""
    seat = desk.seat
    desk.tell("ended", seat=seat)
    if "signalmeisterei" in desk.players[seat].station and not any(desk.players[seat].stones):
        desk.gain_black(seat, 1)
    player = desk.players[seat]
    if "stellwerk" in player.station and player.town == LAUDA and not desk.public.stay_paid:
        desk.gain_black(seat, 1)
    desk.push(Frame("next"), Frame("surplus"))


def advance(desk: Desk) -> None:
    """The next player, the next round, or payday."""
    at = desk.public.at + 1
    desk.set(turns=desk.public.turns + 1)
    if at < len(desk.players):
        desk.set(at=at)
        begin(desk)
    elif passes.next_round(desk):
        begin(desk)


# Choices

Chooser = Callable[[Desk, Player, Frame], bool]


def _joker(desk: Desk, player: Player, frame: Frame) -> bool:
    if frame.number == 0:
        desk.stack.pop()
        return False
    areas = dice.joker_areas(desk.public.dice)
    if len(areas) == 1:
        dice.place_joker(desk, areas[0])
        return False
    return True


def _surplus(desk: Desk, player: Player, frame: Frame) -> bool:
    over = supplies.surplus(player)
    if over > 0 and only_colour(player.stones):
        give_back(desk, next(c for c, n in zip(COLOURS, player.stones, strict=True) if n), over)
        over = 0
    if over <= 0:
        desk.stack.pop()
    return over > 0


def _unload(desk: Desk, player: Player, frame: Frame) -> bool:
    while total(player.cargo) > supplies.cargo_places(player):
        kinds = station.loaded_kinds(player)
        if len(kinds) > 1:
            return True
        train.unload(desk, kinds[0])
        player = desk.players[desk.seat]
    desk.stack.pop()
    return False


def _kiosk(desk: Desk, player: Player, frame: Frame) -> bool:
    return _wanted(desk, bool(sum(supplies.stones_left(desk.players))))


def _police(desk: Desk, player: Player, frame: Frame) -> bool:
    return _wanted(desk, bool(player.tickets))


def _office(desk: Desk, player: Player, frame: Frame) -> bool:
    return _wanted(desk, any(not player.sites[AT[town]] for town in HALL_TOWNS))


def _goods(desk: Desk, player: Player, frame: Frame) -> bool:
    return _wanted(desk, bool(frame.number) and any(can_supply(desk.players, player, town) for town in GOODS_TOWNS))


def _couple(desk: Desk, player: Player, frame: Frame) -> bool:
    return True


def _customs(desk: Desk, player: Player, frame: Frame) -> bool:
    return _wanted(desk, bool(train.storable(desk.players)))


def _wanted(desk: Desk, wanted: bool) -> bool:
    if not wanted:
        desk.stack.pop()
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


def run(desk: Desk) -> None:
    """Do what the stack holds until it is empty or a player has to choose."""
    while desk.stack:
        frame = desk.stack[-1]
        choice = CHOICES.get(frame.task)
        if choice is not None:
            if choice(desk, desk.players[desk.seat], frame):
                return
            continue
        desk.stack.pop()
        match frame.task:
            case "gains":
                gains(desk, frame.number)
            case "roll":
                dice.roll_area(desk, frame.number)
            case "lay-coins":
                dice.lay_coins(desk)
            case "collect":
                train.collect(desk)
            case "board":
                train.board(desk, desk.seat)
            case "advance":
                station.advance(desk, bool(frame.number))
            case "effect":
                station.take_effect(desk, frame.name)
            case "sale":
                train.sale(desk)
            case "next":
                advance(desk)
            case "first-pass":
                draft.start(desk)
            case _:
                raise AssertionError(f"no such task: {frame.task}")


def give_back(desk: Desk, colour: str, count: int) -> None:
    """Surplus stones return to the supply (RU-11)."""
    desk.spend(desk.seat, stones(colour * count))
    desk.tell("returned", seat=desk.seat, colour=colour, count=count)


def can_supply(players: list[Player] | tuple[Player, ...], player: Player, town: str) -> bool:
    """Has the player an empty goods building there, and the supply its good?"""
    at = AT[town]
    kind = player.sites[at]
    return bool(kind) and not player.waiting[at] and supplies.good_left(players, GOOD_OF[kind]) > 0


def hire(desk: Desk, seat: Seat, workers: int) -> None:
    """Workers onto the wagons, for good; after the last player's choice the first turn of the pass begins."""
    desk.sealed = True
    desk.change(seat, hired=workers)
    desk.set(hiring=tuple(other for other in desk.public.hiring if other != seat))
    desk.tell("hired", seat=seat, workers=workers)
    if not desk.public.hiring:
        desk.set(at=0, round=1)
        begin(desk)

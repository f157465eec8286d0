"""The judge: may this seat make this move now, and if not, why."""

from __future__ import annotations

from rules.copies import replace
from rules.core import Action, Seat, Violation, phrase
from rules.first_class import coins, demands, display, routes, sources, spending, trains
from rules.first_class.cards import PLACED, Symbol
from rules.first_class.components import CARDS, END_PRICE, FIELDS, MAILS
from rules.first_class.decisions import waited_for
from rules.first_class.moves import (
    ACTIONS,
    COIN_ACTIONS,
    UNITS,
    AddCar,
    AnyUpgrade,
    Both,
    CoinCar,
    CoinConductor,
    CoinEnd,
    CoinUpgrade,
    Conductor,
    Decline,
    Done,
    Draft,
    Execute,
    Fulfil,
    GiveEvidence,
    Loco,
    Mail,
    Pass,
    TakeEnd,
    TakeTile,
    Token,
    Upgrade,
    UseCity,
    UseSwitch,
)
from rules.first_class.state import (
    DRAFT,
    NOBODY,
    OVER,
    SCORING,
    TRAINS,
    TURN,
    Coupling,
    Handover,
    Overflow,
    Player,
    Public,
    Source,
    State,
)
from rules.notation import names, notation

TILE = "TILE"
"""How the start player tile is named where a card is expected."""
NEW = "new"
_KNOWN = frozenset(ACTIONS)
_NOT_UPGRADABLE = ("M", "T")
"""How a mail car and a locomotive tile are named where a value is expected."""


def check(s: State, seat: Seat, a: Action) -> Violation | None:
    why = _check(s, seat, a)
    if why is None or not isinstance(a, Action) or type(a) not in _KNOWN:
        return why
    meant = _spelled(a)
    # Of a move in other letters the reason is told that the move itself would be refused for.
    real = None if meant == a else _check(s, seat, meant)
    return why if real is None or real.key == why.key else real


def _spelled(a: Action) -> Action:
    """The move in the letters that the material has: cards, places and trains in capitals."""
    capital = {name: str(value).upper() for name in names(type(a)) if isinstance(value := getattr(a, name), str)}
    return replace(a, **{name: value.lower() if name == "what" else value for name, value in capital.items()})


def _check(s: State, seat: Seat, a: Action) -> Violation | None:
    p = s.public
    if p.phase == OVER:
        return phrase("E_OVER")
    if seat != waited_for(p):
        return phrase("E_TURN")
    if not isinstance(a, Action) or type(a) not in _KNOWN:
        return _unreadable(a)
    if p.phase == DRAFT:
        return _in_draft(s, a)
    if isinstance(a, Draft):
        return phrase("E_DRAFT")
    match p.stack[-1] if p.stack else None:
        case Overflow() as overflow:
            return _in_overflow(p, overflow, a)
        case Coupling():
            return _in_coupling(p, seat, a)
        case Handover() as handover:
            return _in_handover(s, handover, a)
        case Source() as source:
            return _in_source(p, source, a)
        case _:
            return _in_turn(p, seat, a) if p.phase == TURN else _in_scoring(p, seat, a)


def _unreadable(a: Action) -> Violation:
    return phrase("E_SYNTAX", text=notation(a)[:100])


def _in_draft(s: State, a: Action) -> Violation | None:
    match a:
        case Draft(card):
            return None if card in s.hidden.passed else phrase("E_DRAFT")
        case _:
            return phrase("E_TIME")


def _in_overflow(p: Public, overflow: Overflow, a: Action) -> Violation | None:
    if isinstance(a, COIN_ACTIONS):
        return _coin(p, overflow.seat, a)
    if isinstance(a, Done) and not overflow.touched:
        return None
    missing = overflow.coins - coins.free(p.players[overflow.seat].coins)
    return phrase("E_OVERFLOW", k=missing)


def _in_coupling(p: Public, seat: Seat, a: Action) -> Violation | None:
    match a:
        case Mail(mail) if mail not in MAILS:
            return _unreadable(a)
        case Mail(mail):
            return phrase("E_MAIL_USED") if mail in trains.mails_used(p.players[seat]) else None
        case _:
            return phrase("E_FINISH", source="mail-car")


def _in_handover(s: State, handover: Handover, a: Action) -> Violation | None:
    match a:
        case Token(token):
            return None if token in s.hidden.tokens[handover.seat] else phrase("E_EVIDENCE", k=handover.left)
        case Done():
            return None
        case _:
            return phrase("E_FINISH", source="evidence")


def _in_source(p: Public, source: Source, a: Action) -> Violation | None:
    if isinstance(a, Done):
        return None
    if isinstance(a, UNITS):
        unit = sources.unit_for(source, a)
        return phrase("E_UNIT", source=source.name) if unit is None else _unit(p, source.seat, unit, a)
    if p.phase == SCORING:
        if isinstance(a, COIN_ACTIONS):
            return _coin(p, source.seat, a)
        if isinstance(a, Fulfil):
            return _contract(p.players[source.seat], a.card)
    return phrase("E_FINISH", source=source.name)


def _in_turn(p: Public, seat: Seat, a: Action) -> Violation | None:
    match a:
        case Execute() | Decline() | TakeTile():
            return phrase("E_ACTED") if p.acted else _main(p, seat, a)
        case Fulfil(card):
            return _contract(p.players[seat], card)
        case UseCity() | UseSwitch():
            return phrase("E_TIME")
        case _ if isinstance(a, COIN_ACTIONS):
            return _coin(p, seat, a)
        case _ if not p.acted:
            return phrase("E_MUST_TAKE")
        case Pass():
            return None
        case _:
            return phrase("E_UNIT", source="turn")


def _in_scoring(p: Public, seat: Seat, a: Action) -> Violation | None:
    player = p.players[seat]
    match a:
        case Pass():
            return None
        case UseCity(city):
            return _city(player, city)
        case UseSwitch(gap):
            return None if gap in demands.switches(player) else phrase("E_BONUS", why="switch")
        case Fulfil(card):
            return _contract(player, card)
        case Execute() | Decline() | TakeTile():
            return phrase("E_TIME")
        case _ if isinstance(a, COIN_ACTIONS):
            return _coin(p, seat, a)
        case _:
            return phrase("E_UNIT", source="turn")


def _main(p: Public, seat: Seat, a: Action) -> Violation | None:
    match a:
        case Decline(card) if card.upper() == TILE:
            return phrase("E_TILE_DECLINE" if p.taker == NOBODY else "E_TILE_GONE")
        case Execute(card) | Decline(card) if display.find(p.rows, card) is None:
            return phrase("E_CARD")
        case Execute(card, place):
            return _place(p.players[seat], card, place)
        case TakeTile() if p.taker != NOBODY:
            return phrase("E_TILE_GONE")
        case _:
            return None


def _place(player: Player, card: str, place: str) -> Violation | None:
    if CARDS[card].kind not in PLACED:
        return phrase("E_PLACE") if place else None
    free = demands.places(player, CARDS[card])
    if not free:
        return phrase("E_SLOT")
    return None if place in free else phrase("E_PLACE")


def _contract(player: Player, card: str) -> Violation | None:
    place = dict(demands.open_contracts(player)).get(card)
    if place is None:
        return phrase("E_CONTRACT")
    demand = CARDS[card].demand
    if demand is not None and not demands.met(player, demand, place):
        return phrase("E_REQ", text=card)
    return None


def _city(player: Player, city: int) -> Violation | None:
    if city not in routes.bonus_cities(player):
        return phrase("E_BONUS", why="far")
    return phrase("E_BONUS", why="used") if routes.city_mark(city) in player.used else None


def _coin(p: Public, seat: Seat, a: Action) -> Violation | None:
    player = p.players[seat]
    if isinstance(a, CoinEnd):
        return _end_for_coins(p, player, a)
    column = spending.price(a, player.coins)
    if column not in ("1", "2", "3") or player.coins[int(column) - 1] == 0:
        return phrase("E_NO_COIN", c=column[:20])
    match a:
        case CoinCar(""):
            return None if all(trains.closed(train) for train in player.trains) else phrase("E_TRAIN")
        case CoinCar(train):
            return _open(player, train)
        case CoinConductor(train):
            return None if train in TRAINS else phrase("E_TRAIN")
        case CoinUpgrade("", ""):
            return _unreadable(a) if trains.can_choose_upgrade(player) else None
        case CoinUpgrade(what, train):
            return _any(player, what, train, a)
        case _:
            return None


def _end_for_coins(p: Public, player: Player, a: CoinEnd) -> Violation | None:
    if not p.open_ends:
        return phrase("E_NO_END")
    if a.card not in p.open_ends:
        return phrase("E_CARD")
    columns = spending.price(a, player.coins)
    if len(columns) != END_PRICE or not set(columns) <= {"1", "2", "3"} or sum(player.coins) < END_PRICE:
        return phrase("E_FOUR")
    for column in range(1, len(FIELDS) + 1):
        if columns.count(str(column)) > player.coins[column - 1]:
            return phrase("E_NO_COIN", c=str(column))
    return None


def _unit(p: Public, seat: Seat, unit: Symbol, a: Action) -> Violation | None:
    player = p.players[seat]
    match a:
        case AddCar(train):
            return _open(player, train)
        case Upgrade(value, train):
            return _level(player, value, train)
        case AnyUpgrade(what, train):
            return _any(player, what, train, a)
        case Both(text):
            return None if text == "" else _steps(a, text, unit.number, 2 * unit.number)
        case Conductor(text):
            return _steps(a, text, unit.number, unit.number)
        case Loco(text):
            if text and not (text.isdecimal() and len(text) <= 2):
                return _unreadable(a)
            return phrase("E_STEPS", k=unit.number) if text and int(text) > unit.number else None
        case TakeEnd(card):
            if not p.open_ends:
                return phrase("E_NO_END")
            return None if card in p.open_ends else phrase("E_CARD")
        case GiveEvidence(target):
            return None if 0 <= target < len(p.players) and target != seat else phrase("E_TARGET")
        case _:
            return None


def _steps(a: Action, text: str, each: int, total: int) -> Violation | None:
    found = spending.steps(text)
    if found is None:
        return _unreadable(a)
    return phrase("E_STEPS", k=each) if max(found) > each or sum(found) > total else None


def _open(player: Player, train: str) -> Violation | None:
    if train not in TRAINS:
        return phrase("E_TRAIN")
    return phrase("E_CLOSED") if trains.closed(player.trains[TRAINS.index(train)]) else None


def _level(player: Player, value: int, train: str) -> Violation | None:
    if train not in TRAINS:
        return phrase("E_TRAIN")
    if value == trains.TOP:
        return phrase("E_MAX")
    return None if value in player.trains[TRAINS.index(train)].cars else phrase("E_LEVEL", v=value)


def _any(player: Player, what: str, train: str, a: Action) -> Violation | None:
    if what == NEW:
        return _open(player, train)
    if what.upper() in _NOT_UPGRADABLE:
        return phrase("E_MAIL")
    if not (what.isdecimal() and len(what) <= 2):
        return _unreadable(a)
    return _level(player, int(what), train)

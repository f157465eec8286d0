"""The one judge: which move is refused, and why. Checks stand in the order of SPEC.md 5.8."""

from __future__ import annotations

from rules.core import Action, Seat, Violation, phrase
from rules.rail_line import line, marking
from rules.rail_line.components import (
    A_CARDS,
    CARDS,
    COST_BOX,
    COST_CARD,
    COST_LOCAL,
    DEALS,
    GOODS,
    LOCAL,
    REACH,
    SLOTS,
    STARTS,
    Symbols,
)
from rules.rail_line.decisions import busy, decides, early
from rules.rail_line.moves import (
    BOTH,
    NONE,
    Box,
    Discard,
    Local,
    PaidLocal,
    Pass,
    Play,
    SecondCard,
    Side,
    Substitute,
    Track,
)
from rules.rail_line.state import EXTRA, FINAL, OVER, PLAY, SIDE, TRACK, Mark, Move, Player, Public, State

OWN = Pass | PaidLocal | Discard | Box
"""Extra actions that touch nobody else: they need not wait for others' answers (RU-27)."""


def substitutions_left(public: Public, player: Player) -> int:
    return DEALS[public.seats].substitutions - player.substitutions


def may_substitute(public: Public, seat: Seat) -> bool:
    """Is a goods symbol that reaches this player now worth a question?"""
    return seat != public.active and substitutions_left(public, public.players[seat]) > 0


def check(s: State, seat: Seat, a: Action) -> Violation | None:
    public = s.public
    if public.phase == OVER:
        return phrase("E_GAME_OVER")
    if not 0 <= seat < public.seats:
        return phrase("E_NOT_YOUR_TURN")
    if _incomplete(a):
        return phrase("E_INCOMPLETE")
    if _unknown(a):
        return phrase("E_BAD_INPUT")
    player = public.players[seat]
    if isinstance(a, Substitute):
        why = _substitute(public, seat, player, a.replaced)
        if why is not None:
            return why
    if seat not in decides(public) and seat != public.active:
        return phrase("E_NOT_YOUR_TURN")
    own = player.tasks[0] if player.tasks else None
    match a:
        case Substitute():
            return None if isinstance(own, Mark) else phrase("E_WRONG_PHASE")
        case Local(stations, symbol):
            if isinstance(own, Move):
                return _local(public, player, stations, symbol)
        case _:
            pass
    if busy(public) and seat == public.active and not (early(public) and isinstance(a, OWN)):
        return phrase("E_WAITING")
    if public.phase == FINAL and isinstance(a, Play | SecondCard):
        return phrase("E_NOT_IN_FINAL")
    if isinstance(a, Play | SecondCard) and len(public.line) >= SLOTS:
        return phrase("E_LINE_COMPLETE")
    if seat != public.active:
        return phrase("E_WRONG_PHASE")
    match a:
        case Side() if public.phase == SIDE:
            return None
        case Track(track) if public.phase == TRACK:
            taken = track in [other.track for other in public.players]
            return phrase("E_TRACK_TAKEN") if taken else None
        case Play(card) if public.phase == PLAY:
            return _available(s, seat, card)
        case Pass() | PaidLocal() | SecondCard() | Discard() | Box() if public.phase in (EXTRA, FINAL):
            return _extra(s, seat, player, a)
        case _:
            return phrase("E_WRONG_PHASE")


def _incomplete(a: Action) -> bool:
    """Does the move leave open which card, symbol or side is meant?"""
    match a:
        case Play(word) | SecondCard(word) | Discard(word) | Side(word) | Box(word) | Substitute(word):
            return not word
    return False


def _unknown(a: Action) -> bool:
    """Does the move name something that does not exist?"""
    match a:
        case Side(side):
            return side not in STARTS
        case Track(track):
            return not 1 <= track <= 3
        case Play(card) | SecondCard(card) | Discard(card):
            return card not in CARDS
        case Substitute(replaced):
            return replaced not in (NONE, BOTH, LOCAL, *GOODS)
        case Local(_, symbol) | PaidLocal(_, symbol):
            return symbol not in ("", LOCAL, *GOODS)
        case Box(symbol):
            return symbol not in GOODS
        case Pass():
            return False
    return True


def _substitute(public: Public, seat: Seat, player: Player, replaced: str) -> Violation | None:
    if DEALS[public.seats].substitutions == 0:
        return phrase("E_SUB_TWO_PLAYERS")
    if seat == public.active:
        return phrase("E_SUB_OWN_TURN")
    task = player.tasks[0] if player.tasks else None
    open_: Symbols = task.symbols if isinstance(task, Mark) else ()
    wanted = 2 if replaced == BOTH else int(replaced != NONE)
    if wanted > substitutions_left(public, player):
        return phrase("E_SUB_USED_UP")
    if (replaced == BOTH and len(open_) < 2) or (replaced not in (NONE, BOTH) and replaced not in open_):
        return phrase("E_SUB_NOT_GOODS")
    return None


def _local(public: Public, player: Player, stations: int, symbol: str) -> Violation | None:
    ahead = line.ahead(public, player)
    if not 1 <= stations <= min(REACH, len(ahead)):
        return phrase("E_BAD_DISTANCE")
    there = line.station(public, player.track, ahead[stations - 1])
    if symbol not in there and (symbol or len(there) > 1):
        return phrase("E_BAD_SYMBOL")
    return None


def _available(s: State, seat: Seat, card: str) -> Violation | None:
    here = card in s.hidden.hands[seat] or card in s.public.display
    return None if here else phrase("E_CARD_NOT_AVAILABLE")


def _extra(s: State, seat: Seat, player: Player, a: Action) -> Violation | None:
    public = s.public
    match a:
        case PaidLocal(stations, symbol):
            if player.coins < COST_LOCAL:
                return phrase("E_NO_COINS", n=COST_LOCAL)
            if not line.ahead(public, player):
                return phrase("E_NOTHING_AHEAD")
            return _local(public, player, stations, symbol)
        case SecondCard(card):
            if player.coins < COST_CARD:
                return phrase("E_NO_COINS", n=COST_CARD)
            return _available(s, seat, card)
        case Discard(card):
            held = card in s.hidden.hands[seat] and card in A_CARDS
            return None if held else phrase("E_NO_A_CARD")
        case Box(symbol):
            if player.box_used:
                return phrase("E_ALREADY_USED")
            if player.coins < COST_BOX:
                return phrase("E_NO_COINS", n=COST_BOX)
            if marking.full(public.sheet, player, symbol):
                return phrase("E_ROW_FULL")
            if marking.closed(public.sheet, player, symbol):
                return phrase("E_SECTION_CLOSED")
    return None

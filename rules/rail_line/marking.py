"""Marking boxes on a score sheet, and what that brings at once."""

from __future__ import annotations

from rules.copies import replace
from rules.core import Event, Seat, event
from rules.rail_line.components import Sheet, Symbols
from rules.rail_line.state import Player


def marked(sheet: Sheet, player: Player, symbol: str) -> int:
    """How many boxes of a row are marked."""
    return player.marks[sheet.order(symbol)]


def full(sheet: Sheet, player: Player, symbol: str) -> bool:
    return marked(sheet, player, symbol) == sheet.row(symbol).size


def closed(sheet: Sheet, player: Player, symbol: str) -> bool:
    """The row's next box lies behind a red line that is still closed."""
    at = marked(sheet, player, symbol)
    row = sheet.row(symbol)
    gate = row.gates[at] if at < row.size else None
    return gate is not None and marked(sheet, player, gate[0]) < gate[1]


def mark(sheet: Sheet, seat: Seat, player: Player, symbol: str, turn: int) -> tuple[Player, tuple[Event, ...]]:
    """A symbol reaches a player: a box, the coins of a full row, or nothing behind a red line."""
    if full(sheet, player, symbol):
        coins = sheet.row(symbol).overflow
        return replace(player, gained=player.gained + coins), (
            event("overflow", seat=seat, symbol=symbol, coins=coins),
        )
    if closed(sheet, player, symbol):
        return player, (event("lost", seat=seat, symbol=symbol),)
    order = sheet.order(symbol)
    marks = (*player.marks[:order], player.marks[order] + 1, *player.marks[order + 1 :])
    player = replace(player, marks=marks)
    events = [event("marked", seat=seat, symbol=symbol, box=marks[order])]
    for at, chain in enumerate(sheet.chains):
        if not player.chains[at] and all(marked(sheet, player, good) >= box for good, box in chain):
            paid = (*player.chains[:at], True, *player.chains[at + 1 :])
            player = replace(player, chains=paid, gained=player.gained + sheet.chain_coins)
            events.append(event("chain", seat=seat, coins=sheet.chain_coins))
    if sheet.late_glass and symbol == "GL" and full(sheet, player, symbol):
        player = replace(player, glass_turn=turn)
        events.append(event("glass", seat=seat))
    return player, tuple(events)


def in_order(sheet: Sheet, player: Player, symbols: Symbols) -> Symbols:
    """The order in which symbols of one station are marked: those that open a section for another go first."""
    return tuple(sorted(symbols, key=lambda symbol: (closed(sheet, player, symbol), symbols.index(symbol))))


def mark_all(sheet: Sheet, seat: Seat, player: Player, symbols: Symbols, turn: int) -> tuple[Player, tuple[Event, ...]]:
    """Several symbols of one station."""
    events: tuple[Event, ...] = ()
    for symbol in in_order(sheet, player, symbols):
        player, more = mark(sheet, seat, player, symbol, turn)
        events += more
    return player, events

"""Stock rows: rising (5.8) and selling (5.10), and the tokens for achievements."""

from __future__ import annotations

from rules.copies import replace
from rules.core import Event, Seat, Violation, event, phrase
from rules.cube_express.changes import Change, changed, with_player
from rules.cube_express.components import STOCK, TOKENS, TOP
from rules.cube_express.state import Public


def rise(public: Public, seat: Seat, steps: int) -> Change:
    """The disc goes right, one space at a time; a dollar marker on the way is collected at once."""
    events: list[Event] = []
    for _ in range(steps):
        player = public.players[seat]
        if player.stock == TOP:
            break
        player = replace(player, stock=player.stock + 1)
        events.append(event("stock-rose", seat=seat, index=player.stock, points=STOCK[player.stock]))
        if player.stock in player.dollars:
            left = tuple(space for space in player.dollars if space != player.stock)
            player = replace(player, dollars=left, dividends=player.dividends + 1)
            events.append(event("dollar", seat=seat, index=player.stock))
        first = player.stock == TOP and not player.topped
        public = with_player(public, seat, replace(player, topped=player.topped or first))
        if first:
            public, more = achieved(public, seat, "stock")
            events += more
    return public, tuple(events)


def achieved(public: Public, seat: Seat, what: str) -> Change:
    """A token while there are any, and the end of the game if nothing has set it off yet (6.1)."""
    events: list[Event] = []
    if sum(player.tokens for player in public.players) < TOKENS:
        player = public.players[seat]
        public = with_player(public, seat, replace(player, tokens=player.tokens + 1))
        events.append(event("token", seat=seat))
    if not public.end:
        public = replace(public, end=what, remaining=public.seats - 1 - public.active)
        events.append(event(f"end-{what}", seat=seat))
    return public, tuple(events)


def check_sale(public: Public, steps: int) -> Violation | None:
    if steps > public.player.stock:
        return phrase("E_STOCKZERO")
    if steps > public.player.reserve:
        return phrase("E_RESERVE")
    return None


def sell(public: Public, steps: int) -> Change:
    seat = public.active
    public = changed(public, seat, stock=-steps, reserve=-steps, dividends=steps)
    return public, (event("sold", seat=seat, count=steps, index=public.player.stock),)

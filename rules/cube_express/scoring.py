"""Final scoring (6.2)."""

from __future__ import annotations

from rules.core import Outcome, ScoreRow, Seat, ranked
from rules.cube_express import goals
from rules.cube_express.components import DIVIDEND, HOUSE, PASSENGER, STOCK, TABLES, TOKEN
from rules.cube_express.state import OVER, Public, State


def goal_points(public: Public, column: int) -> tuple[int, ...]:
    """What a column's goal card gives to each seat if the game ended now."""
    goal, bids = public.goals[column - 1], public.bids[column - 1]
    counted = tuple(count if count and goals.met(public, Seat(seat), goal) else 0 for seat, count in enumerate(bids))
    most = max(*counted, public.neutral)
    majority, other = TABLES[public.seats].columns[column - 1]
    return tuple(count * (majority if count == most else other) for count in counted)


def rows(public: Public) -> tuple[ScoreRow, ...]:
    """The categories in scoring order, for the position as it is."""
    seats = [Seat(seat) for seat in range(public.seats)]
    columns = [goal_points(public, column) for column in range(1, len(public.goals) + 1)]
    return (
        ScoreRow("goals", tuple(sum(column[seat] for column in columns) for seat in seats)),
        ScoreRow("passengers", tuple(_passengers(public, seat) for seat in seats)),
        ScoreRow("factories", tuple(deliveries(public, seat) for seat in seats)),
        ScoreRow("stations", tuple(_stations(public, seat) for seat in seats)),
        ScoreRow("stock", tuple(STOCK[player.stock] for player in public.players)),
        ScoreRow("dividends", tuple(DIVIDEND * player.dividends for player in public.players)),
        ScoreRow("tokens", tuple(TOKEN * player.tokens for player in public.players)),
    )


def _passengers(public: Public, seat: Seat) -> int:
    return PASSENGER * sum([piece.seat == seat for piece in public.passengers])


def deliveries(public: Public, seat: Seat) -> int:
    cells = public.atlas.cells
    first = sum(cells[piece.place].tile.first for piece in public.first if piece.seat == seat)
    return first + sum(cells[piece.place].tile.later for piece in public.later if piece.seat == seat)


def _stations(public: Public, seat: Seat) -> int:
    return HOUSE * sum(public.atlas.cities[city].size for city in public.station_cities(seat))


def beside_goals(public: Public, seat: Seat) -> int:
    """A seat's score if the game ended now, but for goal cards."""
    player = public.players[seat]
    markers = STOCK[player.stock] + DIVIDEND * player.dividends + TOKEN * player.tokens
    return _passengers(public, seat) + deliveries(public, seat) + _stations(public, seat) + markers


def totals(public: Public) -> tuple[int, ...]:
    """The score each seat would have if the game ended now."""
    return tuple(map(sum, zip(*(row.values for row in rows(public)), strict=True)))


def standing(s: State) -> tuple[ScoreRow, ...]:
    return rows(s.public)


def outcome(s: State) -> Outcome | None:
    public = s.public
    if public.phase != OVER:
        return None
    scores = totals(public)
    built = ScoreRow("stations-built", tuple(player.level for player in public.players))
    stock = ScoreRow("stock-space", tuple(player.stock for player in public.players))
    ranks = ranked(scores, built.values, stock.values)
    return Outcome(scores, ranks, rows(public), (built, stock), public.end)

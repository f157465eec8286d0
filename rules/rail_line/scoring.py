"""Points: a function of marks, unspent coins, the passenger counts and who filled the glass row first."""

from __future__ import annotations

from rules.core import Outcome, ScoreRow, Seat, ranked
from rules.rail_line.changes import with_player
from rules.rail_line.components import LOCAL, Sheet
from rules.rail_line.marking import mark, marked
from rules.rail_line.state import OVER, Player, Public, State


def row_value(sheet: Sheet, player: Player, symbol: str) -> int:
    """The furthest right of the marked boxes whose condition is met."""
    row = sheet.row(symbol)
    for at in range(marked(sheet, player, symbol) - 1, -1, -1):
        if all(marked(sheet, player, good) >= box for good, box in row.needs[at]):
            return row.values[at]
    return 0


def timber(sheet: Sheet, player: Player) -> int:
    """Sheet 1: wood times sawmill. Sheet 2: the last box of the unbroken zig-zag chain."""
    if not sheet.timber:
        return row_value(sheet, player, "WO") * row_value(sheet, player, "SA")
    value = 0
    for symbol, box in sheet.timber:
        if marked(sheet, player, symbol) < box:
            break
        value = sheet.row(symbol).values[box - 1]
    return value


def passengers(public: Public, player: Player) -> int:
    """Doubled on sheet 1 for the only player with the most marked boxes."""
    sheet = public.sheet
    value = row_value(sheet, player, "PA")
    counts = sorted(marked(sheet, other, "PA") for other in public.players)
    alone = marked(sheet, player, "PA") == counts[-1] > counts[-2]
    return value * 2 if sheet.number == 1 and alone else value


def glass(public: Public, player: Player) -> int:
    """Sheet 2 has a race for the full row; those who fill it in the first such turn share the prize."""
    sheet = public.sheet
    if player.glass_turn and player.glass_turn > min(p.glass_turn for p in public.players if p.glass_turn):
        return sheet.late_glass
    return row_value(sheet, player, "GL")


def coins(sheet: Sheet, player: Player) -> int:
    """A point each; on sheet 2 the last factory box makes some of them worth more."""
    boxes = marked(sheet, player, "FA") if sheet.exchange else 0
    count, each = sheet.exchange[boxes - 1] if boxes else (0, 1)
    dear = min(count, player.coins)
    return dear * each + player.coins - dear


def rows(public: Public, player: Player) -> tuple[tuple[str, int], ...]:
    """All categories of one player; they add up to the score."""
    sheet = public.sheet
    plain = ("PO", "CO", "IO", "ST") + (() if sheet.exchange else ("FA",))
    found = [("PA", passengers(public, player)), *((symbol, row_value(sheet, player, symbol)) for symbol in plain)]
    found.append(("timber", timber(sheet, player)))
    found += [(symbol, row_value(sheet, player, symbol)) for symbol in ("SB", "SF")]
    found += [("GL", glass(public, player)), ("coins", coins(sheet, player))]
    return tuple(found)


def score(public: Public, player: Player) -> int:
    return sum(value for _, value in rows(public, player))


def gain(public: Public, seat: Seat, symbol: str) -> int:
    """Points that one more symbol of a kind would bring now, the coins of a full row included."""
    if symbol == LOCAL:
        return 0
    player = public.players[seat]
    after, _ = mark(public.sheet, seat, player, symbol, public.turn)
    return score(with_player(public, seat, after), after) - score(public, player)


def standing(s: State) -> tuple[ScoreRow, ...]:
    """The categories as they would be if the game ended now."""
    return result(s.public).rows


def outcome(s: State) -> Outcome | None:
    return result(s.public) if s.public.phase == OVER else None


def result(public: Public) -> Outcome:
    """The table of points as it stands, with the ranks."""
    table = [rows(public, player) for player in public.players]
    scores = tuple(sum(value for _, value in own) for own in table)
    left = tuple(player.coins for player in public.players)
    return Outcome(
        scores,
        ranked(scores, left),
        tuple(ScoreRow(column[0][0], tuple(value for _, value in column)) for column in zip(*table, strict=True)),
        (ScoreRow("unspent", left),),
        public.ending,
    )

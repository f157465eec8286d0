"""Final scoring (section 6)."""

from __future__ import annotations

from rules.core import Outcome, ScoreRow, ranked
from rules.taubertal_express.components import AT, EFFECT, HALL_TOWNS, KINDS, POINTS_PER_COIN, STONES_PER_POINT
from rules.taubertal_express.state import EARNED, OVER, Player, Public, State
from rules.taubertal_express.supplies import built

END_BUILDINGS = ("empfangshalle", "magazingebaeude", "lokschuppen", "zollamt", "wagenmeisterei", "wasserturm")


def empty_spaces(player: Player) -> int:
    return player.station.count("")


def building_points(p: Public, seat: int, kind: str) -> int:
    """What a visible station building scores at the end; the post office comes last and apart."""
    player = p.players[seat]
    if kind not in player.station:
        return 0
    match kind:
        case "empfangshalle":
            return len(player.kept)
        case "magazingebaeude":
            return sum(site in KINDS for site in player.sites)
        case "lokschuppen":
            each: int = EFFECT[kind]["vp_each"][str(len(p.players))]
            return each * sum(empty_spaces(other) for at, other in enumerate(p.players) if at != seat)
        case "zollamt":
            return sum(player.customs)
        case "wagenmeisterei":
            return int(EFFECT[kind]["vp"]) if all(player.sites[AT[town]] for town in HALL_TOWNS) else 0
        case _:
            return built(player) // 2


def money_points(player: Player) -> int:
    return POINTS_PER_COIN * player.coins


def stone_points(player: Player) -> int:
    return sum(player.stones) // STONES_PER_POINT


def score(p: Public, seat: int) -> int:
    """What one seat comes to: the sum of its rows."""
    player = p.players[seat]
    points = player.points + money_points(player) + stone_points(player)
    points += sum([building_points(p, seat, kind) for kind in END_BUILDINGS])
    return points + post_points(player, points)


def rows(p: Public) -> tuple[ScoreRow, ...]:
    """Every category in the order of scoring."""
    seats = range(len(p.players))
    table = [ScoreRow(name, tuple(player.earned[at] for player in p.players)) for at, name in enumerate(EARNED)]
    table.append(ScoreRow("money", tuple(money_points(player) for player in p.players)))
    table.append(ScoreRow("stones", tuple(stone_points(player) for player in p.players)))
    table += [ScoreRow(kind, tuple(building_points(p, seat, kind) for seat in seats)) for kind in END_BUILDINGS]
    so_far = [sum(row.values[seat] for row in table) for seat in seats]
    posts = tuple(post_points(player, points) for player, points in zip(p.players, so_far, strict=True))
    table.append(ScoreRow("postamt", posts))
    return tuple(table)


def post_points(player: Player, points: int) -> int:
    """One for each full five, nothing if the score is not positive (RU-42)."""
    return max(0, points) // int(EFFECT["postamt"]["divisor"]) if "postamt" in player.station else 0


def pioneers(p: Public) -> tuple[int, ...]:
    """How far ahead each seat is on the pioneer track; all different."""
    order = [seat for field in p.track for seat in reversed(field)]
    return tuple(order.index(at) + 1 for at in range(len(p.players)))  # type: ignore[arg-type]


def standing(s: State) -> tuple[ScoreRow, ...]:
    return rows(s.public)


def outcome(s: State) -> Outcome | None:
    return result(s.public) if s.public.phase == OVER else None


def result(p: Public) -> Outcome:
    """What the scoring would give now."""
    table = rows(p)
    scores = tuple(sum(row.values[seat] for row in table) for seat in range(len(p.players)))
    ahead = pioneers(p)
    return Outcome(scores, ranked(scores, ahead), table, (ScoreRow("pioneer", ahead),), "last-pass")

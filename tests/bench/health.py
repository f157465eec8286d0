"""How do a game's own data fare? `python -m tests.bench.health GAME N [--level LEVEL] [--seats K] [--folder FOLDER]`

Stand-ins of one level play N games with each number of seats, in all variants in turn, deal after deal from `--seed`.
Prints for each number of seats how often each seat wins with Wilson's interval (a shared victory counts in parts), the
same by who had the first turn, the second and so on (which the game may decide, not the seat), the length in turns and
in calls (how often somebody is asked after somebody else has moved), what ended the games, points by category, and how
much of everything a game is made of was used. With `--folder`, the look book's, it is drawn.
`--by OPTION` counts the values of an option apart, `--only NAME=VALUE` leaves the others out, `--edition` plays with
older data of the game's own. The same level, worlds and seed give the same figures again. With `--keep FILE` every
game is written down as it ends, and none that is found there is played again: a long series may be stopped, and with
`--part 1/2` and `--part 2/2` be shared by two processes before the whole is told. A file is worth nothing any more
once the stand-ins have changed.
"""

from __future__ import annotations

import argparse
import importlib
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from render import paint
from render.health import Chart, Measured, health
from rules import agreement, bots, codec, core
from rules.core import AnyRules, Rng, Seat
from rules.registry import GAMES
from rules.search import LEVELS
from tests.bench.strength import Effort, chosen, wilson

ROWS = 24
"""Lines of a picture's chart at most: the most used, and the least."""


@dataclass(frozen=True, slots=True)
class Use:
    """Something a game is made of: events that show that one is used, their word for it, and all there are."""

    name: str
    events: tuple[str, ...]
    word: str
    everything: Callable[[], Iterable[str]] = tuple


def listed(game: str, name: str, module: str = "components", kind: str = "") -> Callable[[], Iterable[str]]:
    """All ids of a table of the game's components, or those of a kind."""

    def ids() -> Iterable[str]:
        table: Any = getattr(importlib.import_module(f"rules.{game}.{module}"), name)
        return [str(one) for one in table if not kind or table[one].kind == kind]

    return ids


USES: dict[str, tuple[Use, ...]] = {
    "rail_line": (
        Use("cards laid", ("laid",), "card", listed("rail_line", "CARDS")),
        Use("boxes marked", ("marked",), "symbol", listed("rail_line", "GOODS")),
        Use("overflow", ("overflow",), "symbol", listed("rail_line", "GOODS")),
    ),
    "cube_express": (
        Use("tiles laid", ("placed",), "tile", listed("cube_express", "TILES")),
        Use("deliveries", ("delivered",), "tile", listed("cube_express", "TILES", kind="factory")),
        Use("bids", ("bid",), "goal", listed("cube_express", "GOALS")),
        Use("resources", ("took", "bonus"), "resource", listed("cube_express", "RESOURCES")),
    ),
    "taubertal_express": (
        Use("station buildings", ("station-built", "covered"), "building", listed("taubertal_express", "EFFECT")),
        Use("goods buildings", ("goods-built",), "building", listed("taubertal_express", "KINDS")),
        Use("halls", ("hall",), "hall", listed("taubertal_express", "HALLS")),
        Use("tickets delivered", ("delivered",), "ticket", listed("taubertal_express", "TICKETS")),
    ),
    "first_class": (Use("cards used", ("executed", "placed"), "card", listed("first_class", "CARDS")),),
    "black_loco": (
        Use("pairs chosen", ("pair",), "pair", listed("black_loco", "PAIRS", "moves")),
        Use("premiums", ("premium",), "company", listed("black_loco", "COMPANIES", "cards")),
        Use("shares", ("share", "share-from"), "company", listed("black_loco", "COMPANIES", "cards")),
        Use("cards laid", ("laid",), "card"),
        Use("stacks drawn from", ("drew",), "stack"),
    ),
}
BEGINS = {
    "rail_line": "play-card",
    "cube_express": "place",
    "taubertal_express": "turn",
    "first_class": "turn",
    "black_loco": "choose",
}
"""The question that begins a turn."""
HAPPENED = "what happened, a game"


@dataclass(frozen=True, slots=True)
class Game:
    """What is counted of one game."""

    outcome: core.Outcome
    turns: int
    calls: int
    order: tuple[Seat, ...]
    """Of first turns."""
    events: tuple[tuple[str, int], ...]
    used: tuple[tuple[str, str, int], ...]
    """How often which one of a use."""


@dataclass
class Found:
    """What came of games with one number of seats."""

    seats: int
    games: int = 0
    won: list[float] = field(default_factory=list)
    placed: list[float] = field(default_factory=list)
    """Victories by the order of first turns."""
    turns: list[int] = field(default_factory=list)
    calls: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    leads: list[int] = field(default_factory=list)
    reasons: Counter[str] = field(default_factory=Counter)
    rows: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    used: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    events: Counter[str] = field(default_factory=Counter)

    def count(self, game: Game) -> None:
        self.games += 1
        self.won = self.won or [0.0] * self.seats
        self.placed = self.placed or [0.0] * self.seats
        outcome = game.outcome
        first = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
        for seat in first:
            self.won[seat] += 1 / len(first)
            if len(game.order) == self.seats:
                self.placed[game.order.index(Seat(seat))] += 1 / len(first)
        best = sorted(outcome.scores, reverse=True)
        self.leads.append(best[0] - best[1])
        self.turns.append(game.turns)
        self.calls.append(game.calls)
        self.scores += outcome.scores
        self.reasons[outcome.reason] += 1
        for row in outcome.rows:
            self.rows[row.key] += row.values
        self.events.update(dict(game.events))
        for use, name, count in game.used:
            self.used[use][name] += count


Choose = Callable[[AnyRules, Any, int, Seat, Sequence[core.Action], int, int], core.Action]


def chooser(level: str, worlds: int, effort: Effort) -> Choose:
    """A stand-in for all seats."""

    def choose(
        rules: AnyRules, view: Any, seats: int, seat: Seat, legal: Sequence[core.Action], deal: int, moves: int
    ) -> core.Action:
        if len(legal) == 1:
            return legal[0]
        if level in bots.BOTS:
            return bots.BOTS[level](rules, view, seat, legal, Rng(deal ^ 0x5354_414E, moves << 24))
        # Chance of its own: nothing that the deal came from.
        chance, _ = Rng(0x4845_414C_5448, deal * 10_000 + moves).below(1 << 62)
        return effort.choose(rules, view, seats, seat, legal, chance)

    return choose


def play(rules: AnyRules, seats: int, deal: int, options: Mapping[str, str], choose: Choose) -> Game:
    s, moves, calls, last = rules.setup(seats, agreement.begun(rules, options), deal), 0, 0, None
    order: list[Seat] = []
    events, used = Counter[str](), Counter[tuple[str, str]]()
    while waiting := core.waiting(rules, s):
        seat = waiting[0]
        calls, last = calls + (seat != last), seat
        asked = {decision.key for decision in rules.decisions(s) if decision.seat == seat}
        if seat not in order and BEGINS.get(rules.id, "") in asked:
            order.append(seat)
        move = choose(rules, rules.view(s, seat), seats, seat, core.legal(rules, s, seat), deal, moves)
        step = rules.apply(s, seat, move)
        s, moves = step.state, moves + 1
        for event in step.events:
            events[event.key] += 1
            data = dict(event.data)
            for use in USES.get(rules.id, ()):
                if event.key in use.events and use.word in data:
                    used[use.name, str(data[use.word])] += 1
    outcome = rules.outcome(s)
    assert outcome is not None
    turned = tuple((use, name, count) for (use, name), count in used.items())
    return Game(outcome, rules.turn(s), calls, tuple(order), tuple(events.items()), turned)


class Kept:
    """Games that were played, in a file if there is one: a line each, with what it was."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        lines = file.read_text("utf-8").splitlines() if file and file.exists() else ()
        self._games = dict(line.split("\t") for line in lines)

    def find(self, which: str) -> Game | None:
        return codec.loads(Game, self._games[which]) if which in self._games else None

    def add(self, which: str, game: Game) -> None:
        """In one go, as others may write too."""
        if self._file:
            with self._file.open("a", encoding="utf-8") as file:
                file.write(f"{which}\t{codec.dumps(game)}\n")


def spread(values: Sequence[int]) -> str:
    """The middle, and the range that holds eight of ten."""
    ordered = sorted(values)
    at = [ordered[len(ordered) * part // 10] if part < 10 else ordered[-1] for part in (1, 5, 9)]
    return f"{at[1]} ({at[0]}-{at[2]})"


def _won(name: str, won: float, games: int) -> Measured:
    low, high = wilson(won, games)
    figure = f"{won:g} of {games} {won / games:.0%}"
    return Measured(name, round(1000 * won / games), figure, round(1000 * low), round(1000 * high))


def charts(game: str, found: Found) -> list[Chart]:
    """Everything that was counted, in lines."""
    seats = [_won(f"seat {at + 1}", won, found.games) for at, won in enumerate(found.won)]
    placed = [_won(f"turn {at + 1}", won, found.games) for at, won in enumerate(found.placed)]
    total = max(1, sum(found.scores))
    rows = []
    for key, values in found.rows.items():
        share, none = sum(values) / total, values.count(0) / len(values)
        figure = f"{sum(values) / len(values):.1f} · {share:.0%} · {none:.0%}"
        rows.append(Measured(key, max(0, min(1000, round(1000 * share))), figure))
    result = [
        Chart(f"wins, {found.seats} seats", tuple(seats), 1000 // found.seats),
        Chart("wins by first turn", tuple(placed), 1000 // found.seats),
        Chart("points a seat · share · seats without", tuple(rows)),
    ]
    for use in USES.get(game, ()):
        counted = Counter(dict.fromkeys(use.everything(), 0))
        counted.update(found.used[use.name])
        most = max(counted.values(), default=0) or 1
        lines = [
            Measured(name, 1000 * count // most, f"{count / found.games:.2f} a game")
            for name, count in counted.most_common()
        ]
        result.append(Chart(use.name, tuple(lines)))
    most = max(found.events.values())
    common = [
        Measured(key, 1000 * count // most, f"{count / found.games:.2f}") for key, count in found.events.most_common()
    ]
    return [*result, Chart(HAPPENED, tuple(common))]


def facts(found: Found, level: str) -> str:
    ends = ", ".join(f"{reason} {count}" for reason, count in found.reasons.most_common())
    return (
        f"{found.games} games, {level}; turns {spread(found.turns)}, calls {spread(found.calls)}, "
        f"points {spread(found.scores)}, lead {spread(found.leads)}; ended by {ends}"
    )


def tell(game: str, found: Found, title: str, level: str) -> None:
    print(f"{title}: {facts(found, level)}")
    for chart in charts(game, found):
        lines = "; ".join(
            f"{line.name} {line.figure}" + (f" [{line.low / 10:.0f}-{line.high / 10:.0f} %]" if line.low >= 0 else "")
            for line in chart.lines
        )
        print(f"  {chart.title}: {lines}", flush=True)


def cut(chart: Chart) -> Chart:
    """The ends of a long chart."""
    if len(chart.lines) <= ROWS:
        return chart
    half = ROWS // 2
    return Chart(f"{chart.title}: first and last {half}", (*chart.lines[:half], *chart.lines[-half:]))


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="tests.bench.health")
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("games", type=int, help="with each number of seats")
    parser.add_argument("--level", choices=[*sorted(LEVELS), *sorted(bots.BOTS)], default="normal")
    parser.add_argument("--worlds", type=int, default=0, help="other than the level's")
    parser.add_argument("--seats", type=int, nargs="*", help="all numbers unless given")
    parser.add_argument("--by", help="an option whose values are counted apart")
    parser.add_argument("--only", nargs="*", default=[], help="variants with these values: length=short")
    parser.add_argument("--edition", help="of the game's own data; the newest unless given")
    parser.add_argument("--seed", type=int, default=1, help="the first deal")
    parser.add_argument("--tell", action="store_true", help="every game")
    parser.add_argument("--folder", type=Path, help="where it is drawn")
    parser.add_argument("--keep", type=Path, help="a file of games: those in it are not played again")
    parser.add_argument("--part", default="1/1", help="play every second game alone, from the first or the second: 1/2")
    args = parser.parse_args(given)
    part, parts = (int(number) for number in args.part.split("/"))
    rules = GAMES[args.game]
    level = LEVELS.get(args.level)
    effort = Effort(0.0, args.worlds or (level.worlds if level else 1), level.rounds if level else 0)
    choose = chooser(args.level, args.worlds, effort)
    apart: dict[str, list[Mapping[str, str]]] = defaultdict(list)
    for options in chosen(rules, args.only, args.edition):
        apart[options[args.by] if args.by else ""].append(options)
    kept = Kept(args.keep)
    for seats in args.seats or rules.seats:
        for value, choices in apart.items():
            found = Found(seats)
            for number in range(part - 1, args.games, parts):
                deal, options = args.seed + number, choices[number % len(choices)]
                variant = " ".join(f"{name}={chosen}" for name, chosen in sorted(options.items()))
                which = f"{rules.id} {rules.version} {args.level} {effort.worlds} {seats} {deal} {variant}"
                game = kept.find(which)
                if game is None:
                    game = play(rules, seats, deal, options, choose)
                    kept.add(which, game)
                found.count(game)
                if args.tell:
                    print(f"  deal {deal}: {game.turns} turns, {list(game.outcome.scores)}", flush=True)
            title = f"{args.game}, {seats} seats{f', {args.by} {value}' if value else ''}"
            title += f", edition {args.edition}" if args.edition else ""
            tell(args.game, found, title, args.level)
            if args.folder:
                args.folder.mkdir(parents=True, exist_ok=True)
                shown = health(title, facts(found, args.level), [cut(chart) for chart in charts(args.game, found)])
                name = f"health-{args.game}-{seats}{f'-{value}' if value else ''}.png"
                (args.folder / name).write_bytes(paint.draw(shown, "day"))


if __name__ == "__main__":
    main()

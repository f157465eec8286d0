"""What does a card cost or bring? `python -m tests.bench.forced GAME WORD … [--games N] [--only NAME=VALUE]`

Greedy stand-ins play each deal twice: once as they like, once the first seat answers with one of the words (a card, a
tile, a building: whatever a move names) as soon as it may, the best such answer by its own judgement. Prints by how
much the first seat's points and its lead change for it: where that is next to nothing, what stand-ins leave out is not
worthless. The same seed gives the same figures again.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from math import sqrt

from rules import agreement, bots, core
from rules.core import Action, AnyRules, Rng, Seat
from rules.notation import key, notation
from rules.registry import GAMES
from tests.bench.strength import chosen

FIRST = Seat(0)


def play(
    rules: AnyRules, deal: int, options: Mapping[str, str], seats: int, words: frozenset[str | int], kind: str
) -> tuple[core.Outcome, str]:
    """A game of greedy stand-ins, and the move the first seat was made to take, if it could."""
    s, moves, forced = rules.setup(seats, agreement.begun(rules, options), deal), 0, ""
    while waiting := core.waiting(rules, s):
        seat = waiting[0]
        legal = core.legal(rules, s, seat)
        found: list[Action] = []
        if seat == FIRST and not forced:
            found = [move for move in legal if not words.isdisjoint(key(move)) and kind in ("", move.tag)]
        choice = found or legal
        chance = Rng(deal ^ 0x464F_5243, moves << 24)
        move = choice[0] if len(choice) == 1 else bots.greedy(rules, rules.view(s, seat), seat, choice, chance)
        forced = forced or (notation(move) if found else "")
        s, moves = rules.apply(s, seat, move).state, moves + 1
    outcome = rules.outcome(s)
    assert outcome is not None
    return outcome, forced


def mean(values: Sequence[float], digits: int = 1) -> str:
    """With its standard error."""
    middle = sum(values) / len(values)
    error = sqrt(sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1) / len(values))
    return f"{middle:+.{digits}f} ± {error:.{digits}f}"


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="tests.bench.forced")
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("words", nargs="+", help="ids: D1-G1 D1-G2")
    parser.add_argument("--kind", default="", help="only moves of this kind, as they are typed: execute")
    parser.add_argument("--games", type=int, default=160)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--only", nargs="*", default=[], help="variants with these values: modules=AD,BD")
    parser.add_argument("--seed", type=int, default=1, help="the first deal")
    args = parser.parse_args(given)
    rules = GAMES[args.game]
    words = frozenset[str | int](int(word) if word.isdigit() else word for word in args.words)
    choices = chosen(rules, args.only)
    own, leads = list[int](), list[int]()
    for deal in range(args.seed, args.seed + args.games):
        options = choices[deal % len(choices)]
        forced, taken = play(rules, deal, options, args.seats, words, args.kind)
        if taken:
            free, _ = play(rules, deal, options, args.seats, frozenset(), "")
            own.append(forced.scores[FIRST] - free.scores[FIRST])
            leads.append(own[-1] - max(forced.scores[1:]) + max(free.scores[1:]))
    if not own:
        parser.error("nobody could take that")
    told = f"points {mean(own)}, lead {mean(leads)}"
    print(f"{args.game} {' '.join(args.words)}: taken in {len(own)} of {args.games}: {told}", flush=True)


if __name__ == "__main__":
    main()

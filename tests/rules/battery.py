"""The checks that every game must pass at every state, and seeded random walks to reach those states."""

from __future__ import annotations

import importlib
import os
from collections.abc import Iterator, Sequence
from itertools import permutations, product
from types import ModuleType
from typing import Any

from rules import codec, core, match, notation
from rules.core import Action, AnyRules, IllegalMove, Rng, Seat
from rules.registry import GAMES, variants
from tests import toy

BOUND = 6_000
"""No game has more moves than this."""
SAMPLE = 12

Case = tuple[str, int, dict[str, str]]


def rules_of(game: str) -> AnyRules:
    return toy.RULES if game == "toy" else GAMES[game]


def cases(games: Sequence[str] = ("toy", *sorted(GAMES))) -> list[Case]:
    """Every game with every number of seats and every combination of its options."""
    return [
        (game, seats, options)
        for game in games
        for seats, options in product(rules_of(game).seats, variants(rules_of(game)))
    ]


def name(case: Case) -> str:
    game, seats, options = case
    return "-".join([game, str(seats), *options.values()])


def games(default: int) -> int:
    """How many random games to play in each case."""
    return int(os.environ.get("STELLWERK_GAMES", default))


def own_checks(game: str) -> ModuleType | None:
    return None if game == "toy" else importlib.import_module(f"tests.rules.{game}.invariants")


def walk(case: Case, seed: int) -> Iterator[tuple[match.Match[Any], Seat, tuple[Action, ...], Action]]:
    """A random game: at each step the match, who moves, the legal moves and the chosen one; then the end."""
    game, seats, options = case
    rules, rng = rules_of(game), Rng(seed * 7919 + 17)
    now = match.new(rules, seats, seed, options)
    for _ in range(BOUND):
        waiting = core.waiting(rules, now.state)
        if not waiting:
            break
        seat, rng = rng.choice(waiting)
        legal = core.legal(rules, now.state, seat)
        assert legal, (
            f"{name(case)} seed {seed}: seat {seat} is waited for and has no move after {len(now.log)} entries"
        )
        chosen, rng = rng.choice(legal)
        yield now, seat, legal, chosen
        now, _ = match.play(rules, now, seat, chosen, hashed=False)
    else:
        raise AssertionError(f"{name(case)} seed {seed}: no end after {BOUND} moves")
    assert rules.outcome(now.state) is not None, f"{name(case)} seed {seed}: over without a result"


def end(case: Case, seed: int) -> match.Match[Any]:
    """The finished match of a walk, every state digested."""
    rules = rules_of(case[0])
    last = match.new(rules, case[1], seed, case[2])
    for _, seat, _, chosen in walk(case, seed):
        last, _ = match.play(rules, last, seat, chosen)
    return last


def check_offers(rules: AnyRules, state: Any, seat: Seat, legal: Sequence[Action]) -> None:
    """Offered is accepted, everything else is refused with a reason; every move can be written, read and chosen."""
    assert len(set(legal)) == len(legal)
    for decision in rules.decisions(state):
        for candidate in rules.candidates(state, decision):
            why = rules.check(state, decision.seat, candidate)
            if why is not None:
                assert why.key.startswith("E_"), why
            elif decision.seat == seat:
                assert candidate in legal
    stride = max(1, len(legal) // SAMPLE)
    for action in legal[::stride]:
        core.judge(rules, state, seat, action)
        rules.apply(state, seat, action)
        assert notation.read(rules, notation.notation(action)) == action
        assert reached_by_questions(legal, action)


def check_strangers(rules: AnyRules, state: Any, seats: int, legal: Sequence[Action]) -> None:
    """A seat that nothing is asked of can make no move."""
    asked = {decision.seat for decision in rules.decisions(state)}
    for seat in map(Seat, range(seats)):
        if seat not in asked:
            for action in legal[:SAMPLE]:
                why = rules.check(state, seat, action)
                assert why is not None, f"seat {seat} may {notation.notation(action)} unasked"
                assert why.key.startswith("E_"), why


def reached_by_questions(legal: Sequence[Action], wanted: Action) -> bool:
    """Answering the questions leads to the move, and no question has a single answer."""
    prefix: tuple[notation.Token, ...] = ()
    for _ in range(20):
        asked = notation.drill(legal, prefix)
        if isinstance(asked, Action):
            return asked == wanted
        assert len(asked.answers) > 1
        prefix = (*asked.prefix, notation.key(wanted)[len(asked.prefix)])
    return False


def check_secrecy(rules: AnyRules, state: Any, seats: int, rng: Rng) -> None:
    """Another state that a seat cannot tell apart gives it the same view and the same moves."""
    for viewer in (*map(Seat, range(seats)), None):
        other = core.resample(rules, state, viewer, rng)
        assert rules.view(other, viewer) == rules.view(state, viewer)
        if viewer is not None:
            assert core.legal(rules, other, viewer) == core.legal(rules, state, viewer)
            assert rules.menus(other, viewer) == rules.menus(state, viewer), "offers depend on what a seat cannot see"


def check_menus(rules: AnyRules, state: Any, seat: Seat) -> None:
    """Every whole answer is legal move by move up to the first that is sealed; equal answers are offered once."""
    for menu in rules.menus(state, seat):
        assert menu.offers, f"menu {menu.key} is empty: leave it out"
        assert len({offer.moves for offer in menu.offers}) == len(menu.offers), (
            f"menu {menu.key} offers something twice"
        )
        for offer in menu.offers[:: max(1, len(menu.offers) // SAMPLE)]:
            now = state
            for action in offer.moves:
                core.judge(rules, now, seat, action)
                step = rules.apply(now, seat, action)
                now = step.state
                if step.sealed:
                    break


def check_plans(rules: AnyRules, state: Any) -> None:
    """Whoever may answer ahead can complete a plan by taking the first wish each time, and the rules accept it."""
    for ask in rules.ahead(state):
        assert ask.key in rules.plans, f"ahead of {ask.key!r}, which no plan can answer"
        view, said = rules.view(state, ask.seat), tuple[str, ...]()
        while wishes := rules.wishes(view, ask.seat, ask.key, said):
            assert len({wish.word for wish in wishes}) == len(wishes)
            assert all(" " not in wish.word and wish.word for wish in wishes)
            said = (*said, wishes[0].word)
            assert len(said) < 40, f"a plan for {ask.key!r} finds no end"
        assert match.planned(rules, state, ask.seat, ask.key, said)


def check_codec(rules: AnyRules, state: Any) -> None:
    text = codec.dumps(state)
    back = codec.loads(rules.state, text)
    assert back == state
    assert codec.dumps(back) == text


def check_undo(rules: AnyRules, now: match.Match[Any], seat: Seat, chosen: Action) -> None:
    after, _ = match.play(rules, now, seat, chosen, hashed=False)
    if after.log[-1].sealed:
        try:
            match.undo(after, seat)
        except IllegalMove as refused:
            assert refused.why.key == "nothing-to-undo"
        else:
            raise AssertionError("undo went behind a seal")
    else:
        assert match.undo(after, seat, hashed=False).state == now.state


def check_arrival(rules: AnyRules, now: match.Match[Any], rng: Rng) -> None:
    """When several seats are waited for, the order in which their answers come makes no difference."""
    waiting = core.waiting(rules, now.state)[:3]
    if len(waiting) < 2:
        return
    chosen = {}
    for seat in waiting:
        own = [d for d in rules.decisions(now.state) if d.seat == seat and d.waiting]
        chosen[seat], rng = rng.choice([a for d in own for a in core.answers(rules, now.state, d)])
    results = []
    for order in permutations(waiting):
        after = now
        for seat in order:
            after, _ = match.play(rules, after, seat, chosen[seat], hashed=False)
        results.append(after.state)
    assert all(result == results[0] for result in results)

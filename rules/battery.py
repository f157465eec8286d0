"""What every game must pass, at every state of random games with every number of seats and every option.

For authors of games, here and elsewhere; it needs the standard library alone. One line in a test is enough:

    from rules import battery
    from signals.rules import RULES

    def test_rules() -> None:
        battery.check(RULES)

Each demand is an assertion that says what to do. What the game itself must always hold is given as invariants: an
object with `violated(state)`, a list of what is wrong, and `conserved(state)`, a value that never changes in a game.
Where moves are accepted on purpose that are not offered, it also has `respelled(action)`, true for these.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import fields, replace
from itertools import permutations, product
from typing import Any, NamedTuple, Protocol, get_type_hints

from rules import advice, agreement, codec, core, match, notation, school
from rules.core import Action, AnyRules, IllegalMove, Rng, Seat
from rules.lesson import Lesson
from rules.notation import notation as written
from rules.registry import variants

BOUND = 6_000
"""No game has more moves than this."""
SAMPLE = 12
STRANGE: dict[type, tuple[str | int, ...]] = {int: (-1, 0, 4, 99), str: ("", "?", "x")}
"""Values that a field may be given by somebody who only tries."""


class Case(NamedTuple):
    """A game as it is opened. Any, here and below: the battery asks games of every kind of state."""

    game: str
    seats: int
    options: dict[str, str]
    rules: AnyRules


class Invariants(Protocol):
    """What always holds in one game; a module with these two functions is enough."""

    def violated(self, state: Any, /) -> Sequence[str]:
        """What is wrong with a state, in words."""

    def conserved(self, state: Any, /) -> object:
        """What never changes in a game: all cards, all cubes, wherever they are."""


def check(rules: AnyRules, invariants: Invariants | None = None, walks: int = 1) -> None:
    """The whole battery. It takes some seconds, or minutes for a game with many options."""
    check_seats(rules)
    for lesson in school.lessons(rules):
        check_lesson(rules, lesson)
    for case in cases(rules):
        for seed in range(walks):
            check_walk(case, seed + 100, invariants)
        check_replay(case)
        check_end(case)
        check_stand_ins(case, invariants)


def cases(*games: AnyRules) -> list[Case]:
    """Games with every number of seats and every combination of their options."""
    return [
        Case(rules.id, seats, options, rules)
        for rules in games
        for seats, options in product(rules.seats, variants(rules))
    ]


def name(case: Case) -> str:
    first = {agreement.EDITION: agreement.editions(case.rules)[0]}
    return "-".join(
        [case.game, str(case.seats), *(value for of, value in case.options.items() if first.get(of) != value)]
    )


def games(default: int) -> int:
    """How many random games to play in each case."""
    return int(os.environ.get("STELLWERK_GAMES", default))


def walk(case: Case, seed: int) -> Iterator[tuple[match.Match[Any], Seat, tuple[Action, ...], Action]]:
    """A random game: at each step the match, who moves, the legal moves and the chosen one; then the end."""
    rules, rng = case.rules, Rng(seed * 7919 + 17)
    now = match.new(rules, case.seats, seed, case.options)
    for _ in range(BOUND):
        waiting = core.waiting(rules, now.state)
        if not waiting:
            break
        seat, rng = rng.choice(waiting)
        legal = core.legal(rules, now.state, seat)
        assert legal, (
            f"{name(case)} seed {seed}: after {len(now.log)} entries seat {seat} is waited for and has no move; "
            "let `decisions` not wait for it, or offer a move to pass"
        )
        chosen, rng = rng.choice(legal)
        yield now, seat, legal, chosen
        now, _ = match.play(rules, now, seat, chosen, hashed=False)
    else:
        raise AssertionError(f"{name(case)} seed {seed}: no end after {BOUND} moves; does every turn lead to the end?")
    assert rules.outcome(now.state) is not None, f"{name(case)} seed {seed}: nobody is waited for, yet no `outcome`"


def end(case: Case, seed: int) -> match.Match[Any]:
    """The finished match of a walk, every state digested."""
    last = match.new(case.rules, case.seats, seed, case.options)
    for _, seat, _, chosen in walk(case, seed):
        last, _ = match.play(case.rules, last, seat, chosen)
    return last


def check_lesson(rules: AnyRules, lesson: Lesson) -> None:
    """A lesson can be solved, can be missed, and every way to miss it has a name."""
    about = f"lesson {lesson.name!r} of {rules.id}"
    now = school.stand(rules, lesson, ())
    assert lesson.seat in core.waiting(rules, now.state), f"{about}: its seat is asked nothing"
    check_codec(rules, now.state)
    way = next(school.solutions(rules, lesson), None)
    assert way is not None, f"{about}: no answer reaches its goal"
    missed: set[str] = set()
    for answer in advice.answers(rules, now.state, lesson.seat):
        after = school.stand(rules, lesson, (school.written(answer.moves),))
        if after.lack:
            missed.add(after.lack)
            assert after.lack in lesson.lacks, f"{about}: {after.lack!r} is none of its lacks"
            seen = lesson.answers > 1 or after.over
            assert seen, f"{about}: the answer {answer.moves} is neither right nor wrong"
    assert missed, f"{about}: every answer reaches its goal"
    if lesson.answers == 1:
        assert missed == set(lesson.lacks), f"{about}: nobody can miss {set(lesson.lacks) - missed}"


def check_walk(case: Case, seed: int, invariants: Invariants | None = None) -> None:
    """Everything that must hold at the states of one random game."""
    rules, rng, told = case.rules, Rng(5), 0
    turn, conserved, seen = -1, None, Seen()
    for now, seat, legal, chosen in walk(case, seed):
        state = now.state
        assert rules.outcome(state) is None, "a move is waited for, yet there is an `outcome`: None until the end"
        assert rules.turn(state) >= turn, "`turn` went back: it may only grow"
        turn = rules.turn(state)
        if invariants is not None:
            wrong = list(invariants.violated(state))
            assert not wrong, f"{name(case)} seed {seed}, after {len(now.log)} entries: {wrong}"
            conserved = invariants.conserved(state) if not now.log else conserved
            assert invariants.conserved(state) == conserved, f"{written(chosen)}: what must be conserved has changed"
        check_codec(rules, state)
        check_own(rules, state, case.seats)
        seen.note(legal)
        if len(now.log) % 3 == 0:
            check_offers(rules, state, seat, legal)
            check_strangers(rules, state, case.seats, legal)
            rng = check_others(rules, state, seat, seen, rng, getattr(invariants, "respelled", None))
            check_menus(rules, state, seat)
            check_plans(rules, state)
            check_undo(rules, now, seat, chosen)
            check_arrival(rules, now, rng)
        if len(now.log) % 5 == 0:
            check_secrecy(rules, state, case.seats, rng)
            _, rng = rng.below(2)
        told += len(rules.apply(state, seat, chosen).events)
    assert told, f"{name(case)}: nothing was told; let `apply` return events"


def check_offers(rules: AnyRules, state: Any, seat: Seat, legal: Sequence[Action]) -> None:
    """Offered is accepted, everything else is refused with a reason; every move can be written, read and chosen."""
    assert len(set(legal)) == len(legal)
    for decision in rules.decisions(state):
        for candidate in rules.candidates(state, decision):
            why = rules.check(state, decision.seat, candidate)
            if why is not None:
                assert why.key.startswith("E_"), f"{why.key}: let the keys of refusals begin with E_"
            elif decision.seat == seat:
                assert candidate in legal
    stride = max(1, len(legal) // SAMPLE)
    for action in legal[::stride]:
        core.judge(rules, state, seat, action)
        rules.apply(state, seat, action)
        text = written(action)
        assert notation.read(rules, text) == action, f"{text!r} is read as another move: are all fields str or int?"
        assert reached_by_questions(legal, action), f"{text!r} cannot be reached by answering questions"


def check_strangers(rules: AnyRules, state: Any, seats: int, legal: Sequence[Action]) -> None:
    """A seat that nothing is asked of can make no move."""
    asked = {decision.seat for decision in rules.decisions(state)}
    for seat in map(Seat, range(-1, seats + 1)):
        if seat not in asked:
            for action in legal[:SAMPLE]:
                why = rules.check(state, seat, action)
                assert why is not None, f"seat {seat} may {written(action)!r} unasked: let `check` ask whose turn it is"
                assert why.key.startswith("E_"), f"{why.key}: let the keys of refusals begin with E_"


class Seen:
    """Moves that have been possible in a game, and every value that its fields have had."""

    def __init__(self) -> None:
        self.moves: dict[Action, None] = {}
        self.values: dict[tuple[type[Action], str], dict[str | int, None]] = {}

    def note(self, legal: Iterable[Action]) -> None:
        for action in legal:
            if len(self.moves) < BOUND:
                self.moves[action] = None
            for field in fields(action):
                self.values.setdefault((type(action), field.name), {})[getattr(action, field.name)] = None


def check_others(
    rules: AnyRules, state: Any, seat: Seat, seen: Seen, rng: Rng, respelled: Callable[[Action], bool] | None = None
) -> Rng:
    """Every other move is refused, or is only another spelling of an offered one: it leads to the same state.

    Others are what was possible before, and what comes of a move when one of its fields is changed.
    """
    legal = core.legal(rules, state, seat)
    others: dict[Action, None] = {}
    for _ in range(SAMPLE):
        known, rng = rng.choice(list(seen.moves))
        others[known] = None
        base, rng = rng.choice(legal or (known,))
        for field in fields(base):
            hint = get_type_hints(type(base))[field.name]
            values = [*seen.values.get((type(base), field.name), ()), *STRANGE.get(hint, ())]
            value, rng = rng.choice(values)
            others[replace(base, **{field.name: value})] = None
    for other in others:
        if other in legal or rules.check(state, seat, other) is not None or (respelled and respelled(other)):
            continue
        after = rules.apply(state, seat, other).state
        assert any(rules.apply(state, seat, offered).state == after for offered in legal), (
            f"{written(other)!r} is accepted and not offered: refuse it in `check` or offer it in `candidates`"
        )
    return rng


def check_own(rules: AnyRules, state: Any, seats: int) -> None:
    """What a view does not declare as its seat's own, everybody sees the same."""
    public = rules.view(state, None)
    for seat in map(Seat, range(seats)):
        view = rules.view(state, seat)
        for field in fields(view):
            if field.name != "viewer" and "own" not in field.metadata:
                assert getattr(view, field.name) == getattr(public, field.name), (
                    f"seat {seat} sees another {field.name!r} than everybody: declare it with `= field(metadata=OWN)`"
                )


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
        assert rules.view(other, viewer) == rules.view(state, viewer), (
            f"`imagine` changes what {viewer} sees, or `view` shows what it does not keep"
        )
        if viewer is not None:
            assert core.legal(rules, other, viewer) == core.legal(rules, state, viewer), (
                f"the moves of seat {viewer} depend on what it cannot see"
            )
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
    assert back == state, "a state is not read back as it was: are all its fields typed by their real types?"
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
    assert all(result == results[0] for result in results), (
        "who answers first makes a difference: keep the answers and resolve them in the order of the seats"
    )


def check_replay(case: Case) -> None:
    """A log leads to the same states again, also one that goes back to where it has been."""
    played = end(case, 3)
    again = match.replay(case.rules, played.header, played.log)
    assert again.state == played.state
    assert again.log == played.log
    half = len(played.log) // 2
    back = match.rewind(case.rules, played, Seat(0), half)
    for entry in played.log[half:]:
        back = match.follow(case.rules, back, entry, hashed=False)
    assert back.state == played.state, "the same moves lead elsewhere the second time: is all chance in the state?"


def check_end(case: Case) -> None:
    """After the end every move is refused with a reason."""
    last = end(case, 1)
    assert case.rules.decisions(last.state) == (), "the game is over: let `decisions` be empty"
    for entry in last.log[-10:]:
        try:
            match.follow(case.rules, last, entry)
        except IllegalMove as refused:
            assert refused.why.key.startswith("E_"), f"{refused.why.key}: let the keys of refusals begin with E_"
        else:
            raise AssertionError(f"{entry.move!r} is accepted after the end")


def check_stand_ins(case: Case, invariants: Invariants | None = None) -> None:
    """Stand-ins finish a match by themselves; the rows of the scoring add up to the scores."""
    kinds = {Seat(i): ("greedy", "random")[i % 2] for i in range(case.seats)}
    begun = match.new(case.rules, case.seats, 11, case.options)
    played, events = match.settle(case.rules, begun, core.Standing(stand_ins=kinds))
    outcome = case.rules.outcome(played.state)
    assert outcome is not None
    assert min(outcome.ranks) == 1, "somebody must have rank 1"
    total = tuple(map(sum, zip(*(row.values for row in outcome.rows), strict=True)))
    assert total == outcome.scores, f"the rows add up to {total}, the scores are {outcome.scores}"
    assert events
    assert invariants is None or list(invariants.violated(played.state)) == []


def check_seats(rules: AnyRules) -> None:
    """Wrong numbers of seats are refused."""
    for seats in set(range(8)) - set(rules.seats):
        try:
            match.new(rules, seats, 1)
        except IllegalMove as refused:
            assert refused.why.key.startswith("E_"), f"{refused.why.key}: let the keys of refusals begin with E_"
        else:
            raise AssertionError(f"{seats} seats are accepted: let `setup` raise IllegalMove")

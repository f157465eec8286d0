"""The choices that interrupt a turn, and those before it, as whole answers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

from rules.core import Action, Clause, Menu, Offer, Seat, clause
from rules.taubertal_express import notes, plans, supplies, train
from rules.taubertal_express.candidates import THREE, halls
from rules.taubertal_express.components import AT, COLOURS, GOOD_OF, GOODS
from rules.taubertal_express.dice import joker_areas
from rules.taubertal_express.moves import (
    Couple,
    Discard,
    End,
    Hire,
    Joker,
    Office,
    PlaceGood,
    Return,
    Store,
    Take,
    Unload,
)
from rules.taubertal_express.orders import empty_buildings
from rules.taubertal_express.state import Player, Public, State
from rules.taubertal_express.trial import Trial

MOST = 24
"""So many answers to one choice; the others are found step by step."""


def draft_menu(s: State, seat: Seat) -> tuple[Menu, ...]:
    """Each ticket of the hand, best first."""
    p = s.public
    player = p.players[seat]
    found = [keep for ticket in s.hidden.hand for keep in plans.keeps(player, ticket)]
    found.sort(key=lambda keep: -plans.kept_value(p, seat, keep))
    return (Menu("draft", tuple(Offer((keep,), *plans.keeping(player, keep), sure=True) for keep in found)),)


def hire_menu(s: State, seat: Seat) -> tuple[Menu, ...]:
    player = s.public.players[seat]
    places = range(supplies.worker_places(player) + 1)
    return (Menu("hire", tuple(Offer((Hire(n),), *plans.hiring(player, n), sure=True) for n in places)),)


def choice_menu(s: State, seat: Seat) -> tuple[Menu, ...]:
    """The choice on top of the stack."""
    task = s.public.stack[-1].task
    ranked = sorted(_choices(s, seat, task), key=lambda each: -each[0])
    return (Menu(task, tuple(offer for _, offer in ranked[:MOST])),) if ranked else ()


def _choices(s: State, seat: Seat, task: str) -> Iterator[tuple[int, Offer]]:
    p, player = s.public, s.public.players[seat]
    match task:
        case "joker":
            yield from _jokers(p)
        case "surplus":
            yield from _surplus(s, seat)
        case _:
            for actions, label in _answers(p, player, task):
                trial = Trial(s, seat).then(*actions)
                if trial is not None:
                    note = _note(p, player, trial, actions[0])
                    named = label if label.key != "offer-office" else _office(actions[0], trial)
                    yield trial.worth, Offer(trial.moves, named, note)


def _office(action: Action, trial: Trial) -> Clause:
    assert isinstance(action, Office)
    return notes.hall("offer-office", action.hall, action.town, trial)


def _note(p: Public, player: Player, trial: Trial, action: Action) -> Clause | None:
    return notes.site(p, trial, action.town) if isinstance(action, Office) else notes.brings(player, trial.player)


def _answers(p: Public, player: Player, task: str) -> Iterator[tuple[tuple[Action, ...], Clause]]:
    match task:
        case "kiosk":
            for three in THREE:
                yield (Take(three.stone, three.stones),), clause("offer-take", stones=three.stone + three.stones)
        case "police":
            yield (Discard(),), clause("offer-discard-none")
            for ticket in player.tickets:
                yield (Discard(ticket),), clause("offer-discard", ticket=ticket)
        case "office":
            for hall, town in halls(player):
                yield (Office(hall, town),), clause("offer-office")
        case "goods":
            yield from _goods(p, player)
        case "couple":
            for wagon in ("passenger", "worker"):
                yield (Couple(wagon),), clause("offer-couple", wagon=wagon)
        case "customs":
            for good in train.storable(p.players):
                yield (Store(good),), clause("offer-store", good=good)
        case "unload":
            for good in GOODS:
                yield (Unload(good),), clause("offer-unload", good=good)


def _jokers(p: Public) -> Iterator[tuple[int, Offer]]:
    """Where one or two dice with a 3 go, with the end of the turn or without; three or four go together."""
    areas, count = joker_areas(p.dice), p.stack[-1].number
    together = 2 if count == 2 else 1
    for ending in (1, 0) if p.stepped else (0,):
        for chosen in combinations_with_replacement(areas, together):
            moves: tuple[Action, ...] = tuple(Joker(area) for area in chosen)
            label = clause("offer-joker", area_list=tuple(str(area) for area in dict.fromkeys(chosen)), ending=ending)
            yield ending, Offer((*moves, End()) if ending else moves, label)


def _surplus(s: State, seat: Seat) -> Iterator[tuple[int, Offer]]:
    """Every set of stones that can go back."""
    player = s.public.players[seat]
    over = supplies.surplus(player)
    for back in combinations_with_replacement(COLOURS[::-1], over):
        counts = [(colour, back.count(colour)) for colour in COLOURS if colour in back]
        if all(count <= player.stones[COLOURS.index(colour)] for colour, count in counts):
            trial = Trial(s, seat).then(*(Return(colour, count) for colour, count in counts))
            if trial is not None:
                flat = tuple(part for pair in counts for part in pair)
                yield trial.worth, Offer(trial.moves, clause("offer-return", stones_count=flat))


def _goods(p: Public, player: Player) -> Iterator[tuple[tuple[Action, ...], Clause]]:
    """The goods of the storekeeper: up to two at once."""
    due, empty = p.stack[-1].number, empty_buildings(player)
    yield (PlaceGood(),), clause("offer-place-none")
    for at, first in enumerate(empty):
        good = GOOD_OF[player.sites[AT[first]]]
        yield (PlaceGood(first), PlaceGood()), clause("offer-place", good=good, town=first)
        for second in empty[at + 1 :] if due > 1 else ():
            yield (PlaceGood(first), PlaceGood(second)), clause("offer-place-both", town1=first, town2=second)

"""The dice step as whole answers: area, tile, place and goods in one, with or without the end of the turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules.copies import replace
from rules.core import Action, Clause, Menu, Offer, Seat, clause
from rules.taubertal_express import notes
from rules.taubertal_express.candidates import THREE, halls
from rules.taubertal_express.components import AT, COVERS, GOODS_SPACES, LIGHT_SPACES, PAIRS, TAKES
from rules.taubertal_express.moves import (
    Driver,
    End,
    MasterBuilder,
    PlaceGood,
    Reroll,
    StationMaster,
    Storekeeper,
    ThreeStones,
    Travellers,
)
from rules.taubertal_express.state import Public, State
from rules.taubertal_express.trial import PASSENGER, Trial

MOST, FLAT = 24, 25
"""So many sets of stones behind one answer; so many answers before areas get a level of their own."""


def dice_menus(s: State, seat: Seat) -> tuple[Menu, ...]:
    """The dice step as the end of the turn, and the dice step alone."""
    steps = tuple(_steps(s, seat))
    crowded = sum(not path for path, _, _, _ in steps) > FLAT
    finish, alone = list[Offer](), list[Offer]()
    if s.public.reroll:
        alone.append(Offer((Reroll(),), clause("offer-reroll"), clause("note-reroll"), sure=True))
    for path, area, trial, label in steps:
        way = path or ((area,) if crowded else ())
        note = _note(s.public, trial)
        for ending, found in ((1, finish), (0, alone)):
            moves = (*trial.moves, End()) if ending else trial.moves
            ended = Clause(label.key, (*label.data, ("ending", ending)))
            found.append(Offer(moves, ended, note, way, sure=True))
    return Menu("finish", tuple(finish)), Menu("dice", tuple(alone))


def _note(p: Public, trial: Trial) -> Clause | None:
    """What a building does, how far its region is, where goods go; else what it brings."""
    match trial.moves[0]:
        case StationMaster(space) if space:
            return notes.building(p.light[LIGHT_SPACES.index(space)], p.players[trial.seat])
        case MasterBuilder(_, town) if town:
            return notes.site(p, trial, town)
        case Storekeeper():
            filled = tuple(move.town for move in trial.moves if isinstance(move, PlaceGood) and move.town)
            gained = notes.gained(p.players[trial.seat], trial.player)
            return clause("note-goods", count=len(filled), town_list=filled, gain_count=gained)
        case _:
            return notes.brings(p.players[trial.seat], trial.player)


Step = tuple[tuple[Clause, ...], Clause, Trial, Clause]
"""The level it always stands behind, the area's name, what it leads to, its label."""


def _steps(s: State, seat: Seat) -> Iterator[Step]:
    """Every area with dice, the best tile first, then three stones."""
    p = s.public
    makers = (_driver, _station, _storekeeper, _travellers, _builder)
    found: list[list[Step]] = []
    for area, maker in enumerate(makers):
        if p.dice[area]:
            found.append(sorted(maker(Trial(s, seat)), key=lambda step: -step[2].worth))
    found.append(_three(Trial(s, seat)))
    found.sort(key=lambda steps: -max(step[2].worth for step in steps))
    for steps in found:
        yield from steps


def _named(area: int) -> Clause:
    return clause("offer-area", area=area)


Label = Callable[[Action, Trial], Clause]


def _tried(trial: Trial, actions: Iterator[Action], path: tuple[Clause, ...], area: int, label: Label) -> list[Step]:
    """Each action that can be made, with the small choices it asks for."""
    found = []
    for action in actions:
        after = trial.then(action)
        if after is not None:
            found.append((path, _named(area), after, label(action, after)))
    return found


def _best(steps: list[Step]) -> list[Step]:
    return sorted(steps, key=lambda step: -step[2].worth)[:MOST]


def _driver(trial: Trial) -> list[Step]:
    steps = _tried(trial, map(Driver, PAIRS), (clause("offer-driver-stones"),), 1, _stones)
    return _best(steps) or _tried(trial, iter([Driver("")]), (), 1, _stones)


def _three(trial: Trial) -> list[Step]:
    steps = _tried(trial, iter(THREE), (clause("offer-three-stones"),), 0, _stones)
    return _best(steps) or _tried(trial, iter([ThreeStones()]), (), 0, _stones)


def _stones(action: Action, after: Trial) -> Clause:
    match action:
        case Driver(stones):
            return clause("offer-driver", stones=stones)
        case ThreeStones(stone, others):
            return clause("offer-three", stones=stone + others)
        case _:
            raise TypeError(action)


def _travellers(trial: Trial) -> list[Step]:
    return _tried(trial, iter([Travellers()]), (), 5, lambda action, after: clause("offer-travellers"))


def _station(trial: Trial) -> list[Step]:
    p, full = trial.state.public, "" not in trial.player.station
    spaces = [space for space, kind in zip(LIGHT_SPACES, p.light, strict=True) if kind]
    actions = (StationMaster(space, cover) for space in spaces for cover in (COVERS if full else ("",)))

    def label(action: Action, after: Trial) -> Clause:
        assert isinstance(action, StationMaster)
        building = p.light[LIGHT_SPACES.index(action.space)]
        if action.cover:
            below = trial.player.station[int(action.cover) - 1]
            return clause("offer-station-over", building1=building, building2=below)
        return clause("offer-station", building=building)

    path = (clause("offer-station-full"),) if full else ()
    steps = _once(_tried(trial, actions, path, 2, label))
    return [*steps, *_tried(trial, iter([StationMaster()]), (), 2, lambda a, t: clause("offer-station-none"))]


def _once(steps: list[Step]) -> list[Step]:
    """Equal labels do the same: one of them is enough."""
    return list({step[3]: step for step in reversed(steps)}.values())[::-1]


def _storekeeper(trial: Trial) -> list[Step]:
    p, player = trial.state.public, trial.player
    spaces = {kind: space for space, kind in zip(GOODS_SPACES, p.goods, strict=False) if kind}
    actions = (
        Storekeeper(space, town) for kind, space in spaces.items() for town in TAKES[kind] if not player.sites[AT[town]]
    )

    def label(action: Action, after: Trial) -> Clause:
        assert isinstance(action, Storekeeper)
        goods = sum(isinstance(move, PlaceGood) and bool(move.town) for move in after.moves)
        if not action.space:
            return clause("offer-storekeeper-none", count=goods)
        building = p.goods[GOODS_SPACES.index(action.space)]
        return clause("offer-storekeeper", building=building, town=action.town, count=goods)

    return [*_tried(trial, actions, (), 4, label), *_tried(trial, iter([Storekeeper()]), (), 4, label)]


def _builder(trial: Trial) -> list[Step]:
    player = trial.player

    def label(action: Action, after: Trial) -> Clause:
        assert isinstance(action, MasterBuilder)
        return notes.hall("offer-builder", action.hall, action.town, after)

    steps = []
    for hall, town in halls(player):
        here = hall == "turquoise" and town == player.town
        for wagon in (PASSENGER, "worker") if here else (PASSENGER,):
            steps += _tried(replace(trial, wagon=wagon), iter([MasterBuilder(hall, town)]), (), 6, label)
    return [*_once(steps), *_tried(trial, iter([MasterBuilder()]), (), 6, lambda a, t: clause("offer-builder-none"))]

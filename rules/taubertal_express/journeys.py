"""Journeys over several segments as whole answers: the way, the stones, and the stops on it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import cast

from rules.copies import replace
from rules.core import Action, Clause, Offer, Seat, clause
from rules.taubertal_express import notes
from rules.taubertal_express.components import AT, COLOURS, DISTANCE, TICKETS, Stones
from rules.taubertal_express.moves import Deliver, Load, Move, Sell
from rules.taubertal_express.routes import best_way, reachable, stone_to_spend, use
from rules.taubertal_express.state import Player, State
from rules.taubertal_express.trial import PASSENGER, Trial

MOST = 25
"""As many as stand in one menu."""
NON_STOP, DELIVER, SELL = "non-stop", "deliver", "sell"
"""What is done on the way: nothing; load and deliver; sell as well."""


def journeys(s: State, seat: Seat) -> tuple[Offer, ...]:
    """The best journey to every town in reach and over the start of every ticket, then their variants."""
    player = s.public.players[seat]
    ways = list(dict.fromkeys(_ways(player)))
    trials: list[tuple[bool, Trial]] = []
    seen = set()
    for way in ways:
        for variant, trial in enumerate(_variants(s, seat, way)):
            if trial.moves not in seen:
                seen.add(trial.moves)
                trials.append((bool(variant), trial))
    trials.sort(key=lambda each: (each[0], -each[1].worth))
    offered = [trial for _, trial in trials[:MOST]]
    offered.sort(key=lambda trial: -trial.worth)
    return tuple(_offer(player, trial) for trial in offered)


def journey(s: State, seat: Seat, town: str) -> tuple[Action, ...]:
    """The moves of a person who names the destination only: no stops, up to the first choice; empty: out of reach."""
    player = s.public.players[seat]
    if town == player.town or town not in reachable(player):
        return ()
    moves = _driven(s, seat, best_way(player, player.town, town), NON_STOP, PASSENGER).moves
    return tuple(takewhile(lambda move: isinstance(move, Move), moves))


def _ways(player: Player) -> Iterator[tuple[str, ...]]:
    here, reach = player.town, sum(player.stones)
    for town in reachable(player):
        yield best_way(player, here, town)
    for name in player.tickets:
        ticket = TICKETS[name]
        if name not in player.aboard and DISTANCE[here, ticket.start] + ticket.distance <= reach:
            yield best_way(player, here, ticket.start) + best_way(player, ticket.start, ticket.destination)


def _variants(s: State, seat: Seat, way: tuple[str, ...]) -> Iterator[Trial]:
    player = s.public.players[seat]
    stops = (SELL, DELIVER, NON_STOP) if any(use(player, town) for town in way) else (NON_STOP,)
    fetches = any(player.waiting[AT[town]] and player.sites[AT[town]] == "turquoise" for town in way)
    for stop in stops:
        for wagon in (PASSENGER, "worker") if fetches else (PASSENGER,):
            yield _driven(s, seat, way, stop, wagon)


def _driven(s: State, seat: Seat, way: tuple[str, ...], stops: str, wagon: str) -> Trial:
    """As far as the stones last; black ones first, then the colour of which most are there."""
    trial = Trial(s, seat, wagon)
    for town in way:
        further = trial.then(Move(town, stone_to_spend(trial.player)))
        if further is None:
            return trial
        trial = further if stops == NON_STOP else _stopped(further, stops == SELL)
    return trial


def _stopped(trial: Trial, sell: bool) -> Trial:
    """What can be done in a town: load, then bring passengers to their destination."""
    trial = trial.then(Load()) or trial
    for name in trial.player.aboard:
        done = trial.then(Sell(name)) if sell else None
        trial = done or trial.then(Deliver(name)) or trial
    return trial


def _offer(player: Player, trial: Trial) -> Offer:
    moves = [move for move in trial.moves if isinstance(move, Move)]
    paid = "".join(move.colour for move in moves)
    stones = tuple(part for colour in dict.fromkeys(paid) for part in (colour, paid.count(colour)))
    delivered = tuple(move.ticket for move in trial.moves if isinstance(move, Deliver | Sell))
    label = clause(
        "offer-drive",
        town=moves[-1].town,
        stones_count=stones,
        count=len(delivered),
        number_list=delivered,
        sale=int(any(isinstance(move, Sell) for move in trial.moves)),
    )
    return Offer(trial.moves, label, _note(_without(player, paid), trial))


def _note(player: Player, trial: Trial) -> Clause | None:
    """Who boards, and what it brings besides the stones it costs."""
    boarded = tuple(str(dict(e.data)["ticket"]) for e in trial.events if e.key == "boarded")
    gained = notes.gained(player, trial.player, spent=False)
    if not boarded:
        return notes.brings(player, trial.player, spent=False)
    return clause("note-journey", count=len(boarded), number_list=boarded, more=int(bool(gained)), gain_count=gained)


def _without(player: Player, paid: str) -> Player:
    """The player without the stones that a journey cost."""
    left = tuple(count - paid.count(colour) for colour, count in zip(COLOURS, player.stones, strict=True))
    return replace(player, stones=cast(Stones, left))

"""The usual answers, each whole: a card with the extra action after it, goods or coins, where the local train goes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.core import Clause, Decision, Menu, Offer, Seat, clause, signed
from rules.rail_line import candidates, judge, line, scoring, trains
from rules.rail_line.components import COST_CARD, SLOTS
from rules.rail_line.decisions import busy, early
from rules.rail_line.moves import Box, Discard, PaidLocal, Pass, Play, SecondCard, Substitute
from rules.rail_line.state import EXTRA, FINAL, PLAY, Mark, State
from rules.rail_line.trials import Trial, driven, laid, points, sent, tried

CHOICES = 2
"""So many free moves in a row are asked together."""
ALONE, HAND, DISPLAY = "alone", "hand", "display"
"""What an extra action follows: nothing, or a card from there; a card of the display turns another up."""


def menus(s: State, seat: Seat) -> tuple[Menu, ...]:
    public = s.public
    tasks = public.players[seat].tasks
    if tasks:
        if isinstance(tasks[0], Mark):
            return _menu("substitute", _goods(s, seat, tasks[0]))
        return _menu("local-move", _free_moves(s, seat))
    if seat != public.active or (busy(public) and not early(public)):
        return ()
    if public.phase == PLAY:
        return _menu("play-card", _cards(s, seat))
    if public.phase in (EXTRA, FINAL):
        return _menu(public.phase, (*_extras(Trial((), s), seat, ALONE, ()), *_seconds(s, seat)))
    return ()


def _menu(key: str, offers: Iterable[Offer]) -> tuple[Menu, ...]:
    found = tuple(offers)
    return (Menu(key, found),) if found else ()


def _best_first(found: Iterable[tuple[int, tuple[Offer, ...]]]) -> tuple[Offer, ...]:
    """Offers in groups, those that bring most points in front."""
    return tuple(offer for _, offers in sorted(found, key=lambda group: -group[0]) for offer in offers)


def _cards(s: State, seat: Seat) -> tuple[Offer, ...]:
    """Every card, with every extra action after it."""
    groups, before = [], points(s, seat)
    for card in _held(s, seat):
        source = _source(s, seat, card)
        for trial in laid(s, seat, Play(card)):
            if trial.open(seat):
                label = _card(seat, card, trial, source, before)
                offers: tuple[Offer, ...] = (Offer(trial.moves, label, _then(trial, seat), sure=True),)
            else:
                offers = tuple(_extras(trial, seat, source, (_card(seat, card, trial, HAND, before),)))
            groups.append((points(trial.state, seat), offers))
    return _best_first(groups)


def _seconds(s: State, seat: Seat) -> tuple[Offer, ...]:
    """Every card as the second one."""
    groups = []
    head = (clause("offer-second", coins=COST_CARD),)
    for card in _held(s, seat):
        if judge.check(s, seat, SecondCard(card)) is None:
            for trial in laid(s, seat, SecondCard(card)):
                label = _card(seat, card, trial, _source(s, seat, card), points(s, seat))
                note = _then(trial, seat) if trial.open(seat) else _note(trial, seat, points(s, seat))
                groups.append((points(trial.state, seat), (Offer(trial.moves, label, note, head, sure=True),)))
    return _best_first(groups)


def _held(s: State, seat: Seat) -> tuple[str, ...]:
    return (*s.hidden.hands[seat], *s.public.display)


def _source(s: State, seat: Seat, card: str) -> str:
    """Where a card comes from, as far as it matters: is another turned up for it?"""
    return HAND if card in s.hidden.hands[seat] or not s.public.stack else DISPLAY


def _card(seat: Seat, card: str, trial: Trial, source: str, before: int) -> Clause:
    public = trial.state.public
    symbols = line.station(public, public.players[seat].track, line.newest(public))
    after = points(trial.state, seat)
    by, score = signed(after - before), str(after).replace("-", "−")
    if trial.stops:
        route = tuple(line.place(node) for node in trial.stops)
        if trial.taken:
            return clause(
                "offer-card-local", card=card, place_route=route, symbol=trial.taken, by=by, score=score, source=source
            )
        return clause("offer-card-drive", card=card, place_route=route, by=by, score=score, source=source)
    if symbols:
        return clause("offer-card", card=card, symbol_sum=symbols, by=by, score=score, source=source)
    return clause("offer-card-nothing", card=card, by=by, score=score, source=source)


def _extras(trial: Trial, seat: Seat, after: str, path: tuple[Clause, ...]) -> Iterator[Offer]:
    """Every extra action but a second card, alone or after a card."""
    s, before = trial.state, points(trial.state, seat)
    sure = after != ALONE
    followed = list(_answers(trial, seat, after))
    followed.sort(key=lambda pair: -points(pair[0].state, seat))
    none = tried(s, seat, trial.moves, Pass())
    yield Offer(none.moves, clause("offer-pass", after=after), _note(none, seat, before), path, sure)
    for end, label in followed:
        note = _then(end, seat) if end.open(seat) else _note(end, seat, before)
        yield Offer(end.moves, label, note, path, sure)
    player = s.public.players[seat]
    if sure and player.coins >= COST_CARD and len(s.public.line) < SLOTS:
        yield Offer(trial.moves, clause("offer-card-only", after=after), clause("note-card-only"), path, sure)


def _answers(trial: Trial, seat: Seat, after: str) -> Iterator[tuple[Trial, Clause]]:
    s = trial.state
    for move in candidates.candidates(s, Decision(seat, "final")):
        if judge.check(s, seat, move) is not None:
            continue
        match move:
            case PaidLocal():
                for end in driven(sent(trial, seat, move), seat, 0):
                    route = tuple(line.place(node) for node in end.stops[len(trial.stops) :])
                    if end.taken:
                        yield end, clause("offer-local", after=after, place_route=route, symbol=end.taken)
                    else:
                        yield end, clause("offer-drive", after=after, place_route=route)
            case Discard(card):
                yield tried(s, seat, trial.moves, move), clause("offer-discard", after=after, card=card)
            case Box(symbol):
                yield tried(s, seat, trial.moves, move), clause("offer-box", after=after, symbol=symbol)


def _free_moves(s: State, seat: Seat) -> tuple[Offer, ...]:
    """Every station the local train can be sent to; from one that sends it on, every station after it."""
    groups = []
    for end in driven(Trial((), s), seat, CHOICES):
        route = tuple(line.place(node) for node in end.stops)
        if end.taken:
            label = clause("offer-stop", place_route=route, symbol=end.taken)
        else:
            label = clause("offer-way", place_route=route)
        groups.append((points(end.state, seat), (Offer(end.moves, label, _note(end, seat, points(s, seat))),)))
    return _best_first(groups)


def _goods(s: State, seat: Seat, task: Mark) -> tuple[Offer, ...]:
    """Mark what waits, or take coins instead."""
    groups = []
    before = scoring.score(s.public, s.public.players[seat])
    for move in candidates.candidates(s, Decision(seat, "substitute")):
        if isinstance(move, Substitute) and judge.check(s, seat, move) is None:
            end = tried(s, seat, (), move)
            away = trains.away(task, move.replaced)
            kept = tuple(symbol for symbol in task.symbols if symbol not in away)
            if not away:
                label = clause("offer-mark", symbol_sum=kept)
            elif kept:
                label = clause("offer-coin-and-mark", symbol1=away[0], symbol2=kept[0])
            else:
                label = clause("offer-coin", coins=len(away), symbol_sum=away)
            groups.append((points(end.state, seat), (Offer(end.moves, label, _note(end, seat, before)),)))
    return _best_first(groups)


def _then(end: Trial, seat: Seat) -> Clause:
    return clause("note-then-local", score=points(end.state, seat))


def _note(end: Trial, seat: Seat, before: int) -> Clause:
    """The score and the coins after it."""
    score, player = points(end.state, seat), end.state.public.players[seat]
    return clause("note-score", by=signed(score - before), score=score, coins=player.coins)

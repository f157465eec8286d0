"""Points: step 2 of a scoring phase, the end of the game, the outcome."""

from __future__ import annotations

from rules.core import Outcome, ScoreRow, Seat, ranked
from rules.first_class import evidence, routes, trains
from rules.first_class.cards import KINDS
from rules.first_class.components import CARDS, ENDS, ESCAPE_POINTS, FINGERPRINTS, MURDERER_EVIDENCE
from rules.first_class.state import NOBODY, OVER, TALLY, TRAINS, Placed, Player, Public, Reveal, State
from rules.first_class.view import View
from rules.first_class.work import Work


def guest_points(player: Player, placed: Placed) -> int:
    """What a celebrity or postcard brings in a scoring phase."""
    card, at = CARDS[placed.card], int(placed.place[1:])
    match card.kind:
        case "celebrity":
            train = player.trains[TRAINS.index(placed.place[0])]
            value = trains.car_at(train, at)
            return card.points if value is not None and value >= card.minimum and train.conductor >= at else 0
        case "postcard":
            if player.loco < routes.stretch_ends(player.route)[at]:
                return 0
            return card.points * (routes.stretch_size(player.route, at) if card.per_city else 1)
        case _:
            return 0


def phase_points(work: Work, seat: Seat) -> None:
    """Step 2: both trains as far as their conductors have come, then celebrities and postcards."""
    player = work.players[seat]
    upper, lower = (trains.points(train) for train in player.trains)
    work.score(seat, "trains", upper + lower)
    work.tell("train-points", seat=seat, upper=upper, lower=lower)
    guests = sum(guest_points(player, placed) for placed in player.placed)
    if guests:
        work.score(seat, "guests", guests)
        work.tell("guest-points", seat=seat, points=guests)


def multiplied(pile: tuple[str, ...], hand: tuple[str, ...], kind: str) -> int:
    """The base cards of a kind in the pile times the values of the game end cards of that kind."""
    return sum(CARDS[card].kind == kind for card in pile) * sum(
        ENDS[end].points for end in hand if ENDS[end].kind == kind
    )


def final(work: Work) -> None:
    """Coins, game end cards, then the murderer."""
    for at, player in enumerate(work.players):
        seat = Seat(at)
        work.score(seat, "coins", sum(player.coins))
        for kind in KINDS:
            work.score(seat, kind, multiplied(player.pile, work.hands[seat], kind))
    arrested = NOBODY
    if work.murderer != NOBODY:
        evidence.draw(work, work.murderer, MURDERER_EVIDENCE)
        arrested = arrest([fingerprints(tokens) for tokens in work.tokens])
        work.tell("murderer", seat=work.murderer)
        if arrested != NOBODY:
            work.tell("arrested", seat=arrested)
        if arrested != work.murderer:
            work.score(work.murderer, "murderer", ESCAPE_POINTS)
            work.tell("escaped", seat=work.murderer, points=ESCAPE_POINTS)
    work.phase = OVER
    work.sealed = True
    work.reveal = Reveal(tuple(work.hands), tuple(work.tokens), work.murderer, arrested)
    work.tell("game-over")


def fingerprints(tokens: tuple[str, ...]) -> int:
    return sum(FINGERPRINTS[token] for token in tokens)


def arrest(counts: list[int]) -> Seat:
    """Who alone has the most fingerprints, at least one."""
    most = max(counts)
    return Seat(counts.index(most)) if most > 0 and counts.count(most) == 1 else NOBODY


def standing(s: State) -> tuple[ScoreRow, ...]:
    """The categories if there were a scoring phase now, and the end after it."""
    public = s.public
    if public.reveal is not None:
        return result_rows(public)
    table = [dict(zip(TALLY, player.tally, strict=True)) for player in public.players]
    for player, hand, own in zip(public.players, s.hidden.hands, table, strict=True):
        own["trains"] += sum(map(trains.points, player.trains))
        own["guests"] += sum(guest_points(player, placed) for placed in player.placed)
        own["coins"] += sum(player.coins)
        for kind in KINDS:
            own[kind] += multiplied(player.pile, hand, kind)
    return tuple(ScoreRow(key, tuple(own[key] for own in table)) for key in TALLY)


def outcome(s: State | View) -> Outcome | None:
    """An arrested player comes last, whatever the score; equal scores share a rank."""
    p = s.public
    if p.reveal is None:
        return None
    scores = tuple(player.score for player in p.players)
    free = tuple(int(seat != p.reveal.arrested) for seat in range(len(p.players)))
    reason = "end" if p.reveal.arrested == NOBODY else "arrest"
    return Outcome(scores, ranked(free, scores), result_rows(p), (), reason)


def result_rows(p: Public) -> tuple[ScoreRow, ...]:
    return tuple(
        ScoreRow(key, tuple(player.tally[at] for player in p.players))
        for at, key in enumerate(TALLY)
        if key != "murderer" or "C" in p.modules
    )

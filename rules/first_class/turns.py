"""The course of the game: drafting, working off sources, turns, rounds, scoring phases."""

from __future__ import annotations

from rules.core import Seat
from rules.first_class import coins, demands, display, evidence, scoring, units
from rules.first_class.components import FIRST_EVIDENCE, ROUNDS, SCORING_AFTER, START_TILE, TURNS_PER_ROUND
from rules.first_class.state import NOBODY, OVER, SCORING, TURN, Overflow, Player, Source, State, TileRound
from rules.first_class.work import Work


def draft(work: Work, card: str) -> None:
    """Keep a card and pass the rest to the right; after the start player the game is laid out."""
    seat = work.seat
    work.hands[seat] = (card,)
    work.change(seat, ends=1)
    work.passed = tuple(other for other in work.passed if other != card)
    work.sealed = True
    work.tell("drafted", seat=seat)
    if seat != work.start:
        work.seat = Seat((seat - 1) % work.seats)
        return
    work.ends, work.rng = work.rng.shuffled((*work.ends, *work.passed))
    work.passed = ()
    display.refill(work)
    if "C" in work.modules:
        murderer, work.rng = work.rng.below(work.seats)
        work.murderer = Seat(murderer)
        for at in range(work.seats):
            evidence.draw(work, Seat(at), FIRST_EVIDENCE)
    work.phase = TURN
    display.deal(work)


def advance(work: Work) -> None:
    """Go on until somebody has something to decide."""
    while _one_step(work):
        pass


def _one_step(work: Work) -> bool:
    if not work.stack:
        if not work.queue:
            return _when_idle(work)
        work.stack.append(work.queue.pop(0))
        return True
    match work.stack[-1]:
        case Source() as source:
            if _alive(work, source):
                return False
            work.stack.pop()
        case Overflow(seat, number):
            if coins.free(work.players[seat].coins) < number:
                return False
            work.stack.pop()
            units.take_coins(work, seat, number)
        case TileRound() as tile:
            if work.queue:
                work.stack.append(work.queue.pop(0))
            else:
                _next_tile_bonus(work, tile)
        case _:
            return False
    return True


def _alive(work: Work, source: Source) -> bool:
    """Can anything come of the source? In a scoring phase coins and contracts may still unblock its symbols."""
    player = work.players[source.seat]
    if any(units.possible(player, len(work.open_ends), unit) for unit in source.units):
        return True
    return bool(source.units) and work.phase == SCORING and may_spend_or_fulfil(player)


def may_spend_or_fulfil(player: Player) -> bool:
    return any(player.coins) or bool(demands.fulfillable(player))


def can_score_bonus(player: Player) -> bool:
    return bool(demands.usable_cities(player)) or bool(demands.switches(player))


def _next_tile_bonus(work: Work, tile: TileRound) -> None:
    """The bonus of the next seat after the taker; after the last one a card leaves the display."""
    work.stack.pop()
    if tile.given == work.seats:
        display.remove_leftmost(work)
        return
    work.stack.append(TileRound(tile.seat, tile.given + 1))
    symbols = START_TILE[tile.given]
    # The tile's only bonus with two symbols offers a choice between them.
    work.begin(Seat((tile.seat + tile.given) % work.seats), "start-tile", symbols, single=len(symbols) > 1)


def _when_idle(work: Work) -> bool:
    player = work.players[work.seat]
    match work.phase:
        case "turn" if work.acted and not may_spend_or_fulfil(player):
            end_turn(work)
        case "scoring" if not can_score_bonus(player) and not may_spend_or_fulfil(player):
            finish_scoring(work)
        case _:
            return False
    return work.phase != OVER


def end_turn(work: Work) -> None:
    display.refill(work)
    work.acted = False
    work.played += 1
    work.turns += 1
    if work.played < TURNS_PER_ROUND * work.seats:
        work.seat = Seat((work.start + work.played) % work.seats)
    else:
        _end_round(work)


def _end_round(work: Work) -> None:
    """The start player figure goes to the taker of the tile; even rounds are followed by a scoring phase."""
    if work.taker != NOBODY:
        work.start = work.taker
        work.taker = NOBODY
        work.tell("start-player", seat=work.start)
    work.played = 0
    work.seat = work.start
    if work.round in SCORING_AFTER:
        work.phase = SCORING
        for at in range(work.seats):
            work.change(Seat(at), used=())
        work.tell("scoring", number=SCORING_AFTER.index(work.round) + 1)
    else:
        _next_round(work)


def _next_round(work: Work) -> None:
    work.round += 1
    work.phase = TURN
    work.seat = work.start
    work.played = 0
    display.deal(work)


def finish_scoring(work: Work) -> None:
    """Step 2 of the player's scoring, then the next player, the next round or the end."""
    scoring.phase_points(work, work.seat)
    display.refill(work)
    work.played += 1
    work.turns += 1
    if work.played < work.seats:
        work.seat = Seat((work.start + work.played) % work.seats)
    elif work.round < ROUNDS:
        _next_round(work)
    else:
        scoring.final(work)


def turn(s: State) -> int:
    """How many turns and scorings are complete."""
    return s.public.turns

"""The invariants of First Class that can be seen in a single state."""

from __future__ import annotations

from collections import Counter

from rules.core import Action
from rules.first_class import coins, routes, trains
from rules.first_class.components import (
    CARDS,
    COINS,
    ENDS,
    EVIDENCE,
    LOCOMOTIVES,
    MAILS,
    ROUNDS,
    STACK_OF_ROUND,
    TURNS_PER_ROUND,
    stack_of,
)
from rules.first_class.display import deck_size
from rules.first_class.moves import Both, Loco
from rules.first_class.state import DRAFT, NOBODY, OVER, TURN, Coupling, Player, Public, State

LENGTHS = (1, 2, 3, 4, 6, 7, 8, 10)
TURNS_EACH = 18


def violated(state: State) -> list[str]:
    """The numbers of the invariants that do not hold."""
    p = state.public
    checks = {
        "INV-1": _rows(p),
        "INV-2": _main_actions(p),
        "INV-3": _length_of_the_game(p),
        "INV-4": all(_shape(p, seat) for seat in range(len(p.players))),
        "INV-5": all(list(t.cars) == sorted(t.cars, reverse=True) for player in p.players for t in player.trains),
        "INV-6": _mails_and_tiles(p),
        "INV-7": all(_figures(player) for player in p.players),
        "INV-8": all(_purse(x) for x in p.players) and sum(sum(x.coins) for x in p.players) <= COINS,
        "INV-9": _points(p),
        "INV-10": _end_cards(state),
        "INV-11": _cards(state),
        "INV-13": _evidence(state),
        "INV-14": all(_places(player) for player in p.players),
        "INV-15": all(len(set(player.used)) == len(player.used) for player in p.players),
        "INV-16": _display(p),
    }
    return [mark for mark, holds in checks.items() if not holds]


def conserved(state: State) -> object:
    """Every action card, game end card and evidence token, wherever it is."""
    p, hidden = state.public, state.hidden
    cards = Counter(action_cards(state))
    ends = Counter((*hidden.ends, *hidden.passed, *p.open_ends, *(card for hand in hidden.hands for card in hand)))
    tokens = Counter((*hidden.supply, *(token for own in hidden.tokens for token in own)))
    return sorted(cards.items()), sorted(ends.items()), sorted(tokens.items())


def action_cards(state: State) -> list[str]:
    p = state.public
    cards = [card for row in p.rows for card in row if card]
    cards += p.gone
    for stack in state.hidden.stacks:
        cards += stack
    for player in p.players:
        cards += taken(player)
    return cards


def taken(player: Player) -> list[str]:
    return [*player.pile, *player.route, *player.contracts, *(placed.card for placed in player.placed)]


def _rows(p: Public) -> bool:
    seats = len(p.players)
    if any(not 0 <= removed <= seats for removed in p.removed):
        return False
    for row, removed in zip(p.rows, p.removed, strict=True):
        held = sum(card != "" for card in row)
        if p.phase == TURN and held != (0 if removed == seats else len(row) - removed):
            return False
    return p.phase == TURN or not any(card for row in p.rows for card in row)


def _main_actions(p: Public) -> bool:
    tiles = sum(player.tiles for player in p.players)
    actions = [len(taken(player)) + player.tiles for player in p.players]
    if p.phase == OVER and any(number != TURNS_EACH for number in actions):
        return False
    return tiles <= p.round and max(actions) <= TURNS_EACH


def _length_of_the_game(p: Public) -> bool:
    seats = len(p.players)
    longest = ROUNDS * TURNS_PER_ROUND * seats + 3 * seats
    return p.turns == longest if p.phase == OVER else p.turns < longest


def _shape(p: Public, seat: int) -> bool:
    for at, train in enumerate(p.players[seat].trains):
        waiting = any(isinstance(frame, Coupling) and (frame.seat, frame.train) == (seat, at) for frame in p.stack)
        length = trains.length(train)
        if waiting != (length == 5) or (not waiting and length not in LENGTHS):
            return False
        if (train.mail != "") != (length >= 6) or (train.tile > 0) != (length == 10):
            return False
    return True


def _mails_and_tiles(p: Public) -> bool:
    closed = [train.tile for player in p.players for train in player.trains if train.tile]
    mails = [trains.mails_used(player) for player in p.players]
    return (
        len(closed) == p.tiles
        and sorted(closed) == [tile.points for tile in LOCOMOTIVES[: p.tiles]]
        and all(len(set(used)) == len(used) <= 2 and set(used) <= set(MAILS) for used in mails)
    )


def _figures(player: Player) -> bool:
    return 0 <= player.loco <= len(routes.cities(player.route)) and all(
        0 <= train.conductor <= trains.length(train) for train in player.trains
    )


def _purse(player: Player) -> bool:
    one, two, three = player.coins
    return 0 <= one <= 5 and 0 <= two <= 5 and 0 <= three <= 2 and coins.free(player.coins) == 12 - one - two - three


def _points(p: Public) -> bool:
    arrived = sum(player.tally[3] for player in p.players)
    return arrived == (0, 20, 30, 35)[len(p.constantinople)] and all(min(player.tally) >= 0 for player in p.players)


def _end_cards(state: State) -> bool:
    p, hidden = state.public, state.hidden
    held = sum(len(hand) for hand in hidden.hands)
    whole = len(hidden.ends) + len(p.open_ends) + len(hidden.passed) + held == len(ENDS)
    counted = deck_size(p) == len(hidden.ends) and [len(hand) for hand in hidden.hands] == [x.ends for x in p.players]
    return whole and counted and len(p.open_ends) <= 4


def _cards(state: State) -> bool:
    p = state.public
    cards = action_cards(state)
    whole = sorted(cards) == sorted(card for stack in (1, 2, 3) for card in stack_of(p.modules, stack))
    held = p.phase != OVER or all(len(taken(player)) == TURNS_EACH - player.tiles for player in p.players)
    return whole and held and all(sum(CARDS[card].stack == stack for card in cards) == 40 for stack in (1, 2, 3))


def _evidence(state: State) -> bool:
    p, hidden = state.public, state.hidden
    held = [len(tokens) for tokens in hidden.tokens]
    if "C" not in p.modules:
        return not hidden.supply and not any(held) and hidden.murderer == NOBODY
    everything = sorted((*hidden.supply, *(token for tokens in hidden.tokens for token in tokens)))
    if everything != sorted(EVIDENCE[p.edition]) or held != [player.evidence for player in p.players]:
        return False
    if p.phase == DRAFT:
        return hidden.murderer == NOBODY
    return 0 <= hidden.murderer < len(p.players) and (p.phase == OVER or len(hidden.supply) >= 2)


def _places(player: Player) -> bool:
    spots = []
    for placed in player.placed:
        kind = CARDS[placed.card].kind
        group = {"luggage": "passenger", "mechanic": "switch"}.get(kind, kind)
        letters = {"celebrity": "UL", "postcard": "S", "passenger": "U", "luggage": "L"}.get(kind, "G")
        if placed.place[0] not in letters:
            return False
        spots.append((group, placed.place))
    return len(set(spots)) == len(spots)


def _display(p: Public) -> bool:
    if p.phase != TURN:
        return True
    if p.played == 0 and not p.acted and STACK_OF_ROUND[p.round] and sum(p.removed) == 0:
        return all(card for row in p.rows for card in row) and len(p.rows) == 3
    waiting_for_removal = p.acted and any(type(frame).__name__ == "TileRound" for frame in p.stack)
    removed = p.played + (p.acted and not waiting_for_removal)
    enough = p.acted or any(sum(card != "" for card in row) >= 2 for row in p.rows)
    return sum(p.removed) == removed and enough


def respelled(action: Action) -> bool:
    """As many steps as possible may be none: then the symbol is used up without effect, which nobody is offered."""
    return isinstance(action, Both | Loco) and action.steps == ""

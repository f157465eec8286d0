"""Positions to start a test from, and moves as one line of text: `play(s, "0 execute X1-W1", "0 car U")`."""

from __future__ import annotations

from dataclasses import replace

from rules import core, notation
from rules.core import Event, IllegalMove, Rng, Seat
from rules.first_class.components import CARDS, LOCOMOTIVES, TILE_POSITION
from rules.first_class.rules import RULES
from rules.first_class.state import SCORING, Player, State, Train


def train(text: str, conductor: int = 0) -> Train:
    """`12,4,1,1,0,M-LOCO,0`: the cards of a train; a tenth card is a locomotive tile."""
    cards = [word.strip() for word in text.split(",")]
    tile = int(cards.pop()) if len(cards) == TILE_POSITION else 0
    mail = next((card for card in cards if card.startswith("M")), "")
    return Train(tuple(int(card) for card in cards if not card.startswith("M")), mail, tile, conductor)


def drafted(seats: int = 2, modules: str = "AB", seed: int = 1) -> State:
    """A game after the draft, the first seat on turn."""
    s = RULES.setup(seats, {"modules": modules}, seed)
    s = replace(s, public=replace(s.public, start=Seat(0), seat=Seat(seats - 1)))
    while s.public.phase == "draft":
        s = play(s, f"{s.public.seat} draft {s.hidden.passed[0]}")
    return s


def position(
    seats: int = 2,
    modules: str = "AB",
    *,
    show: tuple[str, ...] = (),
    ends: tuple[str, ...] = (),
    tiles: int = 0,
    seed: int = 1,
    **player: object,
) -> State:
    """The beginning of a first turn with chosen cards on show and the first player's things as given."""
    s = drafted(seats, modules, seed)
    for at, card in enumerate(show):
        s = _shown(s, at, card)
    if ends:
        s = _with_open_ends(s, ends)
    s = replace(s, public=replace(s.public, tiles=tiles))
    return with_player(s, 0, **player)


def with_player(s: State, seat: int, **changes: object) -> State:
    """Things of a player: `upper` and `lower` as text, `at=(2, 1)` conductors, any field of Player."""
    player: Player = s.public.players[seat]
    at = changes.pop("at", tuple(t.conductor for t in player.trains))
    both = []
    for name, old, place in zip(("upper", "lower"), player.trains, at, strict=True):  # type: ignore[arg-type]
        text = changes.pop(name, None)
        both.append(train(str(text), place) if text is not None else replace(old, conductor=place))
    player = replace(player, trains=(both[0], both[1]), **changes)  # type: ignore[arg-type]
    players = (*s.public.players[:seat], player, *s.public.players[seat + 1 :])
    closed = sum(t.tile > 0 for each in players for t in each.trains)
    return replace(s, public=replace(s.public, players=players, tiles=max(closed, s.public.tiles)))


def _shown(s: State, at: int, card: str) -> State:
    """Exchange a card of the display with one from the stacks or from elsewhere in the display."""
    cards = [c for row in s.public.rows for c in row]
    stacks = [list(stack) for stack in s.hidden.stacks]
    old = cards[at]
    if card in cards:
        cards[cards.index(card)] = old
    else:
        stacks[CARDS[card].stack - 1].remove(card)
        stacks[CARDS[old].stack - 1].append(old)
    cards[at] = card
    rows = tuple(tuple(cards[row * 6 : row * 6 + 6]) for row in range(3))
    hidden = replace(s.hidden, stacks=tuple(tuple(stack) for stack in stacks))
    return replace(s, public=replace(s.public, rows=rows), hidden=hidden)


def _with_open_ends(s: State, ends: tuple[str, ...]) -> State:
    everything = sorted((*s.hidden.ends, *s.public.open_ends, *(c for hand in s.hidden.hands for c in hand)))
    rest = [card for card in everything if card not in ends]
    hands = tuple((rest.pop(0),) for _ in s.hidden.hands)
    return replace(s, public=replace(s.public, open_ends=ends), hidden=replace(s.hidden, hands=hands, ends=tuple(rest)))


def scoring(s: State, round: int = 2) -> State:
    """The first player's step 1 of the scoring after a round, with an empty display."""
    public = replace(
        s.public, phase=SCORING, round=round, rows=(("",) * 6,) * 3, removed=(len(s.public.players),) * 3, acted=False
    )
    return replace(s, public=public)


def hold_tokens(s: State, *held: tuple[str, ...]) -> State:
    """Evidence tokens in the players' hands; the rest is the supply."""
    everything = sorted((*s.hidden.supply, *(t for own in s.hidden.tokens for t in own)))
    given = {token for own in held for token in own}
    hidden = replace(s.hidden, tokens=held, supply=tuple(t for t in everything if t not in given))
    s = replace(s, hidden=hidden)
    for seat, own in enumerate(held):
        s = with_player(s, seat, evidence=len(own))
    return s


def play(s: State, *moves: str) -> State:
    for move in moves:
        s, _ = told(s, move)
    return s


def told(s: State, move: str) -> tuple[State, tuple[Event, ...]]:
    """The state after a move, and what happened."""
    step = stepped(s, move)
    return step.state, step.events


def stepped(s: State, move: str) -> core.Step[State]:
    seat, text = move.split(maxsplit=1)
    action = notation.read(RULES, text)
    core.judge(RULES, s, Seat(int(seat)), action)
    return RULES.apply(s, Seat(int(seat)), action)


def why(s: State, move: str) -> core.Phrase | None:
    """What a move is refused with."""
    try:
        play(s, move)
    except IllegalMove as refused:
        return refused.why
    return None


def refusal(s: State, move: str) -> str:
    """The code a move is refused with; "" if it is accepted."""
    found = why(s, move)
    return found.key if found else ""


def offered(s: State, seat: int = 0) -> list[str]:
    return [notation.notation(a) for a in core.legal(RULES, s, Seat(seat))]


def waiting(s: State) -> int:
    (seat,) = core.waiting(RULES, s)
    return seat


def cars(s: State, seat: int = 0) -> tuple[list[int], list[int]]:
    """The regular cars of both trains."""
    upper, lower = s.public.players[seat].trains
    return list(upper.cars), list(lower.cars)


def conductors(s: State, seat: int = 0) -> tuple[int, int]:
    upper, lower = s.public.players[seat].trains
    return upper.conductor, lower.conductor


def coins(s: State, seat: int = 0) -> tuple[int, int, int]:
    return s.public.players[seat].coins


def score(s: State, seat: int = 0) -> int:
    return s.public.players[seat].score


def finish(s: State, seed: int = 1) -> State:
    """Play any legal moves until the game is over."""
    rng = Rng(seed)
    while seats := core.waiting(RULES, s):
        legal = core.legal(RULES, s, seats[0])
        action, rng = rng.choice(legal)
        s = RULES.apply(s, seats[0], action).state
    return s


def closed_train(tile: int = 0, values: str = "4,4,2,2,1,M-LOCO,1,1,0") -> str:
    return f"{values},{LOCOMOTIVES[tile].points}"

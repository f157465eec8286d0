"""Views: what one viewer may know, and dealing the rest anew."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from rules.core import OWN, Rng, Seat
from rules.first_class.components import ENDS, EVIDENCE, stack_of
from rules.first_class.state import DRAFT, NOBODY, Hidden, Public, State


@dataclass(frozen=True, slots=True)
class View:
    viewer: Seat | None
    public: Public
    passed: tuple[str, ...] = field(default=(), metadata=OWN)
    """The game end cards the viewer chooses from in the draft."""
    handed_on: tuple[str, ...] = field(default=(), metadata=OWN)
    """During the draft: the cards the viewer has passed on, wherever they are now."""
    ends: tuple[str, ...] = field(default=(), metadata=OWN)
    """The viewer's own game end cards."""
    tokens: tuple[str, ...] = field(default=(), metadata=OWN)
    """The viewer's own evidence tokens."""
    role: str = field(default="", metadata=OWN)
    """murderer or innocent; nothing without module C and for spectators."""


def view(s: State, viewer: Seat | None) -> View:
    if viewer is None:
        return View(None, s.public)
    p, hidden = s.public, s.hidden
    role = "" if hidden.murderer == NOBODY else "murderer" if hidden.murderer == viewer else "innocent"
    passed = hidden.passed if p.phase == DRAFT and p.seat == viewer else ()
    handed_on: tuple[str, ...] = ()
    if p.phase == DRAFT and hidden.hands[viewer]:
        handed_on = tuple(sorted((*hidden.passed, *(c for seat in _since(p, viewer) for c in hidden.hands[seat]))))
    return View(viewer, p, passed, handed_on, hidden.hands[viewer], hidden.tokens[viewer], role)


def _since(p: Public, viewer: Seat) -> tuple[Seat, ...]:
    """Who has drafted after the viewer."""
    seats = len(p.players)
    order = [Seat((p.start - 1 - n) % seats) for n in range(seats)]
    return tuple(order[order.index(viewer) + 1 : order.index(p.seat)])


def imagine(v: View, rng: Rng) -> State:
    """Stacks, game end cards, role cards and tokens as they might lie, as far as the viewer can tell."""
    p = v.public
    stacks = []
    seen = _seen(p)
    for stack in (1, 2, 3):
        cards, rng = rng.shuffled(card for card in stack_of(p.modules, stack) if card not in seen)
        stacks.append(cards)
    hands, deck, passed, rng = _end_cards(v, rng)
    murderer, rng = _murderer(v, rng)
    tokens, supply, rng = _tokens(v, rng)
    return State(p, Hidden(tuple(stacks), deck, passed, hands, murderer, tokens, supply, rng))


def _seen(p: Public) -> frozenset[str]:
    """Every action card that is or was face up."""
    cards = [card for row in p.rows for card in row if card]
    cards += p.gone
    for player in p.players:
        cards += (*player.route, *player.contracts, *player.pile, *(card.card for card in player.placed))
    return frozenset(cards)


def _end_cards(v: View, rng: Rng) -> tuple[tuple[tuple[str, ...], ...], tuple[str, ...], tuple[str, ...], Rng]:
    p = v.public
    if p.reveal is not None:
        hands = p.reveal.hands
        deck, rng = rng.shuffled(_rest(ENDS, p.open_ends, *hands))
        return hands, deck, (), rng
    own = v.ends if v.viewer is not None else ()
    known, rng = rng.shuffled(v.handed_on)
    later = _since(p, v.viewer) if known and v.viewer is not None else ()
    seen = (card for player in p.players for card in player.taken)
    pool, rng = rng.shuffled(_rest(ENDS, p.open_ends, own, v.passed, known, seen))
    dealt = []
    for at, player in enumerate(p.players):
        seat = Seat(at)
        if seat == v.viewer:
            dealt.append(own)
        elif seat in later:
            dealt.append(known[:1])
            known = known[1:]
        else:
            unseen = player.ends - len(player.taken)
            dealt.append(tuple(sorted((*player.taken, *pool[:unseen]))))
            pool = pool[unseen:]
    passed = v.passed or known
    if not passed:
        passed, pool = pool[: p.passed], pool[p.passed :]
    return tuple(dealt), pool, tuple(sorted(passed)), rng


def _murderer(v: View, rng: Rng) -> tuple[Seat, Rng]:
    p = v.public
    if p.reveal is not None:
        return p.reveal.murderer, rng
    if "C" not in p.modules or p.phase == DRAFT:
        return NOBODY, rng
    if v.role == "murderer":
        assert v.viewer is not None
        return v.viewer, rng
    return rng.choice([Seat(seat) for seat in range(len(p.players)) if seat != v.viewer])


def _tokens(v: View, rng: Rng) -> tuple[tuple[tuple[str, ...], ...], tuple[str, ...], Rng]:
    p = v.public
    if "C" not in p.modules:
        return ((),) * len(p.players), (), rng
    if p.reveal is not None:
        return p.reveal.tokens, _rest(EVIDENCE[p.edition], *p.reveal.tokens), rng
    pool, rng = rng.shuffled(_rest(EVIDENCE[p.edition], v.tokens))
    dealt = []
    for seat, player in enumerate(p.players):
        if seat == v.viewer:
            dealt.append(v.tokens)
        else:
            dealt.append(tuple(sorted(pool[: player.evidence])))
            pool = pool[player.evidence :]
    return tuple(dealt), tuple(sorted(pool)), rng


def _rest(everything: Iterable[str], *known: Iterable[str]) -> tuple[str, ...]:
    taken = {thing for things in known for thing in things}
    return tuple(thing for thing in everything if thing not in taken)

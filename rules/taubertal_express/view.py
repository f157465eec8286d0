"""What a viewer may know, and a state that the viewer cannot tell from the real one."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from rules.core import OWN, Rng, Seat
from rules.taubertal_express.components import COPIES, KIND_COUNT, KINDS, LIGHT, TICKETS
from rules.taubertal_express.state import DRAFT, Hidden, Public, State


@dataclass(frozen=True, slots=True)
class View:
    viewer: Seat | None
    public: Public
    hand: tuple[str, ...] = field(metadata=OWN)
    """The draft hand, while the viewer holds it, or as long as all see it."""
    held: int
    """Cards in the draft hand, whoever holds it."""
    draw: int
    light: int
    """Tiles in the light stack."""
    goods: int
    """Tiles in the stack of goods buildings."""
    passed: tuple[str, ...] = field(default=(), metadata=OWN)
    """What is left of the draft hand that the viewer has passed on: what others keep of it lies open."""


def view(s: State, viewer: Seat | None) -> View:
    h = s.hidden
    own = s.public.phase == DRAFT and viewer is not None and (s.public.together or viewer == s.public.active)
    p = s.public
    before = p.phase == DRAFT and not p.together and viewer is not None and viewer in p.order[: p.at]
    counts = len(h.hand), len(h.draw), len(h.light), len(h.goods)
    return View(viewer, p, h.hand if own else (), *counts, h.hand if before else ())


def imagine(v: View, rng: Rng) -> State:
    """Deal what is hidden anew: tickets, both stacks, and another source of chance."""
    p = v.public
    known = v.hand or v.passed
    pool = tuple(ticket for ticket in unseen_tickets(p) if ticket not in known)
    tickets, rng = rng.shuffled(pool)
    hand, at = known, 0
    if not known:
        hand, at = tuple(sorted(tickets[: v.held])), v.held
    draw, at = tickets[at : at + v.draw], at + v.draw
    size = len(p.players) + 1
    slots = tuple(tickets[start : start + size] for start in range(at, len(tickets), size))
    light, rng = rng.shuffled(unseen_light(p))
    goods, rng = rng.shuffled(unseen_goods(p))
    seed, _ = rng.below(1 << 62)
    return State(p, Hidden(Rng(seed), slots, hand, draw, light, goods))


def unseen_goods(public: Public) -> tuple[str, ...]:
    """The goods buildings that must be in the stack."""
    seen = Counter(tile for tile in public.goods if tile)
    for player in public.players:
        seen.update(site for site in player.sites if site in KINDS)
    return tuple(kind for kind in KINDS for _ in range(KIND_COUNT - seen[kind]))


def unseen_light(public: Public) -> tuple[str, ...]:
    """The light station buildings that must be in the stack."""
    seen = Counter(tile for tile in public.light if tile)
    for player in public.players:
        seen.update((*player.station, *player.covered))
    return tuple(kind for kind in LIGHT for _ in range(COPIES - seen[kind]))


def unseen_tickets(public: Public) -> tuple[str, ...]:
    """The tickets that do not lie open anywhere."""
    seen = {*public.open, *public.discard}
    for player in public.players:
        seen.update(player.tickets, player.kept)
    return tuple(sorted(set(TICKETS) - seen))

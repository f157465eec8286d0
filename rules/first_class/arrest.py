"""Module C in a search: what it costs to be in danger of arrest, in a world where all evidence is known."""

from __future__ import annotations

from rules.core import Seat
from rules.first_class import scoring
from rules.first_class.components import LIKELY, MURDERER_EVIDENCE
from rules.first_class.state import OVER, State

PRINT = 100
"""A fingerprint; danger is counted in hundredths of one."""
SAFE = 350
"""So far behind the others nobody is in danger; so far ahead of them all is lost."""
COSTS = (12_500, 15_000, 20_000, 27_500, 37_500, 47_500)
"""By round: what a fingerprint more than the others costs, in hundredths of a point. Whoever is arrested has lost."""
LOST = 30_000


def costs(s: State) -> tuple[int, ...]:
    """By seat, in hundredths of a point."""
    p, seats = s.public, [Seat(seat) for seat in range(len(s.public.players))]
    if p.phase == OVER:
        return tuple(LOST * (p.reveal is not None and p.reveal.arrested == seat) for seat in seats)
    prints = [PRINT * scoring.fingerprints(own) for own in s.hidden.tokens]
    if s.hidden.murderer in seats:
        # What the murderer will draw at the end, on average.
        prints[s.hidden.murderer] += MURDERER_EVIDENCE * LIKELY[p.edition]
    most = [max(prints[:seat] + prints[seat + 1 :]) for seat in seats]
    danger = [max(0, min(own - others + SAFE, 2 * SAFE)) for own, others in zip(prints, most, strict=True)]
    return tuple(COSTS[p.round - 1] * one // PRINT for one in danger)

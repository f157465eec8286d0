"""The second public picture: one tableau in full, the others small."""

from __future__ import annotations

from render.pictures import Setting
from render.scene import Scene
from render.taubertal_express.tableau import tableau
from rules.core import Seat
from rules.taubertal_express import scoring
from rules.taubertal_express.state import HIRE, OVER, Public
from rules.taubertal_express.view import View


def areas(view: View, setting: Setting) -> Scene:
    return tableau(view, setting, shown_seat(view.public))


def shown_seat(p: Public) -> Seat:
    """Whose tableau the public picture shows in full: who is on turn; the winner in the end."""
    if p.phase == OVER:
        ranks = scoring.result(p).ranks
        return Seat(ranks.index(1))
    return p.order[0] if p.phase == HIRE else p.active


def chapter(view: View) -> str:
    """The second picture is worth showing anew once a round, and at the end."""
    p = view.public
    return f"{p.number}.{p.round}.{int(p.phase == OVER)}"

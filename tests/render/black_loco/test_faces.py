"""The cards."""

from __future__ import annotations

import pytest

from render.black_loco import faces
from render.legibility import covered, overlaps
from render.scene import Scene, Text, everything
from rules.black_loco.components import PLANS


@pytest.mark.parametrize("plan", PLANS)
def test_every_card_can_be_drawn_and_read(plan: str) -> None:
    """Each card in each orientation: number and companies stand clear."""
    for shown in PLANS[plan].faces.values():
        face = Scene(200, 260, (faces.upgrade(shown, 10, 10, 1.3),))
        assert overlaps(face) == [], shown.piece
        assert covered(face) == [], shown.piece
        words = [placed.item.text for placed in everything(face) if isinstance(placed.item, Text)]
        assert shown.card.number in words
        for station in shown.stations:
            assert station.company[0].upper() in words
            assert not station.bonus or f"+{station.bonus}" in words

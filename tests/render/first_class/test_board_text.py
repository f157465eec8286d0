"""The board in words."""

from __future__ import annotations

import pytest

from bot.texts import texts
from render import first_class as pictured
from rules.first_class.rules import RULES
from tests.render.first_class.scenes import busy, spoken
from tests.rules.first_class.positions import (
    stepped,
)


@pytest.mark.parametrize("language", ["en", "de"])
def test_text_and_alternative_text(language: str) -> None:
    s = busy(4)
    view = RULES.view(s, None)
    told = pictured.text(view, spoken(s, language=language))
    card = s.public.rows[1][2]
    assert f"2.3 {texts(language, 'first_class')(f'card-{card}')}" in told
    assert "7 4 2 1 1 M 0" in told
    assert "Opern" not in pictured.alt(view, spoken(s, language=language))
    step = stepped(s, "0 execute B1-S2 U2")
    alt = pictured.alt(RULES.view(step.state, None), spoken(step.state, *step.events, language=language))
    assert ("Opera singer" if language == "en" else "Opernsängerin") in alt

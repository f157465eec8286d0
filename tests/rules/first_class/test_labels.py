"""Labels and notes of whole answers: they fit what Discord gives them, in both languages, and leave no gap."""

from __future__ import annotations

import logging

import pytest

from bot.texts import LANGUAGES, texts
from rules import battery
from rules.core import Seat
from rules.first_class.rules import RULES

LABEL, NOTE = 80, 100
NAMES = ("Maximiliane", "Björn-Torbjörn", "Çelebi", "Ada")
SHORT = ("offer-card", "offer-title")
"""What stands in a menu and never on a button: it may be as long as a note."""


@pytest.mark.parametrize("modules", ["AB", "CD", "BE", "AC"])
def test_labels_and_notes_fit(modules: str, caplog: pytest.LogCaptureFixture) -> None:
    spoken = [texts(language, "first_class").among(NAMES) for language in LANGUAGES]
    long, seen = set(), set()
    with caplog.at_level(logging.WARNING, "bot.texts"):
        for now, seat, _, _ in battery.walk(battery.Case("first_class", 3, {"modules": modules}, RULES), 8):
            if len(now.log) % 7:
                continue
            offers = [offer for menu in RULES.menus(now.state, seat) for offer in menu.offers]
            wishes = [
                wish
                for ask in RULES.ahead(now.state)
                for wish in RULES.wishes(RULES.view(now.state, ask.seat), Seat(ask.seat), ask.key, ())
            ]
            for words in spoken:
                for said in (*offers, *wishes):
                    label = words.put(said.label)
                    seen.add(said.label.key)
                    if len(label) > (NOTE if said.label.key in SHORT else LABEL):
                        long.add(label)
                    if said.note is not None and len(words.put(said.note)) > NOTE:
                        long.add(words.put(said.note))
                long |= {said for offer in offers for part in offer.path if len(said := words.put(part)) > NOTE}
    assert not long
    assert caplog.messages == []
    assert len(seen) >= 8

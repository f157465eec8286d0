"""Pictures for questions: the cards of the hand, numbered."""

from __future__ import annotations

from render.asking import Mark, asking, marked
from render.parts import TOP
from render.pictures import Setting
from render.scene import Scene, named
from rules.notation import Question
from signals.pictures.hand import hand, place
from signals.pictures.layout import CARD_H, CARD_W
from signals.rules.view import View


def _cards(view: View, question: Question, setting: Setting) -> Scene | None:
    base = hand(view, setting)
    if base is None:
        return None

    def mark(card: str | int) -> Mark:
        x = place(view, int(card)) + CARD_W - 30
        return Mark(x, TOP + CARD_H - 30, 54, named(base, f"card:{card}"))

    return marked(base, question, mark)


question = asking({"card": _cards})

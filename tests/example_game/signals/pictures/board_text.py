"""The board in words: alternative text for the picture, and the whole board as plain text."""

from __future__ import annotations

from render import wording
from render.pictures import Setting
from signals.rules.view import View


def alt(view: View, setting: Setting) -> str:
    round_ = setting.words("picture-round", number=view.public.round)
    return wording.alt(setting, view.public.points, f"{round_}.")


def text(view: View, setting: Setting) -> str:
    public, words = view.public, setting.words
    lines = [*wording.heading(setting), words("picture-round", number=public.round), ""]
    for seat, name in enumerate(setting.names):
        cards = ", ".join(str(shown[seat]) for shown in public.shown)
        lines.append(f"{name}: {words('picture-score', points=public.points[seat])} · {cards or '–'}")
    if view.hand:
        lines += ["", words("text-hand", cards=", ".join(map(str, view.hand)))]
    return wording.text(lines)

"""What every game tells in words: the alternative text of a board, and the beginning of the board as text."""

from __future__ import annotations

from collections.abc import Iterable

from render.pictures import Setting
from rules.core import Decision

ALT_LIMIT, TEXT_LIMIT = 1000, 3500


def alt(setting: Setting, scores: Iterable[int], *facts: str) -> str:
    """The game, whose turn, scores, what else counts, the last move."""
    words = setting.words
    points = ", ".join(f"{name} {score}" for name, score in zip(setting.names, scores, strict=True))
    parts = [f"{words('game-name')}, {_table(setting)}.", _turn(setting), words("alt-scores", scores=points), *facts]
    told = (words(f"event-{event.key}", **dict(event.data)) for event in setting.recent)
    last = " ".join(filter(None, told))
    if last:
        parts.append(words("alt-last", last=cut(last, ALT_LIMIT)))
    return cut(" ".join(parts), ALT_LIMIT)


def heading(setting: Setting) -> list[str]:
    """The first lines of a board as text."""
    return [f"{setting.words('game-name')} · {_table(setting)}", _turn(setting)]


def asked(setting: Setting, decisions: Iterable[Decision]) -> str:
    """What everybody who is waited for has to decide."""
    return "; ".join(setting.words(f"decision-{decision.key}-public", seat=decision.seat) for decision in decisions)


def text(lines: Iterable[str]) -> str:
    return cut("\n".join(lines), TEXT_LIMIT)


def _table(setting: Setting) -> str:
    # As text: a number would get a thousands separator.
    return setting.words("picture-table", number=str(setting.number))


def _turn(setting: Setting) -> str:
    if setting.several:
        return setting.words("alt-several")
    if not setting.waiting:
        return setting.words("alt-over")
    return setting.words("alt-turn", names=", ".join(setting.names[seat] for seat in setting.waiting))


def cut(words: str, limit: int) -> str:
    """Words that fit; what was left off is told by dots."""
    return words if len(words) <= limit else words[: limit - 1] + "…"

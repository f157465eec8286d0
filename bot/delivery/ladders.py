"""How a cup stands, as scenes and in words: what stands in its columns, and what is said of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from bot.store.cup import KNOCK_OUT, OVER, SWISS, UNDER_WAY, Cup
from bot.tables import standings
from bot.tables.standings import Line
from bot.texts import Words, cleaned, texts
from render.ladder import Rung, ladder, leaves
from render.pictures import Setting
from render.scene import Scene
from render.wording import cut

TOLD = 1000
"""Characters of what is said of a picture."""
NAME = 60
FEW = 3
"""No more names have room in one line."""


def points(words: Words, value: Fraction) -> str:
    """A number with at most two places, as the language writes it."""
    shown = f"{float(value):.2f}".rstrip("0").rstrip(".")
    return shown.replace(".", words("decimal-mark"))


def stands(words: Words, cup: Cup, upto: int) -> str:
    """After which round of how many, or in which."""
    if cup.phase == OVER and upto >= cup.round:
        return words("cup-at-the-end")
    if upto == 0:
        return words("cup-before")
    if cup.phase == UNDER_WAY and upto == cup.round:
        return words("cup-in-of" if cup.form == SWISS else "cup-in", number=upto, count=cup.rounds)
    if cup.form == SWISS:
        return words("cup-after-of", number=upto, count=cup.rounds)
    return words("cup-after", number=upto)


def winners(cup: Cup) -> tuple[Line, ...]:
    """Who has won a cup that is over."""
    return tuple(line for line in standings.standings(cup) if line.place == 1) if cup.phase == OVER else ()


def scenes(cup: Cup, upto: int, language: str) -> tuple[tuple[Scene, str], ...]:
    """The pictures, each with what is said of it."""
    words = texts(language, cup.game)
    lines = standings.standings(cup, upto)
    won = {line.person for line in winners(cup)} if upto >= cup.round else set()
    lasting = cup.form == KNOCK_OUT
    columns = [words("cup-column-round")] if lasting else []
    columns += [words("cup-column-points"), words(f"cup-column-{cup.form}"), words("cup-column-wins")][: 3 - lasting]
    rungs = [_rung(words, line, lasting, line.person in won) for line in lines]
    status = _leading(words, [line for line in lines if line.place == 1]) if upto else ""
    if won:
        status = words("cup-won", names=_names(line for line in lines if line.person in won), count=len(won))
    facts = f"{words(f'cup-form-{cup.form}')} · {stands(words, cup, upto)}"
    rule = words(f"cup-rule-{cup.form}")
    shown = Setting(words.among((), plain=True), ())
    found = []
    for leaf in leaves(rungs):
        told = "; ".join(f"{rung.place} {rung.name} {rung.figures[0]}" for rung in leaf)
        alt = cut(f"{cleaned(cup.name)}, {facts}. {status}. {told}", TOLD)
        title = cut(cleaned(cup.name), NAME)
        found.append((ladder(leaf, columns, title, facts, status or words("cup-nobody-leads"), rule, shown), alt))
    return tuple(found)


def _rung(words: Words, line: Line, lasting: bool, first: bool) -> Rung:
    figures = [points(words, line.points), points(words, line.strength), str(line.wins)]
    if lasting:
        figures = [str(line.survived), *figures[:2]]
    return Rung(f"{line.place}.", cleaned(line.name), tuple(figures), first, line.left)


def _leading(words: Words, first: Sequence[Line]) -> str:
    return (
        words("cup-leading-many", count=len(first)) if len(first) > FEW else words("cup-leading", names=_names(first))
    )


def _names(lines: Iterable[Line]) -> str:
    return ", ".join(cleaned(line.name) for line in lines)

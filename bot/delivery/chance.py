"""What posts say of chance: seals before the start, the post that shows them, and what can be compared afterwards."""

from __future__ import annotations

from discord import ui

from bot.delivery.listing import link, named
from bot.delivery.sentences import mark
from bot.store.table import LOBBY, Table
from bot.tables import fairness, seals
from bot.texts import Words, escaped, texts


def fair(words: Words, table: Table) -> list[str]:
    """What chance is bound by: seals and, from the start on, words; once nothing depends on it any more, the secret."""
    if not table.secret or not table.id:
        return []
    if fairness.revealed(table):
        return [words("fair-secret", secret=table.secret), *_start(words, table)]
    open_ = table.phase == LOBBY and not table.starting
    seal = words("fair-seal-open" if open_ else "fair-seal", seal=seals.of_secret(table.secret))
    return [seal, *_start(words, table), *_said(words, table)]


def _start(words: Words, table: Table) -> list[str]:
    if not table.sealing:
        return []
    seal = fairness.start_seal(table)
    if not table.drawn:
        return [words("fair-start-alone", seal=seal)]
    return [words("fair-start", seal=seal, place=link(table.guild, table.drawn_in, table.drawn))]


def _said(words: Words, table: Table) -> list[str]:
    """Before the start the seals of people's words, from then on the words."""
    if table.phase == LOBBY:
        sealed = ", ".join(f"{mark(one.seat)} `{one.seal}`" for one in table.words)
        return [words("fair-words-sealed", said=sealed)] if sealed else []
    said = ", ".join(_by(table, user) + escaped(word) for user, word in fairness.said(table))
    return [words("fair-words", said=said)] if said else []


def _by(table: Table, user: int | None) -> str:
    """The mark of whoever has said something, if they still sit there."""
    seat = None if user is None else table.seat_of(user)
    return "" if seat is None else f"{mark(seat)} "


def starts(words: Words, table: Table) -> str:
    """What a table waits for that is started and not dealt yet."""
    missing = [one.user for one in fairness.untold(table) if one.user is not None]
    if missing and not fairness.awaits_number(table):
        return words("lobby-starting-words", people=named(words, missing))
    return words("lobby-starting", place=f"<#{table.thread or table.channel}>")


def shown(table: Table) -> ui.LayoutView:
    """The post that shows what a start is bound by.

    It is never changed, or nobody could believe it; so it names nobody who might want to be forgotten.
    """
    words, order = texts(table.language, table.game), fairness.order(table)
    lines = [words("seals")]
    for word in table.words:
        lines.append(f"{mark(word.seat)} {words('seals-own' if word.own else 'seals-word', seal=word.seal)}")
    if order is None:
        lines.append(words("seals-lot"))
    else:
        lines.append(words("seals-listed", order=" ".join(mark(seat) for seat in order)))
    lines.append(words("seals-secret", seal=seals.of_secret(table.secret)))
    lines.append(words("seals-start", seal=fairness.start_seal(table)))
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay("\n".join(lines)))
    return view

"""How a private panel looks: the question, its answers, what else may be done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from discord import ui

from bot.controls.buttons import ANSWERS, BLUE, GREEN, Press, button, menu, row, rows
from bot.controls.ids import Id
from bot.delivery.painter import Picture, gallery
from bot.delivery.posts import heading
from bot.delivery.sentences import awaited, label, move, path, prompt
from bot.store.table import Table
from bot.talk.move_picker import ROOT, Scope, Spot
from bot.texts import Words
from rules.core import Action, Seat
from rules.notation import Question, key

FEW, SHORT = 4, 30
"""So many answers of so many characters become buttons; more or longer ones a menu."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """What all sheets of one panel are about."""

    words: Words
    table: Table
    seat: Seat
    told: str
    """What has just happened."""
    shown: tuple[Picture, ...]

    @property
    def view(self) -> Any:
        assert self.table.match is not None
        return self.table.rules.view(self.table.match.state, self.seat)

    def id(self, action: str, at: Spot) -> Id:
        return Id(action, self.table.id, self.table.revision, at.args())


def laid(
    lines: Sequence[str], shown: tuple[Picture, ...] = (), controls: Sequence[ui.ActionRow[ui.LayoutView]] = ()
) -> ui.LayoutView:
    """Text, pictures, rows of buttons and menus: every private message has this form."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay("\n".join(line for line in lines if line)))
    for picture in shown:
        view.add_item(gallery(picture))
    for control in controls:
        view.add_item(control)
    return view


def asking(
    sheet: Sheet, scope: Scope, at: Spot, asked: Question, marked: bool, extras: Sequence[Press]
) -> ui.LayoutView:
    """A question with its answers; `marked`: the picture shows the answers' numbers."""
    words, rules, view = sheet.words, sheet.table.rules, sheet.view
    texts = [label(words, rules, view, asked.prefix, asked.field, value) for value in asked.answers]
    if marked:
        texts = [f"{number % ANSWERS + 1} · {text}" for number, text in enumerate(texts)]
    wanted = prompt(words, asked.field)
    controls: list[ui.ActionRow[ui.LayoutView]] = []
    if len(texts) <= FEW and all(len(text) <= SHORT for text in texts):
        picked = [Spot(at.scope, (*at.picked, number)) for number in range(len(texts))]
        controls += rows(button(text, sheet.id("step", to), BLUE) for text, to in zip(texts, picked, strict=True))
    else:
        first = at.page * ANSWERS
        page = list(enumerate(texts))[first : first + ANSWERS]
        controls.append(row(menu(wanted, sheet.id("pick", at), [(str(number), text, "") for number, text in page])))
    controls += rows([*_pages(at, len(texts), sheet), *_back(at, sheet), *extras])
    lines = [heading(words, sheet.table), sheet.told, _decision(words, scope)]
    if at.picked:
        kind = type(next(action for action in scope.options if key(action)[: len(asked.prefix)] == asked.prefix))
        lines.append(f"{path(words, rules, view, kind, asked.prefix)} › …")
    if asked.prefix:
        lines.append(wanted)
    return laid(lines, sheet.shown, controls)


def confirming(sheet: Sheet, scope: Scope, at: Spot, action: Action) -> ui.LayoutView:
    """A whole move that cannot be taken back: is it meant?"""
    words = sheet.words
    chosen = move(words, sheet.table.rules, sheet.view, action)
    yes = button(words("button-confirm"), sheet.id("do", at), GREEN)
    lines = [heading(words, sheet.table), sheet.told, _decision(words, scope), f"**{chosen}**", words("confirm-move")]
    return laid(lines, sheet.shown, rows([yes, *_back(at, sheet)]))


def idle(sheet: Sheet, extras: Sequence[Press]) -> ui.LayoutView:
    """Nothing is asked of this person now."""
    words, table = sheet.words, sheet.table
    assert table.match is not None
    others = awaited(words, table, table.rules.decisions(table.match.state))
    return laid([heading(words, table), sheet.told, words("panel-idle"), others], sheet.shown, rows(extras))


def anytime(words: Words, scope: Scope) -> str:
    """The name of something that may be done at any time."""
    tags = {action.tag for action in scope.options}
    if len(tags) == 1:
        return words(f"move-{tags.pop().replace(' ', '-')}")
    assert scope.decision is not None
    return words(f"decision-{scope.decision.key}")


def _decision(words: Words, scope: Scope) -> str:
    return f"**{words(f'decision-{scope.decision.key}')}**" if scope.decision is not None else ""


def _pages(at: Spot, count: int, sheet: Sheet) -> list[Press]:
    """Buttons to the other pages of a long menu."""
    last = (count - 1) // ANSWERS
    turned = [("◀", at.page - 1), ("▶", at.page + 1)] if last else []
    return [
        button(arrow, sheet.id("step", Spot(at.scope, at.picked, page)), disabled=not 0 <= page <= last)
        for arrow, page in turned
    ]


def _back(at: Spot, sheet: Sheet) -> list[Press]:
    """A button to the answer before."""
    if at.picked:
        return [button(sheet.words("button-back"), sheet.id("step", Spot(at.scope, at.picked[:-1])))]
    return [button(sheet.words("button-back"), sheet.id("step", ROOT))] if at.scope else []

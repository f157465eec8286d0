"""How a private panel looks: the question, its answers, what else may be done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from discord import ui

from bot.controls.buttons import ANSWERS, BLUE, GREEN, GREY, Press, button, menu, row, rows
from bot.controls.ids import Id
from bot.delivery.deadlines import status
from bot.delivery.picture import Picture, gallery
from bot.delivery.sentences import label, move, path, prompt
from bot.delivery.views import heading
from bot.store.table import Table
from bot.tables.moments import GO_ON
from bot.tables.plans import intents
from bot.tables.progress import plan
from bot.talk.move_picker import ROOT, STEPS, Choices, Scope, Spot, Step, moves_of, seals
from bot.talk.offers import Level, Wishing, plan_in_words
from bot.texts import Words, escaped
from render.wording import cut
from rules.core import Action, Offer
from rules.notation import Question, key, read

FEW, FEWER, SHORT = 10, 5, 45
"""So many answers of so many characters become buttons, fewer where several menus stand together; else a menu."""
PLAN = 300
"""So many characters of a planned line are shown: all lines together have room in one message."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """What all sheets of one panel are about."""

    words: Words
    choices: Choices
    told: str
    """What has just happened."""
    shown: tuple[Picture, ...]
    gone: Mapping[int, int]
    """Who is away, and until when."""

    @property
    def table(self) -> Table:
        return self.choices.table

    @property
    def view(self) -> Any:
        assert self.table.match is not None
        return self.table.rules.view(self.table.match.state, self.choices.seat)

    @property
    def title(self) -> str:
        return heading(self.words, self.table)

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
    """A question with its answers, step by step; `marked`: the picture shows the answers' numbers."""
    words, rules, view = sheet.words, sheet.table.rules, sheet.view
    labels = [(label(words, rules, view, asked.prefix, asked.field, value), "") for value in asked.answers]
    wanted = prompt(words, asked.field)
    lines = [sheet.title, sheet.told, _decision(words, scope)]
    if at.picked:
        kind = type(next(action for action in scope.options if key(action)[: len(asked.prefix)] == asked.prefix))
        lines.append(f"{path(words, rules, view, kind, asked.prefix)} › …")
    if asked.prefix:
        lines.append(wanted)
    noted, controls = _answers(sheet, at, wanted, labels, marked)
    controls += rows([*_back(at, sheet), *extras])
    return laid([*lines, *noted], sheet.shown, controls)


def offering(
    sheet: Sheet, levels: Sequence[tuple[Spot, Level]], marked: bool, extras: Sequence[Press]
) -> ui.LayoutView:
    """Whole answers: a level of one menu, or the first level of several side by side."""
    words = sheet.words
    lines = [sheet.title, sheet.told]
    controls: list[ui.ActionRow[ui.LayoutView]] = []
    for at, level in levels:
        title = words(f"menu-{level.menu.key}")
        labels = [
            (words.put(entry.label), "" if entry.note is None else words.put(entry.note)) for entry in level.entries
        ]
        noted, block = _answers(sheet, at, title, labels, marked and len(levels) == 1, alone=len(levels) == 1)
        if len(levels) == 1 or noted:
            lines.append(" › ".join([f"**{title}**", *(words.put(clause) for clause in level.before)]))
        lines += noted
        controls += block
        controls += rows(_back(at, sheet)) if at.picked else []
    return laid(lines, sheet.shown, controls + rows(extras))


def wishing(sheet: Sheet, at: Spot, asked: Wishing, extras: Sequence[Press]) -> ui.LayoutView:
    """The next word of a plan."""
    words = sheet.words
    title = words(f"ahead-{asked.ask.key}")
    labels = [(words.put(wish.label), "" if wish.note is None else words.put(wish.note)) for wish in asked.wishes]
    noted, controls = _answers(sheet, at, title, labels, marked=False)
    lines = [
        sheet.title,
        sheet.told,
        f"**{title}**",
        " › ".join(words.put(one) for one in asked.before),
    ]
    controls += rows([*_back(at, sheet), *extras])
    return laid([*lines, *noted], sheet.shown, controls)


def _answers(
    sheet: Sheet, at: Spot, title: str, labels: Sequence[tuple[str, str]], marked: bool, alone: bool = True
) -> tuple[list[str], list[ui.ActionRow[ui.LayoutView]]]:
    """Answers, each with a note: some short ones as buttons with the notes above, else a menu with pages."""
    if marked:
        labels = [(f"{number % ANSWERS + 1} · {text}", note) for number, (text, note) in enumerate(labels)]
    if len(labels) <= (FEW if alone else FEWER) and all(len(text) <= SHORT for text, _ in labels):
        presses = [
            button(text, sheet.id("step", replace(at, picked=(*at.picked, number), page=0)), BLUE)
            for number, (text, _) in enumerate(labels)
        ]
        return [f"**{text}** – {note}" for text, note in labels if note], rows(presses)
    first = at.page * ANSWERS
    page = [(str(n), text, note) for n, (text, note) in enumerate(labels)][first : first + ANSWERS]
    turned = rows(_pages(at, len(labels), sheet))
    return [], [row(menu(title, sheet.id("pick", replace(at, page=0)), page)), *turned]


def intending(sheet: Sheet, at: Spot, chosen: str, seals: bool) -> ui.LayoutView:
    """A whole answer for the turn to come. What brings chance or hidden cards out is planned even so, or not at all."""
    words = sheet.words
    plain = [] if seals else [button(words("button-intend"), sheet.id("do", at), GREEN)]
    even_so = button(words("button-even-so"), sheet.id("evenso", at), GREEN if seals else GREY)
    why = words("plan-seals" if seals else "plan-when")
    lines = [sheet.title, sheet.told, f"**{chosen}**", why]
    return laid(lines, sheet.shown, rows([*plain, even_so, *_back(at, sheet)]))


def confirming(sheet: Sheet, at: Spot, chosen: str) -> ui.LayoutView:
    """A whole answer that cannot be taken back: is it meant?"""
    words = sheet.words
    yes = button(words("button-confirm"), sheet.id("do", at), GREEN)
    lines = [sheet.title, sheet.told, f"**{chosen}**", words("confirm-move")]
    return laid(lines, sheet.shown, rows([yes, *_back(at, sheet)]))


def idle(sheet: Sheet, extras: Sequence[Press]) -> ui.LayoutView:
    """Nothing is asked of this person now."""
    words, table = sheet.words, sheet.table
    held = table.due(GO_ON)
    idle_ = words("panel-idle") if held is None else words("panel-held", left=f"<t:{held.at}:R>")
    lines = [sheet.title, sheet.told, idle_, status(words, table, sheet.gone)]
    return laid(lines, sheet.shown, rows(extras))


def plans(sheet: Sheet) -> list[str]:
    """What this person has said ahead, and planned for the next turn."""
    words, table, told = sheet.words, sheet.table, list[str]()
    for number, intent in enumerate(intents(table, sheet.choices.seat)):
        what = cut(" · ".join(_in_words(sheet, text) for text in intent.moves), PLAN)
        line = words("plan-else" if number else "plan-first", what=what)
        told.append(f"-# {line}{words('plan-even-so') if intent.even_so else ''}")
    if told:
        told.append(f"-# {words('plan-ask')}")
    for ask in sheet.choices.asks:
        said = [words.put(one) for one in plan_in_words(table, ask, plan(table, ask))]
        if said:
            told.append(f"-# {words(f'ahead-{ask.key}')} **{' › '.join(said)}**")
    return told


def _in_words(sheet: Sheet, text: str) -> str:
    """A planned move in words; as it is typed if the board has no words for it now."""
    rules = sheet.table.rules
    try:
        return move(sheet.words, rules, sheet.view, read(rules, text))
    except Exception:  # noqa: BLE001 - a game puts moves into words that are possible now, and this one may not be
        return escaped(text)


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
        button(arrow, sheet.id("step", replace(at, page=page)), disabled=not 0 <= page <= last)
        for arrow, page in turned
    ]


def _back(at: Spot, sheet: Sheet) -> list[Press]:
    """A button to the answer before."""
    root = replace(ROOT, ahead=at.ahead)
    if at.picked:
        before = replace(at, picked=at.picked[:-1], page=0)
        to = root if at.kind == "m" and not before.picked else before
    elif at not in (root, replace(STEPS, ahead=at.ahead)) or sheet.choices.menus:
        to = root
    else:
        return []
    return [button(sheet.words("button-back"), sheet.id("step", to))]


def seen(sheet: Sheet, step: Step, at: Spot, marked: bool, extras: list[Press]) -> ui.LayoutView:
    """A panel where somebody stands."""
    match step:
        case Question():
            return asking(sheet, sheet.choices.scopes[at.scope], at, step, marked, extras)
        case Action() | Offer():
            chosen = (
                sheet.words.put(step.label)
                if isinstance(step, Offer)
                else move(sheet.words, sheet.table.rules, sheet.view, step)
            )
            if at.ahead:
                return intending(sheet, at, chosen, seals(sheet.choices, moves_of(step)))
            return confirming(sheet, at, chosen)
        case Level():
            return offering(sheet, [(at, step)], marked, extras)
        case Wishing():
            return wishing(sheet, at, step, extras)
        case tuple():
            side_by_side = [(Spot(n, kind="m", ahead=at.ahead), one) for n, one in enumerate(step)]
            return offering(sheet, side_by_side, marked, extras)
        case _:
            return idle(sheet, extras)

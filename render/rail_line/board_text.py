"""The board in words: alternative text for the picture, and the whole board as plain text."""

from __future__ import annotations

from render import wording
from render.pictures import Setting
from render.theme import SEATS
from rules.rail_line import line, scoring
from rules.rail_line.components import NODE_OF_SLOT, SLOT_OF_NODE, SLOTS
from rules.rail_line.marking import marked
from rules.rail_line.state import Public
from rules.rail_line.view import View


def alt(view: View, setting: Setting) -> str:
    """The game, whose turn, scores, the last move."""
    public = view.public
    facts = setting.words("alt-line", laid=len(public.line), slots=SLOTS, stack=public.stack)
    return wording.alt(setting, [scoring.score(public, player) for player in public.players], facts)


def text(view: View, setting: Setting) -> str:
    """Everything on the board, line by line."""
    public, words = view.public, setting.words
    nodes = line.nodes(public.side, public.line)
    lines = [*wording.heading(setting), ""]
    for seat, player in enumerate(public.players):
        lines.append(
            f"{SEATS[seat].mark} {setting.names[seat]}: "
            + words(
                "text-player",
                score=scoring.score(public, player),
                coins=player.coins,
                cards=player.hand,
                track=player.track,
                express=_place(setting, player.express),
                local=_place(setting, player.local),
            )
        )
        sheet = public.sheet
        marks = ", ".join(
            f"{words(f'symbol-{row.symbol}')} {marked(sheet, player, row.symbol)}/{row.size}"
            for row in sheet.rows
            if marked(sheet, player, row.symbol)
        )
        lines.append(f"   {marks or words('picture-nothing')}")
    lines += ["", words("text-line")]
    for slot, card in enumerate(public.line, 1):
        there = nodes[NODE_OF_SLOT[slot]].stations
        lines.append(f"{slot} {card}  {_stations(public, setting, there)}")
    lines += ["", words("text-display", stack=public.stack)]
    for card in public.display:
        coming = line.preview(public, card) if len(public.line) < SLOTS else ()
        lines.append(f"{card}  {_stations(public, setting, coming)}")
    if view.hand:
        lines += ["", words("picture-hand-cards") + ": " + ", ".join(view.hand)]
    return wording.text(lines)


def _stations(public: Public, setting: Setting, there: tuple[tuple[str, ...], ...]) -> str:
    """What each player meets there; the track without owner is left out."""
    parts = []
    for seat, player in enumerate(public.players):
        symbols = there[player.track - 1] if player.track and there else ()
        goods = " + ".join(setting.words(f"symbol-{code}") for code in symbols) or "–"
        parts.append(f"{SEATS[seat].mark} {goods}")
    return " · ".join(parts)


def _place(setting: Setting, node: int) -> str:
    if node == 0:
        return setting.words("text-at-start")
    if node in SLOT_OF_NODE:
        return setting.words("text-at-slot", slot=SLOT_OF_NODE[node])
    return setting.words("text-at-curve", curve=1 if node == 9 else 2)

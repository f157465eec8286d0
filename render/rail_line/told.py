"""The board in words: alternative text for the picture, and the whole board as plain text."""

from __future__ import annotations

from render.pictures import Setting
from render.theme import SEATS
from rules.rail_line import line, scoring
from rules.rail_line.components import NODE_OF_SLOT, SLOT_OF_NODE, SLOTS
from rules.rail_line.marking import marked
from rules.rail_line.state import OVER, Public, View

ALT_LIMIT, TEXT_LIMIT = 1000, 3500


def alt(view: View, setting: Setting) -> str:
    """The game, whose turn, scores, the last move."""
    public, words = view.public, setting.words
    scores = ", ".join(
        f"{name} {scoring.score(public, player)}" for name, player in zip(setting.names, public.players, strict=True)
    )
    parts = [
        f"{words('game-name')}, {words('picture-table', number=str(setting.number))}.",
        _turn(public, setting),
        words("alt-scores", scores=scores),
        words("alt-line", laid=len(public.line), slots=SLOTS, stack=public.stack),
    ]
    last = " ".join(words(f"event-{event.key}", **dict(event.data)) for event in setting.recent)
    if last:
        parts.append(words("alt-last", last=_cut(last, ALT_LIMIT)))
    return _cut(" ".join(parts), ALT_LIMIT)


def text(view: View, setting: Setting) -> str:
    """Everything on the board, line by line."""
    public, words = view.public, setting.words
    nodes = line.nodes(public.side, public.line)
    lines = [f"{words('game-name')} · {words('picture-table', number=str(setting.number))}", _turn(public, setting), ""]
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
    return _cut("\n".join(lines), TEXT_LIMIT)


def _turn(public: Public, setting: Setting) -> str:
    if public.phase == OVER or not setting.waiting:
        return setting.words("alt-over")
    return setting.words("alt-turn", names=", ".join(setting.names[seat] for seat in setting.waiting))


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


def _cut(words: str, limit: int) -> str:
    return words if len(words) <= limit else words[: limit - 1] + "…"

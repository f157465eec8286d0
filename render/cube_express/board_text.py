"""The board in words: alternative text for the picture, and the whole board as plain text."""

from __future__ import annotations

from render import wording
from render.pictures import Setting
from render.theme import SEATS
from rules.cube_express import scoring
from rules.cube_express.components import STOCK, TABLES
from rules.cube_express.state import OVER, Public
from rules.cube_express.view import View


def alt(view: View, setting: Setting) -> str:
    """The game, whose turn, scores, the last move."""
    public = view.public
    facts = [setting.words("alt-board", round=public.round, tiles=len(public.map), stack=public.stack)]
    if not public.market and public.phase != OVER:
        facts.append(setting.words("picture-last-turns") + ".")
    return wording.alt(setting, scoring.totals(public), *facts)


def text(view: View, setting: Setting) -> str:
    """Everything on the board, line by line."""
    public, words = view.public, setting.words
    lines = [*wording.heading(setting), ""]
    scores = scoring.totals(public)
    for seat, player in enumerate(public.players):
        coal, wood, iron = player.stores
        trains = ", ".join(cell for cell in player.trains if cell)
        lines.append(
            f"{SEATS[seat].mark} {setting.names[seat]}: "
            + words(
                "text-player", score=scores[seat], level=player.level, dividends=player.dividends, coal=coal,
                wood=wood, iron=iron, reserve=player.reserve, stock=STOCK[player.stock], tokens=player.tokens,
                trains=trains,
            )
        )  # fmt: skip
    lines += ["", words("text-columns", stack=public.stack)]
    for column, (goal, tile) in enumerate(zip(public.goals, public.display, strict=True), 1):
        majority, other = TABLES[public.seats].columns[column - 1]
        bids = " ".join(f"{SEATS[seat].mark}{count}" for seat, count in enumerate(public.bids[column - 1]) if count)
        bids += f" □{public.neutral}" if public.neutral else ""
        lines.append(f"{column}: {tile or '–'} · {words(f'goal-{goal}')} ({majority}/{other}) {bids}".rstrip())
    lines += ["", words("text-map")]
    lines += _map(public, setting)
    if view.hand:
        lines += ["", words("picture-hand-tiles") + ": " + ", ".join(view.hand)]
    return wording.text(lines)


def _map(public: Public, setting: Setting) -> list[str]:
    """Each tile with its track ends and what lies on it."""
    lines = []
    for laid in public.map:
        tile, cell, _ = laid.split(" ")
        shape = public.atlas.cells[cell]
        track = "".join(side for side in "NESW" if side in shape.rails)
        notes = []
        station, owner = public.station(cell), public.owner(cell)
        if station is not None:
            size = public.atlas.cities[public.atlas.site[cell]].size
            notes.append(setting.words("text-station", mark=SEATS[station].mark, size=size))
        if owner is not None:
            notes.append(setting.words("text-owner", mark=SEATS[owner].mark))
        guests = [
            f"{piece.place.split('.')[1]}{SEATS[piece.seat].mark}"
            for piece in public.passengers
            if _on(piece.place, cell)
        ]
        first = [SEATS[piece.seat].mark for piece in public.first if piece.place == cell]
        later = [SEATS[piece.seat].mark for piece in public.later if piece.place == cell]
        if first:
            notes.append(setting.words("text-delivered", marks="".join(first + later)))
        lines.append(" ".join([cell, tile, track, *notes, *guests]))
    return lines


def _on(house: str, cell: str) -> bool:
    return house.split(".", maxsplit=1)[0] == cell

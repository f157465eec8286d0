"""The board in words: alternative text for the picture, and the whole board as plain text."""

from __future__ import annotations

from render import wording
from render.black_loco.pieces import figures
from render.pictures import Setting
from render.theme import SEATS
from rules.black_loco import scoring
from rules.black_loco.captions import pattern
from rules.black_loco.cards import COMPANIES, LETTER
from rules.black_loco.components import END
from rules.black_loco.state import BID, Public
from rules.black_loco.table import plan_of
from rules.black_loco.view import View


def alt(view: View, setting: Setting) -> str:
    """The game, whose turn, scores, the last move."""
    public = view.public
    return wording.alt(
        setting,
        [scoring.capital(public, seat) for seat in range(public.seats)],
        _progress(public, setting),
    )


def text(view: View, setting: Setting) -> str:
    """Everything on the table, line by line."""
    public, words = view.public, setting.words
    lines = [*wording.heading(setting), _progress(public, setting), ""]
    for seat, name in enumerate(setting.names):
        lines.append(_player(public, setting, seat, name))
    lines += ["", words("text-companies")]
    for company in COMPANIES:
        place, shares, total = figures(public, company)
        lines.append(words("text-company", company=company, stations=place, shares=shares, total=total))
    lines += ["", words("text-plan")]
    plan = plan_of(public)
    built = [
        f"{cell.id} {setting.words(f'cell-{cell.id}')}: {piece} {_face(public, piece)}"
        for cell, piece in zip(plan.cells, public.board, strict=True)
        if piece
    ]
    lines += built or [words("picture-nothing")]
    lines += ["", words("text-stacks")]
    lines.append(
        " · ".join(f"{code} {len(cards)}" + (f" ({cards[0]})" if cards else "") for code, cards in _stacks(public))
    )
    if view.hand:
        lines += ["", f"{words('picture-hand-cards')}: {', '.join(view.hand)}"]
    return wording.text(lines)


def _stacks(public: Public) -> list[tuple[str, tuple[str, ...]]]:
    return list(zip(plan_of(public).stacks, public.stacks, strict=True))


def _player(public: Public, setting: Setting, seat: int, name: str) -> str:
    tracks, stations = scoring.trophy_kinds(public, seat)
    shares = " ".join(
        f"{LETTER[company]}{count}" for company in COMPANIES if (count := scoring.shares_of(public, seat, company))
    )
    return f"{SEATS[seat].mark} {name}: " + setting.words(
        "text-player",
        capital=scoring.capital(public, seat),
        cards=public.held[seat],
        shares=shares or "–",
        tracks=tracks,
        stations=stations,
        position=public.position[seat] if public.phase != BID else 0,
        moved="yes" if public.moved[seat] else "no",
        loco="yes" if public.loco == seat else "no",
    )


def _face(public: Public, piece: str) -> str:
    shown = plan_of(public).faces[piece]
    owners = "|".join(LETTER[station.company] for station in shown.stations)
    return " ".join(part for part in (owners, pattern(public, piece)) if part)


def _progress(public: Public, setting: Setting) -> str:
    cards, stacks = END[public.length]
    empty = sum(not stack for stack in public.stacks)
    return setting.words(
        "alt-progress", round=public.round, replaced=public.replaced, cards=cards, empty=empty, stacks=stacks
    )

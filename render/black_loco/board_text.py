"""The board in words: alternative text for the picture, and the whole board as plain text."""

from __future__ import annotations

from itertools import groupby

from render import wording
from render.black_loco.pieces import figures
from render.pictures import Setting, Words
from render.theme import SEATS
from rules.black_loco import scoring
from rules.black_loco.cards import COMPANIES, sides_of
from rules.black_loco.components import END
from rules.black_loco.decisions import asked
from rules.black_loco.state import BID, OVER, BuildPayment, Payout, Public, SharePayment
from rules.black_loco.table import plan_of
from rules.black_loco.view import View


def points(view: View) -> tuple[int, ...]:
    """What each seat has so far, as far as everybody may know."""
    return tuple(scoring.capital(view.public, seat) for seat in range(view.public.seats))


def alt(view: View, setting: Setting) -> str:
    """The game, whose turn, scores, the last move."""
    public = view.public
    return wording.alt(setting, points(view), _progress(public, setting))


def text(view: View, setting: Setting) -> str:
    """Everything on the table, line by line: nothing that a move can depend on is left out."""
    public, words = view.public, setting.words
    lines = [*wording.heading(setting), _progress(public, setting), *_pending(public, setting), ""]
    for seat, name in enumerate(setting.names):
        lines.append(_player(public, setting, seat, name))
    if view.hand:
        lines.append(f"{words('picture-hand-cards')}: {' '.join(view.hand)}")
    if view.bid:
        lines.append(words("text-bid", card=view.bid))
    lines += ["", words("text-companies")]
    for company in COMPANIES:
        place, shares, total = figures(public, company)
        if place or shares:
            lines.append(words("text-company", company=company, stations=place, shares=shares, total=total))
    lines += ["", words("text-plan")]
    plan = plan_of(public)
    built = [
        f"{cell.id} {words(f'cell-{cell.id}')}: {piece} {_face(public, setting, piece)}"
        for cell, piece in zip(plan.cells, public.board, strict=True)
        if piece
    ]
    lines += built or [words("picture-nothing")]
    mountains = [cell.id for cell in plan.cells if cell.mountain and public.mountains]
    if mountains:
        lines.append(words("text-mountains", cells=" ".join(mountains)))
    lines += ["", words("text-stacks")]
    lines += [f"{code} {len(cards)}: {_order(cards) or '–'}" for code, cards in _stacks(public)]
    return wording.text(lines)


def _pending(public: Public, setting: Setting) -> list[str]:
    """What is being decided, paid or paid out."""
    words = setting.words
    told = wording.asked(setting, asked(public)) if public.phase not in (BID, OVER) else ""
    pair = f" ({words(f'pair-{public.pair}')})" if public.pair else ""
    return [*([told + pair] if told else []), *_paid(public, words)]


def _paid(public: Public, words: Words) -> list[str]:
    match public.pending:
        case BuildPayment(parts, _, left):
            said = ", ".join(f"{part.cell} {part.piece}" for part in parts)
            return [words("text-paying", what=said, left=left)]
        case SharePayment(company, card, _, _, left):
            return [words("text-paying", what=f"{words(f'company-{company}')} {card}", left=left)]
        case Payout(company, _, queue):
            order = " ".join(SEATS[seat].mark for seat in queue)
            return [words("text-payout", company=company, left=len(queue), order=order)]
    return []


def _order(cards: tuple[str, ...]) -> str:
    """Numbers from the top; what lies there several times in a row is counted."""
    runs = ((number, len(list(run))) for number, run in groupby(cards))
    return " ".join(number if count == 1 else f"{number}×{count}" for number, count in runs)


def _stacks(public: Public) -> list[tuple[str, tuple[str, ...]]]:
    return list(zip(plan_of(public).stacks, public.stacks, strict=True))


def _player(public: Public, setting: Setting, seat: int, name: str) -> str:
    tracks, stations = scoring.trophy_kinds(public, seat)
    deck = plan_of(public).deck
    shares = "; ".join(
        f"{setting.words(f'company-{company}')} {' '.join(own)}"
        for company in COMPANIES
        if (own := [number for number in public.shares[seat] if deck[number].share == company])
    )
    return f"{SEATS[seat].mark} {name}: " + setting.words(
        "text-player",
        capital=scoring.capital(public, seat),
        marker=public.markers[seat],
        cards=public.held[seat],
        shares=shares or "–",
        tracks=tracks,
        stations=stations,
        position=public.position[seat] if public.phase != BID else 0,
        moved="yes" if public.moved[seat] else "no",
        loco="yes" if public.loco == seat else "no",
    )


def _face(public: Public, setting: Setting, piece: str) -> str:
    """Tracks or stations, and the tower, which decides what may follow."""
    shown, words = plan_of(public).faces[piece], setting.words
    told = [" + ".join(words(f"sides-{sides_of(link)}") for link in sorted(shown.links))] if shown.links else []
    told += [
        f"{words(f'company-{one.company}')} {words(f'sides-{sides_of(one.exits)}')}"
        + (f" +{one.bonus}" if one.bonus else "")
        for one in shown.stations
    ]
    if shown.tower:
        told.append(words("text-tower-top" if shown.tower == "N" else "text-tower-bottom"))
    return ", ".join(told)


def _progress(public: Public, setting: Setting) -> str:
    cards, stacks = END[public.length]
    empty = sum(not stack for stack in public.stacks)
    return setting.words(
        "alt-progress", round=public.round, replaced=public.replaced, cards=cards, empty=empty, stacks=stacks
    )

"""The usual answers of a seat, each whole, with what it does and brings."""

from __future__ import annotations

from rules.core import Menu, Offer, Seat, clause
from rules.taubertal_express.build_offers import build_menu
from rules.taubertal_express.choice_offers import choice_menu, draft_menu, hire_menu
from rules.taubertal_express.components import COLOURS
from rules.taubertal_express.dice_offers import dice_menus
from rules.taubertal_express.journeys import journeys
from rules.taubertal_express.moves import End
from rules.taubertal_express.state import DRAFT, HIRE, OVER, SETUP, State


def menus(s: State, seat: Seat) -> tuple[Menu, ...]:
    p = s.public
    if p.phase == HIRE:
        return hire_menu(s, seat) if seat in p.hiring else ()
    if p.phase == OVER or seat != p.active:
        return ()
    if p.phase == DRAFT:
        return draft_menu(s, seat)
    if p.stack:
        return choice_menu(s, seat)
    return () if p.phase == SETUP else _turn(s, seat)


def _turn(s: State, seat: Seat) -> tuple[Menu, ...]:
    """Drive, build and supply, then the dice step with the end of the turn; or the dice step first."""
    last = (_end(s, seat),) if s.public.stepped else dice_menus(s, seat)
    drive = journeys(s, seat)
    driving = (Menu("drive", drive),) if drive else ()
    return (*last, *driving, *build_menu(s, seat))


def _end(s: State, seat: Seat) -> Menu:
    stones = s.public.players[seat].stones
    left = tuple(part for colour, n in zip(COLOURS, stones, strict=True) if n for part in (colour, n))
    note = clause("note-end", stones_count=left) if left else clause("note-end-empty")
    return Menu("end", (Offer((End(),), clause("offer-end"), note, sure=True),))

"""Richer labels for answers: what a card shows, what a choice costs or brings."""

from __future__ import annotations

from rules.black_loco.building import surcharge
from rules.black_loco.cards import COMPANIES, sides_of
from rules.black_loco.components import PLANS
from rules.black_loco.orders import is_track
from rules.black_loco.premium import queue
from rules.black_loco.routes import length, total
from rules.black_loco.scoring import stations
from rules.black_loco.state import PREMIUM, Public
from rules.black_loco.table import plan_of
from rules.black_loco.view import View
from rules.core import Phrase, phrase

SPENDING = ("EB", "BE")
"""Pairs of actions that take hand cards."""


def caption(v: View, prefix: tuple[str | int, ...], name: str, value: str | int) -> Phrase | None:
    public, word = v.public, str(value)
    plan = PLANS[public.plan]
    match name:
        case "move" if word == "done":
            return phrase(f"done-{'second' if public.second_open else public.phase}")
        case "pair" if word in SPENDING and v.viewer is not None and not v.hand:
            return phrase("caption-pair-empty", pair=word)
        case "cell" if word in plan.index:
            extra = surcharge(public, word)
            return phrase("caption-cell-mountain" if extra else "caption-cell", id=word, cell=word)
        case "piece" if word in plan.faces:
            return _piece(public, word)
        case "company" if word in COMPANIES:
            return _company(v, prefix, word)
        case "card" if word in plan.deck:
            card = plan.deck[word]
            if card.share:
                return phrase("caption-share", card=word, stack=card.stack, company=card.share)
            return phrase("caption-station-card", card=word, stack=card.stack)
        case "stack" if word in plan.stacks:
            stack = public.stacks[plan.stacks.index(word)]
            if not stack:
                return None
            key = "caption-stack-track" if is_track(word) else "caption-stack"
            card = plan.deck[stack[0]]
            company = card.share or card.stations[0].company
            return phrase(key, stack=word, count=len(stack), card=stack[0], company=company)
        case "seller" if word.isdecimal():
            return phrase("caption-seller", seat=int(word))
        case "seat":
            return phrase("caption-swap", seat=int(value), position=public.position[int(value)])
    return None


def _piece(public: Public, piece: str) -> Phrase:
    shown = plan_of(public).faces[piece]
    tower = {"": "none", "N": "top", "S": "bottom"}[shown.tower]
    turned = "no" if piece.endswith("^") else "yes"
    number = shown.card.number
    if not shown.stations:
        one, two, three = ([sides_of(link) for link in sorted(shown.links)] + ["none"] * 3)[:3]
        return phrase(
            "caption-track",
            number=number, turned=turned, sides1=one, sides2=two, sides3=three, tower=tower,
        )  # fmt: skip
    station = shown.stations[0]
    sides = sides_of(station.exits)
    if len(shown.stations) == 2:
        other = shown.stations[1]
        return phrase(
            "caption-double",
            number=number, turned=turned, company=station.company, sides1=sides,
            company2=other.company, sides2=sides_of(other.exits),
        )  # fmt: skip
    return phrase(
        "caption-station",
        number=number, turned=turned, company=station.company, sides1=sides, bonus=station.bonus, tower=tower,
    )  # fmt: skip


def _company(v: View, prefix: tuple[str | int, ...], company: str) -> Phrase:
    public = v.public
    if public.phase == PREMIUM and v.viewer is not None:
        brings = total(public, company)
        own = queue(public, v.viewer, company, brings).count(v.viewer)
        return phrase("caption-premium", company=company, n=length(public, company), total=brings, own=own)
    return phrase("caption-price", company=company, price=stations(public, company))

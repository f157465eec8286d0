"""A turn as people tell it: what was built and bought and for which cards, what a premium brought whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.core import Clause, Datum, Event, Seat, Sentence, clause

_SILENT = ("pair", "announced", "share-announced", "returned")
"""Told with what they lead to."""


@dataclass(slots=True)
class _Deeds:
    """What one seat did in a row."""

    seat: Seat
    clauses: list[Clause] = field(default_factory=list)
    paid: list[str] = field(default_factory=list)
    """Cards that are not yet told with what they were paid for."""
    given: list[str] = field(default_factory=list)
    """Cards given to a player, as far as the reader may know them."""
    price: int = 0
    drawn: list[str] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    """Drawn cards, as far as the reader may know them."""

    def sentence(self) -> Sentence | None:
        self._all_drawn()
        if self.paid:
            self._add("paid", card_list=tuple(self.paid))
            self.paid = []
        return Sentence(self.seat, tuple(self.clauses)) if self.clauses else None

    def tell(self, key: str, data: Mapping[str, Any]) -> None:
        if key not in ("drew", "drew-card"):
            self._all_drawn()
        match key:
            case "paid":
                self.paid.append(data["card"])
            case "paid-to":
                self.price += 1
            case "paid-card":
                self.given.append(data["card"])
            case "drew":
                self.drawn.append(data["stack"])
            case "drew-card":
                self.cards.append(data["card"])
            case "laid":
                self._laid(data)
            case "share":
                self._share(data)
            case "share-from":
                known = tuple(self.given)
                self._add(
                    "share-from",
                    **_named(data, "company", "seller_seat"),
                    price=self.price,
                    known=len(known),
                    card_list=known,
                )
                self.given, self.price = [], 0
            case _ if key not in _SILENT:
                self._add(key, **{name: value for name, value in data.items() if name != "seat"})

    def _add(self, key: str, **data: Datum) -> None:
        self.clauses.append(clause(f"tell-{key}", **data))

    def _taken(self) -> tuple[str, ...]:
        paid, self.paid = tuple(self.paid), []
        return paid

    def _laid(self, data: Mapping[str, Any]) -> None:
        """A card with its price; the second of a payment goes without."""
        paid = self._taken()
        self._add("laid", **_named(data, "cell", "card"), price=len(paid), card_list=paid)

    def _share(self, data: Mapping[str, Any]) -> None:
        """Shares of the same company in a row are told as one purchase."""
        company, paid, count = data["company"], self._taken(), 1
        if self.clauses and self.clauses[-1].key == "tell-share":
            before: dict[str, Any] = dict(self.clauses[-1].data)
            if before["company"] == company:
                self.clauses.pop()
                paid, count = (*before["card_list"], *paid), before["count"] + 1
        self._add("share", company=company, count=count, card_list=paid)

    def _all_drawn(self) -> None:
        if self.drawn:
            piles = tuple(part for code, n in Counter(self.drawn).items() for part in (code, n))
            self._add(
                "drew", count=len(self.drawn), stack_count=piles, known=len(self.cards), card_list=tuple(self.cards)
            )
        self.drawn, self.cards = [], []


def _named(data: Mapping[str, Any], *names: str) -> dict[str, Datum]:
    return {name: data[name] for name in names}


def telling(facts: Sequence[Event]) -> tuple[Sentence, ...]:
    """Sentence by sentence; what several draw in turn from one premium is told once for each."""
    told: list[Sentence] = []
    doing: dict[Seat, _Deeds] = {}

    def over() -> None:
        told.extend(one for one in (deeds.sentence() for deeds in doing.values()) if one is not None)
        doing.clear()

    shown = any(fact.key == "bid-shown" for fact in facts)
    for fact in facts:
        data: dict[str, Any] = dict(fact.data)
        if fact.key == "bid" and shown:
            # That somebody has chosen goes without saying once the cards lie open.
            continue
        if fact.key in _SILENT and "seat" not in data:
            continue
        if "seat" not in data or fact.key == "loco":
            over()
            told.append(Sentence(None, (clause(f"tell-{fact.key}", **data),)))
            continue
        seat = Seat(data["seat"])
        if fact.key == "premium" and seat in doing:
            over()
        if seat not in doing and fact.key not in ("drew", "drew-card", "swap"):
            over()
        doing.setdefault(seat, _Deeds(seat)).tell(fact.key, data)
    over()
    return tuple(told)

"""Buying shares as whole answers: how many of which company, which cards, and the payment."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules.black_loco import shares
from rules.black_loco.build_offers import PAGE
from rules.black_loco.building import payable
from rules.black_loco.cards import COMPANIES
from rules.black_loco.moves import Pay, Share
from rules.black_loco.payments import filled, proposals, to_player
from rules.black_loco.premium import queue
from rules.black_loco.routes import total
from rules.black_loco.scoring import shares_of, stations
from rules.black_loco.table import in_stack, plan_of
from rules.black_loco.trial import Trial, to_build, to_buy, to_end
from rules.core import Clause, Offer, Seat, clause


@dataclass(frozen=True, slots=True)
class Purchase:
    """Shares of one company, paid."""

    before: Trial
    end: Trial
    company: str
    cards: tuple[str, ...]
    """What is paid for them."""
    seller: Seat | None = None

    def offers(self, more: bool, grouped: bool) -> list[Offer]:
        """Once with the end of the turn; once without, if anything else could still be done."""
        # What is given to a player comes out at once: the label says which cards.
        over, sure = to_end(self.end).moves, self.seller is not None
        if not (more and grouped):
            ends = Offer(over, self._label("end"), self._note(), (), sure)
            # What it brings is said once, unless it tells two payments apart.
            note = self._note() if self._filled() else None
            return [ends, Offer(self.end.moves, self._label("more"), note, (), sure)][: 1 + more]
        path, left = (self._label(""),), clause("note-hand", held=len(self.end.hand))
        again = self._filled()
        return [
            Offer(over, clause("offer-then-end", fills=len(again), stack_list=again), self._note(), path, sure),
            Offer(self.end.moves, clause("offer-then-more", fills=len(again), stack_list=again), left, path, sure),
        ]

    def _filled(self) -> tuple[str, ...]:
        """Empty stacks that the payment fills again."""
        return filled(self.before.public, self.cards) if self.seller is None else ()

    def _label(self, then: str) -> Clause:
        """What is bought and for what; `then`: the turn is over with it, or goes on, or that is asked next."""
        company, cards = self.company, self.cards
        if self.seller is None:
            count = len(self.end.public.shares[self.end.seat]) - len(self.before.public.shares[self.before.seat])
            return clause("offer-shares", company=company, count=count, price=len(cards), then=then)
        return clause("offer-share-from", company=company, seller_seat=self.seller, card_list=cards, then=then)

    def _note(self) -> Clause:
        """What a premium would bring then, and what the purchase does to the stacks."""
        end, again = self.end, self._filled()
        own, cards, company = best_premium(end)
        last = self.seller is None and not shares.share_in_stacks(end.public, self.company)
        return clause(
            "note-shares",
            capital=end.capital,
            own=own,
            total=cards,
            company=company,
            last="yes" if last else "no",
            fills=len(again),
            stack_list=again,
        )


def purchases(trial: Trial) -> tuple[Offer, ...]:
    """So many shares of each company, the best first. `trial` stands at buying."""
    found = [purchase for company in COMPANIES for purchase in _of(trial, company)]
    found.sort(key=lambda purchase: -purchase.end.worth)
    more = [going_on(purchase.end) for purchase in found]
    # Where there are more answers than a page holds it is asked apart whether the turn goes on.
    grouped = len(found) + sum(more) > PAGE
    return tuple(offer for purchase, on in zip(found, more, strict=True) for offer in purchase.offers(on, grouped))


def _of(trial: Trial, company: str) -> Iterator[Purchase]:
    """One share, two, and so on; each with the payments that there are for it."""
    now, cards = trial, tuple[str, ...]()
    while number := wanted(now, company):
        paid = _payments(now, company, number)
        if not paid:
            break
        for alternative in paid:
            end = now.then(Share(company, number), *map(Pay, alternative))
            yield Purchase(trial, end, company, (*cards, *alternative))
        now, cards = now.then(Share(company, number), *map(Pay, paid[0])), (*cards, *paid[0])
    if not cards:
        yield from _from_players(trial, company)


def wanted(trial: Trial, company: str) -> str:
    """The card to take: from the fullest stack, of what lies there most often; else one paid into its stack."""
    public, plan = trial.public, plan_of(trial.public)

    def rank(number: str) -> tuple[int, int, str]:
        stack = public.stacks[plan.stack_of[number]]
        return -len(stack), -stack.count(number), number

    lying = [number for number in plan.shares[company] if in_stack(public, number)]
    return min(lying or plan.shares[company] & set(trial.hand), key=rank, default="")


def _payments(trial: Trial, company: str, number: str) -> tuple[tuple[str, ...], ...]:
    price, lacking = stations(trial.public, company), shares.lacking(trial.public, number)
    if not 0 < price <= len(trial.hand) or not payable(trial.hand, lacking, price):
        return ()
    return proposals(trial.public, trial.hand, lacking, price)


def _from_players(trial: Trial, company: str) -> Iterator[Purchase]:
    """One share of somebody who must sell."""
    public, plan = trial.public, plan_of(trial.public)
    price = stations(public, company)
    cards = to_player(public, trial.hand, price)
    for seller in map(Seat, range(public.seats)):
        number = min((n for n in public.shares[seller] if plan.deck[n].share == company), default="")
        move = Share(company, number, str(seller))
        if number and trial.may(move):
            yield Purchase(trial, trial.then(move, *map(Pay, cards)), company, cards, seller)


def going_on(end: Trial) -> bool:
    """Can another share be paid, or another card be built?"""
    buying = to_buy(end)
    prices = [stations(end.public, company) for company in COMPANIES]
    return bool(end.hand) and (
        to_build(end) is not None or (buying is not None and any(0 < price <= len(end.hand) for price in prices))
    )


def best_premium(end: Trial) -> tuple[int, int, str]:
    """Own cards, all cards and company of the best premium that the seat could start as things stand."""
    best = (0, 0, "")
    for company in COMPANIES:
        if shares_of(end.public, end.seat, company):
            cards = total(end.public, company)
            best = max(best, (queue(end.public, end.seat, company, cards).count(end.seat), cards, company))
    return best

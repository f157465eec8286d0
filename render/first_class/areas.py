"""The second public picture: everybody's route, coins and trains."""

from __future__ import annotations

from render.first_class import layout
from render.first_class.board import heading_of
from render.first_class.coins import coin_field
from render.first_class.layout import PANEL_W, Plan
from render.first_class.route import route
from render.first_class.trains import trains
from render.parts import page, panel, recent
from render.pictures import Setting, Words
from render.scene import Group, Item, Scene, Text, collect, group
from render.symbols import icon
from render.theme import NAME, SMALL, SOFT, WIDTH
from rules.core import Seat
from rules.first_class import demands
from rules.first_class.state import Player, Public
from rules.first_class.view import View


def areas(view: View, setting: Setting) -> Scene:
    p = view.public
    height = layout.height(p)
    boards = [area(p, Seat(seat), setting, *layout.panel_at(p, Seat(seat))) for seat in range(len(p.players))]
    items = collect(heading_of(view, setting), boards, _news(p, setting))
    return Scene(WIDTH, height, tuple(items), page(WIDTH, height))


def area(p: Public, seat: Seat, setting: Setting, x: float, y: float) -> Group:
    """A player's board."""
    player, plan = p.players[seat], layout.plan(p, seat)
    return panel(
        x,
        y,
        PANEL_W,
        plan.height,
        seat,
        setting,
        str(player.score),
        route(player, seat, setting.words, plan),
        coin_field(player, plan),
        trains(player, seat, plan),
        _counts(p, player, setting.words, plan),
        _contracts(player, setting.words, plan),
        start=seat == p.start,
    )


def _counts(p: Public, player: Player, words: Words, plan: Plan) -> list[Item]:
    """How many cards and tokens are held."""
    facts = [
        ("cards", words("picture-used", count=len(player.pile))),
        ("flag", words("picture-end-cards", count=player.ends)),
    ]
    if "C" in p.modules:
        facts.append(("first_class-fingerprint", words("picture-evidence", count=player.evidence)))
    step = (PANEL_W - 24) / len(facts)
    return [
        item
        for n, (name, told) in enumerate(facts)
        for item in (
            icon(name, 30 + step * n, plan.counts + 17, 30),
            Text(52 + step * n, plan.counts, step - 52, 34, told, NAME, smallest=SMALL),
        )
    ]


def contract_lines(player: Player) -> tuple[tuple[str, str, bool], ...]:
    """Open contracts, and what lies at cars and in gaps still to be fulfilled: card, place, met now."""
    ready = demands.fulfillable(player)
    return tuple((card, place, card in ready) for card, place in demands.open_contracts(player))


def _contracts(player: Player, words: Words, plan: Plan) -> list[Item]:
    """Open contracts, one to a line."""
    lines = contract_lines(player)
    shown = lines if len(lines) <= plan.lines else lines[: plan.lines - 1]
    items: list[Item] = []
    for n, (card, place, ready) in enumerate(shown):
        told = words(f"card-{card}") + (f" ({words(f'place-{place}')})" if place else "")
        mark = icon("tick", 30, 14, 26) if ready else icon("first_class-clipboard", 30, 14, 25)
        line = Text(52, -2, PANEL_W - 66, 30, told, SMALL, "narrow" if ready else "plain", smallest=15)
        items.append(group(mark, line, y=plan.contracts + layout.LINE * n, name=f"contract:{card}"))
    if len(lines) > len(shown):
        y = plan.contracts + layout.LINE * len(shown)
        more = words("picture-more", count=len(lines) - len(shown))
        items.append(Text(52, y - 2, PANEL_W - 66, 30, more, SMALL, "plain", SOFT))
    return items


def _news(p: Public, setting: Setting) -> list[Item]:
    """Outlines around what has changed since the picture before: cars, cities, cards at cars."""
    items: list[Item] = []
    for event in setting.recent:
        data = dict(event.data)
        if "seat" not in data:
            continue
        seat = Seat(int(data["seat"]))
        x, y = layout.panel_at(p, seat)
        boxes = layout.changed(p.players[seat], event.key, data, layout.plan(p, seat))
        items += (recent(x + left, y + top, w, h) for left, top, w, h in boxes)
    return list(dict.fromkeys(items))

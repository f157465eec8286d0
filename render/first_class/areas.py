"""The second public picture: everybody's route, coins, trains and contracts."""

from __future__ import annotations

from render.first_class import contracts, layout
from render.first_class.board import heading_of
from render.first_class.coins import coin_field
from render.first_class.layout import Plan
from render.first_class.route import route
from render.first_class.trains import trains
from render.parts import page, recent
from render.pictures import Setting
from render.scene import Group, Item, Rect, Scene, Text, group
from render.symbols import icon
from render.theme import CARD, DECIDE, INK, MARGIN, PHONE_WIDTH, READ, RECENT, SEATS, WIDTH
from rules.core import Seat
from rules.first_class.state import Player, Public
from rules.first_class.view import View


def areas(view: View, setting: Setting) -> Scene:
    """The boards one below the other."""
    p = view.public
    wide = setting.form != "phone"
    width = WIDTH if wide else PHONE_WIDTH
    *tops, end = layout.tops(p, wide=wide)
    height = int(end - layout.GAP + MARGIN)
    items: list[Item] = []
    for at, top in enumerate(tops):
        seat = Seat(at)
        plan = layout.plan(p, seat, wide=wide)
        items.append(area(p, seat, setting, plan, MARGIN, top))
        items.append(group(news(p, seat, setting, plan), x=MARGIN, y=top))
    return Scene(width, height, (*heading_of(view, setting), *items), page(width, height))


def chapter(view: View) -> str:
    """The boards are posted anew for every round and every scoring phase."""
    return f"{view.public.round}-{view.public.phase}"


def area(p: Public, seat: Seat, setting: Setting, plan: Plan, x: float, y: float) -> Group:
    """A player's board."""
    player, active = p.players[seat], setting.waiting == (seat,)
    return group(
        Rect(-4, -4, plan.w + 8, plan.height + 8, RECENT, radius=14) if active else None,
        Rect(0, 0, plan.w, plan.height, CARD, INK, 3 if active else 2, 10),
        _head(p, player, seat, setting, plan),
        route(player, seat, setting.words, plan),
        trains(player, seat, plan),
        _contracts(player, plan),
        x=x,
        y=y,
        name=f"panel:{seat}",
    )


def _head(p: Public, player: Player, seat: Seat, setting: Setting, plan: Plan) -> list[Item]:
    """Name and score; where the locomotive is, the cards and tokens held, the coins."""
    style, w = SEATS[seat], plan.w
    facts = [("locomotive", player.loco), ("cards", len(player.pile)), ("flag", player.ends)]
    if "C" in p.modules:
        facts.append(("first_class-fingerprint", player.evidence))
    items: list[Item] = [
        Rect(3, 3, w - 6, 49, style.light, radius=7),
        Rect(3, 30, w - 6, 22, style.light),
        Rect(0, 52, w, 5, style.colour, INK, 1),
        icon("token", 31, 28, 44, seat),
        Text(60, 3, 562 if plan.wide else 620, 50, setting.names[seat], READ, "narrow", smallest=READ),
        Text(w - 122, 3, 112, 50, str(player.score), 46, "bold", INK, "right", DECIDE, decides=True),
    ]
    if seat == p.start:
        items.append(icon("person_flag", w - (125 if plan.wide else 146), 28, 30 if plan.wide else 40))
    for n, (symbol, number) in enumerate(facts):
        x, y = layout.fact_at(n, plan)
        items += [
            icon(symbol, x, y, 34 if symbol == "locomotive" else 42),
            Text(x + 27, y - 25, 56, 50, str(number), DECIDE, "narrow", INK, "left", DECIDE, decides=True),
        ]
    return [*items, coin_field(player, len(facts), plan)]


def _contracts(player: Player, plan: Plan) -> list[Item]:
    """A line for each contract, guest and switch."""
    return [
        group(Group(tuple(contracts.line(player, card, place)[0]), baked=True), x=x, y=y, name=f"contract:{card}")
        for (card, place), (x, y) in zip(plan.told, plan.spots, strict=True)
    ]


def news(p: Public, seat: Seat, setting: Setting, plan: Plan) -> list[Item]:
    """Outlines around what has changed since the picture before: cars, cities, cards at cars."""
    items: list[Item] = []
    for event in setting.recent:
        data = dict(event.data)
        if data.get("seat") == seat:
            items += (recent(*box) for box in layout.changed(p.players[seat], event.key, data, plan))
    return list(dict.fromkeys(items))

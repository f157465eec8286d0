"""The second public picture: everybody's route, coins and trains."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from render.first_class import cards, demand, layout, legend, units
from render.first_class.board import PHONE_WIDTH, heading_of
from render.first_class.coins import coin_field
from render.first_class.layout import PANEL_W, Plan
from render.first_class.route import route
from render.first_class.trains import trains
from render.parts import page, panel, recent
from render.pictures import Setting, Words
from render.scene import Group, Item, Line, Scene, Text, collect, group, moved
from render.symbols import icon
from render.theme import KEY, MARGIN, NAME, SOFT, WIDTH
from rules.core import Seat
from rules.first_class import demands, scoring
from rules.first_class.cards import Card, Symbol
from rules.first_class.components import CARDS
from rules.first_class.state import Player, Public
from rules.first_class.view import View


def areas(view: View, setting: Setting) -> Scene:
    p = view.public
    if setting.form == "phone":
        return _stacked(view, setting)
    height = layout.height(p)
    boards = [area(p, Seat(seat), setting, *layout.panel_at(p, Seat(seat))) for seat in range(len(p.players))]
    free = [] if len(boards) != 3 else _legend(p, setting)
    items = collect(heading_of(view, setting), boards, free, _news(p, setting, layout.panel_at))
    return Scene(WIDTH, height, tuple(items), page(WIDTH, height))


def _legend(p: Public, setting: Setting) -> list[Item]:
    """Three players leave a place free: there the symbols are explained, as many as find room."""
    x, y = layout.panel_at(p, Seat(3))
    lines = int((layout.height(p) - MARGIN - y - 62) // legend.LINE)
    return legend.strip(setting.words, x, y + 4, PANEL_W, legend.SHORT[:lines]) if lines > 0 else []


def _stacked(view: View, setting: Setting) -> Scene:
    """The boards one below the other, larger, for a phone."""
    p = view.public
    seats = [Seat(seat) for seat in range(len(p.players))]
    height = int(layout.phone_at(p, Seat(len(seats))) + MARGIN)
    boards: list[Item] = []
    for seat in seats:
        news = _news(p, setting, partial(_only, seat))
        whole = Group((area(p, seat, setting, 0, 0), *news))
        boards.append(moved(whole, MARGIN, layout.phone_at(p, seat), layout.PHONE_SCALE))
    return Scene(PHONE_WIDTH, height, (*heading_of(view, setting), *boards), page(PHONE_WIDTH, height))


def _only(seat: Seat, p: Public, at: Seat) -> tuple[float, float] | None:
    return (0.0, 0.0) if at == seat else None


def chapter(view: View) -> str:
    """The boards are posted anew for every round and every scoring phase."""
    return f"{view.public.round}-{view.public.phase}"


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
            icon(name, 30 + step * n, plan.counts + 19, 34),
            Text(54 + step * n, plan.counts, step - 54, 38, told, KEY, smallest=NAME),
        )
    ]


def _contracts(player: Player, words: Words, plan: Plan) -> list[Item]:
    """A line for each contract, guest and switch: how much is met, where it lies, what it asks for and brings."""
    return [
        group(
            Group(tuple(_line(player, card, place, words)), baked=True),
            y=plan.contracts + layout.LINE * n,
            name=f"contract:{card}",
        )
        for n, (card, place) in enumerate(layout.told(player))
    ]


SIZE = 36
"""Height of the symbols in a line."""


def _line(player: Player, card: str, place: str, words: Words) -> list[Item]:
    found = CARDS[card]
    items: list[Item] = [*_state(player, card, place), cards.badge(found.kind, 96, 19, 34)]
    x = 120.0
    if place:
        items.append(Text(x, 0, 54, 38, place, KEY, "bold", SOFT))
        x += 58
    if found.kind != "contract":
        title = words(f"title-{card}")
        room = max(90.0, min(280.0, 30 + 17 * len(title), PANEL_W - x - _needed(found)))
        items.append(Text(x, 0, room, 38, title, KEY, "narrow", lines=2, smallest=16))
        x += room + 8
    if found.kind in ("celebrity", "postcard"):
        return [*items, *_fare(found, x)]
    asked, x = demand.strip(found, x, 1, SIZE)
    arrow = Line(((x, 19), (x + 20, 19)), SOFT, 4), Line(((x + 12, 11), (x + 20, 19), (x + 12, 27)), SOFT, 4)
    return [*items, *asked, *arrow, *units.row(found.symbols, x + 32, 1, PANEL_W - x - 44, SIZE, left=True)]


def _needed(found: Card) -> float:
    """How wide the symbols of a line are."""
    return demand.strip(found, 0, 0, SIZE)[1] + units.width(found.symbols, SIZE) + 64


def _state(player: Player, card: str, place: str) -> list[Item]:
    """A tick for what is met or scores now; else how much of it there is."""
    asked = CARDS[card].demand
    if asked is None:
        (placed,) = [found for found in player.placed if found.card == card]
        return [icon("tick", 42, 19, 32)] if scoring.guest_points(player, placed) else []
    have, need = demands.progress(player, asked, place)
    if have == need:
        return [icon("tick", 42, 19, 32)]
    return [Text(10, 0, 66, 38, f"{have}/{need}", KEY, "bold", SOFT, "middle")]


def _fare(found: Card, x: float) -> list[Item]:
    """What a guest brings in each scoring, and from which car on."""
    items: list[Item] = [units.entry(Symbol("points", found.points), 1, x, 1, SIZE)]
    x += units.reach(Symbol("points"), SIZE) + 8
    if found.kind == "celebrity":
        plus = Text(x + 33, 0, 24, 34, "+", KEY, "bold")
        return [*items, units.car(found.minimum, x, 1, SIZE, 22), plus]
    if found.per_city:
        return [*items, Group(cards.each_city(SIZE), x, 1)]
    return items


Corner = Callable[[Public, Seat], tuple[float, float] | None]
"""Where a player's board lies; None: not on this picture."""


def _news(p: Public, setting: Setting, corner: Corner) -> list[Item]:
    """Outlines around what has changed since the picture before: cars, cities, cards at cars."""
    items: list[Item] = []
    for event in setting.recent:
        data = dict(event.data)
        if "seat" not in data:
            continue
        seat = Seat(int(data["seat"]))
        here = corner(p, seat)
        if here is None:
            continue
        x, y = here
        boxes = layout.changed(p.players[seat], event.key, data, layout.plan(p, seat))
        items += (recent(x + left, y + top, w, h) for left, top, w, h in boxes)
    return list(dict.fromkeys(items))

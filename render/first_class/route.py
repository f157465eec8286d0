"""A player's route, from Paris at the right end to the left."""

from __future__ import annotations

from collections.abc import Sequence

from render.first_class import units
from render.first_class.layout import BONUS, DOT, NAMES, Plan, city_at
from render.pictures import Words
from render.scene import Align, Disc, Group, Item, Line, Sprite, Text, group, over
from render.symbols import icon
from render.theme import BRASS, CARD, CREAM, DECIDE, ENAMEL, GREY, INK, READ, SEATS, SILVER, SOFT, WHITE
from rules.core import Seat
from rules.first_class import routes
from rules.first_class.cards import City
from rules.first_class.components import CARDS
from rules.first_class.state import Player


def route(player: Player, seat: Seat, words: Words, plan: Plan) -> list[Item]:
    cities = routes.cities(player.route)
    shown = [at for at in range(len(cities) + 1) if city_at(player, plan, at)]
    items: list[Item] = list(_track(player, plan, shown))
    for at in shown:
        place = city_at(player, plan, at)
        assert place is not None
        name = words(f"city-{cities[at - 1].id}") if at else words("picture-paris")
        drawn: list[Item] = _city(player, cities, at, plan, place[0]) if at else [Disc(0, 0, DOT - 3, ENAMEL, INK, 3)]
        drawn.append(_name(name, plan, (at - shown[0]) % plan.per_line, place[0]))
        items.append(group(Group(tuple(drawn), baked=True), x=place[0], y=place[1], name=f"city:{at}"))
    items += _postcards(player, plan)
    items += _locomotive(player, seat, plan)
    return items


def _track(player: Player, plan: Plan, shown: list[int]) -> list[Item]:
    """Rails along the cities of each line, and on beyond what is shown."""
    items: list[Item] = []
    for begin in range(shown[0], shown[-1] + 1, plan.per_line):
        first, last = (city_at(player, plan, at) for at in (begin, min(begin + plan.per_line - 1, shown[-1])))
        if first is None or last is None:
            continue
        (right, y), (left, _) = first, last
        more = begin + plan.per_line - 1 < shown[-1] or shown[-1] < len(routes.cities(player.route))
        left -= plan.step / 2 - 8 if more else 0
        right += plan.step / 2 - 8 if begin > 0 else 0
        items += [
            Line(((left, y), (right, y)), INK, 9, round=False),
            Line(((left, y), (right, y)), CARD, 5, dash=7, round=False),
        ]
    return items


def _name(words: str, plan: Plan, at: int, x: float) -> Text:
    """Above the city, or as near as it can be at the ends of a line; where names are long every other one higher."""
    half = plan.lanes * plan.step / 2 - 3
    left, right = max(6.0, x - half), min(plan.w - 6, x + half)
    align: Align = "right" if right < x + half - 4 else "left" if left > x - half + 4 else "middle"
    y = -DOT - NAMES * (1 + at % plan.lanes)
    return Text(left - x, y, right - left, NAMES, words, READ, "narrow", INK, align, READ)


def _city(player: Player, cities: Sequence[City], number: int, plan: Plan, x: float) -> list[Item]:
    """A plain dot, a dot with points, or a clock with its bonus below."""
    city, passed = cities[number - 1], number <= player.loco
    if city.bonus:
        used = routes.city_mark(number) in player.used
        items: list[Item] = [Disc(0, 0, DOT, BRASS if passed else CREAM, INK, 3), icon(units.CLOCK, 0, 0, 40)]
        if used:
            items.append(Line(((-18, 18), (18, -18)), SOFT, 6))
        lane, left = next((lane, left) for at, lane, left in plan.bonuses if at == number)
        w = units.width(city.bonus, BONUS) + 1
        return [*items, *units.fit(city.bonus, left - x, DOT + 4 + (BONUS + 4) * lane, w, BONUS * 1.06, BONUS)]
    if city.points:
        colour = SOFT if passed else INK
        return [
            Disc(0, 0, DOT, SILVER if passed else WHITE, INK, 3),
            Text(-DOT, -DOT, 2 * DOT, 2 * DOT, str(city.points), DECIDE, "bold", colour, "middle", 14, decides=True),
        ]
    return [Disc(0, 0, 13, GREY if passed else WHITE, INK, 3)]


def _postcards(player: Player, plan: Plan) -> list[Item]:
    """A postcard lies where its stretch ends, beside the locomotive's place."""
    ends = routes.stretch_ends(player.route)
    found: list[Item] = []
    for placed in player.placed:
        if CARDS[placed.card].kind == "postcard":
            city = ends[int(placed.place[1:])]
            place = city_at(player, plan, city)
            if place:
                sent = player.loco >= city
                letter = over(
                    Disc(0, 0, 20, CREAM if sent else CARD, INK, 2),
                    icon("letter", 0, 0, 28),
                    x=max(26.0, place[0] - plan.step / 2),
                    y=place[1],
                    name=f"placed:{placed.card}",
                )
                found.append(letter)
    return found


def _locomotive(player: Player, seat: Seat, plan: Plan) -> list[Item]:
    place = city_at(player, plan, player.loco)
    if place is None:
        return []
    engine = Sprite("locomotive", -39, -30, 78, 52, (SEATS[seat].colour,), flip=True)
    return [over(engine, x=place[0], y=place[1], name="loco")]

"""A player's route, from Paris at the right end to the left."""

from __future__ import annotations

from render.first_class import units
from render.first_class.layout import CITY_STEP, PER_LINE, Plan, city_at
from render.pictures import Words
from render.scene import Disc, Group, Item, Line, Sprite, Text, group, over
from render.symbols import icon
from render.theme import BRASS, CARD, CREAM, ENAMEL, GREY, INK, SEATS, SILVER, SOFT, WHITE
from rules.core import Seat
from rules.first_class import routes
from rules.first_class.cards import City
from rules.first_class.components import CARDS
from rules.first_class.state import Player

DOT = 18


def route(player: Player, seat: Seat, words: Words, plan: Plan) -> list[Item]:
    cities = routes.cities(player.route)
    shown = [at for at in range(len(cities) + 1) if city_at(player, plan, at)]
    items: list[Item] = list(_track(player, plan, shown))
    for at in shown:
        place = city_at(player, plan, at)
        assert place is not None
        if at == 0:
            items.append(group(Group(_paris(words), baked=True), x=place[0], y=place[1], name="city:0"))
        else:
            city = cities[at - 1]
            dot = Group(tuple(_city(player, city, at, words)), baked=True)
            items.append(group(dot, x=place[0], y=place[1], name=f"city:{at}"))
    items += _postcards(player, plan)
    items += _locomotive(player, seat, plan)
    return items


def _track(player: Player, plan: Plan, shown: list[int]) -> list[Item]:
    """Rails along the cities of each line, and on beyond what is shown."""
    items: list[Item] = []
    for begin in range(shown[0], shown[-1] + 1, PER_LINE):
        first, last = city_at(player, plan, begin), city_at(player, plan, min(begin + PER_LINE - 1, shown[-1]))
        if first is None or last is None:
            continue
        (right, y), (left, _) = first, last
        more = begin + PER_LINE - 1 < shown[-1] or shown[-1] < len(routes.cities(player.route))
        left -= CITY_STEP / 2 if more else 0
        right += CITY_STEP / 2 - 6 if begin > 0 else 0
        items += [
            Line(((left, y), (right, y)), INK, 9, round=False),
            Line(((left, y), (right, y)), CARD, 5, dash=7, round=False),
        ]
    return items


def _paris(words: Words) -> tuple[Item, ...]:
    return (
        Disc(0, 0, DOT, ENAMEL, INK, 3),
        _name(words("picture-paris")),
    )


def _name(words: str) -> Text:
    return Text(2 - CITY_STEP / 2, DOT + 3, CITY_STEP - 4, 30, words, 26, "narrow", INK, "middle", smallest=14)


def _city(player: Player, city: City, number: int, words: Words) -> list[Item]:
    """A plain dot, a dot with points, or a clock with its bonus below; its name beneath."""
    passed = number <= player.loco
    name = _name(words(f"city-{city.id}"))
    if city.bonus:
        used = routes.city_mark(number) in player.used
        items: list[Item] = [Disc(0, 0, DOT + 2, BRASS if passed else CREAM, INK, 3), icon(units.CLOCK, 0, 0, 30)]
        if used:
            items.append(Line(((-13, 13), (13, -13)), SOFT, 5))
        return [*items, name, *units.stop(city.bonus, 2 - CITY_STEP / 2, DOT + 34, CITY_STEP - 4, 44)]
    if city.points:
        return [
            Disc(0, 0, DOT, SILVER if passed else WHITE, INK, 3),
            Text(-18, -17, 36, 34, str(city.points), 30, "bold", SOFT if passed else INK, "middle"),
            name,
            *([icon("tick", 0, DOT + 48, 26)] if passed else []),
        ]
    return [Disc(0, 0, 11, GREY if passed else WHITE, INK, 3), name]


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
                    Disc(0, 0, 17, CREAM if sent else CARD, INK, 2),
                    icon("letter", 0, 0, 22),
                    x=place[0] - CITY_STEP / 2,
                    y=place[1] - 34,
                    name=f"placed:{placed.card}",
                )
                found.append(letter)
    return found


def _locomotive(player: Player, seat: Seat, plan: Plan) -> list[Item]:
    place = city_at(player, plan, player.loco)
    if place is None:
        return []
    engine = Sprite("locomotive", -30, -20, 60, 40, (SEATS[seat].colour,), flip=True)
    return [over(engine, x=place[0] + (0 if player.loco else -2), y=place[1] - 30, name="loco")]

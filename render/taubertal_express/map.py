"""The valley: regions, rivers, track, and what a player has built in the towns."""

from __future__ import annotations

from functools import cache

from render.parts import recent
from render.pictures import Setting
from render.scene import Disc, Group, Item, Line, Point, Rect, Text, group, over
from render.shapes import smooth
from render.symbols import icon
from render.taubertal_express import pieces
from render.taubertal_express.layout import (
    ENGINE_AT,
    LABEL_ABOVE,
    MAP_H,
    MAP_W,
    MAP_X,
    MAP_Y,
    SHIFT,
    SITE_H,
    SITE_W,
    at,
    spot,
)
from render.taubertal_express.pieces import fresh
from render.taubertal_express.symbols import KIND_GROUND
from render.theme import (
    BRASS,
    CARD,
    CREAM,
    ENAMEL_RED,
    GREEN_LIGHT,
    GREY,
    INK,
    NAME,
    ORANGE_LIGHT,
    PAPER,
    PURPLE_LIGHT,
    RECENT,
    RULE,
    SAND,
    SKY,
    SKY_LIGHT,
    SMALL,
    WHITE,
    YELLOW_LIGHT,
    Colour,
)
from rules.core import Seat
from rules.taubertal_express.components import (
    ALLOWS,
    AT,
    GOOD_OF,
    HALL_TOWNS,
    REGIONS,
    SEGMENTS,
    START,
    STATION,
    TOWNS,
)
from rules.taubertal_express.state import Player, Public

GROUND: dict[str, Colour] = {
    "RMN": ORANGE_LIGHT,
    "BADEN": YELLOW_LIGHT,
    "WUERTT": PURPLE_LIGHT,
    "BAYERN": SKY_LIGHT,
}
LINKS: dict[str, tuple[tuple[str, str], ...]] = {
    "RMN": (("FRA", "HEI"), ("HEI", "MOS")),
    "BADEN": (("WER", "TBB"), ("TBB", "KOE"), ("KOE", "BOX"), ("TBB", "GRU")),
    "WUERTT": (("HEN", "OEH"), ("OEH", "SHA"), ("SHA", "CRA"), ("CRA", "MER")),
    "BAYERN": (("MIL", "LOH"), ("LOH", "WUE"), ("WUE", "OCH")),
}
"""What holds the shading of a region together."""
RIVERS: tuple[tuple[Point, ...], ...] = (
    (
        (905, 420),
        (850, 330),
        (800, 190),
        (650, 120),
        (560, 30),
        (470, 60),
        (420, 120),
        (300, 200),
        (210, 130),
        (120, 120),
        (20, 60),
    ),
    ((1000, 560), (860, 480), (730, 480), (600, 440), (590, 340), (510, 270), (430, 200), (400, 130)),
    ((330, 690), (290, 640), (220, 560), (200, 450), (90, 470), (10, 400)),
)
"""Main, Tauber, Neckar, roughly."""
BADGE: dict[str, Point] = {"RMN": (170, 300), "BADEN": (300, 335), "WUERTT": (520, 535), "BAYERN": (730, 66)}


@cache
def backdrop() -> tuple[Item, ...]:
    """Paper, shading, rivers and rails: the same for everybody."""
    shading: list[Item] = []
    for region, towns in ((r.id, r.towns) for r in REGIONS.values() if r.id != STATION):
        colour = GROUND[region]
        shading += [Line((spot(a), spot(b)), colour, 128) for a, b in LINKS[region]]
        shading += [Disc(*spot(town), 82, colour) for town in towns]
    rivers: list[Item] = []
    for river in RIVERS:
        points = smooth(tuple(_inside(at(point)) for point in river))
        rivers += [Line(points, SKY, 11), Line(points, SKY_LIGHT, 6)]
    frame = (
        Rect(14, MAP_Y - 18, MAP_W + 40, 18, PAPER),
        Rect(14, MAP_Y + MAP_H, MAP_W + 40, 18, PAPER),
        Rect(14, MAP_Y - 2, MAP_X - 14, MAP_H + 4, PAPER),
        Rect(MAP_X + MAP_W, MAP_Y - 2, 14, MAP_H + 4, PAPER),
        Rect(MAP_X, MAP_Y, MAP_W, MAP_H, None, INK, 3, 10),
        Rect(MAP_X + 7, MAP_Y + 7, MAP_W - 14, MAP_H - 14, None, RULE, 1.5, 6),
    )
    rails: list[Item] = []
    for a, b in SEGMENTS:
        ends = (spot(a), spot(b))
        rails += [Line(ends, INK, 11, round=False), Line(ends, WHITE, 6, 15, round=False)]
    return (Rect(MAP_X, MAP_Y, MAP_W, MAP_H, GREEN_LIGHT, radius=10), *shading, *rivers, *frame, *rails)


def _inside(point: Point) -> Point:
    """Rivers end at the map's edge."""
    return (min(max(point[0], MAP_X + 12), MAP_X + MAP_W - 12), min(max(point[1], MAP_Y + 12), MAP_Y + MAP_H - 12))


def towns(p: Public, setting: Setting, player: Player) -> list[Item]:
    return [town_group(setting, player, town) for town in TOWNS]


def town_group(setting: Setting, player: Player, town: str) -> Group:
    x, y = spot(town)
    return group(_name(setting, town), _site(player, town), x=x, y=y, name=f"town:{town}")


def _name(setting: Setting, town: str) -> tuple[Item, ...]:
    """The town's sign, above or below its site."""
    words = setting.words("town-" + town)
    w = len(words) * 12.0 + 22
    x = -w / 2 + SHIFT.get(town, 0)
    y = -SITE_H / 2 - 33 if town in LABEL_ABOVE else SITE_H / 2 + 2
    size = 21 if len(words) > 14 else NAME
    return (
        Rect(x, y, w, 31, CREAM, INK, 1.5, 6),
        Text(x + 5, y, w - 10, 31, words, size, "narrow", align="middle", smallest=18),
    )


def _site(player: Player, town: str) -> tuple[Item, ...]:
    """What may be or has been built there."""
    site, waiting = player.sites[AT[town]], player.waiting[AT[town]]
    half, top = SITE_W / 2, -SITE_H / 2
    if town == START:
        return (Rect(-half, top, SITE_W, SITE_H, ENAMEL_RED, INK, 3, 8), icon("station", 0, 0, 44))
    if town in HALL_TOWNS:
        if site:
            return (
                Rect(-half, top, SITE_W, SITE_H, CARD, INK, 3, 8),
                icon("taubertal-hall", 0, 0, 46, site, int(waiting)),
            )
        return (
            Rect(-half, top, SITE_W, SITE_H, WHITE, GREY, 2, 8),
            icon("taubertal-hall-site", 0, 0, 42, " ".join(ALLOWS[town])),
        )
    if site:
        good = pieces.good(GOOD_OF[site], 24, 0, 40) if waiting else None
        built = (
            Rect(-half, top, SITE_W, SITE_H, KIND_GROUND[site], INK, 3, 8),
            pieces.kind(site, -21 if good else 0, 0, 40),
        )
        return (*built, good) if good else built
    first, second = ALLOWS[town]
    return (
        Rect(-half, top, SITE_W, SITE_H, WHITE, GREY, 2, 8),
        Line(((0, top + 6), (0, -top - 6)), RULE, 2),
        pieces.kind(first, -23, 0, 31),
        pieces.kind(second, 23, 0, 31),
    )


def badges(p: Public, setting: Setting, player: Player) -> list[Item]:
    """Points of the regions: with a star as long as the first bonus is there, crossed out when scored."""
    found: list[Item] = []
    for region, place in BADGE.items():
        x, y = at(place)
        found.append(group(badge(p, player, region), x=x, y=y, name=f"region:{region}"))
    return found


def badge(p: Public, player: Player, region: str) -> tuple[Item, ...]:
    known = REGIONS[region]
    done = region in player.regions
    built = sum(bool(player.sites[AT[town]]) for town in known.towns)
    size = len(known.towns)
    if region == STATION:
        built, size = len(player.station) - player.station.count(""), len(player.station)
    star: tuple[Item, ...] = ()
    if region not in p.first:
        star = (icon("star", 62, -16, 28), Text(46, -4, 44, 28, f"+{known.first_bonus}", SMALL, "bold"))
    return (
        Rect(-34, -38, 132 if star else 84, 76, PAPER, BRASS, 2, 10),
        *pieces.points(0, -10, known.points, 46),
        Text(-28, 11, 56, 24, f"{built}/{size}", SMALL, "narrow", align="middle"),
        *star,
        *((icon("tick", 36, -10, 24),) if done else ()),
    )


def engine_place(town: str) -> Point:
    """Where the engine stands when it is in a town."""
    x, y = spot(town)
    aside, above = ENGINE_AT.get(town, (0, 58 if town in LABEL_ABOVE else -58))
    return x + aside, y + above


def locomotive(player: Player, seat: Seat) -> Group:
    """The engine on the map, with its owner's mark."""
    x, y = engine_place(player.town)
    return over(
        Disc(x, y, 31, SAND, INK, 3),
        icon("locomotive_front", x, y, 44),
        icon("token", x + 22, y + 20, 28, seat),
        name=f"locomotive:{seat}",
    )


def news(setting: Setting, seat: Seat) -> list[Item]:
    """The way the train has come and what was built or supplied since the last picture."""
    items: list[Item] = []
    for data in fresh(setting, "moved"):
        if data["seat"] == seat:
            items.append(over(Line((spot(str(data["town1"])), spot(str(data["town"]))), RECENT, 7, 12), name="recent"))
    changed = [
        str(data["town"])
        for data in fresh(setting, "hall", "goods-built", "supplied", "loaded")
        if data["seat"] == seat
    ]
    for town in dict.fromkeys(changed):
        x, y = spot(town)
        items.append(recent(x - SITE_W / 2, y - SITE_H / 2, SITE_W, SITE_H))
    return items

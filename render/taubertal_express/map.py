"""The valley: regions, rivers, track, and what a player has built in the towns."""

from __future__ import annotations

import math
from functools import cache

from render import fonts
from render.parts import recent
from render.pictures import Setting
from render.recent import fresh
from render.scene import Disc, Group, Item, Line, Point, Rect, Text, group, over
from render.shapes import smooth
from render.symbols import icon
from render.taubertal_express import pieces
from render.taubertal_express.blocks import NUMBER, WORDS
from render.taubertal_express.layout import ENGINE_AT, NARROW_SHIFT, SHIFT, Frame, above
from render.taubertal_express.symbols import KIND_GROUND
from render.theme import (
    BRASS,
    CARD,
    CREAM,
    ENAMEL_RED,
    GREEN_LIGHT,
    GREY,
    INK,
    ORANGE_LIGHT,
    PAPER,
    PURPLE_LIGHT,
    RECENT,
    RULE,
    SAND,
    SKY,
    SKY_LIGHT,
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
BADGE: dict[str, Point] = {"RMN": (99, 226), "BADEN": (268, 340), "WUERTT": (452, 500), "BAYERN": (690, 30)}
NARROW_BADGE: dict[str, Point] = {"RMN": (102, 277), "BADEN": (350, 490), "WUERTT": (634, 490), "BAYERN": (690, 26)}
"""Left upper corner of the sign of a region."""


@cache
def backdrop(frame: Frame) -> tuple[Item, ...]:
    """Shading, rivers and rails: the same for everybody."""
    reach = frame.h / 12
    shading: list[Item] = []
    for region, towns in ((r.id, r.towns) for r in REGIONS.values() if r.id != STATION):
        colour = GROUND[region]
        for a, b in LINKS[region]:
            shading += _band(frame.spot(a), frame.spot(b), 0.8 * reach, colour)
        shading += [_blot(frame, town, reach, colour) for town in towns]
    rivers: list[Item] = []
    for river in RIVERS if frame.words else ():
        points = smooth(tuple(_inside(frame, frame.at(point)) for point in river))
        rivers += [Line(points[at : at + PIECE + 1], SKY, reach / 8) for at in range(0, len(points) - 1, PIECE)]
    rails: list[Item] = []
    for a, b in SEGMENTS:
        ends = (frame.spot(a), frame.spot(b))
        rails.append(Line(ends, INK, reach / 7, round=False))
        if frame.words:
            rails.append(Line(ends, WHITE, reach / 13, reach / 3, round=False))
    box = (frame.x, frame.y, frame.w, frame.h)
    return (Rect(*box, GREEN_LIGHT, radius=10), *shading, *rivers, *rails, Rect(*box, None, INK, 3, 10))


PIECE = 6
"""Points of a river drawn at once: short pieces need little room to be drawn in."""


def _band(start: Point, end: Point, reach: float, colour: Colour) -> list[Item]:
    """Ground between two towns, of discs that are all alike: drawn once, laid often."""
    far = math.dist(start, end)
    steps = max(1, math.ceil(far / (reach * 0.45)))
    return [
        Disc(round(start[0] + (end[0] - start[0]) * n / steps), round(start[1] + (end[1] - start[1]) * n / steps),
             round(reach), colour)
        for n in range(steps + 1)
    ]  # fmt: skip


def _blot(frame: Frame, town: str, reach: float, colour: Colour) -> Disc:
    """The ground around a town, as large as the map's edge allows."""
    x, y = frame.spot(town)
    room = min(x - frame.x, y - frame.y, frame.x + frame.w - x, frame.y + frame.h - y)
    return Disc(x, y, min(reach, room - 4), colour)


def _inside(frame: Frame, point: Point) -> Point:
    """Rivers end at the map's edge."""
    x = min(max(point[0], frame.x + 8), frame.x + frame.w - 8)
    return x, min(max(point[1], frame.y + 8), frame.y + frame.h - 8)


def towns(frame: Frame, setting: Setting, player: Player) -> list[Item]:
    return [town_group(frame, setting, player, town) for town in TOWNS]


def town_group(frame: Frame, setting: Setting, player: Player, town: str) -> Group:
    x, y = frame.spot(town)
    site = _site(frame, player, town)
    if not frame.words:
        return group(site, x=x, y=y, baked=True)
    return group(_name(frame, setting, town), group(site, baked=True), x=x, y=y, name=f"town:{town}")


def _name(frame: Frame, setting: Setting, town: str) -> tuple[Item, ...]:
    """The town's sign, above or below its site."""
    words = setting.words("town-" + town)
    w = fonts.width(words, frame.words, "narrow") + 16
    shift = (NARROW_SHIFT if frame.narrow else SHIFT).get(town, 0)
    left = -w / 2 + shift * frame.site_w
    x = frame.spot(town)[0]
    left = min(max(left, frame.x + 6 - x), frame.x + frame.w - 6 - w - x)
    h = frame.words + 8
    top = -frame.site_h / 2 - h - 1 if above(frame, town) else frame.site_h / 2 + 1
    return (
        Rect(left, top, w, h, CREAM, INK, 1.5, 6),
        Text(left + 4, top, w - 8, h, words, frame.words, "narrow", align="middle", smallest=frame.words),
    )


def _site(frame: Frame, player: Player, town: str) -> tuple[Item, ...]:
    """What may be or has been built there."""
    site, waiting = player.sites[AT[town]], player.waiting[AT[town]]
    w, h = frame.site_w, frame.site_h
    box, size = (-w / 2, -h / 2, w, h), h * 0.84
    edge = max(1.5, h / 22)
    if town == START:
        return (Rect(*box, ENAMEL_RED, INK, edge, h / 6), icon("station", 0, 0, size))
    if town in HALL_TOWNS:
        if site:
            return (
                Rect(*box, CARD, INK, edge, h / 6),
                icon("taubertal-hall", 0, 0, h * 0.92, site, int(waiting)),
            )
        outline = icon("taubertal-hall-site", 0, 0, size, " ".join(ALLOWS[town]))
        return (Rect(*box, WHITE, GREY, edge, h / 6), outline)
    if site:
        good = pieces.good(GOOD_OF[site], w * 0.26, 0, size) if waiting else None
        built = (
            Rect(*box, KIND_GROUND[site], INK, edge, h / 6),
            pieces.kind(site, -w * 0.23 if good else 0, 0, size),
        )
        return (*built, good) if good else built
    if not frame.words:
        return (Disc(0, 0, h / 4, WHITE, GREY, 2),)
    first, second = ALLOWS[town]
    return (
        Rect(*box, WHITE, GREY, edge, h / 6),
        Line(((0, -h / 2 + 6), (0, h / 2 - 6)), RULE, 2),
        pieces.kind(first, -w * 0.25, 0, h * 0.68),
        pieces.kind(second, w * 0.25, 0, h * 0.68),
    )


def badges(frame: Frame, p: Public, setting: Setting, player: Player) -> list[Item]:
    """Names and points of the regions: with a star while the first bonus is there, ticked when scored."""
    found: list[Item] = []
    for region, place in (NARROW_BADGE if frame.narrow else BADGE).items():
        x, y = frame.at(place)
        found.append(group(badge(frame, p, setting, player, region), x=x, y=y, name=f"region:{region}"))
    return found


BADGE_H = 100.0


def badge(frame: Frame, p: Public, setting: Setting, player: Player, region: str) -> tuple[Item, ...]:
    known, name = REGIONS[region], setting.words(f"near-{region}")
    w = max(230.0, fonts.width(name, frame.words, "narrow") + 18)
    done = region in player.regions
    built = sum(bool(player.sites[AT[town]]) for town in known.towns)
    star: tuple[Item, ...] = ()
    if region not in p.first:
        star = (
            icon("star", 72, 72, 36),
            Text(90, 52, 54, 40, f"+{known.first_bonus}", WORDS, "bold", smallest=WORDS),
        )
    return (
        Rect(0, 0, w, BADGE_H, PAPER, BRASS, 2, 10),
        Text(8, 2, w - 12, 44, name, frame.words, "narrow"),
        *pieces.points(32, 72, known.points),
        *star,
        Text(
            w - 90,
            50,
            82,
            44,
            f"{built}/{len(known.towns)}",
            NUMBER,
            "narrow",
            RECENT if done else INK,
            "right",
            decides=True,
        ),  # fmt: skip
    )


def engine_place(frame: Frame, town: str) -> Point:
    """Where the engine stands when it is in a town."""
    x, y = frame.spot(town)
    beside = None if frame.narrow else ENGINE_AT.get(town)
    if beside is not None:
        return x + beside[0] * frame.site_w, y + beside[1] * frame.site_h
    return x, y + (1 if above(frame, town) else -1) * (frame.site_h / 2 + 32)


def locomotive(frame: Frame, player: Player, seat: Seat) -> Group:
    """The engine on the map, with its owner's mark."""
    if not frame.words:
        x, y = frame.spot(player.town)
        return over(icon("token", x, y - frame.site_h * 0.6, 34, seat))
    x, y = engine_place(frame, player.town)
    return over(
        Disc(x, y, 34, SAND, INK, 3),
        icon("locomotive_front", x, y, 48),
        icon("token", x + 24, y + 22, 32, seat),
        name=f"locomotive:{seat}",
    )


def news(frame: Frame, setting: Setting, seat: Seat) -> list[Item]:
    """The way the train has come and what was built or supplied since the last picture."""
    items: list[Item] = []
    for data in fresh(setting, "moved"):
        if data["seat"] == seat:
            ends = (frame.spot(str(data["town1"])), frame.spot(str(data["town"])))
            items.append(over(Line(ends, RECENT, 8, 14), name="recent"))
    changed = [
        str(data["town"])
        for data in fresh(setting, "hall", "goods-built", "supplied", "loaded")
        if data["seat"] == seat
    ]
    for town in dict.fromkeys(changed):
        x, y = frame.spot(town)
        items.append(recent(x - frame.site_w / 2, y - frame.site_h / 2, frame.site_w, frame.site_h))
    return items

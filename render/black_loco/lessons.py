"""Small scenes for the guide, made of the game's own cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from render.black_loco import faces
from render.black_loco.first import first
from render.black_loco.layout import FACE_H, FACE_W, READ
from render.black_loco.pieces import loco
from render.lessons import Row, rows
from render.parts import marker, recent
from render.pictures import Setting
from render.scene import Group, Item, Rect, Scene, Text
from render.symbols import icon
from render.theme import CREAM, ENAMEL, INK
from rules.black_loco.components import PLANS
from rules.black_loco.plans import CURRENT, GERMANY, USA, Plan, plan_id

CARD_W = 200.0
CARD_H = CARD_W * FACE_H / FACE_W
Drawn = tuple[Item, ...]
NEW_GERMANY, NEW_USA = (PLANS[plan_id(map_, CURRENT)] for map_ in (GERMANY, USA))
"""Cards as new games have them."""


def lesson(topic: str, setting: Setting) -> Scene | None:
    drawing = LESSONS.get(topic)
    return drawing(setting) if drawing else None


def _told(setting: Setting, topic: str, *shown: tuple[Drawn, str]) -> Scene:
    return rows(setting, topic, *(Row(drawn, key) for drawn, key in shown))


def _cards(*pieces: str, plan: Plan = NEW_GERMANY, gap: float = 0) -> Drawn:
    """Cards side by side; a comma means a base card: `014,`."""
    return tuple(
        faces.upgrade(plan.faces[piece], (CARD_W + gap) * n, 0, CARD_W / FACE_W) for n, piece in enumerate(pieces)
    )


def _base(setting: Setting, cell: str, x: float, plan: Plan = NEW_GERMANY) -> Item:
    said = setting.words(f"cell-{cell}")
    face = faces.base(plan.map, plan.cells[plan.index[cell]], said, CARD_W - 2, READ, start=False)
    return Group(face.items, x, 0)


def _learn_cards(setting: Setting) -> Scene:
    return _told(
        setting,
        "cards",
        ((_base(setting, "013", 0), _base(setting, "014", 230)), "lesson-cards-base"),
        (_cards("102^", "126^", "207^", gap=30), "lesson-cards-track"),
        (_cards("406^", "543^", "604^", gap=30), "lesson-cards-station"),
    )


def _learn_turn(setting: Setting) -> Scene:
    """The three pairs of actions."""
    arrow = icon("arrow", CARD_W + 80, CARD_H / 2, 70)

    def pair(one: Drawn, other: Drawn, key: str) -> tuple[Drawn, str]:
        return (*one, arrow, *_moved(other, CARD_W + 160)), key

    build, share = _cards("604^"), _cards("104^")
    premium = (icon("coin", 100, CARD_H / 2, 150),)
    place = (
        Rect(10, CARD_H / 2 - 60, 120, 120, ENAMEL, INK, 3, 14),
        Text(10, CARD_H / 2 - 60, 120, 120, "1", 80, "bold", CREAM, "middle"),
    )
    return _told(
        setting, "turn", pair(build, share, "pair-EB"), pair(share, build, "pair-BE"), pair(premium, place, "pair-PM")
    )


def _learn_build(setting: Setting) -> Scene:
    """EX-10: from Hanover over Harz to the plain of Magdeburg."""
    arrow = icon("arrow", 3 * CARD_W + 60, CARD_H / 2, 60)
    laid = (recent(CARD_W, 0, CARD_W, CARD_H, 10, 1), recent(2 * CARD_W, 0, CARD_W, CARD_H, 10, 2))
    return _told(
        setting,
        "build",
        ((*_cards("604^"), _base(setting, "014", CARD_W), _base(setting, "015", 2 * CARD_W), arrow), "lesson-build-1"),
        ((*_cards("604^", "102^", "102^"), *laid), "lesson-build-2"),
    )


def _learn_towers(setting: Setting) -> Scene:
    return _told(
        setting,
        "towers",
        ((*_cards("105^", gap=30), icon("arrow", CARD_W + 60, CARD_H / 2, 60), *_moved(_cards("122^"), CARD_W + 120),
          icon("tick", 2 * CARD_W + 170, CARD_H / 2, 70)), "lesson-towers-same"),
        ((*_cards("105^", gap=30), icon("arrow", CARD_W + 60, CARD_H / 2, 60), *_moved(_cards("122v"), CARD_W + 120),
          icon("cross", 2 * CARD_W + 170, CARD_H / 2, 70)), "lesson-towers-other"),
    )  # fmt: skip


def _moved(drawn: Drawn, x: float) -> Drawn:
    return (Group(drawn, x, 0),)


def _learn_shares(setting: Setting) -> Scene:
    stations = (*_cards("604^", "508v", "406^", gap=30),)
    return _told(
        setting,
        "shares",
        (stations, "lesson-shares-price"),
        ((*_cards("104^", "125^", gap=30), loco(2 * CARD_W + 140, CARD_H / 2, 120)), "lesson-shares-row"),
    )


def _learn_premium(setting: Setting) -> Scene:
    """A ride with two steps: 1, then 1 and a bonus of 1."""
    steps = (marker(1, 1.5 * CARD_W, 40, 60), marker(2, 2.5 * CARD_W, CARD_H - 30, 60))
    return _told(
        setting,
        "premium",
        ((*_cards("604^", "102^", "507v"), *steps), "lesson-premium-route"),
        ((icon("token", 60, CARD_H / 2, 90, 0), icon("token", 200, CARD_H / 2, 90, 1),
          icon("token", 340, CARD_H / 2, 90, 2), icon("cards", 520, CARD_H / 2, 110)), "lesson-premium-cards"),
    )  # fmt: skip


def _learn_maps(setting: Setting) -> Scene:
    usa = NEW_USA
    double = next(piece for piece, shown in usa.faces.items() if len(shown.stations) == 2 and shown.card.stage == 1)
    return _told(
        setting,
        "maps",
        ((_base(setting, "059", 0, usa), *_moved(_cards(double, plan=usa), 230)), "lesson-maps-double"),
        ((icon("mountain", 100, CARD_H / 2, 150), icon("cards", 300, CARD_H / 2, 110)), "lesson-maps-mountain"),
    )


LESSONS: Mapping[str, Callable[[Setting], Scene]] = {
    "first": first,
    "cards": _learn_cards,
    "turn": _learn_turn,
    "build": _learn_build,
    "towers": _learn_towers,
    "shares": _learn_shares,
    "premium": _learn_premium,
    "maps": _learn_maps,
}

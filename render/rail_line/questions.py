"""Private pictures that help to answer: numbered markers on the answers, the rest dimmed; and what they bring."""

from __future__ import annotations

from dataclasses import replace

from render.asking import Mark, asking, marked
from render.parts import TOP, header, marker, page, spotlight
from render.pictures import Setting
from render.rail_line.hand import PHONE, card_spot, hand, seat_of
from render.rail_line.layout import CARD_H, DECIDE, OUTER, READ
from render.rail_line.offered import menu, wish
from render.rail_line.own_sheet import boxes, goods
from render.rail_line.pieces import symbol_icon
from render.rail_line.reach import BADGE, badge, line_above, outlined, place_of, row_badge, with_rows
from render.scene import Group, Item, Rect, Scene, Sprite, Text, bounds, named
from render.symbols import icon
from render.theme import CARD, INK, MARGIN, SOFT, WIDTH
from rules.notation import Question, Token
from rules.rail_line import line
from rules.rail_line.components import STARTS
from rules.rail_line.view import View

START_H = 150


def _sides(view: View, question: Question, setting: Setting) -> Scene:
    scale, height = 2.6, 760
    width, aside = (PHONE, 60) if setting.form == "phone" else (WIDTH, 90)
    title = setting.words("picture-choose")
    items: list[Item] = [*header(setting, setting.words("game-name"), status=title, width=width)]
    for n, side in enumerate(question.answers, 1):
        x = width / 2 + (-OUTER * scale - aside - 20 if n == 1 else aside + 20)
        words = setting.words(f"side-{side}")
        items += [
            Sprite("rail_line-start", x, TOP + 70, OUTER * scale, CARD_H * scale, (str(side), "---")),
            Text(x - aside, TOP + 6, OUTER * scale + 2 * aside, 50, words, DECIDE, "narrow", INK, "middle", READ),
            marker(n, x + OUTER * scale / 2, TOP + 70 + 48, 72),
        ]
    return Scene(width, height, tuple(items), page(width, height))


def _tracks(view: View, question: Question, setting: Setting) -> Scene | None:
    """The free tracks with the symbols at their start, above the hand and the display."""
    base = hand(view, setting)
    if base is None:
        return None
    public, shift = view.public, START_H
    heading = tuple(item for item in base.items if bounds(item)[1] < TOP - 4)
    below = tuple(item for item in base.items if bounds(item)[1] >= TOP - 4)
    width, full = (base.width - 2 * MARGIN) / 3, base.width == WIDTH
    items: list[Item] = []
    for track in (1, 2, 3):
        x = MARGIN + width * (track - 1)
        taken = next((seat for seat, player in enumerate(public.players) if player.track == track), None)
        items += [
            Rect(x, TOP, width - 12, START_H - 22, CARD, INK, 2, 10),
            Text(
                x + 78,
                TOP + 6,
                width - (170 if full else 90),
                44,
                setting.words(f"track-{track}"),
                DECIDE,
                "narrow",
                smallest=READ,
            ),
            symbol_icon(STARTS[public.side][track - 1], x + width - 62, TOP + (36 if full else 88), 54),
        ]
        if taken is not None:
            items.append(icon("token", x + 44, TOP + 38, 54, taken))
            # On a narrow page the mark tells who it is.
            if full:
                name = setting.names[taken]
                items.append(Text(x + 78, TOP + 48, width - 96, 80, name, READ, "narrow", SOFT, "left", READ, 2))
        elif track in question.answers:
            items.append(marker(question.answers.index(track) + 1, x + 44, TOP + 38, 60))
    height = base.height + shift
    return Scene(base.width, height, (*heading, *items, Group(below, 0, shift)), page(base.width, height))


def _cards(view: View, question: Question, setting: Setting) -> Scene | None:
    base = hand(view, setting)
    if base is None:
        return None
    return marked(
        base, question, lambda card: Mark(*card_spot(view, str(card), setting), 54, named(base, f"card:{card}"))
    )


def _stations(view: View, question: Question, setting: Setting) -> Scene | None:
    """Stations ahead on the line; below it the rows of the sheet that they reach."""
    public, seat = view.public, seat_of(view)
    player = public.players[seat]
    ahead = line.ahead(public, player)
    reached = {
        n: line.station(public, player.track, ahead[int(stations) - 1])
        for n, stations in enumerate(question.answers, 1)
    }
    symbols = list(dict.fromkeys(symbol for there in reached.values() for symbol in there))
    given = {symbol: [n for n, there in reached.items() if symbol in there] for symbol in symbols}
    base = line_above(view, setting, len(given))

    def mark(stations: Token) -> Mark:
        node = ahead[int(stations) - 1]
        clear = (*place_of(base, node), outlined(public, setting, player.track, node))
        return Mark(*badge(public, setting, node), BADGE, clear)

    scene = marked(base, question, mark, named(base, f"train:{seat}:"))
    return None if scene is None else with_rows(scene, view, setting, given)


def _symbols(view: View, question: Question, setting: Setting) -> Scene | None:
    """Which of two symbols the local train takes: the rows of both."""
    public = view.public
    player = public.players[seat_of(view)]
    stations = next(token for token in reversed(question.prefix) if isinstance(token, int))
    node = line.ahead(public, player)[stations - 1]
    symbols = [str(symbol) for symbol in question.answers]
    base = line_above(view, setting, len(symbols))
    clear = (*place_of(base, node), outlined(public, setting, player.track, node))
    rows = with_rows(spotlight(base, clear, ()), view, setting, dict.fromkeys(symbols, ()))
    numbers = [marker(n, *row_badge(public, setting, n - 1), 54) for n in range(1, len(symbols) + 1)]
    return replace(rows, items=(*rows.items, *numbers))


question = asking(
    {
        "menu": menu,
        "wish": wish,
        "side": _sides,
        "track": _tracks,
        "card": _cards,
        "replaced": goods,
        "stations": _stations,
        "symbol": _symbols,
        ("extra box", "symbol"): boxes,
    }
)

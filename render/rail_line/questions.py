"""Private pictures that help to answer: numbered markers on the answers, the rest dimmed; and what they bring."""

from __future__ import annotations

from collections.abc import Sequence

from render.asking import Mark, asking, marked
from render.parts import TOP, header, marker, page, recent
from render.pictures import Setting
from render.rail_line import layout
from render.rail_line.board import backdrop, heading_of, line_of
from render.rail_line.hand import card_spot, hand, seat_of
from render.rail_line.layout import BOTTOM, CARD_H, CURVE_CORNERS, DECIDE, OUTER, READ, corner
from render.rail_line.pieces import symbol_icon
from render.rail_line.sheets import BOXES_X, Grid, own_rows
from render.scene import Disc, Group, Item, Rect, Scene, Sprite, Text, bounds, group, named, over
from render.symbols import icon
from render.theme import CARD, GREEN_DEEP, INK, MARGIN, NAME, RECENT, RED_DEEP, SOFT, WHITE, WIDTH
from rules.notation import Question, Token
from rules.rail_line import line, scoring, trains
from rules.rail_line.components import CURVES, LOCAL, SLOT_OF_NODE, STARTS
from rules.rail_line.state import Mark as Goods
from rules.rail_line.state import Public
from rules.rail_line.view import View

GROUPS = (("PA", "PO"), ("CO", "IO", "ST", "FA"), ("WO", "SA"), ("SB", "SF"), ("GL",))
"""Rows that are worth something through each other."""
START_H = 150


def _sides(view: View, question: Question, setting: Setting) -> Scene:
    scale, height = 2.6, 760
    items: list[Item] = [*header(setting, setting.words("game-name"), status=setting.words("picture-choose"))]
    for n, side in enumerate(question.answers, 1):
        x = WIDTH / 2 + (-460 if n == 1 else 160)
        words = setting.words(f"side-{side}")
        items += [
            Sprite("rail_line-start", x, TOP + 70, OUTER * scale, CARD_H * scale, (str(side), "---")),
            Text(x - 90, TOP + 6, OUTER * scale + 180, 50, words, DECIDE, "narrow", align="middle", smallest=READ),
            marker(n, x + OUTER * scale / 2, TOP + 70 + 48, 72),
        ]
    return Scene(WIDTH, height, tuple(items), page(WIDTH, height))


def _tracks(view: View, question: Question, setting: Setting) -> Scene | None:
    """The free tracks with the symbols at their start, above the hand and the display."""
    base = hand(view, setting)
    if base is None:
        return None
    public, shift = view.public, START_H
    heading = tuple(item for item in base.items if bounds(item)[1] < TOP - 4)
    below = tuple(item for item in base.items if bounds(item)[1] >= TOP - 4)
    width = (WIDTH - 2 * MARGIN) / 3
    items: list[Item] = []
    for track in (1, 2, 3):
        x = MARGIN + width * (track - 1)
        taken = next((seat for seat, player in enumerate(public.players) if player.track == track), None)
        items += [
            Rect(x, TOP, width - 12, START_H - 22, CARD, INK, 2, 10),
            Text(x + 84, TOP + 12, 220, 52, setting.words(f"track-{track}"), DECIDE, "narrow", smallest=READ),
            symbol_icon(STARTS[public.side][track - 1], x + width - 80, TOP + 64, 72),
        ]
        if taken is not None:
            items.append(icon("token", x + 44, TOP + 38, 54, taken))
            items.append(Text(x + 84, TOP + 66, 300, 44, setting.names[taken], READ, "plain", SOFT, smallest=24))
        elif track in question.answers:
            items.append(marker(question.answers.index(track) + 1, x + 44, TOP + 38, 60))
    height = base.height + shift
    return Scene(WIDTH, height, (*heading, *items, Group(below, 0, shift)), page(WIDTH, height))


def _cards(view: View, question: Question, setting: Setting) -> Scene | None:
    base = hand(view, setting)
    if base is None:
        return None
    return marked(base, question, lambda card: Mark(*card_spot(view, str(card)), 54, named(base, f"card:{card}")))


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
    base = _line_and_rows(view, setting, symbols, given)

    def mark(stations: Token) -> Mark:
        node = ahead[int(stations) - 1]
        return Mark(*_badge(node), 42, (*_place(base, node), _outlined(public, player.track, node)))

    clear = (*named(base, f"train:{seat}:"), *named(base, "rows:"))
    return marked(base, question, mark, clear)


def _symbols(view: View, question: Question, setting: Setting) -> Scene | None:
    """Which of two symbols the local train takes: the rows of both."""
    public = view.public
    player = public.players[seat_of(view)]
    stations = next(token for token in reversed(question.prefix) if isinstance(token, int))
    node = line.ahead(public, player)[stations - 1]
    symbols = [str(symbol) for symbol in question.answers]
    base = _line_and_rows(view, setting, symbols, {})
    clear = (*_place(base, node), _outlined(public, player.track, node), *named(base, "rows:"))
    return marked(base, question, lambda symbol: Mark(*_row_badge(symbols.index(str(symbol))), 50), clear)


def _badge(node: int) -> tuple[float, float]:
    """Beside the number of the card, where no track runs."""
    if node in CURVES:
        x, y = CURVE_CORNERS[node]
        return x + (OUTER - 26 if node == CURVES[0] else 26), y + 28
    x, y = corner(SLOT_OF_NODE[node])
    return x + 95, y + 18


def _outlined(public: Public, track: int, node: int) -> Item:
    """The own station at a node."""
    there = line.nodes(public.side, public.line)[node]
    symbols = len(there.stations[track - 1])
    x, y = layout.sign_at(node, track, there)
    if node in CURVES:
        return recent(x - 46, y - 32, 92, 64, 12)
    return recent(x - layout.SIGN_STEP / 2, y - 22, layout.SIGN_STEP * symbols, 44, 9)


def _place(base: Scene, node: int) -> tuple[Group, ...]:
    """The card or curve at a node."""
    if node in SLOT_OF_NODE:
        return named(base, f"slot:{SLOT_OF_NODE[node]}")
    return named(base, f"curve:{node}") or named(base, "start")


ROWS_TOP = BOTTOM + 14
HALF = (WIDTH - 2 * MARGIN - 16) / 2
STRIP_H = 64


def _row_spot(n: int) -> tuple[float, float]:
    """Where the n-th row below the line begins: two side by side."""
    return MARGIN + (HALF + 16) * (n % 2), ROWS_TOP + (STRIP_H + 2) * (n // 2)


def _row_badge(n: int) -> tuple[float, float]:
    x, y = _row_spot(n)
    return x + HALF - 34, y + STRIP_H / 2


def _line_and_rows(view: View, setting: Setting, symbols: Sequence[str], given: dict[str, list[int]]) -> Scene:
    """The line, and below it the own rows of some symbols with the answers that give them and what they bring."""
    public, seat = view.public, seat_of(view)
    items: list[Item] = [*heading_of(public, setting), *line_of(public, setting)]
    for n, symbol in enumerate(symbols):
        x, y = _row_spot(n)
        tail = [
            _ring(number, HALF - 26 - 44 * at, STRIP_H / 2) for at, number in enumerate(given.get(symbol, ())[::-1])
        ]
        if symbol == LOCAL:
            words = setting.words("picture-drives-on")
            drive = [symbol_icon(LOCAL, 38, STRIP_H / 2, 50), Text(BOXES_X, 4, 520, STRIP_H - 8, words, READ)]
            items.append(group(Rect(0, 0, HALF, STRIP_H, CARD), drive, tail, x=x, y=y, name="rows:LT"))
            continue
        place = Grid(public.sheet, [symbol], HALF, STRIP_H, 246)
        gain = scoring.gain(public, seat, symbol)
        shown = own_rows(public, seat, place, [symbol], 0, 0)
        worth = _signed(gain, HALF - 190, 4, 84, STRIP_H - 8)
        items.append(group(Rect(0, 0, HALF, STRIP_H, CARD), shown, worth, tail, x=x, y=y, name=f"rows:{symbol}"))
    height = round(_row_spot(len(symbols) + 1)[1] + MARGIN)
    return Scene(WIDTH, height, tuple(items), backdrop(height))


def _ring(number: int, x: float, y: float) -> Group:
    """The number of an answer that brings this symbol."""
    return over(
        Disc(x, y, 20, WHITE, RECENT, 4), Text(x - 18, y - 18, 36, 36, str(number), NAME, "bold", INK, "middle")
    )


def _signed(gain: int, x: float, y: float, w: float, h: float) -> Text:
    words = f"+{gain}" if gain > 0 else str(gain).replace("-", "−") if gain else "±0"
    colour = GREEN_DEEP if gain > 0 else RED_DEEP if gain else SOFT
    return Text(x, y, w, h, words, DECIDE, "bold", colour, "right", smallest=READ)


def _boxes(view: View, question: Question, setting: Setting) -> Scene:
    """The own sheet: which box comes next in each row, and what it brings."""
    public, seat = view.public, seat_of(view)
    symbols = [row.symbol for row in public.sheet.rows]
    place = Grid(public.sheet, symbols, WIDTH - 2 * MARGIN, 66, 300)
    shown = own_rows(public, seat, place, [str(symbol) for symbol in question.answers], MARGIN, TOP)
    items: list[Item] = [*header(setting, setting.words("game-name"), status=setting.words("picture-choose")), shown]
    for number, answer in enumerate(question.answers, 1):
        y = TOP + place.middle(str(answer))
        gain = scoring.gain(public, seat, str(answer))
        items.append(_signed(gain, WIDTH - MARGIN - 220, y - 30, 100, 60))
        items.append(marker(number, WIDTH - MARGIN - 50, y, 52))
    height = round(TOP + place.height + MARGIN)
    return Scene(WIDTH, height, tuple(items), page(WIDTH, height))


def _goods(view: View, question: Question, setting: Setting) -> Scene | None:
    """Goods or coin: the rows concerned, and where each answer leads."""
    public, seat = view.public, seat_of(view)
    tasks = public.players[seat].tasks
    if not tasks or not isinstance(tasks[0], Goods):
        return None
    waiting = tasks[0].symbols
    groups = [rows for rows in GROUPS if set(rows) & set(waiting)]
    symbols = [row.symbol for row in public.sheet.rows if any(row.symbol in rows for rows in groups)]
    place = Grid(public.sheet, symbols, WIDTH - 2 * MARGIN, 68, 100)
    items: list[Item] = [
        *header(setting, setting.words("game-name"), status=setting.words("picture-choose")),
        own_rows(public, seat, place, waiting, MARGIN, TOP),
    ]
    top = TOP + place.height + 20
    step, before = 74, scoring.score(public, public.players[seat])
    for n, answer in enumerate(question.answers):
        after, _ = trains.answer(public, seat, str(answer))
        y = top + step * n
        player = after.players[seat]
        score = scoring.score(after, player)
        items += [
            Rect(MARGIN, y, WIDTH - 2 * MARGIN, step - 8, CARD, INK, 2, 10),
            Text(MARGIN + 90, y + 4, 850, step - 16, setting.words(f"replaced-{answer}"), DECIDE, smallest=READ),
            _signed(score - before, WIDTH - MARGIN - 560, y + 4, 120, step - 16),
            icon("star", WIDTH - MARGIN - 380, y + step / 2 - 4, 40),
            Text(WIDTH - MARGIN - 350, y + 4, 110, step - 16, str(score).replace("-", "−"), DECIDE, "bold"),
            icon("coin", WIDTH - MARGIN - 170, y + step / 2 - 4, 44),
            Text(WIDTH - MARGIN - 140, y + 4, 110, step - 16, str(player.coins), DECIDE, "bold"),
            marker(n + 1, MARGIN + 46, y + step / 2 - 4, 54),
        ]
    height = round(top + step * len(question.answers) + MARGIN)
    return Scene(WIDTH, height, tuple(items), page(WIDTH, height))


question = asking(
    {
        "side": _sides,
        "track": _tracks,
        "card": _cards,
        "replaced": _goods,
        "stations": _stations,
        "symbol": _symbols,
        ("extra box", "symbol"): _boxes,
    }
)

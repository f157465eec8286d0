"""The board in words: alternative text for the picture, and the whole board as plain text."""

from __future__ import annotations

from collections.abc import Sequence

from render import wording
from render.pictures import Setting
from render.theme import SEATS
from rules.rail_line import line, scoring
from rules.rail_line.components import CURVES, DEALS, SLOT_OF_NODE, SLOTS, STARTS
from rules.rail_line.marking import marked
from rules.rail_line.state import EXTRA, FINAL, OVER, SIDE, TRACK, Enter, Mark, Move, Player, Public, Task
from rules.rail_line.view import View


def points(view: View) -> tuple[int, ...]:
    """What each seat has so far, as far as everybody may know."""
    return tuple(scoring.score(view.public, player) for player in view.public.players)


def alt(view: View, setting: Setting) -> str:
    """The game, whose turn, scores, the last move."""
    public = view.public
    facts = setting.words("alt-line", laid=len(public.line), slots=SLOTS, stack=public.stack)
    return wording.alt(setting, points(view), facts)


def text(view: View, setting: Setting) -> str:
    """Everything on the board, line by line: enough to play by it alone."""
    public, words = view.public, setting.words
    nodes = line.nodes(public.side, public.line)
    lines = [*wording.heading(setting), " · ".join(_moment(public, setting)), ""]
    for seat, player in enumerate(public.players):
        lines += _player(public, setting, seat, player)
    lines += ["", words("text-line")]
    for side in (public.side,) if public.side else STARTS:
        stations = nodes[0].stations if public.side else tuple((symbol,) for symbol in STARTS[side])
        lines.append(f"{words('picture-start')} {side}  {_stations(public, setting, stations)}")
    for node, there in enumerate(nodes[1:], 1):
        slot = SLOT_OF_NODE.get(node, 0)
        place = f"{slot} {public.line[slot - 1]}" if slot else _place(setting, node)
        lines.append(f"{place}  {_stations(public, setting, there.stations)}")
    if public.display:
        lines += ["", words("text-display", stack=public.stack)]
        lines += [_offered(public, setting, card) for card in public.display]
    if public.discards:
        lines += ["", words("text-discards") + ": " + ", ".join(public.discards)]
    if view.hand:
        lines += ["", words("picture-hand-cards") + ":"]
        lines += [_offered(public, setting, card) for card in view.hand]
    return wording.text(lines)


def _moment(public: Public, setting: Setting) -> list[str]:
    """Sheet, turn, and how near the end is."""
    words = setting.words
    told = [words(f"option-sheet-{public.sheet_number}")]
    if public.phase in (SIDE, TRACK):
        told.append(words("picture-setup"))
    elif public.phase == FINAL:
        told.append(words("picture-last-action"))
    elif public.phase != OVER:
        told.append(words("picture-turn-number", number=public.turn))
        if public.acted:
            told.append(words("text-acted"))
        elif public.phase == EXTRA:
            told.append(words("text-extra"))
    if public.ending and public.phase != OVER:
        told.append(words("picture-last-round"))
    if public.seats == 2 and public.phase not in (SIDE, TRACK):
        free = ({1, 2, 3} - {player.track for player in public.players}).pop()
        told.append(words("picture-free-track", track=free))
    return told


def _player(public: Public, setting: Setting, seat: int, player: Player) -> list[str]:
    words, sheet = setting.words, public.sheet
    facts = [
        words("text-score", score=scoring.score(public, player)),
        words("text-coins", coins=player.coins),
        words("text-cards", cards=player.hand),
    ]
    if player.track:
        facts.append(words("text-track", track=player.track))
        facts.append(words("text-trains", express=_place(setting, player.express), local=_place(setting, player.local)))
    left = DEALS[public.seats].substitutions - player.substitutions
    if left:
        facts.append(words("text-instead", count=left))
    if not player.box_used:
        facts.append(words("text-box"))
    facts += [_task(setting, task) for task in player.tasks]
    marks = ", ".join(
        f"{words(f'symbol-{row.symbol}')} {marked(sheet, player, row.symbol)}/{row.size}"
        for row in sheet.rows
        if marked(sheet, player, row.symbol)
    )
    return [
        f"{SEATS[seat].mark} {setting.names[seat]}: " + "; ".join(facts),
        f"   {words('text-marked')}: {marks or words('picture-nothing')}",
    ]


def _task(setting: Setting, task: Task) -> str:
    """What a player's trains still have to do."""
    match task:
        case Mark(symbols):
            return setting.words("text-goods", goods=_goods(setting, symbols))
        case Move():
            return setting.words("text-move")
        case Enter():
            return setting.words("text-enter")


def _offered(public: Public, setting: Setting, card: str) -> str:
    """A card, and what it would bring everybody now."""
    coming = line.preview(public, card) if len(public.line) < SLOTS else ()
    return f"{card}  {_stations(public, setting, coming)}"


def _stations(public: Public, setting: Setting, there: Sequence[tuple[str, ...]]) -> str:
    """What each player meets there; while tracks are being chosen, what each track meets."""
    if public.phase in (SIDE, TRACK):
        return " · ".join(f"T{track} {_goods(setting, there[track - 1])}" for track in (1, 2, 3))
    parts = []
    for seat, player in enumerate(public.players):
        symbols = there[player.track - 1] if player.track and there else ()
        parts.append(f"{SEATS[seat].mark} {_goods(setting, symbols)}")
    return " · ".join(parts)


def _goods(setting: Setting, symbols: tuple[str, ...]) -> str:
    return " + ".join(setting.words(f"symbol-{code}") for code in symbols) or "–"


def _place(setting: Setting, node: int) -> str:
    if node == 0:
        return setting.words("text-at-start")
    if node in SLOT_OF_NODE:
        return setting.words("text-at-slot", slot=SLOT_OF_NODE[node])
    return setting.words("text-at-curve", curve=CURVES.index(node) + 1)

"""How posts look: the lobby, the board after a turn, a line that calls, the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from discord import ui

from bot.controls.buttons import BLUE, GREEN, Press, button, rows
from bot.controls.ids import Id
from bot.delivery import lockscreen
from bot.delivery.chance import fair, starts
from bot.delivery.deadlines import deadlines, lasts, status, terms
from bot.delivery.listing import link, named
from bot.delivery.lockscreen import mentions
from bot.delivery.messages import Plain
from bot.delivery.picture import Picture, gallery
from bot.delivery.sentences import (
    awaited_of,
    away,
    brief,
    chosen,
    ending,
    mark,
    paragraphs,
    result,
    story,
    telling,
)
from bot.delivery.sketches import chapter
from bot.store.draft import Payload, Post
from bot.store.table import FINISHED, IN_FORUM, IN_THREAD, LOBBY, RUNNING, Table
from bot.tables import bearers, results
from bot.tables.agreements import DECISIONS
from bot.tables.alone import alone
from bot.tables.announcements import BY, INSTEAD, LATE, MADE_UP, SINCE, WAITS
from bot.tables.hints import counts
from bot.tables.moments import START
from bot.tables.notices import at
from bot.tables.rewinds import Revealed
from bot.tables.waits import last_one
from bot.texts import Words, escaped, game_name, texts
from rules.core import Event
from rules.match import REWIND

QUOTED, ROOM = 8, 1_000
"""Lines of what has come out, and their characters: a classic message has 2,000."""


def answers(words: Words, table: Table, key: str, data: Mapping[str, str | int]) -> list[Press]:
    """What the people a notice is about may want to do at once."""
    action = {
        "notice-grace": "here",
        "notice-successor": "return",
        "notice-seat-at-stake": "here",
        "notice-replaced": "return",
        "notice-lobby-ends": "extend",
        "notice-asleep": "wake",
        "notice-all-late": "wake",
        "notice-closed-asleep": "wake",
        "notice-paused": "unpause",
        "notice-emergency": "unpause",
        "notice-lobby-full": "start",
        "notice-lobby-full-for-all": "start",
        "notice-seat-open": "takeover",
        "notice-seat-offered": "takeover",
    }.get(key)
    if action is None:
        return []
    args = (str(data["seat"]),) if action == "takeover" else ()
    return [button(words(f"button-{action}"), Id(action, table.id, table.revision, args), GREEN)]


def consent(words: Words, table: Table, number: int) -> list[Press]:
    """Below a proposal: for and against."""
    agree = button(words("button-agree"), Id("consent", table.id, table.revision, (str(number),)), GREEN)
    return [agree, button(words("button-object"), Id("object", table.id, table.revision, (str(number),)))]


def come_out(words: Words, table: Table, since: Revealed) -> list[str]:
    """What a game would go back over although people know it now: in words, what everybody has read; else how much."""
    told = paragraphs(words, telling(table.rules, since.events))
    price = [words("rewind-unrated")] if table.rated else []
    if not told and not since.private:
        return [words("rewind-nothing-out"), *price]
    lines = [words("rewind-private", seat=seat, count=count) for seat, count in since.private]
    quoted = _latest(told)
    earlier = [words("story-earlier", count=len(told) - len(quoted))] if len(told) > len(quoted) else []
    return [words("rewind-came-out"), *(f"> {line}" for line in (*earlier, *quoted, *lines)), *price]


def _latest(told: Sequence[str]) -> Sequence[str]:
    """The last of what has come out, as far as there is room."""
    count, room = 0, ROOM
    while count < min(QUOTED, len(told)) and (room := room - len(told[-1 - count])) >= 0:
        count += 1
    return told[len(told) - count :]


def decisions(words: Words, table: Table, late: Sequence[Sequence[int]]) -> list[list[Press]]:
    """What the others can decide on those whose time has run out: a row for each, with the seat's mark on it."""
    return [
        [
            button(
                f"{mark(seat)} {words(f'decide-{what}')}",
                Id("decide", table.id, table.revision, (what, str(seat), str(wait))),
            )
            for what in DECISIONS
        ]
        for seat, wait in late
    ]  # fmt: skip


def heading(words: Words, table: Table) -> str:
    return words("heading", game=game_name(words, table.game), table=table.id)


def lobby(
    table: Table,
    shown: tuple[Picture, ...],
    end: int | None = None,
    gone: Mapping[int, int] | None = None,
    turns: int = 0,
) -> ui.LayoutView:
    """Who sits, what will be played, and the buttons to come and go; after the game how it ended, with a link.

    `end`: the last post of a game that is over. `gone`: who is away, until when. `turns`: how many a game has, if that
    matters.
    """
    words = texts(table.language, table.game).among(table.names)
    box: ui.Container[ui.LayoutView] = ui.Container()
    box.add_item(ui.TextDisplay(f"{heading(words, table)}\n{words('game-tagline')}\n-# {words('game-facts')}"))
    for picture in shown:
        box.add_item(gallery(picture))
        box.add_item(ui.TextDisplay(words("showcase")))
    box.add_item(
        ui.TextDisplay(
            "\n".join([*_agreed(words, table, turns), *_seats(words, table), *away(words, table, gone or {})])
        )
    )
    outcome = results.outcome(table)
    if outcome is not None:
        box.add_item(ui.TextDisplay(result(words, table, outcome)))
    box.add_item(ui.TextDisplay("\n".join(_stands(words, table, end))))
    if table.phase == LOBBY and not table.starting:
        for buttons in rows(_lobby_buttons(words, table)):
            box.add_item(buttons)
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
    return view


def _stands(words: Words, table: Table, end: int | None) -> list[str]:
    """What can be done now, or where it goes on; where that is not a thread, why."""
    place = table.thread or table.channel
    there = link(table.guild, place, end) if end and table.phase == FINISHED else f"<#{place}>"
    if table.starting:
        said = starts(words, table)
    elif table.phase == LOBBY and not any(info.free for info in table.seats):
        said = words("lobby-full")
    elif table.phase == RUNNING and table.ground == IN_FORUM:
        said = words("lobby-running-below")
    else:
        said = words(f"lobby-{table.phase}", place=there)
    alone_here = table.phase in (LOBBY, RUNNING) and table.ground not in (IN_THREAD, IN_FORUM)
    return [said, *([f"-# {words(f'no-thread-{table.ground}')}"] if alone_here else [])]


def _agreed(words: Words, table: Table, turns: int) -> list[str]:
    lines = chosen(words, table.options)
    lines += fair(words, table)
    if table.open_hands:
        lines.append(words("open-hands"))
    lines.append(words("rated" if table.rated else "friendly"))
    if table.rated and table.phase == LOBBY:
        lines.append(words("rating-terms", least=bearers.least(table.rules)))
    if table.hints:
        lines.append(words("hints-allowed"))
    start = table.due(START)
    if table.phase == LOBBY and table.when_full:
        lines.append(words("starts-when-full"))
    if table.phase == LOBBY and start is not None:
        lines.append(words("starts-at", **at(start.at)))
    if table.access != "public":
        lines.append(words("access-invited", people=" ".join(f"<@{user}>" for user in table.invited) or "–"))
    if table.pace is not None:
        lines += terms(words, table.pace)
    return lines + (lasts(words, table, turns) if turns else [])


def _seats(words: Words, table: Table) -> list[str]:
    lines = []
    for info in table.seats:
        if info.user is not None:
            key = "seat-owner" if info.user == table.owner else "seat-person"
            text = words(key, player=f"<@{info.user}>")
        elif info.stand_in is not None:
            text = words("seat-stand-in", name=escaped(info.name), kind=words(f"stand-in-{info.stand_in}"))
        else:
            text = words("seat-free")
        lines.append(f"{mark(info.seat)} {text}")
    if table.queue:
        lines.append(words("queue-line", people=named(words, [guest.user for guest in table.queue])))
    return lines


def _lobby_buttons(words: Words, table: Table) -> list[Press]:
    full = not any(info.free for info in table.seats)

    def what(action: str) -> Id:
        return Id(action, table.id, table.revision)

    return [
        button(words("button-enlist"), what("enlist")) if full else button(words("button-join"), what("join"), GREEN),
        button(words("button-leave"), what("leave")),
        button(words("button-stand-in"), what("standin"), disabled=full),
        button(words("button-start"), what("start"), BLUE),
        button(words("button-guide"), what("guide")),
        button(words("button-clock"), what("clock")),
        _counting(words, table),
        *([] if table.rated else [button(words("button-hints"), what("hints"))]),
    ]


def _counting(words: Words, table: Table) -> Press:
    """To have the result counted, or not."""
    wish = "friendly" if table.rated else "rated"
    return button(words(f"button-{wish}"), Id("counting", table.id, table.revision, (wish,)))


def face(table: Table) -> str:
    """What is remembered of a board: how many turns were complete, and the chapter of the game."""
    assert table.match is not None
    return f"{table.rules.turn(table.match.state)}.{chapter(table)}"


def chapter_of(digest: str) -> str:
    """The chapter that a board was drawn in."""
    return digest.partition(".")[2]


def older(table: Table, post: Post) -> bool:
    """Does a board show a turn that has been taken back?"""
    turns = post.digest.partition(".")[0]
    return table.match is not None and turns.isdecimal() and int(turns) > table.rules.turn(table.match.state)


def nudge(table: Table, users: Sequence[int], callers: Sequence[int], why: Payload, now: int) -> Plain:
    """Who is asked what, and the buttons to answer; and why it is said again, if it is. `callers`: whom it calls."""
    words = texts(table.language, table.game).among(table.names)
    others = [user for user in users if user not in callers]
    said = awaited_of(words, table, others) or mentions(others) if others else ""
    more = [*_reminder(words, table, why), said, *deadlines(words, table, users)]
    if not callers:
        return Plain("\n".join(filter(None, more)), [game_buttons(words, table)[:2]])
    called, _, behind = lockscreen.up(words, table, callers, now).rpartition("\n")
    return Plain("\n".join(filter(None, [called, *more, behind])), [game_buttons(words, table)[:2]])


def _reminder(words: Words, table: Table, why: Payload) -> list[str]:
    if WAITS not in why:
        return []
    data: dict[str, int] = {"waited_since": why[SINCE], "by_user": why[BY]}
    made_up = "made-up" if why.get(MADE_UP) else "reminder-wanted" if why[BY] else "reminder"
    if INSTEAD in why:
        return [words("call-instead", tables=int(why[INSTEAD]), **data)]
    lines = [words("alarm" if why.get(LATE) else made_up, **data)]
    if any(last_one(table, wait) for wait in table.waits):
        lines.append(words("reminder-last"))
    return lines


def turn(
    table: Table,
    shown: tuple[Picture, ...],
    recent: Sequence[Event],
    areas: bool = False,
    gone: Mapping[int, int] | None = None,
) -> ui.LayoutView:
    """The board after a turn: what happened, the picture, who is waited for, the buttons.

    `areas`: the players' areas are behind a button. `gone`: who is away, until when.
    """
    assert table.match is not None
    words = texts(table.language, table.game).among(table.names)
    box: ui.Container[ui.LayoutView] = ui.Container()
    sentences = telling(table.rules, recent)
    told = brief(words, sentences, table.seat_of(table.people[0])) if alone(table) else story(words, sentences)
    box.add_item(ui.TextDisplay(heading(words, table) + (f"\n{told}" if told else "")))
    for picture in shown:
        box.add_item(gallery(picture))
    who = status(words, table, gone or {})
    if who:
        box.add_item(ui.TextDisplay(who))
    for buttons in rows(game_buttons(words, table, areas)):
        box.add_item(buttons)
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
    return view


def game_buttons(words: Words, table: Table, areas: bool = False) -> list[Press]:
    """What everybody finds below the board. `areas`: also the picture of the players' areas."""

    def what(action: str) -> Id:
        return Id(action, table.id, table.revision)

    return [
        button(words("button-move"), what("move"), BLUE),
        button(words("button-hand"), what("hand")),
        button(words("button-undo"), what("undo")),
        *([button(words("button-areas"), what("areas"))] if areas else []),
        button(words("button-phone"), what("phone")),
        button(words("button-more"), what("more")),
    ]


def helped(words: Words, table: Table) -> list[str]:
    """How many hints everybody has had."""
    given = [f"{mark(seat)} {escaped(table.names[seat])} {count}" for seat, count in enumerate(counts(table)) if count]
    return [words("hints-told", said=", ".join(given))] if given else []


def closing_buttons(words: Words, table: Table) -> list[Press]:
    """What is left to look at below the board of a game that is over."""
    log = button(words("button-log"), Id("log", table.id, table.revision))
    text = button(words("button-text"), Id("text", table.id, table.revision))
    again = button(words("button-rematch"), Id("rematch", table.id, table.revision), GREEN)
    steps = button(words("button-lookback"), Id("lookback", table.id, table.revision))
    shown = button(words("button-film"), Id("film", table.id, table.revision))
    looked = button(words("button-review"), Id("review", table.id, table.revision))
    return [again, steps, looked, shown, text, log]


def film(table: Table, shown: Picture) -> ui.LayoutView:
    """The film of a table, for everybody."""
    words = texts(table.language, table.game).among(table.names)
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(f"{heading(words, table)}\n{words('film-all')}"))
    view.add_item(gallery(shown))
    return view


def final(
    table: Table, shown: tuple[Picture, ...], recent: Sequence[Event], chronicle: Sequence[str] = ()
) -> ui.LayoutView:  # fmt: skip
    """The end: what happened last, the board, the scoring, and what is worth telling of the whole game."""
    assert table.match is not None
    words = texts(table.language, table.game).among(table.names)
    outcome = results.outcome(table)
    told = story(words, telling(table.rules, recent if outcome is None else ending(recent)))
    box: ui.Container[ui.LayoutView] = ui.Container()
    box.add_item(ui.TextDisplay(heading(words, table) + (f"\n{told}" if told else "")))
    for picture in shown:
        box.add_item(gallery(picture))
    ended = [words("ended-early") if outcome is None else result(words, table, outcome)]
    if any(entry.by == REWIND for entry in table.match.log):
        ended.append(words("was-rewound"))
    ended += helped(words, table)
    box.add_item(ui.TextDisplay("\n".join([*ended, *fair(words, table)])))
    if chronicle:
        box.add_item(ui.TextDisplay("\n".join(chronicle)))
    for buttons in rows(closing_buttons(words, table)):
        box.add_item(buttons)
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
    return view

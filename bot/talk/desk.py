"""What the buttons below the board do besides moving: hand, undo, the board in words, history, the way out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from discord.app_commands import AppCommandChannel, Choice

from bot.controls.buttons import BLUE, RED, Press, button, rows
from bot.controls.hearing import Click, Handlers, home
from bot.controls.ids import Id
from bot.delivery.letters import CHOICES, choices
from bot.delivery.listing import begun
from bot.delivery.painter import Painter
from bot.delivery.sentences import paragraphs, telling
from bot.delivery.views import game_buttons, heading
from bot.store.table import IN_FORUM, LOBBY, RUNNING, Person, Table
from bot.tables import history, zones
from bot.tables.alone import alone
from bot.tables.paces import DEFAULT, NONE, PRESETS, preset
from bot.tables.refusals import refused
from bot.tables.stand_ins import STAND_INS
from bot.tables.writer import Tables
from bot.talk.answers import answering, changing, show
from bot.talk.beginnings import FULL, begins, where
from bot.talk.commands import Parameter, choice, matching
from bot.talk.finder import Finder
from bot.talk.panel import Panel
from bot.talk.panel_view import laid
from bot.talk.people import language, person
from bot.talk.places import ROOM, allowed, place_of, threadless
from bot.talk.rewinds import Rewinds
from bot.texts import LANGUAGES, Words, texts
from render.pictures import Form
from render.wording import cut
from rules import registry

LONG = 3500
"""Characters of a private text; Discord takes 4,000 in a message."""
LINES = 15
"""Lines of history on a page."""


class Desk:
    """Answers privately."""

    def __init__(self, tables: Tables, painter: Painter, finder: Finder, panel: Panel, rewinds: Rewinds) -> None:
        self._tables = tables
        self._painter = painter
        self._finder = finder
        self._panel = panel
        self._rewinds = rewinds

    def register(self, handlers: Handlers) -> None:
        handlers.update(
            hand=self._hand, undo=self._undo, more=self._more, text=self._text, log=self._log, page=self._page,
            resign=self._resign, concede=self._concede, phone=self._phone,
            gone=self._gone, end=self._end, agree=self._agree, against=self._against,
            areas=self._areas, remind=self._remind, hands=self._hands, rematch=self._rematch,
        )  # fmt: skip

    # -- opening

    async def open(
        self, click: Click, game: str, seats: int | None, options: Mapping[str, str], access: str | None,
        language: str | None, open_hands: bool = False, clock: str | None = None, start: str | None = None,
        rated: bool | None = None, hints: bool | None = None, alone: str | None = None,
        room: AppCommandChannel | None = None,
    ) -> None:  # fmt: skip
        """A new table in this channel, or in another one. `alone`: against stand-ins of this kind, at once."""
        await answering(click)
        if alone is not None:
            await self.begin_alone(
                click, game, alone, seats, options, language, clock, rated, hints is not False, room
            )  # fmt: skip
            return
        self._finder.fresh(game)
        click.extras["game"] = game
        who = await person(self._tables, click)
        words = texts(who.language, game)
        place = place_of(click, words, game, room)
        table = await self._tables.open(
            who,
            place,
            game,
            max(registry.GAMES[game].seats) if seats is None else seats,
            options,
            language or (await self._tables.charter(place.guild)).language or who.language,
            "invited" if access == "invited" else "public",
            pace=preset(clock or (DEFAULT if access != "invited" else NONE)),
            open_hands=open_hands,
            begins=begins(start, int(click.created_at.timestamp()), await where(self._tables, click)),
            rated=rated,
            hints=bool(hints),
            interaction=click.id,
        )
        where_ = f"<#{place.channel}>"
        told = words("table-opened") if place.channel == click.channel_id else words("table-opened-there", place=where_)
        if place.ground == IN_FORUM:
            told = words("table-opened-forum", place=where_)
        await show(click, laid([heading(words, table), told, threadless(click, words, place)]))

    async def begin_alone(
        self, click: Click, game: str, kind: str, seats: int | None = None, options: Mapping[str, str] | None = None,
        language: str | None = None, clock: str | None = None, rated: bool | None = None, hints: bool = True,
        room: AppCommandChannel | None = None,
    ) -> None:  # fmt: skip
        """A game against stand-ins that begins at once. The interaction has been acknowledged."""
        self._finder.fresh(game)
        click.extras["game"] = game
        if rated:
            raise refused("alone-rated")
        who = await person(self._tables, click)
        place = place_of(click, texts(who.language, game), game, room)
        table = await self._tables.begin_alone(
            who, place, game, kind, seats, options or {}, language or who.language, preset(clock or NONE), hints,
            interaction=click.id,
        )  # fmt: skip
        if table.hints:
            self._panel.soon()
        words = texts(who.language, game).among(table.names)
        there = begun(table, (await self._tables.posts(table.id)).get("lobby"))
        move = button(words("button-move"), Id("move", table.id, table.revision), BLUE)
        lines = [heading(words, table), words("alone-begun", place=there), threadless(click, words, place)]
        await show(click, laid(lines, (), rows([move])))

    # -- looking

    async def _hand(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        await self.hand(click, await self._finder.table(click, what.table))

    async def hand(self, click: Click, table: Table) -> None:
        """What only this person may see, here and now; works with closed messages too."""
        who, words = await self._reader(click, table)
        seat = table.seat_of(who.id)
        if seat is None:
            raise refused("not-seated")
        if table.match is None:
            raise refused("not-started")
        taste = await self._tables.taste(who.id, table.guild)
        shown = await self._painter.hand(table, who.language, seat, taste)
        text = button(words("button-text"), Id("text", table.id, table.revision))
        wanted = await self._tables.hand_dms(who.id)
        lines = [heading(words, table), words("hand-title") if shown else words("hand-none"), words(f"hands-{wanted}")]
        await show(click, laid(lines, shown, rows([text, *choices(words, wanted)])), shown)

    async def _hands(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        """When the hand is to come as a direct message; works in the message itself too."""
        await answering(click)
        wanted = next((one for one in CHOICES if what.args == (one,)), None)
        if wanted is None:
            raise refused("old-button")
        await self._tables.set_hand_dms(click.user.id, wanted)
        words = texts(await language(self._tables, click))
        await show(click, laid([words("hands-noted"), words(f"hands-{wanted}")], (), rows(choices(words, wanted))))

    async def _areas(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        """What lies before the players, as it is now."""
        await answering(click)
        table = await self._finder.table(click, what.table)
        who, words = await self._reader(click, table)
        taste = await self._tables.taste(who.id, table.guild)
        recent = await self._tables.news(table, table.seat_of(who.id))
        shown = await self._painter.areas(table, who.language, recent, taste)
        await show(click, laid([heading(words, table), "" if shown else words("areas-none")], shown), shown)

    async def _text(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        await self.text(click, await self._finder.table(click, what.table))

    async def text(self, click: Click, table: Table) -> None:
        """The board in words, with the reader's own hand."""
        who, words = await self._reader(click, table)
        if table.match is None:
            raise refused("not-started")
        board = await self._painter.text(table, who.language, table.seat_of(who.id))
        await show(click, laid([heading(words, table), cut(board, LONG)]))

    async def _phone(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        await self.board(click, await self._finder.table(click, what.table), "phone")

    async def board(self, click: Click, table: Table, form: Form | None = None) -> None:
        """The board as it is, with the buttons of its newest post."""
        who, words = await self._reader(click, table)
        if table.match is None:
            raise refused("not-started")
        taste = await self._tables.taste(who.id, table.guild)
        taste = taste if form is None else replace(taste, form=form)
        seat = table.seat_of(who.id)
        since = () if seat is None else await self._tables.since_own_move(table, seat)
        shown = await self._painter.board(table, who.language, history.facts(since, seat), taste)
        controls = rows(game_buttons(words, table)) if table.phase == RUNNING else []
        await show(click, laid([heading(words, table)], shown, controls), shown)

    async def _log(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        await self.log(click, await self._finder.table(click, what.table))

    async def _page(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await changing(click)
        await self.log(click, await self._finder.table(click, what.table), _number(what.args))

    async def log(self, click: Click, table: Table, page: int | None = None) -> None:
        """What has happened so far, the latest page first; everybody reads what everybody may know."""
        who, words = await self._reader(click, table)
        told = [
            f"`{entry.n}` {line}"
            for entry in await self._tables.log(table.id, table.seat_of(who.id))
            for line in paragraphs(words, telling(table.rules, entry.events))
        ]
        leaves = pages(told)
        last = len(leaves) - 1
        page = last if page is None else min(page, last)
        shown = leaves[page] or words("log-empty")
        turned = [("◀", page - 1), ("▶", page + 1)] if last else []
        controls = [
            button(arrow, Id("page", table.id, table.revision, (str(to),)), disabled=not 0 <= to <= last)
            for arrow, to in turned
        ]
        await show(click, laid([heading(words, table), shown], (), rows(controls)))

    # -- once more

    async def _rematch(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        """The same people at a new table."""
        await answering(click)
        table = await self._finder.table(click, what.table)
        self._finder.fresh(table.game)
        who, words = await self._reader(click, table)
        allowed(click, words, table.spot)
        fresh = await self._tables.rematch(table.id, who, interaction=click.id)
        key = "rematch-opened" if fresh.phase == LOBBY else "rematch-begun"
        await show(click, laid([heading(words, fresh), words(key, place=f"<#{fresh.lobby_channel}>")]))

    # -- changing one's mind

    async def _undo(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        table = await self._finder.table(click, what.table)
        # The board stays while one moves on in a turn, so its button may be older than the move. Twice it counts once.
        again = await self._tables.taken_back(table, what.revision, table.seat_of(click.user.id))
        await self.undo(click, table, what.revision if again else table.revision)

    async def undo(self, click: Click, table: Table, revision: int | None = None) -> None:
        """The last answer is taken back; whoever plays alone may choose where to go back to instead."""
        who, words = await self._reader(click, table)
        if alone(table) and not self._tables.can_undo(table, who):
            await self._rewinds.show(click, table)
            return
        table = await self._tables.undo(table.id, who, revision, interaction=click.id)
        await self._panel.present(click, table, told=words("undone"))

    # -- more

    async def _more(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        table = await self._finder.table(click, what.table)
        who, words = await self._reader(click, table)

        def press(action: str) -> Press:
            return button(words(f"button-{action}"), Id(action, table.id, table.revision))

        seated = table.seat_of(who.id) is not None and table.phase == RUNNING
        own = [press("orders"), press("clock"), press("end"), press("resign")] if seated else []
        if seated and any(wait.user != who.id for wait in table.waits):
            own.insert(0, press("remind"))
        if (seated or who.moderator) and table.phase == RUNNING:
            own.append(press("further"))
        controls = rows([press("text"), press("symbols"), press("guide"), press("log"), press("lookback")]) + rows(own)
        await show(click, laid([heading(words, table), words("more-about")], (), controls))

    async def _remind(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        """Have those reminded who are waited for."""
        await answering(click)
        table = await self._finder.table(click, what.table)
        who, words = await self._reader(click, table)
        await self._tables.remind(table.id, who, interaction=click.id)
        await show(click, laid([heading(words, table), words("reminder-sent")]))

    # -- leaving

    async def _resign(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        await self.resign(click, await self._finder.table(click, what.table))

    async def resign(self, click: Click, table: Table) -> None:
        """Ask whether it is meant."""
        who, words = await self._reader(click, table)
        if table.seat_of(who.id) is None:
            raise refused("not-seated")
        yes = button(words("button-gone"), Id("gone", table.id, table.revision), RED)
        lost = button(words("button-concede"), Id("concede", table.id, table.revision), RED)
        about = words("concede-about", seats=len(table.seats))
        price = words("resign-rated") if table.rated else ""
        lines = [heading(words, table), words("resign-sure"), about, price]
        await show(click, laid(lines, (), rows([yes, lost])))

    async def _concede(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await changing(click)
        table = await self._finder.table(click, what.table)
        who, words = await self._reader(click, table)
        await self._tables.concede(table.id, who, interaction=click.id)
        await show(click, laid([heading(words, table), words("conceded")]))

    async def _gone(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await changing(click)
        table = await self._finder.table(click, what.table)
        who, words = await self._reader(click, table)
        await self._tables.resign(table.id, who, interaction=click.id)
        await show(click, laid([heading(words, table), words("resigned")]))

    async def _end(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        await self.end(click, await self._finder.table(click, what.table, closing=True))

    _agree = _end

    async def end(self, click: Click, table: Table) -> None:
        """Propose to end the game without a result, or agree to it."""
        who, words = await self._reader(click, table)
        table = await self._tables.propose_end(table.id, who, interaction=click.id)
        key = "end-noted" if table.phase == RUNNING else "ended-early"
        await show(click, laid([heading(words, table), words(key)]))

    async def _against(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        table = await self._finder.table(click, what.table)
        who, words = await self._reader(click, table)
        table = await self._tables.withdraw_end(table.id, who, interaction=click.id)
        await show(click, laid([heading(words, table), words("end-withdrawn")]))

    # -- options of commands

    def table_parameter(self) -> Parameter:
        """Which table, where the place does not tell."""
        return Parameter("table", int, complete=self._numbers, least=1)

    async def _numbers(self, click: Click, current: str) -> list[Choice[int]]:
        reads = await language(self._tables, click)
        own = await self._tables.of_user(click.user.id, home(click))
        labels = {str(table.id): f"{table.id} · {texts(reads, table.game)('game-name')}" for table in own}
        return [Choice(name=found.name, value=int(found.value)) for found in matching(labels, current)]

    def access_parameter(self) -> Parameter:
        words = texts()
        values = [
            choice(words(f"access-{value}-choice"), value, f"access-{value}-choice") for value in ("public", "invited")
        ]
        return Parameter("access", choices=values)

    def room_parameter(self) -> Parameter:
        """Another channel than this one; in a forum itself nobody can type."""
        return Parameter("channel", ROOM, told="parameter-room-description")

    def clock_parameter(self) -> Parameter:
        """How much time people have, in friendly words."""
        words = texts()
        names = [choice(words(f"clock-{name}"), name, f"clock-{name}") for name in (NONE, *PRESETS)]
        return Parameter("clock", choices=names)

    def alone_parameter(self) -> Parameter:
        """Against whom somebody plays alone."""
        words = texts()
        names = [choice(words(f"stand-in-{kind}"), kind, f"stand-in-{kind}") for kind in STAND_INS]
        return Parameter("alone", choices=names)

    def start_parameter(self) -> Parameter:
        """When a new table starts by itself."""
        return Parameter("start", complete=self._starts)

    async def _starts(self, click: Click, current: str) -> list[Choice[str]]:
        words = texts(await language(self._tables, click))
        offered = {
            FULL: words("start-full"),
            **{text: words(f"start-{text}") for text in ("1h", "3h", "1d", "2d", "7d")},
        }
        minutes = zones.minutes(current) if current else None
        if minutes is not None:
            offered[zones.shown(minutes)] = zones.shown(minutes)
        return matching(offered, current)

    def language_parameter(self) -> Parameter:
        return Parameter("language", choices=[choice(name, value) for value, name in LANGUAGES.items()])

    async def _reader(self, click: Click, table: Table) -> tuple[Person, Words]:
        who = await person(self._tables, click)
        return who, texts(who.language, table.game).among(table.names)


def pages(told: Sequence[str]) -> list[str]:
    """Lines in pages filled from the end: the newest page is full, the first one may be short."""
    leaves: list[list[str]] = [[]]
    for line in reversed(told):
        whole = len("\n".join([*leaves[0], line])) > LONG or len(leaves[0]) == LINES
        if leaves[0] and whole:
            leaves.insert(0, [])
        leaves[0].insert(0, cut(line, LONG))
    return ["\n".join(leaf) for leaf in leaves]


def _number(args: Sequence[str]) -> int:
    if len(args) != 1 or not args[0].isdecimal():
        raise refused("old-button")
    return int(args[0])

"""Who plays, who would like to: open tables, people who seek others, seats to rescue, and being called."""

from __future__ import annotations

from collections.abc import Iterable

from discord import ui

from bot.controls.buttons import ANSWERS, BLUE, GREEN, Press, button, menu, row, rows
from bot.controls.hearing import Click, Handlers
from bot.controls.ids import Id
from bot.delivery.bulletins import line
from bot.delivery.listing import named
from bot.games import Games
from bot.store.seeker import Seeker
from bot.store.table import LOBBY, RUNNING, Table
from bot.tables.moments import DAY
from bot.tables.refusals import refused
from bot.tables.seekers import PATIENCE, is_open
from bot.tables.writer import Tables
from bot.talk.answers import answering, changing, show
from bot.talk.desk import LONG
from bot.talk.finder import Finder, sees
from bot.talk.panel_view import laid
from bot.talk.people import language, person
from bot.talk.places import place_of, server_of
from bot.texts import Words, enumerated, escaped, game_name, texts
from render.wording import cut
from rules import registry

LISTED = 10
"""Tables of a kind in the list, each with a button."""
ON, OFF = "on", "off"


class Players:
    """Shows and changes who looks for whom in a server, each person for themselves."""

    def __init__(self, tables: Tables, games: Games, finder: Finder) -> None:
        self._tables = tables
        self._games = games
        self._finder = finder

    def register(self, handlers: Handlers) -> None:
        handlers.update(
            players=self._look, playgame=self._pick, bell=self._bell, seek=self._seek, unseek=self._unseek,
            nobell=self._no_bell,
        )  # fmt: skip

    async def open(self, click: Click, game: str | None) -> None:
        await answering(click)
        await (self._everything(click) if game is None else self._game(click, game))

    async def _look(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await changing(click)
        await self._everything(click)

    async def _pick(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await changing(click)
        await self._game(click, "".join(values))

    async def _bell(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        """Be called when a table of a game opens, or no more."""
        await changing(click)
        guild, game = server_of(click), self._known(what.args[:1])
        on = what.args[1:] == (ON,)
        if on:
            await self._tables.set_bell(click.user.id, guild, game)
        else:
            await self._tables.drop_bells(click.user.id, guild, game)
        words = texts(await language(self._tables, click), game)
        await self._game(click, game, words("bell-on" if on else "bell-off", game=game_name(words, game)))

    async def _no_bell(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        """From a direct message: be called no more."""
        await answering(click)
        if len(what.args) != 1 or not what.args[0].isdecimal():
            raise refused("old-button")
        await self._tables.drop_bells(click.user.id, int(what.args[0]))
        await show(click, laid([texts(await language(self._tables, click))("bell-none")]))

    async def _seek(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        """Look for others; with enough of them a table opens."""
        await changing(click)
        game = self._known(what.args[:1])
        if len(what.args) != 2 or not what.args[1].isdecimal():
            raise refused("old-button")
        who = await person(self._tables, click)
        place = place_of(click, texts(who.language, game), game)
        sought = await self._tables.seek(who, place, game, int(what.args[1]), who.language, interaction=click.id)
        words = texts(who.language, game)
        if sought.table is None:
            await self._game(click, game, words("seek-noted", missing=sought.missing, days=PATIENCE // DAY))
        else:
            await self._game(click, game, words("seek-found", table=sought.table.id))

    async def _unseek(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await changing(click)
        guild, game = server_of(click), self._known(what.args[:1])
        await self._tables.stop_seeking(click.user.id, guild, game)
        await self._game(click, game, texts(await language(self._tables, click))("seek-stopped"))

    # -- showing

    async def _everything(self, click: Click) -> None:
        """What is open, who seeks whom, which seats a stand-in keeps; then a menu of the games."""
        guild, reads = server_of(click), await language(self._tables, click)
        words = texts(reads)
        tables = [table for table in await self._tables.in_guild(guild, LOBBY, RUNNING) if self._shown(click, table)]
        open_ = [table for table in tables if _may_sit(table, click.user.id)][:LISTED]
        deserted = [table for table in tables if _deserted(table, click.user.id)][:LISTED]
        seekers = await self._tables.seekers(guild)
        lines = [words("play-title")]
        shown = [line(reads, table, f"<#{table.lobby_channel}>") for table in open_]
        lines += [words("play-open"), *shown] if shown else []
        if seekers:
            lines += [words("play-seekers"), *_groups(reads, seekers)]
        if deserted:
            lines += [words("play-rescue"), *(_rescue(reads, table) for table in deserted)]
        if not (open_ or seekers or deserted):
            lines.append(words("play-nothing"))
        lines += await self._own(click, guild, words, seekers)
        lines.append(words("play-choose"))
        joins = [
            button(words("button-join-table", table=table.id), Id("join", table.id, table.revision), GREEN)
            for table in open_
        ]
        games = [(game, texts(reads, game)("game-name"), "") for game in self._offered()]
        choosing = [row(menu(words("play-game"), Id("playgame"), games[:ANSWERS]))] if games else []
        await show(click, laid([cut("\n".join(lines), LONG)], (), [*rows(joins), *choosing]))

    async def _own(self, click: Click, guild: int, words: Words, seekers: Iterable[Seeker]) -> list[str]:
        """What this person has wished for."""
        mine = [_named(words.language, one.game) for one in seekers if one.user == click.user.id]
        bells = [_named(words.language, game) for game in await self._tables.bells(click.user.id, guild)]
        lines = [words("play-mine", games=enumerated(words, mine))] if mine else []
        return [*lines, *([words("play-bells", games=enumerated(words, bells))] if bells else [])]

    async def _game(self, click: Click, game: str, told: str = "") -> None:
        """One game: who seeks others for it, and what somebody may wish for."""
        guild, reads = server_of(click), await language(self._tables, click)
        game = self._known((game,))
        words = texts(reads, game)
        seekers = [one for one in await self._tables.seekers(guild) if one.game == game]
        own = next((one for one in seekers if one.user == click.user.id), None)
        rings = game in await self._tables.bells(click.user.id, guild)
        lines = [f"## {words('game-name')}", told, *_groups(reads, seekers)]
        lines += [words("seek-mine", count=own.seats, until=f"<t:{own.made + PATIENCE}:d>")] if own is not None else []
        lines += [words("seek-about"), words("bell-about")]
        seeks = [
            button(words("button-seek", count=size), Id("seek", args=(game, str(size))), BLUE)
            for size in registry.GAMES[game].seats
            if size > 1 and (own is None or own.seats != size)
        ]
        ring = button(
            words("button-bell-off" if rings else "button-bell"), Id("bell", args=(game, OFF if rings else ON))
        )
        stop: list[Press] = [] if own is None else [button(words("button-unseek"), Id("unseek", args=(game,)))]
        controls: list[ui.ActionRow[ui.LayoutView]] = rows(seeks)
        controls += rows([ring, *stop, button(words("button-back"), Id("players"))])
        await show(click, laid(lines, (), controls))

    def _shown(self, click: Click, table: Table) -> bool:
        return sees(click, table) and not self._finder.stuck(table)

    def _offered(self) -> list[str]:
        return [game for game in self._games.known() if self._games.offers(game)]

    def _known(self, args: tuple[str, ...]) -> str:
        """The game that a button or menu names, if it is played here."""
        if len(args) != 1:
            raise refused("old-button")
        self._finder.fresh(args[0])
        return args[0]


def _may_sit(table: Table, user: int) -> bool:
    """A free seat that this person may take."""
    free = table.phase == LOBBY and any(info.free for info in table.seats)
    return free and table.seat_of(user) is None and (is_open(table) or table.may_join(user))


def _deserted(table: Table, user: int) -> bool:
    """A game that goes on without some of its people."""
    held = any(info.stand_in is not None and info.former not in (None, user) for info in table.seats)
    return table.phase == RUNNING and held and table.seat_of(user) is None


def _rescue(reads: str, table: Table) -> str:
    words = texts(reads, table.game).among(table.names)
    seats = [info.name for info in table.seats if info.stand_in is not None and info.former is not None]
    return words(
        "play-seat",
        table=table.id,
        game=game_name(words, table.game),
        place=f"<#{table.thread or table.channel}>",
        people=enumerated(words, [escaped(name) for name in seats]),
        user=table.owner,
    )


def _named(reads: str, game: str) -> str:
    return game_name(texts(reads, game), game)


def _groups(reads: str, seekers: Iterable[Seeker]) -> list[str]:
    """Those who seek the same, and how many are missing."""
    groups: dict[tuple[str, int], list[int]] = {}
    for one in seekers:
        groups.setdefault((one.game, one.seats), []).append(one.user)
    words = texts(reads)
    return [
        words(
            "play-group",
            game=_named(reads, game),
            count=seats,
            people=named(words, users),
            missing=seats - len(users),
        )
        for (game, seats), users in groups.items()
    ]

"""Commands and lobby buttons for tables of any game: open, join, start, stand-ins, the way out."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.controls.buttons import button, rows
from bot.controls.hearing import Click, Handlers
from bot.controls.ids import Id
from bot.delivery.sentences import mark
from bot.delivery.views import heading
from bot.store.table import LOBBY, RUNNING, Person, Place, SeatInfo, Table
from bot.tables import moments, notices
from bot.tables.refusals import refused
from bot.talk.answers import answering, show
from bot.talk.commands import Loose, Parameter, choice, command, described, matching, named
from bot.talk.finder import sees
from bot.talk.guide import topics
from bot.talk.house import Carrier, House
from bot.talk.orders import ALL, QUICK, answerable, answers
from bot.talk.panel_view import laid
from bot.talk.people import NAME, acting, has_left, language, person
from bot.texts import escaped, game_name, texts
from render.wording import cut
from rules import registry

LISTED = 20
"""Tables in a list."""


@app_commands.guild_only()
class Tables(
    commands.GroupCog,
    group_name=named("command-table", "table"),
    group_description=described("command-table-description"),
):
    """`/table` with everything that concerns a table of any game, and the buttons of the lobby."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._buttons: Handlers = {
            "join": self._join_click,
            "leave": self._leave_click,
            "standin": self._stand_in_click,
            "start": self._start_click,
            "extend": self._extend_click,
            "here": self._here_click,
            "return": self._return_click,
        }
        whole = self.app_command
        assert whole is not None
        table = house.desk.table_parameter()
        player = Parameter("player", discord.Member, required=True)
        seat = Parameter("seat", int, required=True, complete=self._seats)
        for part in (
            command("new", self._new, self._new_parameters()),
            command("list", self._list),
            command("show", self._show, [table]),
            command("join", self._join, [table]),
            command("leave", self._leave, [table]),
            command("start", self._start, [Parameter("seating"), table]),
            command("invite", self._invite, [player, table]),
            command("kick", self._kick, [player, table]),
            command("stand-in", self._stand_in, [Parameter("seat", int, complete=self._seats), self._kind(), table]),
            command("stand-in-away", self._stand_in_away, [seat, table]),
            command("replace", self._replace, [seat, player, table]),
            command("hand-over", self._hand_over, [player, table]),
            command("undo", self._undo, [table]),
            command("orders", self._orders, [
                Parameter("decision", complete=self._decisions), Parameter("order", complete=self._order_names), table,
            ]),
            command("log", self._log, [table]),
            command("end", self._end, [table]),
            command("resign", self._resign, [table]),
            command("cancel", self._cancel, [table]),
            command("move", self._move, [table]),
        ):  # fmt: skip
            whole.add_command(part)

    async def cog_load(self) -> None:
        self.house.handlers.update(self._buttons)

    async def cog_unload(self) -> None:
        for action in self._buttons:
            self.house.handlers.pop(action, None)

    # -- the lobby

    def _new_parameters(self) -> list[Parameter]:
        desk = self.house.desk
        return [
            _game(self.house),
            Parameter("seats", int, complete=self._seat_numbers),
            Parameter("variants", complete=self._variants),
            desk.access_parameter(),
            desk.language_parameter(),
        ]

    async def _new(
        self, click: Click, game: str, seats: int | None, variants: str | None, access: str | None, language: str | None
    ) -> None:
        chosen: dict[str, str] = {}
        for part in (variants or "").split():
            name, _, value = part.partition("=")
            chosen[name] = value
        await self.house.desk.open(click, game, seats, chosen, access, language)

    async def _join(self, click: Click, table: int | None) -> None:
        await answering(click)
        await self._joining(click, await self.house.finder.nearby(click, table))

    async def _join_click(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        await self._joining(click, await self.house.finder.table(click, what.table))

    async def _joining(self, click: Click, table: Table) -> None:
        who = await person(self.house.tables, click)
        key = "joined" if table.phase == LOBBY else "came-back"
        table = await self.house.tables.join(table.id, who, interaction=click.id)
        if table.phase != LOBBY or not table.rules.house:
            await self._say(click, who, table, key)
            return
        words = texts(who.language, table.game).among(table.names)
        ways = {way: Id("profile", table.id, table.revision, (way,)) for way in (QUICK, ALL)}
        profiles = [button(words(f"button-{way}"), what) for way, what in ways.items()]
        lines = [heading(words, table), words("joined", place=f"<#{table.channel}>"), words("profile-about")]
        await show(click, laid(lines, (), rows(profiles)))

    async def _leave(self, click: Click, table: int | None) -> None:
        await answering(click)
        await self._leaving(click, await self.house.finder.find(click, table))

    async def _leave_click(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        await self._leaving(click, await self.house.finder.table(click, what.table))

    async def _leaving(self, click: Click, table: Table) -> None:
        who = await person(self.house.tables, click)
        table = await self.house.tables.leave(table.id, who, interaction=click.id)
        await self._say(click, who, table, "left")

    async def _start(self, click: Click, seating: str | None, table: int | None) -> None:
        await answering(click)
        seats = None
        if seating is not None:
            words = seating.replace(",", " ").split()
            if not all(word.isdecimal() for word in words):
                raise refused("bad-order")
            seats = tuple(int(word) - 1 for word in words)
        await self._starting(click, await self.house.finder.find(click, table), seats)

    async def _start_click(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        await self._starting(click, await self.house.finder.table(click, what.table), None)

    async def _starting(self, click: Click, table: Table, order: tuple[int, ...] | None) -> None:
        who = await acting(self.house.tables, click, table)
        table = await self.house.tables.start(table.id, who, order, interaction=click.id)
        # The thread is made from the lobby's post and will have its id.
        post = (await self.house.tables.posts(table.id)).get("lobby")
        await self._say(click, who, table, "started", post.message if post is not None else None)

    async def _invite(self, click: Click, player: discord.Member, table: int | None) -> None:
        await answering(click)
        found = await self.house.finder.find(click, table)
        who = await acting(self.house.tables, click, found)
        found = await self.house.tables.invite(found.id, who, player.id, interaction=click.id)
        await self._say(click, who, found, "invited-player", user=player.id)

    async def _kick(self, click: Click, player: discord.Member, table: int | None) -> None:
        await answering(click)
        found = await self.house.finder.find(click, table)
        who = await acting(self.house.tables, click, found)
        found = await self.house.tables.kick(found.id, who, player.id, interaction=click.id)
        await self._say(click, who, found, "kicked-player", user=player.id)

    async def _cancel(self, click: Click, table: int | None) -> None:
        await answering(click)
        found = await self.house.finder.find(click, table, closing=True)
        who = await acting(self.house.tables, click, found)
        found = await self.house.tables.cancel(found.id, who, interaction=click.id)
        await self._say(click, who, found, "closed-table")

    async def _extend_click(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        table = await self.house.finder.table(click, what.table)
        who = await person(self.house.tables, click)
        table = await self.house.tables.extend(table.id, who, interaction=click.id)
        await self._say(click, who, table, "extended")

    async def _move(self, click: Click, table: int | None) -> None:
        await answering(click)
        found = await self.house.finder.find(click, table)
        if click.guild_id is None or click.channel_id is None:
            raise refused("only-in-servers")
        if isinstance(click.channel, discord.Thread):
            raise refused("not-in-threads")
        who = await acting(self.house.tables, click, found)
        here = Place(click.guild_id, click.channel_id)
        found = await self.house.tables.move(found.id, who, here, interaction=click.id)
        await self._say(click, who, found, "moved-table")

    # -- who plays

    async def _stand_in(self, click: Click, seat: int | None, kind: str | None, table: int | None) -> None:
        await answering(click)
        await self._standing_in(click, await self.house.finder.find(click, table), kind, seat)

    async def _stand_in_click(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        await self._standing_in(click, await self.house.finder.table(click, what.table), None, None)

    async def _standing_in(self, click: Click, table: Table, kind: str | None, seat: int | None) -> None:
        who = await acting(self.house.tables, click, table)
        at = None if seat is None else seat - 1
        info = _seat(table, seat)
        gone = info is not None and await has_left(click, info.user)
        table = await self.house.tables.add_stand_in(
            table.id, who, kind or "greedy", at, gone=gone, interaction=click.id
        )
        await self._say_or_when(click, who, table, seat, "stand-in-noted")

    async def _here_click(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        table = await self._own(click, what.table)
        who = await person(self.house.tables, click)
        table = await self.house.tables.here(table.id, who, interaction=click.id)
        await self._say(click, who, table, "still-here")

    async def _return_click(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        await self._joining(click, await self._own(click, what.table))

    async def _own(self, click: Click, number: int) -> Table:
        """The table a button is about that also stands in direct messages, for those it concerns."""
        if click.guild_id is not None:
            return await self.house.finder.table(click, number)
        table = await self.house.tables.get(number)
        if not any(click.user.id in (info.user, info.former) for info in table.seats):
            raise refused("no-longer-possible")
        return table

    async def _stand_in_away(self, click: Click, seat: int, table: int | None) -> None:
        await answering(click)
        found = await self.house.finder.find(click, table)
        who = await acting(self.house.tables, click, found)
        after = await self.house.tables.remove_stand_in(found.id, who, seat - 1, interaction=click.id)
        await self._say(click, who, after, "called-off" if after.seats == found.seats else "stand-in-gone")

    async def _replace(self, click: Click, seat: int, player: discord.Member, table: int | None) -> None:
        await answering(click)
        found = await self.house.finder.find(click, table)
        who = await acting(self.house.tables, click, found)
        info = _seat(found, seat)
        gone = info is not None and await has_left(click, info.former)
        found = await self.house.tables.replace(
            found.id, who, seat - 1, _other(player), gone=gone, interaction=click.id
        )
        await self._say_or_when(click, who, found, seat, "replaced-player", user=player.id)

    async def _hand_over(self, click: Click, player: discord.Member, table: int | None) -> None:
        await answering(click)
        found = await self.house.finder.find(click, table)
        who = await acting(self.house.tables, click, found)
        found = await self.house.tables.hand_over(found.id, who, _other(player), interaction=click.id)
        await self._say(click, who, found, "handed-over", user=player.id)

    # -- looking, and what the buttons do too

    async def _list(self, click: Click) -> None:
        await answering(click)
        who = await person(self.house.tables, click)
        words = texts(who.language)
        assert click.guild_id is not None
        found = [
            table for table in await self.house.tables.in_guild(click.guild_id, LOBBY, RUNNING) if sees(click, table)
        ]
        lines = [
            words(
                "list-out-of-order" if self.house.finder.stuck(table) else f"list-{table.phase}",
                table=table.id,
                game=game_name(texts(who.language, table.game), table.game),
                place=f"<#{table.thread or table.channel}>",
                people=", ".join(escaped(name) for name in table.names if name) or "–",
                free=sum(info.free for info in table.seats),
            )
            for table in found[:LISTED]
        ]
        await show(click, laid(lines or [words("list-empty")]))

    async def _show(self, click: Click, table: int | None) -> None:
        await answering(click)
        found = await self.house.finder.nearby(click, table)
        if found.match is not None:
            await self.house.desk.board(click, found)
            return
        who = await person(self.house.tables, click)
        await self._say(click, who, found, f"panel-{found.phase}")

    async def _undo(self, click: Click, table: int | None) -> None:
        await answering(click)
        await self.house.desk.undo(click, await self.house.finder.find(click, table))

    async def _log(self, click: Click, table: int | None) -> None:
        await answering(click)
        await self.house.desk.log(click, await self.house.finder.find(click, table))

    async def _orders(self, click: Click, decision: str | None, order: str | None, table: int | None) -> None:
        await answering(click)
        found = await self.house.finder.find(click, table)
        if decision is None or order is None:
            await self.house.orders.show(click, found)
        else:
            await self.house.orders.give(click, found, decision, order)

    async def _end(self, click: Click, table: int | None) -> None:
        await answering(click)
        await self.house.desk.end(click, await self.house.finder.find(click, table, closing=True))

    async def _resign(self, click: Click, table: int | None) -> None:
        await answering(click)
        await self.house.desk.resign(click, await self.house.finder.find(click, table))

    # -- completions

    def _kind(self) -> Parameter:
        words = texts()
        kinds = [choice(words(f"stand-in-{kind}"), kind, f"stand-in-{kind}") for kind in ("greedy", "random")]
        return Parameter("kind", choices=kinds)

    async def _seat_numbers(self, click: Click, current: str) -> list[Choice[int]]:
        game = registry.GAMES.get(str(click.namespace.game))
        return [Choice(name=str(number), value=number) for number in game.seats] if game is not None else []

    async def _variants(self, click: Click, current: str) -> list[Choice[str]]:
        game = registry.GAMES.get(str(click.namespace.game))
        if game is None:
            return []
        words = texts(await language(self.house.tables, click), game.id)
        done = current.split()[:-1] if not current.endswith(" ") else current.split()
        taken = {part.partition("=")[0] for part in done}
        answers = {
            " ".join([*done, f"{option.name}={value}"]): f"{words(f'option-{option.name}')}: "
            f"{words(f'option-{option.name}-{value}')}"
            for option in game.options
            if option.name not in taken
            for value in option.values
        }
        return matching(
            answers, current.rsplit(maxsplit=1)[-1] if current.split() and not current.endswith(" ") else ""
        )

    async def _seats(self, click: Click, current: str) -> list[Choice[int]]:
        table = await self._completing(click)
        if table is None:
            return []
        words = texts(await language(self.house.tables, click))
        labels = {
            str(info.seat + 1): f"{info.seat + 1} {mark(info.seat)} {info.name or words('seat-free')}"
            for info in table.seats
        }
        return [Choice(name=found.name, value=int(found.value)) for found in matching(labels, current)]

    async def _decisions(self, click: Click, current: str) -> list[Choice[str]]:
        table = await self._completing(click)
        if table is None:
            return []
        words = texts(await language(self.house.tables, click), table.game)
        return matching({decision: words(f"decision-{decision}") for decision in answerable(table)}, current)

    async def _order_names(self, click: Click, current: str) -> list[Choice[str]]:
        table = await self._completing(click)
        decision = str(click.namespace.decision)
        if table is None or decision not in answerable(table):
            return []
        words = texts(await language(self.house.tables, click), table.game)
        return matching(answers(words, table, decision), current)

    async def _completing(self, click: Click) -> Table | None:
        number: Any = click.namespace.table
        return await self.house.finder.likely(click, number if isinstance(number, int) else None)

    # -- answering

    async def _say(
        self, click: Click, who: Person, table: Table, key: str, thread: int | None = None, **data: str | int
    ) -> None:
        words = texts(who.language, table.game).among(table.names)
        place = f"<#{table.thread or thread or table.channel}>"
        await show(click, laid([heading(words, table), words(key, place=place, **data)]))

    async def _say_or_when(
        self, click: Click, who: Person, table: Table, seat: int | None, key: str, **data: str | int
    ) -> None:
        """What has been done, or when it will be, unless somebody objects."""
        grace = None if seat is None else moments.grace(table, seat - 1)
        if grace is None:
            await self._say(click, who, table, key, None, **data)
        else:
            await self._say(
                click, who, table, "after-a-grace", None, seat=grace.payload["seat"], **notices.at(grace.at)
            )


def _seat(table: Table, number: int | None) -> SeatInfo | None:
    """The seat of a running game that has this number for people."""
    found = table.phase == RUNNING and number is not None and 1 <= number <= len(table.seats)
    return table.seats[number - 1] if found and number is not None else None


class Looking(Loose):
    """What one looks at so often that it has a command of its own: `/board`, `/hand`, `/guide`."""

    def __init__(self, carrier: Carrier) -> None:
        self.house = carrier.house
        table = self.house.desk.table_parameter()
        game, topic = _game(self.house), Parameter("topic", complete=self._topics)
        super().__init__(
            carrier.tree,
            command("board", self._board, [Parameter("text", bool), table], servers=True),
            command("hand", self._hand, [table], servers=True),
            command("guide", self._guide, [game, topic], servers=True),
        )

    async def _board(self, click: Click, text: bool | None, table: int | None) -> None:
        await answering(click)
        found = await self.house.finder.find(click, table)
        await (self.house.desk.text(click, found) if text else self.house.desk.board(click, found))

    async def _hand(self, click: Click, table: int | None) -> None:
        await answering(click)
        await self.house.desk.hand(click, await self.house.finder.find(click, table))

    async def _guide(self, click: Click, game: str, topic: str | None) -> None:
        await answering(click)
        await self.house.guide.show(click, game, topic)

    async def _topics(self, click: Click, current: str) -> list[Choice[str]]:
        game = str(click.namespace.game)
        if game not in registry.GAMES:
            return []
        words = texts(await language(self.house.tables, click), game)
        return matching({topic: words(f"guide-{topic}-title") for topic in topics(words)}, current)


async def setup(client: Carrier) -> None:
    await client.add_cog(Tables(client.house))
    await client.add_cog(Looking(client))


def _game(house: House) -> Parameter:
    names = [choice(texts(game=game)("game-name"), game, "game-name", game) for game in house.games.known()]
    return Parameter("game", required=True, choices=names)


def _other(member: discord.Member) -> Person:
    """A person named in a command. Bots cannot play."""
    if member.bot:
        raise refused("not-a-person")
    return Person(member.id, cut(member.display_name, NAME))

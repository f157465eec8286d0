"""What moderators see and confirm: the rules of a server, a table from outside, an act before it happens, the trail."""

from __future__ import annotations

from collections import Counter

import discord

from bot.controls.buttons import RED, button, rows
from bot.controls.hearing import Click, Handlers
from bot.controls.ids import Id
from bot.delivery.deadlines import status
from bot.delivery.sentences import mark
from bot.delivery.views import heading
from bot.store.charter import Act, Charter
from bot.store.table import LOBBY, RUNNING, Person, Table
from bot.tables import moderation
from bot.tables.progress import turn_number
from bot.tables.refusals import refused
from bot.tables.removals import REACHES, Reach, Sweep, Swept
from bot.tables.writer import Tables
from bot.talk import reasons
from bot.talk.answers import changing, show
from bot.talk.finder import Finder
from bot.talk.panel_view import laid
from bot.talk.people import person
from bot.talk.places import server_of
from bot.talk.undone import asked_now
from bot.texts import LANGUAGES, Words, escaped, game_name, texts

NAMED = 20
"""People or channels in one line."""
MINUTE = 60


class Moderation:
    """Answers privately."""

    def __init__(self, tables: Tables, finder: Finder) -> None:
        self._tables = tables
        self._finder = finder

    def register(self, handlers: Handlers) -> None:
        handlers.update(shut=self._shut, banish=self._banish, closeall=self._close_all, acts=self._acts)

    async def keeper(self, click: Click) -> tuple[Person, int, Words]:
        """Who keeps order, where, and in which words; refused to everybody else."""
        guild = server_of(click)
        who = await person(self._tables, click)
        moderation.keeps_order(who)
        return who, guild, texts(who.language)

    # The rules of a server

    async def rules(self, click: Click, told: str = "") -> None:
        """What is allowed here, and who is banned."""
        _, guild, words = await self.keeper(click)
        charter, banned = await self._tables.charter(guild), await self._tables.banned(guild)
        palette = (await self._tables.public_taste(guild)).palette
        lines = [told, words("admin-title"), *charter_lines(words, charter)]
        lines.append(words("admin-palette", palette=palette))
        known = [f"<@{user}>" if user > 0 else words("somebody") for user in banned[:NAMED]]
        people = " ".join(known) or words("admin-nobody")
        lines.append(words("admin-banned", count=len(banned), people=people))
        await show(click, laid([*lines, words("admin-how")]))

    # A table from outside

    async def inspect(self, click: Click, table: Table) -> None:
        """How a table stands, as far as everybody may know it, and what of it has not reached Discord."""
        who = (await self.keeper(click))[0]
        words = texts(who.language, table.game).among(table.names)
        turn, gone = turn_number(table), await self._tables.gone(table)
        lines = [
            heading(words, table),
            words(
                "inspect-state", state=words(f"phase-{table.phase}"), revision=table.revision, turn=turn or 0,
                waited_since=table.updated,
            ),
            words("inspect-host", user=table.owner, place=f"<#{table.thread or table.channel}>"),
        ]  # fmt: skip
        for info in table.seats:
            seated = f"<@{info.user}>" if info.user is not None else escaped(info.name) or words("seat-free")
            lines.append(f"{mark(info.seat)} {seated}")
        if table.trouble:
            lines.append(words("inspect-trouble"))
        elif table.phase == RUNNING:
            lines += [words("inspect-waits", seat=one.seat, waited_since=one.opened) for one in table.waits]
            lines.append(status(words, table, gone))
        lines += await self._backlog(words, table.id)
        await show(click, laid(lines))

    async def _backlog(self, words: Words, table: int) -> list[str]:
        rows_ = await self._tables.store.backlog(table)
        waiting = Counter(row.kind for row in rows_ if not row.given_up)
        lost = Counter((row.kind, row.given_up) for row in rows_ if row.given_up)
        if not rows_:
            return [words("inspect-delivered")]
        tries = max((row.attempts for row in rows_ if not row.given_up), default=0)
        lines = []
        if waiting:
            kinds = ", ".join(f"{count} × {kind}" for kind, count in sorted(waiting.items()))
            lines.append(words("inspect-outbox", kinds=kinds, count=tries))
        if lost:
            kinds = ", ".join(f"{count} × {kind} ({why})" for (kind, why), count in sorted(lost.items()))
            lines.append(words("inspect-given-up", kinds=kinds))
        return lines

    # Acts that are confirmed first

    async def ask_shut(self, click: Click, table: Table, reason: str) -> None:
        who, _, _ = await self.keeper(click)
        if table.phase not in (LOBBY, RUNNING):
            raise refused("table-over")
        moderation.apart(table, who)
        words = texts(who.language, table.game).among(table.names)
        yes = button(words("button-shut"), Id("shut", table.id, table.revision), RED)
        lines = [heading(words, table), words(f"shut-sure-{table.phase}"), reasons.quoted(reason)]
        await show(click, laid(lines, (), rows([yes])))

    async def _shut(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await changing(click)
        table = await self._finder.table(click, what.table, closing=True)
        who, _, _ = await self.keeper(click)
        after = await self._tables.shut(table.id, who, reasons.read(click), interaction=click.id)
        words = texts(who.language, table.game).among(table.names)
        await show(click, laid([heading(words, after), words("shut-done")]))

    async def ask_ban(self, click: Click, user: int, reach: Reach, reason: str, called: str) -> None:
        """A ban that takes nothing away happens at once; any other says first what it will do."""
        who, guild, words = await self.keeper(click)
        if user == who.id:
            raise refused("not-yourself")
        await _stands_above(click, user)
        if reach == "keep":
            await self._tables.ban(who, guild, user, reach, reason, called)
            await show(click, laid([words("ban-done", user=user)]))
            return
        found = await self._tables.affected(Sweep(guild, who.id, user, reach))
        yes = button(words("button-ban"), Id("banish", 0, self._tables.epoch, (str(user), reach)), RED)
        lines = [words("ban-sure", user=user), *swept(words, found), reasons.quoted(reason)]
        await show(click, laid(lines, (), rows([yes])))

    async def _banish(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await changing(click)
        asked_now(self._tables, what)
        who, guild, words = await self.keeper(click)
        reach = next((one for one in REACHES if what.args[1:] == (one,)), None)
        if reach is None:
            raise refused("old-button")
        (user,) = _numbers(what.args[:1], 1)
        await _stands_above(click, user)
        found = await self._tables.ban(who, guild, user, reach, reasons.read(click))
        await show(click, laid([words("ban-done", user=user), *swept(words, found)]))

    async def ask_close(self, click: Click, user: int, minutes: int | None, reason: str) -> None:
        """`user`: 0 for everybody; `minutes`: what was opened in the last so many, without it everything."""
        who, guild, words = await self.keeper(click)
        since = 0 if minutes is None else self._tables.now() - minutes * MINUTE
        if not user and minutes is None:
            raise refused("whose-tables")
        found = await self._tables.affected(Sweep(guild, who.id, user, since=since))
        if found.nothing:
            raise refused("no-lobbies")
        yes = button(words("button-close-all"), Id("closeall", 0, self._tables.epoch, (str(user), str(since))), RED)
        sure = words("close-sure", user=user) if user else words("close-sure-all", waited_since=since)
        await show(click, laid([sure, *swept(words, found), reasons.quoted(reason)], (), rows([yes])))

    async def _close_all(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await changing(click)
        asked_now(self._tables, what)
        who, guild, words = await self.keeper(click)
        user, since = _numbers(what.args, 2)
        found = await self._tables.close_lobbies(who, guild, user, since, reasons.read(click))
        await show(click, laid([words("close-done"), *swept(words, found)]))

    # The trail

    async def _acts(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await changing(click)
        (page,) = _numbers(what.args, 1)
        await self.trail(click, page)

    async def trail(self, click: Click, page: int = 0) -> None:
        """What moderators have done, the latest page first."""
        who, guild, words = await self.keeper(click)
        found, more = await self._tables.acts(who, guild, page)
        lines = [act_line(words, act) for act in found] or [words("audit-empty")]
        turned = [("◀", page - 1, page > 0), ("▶", page + 1, more)] if page or more else []
        controls = [
            button(arrow, Id("acts", args=(str(max(0, to)),)), disabled=not there) for arrow, to, there in turned
        ]
        await show(click, laid([words("audit-title"), *lines], (), rows(controls)))


async def _stands_above(click: Click, user: int) -> None:
    """Refused unless this person may act against another, by Discord's own rule: the owner, else whose role is higher.

    https://docs.discord.com/developers/topics/permissions, "Permission Hierarchy".
    """
    guild, by = click.guild, click.user
    if guild is None or by.id == guild.owner_id:
        return
    if user == guild.owner_id:
        raise refused("ban-above")
    try:
        other = await guild.fetch_member(user)
    except discord.NotFound:
        return
    if isinstance(by, discord.Member) and other.top_role > by.top_role:
        raise refused("ban-above")


def charter_lines(words: Words, charter: Charter) -> list[str]:
    """What a server allows, a line for each thing that can be set."""
    shown = " ".join(f"<#{channel}>" for channel in charter.channels[:NAMED])
    barred = ", ".join(game_name(texts(words.language, game), game) for game in charter.barred)
    opening = words(f"opening-{charter.opening}")
    if charter.opening == "role":
        opening = f"{opening}: <@&{charter.role}>"
    spoken = LANGUAGES.get(charter.language or "") or words("admin-language-own")
    return [
        words("admin-channels", places=shown or words("admin-everywhere")),
        words("admin-barred", games=barred or words("admin-none-barred")),
        words("admin-language", value=spoken),
        words("admin-opening", value=opening),
        words("admin-limits", each=charter.each, hour=charter.hour, most=charter.place),
    ]


def swept(words: Words, found: Swept) -> list[str]:
    """What a sweep comes to."""
    counts = {
        "closed": found.closed,
        "left": found.left,
        "replaced": found.replaced,
        "spared": found.spared,
        "cups": found.cups,
    }
    return [words(f"swept-{what}", count=count) for what, count in counts.items() if count] or [words("swept-nothing")]


def act_line(words: Words, act: Act) -> str:
    """When, who, what, about whom and why."""
    who = f"<@{act.person}>" if act.person is not None else words("somebody")
    other = f"<@{act.about}>" if act.about is not None else words("somebody")
    what = words(f"act-{act.what}", table_number=act.table or 0, other=other, **_detail(words, act))
    why = words("act-reason", text=act.reason) if act.reason else ""
    return words("act-line", act_number=act.number, due=act.made, who=who, what=what) + why


def _detail(words: Words, act: Act) -> dict[str, str | int]:
    """What the line says besides; every act has every place to put it."""
    detail = act.detail
    reach = words(f"reach-{detail['reach']}") if "reach" in detail else ""
    place = f"<#{detail['channel']}>" if "channel" in detail else ""
    chosen = ", ".join(_chosen(words, name, value) for name, value in dict(detail.get("set", {})).items())
    return {
        "how_far": reach,
        "place": place,
        "seat_number": int(detail.get("number", 0)),
        "chosen": chosen,
        "cup_number": int(detail.get("cup", 0)),
        "act_number": int(detail.get("act", 0)),
    }


def _chosen(words: Words, name: str, value: str | int) -> str:
    """A setting as it was set: a number, an answer with words of its own, a game or a channel allowed or not."""
    known = {"each": "each", "hour": "hourly", "place": "crowd"}
    if name in known:
        return f"{words(f'parameter-{known[name]}')}: {value}"
    if name == "opening":
        return f"{words('parameter-opening')}: {words(f'opening-{value}')}"
    if name == "role":
        return f"<@&{value}>"
    if name == "language":
        return f"{words('parameter-language')}: {LANGUAGES.get(str(value)) or words('admin-language-own')}"
    return f"{game_name(texts(words.language, name), name)}: {value}"


def _numbers(args: tuple[str, ...], count: int) -> tuple[int, ...]:
    """The numbers that a button carries."""
    if len(args) != count or not all(one.isdecimal() for one in args):
        raise refused("old-button")
    return tuple(int(one) for one in args)

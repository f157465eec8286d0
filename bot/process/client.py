"""The bot as Discord knows it: hears commands and clicks, hands them on, answers what goes wrong."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Mapping
from functools import partial
from typing import Any

import discord
import yarl
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.clock.clock import Clock
from bot.clock.kinds import handlers
from bot.clock.rounds import COPY, PURGE, Plan, Rounds
from bot.clock.wall import Times, Wall
from bot.clock.watch import Watch, date_of
from bot.concerning import about_interaction, about_table
from bot.controls import ids
from bot.controls.buttons import Pick, Press, known
from bot.controls.hearing import Click, Handler
from bot.controls.ids import Id
from bot.delivery.advisers import Advisers
from bot.delivery.breaker import Breaker
from bot.delivery.films import Films
from bot.delivery.limiter import Limiter
from bot.delivery.mailboxes import Mailboxes
from bot.delivery.outbox import LOOK, Outbox
from bot.delivery.painter import Painter
from bot.delivery.posts import Posts
from bot.delivery.siren import Siren
from bot.delivery.studio import studio
from bot.delivery.thinkers import Thinkers
from bot.figures import FIGURES
from bot.games import Games
from bot.process import acts
from bot.process.alarms import Alarms
from bot.process.door import Door
from bot.process.gateway import Gateway
from bot.process.guard import CLICKED, FRESH
from bot.process.health import ANSWER, Heart
from bot.process.invitation import invitation, server_link
from bot.process.past import Past
from bot.process.promises import Promises
from bot.process.settings import BadSetting, Settings
from bot.process.tenancy import Tenancy
from bot.process.tracing import tells, traced
from bot.store.lease import ALL, Shards
from bot.store.news import News
from bot.store.protocol import Store
from bot.store.seals import Seals
from bot.tables.moments import DAY
from bot.tables.refusals import Refused, refused
from bot.tables.thoughts import THINK
from bot.tables.writer import Tables
from bot.talk import apologies, people
from bot.talk.commands import Commands, CommandTexts
from bot.talk.greeting import greet
from bot.talk.house import House, furnished
from bot.talk.undone import NEVER, PRESSED, UNDONE, never
from bot.talk.waiting import reassure
from bot.tasks import told, within
from bot.texts import spoken

log = logging.getLogger(__name__)

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)
HEARD = (
    discord.InteractionType.application_command,
    discord.InteractionType.component,
    discord.InteractionType.autocomplete,
)
"""What somebody else than `on_interaction` answers, where it can be answered."""
EXTENSIONS = (
    "cogs.admin", "cogs.tables", "cogs.looking", "cogs.clocks", "cogs.cups", "cogs.players", "cogs.leaders",
    "cogs.profile", "cogs.privacy", "cogs.learning", "cogs.records", "cogs.turns",
)  # fmt: skip
"""What there is besides the games: without these the bot is of no use."""
MOVED_ON = "board-moved-on"
"""Why a click is refused whose board is not the present one any more."""
DONE = "already-done"
"""Why one is refused that has been carried out, for a process that has died since."""
RESULT = "result"
"""Under this name an interaction keeps what came of it."""
WAITING = 15.0
"""Seconds after which something that waits to be delivered counts as waiting for long."""
LINGER = 2.0
"""Seconds for which what is on its way to Discord may hold up a hand-over."""
POLL = 2.0
"""Seconds between two looks at what other processes may have left for us to do."""
NAMED = 8
"""So many tables are named to the operator."""
EVENTS = "events"
"""The part of the house whose trouble is what the gateway says and nobody can read."""


class Stellwerk(Gateway):
    """Discord's side of the house. Made by `build`; nothing happens before it is started."""

    house: House

    def __init__(self, settings: Settings, games: Games, times: Times) -> None:
        self.breaker = Breaker(times.steady)
        self.tenancy: Tenancy | None = None
        """Where other processes work on the same data: what of it is ours."""
        super().__init__(
            settings.shards,
            settings.gateway_url,
            times.steady,
            # Nobody writes commands: no message is ever heard.
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Commands,
            intents=discord.Intents(guilds=True),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=120.0,
            http_trace=traced(self.breaker, Limiter(self._sharers, settings.requests), self._dated),
        )
        self.wall: Wall | None = None
        """The time as the house counts it, once the store is open."""
        self._date: tuple[float, float] | None = None
        """What Discord said the time was, and what our steady clock said then."""
        self.settings = settings
        self.times = times
        self.store: Store
        self.tables: Tables
        self.clock: Clock
        self.outbox: Outbox
        self.past: Past
        self.films: Films
        self.thinkers: Thinkers
        self.advisers: Advisers
        self.painter = Painter(studio(settings.drawers), lambda: self.outbox.crowded)
        self.games = games
        self.ready_to_serve = False
        self.stopping = False
        self.passive = False
        """Hears and does nothing yet: another program works on the data."""
        self.settled = asyncio.Event()
        """The house is furnished."""
        self.heart = Heart(settings.data, self.tells)
        self.guard.waits = self._unread
        self.door = Door(self, self.guard)
        self.door.admits = lambda guild: self.ours().holds(guild)
        self._at_work: set[asyncio.Task[Any]] = set()
        self._watches: set[asyncio.Task[None]] = set()
        self._met: set[int] = set()
        """Shards whose servers are known."""

    # -- starting

    async def setup_hook(self) -> None:
        if not self.passive:
            await self.settle()

    def _sharers(self) -> int:
        return 1 if self.tenancy is None else self.tenancy.living

    def _dated(self, header: str) -> None:
        """An answer of Discord tells its date."""
        date = date_of(header)
        if date is not None:
            self._date = (date, self.times.steady())
            if self.wall is not None:
                self.wall.heard(date)

    async def _ask_date(self) -> None:
        """Something small whose answer brings Discord's date; without an answer the doubt remains."""
        try:
            async with asyncio.timeout(LINGER):
                await self.http.request(Route("GET", "/gateway"))
        except (discord.HTTPException, OSError, TimeoutError) as problem:
            log.info("Discord could not be asked for the time: %s", told(problem))

    async def time_complaint(self) -> str | None:
        """What is wrong with the machine's clock or with the moments that are kept; None if nothing is."""
        return None if self.wall is None else await Watch(self.wall, self._ask_date).complaint()

    def ours(self) -> Shards:
        """The shards whose servers this process looks after at this moment."""
        return ALL if self.tenancy is None else self.tenancy.shards

    async def alive(self) -> frozenset[str] | None:
        """The names of all processes that live; None: one at a time works on the data."""
        return None if self.tenancy is None else await self.tenancy.alive()

    def entrusted(self) -> None:
        """Servers have become ours: others have written about them, and something may wait there."""
        self.tables.heard(News(missed=True))
        self._committed()
        self.past.look()
        for shard in self._met & {*self.own}:
            self._keep(asyncio.create_task(self._compared(shard)))
        self.promises.sooner()
        self.heart.sooner()

    def _keep(self, task: asyncio.Task[None]) -> None:
        """So that it is not lost before it is done."""
        self._watches.add(task)
        task.add_done_callback(self._watches.discard)

    async def leave(self, seconds: float) -> None:
        # What is on its way is kept before the next one looks what has arrived; who clicks waits three seconds.
        await asyncio.gather(
            within(seconds, "finishing the answers", self.at_rest()),
            within(seconds, "finishing the moves", self.tables.drain()),
            self.outbox.leave(LINGER),
        )

    async def settle(self) -> None:
        """Furnish the house. The store is open by now."""
        times, settings, alone = self.times, self.settings, self.tenancy is None
        wall = self.wall = Wall(times.wall, await self.store.newest(), times.steady)
        if self._date is not None:
            wall.heard(self._date[0] + times.steady() - self._date[1])
        silence = settings.host_silence_days * DAY
        seed, secret = partial(secrets.randbits, 63), partial(secrets.token_hex, 32)
        self.tables = Tables(self.store, wall.now, seed, silence, settings.grace, secret, public=True)
        self.tables.seals = Seals(settings.data, settings.backups)
        plan = Plan(
            settings.backups, settings.backup_hours, settings.backup_days, settings.backup_weeks, settings.keep_days
        )
        self.rounds = Rounds(self.store, wall.now, plan)
        self.thinkers = Thinkers(self.tables, wall.now)
        known = handlers(self.tables) | {
            COPY: self.rounds.copy, PURGE: self.rounds.purge, THINK: self.thinkers.due
        }  # fmt: skip
        self.clock = Clock(
            self.store, known, wall, times.steady, times.sleep, times.longest if alone else POLL, self.tables.rearm,
            self.ours,
        )  # fmt: skip
        self.add_dynamic_items(Press, Pick)
        self.tables.shared = self.tenancy is not None
        await self.furnish(self.tables)
        self.mailboxes = Mailboxes(self, self.store, wall.now, settings.letters, lambda: self.siren.listener)
        self.siren = Siren(self, self.tables, self.mailboxes, settings.operator)
        posts = Posts(self, self.tables, self.painter, self.games, self.films, self.mailboxes)
        self.outbox = Outbox(
            self.store, self.tables, posts, now=wall.exactly, holds=self.breaker.holds, shards=self.ours,
            look=LOOK if alone else POLL,
        )  # fmt: skip
        await self.tree.set_translator(CommandTexts())
        self.tables.committed = self._committed
        self.tables.forgot = self._forgot
        self.past = Past(self.tables, None if self.tenancy is None else self.tenancy.alone, self._forgot)
        self.tables.gone_back = self.past.look
        self.tables.epoch = await self.store.epoch()
        self.tables.absentees = self._absentees
        if alone:
            await self.prepare()
        whose = "" if self.tenancy is None else self.tenancy.holding.holder
        self.promises = Promises(self, self.store, times.wall, whose)
        self.alarms = Alarms(self.store, self.siren, wall.now, settings.alarm_seconds, whose)
        self.store.hear(self.hear)
        self.settled.set()

    async def prepare(self) -> None:
        """What is done at a start, by one process at a time."""
        await self.tables.restored()
        await self.tables.forget_again()
        await self.tables.note_recovered()
        await self.tables.note_waits()
        await self.tables.note_rest()
        await self.rounds.begin()

    def hear(self, news: News) -> None:
        """Another process has kept something."""
        self.tables.heard(news)
        self._committed()
        if news.missed or any(kind == "epoch" for kind, _ in news.changed):
            self.past.look()

    async def troubled(self, troubles: Mapping[str, str]) -> None:
        """The heart tells what is wrong. The operator learns of a standing delivery before the players do."""
        wrong, ages = dict(troubles), dict[str, float]()
        standing = self.outbox.standing(WAITING)
        if standing:
            tables = ", ".join(map(str, sorted(standing)[:NAMED]))
            wrong["delivery"] = f"something has waited for up to {max(standing.values()):.0f} s (tables: {tables})"
            ages["delivery"] = max(standing.values())
        refused = self.outbox.rejected
        if refused:
            # Nobody needs to wait: it does not pass by itself.
            wrong["messages"] = "; ".join([*refused.values()][:NAMED])
            ages["messages"] = self.settings.alarm_seconds
        closed = await self._closed()
        if closed is not None:
            wrong["letters"] = closed
        unread = self.guard.complaint(FRESH + self.settings.alarm_seconds)
        if unread is not None:
            wrong[EVENTS] = unread
        await self.alarms.hear(wrong, ages)

    async def _closed(self) -> str | None:
        """Why no new direct messages can be written; one process says it for all."""
        try:
            async with asyncio.timeout(ANSWER):
                return await self.mailboxes.complaint() if self.ours().holds(0) else None
        except Exception as problem:  # noqa: BLE001 - the heart, which must go on, tells that the store is broken
            log.warning("nobody knows whether direct messages can be written: %s", told(problem))
            return None

    def tells(self) -> Mapping[str, Any]:
        """What `status` learns of this process."""
        return tells(self.settings.version, self.ready_to_serve, self.is_ready())

    def _committed(self) -> None:
        self.outbox.kick()
        self.clock.kick()

    def _forgot(self) -> None:
        """Nothing that was drawn with somebody's name stays in memory."""
        self.painter.forget()
        self.films.forget()

    async def _absentees(self, guild: int, users: tuple[int, ...]) -> frozenset[int]:
        """Of some people those who are not in a server any more."""
        server = self.get_guild(guild)
        return frozenset([user for user in users if await people.is_gone(server, user)])

    async def complaint(self) -> str | None:
        """What is wrong with the connection; None if nothing is."""
        return self.silent() if self.ready_to_serve else "not connected"

    async def furnish(self, tables: Tables) -> None:
        """Load all commands. A game whose extension fails is out of order, the others are played."""
        self.films, self.advisers = Films(tables), Advisers()
        self.house = furnished(tables, self.painter, self.games, self.films, self.advisers)
        for name in EXTENSIONS:
            await self.load_extension(name)
        for game, name in self.games.extensions.items():
            try:
                await self.load_extension(name)
            except commands.ExtensionError:
                log.exception("%s is out of order: its extension %s cannot be loaded", game, name)
                self.games.broken.add(game)

    def install_link(self) -> str:
        """Where somebody who may manage a server lets the bot in."""
        assert self.application_id is not None
        return server_link(self.application_id, PERMISSIONS)

    def invitation(self) -> list[str]:
        """What the operator reads about how to invite it."""
        assert self.application_id is not None
        return invitation(self.application_id, self.application, PERMISSIONS)

    # -- hearing

    async def opens(self, interaction: Click) -> bool:
        """May this interaction be taken on? Remembers its task: stopping waits for it."""
        if self.stopping:
            await self.apologise(interaction, refused("restarting"))
            return False
        task = asyncio.current_task()
        if task is None or interaction.type is discord.InteractionType.autocomplete:
            return True
        heard = time.monotonic()
        about_interaction(interaction.id, heard)
        self._at_work.add(task)
        task.add_done_callback(partial(self._answered, interaction, heard))
        task.add_done_callback(self._at_work.discard)
        self._keep(asyncio.create_task(reassure(interaction, lambda: self.store.hindered, task)))
        return True

    def promised(self, interaction: Click, begun: bool) -> None:
        self.promises.give(interaction, begun)

    def _answered(self, interaction: Click, heard: float, _: asyncio.Task[Any]) -> None:
        self.promises.keep(interaction.id)
        kind = interaction.type.name
        FIGURES.took("answer", time.monotonic() - heard, kind)
        FIGURES.count("interactions", kind, str(interaction.extras.get(RESULT, "done")))

    async def clicked(self, interaction: Click, custom_id: str, values: tuple[str, ...]) -> None:
        """Every click on a button or menu comes through here, and so does everything that goes wrong in it."""
        try:
            if await self.opens(interaction):
                what = ids.parse(custom_id)
                handler = self.house.handlers.get(what.action) if what is not None else None
                if what is None or handler is None:
                    raise refused("old-button")
                about_table(what.table)
                await self._handled(interaction, handler, what, values)
        except Exception as error:  # noqa: BLE001 - whatever it is, the person must not wait in vain
            await self.apologise(interaction, error)

    async def _handled(self, interaction: Click, handler: Handler, what: Id, values: tuple[str, ...]) -> None:
        interaction.extras[PRESSED] = what
        try:
            await handler(interaction, what, values)
        except Refused as refusal:
            if refusal.why.key not in (MOVED_ON, UNDONE) or what.action.startswith("cup"):
                if await never(self.tables, what):
                    raise refused(NEVER) from refusal
                raise
            # What they see next is of now.
            del interaction.extras[PRESSED]
            await self.house.panel.moved_on(interaction, what.table, refusal.why.key)

    async def on_interaction(self, interaction: Click) -> None:
        """Answer what nothing else hears: buttons of another age or taken away meanwhile, forms after a restart."""
        try:
            clicked = interaction.type is discord.InteractionType.component
            if interaction.type not in HEARD or (clicked and not known(interaction)):
                done = await self.store.done(interaction.id)
                await self.apologise(interaction, refused(DONE if done else "old-button"))
        except Exception as problem:  # noqa: BLE001 - whatever it is, the person must not wait in vain
            await self.misread(interaction, problem)

    async def misread(self, interaction: Click, problem: Exception) -> None:
        """The library has heard what somebody has done, and cannot make out what it was."""
        self.guard.leave_aside(CLICKED, problem)
        await self.apologise(interaction, refused("unreadable"))

    def _unread(self, payload: Any) -> None:
        """Somebody has done what cannot be read at all."""
        if isinstance(payload, dict):
            self._keep(asyncio.create_task(acts.answer(self, payload, self._chosen)))

    async def _chosen(self, user: int) -> str | None:
        """The language somebody has chosen, as far as that is known yet."""
        return await self.tables.language_of(user) if self.settled.is_set() else None

    async def apologise(self, interaction: Click, error: BaseException) -> None:
        why = apologies.reason(error)
        interaction.extras[RESULT] = "failed" if why is None else "refused"
        if self.stopping and apologies.reason(error) is None:
            log.info("interaction %s was broken off by the stop: %s", interaction.id, told(error))
            error = refused("restarting")
        try:
            language = await people.language(self.tables, interaction)
        except Exception:  # noqa: BLE001 - the store may be what is broken
            language = spoken(interaction.locale)
        if why is not None and why.key == DONE:
            await self.promises.repeated(interaction, language)
        elif interaction.type is not discord.InteractionType.autocomplete:
            await apologies.answer(interaction, error, language)

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        self.permissions_changed(after.guild)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        self.permissions_changed(after.guild)

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        self.permissions_changed(role.guild)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """A role has been given to the bot, or a timeout taken from it.

        Of itself it is told without asking for it: events/gateway, GUILD_MEMBERS.
        """
        if self.user is not None and after.id == self.user.id:
            self.permissions_changed(after.guild)

    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        self.permissions_changed(after.guild)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        self.permissions_changed(guild)
        await self.settled.wait()
        if self.ours().holds(guild.id):
            await self.tables.server_is(guild.id, True)
            if not self.stopping:
                await greet(guild, self.store)

    def permissions_changed(self, guild: discord.Guild) -> None:
        """What was forbidden in a server may be allowed now."""
        if self.ready_to_serve and not self.stopping:
            self.outbox.permitted(guild.id)

    async def on_shard_ready(self, shard: int) -> None:
        """Compare the servers we are in with those of the tables: we may have been removed while we were away."""
        await self.settled.wait()
        self.heart.sooner()
        self._met.add(shard)
        await self._compared(shard)

    async def _compared(self, shard: int) -> None:
        here, ours, there = (
            frozenset(one.id for one in self.guilds),
            self.ours(),
            Shards(self.shard_count or 1, (shard,)),
        )
        await self.tables.servers_are(here, lambda guild: there.holds(guild) and ours.holds(guild))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self.settled.wait()
        if self.ours().holds(guild.id):
            await self.tables.server_is(guild.id, False)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        log.exception("event %s failed", event_method)

    # -- stopping

    async def at_rest(self) -> None:
        """Wait until nobody is being answered."""
        while running := self._at_work - {asyncio.current_task()}:
            await asyncio.wait(running)


def build(settings: Settings, games: Games | None = None, times: Times | None = None) -> Stellwerk:
    """A client that talks to the addresses in the settings. No file is opened and nothing connects yet.

    `games`: what is offered; without it all that can be found. `times`: what time it is; without it, the machine's.
    """
    if settings.api_base is not None:
        Route.BASE = settings.api_base
    if settings.gateway_url is not None:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.gateway_url)
    games = games or Games(withdrawn=settings.withdrawn)
    if unknown := games.withdrawn.difference(games.known()):
        names = ", ".join(games.known())
        raise BadSetting(f"STELLWERK_WITHDRAWN names {', '.join(sorted(unknown))}; the games are {names}.")
    return Stellwerk(settings, games, times or Times())

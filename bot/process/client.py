"""The bot as Discord knows it: connects, hears commands and clicks, hands them on, stops in good order."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
import secrets
import signal
import time
from collections.abc import Callable, Iterator
from typing import Any

import aiohttp
import discord
import yarl
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.clock.clock import Clock
from bot.clock.kinds import handlers
from bot.clock.wall import Wall
from bot.controls import ids
from bot.controls.buttons import Pick, Press, known
from bot.controls.hearing import Click, Handler
from bot.controls.ids import Id
from bot.delivery.outbox import Outbox
from bot.delivery.painter import Painter
from bot.delivery.posts import Posts
from bot.games import Games
from bot.process import health
from bot.process.settings import Settings
from bot.store.sqlite import SqliteStore
from bot.tables.moments import DAY
from bot.tables.refusals import Refused, refused
from bot.tables.writer import Tables
from bot.talk import apologies, people
from bot.talk.commands import Commands, CommandTexts
from bot.talk.house import House, furnished
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
EXTENSIONS = ("cogs.tables", "cogs.profile")
"""What there is besides the games: without these the bot is of no use."""
SYNCED = "commands"
"""Under this name the store keeps the hash of the command list that Discord has."""
MOVED_ON = "board-moved-on"
"""Why a click is refused whose board is not the present one any more."""
PATIENCE = 10.0
"""Seconds that running answers get before the bot stops without them."""


class NoEntry(Exception):
    """Discord does not let the bot in; the text tells what to do."""


class Stellwerk(commands.Bot):
    """Discord's side of the house. Made by `build`; nothing happens before it is started."""

    house: House

    def __init__(self, settings: Settings, games: Games) -> None:
        super().__init__(
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
        )
        self.settings = settings
        self.store: SqliteStore
        self.tables: Tables
        self.clock: Clock
        self.outbox: Outbox
        self.painter = Painter()
        self.games = games
        self.ready_to_serve = False
        self.stopping = False
        self._heart: asyncio.Task[None]
        self._at_work: set[asyncio.Task[Any]] = set()

    # -- starting

    async def setup_hook(self) -> None:
        self.store = await SqliteStore.open(self.settings.database)
        wall = Wall(time.time, await self.store.newest())
        silence = self.settings.host_silence_days * DAY
        self.tables = Tables(self.store, wall.now, lambda: secrets.randbits(63), silence)
        self.clock = Clock(self.store, handlers(self.tables), wall, time.monotonic)
        self.outbox = Outbox(self.store, self.tables, Posts(self, self.tables, self.painter, self.games))
        self.add_dynamic_items(Press, Pick)
        await self.furnish(self.tables)
        await self.tree.set_translator(CommandTexts())
        await self._sync()
        self.tables.committed = self.outbox.kick
        await self.tables.restored()
        self.outbox.start()
        self.clock.start()
        self._heart = asyncio.create_task(health.keep_beating(self.settings.data, self._well))
        self.ready_to_serve = True

    def _well(self) -> bool:
        return not self.is_closed() and self.latency < health.PATIENCE

    async def furnish(self, tables: Tables) -> None:
        """Load all commands. A game whose extension fails is out of order, the others are played."""
        self.house = furnished(tables, self.painter, self.games)
        for name in EXTENSIONS:
            await self.load_extension(name)
        for game, name in self.games.extensions.items():
            try:
                await self.load_extension(name)
            except commands.ExtensionError:
                log.exception("%s is out of order: its extension %s cannot be loaded", game, name)
                self.games.broken.add(game)

    async def _sync(self) -> None:
        """Tell Discord our commands, if it does not know exactly these already."""
        translator = self.tree.translator
        assert translator is not None
        known = self.tree.get_commands()
        payload = [await command.get_translated_payload(self.tree, translator) for command in known]
        text = json.dumps([self.application_id, payload], sort_keys=True, default=str)
        found = hashlib.sha256(text.encode()).hexdigest()
        if await self.store.meta(SYNCED) == found:
            return
        await self.tree.sync()
        await self.store.set_meta(SYNCED, found)
        log.info("told Discord %s commands", len(known))

    def install_link(self) -> str:
        """Where somebody who may manage a server lets the bot in."""
        assert self.application_id is not None
        return discord.utils.oauth_url(
            self.application_id, permissions=PERMISSIONS, scopes=("bot", "applications.commands")
        )

    # -- hearing

    async def opens(self, interaction: Click) -> bool:
        """May this interaction be taken on? Remembers its task, so that stopping can wait for it."""
        if self.stopping:
            await self.apologise(interaction, refused("restarting"))
            return False
        task = asyncio.current_task()
        if task is not None:
            self._at_work.add(task)
            task.add_done_callback(self._at_work.discard)
        return True

    async def clicked(self, interaction: Click, custom_id: str, values: tuple[str, ...]) -> None:
        """Every click on a button or menu comes through here, and so does everything that goes wrong in it."""
        try:
            if await self.opens(interaction):
                what = ids.parse(custom_id)
                handler = self.house.handlers.get(what.action) if what is not None else None
                if what is None or handler is None:
                    raise refused("old-button")
                await self._handled(interaction, handler, what, values)
        except Exception as error:  # noqa: BLE001 - whatever it is, the person must not wait in vain
            await self.apologise(interaction, error)

    async def _handled(self, interaction: Click, handler: Handler, what: Id, values: tuple[str, ...]) -> None:
        try:
            await handler(interaction, what, values)
        except Refused as refusal:
            if refusal.why.key != MOVED_ON:
                raise
            await self.house.panel.moved_on(interaction, what.table)

    async def on_interaction(self, interaction: Click) -> None:
        """Answer what nothing else hears: buttons of another age or taken away meanwhile, forms after a restart."""
        clicked = interaction.type is discord.InteractionType.component
        if interaction.type is discord.InteractionType.modal_submit or (clicked and not known(interaction)):
            await self.apologise(interaction, refused("old-button"))

    async def apologise(self, interaction: Click, error: BaseException) -> None:
        try:
            language = await people.language(self.tables, interaction)
        except Exception:  # noqa: BLE001 - the store may be what is broken
            language = spoken(interaction.locale)
        if interaction.type is not discord.InteractionType.autocomplete:
            await apologies.answer(interaction, error, language)

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        self.permissions_changed(after.guild)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        self.permissions_changed(after.guild)

    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        self.permissions_changed(after.guild)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        self.permissions_changed(guild)
        await self.tables.server_is(guild.id, True)

    def permissions_changed(self, guild: discord.Guild) -> None:
        """What was forbidden in a server may be allowed now."""
        if self.ready_to_serve and not self.stopping:
            self.outbox.permitted(guild.id)

    async def on_ready(self) -> None:
        """Compare the servers we are in with those of the tables: we may have been removed while we were away."""
        await self.tables.servers_are(frozenset(guild.id for guild in self.guilds))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self.tables.server_is(guild.id, False)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        log.exception("event %s failed", event_method)

    # -- stopping

    async def run_until_stopped(
        self, stop: asyncio.Event | None = None, ready: Callable[[], None] | None = None
    ) -> None:
        """Connect and work until told to stop by a signal or the event, then put everything in order."""
        stop = stop or asyncio.Event()
        with _signals(stop):
            serving = asyncio.create_task(self._serve(ready))
            asking = asyncio.create_task(stop.wait())
            try:
                await asyncio.wait({serving, asking}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                asking.cancel()
                if not self.ready_to_serve:
                    serving.cancel()
                await self.retire()
                with contextlib.suppress(asyncio.CancelledError):
                    await serving

    async def _serve(self, ready: Callable[[], None] | None) -> None:
        await self._enter()
        if ready is not None:
            ready()
        await self.connect()

    async def _enter(self) -> None:
        if not self.settings.token:
            raise NoEntry(
                "DISCORD_TOKEN is not set. Create an application at https://discord.com/developers/applications, "
                'copy the token from its page "Bot" and put it into the environment variable DISCORD_TOKEN.'
            )
        try:
            await self.login(self.settings.token)
        except discord.LoginFailure:
            raise NoEntry(
                'Discord refuses the token in DISCORD_TOKEN. Press "Reset Token" on the page "Bot" of your '
                "application at https://discord.com/developers/applications and set the new one."
            ) from None
        except aiohttp.ClientError as problem:
            raise NoEntry(
                f"Discord cannot be reached ({problem}). Is this machine connected to the internet?"
            ) from None

    async def at_rest(self) -> None:
        """Wait until nobody is being answered."""
        while running := self._at_work - {asyncio.current_task()}:
            await asyncio.wait(running)

    async def retire(self) -> None:
        """Take nothing new, finish what runs, send what is due, close everything. Safe to call twice."""
        if self.stopping:
            return
        self.stopping = True
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.at_rest(), PATIENCE)
        if self.ready_to_serve:
            self._heart.cancel()
            await self.clock.stop()
            await self.tables.drain()
            await self.outbox.stop(drain=True, timeout=PATIENCE)
        await self.close()
        if self.ready_to_serve:
            await self.store.close()


@contextlib.contextmanager
def _signals(stop: asyncio.Event) -> Iterator[None]:
    """SIGINT and SIGTERM ask to stop, where the system has such signals."""
    loop = asyncio.get_running_loop()
    wanted = (signal.SIGINT, signal.SIGTERM)
    for sign in wanted:
        with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):
            loop.add_signal_handler(sign, stop.set)
    try:
        yield
    finally:
        for sign in wanted:
            with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):
                loop.remove_signal_handler(sign)


def build(settings: Settings, games: Games | None = None) -> Stellwerk:
    """A client that talks to the addresses in the settings. No file is opened and nothing connects yet.

    `games`: what is offered; without it all that can be found.
    """
    if settings.api_base is not None:
        Route.BASE = settings.api_base
    if settings.gateway_url is not None:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.gateway_url)
    return Stellwerk(settings, games or Games())

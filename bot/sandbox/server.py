"""The sandbox as one server: REST, gateway, files and page on one local port."""

from email.utils import formatdate
from pathlib import Path

from aiohttp import web

from bot.sandbox import cdn
from bot.sandbox.entities import User
from bot.sandbox.page import Page
from bot.sandbox.parts import Parts
from bot.sandbox.people import Person
from bot.sandbox.rest import PREFIX, Rest
from bot.sandbox.routes.answers import AnswerRoutes, CommandRoutes
from bot.sandbox.routes.emojis import EmojiRoutes
from bot.sandbox.routes.finding import Table
from bot.sandbox.routes.overwrites import OverwriteRoutes
from bot.sandbox.routes.people import PeopleRoutes
from bot.sandbox.routes.places import MemberRoutes, PlaceRoutes
from bot.sandbox.routes.posts import PostRoutes
from bot.sandbox.seed import settle
from bot.sandbox.storage import Storage

DATABASE = "sandbox.db"


class Sandbox(Parts):
    """A local Discord; with a folder it remembers its world there, without one it is gone at the end."""

    def __init__(self, folder: Path | None = None, port: int = 0, host: str = "127.0.0.1") -> None:
        super().__init__()
        self._storage = Storage(self.world, self.commands, folder / DATABASE) if folder is not None else None
        self._page = Page(self, self.person)
        self._host = host
        self._port = port
        self._runner: web.AppRunner | None = None
        self._people: dict[int, Person] = {}

    @property
    def token(self) -> str:
        """The bot token this server accepts."""
        return self.world.token

    @property
    def page_url(self) -> str:
        return f"{self.world.base_url}/"

    @property
    def api_base(self) -> str:
        return self.world.base_url + PREFIX

    @property
    def gateway_url(self) -> str:
        return self.world.base_url.replace("http", "ws", 1) + "/gateway"

    async def start(self) -> None:
        if self._storage is not None:
            await self._storage.open()
        if not self.world.guilds:
            settle(self.world)
        self.sleep.begin()
        app = web.Application(client_max_size=30 * 1024 * 1024)
        app.on_response_prepare.append(self._dated)
        Rest(self.world, self._tables(), self.limits, self.faults, self.exchange, self.settled).add_routes(app)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get(cdn.ROOT + r"/{channel:\d+}/{attachment:\d+}/{name}", self._file)
        app.router.add_get(cdn.ROOT + r"/emojis/{emoji:\d+}.{ending:\w+}", self._emoji)
        self._page.add_routes(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, self._host, self._port)
        try:
            await site.start()
        except OSError:
            await self.stop()
            raise
        host, port = self._runner.addresses[0][:2]
        self.world.base_url = f"http://{host}:{port}"

    def _tables(self) -> list[Table]:
        return [
            PeopleRoutes(self.world, self.gateway.starts, self.limits).table(),
            PlaceRoutes(self.world, self.messages).table(),
            MemberRoutes(self.world).table(),
            OverwriteRoutes(self.world).table(),
            EmojiRoutes(self.world).table(),
            PostRoutes(self.world, self.messages).table(),
            AnswerRoutes(self.world, self.interactions).table(),
            CommandRoutes(self.world, self.commands).table(),
        ]

    async def _dated(self, _: web.Request, response: web.StreamResponse) -> None:
        # Every answer says what time it is here (RFC 9110, 6.6.1), and time may have been skipped.
        response.headers["Date"] = formatdate(self.world.clock.now(), usegmt=True)

    async def stop(self) -> None:
        self.sleep.end()
        await self._page.close()
        await self.gateway.close(1001)
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None
        if self._storage is not None:
            await self._storage.close()

    async def settled(self) -> None:
        """Wait until every change so far is on the disk."""
        if self._storage is not None:
            await self._storage.flush()

    async def _file(self, request: web.Request) -> web.Response:
        if not cdn.is_good(self.world, request.rel_url.raw_path, dict(request.query)):
            raise web.HTTPNotFound(text="This content is no longer available.")
        number = int(request.match_info["attachment"])
        channel = self.world.channels.get(int(request.match_info["channel"]))
        kept = [one for message in self.world.messages_in(channel) for one in message.attachments] if channel else []
        kind = next((one.content_type for one in kept if one.id == number), "application/octet-stream")
        data = self.world.files.get(number)
        if data is None:
            kind, data = self.world.dropped.get(number, (kind, None))
        if data is None:
            raise web.HTTPNotFound
        headers = {
            "Cache-Control": "private, max-age=31536000",
            "X-Content-Type-Options": "nosniff",
            "Content-Security-Policy": "sandbox",
        }
        return web.Response(body=data, headers=headers | {"Content-Type": kind})

    async def _emoji(self, request: web.Request) -> web.Response:
        """An emoji's picture; such addresses "are not signed, so they will not expire"."""
        emoji = self.world.emojis.get(int(request.match_info["emoji"]))
        data = self.world.files.get(emoji.id) if emoji is not None else None
        if emoji is None or data is None:
            raise web.HTTPNotFound
        return web.Response(body=data, content_type=emoji.kind)

    def person(self, name: str) -> Person:
        """Somebody to act as; who is not known yet comes in as a new member of every guild."""
        user = self.world.user_named(name) or self._newcomer(name)
        if user.id not in self._people:
            self._people[user.id] = Person(self, user)
        return self._people[user.id]

    def _newcomer(self, name: str) -> User:
        user = self.world.add_user(name.capitalize())
        for guild in self.world.guilds.values():
            self.world.join_guild(guild, user)
        return user

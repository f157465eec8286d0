"""The web page's side of the server: static files and one WebSocket for each open page."""

import asyncio
import base64
import contextlib
import json
from collections.abc import Callable
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

from aiohttp import WSMsgType, web

from bot.sandbox import built_in, shown
from bot.sandbox.commands import LOCALES
from bot.sandbox.entities import Channel, Message, Push, User
from bot.sandbox.errors import Json
from bot.sandbox.parts import Parts
from bot.sandbox.people import OpenModal, Outcome, Person, Upload
from bot.sandbox.permissions import sees_channel, sees_message
from bot.sandbox.refusals import CannotDo
from bot.sandbox.wire import loaded
from bot.sandbox.world import Change, What

STATIC = Path(__file__).parent / "static"
SHOWN = 60
PUSHES = 50
"""So many lie on a lock screen."""
POLICY = "default-src 'self'; img-src 'self' data:; connect-src 'self'; style-src 'self'; frame-ancestors 'none'"


def is_local(host: str) -> bool:
    """Whether a page's own address is a machine's, not a name on the internet that somebody points to this one."""
    name = urlsplit(f"//{host}").hostname or ""
    try:
        ip_address(name)
    except ValueError:
        # Anybody on the network can answer to a name that ends in .local.
        return name == "localhost"
    return True


class Visit:
    """One open page, and the person it acts as; private notes from before it was loaded are gone for it."""

    def __init__(self, page: "Page", socket: web.WebSocketResponse, person: Person, since: int) -> None:
        self.page = page
        self.socket = socket
        self.person = person
        self.since = since
        self.modal: OpenModal | None = None
        self.stale = False
        self.frames: asyncio.Queue[Json] = asyncio.Queue()
        self.acts: set[asyncio.Task[None]] = set()

    def push(self, frame: Json) -> None:
        self.frames.put_nowait(frame)

    async def pump(self) -> None:
        while True:
            frame = await self.frames.get()
            with contextlib.suppress(ConnectionError):
                await self.socket.send_str(json.dumps(frame))


class Page:
    def __init__(self, parts: Parts, person: Callable[[str], Person]) -> None:
        self._parts = parts
        self._person = person
        self._world = parts.world
        self._visits: set[Visit] = set()
        self._world.listen(self._changed)

    def add_routes(self, app: web.Application) -> None:
        app.router.add_get("/", self._index)
        app.router.add_get("/page", self._handle)
        app.router.add_get("/page/pushes/{name}", self._pushes)
        app.router.add_static("/static", STATIC)

    async def _index(self, request: web.Request) -> web.StreamResponse:
        return web.FileResponse(STATIC / "index.html", headers={"Content-Security-Policy": POLICY})

    async def _pushes(self, request: web.Request) -> web.StreamResponse:
        """What a person's phone has said, newest first."""
        user = self._world.user_named(request.match_info["name"])
        if not self._is_own(request) or user is None:
            raise web.HTTPForbidden if user is not None else web.HTTPNotFound
        return web.json_response([shown.push(push) for push in reversed(self._world.pushes_of(user.id))])

    def _is_own(self, request: web.Request) -> bool:
        """Does nobody but this machine's own reader ask, and no page of another origin through them?"""
        origin = request.headers.get("Origin")
        return is_local(request.host) and (origin is None or urlsplit(origin).netloc == request.host)

    async def close(self) -> None:
        for visit in list(self._visits):
            await visit.socket.close(code=1001)

    # One page

    async def _handle(self, request: web.Request) -> web.StreamResponse:
        # A page of another origin must not act here through the reader's browser.
        if urlsplit(request.headers.get("Origin", "")).netloc != request.host or not is_local(request.host):
            raise web.HTTPForbidden
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        known = [user.name for user in self._world.people()]
        name = request.query.get("as", "").lower()
        # A page that has lost its line, or changes the person, is still the page that was loaded then.
        loaded = request.query.get("since", "")
        since = int(loaded) if loaded.isdecimal() else self._world.snowflakes.next()
        visit = Visit(self, socket, self._person(name if name in known else known[0]), since)
        self._visits.add(visit)
        pump = asyncio.create_task(visit.pump())
        visit.person.dm()
        visit.push(self._commands())
        visit.push(self._state(visit))
        pushes = visit.person.pushes()[-PUSHES:]
        visit.push({"event": "pushes", "pushes": [shown.push(push) for push in reversed(pushes)]})
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    act = asyncio.create_task(self._take(visit, frame.data))
                    visit.acts.add(act)
                    act.add_done_callback(visit.acts.discard)
        finally:
            self._visits.discard(visit)
            pump.cancel()
        return socket

    async def _take(self, visit: Visit, text: str) -> None:
        """Do what the page asks and tell it what came of it."""
        number = None
        try:
            wish: Json = loaded(text)
            number = wish.get("re")
            result = await self._do(visit, wish)
        except CannotDo as refusal:
            result = {"error": refusal.key, "data": refusal.data}
        except (AttributeError, KeyError, TypeError, ValueError):
            result = {"error": "refused", "data": {}}
        visit.push({"event": "result", "re": number} | result)

    async def _do(self, visit: Visit, wish: Json) -> Json:
        person = visit.person
        match wish["do"]:
            case "open":
                messages = self._messages(visit, self._channel(wish), int(wish.get("before", 1 << 63)))
                self._world.mark_read(person.id, self._channel(wish))
                return {"messages": messages}
            case "read":
                self._world.mark_read(person.id, self._channel(wish))
            case "say":
                await person.say(wish["text"], self._channel(wish))
            case "slash" if (text := built_in.said(wish.get("id"), wish["options"])) is not None:
                await person.say(text, self._channel(wish))
            case "slash":
                return self._told(visit, await self._slash(person, wish))
            case "autocomplete":
                choices = await person.autocomplete(
                    wish["path"],
                    wish["focused"],
                    wish["text"],
                    channel=self._channel(wish),
                    options=wish["options"],
                )
                return {"choices": [{"name": one.name, "value": one.value} for one in choices]}
            case "click":
                return self._told(visit, await person.click(self._message(wish), wish["custom_id"]))
            case "select":
                message = self._message(wish)
                return self._told(visit, await person.select(message, wish["custom_id"], wish["values"]))
            case "submit":
                if visit.modal is None:
                    raise CannotDo("This form is closed", "gone")
                return self._told(visit, await person.submit(visit.modal, wish["fields"]))
            case "dismiss":
                person.dismiss(self._message(wish))
            case "settings":
                locale = wish.get("locale", person.locale)
                if locale not in LOCALES:
                    raise ValueError(f"unknown locale {locale}")
                person.locale = locale
                person.close_dms(not wish.get("dms_open", person.user.dms_open))
            case "demo":
                if self._parts.on_demo is None:
                    raise CannotDo("There is no demo here")
                await self._parts.on_demo(person.user, self._channel(wish))
            case "check":
                if self._parts.on_check is None:
                    raise CannotDo("Nothing is checked here")
                return await self._parts.on_check(str(wish["text"]), person.locale)
            case other:
                raise ValueError(f"unknown wish {other}")
        return {}

    async def _slash(self, person: Person, wish: Json) -> Outcome:
        options = {
            name: _upload(value) if isinstance(value, dict) else value for name, value in wish["options"].items()
        }
        return await person.slash(wish["path"], channel=self._channel(wish), options=options)

    def _told(self, visit: Visit, outcome: Outcome) -> Json:
        if outcome.failed:
            return {"error": "failed", "data": {}}
        visit.modal = outcome.modal or visit.modal
        modal = outcome.interaction.modal
        return {"modal": modal} if modal else {}

    def _channel(self, wish: Json) -> Channel:
        channel = self._world.channels.get(int(wish["channel"]))
        if channel is None:
            raise CannotDo("This channel is gone", "gone")
        return channel

    def _message(self, wish: Json) -> Message:
        message = self._world.messages.get(int(wish["message"]))
        if message is None:
            raise CannotDo("This message is gone", "gone")
        return message

    # What a page shows

    def _messages(self, visit: Visit, channel: Channel, before: int) -> list[Json]:
        person = visit.person
        if not sees_channel(self._world, person.id, channel):
            raise CannotDo("You do not see this channel")
        earlier = [one for one in person.messages(channel) if one.id < before and self._lasts(visit, one)]
        return [self._shown(person, message) for message in earlier[-SHOWN:]]

    def _lasts(self, visit: Visit, message: Message) -> bool:
        """A client keeps private notes only as long as it is open: they are on no server to be fetched again."""
        return not message.ephemeral or message.id >= visit.since

    def _shown(self, person: Person, message: Message) -> Json:
        name = (message.interaction or {}).get("name")
        body = person.message_json(message)
        return body | {"command": name, "calls_me": person.id in message.mentions or message.mentions_everyone}

    def _state(self, visit: Visit) -> Json:
        person = visit.person
        everybody = [shown.profile(user) for user in self._world.users.values()]
        return {
            "event": "state",
            "me": str(person.id),
            "since": str(visit.since),
            "bot": shown.profile(self._world.bot) | {"online": self._parts.gateway.connected},
            "people": everybody,
            "channels": shown.places(self._world, person),
            "demo": self._parts.on_demo is not None,
            "check": self._parts.on_check is not None,
        }

    def _commands(self) -> Json:
        books = self._parts.commands.registered.values()
        return {"event": "commands", "commands": [*(one for book in books for one in book), *built_in.COMMANDS]}

    def _changed(self, change: Change) -> None:
        for visit in self._visits:
            self._tell(visit, change)

    def _tell(self, visit: Visit, change: Change) -> None:
        person = visit.person
        match change.subject:
            case Message() as message if change.what is What.MESSAGE_DELETE:
                visit.push({"event": "gone", "channel": str(message.channel_id), "message": str(message.id)})
            case Message() as message:
                fresh = change.what is What.MESSAGE_CREATE
                if visit.stale:
                    # A message may be the first of a new thread: the page must know its place before.
                    self._push_state(visit)
                if sees_message(self._world, person.id, message) and self._lasts(visit, message):
                    visit.push({"event": "message", "fresh": fresh, "message": self._shown(person, message)})
                if fresh and message.mentions:
                    called = [str(user_id) for user_id in message.mentions]
                    visit.push({"event": "called", "people": called, "channel": str(message.channel_id)})
            case Push() as push:
                if push.user_id == person.id and change.what is What.PUSH:
                    visit.push({"event": "push", "push": shown.push(push)})
            case User() as user if change.what is What.READ:
                if user.id == person.id:
                    marks = {str(channel): str(read) for channel, read in self._world.read[user.id].items()}
                    visit.push({"event": "read", "marks": marks})
            case Channel() as channel if change.what is What.TYPING_START:
                visit.push({"event": "typing", "channel": str(channel.id)})
            case None if change.what is What.COMMANDS_UPDATE:
                visit.push(self._commands())
                self._renew(visit)
            case _:
                self._renew(visit)

    def _renew(self, visit: Visit) -> None:
        """Tell a page its places anew, once for all that changes in one go."""
        if not visit.stale:
            visit.stale = True
            asyncio.get_running_loop().call_soon(self._push_state, visit)

    def _push_state(self, visit: Visit) -> None:
        if visit.stale:
            visit.stale = False
            visit.push(self._state(visit))


def _upload(value: Json) -> Upload:
    """A file as the page sends it."""
    return Upload(str(value["name"]), base64.b64decode(value["data"]))

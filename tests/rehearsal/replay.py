"""Plays what a rehearsal has written against a sandbox, request by request and act by act, and compares the facts."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import aiohttp

from bot.rehearsal import emojis
from bot.rehearsal.disguise import Disguise
from bot.rehearsal.expectations import Expectation
from bot.rehearsal.facts import found
from bot.rehearsal.hearing import Ear
from bot.rehearsal.journal import Entry, Journal
from bot.rehearsal.judge import about
from bot.rehearsal.line import Line, Picture
from bot.rehearsal.pieces import picture
from bot.sandbox import cdn
from tests.rehearsal.house import Theatre
from tests.rehearsal.understudy import Understudy

FILE = re.compile(
    r"https?://[^/]+/(?:cdn|(?:ephemeral-)?attachments)/(?P<channel>\d+)/(?P<file>\d+)/(?P<name>[^?]+)(?P<query>\?.*)?"
)
"""An address of an attachment, Discord's or a sandbox's."""
AFTER = 1.0
"""Seconds in which a press must have been heard."""


@dataclass(frozen=True, slots=True)
class Difference:
    label: str
    fact: str
    there: Any
    here: Any
    source: str

    def __str__(self) -> str:
        return (
            f"the sandbox is wrong: {self.label}, {self.fact}: Discord {self.there!r}, the sandbox {self.here!r} "
            f"({self.source})"
        )


@dataclass(frozen=True, slots=True)
class Result:
    differences: tuple[Difference, ...]
    compared: int
    left_out: tuple[str, ...]
    """Steps that could not be played, each with the reason."""


class Replay:
    def __init__(self, theatre: Theatre, session: aiohttp.ClientSession) -> None:
        sandbox = theatre.sandbox
        self._theatre = theatre
        self._understudy = Understudy(sandbox, theatre.person)
        self._disguise = Disguise("here-")
        self._journal = Journal()
        self._line = Line(session, sandbox.api_base, sandbox.token, self._disguise, self._journal, theatre.sleep)
        self._ear = Ear(session, sandbox.gateway_url, sandbox.token)
        self._differences: list[Difference] = []
        self._left_out: list[str] = []
        self._compared = 0

    async def play(self, entries: Iterable[Entry]) -> Result:
        async with self._ear.open():
            for entry in entries:
                match entry.kind:
                    case "given":
                        self._given(entry)
                    case "call":
                        await self._call(entry)
                    case "act":
                        await self._act(entry)
                    case "heard":
                        await self._heard(entry)
                    case "told":
                        self._told(entry)
        await self._understudy.leave()
        return Result(tuple(self._differences), self._compared, tuple(self._left_out))

    def _given(self, entry: Entry) -> None:
        """The sandbox's own things in the place of what was there."""
        for name, number in self._theatre.given(entry.data).items():
            self._disguise.name(number, name)

    async def _call(self, entry: Entry) -> None:
        data = entry.data
        path = self._addressed(self._disguise.real(data["path"]))
        if unknown := self._disguise.unknown(path):
            self._left_out.append(f"{entry.label or data['path']}: there is no {unknown[0]} in the sandbox")
            return
        body = self._addressed(self._disguise.real(data["body"]))
        files = [_picture(*file) for file in data["files"]]
        self._line.before = lambda found: self._disguise.bind(data["answer"], found)
        answer = await self._line.call(entry.label, data["method"], path, body, files, data["patient"])
        self._compare(entry, answer.entry)

    def _addressed(self, value: Any) -> Any:
        """Where a file of the message's own lay there, it lies here; and a picture in an address is drawn anew."""
        match value:
            case dict():
                return {key: self._addressed(inner) for key, inner in value.items()}
            case list():
                return [self._addressed(inner) for inner in value]
            case str() if value.startswith("data:image/"):
                return emojis.drawn()
            case str() if lies := FILE.fullmatch(value):
                here = cdn.address(self._theatre.sandbox.world, int(lies["channel"]), int(lies["file"]), lies["name"])
                return here if lies["query"] else here.partition("?")[0]
        return value

    async def _act(self, entry: Entry) -> None:
        what = {name: self._disguise.real(value) for name, value in entry.data.items() if name != "act"}
        if entry.data["act"] == "wait":
            await self._theatre.sleep(float(what["seconds"]))
        else:
            await self._understudy.do(entry.data["act"], **what)

    async def _heard(self, entry: Entry) -> None:
        event = None
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(AFTER):
                event = await self._ear.next()
        if event is not None and entry.data["event"] is not None:
            self._disguise.bind(entry.data["event"], event)
            self._disguise.bind_secret(entry.data["secret"], event["token"])
        here = Entry("heard", entry.label, {"event": self._disguise.heard(event)})
        self._compare(entry, here)

    def _told(self, entry: Entry) -> None:
        """What a phone has said of a message; how large a picture is and what can be read only eyes know."""
        question = str(entry.data.get("question"))
        if not question.startswith("push"):
            return
        message = str(self._disguise.real(entry.data["message"]))
        if not message.isdecimal():
            self._left_out.append(f"{entry.label}: there is no message {message} in the sandbox")
            return
        said = self._understudy.seen(question, int(message))
        if said is not None:
            self._compare(entry, Entry("told", entry.label, {**entry.data, "said": said}))

    def _compare(self, there: Entry, here: Entry) -> None:
        for one in about(there.label):
            self._compared += 1
            self._judged(one, found(one.fact, there), found(one.fact, here))

    def _judged(self, one: Expectation, there: Any, here: Any) -> None:
        if there != here and not _alike(one, there, here):
            self._differences.append(Difference(one.label, one.fact, there, here, one.source))


def _alike(one: Expectation, there: Any, here: Any) -> bool:
    """Two ways to say the same of a phone: the client shows no difference that a program could act upon."""
    return one.fact == "said" and {there, here} == {"nothing", "quiet"}


def _picture(name: str, width: int, height: int) -> Picture:
    return picture(name, width, height)


async def replayed(entries: Iterable[Entry], theatre: Theatre) -> Result:
    async with aiohttp.ClientSession() as session:
        return await Replay(theatre, session).play(entries)

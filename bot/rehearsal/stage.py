"""What every part of a rehearsal works with: requests by their step, a human, and what has to be tidied up."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from bot.rehearsal.disguise import Disguise
from bot.rehearsal.hearing import Ear
from bot.rehearsal.human import Human
from bot.rehearsal.journal import Entry, Journal, Json
from bot.rehearsal.judge import Judge
from bot.rehearsal.line import Answer, Line, Picture
from bot.rehearsal.pieces import text
from bot.rehearsal.trouble import OutOfReach
from bot.texts import Words

AFTER = 10.0
"""Seconds in which a press must have been heard once its human says that it has happened."""
PUSH = ("nothing", "quiet", "wordless", "words")
"""What a phone does of a message: nothing, a line without a sound, a ring without its words, a ring with them."""


class Cut(Exception):
    """What the rest of this part builds upon is missing."""


@dataclass(frozen=True, slots=True)
class Given:
    """Where and with whom; every value is a number of Discord's, as text, or "" if there is none."""

    app: str
    bot: str
    human: str
    guild: str
    channel: str
    forum: str = ""
    voice: str = ""
    old: str = ""
    """A message of ours that is older than an hour."""
    rights: str = ""
    """What the bot's roles allow it on the server, as bits."""


class Stage:
    def __init__(
        self, line: Line, ear: Ear, human: Human, given: Given, disguise: Disguise, journal: Journal, judge: Judge,
        text: Words, devices: Sequence[str] = (), patience: float = AFTER,
    ) -> None:  # fmt: skip
        self.line = line
        self.ear = ear
        self.human = human
        self.given = given
        self.disguise = disguise
        self.journal = journal
        self.judge = judge
        self.text = text
        self.devices = devices
        self.made: list[tuple[str, str]] = []
        """Channel and number of each message that was posted."""
        self.private: set[str] = set()
        """Conversations with the human alone."""
        self._patience = patience

    @property
    def who(self) -> str:
        """The human, as a text calls them."""
        return f"<@{self.given.human}>"

    def says(self, label: str) -> str:
        """What stands in a post: which step it belongs to."""
        return self.judge.title(label)

    def titled(self, label: str, call: bool = False) -> Json:
        """The same as a component; `call`: with the human's name before it."""
        return text(f"{self.who} {self.says(label)}" if call else self.says(label))

    async def wait(self, seconds: float) -> None:
        """Let time pass that belongs to what is tried."""
        self.journal.add(Entry("act", "", {"act": "wait", "seconds": seconds}))
        await self.line.sleep(seconds)

    # Requests

    async def call(
        self, label: str, method: str, path: str, body: Json | None = None, files: Sequence[Picture] = (),
        patient: bool = True,
    ) -> Answer:  # fmt: skip
        answer = await self.line.call(label, method, path, body, files, patient)
        self.judge.judge(answer.entry)
        return answer

    async def post(
        self, label: str, channel: str, body: Json, files: Sequence[Picture] = (), patient: bool = True
    ) -> Answer:
        answer = await self.call(label, "POST", f"/channels/{channel}/messages", body, files, patient)
        if answer.fine:
            self.made.append((channel, number(answer)))
        return answer

    async def posted(self, label: str, channel: str, body: Json, files: Sequence[Picture] = ()) -> Answer:
        """A post that others build upon."""
        return built(await self.post(label, channel, body, files), label)

    async def edit(self, label: str, message: Answer, body: Json, files: Sequence[Picture] = ()) -> Answer:
        return await self.call(label, "PATCH", address(message), body, files)

    async def get(self, label: str, message: Answer) -> Answer:
        return await self.call(label, "GET", address(message))

    async def delete(self, label: str, message: Answer) -> Answer:
        answer = await self.call(label, "DELETE", address(message))
        where = (str(message.body["channel_id"]), number(message))
        if answer.fine and where in self.made:
            self.made.remove(where)
        return answer

    # The human

    async def do(self, act: str, **what: str) -> bool:
        """Let the human change something; False: it has not happened."""
        shown = self._shown(what)
        if await self.human.do(act, **shown):
            self.journal.add(Entry("act", "", {"act": act, **self.disguise.sent(what)}))
            return True
        self.judge.left_out("nobody")
        return False

    async def look(self, label: str, message: Answer, choices: Sequence[str] = PUSH, question: str = "push") -> None:
        """Ask on each device what it has shown of a message."""
        what = {"channel": str(message.body["channel_id"]), "message": number(message)}
        for device in self.devices:
            told = await self.human.tell(question, device, choices, title=self.says(label), **self._shown(what))
            if told is None:
                self.judge.left_out("unseen")
            else:
                await self.note(label, device, told, question=question, **self.disguise.sent(what))

    async def note(self, label: str, device: str, told: str, **more: Any) -> None:
        entry = Entry("told", label, {"device": device, "said": told, **more})
        self.judge.judge(self.journal.add(entry))

    async def press(self, label: str, message: Answer, custom_id: str, button: str) -> Json | None:
        """Let the human press a button; the interaction, or None if nothing came of it."""
        what = {"channel": str(message.body["channel_id"]), "message": number(message), "custom_id": custom_id}
        coming = asyncio.create_task(self.ear.pressed(custom_id))
        asking = asyncio.create_task(self.human.do("press", button=button, **self._shown(what)))
        event: Json | None = None
        try:
            await asyncio.wait((coming, asking), return_when=asyncio.FIRST_COMPLETED)
            if not coming.done() and not asking.result():
                self.judge.left_out("nobody")
                return None
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._patience):
                    event = await coming
        finally:
            asking.cancel()
            coming.cancel()
            await asyncio.gather(asking, return_exceptions=True)
        self.journal.add(Entry("act", "", {"act": "press", **self.disguise.sent(what)}))
        entry = Entry("heard", label, {"secret": self._secret(event), "event": self.disguise.heard(event)})
        self.judge.judge(self.journal.add(entry))
        return event

    def _secret(self, event: Json | None) -> str | None:
        return None if event is None else self.disguise.secret(event["token"])

    def _shown(self, what: dict[str, str]) -> dict[str, str]:
        """With a link, where a channel or message is named."""
        if "channel" not in what:
            return what
        path = "/".join(part for part in (what["channel"], what.get("message", "")) if part)
        server = "@me" if what["channel"] in self.private else self.given.guild
        return {**what, "link": f"https://discord.com/channels/{server}/{path}"}

    # Around all of it

    def name_all(self) -> None:
        """From here on what was given goes by its name in everything that is written."""
        for name, value in asdict(self.given).items():
            if value and name != "rights":
                self.disguise.name(value, name)

    async def tidy(self) -> None:
        """Take away what was posted; what cannot be taken away any more stays."""
        for channel, message in reversed(self.made):
            with contextlib.suppress(OutOfReach):
                await self.line.call("", "DELETE", f"/channels/{channel}/messages/{message}")
        self.made.clear()


def number(answer: Answer) -> str:
    return str((answer.body or {}).get("id", ""))


def built(answer: Answer, label: str) -> Answer:
    """What others build upon; without it there is no sense in going on."""
    if not answer.fine:
        raise Cut(label)
    return answer


def address(message: Answer) -> str:
    return f"/channels/{message.body['channel_id']}/messages/{number(message)}"

"""Somebody of the sandbox in the place of a rehearsal's human: does what they are asked, and tells what they see."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from bot.rehearsal.rights import BITS
from bot.sandbox.entities import Overwrite, Push
from bot.sandbox.people import CannotDo, Person
from bot.sandbox.server import Sandbox
from bot.sandbox.world import What


class Understudy:
    """Looks at Discord with a phone and a desktop, both of the sandbox."""

    def __init__(self, sandbox: Sandbox, person: Person, looks: Sequence[str] = ("ios",)) -> None:
        self._sandbox = sandbox
        self._person = person
        self._looks = looks
        self._presses: set[asyncio.Task[None]] = set()

    async def devices(self) -> Sequence[str]:
        return self._looks

    async def do(self, act: str, **what: str) -> bool:
        found: Callable[[dict[str, str]], None] | None = getattr(self, f"_{act.replace('-', '_')}", None)
        if found is None:
            return act == "lock-phone"
        found(what)
        return True

    async def tell(self, question: str, device: str, choices: Sequence[str], **what: str) -> str | None:
        """Only what the sandbox knows of: what a phone says of a message."""
        return self.seen(question, int(what["message"])) if "message" in what else None

    def seen(self, question: str, message: int) -> str | None:
        if question == "push":
            return self.pushed(message)
        if question == "push-later" and message in self._sandbox.world.messages:
            return "twice" if len(self._pushes(message)) > 1 else "stayed"
        return None

    def _pushes(self, message: int) -> list[Push]:
        return [push for push in self._person.pushes() if push.message_id == message]

    def pushed(self, message: int) -> str:
        """What this person's phone has said of a message."""
        came = self._pushes(message)
        if not came:
            return "nothing"
        if came[-1].silent:
            return "quiet"
        return "words" if came[-1].text else "wordless"

    async def leave(self) -> None:
        """Wait no longer for answers that do not come."""
        for press in self._presses:
            press.cancel()
        await asyncio.gather(*self._presses, return_exceptions=True)

    # What they can do

    def _press(self, what: dict[str, str]) -> None:
        """Press a button, and go on while the answer is on its way."""

        async def press() -> None:
            message = self._sandbox.world.messages.get(int(what["message"]))
            try:
                if message is not None:
                    await self._person.click(message, what["custom_id"])
            except CannotDo:
                # The client does not let it out: nothing is heard of it.
                return

        pressing = asyncio.create_task(press())
        self._presses.add(pressing)
        pressing.add_done_callback(self._presses.discard)

    def _close_dms(self, what: dict[str, str]) -> None:
        self._person.close_dms()

    def _open_dms(self, what: dict[str, str]) -> None:
        self._person.close_dms(False)

    def _lock(self, what: dict[str, str]) -> None:
        self._set(what, archived=False, locked=True)

    def _close(self, what: dict[str, str]) -> None:
        self._set(what, archived=True, locked=True)

    def _unlock(self, what: dict[str, str]) -> None:
        self._set(what, archived=False, locked=False)

    def _set(self, what: dict[str, str], archived: bool, locked: bool) -> None:
        self._sandbox.world.archive(self._sandbox.world.channels[int(what["channel"])], archived, locked)

    def _take_right(self, what: dict[str, str]) -> None:
        self._overwrite(what, BITS[what["right"]])

    def _give_right(self, what: dict[str, str]) -> None:
        self._overwrite(what, 0)

    def _overwrite(self, what: dict[str, str], deny: int) -> None:
        world = self._sandbox.world
        channel = world.channels[int(what["channel"])]
        channel.overwrites.pop(world.bot.id, None)
        if deny:
            channel.overwrites[world.bot.id] = Overwrite(world.bot.id, 1, 0, deny)
        world.tell(What.CHANNEL_UPDATE, channel)

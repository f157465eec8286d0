"""What tests about people share: waiting for something to become true, and the leak oracle."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from inspect import isawaitable
from typing import TypeVar

from bot.sandbox.entities import Message
from bot.sandbox.people import CannotDo, Choice, OpenModal, Outcome, Person
from bot.sandbox.server import Sandbox
from bot.sandbox.world import Change

__all__ = ["CannotDo", "Choice", "OpenModal", "Outcome", "Person", "Visible", "Witness", "until", "visible_to"]
T = TypeVar("T")


PATIENCE = 60.0
"""Seconds. Only what is broken takes so long, however busy the machine is."""


async def until(condition: Callable[[], T | Awaitable[T]], seconds: float = PATIENCE, what: str = "") -> T:
    """Wait until the condition holds and return its value; it is asked again as soon as the loop has moved on."""
    try:
        async with asyncio.timeout(seconds):
            while True:
                value = condition()
                found = await value if isawaitable(value) else value
                if found:
                    return found
                await asyncio.sleep(0.005)
    except TimeoutError:
        raise AssertionError(f"did not come true within {seconds} s: {what or condition}") from None


@dataclass(slots=True)
class Visible:
    """Everything somebody can read or look at: words, alt texts, file names, ids and values of components, pictures."""

    texts: set[str] = field(default_factory=set)
    pictures: set[bytes] = field(default_factory=set)

    def __contains__(self, secret: object) -> bool:
        """Whether the words appear in any text, or the bytes are one of the pictures."""
        if isinstance(secret, bytes):
            return secret in self.pictures
        return any(str(secret) in text for text in self.texts)

    def places(self, secret: str) -> list[str]:
        return [text for text in self.texts if secret in text]

    def add_message(self, sandbox: Sandbox, person: Person, message: Message) -> None:
        self.texts |= set(strings(person.message_json(message)))
        for attachment in message.attachments:
            self.pictures.add(sandbox.world.files.get(attachment.id) or b"")


def strings(value: object) -> Iterator[str]:
    """Every text anywhere in a JSON value."""
    match value:
        case str():
            yield value
        case dict():
            for inner in value.values():
                yield from strings(inner)
        case list():
            for inner in value:
                yield from strings(inner)


def add_private(seen: Visible, person: Person) -> Visible:
    """Add what only lay before this person: forms and suggestions."""
    for modal in person.modals:
        seen.texts |= set(strings(modal.origin.modal))
    for choice in person.offers:
        seen.texts |= {choice.name, str(choice.value)}
    return seen


def visible_to(person: Person, sandbox: Sandbox) -> Visible:
    """What the person can see at this moment, in every channel, thread and conversation."""
    seen = Visible()
    for channel in person.channels():
        seen.texts |= {channel.name, channel.topic or ""}
        for message in person.messages(channel):
            seen.add_message(sandbox, person, message)
    return add_private(seen, person)


class Witness:
    """Notes everything that each person could see at any moment since it began, also what was changed or deleted."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._sandbox = sandbox
        self._seen: dict[int, Visible] = {}
        self.stop = sandbox.world.listen(self._changed)

    def _changed(self, change: Change) -> None:
        if not isinstance(change.subject, Message):
            return
        for user in self._sandbox.world.people():
            person = self._sandbox.person(user.name)
            if person.sees(change.subject):
                self._seen.setdefault(user.id, Visible()).add_message(self._sandbox, person, change.subject)

    def seen_by(self, person: Person) -> Visible:
        return add_private(self._seen.setdefault(person.id, Visible()), person)

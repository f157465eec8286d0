"""Acts of people towards the bot: what an interaction is, and what messages keep of it."""

import asyncio
from dataclasses import dataclass, field
from enum import IntEnum

from bot.sandbox.entities import Channel, Message, User
from bot.sandbox.errors import Json
from bot.sandbox.offers import FOR_GUILDS


class Kind(IntEnum):
    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Answer(IntEnum):
    """The types of a first answer."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


ANSWERS_TO = {
    Kind.COMMAND: {Answer.MESSAGE, Answer.DEFERRED_MESSAGE, Answer.MODAL},
    Kind.COMPONENT: {Answer.MESSAGE, Answer.DEFERRED_MESSAGE, Answer.DEFERRED_UPDATE, Answer.UPDATE, Answer.MODAL},
    Kind.AUTOCOMPLETE: {Answer.CHOICES},
    Kind.MODAL: {Answer.MESSAGE, Answer.DEFERRED_MESSAGE, Answer.DEFERRED_UPDATE, Answer.UPDATE},
}


@dataclass(slots=True, eq=False)
class Interaction:
    """One act of a person towards the bot, and how far the bot has answered it."""

    id: int
    token: str
    kind: Kind
    user: User
    channel: Channel
    data: Json
    began: float
    owners: dict[str, str]
    message: Message | None = None
    trigger: "Interaction | None" = None
    follow_ups: int = 0
    answer: Answer | None = None
    latency: float | None = None
    original: Message | None = None
    made: list[Message] = field(default_factory=list)
    modal: Json | None = None
    choices: list[Json] = field(default_factory=list)
    answered: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def guest(self) -> bool:
        """Is the bot here only because somebody has installed it for themselves?"""
        return str(FOR_GUILDS) not in self.owners


def focused_type(data: Json) -> object:
    """The type of the option a person is typing in."""
    for option in data.get("options", []):
        if option.get("focused"):
            return option["type"]
        if (inner := focused_type(option)) is not None:
            return inner
    return None


def metadata(one: Interaction) -> Json:
    """What a message keeps of the interaction it answers."""
    body: Json = {
        "id": str(one.id),
        "type": int(one.kind),
        "user_id": str(one.user.id),
        "authorizing_integration_owners": one.owners,
    }
    if one.kind is Kind.COMMAND:
        body["name"] = command_path(one.data)
    if one.kind is Kind.COMPONENT and one.message is not None:
        body["interacted_message_id"] = str(one.message.id)
    if one.trigger is not None:
        body["trigger"] = metadata(one.trigger)
    return body


def command_path(data: Json) -> str:
    """The words of a used command: `rail play`."""
    words = [data["name"]]
    options = data.get("options", [])
    while options and options[0]["type"] in (1, 2):
        words.append(options[0]["name"])
        options = options[0].get("options", [])
    return " ".join(words)

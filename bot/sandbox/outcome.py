"""What came of a person's act."""

import asyncio
from dataclasses import dataclass

from bot.sandbox.entities import Message
from bot.sandbox.errors import Json
from bot.sandbox.interactions import Answer, Interaction
from bot.sandbox.world import World


@dataclass(frozen=True, slots=True)
class Choice:
    """One suggestion of an autocomplete, named in the person's language."""

    name: str
    value: str | int | float


@dataclass(frozen=True, slots=True)
class OpenModal:
    """A modal as it lies before one person."""

    title: str
    components: list[Json]
    origin: Interaction

    @property
    def custom_id(self) -> str:
        return str((self.origin.modal or {})["custom_id"])


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of an act: how the bot answered, how fast, and what it wrote."""

    interaction: Interaction
    world: World

    @property
    def kind(self) -> Answer | None:
        """The type of the first answer; None when the bot kept silent for three seconds."""
        return self.interaction.answer

    @property
    def failed(self) -> bool:
        return self.kind is None

    @property
    def latency(self) -> float | None:
        """Seconds until the first answer."""
        return self.interaction.latency

    @property
    def message(self) -> Message | None:
        """The message the first answer wrote or changed."""
        return self.interaction.original

    @property
    def messages(self) -> tuple[Message, ...]:
        """Every message this act brought about that is still there."""
        return tuple(message for message in self.interaction.made if not message.deleted)

    @property
    def ephemeral(self) -> bool:
        return self.message is not None and self.message.ephemeral

    @property
    def modal(self) -> OpenModal | None:
        data = self.interaction.modal
        return OpenModal(data["title"], data["components"], self.interaction) if data else None

    async def finished(self, seconds: float = 60.0) -> Message:
        """Wait until a deferred answer has its content."""
        changed = asyncio.Event()
        stop = self.world.listen(lambda change: changed.set())
        try:
            async with asyncio.timeout(seconds):
                while self.message is None or self.message.loading:
                    changed.clear()
                    await changed.wait()
        finally:
            stop()
        return self.message

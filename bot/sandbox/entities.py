"""The things of a Discord world: people, guilds, channels, messages."""

from dataclasses import dataclass, field
from enum import IntEnum

from bot.sandbox.errors import Json

EPHEMERAL = 1 << 6
LOADING = 1 << 7
SUPPRESS_NOTIFICATIONS = 1 << 12
COMPONENTS_V2 = 1 << 15
LOCK_SCREEN = 100
"""So many characters of a message fit on a locked phone: about 80 on a narrow one, about 120 on a wide one."""


@dataclass(slots=True)
class User:
    """Somebody; `installed`: they have the app for themselves, wherever they are."""

    id: int
    name: str
    display: str
    bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True
    installed: bool = False


@dataclass(slots=True)
class Role:
    id: int
    name: str
    permissions: int
    position: int = 0
    color: int = 0


@dataclass(slots=True)
class Member:
    user_id: int
    joined: float
    roles: list[int] = field(default_factory=list)
    nick: str | None = None


@dataclass(slots=True)
class Guild:
    id: int
    name: str
    owner_id: int
    locale: str = "en-US"
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)
    only_mentions: bool = False
    """Are members told of mentions only? Else of every message, which is what a new guild begins with."""


class ChannelKind(IntEnum):
    TEXT = 0
    DM = 1
    VOICE = 2
    GROUP_DM = 3
    CATEGORY = 4
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    STAGE = 13
    FORUM = 15
    MEDIA = 16


THREADS = (ChannelKind.ANNOUNCEMENT_THREAD, ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD)
SPOKEN = (ChannelKind.VOICE, ChannelKind.STAGE)
FORUMS = (ChannelKind.FORUM, ChannelKind.MEDIA)
"""Only threads can be made there, each with a first message."""


@dataclass(slots=True)
class Tag:
    """What the posts of a forum can be marked with; a moderated one only by who manages threads."""

    id: int
    name: str
    moderated: bool = False
    emoji: str | None = None


@dataclass(slots=True)
class Overwrite:
    """What a channel allows and denies to one role (kind 0) or member (kind 1) beyond the guild."""

    target_id: int
    kind: int
    allow: int = 0
    deny: int = 0


@dataclass(slots=True)
class Channel:
    id: int
    kind: ChannelKind
    name: str = ""
    guild_id: int | None = None
    position: int = 0
    topic: str | None = None
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    recipient_id: int | None = None
    parent_id: int | None = None
    owner_id: int | None = None
    members: dict[int, float] = field(default_factory=dict)
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    archive_minutes: int = 1440
    archive_changed: float = 0.0
    created: float = 0.0
    pinned: bool = False
    nsfw: bool = False
    tags: list[Tag] = field(default_factory=list)
    requires_tag: bool = False
    applied: list[int] = field(default_factory=list)
    last_message_id: int | None = None
    message_count: int = 0
    total_sent: int = 0

    @property
    def is_thread(self) -> bool:
        return self.kind in THREADS

    @property
    def is_forum(self) -> bool:
        return self.kind in FORUMS

    @property
    def is_dm(self) -> bool:
        return self.kind is ChannelKind.DM


@dataclass(slots=True)
class Attachment:
    id: int
    filename: str
    size: int
    content_type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None


@dataclass(slots=True)
class Emoji:
    """One of the application's own."""

    id: int
    name: str
    kind: str
    animated: bool = False
    deleted: bool = False


class MessageKind(IntEnum):
    DEFAULT = 0
    RECIPIENT_ADD = 1
    RECIPIENT_REMOVE = 2
    PINNED = 6
    THREAD_CREATED = 18
    REPLY = 19
    COMMAND = 20
    THREAD_STARTER = 21
    CONTEXT_MENU = 23


@dataclass(slots=True)
class Message:
    """A post; `only_for` is the one person who sees an ephemeral one, `thread` what it tells of."""

    id: int
    channel_id: int
    author_id: int
    created: float
    kind: MessageKind = MessageKind.DEFAULT
    content: str = ""
    flags: int = 0
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    mentions: list[int] = field(default_factory=list)
    mentions_everyone: bool = False
    edited: float | None = None
    pinned: bool = False
    nonce: str | None = None
    only_for: int | None = None
    reference: int | None = None
    thread: int | None = None
    interaction: Json | None = None
    deleted: bool = False

    @property
    def ephemeral(self) -> bool:
        return self.only_for is not None

    @property
    def loading(self) -> bool:
        return bool(self.flags & LOADING)

    @property
    def v2(self) -> bool:
        return bool(self.flags & COMPONENTS_V2)


@dataclass(frozen=True, slots=True)
class Push:
    """What one person's phone says of one message; a silent one only lies there, nothing rings."""

    id: int
    user_id: int
    message_id: int
    channel_id: int
    author: str
    text: str
    when: float
    place: str = ""
    """The channel or thread; nothing in a conversation."""
    parent: str = ""
    """The channel a thread belongs to."""
    guild: str = ""
    silent: bool = False
    mention: bool = False
    system: bool = False
    """Is it a line Discord itself has written, such as somebody being added to a thread?"""

    @property
    def title(self) -> str:
        """Who wrote, and where: `Stellwerk (Table 1, #tables)`; in a conversation only who."""
        where = ", ".join(name for name in (self.place, self.parent) if name)
        return f"{self.author} ({where})" if where else self.author

    @property
    def line(self) -> str:
        """The text as far as a lock screen shows it."""
        words = " ".join(self.text.split())
        return words if len(words) <= LOCK_SCREEN else words[: LOCK_SCREEN - 1].rstrip() + "…"

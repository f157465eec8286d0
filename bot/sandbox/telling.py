"""What can happen in a sandbox."""

from dataclasses import dataclass
from enum import StrEnum

from bot.sandbox.entities import Channel, Emoji, Guild, Message, Push, User


class What(StrEnum):
    """What happened, named as the gateway names it; it knows no pushes and tells nobody what somebody has read."""

    GUILD_CREATE = "GUILD_CREATE"
    GUILD_UPDATE = "GUILD_UPDATE"
    GUILD_DELETE = "GUILD_DELETE"
    CHANNEL_CREATE = "CHANNEL_CREATE"
    CHANNEL_UPDATE = "CHANNEL_UPDATE"
    CHANNEL_DELETE = "CHANNEL_DELETE"
    THREAD_CREATE = "THREAD_CREATE"
    THREAD_UPDATE = "THREAD_UPDATE"
    THREAD_DELETE = "THREAD_DELETE"
    THREAD_MEMBER_UPDATE = "THREAD_MEMBER_UPDATE"
    THREAD_MEMBERS_UPDATE = "THREAD_MEMBERS_UPDATE"
    MESSAGE_CREATE = "MESSAGE_CREATE"
    MESSAGE_UPDATE = "MESSAGE_UPDATE"
    MESSAGE_DELETE = "MESSAGE_DELETE"
    TYPING_START = "TYPING_START"
    USER_UPDATE = "USER_UPDATE"
    COMMANDS_UPDATE = "COMMANDS_UPDATE"
    EMOJIS_UPDATE = "EMOJIS_UPDATE"
    PRESENCE_UPDATE = "PRESENCE_UPDATE"
    PUSH = "PUSH"
    PUSH_FORGOTTEN = "PUSH_FORGOTTEN"
    READ = "READ"


Subject = Guild | Channel | Emoji | Message | User | Push | None


@dataclass(frozen=True, slots=True)
class Change:
    """One thing that happened; `joined` and `left` tell whose membership of a thread or guild changed."""

    what: What
    subject: Subject
    joined: tuple[int, ...] = ()
    left: tuple[int, ...] = ()

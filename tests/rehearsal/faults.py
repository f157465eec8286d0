"""Sandboxes that are wrong in one thing each, as the real one once was or could become."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import pytest

from bot.sandbox import attachments, lockscreen, mentions, messages, permissions, threads
from bot.sandbox.components import Reader
from bot.sandbox.entities import SUPPRESS_NOTIFICATIONS, Channel, ChannelKind, Message
from bot.sandbox.interactions import Interactions
from bot.sandbox.limits import Limits
from bot.sandbox.messages import Messages
from bot.sandbox.permissions import Permission
from bot.sandbox.pushes import Pushes
from bot.sandbox.server import Sandbox
from bot.sandbox.world import Change, What, World

Patch = pytest.MonkeyPatch


@dataclass(frozen=True, slots=True)
class Fault:
    part: str
    label: str
    fact: str
    """Where a rehearsal must notice it."""
    switch: Callable[[Patch], None]


def names_from_before(patch: Patch) -> None:
    """`attachment://` finds a file that the request neither brings nor lists."""
    strict = attachments.bring

    def lenient(world: Any, message: Message, *rest: Any) -> Any:
        brought = strict(world, message, *rest)
        brought.named |= {f"attachment://{one.filename}": one.id for one in message.attachments}
        return brought

    patch.setattr(messages, "bring", lenient)


def everything_listed(patch: Patch) -> None:
    """Files in components stand among the attachments as well."""
    patch.setattr("bot.sandbox.payloads.shown", lambda message: set())


def addresses_adopted(patch: Patch) -> None:
    """A file's own address counts as the file."""
    strict = Reader.media

    def lenient(self: Reader, value: Any, at: Any) -> Any:
        body = strict(self, value, at)
        path = urlsplit(body["url"]).path.split("/")
        return body | {"attachment_id": path[3]} if path[1:2] == ["cdn"] else body

    patch.setattr(Reader, "media", lenient)


def default_calls_nobody(patch: Patch) -> None:
    """An edit without allowed mentions names nobody."""
    strict = mentions.mentioned
    patch.setattr(messages, "mentioned", lambda world, text, allowed: strict(world, text, allowed or {"parse": []}))


def content_stays(patch: Patch) -> None:
    """Content may stand beside components."""
    patch.setattr(Messages, "_check_legacy", lambda *what: None)


def nonce_forgotten(patch: Patch) -> None:
    patch.setattr(Messages, "_with_nonce", lambda *what: None)


def silence_lost(patch: Patch) -> None:
    patch.setattr(messages, "SENDABLE", messages.SENDABLE & ~SUPPRESS_NOTIFICATIONS)


def sleepers_edited(patch: Patch) -> None:
    """A message in a thread that sleeps can be edited."""
    strict = Messages.edit

    def lenient(self: Messages, message: Message, *rest: Any) -> Message:
        channel: Channel = self._world.channels[message.channel_id]
        asleep, channel.archived = channel.archived, False
        try:
            return strict(self, message, *rest)
        finally:
            channel.archived = asleep

    patch.setattr(Messages, "edit", lenient)


def answered_twice(patch: Patch) -> None:
    """A second first answer is taken."""
    strict = Interactions.answer

    def lenient(self: Interactions, number: int, token: str, *rest: Any) -> Any:
        one = self._by_token.get(token)
        if one is not None:
            one.answer = None
        return strict(self, number, token, *rest)

    patch.setattr(Interactions, "answer", lenient)


def patient_for_ever(patch: Patch) -> None:
    """An answer is never too late."""
    strict = Sandbox.__init__

    def made(self: Sandbox, *what: Any, **more: Any) -> None:
        strict(self, *what, **more)
        self.interactions.answer_seconds = 60.0

    patch.setattr(Sandbox, "__init__", made)


def nothing_too_fast(patch: Patch) -> None:
    """As many posts in a row as somebody likes."""
    patch.setattr(Limits, "check", lambda *what: None)


def old_edits_free(patch: Patch) -> None:
    """An old message is edited as any other."""
    patch.setattr(Limits, "_is_old", lambda *what: False)


def starts_untold(patch: Patch) -> None:
    """A thread at an old message leaves no line in its channel."""
    patch.setattr(threads, "_tell", lambda *what: None)


def emojis_lost(patch: Patch) -> None:
    """An emoji of the application's own is taken and lost."""
    patch.setattr(Reader, "emoji", lambda *what: None)


def doors_always_open(patch: Patch) -> None:
    """Who has forbidden direct messages gets them."""
    patch.setattr("bot.sandbox.people.Person.close_dms", lambda self, closed=True: None)


def pushes_tell_components(patch: Patch) -> None:
    """Pushes have the words of components."""
    patch.setattr(lockscreen, "spoken", lambda *what: "You are up")
    patch.setattr("bot.sandbox.pushes.spoken", lambda *what: "You are up")


def edits_push(patch: Patch) -> None:
    """Who is named by an edit is told of it."""

    def changed(self: Pushes, change: Change) -> None:
        if change.what in (What.MESSAGE_CREATE, What.MESSAGE_UPDATE) and isinstance(change.subject, Message):
            self._spread(change.subject)

    patch.setattr(Pushes, "_changed", changed)


def files_for_all(patch: Patch) -> None:
    """Files may be attached without the permission."""
    strict = permissions.in_channel

    def lenient(*what: Any) -> Permission:
        return strict(*what) | Permission.ATTACH_FILES

    patch.setattr(messages, "in_channel", lenient)


def locks_hold_nothing(patch: Patch) -> None:
    """Whoever may write in a thread may write in a locked one."""
    patch.setattr(Messages, "check_lock", lambda *what: None)


def posts_wake_nobody(patch: Patch) -> None:
    """A thread sleeps on under a new post."""
    patch.setattr(Messages, "appear", lambda self, message: self._world.post(message))


def names_bring_nobody(patch: Patch) -> None:
    """Who is named in a thread is not in it."""
    patch.setattr(World, "take_in", lambda *what: None)


def threads_anywhere(patch: Patch) -> None:
    """A voice channel has threads."""
    patch.setitem(threads.KINDS, ChannelKind.VOICE, (ChannelKind.PUBLIC_THREAD,))


def forums_take_posts(patch: Patch) -> None:
    """A message can be sent into a forum itself."""
    patch.setattr(Channel, "is_forum", property(lambda self: False))


def history_for_all(patch: Patch) -> None:
    """Messages are read without the permission."""
    patch.setattr("bot.sandbox.routes.posts.PostRoutes._reads", lambda *what: True)


FAULTS = {
    "names-from-before": Fault("pictures", "edit-without-attachments", "status", names_from_before),
    "names-from-before-in-answers": Fault("answers", "answer-without-attachments", "code", names_from_before),
    "everything-listed": Fault("pictures", "picture-post", "attachments", everything_listed),
    "addresses-adopted": Fault("pictures", "edit-address", "pictures", addresses_adopted),
    "default-calls-nobody": Fault("calls", "board-naming-default", "mentions", default_calls_nobody),
    "default-brings-nobody": Fault("threads", "thread-edit-default", "mentions", default_calls_nobody),
    "content-stays": Fault("calls", "board-beside-content", "status", content_stays),
    "nonce-forgotten": Fault("pictures", "nonce-again", "known", nonce_forgotten),
    "silence-lost": Fault("calls", "call-silent", "flags", silence_lost),
    "sleepers-edited": Fault("threads", "asleep-edit", "code", sleepers_edited),
    "answered-twice": Fault("answers", "answer-twice", "code", answered_twice),
    "patient-for-ever": Fault("answers", "answer-late", "code", patient_for_ever),
    "doors-always-open": Fault("letters", "letter-closed", "code", doors_always_open),
    "pushes-tell-components": Fault("calls", "push-components", "said", pushes_tell_components),
    "edits-push": Fault("calls", "push-edit", "said", edits_push),
    "locks-hold-nothing": Fault("threads", "locked-post", "status", locks_hold_nothing),
    "locks-hold-nothing-edited": Fault("threads", "locked-edit", "code", locks_hold_nothing),
    "posts-wake-nobody": Fault("threads", "asleep-post-wakes", "archived", posts_wake_nobody),
    "names-bring-nobody": Fault("threads", "member-by-call", "status", names_bring_nobody),
    "threads-anywhere": Fault("voice", "voice-thread", "code", threads_anywhere),
    "forums-take-posts": Fault("forum", "forum-message", "status", forums_take_posts),
    "nothing-too-fast": Fault("pictures", "sixth-in-a-row", "status", nothing_too_fast),
    "old-edits-free": Fault("old", "old-edit", "code", old_edits_free),
    "starts-untold": Fault("old", "old-thread-lines", "lines", starts_untold),
    "emojis-lost": Fault("emojis", "emoji-board", "emojis", emojis_lost),
    "history-for-all": Fault("rights", "forgetful-list", "listed", history_for_all),
    "files-for-all": Fault("rights", "fileless-board", "status", files_for_all),
}

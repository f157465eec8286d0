"""What the documents say will be found, step by step, each with where they say it. Data, written by hand.

Pages are those of Discord's documentation at 2026-08-06 (repository discord/discord-api-docs, folder `developers`):
`message` is resources/message.mdx, `channel` resources/channel.mdx, `user` resources/user.mdx, `emoji`
resources/emoji.mdx, `webhook` resources/webhook.mdx, `components` components/reference.mdx, `threads`
topics/threads.mdx,
`permissions` topics/permissions.mdx, `codes` topics/opcodes-and-status-codes.mdx (JSON Error Codes), `receiving`
interactions/receiving-and-responding.mdx, `reference` reference.mdx. `api-docs #…` are issues and pull requests of the
same repository; others are named with theirs. Nothing here was read off the sandbox.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

Ground = Literal["documented", "reported", "open"]
"""`documented`: a page says so; `reported`: somebody who has tried it; `open`: nobody, or they disagree."""


@dataclass(frozen=True, slots=True)
class Expectation:
    label: str
    fact: str
    values: tuple[Any, ...]
    """Each of them would be as expected; none: whatever is found is news."""
    ground: Ground
    source: str


@dataclass(frozen=True, slots=True)
class Either:
    values: tuple[Any, ...]


def either(*values: Any) -> Either:
    return Either(values)


NEWS = Either(())
"""Nobody knows."""


def _rows(ground: Ground, label: str, source: str, facts: dict[str, Any]) -> tuple[Expectation, ...]:
    return tuple(
        Expectation(label, fact, value.values if isinstance(value, Either) else (value,), ground, source)
        for fact, value in facts.items()
    )


def documented(label: str, source: str, **facts: Any) -> tuple[Expectation, ...]:
    return _rows("documented", label, source, facts)


def reported(label: str, source: str, **facts: Any) -> tuple[Expectation, ...]:
    return _rows("reported", label, source, facts)


def unsure(label: str, source: str, **facts: Any) -> tuple[Expectation, ...]:
    return _rows("open", label, source, facts)


NOT_FOUND = ["UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"]
UNREFERENCED = "message, Message Structure: attachments are those not referenced in embeds or components"
TO_KEEP = "message, Attachment Request Structure: when editing, provide the id of each file to keep"
RETAINED = "message, Edit Message, warning: attachments must contain all that should be present, retained and new"
BY_NAME = "k8thekat/Kuma_Kuma NOTES.md; api-docs #7529: the whole payload is rejected, nothing to resolve against"
REBUILT = "message, Edit Message: mentions are rebuilt from content or, with IS_COMPONENTS_V2, from components"
DEFAULT = "message, Edit Message: without allowed_mentions parsed with default allowances; night in api-docs #2474"
ALLOWED = "message, Allowed Mentions Object: [] of parse calls nobody"
EMPTY_PUSH = "api-docs #7854: pushes of mentions in components are empty, open since 2025-09"
SILENCE = "message, Message Flags: SUPPRESS_NOTIFICATIONS triggers no push; api-docs #5910: counters still rise"
FIRST_CONTENT = "badBlackShark/shrkbot #187: the push fires on create with the content, then the message is turned"
RESET = "message, Edit Message, note on flags: with IS_COMPONENTS_V2 content must be reset to null, else 400"
SLEEPING = "codes 50083; threads, Active & Archived Threads: no edits, no joining; only messages are deleted"
CREATOR = "threads, Editing & Deleting Threads: archived needs Manage Threads or to be the creator"
LOCK = "threads, Locked Threads: who has no Manage Threads can create or update no messages"
LOCK_CODE = "codes 160005, 50083; api-docs #7707 and #6884 met 50083 in locked threads"
MISSING = "codes 50013; permissions, Bitwise Permission Flags"
UNSEEN = "codes 50001; permissions, Implicit Permissions: without View Channel all others are ignored"

EXPECTED: tuple[Expectation, ...] = (
    # Pictures in components
    *documented("picture-post", UNREFERENCED, status=200, attachments=0),
    *documented("picture-post", "components, Unfurled Media Item: attachment_id, width, height", pictures=["own"]),
    *documented("picture-post", "components, Unfurled Media Item", sizes_as_sent=True),
    *documented("picture-post", "reference, Attachment CDN URL Parameters: ex, is, hm", address="signed"),
    *documented("picture-post", "message, Message Flags: 1 << 15", flags=["components"]),
    *unsure("picture-post", "api-docs #20: 5 in 5 seconds, of 2016; read the headers", limit=5),
    *documented("picture-get", UNREFERENCED, status=200, attachments=0, pictures=["own"]),
    *documented("picture-file", "reference, Signed Attachment CDN URLs: fresh in every payload", status=200),
    *reported("edit-without-attachments", BY_NAME, status=400, code=50035, reasons=NOT_FOUND),
    *reported("edit-id-only", "logi #158: the id alone is refused, id and name are not", status=400, code=50035),
    *documented("edit-id-and-name", RETAINED, status=200, kept=1),
    *documented("edit-id-and-name", UNREFERENCED, pictures=["own"], attachments=0),
    *documented("edit-id-and-name-read", UNREFERENCED, pictures=["own"], attachments=0),
    *documented("edit-again", RETAINED, status=200, pictures=["own"], attachments=0, kept=1),
    *documented("edit-as-the-bot", RESET, status=200, pictures=["own"], attachments=0, kept=1, mentions=[]),
    *documented("edit-strip", RETAINED, status=200, pictures=["own"], attachments=0, kept=1),
    *documented("edit-address", "components, Unfurled Media Item: url supports arbitrary urls", status=200),
    *unsure("edit-address", "components, Unfurled Media Item: attachment_id only if uploaded", pictures=["outside"]),
    *unsure("edit-address", UNREFERENCED, attachments=1),
    *documented("edit-address-again", "components, Unfurled Media Item: url supports arbitrary urls", status=200),
    *documented("edit-address-then-name", RETAINED, status=200, pictures=["own"], attachments=0),
    *documented(
        "edit-address-bare", "reference, Signed Attachment CDN URLs: passed without any parameters", status=200
    ),
    *unsure("edit-address-bare", "components, Unfurled Media Item", pictures=["outside"]),
    *unsure("edit-address-bare", "reference, Signed Attachment CDN URLs: rendered and refreshed", address="signed"),
    *documented("edit-words-alone", UNREFERENCED, status=200, pictures=[], attachments=1),
    *documented("edit-removal", RETAINED, status=200, pictures=[], attachments=0),
    *documented("edit-replacement", RETAINED, status=200, pictures=["own"], attachments=0, sizes=[[320, 200]]),
    *documented("edit-addition", RETAINED, status=200, pictures=["own", "own"], attachments=0, kept=1),
    *documented("edit-one-of-two", RETAINED, status=200, pictures=["own"], attachments=0, kept=1),
    *unsure(
        "edit-unlisted-file",
        "message, Edit Message: files are appended; the warning and #7529 say no",
        status=either(200, 400),
    ),
    # Classic messages
    *documented("classic-post", "message, Message Structure", status=200, attachments=1, content="text", flags=[]),
    *documented(
        "classic-words", "message, Edit Message: attachments are changed by their field", status=200, attachments=1
    ),
    *documented("classic-id", TO_KEEP, status=200, attachments=1, kept=1),
    *documented("classic-removal", RETAINED, status=200, attachments=0),
    *documented("delete", "message, Delete Message", status=204),
    *documented("deleted", "codes 10008", status=404, code=10008),
    *documented(
        "nonce-again", "message, Create Message, enforce_nonce: that message is returned", status=200, known=True
    ),
    *reported("sixth-in-a-row", "api-docs #20: 5 in 5 seconds a channel", status=429),
    # Calls
    *documented("call-components", ALLOWED, status=200, mentions=["human"], content="empty"),
    *reported("push-components", EMPTY_PUSH, said="wordless"),
    *documented("call-content", ALLOWED, status=200, mentions=["human"], content="text"),
    *reported("push-content", FIRST_CONTENT, said="words"),
    *unsure("push-after-deletion", "nowhere told", said=either("stayed", "gone")),
    *documented("call-classic", ALLOWED, status=200, mentions=["human"], attachments=1),
    *reported("push-classic", FIRST_CONTENT, said="words"),
    *documented("call-silent", SILENCE, status=200, flags=["silent"], mentions=["human"]),
    *documented("push-silent", SILENCE, said=either("nothing", "quiet")),
    *documented("call-silent-board", SILENCE, status=200, flags=["silent", "components"], mentions=["human"]),
    *documented("push-silent-board", SILENCE, said=either("nothing", "quiet")),
    *documented("call-named", ALLOWED, status=200, mentions=[]),
    *unsure("push-named", "userdoccers guild: small servers tell of all messages", said=either("nothing", "words")),
    *documented("board-naming-nobody", RESET, status=200, content="empty", flags=["components"]),
    *documented("board-naming-nobody", REBUILT, mentions=[]),
    *documented("board-naming-nobody", UNREFERENCED, pictures=["own"], attachments=0),
    *reported("push-becomes-board", "api-docs #5497: edits notify nobody", said=either("stayed", "changed")),
    *documented("board-read", REBUILT, status=200, mentions=[], content="empty", pictures=["own"]),
    *documented("board-naming", REBUILT, status=200, mentions=["human"], pictures=["own"]),
    *documented("board-naming-default", DEFAULT, status=200, mentions=["human"]),
    *documented("board-without-name", REBUILT, status=200, mentions=[]),
    *documented("board-beside-content", RESET, status=400, code=50035),
    *unsure("board-of-classic-picture", "api-docs #7907, closed: attachments must be emptied", status=either(200, 400)),
    *unsure(
        "board-back-to-content", "components: the flag cannot be removed; ignored or refused", status=either(200, 400)
    ),
    *documented("edit-names-default", DEFAULT, status=200, mentions=["human"]),
    *documented("edit-names-nobody", ALLOWED, status=200, mentions=[]),
    *reported("push-edit", "api-docs #5497: edits notify nobody", said=either("stayed", "changed")),
    # Threads
    *documented("thread-start", "channel, Start Thread from Message", kind=11, same_number=True),
    *documented("thread-start", "channel, Start Thread from Message: auto_archive_duration", archive_after=10080),
    *unsure("thread-start", "codes, HTTP Response Codes: 201 for what is created", status=either(200, 201)),
    *documented("thread-start-lines", "threads, New Message Types: THREAD_CREATED only at an older message", lines=[]),
    *documented("members-list", "channel, List Thread Members: restricted by the GUILD_MEMBERS intent", status=403),
    *documented("member-before", "channel, Get Thread Member: 404 if they are no member", status=404),
    *documented("member-added", "channel, Add Thread Member", status=204),
    *documented("member-after", "channel, Get Thread Member", status=200),
    *documented(
        "member-added-lines", "threads, New Message Types: RECIPIENT_ADD when added by somebody else", lines=[1, 21]
    ),
    *unsure("push-member-added", "nowhere told", said=NEWS),
    *documented("member-added-again", "channel, Add Thread Member: 204 if already a member", status=204),
    *unsure("push-uncalled", "userdoccers guild: small servers tell of all messages", said=either("nothing", "words")),
    *documented("thread-call", ALLOWED, status=200, mentions=["human"]),
    *reported("member-by-call", "MarcusOtter/discord-needle #107: who is mentioned is added", status=200),
    *documented("thread-name", ALLOWED, status=200, mentions=[]),
    *unsure("member-by-name", "needle #107 tells of mentions; this is none", status=404),
    *documented("thread-edit-default", DEFAULT, status=200, mentions=["human"]),
    *reported(
        "member-by-edit", "MarcusOtter/discord-needle #107: a mention by an edit adds without a ping", status=200
    ),
    *documented("thread-edit-nobody", ALLOWED, status=200, mentions=[]),
    *unsure("member-by-edit-nobody", "needle #107 tells of mentions; this is none", status=404),
    *documented("archive", CREATOR, status=200, archived=True),
    *documented("asleep-edit", SLEEPING, code=50083),
    *reported("asleep-edit", "victornpb/undiscord #399: 400", status=400),
    *documented("asleep-add", SLEEPING, code=50083),
    *unsure("asleep-delete", "threads: allowed; undiscord #399 and #520 met 400, 50083", status=either(204, 400)),
    *unsure("asleep-press-stranger", "api-docs #8474: desktop yes, web and phone no", heard=either(True, False)),
    *unsure("asleep-press-stranger-answer", "nowhere told", status=either(200, 204)),
    *unsure("asleep-press-stranger-state", "nowhere told", archived=either(True, False)),
    *documented("asleep-post", "threads: sending a message unarchives", status=200),
    *documented("asleep-post-wakes", "threads: sending a message unarchives", archived=False),
    *documented(
        "wake", "channel, Modify Channel, Thread: archived false needs Send Messages only", status=200, archived=False
    ),
    *documented("asleep-press-member", "threads: archived false needs to be in the thread only", heard=True),
    *unsure("asleep-press-member-answer", "nowhere told", status=either(200, 204)),
    *unsure("asleep-press-member-state", "nowhere told", archived=either(True, False)),
    *unsure(
        "lock-own", "threads: needs Manage Threads; dolfies in api-docs #7407: its creator can", status=either(200, 403)
    ),
    *documented("locked-post", LOCK, status=either(400, 403)),
    *documented("locked-post", LOCK_CODE, code=either(160005, 50083, 50013)),
    *documented("locked-edit", LOCK, status=either(400, 403)),
    *documented("locked-edit", LOCK_CODE, code=either(160005, 50083, 50013)),
    *documented("locked-delete", "threads, Locked Threads: deleting is allowed while it is active", status=204),
    *unsure("locked-press", "api-docs #7707: interactions come from locked threads", heard=True),
    *unsure("locked-press-answer", "api-docs #6884: 50083 after a lock", status=either(204, 400, 403)),
    *documented("locked-wake", "threads: locked threads are unarchived by Manage Threads", status=either(400, 403)),
    *documented("locked-asleep-post", "threads: unless it has been locked by a moderator", status=either(400, 403)),
    *documented("locked-asleep-post", LOCK_CODE, code=either(160005, 50083, 50013)),
    # Forums and voice channels
    *documented("forum-message", "threads, Forums: messages cannot be sent directly", status=400),
    *unsure("forum-message", "codes 50008: a non-text channel; 50024: this channel type", code=either(50008, 50024)),
    *documented("forum-channel", "channel, Channel Types", kind=15),
    *documented("forum-post", "channel, Start Thread in Forum", kind=11, same_number=True, content="text"),
    *unsure("forum-post", "codes, HTTP Response Codes: 201 for what is created", status=either(200, 201)),
    *documented("forum-becomes-board", RESET, status=200, flags=["components"], pictures=["own"], attachments=0),
    *unsure("forum-tags", "threads names archived, name and times as its maker's, no tags", status=either(200, 403)),
    *unsure("forum-archive-tags", "threads names archived, name and times", status=either(200, 403)),
    *documented("forum-archive", CREATOR, status=200, archived=True),
    *documented("forum-wake", CREATOR, status=200, archived=False),
    *documented("forum-delete", "message, Delete Message: one's own", status=204),
    *reported(
        "forum-post-board", "api-docs #8444: IS_COMPONENTS_V2 works, though the page leaves it out", pictures=["own"]
    ),
    *reported("forum-post-board", "api-docs #8444", flags=["components"]),
    *documented("voice-post", "permissions: Send Messages holds in voice channels", status=200, pictures=["own"]),
    *reported("voice-thread", "codes 50024; openclaw #20613", status=400, code=50024),
    *reported("voice-thread-alone", "codes 50024; openclaw #20613", status=400, code=50024),
    # Direct messages
    *documented("letter-open", "user, Create DM", status=200, kind=1),
    *documented("letter-open-again", "user, Create DM: if one exists it is returned", status=200, known=True),
    *documented("letter-board", UNREFERENCED, status=200, pictures=["own"], attachments=0),
    *reported("push-letter-board", EMPTY_PUSH, said="wordless"),
    *documented("letter-edit", RETAINED, status=200, pictures=["own"], attachments=0, kept=1),
    *documented("letter-content", "message, Create Message", status=200, content="text"),
    *reported("push-letter-content", FIRST_CONTENT, said="words"),
    *documented("letter-becomes-board", RESET, status=200, content="empty", pictures=["own"]),
    *documented("letter-silent", SILENCE, status=200, flags=["silent"]),
    *documented("push-letter-silent", SILENCE, said=either("nothing", "quiet")),
    *documented(
        "letter-press",
        "receiving, Interaction Context Types: 1 is the conversation with the bot",
        heard=True,
        context=1,
    ),
    *documented("letter-press-answer", "receiving, Create Interaction Response", status=204),
    *documented("letter-delete", "message, Delete Message", status=204),
    *unsure("letter-open-closed", "user, Create DM: an existing one is returned", status=200),
    *documented("letter-closed", "codes 50007", status=403, code=50007),
    *unsure("letter-edit-closed", "nowhere told", status=either(200, 403)),
    *documented("letter-opened", "user, Create DM", status=200),
    # Old messages
    *reported("old-edit", "codes 30046; api-docs #4413; userdoccers: 3 in 6 seconds a channel", status=429, code=30046),
    *documented("old-edit-later", "codes 30046: try again later", status=200),
    *unsure("old-thread", "codes, HTTP Response Codes: 201 for what is created", status=either(200, 201)),
    *documented("old-thread-lines", "threads, New Message Types: THREAD_CREATED at an older message", lines=[18]),
    # Answers to presses
    *documented("press", "receiving, Interaction Structure", heard=True, context=0, rights=True, size_limit=10485760),
    *documented("press", UNREFERENCED, shown=["own"]),
    *documented(
        "answer-deferred", "receiving, Interaction Callback Response", status=200, waiting=["ephemeral", "loading"]
    ),
    *documented("answer-twice", "codes 40060", status=400, code=40060),
    *documented("answer-picture", "webhook, Edit Webhook Message", status=200, pictures=["own"], attachments=0),
    *documented("answer-picture", "message, Message Flags", flags=["ephemeral", "components"]),
    *reported("answer-without-attachments", BY_NAME, status=400, code=50035, reasons=NOT_FOUND),
    *documented(
        "answer-kept", "webhook, Edit Webhook Message, warning", status=200, pictures=["own"], attachments=0, kept=1
    ),
    *documented("answer-followup", "receiving, Create Followup Message", status=200, pictures=["own"]),
    *documented("answer-followup", "receiving, Create Followup Message", flags=["ephemeral", "components"]),
    *documented("answer-delete", "receiving, Delete Original Interaction Response", status=204),
    *documented("answer-deleted", "codes 10008", status=404, code=10008),
    *documented("place-deferred", "receiving, Create Interaction Response", status=204),
    *documented(
        "place-edit", "webhook, Edit Webhook Message, warning", status=200, pictures=["own"], attachments=0, kept=1
    ),
    *documented("update", "receiving, Interaction Callback Response", status=200, pictures=["own"], attachments=0),
    *documented(
        "answer-late",
        "receiving, Interaction Callback: after 3 seconds invalidated; codes 10062",
        status=404,
        code=10062,
    ),
    # Emojis of the application
    *documented("emoji-list", "emoji, List Application Emojis", status=200),
    *documented("emoji-create", "emoji, Create Application Emoji", status=either(200, 201)),
    *documented("emoji-board", "emoji, Application-Owned Emoji: no permission is needed", status=200, emojis=3),
    *unsure("emoji-seen", "nowhere told", said=either("all")),
    *documented("emoji-content", "reference, Message Formatting", status=200, content="text"),
    *documented("emoji-delete", "emoji, Delete Application Emoji", status=204),
    # Pictures of the games
    *documented("game-picture", UNREFERENCED, status=200, pictures=["own"], sizes_as_sent=True),
    *reported("size-desktop", "client: MEDIA_MOSAIC_MAX 550 x 350; api-docs #8100: it turns at 11:7", in_box=True),
    *unsure("size-phone", "nowhere told", in_box=NEWS),
    *unsure("readable", "only eyes can tell", said=either("yes", "after-a-tap")),
    # Permissions one by one
    *documented("unseen-post", UNSEEN, status=403, code=50001),
    *documented("unseen-edit", UNSEEN, status=403, code=50001),
    *documented("unseen-channel", UNSEEN, status=403, code=50001),
    *documented("mute-post", MISSING, status=403, code=50013),
    *unsure("mute-edit", "message, Edit Message names no permission", status=either(200, 403)),
    *documented("mute-thread", "permissions, Inherited Permissions: Send Messages is not inherited", status=200),
    *unsure("unlinked-board", "permissions: Embed Links is about links", status=200, pictures=["own"]),
    *reported("fileless-board", "codes 50013; ahmadrosid/nakama #205", status=403, code=50013),
    *documented("fileless-words", "permissions: Attach Files is about files", status=200),
    *unsure("fileless-edit", "nowhere told", status=either(200, 403)),
    *unsure("forgetful-get", "api-docs #77: needs Read Message History", status=403, code=either(50001, 50013)),
    *documented("forgetful-list", "message, Get Channel Messages: none are returned", status=200, listed=False),
    *unsure("forgetful-edit", "message, Edit Message names no permission", status=either(200, 403)),
    *unsure("forgetful-thread", "channel, Start Thread from Message names no permission", status=either(201, 403)),
    *documented("threadless", MISSING, status=403, code=50013),
    *documented("threadmute-post", "threads, Permissions: Send Messages in Threads", status=403, code=50013),
    *documented("threadmute-add", "channel, Add Thread Member: requires the ability to send", status=403),
)

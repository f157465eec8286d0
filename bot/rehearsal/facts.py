"""What can be found in what was written down: small values, the same wherever the numbers are others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from bot.rehearsal.journal import Entry, Json
from bot.rehearsal.pieces import pictures_of

FLAGS = {6: "ephemeral", 7: "loading", 12: "silent", 15: "components"}
BOX = 550, 350
"""How wide and high the desktop client shows one picture at most."""
CLOSE = 4
"""Pixels that somebody who measures a screenshot may be wrong by."""
UNREADABLE = "unreadable"
Value = Any
Fact = Callable[[Entry], Value]


def message(entry: Entry) -> Json:
    """The message that was answered, also one inside a thread or of an answer to an interaction."""
    answer = entry.data.get("answer")
    if not isinstance(answer, dict):
        return {}
    inner = (answer.get("resource") or {}).get("message") or answer.get("message")
    return inner if isinstance(inner, dict) else answer


def everywhere(value: Any, name: str) -> Iterator[Any]:
    """Every value of this name, however deep."""
    match value:
        case dict():
            for key, inner in value.items():
                if key == name:
                    yield inner
                yield from everywhere(inner, name)
        case list():
            for inner in value:
                yield from everywhere(inner, name)


def found(fact: str, entry: Entry) -> Value:
    """What this fact is here; an answer of a shape that nobody knows has none."""
    try:
        return FACTS[fact](entry)
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        return UNREADABLE


def status(entry: Entry) -> Value:
    return entry.data["status"]


def code(entry: Entry) -> Value:
    """Discord's own number of a refusal; 0 if it was none."""
    answer = entry.data["answer"]
    return answer.get("code", 0) if isinstance(answer, dict) and entry.data["status"] >= 400 else 0


def reasons(entry: Entry) -> Value:
    """What is wrong with which form, by Discord's names for it."""
    answer = entry.data["answer"]
    errors = answer.get("errors") if isinstance(answer, dict) else None
    return sorted({str(one.get("code")) for listed in everywhere(errors, "_errors") for one in listed})


def attachments(entry: Entry) -> Value:
    """How many attachments the message lists beside its components."""
    return len(message(entry).get("attachments") or ())


def pictures(entry: Entry) -> Value:
    """For each picture of a gallery: is it the message's own file, or one from elsewhere?"""
    return ["own" if media.get("attachment_id") else "outside" for media in pictures_of(message(entry))]


def kept(entry: Entry) -> Value:
    """How many of the attachments that the request names are still there."""
    named = {str(one.get("id")) for one in (entry.data["body"] or {}).get("attachments") or ()}
    shown = {str(media.get("attachment_id")) for media in pictures_of(message(entry))}
    listed = {str(one.get("id")) for one in message(entry).get("attachments") or ()}
    return len({one for one in named if one.startswith("#")} & (shown | listed))


def sizes(entry: Entry) -> Value:
    return [[media.get("width"), media.get("height")] for media in pictures_of(message(entry))]


def sizes_as_sent(entry: Entry) -> Value:
    return sizes(entry) == [[width, height] for _, width, height in entry.data["files"]]


def address(entry: Entry) -> Value:
    """Does the address of the first picture run out? `signed`: it has the parameters of which it does."""
    media = pictures_of(message(entry))
    # An alias in its path begins with what would be the end of an address.
    query = str(media[0].get("url")).partition("?")[2] if media else ""
    return "signed" if {part.partition("=")[0] for part in query.split("&")} >= {"ex", "is", "hm"} else "plain"


def content(entry: Entry) -> Value:
    return "text" if message(entry).get("content") else "empty"


def flags(entry: Entry) -> Value:
    """The flags that matter here."""
    bits = int(message(entry).get("flags") or 0)
    return [name for bit, name in FLAGS.items() if bits >> bit & 1]


def mentions(entry: Entry) -> Value:
    return [str(user.get("id")).lstrip("#") for user in message(entry).get("mentions") or ()]


def kind(entry: Entry) -> Value:
    """The type of a channel or message."""
    return (entry.data["answer"] or {}).get("type")


def same_number(entry: Entry) -> Value:
    """Has the thread the number of the message it was begun at?"""
    answer = entry.data["answer"] or {}
    return answer.get("id") in (*entry.data["path"].split("/"), message(entry).get("id") if "message" in answer else "")


def known(entry: Entry) -> Value:
    """Is it something that had been there before?"""
    return entry.data["known"]


def archived(entry: Entry) -> Value:
    return _thread(entry).get("archived")


def locked(entry: Entry) -> Value:
    return _thread(entry).get("locked")


def archive_after(entry: Entry) -> Value:
    """Minutes."""
    return _thread(entry).get("auto_archive_duration")


def _thread(entry: Entry) -> Json:
    answer = entry.data["answer"]
    return (answer.get("thread_metadata") or {}) if isinstance(answer, dict) else {}


def lines(entry: Entry) -> Value:
    """The types of the lines in a list of messages that Discord itself has written."""
    answer = entry.data["answer"]
    listed = answer if isinstance(answer, list) else []
    return sorted({one.get("type") for one in listed} - {0, 19, 20, 23})


def listed(entry: Entry) -> Value:
    """Is anything in the list?"""
    return bool(entry.data["answer"])


def limit(entry: Entry) -> Value:
    """How many such requests Discord takes before it makes one wait."""
    told = entry.data["limits"].get("limit")
    return int(told) if told else 0


def waiting(entry: Entry) -> Value:
    """What Discord tells of a message that is not there yet."""
    told = (entry.data["answer"] or {}).get("interaction") or {}
    names = {"response_message_loading": "loading", "response_message_ephemeral": "ephemeral"}
    return sorted(name for key, name in names.items() if told.get(key))


def emojis(entry: Entry) -> Value:
    """How many emojis of the application's are in the message."""
    words = [str(one) for one in everywhere(message(entry).get("components"), "content")]
    drawn = [one for one in everywhere(message(entry).get("components"), "emoji") if (one or {}).get("id")]
    return len(drawn) + sum(word.count("<:") for word in words)


# What was heard over the gateway


def heard(entry: Entry) -> Value:
    return entry.data["event"] is not None


def context(entry: Entry) -> Value:
    """Where it was pressed: 0 a server, 1 the conversation with the bot."""
    return _event(entry).get("context")


def rights(entry: Entry) -> Value:
    """Are the bot's permissions told with it?"""
    return str(_event(entry).get("app_permissions", "")).isdecimal()


def size_limit(entry: Entry) -> Value:
    return _event(entry).get("attachment_size_limit")


def shown(entry: Entry) -> Value:
    """The pictures of the message that was pressed, as the event brings it."""
    return ["own" if media.get("attachment_id") else "outside" for media in pictures_of(_event(entry).get("message"))]


def _event(entry: Entry) -> Json:
    return entry.data["event"] or {}


# What somebody told


def said(entry: Entry) -> Value:
    return entry.data["said"]


def in_box(entry: Entry) -> Value:
    """Is a picture shown as large as fits into the client's box?"""
    wide, high = entry.data["of"]
    shown_wide, _, shown_high = str(entry.data["said"]).partition("x")
    scale = min(BOX[0] / wide, BOX[1] / high, 1.0)
    return abs(int(shown_wide) - wide * scale) <= CLOSE and abs(int(shown_high) - high * scale) <= CLOSE


FACTS: dict[str, Fact] = {
    fact.__name__: fact
    for fact in (
        status, code, reasons, attachments, pictures, kept, sizes, sizes_as_sent, address, content, flags, mentions,
        kind, same_number, known, archived, locked, archive_after, lines, listed, limit, waiting, emojis, heard,
        context, rights, size_limit, shown, said, in_box,
    )
}  # fmt: skip

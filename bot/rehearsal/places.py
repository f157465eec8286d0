"""Other places than a text channel: a forum, and the chat of a voice channel."""

from __future__ import annotations

from typing import Any

from bot.rehearsal.journal import Json
from bot.rehearsal.line import Answer
from bot.rehearsal.pieces import NOBODY, V2, board, fresh, gallery, picture
from bot.rehearsal.stage import Stage, number

NAME = "board.png"
WEEK = 10080
THREAD = "Rehearsal"
"""What threads are called; nobody has to read it."""


async def forum(stage: Stage) -> None:
    """A post of a forum is a thread with a message of the same number."""
    place = stage.given.forum
    if not place:
        stage.judge.left_out("no-forum")
        return
    await stage.post("forum-message", place, {"content": stage.says("forum-message")})
    told = await stage.call("forum-channel", "GET", f"/channels/{place}")
    tags = [str(tag["id"]) for tag in told.body.get("available_tags") or ()] if isinstance(told.body, dict) else []
    words = {"content": stage.says("forum-post"), "allowed_mentions": NOBODY}
    plain = {"name": THREAD, "auto_archive_duration": WEEK, "message": words}
    if tags:
        plain["applied_tags"] = tags[:1]
    begun = await stage.call("forum-post", "POST", f"/channels/{place}/threads", plain)
    if begun.fine:
        post = _first(begun)
        shown = picture(NAME)
        components = [stage.titled("forum-becomes-board"), gallery(NAME)]
        body: Json = {"content": None, "flags": V2, "components": components}
        body |= {"attachments": fresh(shown), "allowed_mentions": NOBODY}
        await stage.edit("forum-becomes-board", post, body, [shown])
        await _tagged(stage, f"/channels/{number(begun)}", tags)
        await stage.delete("forum-delete", post)
    shown = picture(NAME)
    body = board(stage.titled("forum-post-board"), gallery(NAME), attachments=fresh(shown))
    thread: dict[str, Any] = {"name": THREAD, "message": body}
    if tags:
        thread["applied_tags"] = tags[:1]
    begun = await stage.call("forum-post-board", "POST", f"/channels/{place}/threads", thread, [shown])
    if begun.fine:
        await stage.delete("", _first(begun))


async def _tagged(stage: Stage, thread: str, tags: list[str]) -> None:
    """Who has made a post puts it to sleep and wakes it; whether its tags are theirs, no page says."""
    if tags:
        await stage.call("forum-tags", "PATCH", thread, {"applied_tags": tags[:2]})
    await stage.call("forum-archive", "PATCH", thread, {"archived": True})
    await stage.call("forum-wake", "PATCH", thread, {"archived": False})
    if tags:
        await stage.call("forum-archive-tags", "PATCH", thread, {"archived": True, "applied_tags": tags[:1]})
        await stage.call("", "PATCH", thread, {"archived": False})


def _first(thread: Answer) -> Answer:
    """The message a forum's post begins with."""
    body = thread.body.get("message") or {"id": number(thread), "channel_id": number(thread)}
    return Answer(thread.status, body, thread.entry)


async def voice(stage: Stage) -> None:
    """The chat of a voice channel takes posts and begins no threads."""
    place = stage.given.voice
    if not place:
        stage.judge.left_out("no-voice")
        return
    shown = picture(NAME)
    body = board(stage.titled("voice-post"), gallery(NAME), attachments=fresh(shown))
    post = await stage.posted("voice-post", place, body, [shown])
    await stage.call("voice-thread", "POST", f"/channels/{place}/messages/{number(post)}/threads", {"name": THREAD})
    alone = {"name": THREAD, "type": 11}
    await stage.call("voice-thread-alone", "POST", f"/channels/{place}/threads", alone)

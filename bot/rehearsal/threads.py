"""Threads: who is in them, how they sleep and wake, and what a lock leaves possible."""

from __future__ import annotations

from bot.rehearsal.line import Answer
from bot.rehearsal.pieces import NOBODY, board, button, only, row, text
from bot.rehearsal.stage import Stage, built, number

WEEK = 10080
BUTTON = "1"
PRESS = "rehearsal-asleep"
LOCKED = "rehearsal-locked"
NAME = "Rehearsal"
"""What threads are called; nobody has to read it."""


async def play(stage: Stage) -> None:
    first = await _begun(stage, "thread-start")
    await stage.call("thread-start-lines", "GET", f"/channels/{stage.given.channel}/messages?limit=3")
    await _members(stage, number(first))
    await _names(stage)
    await _asleep(stage, number(first))
    await _locked(stage, number(first))


async def _begun(stage: Stage, label: str = "", name: str = NAME) -> Answer:
    """A thread at a new post."""
    post = await stage.posted("", stage.given.channel, board(stage.titled("thread-start")))
    path = f"/channels/{stage.given.channel}/messages/{number(post)}/threads"
    return built(await stage.call(label, "POST", path, {"name": name, "auto_archive_duration": WEEK}), label)


async def _member(stage: Stage, label: str, thread: str) -> None:
    """Is the human in the thread?"""
    await stage.call(label, "GET", f"/channels/{thread}/thread-members/{stage.given.human}")


async def _members(stage: Stage, thread: str) -> None:
    await stage.call("members-list", "GET", f"/channels/{thread}/thread-members")
    await _member(stage, "member-before", thread)
    await stage.call("member-added", "PUT", f"/channels/{thread}/thread-members/{stage.given.human}")
    await _member(stage, "member-after", thread)
    lines = await stage.call("member-added-lines", "GET", f"/channels/{thread}/messages?limit=10")
    added = [one for one in lines.body or () if isinstance(one, dict) and one.get("type") == 1]
    if added:
        await stage.look("push-member-added", Answer(200, added[0], lines.entry))
    await stage.call("member-added-again", "PUT", f"/channels/{thread}/thread-members/{stage.given.human}")
    uncalled = await stage.posted("", thread, {"content": stage.says("push-uncalled"), "allowed_mentions": NOBODY})
    await stage.look("push-uncalled", uncalled)


async def _names(stage: Stage) -> None:
    """Who is named comes in: by a post, by an edit, and by none of both if nobody may be called."""
    who = stage.who
    by_post = number(await _begun(stage))
    called = board(stage.titled("thread-call", call=True), allowed_mentions=only(stage.given.human))
    await stage.posted("thread-call", by_post, called)
    await _member(stage, "member-by-call", by_post)
    by_name = number(await _begun(stage))
    await stage.posted("thread-name", by_name, board(stage.titled("thread-name", call=True)))
    await _member(stage, "member-by-name", by_name)
    for label, member, allowed in (
        ("thread-edit-default", "member-by-edit", None),
        ("thread-edit-nobody", "member-by-edit-nobody", NOBODY),
    ):
        thread = number(await _begun(stage))
        quiet = await stage.posted("", thread, board(stage.titled("nobody")))
        body = board(text(f"{who} {stage.says(label)}"))
        del body["allowed_mentions"]
        await stage.edit(label, quiet, body if allowed is None else {**body, "allowed_mentions": allowed})
        await _member(stage, member, thread)


async def _sleep(stage: Stage, label: str, thread: str) -> bool:
    return (await stage.call(label, "PATCH", f"/channels/{thread}", {"archived": True})).fine


async def _asleep(stage: Stage, known: str) -> None:
    """What is possible in a thread that sleeps; `known`: one that the human is in."""
    thread = number(await _begun(stage))
    button_post = board(stage.titled("asleep-press-stranger"), row(button(BUTTON, PRESS)))
    pressed = await stage.posted("", thread, button_post)
    spare = await stage.posted("", thread, {"content": stage.says("asleep-delete")})
    await _sleep(stage, "archive", thread)
    await stage.edit("asleep-edit", pressed, board(stage.titled("asleep-edit"), row(button(BUTTON, PRESS))))
    await stage.call("asleep-add", "PUT", f"/channels/{thread}/thread-members/{stage.given.human}")
    await stage.delete("asleep-delete", spare)
    await _pressed_asleep(stage, "asleep-press-stranger", thread, pressed)
    await _sleep(stage, "", thread)
    await stage.post("asleep-post", thread, {"content": stage.says("asleep-post"), "allowed_mentions": NOBODY})
    await stage.call("asleep-post-wakes", "GET", f"/channels/{thread}")
    await _sleep(stage, "", thread)
    await stage.call("wake", "PATCH", f"/channels/{thread}", {"archived": False})
    again = await stage.posted("", known, button_post)
    await _sleep(stage, "", known)
    await _pressed_asleep(stage, "asleep-press-member", known, again)
    await stage.call("", "PATCH", f"/channels/{known}", {"archived": False})


async def _pressed_asleep(stage: Stage, label: str, thread: str, message: Answer) -> None:
    event = await stage.press(label, message, PRESS, BUTTON)
    if event is None:
        return
    path = f"/interactions/{event['id']}/{event['token']}/callback"
    await stage.call(f"{label}-answer", "POST", path, {"type": 5, "data": {"flags": 64}})
    content = {"content": stage.says("heard"), "allowed_mentions": NOBODY}
    await stage.call("", "PATCH", f"/webhooks/{stage.given.app}/{event['token']}/messages/@original", content)
    await stage.call(f"{label}-state", "GET", f"/channels/{thread}")


async def _locked(stage: Stage, known: str) -> None:
    """What the bot may do in a thread that somebody has locked, and whether it can lock one itself."""
    own = number(await _begun(stage))
    if (await stage.call("lock-own", "PATCH", f"/channels/{own}", {"locked": True})).fine:
        await stage.call("unlock-own", "PATCH", f"/channels/{own}", {"locked": False})
    post = await stage.posted("", known, board(stage.titled("locked-press"), row(button(BUTTON, LOCKED))))
    spare = await stage.posted("", known, {"content": stage.says("asleep-delete")})
    if not await stage.do("lock", channel=known):
        return
    await stage.post("locked-post", known, {"content": stage.says("locked-post"), "allowed_mentions": NOBODY})
    await stage.edit("locked-edit", post, board(stage.titled("locked-edit"), row(button(BUTTON, LOCKED))))
    await stage.delete("locked-delete", spare)
    event = await stage.press("locked-press", post, LOCKED, BUTTON)
    if event is not None:
        path = f"/interactions/{event['id']}/{event['token']}/callback"
        await stage.call("locked-press-answer", "POST", path, {"type": 5, "data": {"flags": 64}})
    if await stage.do("close", channel=known):
        await stage.call("locked-wake", "PATCH", f"/channels/{known}", {"archived": False})
        body = {"content": stage.says("locked-asleep-post"), "allowed_mentions": NOBODY}
        await stage.post("locked-asleep-post", known, body)
    await stage.do("unlock", channel=known)

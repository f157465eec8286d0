"""Each permission of the bot's missing once: what is refused then, and by which words."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any

from bot.rehearsal.line import Answer
from bot.rehearsal.pieces import NOBODY, board, fresh, gallery, picture
from bot.rehearsal.stage import Stage, number

BITS: Mapping[str, int] = {
    "view-channel": 1 << 10,
    "send-messages": 1 << 11,
    "embed-links": 1 << 14,
    "attach-files": 1 << 15,
    "read-message-history": 1 << 16,
    "create-public-threads": 1 << 35,
    "send-messages-in-threads": 1 << 38,
}
"""The permissions that the invitation asks for (topics/permissions.mdx, Bitwise Permission Flags)."""
BLINDING = ("view-channel",)
"""What the bot could never give back to itself."""
OWN, WHOLE = 1 << 28, 1 << 3
"""To change permissions of a channel; to be allowed everything."""
NAME = "board.png"
THREAD = "Rehearsal"
"""What threads are called; nobody has to read it."""


async def play(stage: Stage) -> None:
    post = await stage.posted("", stage.given.channel, board(stage.titled("all-rights")))
    begun = await stage.posted("", stage.given.channel, board(stage.titled("thread-start")))
    path = f"/channels/{stage.given.channel}/messages/{number(begun)}/threads"
    thread = await stage.call("", "POST", path, {"name": THREAD})
    tries: dict[str, Callable[[], Awaitable[None]]] = {
        "view-channel": lambda: _unseen(stage, post),
        "send-messages": lambda: _mute(stage, post, number(thread)),
        "embed-links": lambda: _unlinked(stage),
        "attach-files": lambda: _fileless(stage, post),
        "read-message-history": lambda: _forgetful(stage, post),
        "create-public-threads": lambda: _threadless(stage, post),
        "send-messages-in-threads": lambda: _threadmute(stage, number(thread)),
    }
    for name, tried in tries.items():
        own = await _by_itself(stage, name, taken=True)
        if own or await stage.do("take-right", right=name, channel=stage.given.channel):
            await tried()
            if not own or not await _by_itself(stage, name, taken=False):
                await stage.do("give-right", right=name, channel=stage.given.channel)


async def _by_itself(stage: Stage, name: str, taken: bool) -> bool:
    """Take or give back one of its own, where it may; the invitation does not ask for so much."""
    if name in BLINDING or not int(stage.given.rights or 0) & (OWN | WHOLE):
        return False
    path = f"/channels/{stage.given.channel}/permissions/{stage.given.bot}"
    if taken:
        body = {"type": 1, "allow": "0", "deny": str(BITS[name])}
        return (await stage.call("", "PUT", path, body)).fine
    return (await stage.call("", "DELETE", path)).fine


async def _unseen(stage: Stage, post: Answer) -> None:
    await stage.post("unseen-post", stage.given.channel, {"content": stage.says("unseen-post")})
    await stage.edit("unseen-edit", post, board(stage.titled("unseen-edit")))
    await stage.call("unseen-channel", "GET", f"/channels/{stage.given.channel}")


async def _mute(stage: Stage, post: Answer, thread: str) -> None:
    await stage.post("mute-post", stage.given.channel, {"content": stage.says("mute-post")})
    await stage.edit("mute-edit", post, board(stage.titled("mute-edit")))
    await stage.post("mute-thread", thread, {"content": stage.says("mute-thread"), "allowed_mentions": NOBODY})


async def _unlinked(stage: Stage) -> None:
    shown = picture(NAME)
    body = board(stage.titled("unlinked-board"), gallery(NAME), attachments=fresh(shown))
    await stage.post("unlinked-board", stage.given.channel, body, [shown])


async def _fileless(stage: Stage, post: Answer) -> None:
    shown = picture(NAME)
    body = board(stage.titled("fileless-board"), gallery(NAME), attachments=fresh(shown))
    await stage.post("fileless-board", stage.given.channel, body, [shown])
    await stage.post("fileless-words", stage.given.channel, board(stage.titled("fileless-words")))
    await stage.edit("fileless-edit", post, body, [shown])


async def _forgetful(stage: Stage, post: Answer) -> None:
    await stage.get("forgetful-get", post)
    await stage.call("forgetful-list", "GET", f"/channels/{stage.given.channel}/messages?limit=5")
    await stage.edit("forgetful-edit", post, board(stage.titled("forgetful-edit")))
    path = f"/channels/{stage.given.channel}/messages/{number(post)}/threads"
    await stage.call("forgetful-thread", "POST", path, {"name": THREAD})


async def _threadless(stage: Stage, post: Answer) -> None:
    other = await stage.post("", stage.given.channel, board(stage.titled("threadless")))
    path = f"/channels/{stage.given.channel}/messages/{number(other)}/threads"
    await stage.call("threadless", "POST", path, {"name": THREAD})


async def _threadmute(stage: Stage, thread: str) -> None:
    await stage.post("threadmute-post", thread, {"content": stage.says("threadmute-post")})
    await stage.call("threadmute-add", "PUT", f"/channels/{thread}/thread-members/{stage.given.human}")


def granted(roles: Iterable[Mapping[str, Any]], everyone: str, own: Iterable[str]) -> int:
    """What somebody with these roles is allowed on a server."""
    mine = {everyone, *own}
    bits = 0
    for role in roles:
        if str(role.get("id")) in mine:
            bits |= int(role.get("permissions") or 0)
    return bits


def beyond(rights: int) -> list[str]:
    """Permissions that change what is found here and that the invitation does not ask for."""
    named = {"administrator": WHOLE, "manage-messages": 1 << 13, "manage-threads": 1 << 34, "pin-messages": 1 << 51}
    return [name for name, bit in named.items() if rights & bit]


def lacking(rights: int) -> list[str]:
    return [] if rights & WHOLE else [name for name, bit in BITS.items() if not rights & bit]

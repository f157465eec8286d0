"""What is different for a message older than an hour; the one for the next rehearsal is left behind."""

from __future__ import annotations

from bot.rehearsal.line import Answer
from bot.rehearsal.pieces import NOBODY, board
from bot.rehearsal.stage import Stage

THREAD = "Rehearsal"
"""What threads are called; nobody has to read it."""
LIMITED = 429
CALM = 10.0
"""Seconds after which a limit has nothing left to count."""
MOST = 10
"""So many edits are tried until Discord has enough."""
MARK = "-# Rehearsal ·"
"""By this a later rehearsal knows the message again, whatever language it speaks."""


async def play(stage: Stage) -> None:
    if stage.given.old:
        await _edits(stage)
        await _thread(stage)
    else:
        stage.judge.left_out("no-old")
    # It is not among what is tidied up.
    body = {"content": _left(stage), "allowed_mentions": NOBODY}
    await stage.call("", "POST", f"/channels/{stage.given.channel}/messages", body)


def _left(stage: Stage) -> str:
    return f"{MARK} {stage.says('left-behind')}"


async def _edits(stage: Stage) -> None:
    """Edit it as fast as it goes until Discord refuses, then once more when it has been waited for."""
    path = f"/channels/{stage.given.channel}/messages/{stage.given.old}"
    # Whatever has been counted so far is over then.
    await stage.wait(CALM)
    answer: Answer | None = None
    for n in range(1, MOST + 1):
        body = {"content": f"{_left(stage)} {n}", "allowed_mentions": NOBODY}
        answer = await stage.line.call("old-edit", "PATCH", path, body, patient=False)
        if answer.status == LIMITED and not answer.body.get("code"):
            # The limit of all edits, not the one for old ones: it passes.
            await stage.wait(float(answer.body.get("retry_after", 1.0)))
        elif not answer.fine:
            break
    assert answer is not None
    stage.judge.judge(answer.entry)
    if not answer.fine:
        await stage.call("old-edit-later", "PATCH", path, {"content": _left(stage), "allowed_mentions": NOBODY})


async def _thread(stage: Stage) -> None:
    """A thread at an old message leaves a line in its channel."""
    path = f"/channels/{stage.given.channel}/messages/{stage.given.old}/threads"
    begun = await stage.call("old-thread", "POST", path, {"name": THREAD})
    if begun.fine:
        await stage.call("old-thread-lines", "GET", f"/channels/{stage.given.channel}/messages?limit=5")
        await stage.post("", stage.given.channel, board(stage.titled("old-thread")))


def is_left(message: object, bot: str) -> bool:
    """Is it the one an earlier rehearsal has left behind, and has no thread yet?"""
    if not isinstance(message, dict) or "thread" in message:
        return False
    return str((message.get("author") or {}).get("id")) == bot and str(message.get("content", "")).startswith(MARK)

"""Answers to presses: privately and late, in place, with pictures, twice; each button is pressed once."""

from __future__ import annotations

from bot.rehearsal.journal import Json
from bot.rehearsal.line import Answer
from bot.rehearsal.pieces import (
    EPHEMERAL,
    attachment_of,
    board,
    button,
    fresh,
    gallery,
    kept,
    picture,
    row,
)
from bot.rehearsal.stage import Stage

NAME = "panel.png"
DEFERRED, IN_PLACE, UPDATE = 5, 6, 7
TOO_LATE = 4.0
"""Seconds after a press; the first answer has three."""
PRIVATE, PLACE, CHANGE, SAME, LATE = (f"rehearsal-{name}" for name in ("private", "place", "change", "same", "late"))


async def play(stage: Stage) -> None:
    shown = picture("board.png")
    buttons = (button("1", PRIVATE), button("2", PLACE), button("3", CHANGE), button("4", LATE))
    body = board(stage.titled("press"), gallery(shown.name), row(*buttons), attachments=fresh(shown))
    post = await stage.posted("", stage.given.channel, body, [shown])
    if event := await stage.press("press", post, PRIVATE, "1"):
        await _privately(stage, event)
    if event := await stage.press("", post, PLACE, "2"):
        await _in_place(stage, event, post)
    if event := await stage.press("", post, CHANGE, "3"):
        await _changed(stage, event, post)
    if event := await stage.press("", post, LATE, "4"):
        await stage.wait(TOO_LATE)
        await stage.call("answer-late", "POST", _callback(event), {"type": DEFERRED, "data": {"flags": EPHEMERAL}})


def _callback(event: Json) -> str:
    return f"/interactions/{event['id']}/{event['token']}/callback"


def _hook(stage: Stage, event: Json) -> str:
    return f"/webhooks/{stage.given.app}/{event['token']}"


async def _privately(stage: Stage, event: Json) -> None:
    """First "thinking", then a panel with its picture, changed, added to and put away."""
    deferred = {"type": DEFERRED, "data": {"flags": EPHEMERAL}}
    await stage.call("answer-deferred", "POST", f"{_callback(event)}?with_response=true", deferred)
    await stage.call("answer-twice", "POST", _callback(event), deferred)
    shown, hook = picture(NAME), _hook(stage, event)
    panel = board(stage.titled("answer-picture"), gallery(NAME), attachments=fresh(shown))
    answer = await stage.call("answer-picture", "PATCH", f"{hook}/messages/@original", panel, [shown])
    number = attachment_of(answer.body)
    again = board(stage.titled("answer-kept"), gallery(NAME))
    await stage.call("answer-without-attachments", "PATCH", f"{hook}/messages/@original", again)
    stays = {**again, "attachments": kept((number, NAME))}
    await stage.call("answer-kept", "PATCH", f"{hook}/messages/@original", stays)
    further = board(stage.titled("answer-followup"), gallery(NAME), attachments=fresh(shown))
    further["flags"] |= EPHEMERAL
    await stage.call("answer-followup", "POST", hook, further, [shown])
    await stage.call("answer-delete", "DELETE", f"{hook}/messages/@original")
    await stage.call("answer-deleted", "GET", f"{hook}/messages/@original")


async def _in_place(stage: Stage, event: Json, post: Answer) -> None:
    """The post that was pressed changes, by the interaction's own way, and keeps its picture."""
    await stage.call("place-deferred", "POST", _callback(event), {"type": IN_PLACE})
    stays = kept((attachment_of(post.body), "board.png"))
    body = board(stage.titled("place-edit"), gallery("board.png"), _left(), attachments=stays)
    await stage.call("place-edit", "PATCH", f"{_hook(stage, event)}/messages/@original", body)


async def _changed(stage: Stage, event: Json, post: Answer) -> None:
    """The same as the first answer."""
    stays = kept((attachment_of(post.body), "board.png"))
    body = board(stage.titled("update"), gallery("board.png"), _left(), attachments=stays)
    path = f"{_callback(event)}?with_response=true"
    await stage.call("update", "POST", path, {"type": UPDATE, "data": body})


def _left() -> Json:
    """The buttons that are still to be pressed."""
    return row(button("3", CHANGE), button("4", LATE))

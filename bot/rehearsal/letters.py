"""Direct messages: opened twice, with a picture, silent, closed and open again; and a button in them."""

from __future__ import annotations

from bot.rehearsal.line import Answer
from bot.rehearsal.pieces import (
    NOBODY,
    SILENT,
    V2,
    attachment_of,
    board,
    button,
    fresh,
    gallery,
    kept,
    picture,
    row,
)
from bot.rehearsal.stage import Stage, built, number

NAME = "hand.png"
PRESS = "rehearsal-letter"
BUTTON = "1"


async def play(stage: Stage) -> None:
    to = {"recipient_id": stage.given.human}
    channel = number(built(await stage.call("letter-open", "POST", "/users/@me/channels", to), "letter-open"))
    stage.private.add(channel)
    await stage.call("letter-open-again", "POST", "/users/@me/channels", to)
    shown = picture(NAME)
    hand = (stage.titled("letter-board"), gallery(NAME), row(button(BUTTON, PRESS)))
    letter = await stage.posted("letter-board", channel, board(*hand, attachments=fresh(shown)), [shown])
    await stage.look("push-letter-board", letter)
    stays = kept((attachment_of(letter.body), NAME))
    await stage.edit("letter-edit", letter, board(stage.titled("letter-edit"), *hand[1:], attachments=stays))
    called = await stage.posted("letter-content", channel, {"content": stage.says("letter-content")})
    await stage.look("push-letter-content", called)
    turned = {"content": None, "flags": V2, "components": [*hand[:2]], "attachments": fresh(shown)}
    await stage.edit("letter-becomes-board", called, turned, [shown])
    quiet = await stage.posted("letter-silent", channel, {"content": stage.says("letter-silent"), "flags": SILENT})
    await stage.look("push-letter-silent", quiet)
    await _pressed(stage, letter)
    await stage.delete("letter-delete", quiet)
    if await stage.do("close-dms"):
        await stage.call("letter-open-closed", "POST", "/users/@me/channels", to)
        await stage.post("letter-closed", channel, {"content": stage.says("letter-closed")})
        await stage.edit("letter-edit-closed", letter, board(stage.titled("letter-edit-closed")))
        if await stage.do("open-dms"):
            await stage.post("letter-opened", channel, {"content": stage.says("letter-opened")})


async def _pressed(stage: Stage, letter: Answer) -> None:
    event = await stage.press("letter-press", letter, PRESS, BUTTON)
    if event is None:
        return
    path = f"/interactions/{event['id']}/{event['token']}/callback"
    await stage.call("letter-press-answer", "POST", path, {"type": 6})
    content = {"content": stage.says("heard"), "flags": 64, "allowed_mentions": NOBODY}
    await stage.call("", "POST", f"/webhooks/{stage.given.app}/{event['token']}", content)

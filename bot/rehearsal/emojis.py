"""Emojis of the application's: made, told, used in words, on a button and in a menu, and taken away."""

from __future__ import annotations

import base64

from bot.rehearsal.pieces import NOBODY, board, button, picture, row, text
from bot.rehearsal.stage import Stage, built, number

NAME = "rehearsal"
SIDE = 128


async def play(stage: Stage) -> None:
    shelf = f"/applications/{stage.given.app}/emojis"
    # One that an earlier rehearsal could not take away any more.
    for left in ((await stage.call("emoji-list", "GET", shelf)).body or {}).get("items") or ():
        if left.get("name") == NAME:
            await stage.call("", "DELETE", f"{shelf}/{left['id']}")
    made = built(
        await stage.call("emoji-create", "POST", shelf, {"name": NAME, "image": drawn()}),
        "emoji-create",
    )
    try:
        own = {"id": number(made), "name": NAME}
        menu = {
            "type": 3,
            "custom_id": "rehearsal-menu",
            "options": [{"label": "1", "value": "1", "emoji": own}],
        }
        pressed = button("1", "rehearsal-nothing") | {"emoji": own}
        body = board(text(f"{stage.says('emoji-board')} <:{NAME}:{number(made)}>"), row(pressed), row(menu))
        post = await stage.posted("emoji-board", stage.given.channel, body)
        await stage.look("emoji-seen", post, ("all", "some", "no"), "emojis")
        classic = {"content": f"<:{NAME}:{number(made)}>", "allowed_mentions": NOBODY}
        await stage.posted("emoji-content", stage.given.channel, classic)
    finally:
        await stage.call("emoji-delete", "DELETE", f"{shelf}/{number(made)}")


def drawn() -> str:
    """Its picture, as an address that holds it (reference.mdx, Image Data)."""
    return f"data:image/png;base64,{base64.b64encode(picture(width=SIDE, height=SIDE).data).decode()}"

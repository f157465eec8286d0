"""What calls a person: by components, by content, silently, by an edit; and content that becomes a board."""

from __future__ import annotations

from bot.rehearsal.journal import Json
from bot.rehearsal.line import Answer
from bot.rehearsal.pieces import NOBODY, SILENT, V2, board, button, fresh, gallery, kept, only, picture, row
from bot.rehearsal.stage import Stage

NAME = "board.png"
CHANGED = ("stayed", "changed", "twice", "gone")
"""What an edit does to the line on a lock screen."""


async def play(stage: Stage) -> None:
    if stage.devices:
        await stage.do("lock-phone")
    await _rings(stage)
    await _becomes_board(stage)
    await _edits(stage)


async def _rings(stage: Stage) -> None:
    """The ways of a call."""
    channel, who = stage.given.channel, stage.who
    allowed = only(stage.given.human)
    body = board(stage.titled("call-components", call=True), allowed_mentions=allowed)
    await stage.look("push-components", await stage.posted("call-components", channel, body))
    plain: Json = {"content": f"{who} {stage.says('call-content')}", "allowed_mentions": allowed}
    sent = await stage.posted("call-content", channel, plain)
    await stage.look("push-content", sent)
    await stage.delete("", sent)
    await stage.look("push-after-deletion", sent, CHANGED, "push-later")
    shown = picture(NAME)
    classic: Json = {
        "content": f"{who} {stage.says('call-classic')}",
        "allowed_mentions": allowed,
        "attachments": fresh(shown),
        "components": [row(button("–", "rehearsal-nothing"))],
    }
    await stage.look("push-classic", await stage.posted("call-classic", channel, classic, [shown]))
    silent = {"content": f"{who} {stage.says('call-silent')}", "allowed_mentions": allowed, "flags": SILENT}
    await stage.look("push-silent", await stage.posted("call-silent", channel, silent))
    body = board(stage.titled("call-silent-board", call=True), allowed_mentions=allowed, flags=V2 | SILENT)
    await stage.look("push-silent-board", await stage.posted("call-silent-board", channel, body))
    nobody = {"content": f"{who} {stage.says('call-named')}", "allowed_mentions": NOBODY}
    await stage.look("push-named", await stage.posted("call-named", channel, nobody))


async def _called(stage: Stage) -> Answer:
    body = {"content": f"{stage.who} {stage.says('call-content')}", "allowed_mentions": only(stage.given.human)}
    return await stage.posted("", stage.given.channel, body)


async def _becomes_board(stage: Stage) -> None:
    """Content with a mention first, then the board by an edit, under each kind of allowed mentions."""
    shown = picture(NAME)

    def turned(label: str, call: bool = True, **more: object) -> Json:
        components = [stage.titled(label, call), gallery(NAME), row(button("–", "rehearsal-nothing"))]
        return {"content": None, "flags": V2, "components": components, "attachments": fresh(shown), **more}

    first = await _called(stage)
    answer = await stage.edit(
        "board-naming-nobody", first, turned("board-naming-nobody", allowed_mentions=NOBODY), [shown]
    )
    await stage.look("push-becomes-board", first, CHANGED, "push-later")
    if answer.fine:
        await stage.get("board-read", first)
    allowed = only(stage.given.human)
    await stage.edit("board-naming", await _called(stage), turned("board-naming", allowed_mentions=allowed), [shown])
    await stage.edit("board-naming-default", await _called(stage), turned("board-naming-default"), [shown])
    nameless = turned("board-without-name", call=False, allowed_mentions=allowed)
    await stage.edit("board-without-name", await _called(stage), nameless, [shown])
    content_stays = turned("board-beside-content", allowed_mentions=NOBODY)
    del content_stays["content"]
    await stage.edit("board-beside-content", await _called(stage), content_stays, [shown])
    body = {"content": stage.says("classic-post"), "allowed_mentions": NOBODY, "attachments": fresh(shown)}
    classic = await stage.posted("", stage.given.channel, body, [shown])
    own = [str(one["id"]) for one in classic.body.get("attachments") or ()][:1]
    keeping = turned("board-of-classic-picture", allowed_mentions=NOBODY)
    keeping["attachments"] = kept(*((one, NAME) for one in own))
    await stage.edit("board-of-classic-picture", classic, keeping)
    back = {"flags": 0, "content": stage.says("board-back-to-content"), "components": [], "allowed_mentions": NOBODY}
    await stage.edit("board-back-to-content", first, back)


async def _edits(stage: Stage) -> None:
    """A name that an edit brings in."""
    for label, allowed in (("edit-names-default", None), ("edit-names-nobody", NOBODY)):
        quiet = await stage.posted("", stage.given.channel, board(stage.titled("nobody")))
        body = board(stage.titled(label, call=True))
        del body["allowed_mentions"]
        await stage.edit(label, quiet, body if allowed is None else {**body, "allowed_mentions": allowed})
        if allowed is None:
            await stage.look("push-edit", quiet, CHANGED, "push-later")

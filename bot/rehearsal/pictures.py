"""Posts with pictures, edited in every way that the bot does and in those it once believed in."""

from __future__ import annotations

from bot.rehearsal.journal import Json
from bot.rehearsal.line import Answer
from bot.rehearsal.pieces import (
    NOBODY,
    attachment_of,
    board,
    button,
    fresh,
    gallery,
    kept,
    picture,
    pictures_of,
    row,
)
from bot.rehearsal.stage import Stage, number

NAME = "board.png"
CALM = 10.0
"""Seconds after which a limit has nothing left to count."""


async def play(stage: Stage) -> None:
    await _edits(stage)
    await _addresses(stage)
    await _changes(stage)
    await _classic(stage)
    await _again(stage)


async def _board(stage: Stage, label: str = "") -> Answer:
    """A post of words, a picture and a button."""
    shown = picture(NAME)
    pressed = row(button("–", "rehearsal-nothing"))
    body = board(stage.titled(label or "picture-post"), gallery(NAME), pressed, attachments=fresh(shown))
    return await stage.posted(label, stage.given.channel, body, [shown])


async def _edits(stage: Stage) -> None:
    """The same picture kept: by nothing, by its id, by its id and name, and once more."""

    def saying(label: str, *entries: Json) -> Json:
        listed = {"attachments": list(entries)} if entries else {}
        return board(stage.titled(label), gallery(NAME), row(button("–", "rehearsal-nothing")), **listed)

    first = await _board(stage, "picture-post")
    await stage.get("picture-get", first)
    if url := _address(first):
        await stage.call("picture-file", "GET", url)
    await stage.edit("edit-without-attachments", first, saying("edit-without-attachments"))
    second = await _board(stage)
    only_id = {"id": attachment_of(second.body)}
    await stage.edit("edit-id-only", second, saying("edit-id-only", only_id))
    third = await _board(stage)
    stays = kept((attachment_of(third.body), NAME))
    await stage.edit("edit-id-and-name", third, saying("edit-id-and-name", *stays))
    await stage.get("edit-id-and-name-read", third)
    await stage.edit("edit-again", third, saying("edit-again", *stays))
    whole = {**saying("edit-as-the-bot", *stays), "content": None, "allowed_mentions": {"parse": [], "users": []}}
    await stage.edit("edit-as-the-bot", third, whole)
    stripped = board(stage.titled("edit-strip"), gallery(NAME), attachments=stays)
    await stage.edit("edit-strip", third, stripped)


def _address(message: Answer) -> str:
    """Where its first picture lies."""
    media = pictures_of(message.body)
    return str(media[0].get("url") or "") if media else ""


async def _addresses(stage: Stage) -> None:
    """The same picture by where it lies; then by its name, as if nothing had happened."""
    for label, bare in (("edit-address", False), ("edit-address-bare", True)):
        shown = await _board(stage)
        url = _address(shown)
        by_address = board(stage.titled(label), gallery(url.partition("?")[0] if bare else url))
        number_of_file = attachment_of(shown.body)
        await stage.edit(label, shown, by_address)
        if not bare:
            await stage.edit("edit-address-again", shown, by_address)
            stays = kept((number_of_file, NAME))
            by_name = board(stage.titled("edit-address-then-name"), gallery(NAME), attachments=stays)
            await stage.edit("edit-address-then-name", shown, by_name)


async def _changes(stage: Stage) -> None:
    """Pictures that come and go."""
    hidden = await _board(stage)
    await stage.edit("edit-words-alone", hidden, board(stage.titled("edit-words-alone")))
    removed = await _board(stage)
    await stage.edit("edit-removal", removed, board(stage.titled("edit-removal"), attachments=[]))
    other = picture("other.png", 320, 200)
    replaced = await _board(stage)
    body = board(stage.titled("edit-replacement"), gallery(other.name), attachments=fresh(other))
    await stage.edit("edit-replacement", replaced, body, [other])
    both = await _board(stage)
    stays = kept((attachment_of(both.body), NAME))
    shown = (gallery(NAME), gallery(other.name))
    body = board(stage.titled("edit-addition"), *shown, attachments=[*stays, *fresh(other)])
    two = await stage.edit("edit-addition", both, body, [other])
    if len(pictures_of(two.body)) == 2:
        fewer = board(stage.titled("edit-one-of-two"), gallery(NAME), attachments=stays)
        await stage.edit("edit-one-of-two", both, fewer)
    unlisted = await _board(stage)
    body = board(stage.titled("edit-unlisted-file"), gallery(other.name))
    await stage.edit("edit-unlisted-file", unlisted, body, [other])


async def _classic(stage: Stage) -> None:
    """A message of text, picture and buttons, as before components."""
    shown = picture(NAME)
    body = {
        "content": stage.says("classic-post"),
        "allowed_mentions": NOBODY,
        "attachments": fresh(shown),
        "components": [row(button("–", "rehearsal-nothing"))],
    }
    first = await stage.posted("classic-post", stage.given.channel, body, [shown])
    own = [str(one["id"]) for one in first.body.get("attachments") or ()]
    await stage.edit("classic-words", first, {"content": stage.says("classic-words"), "allowed_mentions": NOBODY})
    listed = [{"id": one} for one in own]
    await stage.edit("classic-id", first, {"content": stage.says("classic-id"), "attachments": listed})
    await stage.edit("classic-removal", first, {"content": stage.says("classic-removal"), "attachments": []})
    await stage.delete("delete", first)
    await stage.get("deleted", first)


async def _again(stage: Stage) -> None:
    """Twice the same nonce, as after a lost answer; and how many posts Discord takes in a row."""
    nonce = f"rehearsal-{number(await _board(stage))[-12:]}"
    body = {"content": stage.says("nonce"), "nonce": nonce, "enforce_nonce": True, "allowed_mentions": NOBODY}
    await stage.post("nonce", stage.given.channel, body)
    second = await stage.call("nonce-again", "POST", f"/channels/{stage.given.channel}/messages", body)
    if second.fine and not second.entry.data["known"]:
        stage.made.append((stage.given.channel, number(second)))
    # Whatever has been counted so far is over then.
    await stage.wait(CALM)
    for n in range(1, 7):
        label = "sixth-in-a-row" if n == 6 else ""
        await stage.post(label, stage.given.channel, {"content": f"{n}/6"}, patient=False)

"""Every message of ours is posted and changed here: no push without text, no picture lost, nobody called by chance.

What calls somebody is a classic message of plain text; what is made of components makes no sound, for a phone says
nothing of it (api-docs #7854).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextvars import ContextVar
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any, cast

import discord
from discord import ui

from bot.controls.buttons import Press
from bot.controls.hearing import Click
from bot.delivery.bare import addresses_of, files_of, parts_of, revision_of
from bot.delivery.courier import Arrived
from bot.delivery.picture import Picture
from bot.store.draft import Attached
from render.wording import cut

CONTENT = 2000
"""Characters of a classic message."""
MISSING: Any = discord.utils.MISSING


class Form(IntEnum):
    """How a message is sent, should Discord have refused it as wrong: all that may be at fault is left out in turn."""

    WHOLE = 0
    ANEW = 1
    """Pictures that are to stay are uploaded once more."""
    BARE = 2
    """Without pictures."""


FORM: ContextVar[Form] = ContextVar("form", default=Form.WHOLE)
"""The form of what is sent now."""


@dataclass(frozen=True, slots=True)
class Plain:
    """A classic message: text that a lock screen shows, and rows of buttons."""

    words: str
    rows: Sequence[Sequence[Press]] = ()

    def view(self) -> ui.View | None:
        if not self.rows:
            return None
        view = ui.View(timeout=None)
        for number, presses in enumerate(self.rows):
            for press in presses:
                press.item.row = number
                view.add_item(cast("ui.Item[ui.View]", press))
        return view


Body = ui.LayoutView | Plain


class _Kept:
    """A picture that stays, as an edit names it.

    `attachment://` in an edit finds what is uploaded with it and what its `attachments` name by number and file name;
    "the `attachments` array must contain all attachments that should be present after edit" (Edit Message).
    """

    def __init__(self, one: Attached) -> None:
        self._one = one

    def to_dict(self) -> dict[str, Any]:
        return {"id": str(self._one.id), "filename": self._one.name}


async def post(
    channel: discord.abc.Messageable, body: Body, nonce: str, pictures: Sequence[Picture] = (),
    users: Iterable[int] = (), silent: bool = False,
) -> Arrived:  # fmt: skip
    """A new message; the same nonce again gives the first one. `users`: whom it may call, or only mark.

    `silent`: a classic message makes no sound either.
    """
    body, pictures = _in_form(body, pictures)
    sent = {picture.name: len(picture.data) for picture in pictures}
    files, calls = [picture.file() for picture in pictures], only(users)
    if isinstance(body, Plain):
        message = await channel.send(
            cut(body.words, CONTENT), view=body.view() or MISSING, files=files, nonce=nonce, silent=silent,
            allowed_mentions=calls,
        )  # fmt: skip
    else:
        message = await channel.send(view=body, files=files, nonce=nonce, silent=True, allowed_mentions=calls)
    return arrived(message, sent)


async def change(
    client: discord.Client, message: discord.PartialMessage, body: Body,
    files: Sequence[Attached] | None = (), pictures: Sequence[Picture] = (), users: Iterable[int] = (),
) -> Arrived:  # fmt: skip
    """Put this in place of what a message shows. `pictures`: new ones.

    `files`: its pictures that stay; None: all, but nobody knows their numbers, so they are uploaded once more.

    An edit makes no sound, but without `allowed_mentions` it would mark whoever it names, and take them into the thread
    ("if there is no explicit `allowed_mentions` in the edit request, the content will be parsed with default
    allowances", Edit Message).
    """
    if files is None or (FORM.get() is Form.ANEW and files):
        files, pictures = (), (*await _again(client, message), *pictures)
    body, pictures = _in_form(body, pictures)
    kept = [] if FORM.get() is Form.BARE else [_Kept(one) for one in files]
    sent = {picture.name: len(picture.data) for picture in pictures} | {one.name: one.size for one in files}
    attachments = cast("list[discord.Attachment]", [*kept, *(picture.file() for picture in pictures)])
    if isinstance(body, Plain):
        said: dict[str, Any] = {"content": cut(body.words, CONTENT), "view": body.view()}
    else:
        # A classic message turns into one of components when nothing is left of its text (Edit Message).
        said = {"content": None, "view": body}
    changed = await message.edit(**said, attachments=attachments, allowed_mentions=only(users))
    return replace(arrived(changed, sent), exact=True)


async def fill(click: Click, view: ui.LayoutView, files: Sequence[discord.File] = ()) -> discord.InteractionMessage:
    """Put this in place of the answer to a click. It calls nobody."""
    return await click.edit_original_response(view=view, attachments=files, allowed_mentions=only(()))


def arrived(message: discord.Message, sizes: dict[str, int] | None = None) -> Arrived:
    """A message as Discord tells of it, with the revision its buttons are for.

    For a nonce it knows Discord gives the message of an earlier attempt.
    """
    if not hasattr(message, "components"):
        # It stands there, and what it shows could not be read: that is asked for once it is needed.
        return Arrived(message.id, channel=message.channel.id, called=tuple(user.id for user in message.mentions))
    parts = parts_of(message)
    return Arrived(
        message.id,
        revision_of(parts),
        message.channel.id,
        files=files_of(message, sizes or {}),
        parts=parts,
        called=tuple(user.id for user in message.mentions),
    )


def only(users: Iterable[int]) -> discord.AllowedMentions:
    """A message may call these people and nobody else."""
    return discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in users])


async def read(message: discord.PartialMessage) -> Arrived:
    """What stands in a message of which the store knows too little."""
    return arrived(await message.fetch())


async def _again(client: discord.Client, message: discord.PartialMessage) -> tuple[Picture, ...]:
    """The pictures of a message, to be uploaded once more."""
    there = addresses_of(await message.fetch())
    return tuple([Picture(name, alt, await client.http.get_from_cdn(url)) for name, alt, url in there])


def _in_form(body: Body, pictures: Sequence[Picture]) -> tuple[Body, Sequence[Picture]]:
    if FORM.get() is not Form.BARE:
        return body, pictures
    return (body if isinstance(body, Plain) else bare(body)), ()


def bare(view: ui.LayoutView) -> ui.LayoutView:
    """The same without pictures."""
    for item in [*view.walk_children()]:
        if isinstance(item, ui.MediaGallery):
            around: Any = item.parent or view
            around.remove_item(item)
    return view

"""What stands in a post of ours as plain values, to make it anew with other words or without its buttons.

A post is a list of pieces: `["text", words]`, `["picture", file name, words for those who do not see it]`,
`["buttons", [label, custom id, style], …]`, and `["box", piece, …]` around them. A classic message begins with
`["plain", its text]`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any
from urllib.parse import unquote

import discord
import yarl
from discord import ui

from bot.controls import ids
from bot.controls.buttons import Press, row
from bot.store.draft import Attached, Parts

TEXT, PICTURE, BUTTONS, BOX, PLAIN = "text", "picture", "buttons", "box", "plain"
Item = ui.Item[ui.LayoutView]


def parts_of(message: discord.Message) -> Parts:
    """What Discord says that a message shows."""
    found: list[Any] = [] if message.flags.components_v2 else [[PLAIN, message.content]]
    for component in message.components:
        if isinstance(component, discord.Container):
            found.append([BOX, *_pieces(component.children)])
        else:
            found += _pieces([component])
    return found


def _pieces(components: Iterable[Any]) -> list[Any]:
    found: list[Any] = []
    for one in components:
        match one:
            case discord.TextDisplay():
                found.append([TEXT, one.content])
            case discord.MediaGalleryComponent():
                found += [[PICTURE, _name(item.media), item.description or ""] for item in one.items]
            case discord.ActionRow():
                presses = [child for child in one.children if isinstance(child, discord.Button)]
                found.append([BUTTONS, *([one.label, one.custom_id, one.style.value] for one in presses)])
    return found


def revision_of(parts: Parts) -> int | None:
    """The revision that the buttons of a post are for; None: there are none."""
    for part in parts:
        if part[0] == BOX and (inner := revision_of(part[1:])) is not None:
            return inner
        if part[0] == BUTTONS:
            for _, custom_id, _ in part[1:]:
                what = ids.parse(str(custom_id))
                if what is not None:
                    return what.revision
    return None


def is_plain(parts: Parts) -> bool:
    """Is it a classic message?"""
    return bool(parts) and parts[0][0] == PLAIN


def says(parts: Parts, words: str) -> bool:
    """Is it a classic message of exactly this text?"""
    return is_plain(parts) and parts[0][1] == words


def files_of(message: discord.Message, sizes: dict[str, int]) -> tuple[Attached, ...] | None:
    """The pictures of a message; None if Discord has not told their numbers. `sizes`: bytes of those just sent.

    What a component shows does not stand among the attachments ("any attached files that are not referenced in embeds
    or components", Message Object; api-docs #8277): its number stands with the component.
    """
    found = [Attached(one.id, one.filename, one.size, one.description or "") for one in message.attachments]
    for item in _items(message.components):
        media = item.media
        if media.attachment_id is None:
            return None
        name = _name(media)
        found.append(Attached(media.attachment_id, name, sizes.get(name, 0), item.description or ""))
    return tuple({one.id: one for one in found}.values())


def addresses_of(message: discord.Message) -> list[tuple[str, str, str]]:
    """The pictures of a message: name, words for those who do not see it, and where it can be had."""
    found = {one.filename: (one.filename, one.description or "", one.url) for one in message.attachments}
    for item in _items(message.components):
        name = _name(item.media)
        found[name] = (name, item.description or "", item.media.url)
    return [*found.values()]


def _items(components: Iterable[Any]) -> list[discord.MediaGalleryItem]:
    found: list[discord.MediaGalleryItem] = []
    for one in components:
        if isinstance(one, discord.Container):
            found += _items(one.children)
        elif isinstance(one, discord.MediaGalleryComponent):
            found += one.items
    return found


def _name(media: discord.UnfurledMediaItem) -> str:
    return unquote(yarl.URL(media.url).name)


def view_of(parts: Parts) -> ui.LayoutView:
    """The post again; its pictures point to files that the edit has to keep."""
    view = ui.LayoutView(timeout=None)
    for part in parts:
        if part[0] == BOX:
            box: ui.Container[ui.LayoutView] = ui.Container()
            for piece in part[1:]:
                box.add_item(_item(piece))
            view.add_item(box)
        else:
            view.add_item(_item(part))
    return view


def _item(piece: Sequence[Any]) -> Item:
    match piece:
        case [str(kind), words] if kind == TEXT:
            return ui.TextDisplay(words)
        case [str(kind), name, alt] if kind == PICTURE:
            # One picture in full width; several in one gallery would be small.
            return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=alt or None))
        case [str(kind), *presses] if kind == BUTTONS:
            return row(*(_press(*press) for press in presses))
    raise ValueError(f"no piece of a post: {piece[0]}")


def _press(label: str, custom_id: str, style: int) -> Press:
    """One of our buttons as it is, with the revision it was made for."""
    return Press(ui.Button(label=label, custom_id=custom_id, style=discord.ButtonStyle(style)))


def without_buttons(parts: Parts) -> Parts:
    """What happened, and the pictures: nothing to click, and nobody who is said to be waited for."""
    return _again(parts, lambda words: None, buttons=False)


def saying(parts: Parts, words: str) -> Parts | None:
    """The same post with other words about who is waited for; None if it says them already or has no place for it."""
    line = _waiting_line(parts)
    return None if line is None or line[1] == words else _again(parts, lambda _: words, buttons=True)


def _waiting_line(parts: Parts) -> Sequence[Any] | None:
    """The last text of a board; the first one tells what happened."""
    said = [piece for part in parts if part[0] == BOX for piece in part[1:] if piece[0] == TEXT]
    return said[-1] if len(said) > 1 else None


def _again(parts: Parts, say: Callable[[str], str | None], buttons: bool) -> Parts:
    line = _waiting_line(parts)

    def kept(pieces: Iterable[Sequence[Any]]) -> list[Any]:
        found: list[Any] = []
        for piece in pieces:
            if piece is line:
                words = say(piece[1])
                found += [] if words is None else [[TEXT, words]]
            elif piece[0] == BOX:
                found.append([BOX, *kept(piece[1:])])
            elif piece[0] != BUTTONS or buttons:
                found.append(piece)
        return found

    return kept(parts)

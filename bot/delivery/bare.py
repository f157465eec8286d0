"""A post of ours as it stands in Discord, made anew with other words or without its buttons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
import yarl
from discord import ui

from bot.controls.buttons import Press, row

Item = ui.Item[ui.LayoutView]


def without_buttons(message: discord.Message) -> ui.LayoutView:
    """What happened, and the pictures: nothing to click, and nobody who is said to be waited for."""
    return _again(message, lambda text: None, buttons=False)


def saying(message: discord.Message, words: str) -> ui.LayoutView | None:
    """The same post with other words about who is waited for; None if it says them already or has no place for it."""
    told = _waiting_line(message)
    if told is None or told.content == words:
        return None
    return _again(message, lambda text: words, buttons=True)


def _waiting_line(message: discord.Message) -> discord.TextDisplay | None:
    """The last text of a board; the first one tells what happened."""
    boxes = [one for one in message.components if isinstance(one, discord.Container)]
    said = [child for box in boxes for child in box.children if isinstance(child, discord.TextDisplay)]
    return said[-1] if len(said) > 1 else None


def _again(message: discord.Message, say: Callable[[str], str | None], buttons: bool) -> ui.LayoutView:
    files = {attachment.filename for attachment in message.attachments}
    line = _waiting_line(message)
    view = ui.LayoutView(timeout=None)
    for component in message.components:
        into: Any = view
        children: list[Any] = [component]
        if isinstance(component, discord.Container):
            into, children = ui.Container(), component.children
            view.add_item(into)
        for child in children:
            item = _text(say(line.content)) if line is not None and child is line else _item(child, files, buttons)
            if item is not None:
                into.add_item(item)
    return view


def _text(words: str | None) -> Item | None:
    return None if words is None else ui.TextDisplay(words)


def _item(component: Any, files: set[str], buttons: bool) -> Item | None:
    """The same piece again; pictures point to the files that are already there."""
    match component:
        case discord.TextDisplay():
            return ui.TextDisplay(component.content)
        case discord.MediaGalleryComponent():
            kept = []
            for item in component.items:
                name = yarl.URL(item.media.url).name
                url = f"attachment://{name}" if name in files else item.media.url
                kept.append(discord.MediaGalleryItem(url, description=item.description))
            return ui.MediaGallery(*kept)
        case discord.ActionRow() if buttons:
            return row(*(_press(child) for child in component.children if isinstance(child, discord.Button)))
    return None


def _press(pressed: discord.Button) -> Press:
    """One of our buttons as it is, with the revision it was made for."""
    return Press(ui.Button(label=pressed.label, custom_id=pressed.custom_id, style=pressed.style))

"""A picture, before and after it is drawn."""

from __future__ import annotations

import io
from dataclasses import dataclass

import discord
from discord import ui

from render.looks import Palette
from render.pictures import draw
from render.scene import Scene


@dataclass(frozen=True, slots=True)
class Sketch:
    """A picture before it is drawn."""

    game: str
    name: str
    alt: str
    scene: Scene
    palette: Palette

    def drawn(self) -> Picture:
        """At once, wherever this is."""
        return Picture(self.name, self.alt, draw(self.scene, self.palette))


@dataclass(frozen=True, slots=True)
class Picture:
    name: str
    alt: str
    data: bytes

    def file(self) -> discord.File:
        """A new file each time: sending uses it up."""
        return discord.File(io.BytesIO(self.data), self.name, description=self.alt)

    def item(self) -> discord.MediaGalleryItem:
        return discord.MediaGalleryItem(f"attachment://{self.name}", description=self.alt)


def gallery(picture: Picture) -> ui.MediaGallery[ui.LayoutView]:
    """One picture in full width; several in one gallery would be small."""
    return ui.MediaGallery(picture.item())

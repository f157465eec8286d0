"""The pictures of every game as they are posted; how large they come out, only eyes can tell."""

from __future__ import annotations

from collections.abc import Sequence

from bot.rehearsal.line import Picture
from bot.rehearsal.pieces import board, fresh, gallery, text
from bot.rehearsal.stage import Stage
from bot.texts import texts
from render import paint
from render.lookbook import drawable, scenes, setting_of
from render.pictures import Words
from render.scene import Scene
from render.stages import BUSY, stages

SHOWN = ("board", "areas", "phone-board")
READABLE = ("yes", "after-a-tap", "no")


async def play(stage: Stage) -> None:
    for game in drawable():
        drawn = _drawn(game, stage.text.language)
        name = texts(stage.text.language, game)("game-name")
        for picture in drawn:
            body = board(text(f"{name}: {picture.name}"), gallery(picture.name), attachments=fresh(picture))
            message = await stage.posted("game-picture", stage.given.channel, body, [picture])
            what = {"channel": stage.given.channel, "message": str(message.body["id"]), "game": name}
            for device in stage.devices:
                size = await stage.human.tell("size", device, (), **what)
                if size is not None:
                    label = f"size-{'desktop' if device == 'desktop' else 'phone'}"
                    await stage.note(label, device, size, of=[picture.width, picture.height], picture=picture.name)
                read = await stage.human.tell("readable", device, READABLE, **what)
                if read is not None:
                    await stage.note("readable", device, read, picture=picture.name)


def _speak(language: str, game: str, names: Sequence[str]) -> Words:
    return texts(language, game).among(names, plain=True)


def _drawn(game: str, language: str) -> list[Picture]:
    """A busy moment with as many players as there can be."""
    moment = [stage for stage in stages(game) if stage.name == BUSY][-1]
    found = dict(scenes(moment, setting_of(moment, language, _speak)))
    return [_painted(f"{game}-{kind}.png", found[kind]) for kind in SHOWN if kind in found]


def _painted(name: str, scene: Scene) -> Picture:
    return Picture(name, paint.draw(scene, "day"), scene.width, scene.height)

"""Scenes as text, compared exactly. `python -m tests.render.golden` writes the files anew; read the difference."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from render.lookbook import scenes
from render.scene import Group, Item, Scene
from tests.render.moments import sample, setting

FOLDER = Path(__file__).parent / "rail_line" / "golden"
GAME = "rail_line"


def lines(scene: Scene) -> Iterator[str]:
    yield f"{scene.width} × {scene.height}"
    yield "backdrop:"
    yield from _items(scene.backdrop, 1)
    yield "items:"
    yield from _items(scene.items, 1)


def _items(items: tuple[Item, ...], depth: int) -> Iterator[str]:
    for item in items:
        indent = "  " * depth
        if isinstance(item, Group):
            flags = "".join(f" {flag}" for flag in ("baked", "over") if getattr(item, flag))
            yield f"{indent}{item.name or 'group'} at {item.x:g}, {item.y:g}{flags}"
            yield from _items(item.items, depth + 1)
        else:
            values = (getattr(item, name) for name in type(item).__slots__)
            told = (f"{value:.4g}" if isinstance(value, float) else str(value) for value in values)
            yield f"{indent}{type(item).__name__} {' '.join(told)}"


def expected() -> dict[str, str]:
    """Every picture of the busy moments, in English."""
    found = {}
    for stage in sample(GAME):
        if stage.name == "busy":
            for kind, scene in scenes(stage, setting(stage, "en")):
                found[f"{stage.seats}-{kind}.txt"] = "\n".join(lines(scene)) + "\n"
    return found


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name, told in expected().items():
        (FOLDER / name).write_text(told, encoding="utf-8")

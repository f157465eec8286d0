"""The commands Discord's client brings along itself: it writes a message, and no bot hears of them.

They stand in the same list as those of bots, under the same names if need be: `/me` has always been one of them.
"""

from collections.abc import Callable
from typing import Any

from bot.sandbox.errors import Json

WRITTEN: dict[str, Callable[[str], str]] = {
    "me": lambda text: f"_{text}_",
    "shrug": lambda text: f"{text} ¯\\_(ツ)_/¯".strip(),
    "spoiler": lambda text: f"||{text}||",
    "tableflip": lambda text: f"{text} (╯°□°)╯︵ ┻━┻".strip(),
    "unflip": lambda text: f"{text} ┬─┬ノ( º _ ºノ)".strip(),
}
TOLD = {
    "me": ("Displays text with emphasis.", "Zeigt Text hervorgehoben an."),
    "shrug": ("Appends ¯\\_(ツ)_/¯ to your message.", "Hängt ¯\\_(ツ)_/¯ an deine Nachricht an."),
    "spoiler": ("Marks your message as a spoiler.", "Kennzeichnet deine Nachricht als Spoiler."),
    "tableflip": ("Appends (╯°□°)╯︵ ┻━┻ to your message.", "Hängt (╯°□°)╯︵ ┻━┻ an deine Nachricht an."),
    "unflip": ("Appends ┬─┬ノ( º _ ºノ) to your message.", "Hängt ┬─┬ノ( º _ ºノ) an deine Nachricht an."),
}
NEEDS_WORDS = ("me", "spoiler")


def _id(name: str) -> str:
    return f"built-in:{name}"


def _command(name: str) -> Json:
    english, german = TOLD[name]
    words = {
        "name": "message",
        "name_localizations": {"de": "nachricht"},
        "type": 3,
        "description": "Your message",
        "description_localizations": {"de": "Deine Nachricht"},
        "required": name in NEEDS_WORDS,
    }
    told = {"description": f"{english} (Discord)", "description_localizations": {"de": f"{german} (Discord)"}}
    return {"id": _id(name), "type": 1, "name": name, "name_localizations": None, "options": [words]} | told


COMMANDS = [_command(name) for name in WRITTEN]
IDS = [command["id"] for command in COMMANDS]


def said(command_id: object, options: dict[str, Any]) -> str | None:
    """What the client writes for one of its own commands; None: it is somebody else's."""
    for name, write in WRITTEN.items():
        if command_id == _id(name):
            return write(str(options.get("message", "")))
    return None

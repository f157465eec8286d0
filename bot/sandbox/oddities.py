"""How an event may say something else than Discord promises: a field is missing, null, or of another type."""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any, Literal, get_args

from bot.sandbox.errors import Json

How = Literal["missing", "null", "other"]
WAYS: tuple[How, ...] = get_args(How)
WHOLE = ""
"""The path of the data as a whole."""
DEEP = 2
"""So many fields inside each other are walked."""


def fields(data: Json, deep: int = DEEP) -> Iterator[str]:
    """The paths of all fields, such as `member.roles`; the first entry of a list stands for all."""
    for name, value in data.items():
        yield name
        if deep > 1:
            inner, at = (value[0], f"{name}.0") if isinstance(value, list) and value else (value, name)
            if at != name:
                yield at
            if isinstance(inner, dict):
                yield from (f"{at}.{path}" for path in fields(inner, deep - 1))


def spoilt(data: Json, path: str, how: How) -> Json:
    """The same with one field spoilt. A field that is not there may become null; else nothing happens to it."""
    if path == WHOLE:
        return {"missing": {}, "null": None, "other": ["odd"]}[how]  # type: ignore[return-value]
    changed = deepcopy(data)
    *way, last = (int(step) if step.isdecimal() else step for step in path.split("."))
    place: Any = changed
    for step in way:
        place = place[step] if _there(place, step) else None
    if _there(place, last):
        if how == "missing":
            del place[last]
        else:
            place[last] = None if how == "null" else another(place[last])
    elif isinstance(place, dict) and how == "null":
        place[last] = None
    return changed


def _there(place: Any, step: int | str) -> bool:
    if isinstance(place, list):
        return isinstance(step, int) and step < len(place)
    return isinstance(place, dict) and step in place


def another(value: object) -> object:
    """A value of another type."""
    match value:
        case list():
            return [{"odd": True}]
        case dict():
            return ["odd"]
        case str():
            return {"odd": True}
        case _:
            return "odd"

"""Filling in what a command's option, a menu or a modal's field asks for, within its bounds."""

from typing import Any

from bot.sandbox.commands import Option
from bot.sandbox.components import Type
from bot.sandbox.errors import Json
from bot.sandbox.refusals import CannotDo

SHELVES = {
    Type.USER_SELECT: "users",
    Type.MENTIONABLE_SELECT: "users",
    Type.ROLE_SELECT: "roles",
    Type.CHANNEL_SELECT: "channels",
}


def fill(component: Json, given: Any) -> tuple[Any, dict[str, set[int]]]:
    """What a component sends for the given value (None: what it stands at), and whom or what it names."""
    name = component.get("placeholder") or component["custom_id"]
    match Type(component["type"]):
        case Type.TEXT_INPUT:
            return text(component, component.get("value") or "" if given is None else given), {}
        case Type.CHECKBOX:
            return bool(component.get("default") if given is None else given), {}
        case Type.RADIO_GROUP:
            chosen = pick(component, given)
            if len(chosen) > 1 or (not chosen and component.get("required", True)):
                raise CannotDo(f"{name}: exactly one", "exactlyOne")
            return chosen[0] if chosen else None, {}
        case Type.FILE_UPLOAD:
            raise CannotDo("Files cannot be given here")
        case Type.STRING_SELECT | Type.CHECKBOX_GROUP:
            chosen = pick(component, given)
            things: dict[str, set[int]] = {}
        case kind:
            numbers = [one if isinstance(one, int) else int(getattr(one, "id", one)) for one in given or ()]
            chosen = [str(number) for number in numbers]
            things = {SHELVES[kind]: set(numbers)} if numbers else {}
    low, high = component.get("min_values", 1), component.get("max_values", 1)
    empty_is_fine = not chosen and component.get("required") is False
    if not low <= len(chosen) <= high and not empty_is_fine:
        raise CannotDo(f"{name}: between {low} and {high} of them, not {len(chosen)}", "bounds", low=low, high=high)
    return chosen, things


def pick(component: Json, given: Any) -> list[str]:
    """The values of the chosen options, named by value or label; without a choice, the ones already marked."""
    options = component["options"]
    if given is None:
        return [option["value"] for option in options if option.get("default")]
    chosen = []
    for one in [given] if isinstance(given, str) else given:
        by_value = [each for each in options if each["value"] == one]
        matches = by_value or [each for each in options if each["label"] == one]
        if len(matches) != 1:
            raise CannotDo(f"{one!r} is not one of {[option['label'] for option in options]}")
        chosen.append(matches[0]["value"])
    if len(set(chosen)) != len(chosen):
        raise CannotDo(f"Twice the same: {chosen}")
    return chosen


def text(component: Json, value: str) -> str:
    required = component.get("required", True)
    if not value and not required:
        return value
    low, high = max(component.get("min_length") or 0, int(required)), component.get("max_length") or 4000
    if not low <= len(value) <= high:
        name = component.get("label") or component["custom_id"]
        raise CannotDo(f"{name}: between {low} and {high} characters", "characters", low=low, high=high)
    return value


def names_of(entry: Json, locale: str) -> tuple[str, ...]:
    """A command's or option's name, and the one shown in this language."""
    translated = (entry.get("name_localizations") or {}).get(locale)
    return (entry["name"], translated) if translated else (entry["name"],)


def fitting(option: Json, wanted: Option, value: Any) -> Any:
    """The value if the client lets it stand in this option."""
    if choices := option.get("choices"):
        for choice in choices:
            if value in (choice["value"], choice["name"], *(choice.get("name_localizations") or {}).values()):
                return choice["value"]
        offered = [choice["name"] for choice in choices]
        raise CannotDo(f"{option['name']}: {value!r} is none of {offered}", "noChoice", value=str(value))
    types: dict[Option, tuple[type, ...]] = {
        Option.STRING: (str,),
        Option.INTEGER: (int,),
        Option.BOOLEAN: (bool,),
        Option.NUMBER: (int, float),
    }
    if not isinstance(value, types.get(wanted, (object,))) or (wanted is Option.INTEGER and isinstance(value, bool)):
        raise CannotDo(f"{option['name']} takes a {wanted.name.lower()}, not {value!r}", "noChoice", value=str(value))
    size = len(value) if isinstance(value, str) else value
    low, high = ("min_length", "max_length") if isinstance(value, str) else ("min_value", "max_value")
    if size < option.get(low, size) or size > option.get(high, size):
        raise CannotDo(
            f"{option['name']}: {value!r} is outside {option.get(low)} to {option.get(high)}",
            "noChoice",
            value=str(value),
        )
    return value

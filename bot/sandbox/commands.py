"""The application commands the bot has registered, checked as Discord checks them."""

import re
from collections.abc import Collection
from enum import IntEnum

from discord import Locale

from bot.sandbox.errors import ApiError, Field, Json, Refusal
from bot.sandbox.world import What, World


class Option(IntEnum):
    SUBCOMMAND = 1
    GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


CHAT, ON_USER, ON_MESSAGE = 1, 2, 3
CONTEXTS = (0, 1, 2)
MOST_CREATES, DAY = 200, 86_400.0
"""So many new commands a day for everybody, and as many in each guild."""
MOST = {CHAT: 100, ON_USER: 15, ON_MESSAGE: 15}
NESTED = (Option.SUBCOMMAND, Option.GROUP)
CHOOSABLE = (Option.STRING, Option.INTEGER, Option.NUMBER)
NAME = re.compile(r"[-_'\w]{1,32}")
LOCALES = frozenset(locale.value for locale in Locale)
ECHOED = ("dm_permission", "nsfw")


def check_texts(entry: Json, at: Field, chat: bool = True) -> None:
    """The name and description of a command or option, in every language."""
    places = [(at.at("name"), entry.get("name"))]
    places += [(at.at("name_localizations", key), text) for key, text in localised(entry, "name").items()]
    for place, given in places:
        name = place.length(given, 1, 32)
        if chat and name and (NAME.fullmatch(name) is None or name != name.lower()):
            place.wrong("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    if chat:
        at.at("description").length(entry.get("description"), 1, 100)
        for key, text in localised(entry, "description").items():
            at.at("description_localizations", key).length(text, 1, 100)
    for name in ("name_localizations", "description_localizations"):
        for key in entry.get(name) or {}:
            if key not in LOCALES:
                at.at(name).wrong("BASE_TYPE_CHOICES", f"Unknown locale {key}.")


def localised(entry: Json, name: str) -> dict[str, str]:
    return entry.get(f"{name}_localizations") or {}


def check_options(options: object, at: Field, depth: int = 0) -> None:
    entries = at.items(options, 0, 25)
    names: set[str] = set()
    optional = False
    nested = [entry.get("type") in NESTED for entry in entries]
    if any(nested) and not all(nested):
        at.wrong("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-command and options cannot stand side by side")
    for n, entry in enumerate(entries):
        here = at.at(n)
        check_texts(entry, here)
        for text in (entry.get("name"), *localised(entry, "name").values()):
            if n and text in names and text == entry.get("name"):
                here.at("name").wrong("APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name already exists")
        names.add(str(entry.get("name")))
        here.at("type").one_of(entry.get("type"), [int(kind) for kind in Option])
        if entry.get("type") in NESTED:
            if depth + (entry["type"] == Option.GROUP) > 1:
                here.at("type").wrong("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Groups cannot be nested deeper")
            check_options(entry.get("options"), here.at("options"), depth + 1)
            continue
        if entry.get("required") and optional:
            here.wrong("APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", "Required options must stand first")
        optional = optional or not entry.get("required")
        check_choices(entry, here)


def check_choices(entry: Json, at: Field) -> None:
    choices = at.at("choices").items(entry.get("choices"), 0, 25)
    if entry.get("autocomplete") and choices:
        at.wrong("APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE", "Choices and autocomplete exclude each other")
    if (entry.get("autocomplete") or choices) and entry.get("type") not in CHOOSABLE:
        at.wrong("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "This type of option takes no choices")
    check_choice_texts(choices, at.at("choices"), entry.get("type"))


def check_choice_texts(choices: list[Json], at: Field, kind: object) -> None:
    """Choices of an option or of an autocomplete answer: names, values of the option's type, no name twice."""
    names: set[str] = set()
    wanted: dict[object, type | tuple[type, ...]] = {Option.INTEGER: int, Option.NUMBER: (int, float)}
    for n, choice in enumerate(choices):
        name = at.at(n, "name").length(choice.get("name"), 1, 100)
        for key, text in localised(choice, "name").items():
            at.at(n, "name_localizations", key).length(text, 1, 100)
        if name in names:
            at.at(n, "name").wrong("APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", "Name already exists")
        names.add(name)
        value = choice.get("value")
        if not isinstance(value, wanted.get(kind, str)):
            at.at(n, "value").wrong("BASE_TYPE_CHOICES", "Value is not of the option's type.")
        elif isinstance(value, str):
            at.at(n, "value").length(value, 1, 100)


def size(entry: Json) -> int:
    """The characters of a command that count towards its 8,000; of a translated text the longest counts."""

    def longest(name: str) -> int:
        return max(len(text) for text in (str(entry.get(name) or ""), *localised(entry, name).values()))

    total = longest("name") + longest("description") + len(str(entry.get("value", "")))
    return total + sum(size(inner) for inner in (*(entry.get("options") or ()), *(entry.get("choices") or ())))


class CommandBook:
    """All registered commands, global ones under the key None."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.registered: dict[int | None, list[Json]] = {}
        self._created: dict[int | None, tuple[float, int]] = {}

    def check(self, entry: Json, at: Field) -> None:
        kind = entry.get("type", CHAT)
        at.at("type").one_of(kind, (CHAT, ON_USER, ON_MESSAGE))
        check_texts(entry, at, chat=kind == CHAT)
        if kind == CHAT:
            check_options(entry.get("options"), at.at("options"))
        elif entry.get("options") or entry.get("description"):
            at.wrong("APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION", "Context menu commands have no description")
        self._check_places(entry, "integration_types", sorted(self._world.install_types), at)
        self._check_places(entry, "contexts", CONTEXTS, at)
        if size(entry) > 8000:
            at.wrong("APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000)")

    def _check_places(self, entry: Json, name: str, known: Collection[int], at: Field) -> None:
        """Where a command says it is to be had: what the app supports (`integration_types`), and contexts there are."""
        given = entry.get(name)
        if given is None:
            return
        if not isinstance(given, list) or not given:
            at.at(name).wrong("BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {len(known)} in length.")
            return
        for n, one in enumerate(given):
            at.at(name, n).one_of(one, known)

    def _count(self, guild_id: int | None, created: int) -> None:
        """ "There is a global rate limit of 200 application command creates per day, per guild"."""
        since, used = self._created.get(guild_id, (0.0, 0))
        now = self._world.clock.steady()
        if not used or now >= since + DAY:
            since, used = now, 0
        if used + created > MOST_CREATES:
            raise ApiError(Refusal.TOO_MANY_CREATES)
        self._created[guild_id] = since, used + created

    def replace(self, guild_id: int | None, entries: object) -> list[Json]:
        """Take these instead of all commands registered so far; a command of the same name keeps its id."""
        form = Field()
        listed = form.items(entries, 0, 130)
        names: set[tuple[int, str]] = set()
        for n, entry in enumerate(listed):
            self.check(entry, form.at(n))
            name = (entry.get("type", CHAT), str(entry.get("name")))
            if name in names:
                form.at(n, "name").wrong("APPLICATION_COMMANDS_DUPLICATE_NAME", "Command names must be unique")
            names.add(name)
        for kind, most in MOST.items():
            if sum(one == kind for one, _ in names) > most:
                form.wrong("APPLICATION_COMMANDS_MAX", f"Maximum number of application commands reached ({most}).")
        form.check()
        self._count(guild_id, sum(self.named(guild_id, name, kind) is None for kind, name in names))
        self.registered[guild_id] = [self._stored(guild_id, entry) for entry in listed]
        self._world.tell(What.COMMANDS_UPDATE, None)
        return self.registered[guild_id]

    def _stored(self, guild_id: int | None, entry: Json) -> Json:
        old = self.named(guild_id, str(entry["name"]), entry.get("type", CHAT))
        body: Json = {
            "id": old["id"] if old else str(self._world.snowflakes.next()),
            "application_id": str(self._world.bot.id),
            "type": entry.get("type", CHAT),
            "name": entry["name"],
            "name_localizations": entry.get("name_localizations"),
            "description": entry.get("description", ""),
            "description_localizations": entry.get("description_localizations"),
            "options": entry.get("options") or [],
            "default_member_permissions": None,
            "nsfw": False,
            "integration_types": entry.get("integration_types") or sorted(self._world.install_types),
            "contexts": entry.get("contexts"),
        }
        body |= {key: entry[key] for key in ECHOED if entry.get(key) is not None}
        if entry.get("default_member_permissions") is not None:
            body["default_member_permissions"] = str(entry["default_member_permissions"])
        if guild_id is not None:
            # Both "only for globally-scoped commands".
            body |= {"guild_id": str(guild_id), "integration_types": [0], "contexts": None}
        same = old is not None and body | {"version": old["version"]} == old
        return body | {"version": old["version"] if old and same else str(self._world.snowflakes.next())}

    def add(self, guild_id: int | None, entry: Json) -> Json:
        """Register one command, in the place of one with the same name."""
        others = [one for one in self.registered.get(guild_id, []) if one["name"] != entry.get("name")]
        return self.replace(guild_id, [*others, entry])[-1]

    def remove(self, guild_id: int | None, command_id: int) -> None:
        self.registered[guild_id].remove(self.by_id(guild_id, command_id))
        self._world.tell(What.COMMANDS_UPDATE, None)

    def by_id(self, guild_id: int | None, command_id: int) -> Json:
        for command in self.registered.get(guild_id, []):
            if command["id"] == str(command_id):
                return command
        raise ApiError(Refusal.UNKNOWN_COMMAND)

    def named(self, guild_id: int | None, name: str, kind: int = CHAT) -> Json | None:
        matches = (one for one in self.registered.get(guild_id, []) if one["name"] == name and one["type"] == kind)
        return next(matches, None)

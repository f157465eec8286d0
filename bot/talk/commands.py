"""Slash commands: the tree with its one error handler, names in two languages, commands made from data."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar, cast

import discord
from discord import app_commands
from discord.app_commands import AppCommandContext, AppInstallationType, Choice, locale_str
from discord.ext import commands

from bot.controls.hearing import Click, Host
from bot.tables.refusals import refused
from bot.texts import FALLBACK, spoken, texts
from render.wording import cut

COMPLETIONS = 25
NAME, DESCRIPTION = 32, 100
LARGEST = 2**53 - 1
"""The largest whole number that Discord's options know."""
OTHERS = {locale: spoken(locale) for locale in discord.Locale if spoken(locale) != FALLBACK}
"""The locales that commands are worded for besides the default: Discord asks for all of them, thousands of times."""
Group = TypeVar("Group")
Complete = Callable[[Click, str], Awaitable[list[Choice[Any]]]]


@dataclass(frozen=True, slots=True)
class Reach:
    """Who has a command, and where it can be typed: interactions/application-commands, Contexts."""

    people: bool = False
    """Also whoever has the app for themselves, wherever they are; else only where it is in the server."""
    letters: bool = False
    """Also in direct messages with the bot."""

    @property
    def installs(self) -> AppInstallationType:
        return AppInstallationType(guild=True, user=self.people)

    @property
    def contexts(self) -> AppCommandContext:
        # Conversations with others mean something only for those who have the app for themselves.
        return AppCommandContext(guild=True, dm_channel=self.letters, private_channel=self.people)


SERVERS = Reach()
LETTERS = Reach(letters=True)
EVERYWHERE = Reach(people=True, letters=True)


def reaching(reach: Reach) -> Callable[[type[Group]], type[Group]]:
    """The same for a cog that is a command with others below it."""
    installs, contexts = reach.installs, reach.contexts

    def told(cog: type[Group]) -> type[Group]:
        app_commands.allowed_installs(guilds=installs.guild, users=installs.user)(cog)
        app_commands.allowed_contexts(
            guilds=contexts.guild, dms=contexts.dm_channel, private_channels=contexts.private_channel
        )(cog)
        return cog

    return told


class Commands(app_commands.CommandTree[discord.Client]):
    """The slash commands, with one place for everything that goes wrong in them."""

    def __init__(self, client: discord.Client) -> None:
        # What says nothing about itself, as a command of a package beside this one, is for servers.
        super().__init__(client, allowed_contexts=SERVERS.contexts, allowed_installs=SERVERS.installs)

    def _from_interaction(self, interaction: Click) -> None:
        # The library's own task would end without a word where it trips over what it was given.
        self.client.loop.create_task(self._heard(interaction), name="command")

    async def _heard(self, interaction: Click) -> None:
        try:
            await self._call(interaction)
        except app_commands.AppCommandError as error:
            await self._dispatch_error(interaction, error)
        except Exception as problem:  # noqa: BLE001 - whatever it is, the person must not wait in vain
            await cast(Host, interaction.client).misread(interaction, problem)

    async def interaction_check(self, interaction: Click, /) -> bool:
        return await cast(Host, interaction.client).opens(interaction)

    async def on_error(self, interaction: Click, error: app_commands.AppCommandError, /) -> None:
        await cast(Host, interaction.client).apologise(interaction, error)


class CommandTexts(app_commands.Translator):
    """Names and descriptions of commands in the other languages of the house."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        language, key = OTHERS.get(locale), string.extras.get("key")
        if key is None or language is None:
            return None
        words = texts(language, string.extras.get("game"))
        return words(key) if words.has(key) else None


def named(key: str, default: str, game: str | None = None) -> locale_str:
    """The name of a command or parameter; the default where no text says otherwise."""
    words = texts(game=game)
    return locale_str(words(key) if words.has(key) else default, key=key, game=game)


def option_name(name: str, game: str | None = None) -> locale_str:
    """The name of an option as Discord knows it."""
    return named(f"parameter-{name}", name.replace("_", "-"), game)


def described(key: str, game: str | None = None) -> locale_str:
    return locale_str(cut(texts(game=game)(key), DESCRIPTION), key=key, game=game)


@dataclass(frozen=True, slots=True)
class Parameter:
    """One option of a slash command."""

    name: str
    kind: Any = str
    required: bool = False
    complete: Complete | None = None
    choices: Sequence[Choice[Any]] = ()
    told: str = ""
    """Key of its description, where it is not `parameter-<name>-description`."""
    least: int | None = None
    most: int | None = None
    """The smallest and the largest number that may be given."""

    def judge(self, value: object) -> None:
        """Refuse a value that this option does not offer: what is sent may not come from Discord."""
        if value is None:
            return
        if self.choices and value not in [one.value for one in self.choices]:
            raise refused("not-understood")
        if isinstance(value, int) and not (self.least is None or self.least <= value <= (self.most or LARGEST)):
            raise refused("not-understood")


def command(
    name: str,
    run: Callable[..., Awaitable[None]],
    parameters: Sequence[Parameter] = (),
    game: str | None = None,
    shown: str = "",
    reach: Reach = SERVERS,
) -> app_commands.Command[Any, ..., None]:
    """A slash command made from data; `run` gets the interaction and the given options by name, None where missing.

    Its texts are `command-<name>`, `command-<name>-description`, `parameter-<name>` and `parameter-<name>-description`;
    `shown`: its name where no text says otherwise, if that is not `name`; `reach`: where it can be typed, if it stands
    for itself.
    """

    # Any: what is given has the types of the parameters, which only the signature below tells the library.
    async def callback(interaction: Click, **given: Any) -> None:
        for parameter in parameters:
            parameter.judge(given.get(parameter.name))
        await run(interaction, **given)

    callback.__signature__ = _signature(parameters)  # type: ignore[attr-defined]
    named_ones = {p.name: option_name(p.name, game) for p in parameters}
    if parameters:
        app_commands.rename(**named_ones)(callback)
        told = {p.name: described(p.told or f"parameter-{p.name}-description", game) for p in parameters}
        app_commands.describe(**told)(callback)
    chosen: dict[str, list[Choice[Any]]] = {p.name: list(p.choices) for p in parameters if p.choices}
    if chosen:
        app_commands.choices(**chosen)(callback)
    completed: dict[str, Any] = {p.name: p.complete for p in parameters if p.complete is not None}
    if completed:
        app_commands.autocomplete(**completed)(callback)
    made: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=named(f"command-{name}", shown or name, game),
        description=described(f"command-{name}-description", game),
        callback=callback,
    )
    made.allowed_installs, made.allowed_contexts = reach.installs, reach.contexts
    return made


def _signature(parameters: Sequence[Parameter]) -> inspect.Signature:
    positional = inspect.Parameter.POSITIONAL_OR_KEYWORD
    shown = [inspect.Parameter("interaction", positional, annotation=discord.Interaction)]
    # Discord wants required options first; a signature wants the same.
    for p in sorted(parameters, key=lambda p: not p.required):
        default = inspect.Parameter.empty if p.required else None
        kind = p.kind if p.least is None else app_commands.Range[p.kind, p.least, p.most or LARGEST]
        annotation = kind if p.required else kind | None
        shown.append(inspect.Parameter(p.name, positional, default=default, annotation=annotation))
    return inspect.Signature(shown)


def group(name: str, game: str) -> app_commands.Group:
    """A group of subcommands within the command of a game."""
    return app_commands.Group(
        name=named(f"command-{name}", name, game), description=described(f"command-{name}-description", game)
    )


class Loose(commands.Cog):
    """A cog whose commands belong to no group."""

    def __init__(self, tree: app_commands.CommandTree[Any], *loose: app_commands.Command[Any, ..., None]) -> None:
        self._tree = tree
        self._loose = loose

    async def cog_load(self) -> None:
        for single in self._loose:
            self._tree.add_command(single)

    async def cog_unload(self) -> None:
        for single in self._loose:
            self._tree.remove_command(single.name)


def choice(text: str, value: str | int, key: str | None = None, game: str | None = None) -> Choice[Any]:
    """An answer offered in a slash command, with its text in every language if it has a key."""
    shown = cut(text, DESCRIPTION)
    return Choice(name=shown if key is None else locale_str(shown, key=key, game=game), value=value)


def matching(answers: Mapping[str, str], current: str) -> list[Choice[str]]:
    """Of answers (value -> label) those that fit what has been typed, at most 25."""
    wanted = current.casefold().strip()
    found = [
        Choice(name=cut(label, DESCRIPTION), value=value)
        for value, label in answers.items()
        if wanted in label.casefold() or wanted in value.casefold()
    ]
    return found[:COMPLETIONS]

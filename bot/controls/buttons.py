"""Buttons and menus that live through a restart: everything they know stands in their custom id."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import pairwise
from typing import Any, cast

import discord
from discord import ui

from bot.controls import ids
from bot.controls.hearing import Host
from bot.controls.ids import Id
from render.wording import cut

GREY = discord.ButtonStyle.secondary
BLUE = discord.ButtonStyle.primary
GREEN = discord.ButtonStyle.success
RED = discord.ButtonStyle.danger
LABEL, OPTION, PLACEHOLDER = 80, 100, 150
"""Discord's longest texts on a button, of an answer in a menu, and on a closed menu."""
ANSWERS = 25
"""Discord's most answers in one menu."""
ACROSS = 5
"""Discord's most buttons in a row."""


class Press(ui.DynamicItem[ui.Button[ui.LayoutView]], template=ids.BUTTON):
    """A button of ours, in whatever message it stands."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Press:
        return cls(cast("ui.Button[ui.LayoutView]", item))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await cast(Host, interaction.client).clicked(interaction, self.custom_id, ())


class Pick(ui.DynamicItem[ui.Select[ui.LayoutView]], template=ids.MENU):
    """A menu of ours, in whatever message it stands."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Pick:
        return cls(cast("ui.Select[ui.LayoutView]", item))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await cast(Host, interaction.client).clicked(interaction, self.custom_id, tuple(self.item.values))


def button(
    label: str, what: Id, style: discord.ButtonStyle = GREY, emoji: str | None = None, disabled: bool = False
) -> Press:
    shown: ui.Button[ui.LayoutView] = ui.Button(
        label=cut(label, LABEL), custom_id=what.button(), style=style, emoji=emoji, disabled=disabled
    )
    return Press(shown)


def menu(placeholder: str, what: Id, answers: Iterable[tuple[str, str, str]]) -> Pick:
    """A menu of (value, label, description); at most 25."""
    options = [
        discord.SelectOption(value=value, label=cut(label, OPTION), description=cut(note, OPTION) or None)
        for value, label, note in answers
    ]
    shown: ui.Select[ui.LayoutView] = ui.Select(
        placeholder=cut(placeholder, PLACEHOLDER), custom_id=what.menu(), options=options
    )
    return Pick(shown)


def row(*items: Press | Pick) -> ui.ActionRow[ui.LayoutView]:
    return ui.ActionRow(*cast("tuple[ui.Item[ui.LayoutView], ...]", items))


def rows(items: Iterable[Press]) -> list[ui.ActionRow[ui.LayoutView]]:
    """Buttons in rows of a message made of components."""
    return [row(*presses) for presses in across(items)]


def across(items: Iterable[Press]) -> list[list[Press]]:
    """Buttons in as few rows as they need, as equally long as can be: none is left alone below five others."""
    all_ = list(items)
    count = -(-len(all_) // ACROSS)
    ends = [-(-len(all_) * n // count) for n in range(count + 1)] if count else []
    return [all_[begin:end] for begin, end in pairwise(ends)]


def known(interaction: discord.Interaction[Any]) -> bool:
    """Was one of our buttons or menus clicked, and does it still stand in its message? Others reach no callback."""
    data: Any = interaction.data or {}
    message = interaction.message
    if message is None or ids.parse(str(data.get("custom_id"))) is None:
        return False
    view = ui.LayoutView if message.flags.components_v2 else ui.View
    return any(
        item.type.value == data.get("component_type") and getattr(item, "custom_id", None) == data["custom_id"]
        for item in view.from_message(message, timeout=None).walk_children()
    )

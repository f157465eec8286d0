"""How Stellwerk comes to a server, or to a person who has it for themselves: links, and what the portal must know."""

from __future__ import annotations

import discord
import yarl

AUTHORIZE = "https://discord.com/oauth2/authorize"
SERVER, PERSON = 0, 1
"""Discord's numbers for where an app is installed: topics/oauth2, `integration_type`."""


def for_people(application: discord.AppInfo | None) -> bool:
    """May people install the application for themselves? The portal calls that *User Install*."""
    return application is not None and application.user_integration_config is not None


def server_link(application: int, permissions: discord.Permissions) -> str:
    """For whoever may manage a server."""
    return str(
        yarl.URL(AUTHORIZE).with_query(
            client_id=application, scope="bot applications.commands", permissions=permissions.value,
            integration_type=SERVER,
        )
    )  # fmt: skip


def own_link(application: int) -> str:
    """For whoever would like to have it for themselves: it comes without a bot, and needs no permissions."""
    return str(
        yarl.URL(AUTHORIZE).with_query(client_id=application, scope="applications.commands", integration_type=PERSON)
    )


def invitation(number: int, application: discord.AppInfo | None, permissions: discord.Permissions) -> list[str]:
    """What the operator reads when the bot runs."""
    lines = ["Stellwerk is running. Invite it to a server:", server_link(number, permissions)]
    if for_people(application):
        return [*lines, "Have it for yourself, in all your servers and direct messages:", own_link(number)]
    how = "tick *User Install* under Installation in the Developer Portal, and start the bot again."
    return [*lines, f"So that people can have it for themselves too, {how}"]

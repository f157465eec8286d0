"""The bot's application, as Discord tells of it."""

from bot.sandbox.errors import Json
from bot.sandbox.payloads import user_json
from bot.sandbox.world import World


def application_json(world: World) -> Json:
    owner = next((user for user in world.users.values() if not user.bot), world.bot)
    return {
        "id": str(world.bot.id),
        "name": world.bot.display,
        "icon": None,
        "description": "Railway board games",
        "type": None,
        "bot": user_json(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user_json(owner),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": sum(user.installed for user in world.users.values()),
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
        "integration_types_config": {str(kind): {} for kind in sorted(world.install_types)},
        **world.papers,
    }

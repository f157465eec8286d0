"""Whom a message calls."""

import re
from collections.abc import Iterable

from bot.sandbox.components import Type, walk
from bot.sandbox.errors import Field, Json
from bot.sandbox.world import World

MENTION = re.compile(r"<@!?(\d+)>")
MOST_MENTIONS = 100


def check_mentions(allowed: Json, at: Field) -> None:
    for kind in ("users", "roles"):
        if kind in (allowed.get("parse") or ()) and allowed.get(kind):
            at.wrong("MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", f"parse:[{kind}] and {kind}: [ids...] are exclusive.")
        if len(allowed.get(kind) or ()) > MOST_MENTIONS:
            at.at(kind).wrong("BASE_TYPE_MAX_LENGTH", f"Must be {MOST_MENTIONS} or fewer in length.")


def words_of(content: str, components: Iterable[Json]) -> str:
    """Everything in a message that can call somebody."""
    texts = [str(part["content"]) for part in walk(list(components)) if part["type"] == Type.TEXT]
    return "\n".join([content, *texts])


def mentioned(world: World, text: str, allowed: Json | None) -> tuple[list[int], bool]:
    """Whom a text calls, and whether it calls everyone, as far as `allowed_mentions` lets it."""
    found = dict.fromkeys(int(match) for match in MENTION.findall(text))
    people = [user_id for user_id in found if user_id in world.users]
    everyone = "@everyone" in text or "@here" in text
    if allowed is None:
        return people, everyone
    parse = allowed.get("parse") or []
    listed = {int(user_id) for user_id in allowed.get("users") or []}
    return [user for user in people if "users" in parse or user in listed], everyone and "everyone" in parse

"""Whatever a client sends, it gets an answer of Discord's kind, and people's pages still show."""

import asyncio
from typing import Any

import aiohttp
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.sandbox.server import Sandbox
from tests.protocol.people import visible_to
from tests.protocol.raw import Raw

small = st.one_of(st.none(), st.booleans(), st.integers(-2, 70000), st.text(max_size=5), st.just("attachment://x.png"))
KEYS = ["components", "custom_id", "label", "style", "options", "value", "url", "media", "items", "description"]
KEYS += ["accessory", "content", "emoji", "component"]
values = st.recursive(
    small,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from([*KEYS, "id", "name"]), inner),
    max_leaves=12,
)
components = st.recursive(
    st.fixed_dictionaries({"type": st.integers(1, 23)}, optional=dict.fromkeys(KEYS, small)),
    lambda inner: st.fixed_dictionaries(
        {"type": st.sampled_from([1, 9, 12, 17, 18])},
        optional={
            "components": st.lists(inner, max_size=3),
            "accessory": inner,
            "component": inner,
            "items": st.lists(inner),
        },
    ),
    max_leaves=8,
)
BODY_KEYS = ["content", "embeds", "attachments", "flags", "nonce", "allowed_mentions", "message_reference"]
bodies = st.fixed_dictionaries(
    {},
    optional=dict.fromkeys(BODY_KEYS, values)
    | {"components": st.lists(components, max_size=3) | values, "flags": st.sampled_from([0, 64, 1 << 15])},
)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(bodies, min_size=5, max_size=5))
def test_no_message_breaks_the_server(posts: list[dict[str, Any]]) -> None:
    asyncio.run(send(posts))


async def send(posts: list[dict[str, Any]]) -> None:
    sandbox = Sandbox()
    sandbox.limits.rates = False
    await sandbox.start()
    ada = sandbox.person("ada")
    async with aiohttp.ClientSession() as session:
        raw = Raw(sandbox, session)
        path = f"/channels/{ada.channel('tables').id}/messages"
        _, first = await raw("POST", path, {"content": "first"})
        for body in posts:
            for method, where in (("POST", path), ("PATCH", f"{path}/{first['id']}")):
                status, answer = await raw(method, where, body)
                assert status in (200, 400, 403, 404) and answer, (method, body)
        visible_to(ada, sandbox)
    await sandbox.stop()

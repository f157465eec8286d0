"""How much Discord takes, and what it says of it (Rate Limits page); time passes by the sandbox's clock alone."""

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest

from bot.sandbox.entities import Channel
from bot.sandbox.limits import INVALID, OLD_EDITS, OPENINGS, QUARANTINE, WHOLE, Rate
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from tests.protocol.echo_bot import EchoBot
from tests.protocol.people import until
from tests.protocol.raw import Raw

HOUR = 3_600


@pytest.fixture
def strict(sandbox: Sandbox) -> Sandbox:
    sandbox.limits.rates = True
    return sandbox


@pytest.fixture
def path(ada: Person) -> str:
    return f"/channels/{ada.channel('tables').id}/messages"


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as opened:
        yield opened


class Headers:
    """Requests whose answer's headers count."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self._sandbox, self._session = sandbox, session

    async def __call__(self, method: str, path: str, body: Any = None) -> tuple[int, dict[str, str], Any]:
        url, token = self._sandbox.api_base + path, {"Authorization": f"Bot {self._sandbox.token}"}
        async with self._session.request(method, url, json=body, headers=token) as answer:
            told = await answer.json() if answer.content_type == "application/json" else await answer.text()
            return answer.status, {key.lower(): value for key, value in answer.headers.items()}, told


@pytest.fixture
def ask(sandbox: Sandbox, session: aiohttp.ClientSession) -> Headers:
    return Headers(sandbox, session)


def test_the_numbers_of_a_sandbox_nobody_has_told_otherwise() -> None:
    assert Sandbox().limits.rates
    assert (Rate(50, 1.0), Rate(3, 6.0), Rate(25, 600.0)) == (WHOLE, OLD_EDITS, OPENINGS)
    assert Rate(10_000, 600.0) == INVALID and QUARANTINE == 1_000


async def test_five_messages_in_five_seconds_in_each_channel(strict: Sandbox, ask: Headers, ada: Person) -> None:
    """With the headers of "Header Format" and the answer of "Exceeding A Rate Limit"."""
    tables, lounge = (f"/channels/{ada.channel(name).id}/messages" for name in ("tables", "lounge"))
    for left in (4, 3, 2, 1, 0):
        status, headers, _ = await ask("POST", tables, {"content": "x"})
        assert status == 200 and headers["x-ratelimit-limit"] == "5"
        assert headers["x-ratelimit-remaining"] == str(left)
        assert 0 < float(headers["x-ratelimit-reset-after"]) <= 5
        assert abs(float(headers["x-ratelimit-reset"]) - strict.clock.now()) < 6
    status, limited, body = await ask("POST", tables, {"content": "x"})
    assert status == 429 and body["global"] is False and 0 < body["retry_after"] <= 5 and "code" not in body
    assert limited["x-ratelimit-scope"] == "user" and limited["x-ratelimit-remaining"] == "0"
    assert int(limited["retry-after"]) == 5 and "x-ratelimit-global" not in limited
    assert limited["via"], "it comes from Discord itself"
    status, headers, _ = await ask("POST", lounge, {"content": "x"})
    assert status == 200 and headers["x-ratelimit-remaining"] == "4", "each channel counts apart"
    assert headers["x-ratelimit-bucket"] == limited["x-ratelimit-bucket"], "under one name"
    assert (await ask("GET", tables))[0] == 200, "and each route"
    strict.clock.skip(5)
    assert (await ask("POST", tables, {"content": "x"}))[0] == 200


async def test_edits_and_deletions_have_limits_of_their_own(strict: Sandbox, ask: Headers, path: str) -> None:
    posts = [(await ask("POST", path, {"content": "x"}))[2]["id"] for _ in range(5)]
    strict.clock.skip(60)
    statuses = [(await ask("PATCH", f"{path}/{posts[0]}", {"content": str(n)}))[0] for n in range(6)]
    assert statuses == [200] * 5 + [429]
    status, headers, _ = await ask("DELETE", f"{path}/{posts[1]}")
    assert status == 204 and headers["x-ratelimit-limit"] == "5" and float(headers["x-ratelimit-reset-after"]) <= 1


async def test_fifty_requests_a_second_for_all_together(strict: Sandbox, ask: Headers, ada: Person) -> None:
    """ "Independent of any individual rate limit on a route"; interaction endpoints "are not bound to" it."""
    strict.limits.whole = Rate(50, 3_600.0)
    for _ in range(50):
        assert (await ask("GET", "/users/@me"))[0] == 200
    status, headers, body = await ask("GET", f"/users/{ada.id}")
    assert status == 429 and body["global"] is True and headers["x-ratelimit-global"] == "true"
    assert headers["x-ratelimit-scope"] == "global"
    status, _, body = await ask("POST", "/interactions/1/nothing/callback", {"type": 5})
    assert status == 404 and body["code"] == 10062
    strict.clock.skip(3_600)
    assert (await ask("GET", "/users/@me"))[0] == 200
    strict.exchange.forgive()


async def test_old_messages_are_edited_three_times_in_six_seconds(strict: Sandbox, ask: Headers, path: str) -> None:
    """30046; "Messages older than 1 hour may only be edited 3 times per 6-second window per channel" (userdoccers)."""
    posts = [(await ask("POST", path, {"content": "x"}))[2]["id"] for _ in range(4)]
    strict.clock.skip(HOUR + 1)
    _, _, fresh = await ask("POST", path, {"content": "x"})
    answers = [await ask("PATCH", f"{path}/{post}", {"content": "y"}) for post in posts]
    assert [status for status, _, _ in answers] == [200, 200, 200, 429]
    assert answers[3][2]["code"] == 30046 and 5 < answers[3][2]["retry_after"] <= 6
    assert (await ask("PATCH", f"{path}/{fresh['id']}", {"content": "y"}))[0] == 200, "the others go on"
    strict.clock.skip(6)
    assert (await ask("PATCH", f"{path}/{posts[3]}", {"content": "y"}))[0] == 200


async def test_a_channel_is_renamed_twice_in_ten_minutes(strict: Sandbox, ask: Headers, path: str) -> None:
    _, _, thread = await ask("POST", path.replace("messages", "threads"), {"name": "0", "type": 11})
    place = f"/channels/{thread['id']}"
    assert [(await ask("PATCH", place, {"name": str(n)}))[0] for n in range(3)] == [200, 200, 429]
    assert (await ask("PATCH", place, {"archived": True}))[0] == 200, "it may sleep all the same"
    strict.clock.skip(600)
    assert (await ask("PATCH", place, {"archived": False, "name": "3"}))[0] == 200


async def test_the_library_waits_for_its_turn(strict: Sandbox, echo: EchoBot, ada: Person) -> None:
    """It reads the headers, and asks for nothing that would be refused."""
    place = await until(lambda: echo.get_channel(ada.channel("tables").id))
    assert isinstance(place, discord.TextChannel)
    for n in range(7):
        await place.send(str(n))
    statuses = [one.status for one in strict.exchange.latest if one.method == "POST" and one.path.endswith("messages")]
    assert statuses == [200] * 7


async def test_direct_messages_are_not_opened_too_fast(sandbox: Sandbox, raw: Raw) -> None:
    """Create DM: "your bot may be rate limited or blocked from opening new ones"; 403 with 40003."""
    people = [sandbox.person(f"guest{n}") for n in range(30)]
    path = "/users/@me/channels"

    async def opened(person: Person) -> tuple[int, int]:
        status, answer = await raw("POST", path, {"recipient_id": str(person.id)})
        return status, answer.get("code", 0)

    assert [await opened(person) for person in people[:25]] == [(200, 0)] * 25
    assert await opened(people[25]) == (403, 40003)
    assert await opened(people[0]) == (200, 0), "what is open stays so"
    conversation = sandbox.world.dm_of(people[0].id)
    assert conversation is not None
    assert (await raw("POST", f"/channels/{conversation.id}/messages", {"content": "x"}))[0] == 200
    sandbox.clock.skip(600)
    assert await opened(people[25]) == (200, 0)


async def test_who_goes_on_is_quarantined(sandbox: Sandbox, raw: Raw, ada: Person, ben: Person) -> None:
    """ "Quarantined bots cannot join more guilds or start new direct messages" (userdoccers, Application)."""
    sandbox.limits.openings, sandbox.limits.quarantine_after = Rate(1, 600.0), 3
    path = "/users/@me/channels"
    assert (await raw("POST", path, {"recipient_id": str(ada.id)}))[0] == 200
    for _ in range(3):
        assert (await raw("POST", path, {"recipient_id": str(ben.id)}))[1]["code"] == 40003
    sandbox.clock.skip(86_400)
    status, answer = await raw("POST", path, {"recipient_id": str(ben.id)})
    assert status == 403 and "flagged by our anti-spam system" in answer["message"], "until somebody appeals"
    conversation = sandbox.world.dm_of(ada.id)
    assert conversation is not None
    assert (await raw("POST", f"/channels/{conversation.id}/messages", {"content": "x"}))[0] == 200
    sandbox.limits.quarantined = False
    assert (await raw("POST", path, {"recipient_id": str(ben.id)}))[0] == 200


async def test_too_many_refusals_ban_the_address(sandbox: Sandbox, ask: Headers, ada: Person) -> None:
    """401, 403 and 429 count; then the answer is not Discord's any more: without Via, and no JSON."""
    sandbox.limits.most_invalid = 3
    conversation: Channel = ada.dm()
    ada.close_dms()
    for _ in range(3):
        assert (await ask("POST", f"/channels/{conversation.id}/messages", {"content": "x"}))[0] == 403
    status, headers, body = await ask("GET", "/users/@me")
    assert status == 429 and "via" not in headers and "1015" in body
    sandbox.clock.skip(600)
    assert (await ask("GET", "/users/@me"))[0] == 200

"""Trouble on the line, as the real client lives through it."""

import aiohttp
import discord
import pytest

from bot.sandbox.entities import Channel
from bot.sandbox.people import Answer, Person
from bot.sandbox.server import Sandbox
from tests.protocol.echo_bot import EchoBot
from tests.protocol.people import until

POSTS = r"^POST .*/messages$"


def room(echo: EchoBot, channel: Channel) -> discord.PartialMessageable:
    return echo.get_partial_messageable(channel.id)


@pytest.mark.parametrize("status", [429, 502])
async def test_a_refused_post_is_tried_again_and_stands_once(
    echo: EchoBot, sandbox: Sandbox, ada: Person, status: int
) -> None:
    tables = ada.channel("tables")
    sandbox.faults.fail_next(POSTS, status=status)
    await room(echo, tables).send("stands once")
    assert [message.content for message in ada.messages(tables)] == ["stands once"]
    assert not sandbox.faults.planned


async def test_a_429_from_before_the_api_is_not_tried_again(echo: EchoBot, sandbox: Sandbox, ada: Person) -> None:
    sandbox.faults.fail_next(POSTS, status=429, via=False)
    with pytest.raises(discord.HTTPException):
        await room(echo, ada.channel("tables")).send("never")
    assert ada.messages(ada.channel("tables")) == []


async def test_a_line_cut_before_or_after_the_work(echo: EchoBot, sandbox: Sandbox, ada: Person) -> None:
    tables = ada.channel("tables")
    sandbox.faults.fail_next(POSTS, drop="before")
    with pytest.raises((OSError, aiohttp.ClientError)):
        await room(echo, tables).send("lost", nonce="a")
    assert ada.messages(tables) == []
    sandbox.faults.fail_next(POSTS, drop="after")
    with pytest.raises((OSError, aiohttp.ClientError)):
        await room(echo, tables).send("there", nonce="b")
    assert [message.content for message in ada.messages(tables)] == ["there"]
    again = await room(echo, tables).send("there", nonce="b")
    assert [message.id for message in ada.messages(tables)] == [again.id], "the same nonce gives the same post"
    body = {"content": "there", "nonce": "b"}
    await echo.http.request(
        discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=tables.id), json=body
    )
    assert len(ada.messages(tables)) == 2, "a nonce that is not enforced is only noted"
    sandbox.world.delete(ada.messages(tables)[-1])
    sandbox.clock.skip(600)
    await room(echo, tables).send("there", nonce="b")
    assert len(ada.messages(tables)) == 2, "a nonce is forgotten after some minutes"


async def test_a_delayed_acknowledgement_comes_too_late(echo: EchoBot, sandbox: Sandbox, ada: Person) -> None:
    sandbox.interactions.answer_seconds = 0.2
    sandbox.faults.fail_next(r"/callback$", delay=0.3)
    outcome = await ada.slash("echo say", text="late")
    assert outcome.failed
    await until(lambda: echo.errors)
    error = echo.errors[0]
    assert isinstance(error, discord.NotFound) and error.code == 10062
    assert {violation.kind for violation in sandbox.exchange.forgive()} == {"not acknowledged", "Unknown interaction"}


async def test_a_second_first_answer_is_refused(echo: EchoBot, sandbox: Sandbox, ada: Person) -> None:
    outcome = await ada.slash("echo say", text="once")
    one = outcome.interaction
    route = discord.http.Route("POST", "/interactions/{id}/{token}/callback", id=one.id, token=one.token)
    with pytest.raises(discord.HTTPException) as caught:
        await echo.http.request(route, json={"type": 5})
    assert caught.value.code == 40060 and outcome.kind is Answer.MESSAGE
    assert sandbox.exchange.forgive("already been acknowledged")


async def test_a_token_dies_after_fifteen_minutes(echo: EchoBot, sandbox: Sandbox, ada: Person) -> None:
    one = (await ada.slash("echo say", text="old")).interaction
    webhook = discord.Webhook.partial(sandbox.world.bot.id, one.token, client=echo)
    await webhook.edit_message(one.original.id if one.original else 0, content="still young")
    sandbox.clock.skip(901)
    with pytest.raises(discord.HTTPException) as caught:
        await webhook.send("too late")
    assert caught.value.code == 50027


async def test_another_process_finishes_a_deferred_answer(echo: EchoBot, sandbox: Sandbox, ada: Person) -> None:
    sandbox.faults.fail_next(r"^PATCH .*/@original$", status=400, code=1)
    outcome = await ada.slash("show")
    await until(lambda: echo.errors)
    assert outcome.message and outcome.message.loading
    successor = discord.Webhook.partial(sandbox.world.bot.id, outcome.interaction.token, client=echo)
    await successor.edit_message(outcome.message.id, content="finished by somebody else")
    assert (await outcome.finished()).content == "finished by somebody else"

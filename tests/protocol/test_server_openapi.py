"""The exchanges of a session with the echo bot, held against Discord's own document."""

from dataclasses import replace

from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from tests.protocol.echo_bot import EchoBot
from tests.protocol.openapi import KNOWN, mismatches, needs_document

pytestmark = needs_document


async def session(ada: Person) -> None:
    tables = ada.channel("tables")
    await ada.slash("echo say", text="hello")
    await ada.autocomplete("echo fruit", "name", "a")
    post = (await ada.slash("count")).message
    assert post
    await ada.click(post, "Count 0")
    board = await (await ada.slash("board")).finished()
    await ada.click(board, "Next turn")
    panel = (await ada.slash("panel")).message
    assert panel
    modal = (await ada.click(panel, "Open form")).modal
    assert modal
    await ada.submit(modal, {"Name": "Ada", "Colour": ["Red"]})
    await (await ada.click(panel, "Slowly")).finished()
    await (await ada.slash("show")).finished()
    await (await ada.slash("dm")).finished()
    await (await ada.slash("thread", name="Line 1", channel=tables)).finished()


async def test_no_exchange_differs_from_the_document(echo: EchoBot, sandbox: Sandbox, ada: Person) -> None:
    await session(ada)
    found = mismatches(sandbox.exchange.latest)
    assert [str(each) for each in found if each.place not in KNOWN] == []
    assert len(sandbox.exchange.latest) > 20


async def test_the_comparison_sees_a_wrong_answer(echo: EchoBot, sandbox: Sandbox, ada: Person) -> None:
    await (await ada.slash("dm")).finished()
    exchange = next(one for one in sandbox.exchange.latest if one.route == "/channels/{channel}/messages")
    assert isinstance(exchange.answer, dict)
    wrong = replace(exchange, answer=exchange.answer | {"author": {"id": 5}, "components": [{"type": 1, "id": 1}]})
    problems = {each.place: each.problem for each in mismatches([wrong])}
    assert problems[".author.username"] == "is missing"
    assert problems[".components[].components"] == "is missing"
    assert "not of type" in problems[".author.id"]

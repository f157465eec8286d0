"""What people do and how an ordinary bot's answers come back to them."""

import asyncio
import io
from itertools import pairwise

import aiohttp
import pytest
from PIL import Image

from bot.sandbox.people import Answer, CannotDo, Person
from bot.sandbox.server import Sandbox
from tests.protocol.conftest import Runner
from tests.protocol.echo_bot import EchoBot
from tests.protocol.people import until, visible_to


async def test_a_slash_command_is_answered_in_public(echo: EchoBot, ada: Person, ben: Person) -> None:
    outcome = await ada.slash("echo say", text="all aboard", times=2)
    assert outcome.kind is Answer.MESSAGE
    assert outcome.message and outcome.message.content == "all aboard\nall aboard"
    assert outcome.latency is not None and outcome.latency >= 0
    assert ben.sees(outcome.message)


async def test_a_whisper_is_seen_by_its_person_alone(echo: EchoBot, sandbox: Sandbox, ada: Person, ben: Person) -> None:
    outcome = await ada.slash("echo whisper", text="the 8:15 is late", to=ben)
    assert outcome.message and outcome.ephemeral and ada.sees(outcome.message) and not ben.sees(outcome.message)
    assert "8:15" in visible_to(ada, sandbox) and "8:15" not in visible_to(ben, sandbox)
    with pytest.raises(CannotDo, match="does not see"):
        await ben.click(outcome.message, "anything")


async def test_autocomplete_suggests_while_typing(echo: EchoBot, ada: Person) -> None:
    choices = await ada.autocomplete("echo fruit", "name", "cherry1")
    assert [choice.name for choice in choices] == ["Cherry1", "Cherry10", "Cherry11"]
    assert len(await ada.autocomplete("echo fruit", "name", "")) == 25


@pytest.mark.parametrize(
    ("path", "options", "reason"),
    [
        ("echo shout", {}, "no 'shout'"),
        ("nothing", {}, "no command"),
        ("echo", {}, "needs one of"),
        ("echo say", {}, "Required"),
        ("echo say", {"text": "x", "volume": 3}, "no option"),
        ("echo say", {"text": "x", "times": 6}, "outside"),
        ("echo say", {"text": "x", "times": "2"}, "takes a integer"),
    ],
)
async def test_a_client_does_not_send_what_was_not_synced(
    echo: EchoBot, ada: Person, path: str, options: dict[str, object], reason: str
) -> None:
    with pytest.raises(CannotDo, match=reason):
        await ada.slash(path, options=options)


async def test_a_button_that_lives_in_its_custom_id(echo: EchoBot, ada: Person, ben: Person) -> None:
    post = (await ada.slash("count")).message
    assert post
    for n, person in enumerate((ada, ben, ada)):
        assert (await person.click(post, f"Count {n}")).kind is Answer.UPDATE
    assert post.content == "3 clicks"
    with pytest.raises(CannotDo, match="No components 'Count 0'"):
        await ada.click(post, "Count 0")


async def test_a_button_works_after_the_bot_came_back(sandbox: Sandbox, run: Runner, ada: Person) -> None:
    async with run(sandbox):
        post = (await ada.slash("count")).message
        assert post
    async with run(sandbox):
        await ada.click(post, "Count 0")
    assert post.content == "1 clicks"


async def test_components_a_client_does_not_let_through(echo: EchoBot, ada: Person, ben: Person) -> None:
    panel = (await ada.slash("panel")).message
    assert panel
    with pytest.raises(CannotDo, match="disabled"):
        await ada.click(panel, "Dead")
    with pytest.raises(CannotDo, match="not one of"):
        await ada.select(panel, "Choose two", ["d"])
    with pytest.raises(CannotDo, match="between 1 and 2"):
        await ada.select(panel, "Choose two", ["a", "b", "c"])
    with pytest.raises(CannotDo, match="between 1 and 2"):
        await ada.select(panel, "Choose two", [])
    chosen = await ada.select(panel, "Choose two", ["a", "C"])
    assert chosen.message and chosen.message.content == "You chose a, c"
    who = await ada.select(panel, "Who", [ben])
    assert who.message and who.message.content == "Ben it is"


async def test_a_form_is_opened_filled_and_sent(echo: EchoBot, ada: Person) -> None:
    panel = (await ada.slash("panel")).message
    assert panel
    modal = (await ada.click(panel, "Open form")).modal
    assert modal and modal.title == "A form"
    for fields, reason in (
        ({"Colour": ["Red"]}, "between 1 and 20"),
        ({"Name": "x" * 21, "Colour": ["Red"]}, "between 1 and 20"),
        ({"Name": "Ada", "Colour": ["Blue"]}, "not one of"),
        ({"Name": "Ada", "Colour": ["Red"], "Age": "3"}, "no field"),
    ):
        with pytest.raises(CannotDo, match=reason):
            await ada.submit(modal, fields)
    sent = await ada.submit(modal, {"Name": "Ada", "Colour": ["Green"]})
    assert sent.message and sent.message.content == "Ada likes G" and sent.ephemeral


async def test_a_post_of_the_new_kind_with_its_picture(echo: EchoBot, sandbox: Sandbox, ada: Person) -> None:
    post = await (await ada.slash("board")).finished()
    assert post.v2 and not post.content
    body = ada.message_json(post)
    gallery = body["components"][0]["components"][3]
    assert gallery["type"] == 12 and gallery["items"][0]["description"] == "board, turn 1"
    async with aiohttp.ClientSession() as session, session.get(gallery["items"][0]["media"]["url"]) as answer:
        assert answer.status == 200 and answer.content_type == "image/png"
        with Image.open(io.BytesIO(await answer.read())) as picture:
            assert picture.size == (320, 160) and picture.getpixel((0, 0)) == (0, 128, 128)
    first = post.attachments[0]
    outcome = await ada.click(post, "Next turn")
    assert outcome.kind is Answer.DEFERRED_UPDATE
    await until(lambda: post.attachments[0] != first)
    assert sandbox.world.files.get(first.id) is None, "the old picture is dropped with its attachment"
    with pytest.raises(CannotDo, match="a link"):
        await ada.click(post, "Manual")


async def test_a_deferred_private_answer_with_a_picture(echo: EchoBot, ada: Person, ben: Person) -> None:
    outcome = await ada.slash("show")
    assert outcome.kind is Answer.DEFERRED_MESSAGE
    shown = await outcome.finished()
    assert shown.ephemeral and shown.attachments[0].description == "all red" and not ben.sees(shown)


async def test_the_first_follow_up_takes_the_deferral_s_place_and_visibility(echo: EchoBot, ada: Person) -> None:
    panel = (await ada.slash("panel")).message
    assert panel
    outcome = await ada.click(panel, "Slowly")
    done = await outcome.finished()
    assert done.content == "done at last" and done.ephemeral and outcome.messages == (done,)


async def test_silence_for_three_seconds_is_a_failed_interaction(echo: EchoBot, sandbox: Sandbox, ada: Person) -> None:
    panel = (await ada.slash("panel")).message
    assert panel
    assert Sandbox().interactions.answer_seconds == 3.0
    sandbox.interactions.answer_seconds = 0.2
    outcome = await ada.click(panel, "Silent")
    assert outcome.failed and outcome.latency is None
    assert [each.kind for each in sandbox.exchange.forgive()] == ["not acknowledged"]


async def test_a_message_to_a_person_and_to_one_whose_door_is_closed(
    echo: EchoBot, sandbox: Sandbox, ada: Person, ben: Person
) -> None:
    assert (await (await ada.slash("dm")).finished()).content == "Sent"
    hand = ada.messages(ada.dm())[-1]
    assert hand.attachments[0].filename == "hand.png" and not ben.sees(hand)
    reply = await ada.select(hand, "Choose two", ["b"])
    assert reply.message and reply.message.content == "You chose b"
    ada.close_dms()
    assert (await (await ada.slash("dm", channel=ada.channel("tables"))).finished()).content.endswith("(50007)")
    with pytest.raises(CannotDo, match="no command"):
        await ben.slash("dm", channel=ben.dm())


async def test_a_public_and_a_private_thread(echo: EchoBot, sandbox: Sandbox, ada: Person, ben: Person) -> None:
    tables = ada.channel("tables")
    await (await ada.slash("thread", name="Line 1", channel=tables)).finished()
    await (await ada.slash("thread", name="Line 2", private=True, channel=tables)).finished()
    first, second = ada.channel("Line 1"), ada.channel("Line 2")
    assert first in ben.channels() and second not in ben.channels()
    welcome = ada.messages(second)[-1]
    assert welcome.mentions == [ada.id] and not ben.sees(welcome)
    chosen = await ada.select(welcome, "Choose two", ["a"])
    assert chosen.message and chosen.message.channel_id == second.id


async def test_ten_people_click_at_once(echo: EchoBot, sandbox: Sandbox, ada: Person) -> None:
    panel = (await ada.slash("panel")).message
    assert panel
    people = [sandbox.person(f"guest{n}") for n in range(10)]
    outcomes = await asyncio.gather(*(person.click(panel, "Ping") for person in people))
    assert {outcome.kind for outcome in outcomes} == {Answer.DEFERRED_UPDATE}
    assert all(one.interaction.id < other.interaction.id for one, other in pairwise(outcomes))

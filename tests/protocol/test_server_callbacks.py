"""First answers and what follows them, byte by byte: what Discord allows to which interaction."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from bot.sandbox.interactions import Interaction
from bot.sandbox.people import Answer, CannotDo, Outcome, Person
from bot.sandbox.server import Sandbox
from tests.protocol.people import until, visible_to
from tests.protocol.raw import Raw, codes

INPUT = {"type": 4, "custom_id": "name", "style": 1, "label": "Name"}
FORM = {"custom_id": "form", "title": "A form", "components": [{"type": 1, "components": [INPUT]}]}
BUTTON: dict[str, Any] = {"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "go", "label": "Go"}]}


class Bot:
    """Answers by hand what the test lets people do."""

    def __init__(self, sandbox: Sandbox, raw: Raw) -> None:
        self.sandbox = sandbox
        self.raw = raw
        self.acts: set[asyncio.Task[Any]] = set()

    async def hears(self, act: Any) -> tuple[Interaction, asyncio.Task[Outcome]]:
        """Begin an act; its interaction, and the task that waits for the answer."""
        known = set(self.sandbox.interactions.open)
        task = asyncio.ensure_future(act)
        self.acts.add(task)
        one = await until(lambda: next((new for new in self.sandbox.interactions.open if new not in known), None))
        assert one is not None
        return one, task

    async def answers(self, one: Interaction, kind: int, data: Any = None) -> tuple[int, Any]:
        body = {"type": kind} | ({} if data is None else {"data": data})
        return await self.raw("POST", f"/interactions/{one.id}/{one.token}/callback?with_response=1", body)

    async def webhook(self, one: Interaction, method: str, which: str = "", body: Any = None) -> tuple[int, Any]:
        path = f"/webhooks/{self.sandbox.world.bot.id}/{one.token}"
        return await self.raw(method, path + (f"/messages/{which}" if which else "?wait=1"), body)


@pytest.fixture
async def bot(sandbox: Sandbox) -> AsyncIterator[Bot]:
    async with aiohttp.ClientSession() as session:
        raw = Raw(sandbox, session)
        options = [{"name": "card", "description": "A card", "type": 3, "autocomplete": True}]
        people = [{"name": "who", "description": "Who", "type": 6}]
        commands = [
            {"name": "rail", "description": "Rail Line", "options": options},
            {"name": "greet", "description": "Greet", "options": people},
            {"name": "Look at", "type": 2},
            {"name": "Read out", "type": 3},
        ]
        assert (await raw("PUT", f"/applications/{sandbox.world.bot.id}/commands", commands))[0] == 200
        made = Bot(sandbox, raw)
        yield made
        for act in made.acts:
            act.cancel()
    sandbox.exchange.forgive()


async def post_with_button(bot: Bot, ada: Person) -> Any:
    one, task = await bot.hears(ada.slash("rail"))
    await bot.answers(one, 4, {"content": "here", "components": [BUTTON]})
    return (await task).message


@pytest.mark.parametrize("kind", [1, 2, 3, 6, 7, 8, 10, "4", None])
async def test_what_a_command_cannot_be_answered_with(bot: Bot, ada: Person, kind: Any) -> None:
    one, _ = await bot.hears(ada.slash("rail"))
    status, answer = await bot.answers(one, kind, {"content": "x"})
    assert (status, codes(answer["errors"])) == (400, {"type": "BASE_TYPE_CHOICES"})
    assert (await bot.answers(one, 4, {"content": "x"}))[0] == 200, "a refused answer leaves the way open"


async def test_autocomplete_takes_choices_and_only_25(bot: Bot, ada: Person) -> None:
    one, task = await bot.hears(ada.autocomplete("rail", "card", "b"))
    assert (await bot.answers(one, 4, {"content": "x"}))[0] == 400
    many = [{"name": str(n), "value": str(n)} for n in range(26)]
    assert codes((await bot.answers(one, 8, {"choices": many}))[1]["errors"]) == {
        "data.choices": "BASE_TYPE_BAD_LENGTH"
    }
    wrong = [{"name": "x" * 101, "value": 5}]
    assert codes((await bot.answers(one, 8, {"choices": wrong}))[1]["errors"]) == {
        "data.choices.0.name": "BASE_TYPE_BAD_LENGTH",
        "data.choices.0.value": "BASE_TYPE_CHOICES",
    }
    await bot.answers(one, 8, {"choices": [{"name": "B", "value": "b", "name_localizations": {"de": "Be"}}]})
    assert [choice.name for choice in await task] == ["B"]  # type: ignore[attr-defined]


WRONG_FORMS: dict[str, tuple[dict[str, Any], dict[str, str]]] = {
    "long title": (FORM | {"title": "x" * 46}, {"data.title": "BASE_TYPE_BAD_LENGTH"}),
    "no fields": (FORM | {"components": []}, {"data.components": "BASE_TYPE_BAD_LENGTH"}),
    "six fields": (
        FORM | {"components": [{"type": 1, "components": [INPUT | {"custom_id": str(n)}]} for n in range(6)]},
        {"data.components": "BASE_TYPE_BAD_LENGTH"},
    ),
    "a button": (FORM | {"components": [BUTTON["components"][0]]}, {"data.components.0.type": "BASE_TYPE_CHOICES"}),
    "a long label": (
        FORM | {"components": [{"type": 18, "label": "x" * 46, "component": INPUT}]},
        {"data.components.0.label": "BASE_TYPE_BAD_LENGTH"},
    ),
    "the same field twice": (
        FORM | {"components": [{"type": 18, "label": "x", "component": INPUT}] * 2},
        {"data.components.1.component.custom_id": "COMPONENT_CUSTOM_ID_DUPLICATED"},
    ),
}


@pytest.mark.parametrize("name", WRONG_FORMS)
async def test_a_wrong_form_is_refused(bot: Bot, ada: Person, name: str) -> None:
    form, wrong = WRONG_FORMS[name]
    one, _ = await bot.hears(ada.slash("rail"))
    status, answer = await bot.answers(one, 9, form)
    assert (status, codes(answer["errors"])) == (400, wrong)


async def test_no_form_after_a_deferral_or_a_form(bot: Bot, sandbox: Sandbox, ada: Person) -> None:
    one, task = await bot.hears(ada.slash("rail"))
    await bot.answers(one, 5)
    assert (await bot.answers(one, 9, FORM))[1]["code"] == 40060
    two, opened = await bot.hears(ada.slash("rail"))
    assert (await bot.answers(two, 9, FORM))[0] == 200
    modal = (await opened).modal
    assert modal is not None and modal in ada.modals and "A form" in visible_to(ada, sandbox)
    three, _ = await bot.hears(ada.submit(modal, {"Name": "Ada"}))
    assert three.data["components"][0]["components"][0]["value"] == "Ada"
    assert (await bot.answers(three, 9, FORM))[0] == 400
    assert (await bot.answers(three, 7, {"content": "x"}))[0] == 400, "there is no message to change"
    assert (await bot.answers(three, 4, {"content": "x"}))[0] == 200


async def test_original_means_the_answer_or_the_message_of_the_button(bot: Bot, ada: Person, ben: Person) -> None:
    post = await post_with_button(bot, ada)
    one, task = await bot.hears(ben.click(post, "Go"))
    assert (await bot.webhook(one, "GET", "@original"))[1]["code"] == 10015, "nothing before the first answer"
    await bot.answers(one, 6)
    assert (await bot.webhook(one, "GET", "@original"))[1]["id"] == str(post.id)
    await bot.webhook(one, "PATCH", "@original", {"content": "changed"})
    assert post.content == "changed" and post.edited
    status, further = await bot.webhook(one, "POST", body={"content": "psst", "flags": 64})
    assert further["flags"] & 64 and [message.content for message in ben.messages(ben.channel("tables"))][-1] == "psst"
    assert (await bot.raw("GET", f"/channels/{post.channel_id}/messages/{further['id']}"))[1]["code"] == 10008
    assert (await bot.webhook(one, "DELETE", further["id"]))[0] == 204
    assert (await bot.webhook(one, "GET", further["id"]))[1]["code"] == 10008
    outcome = await task
    assert outcome.kind is Answer.DEFERRED_UPDATE and outcome.messages == ()


async def test_a_private_deferral_stays_private_whatever_the_follow_up_says(bot: Bot, ada: Person, ben: Person) -> None:
    one, task = await bot.hears(ada.slash("rail"))
    status, told = await bot.answers(one, 5, {"flags": 64})
    assert told["interaction"]["response_message_loading"] and told["interaction"]["response_message_ephemeral"]
    _, first = await bot.webhook(one, "POST", body={"content": "mine"})
    _, second = await bot.webhook(one, "POST", body={"content": "everybody's"})
    assert first["flags"] & 64 and not second["flags"] & 64
    assert [message.content for message in ben.messages(ben.channel("tables"))] == ["everybody's"]
    waiting, _ = await bot.hears(ada.slash("rail"))
    await bot.answers(waiting, 5)
    await bot.webhook(waiting, "DELETE", "@original")
    assert [message.content for message in ben.messages(ben.channel("tables"))] == ["everybody's"]


async def test_a_button_of_a_deleted_message(bot: Bot, sandbox: Sandbox, ada: Person) -> None:
    post = await post_with_button(bot, ada)
    one, _ = await bot.hears(ada.click(post, "Go"))
    sandbox.world.delete(post)
    assert (await bot.answers(one, 7, {"content": "x"}))[1]["code"] == 10008
    with pytest.raises(CannotDo, match="does not see"):
        await ada.click(post, "Go")


async def test_what_the_bot_is_told_about_people(bot: Bot, ada: Person, ben: Person) -> None:
    ada.locale = "de"
    one, _ = await bot.hears(ada.slash("greet", who=ben))
    payload = bot.sandbox.interactions.payload(one)
    assert payload["locale"] == "de" and payload["guild_locale"] == "en-US"
    assert payload["member"]["user"]["username"] == "ada" and "user" not in payload
    assert payload["data"]["resolved"]["users"][str(ben.id)]["username"] == "ben"
    with pytest.raises(CannotDo, match="Nobody"):
        await ada.slash("greet", who=5)
    two, _ = await bot.hears(ada.slash("greet", channel=ada.dm()))
    payload = bot.sandbox.interactions.payload(two)
    assert payload["user"]["username"] == "ada" and "member" not in payload and payload["context"] == 1


async def test_menus_on_people_and_messages(bot: Bot, ada: Person, ben: Person) -> None:
    said = await ben.say("look here", ben.channel("tables"))
    one, _ = await bot.hears(ada.menu("Read out", said))
    assert one.data["resolved"]["messages"][str(said.id)]["content"] == "look here"
    two, _ = await bot.hears(ada.menu("Look at", ben))
    assert two.data["target_id"] == str(ben.id)
    with pytest.raises(CannotDo, match="no menu command"):
        await ada.menu("Look at", said)


async def test_the_names_of_commands_in_the_person_s_language(bot: Bot, ada: Person) -> None:
    card = {"name": "card", "description": "A card", "type": 3, "name_localizations": {"de": "karte"}}
    rail = {"name": "rail", "description": "R", "name_localizations": {"de": "bahn"}, "options": [card]}
    await bot.raw("PUT", f"/applications/{bot.sandbox.world.bot.id}/commands", [rail])
    with pytest.raises(CannotDo):
        await ada.slash("bahn", karte="B06")
    ada.locale = "de"
    one, _ = await bot.hears(ada.slash("bahn", karte="B06"))
    assert one.data["name"] == "rail" and one.data["options"][0] == {"name": "card", "type": 3, "value": "B06"}

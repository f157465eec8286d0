"""Bodies that Discord refuses, each with Discord's code and reported as a violation."""

from typing import Any

import pytest

from bot.sandbox.emoji import is_emoji
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from tests.protocol.raw import Raw, codes

V2 = 1 << 15


def button(**changes: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "custom_id": "a", "label": "A"} | changes


def row(*children: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(children)}


def menu(*labels: str, **changes: Any) -> dict[str, Any]:
    options = [{"label": label, "value": label} for label in labels or ("x", "y")]
    return {"type": 3, "custom_id": "m", "options": options} | changes


def text(content: str = "words") -> dict[str, Any]:
    return {"type": 10, "content": content}


def gallery(*urls: str) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": url}} for url in urls]}


WRONG_POSTS = {
    "long content": ({"content": "x" * 2001}, {"content": "BASE_TYPE_BAD_LENGTH"}),
    "long nonce": ({"content": "x", "nonce": "n" * 26}, {"nonce": "BASE_TYPE_BAD_LENGTH"}),
    "eleven embeds": ({"embeds": [{"title": "x"}] * 11}, {"embeds": "BASE_TYPE_BAD_LENGTH"}),
    "long embed": (
        {"embeds": [{"description": "x" * 4000}, {"description": "x" * 2001}]},
        {"embeds": "MAX_EMBED_SIZE_EXCEEDED"},
    ),
    "six rows": (
        {"components": [row(button(custom_id=str(n))) for n in range(6)]},
        {"components": "BASE_TYPE_BAD_LENGTH"},
    ),
    "six buttons": (
        {"components": [row(*(button(custom_id=str(n)) for n in range(6)))]},
        {"components.0.components": "BASE_TYPE_BAD_LENGTH"},
    ),
    "bare button": ({"components": [button()]}, {"components.0.type": "BASE_TYPE_CHOICES"}),
    "same custom id": (
        {"components": [row(button(), button())]},
        {"components.0.components.1.custom_id": "COMPONENT_CUSTOM_ID_DUPLICATED"},
    ),
    "same id": (
        {"components": [row(button(id=7), button(id=7, custom_id="b"))]},
        {"components.0.components.1.id": "COMPONENT_ID_DUPLICATED"},
    ),
    "long custom id": (
        {"components": [row(button(custom_id="x" * 101))]},
        {"components.0.components.0.custom_id": "BASE_TYPE_BAD_LENGTH"},
    ),
    "long label": (
        {"components": [row(button(label="x" * 81))]},
        {"components.0.components.0.label": "BASE_TYPE_BAD_LENGTH"},
    ),
    "no label": (
        {"components": [row(button(label=""))]},
        {"components.0.components.0": "BUTTON_COMPONENT_MUST_HAVE_LABEL_OR_EMOJI"},
    ),
    "link with an id": (
        {"components": [row(button(style=5, url="https://example.org"))]},
        {"components.0.components.0.custom_id": "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE"},
    ),
    "a mark as emoji": (
        {"components": [row(button(emoji={"name": "●"}))]},
        {"components.0.components.0.emoji.name": "COMPONENT_INVALID_EMOJI"},
    ),
    "menu beside a button": (
        {"components": [row(menu(), button())]},
        {"components.0.components": "COMPONENT_LAYOUT_WIDTH_EXCEEDED"},
    ),
    "26 options": (
        {"components": [row(menu(*map(str, range(26))))]},
        {"components.0.components.0.options": "BASE_TYPE_BAD_LENGTH"},
    ),
    "same option": (
        {"components": [row(menu("x", "x"))]},
        {"components.0.components.0.options.1.value": "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"},
    ),
    "more choices than options": (
        {"components": [row(menu("x", "y", max_values=3))]},
        {"components.0.components.0.max_values": "BASE_TYPE_MAX"},
    ),
    "text in a classic message": ({"components": [text()]}, {"components.0.type": "BASE_TYPE_CHOICES"}),
    "content beside layout": (
        {"flags": V2, "content": "x", "components": [text()]},
        {"content": "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"},
    ),
    "41 components": (
        {"flags": V2, "components": [{"type": 17, "components": [text(str(n)) for n in range(40)]}]},
        {"components": "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"},
    ),
    "4001 letters": (
        {"flags": V2, "components": [text("x" * 4000), text("y")]},
        {"components": "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"},
    ),
    "eleven pictures": (
        {"flags": V2, "components": [gallery(*["https://example.org/a.png"] * 11)]},
        {"components.0.items": "BASE_TYPE_BAD_LENGTH"},
    ),
    "missing file": (
        {"flags": V2, "components": [gallery("attachment://board.png")]},
        {"components.0.items.0.media.url": "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"},
    ),
    "long alt text": (
        {
            "flags": V2,
            "components": [
                gallery("https://e.org") | {"items": [{"media": {"url": "https://e.org"}, "description": "x" * 1025}]}
            ],
        },
        {"components.0.items.0.description": "BASE_TYPE_BAD_LENGTH"},
    ),
    "section without anything beside": (
        {"flags": V2, "components": [{"type": 9, "components": [text()]}]},
        {"components.0.accessory": "BASE_TYPE_REQUIRED", "components.0.accessory.type": "BASE_TYPE_CHOICES"},
    ),
    "container in a container": (
        {"flags": V2, "components": [{"type": 17, "components": [{"type": 17, "components": [text()]}]}]},
        {"components.0.components.0.type": "BASE_TYPE_CHOICES"},
    ),
}


@pytest.mark.parametrize("name", WRONG_POSTS)
async def test_a_wrong_post_is_refused(sandbox: Sandbox, raw: Raw, ada: Person, name: str) -> None:
    body, wrong = WRONG_POSTS[name]
    tables = ada.channel("tables")
    status, answer = await raw("POST", f"/channels/{tables.id}/messages", body)
    assert (status, answer["code"], codes(answer["errors"])) == (400, 50035, wrong)
    assert ada.messages(tables) == [] and sandbox.exchange.violations


async def test_what_just_fits_is_taken(raw: Raw, ada: Person) -> None:
    path = f"/channels/{ada.channel('tables').id}/messages"
    rows = [row(*(button(custom_id=f"{r}{n}", label="x" * 80) for n in range(5))) for r in range(5)]
    assert (await raw("POST", path, {"content": "x" * 2000, "components": rows}))[0] == 200
    texts = [text("x" * 102) for _ in range(39)]
    assert (await raw("POST", path, {"flags": V2, "components": [{"type": 17, "components": texts}]}))[0] == 200
    options = menu(*(str(n).rjust(100, "x") for n in range(25)), max_values=25, placeholder="p" * 150)
    assert (await raw("POST", path, {"components": [row(options)], "content": "x"}))[0] == 200


async def test_files_and_their_limits(sandbox: Sandbox, raw: Raw, ada: Person) -> None:
    path = f"/channels/{ada.channel('tables').id}/messages"
    body = {"attachments": [{"id": 0, "filename": "a.txt", "description": "x" * 1024}]}
    status, post = await raw("POST", path, body, {"a.txt": b"hello"})
    assert status == 200 and post["attachments"][0]["description"] == "x" * 1024
    assert (await raw("POST", path, {}, {"big.bin": bytes(10 * 1024 * 1024 + 1)}))[1]["code"] == 40005
    assert (await raw("POST", path, {}, {f"{n}.txt": b"x" for n in range(11)}))[1]["code"] == 50035
    body["attachments"][0]["description"] = "x" * 1025
    assert (await raw("POST", path, body, {"a.txt": b"hello"}))[1]["code"] == 50035
    edited = f"{path}/{post['id']}"
    status, answer = await raw("PATCH", edited, {"attachments": [{"id": "5"}]})
    assert codes(answer["errors"]) == {"attachments.0.id": "ATTACHMENT_NOT_FOUND"}
    status, answer = await raw("PATCH", edited, {"attachments": [], "content": "words instead"})
    assert status == 200 and answer["attachments"] == []


async def test_what_cannot_be_done_to_a_message(sandbox: Sandbox, raw: Raw, ada: Person) -> None:
    tables = ada.channel("tables")
    path = f"/channels/{tables.id}/messages"
    assert (await raw("POST", path, {}))[1]["code"] == 50006
    assert (await raw("GET", f"{path}/1"))[1]["code"] == 10008
    assert (await raw("GET", "/channels/1/messages"))[1]["code"] == 10003
    assert (await raw("GET", "/channels/x/messages"))[1]["code"] == 50035
    said = await ada.say("mine", tables)
    assert (await raw("PATCH", f"{path}/{said.id}", {"content": "yours"}))[1]["code"] == 50005
    _, layout = await raw("POST", path, {"flags": V2, "components": [text()]})
    status, answer = await raw("PATCH", f"{path}/{layout['id']}", {"content": "x", "flags": 0})
    assert codes(answer["errors"]) == {"content": "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"}
    assert (await raw("PATCH", f"{path}/{layout['id']}", {"components": []}))[1]["code"] == 50006
    assert (await raw("DELETE", f"{path}/{said.id}"))[1]["code"] == 50013
    assert (await raw("DELETE", f"{path}/{layout['id']}"))[0] == 204
    assert [message.id for message in ada.messages(tables)] == [said.id]


async def test_unknown_routes_and_wrong_tokens(sandbox: Sandbox, raw: Raw) -> None:
    assert (await raw("GET", "/users/@me"))[0] == 200
    assert (await raw("GET", "/nowhere"))[0] == 404
    assert (await raw("DELETE", "/users/@me"))[0] == 404
    assert (await raw("POST", f"/webhooks/{sandbox.world.bot.id}/nothing", {"content": "x"}))[1]["code"] == 10015
    assert (await raw("POST", "/interactions/1/nothing/callback", {"type": 5}))[1]["code"] == 10062
    raw.headers = {"Authorization": "Bot wrong"}
    assert (await raw("GET", "/users/@me"))[0] == 401
    kinds = [violation.kind for violation in sandbox.exchange.forgive()]
    assert kinds == ["404: Not Found", "404: Not Found", "Unknown interaction", "401: Unauthorized"]


def command(**changes: Any) -> dict[str, Any]:
    return {"name": "rail", "description": "Rail Line"} | changes


def option(**changes: Any) -> dict[str, Any]:
    return {"name": "card", "description": "A card", "type": 3} | changes


WRONG_COMMANDS = {
    "capital": (command(name="Rail"), {"0.name": "APPLICATION_COMMAND_INVALID_NAME"}),
    "blank": (command(name="rail line"), {"0.name": "APPLICATION_COMMAND_INVALID_NAME"}),
    "long name": (command(name="r" * 33), {"0.name": "BASE_TYPE_BAD_LENGTH"}),
    "no description": (command(description=""), {"0.description": "BASE_TYPE_BAD_LENGTH"}),
    "capital in German": (
        command(name_localizations={"de": "Zug"}),
        {"0.name_localizations.de": "APPLICATION_COMMAND_INVALID_NAME"},
    ),
    "long German": (
        command(description_localizations={"de": "x" * 101}),
        {"0.description_localizations.de": "BASE_TYPE_BAD_LENGTH"},
    ),
    "unknown language": (command(name_localizations={"tlh": "x"}), {"0.name_localizations": "BASE_TYPE_CHOICES"}),
    "26 options": (
        command(options=[option(name=f"o{n}") for n in range(26)]),
        {"0.options": "BASE_TYPE_BAD_LENGTH"},
    ),
    "same option": (
        command(options=[option(), option()]),
        {"0.options.1.name": "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"},
    ),
    "required after optional": (
        command(options=[option(), option(name="b", required=True)]),
        {"0.options.1": "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"},
    ),
    "choices and autocomplete": (
        command(options=[option(autocomplete=True, choices=[{"name": "x", "value": "x"}])]),
        {"0.options.0": "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE"},
    ),
    "choice of the wrong type": (
        command(options=[option(type=4, choices=[{"name": "x", "value": "x"}])]),
        {"0.options.0.choices.0.value": "BASE_TYPE_CHOICES"},
    ),
    "subcommand beside an option": (
        command(options=[option(), option(name="sub", type=1)]),
        {"0.options": "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"},
    ),
    "8001 letters": (
        command(
            options=[
                option(
                    name=f"o{n}",
                    description="x" * 100,
                    choices=[{"name": f"{n}{m}", "value": "v" * 90} for m in range(4)],
                )
                for n in range(20)
            ]
        ),
        {"0": "APPLICATION_COMMAND_TOO_LARGE"},
    ),
}


@pytest.mark.parametrize("name", WRONG_COMMANDS)
async def test_a_wrong_command_is_refused(sandbox: Sandbox, raw: Raw, name: str) -> None:
    body, wrong = WRONG_COMMANDS[name]
    status, answer = await raw("PUT", f"/applications/{sandbox.world.bot.id}/commands", [body])
    assert (status, codes(answer["errors"])) == (400, wrong)
    assert sandbox.commands.registered == {}


async def test_commands_are_replaced_as_a_whole_and_keep_their_ids(sandbox: Sandbox, raw: Raw, ada: Person) -> None:
    path = f"/applications/{sandbox.world.bot.id}/commands"
    _, first = await raw("PUT", path, [command(), command(name="other")])
    _, second = await raw("PUT", path, [command(), command(name="third", description="new")])
    assert second[0] == first[0] and [one["name"] for one in ada.commands(ada.channel("tables"))] == ["rail", "third"]
    status, answer = await raw("PUT", path, [command(), command()])
    assert codes(answer["errors"]) == {"1.name": "APPLICATION_COMMANDS_DUPLICATE_NAME"}
    status, answer = await raw("PUT", path, [command(name=f"c{n}") for n in range(101)])
    assert codes(answer["errors"]) == {"": "APPLICATION_COMMANDS_MAX"}


async def test_commands_that_are_offered_only_to_some_or_somewhere(
    sandbox: Sandbox, raw: Raw, ada: Person, ben: Person
) -> None:
    path = f"/applications/{sandbox.world.bot.id}/commands"
    guild = next(iter(sandbox.world.guilds))
    await raw(
        "PUT",
        path,
        [
            command(),
            command(name="admin", default_member_permissions=str(1 << 5)),
            command(name="here", contexts=[0]),
            command(name="there", contexts=[1]),
        ],
    )
    await raw("PUT", f"/applications/{sandbox.world.bot.id}/guilds/{guild}/commands", [command(name="local")])

    def offered(person: Person, channel: Any) -> list[str]:
        return [one["name"] for one in person.commands(channel)]

    assert offered(ada, ada.channel("tables")) == ["local", "rail", "admin", "here"]
    assert offered(ben, ben.channel("tables")) == ["local", "rail", "here"]
    assert offered(ben, ben.dm()) == ["rail", "admin", "there"], "rights count in guilds only"


@pytest.mark.parametrize("mark", ["🚂", "⚠️", "▶", "1️⃣", "🇩🇪", "👩‍🚀", "👍🏽", "❤️"])
def test_emoji(mark: str) -> None:
    assert is_emoji(mark)


@pytest.mark.parametrize("mark", ["●", "▲", "■", "◆", "a", "1", "", "→", "✗", "🚂🚂"])
def test_marks_that_are_no_emoji(mark: str) -> None:
    assert not is_emoji(mark)

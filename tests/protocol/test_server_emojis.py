"""The application's own emojis (Emoji page, "Application-Owned Emoji")."""

import base64
import io
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from PIL import Image

from bot.sandbox import emojis
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from tests.protocol.echo_bot import EchoBot, picture
from tests.protocol.people import until
from tests.protocol.raw import Raw, codes


def data(raw: bytes, kind: str = "image/png") -> str:
    return f"data:{kind};base64,{base64.b64encode(raw).decode()}"


def film() -> bytes:
    frames, file = [Image.new("RGB", (8, 8), colour) for colour in ("red", "blue")], io.BytesIO()
    frames[0].save(file, "GIF", save_all=True, append_images=frames[1:])
    return file.getvalue()


@pytest.fixture
def path(sandbox: Sandbox) -> str:
    return f"/applications/{sandbox.world.bot.id}/emojis"


async def test_they_are_made_listed_renamed_and_deleted(sandbox: Sandbox, raw: Raw, path: str) -> None:
    status, made = await raw("POST", path, {"name": "coal", "image": data(picture().read())})
    assert status == 201 and made["name"] == "coal" and made["user"]["id"] == str(sandbox.world.bot.id)
    assert (made["animated"], made["available"], made["require_colons"]) == (False, True, True)
    assert (await raw("GET", path))[1] == {"items": [made]} and (await raw("GET", f"{path}/{made['id']}"))[1] == made
    assert (await raw("PATCH", f"{path}/{made['id']}", {"name": "steel"}))[1]["name"] == "steel"
    _, moving = await raw("POST", path, {"name": "coal", "image": data(film(), "image/gif")})
    assert moving["animated"]
    url = f"{sandbox.world.base_url}/cdn/emojis/{made['id']}.png"
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        assert answer.status == 200 and answer.content_type == "image/png", 'such addresses "are not signed"'
    assert (await raw("DELETE", f"{path}/{made['id']}"))[0] == 204
    assert (await raw("GET", f"{path}/{made['id']}"))[1]["code"] == 10014
    assert (await raw("GET", "/applications/1/emojis"))[1]["code"] == 50001, "nobody else's"


@pytest.mark.parametrize(
    ("body", "wrong"),
    [
        ({"name": "x"}, {"name": "BASE_TYPE_BAD_LENGTH"}),
        ({"name": "x" * 33}, {"name": "BASE_TYPE_BAD_LENGTH"}),
        ({"name": "rail line"}, {"name": "STRING_TYPE_REGEX"}),
        ({"name": "schön"}, {"name": "STRING_TYPE_REGEX"}),
        ({"name": "coal"}, {"name": "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"}),
        ({"image": "x"}, {"image": "IMAGE_INVALID"}),
        ({"image": data(b"no picture")}, {"image": "IMAGE_INVALID"}),
    ],
)
async def test_what_is_refused(raw: Raw, path: str, body: dict[str, Any], wrong: dict[str, str]) -> None:
    image = data(picture().read())
    await raw("POST", path, {"name": "coal", "image": image})
    status, answer = await raw("POST", path, {"name": "steel", "image": image} | body)
    assert (status, answer["code"], codes(answer["errors"])) == (400, 50035, wrong)


async def test_how_many_and_how_large(sandbox: Sandbox, raw: Raw, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """ "An application can own up to 2000 emojis"; "a maximum file size of 256 KiB"."""
    assert emojis.MOST == 2_000
    file = io.BytesIO()
    Image.effect_noise((600, 600), 100).save(file, "PNG")
    assert len(file.getvalue()) > 256 * 1024
    status, answer = await raw("POST", path, {"name": "large", "image": data(file.getvalue())})
    assert status == 400 and answer["code"] == 0 and "256" in answer["message"]
    monkeypatch.setattr(emojis, "MOST", 1)
    image = data(picture().read())
    assert (await raw("POST", path, {"name": "one", "image": image}))[0] == 201
    assert (await raw("POST", path, {"name": "two", "image": image}))[1]["code"] == 30008


async def test_components_show_those_that_are_known(sandbox: Sandbox, raw: Raw, path: str, ada: Person) -> None:
    """On buttons and in the options of menus; USE_EXTERNAL_EMOJIS "is not required to use app emojis"."""
    _, made = await raw("POST", path, {"name": "coal", "image": data(picture().read())})
    posts = f"/channels/{ada.channel('tables').id}/messages"

    def body(emoji: dict[str, Any]) -> dict[str, Any]:
        button = {"type": 2, "style": 1, "custom_id": "a", "emoji": emoji}
        menu = {"type": 3, "custom_id": "m", "options": [{"label": "x", "value": "x", "emoji": emoji}]}
        return {"components": [{"type": 1, "components": [one]} for one in (button, menu)]}

    status, post = await raw("POST", posts, body({"id": made["id"], "name": "coal"}))
    assert status == 200
    button = post["components"][0]["components"][0]
    assert button["emoji"] == {"id": made["id"], "name": "coal", "animated": False}
    assert post["components"][1]["components"][0]["options"][0]["emoji"]["id"] == made["id"]
    await raw("DELETE", f"{path}/{made['id']}")
    status, answer = await raw("POST", posts, body({"id": made["id"], "name": "coal"}))
    place = "components.0.components.0.emoji.id"
    assert status == 400 and codes(answer["errors"])[place] == "COMPONENT_INVALID_EMOJI"


async def test_the_library_makes_and_uses_one(sandbox: Sandbox, echo: EchoBot, ada: Person) -> None:
    made = await echo.create_application_emoji(name="coal", image=picture().read())
    assert [one.name for one in await echo.fetch_application_emojis()] == ["coal"]
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(emoji=made, custom_id="x"))
    place = await until(lambda: echo.get_channel(ada.channel("tables").id))
    assert isinstance(place, discord.TextChannel)
    post = await place.send(f"{made} for all", view=view)
    shown = ada.message_json(sandbox.world.messages[post.id])["components"][0]["components"][0]
    assert shown["emoji"]["id"] == str(made.id)


async def test_they_are_remembered(tmp_path: Path) -> None:
    first = Sandbox(tmp_path)
    await first.start()
    kept, gone = (first.world.add_emoji(name, "image/png", name.encode()) for name in ("coal", "steel"))
    await first.settled()
    first.world.delete_emoji(gone)
    await first.stop()
    second = Sandbox(tmp_path)
    await second.start()
    await second.settled()
    assert second.world.emojis == {kept.id: kept} and second.world.files.get(kept.id) == b"coal"
    await second.stop()

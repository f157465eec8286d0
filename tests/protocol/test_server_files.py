"""Files of messages: Discord's Reference ("Uploading Files", "Signed Attachment CDN URLs") and Message pages."""

from typing import Any
from urllib.parse import parse_qs, urlsplit

import aiohttp
import pytest

from bot.sandbox.people import Person
from bot.sandbox.permissions import Permission
from bot.sandbox.server import Sandbox
from tests.protocol.echo_bot import picture
from tests.protocol.raw import Raw, codes
from tests.protocol.rights import forbid

V2 = 1 << 15
NOT_FOUND = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
PLACE = "components.0.items.0.media.url"
Json = dict[str, Any]


@pytest.fixture
def path(ada: Person) -> str:
    return f"/channels/{ada.channel('tables').id}/messages"


def gallery(*urls: str) -> list[Json]:
    return [{"type": 12, "items": [{"media": {"url": url}} for url in urls]}]


def media(message: Json, n: int = 0) -> Json:
    found: Json = message["components"][0]["items"][n]["media"]
    return found


async def board(raw: Raw, path: str) -> Json:
    """A post with a picture in it."""
    body = {"flags": V2, "components": gallery("attachment://board.png"), "attachments": [{"id": 0}]}
    status, post = await raw("POST", path, body, {"board.png": picture().read()})
    assert status == 200
    found: Json = post
    return found


async def fetched(url: str) -> int:
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        return answer.status


async def test_a_message_lists_only_attachments_that_are_shown_nowhere_else(raw: Raw, path: str) -> None:
    """Message Object: "any attached files that are not referenced in embeds or components"; api-docs #8277."""
    post = await board(raw, path)
    assert post["attachments"] == []
    assert media(post)["attachment_id"] and media(post)["width"] == 64
    body = {"flags": V2, "components": gallery("attachment://a.png")}
    _, two = await raw("POST", path, body, {"a.png": picture().read(), "b.txt": b"b"})
    assert [one["filename"] for one in two["attachments"]] == ["b.txt"]
    embeds = [{"title": "x", "image": {"url": "attachment://a.png"}}]
    _, classic = await raw("POST", path, {"embeds": embeds}, {"a.png": picture().read(), "b.png": picture().read()})
    assert [one["filename"] for one in classic["attachments"]] == ["b.png"]
    assert classic["embeds"][0]["image"]["url"].startswith("http")


@pytest.mark.parametrize(
    "listed",
    [None, [], [{"id": "own"}], [{"id": "own", "filename": "other.png"}], [{"id": "own", "title": "board.png"}]],
    ids=["absent", "empty", "id alone", "another name", "no filename"],
)
async def test_an_edit_does_not_find_a_file_it_does_not_name(raw: Raw, path: str, listed: list[Json] | None) -> None:
    """k8thekat/Kuma_Kuma NOTES.md; logi, pull request 158: "retains both ID and filename"."""
    post = await board(raw, path)
    body: Json = {"components": gallery("attachment://board.png")}
    if listed is not None:
        own = media(post)["attachment_id"]
        body["attachments"] = [entry | {"id": own} for entry in listed]
    status, answer = await raw("PATCH", f"{path}/{post['id']}", body)
    assert (status, answer["code"], codes(answer["errors"])) == (400, 50035, {PLACE: NOT_FOUND})
    media_errors = answer["errors"]["components"]["0"]["items"]["0"]["media"]["url"]["_errors"]
    assert media_errors == [{"code": NOT_FOUND, "message": "The referenced attachment was not found"}]
    assert media((await raw("GET", f"{path}/{post['id']}"))[1])["attachment_id"], "nothing has changed"


async def test_an_edit_finds_what_it_keeps_by_id_and_filename_and_what_it_uploads(raw: Raw, path: str) -> None:
    post = await board(raw, path)
    own = media(post)["attachment_id"]
    kept = {"id": own, "filename": "board.png"}
    for _ in range(2):
        body = {"components": gallery("attachment://board.png"), "attachments": [kept]}
        status, edited = await raw("PATCH", f"{path}/{post['id']}", body)
        assert status == 200 and media(edited)["attachment_id"] == own and edited["attachments"] == []
    body = {"components": gallery("attachment://new.png"), "attachments": [{"id": 0, "filename": "new.png"}]}
    status, edited = await raw("PATCH", f"{path}/{post['id']}", body, {"new.png": picture().read()})
    assert status == 200 and media(edited)["attachment_id"] != own
    assert (await raw("PATCH", f"{path}/{post['id']}", {"flags": V2}))[0] == 200, "what is not edited is not read anew"
    assert await fetched(media(edited)["url"]) == 200


async def test_the_attachments_of_an_edit_are_all_that_stays(raw: Raw, path: str) -> None:
    """Reference, "Editing Message Attachments"; Edit Message: "must contain all attachments that should be present"."""
    _, post = await raw("POST", path, {"content": "x"}, {f"{name}.txt": b"x" for name in "abc"})
    ids = {one["filename"]: one["id"] for one in post["attachments"]}
    edit = f"{path}/{post['id']}"

    async def names(body: Json, files: dict[str, bytes] | None = None) -> list[str]:
        _, edited = await raw("PATCH", edit, body, files)
        return [one["filename"] for one in edited["attachments"]]

    assert await names({"content": "y"}) == ["a.txt", "b.txt", "c.txt"], "without the list everything stays"
    assert await names({}, {"d.txt": b"x"}) == ["a.txt", "b.txt", "c.txt", "d.txt"], "and what comes is appended"
    described = {"id": ids["b.txt"], "description": "a list"}
    assert await names({"attachments": [described]}) == ["b.txt"]
    assert (await raw("GET", edit))[1]["attachments"][0]["description"] == "a list"
    two = {"e.txt": b"x", "f.txt": b"x"}
    assert await names({"attachments": [{"id": 1}]}, two) == ["f.txt"], "a new file that is not listed is left out"
    assert await names({"attachments": []}) == []


async def test_a_picture_no_component_shows_any_more_is_listed_again(raw: Raw, path: str) -> None:
    post = await board(raw, path)
    _, edited = await raw("PATCH", f"{path}/{post['id']}", {"components": [{"type": 10, "content": "words"}]})
    assert [one["id"] for one in edited["attachments"]] == [media(post)["attachment_id"]]


async def test_its_own_address_in_a_gallery_is_an_outside_picture(raw: Raw, path: str) -> None:
    """Component Reference, Unfurled Media Item: `attachment_id` "only present if … uploaded as an attachment"."""
    post = await board(raw, path)
    url = media(post)["url"]
    _, edited = await raw("PATCH", f"{path}/{post['id']}", {"components": gallery(url, url.partition("?")[0])})
    for n in range(2):
        assert "attachment_id" not in media(edited, n)
        assert await fetched(media(edited, n)["url"]) == 200, "signed anew, with and without parameters"
    assert [one["filename"] for one in edited["attachments"]] == ["board.png"], "nothing shows the attachment itself"


async def test_a_file_component_takes_nothing_but_attachments(raw: Raw, path: str) -> None:
    body = {"flags": V2, "components": [{"type": 13, "file": {"url": "https://example.org/a.txt"}}]}
    assert codes((await raw("POST", path, body))[1]["errors"]) == {"components.0.file.url": "URL_TYPE_INVALID_SCHEME"}


async def test_addresses_end_and_a_fetch_gives_fresh_ones(sandbox: Sandbox, raw: Raw, path: str) -> None:
    """Reference, "Signed Attachment CDN URLs"."""
    post = await board(raw, path)
    old = media(post)["url"]
    query = {name: int(value, 16) for name, (value,) in parse_qs(urlsplit(old).query).items()}
    assert set(query) == {"ex", "is", "hm"} and query["is"] <= sandbox.clock.now() < query["ex"]
    assert await fetched(old) == 200
    bare, _, signed = old.partition("?")
    assert await fetched(bare) == 404
    ends = query["ex"]
    assert await fetched(f"{bare}?{signed.replace(f'ex={ends:x}', f'ex={ends + 9:x}')}") == 404
    sandbox.clock.skip(query["ex"] - sandbox.clock.now() - 60)
    assert await fetched(old) == 200
    sandbox.clock.skip(61)
    assert await fetched(old) == 404
    fresh = media((await raw("GET", f"{path}/{post['id']}"))[1])["url"]
    assert fresh != old and await fetched(fresh) == 200


async def test_the_name_of_a_file_is_the_one_it_is_kept_under(raw: Raw, path: str) -> None:
    listed = [{"id": 0, "filename": "my board.png"}]
    body: Json = {"flags": V2, "components": gallery("attachment://my board.png"), "attachments": listed}
    status, answer = await raw("POST", path, body, {"x.png": picture().read()})
    assert status == 400 and codes(answer["errors"]) == {PLACE: NOT_FOUND}
    body["components"] = gallery("attachment://my_board.png")
    assert (await raw("POST", path, body, {"x.png": picture().read()}))[0] == 200


async def test_who_may_attach_no_files_brings_none_with_an_edit_either(
    sandbox: Sandbox, raw: Raw, path: str, ada: Person
) -> None:
    post = await board(raw, path)
    for target in (None, sandbox.world.bot.id):
        forbid(sandbox, ada.channel("tables"), Permission.ATTACH_FILES, target=target)
    body = {"components": gallery("attachment://new.png"), "attachments": [{"id": 0, "filename": "new.png"}]}
    assert (await raw("PATCH", f"{path}/{post['id']}", body, {"new.png": picture().read()}))[1]["code"] == 50013
    kept = [{"id": media(post)["attachment_id"], "filename": "board.png"}]
    body = {"components": gallery("attachment://board.png"), "attachments": kept}
    assert (await raw("PATCH", f"{path}/{post['id']}", body))[0] == 200, "what is there stays"

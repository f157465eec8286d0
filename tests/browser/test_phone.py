"""What the page shows as Discord's clients do: the lock screen, badges, boxes of pictures, names that are cut."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.async_api import Browser, WebSocketRoute, expect

from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from tests.browser.driver import Viewer, viewing

pytestmark = pytest.mark.browser


async def thread_of(ben: Person, name: str = "Table 1") -> Any:
    await (await ben.slash("thread", name=name, channel=ben.channel("tables"))).finished()
    return ben.channel(name)


async def boxes(viewer: Viewer, pictures: int) -> list[tuple[int, int]]:
    """The sizes of the newest message's pictures, once all are there."""
    found = viewer.newest.locator(".picture.tile")
    await expect(found).to_have_count(pictures)
    shown = [await one.bounding_box() for one in await found.all()]
    return [(round(box["width"]), round(box["height"])) for box in shown if box is not None]


async def test_the_lock_screen_beside_the_channel(browser: Browser, sandbox: Sandbox) -> None:
    ben, cleo = sandbox.person("ben"), sandbox.person("cleo")
    thread = await thread_of(ben)
    async with viewing(browser, sandbox, "cleo") as page:
        phone = page.page.get_by_role("complementary", name="Cleo’s phone")
        cards = phone.locator(".push")
        await expect(cards.first.locator("strong")).to_have_text("Stellwerk (#tables)")
        await (await ben.slash("call", who=cleo.id, channel=thread)).finished()
        # The words that were sent first ring; the board they became is on the page only.
        await expect(cards.first.locator("strong")).to_have_text("Stellwerk (Table 1, #tables)")
        await expect(cards.first.locator(".said")).to_have_text("@Cleo, you are up: lay a track card")
        await (await ben.slash("call", who=cleo.id, silent=True, channel=thread)).finished()
        await expect(cards.first).to_have_class("push silent mine")
        await expect(cards.first.locator(".quiet")).to_have_text("silent")
        await (await ben.slash("album", pictures=1, layout=True, channel=thread)).finished()
        await expect(cards.first).to_have_class("push wordless")
        await expect(cards.first.locator(".said")).to_have_count(0)
        await expect(page.page.get_by_role("button", name="Table 1, thread, new messages, 2 for you")).to_be_visible()
        await page.photograph("phone-beside")
        await page.page.reload()
        await expect(cards).to_have_count(len(cleo.pushes()))
        badge = page.page.locator(".channel", has_text="Table 1").locator(".badge")
        await expect(badge).to_have_text("2")
        await cards.first.click()
        await expect(page.page.get_by_role("heading", level=1)).to_contain_text("Table 1")
        await expect(badge).to_have_count(0)
        await page.page.reload()
        await expect(page.page.locator(".channel", has_text="Table 1").locator(".badge, .dot")).to_have_count(0)
        await phone.get_by_role("button", name="Put the phone away").click()
        await expect(phone).to_be_hidden()
        await (await ben.slash("call", who=cleo.id, channel=thread)).finished()
        ring = page.page.get_by_role("button", name="Cleo’s phone, 1 new")
        await expect(ring).to_be_visible()
        await page.page.reload()
        await page.page.locator("#ring").click()
        await expect(phone).to_be_visible()


async def test_the_lock_screen_is_a_sheet_on_a_phone_and_speaks_german(browser: Browser, sandbox: Sandbox) -> None:
    ben, ada = sandbox.person("ben"), sandbox.person("ada")
    ada.locale = "de"
    thread = await thread_of(ben)
    async with viewing(browser, sandbox, phone=True) as page:
        sheet = page.page.get_by_role("complementary", name="Telefon von Ada")
        await expect(sheet).to_be_hidden()
        await (await ben.slash("call", who=ada.id, channel=thread)).finished()
        await page.page.get_by_role("button", name="Telefon von Ada, 1 neu").tap()
        await expect(sheet.locator(".push").first).to_contain_text("you are up")
        await expect(page.page.locator("#ring .badge")).to_have_count(0)
        await (await ben.slash("call", who=ada.id, silent=True, channel=thread)).finished()
        await expect(sheet.locator(".push.silent")).to_contain_text("lautlos")
        await (await ben.slash("call", who=ada.id, channel=thread)).finished()
        await expect(sheet.locator(".push")).to_have_count(4)
        await page.photograph("phone-sheet")
        assert await page.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
        await page.page.keyboard.press("Escape")
        await expect(sheet).to_be_hidden()
        await expect(page.page.locator("#ring")).to_be_focused()
        # What came while one looked at it is not new.
        await expect(page.page.locator("#ring .badge")).to_have_count(0)
        await page.page.locator("#ring").tap()
        await sheet.locator(".push").first.tap()
        await expect(page.page.get_by_role("heading", level=1)).to_contain_text("Table 1")
        await expect(sheet).to_be_hidden()


async def test_pictures_stand_in_discord_s_box(browser: Browser, sandbox: Sandbox) -> None:
    ben = sandbox.person("ben")
    lounge = ben.channel("lounge")
    # MEDIA_MOSAIC_MAX_WIDTH 550, MEDIA_MOSAIC_MAX_HEIGHT 350 and the layouts of the client's VisualMediaMosaic.
    mosaics = {
        1: [(550, 340)],
        2: [(273, 273)] * 2,
        3: [(364, 350), (182, 173), (182, 173)],
        4: [(273, 173)] * 4,
        5: [(273, 273)] * 2 + [(181, 181)] * 3,
    }
    async with viewing(browser, sandbox) as page:
        await page.page.locator(".channel", has_text="lounge").click()
        for layout in (False, True):
            for pictures, sizes in mosaics.items():
                await (await ben.slash("album", pictures=pictures, layout=layout, channel=lounge)).finished()
                await expect(page.newest.locator(".picture.tile")).to_have_count(pictures)
                assert await boxes(page, pictures) == sizes, f"{pictures} pictures"
        await (await ben.slash("album", pictures=1, tall=True, channel=lounge)).finished()
        await expect(page.newest).to_contain_text("your turn")
        assert await boxes(page, 1) == [(197, 350)]
        parts = page.newest.locator(".body > *")
        order = [await part.get_attribute("class") for part in await parts.all()]
        assert order[-3:] == ["text", "gallery n1", "components"]
        await page.photograph("mosaic")
    async with viewing(browser, sandbox, phone=True) as page:
        await page.page.get_by_role("button", name="Channels and people").tap()
        await page.page.locator(".channel", has_text="lounge").tap()
        await expect(page.newest).to_contain_text("your turn")
        ((width, height),) = await boxes(page, 1)
        assert 330 <= width <= 400 and abs(height - width * 1600 / 900) <= 1


async def test_private_notes_are_gone_after_a_reload_and_only_then(browser: Browser, sandbox: Sandbox) -> None:
    async with viewing(browser, sandbox) as ada:
        await ada.slash("echo whisper", text="only for me")
        await ada.reads("only for me")
        note = ada.page.locator(".log").get_by_text("only for me")
        await ada.act_as("ben")
        await expect(note).to_have_count(0)
        await ada.act_as("ada")
        await expect(note).to_have_count(1)
        await ada.slash("echo say", text="for everybody")
        await ada.page.reload()
        await ada.reads("for everybody")
        await expect(note).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
async def test_names_are_cut_where_a_phone_cuts_them(browser: Browser, sandbox: Sandbox, phone: bool) -> None:
    ben = sandbox.person("ben")
    async with viewing(browser, sandbox, phone=phone) as ada:
        if phone:
            await ada.page.get_by_role("button", name="Hide").tap()
        await (await ben.slash("album", pictures=1, channel=ben.channel("tables"))).finished()
        whole = "Take the card that lies farthest to the right of all"
        button = ada.page.get_by_role("button", name=whole)
        await button.wait_for()
        # components/reference, Button Design Guidelines: 38 characters at most.
        shown = "Take the card that lies farthest to t…" if phone else whole
        assert await button.inner_text() == shown and len("Take the card that lies farthest to t…") == 38
        menu = ada.page.get_by_role("combobox", name="Choose one of the cards")
        await menu.click()
        option = ada.page.locator(".log .choice .title").first
        cut = "(node) => node.scrollWidth > node.clientWidth"
        assert await menu.locator(".chosen").evaluate(cut)
        assert await option.evaluate(cut) == phone
        await ada.photograph(f"cut-{'phone' if phone else 'desk'}")


def with_more_kinds(frame: Any) -> Any:
    """A page's state with kinds of channels that a server may have."""
    if frame.get("event") != "state":
        return frame
    tables = next(one for one in frame["channels"] if one["name"] == "tables")
    kinds = [
        ("90", 4, "Games", None, {}),
        ("91", 15, "boards", "90", {}),
        ("92", 11, "Rail Line 7", "91", {"mentions": 3}),
        ("93", 11, "An old post", "91", {"archived": True}),
        ("94", 2, "Voices", None, {}),
        ("95", 5, "news", None, {}),
        ("96", 13, "Stage", None, {}),
        ("97", 0, "grown-ups", None, {"nsfw": True}),
        ("98", 99, "of tomorrow", None, {}),
    ]
    more = [
        tables | {"id": id, "kind": kind, "name": name, "parent": parent, "last": "0", "read": "0"} | rest
        for id, kind, name, parent, rest in kinds
    ]
    return frame | {"channels": frame["channels"] + more}


async def test_every_kind_of_channel_has_its_place_in_the_list(browser: Browser, sandbox: Sandbox) -> None:
    async def changed(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            route.send(json.dumps(with_more_kinds(json.loads(text))))

        server.on_message(pass_on)

    async with viewing(browser, sandbox) as ada:
        await ada.page.route_web_socket("**/page?*", changed)
        await ada.page.reload()
        row: Callable[[str], Any] = lambda name: ada.page.get_by_role("button", name=name)  # noqa: E731
        await expect(row("boards, forum")).to_be_visible()
        await expect(ada.page.get_by_role("heading", name="Games", exact=True)).to_be_visible()
        post = ada.page.locator("li", has=row("boards, forum")).last.locator(".threads")
        await expect(post.get_by_role("button")).to_have_count(1)
        await expect(post.get_by_role("button", name="Rail Line 7, post, new messages, 3 for you")).to_be_visible()
        for name in ("Voices, voice channel", "news, announcements", "Stage, stage", "grown-ups, age-restricted"):
            await expect(row(name)).to_be_visible()
        await expect(row("of tomorrow")).to_be_visible()
        await row("boards, forum").click()
        await expect(ada.page.locator(".posts .post")).to_have_text(["Rail Line 7", "An old postarchived"])
        await expect(ada.box).to_be_disabled()
        await ada.photograph("kinds")
        await row("of tomorrow").click()
        await expect(ada.page.get_by_role("heading", level=1)).to_contain_text("of tomorrow")

"""The sandbox's page as people use it: by mouse, by keys, by touch, in two languages and two themes."""

import asyncio
import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, Route, expect

from bot.sandbox.entities import Channel, User
from bot.sandbox.server import Sandbox
from tests.browser.driver import viewing
from tests.protocol.conftest import running
from tests.protocol.people import until

pytestmark = pytest.mark.browser


async def test_a_command_with_suggestions_a_menu_and_a_form(browser: Browser, sandbox: Sandbox) -> None:
    async with viewing(browser, sandbox) as ada:
        await ada.box.press_sequentially("/fru")
        await expect(ada.page.locator(".choice")).to_have_count(1)
        await ada.page.keyboard.press("Enter")
        await ada.page.locator("[data-option='name']").press_sequentially("cherry1")
        await expect(ada.page.locator(".choice")).to_have_text(["Cherry1", "Cherry10", "Cherry11"])
        await ada.photograph("suggestions")
        await ada.page.keyboard.press("ArrowDown")
        await ada.page.keyboard.press("Enter")
        await ada.page.keyboard.press("Enter")
        await ada.reads("One cherry10")
        await ada.slash("panel")
        await ada.choose("Choose two", "A", "C")
        await ada.reads("You chose a, c")
        await ada.reads("Only you can see this")
        await ada.press("Open form")
        form = ada.page.get_by_role("dialog", name="A form")
        await form.get_by_label("Name").fill("Ada")
        await form.get_by_role("button", name="Submit").click()
        await expect(form.get_by_role("alert")).to_contain_text("Choose between 1 and 1.")
        await form.get_by_role("combobox").click()
        await ada.page.get_by_role("option", name="Green").click()
        await ada.photograph("form")
        await form.get_by_role("button", name="Submit").click()
        await ada.reads("Ada likes G")
        await expect(form).to_have_count(0)


async def test_a_post_with_a_picture_that_opens_large(browser: Browser, sandbox: Sandbox) -> None:
    async with viewing(browser, sandbox) as ada:
        await ada.slash("board")
        picture = ada.page.get_by_role("button", name="Show large: board, turn 1")
        await picture.wait_for()
        assert await picture.locator("img").get_attribute("alt") == "board, turn 1"
        hidden = ada.page.get_by_role("button", name="Hidden text, press to show")
        await expect(ada.page.get_by_text("secret plan")).to_be_hidden()
        await hidden.click()
        await expect(ada.page.get_by_text("secret plan")).to_be_visible()
        await ada.photograph("board")
        await picture.click()
        large = ada.page.get_by_role("dialog", name="Picture")
        await expect(large.locator("p")).to_have_text("board, turn 1")
        await ada.photograph("large")
        await ada.page.keyboard.press("Escape")
        await ada.press("Next turn")
        await ada.page.get_by_role("button", name="Show large: board, turn 2").wait_for()


async def test_a_picture_replaced_while_the_page_loads_it(browser: Browser, sandbox: Sandbox) -> None:
    async with viewing(browser, sandbox) as ada:
        replaced = asyncio.Event()
        asked = asyncio.Event()

        async def late(route: Route) -> None:
            asked.set()
            await replaced.wait()
            await route.continue_()

        await ada.page.route("**/cdn/**", late)
        await ada.slash("board")
        await asked.wait()
        async with ada.page.expect_response("**/cdn/**") as first:
            await ada.press("Next turn")
            await ada.page.get_by_role("button", name="Show large: board, turn 2").wait_for(state="attached")
            replaced.set()
        answer = await first.value
        assert (answer.status, answer.headers["content-type"]) == (200, "image/png")


async def test_everybody_sees_their_own(browser: Browser, sandbox: Sandbox) -> None:
    async with viewing(browser, sandbox) as ada, viewing(browser, sandbox, "ben") as ben:
        await ada.slash("echo whisper", text="only for me")
        await ada.slash("echo say", text="for everybody")
        await ben.reads("for everybody")
        await expect(ben.page.get_by_text("only for me")).to_have_count(0)
        await ada.act_as("ben")
        await ada.reads("for everybody")
        await expect(ada.page.get_by_text("only for me")).to_have_count(0)
        await ada.act_as("ada")
        await ada.reads("only for me")
        await ada.page.get_by_role("button", name="Dismiss").click()
        await expect(ada.page.get_by_text("only for me")).to_have_count(0)


async def test_a_person_who_is_called_is_marked_and_found(browser: Browser, sandbox: Sandbox) -> None:
    async with viewing(browser, sandbox) as ada:
        cleo = sandbox.person("cleo")
        await cleo.slash("thread", name="Table 1", channel=cleo.channel("tables"))
        badge = ada.page.get_by_role("button", name="Cleo (is called)")
        await badge.first.wait_for()
        await ada.photograph("called")
        await ada.act_as("cleo")
        await expect(ada.page.get_by_role("heading", level=1)).to_contain_text("Table 1")
        await ada.reads("Welcome @Cleo")


async def test_a_conversation_with_the_bot(browser: Browser, sandbox: Sandbox) -> None:
    async with viewing(browser, sandbox) as ada:
        await ada.page.get_by_label("Ada takes direct messages").uncheck()
        await ada.slash("dm")
        await ada.reads("Your messages are closed (50007)")
        await ada.page.get_by_label("Ada takes direct messages").check()
        await ada.slash("dm")
        await ada.page.get_by_role("button", name="Stellwerk, new messages, 1 for you").click()
        await ada.reads("Your hand")
        await ada.page.get_by_role("button", name="Show large: Picture").wait_for()


async def test_a_button_without_an_answer_says_so(browser: Browser, sandbox: Sandbox) -> None:
    async with viewing(browser, sandbox) as ada:
        await ada.slash("panel")
        await ada.reads("Silent")
        sandbox.interactions.answer_seconds = 0.2
        await ada.press("Silent")
        await expect(ada.newest.get_by_role("alert")).to_contain_text("no answer in time")
        await expect(ada.newest.get_by_role("button", name="Dead")).to_be_disabled()


async def test_everything_by_keys_alone(browser: Browser, sandbox: Sandbox) -> None:
    async with viewing(browser, sandbox) as ada:
        keys = ada.page.keyboard

        async def tab_to(name: str) -> None:
            for _ in range(60):
                await keys.press("Tab")
                if await ada.page.evaluate("document.activeElement.textContent") == name:
                    return
            raise AssertionError(f"no way to {name} by Tab")

        await keys.press("Tab")
        await keys.press("Enter")
        await expect(ada.box).to_be_focused()
        await keys.type("/panel")
        await keys.press("Enter")
        await keys.press("Enter")
        await ada.press("Ping")
        await keys.press("Shift+Tab")
        await expect(ada.page.get_by_role("button", name="Slowly")).to_be_focused()
        await tab_to("Choose two")
        await keys.press("ArrowDown")
        await keys.press("Enter")
        await keys.press("ArrowDown")
        await keys.press("Enter")
        await expect(ada.page.locator(".choice[aria-selected=true]")).to_have_count(2)
        await tab_to("Done")
        await keys.press("Enter")
        await ada.reads("You chose a, b")
        await tab_to("Who")
        await keys.press("Enter")
        await keys.press("Escape")
        await expect(ada.page.locator(".choice:visible")).to_have_count(0)


async def test_the_demo_table_is_one_click_away(browser: Browser, sandbox: Sandbox) -> None:
    async def demo(user: User, channel: Channel) -> None:
        await sandbox.person(user.name).slash("thread", name="Demo", channel=channel)

    async with viewing(browser, sandbox) as before:
        await expect(before.page.get_by_role("button", name="Open a demo table")).to_have_count(0)
        sandbox.on_demo = demo
    async with viewing(browser, sandbox) as ada:
        await ada.photograph("welcome")
        await ada.page.get_by_role("button", name="Open a demo table").click()
        await expect(ada.page.get_by_role("heading", level=1)).to_contain_text("Demo")
        await ada.reads("Welcome @Ada")


async def test_the_page_speaks_the_person_s_language(browser: Browser, sandbox: Sandbox) -> None:
    async with viewing(browser, sandbox, "dora") as dora:
        await dora.page.get_by_label("Language of Dora").select_option("de")
        await expect(dora.page.get_by_text("Du spielst als")).to_be_visible()
        assert await dora.page.evaluate("document.documentElement.lang") == "de"
        await dora.photograph("german")
        assert sandbox.person("dora").locale == "de"


async def test_the_bot_goes_and_comes_back(browser: Browser) -> None:
    sandbox = Sandbox()
    await sandbox.start()
    async with viewing(browser, sandbox) as ada:
        banner = ada.page.get_by_role("status")
        await expect(banner).to_contain_text("not connected")
        async with running(sandbox):
            await expect(banner).to_be_hidden()
            await ada.slash("echo say", text="here I am")
            await ada.reads("here I am")
        await expect(banner).to_contain_text("not connected")
    await sandbox.stop()


async def test_the_page_finds_back_after_a_restart(browser: Browser, tmp_path: Path) -> None:
    first = Sandbox(tmp_path)
    await first.start()
    port = int(first.page_url.rstrip("/").rpartition(":")[2])
    async with viewing(browser, first) as ada:
        await ada.box.fill("written before")
        await ada.box.press("Enter")
        await ada.reads("written before")
        await first.stop()
        await expect(ada.page.get_by_role("status")).to_contain_text("connection to the sandbox is lost")
        second = Sandbox(tmp_path, port)
        await second.start()
        await until(lambda: any(one.content == "written before" for one in second.world.messages.values()))
        await second.person("ben").say("written after", second.person("ben").channel("tables"))
        await ada.reads("written after")
        ada.troubles.clear()
        await second.stop()
        ada.troubles.clear()


async def test_a_phone(browser: Browser, sandbox: Sandbox) -> None:
    async with viewing(browser, sandbox, "ben", phone=True, theme="light") as ben:
        await ben.photograph("phone-welcome")
        await ben.slash("board")
        await ben.slash("panel")
        await ben.page.get_by_role("button", name="Hide").click()
        await ben.photograph("phone-panel")
        await no_sideways_scrolling(ben.page)
        await ben.page.get_by_role("button", name="Channels and people").tap()
        await expect(ben.page.get_by_role("button", name="lounge")).to_be_in_viewport()
        await ben.page.get_by_role("button", name="lounge").tap()
        await expect(ben.page.get_by_role("heading", level=1)).to_contain_text("lounge")
        await expect(ben.page.get_by_role("button", name="tables")).not_to_be_in_viewport()
        await ben.act_as("cleo")
        small = await ben.page.evaluate(SMALL_TARGETS)
        assert small == []


async def no_sideways_scrolling(page: Page) -> None:
    assert await page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    assert await page.evaluate(
        "document.querySelector('.log').scrollWidth <= document.querySelector('.log').clientWidth"
    )


SMALL_TARGETS = """[...document.querySelectorAll('.head button, .composer button, .row button, .channel')]
    .filter((node) => node.checkVisibility() && node.getBoundingClientRect().height < 32)
    .map((node) => node.outerHTML)"""

NAMELESS = """[...document.querySelectorAll('button, a, input, select, textarea, [role=button], [role=combobox]')]
    .filter((node) => node.checkVisibility())
    .filter((node) => !(node.getAttribute('aria-label') || node.textContent.trim() || node.labels?.length))
    .map((node) => node.outerHTML)"""

FAINT = """(() => {
    const parts = (colour) => colour.match(/[\\d.]+/g).map(Number);
    const light = ([r, g, b]) => [r, g, b].map((v) => v / 255)
        .map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
        .reduce((sum, v, n) => sum + v * [0.2126, 0.7152, 0.0722][n], 0);
    const ground = (node) => {
        for (let one = node; one; one = one.parentElement) {
            const colour = getComputedStyle(one).backgroundColor;
            if (colour.startsWith('rgb(')) return parts(colour);
        }
        return [255, 255, 255];
    };
    return [...document.querySelectorAll('.button:not(:disabled), .channel, .small, .text p, .by strong, h2, .tag')]
        .filter((node) => node.checkVisibility())
        .map((node) => [node, light(parts(getComputedStyle(node).color)), light(ground(node))])
        .map(([node, one, two]) => [node, (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05)])
        .filter(([, contrast]) => contrast < 4.5)
        .map(([node, contrast]) => node.className + ' ' + contrast.toFixed(2));
})()"""


@pytest.mark.parametrize("theme", ["dark", "light"])
async def test_names_for_all_that_can_be_used_and_contrast(browser: Browser, sandbox: Sandbox, theme: str) -> None:
    chosen = "dark" if theme == "dark" else "light"
    async with viewing(browser, sandbox, theme=chosen) as ada:  # type: ignore[arg-type]
        for command in ("board", "panel", "count"):
            await ada.slash(command)
        await ada.slash("echo whisper", text="## Quiet\n-# small words")
        await ada.reads("small words")
        assert await ada.page.evaluate(NAMELESS) == []
        assert await ada.page.evaluate(FAINT) == []
        await ada.photograph(f"theme-{theme}")


async def test_writing_and_marks_in_it(browser: Browser, sandbox: Sandbox) -> None:
    async with viewing(browser, sandbox) as ada:
        ben = sandbox.person("ben")
        words = f"# Big\n**bold** *slanted* __under__ ~~gone~~ `code` {ben.mention} <#{ben.channel('lounge').id}>\n"
        words += "> quoted\n- one\n- two\n1. first\n```\nraw **text**\n```\n<t:0:d> [a link](https://example.org)"
        await ben.say(words + " <img src=x onerror=alert(1)>", ben.channel("tables"))
        post = ada.newest
        await ada.reads("quoted")
        for tag, text in (("strong >> nth=1", "bold"), ("em", "slanted"), ("u", "under"), ("s", "gone")):
            await expect(post.locator(tag)).to_have_text(text)
        await expect(post.locator("pre")).to_have_text("raw **text**")
        await expect(post.locator("li")).to_have_text(["one", "two", "first"])
        await expect(post.get_by_role("heading")).to_have_text("Big")
        await expect(post.get_by_role("link", name="a link")).to_have_attribute("href", "https://example.org")
        await expect(post.get_by_text("@Ben")).to_be_visible()
        await expect(post.locator("time.stamp")).to_have_text(re.compile("70"))
        await expect(post.locator("img[src='x']")).to_have_count(0)
        await ada.photograph("markdown")
        await post.get_by_role("button", name="#lounge").click()
        await expect(ada.page.get_by_role("heading", level=1)).to_contain_text("lounge")


async def test_older_messages_are_fetched(browser: Browser, sandbox: Sandbox) -> None:
    ben = sandbox.person("ben")
    for n in range(100):
        await ben.say(f"line {n}", ben.channel("tables"))
    async with viewing(browser, sandbox) as ada:
        await expect(ada.page.locator(".message")).to_have_count(60)
        await ada.page.get_by_role("button", name="Show older messages").click()
        await expect(ada.page.locator(".message")).to_have_count(100)
        await expect(ada.page.get_by_text("line 0", exact=True)).to_have_count(1)

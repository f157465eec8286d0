"""Rail Line on the page: from the first screen to a table that has been played for a few turns."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.async_api import Browser, expect

from bot.process.client import Stellwerk
from bot.process.local import demo
from bot.sandbox.server import Sandbox
from bot.store.table import Table
from rules.core import waiting
from tests.browser.driver import Viewer, viewing
from tests.protocol.bot import hosted
from tests.protocol.people import PATIENCE

pytestmark = pytest.mark.browser
MOVES = 4
QUESTIONS = 12


class House(NamedTuple):
    sandbox: Sandbox
    bot: Stellwerk

    async def table(self, name: str) -> Table:
        """The table this person sits at."""
        (table,) = await self.bot.tables.of_user(self.sandbox.person(name).id)
        return table

    async def rest(self) -> None:
        await self.bot.at_rest()
        await self.bot.outbox.idle()


class Words(NamedTuple):
    """What is written on the buttons of a table."""

    mine: str
    back: str
    undo: str


ENGLISH = Words("My move", "Back", "Undo")
GERMAN = Words("Mein Zug", "Zurück", "Zurücknehmen")


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    sandbox = Sandbox()
    sandbox.limits.rates = False
    sandbox.interactions.answer_seconds = PATIENCE
    await sandbox.start()
    async with hosted(sandbox, tmp_path) as bot:
        sandbox.on_demo = demo(bot)
        yield House(sandbox, bot)
    violations = sandbox.exchange.violations
    await sandbox.stop()
    assert not violations


async def move(viewer: Viewer, house: House, name: str, words: Words) -> None:
    """One move through the private panel: always the first answer, until the table has gone on."""
    before = await house.table(name)
    await viewer.press(words.mine)
    panel = viewer.page.locator(".message.private").last
    for _ in range(QUESTIONS):
        await panel.locator(".button, .dropdown").first.wait_for()
        menus = panel.locator(".dropdown")
        if await menus.count():
            await menus.first.click()
            await viewer.page.locator(".menu.open .choice").first.click()
        else:
            answers = panel.locator(".row .button:not(:disabled)")
            answers = answers.filter(has_not_text=words.back).filter(has_not_text=words.undo)
            await answers.first.click()
        await expect(viewer.page.locator("[aria-busy]")).to_have_count(0)
        await house.rest()
        if (await house.table(name)).revision > before.revision:
            return
    raise AssertionError("no end of questions")


async def test_a_few_turns_at_the_demo_table(browser: Browser, house: House) -> None:
    async with viewing(browser, house.sandbox) as ada:
        await ada.photograph("rail-line-first-screen")
        await ada.page.get_by_role("button", name="Open a demo table").click()
        await expect(ada.page.get_by_role("heading", level=1)).to_contain_text("Rail Line")
        await ada.page.locator(".picture.tile img").first.wait_for()
        await ada.reads("@Ada")
        await ada.photograph("rail-line-board")
        for n in range(MOVES):
            await move(ada, house, "ada", ENGLISH)
            await ada.photograph(f"rail-line-move-{n + 1}")
        pictures = ada.page.locator(".picture.tile img")
        assert all([await pictures.nth(n).get_attribute("alt") for n in range(await pictures.count())])
        await ada.press("My hand")
        await ada.reads("Only you can see this")
        # A stranger looks at the same thread: no private note, and no move.
        async with viewing(browser, house.sandbox, "ben") as ben:
            await ben.page.locator(".threads .channel").first.click()
            await ben.page.locator(".picture.tile").first.wait_for()
            await expect(ben.page.locator(".message.private")).to_have_count(0)
            await ben.press("My move")
            await expect(ben.newest).to_have_class("message private")
            assert not await house.bot.tables.of_user(house.sandbox.person("ben").id)


async def test_a_table_for_two_in_german_on_a_phone(browser: Browser, house: House) -> None:
    sandbox = house.sandbox
    sandbox.person("ada").locale = "de"
    sandbox.person("ben").locale = "de"
    async with viewing(browser, sandbox, phone=True, theme="light") as phone:
        await phone.page.get_by_role("button", name="Ausblenden").click()
        await phone.box.press_sequentially("/tisch neu ")
        await phone.page.locator("[data-option=game]").press_sequentially("rail")
        await phone.page.locator(".choice:visible", has_text="Rail Line").click()
        await phone.page.get_by_role("button", name="plätze angeben").click()
        await phone.page.locator("[data-option=seats]").fill("2")
        await phone.page.locator(".composer .send").click()
        await phone.box.wait_for()
        await house.rest()
        await phone.photograph("rail-line-lobby-phone")
        await phone.act_as("ben")
        await phone.press("Mitspielen")
        await house.rest()
        await phone.act_as("ada")
        await phone.press("Starten")
        await house.rest()
        for _ in range(3):
            table = await house.table("ada")
            assert table.match is not None
            called = table.seats[waiting(table.rules, table.match.state)[0]].user
            name = next(one for one in ("ada", "ben") if sandbox.person(one).id == called)
            await phone.act_as(name)
            await phone.page.get_by_role("button", name="Kanäle und Personen").click()
            await phone.page.locator(".threads .channel").first.click()
            await move(phone, house, name, GERMAN)
        await phone.photograph("rail-line-phone")

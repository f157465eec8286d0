"""A person in front of the page, in a real headless browser."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Literal

from playwright.async_api import Browser, ConsoleMessage, Locator, Page, async_playwright, expect

from bot.sandbox.server import Sandbox
from tests.protocol.people import PATIENCE

expect.set_options(timeout=1000 * PATIENCE)
CHROMIUM = Path("/usr/bin/chromium")
ARTIFACTS = Path(__file__).parent / "artifacts"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@asynccontextmanager
async def browsing() -> AsyncIterator[Browser]:
    async with async_playwright() as play:
        browser = await play.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        try:
            yield browser
        finally:
            await browser.close()


class Viewer:
    """What somebody does on the page, by what is written on it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.troubles: list[str] = []
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", self._heard)

    def _heard(self, line: ConsoleMessage) -> None:
        if line.type == "error":
            self.troubles.append(f"{line.text} ({line.location.get('url', '')})")

    @property
    def box(self) -> Locator:
        return self.page.locator("#composer-input")

    @property
    def newest(self) -> Locator:
        return self.page.locator(".log .message").last

    async def slash(self, path: str, **options: str) -> None:
        """Type a command, fill in its options, send it."""
        await self.box.press_sequentially(f"/{path} ")
        for name, value in options.items():
            field = self.page.locator(f"[data-option='{name}']")
            if not await field.count():
                await self.page.get_by_role("button", name=f"Add {name}").click()
            await field.fill(value)
        await self.page.locator(".composer .send").click()
        await self.box.wait_for()

    async def press(self, label: str, within: Locator | None = None) -> None:
        await (within or self.page.locator(".log")).get_by_role("button", name=label, exact=True).last.click()

    async def choose(self, menu: str, *labels: str) -> None:
        await self.page.get_by_role("combobox", name=menu).last.click()
        for label in labels:
            await self.page.get_by_role("option", name=label).last.click()
        if len(labels) > 1:
            await self.page.get_by_role("button", name="Done").click()

    async def act_as(self, name: str) -> None:
        await self.page.locator(f".person[data-person='{name.lower()}']:visible").click()
        await self.page.locator(f".person.mine[data-person='{name.lower()}']").first.wait_for(state="attached")

    async def reads(self, words: str) -> None:
        """Wait until these words stand in the open channel."""
        await self.page.locator(".log").get_by_text(words).last.wait_for()

    async def photograph(self, name: str) -> None:
        ARTIFACTS.mkdir(exist_ok=True)
        await self.page.screenshot(path=ARTIFACTS / f"{name}.png")


@asynccontextmanager
async def viewing(
    browser: Browser,
    sandbox: Sandbox,
    person: str = "ada",
    phone: bool = False,
    theme: Literal["dark", "light"] = "dark",
) -> AsyncIterator[Viewer]:
    """A page of its own for one person; a script error on it fails the test."""
    window = {"width": 390, "height": 780} if phone else {"width": 1280, "height": 860}
    context = await browser.new_context(
        viewport={"width": window["width"], "height": window["height"]},
        color_scheme=theme,
        has_touch=phone,
        is_mobile=phone,
        reduced_motion="reduce",
    )
    viewer = Viewer(await context.new_page())
    viewer.page.set_default_timeout(1000 * PATIENCE)
    await viewer.page.goto(f"{sandbox.page_url}#{person}")
    await viewer.page.locator(".channel.open").wait_for(state="attached")
    try:
        yield viewer
    finally:
        await context.close()
    assert viewer.troubles == [], viewer.troubles

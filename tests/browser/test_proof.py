"""A game's file is dropped on the page, and every check of it is shown with its result."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, Locator, expect

from bot.process import examiner
from bot.sandbox.server import Sandbox
from bot.tables import record
from tests.bot.tables.files import SECRET, changed, finished
from tests.browser.driver import Viewer, viewing
from tests.browser.test_page import no_sideways_scrolling

pytestmark = pytest.mark.browser
TABLE, LINES = finished("cube_express")
TEXT = record.written(TABLE, LINES)
WRONG = changed(TEXT, lambda rows: rows[9].update(digest="0" * 16))
DROP = """(dialog, text) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], "game.jsonl"));
  dialog.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
}"""


async def opened(viewer: Viewer, label: str) -> Locator:
    await viewer.page.get_by_role("button", name=label, exact=True).click()
    return viewer.page.get_by_role("dialog", name=label)


async def test_a_dropped_game_is_checked_before_ones_eyes(browser: Browser, sandbox: Sandbox) -> None:
    sandbox.on_check = examiner.check
    async with viewing(browser, sandbox) as ada:
        dialog = await opened(ada, "Check a game")
        await dialog.evaluate(DROP, TEXT)
        await expect(dialog.locator(".checks .true")).to_have_count(8)
        await expect(dialog.get_by_text(SECRET)).to_be_visible()
        await expect(dialog.locator("tbody tr.true")).to_have_count(len(LINES))
        await ada.photograph("proof")
        await dialog.evaluate(DROP, WRONG)
        await expect(dialog.locator(".checks .wrong").last).to_contain_text(
            "entry 9: the digest is not that of the state"
        )
        await expect(dialog.locator("tbody tr.wrong")).to_have_count(1)
        await dialog.evaluate(DROP, "no game")
        await expect(dialog.locator(".checks .wrong")).to_contain_text("no record of a game")
        await dialog.get_by_role("button", name="Close").click()
        await expect(dialog).to_be_hidden()


async def test_on_a_phone_in_german_by_choosing_a_file(browser: Browser, sandbox: Sandbox) -> None:
    sandbox.on_check = examiner.check
    sandbox.person("ben").locale = "de"
    async with viewing(browser, sandbox, "ben", phone=True) as ben:
        await ben.page.get_by_role("button", name="Kanäle und Personen").click()
        dialog = await opened(ben, "Partie prüfen")
        file = {"name": "partie.jsonl", "mimeType": "text/plain", "buffer": WRONG.encode()}
        await dialog.locator("input[type=file]").set_input_files(files=[file])  # type: ignore[list-item]
        await expect(dialog.locator(".checks .wrong").last).to_contain_text("Eintrag 9: der Prüfwert ist nicht der des")
        await no_sideways_scrolling(ben.page)
        await ben.photograph("proof-phone")
        file = {"name": "partie.jsonl", "mimeType": "text/plain", "buffer": TEXT.encode()}
        await dialog.locator("input[type=file]").set_input_files(files=[file])  # type: ignore[list-item]
        await expect(dialog.locator(".checks .true")).to_have_count(8)
        await ben.photograph("proof-phone-true")


async def test_a_sandbox_that_checks_nothing_does_not_offer_it(browser: Browser, sandbox: Sandbox) -> None:
    async with viewing(browser, sandbox) as ada:
        await expect(ada.page.get_by_label("Language of Ada")).to_be_visible()
        await expect(ada.page.get_by_role("button", name="Check a game")).to_have_count(0)

"""A start in Discord: what binds it is shown, the number of that post deals, and nobody can change anything between."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from bot.process.client import Stellwerk
from bot.process.upkeep import verify_files
from bot.sandbox.entities import Message, Overwrite
from bot.sandbox.people import Person
from bot.sandbox.permissions import Permission
from bot.sandbox.server import Sandbox
from bot.store.table import FINISHED, LOBBY, RUNNING, Table
from bot.tables import fairness, seals
from bot.tables.export import log_seal
from rules.core import AnyRules
from tests.protocol.bot import hosted
from tests.protocol.people import until
from tests.protocol.plays import buttons, custom_id, done, open_lobby, told
from tests.protocol.test_host_lookback import played_out

pytestmark = pytest.mark.usefixtures("toy")
OWN = "a word that nobody can guess 7251"
FAIRNESS = Path(__file__).parents[2] / ".github" / "FAIRNESS.md"
POSTS = r"^POST .*/channels/{place}/messages$"


async def full(bot: Stellwerk, ada: Person, ben: Person, **options: object) -> tuple[Message, Table]:
    """A lobby with both of them."""
    lobby = await open_lobby(bot, ada, "toy", 2, **options)
    ben.at = ada.at
    await done(await ben.click(lobby, custom_id(lobby, "join")))
    await bot.outbox.idle()
    return lobby, (await bot.tables.of_user(ada.id))[0]


def sealings(sandbox: Sandbox) -> list[Message]:
    """The posts that show what a start is bound by."""
    said = ("**Sealed.**", "**Versiegelt.**")
    return [one for one in sandbox.world.messages.values() if told(one).startswith(said)]


async def started(bot: Stellwerk, ada: Person, lobby: Message) -> str:
    """What whoever pressed the button was told."""
    answer = told(await done(await ada.click(lobby, custom_id(lobby, "start"))))
    await bot.outbox.idle()
    return answer


async def test_the_number_of_the_post_that_shows_the_seals_deals(
    sandbox: Sandbox, ada: Person, ben: Person, tmp_path: Path
) -> None:
    async with hosted(sandbox, tmp_path, chance=True) as bot:
        lobby, table = await full(bot, ada, ben)
        mine = told(await done(await ben.slash("table word", word="  zwölf Sterne ")))
        (word,) = (await bot.tables.get(table.id)).words
        assert word.seal in mine and word.salt in mine and "final" in mine
        assert seals.of_word(word.salt, "zwölf Sterne") == word.seal
        assert "final" in told(await done(await ben.slash("table word", word="dreizehn")))
        assert "as soon as the seals stand here" in await started(bot, ada, lobby)

        table = await bot.tables.get(table.id)
        (post,) = sealings(sandbox)
        assert table.phase == RUNNING and (table.drawn, table.drawn_in) == (post.id, post.channel_id)
        thread = [one for one in sandbox.world.messages.values() if one.channel_id == table.thread]
        assert thread[0] is post and post.edited is None and post.mentions == []
        text = told(post)
        assert fairness.start_seal(table) in text and seals.of_secret(table.secret) in text and word.seal in text
        assert "Ada" not in text and "Ben" not in text and "zwölf" not in text, "nobody who might want to be forgotten"
        assert str(ada.id) not in text and str(ben.id) not in text
        assert table.match is not None and table.match.header.seed == fairness.sown(table)
        assert f"/{post.channel_id}/{post.id}" in told(lobby) and "zwölf Sterne" in told(lobby)

        table = await played_out(bot, table)
        assert table.phase == FINISHED
        final = [one for one in ada.messages(sandbox.world.channels[table.thread or 0]) if "rematch" in str(one)][-1]
        assert log_seal(table, await bot.store.lines(table.id)) in told(final)
        verified = told(await done(await ben.slash("history verify", table=table.id)))
        assert verified.count("✓") == 8 and not re.search("[○✗]", verified)
        assert str(post.id) in verified and fairness.start_seal(table) in verified
        file = (await done(await ada.slash("history export", form="file", table=table.id))).attachments[0]
        data = sandbox.world.files.get(file.id)
        assert data is not None
        (tmp_path / "game.jsonl").write_bytes(data)
    assert verify_files([tmp_path / "game.jsonl"], lambda said: None) == 0
    (program,) = re.findall(r"```python\n(.*?)```", FAIRNESS.read_text(encoding="utf-8"), re.DOTALL)
    (tmp_path / "verifier.py").write_text(program, encoding="utf-8")
    call = [sys.executable, "-I", "-S", "verifier.py", "game.jsonl"]
    alone = subprocess.run(call, cwd=tmp_path, capture_output=True, text=True, check=False)  # noqa: ASYNC221
    assert alone.returncode == 0 and str(post.id) in alone.stdout, alone.stdout + alone.stderr


async def test_between_start_and_deal_nobody_comes_and_the_buttons_are_gone(
    sandbox: Sandbox, ada: Person, ben: Person, tmp_path: Path
) -> None:
    """Discord takes no post in the thread: the start waits, is told to wait, and is dealt when it can be."""
    cleo = sandbox.person("cleo")
    async with hosted(sandbox, tmp_path) as bot:
        lobby, table = await full(bot, ada, ben)
        cleo.at = ada.at
        fault = sandbox.faults.fail_next(r"^POST .*/channels/\d+/messages$", status=503, times=10_000)
        await done(await ada.click(lobby, custom_id(lobby, "start")))
        await until(lambda: not [one for one in buttons(lobby) if "s1:" in one], what="the lobby has no buttons")
        assert "is dealt as soon as the seals stand here" in told(lobby)
        assert "has been started" in told(await done(await cleo.slash("table join", table=table.id)))
        assert "has been started" in told(await done(await ben.slash("table word", word="late")))
        assert (await bot.tables.get(table.id)).starting
        sandbox.faults.planned.remove(fault)
        await until(lambda: bool(sealings(sandbox)), what="the seals have been posted")
        await bot.outbox.idle()
        table = await bot.tables.get(table.id)
        (post,) = sealings(sandbox)
        assert table.phase == RUNNING and table.drawn == post.id


@pytest.mark.parametrize("drop", ["before", "after"])
async def test_a_lost_answer_shows_the_seals_once(
    drop: str, sandbox: Sandbox, ada: Person, ben: Person, tmp_path: Path
) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        lobby, table = await full(bot, ada, ben)
        # The thread has the id of its post.
        sandbox.faults.fail_next(POSTS.format(place=lobby.id), drop=drop)  # type: ignore[arg-type]
        await started(bot, ada, lobby)
        assert not sandbox.faults.planned
        table = await bot.tables.get(table.id)
        (post,) = sealings(sandbox)
        assert table.phase == RUNNING and table.drawn == post.id


async def test_a_death_between_post_and_deal_deals_by_that_post(
    sandbox: Sandbox, ada: Person, ben: Person, tmp_path: Path
) -> None:
    """The post is there, its number is not kept: the next start finds the same message by its nonce."""

    async def died(*_: object) -> Table:
        raise OSError

    async with hosted(sandbox, tmp_path) as bot:
        lobby, table = await full(bot, ada, ben)
        bot.tables.deal = died  # type: ignore[method-assign]
        await done(await ada.click(lobby, custom_id(lobby, "start")))
        await until(lambda: bool(sealings(sandbox)), what="the seals have been posted")
    async with hosted(sandbox, tmp_path) as bot:
        await bot.outbox.idle()
        await until(lambda: sandbox.gateway.connected, what="it is back")
        table = await bot.tables.get(table.id)
        (post,) = sealings(sandbox)
        assert table.phase == RUNNING and table.drawn == post.id


async def test_a_stop_between_deal_and_delivery_shows_nothing_twice(
    sandbox: Sandbox, ada: Person, ben: Person, tmp_path: Path
) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        lobby, table = await full(bot, ada, ben)

        async def unkept(*_: object) -> None:
            raise OSError

        delivered, dealt = bot.store.delivered, bot.tables.deal

        async def deal(*args: object) -> Table:
            after = await dealt(*args)  # type: ignore[arg-type]
            bot.store.delivered = unkept  # type: ignore[method-assign]
            return after

        bot.tables.deal = deal  # type: ignore[method-assign]
        await done(await ada.click(lobby, custom_id(lobby, "start")))
        await until(lambda: bot.store.delivered is unkept, what="it has been dealt")
        bot.store.delivered = delivered  # type: ignore[method-assign]
        before = await bot.tables.get(table.id)
    async with hosted(sandbox, tmp_path) as bot:
        await bot.outbox.idle()
        after = await bot.tables.get(table.id)
        assert after.match == before.match and after.phase == RUNNING
        assert len(sealings(sandbox)) == 1


async def test_without_threads_the_seals_stand_in_the_channel(
    sandbox: Sandbox, ada: Person, ben: Person, tmp_path: Path
) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        lobby, table = await full(bot, ada, ben)
        room = ada.channel("tables")
        denied = int(Permission["CREATE_PUBLIC_THREADS"])
        room.overwrites[sandbox.world.bot.id] = Overwrite(sandbox.world.bot.id, 1, deny=denied)
        sandbox.world.update_channel(room)
        await started(bot, ada, lobby)
        table = await bot.tables.get(table.id)
        (post,) = sealings(sandbox)
        assert table.phase == RUNNING and post.channel_id == room.id and table.drawn_in == room.id


async def test_what_cannot_be_shown_opens_the_table_again(
    sandbox: Sandbox, ada: Person, ben: Person, tmp_path: Path
) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        lobby, table = await full(bot, ada, ben)
        # Neither in the thread nor in the channel.
        sandbox.faults.fail_next(r"^POST .*/channels/\d+/messages$", status=404, times=2)
        await started(bot, ada, lobby)
        after = await bot.tables.get(table.id)
        assert (after.phase, after.starting) == (LOBBY, False) and not sandbox.faults.planned
        assert any("s1:start" in one for one in buttons(lobby))
        said = [told(one) for one in sandbox.world.messages.values()]
        assert any("the start was called off before the deal" in one for one in said)
        await started(bot, ada, lobby)
        table = await bot.tables.get(table.id)
        assert table.phase == RUNNING and table.drawn == sealings(sandbox)[-1].id


async def test_a_seal_of_ones_own_is_asked_for_and_the_deal_waits(
    sandbox: Sandbox, ada: Person, ben: Person, tmp_path: Path
) -> None:
    async with hosted(sandbox, tmp_path, chance=True) as bot:
        lobby, table = await full(bot, ada, ben)
        seal = seals.of_own(OWN)
        assert "asked for the word behind it" in told(await done(await ben.slash("table word", word=seal)))
        await started(bot, ada, lobby)
        table = await bot.tables.get(table.id)
        (post,) = sealings(sandbox)
        assert table.starting and table.drawn == post.id and seal in told(post)
        assert f"<@{ben.id}>" in told(lobby) and "waits for a word" in told(lobby)
        thread = sandbox.world.channels[table.thread or 0]
        call = next(one for one in ben.messages(thread) if "behind your seal" in told(one))
        assert call.mentions == [ben.id]
        assert "not the word behind your seal" in told(await done(await ben.slash("table word", word="wrong")))
        assert "the word behind your seal" in told(await done(await ben.slash("table word", word=OWN)))
        await bot.outbox.idle()
        table = await bot.tables.get(table.id)
        assert table.phase == RUNNING and OWN in told(lobby)
        table = await played_out(bot, table)
        assert "✗" not in told(await done(await ada.slash("history verify", table=table.id)))


async def test_whoever_deletes_their_data_leaves_seals_that_name_nobody(
    sandbox: Sandbox, toy: AnyRules, ada: Person, ben: Person, tmp_path: Path
) -> None:
    async with hosted(sandbox, tmp_path, chance=True) as bot:
        lobby, table = await full(bot, ada, ben)
        await done(await ben.slash("table word", word="zwölf Sterne"))
        await done(await ada.slash("table word", word="thirteen"))
        await started(bot, ada, lobby)
        table = await played_out(bot, await bot.tables.get(table.id))
        (post,) = sealings(sandbox)
        before = told(post)
        await bot.tables.forget(ben.id)
        await bot.outbox.idle()
        assert told(post) == before and post.edited is None
        verified = told(await done(await ada.slash("history verify", table=table.id)))
        assert verified.count("✗") == 0 and "One word was deleted" in verified and "One name was deleted" in verified
        assert "✓ All chance comes from" in verified and "✓ One word is as sealed" in verified
        assert "zwölf" not in told(await done(await ada.slash("history verify", table=table.id)))


async def test_in_german(sandbox: Sandbox, ada: Person, ben: Person, tmp_path: Path) -> None:
    ada.locale = ben.locale = "de"
    async with hosted(sandbox, tmp_path, chance=True) as bot:
        lobby, table = await full(bot, ada, ben, language="de")
        assert "endgültig" in told(await done(await ben.slash("table word", word="Glück auf")))
        assert "Gegeben wird, sobald die Siegel hier stehen" in await started(bot, ada, lobby)
        table = await played_out(bot, await bot.tables.get(table.id))
        (post,) = sealings(sandbox)
        assert told(post).startswith("**Versiegelt.**")
        verified = told(await done(await ada.slash("history verify", table=table.id)))
        assert verified.count("✓") == 8 and "Siegel des Verlaufs" in verified

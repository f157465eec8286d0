"""A whole rehearsal on the sandbox, with somebody who helps and without."""

from __future__ import annotations

import asyncio
import os
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from bot.process.main import main
from bot.rehearsal import old
from bot.rehearsal.expectations import EXPECTED
from bot.rehearsal.facts import found
from bot.rehearsal.journal import BadJournal, Entry, read
from bot.rehearsal.program import PARTS
from bot.rehearsal.trouble import NoStage, OutOfReach
from bot.sandbox.entities import MessageKind
from bot.sandbox.permissions import Permission
from tests.rehearsal.house import Theatre, theatre
from tests.rehearsal.replay import replayed

QUICK = tuple(part for part in PARTS if part != "games")
"""To draw every game takes its time: the gate does it."""
EYES = {"push-after-deletion", "emoji-seen", "size-desktop", "size-phone", "readable", "game-picture"}
"""What nobody in the sandbox can tell."""


async def test_everything_is_found_as_the_documents_say(tmp_path: Path) -> None:
    file, lines = tmp_path / "rehearsal.jsonl", list[str]()
    async with theatre() as made:
        code = await made.rehearse(made.wish(out=file, parts=QUICK), lines.append)
        assert [line for line in lines if "OTHER" in line] == []
        assert code == 0
        kept = list(made.sandbox.world.messages_in(made.person.channel("tables")))
        own = [one for one in kept if one.author_id == made.sandbox.world.bot.id and one.kind is MessageKind.DEFAULT]
        said = [message.content for message in own]
        assert [one for one in said if one and not one.startswith(old.MARK)] == []
    with file.open(encoding="utf-8") as written:
        entries = list(read(written))
    assert sorted({one.label for one in EXPECTED} - {entry.label for entry in entries} - EYES) == []
    async with theatre() as made:
        result = await replayed(entries, made)
    assert result.differences == () and result.left_out == ()
    assert result.compared > 250


async def test_without_a_human_what_needs_one_is_left_out() -> None:
    lines = list[str]()
    async with theatre() as made:
        code = await made.rehearse(made.wish(alone=True, parts=QUICK, language="de"), lines.append, helped=False)
    assert code == 0
    assert any("ausgelassen: Niemand hat es getan." in line for line in lines)
    assert not any("Sperrbildschirm" in line for line in lines)


async def test_a_press_is_heard_after_the_connection_was_cut() -> None:
    lines = list[str]()
    async with theatre() as made:
        sandbox = made.sandbox
        begin = sandbox.interactions.begin

        def cut(*what: object, **more: object) -> object:
            sandbox.gateway.drop()
            return begin(*what, **more)  # type: ignore[arg-type]

        sandbox.interactions.begin = cut  # type: ignore[assignment]
        sandbox.interactions.answer_seconds = 60.0
        await made.rehearse(made.wish(parts=("letters",)), lines.append, patience=30.0)
        assert sandbox.gateway.resumes >= 1
    assert any("ok" in line and "heard" in line for line in lines)


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"channel": "123456789012345678"}, "There is no text channel 123456789012345678"),
        ({"human": "123456789012345678"}, "Nobody with the number 123456789012345678"),
        ({"parts": ("nothing",)}, "There is no part nothing"),
    ],
)
async def test_what_cannot_begin_is_said(changed: dict[str, object], said: str) -> None:
    async with theatre() as made:
        with pytest.raises(NoStage, match=said):
            await made.rehearse(replace(made.wish(), **changed))  # type: ignore[arg-type]


async def test_a_refused_token_is_said() -> None:
    async with theatre() as made:
        with pytest.raises(OutOfReach, match="refuses the token"):
            await made.rehearse(replace(made.wish(), token="wrong"))


async def test_a_bot_with_other_rights_than_the_invitation_is_warned_of() -> None:
    lines = list[str]()
    async with theatre() as made:
        for guild in made.sandbox.world.guilds.values():
            for number in guild.members[made.sandbox.world.bot.id].roles:
                guild.roles[number].permissions = 1 << 34 | 1 << 10 | 1 << 16
            guild.roles[guild.id].permissions = 0
        await made.rehearse(made.wish(parts=("voice",)), lines.append)
    assert lines[1].startswith("The bot has more permissions than the invitation asks for: Manage Threads.")
    assert lines[2].startswith("The bot lacks permissions that the invitation asks for: Send Messages, Embed Links")


def test_a_file_that_is_none_is_said() -> None:
    with pytest.raises(BadJournal, match="Line 2"):
        list(read(['{"kind": "act", "label": ""}', "no"]))


async def called(made: Theatre, *words: str, token: str | None = None) -> tuple[int, str]:
    """The command line, in a process of its own."""
    environment = {**os.environ, "STELLWERK_API_BASE": made.sandbox.api_base, "DISCORD_TOKEN": token or ""}
    channel = str(made.person.channel("tables").id)
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "rehearse", "--channel", channel, *words, env=environment,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT, stdin=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    said, _ = await process.communicate()
    return process.returncode or 0, said.decode()


async def test_the_command_line_rehearses(tmp_path: Path) -> None:
    file = tmp_path / "rehearsal.jsonl"
    async with theatre() as made:
        words = ("--no-human", "--part", "letters", "--lang", "de", "--out", str(file))
        code, said = await called(made, *words, token=made.sandbox.token)
    assert (code, "DIREKTNACHRICHTEN" in said, f"Alles steht in {file}" in said) == (0, True, True)
    assert len(file.read_text(encoding="utf-8").splitlines()) > 5


async def test_a_file_is_never_written_over(tmp_path: Path) -> None:
    file = tmp_path / "rehearsal.jsonl"
    file.write_text("an hour of somebody's evening")
    async with theatre() as made:
        with pytest.raises(NoStage, match=f"Die Datei {file} gibt es schon"):
            await made.rehearse(made.wish(out=file, language="de"))
    assert file.read_text() == "an hour of somebody's evening"


def test_without_a_token_it_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert main(["rehearse", "--channel", "1"]) == 2
    assert capsys.readouterr().err == "DISCORD_TOKEN is not set. A rehearsal needs the token of the bot.\n"


async def test_whoever_has_no_more_to_say_ends_nothing(tmp_path: Path) -> None:
    """The standard input is at its end: everything that needs somebody is left out."""
    async with theatre() as made:
        code, said = await called(made, "--part", "letters", token=made.sandbox.token)
    assert code == 0 and "left out: nobody has done it." in said
    assert "https://discord.com/channels/@me/" in said


async def test_an_answer_that_cannot_be_read_costs_one_part_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = list[str]()

    async def nonsense(stage: object) -> None:
        raise KeyError("channel_id")

    monkeypatch.setattr("bot.rehearsal.program.PARTS", {"letters": nonsense, "voice": PARTS["voice"]})
    async with theatre() as made:
        assert await made.rehearse(made.wish(), lines.append) == 1
    assert any("KeyError" in line for line in lines)
    assert lines.index("\nVOICE CHANNEL") > 0 and any("its own file" in line for line in lines)


def test_a_fact_of_an_unknown_shape_is_unreadable() -> None:
    entry = Entry("call", "", {"path": "/channels", "body": None, "status": 200, "answer": [3], "limits": {}})
    assert {found(name, entry) for name in ("same_number", "waiting", "kind")} == {"unreadable"}


async def test_a_bot_that_manages_permissions_takes_them_from_itself(tmp_path: Path) -> None:
    file, lines = tmp_path / "rehearsal.jsonl", list[str]()
    async with theatre() as made:
        world = made.sandbox.world
        for guild in world.guilds.values():
            for number in guild.members[world.bot.id].roles:
                guild.roles[number].permissions |= Permission.MANAGE_ROLES
        wish = made.wish(out=file, alone=True, parts=("rights",))
        assert await made.rehearse(wish, lines.append, helped=False) == 0
        assert made.person.channel("tables").overwrites == {}
    with file.open(encoding="utf-8") as written:
        entries = list(read(written))
    assert {"fileless-board", "threadmute-post"} <= {entry.label for entry in entries}
    # What it could not give back to itself it leaves to a human.
    assert "unseen-post" not in {entry.label for entry in entries}
    async with theatre() as made:
        assert (await replayed(entries, made)).differences == ()

"""What is written of a rehearsal names nobody and opens nothing."""

from __future__ import annotations

import json
from pathlib import Path

from bot.rehearsal.disguise import Disguise
from tests.rehearsal.house import theatre

PEOPLE = ("Xaverine", "Quirin", "Yolanthe", "Zebedäus")
PLACES = ("Quodlibet", "Kabuff", "Remise", "Schuppen")


async def test_a_file_holds_no_number_no_name_and_no_token(tmp_path: Path) -> None:
    file = tmp_path / "rehearsal.jsonl"
    async with theatre() as made:
        world = made.sandbox.world
        person = made.person
        wish = made.wish(out=file, parts=("pictures", "threads", "letters", "answers", "rights"))
        for user, name in zip(world.people(), PEOPLE, strict=False):
            user.name = user.display = name
        for place, name in zip(world.channels.values(), PLACES, strict=False):
            place.name = place.topic = name
        for guild in world.guilds.values():
            guild.name = "Bahnhofsviertel"
        await person.say("My secret plans", next(iter(world.channels.values())))
        tokens: list[str] = []
        begin = made.sandbox.interactions.begin

        def begun(*what: object, **more: object) -> object:
            one = begin(*what, **more)  # type: ignore[arg-type]
            tokens.append(one.token)
            return one

        made.sandbox.interactions.begin = begun  # type: ignore[assignment]
        await made.rehearse(wish)
        numbers = {*world.users, *world.guilds, *world.channels, *world.messages}
        secret = made.sandbox.token
    written = file.read_text(encoding="utf-8")
    assert len(tokens) >= 4 and len(written) > 10_000
    for hidden in (secret, *tokens, *PEOPLE, *PLACES, "Bahnhofsviertel", "My secret plans", *map(str, numbers)):
        assert hidden not in written, hidden


def test_the_same_number_has_the_same_alias_everywhere() -> None:
    disguise = Disguise()
    disguise.name("123456789012345678", "human")
    sent = disguise.sent({"content": "<@123456789012345678> in 223456789012345678", "nonce": "x"})
    assert sent["content"] == "<@#human> in #2"
    heard = disguise.heard({"id": "223456789012345678", "content": "<@123456789012345678> in 223456789012345678"})
    assert heard == {"id": "#2", "content": "<@#human> in #2"}


def test_words_of_others_are_hidden_and_those_of_a_refusal_stay() -> None:
    disguise = Disguise()
    disguise.sent({"content": "ours"})
    told = disguise.heard(
        {"content": "theirs", "username": "ours", "token": "t", "timestamp": "2026-08-06T10:00:00+00:00"}
    )
    assert told == {"content": "…", "username": "ours", "timestamp": "(moment)"}
    refusal = {"code": 50035, "message": "Invalid Form Body", "errors": {"x": {"_errors": [{"code": "BAD"}]}}}
    assert disguise.heard(refusal) == refusal


def test_an_address_keeps_the_names_of_its_parameters() -> None:
    disguise = Disguise()
    disguise.sent("board.png")
    address = "https://cdn.discordapp.com/attachments/123456789012345678/223456789012345678/board.png?ex=6&is=5&hm=4&"
    assert disguise.heard({"url": address})["url"] == (
        "https://cdn.discordapp.com/attachments/#1/#2/board.png?ex=…&is=…&hm=…"
    )


def test_what_was_written_can_be_bound_to_other_numbers() -> None:
    disguise = Disguise()
    disguise.bind(
        {"id": "#7", "list": [{"id": "#8"}]}, {"id": "323456789012345678", "list": [{"id": "423456789012345678"}]}
    )
    assert disguise.real("/channels/#7/messages/#8") == "/channels/323456789012345678/messages/423456789012345678"
    assert disguise.unknown("/channels/#9") == ["#9"]
    assert json.loads(json.dumps(disguise.heard({"id": "323456789012345678"}))) == {"id": "#7"}

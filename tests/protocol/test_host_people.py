"""People come and go, and take back together: as they see it in Discord."""

from __future__ import annotations

from pathlib import Path

from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from rules.core import AnyRules
from tests.protocol.bot import hosted
from tests.protocol.plays import answer, answers, custom_id, done, newest_board, open_table, takes_over, told


async def test_two_people_agree_to_rewind_and_read_what_has_come_out(
    sandbox: Sandbox, ada: Person, ben: Person, toy: AnyRules, tmp_path: Path
) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        table = await open_table(sandbox, bot, [ada, ben], "toy")
        begun = table.match
        for person in (ada, ben):
            panel = await done(await person.click(await newest_board(sandbox, bot, person, table), "My move"))
            await bot.at_rest()
            chosen = await done(await person.forge(panel, answers(panel)[0][0]))
            await bot.at_rest()
            for way, _ in answers(chosen):
                # The last bid cannot be undone, so it is asked again.
                await done(await person.forge(chosen, way))
                await bot.at_rest()
        await bot.outbox.idle()
        moved = await bot.tables.get(table.id)
        assert begun is not None and moved.match is not None and moved.match.log[-1].sealed
        (turn,) = await ada.autocomplete("rewind", "turn", "")
        assert turn.value == 1 and turn.name.startswith("1 · ") and "min ago" in turn.name
        await newest_board(sandbox, bot, ada, moved)
        board = next(m for m in reversed(ada.messages(ada.at)) if "s1:more:" in str(m.components))
        more = await done(await ada.click(board, "More"))
        chosen = await done(await ada.click(more, "Take back further…"))
        asked = await done(await ada.select(chosen, None, ["1"]))
        await bot.at_rest()
        await bot.outbox.idle()
        assert "Back to the beginning of turn 1?" in told(asked) and "this has come out" in told(asked)
        assert "it counts for nobody" in told(asked)
        proposed = await done(await ada.click(asked, "Propose it"))
        await bot.at_rest()
        await bot.outbox.idle()
        assert "as soon as enough others do" in told(proposed)
        post = next(m for m in reversed(ben.messages(ben.at)) if "s1:consent:" in str(m.components))
        assert "proposes to rewind to the beginning of turn 1" in told(post) and "this has come out" in told(post)
        assert post.mentions == [ben.id]
        assert (await bot.tables.get(table.id)).match == moved.match
        await done(await ben.click(post, "Agree"))
        await bot.at_rest()
        await bot.outbox.idle()
        now = await bot.tables.get(table.id)
        assert now.match is not None and now.match.state == begun.state and now.match.log[-1].by == "rewind"
        fresh = await newest_board(sandbox, bot, ada, now)
        assert fresh.id != board.id and "**Rewound** to the beginning of turn 1" in told(fresh)
        assert "not possible any more" in told(await done(await ben.click(post, "Agree")))
        panel = await done(await ada.click(fresh, "My move"))
        assert "Which card do you bid?" in told(panel)


async def test_an_open_seat_is_taken_over_in_the_channel_and_the_old_hand_goes(
    sandbox: Sandbox, ada: Person, ben: Person, tmp_path: Path
) -> None:
    cleo = sandbox.person("cleo")
    async with hosted(sandbox, tmp_path) as bot:
        table = await bot.tables.get((await open_table(sandbox, bot, [ada, ben], "cube_express")).id)
        # Chance decides who begins; it is who begins that leaves.
        ben = next(one for one in (ada, ben) if one.id == table.waits[0].user)
        channel = sandbox.world.channels[table.channel]
        board = await newest_board(sandbox, bot, ben, table)
        panel = await done(await ben.click(board, "My move"))
        seat = table.seat_of(ben.id)
        assert seat is not None
        await bot.outbox.idle()
        (hand,) = [m for m in ben.messages(ben.dm()) if "your hand" in told(m)]
        assert hand.attachments
        assert "open to everybody" in told(await done(await ben.slash("table replace", seat=seat + 1)))
        await bot.outbox.idle()
        offer = next(m for m in reversed(cleo.messages(channel)) if "s1:takeover:" in str(m.components))
        pressed = custom_id(offer, "takeover")
        other = next(one for one in (ada, sandbox.person("ben")) if one.id != ben.id)
        assert "already has a seat" in told(await done(await other.click(offer, pressed))), "before any yes"
        assert "is yours" in await takes_over(bot, cleo, channel)
        await bot.at_rest()
        await bot.outbox.idle()
        assert (await bot.tables.get(table.id)).seat_of(cleo.id) == seat
        gone = next(m for m in ben.messages(ben.dm()) if m.id == hand.id)
        assert "do not play there any more" in told(gone) and not gone.attachments
        assert any("your hand" in told(m) for m in cleo.messages(cleo.dm()))
        await done(await answer(ben, panel, 0))
        await bot.at_rest()
        assert "no seat" in told(panel), "the predecessor's open panel"
        dora = sandbox.person("dora")
        (post,) = [m for m in dora.messages(channel) if m.id == offer.id]
        assert "is looking for" in told(post) and "This offer is over" in told(post)
        assert "custom_id" not in str(post.components), "nobody is tempted to press any more"
        assert "out of date" in told(await done(await dora.forge(post, pressed)))

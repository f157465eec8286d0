"""How fast a click is acknowledged: the host, busy drawing at other tables, beside an empty echo bot in the same run.

Both bots run as processes of their own; clicks go to them by turns, so that both live through the same load of the
machine. Run `python -m tests.bench.acknowledgement [clicks]`.
"""

import asyncio
import json
import os
import random
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles
from typing import Any

from bot.sandbox.components import Type, walk
from bot.sandbox.entities import Message
from bot.sandbox.errors import Json
from bot.sandbox.people import CannotDo, Outcome, Person
from bot.sandbox.server import Sandbox
from tests.protocol.people import until

BAR = 2.0
WARM_UP = 20
Target = Callable[[], tuple[Person, Message, str]]


@dataclass(frozen=True, slots=True)
class Contender:
    """A bot to measure: how to start it, how to come to something that can be clicked, and what keeps it busy."""

    name: str
    command: Callable[[Sandbox, Path], tuple[list[str], dict[str, str]]]
    prepare: Callable[[Sandbox], Awaitable[Target]]
    load: Callable[[Sandbox], Coroutine[Any, Any, None]] | None = None


@asynccontextmanager
async def standing(contender: Contender, folder: Path) -> AsyncIterator[tuple[Sandbox, Target]]:
    """The contender's process, online in a sandbox of its own, with something to click."""
    sandbox = Sandbox()
    await sandbox.start()
    command, environment = contender.command(sandbox, folder)
    quiet = asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(*command, env=os.environ | environment, stdout=quiet, stderr=quiet)
    try:
        await until(
            lambda: sandbox.gateway.connected and sandbox.commands.registered, 60, f"{contender.name} is online"
        )
        yield sandbox, await contender.prepare(sandbox)
    finally:
        process.terminate()
        await process.wait()
        await sandbox.stop()


async def click(target: Target) -> float:
    """Seconds until one click is acknowledged; silence counts as the three seconds it lasts."""
    person, message, custom_id = target()
    outcome = await person.click(message, custom_id)
    for answer in outcome.messages:
        person.dismiss(answer)
    return outcome.latency if outcome.latency is not None else 3.0


# The empty bot


def echo_command(sandbox: Sandbox, folder: Path) -> tuple[list[str], dict[str, str]]:
    call = [sys.executable, "-m", "tests.protocol.echo_bot", sandbox.api_base, sandbox.gateway_url, sandbox.token]
    return call, {}


async def echo_target(sandbox: Sandbox) -> Target:
    ada = sandbox.person("ada")
    panel = (await ada.slash("panel")).message
    assert panel is not None
    return lambda: (ada, panel, "ping")


ECHO = Contender("echo bot", echo_command, echo_target)


# The host


def host_command(sandbox: Sandbox, folder: Path) -> tuple[list[str], dict[str, str]]:
    environment = {
        "DISCORD_TOKEN": sandbox.token,
        "STELLWERK_API_BASE": sandbox.api_base,
        "STELLWERK_GATEWAY_URL": sandbox.gateway_url,
        "STELLWERK_DATA": str(folder),
        "STELLWERK_LOG_LEVEL": "ERROR",
    }
    return [sys.executable, "-m", "bot", "run"], environment


def newest_post(sandbox: Sandbox, person: Person, action: str) -> Message | None:
    """The newest public post of the person's own thread that has this button."""
    posts = [message for message in sandbox.world.messages.values() if button(message, action) and message.mentions]
    own = [message for message in posts if not message.ephemeral and person.id in message.mentions]
    return own[-1] if own else None


def button(message: Message, action: str) -> str | None:
    for component in walk(message.components):
        name = str(component.get("custom_id", ""))
        if component["type"] == Type.BUTTON and name.startswith(f"s1:{action}:") and not component["disabled"]:
            return name
    return None


async def host_table(sandbox: Sandbox, person: Person) -> None:
    """A table of this person and two stand-ins, running."""
    place = person.channel("tables")
    await finished(await person.slash("table new", game="rail_line", seats=3, channel=place))
    lobby = await until(lambda: next((one for one in person.messages(place) if button(one, "join")), None), 20)
    assert lobby is not None
    person.at = place
    for _ in range(2):
        await finished(await person.click(lobby, button(lobby, "standin") or "Add a stand-in"))
    await finished(await person.click(lobby, button(lobby, "start") or "Start"))
    await until(lambda: newest_post(sandbox, person, "hand"), 60, "the first board is posted")


async def finished(outcome: Outcome) -> None:
    await outcome.finished()


async def host_target(sandbox: Sandbox) -> Target:
    ada = sandbox.person("ada")
    await host_table(sandbox, ada)

    def target() -> tuple[Person, Message, str]:
        post = newest_post(sandbox, ada, "hand")
        assert post is not None
        return ada, post, button(post, "hand") or ""

    return target


async def host_load(sandbox: Sandbox) -> None:
    """Three other tables that are played without a pause."""
    await asyncio.gather(
        *(play_on(sandbox, sandbox.person(name), seed) for seed, name in enumerate(("ben", "cleo", "dora")))
    )


async def play_on(sandbox: Sandbox, person: Person, seed: int) -> None:
    """Open the private panel and answer it at random, for ever."""
    dice = random.Random(seed)
    while True:
        await host_table(sandbox, person)
        for _ in range(200):
            post = newest_post(sandbox, person, "move")
            if post is None:
                break
            try:
                panel = await (await person.click(post, button(post, "move") or "")).finished()
                for _ in range(20):
                    answer = choose(panel, dice)
                    if answer is None:
                        break
                    if answer["type"] == Type.BUTTON:
                        await person.click(panel, answer["custom_id"])
                    else:
                        await person.select(panel, answer["custom_id"], [dice.choice(answer["options"])["value"]])
                    await asyncio.sleep(0.05)
                person.dismiss(panel)
            except (CannotDo, TimeoutError):
                await asyncio.sleep(0.05)


def choose(panel: Message, dice: random.Random) -> Json | None:
    """One of the answers a panel offers, never its way back."""
    usable = [
        component
        for component in walk(panel.components)
        if component["type"] in (Type.BUTTON, Type.STRING_SELECT)
        and not component.get("disabled")
        and not any(word in json.dumps(component.get("custom_id")) for word in ("back", "close"))
    ]
    return dice.choice(usable) if usable else None


HOST = Contender("host, three other tables drawing", host_command, host_target, host_load)


# The comparison


def shape(seconds: list[float]) -> tuple[float, float]:
    """p50 and p99 in milliseconds."""
    cuts = quantiles(seconds, n=100, method="inclusive")
    return cuts[49] * 1000, cuts[98] * 1000


async def compare(yardstick: Contender, contender: Contender, clicks: int, folder: Path) -> bool:
    """Print both and their ratio; whether the contender stays within the bar."""
    async with standing(yardstick, folder / "one") as (_, plain), standing(contender, folder / "two") as (busy, target):
        for _ in range(WARM_UP):
            await click(plain)
            await click(target)
        quiet = [await click(plain) for _ in range(clicks)]
        load = asyncio.create_task(contender.load(busy)) if contender.load else None
        times: tuple[list[float], list[float]] = ([], [])
        drawn = len(busy.world.messages)
        for _ in range(clicks):
            times[0].append(await click(plain))
            times[1].append(await click(target))
            await asyncio.sleep(0.02)
        if load is not None:
            if load.done():
                await load
            load.cancel()
        ratios = []
        for name, taken in (
            (f"{yardstick.name}, quiet", quiet),
            (yardstick.name, times[0]),
            (contender.name, times[1]),
        ):
            p50, p99 = shape(taken)
            print(f"{name:34} p50 {p50:7.2f} ms   p99 {p99:7.2f} ms")
            ratios.append((p50, p99))
        p50, p99 = (mine / other for mine, other in zip(ratios[2], ratios[1], strict=True))
        print(f"ratio p50 {p50:.2f}  p99 {p99:.2f}  (bar {BAR}); {len(busy.world.messages) - drawn} posts meanwhile")
        return p50 <= BAR and p99 <= BAR


def main() -> int:
    clicks = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    with tempfile.TemporaryDirectory() as folder:
        good = asyncio.run(compare(ECHO, HOST, clicks, Path(folder)))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())

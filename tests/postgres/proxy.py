"""Between a program and its database: connections that can be cut after any byte."""

from __future__ import annotations

import asyncio
from contextlib import suppress


class Proxy:
    """Passes everything on, until it is told to cut."""

    def __init__(self, port: int, delay: float = 0.0) -> None:
        """`delay`: seconds for which whatever passes is on its way."""
        self._delay = delay
        self._to = port
        self._server: asyncio.Server | None = None
        self._left: int | None = None
        self._upwards = True
        self._open: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.cuts = 0
        """How often something was cut."""

    async def __aenter__(self) -> Proxy:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        self.sever()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def port(self) -> int:
        assert self._server is not None
        return int(self._server.sockets[0].getsockname()[1])

    def through(self, address: str) -> str:
        """An address, by way of here."""
        return address.replace(f":{self._to}/", f":{self.port}/")

    def leads_to(self, port: int) -> None:
        """New connections go elsewhere from now on."""
        self._to = port

    def cut(self, after: int, upwards: bool) -> None:
        """Once so many more bytes have passed, to the server or from it, all connections are gone; new ones work."""
        self._left, self._upwards = after, upwards

    def mend(self) -> None:
        """Nothing is cut any more."""
        self._left = None

    def sever(self) -> None:
        """Every connection is gone at once."""
        for writer in list(self._open):
            writer.transport.abort()
        self._open.clear()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            up_reader, up_writer = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            writer.transport.abort()
            return
        self._open |= {writer, up_writer}
        tasks = [
            asyncio.create_task(self._pass(reader, up_writer, upwards=True)),
            asyncio.create_task(self._pass(up_reader, writer, upwards=False)),
        ]
        self._tasks |= {*tasks}
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for one in (writer, up_writer):
            one.transport.abort()
            self._open.discard(one)
        for task in tasks:
            task.cancel()
            self._tasks.discard(task)

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, upwards: bool) -> None:
        with suppress(OSError):
            while data := await reader.read(65_536):
                if self._left is not None and upwards == self._upwards:
                    if len(data) >= self._left:
                        writer.write(data[: self._left])
                        with suppress(OSError):
                            await writer.drain()
                        self._left = None
                        self.cuts += 1
                        self.sever()
                        return
                    self._left -= len(data)
                if self._delay:
                    await asyncio.sleep(self._delay)
                writer.write(data)
                await writer.drain()

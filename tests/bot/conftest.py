from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from bot.tables.writer import Tables
from rules.core import AnyRules
from tests.bot.house import house


@pytest_asyncio.fixture
async def tables(tmp_path: Path, toy: AnyRules) -> AsyncIterator[Tables]:
    async with house(tmp_path) as made:
        yield made

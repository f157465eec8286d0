"""A pytest plugin that notes which test reaches which line of one module, and how long each test takes."""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

MODULE = "STELLWERK_MUTANT_MODULE"
"""In the environment: the module that is watched."""
FILE = "STELLWERK_MUTANT_REACHED"
"""In the environment: where to write down what was found."""


class Reached:
    def __init__(self, module: str, file: Path) -> None:
        self._module, self._file = str(Path(module).resolve()), file
        self._lines: set[int] = set()
        self.tests: dict[str, dict[str, Any]] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._lines = set()
        begun = time.monotonic()
        threading.settrace(self._call)
        sys.settrace(self._call)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            threading.settrace(None)
            self.tests[item.nodeid] = {"seconds": time.monotonic() - begun, "lines": sorted(self._lines)}

    def pytest_sessionfinish(self) -> None:
        self._file.write_text(json.dumps(self.tests), encoding="utf-8")

    def _call(self, frame: FrameType, event: str, given: Any) -> Any:
        return self._line if frame.f_code.co_filename == self._module else None

    def _line(self, frame: FrameType, event: str, given: Any) -> Any:
        self._lines.add(frame.f_lineno)
        return self._line


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Reached(os.environ[MODULE], Path(os.environ[FILE])))

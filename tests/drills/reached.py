"""A pytest plugin that notes which test reaches which statement of one module, and how long each test takes.

The module is watched by calls of `hit` that are written into it, for a tracer would slow down everything else as well.
"""

from __future__ import annotations

import ast
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

FILE = "STELLWERK_MUTANT_REACHED"
"""In the environment: where to write down what was found."""
lines: set[int] = set()


def hit(line: int) -> None:
    lines.add(line)


def watched(source: str) -> str:
    """The module with a call before every statement of its functions."""
    tree = ast.parse(source)
    for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]:
        for node in list(ast.walk(function)):
            for _, body in list(ast.iter_fields(node)):
                if isinstance(body, list) and body and isinstance(body[0], ast.stmt) and not _is_hit(body[0]):
                    body[:] = [one for statement in body for one in (_hit(statement.lineno), statement)]
    at = next(n for n, node in enumerate(tree.body) if not _comes_first(node))
    tree.body.insert(at, ast.ImportFrom("tests.drills.reached", [ast.alias("hit", "_hit")], 0))
    return ast.unparse(ast.fix_missing_locations(tree))


def _comes_first(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) or (isinstance(node, ast.ImportFrom) and node.module == "__future__")


def _hit(line: int) -> ast.stmt:
    return ast.Expr(ast.Call(ast.Name("_hit", ast.Load()), [ast.Constant(line)], []))


def _is_hit(node: ast.stmt) -> bool:
    match node:
        case ast.Expr(ast.Call(ast.Name("_hit"))):
            return True
    return False


class Reached:
    def __init__(self, file: Path) -> None:
        self._file = file
        self._failed: set[str] = set()
        self.tests: dict[str, dict[str, Any]] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        lines.clear()
        begun = time.monotonic()
        try:
            return (yield)
        finally:
            seen = {
                "seconds": time.monotonic() - begun,
                "lines": sorted(lines),
                "passed": item.nodeid not in self._failed,
            }
            self.tests[item.nodeid] = seen

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._failed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        self._file.write_text(json.dumps(self.tests), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    if FILE in os.environ:
        config.pluginmanager.register(Reached(Path(os.environ[FILE])))

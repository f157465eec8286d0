"""A REST client without any checks of its own: it sends what Discord must refuse."""

import json
from typing import Any

import aiohttp

from bot.sandbox.server import Sandbox


class Raw:
    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self._base = sandbox.api_base
        self._session = session
        self.headers = {"Authorization": f"Bot {sandbox.token}"}

    async def __call__(
        self, method: str, path: str, body: object = None, files: dict[str, bytes] | None = None
    ) -> tuple[int, Any]:
        """Status and body of the answer."""
        data: Any = None if body is None else json.dumps(body)
        headers = dict(self.headers)
        if files:
            data = aiohttp.FormData()
            data.add_field("payload_json", json.dumps(body))
            for n, (name, content) in enumerate(files.items()):
                data.add_field(f"files[{n}]", content, filename=name, content_type="application/octet-stream")
        elif data is not None:
            headers["Content-Type"] = "application/json"
        async with self._session.request(method, self._base + path, data=data, headers=headers) as answer:
            text = await answer.text()
            return answer.status, json.loads(text) if text else None


def codes(errors: dict[str, Any], path: str = "") -> dict[str, str]:
    """Where an invalid form is wrong: `components.0.label` -> the first error's code."""
    found = {}
    for name, inner in errors.items():
        if name == "_errors":
            found[path] = inner[0]["code"]
        else:
            found |= codes(inner, f"{path}.{name}".strip("."))
    return found

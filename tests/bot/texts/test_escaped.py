"""What people have written stands in posts without effect: no links, mentions, timestamps, emoji or direction marks."""

from __future__ import annotations

import re
import unicodedata

from hypothesis import example, given
from hypothesis import strategies as st

from bot.texts import cleaned, escaped

BREAK = "\u200b"
BAITS = (
    "https://evil.example/a", "http://x.yz", "discord.gg/abc", "evil.example", "www.a.de", "@everyone", "@here",
    "<@1>", "<@!1>", "<@&1>", "<#1>", "<t:1:R>", "<:one:1>", "<a:one:1>", "</go:1>", "<id:home>", "\u202e", "\u2066",
    "\u200b", "\u200d", "\x00", "\x1b", "\n", "\u2028", "[a](https://b.cd)", "**", "`", "||", "\\", "# ", "> ", "-# ",
)  # fmt: skip
NAMES = st.lists(st.one_of(st.sampled_from(BAITS), st.text(max_size=8)), max_size=8).map("".join)


def shown(text: str) -> str:
    """What a reader sees of it: escapes carried out, breaks unseen."""
    return re.sub(r"\\([^\w\s]|_)", r"\1", text).replace(BREAK, "")


@given(NAMES)
@example("\u202egpj.exe")
@example("see https://evil.example or discord.gg/abc")
def test_names_have_no_effect(name: str) -> None:
    text = escaped(name)
    assert "://" not in text
    assert not re.search(r"\w\.\w", text)
    assert not re.search(r"@(?!\u200b)", text)
    assert not re.search(r"(?<!\\)(?:\\\\)*[<`*_~|\[\]()]", re.sub(r"\\[^\\]", "", text.replace("\\\\", "")))
    assert "\n" not in text
    seen = text.replace(BREAK, "")
    assert [one for one in seen if unicodedata.category(one) in ("Cc", "Cf", "Cs", "Zl", "Zp")] == []


@given(NAMES)
def test_names_stay_readable(name: str) -> None:
    assert shown(escaped(name)) == (cleaned(name).strip() or ("–" if name else ""))


def test_an_ordinary_name_stands_as_it_is() -> None:
    for name in ("Ada", "Jörg-Peter 3", "Zoë", "李小龍", "🚂 Lok 🚃", "St. Pauli", "!?", ""):
        assert escaped(name) == name == cleaned(name)
    assert escaped("a.b") == f"a.{BREAK}b"
    assert escaped("\u200b\u202e") == "–"

"""Which characters Discord takes for an emoji on a button or option; a mark like ● or ▲ is none, and is refused."""

import re

# Emoji of the Basic Multilingual Plane by Unicode's table; beyond it, emoji fill whole blocks.
BASIC = (
    "©®‼⁉™ℹ↔-↙↩-↪⌚-⌛⌨⏏⏩-⏳⏸-⏺Ⓜ▪-▫▶◀◻-◾☀-☄☎☑☔-☕☘☝☠☢-☣☦☪☮-☯☸-☺♀♂♈-♓♟-♠♣♥-♦♨♻♾-♿⚒-⚗⚙⚛-⚜⚠-⚡⚧⚪-⚫⚰-⚱⚽-⚾⛄-⛅⛈⛎-⛏⛑⛓-⛔"
    "⛩-⛪⛰-⛵⛷-⛺⛽✂✅✈-✍✏✒✔✖✝✡✨✳-✴❄❇❌❎❓-❕❗❣-❤➕-➗➡➰➿⤴-⤵⬅-⬇⬛-⬜⭐⭕〰〽㊗㊙"
)
BEYOND = (
    "\U0001f004\U0001f0cf\U0001f170-\U0001f19a\U0001f201-\U0001f251\U0001f300-\U0001f5ff\U0001f600-\U0001f6ff"
    "\U0001f7e0-\U0001f7f0\U0001f900-\U0001f9ff\U0001fa70-\U0001faff"
)
FLAG = "[\U0001f1e6-\U0001f1ff]{2}"
KEYCAP = "[0-9#*]\ufe0f?\u20e3"
ONE = f"[{BASIC}{BEYOND}]\ufe0f?[\U0001f3fb-\U0001f3ff]?[\U000e0020-\U000e007f]*"
EMOJI = re.compile(f"{KEYCAP}|{FLAG}|{ONE}(?:\u200d{ONE})*")


def is_emoji(text: str) -> bool:
    return EMOJI.fullmatch(text) is not None

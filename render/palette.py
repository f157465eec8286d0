"""The 256 colours of every picture: the theme's exactly, and blends of them for smooth edges.

`COLOURS` is kept as a constant so that pictures stay the same; `python -m render.palette` prints it anew after a
change of the theme.
"""

from __future__ import annotations

import textwrap

from render.theme import BRASS, CARD, ENAMEL, INK, LINEN, PAPER, RECENT, TOKENS, WHITE, blend, rgb

SIZE = 256
SURFACES = (PAPER, INK, WHITE, CARD, LINEN, ENAMEL, BRASS, RECENT)
SHARES = (0.2, 0.4, 0.62, 0.8)
APART = 9
"""Generated colours keep this distance from the theme's: a neighbour within 4 levels could be taken for them."""

COLOURS = """
F4EFE4 E9E1CF D9CDB4 B9AE97 FCFAF4 FFFFFF 22262B 565A5E 8B8880 C6C6C2 16344F 1F4B3F 8E2A24 F6E7C1 C69A3F 009E73
BFE8DA F2C4BC C8473A 7E1F1A FADBB0 E69F00 A45A10 FBF3B4 F0E442 B39B10 DDE3C4 6F9E4A 365B2B CFE0D5 3F9A95 1D5C5E
D5E8F2 56B4E9 2B7BA8 B9CBE6 0072B2 113F73 EBD3E4 CC79A7 6B3A66 E3CDB0 A0693A 5B3A22 D3DAE0 8FA0AE 4E5E6C D55E00
000000 90C856 80CABF 3E844D D36C61 E7B953 886082 5FBE8C C0D64C 067A73 707433 D97829 5F788D 964942 30AC69 EDE37A
DE9189 DCA8BF 5D9EBE A28849 968415 DBBE84 B27976 09598A 2F7179 6C541B 3A4261 A5B6CA 8AAE69 B19C69 34ABBA 96C398
78C3ED A689A3 002017 9EDACA 736F64 E7AC29 003F2E 775B45 5BB960 6F8AA7 C7BE3D 8F9C24 209368 207648 4B9C5F E59C62
80B0CB 44303F 006247 6FA889 D491B3 338EC1 CDAD6B 8D4811 506E3E 592221 9AD2F2 A86B95 B9822D 608644 BBC89C C7683C
008499 33B18F DCA696 378687 C88D67 4D4A46 C0978A C9E2A7 BF8709 9F9889 939A60 41658F 986F11 EFD18D 77B6A2 94AB90
2A3A2B 86824B 5A9A84 7D4D5E 724134 A59C43 6F8C7D 8F6056 109187 D4BAAB 0E0F11 66C5AB 836824 385C4D 235F84 21A6A0
C0B3C6 525B37 487979 809A94 947D67 281F0D B1D5B4 518FB0 A0B97F C0AC3A 9E7B32 45B0D1 158558 797B7B A4572F 63ABA5
49BA9A 9CC6DB ECE299 A55550 269C87 0A6573 762C2D A7A8AA A96D62 367255 276D96 5A3B47 1E485D DFC641 37526D 617552
F0C566 9D7D90 77A4B8 66AAD1 0D7058 EFC29E D99D19 596B7B 2B6839 994029 B2865F 4B6E63 BFE2F7 04669E 463122 417B9D
9EBEB2 383E45 D0C16B 829675 2B3044 068D69 5E2E35 B6D9D7 579E47 5B4E70 499ACA EFE35E 11A28B F6EF8E 46A481 E8D541
C8583B 2E9E5C B27423 87BCB5 C89C70 863A34 E1AF80 0E2031 C77A3D 807145 CFA258 C3B87A E6D0CA 56B08A 0E5273 FBF6CE
B8B6AE A3764E 4C7D5D C8A49F D0CA99 70451B C6893E 63465A D58576 359678 E6F1F7 9BAAC1 97D0B9 CDB396 AB6719 38272A
AFC4D1 656462 49385D E8B6AD 6F8192 645433 007E5C A38F66 85C7A4 145648 DD9253 E0D69D 9693A8 D26A0D 433D2F 6FB9B8
"""


def compute() -> tuple[str, ...]:
    """The theme's tokens, then again and again the blend that lies farthest from all colours so far."""
    chosen = list(TOKENS)
    tokens = [rgb(token) for token in TOKENS]
    blends = dict.fromkeys(
        blend(token, surface, share) for surface in SURFACES for token in TOKENS for share in SHARES
    )
    left = {
        colour: min(_distance(rgb(colour), token) for token in tokens)
        for colour in blends
        if all(max(abs(a - b) for a, b in zip(rgb(colour), token, strict=True)) >= APART for token in tokens)
    }
    while len(chosen) < SIZE:
        best = max(left, key=lambda colour: (left[colour], colour))
        chosen.append(best)
        del left[best]
        here = rgb(best)
        for colour, distance in left.items():
            left[colour] = min(distance, _distance(rgb(colour), here))
    return tuple(chosen)


def _distance(first: tuple[int, int, int], second: tuple[int, int, int]) -> int:
    """Squared, weighted roughly as the eye weighs red, green and blue."""
    red, green, blue = (a - b for a, b in zip(first, second, strict=True))
    return 3 * red * red + 6 * green * green + 2 * blue * blue


PALETTE: tuple[str, ...] = tuple("#" + word for word in COLOURS.split())

if __name__ == "__main__":
    print(textwrap.fill(" ".join(colour[1:] for colour in compute()), 111))

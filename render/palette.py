"""The 256 colours of every picture: the theme's exactly, and blends of them for smooth edges.

`COLOURS` is kept as a constant so that pictures stay the same; `python -m render.palette` prints it anew after a
change of the theme.
"""

from __future__ import annotations

import textwrap

from render.theme import CARD, ENAMEL, FADED, INK, LINEN, PAPER, TOKENS, WHITE, blend, rgb, shade, tint

SIZE = 256
SURFACES = (PAPER, INK, WHITE, CARD, LINEN, ENAMEL)
SHARES = (0.2, 0.4, 0.62, 0.8)
APART = 6
"""Generated colours keep this distance from the theme's: a neighbour within 4 levels could be taken for them."""

COLOURS = """
F4EFE4 E9E1CF D9CDB4 B9AE97 FCFAF4 FFFFFF 22262B 565A5E 8B8880 C6C6C2 16344F 1F4B3F 8E2A24 F6E7C1 C69A3F 009E73
BFE8DA F2C4BC C8473A 7E1F1A FADBB0 E69F00 A45A10 FBF3B4 F0E442 B39B10 DDE3C4 6F9E4A 365B2B CFE0D5 3F9A95 1D5C5E
D5E8F2 56B4E9 2B7BA8 B9CBE6 0072B2 113F73 EBD3E4 CC79A7 6B3A66 E3CDB0 A0693A 5B3A22 D3DAE0 8FA0AE 4E5E6C D55E00
000000 A09F9A 99968D F0EADC D5CEC1 7D786C DED6C7 A5A5A4 F7F3EA A7A8AA F8F5EE 7A7D80 A4A39E 9A9C9E 41454A B8B6B1
61615E CCC8BE DDDDDA 848686 E3DFD7 738595 1B2E41 A0A8AB 79938C 203C37 A3B1A5 BB7F7C 632827 CDA49B FAF1DA A19A85
F5ECD7 DDC28C 846C37 E3CFA5 66C5AB 0E6E56 97D0B9 D9F1E9 809A94 E0ECE0 F7DCD7 9F8582 F3DFD5 DE9189 863A34 E3AFA3
B27976 592221 C7A097 FCE9D0 A4937B F6E7D0 F0C566 986F11 EFD18D C89C70 70451B D6B693 FDF8D2 A4A17D F7F1D2 F6EF8E
9E9839 F2EBA6 D1C370 796C1B DBCF93 EBEEDC 929787 EBEAD8 A9C592 506E3E C1D0A9 869D80 2E462B ACB79E E2ECE6 8A9691
E6E9DE 8CC2BF 336C6B AFCFC6 779D9E 1F464A A2B7B1 E6F1F7 8D9AA2 E8ECE9 9AD2F2 417B9D B8D9E6 80B0CB 275976 A8C3CD
D5E0F0 7D899B DEE1E5 66AAD1 0E547C 97C0D1 708CAB 183556 9EACB9 F3E5EF 9B8E9A F1E4E4 E0AFCA 885875 E5C2CD A689A3
4E324E C0AAB4 968A7B C6A589 6E4E34 D4BCA3 9D897A 443226 8C9298 E7E7E2 BCC6CE 636F7A CED1CF 959EA7 3C4852 B5B8B6
E69E66 8D4811 E8B88D 666666 0E0F11 DB7B2E EBB233 CF6658 C7BE3D 78C3ED 4C98C3 A04F46 608644 078665 33B18F D694B9
94861D B67B40 A86B95 41658F 8CB16E F3E968 65AEAA 076397 BF8709 328DBF 487979 D1AE65 385C4D 525B37 7A5E49 C0AC3A
B1845C 363658 378687 A74037 A96D62 296A8F E7B953 DD9253 D58576 A0B97F 83B6AC A38642 947D67 4B6E63 7E916D 69774A
77A4B8 595221 5B4E70 5DB998 C0905C 0E2031 3B566A 373A3C D8A3B7 63465A EFC29E C8DABA C7B4C5 9EDACA 518FB0 5F788D
4B4C30 762C2D 706E34 452325 F5D0C9 BFE2F7 3E2C3B D4B679 875C37 6C541B 655D31 B3A28D 5D9EBE 2E4A62 93463E 4C5054
"""


def compute() -> tuple[str, ...]:
    """The theme's tokens, their tints, shades and faded forms, then the blends that lie farthest from all so far."""
    tokens = [rgb(token) for token in TOKENS]

    def apart(colour: str, others: list[tuple[int, int, int]], distance: int) -> bool:
        return all(max(abs(a - b) for a, b in zip(rgb(colour), other, strict=True)) >= distance for other in others)

    chosen = list(TOKENS)
    for token in TOKENS:
        for colour in (tint(token), shade(token), blend(token, PAPER, FADED)):
            if apart(colour, tokens, APART) and apart(colour, [rgb(other) for other in chosen], 4):
                chosen.append(colour)
    blends = dict.fromkeys(blend(token, surface, share) for surface in SURFACES for token in TOKENS for share in SHARES)
    left = {
        colour: min(_distance(rgb(colour), rgb(other)) for other in chosen)
        for colour in blends
        if apart(colour, tokens, APART)
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

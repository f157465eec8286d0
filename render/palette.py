"""The 256 colours of every picture, by day and by night: the theme's exactly, and blends of them for smooth edges.

Both lists are kept as constants so that pictures stay the same; `python -m render.palette` prints them anew after a
change of the theme.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable

from render.night import AT_NIGHT, NIGHT_COAL, PLATES
from render.theme import CARD, CREAM, ENAMEL, FADED, INK, LINEN, PAPER, TOKENS, WHITE, Colour, blend, rgb, shade, tint

SIZE = 256
SURFACES = (PAPER, INK, WHITE, CARD, LINEN, ENAMEL)
SHARES = (0.2, 0.4, 0.62, 0.8)
APART = 6
"""Generated colours keep this distance from the theme's: a neighbour within 4 levels could be taken for them."""

_DAY = """
F4EFE4 E9E1CF D9CDB4 B9AE97 FCFAF4 FFFFFF F5F8FA 22262B 565A5E 8B8880 C6C6C2 16344F 1F4B3F 8E2A24 F6E7C1 C69A3F
009E73 BFE8DA F2C4BC C8473A 7E1F1A FADBB0 E69F00 A45A10 FBF3B4 F0E442 B39B10 DDE3C4 6F9E4A 365B2B CFE0D5 3F9A95
1D5C5E D5E8F2 56B4E9 2B7BA8 B9CBE6 0072B2 113F73 EBD3E4 CC79A7 6B3A66 E3CDB0 A0693A 5B3A22 D3DAE0 8FA0AE 4E5E6C
D55E00 000000 A09F9A 99968D F0EADC D5CEC1 7D786C DED6C7 A5A5A4 F7F3EA A7A8AA F8F5EE A1A4A7 7A7D80 A4A39E 9A9C9E
41454A B8B6B1 61615E CCC8BE DDDDDA 848686 E3DFD7 738595 1B2E41 A0A8AB 79938C 203C37 A3B1A5 BB7F7C 632827 CDA49B
FAF1DA A19A85 F5ECD7 DDC28C 846C37 E3CFA5 66C5AB 0E6E56 97D0B9 D9F1E9 809A94 E0ECE0 F7DCD7 9F8582 F3DFD5 DE9189
863A34 E3AFA3 B27976 592221 C7A097 FCE9D0 A4937B F6E7D0 F0C566 986F11 EFD18D C89C70 70451B D6B693 FDF8D2 A4A17D
F7F1D2 F6EF8E 9E9839 F2EBA6 D1C370 796C1B DBCF93 EBEEDC 929787 EBEAD8 A9C592 506E3E C1D0A9 869D80 2E462B ACB79E
E2ECE6 8A9691 E6E9DE 8CC2BF 336C6B AFCFC6 779D9E 1F464A A2B7B1 E6F1F7 8D9AA2 E8ECE9 9AD2F2 417B9D B8D9E6 80B0CB
275976 A8C3CD D5E0F0 7D899B DEE1E5 66AAD1 0E547C 97C0D1 708CAB 183556 9EACB9 F3E5EF 9B8E9A F1E4E4 E0AFCA 885875
E5C2CD A689A3 4E324E C0AAB4 968A7B C6A589 6E4E34 D4BCA3 9D897A 443226 8C9298 E7E7E2 BCC6CE 636F7A CED1CF 959EA7
3C4852 B5B8B6 E69E66 8D4811 E8B88D 666666 0E0F11 DB7B2E EBB233 CF6658 C7BE3D 78C3ED 4C98C3 A04F46 608644 078665
33B18F D694B9 94861D B67B40 A86B95 41658F 8CB16E F3E968 65AEAA 076397 BF8709 328DBF 487979 D1AE65 385C4D 525B37
7A5E49 C0AC3A B1845C 363658 378687 A74037 A96D62 296A8F E7B953 DD9253 D58576 A0B97F 83B6AC A38642 947D67 4B6E63
7E916D 69774A 77A4B8 595221 5B4E70 5DB998 C0905C 0E2031 3B566A 373A3C D8A3B7 63465A EFC29E C8DABA C7B4C5 9EDACA
518FB0 5F788D 4B4C30 762C2D 706E34 452325 F5D0C9 BFE2F7 3E2C3B D4B679 875C37 6C541B 655D31 B3A28D 5D9EBE 2E4A62
"""

_NIGHT = """
1C2126 272D33 3D4043 565C62 2C333A 343C44 F5F8FA ECE7DB BDB9AF 98958D 4D5257 17466E 245A4B 96302A 4A4433 C69A3F
1FBF8F 1B4A3E 57302D D6574A A33A33 553C1E E69F00 B56F22 4C481E F0E442 B8A32C 37422A 5E8C41 3C6330 27433E 48A8A2
2F7C7D 233F50 7CCBF7 3B8CBB 24395C 2080C8 2F63A0 4B3347 D58BB4 78477A 4A3827 B07C4A 7D5638 3B444D 8FA0AE 667786
E0691A 0A0C0E 0E1215 464C52 14171A FFFFFF F6E7C1 686A6C 282A2C 7B8085 32373D 61676D 22272C 9FA1A2 6E7377 F0ECE3
CCC8C1 7B7872 595B5A AFACA6 63615C 74787C 323539 4A6F8E 0F2E48 1A2F41 547E73 173A31 1F3734 AD5E59 621F1B 4A2728
726D60 302C21 2D2E2B D3B069 816429 5D4F30 50CDA8 147C5D 1D5D4E 4D7268 123028 1C312F 7C5E5B 391F1D 322729 DF7C72
8B3930 633634 B76560 6A2621 4F2A2B 7A6750 372714 ECB438 966700 695118 C58F53 764816 563F24 737050 312F14 2E3023
F3EA6C 9C942B 6D6B31 C8B75A 786A1D 575228 636C59 242B1B 262E28 81A56B 3D5B2A 354A30 67855E 27401F 283A2A 576C68
192C28 202E2F 70BBB6 2F6D69 2D5455 5D999A 1F5151 234447 536976 172934 1F2C36 99D6F9 5184A1 406275 66A5CA 265B7A
284A5F 546580 17253C 1F2A3B 519CD4 155382 1E4564 5D85B5 1F4068 73606F 31212E 2E2833 DEA5C4 8A5A75 62495C 966F97
4E2E4F 3F2F46 726457 302419 2D2A26 C19972 725130 544434 9A7B64 513824 41352D 666D74 A8B5C0 5D6871 8895A1 E78A4C
924411 663C21 434648 171B20 484A4C A6A6A6 727578 F8ECCF A0967D 1D9D78 EACC88 9ED8BE C28B0E C1DCE6 937B2C B57B9E
D0A59B DF9184 EACEB4 51773C B7591A B87971 97B07F B14C43 9B572B E7B792 99A554 3E9498 966D47 71CFAD 924944 E8BC58
D9D9D2 387AA1 E59B67 82B0C8 8AC1B9 EEE6A1 C4BB3A 514775 749285 2271AC D5BEA4 E3C4CC 278B71 9EC0D4 6F8CA5 7BA7A3
1A747B 724646 8C886A 7B98B8 A687A1 A38948 D8CD98 7E2D29 787E46 9A7114 615E35 CDBE72 C3DFCC C0AAB6 445A43 A29D3F
68B0DC 7E742F AECFC5 2A6B82 3C4673 B6C4A0 3D547C 8A5058 C8A784 427053 C2B09D 635446 956731 829874 32615D 583D5E
"""


def by_day() -> tuple[Colour, ...]:
    """The colours of the day."""
    relatives = [(tint(token), shade(token), blend(token, PAPER, FADED)) for token in TOKENS]
    return compute(TOKENS, relatives, SURFACES)


def by_night() -> tuple[Colour, ...]:
    """The colours of the night; words may be quite light or quite dark there."""
    tokens = tuple(dict.fromkeys((*AT_NIGHT.values(), *PLATES.values(), NIGHT_COAL, "#FFFFFF", CREAM)))
    relatives = [
        (blend(token, "#FFFFFF", 0.22), blend(token, "#000000", 0.35), blend(token, AT_NIGHT[PAPER], FADED))
        for token in tokens
    ]
    surfaces = (*(AT_NIGHT[surface] for surface in SURFACES), NIGHT_COAL)
    return compute(tokens, relatives, surfaces)


def compute(
    tokens: tuple[Colour, ...], relatives: Iterable[tuple[Colour, ...]], surfaces: tuple[Colour, ...]
) -> tuple[Colour, ...]:
    """The tokens, their tints, shades and faded forms, then the blends that lie farthest from all so far."""
    design = [rgb(token) for token in tokens]

    def apart(colour: Colour, others: list[tuple[int, int, int]], distance: int) -> bool:
        return all(max(abs(a - b) for a, b in zip(rgb(colour), other, strict=True)) >= distance for other in others)

    chosen = list(tokens)
    for family in relatives:
        for colour in family:
            if apart(colour, design, APART) and apart(colour, [rgb(other) for other in chosen], 4):
                chosen.append(colour)
    blends = dict.fromkeys(blend(token, surface, share) for surface in surfaces for token in tokens for share in SHARES)
    left = {
        colour: min(_distance(rgb(colour), rgb(other)) for other in chosen)
        for colour in blends
        if apart(colour, design, APART)
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


def _read(words: str) -> tuple[Colour, ...]:
    return tuple("#" + word for word in words.split())


DAY: tuple[Colour, ...] = _read(_DAY)
NIGHT: tuple[Colour, ...] = _read(_NIGHT)

if __name__ == "__main__":
    for name, colours in (("_DAY", by_day()), ("_NIGHT", by_night())):
        print(f'{name} = """')
        print(textwrap.fill(" ".join(colour[1:] for colour in colours), 111))
        print('"""')

"""Where things lie on the public picture: wide, and for a phone."""

from __future__ import annotations

from dataclasses import dataclass

from render.first_class import cards
from render.first_class.ending import row_height
from render.pictures import Setting
from render.theme import MARGIN, PHONE_WIDTH, WIDTH
from rules.first_class.components import COLUMNS, OPEN_ENDS, ROWS

GAP = 6
PANEL_H = 112
"""A player at a glance."""
BESIDE_H = 204
"""What stands beside the game end cards."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """Where things lie: on a wide screen a row of the display is a line, on a phone it is two."""

    width: int
    per_line: int
    """Cards of a row side by side."""
    scale: float
    """Of the cards."""
    ends: int
    """Game end cards side by side."""
    panels: int
    """Players side by side."""
    left: float = 98
    top: float = 176
    revealed: int = 0
    """After the end: so many players show what they held, in the place of the display."""
    players: int = 4

    @property
    def step(self) -> tuple[float, float]:
        return cards.W * self.scale + GAP, cards.H * self.scale + GAP + 6

    @property
    def lines(self) -> int:
        """To a row."""
        return COLUMNS // self.per_line

    def corner(self, row: int, column: int) -> tuple[float, float]:
        across, down = self.step
        line = row * self.lines + column // self.per_line
        return self.left + across * (column % self.per_line), self.top + down * line + 14 * (self.lines - 1) * row

    @property
    def below(self) -> float:
        """Where the display ends."""
        if self.revealed:
            return self.top + 20 + (row_height(self.width) + 4) * self.revealed
        return self.corner(ROWS - 1, COLUMNS - 1)[1] + self.step[1]

    @property
    def end_step(self) -> tuple[float, float]:
        return cards.END_W * self.scale + GAP, cards.END_H * self.scale + GAP

    @property
    def ends_w(self) -> float:
        return self.ends * self.end_step[0] - GAP

    def end_corner(self, n: int) -> tuple[float, float]:
        across, down = self.end_step
        return MARGIN + across * (n % self.ends), self.below + 54 + down * (n // self.ends)

    @property
    def beside(self) -> tuple[tuple[float, float], ...]:
        """The corners of locomotive tiles, Constantinople and supplies: beside the game end cards."""
        x, y = MARGIN + self.ends_w + 22, self.below + 6
        if self.lines > 1:
            return (x, y), (x, y + BESIDE_H + 2), (x + 114, y)
        return (x, y), (x + 118, y), (x + 320, y)

    @property
    def panels_y(self) -> float:
        return self.end_corner(OPEN_ENDS - 1)[1] + self.end_step[1] + 10

    def panel(self, seat: int) -> tuple[float, float, float]:
        """Left, top and width."""
        w = (self.width - 2 * MARGIN + 12) / self.panels - 12
        return MARGIN + (w + 12) * (seat % self.panels), self.panels_y + (PANEL_H + 14) * (seat // self.panels), w

    @property
    def height(self) -> int:
        """With two players there is room for nothing beside them, with three for the course of the game."""
        return int(self.panel(self.players - 1)[1] + PANEL_H + MARGIN)


FULL = Sheet(WIDTH, COLUMNS, 1, OPEN_ENDS, 2)
PHONE = Sheet(PHONE_WIDTH, 3, 1.04, 2, 1, top=150)


def sheet(setting: Setting) -> Sheet:
    return PHONE if setting.form == "phone" else FULL

"""Points of curves and regular figures, for lines and polygons."""

from __future__ import annotations

import math

from render.scene import Point


def bezier(start: Point, first: Point, second: Point, end: Point, steps: int = 24) -> tuple[Point, ...]:
    """A cubic curve from start to end, drawn towards two handles."""
    points = []
    for i in range(steps + 1):
        t = i / steps
        a, b, c, d = (1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3
        points.append(
            (
                a * start[0] + b * first[0] + c * second[0] + d * end[0],
                a * start[1] + b * first[1] + c * second[1] + d * end[1],
            )
        )
    return tuple(points)


def arc(x: float, y: float, r: float, begin: float, end: float, steps: int = 24) -> tuple[Point, ...]:
    """Part of a circle; degrees, 0 to the right, counter-clockwise as seen."""
    return tuple(polar(x, y, r, begin + (end - begin) * i / steps) for i in range(steps + 1))


def polar(x: float, y: float, r: float, angle: float) -> Point:
    return x + r * math.cos(math.radians(angle)), y - r * math.sin(math.radians(angle))


def regular(x: float, y: float, r: float, corners: int, first: float = 90) -> tuple[Point, ...]:
    """A regular polygon; `first` is the angle of its first corner."""
    return tuple(polar(x, y, r, first + 360 * i / corners) for i in range(corners))


def star(x: float, y: float, r: float, rays: int = 5, depth: float = 0.42) -> tuple[Point, ...]:
    return tuple(polar(x, y, r if i % 2 == 0 else r * depth, 90 + 180 * i / rays) for i in range(2 * rays))


def smooth(points: tuple[Point, ...], steps: int = 10) -> tuple[Point, ...]:
    """A curve that passes through all the points."""
    padded = (points[0], *points, points[-1])
    curve: list[Point] = []
    for before, start, end, after in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        first = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        second = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        curve.extend(bezier(start, first, second, end, steps)[1 if curve else 0 :])
    return tuple(curve)


def along(points: tuple[Point, ...], share: float) -> tuple[Point, float]:
    """The point a share of the way along a line, and the line's direction there in degrees."""
    lengths = [math.dist(a, b) for a, b in zip(points, points[1:], strict=False)]
    left = share * sum(lengths)
    for (a, b), length in zip(zip(points, points[1:], strict=False), lengths, strict=True):
        if left <= length and length:
            t = left / length
            angle = math.degrees(math.atan2(a[1] - b[1], b[0] - a[0]))
            return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t), angle
        left -= length
    a, b = points[-2], points[-1]
    return b, math.degrees(math.atan2(a[1] - b[1], b[0] - a[0]))


def dashes(points: tuple[Point, ...], length: float) -> tuple[tuple[Point, ...], ...]:
    """The line cut into strokes of a length with gaps of the same length."""
    strokes: list[tuple[Point, ...]] = []
    stroke: list[Point] = [points[0]]
    drawing, left = True, length
    for a, b in zip(points, points[1:], strict=False):
        span, done = math.dist(a, b), 0.0
        while span - done > left:
            done += left
            spot = (a[0] + (b[0] - a[0]) * done / span, a[1] + (b[1] - a[1]) * done / span)
            if drawing:
                strokes.append((*stroke, spot))
            stroke, drawing, left = [spot], not drawing, length
        left -= span - done
        stroke.append(b)
    if drawing and len(stroke) > 1:
        strokes.append(tuple(stroke))
    return tuple(strokes)

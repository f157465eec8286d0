"""Scenes: items are values; groups move, flatten and are found by name."""

from render.scene import Disc, Line, Polygon, Rect, Scene, Sprite, Text, bounds, flat, group, moved, named, over

RECT = Rect(10, 20, 30, 40, "#FFFFFF")


def test_items_are_values() -> None:
    assert Rect(10, 20, 30, 40, "#FFFFFF") == RECT
    assert len({RECT, Rect(10, 20, 30, 40, "#FFFFFF")}) == 1


def test_moving_and_scaling_keep_the_shape() -> None:
    assert bounds(moved(RECT, 5, -5)) == (15, 15, 45, 55)
    assert bounds(moved(RECT, 0, 0, 2)) == (20, 40, 80, 120)
    assert moved(Text(1, 2, 100, 40, "Gleis", 24), 0, 0, 2) == Text(2, 4, 200, 80, "Gleis", 48, smallest=40)
    assert bounds(moved(Line(((0, 0), (10, 10)), width=4), 1, 1)) == (-1, -1, 13, 13)
    assert bounds(moved(Disc(0, 0, 5), 10, 10)) == (5, 5, 15, 15)


def test_a_group_of_groups_lies_where_its_corners_add_up() -> None:
    inner = group(RECT, x=100, name="inner")
    scene = Scene(400, 400, (group(inner, x=7, y=3, name="outer"),))
    (placed,) = flat(scene.items)
    assert bounds(placed.item) == (117, 23, 147, 63)
    assert bounds(scene.items[0]) == (117, 23, 147, 63)
    (found,) = named(scene, "inner")
    assert (found.x, found.y) == (107, 3)
    assert named(scene, "nothing") == ()


def test_a_scaled_group_lies_like_its_scaled_items() -> None:
    both = group(RECT, Disc(0, 0, 4), x=6, y=8)
    (left, top, right, bottom) = bounds(both)
    assert bounds(moved(both, 0, 0, 3)) == (3 * left, 3 * top, 3 * right, 3 * bottom)


def test_groups_leave_out_what_is_not_there() -> None:
    assert group(None, RECT, (RECT, RECT), None).items == (RECT, RECT, RECT)


def test_what_lies_over_counts_its_layers() -> None:
    levels = [placed.level for placed in flat((RECT, over(RECT, over(RECT))))]
    assert levels == [0, 1, 2]


def test_a_turned_symbol_may_reach_out_of_its_box() -> None:
    upright, turned = Sprite("arrow", 0, 0, 100, 50), Sprite("arrow", 0, 0, 100, 50, turn=45)
    assert bounds(upright) == (0, 0, 100, 50)
    assert bounds(turned)[1] < 0
    assert bounds(Polygon(((0, 0), (9, 0), (0, 9)))) == (0, 0, 9, 9)

"""Kept pixels: made once, bounded by their weight, what was used longest ago goes first."""

from render.keep import Keep, Packing


def made(calls: list[str], key: str, size: int) -> bytes:
    calls.append(key)
    return bytes(size)


def test_what_is_kept_is_made_once() -> None:
    calls: list[str] = []
    keep: Keep[bytes] = Keep(100, len)
    first = keep.get("a", lambda: made(calls, "a", 10))
    assert keep.get("a", lambda: made(calls, "a", 10)) is first
    assert calls == ["a"]
    assert keep.weight == 10


def test_the_oldest_goes_when_it_gets_too_heavy() -> None:
    calls: list[str] = []
    keep: Keep[bytes] = Keep(100, len)
    for key in "abcabd":
        keep.get(key, lambda key=key: made(calls, key, 30))  # type: ignore[misc]
    assert keep.weight <= 100
    keep.get("a", lambda: made(calls, "a", 30))
    keep.get("c", lambda: made(calls, "c", 30))
    assert calls == ["a", "b", "c", "d", "c"]


def test_something_too_heavy_alone_is_kept_until_the_next() -> None:
    keep: Keep[bytes] = Keep(10, len)
    keep.get("a", lambda: bytes(50))
    assert (len(keep), keep.weight) == (1, 50)
    keep.get("b", lambda: bytes(5))
    assert (len(keep), keep.weight) == (1, 5)
    keep.clear()
    assert (len(keep), keep.weight) == (0, 0)


def packed(most: int) -> Packing[bytes]:
    return Packing(most, lambda value: (value[:1], len(value)), lambda small: small[0] * small[1], lambda small: 1)


def test_what_was_put_away_is_unpacked_and_not_made_again() -> None:
    calls: list[str] = []
    keep: Keep[bytes] = Keep(10, len, packed(9))
    for key in "abab":
        assert keep.get(key, lambda key=key: made(calls, key, 10)) == bytes(10)  # type: ignore[misc]
    assert calls == ["a", "b"]
    assert (keep.weight, keep.packed_weight) == (10, 2)


def test_the_oldest_packed_goes_when_they_get_too_heavy() -> None:
    calls: list[str] = []
    keep: Keep[bytes] = Keep(10, len, packed(2))
    for key in "abcd":
        keep.get(key, lambda key=key: made(calls, key, 10))  # type: ignore[misc]
    keep.get("c", lambda: made(calls, "c", 10))
    keep.get("a", lambda: made(calls, "a", 10))
    assert calls == ["a", "b", "c", "d", "a"]
    assert keep.packed_weight == 2
    keep.clear()
    assert (len(keep), keep.weight, keep.packed_weight) == (0, 0, 0)

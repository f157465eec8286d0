"""Drawn pieces that are kept for the next picture: the latest ready, others packed."""

from __future__ import annotations

import zlib

from PIL import Image

from render.keep import Keep, Packing

Pixels = tuple[Image.Image, Image.Image | None]
"""A drawn piece, and its mask unless it is opaque."""
Packed = tuple[tuple[int, int], bytes, bytes | None]
SMALL = 8_000
"""Pixels of a piece up to which it is small: of those there are so many that large ones must not drive them out."""
READY, PACKED, BACKS = 7 * 2**20, 9 * 2**20, 4 * 2**20
"""Bytes of pieces that are kept ready, small ones and large ones each, of those kept packed, and of backdrops: these
are drawn quickly."""
ENTRY = 1_000
"""Bytes that a packed piece weighs besides its pixels, with the items by which it is found."""


def _bytes(pixels: Pixels) -> int:
    # Pillow keeps four bytes for a pixel of RGB, and the mask has one more.
    image, mask = pixels
    return image.width * image.height * (4 if mask is None else 5)


def _pack(pixels: Pixels) -> Packed:
    """Pieces have few colours: packed they take a twentieth, and are ready ten times as fast as drawn anew."""
    image, mask = pixels
    return image.size, zlib.compress(image.tobytes(), 1), None if mask is None else zlib.compress(mask.tobytes(), 1)


def _unpack(packed: Packed) -> Pixels:
    size, image, mask = packed
    return (
        Image.frombytes("RGB", size, zlib.decompress(image)),
        None if mask is None else Image.frombytes("L", size, zlib.decompress(mask)),
    )


def _packed_bytes(packed: Packed) -> int:
    _, image, mask = packed
    return len(image) + len(mask or b"") + ENTRY


def _keep() -> Keep[Pixels]:
    return Keep(READY, _bytes, Packing(PACKED, _pack, _unpack, _packed_bytes))


SMALL_ONES, LARGE_ONES = _keep(), _keep()
BACKDROPS: Keep[Pixels] = Keep(BACKS, _bytes)


def kept(size: tuple[int, int]) -> Keep[Pixels]:
    """Where pieces of a size are kept."""
    return SMALL_ONES if size[0] * size[1] <= SMALL else LARGE_ONES


def forget() -> None:
    """Nothing is kept."""
    for one in (SMALL_ONES, LARGE_ONES, BACKDROPS):
        one.clear()

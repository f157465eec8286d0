"""JSON of frozen data by declared types."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import NewType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.codec import digest, dumps, loads, plain

Place = NewType("Place", int)


class Colour(Enum):
    RED = "r"
    BLUE = "b"


@dataclass(frozen=True, slots=True)
class Leaf:
    name: str
    size: int | None


@dataclass(frozen=True, slots=True)
class Twig:
    leaves: tuple[Leaf, ...]


@dataclass(frozen=True, slots=True)
class Tree:
    at: Place
    parts: tuple[Leaf | Twig, ...]
    pair: tuple[int, str]
    nested: Tree | None
    known: Mapping[str, int]
    spots: frozenset[int]
    colour: Colour
    flag: bool


leaves = st.builds(Leaf, st.text(max_size=5), st.none() | st.integers())
trees = st.builds(
    Tree,
    st.integers(0, 9).map(Place),
    st.lists(leaves | st.builds(Twig, st.lists(leaves, max_size=2).map(tuple)), max_size=3).map(tuple),
    st.tuples(st.integers(), st.text(max_size=3)),
    st.none(),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=3),
    st.frozensets(st.integers(), max_size=4),
    st.sampled_from(Colour),
    st.booleans(),
)


@given(trees)
def test_there_and_back(tree):
    outer = Tree(Place(1), (), (1, "ü"), tree, {}, frozenset(), Colour.RED, True)
    assert loads(Tree, dumps(outer)) == outer
    assert digest(outer) == digest(loads(Tree, dumps(outer)))


def test_members_of_a_union_carry_their_name():
    tree = Tree(Place(1), (Leaf("a", None), Twig(())), (1, ""), None, {}, frozenset({3, 1}), Colour.BLUE, False)
    assert plain(tree) == [
        1, [["Leaf", ["a", None]], ["Twig", [[]]]], [1, ""], None, [], [1, 3], "b", False,
    ]  # fmt: skip


def test_digests_differ():
    assert digest(Leaf("a", 1)) != digest(Leaf("a", 2))
    assert len(digest(Leaf("a", 1))) == 16


def test_undeclared_things_are_refused():
    @dataclass(frozen=True)
    class Loose:
        anything: object

    with pytest.raises(TypeError, match="no code"):
        dumps(Loose(1))

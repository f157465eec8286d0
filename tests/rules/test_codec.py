"""JSON of frozen data by declared types."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import NewType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.codec import Unreadable, added, digest, dumps, loads, plain, revive, row

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
    assert row(tree) == [
        1, [["Leaf", ["a", None]], ["Twig", [[]]]], [1, ""], None, [], [1, 3], "b", False,
    ]  # fmt: skip
    assert plain(tree)["parts"] == [["Leaf", {"name": "a", "size": None}], ["Twig", {"leaves": []}]]


@given(trees)
def test_what_version_0_1_wrote_is_read(tree):
    assert revive(Tree, row(tree)) == tree


@dataclass(frozen=True, slots=True)
class Grown:
    name: str
    rings: int = added(2, 0)
    size: int | None = None
    leaf: Leaf | None = added(3, None)


def test_a_missing_field_has_its_default():
    assert loads(Grown, '{"name":"oak"}') == Grown("oak")
    assert loads(Grown, '["oak",7]') == Grown("oak", size=7), "fields added since were not in the lists of 0.1"
    assert loads(Grown, '{"leaf":{"size":1,"name":"a"},"name":"oak"}') == Grown("oak", leaf=Leaf("a", 1))


def test_an_added_field_changes_a_digest_only_when_it_is_used():
    assert digest(Grown("oak", size=7)) == digest(Leaf("oak", 7))
    assert row(Grown("oak", rings=3, leaf=Leaf("a", None))) == ["oak", None, {"rings": 3, "leaf": ["a", None]}]
    assert digest(Grown("oak", rings=3)) != digest(Grown("oak"))
    assert len({digest(Grown("oak", rings=n)) for n in range(9)}) == 9


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ('{"name":"oak","height":3}', "Grown has no field height"),
        ('{"size":3}', "Grown lacks the field name"),
        ('["oak",1,2]', "Grown cannot be read from a list of 3"),
        ('"oak"', "Grown cannot be read from a str"),
        ('{"name":"oak","leaf":[1]}', "Leaf cannot be read from a list of 1"),
        ("[", "Grown: no JSON"),
    ],
)
def test_data_of_another_shape_are_refused_by_name(text, named):
    with pytest.raises(Unreadable, match=named):
        loads(Grown, text)


def test_a_refusal_does_not_tell_the_values():
    tree = Tree(Place(1), (), (1, ""), None, {}, frozenset(), Colour.RED, True)
    with pytest.raises(Unreadable) as found:
        loads(Tree, dumps(tree).replace('"r"', '"SECRET"'))
    assert "SECRET" not in str(found.value)


def test_an_added_field_needs_a_default():
    with pytest.raises(TypeError):
        added(2)


def test_digests_differ():
    assert digest(Leaf("a", 1)) != digest(Leaf("a", 2))
    assert len(digest(Leaf("a", 1))) == 16


def test_undeclared_things_are_refused():
    @dataclass(frozen=True)
    class Loose:
        anything: object

    with pytest.raises(TypeError, match="no code"):
        dumps(Loose(1))

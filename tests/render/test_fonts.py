"""Words fit their boxes: they shrink, then break, then are cut."""

import string
from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render import fonts
from render.theme import SEATS

NEEDED = (
    string.printable[:95]
    + "ÄÖÜäöüßẞéèàçñøåæœšžćčłőűşğ€£…–—„“”‚‘’«»×÷−±·•°½¼№"
    + "←↑→↓↔⇄▲▼◆◇●○■□★☆⬟⬢⚑✓✗⚀⚁⚂⚃⚄⚅①②③④⑤⑥⑦⑧⑨⑩"
)


@pytest.mark.parametrize("weight", ["plain", "bold", "narrow"])
def test_every_character_the_pictures_need_is_in_every_typeface(weight: fonts.Weight) -> None:
    face = fonts.font(28, weight)

    def look(letter: str) -> tuple[bytes, float]:
        return bytes(face.getmask(letter)), face.getlength(letter)

    unknown = look("\uffff")
    assert look("A") != unknown
    missing = [letter for letter in NEEDED if look(letter) == unknown]
    assert not missing


LETTERS = [
    *range(0xC0, 0x250),
    *range(0x1E00, 0x1EFA),
    *range(0x391, 0x3A2),
    *range(0x3A3, 0x3CA),
    *range(0x400, 0x482),
]


@pytest.mark.parametrize("weight", ["plain", "bold", "narrow"])
def test_latin_greek_and_cyrillic_names_are_drawn_as_they_are(weight: fonts.Weight) -> None:
    known = "".join(map(chr, LETTERS))
    assert fonts.shown(known, weight) == known
    assert fonts.shown("Ștefan Țurcanu, Łódź, Γιώργος, Ёлка Їжак", weight) == "Ștefan Țurcanu, Łódź, Γιώργος, Ёлка Їжак"


def test_fancy_letters_become_plain_ones() -> None:
    assert fonts.shown("𝓐𝓭𝓪 Ｂｅｎ ①") == "Ada Ben ①"


def test_other_scripts_and_emoji_become_one_neutral_mark() -> None:
    assert fonts.shown("李明 🚂 Ada 👍🏽") == "◦◦ ◦ Ada ◦"
    assert fonts.shown("محمد بن عبد الله").replace(" ", "").strip(fonts.NEUTRAL) == ""


@given(st.text(max_size=32), st.sampled_from(["plain", "bold", "narrow"]))
def test_no_name_is_drawn_as_a_box(name: str, weight: fonts.Weight) -> None:
    face = fonts.font(28, weight)
    box = bytes(face.getmask(fonts.NOWHERE)), face.getlength(fonts.NOWHERE)
    for letter in fonts.shown(name, weight):
        assert letter in " \n" or (bytes(face.getmask(letter)), face.getlength(letter)) != box
    size, lines = fonts.fit(name, 300, 28, weight, 20, 1, 40)
    assert all(fonts.width(line, size, weight) <= 300 for line in lines)


def test_the_licence_of_the_typefaces_lies_beside_them() -> None:
    assert "Bitstream" in files("render.fonts").joinpath("LICENSE_DEJAVU").read_text(encoding="utf-8")


def test_short_words_keep_their_size() -> None:
    assert fonts.fit("Käthe", 300, 24, "bold", 20, 1, 40) == (24, ("Käthe",))


def test_longer_words_shrink_first() -> None:
    size, lines = fonts.fit("Maximiliane Österreicher-Großweil", 420, 24, "bold", 18, 1, 40)
    assert 18 <= size < 24
    assert lines == ("Maximiliane Österreicher-Großweil",)


def test_words_that_never_fit_end_in_an_ellipsis() -> None:
    size, (line,) = fonts.fit("W" * 32, 200, 24, "bold", 20, 1, 40)
    assert size == 20
    assert line.startswith("WW")
    assert line.endswith(fonts.ELLIPSIS)
    assert fonts.width(line, size, "bold") <= 200


def test_words_break_into_lines_where_there_is_room() -> None:
    size, lines = fonts.fit("Geteilter Sieg: Ada, Ben", 180, 24, "bold", 20, 2, 70)
    assert len(lines) == 2
    assert " ".join(lines) == "Geteilter Sieg: Ada, Ben"


def test_no_more_lines_than_the_height_holds() -> None:
    _, lines = fonts.fit("eins zwei drei vier fünf sechs", 80, 20, "plain", 20, 9, 50)
    assert len(lines) == 2
    assert lines[-1].endswith(fonts.ELLIPSIS)


@given(st.text(string.ascii_letters + " äöüß-…", max_size=60), st.integers(30, 500), st.integers(1, 3))
def test_whatever_is_written_fits_the_room(words: str, room: int, lines: int) -> None:
    size, set_ = fonts.fit(words, room, 28, "plain", 20, lines, lines * 40)
    assert 20 <= size <= 28
    assert len(set_) <= lines
    assert all(fonts.width(line, size) <= room for line in set_)


def test_seat_marks_differ_and_are_drawn() -> None:
    marks = [style.mark for style in SEATS]
    assert len(set(marks)) == len(SEATS)
    assert all(fonts.width(mark, 24) > 0 for mark in marks)


def test_words_too_wide_for_a_line_are_divided_between_syllables_before_they_are_cut() -> None:
    assert fonts.fit("Ingenieurstudent", 185, 32, "narrow", 32, 2, 80) == (32, ("Ingenieur-", "student"))
    assert fonts.fit("Schnellfahrweiche", 185, 32, "narrow", 32, 2, 80) == (32, ("Schnell-", "fahrweiche"))
    assert fonts.fit("Altstadtpanorama", 185, 32, "narrow", 32, 2, 80) == (32, ("Altstadt-", "panorama"))
    assert fonts.fit("„Gesprächsstoff“", 230, 32, "narrow", 32, 2, 80) == (32, ("„Gesprächs-", "stoff“"))
    assert fonts.fit("WWWWWWWW", 185, 32, "narrow", 32, 2, 80)[1] == ("WWWWW", "WWW")
    assert fonts.fit("Käthe Österreicher", 240, 32, "narrow", 32, 2, 80)[1] == ("Käthe", "Österreicher")

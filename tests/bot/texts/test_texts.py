"""Every text is there in both languages, is asked for by somebody, and names no parameter that is not given."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from importlib import resources

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.texts import JOINTS, LANGUAGES, SHARED, bundle, escaped, sources, texts, value_key
from rules import match as matches
from rules.core import AnyRules, Event, Rng, Seat, legal, waiting
from rules.notation import names
from rules.registry import GAMES, variants
from tests.bot.keys import HOUSE, calls, can_be_asked_for, strings

FILES = sorted(file.name.removesuffix(".ftl") for file in (resources.files("bot.texts") / "en").iterdir())
GAME_FILES = [name for name in FILES if name in GAMES]
COMMAND, DESCRIPTION, PAGE = 32, 100, 3_500
HOST_SOURCE = ("bot", "cogs", "rules/agreement.py", "rules/core.py", "rules/match.py", "rules/notation.py")
PICTURES = ("render",)


class Variables(Visitor):
    """The parameters a message names, and the other messages it speaks through."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def messages(language: str, name: str) -> dict[str, Variables]:
    found = {}
    for source in sources(language, name):
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{name}: cannot be read: {entry.content[:200]!r}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}/{name}: {entry.id.name} stands there twice"
                found[entry.id.name] = Variables()
                found[entry.id.name].visit(entry)
    return found


def known(name: str) -> dict[str, Variables]:
    """All English messages a game's words can say."""
    shared = {key: used for part in SHARED for key, used in messages("en", part).items()}
    return {**shared, **messages("en", name)} if name not in SHARED else shared


@pytest.mark.parametrize("name", FILES)
def test_both_languages_say_the_same_things_about_the_same_parameters(name: str) -> None:
    english, german = (messages(language, name) for language in LANGUAGES)
    assert sorted(set(english) ^ set(german)) == []
    assert [key for key, used in english.items() if used.names != german[key].names] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_no_text_speaks_through_one_that_is_missing(language: str, name: str) -> None:
    missing = {k: used.messages - set(known(name)) for k, used in messages(language, name).items()}
    assert {key: lost for key, lost in missing.items() if lost} == {}


# The host


def test_the_host_has_a_text_for_everything_it_says() -> None:
    asked = [call for call in calls(*HOST_SOURCE) if call.function != "event" and "sandbox" not in call.where]
    shared = known("host")
    in_every_game = set.intersection(*(set(messages("en", name)) for name in GAME_FILES)) if GAME_FILES else set()
    assert [call for call in asked if call.key not in shared and call.key not in in_every_game] == []


def test_the_host_gives_its_texts_what_they_name() -> None:
    for call in calls(*HOST_SOURCE):
        used = known("host").get(call.key)
        if used is not None and call.parameters is not None and call.function != "event":
            assert used.names <= call.parameters, call


@pytest.mark.parametrize("name", ["host", "cups", "places"])
def test_no_text_of_the_host_is_unused(name: str) -> None:
    unused = [key for key in messages("en", name) if not can_be_asked_for(key, *HOST_SOURCE)]
    assert [key for key in unused if f"event-{key}" not in unused and not _spoken_through(name, key)] == []


def test_no_shared_text_of_the_pictures_is_unused() -> None:
    unused = [key for key in messages("en", "pictures") if not can_be_asked_for(key, *PICTURES, *HOST_SOURCE)]
    assert [key for key in unused if not _spoken_through("pictures", key)] == []


def _spoken_through(name: str, key: str) -> bool:
    return any(key in used.messages for used in messages("en", name).values())


# The games


@cache
def walks(game: str) -> tuple[tuple[Event, ...], frozenset[str]]:
    """What happens in some games at random: the events, and the keys of decisions, rows, reasons and captions."""
    rules, events, keys = GAMES[game], list[Event](), set[str]()
    for number, options in enumerate((variants(rules)[0], variants(rules)[-1])):
        for seats in rules.seats:
            for told in _walk(rules, matches.new(rules, seats, 11 + number, options)):
                if isinstance(told, Event):
                    events.append(told)
                else:
                    keys.add(told)
    return tuple(events), frozenset(keys)


def _walk(rules: AnyRules, match: matches.Match[object]) -> Iterator[Event | str]:
    rng = Rng(5)
    while seats := waiting(rules, match.state):
        seat, rng = rng.choice(seats)
        yield from (f"decision-{decision.key}" for decision in rules.decisions(match.state))
        move, rng = rng.choice(legal(rules, match.state, Seat(seat)))
        view, prefix = rules.view(match.state, seat), (move.tag,)
        for field in names(type(move)):
            caption = rules.caption(view, prefix, field, getattr(move, field))
            if caption is not None:
                yield caption.key
            prefix += (getattr(move, field),)
        match, events = matches.play(rules, match, seat, move, hashed=False)
        yield from events
    outcome = rules.outcome(match.state)
    assert outcome is not None
    yield from (f"row-{row.key}" for row in (*outcome.rows, *outcome.ties))
    yield f"reason-{outcome.reason}"


def tags(rules: AnyRules) -> list[str]:
    return [action.tag.replace(" ", "-") for action in rules.actions]


def wanted(rules: AnyRules) -> set[str]:
    """What a game must have a text for, as its rules tell."""
    keys = {"game-name", "game-tagline", "game-authors", "game-facts", "guide-topics", rules.unknown}
    keys |= {f"move-{tag}" for tag in tags(rules)}
    keys |= {f"field-{f.name}" for action in rules.actions for f in fields(action)}
    for option in rules.options:
        keys |= {f"option-{option.name}", *(f"option-{option.name}-{value}" for value in option.values)}
    for decision, orders in rules.orders.items():
        keys |= {f"order-{decision}-{name}" for name in orders}
    for call in calls(f"rules/{rules.id}"):
        match call.function:
            case "event":
                keys.add(f"event-{call.key}")
            case "phrase":
                keys.add(call.key)
    events, told = walks(rules.id)
    return keys | told | {f"event-{event.key}" for event in events}


@pytest.mark.parametrize("game", GAME_FILES)
def test_a_game_has_a_text_for_everything_its_rules_say(game: str) -> None:
    assert sorted(wanted(GAMES[game]) - set(known(game))) == []


@pytest.mark.parametrize("game", GAME_FILES)
def test_a_game_has_a_text_for_everything_on_its_pictures(game: str) -> None:
    places = [place for place in (f"render/{game}", f"render/{game}.py", f"cogs/{game}.py") if (HOUSE / place).exists()]
    asked = {call.key for call in calls(*places) if call.function == "words"}
    assert sorted(asked - set(known(game))) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAME_FILES)
def test_everything_that_happens_is_told_without_a_gap(
    language: str, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    words = texts(language, game).among(["Ada", "Ben", "Cleo", "Dora"])
    with caplog.at_level(logging.WARNING, "bot.texts"):
        told = [words.tell(event) for event in walks(game)[0]]
    assert caplog.messages == []
    assert all(told)


@pytest.mark.parametrize("game", GAME_FILES)
def test_refusals_name_only_what_the_rules_give(game: str) -> None:
    for call in calls(f"rules/{game}"):
        key = call.key if call.function == "phrase" else f"event-{call.key}"
        if call.function in ("phrase", "event") and call.parameters is not None and key in known(game):
            assert known(game)[key].names <= call.parameters, call


@pytest.mark.parametrize("game", GAME_FILES)
def test_no_text_of_a_game_is_unused(game: str) -> None:
    rules = GAMES[game]
    fields_ = {f.name.rstrip("0123456789") for action in rules.actions for f in fields(action)}
    arguments = {name.rstrip("0123456789") for event in walks(game)[0] for name, _ in event.data}
    arguments |= {p.rstrip("0123456789") for call in calls(f"rules/{game}") for p in call.parameters or ()}
    arguments |= {name.removesuffix(joint) for name in arguments for joint in JOINTS}
    source = (f"rules/{game}", *PICTURES, *HOST_SOURCE)
    own = wanted(rules) | {f"decision-{key}-public" for key in strings(f"rules/{game}")}
    topics = texts("en", game)("guide-topics").split()
    own |= {f"guide-{topic}{end}" for topic in topics for end in ("", "-title")}
    own |= {f"decision-{key}" for key in strings(f"rules/{game}")}
    own |= {f"explain-{key.replace(' ', '-')}" for key in strings(f"rules/{game}")}
    own |= {
        f"{kind}-{key}"
        for kind in ("row", "reason", "event", "menu", "ahead", "feat")
        for key in strings(f"rules/{game}")
    }
    own |= {f"ahead-{key}-public" for key in rules.plans}
    own |= {f"order-{decision}" for decision in rules.orders}
    own |= {key for key in strings(f"rules/{game}") if key.startswith("E_")}
    unused = [
        key
        for key in messages("en", game)
        if key not in own
        and key.split("-")[0] not in fields_ | arguments
        and not key.startswith(("command-", "parameter-"))
        and not can_be_asked_for(key, *source)
        and not _spoken_through(game, key)
    ]
    assert unused == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAME_FILES)
def test_the_guide_of_a_game_has_its_pages(language: str, game: str) -> None:
    words = texts(language, game)
    topics = words("guide-topics").split()
    assert topics
    for topic in topics:
        assert f"guide-{topic}" in messages(language, game) and f"guide-{topic}-title" in messages(language, game)
        assert len(words(f"guide-{topic}")) <= PAGE, topic


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAME_FILES)
def test_every_question_is_explained_by_a_page_of_the_guide(language: str, game: str) -> None:
    words = texts(language, game)
    topics = words("guide-topics").split()
    explained = {key: words(key) for key in messages(language, game) if key.startswith("explain-")}
    assert explained
    assert set(explained.values()) <= set(topics)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAME_FILES)
def test_every_variant_has_a_name_as_an_option_of_the_command_that_opens_a_table(language: str, game: str) -> None:
    missing = {f"parameter-{option.name}" for option in GAMES[game].options} - set(messages(language, game))
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_names_of_commands_are_such_as_discord_takes(language: str, name: str) -> None:
    words = texts(language, name if name in GAMES else None)
    for key in messages(language, name):
        if key.startswith(("command-", "parameter-")):
            said = words(key)
            if key.endswith("-description"):
                assert 1 <= len(said) <= DESCRIPTION, key
            else:
                assert 1 <= len(said) <= COMMAND and said == said.lower() and " " not in said, key


# The words themselves


def test_a_missing_text_falls_back_to_english_and_then_to_its_key(
    toy: AnyRules, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    german = bundle("de", "toy")
    monkeypatch.delitem(german._messages, "E_OVER")
    assert texts("de", "toy")("E_OVER") == "The game is over."
    assert texts("de", "toy")("no-such-key") == "no-such-key"
    assert "no-such-key" in caplog.text
    assert texts("fr", "toy")("E_OVER") == "The game is over."


def test_ids_are_put_into_words_and_numbers_stay(toy: AnyRules) -> None:
    words = texts("de", "toy").among(["Ada", "Ben"])
    assert words("event-laid", seat=1, piece="yard", cell="b2") == "▲ Ben legt Bahnhof auf b2."
    assert words("event-rolled", seat=0, pips=6) == "● Ada würfelt 6."
    assert words.among(["Ada_"], plain=True)("event-won", seat=0) == "Ada_ gewinnt die Runde."
    assert value_key("card2", "a b/ü") == "card-a_b__"


def test_people_and_moments_are_written_as_discord_shows_them() -> None:
    told = texts("en")("notice-grace", user=5, seat=0, by_user=6, to_user=0, due=70, due_in=70)
    assert all(part in told for part in ("<@5>", "<@6>", "<t:70:f>", "<t:70:R>"))


def test_names_have_no_effect(toy: AnyRules) -> None:
    name = "*Ada* @everyone <@1> [x](y) `z` ||s||"
    said = texts("en", "toy").among([name])("event-won", seat=0)
    assert "@everyone" not in said and "<@1>" not in said.replace("\\<", "")
    for mark in ("*", "`", "|", "[", "(", "<"):
        assert said.count(mark) == said.count(f"\\{mark}")
    assert escaped("Ada") == "Ada"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_from_somebodys_file_may_be_of_any_size(language: str) -> None:
    """It is cut: no language sets so many digits, and no message has room for thousands."""
    assert " 100000000000… " in texts(language)("alt-curve", turns=10**4000)
    assert " 12.345 " in texts(language)("alt-curve", turns=12_345).replace(",", ".")

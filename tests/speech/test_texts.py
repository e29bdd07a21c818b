"""The texts themselves: three languages that say the same things, and errors that name what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from conjura.engine.game import games
from conjura.speech import LANGUAGES, SpeechError, Texts, speak, texts
from conjura.speech.texts import language_files

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
SUBJECTS = [None, *games()]


@pytest.mark.parametrize("id", SUBJECTS)
def test_every_language_has_the_same_files(id: str | None) -> None:
    names = {lang: [file.name for file in language_files(lang, id)] for lang in LANGUAGES}
    assert names["en"], "there are texts"
    for lang in OTHERS:
        assert names[lang] == names["en"]


@pytest.mark.parametrize("id", SUBJECTS)
@pytest.mark.parametrize("lang", OTHERS)
def test_every_key_stands_in_every_language(lang: str, id: str | None) -> None:
    here, english = texts(lang, id), texts("en", id)
    assert {key: here.file_of(key) for key in here} == {key: english.file_of(key) for key in english}


@pytest.mark.parametrize("id", SUBJECTS)
@pytest.mark.parametrize("lang", OTHERS)
def test_a_key_uses_the_same_variables_in_every_language(lang: str, id: str | None) -> None:
    here, english = texts(lang, id), texts("en", id)
    differ = {
        key: (sorted(here.variables(key)), sorted(english.variables(key)))
        for key in english
        if key in here and here.variables(key) != english.variables(key)
    }
    assert not differ


@pytest.mark.parametrize("id", SUBJECTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_can_be_said(lang: str, id: str | None) -> None:
    """Selectors, plurals and references resolve, with a number and with a word in every variable."""
    told = texts(lang, id)
    for key in told:
        for value in (1, 2, 5, "none"):
            said = told.say(key, dict.fromkeys(told.variables(key), value))
            assert said.strip() == said and said, key
            assert "{" not in said and "\u2068" not in said, key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_stand_in_the_plural_of_the_language(lang: str) -> None:
    said = {n: speak(lang).say("cli-games-played", count=n) for n in (1, 3, 5)}
    assert len({text.strip("0123456789 ") for text in said.values()}) == (3 if lang == "cs" else 2)


def test_what_is_missing_is_named() -> None:
    with pytest.raises(SpeechError, match="no language 'de': expected one of en, es, cs"):
        speak("de")
    with pytest.raises(SpeechError, match="no sentence 'no-such-key'"):
        speak("en").say("no-such-key")
    with pytest.raises(SpeechError, match=r"cs: cli-saved: .*\bfile\b"):
        speak("cs").say("cli-saved")
    with pytest.raises(SpeechError, match=r"no sentence 'cli-saved\.help'"):
        speak("es").say("cli-saved.help", file="x")
    with pytest.raises(SpeechError, match="card-no-such-card"):
        speak("en").card("no_such_card")
    with pytest.raises(SpeechError, match="card-no-such-card"):
        speak("en").card_text("no_such_card")


def test_a_bad_file_is_refused_by_file_and_line(tmp_path: Path) -> None:
    file = tmp_path / "bad.ftl"
    file.write_text("good = fine\n\nbad = { $open\n", encoding="utf-8")
    with pytest.raises(SpeechError, match=r"en/bad\.ftl, line 3: "):
        Texts("en", [file])


def test_a_key_that_stands_twice_is_refused(tmp_path: Path) -> None:
    for name in ("a.ftl", "b.ftl"):
        (tmp_path / name).write_text("same = text\n", encoding="utf-8")
    with pytest.raises(SpeechError, match=r"same stands in a\.ftl and in b\.ftl"):
        Texts("en", sorted(tmp_path.iterdir()))


def test_variables_of_a_message_referred_to_count() -> None:
    assert texts("en").variables("cited") == {"sentence", "clause"}


def test_an_attribute_and_a_reference(tmp_path: Path) -> None:
    file = tmp_path / "a.ftl"
    file.write_text(
        "inner = { $n } MB\nouter = pays { inner }\n    .help = Why { outer }\n", encoding="utf-8"
    )
    told = Texts("en", [file])
    assert sorted(told) == ["inner", "outer", "outer.help"]
    assert told.variables("outer.help") == {"n"}
    assert told.say("outer.help", {"n": 3}) == "Why pays 3 MB"
    with pytest.raises(SpeechError, match=r"outer: .*\bn\b"):
        Texts("en", [file]).say("outer", {})

"""The rules documents in other languages: the clauses of the English ones, whole, in order, and none left out.

English is the authority. A translation is trusted only for its wording: what it numbers, cites and names as
options has to be the same.
"""

from __future__ import annotations

import re
from functools import cache

import pytest

from conjura.engine.clauses import Clause, Rules, load_rules, rules_folder
from conjura.speech import LANGUAGES

FOLDER = rules_folder()
GAMES = sorted(path.stem for path in FOLDER.glob("*.md"))
TRANSLATIONS = [(lang, game) for lang in LANGUAGES if lang != "en" for game in GAMES]

translated = pytest.mark.parametrize(("lang", "game"), TRANSLATIONS)


@cache
def _document(lang: str, game: str) -> Rules:
    return load_rules(FOLDER / f"{game}.md" if lang == "en" else FOLDER / lang / f"{game}.md")


def _pairs(lang: str, game: str) -> list[tuple[Clause, Clause]]:
    """Each English clause with its translation; a clause that has none is another test's matter."""
    theirs = _document(lang, game).clauses
    return [
        (clause, theirs[cited]) for cited, clause in _document("en", game).clauses.items() if cited in theirs
    ]


def _cited(rules: Rules, clause: Clause) -> set[str]:
    """The clauses that a text names: 10.9 and 6.5b, not the 5.000 of a sum of money."""
    numbers = re.findall(r"(?<![\w.,])(?:[A-Z]-)?\d+\.\d+[a-z]?(?!\w)", clause.text)
    return {number for number in numbers if "-" in number or f"{rules.prefix}-{number}" in rules}


def _identifiers(clause: Clause) -> set[str]:
    """What stands in code font: names and values of options, files, sources, none of which is translated."""
    return set(re.findall(r"`[^`\n]+`", clause.text))


def _differing(lang: str, game: str, what: str, ours: set[str], theirs: set[str], clause: Clause) -> str:
    return f"{lang}/{game}.md, {clause.id}: {what} {sorted(ours)} in English, {sorted(theirs)} translated"


@translated
def test_a_translation_has_the_same_clauses_in_the_same_order(lang: str, game: str) -> None:
    ours, theirs = _document("en", game), _document(lang, game)
    assert theirs.prefix == ours.prefix
    assert list(theirs.sections) == list(ours.sections)
    assert list(theirs.clauses) == list(ours.clauses)


@translated
def test_a_translated_clause_cites_what_the_english_one_cites(lang: str, game: str) -> None:
    rules = _document("en", game)
    wrong = [
        _differing(lang, game, "cites", _cited(rules, ours), _cited(rules, theirs), ours)
        for ours, theirs in _pairs(lang, game)
        if _cited(rules, ours) != _cited(rules, theirs)
    ]
    assert not wrong, "\n".join(wrong)


@translated
def test_a_translated_clause_keeps_sources_and_identifiers(lang: str, game: str) -> None:
    wrong = [
        _differing(lang, game, "names", _identifiers(ours), _identifiers(theirs), ours)
        for ours, theirs in _pairs(lang, game)
        if _identifiers(ours) != _identifiers(theirs) or ours.sources != theirs.sources
    ]
    assert not wrong, "\n".join(wrong)


@translated
def test_every_clause_is_translated(lang: str, game: str) -> None:
    theirs = _document(lang, game)
    assert theirs.title and theirs.title != _document("en", game).title
    assert all(section.title for section in theirs.sections.values())
    left = [
        ours.id for ours, other in _pairs(lang, game) if not other.text.strip() or other.text == ours.text
    ]
    assert not left, f"{lang}/{game}.md leaves in English: " + " ".join(left)
    untitled = [ours.id for ours, other in _pairs(lang, game) if bool(ours.title) != bool(other.title)]
    assert not untitled, f"{lang}/{game}.md, titles given or lost: " + " ".join(untitled)

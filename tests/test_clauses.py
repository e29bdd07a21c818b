"""The rules documents, and the promise that every clause has a test or a stated reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from conjura.engine.clauses import (
    Reasons,
    all_rules,
    citations_of_tests,
    coverage,
    find_rules,
    load_reasons,
    load_rules,
    readable,
    rules_folder,
    wrong_citations,
)
from conjura.engine.wire import FormatError

TESTS = Path(__file__).resolve().parent
ROOT = TESTS.parent

SMALL = """\
# A small game

<!-- clauses: X -->

Words before the first section are no clause.

## 0. Terms

A section's own words. `P`

## 1. Turn (list S3)

1.1 **Draw**: one card. `S12, RB`
It goes on here.

1.2 Play. [S; token D from 1.1]

### Cards

1.3 A card.

### 1.4 The number

```
1.9 is no clause inside a fence
```
All that follows. `D`

## 2. Deeds [S]

### 2.1 Conquest

a. Choose.

b. Roll.

2.2 The end.

## 3. Empty
"""


def test_every_document_parses() -> None:
    documents = all_rules()
    assert list(documents) == ["C", "I", "O"]
    for prefix, rules in documents.items():
        assert all(cited.startswith(prefix + "-") for cited in rules.clauses)
        assert all(clause.text for clause in rules.clauses.values())


def test_what_makes_a_clause() -> None:
    rules = load_rules(SMALL)
    assert list(rules.clauses) == ["X-0", "X-1.1", "X-1.2", "X-1.3", "X-1.4", "X-2.1a", "X-2.1b", "X-2.2"]
    assert rules.title == "A small game"
    first = rules.get("X-1.1")
    assert (first.title, first.section, first.sources) == ("Draw", "1", ("S12", "RB"))
    assert first.text.endswith("It goes on here.")
    assert rules.get("X-1.2").sources == ("S",)
    assert rules.get("X-1.4").title == "The number"
    assert "1.9 is no clause" in rules.get("X-1.4").text
    assert rules.get("X-2.1b").title == "Conquest"
    assert rules.sections["1"].title == "Turn"
    assert rules.sections["2"].clauses == ("X-2.1a", "X-2.1b", "X-2.2")
    assert rules.sections["3"].clauses == ()


def test_a_section_without_own_words_is_cited_whole() -> None:
    rules = load_rules(SMALL)
    assert "X-1" in rules and "X-2.1" in rules
    whole = rules.get("X-1")
    assert whole.title == "Turn" and "1.3 A card." in whole.text
    assert rules.get("1.3") == rules.get("X-1.3")


@pytest.mark.parametrize("cited", ["X-9", "X-1.9", "Y-1.1", "X-", "", "X-3", "X-2.1c"])
def test_an_unknown_clause_is_refused_by_name(cited: str) -> None:
    rules = load_rules(SMALL)
    assert cited not in rules
    with pytest.raises(FormatError) as caught:
        rules.get(cited)
    assert caught.value.place == cited


@pytest.mark.parametrize(
    ("text", "place", "expected"),
    [
        ("# Rules\n\n## 1. Turn\n\n1.1 Draw.\n", "rules", "<!-- clauses: I -->"),
        ("<!-- clauses: X -->\n## 1. Turn\n\n2.1 Draw.\n", "rules, line 4", "section 1, not 2.1"),
        ("<!-- clauses: X -->\n## 1. Turn\n1.1 Draw.\n1.1 Play.\n", "rules, line 4", "1.1 only once"),
        ("<!-- clauses: X -->\n## 1. Turn\n## 1. Turn\n", "rules, line 3", "section 1 only once"),
        ("<!-- clauses: X -->\n## Turn\n", "rules, line 2", "a heading like"),
        ("<!-- clauses: X -->\n## 1. Turn\n### Cards\nText.\n", "rules, line 4", "the number of the clause"),
    ],
)
def test_a_wrong_document_is_refused_with_its_line(text: str, place: str, expected: str) -> None:
    with pytest.raises(FormatError) as caught:
        load_rules(text)
    assert caught.value.place == place
    assert expected in str(caught.value)


def test_unknown_letters_are_refused() -> None:
    with pytest.raises(FormatError, match="C, I, O"):
        find_rules("Z")


def test_the_forms_that_the_documents_use() -> None:
    rules = find_rules("I")
    assert rules.get("I-10.9").title == "Target number"
    assert rules.get("I-12").title == "Attack to neutralize"
    assert {"I-0", "I-13", "I-13.1", "I-10.18", "I-33.47"} <= set(rules.clauses)
    assert "T10" in rules.get("I-3").text
    assert find_rules("O").get("O-6.5b").title == "Conquest"


def _write(folder: Path, name: str, text: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8")


def test_coverage_reads_markers_scenarios_and_reasons(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    _write(
        tests,
        "test_x.py",
        "import pytest\npytestmark = [pytest.mark.rule('X-0')]\n\nclass TestTurn:\n"
        "    @pytest.mark.rule('X-1.1', 'X-9.9')\n    def test_draw(self): ...\n",
    )
    _write(tests / "rulings", "turn.toml", '[[scenario]]\nname = "plays"\nrules = ["X-1.2"]\n')
    reasons = Reasons(reasons={"X-1.3": "prose", "X-7": "gone"}, later={"X-2.*": "deeds"})
    table = coverage(load_rules(SMALL), tests, reasons)
    rows = {row.clause: row for row in table.rows}
    assert rows["X-0"].tests == ("tests/test_x.py",)
    assert rows["X-1.1"].tests == ("tests/test_x.py::TestTurn::test_draw",)
    assert rows["X-1.2"].tests == ("tests/rulings/turn.toml::plays",)
    assert rows["X-1.3"].reason == "prose" and not rows["X-1.3"].later
    assert rows["X-2.1a"].reason == "deeds" and rows["X-2.1a"].later
    assert table.missing == ("X-1.4",)
    assert table.unknown == ("tests/test_x.py::TestTurn::test_draw: X-9.9", "coverage.toml: X-7")


def test_a_citation_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    _write(tests, "test_x.py", "import pytest\n@pytest.mark.rule(*CLAUSES)\ndef test_a(): ...\n")
    with pytest.raises(FormatError, match=r"tests/test_x\.py, line 2: expected clauses written out"):
        coverage(load_rules(SMALL), tests, Reasons({}, {}))
    _write(tests, "test_x.py", "def broken(:\n")
    with pytest.raises(FormatError, match=r"tests/test_x\.py, line 1: expected Python"):
        coverage(load_rules(SMALL), tests, Reasons({}, {}))
    _write(tests, "test_x.py", "")
    _write(tests, "x.toml", "rules = [\n")
    with pytest.raises(FormatError, match=r"tests/x\.toml: expected TOML"):
        coverage(load_rules(SMALL), tests, Reasons({}, {}))


@pytest.mark.parametrize(
    "text",
    ["[reasons]\n", "[reasons]\n[later]\nI-1.1 = 3\n", "[reasons]\nfirst = 'x'\n[later]\n", "nonsense"],
)
def test_wrong_reasons_are_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "coverage.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(FormatError, match=r"coverage\.toml"):
        load_reasons(path)


def test_wrong_citations_are_found(tmp_path: Path) -> None:
    path = tmp_path / "code.py"
    path.write_text('A = "X-1.1"\nB = "X-1.9, X-1"\n# Y-3, ISO-8859-1, MAX-4 are none\n', encoding="utf-8")
    assert wrong_citations([path], {"X": load_rules(SMALL)}) == [f"{path}:2: X-1.9"]


@pytest.mark.parametrize("prefix", list(all_rules()))
def test_every_clause_has_a_test_or_a_stated_reason(prefix: str) -> None:
    table = coverage(find_rules(prefix), TESTS, load_reasons())
    assert not table.unknown, "citations of clauses that do not exist: " + "; ".join(table.unknown)
    missing = table.missing
    assert not missing, f"{len(missing)} clauses with neither test nor reason: " + " ".join(missing)


def test_tests_cite_only_documents_that_exist() -> None:
    wrong = [
        f"{place}: {cited}"
        for place, cited in citations_of_tests(TESTS)
        if not any(cited in rules for rules in all_rules().values())
    ]
    assert not wrong


def test_nothing_in_the_source_cites_a_clause_that_does_not_exist() -> None:
    folders = {
        "src": (".py", ".toml", ".ftl"),
        "docs": (".md",),
        "tests/rulings": (".toml",),
        "bench": (".py",),
    }
    paths = [
        path
        for folder, suffixes in folders.items()
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in suffixes and "_build" not in path.parts
    ]
    assert paths, "run from a checkout"
    wrong = wrong_citations(paths, all_rules())
    assert not wrong, "\n".join(wrong)


def test_the_rules_folder_is_where_the_documents_are() -> None:
    assert (rules_folder() / "coverage.toml").is_file()


@pytest.mark.parametrize("prefix", ["C", "O", "I"])
def test_a_clause_is_read_without_the_tags_of_where_it_comes_from(prefix: str) -> None:
    """Only a tag that is a word of its sentence stays; no clause loses more than its tags."""
    left = 0
    for clause in all_rules()[prefix].clauses.values():
        text = readable(clause)
        left += sum(text.count(tag) for tag in ("[S]", "[D]", "[H]", "[E]"))
        assert text and "fixed [H]" not in text and text.count("`") % 2 == 0
    assert left < 12
    rules = all_rules()
    assert readable(rules["C"].clauses["C-3.4"]).endswith(
        "A 0 bid that nobody raises wins. A bid above the bidder's remaining money is refused."
    )
    assert "[H `" not in readable(rules["C"].clauses["C-7.5"])

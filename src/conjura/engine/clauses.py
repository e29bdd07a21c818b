"""The numbered rules: a document is parsed into clauses, and tests, scenarios and code are held against them.

A rules document is Markdown that says on a line of its own which letters its clauses are cited by:
``<!-- clauses: I -->``. Its sections are ``## 10. Title``; a clause is a paragraph that begins with its
number (``10.4 ...``), or all that follows a heading with a number (``### 10.9 Title``), which may be divided
by letters (``a. ...``). A section that says something before its first numbered clause is a clause too. So
``I-10.9``, ``I-12`` and ``O-6.5b`` are citations.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

import msgspec

from conjura.engine.wire import FormatError

_DECLARATION = re.compile(r"<!--\s*clauses:\s*([A-Z]{1,3})\s*-->")
_SECTION = re.compile(r"## (\d+)\.\s+(.+)")
_HEADED = re.compile(r"### (\d+\.\d+)\s+(.+)")
_NUMBERED = re.compile(r"(\d+\.\d+) (.+)")
_LETTERED = re.compile(r"([a-z])\. (.+)")
_BOLD_START = re.compile(r"\*\*(.+?)\*\*")
_NUMBER = r"\d+(?:\.\d+[a-z]?)?"
# Where a clause comes from: `S12, RB` in backticks, or the first word in square brackets.
_TAG = re.compile(r"[A-Z]{1,4}\d*(?:-[A-Z]?\d+)?")
_TICKED = re.compile(r"`([^`\n]+)`")
_BRACKETED = re.compile(r"\[([^\]\n]+)\]")
# A reason may cover a clause (I-29.1), a whole section (I-17.*) or a whole document (C-*).
_REASON_KEY = re.compile(rf"([A-Z]{{1,3}})-(?:({_NUMBER})|(\d+)\.\*|\*)")


class Clause(msgspec.Struct, frozen=True):
    """One numbered rule.

    Attributes:
        id: how it is cited, ``I-10.9``.
        section: the number of its section, ``10``.
        title: its heading or its first words in bold; empty when it has neither.
        text: its Markdown without the number.
        sources: the tags that say where it comes from, in the order of the text.
    """

    id: str
    section: str
    title: str
    text: str
    sources: tuple[str, ...]


class Section(msgspec.Struct, frozen=True):
    """A section of a rules document: its number, its title and the ids of its clauses, in order."""

    number: str
    title: str
    clauses: tuple[str, ...]


class Rules(msgspec.Struct, frozen=True):
    """A rules document.

    Attributes:
        prefix: the letters its clauses are cited by.
        title: its heading.
        sections: by number, in order.
        clauses: by id, in order.
    """

    prefix: str
    title: str
    sections: dict[str, Section]
    clauses: dict[str, Clause]

    def __contains__(self, citation: object) -> bool:
        """Whether a citation names a clause, or a section as a whole."""
        return isinstance(citation, str) and (citation in self.clauses or bool(self._members(citation)))

    def get(self, citation: str) -> Clause:
        """The clause cited, with or without its letters (``I-10.9``, ``10.9``).

        A section or a heading that has no words of its own (``I-18``, ``O-6.5``) is given whole: its clauses
        one after the other. Raises FormatError when there is no such clause.
        """
        cited = citation if "-" in citation else f"{self.prefix}-{citation}"
        found = self.clauses.get(cited)
        if found is not None:
            return found
        members = [self.clauses[member] for member in self._members(cited)]
        if not members:
            first = next(iter(self.clauses), "nothing")
            raise FormatError(f"no clause of {self.title!r}, whose clauses are cited like {first}", citation)
        number = cited.partition("-")[2]
        title = self.sections[number].title if number in self.sections else members[0].title
        text = "\n\n".join(f"{member.id.partition('-')[2]} {member.text}" for member in members)
        sources = tuple(dict.fromkeys(tag for member in members for tag in member.sources))
        return Clause(cited, members[0].section, title, text, sources)

    def _members(self, citation: str) -> tuple[str, ...]:
        """The clauses of a section, or the lettered ones under a heading, cited as a whole."""
        prefix, _, number = citation.partition("-")
        if prefix != self.prefix:
            return ()
        if number in self.sections:
            return self.sections[number].clauses
        return tuple(cited for cited in self.clauses if re.fullmatch(re.escape(citation) + "[a-z]", cited))


def load_rules(source: Path | str) -> Rules:
    """Parses a rules document, given as a path or as its text.

    Raises FormatError naming the line when the document does not say how its clauses are cited, a number is
    given twice or stands in another section, or a text belongs to no clause.
    """
    if isinstance(source, Path):
        return _Reader(str(source.name)).read(source.read_text(encoding="utf-8"))
    return _Reader("rules").read(source)


def rules_folder() -> Path:
    """The folder of the rules documents: inside the installed package, or docs/rules of a checkout."""
    package = Path(__file__).resolve().parent.parent
    installed = package / "rules_text"
    return installed if installed.is_dir() else package.parent.parent / "docs" / "rules"


@cache
def all_rules() -> Mapping[str, Rules]:
    """Every rules document of `rules_folder`, by the letters its clauses are cited by."""
    documents = (load_rules(path) for path in sorted(rules_folder().glob("*.md")))
    return {rules.prefix: rules for rules in documents}


def find_rules(prefix: str) -> Rules:
    """The document whose clauses are cited with these letters. Raises FormatError when there is none."""
    documents = all_rules()
    if prefix not in documents:
        raise FormatError("no rules document is cited so; there are " + ", ".join(documents), prefix)
    return documents[prefix]


class _Reader:
    """Reads one document, line by line. `where` is the document's name in error messages."""

    def __init__(self, where: str) -> None:
        self.where = where
        self.line = 0
        self.prefix = ""
        self.title = ""
        self.sections: dict[str, Section] = {}
        self.clauses: dict[str, Clause] = {}
        self.number = ""  # of the section being read
        self.heading = ""
        self.members: list[str] = []
        self.open = ""  # the number of the clause being read; a section's own words have the section's number
        self.open_title = ""
        self.words: list[str] = []
        self.parent = ""  # the headed clause that letters divide
        self.parent_title = ""

    def read(self, text: str) -> Rules:
        declared = _DECLARATION.search(text)
        if declared is None:
            raise FormatError(
                "expected a line like <!-- clauses: I -->, which says how clauses are cited", self.where
            )
        self.prefix = declared[1]
        fenced = False
        for self.line, line in enumerate(text.splitlines(), start=1):
            if line.startswith("```"):
                fenced = not fenced
            if fenced or not self._structure(line):
                self._text(line)
        self._close_section()
        return Rules(self.prefix, self.title, self.sections, self.clauses)

    def _structure(self, line: str) -> bool:
        """Opens what the line opens; False when it is only text."""
        if line.startswith("#"):
            self._heading(line)
            return True
        if not self.number:
            return False
        if numbered := _NUMBERED.fullmatch(line):
            self.parent = ""
            self._begin(numbered[1], "", numbered[2])
            return True
        if self.parent and (lettered := _LETTERED.fullmatch(line)):
            self._begin(self.parent + lettered[1], self.parent_title, lettered[2])
            return True
        return False

    def _heading(self, line: str) -> None:
        if section := _SECTION.fullmatch(line):
            self._close_section()
            self.number, self.heading = section[1], _plain_title(section[2])
            if self.number in self.sections:
                raise self._wrong(f"section {self.number} only once")
            self._begin(self.number, self.heading, "")
        elif headed := _HEADED.fullmatch(line):
            self.parent, self.parent_title = headed[1], _plain_title(headed[2])
            self._begin(self.parent, self.parent_title, "")
        elif line.startswith("# "):
            self.title = line[2:].strip()
        elif line.startswith("### ") and self.number:  # orders the page, says nothing
            self._close_clause()
            self.parent = ""
        else:
            raise self._wrong("a heading like '# Title', '## 10. Title', '### 10.9 Title' or '### Title'")

    def _text(self, line: str) -> None:
        if self.open:
            self.words.append(line)
        elif self.number and line.strip():
            raise self._wrong("the number of the clause that this text belongs to")

    def _begin(self, number: str, title: str, text: str) -> None:
        self._close_clause()
        if number.partition(".")[0] != self.number:
            raise self._wrong(f"a clause of section {self.number}, not {number}")
        if f"{self.prefix}-{number}" in self.clauses:
            raise self._wrong(f"clause {number} only once")
        self.open, self.open_title, self.words = number, title, [text]

    def _close_clause(self) -> None:
        if not self.open:
            return
        text = "\n".join(self.words).strip()
        # A section without words of its own, and a heading that only holds letters, are no clauses.
        if text:
            bold = _BOLD_START.match(text)
            title = self.open_title or (bold[1].rstrip(":.") if bold else "")
            cited = f"{self.prefix}-{self.open}"
            self.clauses[cited] = Clause(cited, self.number, title, text, _sources(text))
            self.members.append(cited)
        self.open = ""

    def _close_section(self) -> None:
        self._close_clause()
        if self.number:
            self.sections[self.number] = Section(self.number, self.heading, tuple(self.members))
        self.members = []
        self.parent = ""

    def _wrong(self, expected: str) -> FormatError:
        return FormatError(f"expected {expected}", f"{self.where}, line {self.line}")


def _plain_title(heading: str) -> str:
    """A heading without the note on its source that may stand behind it."""
    return re.sub(r"\s*(\[[^\]]*\]|\((list|lists) [^)]*\))\s*$", "", heading).strip()


_SOURCE = re.compile(
    r"[ \t]*(?:\b(?:fixed|fijo|pevně)[ ])?\[[SDEHR](?:[ :;,.][^`\]]*)?\]"
    r"(?=[ \t]*(?:$|[.,;:)|\[\"(]|[A-ZÁÉÍÓÚČŘŠŽ¿]))",
    re.MULTILINE,
)
"""A tag in brackets that stands behind what it belongs to; one that is a word of its sentence stays."""
_OPTION = re.compile(r"\[(?:[SDE][;,:][^`\]]*)?H (?=`)")
"""What an option of the rules begins with, behind where it comes from."""


def readable(clause: Clause) -> str:
    """The text of a clause as it is read at a table: without the tags of where it comes from."""
    text = _OPTION.sub("[", _SOURCE.sub("", clause.text))
    if not clause.sources:
        return text
    tag = "|".join(map(re.escape, clause.sources))
    ticked = rf"(?<!`)`(?:(?:{tag})(?:, )?)+`(?!`)"

    def gap(found: re.Match[str]) -> str:
        # A tag that stands after a full stop has one of its own, which goes with it.
        before, after = found[1], found[2]
        return after if before is None else str(before)

    alone = rf"(?<!\(){ticked}(?!:)"
    return re.sub(rf"(?m)(^|[.:])?[ \t]*(?:\({ticked}\)|{alone})(\.?)", gap, text)


def _sources(text: str) -> tuple[str, ...]:
    tags: dict[str, None] = {}
    for ticked in _TICKED.finditer(text):
        words = ticked[1].split(", ")
        if all(_TAG.fullmatch(word) or re.fullmatch(_NUMBER, word) for word in words):
            tags.update((word, None) for word in words if _TAG.fullmatch(word))
    for bracketed in _BRACKETED.finditer(text):
        first = re.match(r"[A-Z]{1,4}\b", bracketed[1])
        if first:
            tags[first[0]] = None
    return tuple(tags)


# What is tested, and what is cited


class Row(msgspec.Struct, frozen=True):
    """One clause in the coverage table.

    Attributes:
        clause: its id.
        title: its title.
        tests: the tests and scenarios that cite it.
        reason: the stated reason why it needs no test, if there is one.
        later: whether the reason is that the clause belongs to a part that is not built yet.
    """

    clause: str
    title: str
    tests: tuple[str, ...]
    reason: str | None
    later: bool

    @property
    def covered(self) -> bool:
        """Whether the clause has a test or a stated reason."""
        return bool(self.tests) or self.reason is not None


class Coverage(msgspec.Struct, frozen=True):
    """The coverage table of one document.

    Attributes:
        rows: one a clause, in order.
        unknown: citations of tests and reasons that name no clause, each with the place where it stands.
    """

    rows: tuple[Row, ...]
    unknown: tuple[str, ...]

    @property
    def missing(self) -> tuple[str, ...]:
        """The clauses with neither a test nor a stated reason."""
        return tuple(row.clause for row in self.rows if not row.covered)


class Reasons(msgspec.Struct, frozen=True):
    """Why clauses have no test, by clause (``I-29.1``), section (``I-17.*``) or document (``C-*``).

    Attributes:
        reasons: for good: there is nothing a program could be tested for.
        later: until the part they belong to is built.
    """

    reasons: dict[str, str]
    later: dict[str, str]


def load_reasons(path: Path | None = None) -> Reasons:
    """Reads the stated reasons, by default those beside the rules documents.

    Raises FormatError when the file is no TOML of two tables [reasons] and [later], each from clauses to
    sentences.
    """
    path = path or rules_folder() / "coverage.toml"
    try:
        found = msgspec.toml.decode(path.read_bytes(), type=Reasons, strict=True)
    except msgspec.DecodeError as error:
        expected = 'expected tables [reasons] and [later] of clause = "reason"'
        raise FormatError(f"{expected} ({error})", path.name) from error
    for key, reason in (found.reasons | found.later).items():
        if not _REASON_KEY.fullmatch(key) or not reason.strip():
            raise FormatError(
                'expected a clause, "I-17.*" or "C-*" as key, and a reason', f"{path.name}, {key!r}"
            )
    return found


def coverage(rules: Rules, tests_dir: Path, reasons: Reasons) -> Coverage:
    """For each clause of a document the tests and scenarios that cite it, or the stated reason.

    Tests cite with ``@pytest.mark.rule("I-10.9")``, scenario files with ``rules = ["I-10.9"]``.
    Raises FormatError naming the place of a citation that can't be read.
    """
    cited: dict[str, list[str]] = {}
    unknown: list[str] = []
    for place, citation in citations_of_tests(tests_dir):
        if citation.partition("-")[0] != rules.prefix:
            continue
        if citation in rules:
            cited.setdefault(citation, []).append(place)
        else:
            unknown.append(f"{place}: {citation}")
    for key in reasons.reasons | reasons.later:
        ours = key.partition("-")[0] == rules.prefix
        if ours and not any(_covers(key, clause) for clause in rules.clauses.values()):
            unknown.append(f"coverage.toml: {key}")
    rows = []
    for clause in rules.clauses.values():
        reason, later = _reason(clause, reasons)
        tests = tuple(dict.fromkeys(cited.get(clause.id, ())))
        rows.append(Row(clause.id, clause.title, tests, reason, later))
    return Coverage(tuple(rows), tuple(unknown))


def _reason(clause: Clause, reasons: Reasons) -> tuple[str | None, bool]:
    for table, later in ((reasons.reasons, False), (reasons.later, True)):
        for key, reason in table.items():
            if _covers(key, clause):
                return reason, later
    return None, False


def _covers(key: str, clause: Clause) -> bool:
    prefix = clause.id.partition("-")[0]
    return key in (clause.id, f"{prefix}-{clause.section}.*", f"{prefix}-*")


def citations_of_tests(tests_dir: Path) -> Iterator[tuple[str, str]]:
    """(place, clause) for every citation below a folder, in the order of paths.

    Citations are the rule markers of test modules and the ``rules`` lists of scenario files. Raises
    FormatError when a marker's argument is not written out as text, or a file can't be parsed.
    """
    for path in sorted(tests_dir.rglob("*.py")):
        place = path.relative_to(tests_dir.parent).as_posix()
        try:
            tree = ast.parse(path.read_text(encoding="utf-8"))
        except SyntaxError as error:
            raise FormatError(f"expected Python ({error.msg})", f"{place}, line {error.lineno}") from error
        yield from _markers(tree, place, "")
    for path in sorted(tests_dir.rglob("*.toml")):
        place = path.relative_to(tests_dir.parent).as_posix()
        try:
            document = tomllib.loads(path.read_text(encoding="utf-8"))
        except tomllib.TOMLDecodeError as error:
            raise FormatError(f"expected TOML ({error})", place) from error
        yield from _scenarios(document, place)


def _markers(node: ast.AST, place: str, name: str) -> Iterator[tuple[str, str]]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        name = f"{name}::{node.name}"
    if isinstance(node, ast.Call) and ast.unparse(node.func) in ("pytest.mark.rule", "mark.rule"):
        for argument in node.args:
            if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                where = f"{place}, line {node.lineno}"
                raise FormatError("expected clauses written out as text in the rule marker", where)
            yield place + name, argument.value
    for child in ast.iter_child_nodes(node):
        yield from _markers(child, place, name)


def _scenarios(node: object, place: str) -> Iterator[tuple[str, str]]:
    if isinstance(node, list):
        for item in node:
            yield from _scenarios(item, place)
    if isinstance(node, dict):
        cited = node.get("rules")
        if isinstance(cited, list) and all(isinstance(item, str) for item in cited):
            label = node.get("name", node.get("title", node.get("id")))
            for item in cited:
                yield (place if label is None else f"{place}::{label}"), item
        for child in node.values():
            yield from _scenarios(child, place)


def wrong_citations(paths: Iterable[Path], documents: Mapping[str, Rules]) -> list[str]:
    """Every citation in the text of these files that names no clause, as "path:line: citation".

    Only the letters of the given documents make a citation: "C-1" is none unless a document says so.
    """
    letters = "|".join(map(re.escape, documents))
    pattern = re.compile(rf"(?<![\w-])({letters})-{_NUMBER}(?![\w-])")
    found = []
    for path in paths:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            for match in pattern.finditer(line):
                if match[0] not in documents[match[1]]:
                    found.append(f"{path}:{number}: {match[0]}")
    return found

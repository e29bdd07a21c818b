"""The project itself: what a newcomer is promised, and what must not creep in."""

from __future__ import annotations

import ast
import importlib
import importlib.metadata
import json
import os
import re
import runpy
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def tracked() -> list[Path]:
    """The files that git tracks; all files when this is no clone."""
    if (ROOT / ".git").exists() and shutil.which("git"):
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
        return [path for name in listed.decode().split("\0") if name and (path := ROOT / name).is_file()]
    return [path for path in ROOT.rglob("*") if path.is_file() and ".venv" not in str(path)]


def test_the_readme_opens_with_both_commands() -> None:
    first_screen = "\n".join(text("README.md").splitlines()[:25])
    commands = re.search(r"```\n(.*?)```", first_screen, re.DOTALL)
    assert commands is not None
    assert [line.partition("#")[0].strip() for line in commands[1].splitlines()] == ["make play", "make test"]


def test_every_target_named_in_the_documents_exists() -> None:
    targets = set(re.findall(r"^([a-z]+):", text("Makefile"), re.MULTILINE))
    for name in ("README.md", "CONTRIBUTING.md", "docs/index.md", "docs/architecture.md", ".ci/run"):
        named = set(re.findall(r"^make ([a-z]+)|`make ([a-z]+)", text(name), re.MULTILINE))
        missing = {a or b for a, b in named} - targets
        assert not missing, f"{name} names {missing}"


def test_links_between_documents_lead_somewhere() -> None:
    broken = []
    for path in tracked():
        if path.suffix != ".md":
            continue
        for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", path.read_text(encoding="utf-8")):
            if not re.match(r"[a-z]+:", target) and not (path.parent / target).exists():
                broken.append(f"{path.relative_to(ROOT)}: {target}")
    assert not broken, broken


def test_ci_calls_make_test() -> None:
    assert "make test" in text(".ci/run")
    assert os.access(ROOT / ".ci/run", os.X_OK)


def test_every_dependency_has_its_line() -> None:
    project = PROJECT["project"]
    wanted = [*project["dependencies"], *PROJECT["build-system"]["requires"]]
    for extra in project["optional-dependencies"].values():
        wanted += extra
    names = {re.split(r"[\s<>=!~\[;]", line)[0] for line in wanted}
    client = json.loads(text("web/package.json"))
    names |= client["dependencies"].keys() | client["devDependencies"].keys()
    rows = re.findall(r"^\| `([^`]+)` \|(.*)\|$", text("docs/dependencies.md"), re.MULTILINE)
    described = {name: cells.split("|") for name, cells in rows}
    assert set(described) == names
    for name, cells in described.items():
        assert len(cells) == 4 and all(cell.strip() for cell in cells), name


OTHER_NAMES = {"argon2": "argon2-cffi", "prometheus_client": "prometheus-client"}
"""Modules that are not called as the package they come in."""


def test_runtime_imports_are_declared() -> None:
    """Whatever src imports from outside is a dependency of the package, not luck."""
    allowed = {re.split(r"[\s<>=!~\[;.]", line)[0] for line in PROJECT["project"]["dependencies"]}
    allowed |= {module for module, package in OTHER_NAMES.items() if package in allowed}
    found: dict[str, str] = {}
    for path in sorted((ROOT / "src").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names = [node.module]
            for name in names:
                found.setdefault(name.partition(".")[0], str(path.relative_to(ROOT)))
    undeclared = {
        name: where
        for name, where in found.items()
        if name not in allowed and name not in sys.stdlib_module_names and name != "conjura"
    }
    assert not undeclared


def test_one_version() -> None:
    version = PROJECT["project"]["version"]
    assert importlib.metadata.version("conjura") == version
    package = importlib.import_module("conjura")
    assert getattr(package, "__version__", version) == version
    assert f"version, {version}" in text("CHANGELOG.md") or f"## {version}" in text("CHANGELOG.md")


def test_no_machine_paths() -> None:
    pattern = re.compile("/" + "(work|farm|root|tmp|Users|home/[a-z]+)/")
    found = []
    for path in tracked():
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
        except UnicodeDecodeError:
            continue
        found += [f"{path.relative_to(ROOT)}:{n}" for n, line in enumerate(lines, 1) if pattern.search(line)]
    assert not found


def test_nothing_is_left_for_later_in_the_source() -> None:
    marks = re.compile(r"\b(TODO|FIXME|XXX|NotImplementedError)\b")
    found = [
        f"{path.relative_to(ROOT)}:{n}"
        for path in sorted((ROOT / "src").rglob("*.py"))
        for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if marks.search(line)
    ]
    assert not found


def test_modules_are_nouns_of_their_topic() -> None:
    banned = {"utils", "util", "helpers", "helper", "manager", "managers", "common", "misc"}
    assert not [path for path in (ROOT / "src").rglob("*.py") if path.stem in banned]


def test_the_engine_names_no_game() -> None:
    names = [path.name for path in (ROOT / "src/conjura/games").iterdir() if path.is_dir()]
    names = [name for name in names if not name.startswith("_")]
    names += ["crime lords", "omertà"]
    found = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in sorted((ROOT / "src/conjura/engine").rglob("*.py"))
        for name in names
        if re.search(rf"\b{name}\b", path.read_text(encoding="utf-8"), re.IGNORECASE)
    ]
    assert not found


def bodies(path: Path) -> Iterator[tuple[str, str]]:
    """The functions of a module with their code as it runs: without comments and docstrings, states by one name."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            lines = node.body[1:] if ast.get_docstring(node) is not None else node.body
            code = "\n".join(ast.unparse(line) for line in lines)
            yield f"{path.relative_to(ROOT)}: {node.name}", re.sub(r"\b[A-Z]\w+State\b", "State", code)


def test_no_function_is_written_twice() -> None:
    """What two games need stands once, in the engine; so does all else of six lines or more."""
    places: dict[str, list[str]] = {}
    for path in sorted((ROOT / "src").rglob("*.py")):
        for place, code in bodies(path):
            if code.count("\n") >= 5:
                places.setdefault(code, []).append(place)
    assert not [row for row in places.values() if len(row) > 1]


def test_games_have_the_same_modules() -> None:
    """A stranger who knows one game finds his way in the next one."""
    shared = {
        "actions", "catalogue", "drawing", "driver", "events", "facts", "fitting", "frames", "game", "notation",
        "options", "prospects", "rare", "reach", "redeal", "refusals", "scene", "state", "summary", "view", "vocabulary",
        "rules/deals", "rules/setup", "rules/windows",
    }  # fmt: skip
    lacking = []
    for game in sorted((ROOT / "src/conjura/games").iterdir()):
        if game.is_dir() and not game.name.startswith("_"):
            found = {path.relative_to(game).with_suffix("").as_posix() for path in game.rglob("*.py")}
            lacking += [f"{game.name}: {name}" for name in sorted(shared - found)]
    assert not lacking


def test_rules_code_never_names_a_card() -> None:
    found = []
    for game in sorted((ROOT / "src/conjura/games").iterdir()):
        slugs = set()
        for deck in game.glob("decks/*.toml"):
            slugs |= set(re.findall(r'^id = "(\w+)"', deck.read_text(encoding="utf-8"), re.MULTILINE)[1:])
        for path in sorted(game.glob("rules/*.py")):
            words = set(re.findall(r'"(\w+)"', path.read_text(encoding="utf-8")))
            found += [f"{path.relative_to(ROOT)}: {slug}" for slug in sorted(slugs & words)]
    assert not found


def test_the_picture_shows_the_code_as_it_is() -> None:
    script = runpy.run_path(str(ROOT / "docs/make_picture.py"))
    drawn = text("docs/architecture.svg")
    assert drawn == script["draw"](), "run `make picture`"


def test_every_compiled_module_exists() -> None:
    package = ROOT / "src/conjura"
    missing = [
        pattern for pattern in PROJECT["tool"]["conjura"]["compile"] if not list(package.glob(pattern))
    ]
    assert not missing


@pytest.mark.skipif(os.environ.get("CONJURA_COMPILED") != "1", reason="only on the compiled build")
def test_the_compiled_build_is_compiled() -> None:
    package = ROOT / "src/conjura"
    for pattern in PROJECT["tool"]["conjura"]["compile"]:
        for path in sorted(package.glob(pattern)):
            name = ".".join(("conjura", *path.relative_to(package).with_suffix("").parts))
            module = importlib.import_module(name.removesuffix(".__init__"))
            assert module.__file__ is not None
            assert module.__file__.endswith((".so", ".pyd")), f"{name} is not compiled"

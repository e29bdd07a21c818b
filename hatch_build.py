"""Build hook: compiles engine and rules with mypyc when CONJURA_COMPILE=1; otherwise the wheel stays pure.

The modules are listed in pyproject.toml under [tool.conjura] compile. Each entry is a path or a glob below
src/conjura and must match at least one file, so that a renamed module can't silently fall back to slow
Python.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# What the compiler needs besides hatchling; the runtime dependencies join it, to be type-checked.
COMPILER = ["mypy[mypyc]>=1.15", "setuptools>=69"]
# mypy's settings for the working copy: strictness, and the modules that stay uncompiled, are checked elsewhere.
COMPILER_SETTINGS = """\
[tool.mypy]
follow_imports = "silent"
namespace_packages = true
explicit_package_bases = true
"""


def modules_to_compile(root: Path) -> list[Path]:
    """The source files to compile, relative to `root`/src, in a fixed order.

    Raises FileNotFoundError naming the entry of pyproject.toml that matches no file.
    """
    with (root / "pyproject.toml").open("rb") as handle:
        patterns: list[str] = tomllib.load(handle)["tool"]["conjura"]["compile"]
    package = root / "src" / "conjura"
    found: dict[Path, None] = {}
    for pattern in patterns:
        matches = sorted(path for path in package.glob(pattern) if path.is_file())
        if not matches:
            place = "pyproject.toml, [tool.conjura] compile"
            raise FileNotFoundError(f"{place}: {pattern!r} matches no file below src/conjura")
        found.update((path.relative_to(root / "src"), None) for path in matches)
    return list(found)


def compile_modules(root: Path, into: Path) -> list[Path]:
    """Compiles the listed modules with mypyc and returns the extension files, which lie below `into`.

    The work is done on a copy of src, so that no build output is left among the sources.
    """
    modules = modules_to_compile(root)
    source = into / "src"
    shutil.copytree(root / "src", source, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    level = os.environ.get("CONJURA_COMPILE_LEVEL", "2")
    script = (
        "from setuptools import setup\n"
        "from mypyc.build import mypycify\n"
        f"modules = {[path.as_posix() for path in modules]!r}\n"
        f"setup(name='conjura', packages=[], py_modules=[], script_args=['build_ext', '--inplace'],\n"
        f"      ext_modules=mypycify(modules, opt_level={level!r}))\n"
    )
    (source / "pyproject.toml").write_text(COMPILER_SETTINGS, encoding="utf-8")
    environment = {**os.environ, "MYPYPATH": str(source)}
    subprocess.run([sys.executable, "-c", script], cwd=source, env=environment, check=True)
    extensions = sorted(
        path
        for path in source.rglob("*")
        if path.suffix in {".so", ".pyd"} and path.relative_to(source).parts[0] != "build"
    )
    if not extensions:
        raise RuntimeError("mypyc ran but left no extension module")
    return extensions


class CompiledCore(BuildHookInterface):
    """Adds the compiled modules to the wheel, next to their sources."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Packages that the build environment needs: the compiler and what the compiled modules import."""
        if not _wanted():
            return []
        return [*COMPILER, *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compiles before the wheel is put together. An editable install is never compiled."""
        if version == "editable" or not _wanted():
            return
        self._work = Path(tempfile.mkdtemp(prefix="conjura-build-"))
        for extension in compile_modules(Path(self.root), self._work):
            inside = extension.relative_to(self._work / "src").as_posix()
            build_data["force_include"][str(extension)] = inside
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Removes the working copy."""
        work = getattr(self, "_work", None)
        if work is not None:
            shutil.rmtree(work, ignore_errors=True)


def _wanted() -> bool:
    return os.environ.get("CONJURA_COMPILE", "") not in {"", "0"}

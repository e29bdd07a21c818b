"""Draws docs/architecture.svg from the source: every module, its package, and which package imports which.

Run by `make picture` and `make docs`. A test fails when the picture lags behind the code.
"""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "conjura"
PICTURE = ROOT / "docs" / "architecture.svg"

# From the top of the house to its ground. A package that does not exist yet is left out.
LAYERS = ("cli", "server", "lab", "adapters", "bots", "speech", "games", "engine")

WIDTH, MARGIN, ARCS = 960, 16, 190
BOX, GAP, LETTER = 22, 8, 6.7
INK, PAPER, LINE, COMPILED, PLAIN = "#1f2430", "#ffffff", "#8a93a6", "#cfe3d6", "#eef0f4"
COLOURS = ("#8c510a", "#01665e", "#762a83", "#2166ac", "#b2182b", "#4d4d4d")


def package_of(module: str) -> str:
    """The band a module is drawn in: `engine`, `games.illuminati`, `games.illuminati.rules`, `bots`, ..."""
    parts = module.split(".")
    if parts[0] != "games" or len(parts) < 3:
        return parts[0]
    return ".".join(parts[:3]) if len(parts) > 3 else ".".join(parts[:2])


def modules() -> dict[str, Path]:
    """Every module but the packages' own files, by its name below conjura."""
    found = {}
    for path in sorted(SOURCE.rglob("*.py")):
        name = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
        if not name.endswith("__init__"):
            found[name] = path
    return found


def compiled() -> set[str]:
    """The modules that CONJURA_COMPILE=1 compiles."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = settings["tool"]["conjura"]["compile"]
    return {
        ".".join(path.relative_to(SOURCE).with_suffix("").parts)
        for pattern in patterns
        for path in SOURCE.glob(pattern)
    }


def arrows(found: dict[str, Path]) -> set[tuple[str, str]]:
    """(importing package, imported package) for every import from one package of conjura to another."""
    drawn = set()
    for path in SOURCE.rglob("*.py"):
        name = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
        if name == "__init__":  # the front door hands on what the engine offers
            continue
        for target in _imports(path):
            drawn.add((package_of(name.removesuffix(".__init__")), _band(target, found)))
    return {
        (a, b) for a, b in drawn if a != b and not a.startswith(b + ".") and not b.startswith(a + ".") and b
    }


def _imports(path: Path) -> list[str]:
    """What a file imports from conjura, by names below conjura."""
    targets: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            targets += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            targets += [f"{node.module}.{alias.name}" for alias in node.names]
    return [target.removeprefix("conjura.") for target in targets if target.startswith("conjura.")]


def _band(target: str, found: dict[str, Path]) -> str:
    while target and target not in found and not (SOURCE / target.replace(".", "/")).is_dir():
        target = target.rpartition(".")[0]
    return package_of(target) if target in found else target


def draw() -> str:
    """The picture as SVG text."""
    found = modules()
    fast = compiled()
    bands: dict[str, list[str]] = {}
    for name in found:
        bands.setdefault(package_of(name), []).append(name)
    order = sorted(bands, key=lambda band: (LAYERS.index(band.split(".")[0]), band))
    shapes: list[str] = []
    middle: dict[str, float] = {}
    y = float(MARGIN)
    right = WIDTH - MARGIN - ARCS
    for band in order:
        top = y
        y += 24
        x = float(MARGIN + 12)
        for name in bands[band]:
            label = name.rpartition(".")[2]
            width = len(label) * LETTER + 16
            if x + width > right - 12:
                x, y = float(MARGIN + 12), y + BOX + GAP
            fill = COMPILED if name in fast else PLAIN
            shapes.append(
                f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{BOX}" rx="4" '
                f'fill="{fill}" stroke="{LINE}"/>'
                f'<text x="{x + width / 2:.1f}" y="{y + 15:.1f}" text-anchor="middle">{escape(label)}</text>'
            )
            x += width + GAP
        y += BOX + 10
        shapes.insert(
            0,
            f'<rect x="{MARGIN}" y="{top:.1f}" width="{right - MARGIN}" height="{y - top:.1f}" rx="8" '
            f'fill="none" '
            f'stroke="{LINE}"/><text class="band" x="{MARGIN + 12}" y="{top + 17:.1f}">{escape(band)}</text>',
        )
        middle[band] = (top + y) / 2
        y += 12
    shapes.extend(_arcs(arrows(found), middle, right))
    note = "green: compiled with mypyc when CONJURA_COMPILE=1; an arrow means: imports"
    shapes.append(f'<text class="note" x="{MARGIN}" y="{y + 10:.1f}">{note}</text>')
    height = y + 24
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" role="img" '
        'aria-label="Packages and modules of conjura, and which package imports which">\n'
        f"<style>text{{font:11px ui-monospace,Menlo,Consolas,monospace;fill:{INK}}}"
        ".band{font-weight:bold;font-size:12px}.note{font-size:10px}</style>\n"
        '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" '
        'orient="auto"><path d="M0 0 8 4 0 8z" fill="context-stroke"/></marker></defs>\n'
        f'<rect width="100%" height="100%" fill="{PAPER}"/>\n' + "\n".join(shapes) + "\n</svg>\n"
    )


def _arcs(edges: set[tuple[str, str]], middle: dict[str, float], right: float) -> list[str]:
    """Arrows to the right of the bands, each package leaving in its own colour and the longest outermost."""
    drawn = []
    sources = sorted({a for a, _ in edges if a in middle}, key=lambda band: middle[band])
    offsets = dict.fromkeys(middle, 0)
    known = [(a, b) for a, b in sorted(edges) if a in middle and b in middle]
    for a, b in sorted(known, key=lambda edge: abs(middle[edge[0]] - middle[edge[1]])):
        start, end = middle[a] + offsets[a] * 5, middle[b] - 10 + offsets[b] * 5
        offsets[a] += 1
        offsets[b] += 1
        reach = right + min(ARCS - 12, 24 + abs(end - start) * 0.42)
        colour = COLOURS[sources.index(a) % len(COLOURS)]
        drawn.append(
            f'<path d="M{right:.1f} {start:.1f} C{reach:.1f} {start:.1f} {reach:.1f} {end:.1f} '
            f'{right + 2:.1f} {end:.1f}" '
            f'fill="none" stroke="{colour}" stroke-width="1.4" marker-end="url(#head)"/>'
        )
    return drawn


if __name__ == "__main__":
    PICTURE.write_text(draw(), encoding="utf-8")
    print(PICTURE.relative_to(ROOT))

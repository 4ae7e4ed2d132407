"""A site's bytes: its parts, and compressed twins of its files for hosts that send those (`x.wasm.br`, `x.wasm.gz`)."""

from __future__ import annotations

import gzip
import hashlib
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

import msgspec

from wreckfish.site.downloads import node

TWINS = (".br", ".gz")
SMALLER = {".css", ".ftl", ".html", ".js", ".json", ".mjs", ".svg", ".wasm", ".webmanifest"}  # when compressed


class SitePart(msgspec.Struct, frozen=True):
    """A part of a site: its bytes as they are, and compressed; with brotli only if the site has compressed twins."""

    name: str
    raw: int
    gzip: int
    brotli: int | None


def files_of(site: Path) -> list[Path]:
    """A site's files, without their twins."""
    return sorted(file for file in site.rglob("*") if file.is_file() and file.suffix not in TWINS)


def compress(files: Iterable[Path], cache: Path) -> None:
    """Write twins beside files; those of earlier sites are in the cache."""
    cache.mkdir(parents=True, exist_ok=True)
    kept = {file: cache / hashlib.sha256(file.read_bytes()).hexdigest() for file in files if file.suffix in SMALLER}
    missing = [(file, copy) for file, copy in kept.items() if not copy.with_suffix(".gz").is_file()]
    if missing:
        paths = [str(path) for pair in missing for path in pair]
        subprocess.run([node(), str(Path(__file__).with_name("compress.mjs")), *paths], check=True)
    for file, copy in kept.items():
        for twin in TWINS:
            shutil.copyfile(copy.with_suffix(twin), twin_of(file, twin))


def twin_of(file: Path, twin: str) -> Path:
    return file.with_name(file.name + twin)


def sent_bytes(files: Iterable[Path]) -> int:
    """What a visitor fetches: the brotli twins, or the files themselves."""
    return sum(min(each.stat().st_size for each in (file, twin_of(file, ".br")) if each.is_file()) for file in files)


def parts_of(site: Path) -> list[SitePart]:
    """A site's parts by size."""
    parts: dict[str, list[Path]] = {}
    for file in files_of(site):
        parts.setdefault(part_name(file.relative_to(site)), []).append(file)
    found = []
    for name, files in parts.items():
        raw = sum(file.stat().st_size for file in files)
        brotli = sent_bytes(files) if any(twin_of(file, ".br").is_file() for file in files) else None
        found.append(SitePart(name, raw, sum(map(gzipped, files)), brotli))
    return sorted(found, key=lambda part: -part.raw)


def part_name(path: Path) -> str:
    if path.parts[0].startswith("engine-"):
        return "Pyodide" if path.name.startswith("pyodide") else path.name.partition(".")[0]
    return "texts and rules" if path.parts[0] == "api" else "page"


def gzipped(file: Path) -> int:
    data = file.read_bytes()
    return min(len(data), len(gzip.compress(data, 9)))

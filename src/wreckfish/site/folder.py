"""Writes a site: the page, the engine, texts and rules as files, and a service worker that keeps them all.

The page is the server's own, with relative addresses. What it needs before the engine runs is asked of the same host
that answers in the browser, here and now, and written to files.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import tempfile
from pathlib import Path

from wreckfish import version
from wreckfish.core.registry import game_names, outside_names
from wreckfish.core.values import WreckfishError, shown
from wreckfish.language import LANGUAGES
from wreckfish.local.device import Device
from wreckfish.local.levels import OFFERED
from wreckfish.site.downloads import cache_folder
from wreckfish.site.engine import build_engine, fingerprint_of
from wreckfish.site.sizes import compress, files_of, sent_bytes
from wreckfish.site.sources import PACKAGE

PAGE = PACKAGE / "server/page"
ICONS = (
    "icon-180.png",
    "icon-192.png",
    "icon-512.png",
    "icon-maskable.png",
)  # for installing, with a network
MARK = "site.json"  # a folder with this file is a site, and may be written again
REWRITTEN = ("index.html", "table.html", "worker.js", "offline.html", "offline.css", "manifest.webmanifest", ".built")
UNUSED = ("*.woff", "qrcode-*.js")  # fonts for browsers without WebAssembly, and codes to invite others
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",  # WebAssembly, but no code from strings
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'none'",
        "base-uri 'none'",
    )
)


def write_site(target: Path, cache: Path | None = None, compressed: bool = False) -> None:
    """Write a site into a folder.

    compressed  with a .br and a .gz beside each file that gets smaller, for hosts that send those
    """
    if not (PAGE / "index.html").is_file():
        raise WreckfishError("The page is not built: run web/build.py first.", "error-no-page")
    if target.exists() and not (target / MARK).is_file() and (not target.is_dir() or any(target.iterdir())):
        english = "{folder} exists and is no site of Wreckfish: name an empty folder, or one that is not there yet."
        raise WreckfishError(english, "error-not-a-site", folder=shown(str(target), 300))
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent) as scratch:
        site = Path(scratch) / "site"
        shutil.copytree(PAGE, site, ignore=shutil.ignore_patterns(*REWRITTEN, *UNUSED))
        cache = (cache or cache_folder()).resolve()
        engine = f"engine-{fingerprint_of(whole=False)}/"
        build_engine(cache, site / engine)
        write_page(site, engine)
        write_answers(site)
        write_worker(site)
        files = files_of(site)
        if compressed:
            compress(files, cache / "compressed")
        (site / MARK).write_text(json.dumps({"wreckfish": version(), "bytes": sent_bytes(files)}), "utf-8")
        if target.exists():
            shutil.rmtree(target)
        site.rename(target)
    target.chmod(0o755)


def write_page(site: Path, engine: str) -> None:
    """The server's page with relative addresses, its policy, and the place of the engine."""
    html = re.sub(r'(href|src)="/', r'\1="./', (PAGE / "index.html").read_text("utf-8"))
    metas = (
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />',
        f'<meta name="wreckfish-engine" content="{engine}" />',
    )
    charset = '<meta charset="utf-8" />'
    assert charset in html, "the policy must come first"
    (site / "index.html").write_text(html.replace(charset, "\n    ".join((charset, *metas))), "utf-8")
    manifest = (PAGE / "manifest.webmanifest").read_text("utf-8")
    (site / "manifest.webmanifest").write_text(manifest.replace('"/', '"./'), "utf-8")
    (site / ".nojekyll").touch()  # for a host that would leave out some names


def write_answers(site: Path) -> None:
    """The answers that are the same for everyone, in the words of the host that the browser runs."""
    device, outside = Device({}), outside_names()
    games = [name for name in game_names() if name not in outside]
    for language in LANGUAGES:
        catalogue = json.loads(answer(device, "/games", language))
        ours = [{**game, "bots": sorted(OFFERED)} for game in catalogue if game["name"] in games]
        put(site, f"games.{language}.json", json.dumps(ours, ensure_ascii=False, separators=(",", ":")))
        for game in games:
            put(site, f"rules/{game}.{language}.json", answer(device, f"/rules/{game}", language))
            put(site, f"moments/{language}/{game}.json", answer(device, f"/moments/{language}/{game}", language))
            for kind in ("texts", "lessons"):
                put(site, f"{kind}/{language}/{game}.ftl", answer(device, f"/{kind}/{language}/{game}", language))


def answer(device: Device, path: str, language: str) -> str:
    call = {"call": "request", "method": "GET", "path": path, "query": {"lang": language}}
    found = json.loads(device.handle(json.dumps(call)))["answer"]
    assert found["status"] == 200, found["text"]
    return str(found["text"])


def put(site: Path, name: str, text: str) -> None:
    file = site / "api" / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


def write_worker(site: Path) -> None:
    """The service worker, with the names of all files and a version that changes with any of them."""
    sha, names = hashlib.sha256(), ["./"]
    for file in files_of(site):
        name = file.relative_to(site).as_posix()
        sha.update(name.encode() + file.read_bytes())
        if name not in ("index.html", ".nojekyll", *ICONS):
            names.append(f"./{name}")
    script = Path(__file__).with_name("worker.js").read_text("utf-8")
    script = script.replace("VERSION", sha.hexdigest()[:16]).replace("FILES = []", f"FILES = {json.dumps(names)}")
    (site / "site-worker.js").write_text(script, "utf-8")

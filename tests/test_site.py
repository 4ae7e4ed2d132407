"""The docs as a site: it builds without a warning, has no dead link or picture, and loads nothing from other hosts."""

from __future__ import annotations

import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

ROOT = Path(__file__).parents[1]
LOADS = {"script": "src", "img": "src", "link": "href", "iframe": "src"}  # what a browser fetches without a click

pytestmark = pytest.mark.slow


class Page(HTMLParser):
    """What an HTML page links to, what it loads, and where links may lead within it."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.anchors: set[str] = {""}
        self.feed(file.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.anchors.add(found.get("id") or "")
        if tag == "a":
            self.links.append(found.get("href") or "")
        if target := found.get(LOADS.get(tag, "")):
            self.loads.append(target)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    build = [sys.executable, "-m", "sphinx", "--quiet", "--fail-on-warning", "-b", "html", "-c", "docs"]
    done = subprocess.run(
        [*build, "-d", str(folder / "cache"), ".", str(folder / "site")], cwd=ROOT, capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")
    return folder / "site"


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Page]:
    return {file: Page(file) for file in site.rglob("*.html")}


def test_links_and_pictures_of_the_site_are_there(site: Path, pages: dict[Path, Page]) -> None:
    checked = 0
    for file, page in pages.items():
        for target in [*page.links, *page.loads]:
            url = urlsplit(target)
            if not url.scheme:
                path = (file.parent / unquote(url.path)).resolve() if url.path else file
                assert path.is_file(), f"{file.relative_to(site)} links to {target}"
                assert path not in pages or unquote(url.fragment) in pages[path].anchors, f"{file} links to {target}"
                checked += 1
    assert checked > 1000


def test_the_site_loads_nothing_from_other_hosts(site: Path, pages: dict[Path, Page]) -> None:
    for file, page in pages.items():
        assert not [target for target in page.loads if urlsplit(target).netloc], file
    for file in site.rglob("*.css"):
        style = file.read_text("utf-8")
        assert "url(http" not in style, file
        assert "url(//" not in style, file
        assert "@import" not in style, file


def test_the_readme_is_the_first_page(site: Path, pages: dict[Path, Page]) -> None:
    first = pages[site / "index.html"]
    assert "two-commands" in first.anchors
    assert {"docs/lab.html", "docs/rules/captain-carcass.html", "CONTRIBUTING.html"} <= set(first.links)


def test_search_knows_every_page(site: Path) -> None:
    index = (site / "searchindex.js").read_text("utf-8")
    for page in [*ROOT.glob("docs/*.md"), *ROOT.glob("docs/rules/**/*.md")]:
        assert f'"{page.relative_to(ROOT).with_suffix("").as_posix()}"' in index


def test_german_pages_say_that_they_are_german(site: Path) -> None:
    assert ' lang="de"' in (site / "docs/rules/de/dolores.html").read_text("utf-8")
    assert ' lang="en"' in (site / "docs/rules/dolores.html").read_text("utf-8")

"""The docs as a site: Sphinx reads the Markdown files where they are, so links work here, in an editor and on the site.

`make docs` builds it into build/site. The pages know nothing of Sphinx; their order in the sidebar is `SECTIONS`.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx

ROOT = Path(__file__).parents[1]
GAMES = ["Captain Carcass", "Dolores", "Wreck Raiders", "Get Wrecked"]
SECTIONS = {
    "Use it": ["docs/python", "docs/quickstart", "docs/lab", "docs/environments", "docs/bots", "docs/records"],
    "Host it": ["docs/hosting", "docs/anywhere", "docs/api"],
    "Look at it": ["docs/pictures", "docs/reports/README"],
    "Rules": [f"{game} <docs/rules/{game.lower().replace(' ', '-')}>" for game in GAMES],
    "Regeln": [f"{game} <docs/rules/de/{game.lower().replace(' ', '-')}>" for game in GAMES],
    "Build it": [
        "docs/architecture",
        "docs/add-a-game",
        "docs/add-a-lesson",
        "docs/add-a-moment",
        "examples/new-game/README",
        "CONTRIBUTING",
        "web/README",
    ],
    "Measured": ["benchmarks/README", "docs/notes/bots", "examples/carcass-bots/README", "CHANGELOG"],
}

project = "Wreckfish"
extensions = ["myst_parser"]
root_doc = "README"
include_patterns = ["*.md", "*/README.md", "examples/*/README.md", "docs/**.md"]  # Sphinx warns of one not in SECTIONS
exclude_patterns = [".*", "build", "dist", "node_modules", "src", "tests", "**/node_modules"]
myst_heading_anchors = 4

html_theme = "furo"
html_title = project
html_logo = html_favicon = "../web/public/icon.svg"
html_copy_source = False
html_use_index = False
html_show_copyright = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#0e4a5a", "color-brand-content": "#0b6b82"},
    "dark_css_variables": {"color-brand-primary": "#7fd0e0", "color-brand-content": "#7fd0e0"},
}


def add_sections(app: Sphinx, page: str, source: list[str]) -> None:
    if page == root_doc:
        for title, pages in SECTIONS.items():
            source[0] += f"\n```{{toctree}}\n:hidden:\n:caption: {title}\n\n" + "\n".join(pages) + "\n```\n"


def mend_links(app: Sphinx, document: nodes.document) -> None:
    """Reports are opened, not downloaded. Folders, which a site cannot show, become plain text."""
    page = app.env.docname
    for link in list(document.findall(addnodes.download_reference)):
        target = link["reftarget"]
        if target.endswith(".html"):
            link.replace_self(nodes.reference("", "", *link.children, refuri=target, internal=True))
    for link in list(document.findall(addnodes.pending_xref)):
        path = ROOT / page / ".." / link.get("reftarget", "")
        if link.get("refdomain") is None and path.resolve().is_dir():
            link.replace_self(link.children)


def set_language(app: Sphinx, page: str, template: str, context: dict[str, object], document: nodes.document) -> None:
    if page.startswith("docs/rules/de/"):
        context["language"] = "de"


def add_files(app: Sphinx, problem: Exception | None) -> None:
    if problem is None and app.builder.name == "html":
        shutil.copy(app.outdir / f"{root_doc}.html", app.outdir / "index.html")
        for report in (ROOT / "docs/reports").glob("*.html"):
            shutil.copy(report, app.outdir / "docs/reports")


def setup(app: Sphinx) -> None:
    app.connect("source-read", add_sections)
    app.connect("doctree-read", mend_links)
    app.connect("html-page-context", set_language)
    app.connect("build-finished", add_files)

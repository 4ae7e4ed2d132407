"""No page shows an internal name. Every reader in these tests watches for that; this file checks the pages around the
tables, and that the watch works.
"""

from __future__ import annotations

import pytest
from browsing import Language, Visit
from harness import ServerProcess

from wreckfish.core.registry import game_names
from wreckfish.language import LANGUAGES

pytest_plugins = ["given"]
pytestmark = pytest.mark.slow


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_around_the_tables_shows_a_code(visit: Visit, table_server: ServerProcess, language: Language) -> None:
    reader = visit(table_server.address, language=language)
    reader.come_in("Ada")
    for game in game_names():
        reader.reaches(f"/rules/{game}", "article[data-rule]")
        reader.reaches(f"/new/?game={game}", "main select")
        reader.page.wait_for_load_state("networkidle")
    reader.reaches("/about", "main h1")
    assert not reader.complaints
    reader.page.evaluate("document.querySelector('main h1').textContent = 'Claim gold-art-gold'")
    reader.wait_until(lambda: reader.complaints == [f"{reader.page.url} shows the code gold-art-gold"], "it is seen")
    reader.complaints.clear()

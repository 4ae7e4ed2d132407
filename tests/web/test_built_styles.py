"""The built styles, in the one stylesheet, in that of the rule books and in the scripts of tables and boards."""

import re
from pathlib import Path

import pytest

ASSETS = Path(__file__).parents[2] / "src/wreckfish/server/page/assets"
WITH_SAFARIS_NAME = ("user-select", "hyphens", "print-color-adjust")


@pytest.fixture(scope="module")
def styles() -> str:
    if not ASSETS.is_dir():
        pytest.skip("the page is not built here")
    return "\n".join(file.read_text("utf-8") for end in ("css", "js") for file in sorted(ASSETS.glob(f"*.{end}")))


@pytest.mark.parametrize("name", WITH_SAFARIS_NAME)
def test_safari_finds_its_own_names_of_properties(styles: str, name: str) -> None:
    plain = re.findall(rf"[;{{]{name}:([\w-]+)", styles)
    prefixed = re.findall(rf"[;{{]-webkit-{name}:([\w-]+)", styles)
    assert plain
    assert sorted(prefixed) == sorted(plain)


def test_no_board_is_in_the_stylesheet_of_all_pages(styles: str) -> None:
    [sheet] = ASSETS.glob("style-*.css")
    assert ".lagoon" in styles
    assert ".lagoon" not in sheet.read_text("utf-8")

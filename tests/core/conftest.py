"""The toy game is announced to the registry for these tests too."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from generic.outside import announced


@pytest.fixture(scope="package", autouse=True)
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder of an installed package that contains the toy game."""
    with announced(tmp_path_factory.mktemp("outside")) as folder:
        yield folder

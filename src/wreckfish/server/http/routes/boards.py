"""The files of the boards that games from other packages bring."""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Annotated

from litestar import Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, PathParameter

from wreckfish.core.registry import find_game
from wreckfish.server.board_files import UNDER, BoardFile, board_files
from wreckfish.server.http.routes.library import GameName

FOR_GOOD = {"Cache-Control": "public, max-age=31536000, immutable"}  # the address has a hash of what is served


@get("/{game:str}/{version:str}/{name:path}", include_in_schema=False, sync_to_thread=True)
def get_board_file(
    game: GameName, version: Annotated[str, PathParameter(max_length=40)], name: FromPath[PurePosixPath]
) -> Response[bytes]:
    """One file of a game's board, in the version that the address names."""
    file = find_file(game, version, str(name).lstrip("/"))
    if file is None:
        raise NotFoundException
    return Response(file.content, media_type=file.kind, headers=FOR_GOOD)


def find_file(game: str, version: str, name: str) -> BoardFile | None:
    board = find_game(game).board
    if board is None:
        return None
    found = board_files(board.folder)
    return found.files.get(name) if found.version == version else None


router = Router(UNDER, route_handlers=[get_board_file])

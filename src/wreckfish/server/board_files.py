"""The browser boards that games from other packages bring: the files of `Game.board`, read once and served from memory.

An address carries a hash of the whole folder, so browsers may keep a file for good, and a module can load what lies
beside it by a relative address. Only files that were found in the folder have an address: no request ever names a path
on the disk. Knows no game by name.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path

import msgspec

from wreckfish.core.game import Game
from wreckfish.server.messages import BoardInfo

UNDER = "/boards"
# What a board may consist of; other files in its folder, such as its sources, are not served.
KINDS = {
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".ftl": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".jpg": "image/jpeg",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
}


class BoardFile(msgspec.Struct, frozen=True):
    """One file of a board, as a browser gets it."""

    kind: str
    content: bytes


class BoardFiles(msgspec.Struct, frozen=True):
    """The files of one board by their paths, and the hash of them all."""

    version: str
    files: dict[str, BoardFile]


def board_info(game: Game) -> BoardInfo | None:
    """A game's board as a client needs it."""
    board = game.board
    if board is None:
        return None
    found = board_files(board.folder)

    def address(name: str | None) -> str | None:
        return f"{UNDER}/{game.name}/{found.version}/{name}" if name in found.files else None

    script = address(board.script) or ""  # the page says that the board is missing
    surroundings = board.icon, board.minutes, board.asks, board.seats
    return BoardInfo(script, address(board.style), address(board.poster), *surroundings)


def board_files(folder: Path) -> BoardFiles:
    """The files in a board's folder. One that has changed is read again, so that its author need not restart."""
    root = folder.resolve()
    paths = sorted(path for path in root.rglob("*") if path.suffix in KINDS and path.is_file())
    inside = [path for path in paths if path.resolve().is_relative_to(root)]  # a link may lead elsewhere
    return read_files(root, tuple((path, path.stat().st_mtime_ns) for path in inside))


@lru_cache(maxsize=64)
def read_files(root: Path, changed: tuple[tuple[Path, int], ...]) -> BoardFiles:
    sha = hashlib.sha256()
    files = {}
    for path, _ in changed:
        name, content = path.relative_to(root).as_posix(), path.read_bytes()
        sha.update(f"{name}\0{len(content)}\0".encode() + content)
        files[name] = BoardFile(KINDS[path.suffix], content)
    return BoardFiles(sha.hexdigest()[:16], files)

"""The secret that signs cookies: from the environment, or generated once into a file that only its owner can read.

Its value never appears in a message or a log.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import tempfile
from pathlib import Path

from wreckfish.core.values import WreckfishError, shown
from wreckfish.server.settings import ANOTHER_FOLDER, Settings, data_folder, variable

LEAST = 32  # characters


def read_secret(settings: Settings) -> bytes:
    """The secret, generated if there is none yet."""
    if settings.secret:
        if len(settings.secret) < LEAST:
            raise WreckfishError(f"{variable('secret')} is too short: a secret has at least {LEAST} characters.")
        return settings.secret.encode()
    file = data_folder(settings) / "secret"
    try:
        if not file.exists():
            make(file)
        return read(file)
    except OSError as problem:
        reason = problem.strerror or "it failed"
        words = f"The secret cannot be kept in {shown(str(file), 200)}: {shown(reason)}."
        raise WreckfishError(f"{words} {ANOTHER_FOLDER}") from None


def make(file: Path) -> None:
    """Write a new secret atomically. If another process was faster, its secret stays."""
    handle, name = tempfile.mkstemp(prefix=".secret-", dir=file.parent)  # readable by its owner only, from the start
    try:
        with os.fdopen(handle, "w", encoding="ascii") as draft:
            draft.write(f"{secrets.token_urlsafe(48)}\n")
            draft.flush()
            os.fsync(draft.fileno())
        with contextlib.suppress(FileExistsError):
            os.link(name, file)
    finally:
        Path(name).unlink()


def read(file: Path) -> bytes:
    with file.open("rb") as opened:
        mode = os.fstat(opened.fileno()).st_mode
        found = opened.read(10_000).strip()
    path = shown(str(file), 200)
    if os.name != "nt" and mode & 0o077:
        raise WreckfishError(
            f"Others on this machine may read the secret in {path}; make it yours alone: chmod 600 {path}"
        )
    if len(found) < LEAST:
        raise WreckfishError(f"{path} holds no secret of {LEAST} characters; delete the file, and a new one is made.")
    return found

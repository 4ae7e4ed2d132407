"""Names, logins and labels as people type them, cleaned or refused."""

from __future__ import annotations

import unicodedata

from wreckfish.server.values import Refused

NAME = 40
LOGIN = (3, 40)


def clean_name(text: str) -> str:
    """A name that others see: one line that can be printed, as records ask for it."""
    name = " ".join(unicodedata.normalize("NFC", text[:1000]).split())
    if not 0 < len(name) <= NAME or not name.isprintable():
        raise Refused("refuse-name", 422)
    return name


def clean_login(text: str) -> str:
    """A login, the same however somebody types it: ADA, ada and ａｄａ are one."""
    login = fold(text)
    least, most = LOGIN
    if not least <= len(login) <= most or not login.isprintable() or " " in login:
        raise Refused("refuse-login", 422, least=least, most=most)
    return login


def fold(text: str) -> str:
    folded = unicodedata.normalize("NFKC", text[:1000]).casefold()
    return unicodedata.normalize("NFKC", folded).strip()

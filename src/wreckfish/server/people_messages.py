"""Messages about people: guests, accounts, tokens, mutes.

The services check lengths that a person may get wrong in a form, and answer in the person's language; the limits here
only bound the input.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from wreckfish.server.messages import Body, Language, PersonInfo, Reply

Called: TypeAlias = Annotated[
    str, Meta(max_length=1000, description="A name that people see: 1 to 40 characters.", examples=["Ada"])
]
Label: TypeAlias = Annotated[
    str, Meta(max_length=1000, description="What the token is for: 1 to 40 characters.", examples=["my first bot"])
]
Login: TypeAlias = Annotated[
    str,
    Meta(max_length=1000, description="3 to 40 characters without spaces; ADA and ada are the same.", examples=["ada"]),
]
Password: TypeAlias = Annotated[
    str, Meta(max_length=1000, description="8 to 200 characters.", examples=["a fish called wreck"])
]


class Secretive(Body, frozen=True):
    """A body that holds a password, which no log may show."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(…)"


class Greeting(Body, frozen=True):
    """A new guest; a caller who is already known is renamed."""

    name: Called
    language: Language | None = None


class Renaming(Body, frozen=True):
    """A new name, or another language."""

    name: Called | None = None
    language: Language | None = None


class Keeping(Secretive, frozen=True):
    """A guest becomes an account: a login and a password."""

    login: Login
    password: Password


class LoggingIn(Secretive, frozen=True):
    """Log in. What the guest of this browser did comes along, unless `bring` is false."""

    login: Login
    password: Password
    bring: Annotated[bool, Meta(description="Bring along the guest's games.")] = True


class NewPassword(Secretive, frozen=True):
    """A new password. All other sessions end."""

    old: Password
    new: Password


class Farewell(Secretive, frozen=True):
    """Delete me. An account confirms its password."""

    password: Password | None = None


class NewToken(Body, frozen=True):
    """A token for a bot that plays in your name."""

    label: Label


class Me(Reply, frozen=True):
    """You. A guest has no login."""

    id: Annotated[str, Meta(examples=["4f2a6c0e91b35d78"])]
    name: Annotated[str, Meta(examples=["Ada"])]
    login: Annotated[str | None, Meta(examples=["ada"])]
    language: Annotated[str, Meta(examples=["en"])]
    muted: list[PersonInfo]


class TokenInfo(Reply, frozen=True):
    """A token, without the token itself."""

    id: Annotated[str, Meta(examples=["9d1c4b7a55e0f2c3"])]
    label: Annotated[str, Meta(examples=["my first bot"])]
    created: Annotated[int, Meta(examples=[1767225600000])]


class TokenMade(TokenInfo, frozen=True):
    """A new token. This is the only time it is shown: send it as `Authorization: Bearer TOKEN`."""

    token: Annotated[str, Meta(examples=["wf_kR3nV0cQ8sT1uYxWbZaEdGfHiJlMoPqNrSvUtXyA2B4"])]


class Tokens(Reply, frozen=True):
    tokens: list[TokenInfo]

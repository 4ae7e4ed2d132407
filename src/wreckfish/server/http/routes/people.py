"""Routes for people: identity, account, tokens, mutes, export and deletion."""

from __future__ import annotations

import contextlib
from typing import Any

from litestar import Response, Router, delete, get, patch, post, put
from litestar.connection import Request
from litestar.di import NamedDependency as Dep
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from wreckfish.server.context import Context
from wreckfish.server.http.identity import (
    OLD,
    Proven,
    cookie_for,
    device_cookie,
    knows_login,
    language_in,
    prove,
    provide_owner,
)
from wreckfish.server.http.limits import address_of
from wreckfish.server.http.routes.answers import PROBLEMS
from wreckfish.server.people_messages import (
    Farewell,
    Greeting,
    Keeping,
    LoggingIn,
    Me,
    NewPassword,
    NewToken,
    Renaming,
    TokenMade,
    Tokens,
)
from wreckfish.server.services.people.accounts import (
    change_password,
    delete_account,
    end_sessions,
    log_in,
    log_out,
    register,
)
from wreckfish.server.services.people.export import export
from wreckfish.server.services.people.guests import new_guest
from wreckfish.server.services.people.mutes import mute, muted_people, unmute
from wreckfish.server.services.people.names import fold, rename
from wreckfish.server.services.people.passwords import confirm
from wreckfish.server.services.people.tokens import drop_token, list_tokens, make_token
from wreckfish.server.services.seats import leave_everywhere
from wreckfish.server.values import Person, Refused

Asked = Request[Any, Any, Any]
NOTHING = PROBLEMS | {204: ResponseSpec(None, description="Done.", generate_examples=False)}


async def me(context: Context, person: Person) -> Me:
    return Me(person.id, person.name, person.login, person.language, await muted_people(context.store, person))


async def known(context: Context, person: Person, request: Asked) -> Response[Me]:
    """A person as the database has them now, and the cookie that proves it."""
    context.person_changed(person.id)
    return Response(await me(context, person), cookies=[cookie_for(person, context, request.scope)])


# Identity.


@post("/me", summary="Come in as a guest", responses=PROBLEMS)
async def come_in(
    data: JSONBody[Greeting], request: Asked, context: Dep[Context], maybe: Dep[Person | None]
) -> Response[Me]:
    """A new guest, identified by a cookie. A caller who is already known just gets the new name."""
    if maybe is not None:
        owner = await provide_owner(request.scope, context)
        renamed = await rename(context.store, owner.person, data.name, data.language)
        context.people.forget(maybe.id)
        return Response(await me(context, renamed))
    context.limits.take("guests", address_of(request.scope))
    guest = await new_guest(context.store, data.name, data.language or language_in(request.scope))
    return await known(context, guest, request)


@get("/me", summary="Who am I?", responses=PROBLEMS)
async def who_am_i(request: Asked, context: Dep[Context]) -> Response[Me]:
    """You, and a fresh cookie if yours is older than a day."""
    proven = await prove(request.scope, context)
    if proven is None:
        raise Refused("refuse-who", 401)
    if proven.cookie_age is not None and proven.cookie_age > OLD:
        return await known(context, await rename(context.store, proven.person), request)
    return Response(await me(context, proven.person))


@patch("/me", summary="Change my name or language", responses=PROBLEMS)
async def change_me(data: JSONBody[Renaming], context: Dep[Context], owner: Dep[Proven]) -> Me:
    person = owner.person
    renamed = await rename(context.store, person, data.name, data.language)
    context.people.forget(person.id)
    context.statistics.forget(person.id)
    return await me(context, renamed)


# Accounts.


@post("/accounts", summary="Keep what I have as a guest", responses=PROBLEMS)
async def make_account(
    data: JSONBody[Keeping], request: Asked, context: Dep[Context], owner: Dep[Proven]
) -> Response[Me]:
    """The guest gets a login and a password; games, results and ratings stay."""
    context.limits.take("accounts", address_of(request.scope))
    answer = await known(context, await register(context.store, owner.person, data.login, data.password), request)
    answer.cookies.append(device_cookie(fold(data.login), context, request.scope))
    return answer


@put("/me/password", summary="Change my password", responses=PROBLEMS)
async def new_password(
    data: JSONBody[NewPassword], request: Asked, context: Dep[Context], owner: Dep[Proven]
) -> Response[Me]:
    """All other sessions end."""
    context.limits.take("guesses", owner.person.login or owner.person.id)
    return await known(context, await change_password(context.store, owner.person, data.old, data.new), request)


@post("/session", summary="Log in", responses=PROBLEMS)
async def begin_session(data: JSONBody[LoggingIn], request: Asked, context: Dep[Context]) -> Response[Me]:
    """Log in to an account. What the guest of this browser did comes along, unless `bring` is false."""
    context.limits.take("logins", address_of(request.scope))
    login = fold(data.login)[:100]
    known_here = knows_login(login, context, request.scope)
    context.limits.take("guesses", f"KNOWN {login}" if known_here else login)  # no login has capitals
    proven = await prove(request.scope, context)
    guest = proven.person if proven and proven.cookie_age is not None and data.bring else None
    person, tables = await log_in(context.store, data.login, data.password, guest)
    if guest is not None:
        context.person_changed(guest.id)
    for table in tables:
        context.tables.heard("table", table)
    answer = await known(context, person, request)
    answer.cookies.append(device_cookie(login, context, request.scope))
    return answer


@delete("/session", status_code=204, summary="Log out of this browser", responses=NOTHING)
async def end_session(request: Asked, context: Dep[Context]) -> Response[None]:
    """A guest who logs out cannot come back."""
    with contextlib.suppress(Refused):  # with or without a valid token: this browser drops its cookie
        proven = await prove(request.scope, context)
        if proven is not None and proven.cookie_age is not None:
            await log_out(context.store, proven.person)
            context.person_changed(proven.person.id)
    return Response(None, status_code=204, cookies=[cookie_for(None, context, request.scope)])


@delete("/sessions", status_code=200, summary="Log out of all other browsers", responses=PROBLEMS)
async def end_all_sessions(request: Asked, context: Dep[Context], owner: Dep[Proven]) -> Response[Me]:
    """Every other cookie of yours ends; this browser gets a new one. Tokens stay."""
    return await known(context, await end_sessions(context.store, owner.person), request)


# Tokens.


@get("/me/tokens", summary="My bots' tokens", responses=PROBLEMS)
async def my_tokens(context: Dep[Context], owner: Dep[Proven]) -> Tokens:
    return Tokens(await list_tokens(context.store, owner.person))


@post("/me/tokens", summary="A token for a bot", responses=PROBLEMS)
async def new_token(data: JSONBody[NewToken], context: Dep[Context], owner: Dep[Proven]) -> TokenMade:
    """The token is shown once. Its holder plays in your name, but cannot change your account."""
    return await make_token(context.store, owner.person, data.label)


@delete("/me/tokens/{token:str}", status_code=204, summary="Drop a token", responses=PROBLEMS)
async def no_token(token: FromPath[str], context: Dep[Context], owner: Dep[Proven]) -> None:
    await drop_token(context.store, owner.person, token)
    context.person_changed(owner.person.id)


# Mutes.


@put("/me/mutes/{muted:str}", status_code=204, summary="Mute a person", responses=PROBLEMS)
async def mute_person(muted: FromPath[str], context: Dep[Context], owner: Dep[Proven]) -> None:
    await mute(context.store, owner.person, muted)


@delete("/me/mutes/{muted:str}", status_code=204, summary="Unmute a person", responses=PROBLEMS)
async def unmute_person(muted: FromPath[str], context: Dep[Context], owner: Dep[Proven]) -> None:
    await unmute(context.store, owner.person, muted)


# Export and deletion.


@get(
    "/me/export",
    summary="All my data",
    responses={
        **PROBLEMS,
        200: ResponseSpec(dict[str, Any], generate_examples=False, description="Everything stored about you."),
    },
)
async def export_me(context: Dep[Context], owner: Dep[Proven]) -> Stream:
    """Everything stored about you, as one JSON document."""
    context.limits.take("exports", owner.person.id)
    document = await export(context.store, owner.person)
    headers = {"content-disposition": 'attachment; filename="wreckfish.json"'}
    return Stream(document, media_type="application/json", headers=headers)


@delete("/me", status_code=204, summary="Forget me", responses=NOTHING)
async def forget_me(
    request: Asked,
    context: Dep[Context],
    owner: Dep[Proven],
    data: JSONBody[Farewell | None] = None,
) -> Response[None]:
    """Delete everything about you, for good; in running games a bot plays on. An account confirms its password."""
    person = owner.person
    if person.login is not None:
        context.limits.take("guesses", person.login)
    await confirm(context.store, person, data.password if data else None)
    await leave_everywhere(context, person.id)
    for table in await delete_account(context.store, person):
        context.tables.heard("table", table)
    context.person_changed(person.id)
    context.statistics.forget(person.id)
    gone = [cookie_for(None, context, request.scope), device_cookie("", context, request.scope)]
    return Response(None, status_code=204, cookies=gone)


router = Router(
    "/api",
    route_handlers=[
        come_in,
        who_am_i,
        change_me,
        make_account,
        new_password,
        begin_session,
        end_session,
        end_all_sessions,
        my_tokens,
        new_token,
        no_token,
        mute_person,
        unmute_person,
        export_me,
        forget_me,
    ],
    tags=["People"],
)

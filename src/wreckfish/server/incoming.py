"""Messages of a socket, read."""

from __future__ import annotations

import msgspec

from wreckfish.server.messages import Verb
from wreckfish.server.values import Refused

LONGEST = 4096  # characters of a message
decoder: msgspec.json.Decoder[Verb] = msgspec.json.Decoder(Verb)


def understood(text: str | None) -> Verb:
    """A message as a verb."""
    if text is None:
        raise Refused("refuse-binary", 422)
    if len(text) > LONGEST:
        raise Refused("refuse-too-long", 413, most=LONGEST)
    try:
        return decoder.decode(text)
    except msgspec.ValidationError as problem:
        raise Refused("refuse-body", 422, reason=str(problem)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refused("refuse-json", 400) from None

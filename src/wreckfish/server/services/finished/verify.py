"""Check a game's deal: the record is read back from its own text, played again, and compared with what was promised.

Who wants to trust nobody compares the promise with the one seen before the game, and runs `wreckfish verify` at home.
"""

from __future__ import annotations

from wreckfish.core.record import Record, Verdict, parse
from wreckfish.core.record import verify as judge
from wreckfish.server.db.store import Store
from wreckfish.server.errors import speaker
from wreckfish.server.finished_messages import Finding, Verified
from wreckfish.server.services.finished.game import read_finished
from wreckfish.server.services.finished.record import record_text


async def verify(store: Store, table: str, language: str) -> Verified:
    game = await read_finished(store, table)
    record = parse(record_text(game))
    verdict = judge(record)
    return Verified(
        table=table,
        sound=verdict.sound,
        legal=verdict.legal,
        complete=verdict.complete,
        fair=verdict.fair,
        promise=record.promise,
        seed=game.row.seed,
        plies=verdict.plies,
        result=verdict.result,
        findings=findings(record, verdict, language),
    )


def findings(record: Record, verdict: Verdict, language: str) -> list[Finding]:
    """A sentence on each of the three, and whether it is good news."""
    say = speaker(language, record.match.game.name, tuple(record.players))
    if verdict.legal:
        legal = say.text("verify-legal", plies=verdict.plies)
    elif verdict.refusal is not None:
        legal = say.say(verdict.refusal)
    else:
        legal = say.text("verify-wrong-result", result=verdict.result, claimed=record.result)
    if verdict.complete:
        complete = say.text("verify-complete", reason=say.text(f"reason-{verdict.result.split()[-1]}"))
    else:
        complete = say.text("verify-not-complete" if verdict.refusal is None else "verify-not-reached")
    fair = say.text("verify-fair" if verdict.fair else "verify-not-fair")
    return [Finding(verdict.legal, legal), Finding(verdict.complete, complete), Finding(verdict.fair, fair)]

"""The second worker: it chooses bots' moves, and finds hints and previews, so that the table never waits for them.

It remembers the game that it saw last, because playing a long game again takes longer here than most decisions.
"""

from __future__ import annotations

import secrets

import msgspec

from wreckfish.bots import advice
from wreckfish.core.chance import from_seed
from wreckfish.core.game import Match
from wreckfish.core.state import State
from wreckfish.local.calls import Job
from wreckfish.server.tables.foresight import foresee
from wreckfish.table.bot_tasks import BotTask, chosen, recall

JOB: msgspec.json.Decoder[Job] = msgspec.json.Decoder(Job)


class Thinker:
    def __init__(self) -> None:
        self.task: BotTask | None = None
        self.match: Match | None = None
        self.state: State | None = None

    def work(self, text: str) -> str:
        """Do a job, given as JSON; returns its result as JSON."""
        job = JOB.decode(text)
        match, state = self.remember(job.task)
        seat = job.task[5]
        match job.work:
            case "move" | "speak":
                found: object = chosen(match, state, job.task, job.work == "speak")
            case "hint":
                found = advice.advise(match.game, state, seat)
            case "preview":
                found = foresee(match, state, seat, job.moves, from_seed(secrets.token_hex(16)), job.first)
        return msgspec.json.encode(found).decode()

    def remember(self, task: BotTask) -> tuple[Match, State]:
        """A task's position; if it continues the last one, only the new moves are played."""
        last = self.task
        same = last is not None and last[:4] == task[:4] and task[4][: len(last[4])] == last[4]
        if last is None or self.match is None or self.state is None or not same:
            self.match, self.state = recall(task)
        else:
            for mover, move in task[4][len(last[4]) :]:
                self.state.apply(mover, move)
        self.task = task
        return self.match, self.state

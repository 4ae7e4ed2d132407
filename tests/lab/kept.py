"""A sink that keeps all batches of a run, and the order in which it was called."""

from __future__ import annotations

from wreckfish.lab.series import Batch, Sums, Trial
from wreckfish.lab.series_run import Sink


class Kept(Sink):
    def __init__(self, keeps_rows: bool = True) -> None:
        super().__init__()
        self.keeps_rows = keeps_rows
        self.batches: list[Batch] = []
        self.calls: list[str] = []

    def begin(self, sums: Sums) -> None:
        self.calls.append("begin")

    def ready(self, trials: tuple[Trial, ...]) -> None:
        self.calls.append("ready")

    def take(self, batch: Batch) -> None:
        self.batches.append(batch)

    def close(self) -> None:
        self.calls.append("close")

"""Warnings go to the browser's console."""

import sys


class Logger:
    def warning(self, text, *values):
        print(text % values if values else text, file=sys.stderr)  # noqa: T201

    error = exception = warning


def getLogger(name=None):  # noqa: N802
    return Logger()

"""Help: one short sentence per command, not cut off in the list of commands."""

from __future__ import annotations

import re

import pytest

from wreckfish.cli.main import COMMANDS, main


def test_the_list_of_commands_has_whole_sentences(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["--help"]) == 0
    listed = dict(re.findall(r"^  (\w+) +([A-Z].*)$", capsys.readouterr().out.partition("Commands:")[2], re.MULTILINE))
    assert list(listed) == list(COMMANDS)
    assert [words for words in listed.values() if not words.endswith(".") or words.endswith("..")] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_is_explained_by_whole_sentences(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help"]) == 0
    for _, words in re.findall(
        r"(?ms)^  (-\S+.*?)  +(\S.*?)(?=^  -|\Z)", capsys.readouterr().out.partition("Options:")[2]
    ):
        sentence = re.sub(r"\s+", " ", re.sub(r"\[[^\]]*\]", "", words)).strip()
        assert sentence.endswith("."), sentence
        assert not re.search(r"\b(if nothing is said|so many|so much|as a rule|and no more|anew|somebody)\b", sentence)

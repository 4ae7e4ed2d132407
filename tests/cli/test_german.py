"""With --lang de, or in a German environment, nothing English comes out of a command: errors, footers, help."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

import msgspec
import pytest

from wreckfish import games
from wreckfish.cli.main import main
from wreckfish.cli.simulate import remarks
from wreckfish.core.game import make_match
from wreckfish.core.registry import find_game, game_names
from wreckfish.lab.simulate import simulate
from wreckfish.lab.wording import Wording

ENGLISH = re.compile(
    r"\b(the|is|are|not|there|cannot|of|with|and|it|that|this|no|must|should|has|have|read|line|seats?|rules?)\b",
    re.IGNORECASE,
)
NAMES = re.compile(r"„.*?“|`.*?`|\S+[./]\S+|--\w+|wreckfish \w+|\w+-[\w-]+")  # what is called so in every language
RECORD = Path(__file__).parents[1] / "playthroughs" / "carcass-3-seats.txt"
BAD = [
    "swim",
    "play whist",
    "play carcass --seats 9",
    "play carcass --seats many",
    "play carcass --seats",
    "play carcass --people -1",
    "play carcass --people 7",
    "play carcass --names A,B",
    "play carcass --names A,A --people 2",
    "play carcass --bots kraken",
    "play carcass --bots sound,sound,sound --seats 3",
    "play carcass dolores",
    "play --sail",
    "play --hull=3",
    "play carcass --option colour=red",
    "play carcass --option colour",
    "play carcass --option variant=red",
    "play carcass --option first=many",
    "play carcass --option first=4",
    "play carcass --option divers=miser",
    "play carcass --option divers=miser,miser,miser",
    "play raiders --option first=5 --seats 2",
    "play dolores --option dealer=5",
    "play dolores --data broken.toml",
    "play wrecked --data missing.toml",
    "play wrecked --data broken.toml",
    "play carcass --data broken.toml",
    "play carcass --data missing.toml",
    "play carcass --data .",
    "play carcass --data bytes",
    "play raiders --data empty.toml",
    "play raiders --data strange.toml",
    "play carcass --save bytes",
    "play carcass --save nowhere/folder",
    "play --resume missing.txt",
    "play --resume broken.toml",
    "play carcass --resume cut.txt",
    "play --resume whole.txt",
    "replay",
    "replay missing.txt",
    "replay broken.toml",
    "replay whole.txt --ply 9999",
    "replay whole.txt --seat 9",
    "replay no-seed.txt",
    "replay odd-seat.txt",
    "replay odd-move.txt",
    "replay refused.txt",
    "replay twice.txt",
    "verify bytes",
    "picture whole.txt",
    "picture whole.txt --output map.svg",
    "rules XX14",
    "rules CC99",
    "rules kein Wort davon",
    "rules --game whist",
    "rules --game carcass DO16",
    "rules --check Anker",
    "simulate carcass --games 0",
    "simulate carcass --option variant",
    "simulate carcass --option variant=none --option variant=none",
    "simulate carcass --until soon",
    "simulate carcass --record -1",
    "simulate carcass --bots random,random --seats 3",
    "simulate carcass --vary loot",
    "simulate carcass --vary loot.squid=1..3",
    "simulate carcass --vary variant=none --vary variant=all-hands",
    "simulate carcass --vary effects.squid_demand=2",
    "simulate carcass --vary effects.squid_demnad=2..3",
    "simulate carcass --option varaint=none",
    "simulate dolores --vary cards=1..3",
    "simulate carcass --vary loot.krill=1..3 --output a.parquet",
    "simulate carcass --output a.csv",
    "simulate carcass --output nowhere/a.parquet",
    "simulate carcass --decisions-every -1",
    "report missing.parquet",
    "report bytes",
    "compare bytes missing.parquet",
]

GAMES = Path(games.__file__).parent
# Every flaw that a game finds in its data file: the game, the change to the shipped file, and the German error.
FLAWED = {
    "flaw-no-suit": ("carcass", r"^knife .*\n", "", "in [loot] fehlt die Sorte knife"),
    "flaw-suit-order": (
        "carcass", r"^net .*$", "net = [2, 3, 4, 4, 6, 7]",
        "in [loot] müssen die Werte von net aufsteigen, und jeder darf nur einmal vorkommen",
    ),
    "flaw-lacks": ("carcass", r"^miser .*\n", "", "in [divers] fehlt miser"),
    "flaw-no-figure": (
        "carcass", ", demand = 4", "", "in [divers] braucht squid-tamer eine Zahl für demand",
    ),
    "flaw-characters": (
        "carcass", r'character = "\w+"', 'character = "vega"',
        "[divers] braucht mindestens 4 verschiedene Figuren, eine für jeden Platz",
    ),
    "flaw-pieces": (
        "raiders", r"\A((?s:.)*?)\[\[bottoms\]\]\ncost .*\ncoins .*\nshells .*\n", r"\1",
        "[[bottoms]] muss 11 Plättchen haben, nicht 10 (WR03)",
    ),
    "flaw-exhibits": (
        "raiders", r"^art-art-art .*\n", "", "[exhibits] muss 52 Karten haben, nicht 51 (WR03)",
    ),
    "flaw-treasure": (
        "raiders", "^art-art-art ", "art-art-jam ",
        "[exhibits] art-art-jam: „jam“ ist kein Schatz; es gibt gems, gold, art, relics",
    ),
    "flaw-treasures": (
        "raiders", "^pedestals = 5", "pedestals = 2",
        ("[exhibits] gems-gems-gems: Eine Ausstellung hat so viele Schätze, wie auf eine Auslage passen, "
         "also 1 bis 2, nicht 3"),
    ),
    "flaw-style": (
        "raiders", r"^(art-art-art .*) }", r'\1, style = "piece" }',
        "[exhibits] art-art-art: Eine Ausstellung mit nur einer Art von Schätzen hat keine Stilbelohnung (WR52)",
    ),
    "flaw-reef": (
        "raiders", r"^(conch|scallop|starfish|plain) .*$", r"\1 = 0", "[reef] braucht wenigstens ein Gewicht über 0",
    ),
    "flaw-cargo": (
        "wrecked", r"^cargo = \[14", "cargo = [15", "cargo muss 30 Plättchen haben, nicht 31 (GW10)",
    ),
    "flaw-skulls": (
        "wrecked", r"^skulls = \[2, 4", "skulls = [2, 2", "skulls nennt ein Feld der Ruhmleiste zweimal (GW62)",
    ),
    "flaw-kraken": (
        "wrecked", r"^\[\[kraken\]\]\nthreat = 12(\n.+)+", "", "[[kraken]] muss 7 Stufen haben, nicht 6 (GW50)",
    ),
    "flaw-no-track": ("wrecked", r"^crew .*\n", "", "[tracks.crew] fehlt (GW71)"),
    "flaw-sticks": (
        "wrecked", "^S = 60", "S = 95", "[sticks] S muss kürzer sein als M und M kürzer als L (GW02)",
    ),
    "flaw-lair": (
        "wrecked", "^kraken = 30", "kraken = 50", "[discs] der Kraken muss auf seine Höhle passen (GW03)",
    ),
    "flaw-on-island": (
        "wrecked", "^fort = 10", "fort = 45", "[discs] Festung und Fracht müssen auf eine Insel passen (GW03)",
    ),
    "flaw-afloat": (
        "wrecked", "^ship = 12", "ship = 45", "[discs] was schwimmt, darf nicht größer sein als eine Insel (GW02)",
    ),
    "flaw-landing": (
        "wrecked", "^island = 40", "island = 80",
        "[discs] ein Schiff, das eine Insel berührt, darf höchstens S von ihrer Festung entfernt sein (GW32)",
    ),
    "flaw-sea": (
        "wrecked", r"1200\]", "500]",
        "sea: 500 mm sind vielleicht zu wenig für die Inseln, auf denen 4 Spieler ihre Festungen bauen (GW13, GW16)",
    ),
    "flaw-ships": ("wrecked", r"^whaler .*\n", "", "[ships] muss 8 Karten haben, nicht 7 (GW70)"),
    "flaw-ship-name": (
        "wrecked", "^whaler ", "Whaler ",
        "[ships] „Whaler“ darf nur aus kleinen Buchstaben von a bis z und Bindestrichen bestehen",
    ),
    "flaw-better-ship": (
        "wrecked", r"^cutter .*hull = 2", "cutter = { hull = 3",
        "[ships] cutter ist in allem mindestens so gut wie man-of-war (GW70)",
    ),
    "flaw-building": (
        "wrecked", "^tavern ", "brewery ",
        ("[buildings] „brewery“ ist kein Gebäude; es gibt tavern, chapel, signal-mast, watchtower, lighthouse, "
         "powder-store, foundry, drydock, warehouse, ropewalk, harbour, museum, town-hall, guildhall, gallows, altar "
         "(GW72)"),
    ),
    "flaw-few-buildings": (
        "wrecked", r"^[a-z-]+ += { cards = 2.*\n", "",
        "[buildings] braucht mindestens 8 verschiedene, nicht 6 (GW72)",
    ),
    "flaw-deck": (
        "wrecked", r"^tavern .*cards = 2", "tavern = { cards = 3",
        "[buildings] muss zusammen 26 Karten haben, nicht 27 (GW10)",
    ),
    "flaw-place": (
        "raiders", r'\A((?s:.)*?)^cost   = \["scallop"\]', r'\1cost = ["pearl"]',
        "der Wert passt nicht, bei `bottoms Nr. 1.cost Nr. 1`; erlaubt ist eines von conch, scallop, starfish",
    ),
}  # fmt: skip


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with files that are not what they should be."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    whole = RECORD.read_text("utf-8")
    Path("whole.txt").write_text(whole, "utf-8")
    Path("no-seed.txt").write_text(re.sub(r"Seed: .*\n", "", whole), "utf-8")
    Path("twice.txt").write_text(whole.replace("Seats: 3", "Seats: 3\nSeats: 3"), "utf-8")
    Path("odd-seat.txt").write_text(f"{whole}9: dive\n", "utf-8")
    Path("odd-move.txt").write_text(f"{whole}1: swim\n", "utf-8")
    Path("refused.txt").write_text(f"{whole}1: dive\n", "utf-8")
    Path("broken.toml").write_text("[loot", "utf-8")
    Path("empty.toml").write_text("", "utf-8")
    Path("strange.toml").write_text("sails = 3", "utf-8")
    Path("bytes").write_bytes(b"\xff\xfe\x00")


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize("typed", BAD)
def test_an_error_is_a_german_sentence(typed: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*typed.split(), "--lang", "de"]) == 2
    sentence = capsys.readouterr().err
    assert sentence.startswith("wreckfish: ")
    assert sentence.count("\n") == 1
    assert not ENGLISH.findall(NAMES.sub("", sentence)), sentence


@pytest.mark.parametrize("flaw", FLAWED)
def test_a_flaw_in_a_data_file_is_reported_in_german(
    flaw: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game, pattern, by, sentence = FLAWED[flaw]
    shipped = (GAMES / game / "data" / "standard.toml").read_text("utf-8")
    monkeypatch.chdir(tmp_path)
    Path("mine.toml").write_text(re.sub(pattern, by, shipped, flags=re.MULTILINE), "utf-8")
    assert main(["play", game, "--data", "mine.toml", "--lang", "de"]) == 2
    assert capsys.readouterr().err == f"wreckfish: Die Datendatei mine.toml stimmt nicht: {sentence}.\n"


def test_every_flaw_that_a_game_finds_is_tested() -> None:
    sources = [path.read_text("utf-8") for path in GAMES.glob("*/components.py")]
    found = {flaw for source in sources for flaw in re.findall(r'"(flaw-[a-z-]+)"', source)}
    assert found == FLAWED.keys() - {"flaw-place"}  # which is found for every game alike


@pytest.mark.usefixtures("files")
def test_a_german_environment_is_enough(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert main(["tournament"]) == 2
    assert capsys.readouterr().err == "wreckfish: Nenne ein Spiel oder miss mit --ladder alle.\n"
    assert main(["rules", "CC99", "--lang=en"]) == 2
    assert capsys.readouterr().err.startswith("wreckfish: There is no rule CC99.")


@pytest.mark.seconds
@pytest.mark.parametrize("typed", ["rules", "rules CC14", "rules DO01", "rules --check"])
def test_nothing_english_stands_below_the_german_rules(typed: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*typed.split(), "--lang", "de"]) == 0
    lines = [line for line in capsys.readouterr().out.splitlines() if "tests/" not in line]
    assert not [line for line in lines if re.search(r"\b(the|whole|ruling|house|have|is|where)\b", line)]


# ---- Simulations --------------------------------------------------------------------------------------------------


def test_a_simulation_speaks_german_and_fits_a_narrow_screen(capsys: pytest.CaptureFixture[str]) -> None:
    asked = "simulate dolores --bots greedy,random,random --games 4 --seed storm --jobs 1 --lang de"
    assert main(asked.split()) == 0
    printed = capsys.readouterr().out
    headings = ["Platz", "Bot", "Siege", "Siegquote", "95-%-Intervall", "Ø Punkte", "Streuung"]
    assert printed.splitlines()[0].rstrip() == "Dolores, 4 Spiele"
    assert [cell.strip() for cell in printed.splitlines()[2].strip("┃").split("┃")] == headings
    assert re.search(r"│ +1 │ gierig +│ +\d,\d │ +\d+,\d % │ +\d+,\d – \d+,\d % │ +\d+,\d\d │ +\d+,\d\d │\n", printed)
    flowing = " ".join(printed.split())
    assert re.search(r"Ein Spiel hatte im Mittel \d+,\d Entscheidungen in \d+,\d Zügen\. So endeten sie: „", flowing)
    assert re.search(r"Punkte der Sieger: .*\d,\d %\. 4 Spiele sind wenig: ", flowing)
    assert re.search(r"[\d.]+ Spiele/s\. Dieselben noch einmal: --seed \w{32}$", flowing)
    assert not ENGLISH.findall(NAMES.sub("", printed))


def test_the_games_not_simulated_are_reported_in_german() -> None:
    game = find_game("carcass")
    whole = simulate(make_match(game, 2), ["random", "random"], 2, "storm")
    for asked, sentence in (
        (3, "Abgebrochen: 1 von 3 Spielen wurde nicht gespielt."),
        (2002, "Abgebrochen: 2.000 von 2.002 Spielen wurden nicht gespielt."),
    ):
        *_, last = remarks(msgspec.structs.replace(whole, games_asked=asked), Wording("de", game))
        assert last == sentence


def test_compared_values_are_named_in_german(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    vary = "simulate carcass --seats 2 --games 3 --seed storm --jobs 1 --vary effects.squid_demand=1..2 --lang de"
    assert main([*vary.split(), "--output", str(tmp_path / "squid.parquet")]) == 0
    first, second, *_ = capsys.readouterr().out.splitlines()
    for value, line in enumerate((first, second), start=1):
        found = rf"effects\.squid_demand = {value}: 3 Spiele, Siegquoten \d+,\d %, \d+,\d %"
        assert re.fullmatch(found, line)


# ---- Help ---------------------------------------------------------------------------------------------------------


@pytest.mark.seconds
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", game_names())
def test_the_example_in_help_is_a_move_of_the_game_at_hand(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What help shows is typed, and it is a move: the game goes on."""

    def shown_by(*lines: str) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(["play", game, "--seats", "2", "--people", "2", "--seed", "help", "--lang", language]) == 2
        return capsys.readouterr().out

    (example,) = re.findall(r"^(?:MOVE|ZUG) .*[“„](.+?)[”“]$", shown_by("", "", "h"), re.MULTILINE)
    assert example == example.lower()
    typed = shown_by("", "", example)
    assert typed.rpartition(f"> {example}")[2].lstrip().startswith("───"), "a refusal shows no new table"
    assert "not a choice" not in typed
    assert "nicht zur Wahl" not in typed

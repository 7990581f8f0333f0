"""docs/texts.md: each of the 78 demands of the five texts has commands that print what is shown
there and nothing else does, and tests that are there."""

import os
import re
import subprocess
import tempfile
import unittest
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ["ARBITER"]).resolve()
DEMANDS = 78
TEXTS = "AWFLU"


@dataclass
class Demand:
    number: int
    texts: list[str]
    shown: list[tuple[str, str]]
    """Each command, and what it prints, with … for what is left out."""
    tests: list[str]


@cache
def demands() -> list[Demand]:
    text = (ROOT / "docs/texts.md").read_text()
    parts = re.split(r"^### (\d+)\. .* \[(.*)\]\n", text, flags=re.MULTILINE)
    return [Demand(int(number), texts.split(), shown_in(part), tests_in(part))
            for number, texts, part in zip(parts[1::3], parts[2::3], parts[3::3])]


def shown_in(part: str) -> list[tuple[str, str]]:
    blocks = "".join(re.findall(r"```console\n(.*?)```", part, re.DOTALL))
    pieces = re.split(r"^\$ (.*)\n", blocks, flags=re.MULTILINE)
    return list(zip(pieces[1::2], pieces[2::2]))


def tests_in(part: str) -> list[str]:
    held = re.search(r"^Held by (.*)$", part, re.MULTILINE)
    return re.findall(r"`([^`]+)`", held[1]) if held else []


def printed_by(commands: list[str]) -> list[str]:
    """By one after the other, in a folder of their own; every line ends in LF."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {"PATH": f"{PROGRAM.parent}:/usr/bin:/bin", "XDG_DATA_HOME": folder,
                       "LC_ALL": "C.UTF-8"}
        ran = (subprocess.run(["bash", "-c", command], cwd=folder, env=os.environ | environment,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              stdin=subprocess.DEVNULL, check=False) for command in commands)
        return [one.stdout.decode().replace("\r\n", "\n") for one in ran]


@cache
def printed() -> list[list[str]]:
    """What the commands of each demand print."""
    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(lambda demand: printed_by([command for command, _ in demand.shown]),
                             demands()))


def pattern_of(shown: str) -> re.Pattern:
    """A line of … alone stands for any lines, … within a line for any text of it."""
    lines = (r"(?:.*\n)*?" if line == "…" else re.escape(line).replace("…", ".*?") + r"(?:\n|\Z)"
             for line in shown.rstrip("\n").split("\n"))
    return re.compile("".join(lines) + r"\n*")


def is_there(test: str) -> bool:
    """"Suite.name" of the unit tests, "file: name" of the sessions and of the page."""
    if ": " in test:
        file, name = test.split(": ", 1)
        if file.endswith(".ts"):
            return f'test("{name}"' in (ROOT / "web/e2e" / file).read_text()
        return f"def {name}(" in (ROOT / "tests/session" / file).read_text()
    return test in unit_tests()


@cache
def unit_tests() -> set[str]:
    text = "\n".join(path.read_text() for path in ROOT.glob("tests/**/*_test.cpp"))
    return {f"{suite}.{name}"
            for suite, name in re.findall(r"^TEST(?:_F)?\((\w+),\s*(\w+)\)", text, re.MULTILINE)}


class TextsDocument(unittest.TestCase):
    def test_has_every_demand_in_order_and_its_texts(self):
        self.assertEqual([demand.number for demand in demands()], list(range(1, DEMANDS + 1)))
        for demand in demands():
            with self.subTest(number=demand.number):
                self.assertTrue(demand.texts)
                self.assertTrue(demand.texts == ["all"] or
                                all(text.strip("()") in TEXTS for text in demand.texts))

    def test_each_command_prints_what_is_shown(self):
        for demand, texts in zip(demands(), printed()):
            self.assertTrue(demand.shown, demand.number)
            for (command, shown), text in zip(demand.shown, texts):
                with self.subTest(number=demand.number, command=command):
                    self.assertRegex(shown, r"[^…\s]")
                    self.assertTrue(pattern_of(shown).fullmatch(text), f"{shown}\n---\n{text}")

    def test_no_other_command_prints_what_is_shown(self):
        """Or the same would be shown although the rule were broken."""
        outputs = {command: text for demand, texts in zip(demands(), printed())
                   for (command, _), text in zip(demand.shown, texts)}
        for demand in demands():
            for command, shown in demand.shown:
                pattern = pattern_of(shown)
                others = [other for other, text in outputs.items()
                          if other != command and pattern.fullmatch(text)]
                with self.subTest(number=demand.number, command=command):
                    self.assertEqual(others, [])

    def test_each_test_is_there(self):
        for demand in demands():
            self.assertTrue(demand.tests, demand.number)
            for test in demand.tests:
                with self.subTest(number=demand.number, test=test):
                    self.assertTrue(is_there(test))


if __name__ == "__main__":
    unittest.main()

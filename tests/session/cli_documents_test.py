"""docs/cli.md shows what the program prints, and names every word of the schemas."""

import json
import os
import re
import subprocess
import unittest
from pathlib import Path

from command_line import ARBITER, DOCS, run

TEXT = (DOCS / "cli.md").read_text()


def shown_commands() -> list[tuple[str, str]]:
    """(command line, what it prints) for every `$ ...` in a console block."""
    blocks = "".join(re.findall(r"```console\n(.*?)```", TEXT, re.DOTALL))
    parts = re.split(r"^\$ (.*)\n", blocks, flags=re.MULTILINE)
    return list(zip(parts[1::2], parts[2::2]))


def words_of_tables() -> set[str]:
    """The words in the first column of the tables."""
    cells = re.findall(r"^\| ([^|]*) \|", TEXT, re.MULTILINE)
    return {word for cell in cells for word in re.findall(r"`([\w-]+)`", cell)}


def section(command: str) -> str:
    return re.search(rf"^## arbiter {command}\n(.*?)(?=^## |\Z)", TEXT,
                     re.DOTALL | re.MULTILINE)[1]


def words_of(schema) -> set[str]:
    """Every word that an enum of a schema allows."""
    if isinstance(schema, dict):
        return set(schema.get("enum", [])).union(*map(words_of, schema.values()))
    return set().union(*map(words_of, schema)) if isinstance(schema, list) else set()


class Documents(unittest.TestCase):
    def test_each_command_prints_what_is_shown(self):
        environment = os.environ | {"PATH": f"{Path(ARBITER).parent}:/usr/bin:/bin"}
        commands = shown_commands()
        self.assertGreater(len(commands), 15)
        for command, printed in commands:
            with self.subTest(command=command):
                done = subprocess.run(command, shell=True, env=environment, text=True,
                                      stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                      stdin=subprocess.DEVNULL, check=False)
                self.assertEqual(done.stdout, printed)

    def test_every_word_of_the_schemas_is_defined(self):
        defined = words_of_tables()
        for path in sorted(DOCS.glob("schemas/*.json")):
            words = words_of(json.loads(path.read_text()))
            words -= {"1-0", "0-1", "1/2-1/2", "0-0"}  # defined in a sentence
            with self.subTest(schema=path.name):
                self.assertEqual(words - defined - {"fen", "moves", "rules"}, set())

    def test_every_command_and_option_is_described(self):
        listed = run("help").split("Subcommands:\n")[1]
        commands = set(re.findall(r"^  (\w+)", listed, re.MULTILINE)) - {"help"}
        self.assertEqual(commands, set(re.findall(r"^## arbiter (\w+)$", TEXT, re.MULTILINE)))
        for command in sorted(commands):
            help_text = run("help", command)
            own = re.findall(r"^  (\w+)", help_text.partition("Subcommands:\n")[2], re.MULTILINE)
            for text in [help_text, *(run("help", command, name) for name in own)]:
                for option in re.findall(r"^  (--[\w-]+)", text, re.MULTILINE):
                    with self.subTest(command=command, option=option):
                        self.assertIn(option, section(command))


if __name__ == "__main__":
    unittest.main()

"""docs/texts.md: each of the 78 demands of the five texts has a command that shows it, which prints
what is said there, and a test that is there."""

import os
import re
import subprocess
import tempfile
import unittest
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ["ARBITER"]).resolve()
DEMANDS = 78


def rows() -> list[dict[str, str]]:
    """The table; what is code is without its backticks and with plain bars."""
    found = []
    for line in (ROOT / "docs/texts.md").read_text().splitlines():
        if re.match(r"\| \d", line):
            cells = [cell.strip().strip("`").replace("\\|", "|")
                     for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
            found.append(dict(zip(["number", "demand", "texts", "command", "prints", "test"],
                                  cells)))
    return found


def printed_by(command: str) -> str:
    """In a folder of its own, with blanks for tabs."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {"PATH": f"{PROGRAM.parent}:/usr/bin:/bin", "XDG_DATA_HOME": folder,
                       "LC_ALL": "C.UTF-8"}
        ran = subprocess.run(["bash", "-c", command], cwd=folder, env=os.environ | environment,
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                             stdin=subprocess.DEVNULL, check=False)
    return ran.stdout.decode().replace("\t", " ")


def is_there(test: str) -> bool:
    """"Suite.name" of the unit tests, "file.py: name" of the sessions."""
    if ": " in test:
        file, name = test.split(": ")
        return f"def {name}(" in (ROOT / "tests/session" / file).read_text()
    suite, name = test.split(".")
    pattern = re.compile(rf"^TEST(?:_F)?\({suite},\s*{name}\)", re.MULTILINE)
    return any(pattern.search(path.read_text()) for path in ROOT.glob("tests/**/*_test.cpp"))


class TextsDocument(unittest.TestCase):
    def test_has_every_demand_in_order(self):
        self.assertEqual([row["number"] for row in rows()],
                         [str(number + 1) for number in range(DEMANDS)])

    def test_each_command_prints_what_is_said(self):
        demands = rows()
        with ThreadPoolExecutor(2) as pool:
            printed = pool.map(lambda row: printed_by(row["command"]), demands)
        for row, text in zip(demands, printed):
            with self.subTest(number=row["number"], command=row["command"]):
                self.assertTrue(row["prints"])
                self.assertIn(row["prints"], text)

    def test_each_test_is_there(self):
        for row in rows():
            with self.subTest(number=row["number"], test=row["test"]):
                self.assertTrue(is_there(row["test"]))


if __name__ == "__main__":
    unittest.main()

"""A short run of what fits the evaluation's weights to games of the engine against itself."""

import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = Path(os.environ["ARBITER_BUILD"])
TABLE = ROOT / "arbiter/engine/evaluation/tuned_weights.hpp"


def weights(text: str) -> list[tuple[int, int]]:
    return [(int(middle), int(end)) for middle, end in re.findall(r"\{(-?\d+), (-?\d+)\}", text)]


class Tuning(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = Path(scratch.name)

    def tune(self, *arguments):
        return subprocess.run(
            [sys.executable, "-B", ROOT / "tools/tune_evaluation.py", "--programs", BUILD,
             "--folder", self.folder / "games", "--table", self.folder / "table.hpp",
             "--nodes", "60", "--games", "3", "--part", "2", "--passes", "1", *arguments],
            capture_output=True, text=True, check=False)

    def test_goes_from_games_to_a_table_that_differs_little_from_the_one_before(self):
        done = self.tune()
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertRegex(done.stderr, r"positions, 0 held out; scores on a scale of \d+ centipawns")
        table = (self.folder / "table.hpp").read_text()
        before = TABLE.read_text()
        self.assertEqual(re.sub(r"(?m)^    (//.*|\{.*)$", "", table).split(),
                         re.sub(r"(?m)^    (//.*|\{.*)$", "", before).split())
        self.assertEqual(len(weights(table)), len(weights(before)))
        for new, old in zip(weights(table), weights(before)):
            self.assertLessEqual(abs(new[0] - old[0]) + abs(new[1] - old[1]), 4)

    def test_parts_that_were_played_are_not_played_again_and_are_always_alike(self):
        self.tune()
        files = sorted((self.folder / "games").iterdir())
        self.assertEqual([file.name for file in files],
                         ["60_nodes_1_games_2.epd", "60_nodes_2_games_1.epd"])
        played = files[0].read_bytes()
        self.assertRegex(played.decode().splitlines()[0],
                         r'^\S+ [wb] \S+ \S+ ce -?\d+; c9 "(1-0|0-1|1/2-1/2)";$')
        changed = files[1].read_bytes() + b"no position\n"
        files[0].unlink()
        files[1].write_bytes(changed)
        done = self.tune()
        self.assertIn("1 lines passed over", done.stderr)
        self.assertEqual(files[0].read_bytes(), played)
        self.assertEqual(files[1].read_bytes(), changed)

    def test_what_cannot_be_asked_for_is_refused(self):
        self.assertEqual(self.tune("--games", "0").returncode, 2)
        program = BUILD / "tuning_self_play"
        for arguments in ([], ["1", "2"], ["1", "0", "1"], ["1", "x", "1"]):
            refused = subprocess.run([program, *arguments], capture_output=True, check=False)
            self.assertEqual((refused.returncode, refused.stdout), (2, b""))
        missing = subprocess.run([BUILD / "tuning_fit_weights", "1", self.folder / "none"],
                                 capture_output=True, check=False)
        self.assertEqual((missing.returncode, missing.stdout), (1, b""))


if __name__ == "__main__":
    unittest.main()

"""Each move in every notation and language read back: a little of `script/bench notations`."""

import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from command_line import SHARED_DATA

NOTATIONS = os.environ["ARBITER_NOTATIONS"]
SCRIPT = Path(__file__).resolve().parents[2] / "bench/notations.py"

POSITIONS = """\
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1
rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3
1n2k3/P1P5/8/8/8/8/p1p5/1N2K3 w - - 0 1
6k1/8/8/8/1Q2N1N1/8/1Q1N3N/K7 w - - 0 1
1r1k3r/8/8/8/8/8/8/1R1K3R w HBhb - 0 1
"""


def numbers(report: str) -> dict[str, int]:
    return {line.split()[0]: int(line.split()[1]) for line in report.splitlines()}


class Notations(unittest.TestCase):
    def test_each_legal_move_of_positions_is_the_same_when_it_is_read_again(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "positions.txt")
            file.write_text(POSITIONS)
            run = subprocess.run([NOTATIONS, "positions", file, "1", "5"], capture_output=True,
                                 text=True, check=False)
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        told = numbers(run.stdout)
        self.assertEqual(told["positions"], 5)
        self.assertEqual(told["wrong"], 0)
        self.assertGreater(told["moves"], 100)
        self.assertEqual(told["iccf"], told["moves"])

    def test_the_long_run_counts_what_it_did_and_goes_on_where_it_was(self):
        if not SHARED_DATA.is_dir():
            self.skipTest("no shared data")
        with tempfile.TemporaryDirectory() as folder:
            command = [sys.executable, "-B", str(SCRIPT), "--games", "10", "--positions", "20",
                       "--data", str(SHARED_DATA), "--folder", folder]
            environment = dict(os.environ, BENCH=NOTATIONS)
            first = subprocess.run(command, env=environment, capture_output=True, text=True,
                                   check=False)
            self.assertEqual((first.returncode, first.stderr), (0, ""))
            told = numbers(first.stdout)
            self.assertEqual((told["games"], told["positions"], told["wrong"]), (10, 20, 0))
            kept = Path(folder, "done.json").stat().st_mtime_ns
            again = subprocess.run(command, env=environment, capture_output=True, text=True,
                                   check=False)
            self.assertEqual(again.stdout, first.stdout)
            self.assertEqual(Path(folder, "done.json").stat().st_mtime_ns, kept)

    def test_it_says_what_it_needs(self):
        for arguments in ([], ["games", "nowhere.pgn", "0", "1"], ["games", "x", "0", "-1"]):
            run = subprocess.run([NOTATIONS, *arguments], capture_output=True, text=True,
                                 check=False)
            self.assertEqual(run.returncode, 2)
            self.assertIn("bench_notations", run.stderr)


if __name__ == "__main__":
    unittest.main()

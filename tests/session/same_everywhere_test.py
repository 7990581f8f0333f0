"""The same search and the same choices on every machine, by every compiler, whatever instructions.

The figures change with the search and with the levels: whoever changes those writes the new ones
here and quotes the nodes in his commit. script/test runs this with the tests' build, which any
machine could run, and with the release, which has this machine's instructions.
"""

import re
import subprocess
import unittest

from command_line import ARBITER, run

NODES_TO_DEPTH_8 = 162814

# Behind the openings that people play, with what to take and to overlook; an ending; a lone king.
POSITIONS = ("r1bq1rk1/pp2bppp/2n1pn2/2pp4/2PP4/1PN1PN2/PB3PPP/R2QKB1R w KQ - 0 8",
             "2kr3r/ppp2ppp/2n5/2b1q3/4P1b1/2N2N2/PPP2PPP/R1BQR1K1 b - - 3 12",
             "8/5pk1/6p1/3R4/1p3P1P/1P4PK/r7/8 w - - 1 41",
             "8/8/4k3/8/8/2QK4/8/8 w - - 0 60")

# What each level plays there with the seed 7, and how many positions it looked at.
CHOICES = {
    1: [("f1d3", 1952), ("g4f3", 1967), ("d5d4", 427), ("c3c6", 6000)],
    2: [("d4c5", 1952), ("d8d1", 1967), ("d5b5", 427), ("c3c6", 6000)],
    3: [("d4c5", 15261), ("d8d1", 6365), ("d5b5", 4755), ("d3d4", 30000)],
    4: [("a2a4", 15261), ("d8d1", 6365), ("d5b5", 4755), ("d3e4", 50000)],
    5: [("d4c5", 60000), ("d8d1", 24712), ("d5b5", 19180), ("d3e4", 60000)],
    6: [("f1e2", 140000), ("d8d1", 95322), ("d5b5", 42889), ("d3e4", 140000)],
    7: [("f1e2", 190000), ("d8d1", 190000), ("d5b5", 190000), ("d3e4", 190000)],
    8: [("f1e2", 65000), ("d8d1", 65000), ("d5d4", 65000), ("d3e4", 65000)],
    9: [("c4d5", 230000), ("d8d1", 230000), ("d5d4", 230000), ("d3e4", 230000)],
}


def choices(level: int, threads: int = 1) -> list[tuple[str, int]]:
    found, nodes = [], 0
    with subprocess.Popen([ARBITER, "uci"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                          text=True, bufsize=1) as engine:
        engine.stdin.write(f"setoption name Threads value {threads}\n"
                           f"setoption name Seed value 7\nsetoption name Level value {level}\n")
        for fen in POSITIONS:
            engine.stdin.write(f"position fen {fen}\ngo\n")
            for line in engine.stdout:
                if count := re.search(r" nodes (\d+) ", line):
                    nodes = int(count[1])
                if best := re.match(r"bestmove (\S+)", line):
                    found.append((best[1], nodes))
                    break
        engine.stdin.write("quit\n")
    return found


class SameEverywhere(unittest.TestCase):
    maxDiff = None

    def test_the_search_looks_at_the_nodes_that_stand_here(self):
        told = run("bench", "search", "--depth", "8")
        self.assertEqual(int(re.match(r"search: (\d+) nodes\n", told)[1]), NODES_TO_DEPTH_8)

    def test_each_level_plays_what_stands_here(self):
        self.assertEqual({level: choices(level) for level in range(1, 10)}, CHOICES)

    def test_threads_change_nothing(self):
        for level in (3, 8):
            self.assertEqual(choices(level, threads=4), choices(level))


if __name__ == "__main__":
    unittest.main()

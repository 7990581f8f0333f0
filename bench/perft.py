#!/usr/bin/env python3
"""Perft of this program against that of stockfish, one thread each.

Usage: perft.py [RUNS], by default 5. The program is found in ARBITER, stockfish in the PATH or
where Debian has it. The programs take turns, so that whatever else the machine does falls on all
alike. Printed are the medians of the processor time less that of depth 1, and how many times faster
than stockfish that is.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from statistics import median

ARBITER = os.environ["ARBITER"]
STOCKFISH = shutil.which("stockfish", path=os.environ["PATH"] + ":/usr/games")

POSITIONS = {
    "start": ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6),
    "kiwipete": ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5),
    "position 3": ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7),
}
# A start is short, and some take three times as long as most: so many of them for every run.
START_UPS = 5
NODES = re.compile(r"^(?:nodes|Nodes searched:) (\d+)$", re.MULTILINE)


def give_up(why: str) -> None:
    print(f"arbiter: bench: {why}", file=sys.stderr)
    sys.exit(2)


def processor_time(command: list[str], typed: str = "") -> tuple[float, int | None]:
    """(seconds, the nodes that it printed)."""
    with tempfile.TemporaryFile("w+") as script, tempfile.TemporaryFile("w+") as printed:
        script.write(typed)
        script.seek(0)
        program = subprocess.Popen(command, stdin=script, stdout=printed)
        _, status, used = os.wait4(program.pid, 0)
        program.returncode = os.waitstatus_to_exitcode(status)
        if program.returncode != 0:
            give_up(f"{' '.join(command)}: ended with {program.returncode}")
        printed.seek(0)
        found = NODES.search(printed.read())
    return used.ru_utime + used.ru_stime, int(found[1]) if found else None


def stockfish(fen: str, depth: int) -> tuple[float, int | None]:
    return processor_time([STOCKFISH], f"position fen {fen}\ngo perft {depth}\nquit\n")


def counting(fen: str, depth: int) -> tuple[float, int | None]:
    return processor_time([ARBITER, "perft", "--fen", fen, str(depth)])


def listing(fen: str, depth: int) -> tuple[float, int | None]:
    return processor_time([ARBITER, "perft", "--list", "--fen", fen, str(depth)])


WAYS = {"stockfish": stockfish, "counting": counting, "listing": listing}


def measure(fen: str, depth: int, runs: int) -> tuple[dict[str, float], int]:
    """(median of each way less its start-up, the nodes on which they agree)."""
    times = {name: [] for name in WAYS}
    start_ups = {name: [] for name in WAYS}
    counts = set()
    for _ in range(runs):
        for name, way in WAYS.items():
            start_ups[name] += [way(fen, 1)[0] for _ in range(START_UPS)]
            seconds, nodes = way(fen, depth)
            times[name].append(seconds)
            counts.add(nodes)
    if len(counts) != 1 or None in counts:
        give_up(f"{fen}: the counts differ: {counts}")
    return {name: median(times[name]) - median(start_ups[name]) for name in WAYS}, counts.pop()


def main(runs: int) -> None:
    if STOCKFISH is None:
        give_up("stockfish: it is not installed")
    print(f"{'position':<12}{'depth':>5}{'nodes':>12}{'stockfish':>12}{'counting':>10}{'times':>7}"
          f"{'listing':>10}{'times':>7}")
    for name, (fen, depth) in POSITIONS.items():
        times, nodes = measure(fen, depth, runs)
        base = times["stockfish"]
        line = f"{name:<12}{depth:>5}{nodes:>12}{base:>10.3f} s"
        for way in ("counting", "listing"):
            line += f"{times[way]:>8.3f} s{base / times[way]:>7.2f}"
        print(line, flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)

#!/usr/bin/env python3
"""Reading PGN against Debian's pgn-extract, one thread each.

Usage: pgn.py [--runs N] [--data DIR]

DIR (../shared/data/pgn unless said otherwise) holds the games: medium/lichess_players,
masters_players and tcec_standard_stripped, unpacked here with zstd, each several times in a row, so
that the start of a program does not count: sixteen times for ours, and four times for the slower
pgn-extract, because the kernel divides a short run between user and system only roughly. The
programs take turns, so that whatever else the machine does falls on all alike. Printed are the
medians of the user time, and how many times faster than `pgn-extract -r`, which plays every move,
each of ours reads a byte: cutting into tokens, playing every move, and `arbiter check`. Then, of
all files together, what two threads of `arbiter check` do in the time in which two of its processes
do as much each: 1 is all of it.
"""

import argparse
import os
import resource
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from statistics import median

import perft

ROOT = Path(__file__).resolve().parent.parent
# Debian has it among the games.
PGN_EXTRACT = shutil.which("pgn-extract", path=os.environ["PATH"] + ":/usr/games")
FILES = ["lichess_players", "masters_players", "tcec_standard_stripped"]
REPETITIONS = 16
PEER_REPETITIONS = 4


def unpack(data: Path, name: str, folder: Path) -> tuple[Path, Path]:
    """The games for ours and for the peer."""
    packed = data / f"medium/{name}.pgn.zst"
    if not packed.is_file():
        perft.give_up(f"{packed}: no such file; --data names the games")
    once = subprocess.run(["zstd", "-dqc", packed], check=True, stdout=subprocess.PIPE).stdout
    ours, peers = folder / f"{name}.pgn", folder / f"{name}_peer.pgn"
    ours.write_bytes(once * REPETITIONS)
    peers.write_bytes(once * PEER_REPETITIONS)
    return ours, peers


def user_time(command: list[str], allowed: tuple[int, ...] = (0,)) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                          check=False)
    if done.returncode not in allowed:
        perft.give_up(f"{' '.join(map(str, command))}: ended with {done.returncode}")
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


def wall_time(commands: list[list]) -> float:
    """How long they take beside each other."""
    began = time.monotonic()
    running = [subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
               for command in commands]
    for process in running:
        process.wait()
    return time.monotonic() - began


def threads_against_processes(check: list, files: list[Path], runs: int) -> float:
    ratios = []
    for _ in range(runs):
        threads = wall_time([[*check, "--threads", "2", *files]])
        processes = wall_time([[*check, *files]] * 2)
        ratios.append(processes / (2 * threads))
    return median(ratios)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared/data/pgn")
    options = parser.parse_args()
    for program, found in (("pgn-extract", PGN_EXTRACT), ("zstd", shutil.which("zstd"))):
        if not found:
            perft.give_up(f"{program} is not installed")
    bench = os.environ["BENCH"]
    with tempfile.TemporaryDirectory() as folder:
        for name in FILES:
            ours, peers = unpack(options.data, name, Path(folder))
            commands = {"pgn-extract -r": [PGN_EXTRACT, "-r", peers],
                        "tokens": [bench, "tokens", ours],
                        "replay": [bench, "replay", ours],
                        "check": [os.environ["ARBITER"], "check", ours]}
            times: dict[str, list[float]] = {what: [] for what in commands}
            for _ in range(options.runs):
                for what, command in commands.items():
                    times[what].append(user_time(command, (0, 1)))
            print(name)
            speeds = {what: commands[what][2].stat().st_size / 1e6 / median(runs)
                      for what, runs in times.items()}
            for what, speed in speeds.items():
                ratio = speed / speeds["pgn-extract -r"]
                print(f"  {what:16}{median(times[what]):8.3f} s{speed:9.1f} MB/s{ratio:8.2f} x")
        files = [Path(folder) / f"{name}.pgn" for name in FILES]
        ratio = threads_against_processes([os.environ["ARBITER"], "check"], files, options.runs)
        print(f"two threads against two processes {ratio:.2f}")


if __name__ == "__main__":
    main()

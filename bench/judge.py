#!/usr/bin/env python3
"""How many plies a second arbiter judge --json follows on one thread, all claims included.

Usage: judge.py [--runs N] [--data DIR]

DIR (../shared/data/pgn unless said otherwise) holds games; those of small/*.pgn, and of
medium/lichess_players.pgn.zst where zstd is there to unpack it. The time is that of the whole
process, which reads the records from a file and writes its answers to one, as a multiple of the
nodes that stockfish counts in the same time in perft from the initial position.
"""

import argparse
import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from statistics import median

import perft

ROOT = Path(__file__).resolve().parent.parent


def texts_of_games(data: Path) -> bytes:
    texts = [path.read_bytes() for path in sorted((data / "small").glob("*.pgn"))]
    large = data / "medium/lichess_players.pgn.zst"
    if shutil.which("zstd") and large.is_file():
        texts.append(subprocess.run(["zstd", "-dc", large], capture_output=True,
                                    check=True).stdout)
    return b"\n\n".join(texts)


def judged(records: bytes) -> float:
    with tempfile.TemporaryFile() as asked, tempfile.TemporaryFile() as answered:
        asked.write(records)
        asked.seek(0)
        begin = time.monotonic()
        done = subprocess.run([os.environ["ARBITER"], "judge", "--json", "-"], stdin=asked,
                              stdout=answered, check=False)
        seconds = time.monotonic() - begin
    if done.returncode not in (0, 1):
        perft.give_up(f"arbiter judge ended with {done.returncode}")
    return seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared/data/pgn")
    options = parser.parse_args()
    if not options.data.is_dir():
        perft.give_up(f"{options.data}: no such folder; --data names the games")
    records = subprocess.run([os.environ["BENCH"]], input=texts_of_games(options.data),
                             capture_output=True, check=True).stdout
    games = records.count(b"\n")
    plies = records.count(b'"') // 2 - 3 * games
    times, nodes = perft.measure(*perft.POSITIONS["start"], options.runs)
    node = times["stockfish"] / nodes
    seconds = median(judged(records) for _ in range(options.runs))
    print(f"games                  {games}")
    print(f"plies                  {plies}")
    print(f"stockfish perft node   {node * 1e9:.2f} ns")
    print(f"judge --json           {plies / seconds:,.0f} plies/s, a ply is "
          f"{seconds / plies / node:.0f} perft nodes")


if __name__ == "__main__":
    main()

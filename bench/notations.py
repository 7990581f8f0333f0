#!/usr/bin/env python3
"""Every move of many games, and every legal move of many positions, in every notation and language.

Usage: notations.py [--games N] [--positions N] [--data DIR] [--folder DIR]

Each move is written in each notation and language and read back, as bench_notations does, which
this finds in BENCH. The games (20,000 unless said otherwise) are those of DIR/pgn/medium, unpacked
with zstd, the positions all of DIR/rules/valid.sfens; DIR is ../shared/data unless said otherwise.
Works in parts, one a processor at a time. What is done is kept in the folder (build/notations
unless said otherwise), so that it can be stopped and goes on where it was; another program begins
anew. The table tells, for each notation, how many texts were the same move again and how many the
reader called ambiguous. Exits with 1 where any text was another move or none: those are printed.
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# The larger files first take what they have, up to these shares of all games.
COLLECTIONS = {"masters_players": 0.5, "lichess_players": 0.2, "tcec_standard_stripped": 0.3}
POSITIONS = 6705
GAMES_A_PART = 500
POSITIONS_A_PART = 1000


@dataclass(frozen=True)
class Part:
    kind: str
    file: Path
    first: int
    count: int

    def name(self) -> str:
        return f"{self.kind} {self.file.name} {self.first} {self.count}"


def unpacked(data: Path, name: str, folder: Path) -> Path:
    file = folder / f"{name}.pgn"
    if not file.exists():
        packed = data / f"pgn/medium/{name}.pgn.zst"
        if not packed.is_file():
            sys.exit(f"notations: {packed}: no such file; --data names the folder of pgn and rules")
        # Whole or not at all.
        part = file.with_suffix(".part")
        subprocess.run(["zstd", "-dqf", str(packed), "-o", str(part)], check=True)
        part.rename(file)
    return file


def parts_of(kind: str, file: Path, number: int, size: int) -> list[Part]:
    return [Part(kind, file, first, min(size, number - first)) for first in range(0, number, size)]


def all_parts(options) -> list[Part]:
    parts = []
    for name, share in COLLECTIONS.items():
        number = round(options.games * share)
        if number:
            parts += parts_of("games", unpacked(options.data, name, options.folder), number,
                              GAMES_A_PART)
    return parts + parts_of("positions", options.data / "rules/valid.sfens", options.positions,
                            POSITIONS_A_PART)


class Done:
    """What earlier runs of the same program found."""

    def __init__(self, file: Path, program: Path):
        self.file = file
        self.program = hashlib.sha256(program.read_bytes()).hexdigest()
        kept = json.loads(file.read_text()) if file.exists() else {}
        self.parts = kept["parts"] if kept.get("program") == self.program else {}

    def keep(self, part: Part, report: str) -> None:
        self.parts[part.name()] = report
        fresh = self.file.with_suffix(".new")
        fresh.write_text(json.dumps({"program": self.program, "parts": self.parts}, indent=1))
        fresh.rename(self.file)


def report_of(program: Path, part: Part) -> str:
    run = subprocess.run([program, part.kind, part.file, str(part.first), str(part.count)],
                         capture_output=True, text=True, check=False)
    if run.returncode not in (0, 1):
        sys.exit(f"notations: {part.name()}: exit {run.returncode}\n{run.stderr}")
    sys.stderr.write(run.stderr)
    return run.stdout


def summed(reports: list[str]) -> dict[str, Counter]:
    """Of each word at the beginning of a line the numbers behind it, added up."""
    sums: dict[str, Counter] = {}
    for report in reports:
        for line in report.splitlines():
            words = line.split()
            sums.setdefault(words[0], Counter()).update(
                read=int(words[1]), ambiguous=int(words[3]) if len(words) > 3 else 0)
    return sums


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--data", type=Path, default=ROOT / "../shared/data")
    parser.add_argument("--folder", type=Path, default=ROOT / "build/notations")
    options = parser.parse_args()
    program = Path(os.environ["BENCH"])
    options.folder.mkdir(parents=True, exist_ok=True)
    done = Done(options.folder / "done.json", program)
    parts = all_parts(options)
    left = [part for part in parts if part.name() not in done.parts]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for part, report in zip(left, pool.map(lambda part: report_of(program, part), left)):
            done.keep(part, report)
    sums = summed([done.parts[part.name()] for part in parts])
    for word, numbers in sums.items():
        if word == "styles":
            continue
        ambiguous = f"  ambiguous {numbers['ambiguous']}" if word not in (
            "games", "positions", "moves", "wrong") else ""
        print(f"{word:<12}{numbers['read']:>12}{ambiguous}")
    return 1 if sums["wrong"]["read"] else 0


if __name__ == "__main__":
    sys.exit(main())

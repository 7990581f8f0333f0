#!/usr/bin/env python3
"""The speed of the rules library, as a table and as a CSV.

Usage: rules.py [--runs N] [--csv FILE] [--compare FILE]

Perft by counting and by listing beside stockfish's, two threads beside two processes, the hash
table, and nanoseconds a call of what programs use most. The CSV (build/bench/rules.csv unless said
otherwise) holds one figure a line; --compare prints how the figures of another such file, made at
another commit, stand to these.
"""

import argparse
import csv
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

import perft

MICRO = os.environ["BENCH"]
ROOT = Path(__file__).resolve().parent.parent
START = perft.POSITIONS["start"][0]
HASH_DEPTH = 8
HASH_MEGABYTES = 1024

Figure = tuple[str, float, str]


def perft_figures(runs: int) -> list[Figure]:
    figures = []
    for name, (fen, depth) in perft.POSITIONS.items():
        times, nodes = perft.measure(fen, depth, runs)
        base = times["stockfish"]
        figures.append((f"perft {name} {depth}, stockfish", base / nodes * 1e9, "ns/node"))
        for way in ("counting", "listing"):
            figures.append((f"perft {name} {depth}, {way}", base / times[way], "x stockfish"))
    return figures


def elapsed(commands: list[list[str]]) -> float:
    """Until the last of the commands, started together, has ended."""
    begin = time.monotonic()
    programs = [subprocess.Popen(each, stdout=subprocess.DEVNULL) for each in commands]
    for program in programs:
        if program.wait() != 0:
            perft.give_up(f"{' '.join(program.args)}: ended with {program.returncode}")
    return time.monotonic() - begin


def thread_figures(runs: int) -> list[Figure]:
    count = [perft.ARBITER, "perft", "7"]
    threads, processes = [], []
    for _ in range(runs):
        threads.append(elapsed([[*count, "--threads", "2"]]))
        processes.append(elapsed([count, count]))
    # The two processes did the work twice.
    ratio = median(processes) / 2 / median(threads)
    return [("two threads, start 7", ratio, "x two processes")]


def hash_figures(runs: int) -> list[Figure]:
    with_table = [perft.ARBITER, "perft", "--hash", str(HASH_MEGABYTES), str(HASH_DEPTH)]
    # The first run finds the memory, which on a machine under another takes as long as the work.
    perft.processor_time(with_table)
    hashed = [perft.processor_time(with_table)[0] for _ in range(runs)]
    counted = [perft.counting(START, HASH_DEPTH - 1)[0] for _ in range(runs)]
    return [(f"start {HASH_DEPTH} with {HASH_MEGABYTES} MiB", median(hashed) / median(counted),
             f"x the time of depth {HASH_DEPTH - 1}")]


def call_figures(runs: int) -> list[Figure]:
    answer = subprocess.run([MICRO, "--benchmark_format=json", f"--benchmark_repetitions={runs}",
                             "--benchmark_report_aggregates_only=true"],
                            check=True, capture_output=True, text=True).stdout
    return [(one["run_name"], one["cpu_time"], "ns")
            for one in json.loads(answer)["benchmarks"] if one["aggregate_name"] == "median"]


def circumstances() -> list[tuple[str, str, str]]:
    """What must be the same, or is meant to differ, where two files are compared."""
    commit = subprocess.run(["git", "-C", str(ROOT), "describe", "--always", "--dirty"],
                            capture_output=True, text=True, check=False).stdout.strip()
    cpus = [line.partition(":")[2].strip() for line in Path("/proc/cpuinfo").open()
            if line.startswith("model name")]
    return [("commit", commit or "unknown", ""), ("processor", cpus[0] if cpus else "unknown", "")]


def write(figures: list[Figure], file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("w", newline="") as out:
        lines = csv.writer(out, lineterminator="\n")
        lines.writerow(["what", "value", "unit"])
        lines.writerows(circumstances())
        lines.writerows((what, f"{value:.4g}", unit) for what, value, unit in figures)


def read(file: Path) -> dict[str, float]:
    """The figures, without the circumstances, which have no unit."""
    try:
        with file.open(newline="") as lines:
            return {line["what"]: float(line["value"]) for line in csv.DictReader(lines)
                    if line["unit"]}
    except OSError as error:
        perft.give_up(f"{file}: {error.strerror}")
    except (KeyError, TypeError, ValueError):
        perft.give_up(f"{file}: this is no file that the benchmark wrote")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--runs", type=int, default=5)
    options.add_argument("--csv", type=Path, default=ROOT / "build/bench/rules.csv")
    options.add_argument("--compare", type=Path)
    given = options.parse_args()
    if given.runs < 1:
        options.error("--runs: at least one run is needed")
    if perft.STOCKFISH is None:
        perft.give_up("stockfish: it is not installed")
    before = read(given.compare) if given.compare else {}
    figures = []
    for part in (perft_figures, thread_figures, hash_figures, call_figures):
        for what, value, unit in part(given.runs):
            figures.append((what, value, unit))
            change = f"   {value / before[what]:.2f} of before" if before.get(what) else ""
            print(f"{what:<34}{value:>10.4g} {unit}{change}", flush=True)
    write(figures, given.csv)
    print(f"arbiter: bench: written to {given.csv}", file=sys.stderr)


if __name__ == "__main__":
    main()

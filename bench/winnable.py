#!/usr/bin/env python3
"""How fast and how well winnability is judged, held against labelled collections.

Usage: winnable.py [--runs N] [--data DIR]

DIR (../shared/data/winnability unless said otherwise) holds positions with the verdict that is
expected. For each collection: how many verdicts differ, how many questions stay undecided, and what
arbiter verify says of the lines and proofs. Then the time per question of whole runs of the program
and inside it, as microseconds and as multiples of a node of stockfish's perft in the same run, and
whether mirrored positions get the same verdict.
"""

import argparse
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

import perft

ROOT = Path(__file__).resolve().parent.parent
ARBITER = os.environ["ARBITER"]
TIMEOUTS = "lichess_timeouts_public.wb"
COLLECTIONS = ("curated_public.epd", "lichess_unfair_public.epd", "soundness_traps_public.epd",
               TIMEOUTS)
UNFAIR = "lichess_unfair_public.epd"


class Question(NamedTuple):
    fen: str
    side: str
    expected: str


class Run(NamedTuple):
    lines: list[str]
    seconds: float
    stats: str


def questions_in(path: Path) -> list[Question]:
    questions = []
    for line in path.read_text().splitlines():
        if not line or line.startswith("#"):
            continue
        if path.suffix == ".wb":
            for letter, side in zip(line[:2], ("white", "black"), strict=True):
                questions.append(Question(line[3:], side,
                                          "unwinnable" if letter == "-" else "winnable"))
        else:
            questions.append(Question(*line.split(";")[:3]))
    return questions


def run(records: list[str], *options: str) -> Run:
    """Reads from a file and writes to one: a pipe would time this script as well."""
    with tempfile.TemporaryFile("w+") as asked, tempfile.TemporaryFile("w+") as answered:
        asked.write("\n".join(records) + "\n")
        asked.seek(0)
        begin = time.monotonic()
        done = subprocess.run([ARBITER, "winnable", *options, "-"], stdin=asked, stdout=answered,
                              stderr=subprocess.PIPE, text=True, check=False)
        seconds = time.monotonic() - begin
        if done.returncode not in (0, 1):
            perft.give_up(done.stderr)
        answered.seek(0)
        return Run(answered.read().splitlines(), seconds, done.stderr)


def records_of(questions: list[Question]) -> list[str]:
    return [f"{question.fen};{question.side}" for question in questions]


def verdict_in(line: str) -> str:
    return re.match(r"(?:white|black)=(\w+)|(bad)", line)[1] or "bad"


def row(what: str, value: object) -> None:
    print(f"{what:<58} {value}", flush=True)


def inner(stats: str) -> dict[str, float]:
    return {name: float(value) for name, value in re.findall(r"(\w+) ([\d.]+)(?:,|\n|$)", stats)}


def correctness(name: str, questions: list[Question]) -> None:
    judged = run(records_of(questions), "--line", "--proof", "--stats")
    verdicts = [verdict_in(line) for line in judged.lines]
    wrong = [question for question, verdict in zip(questions, verdicts, strict=True)
             if verdict not in (question.expected, "undecided")]
    row(f"{name}: questions", len(questions))
    row(f"{name}: wrong", len(wrong))
    row(f"{name}: undecided", verdicts.count("undecided"))
    slow = run(records_of(questions), "--budget", "100")
    within = sum(verdict_in(line) != "undecided" for line in slow.lines)
    row(f"{name}: decided within 100 ms", f"{within / len(questions):.2%}")
    row(f"{name}: worst", f"{inner(judged.stats)['worst'] / 1000:.1f} ms")
    checked = subprocess.run([ARBITER, "verify", "-"], input="\n".join(judged.lines) + "\n",
                             capture_output=True, text=True, check=False)
    row(f"{name}: verify", checked.stdout.splitlines()[-1])
    for question in wrong:
        print(f"  wrong: {question.fen};{question.side} is labelled {question.expected}")


def mirrored_file(fen: str) -> str:
    placement, turn, castling, passed, *rest = fen.split()
    ranks = [rank[::-1] for rank in placement.split("/")]
    crossed = passed if passed == "-" else "abcdefgh"[7 - "abcdefgh".index(passed[0])] + passed[1]
    return " ".join(["/".join(ranks), turn, castling, crossed, *rest])


def mirrored_colour(fen: str) -> str:
    placement, turn, castling, passed, *rest = fen.split()
    ranks = [rank.swapcase() for rank in placement.split("/")[::-1]]
    crossed = passed if passed == "-" else passed[0] + str(9 - int(passed[1]))
    return " ".join(["/".join(ranks), "b" if turn == "w" else "w", castling.swapcase(), crossed,
                     *rest])


def mirrors(name: str, questions: list[Question]) -> None:
    other = {"white": "black", "black": "white"}
    plain = [question for question in questions if question.fen.split()[2] == "-"]
    as_is = [verdict_in(line) for line in run(records_of(plain)).lines]
    for what, records in (
            ("files", [f"{mirrored_file(q.fen)};{q.side}" for q in plain]),
            ("colours", [f"{mirrored_colour(q.fen)};{other[q.side]}" for q in plain])):
        verdicts = [verdict_in(line) for line in run(records).lines]
        differ = sum({a, b} == {"winnable", "unwinnable"}
                     for a, b in zip(as_is, verdicts, strict=True))
        row(f"{name}: verdicts that differ with {what} mirrored", differ)


def speed(questions: list[Question], runs: int) -> None:
    fens = [question.fen for question in questions[::2]]
    times, nodes = perft.measure(*perft.POSITIONS["start"], runs)
    node = times["stockfish"] / nodes
    row("stockfish perft node", f"{node * 1e9:.2f} ns")
    for what, options in (("full with line", ("--line",)), ("quick", ("--quick",))):
        seconds = median(run(fens, *options).seconds for _ in range(runs)) / len(questions)
        row(f"{what}: a question, whole process",
            f"{seconds * 1e6:.2f} us, {seconds / node:.0f} perft nodes")
        stats = inner(run(fens, *options, "--stats").stats)
        row(f"{what}: a question, inside",
            f"mean {stats['mean']:.2f} us, median {stats['median']:.2f}, p99 {stats['p99']:.2f}, "
            f"worst {stats['worst']:.0f}")


def quick_share(questions: list[Question]) -> None:
    quick = [verdict_in(line) for line in run(records_of(questions), "--quick").lines]
    row(f"{UNFAIR}: proved by quick", f"{quick.count('unwinnable') / len(quick):.3%}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared/data/winnability")
    options = parser.parse_args()
    if not options.data.is_dir():
        perft.give_up(f"{options.data}: no such folder; --data names the collections")
    collections = {name: questions_in(options.data / name) for name in COLLECTIONS}
    speed(collections[TIMEOUTS], options.runs)
    quick_share(collections[UNFAIR])
    for name, questions in collections.items():
        correctness(name, questions)
    for name in ("curated_public.epd", UNFAIR):
        mirrors(name, collections[name][::4])
    most = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    row("most memory of any run", f"{most / 1024:.0f} MiB")


if __name__ == "__main__":
    sys.exit(main())

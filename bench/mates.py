#!/usr/bin/env python3
"""Whether mates that are known to be there are found, how soon, and whether they are mates.

Usage: mates.py [--data FILE] [--most N] [--seconds S] [--engine COMMAND]

FILE (../shared/data/pgn/fischer/pychess_fen_start_lessons_puzzles.pgn.zst unless said otherwise) is
PGN, packed by zstd or not, whose games begin from positions with "mate in N" as their Termination;
those to mate in 4 moves are asked. Each is to be found within S seconds (5), 95 % within a tenth of
it; the time is that until the engine has shown that there is no shorter one. The line that it gives
is played to its end: it must mate in so many moves. Where the engine finds none, another is asked
(stockfish unless --engine names one): files err, too. A mate in more moves than 4 is told but not
counted.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
ARBITER = os.environ["ARBITER"]
DATA = ROOT.parent / "shared/data/pgn/fischer/pychess_fen_start_lessons_puzzles.pgn.zst"
LONGEST_MATE = 4


class Problem(NamedTuple):
    fen: str
    moves: int


class Found(NamedTuple):
    moves: int | None
    line: list[str]
    seconds: float


def problems_in(path: Path) -> list[Problem]:
    text = (subprocess.run(["zstd", "-dc", path], capture_output=True, check=True).stdout
            if path.suffix == ".zst" else path.read_bytes()).decode("utf-8", "replace")
    problems = []
    fen = None
    for line in text.splitlines():
        if line.startswith("[Event "):
            fen = None
        elif tag := re.match(r'\[FEN "(.*)"\]', line):
            fen = tag[1]
        elif (tag := re.match(r'\[Termination "mate in (\d+)"\]', line)) and fen:
            if int(tag[1]) <= LONGEST_MATE:
                problems.append(Problem(fen, int(tag[1])))
    return problems


class Engine:
    def __init__(self, words: list[str]):
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        text=True, bufsize=1)
        self.ask("uci", "uciok")
        self.say("setoption name Hash value 64")

    def say(self, line: str) -> None:
        self.process.stdin.write(line + "\n")

    def ask(self, line: str, last: str) -> list[str]:
        self.say(line)
        heard = []
        while not heard or not heard[-1].startswith(last):
            text = self.process.stdout.readline()
            if not text:
                raise RuntimeError(f"the engine has ended after {line}")
            heard.append(text.strip())
        return heard

    def mate(self, problem: Problem, seconds: float) -> Found:
        """For either side: some files say of the side that is mated in how many moves."""
        self.say("ucinewgame")
        self.ask("isready", "readyok")
        self.say(f"position fen {problem.fen}")
        start = time.perf_counter()
        heard = self.ask(f"go movetime {round(seconds * 1000)}", "bestmove")
        used = time.perf_counter() - start
        infos = [line for line in heard if " score " in line and " pv " in line]
        mate = re.search(r" score mate (-?\d+)\b", infos[-1]) if infos else None
        if not mate:
            return Found(None, [], used)
        return Found(int(mate[1]), infos[-1].split(" pv ")[1].split(), used)

    def is_mate(self, fen: str, line: list[str]) -> bool:
        """By this engine's own rules: no move is left, and the king stands in check."""
        self.say(f"position fen {fen} moves {' '.join(line)}")
        heard = self.ask("go depth 1", "bestmove")
        return heard[-1].split()[1] == "(none)" and any(" score mate 0" in text for text in heard)

    def quit(self) -> None:
        self.say("quit")
        self.process.wait()


def told(times: list[float]) -> str:
    ordered = sorted(times)
    return (f"median {1000 * median(ordered):.1f} ms, "
            f"95 % within {1000 * ordered[int(0.95 * (len(ordered) - 1))]:.0f} ms, "
            f"longest {1000 * ordered[-1]:.0f} ms")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n", maxsplit=1)[0])
    parser.add_argument("--data", type=Path, default=DATA)
    parser.add_argument("--most", type=int, help="positions")
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--engine", default=shutil.which("stockfish") or
                        shutil.which("stockfish", path="/usr/games"))
    arguments = parser.parse_args()
    if not arguments.data.exists():
        print(f"{arguments.data} is not there")
        return 0
    problems = problems_in(arguments.data)[:arguments.most]
    ours = Engine([ARBITER, "uci"])
    times: list[float] = []
    wrong = 0
    others = 0
    unfound = []
    for problem in problems:
        found = ours.mate(problem, arguments.seconds)
        if found.moves is None:
            unfound.append((problem, found.seconds))
            continue
        times.append(found.seconds)
        others += abs(found.moves) != problem.moves
        plies = 2 * found.moves - 1 if found.moves > 0 else -2 * found.moves
        if len(found.line) != plies or not ours.is_mate(problem.fen, found.line):
            wrong += 1
            print(f"no mate in {found.moves}: {' '.join(found.line)}: {problem.fen}")
    ours.quit()
    missed = missed_by(arguments, unfound, times)
    print(f"{len(problems)} positions, {len(problems) - len(unfound)} mates found, "
          f"{others} in another number of moves than the file says, {wrong} wrong lines; "
          f"{len(unfound) - missed} where no engine finds one in {LONGEST_MATE} moves, "
          f"{missed} missed")
    print(told(times))
    soon = sum(1 for seconds in times if seconds <= arguments.seconds / 10)
    print(f"{100 * soon / max(len(times), 1):.1f} % within {100 * arguments.seconds:.0f} ms")
    return 1 if wrong or missed or soon < 0.95 * len(times) else 0


def missed_by(arguments, unfound: list[tuple[Problem, float]], times: list[float]) -> int:
    """How many of them another engine finds; their times are added."""
    if not unfound:
        return 0
    if not arguments.engine:
        print("no other engine is here to say whether the file errs")
        times += [seconds for _, seconds in unfound]
        return len(unfound)
    peer = Engine(arguments.engine.split())
    missed = 0
    for problem, seconds in unfound:
        there = peer.mate(problem, arguments.seconds)
        if there.moves is None:
            continue
        is_longer = abs(there.moves) > LONGEST_MATE
        print(f"{'longer' if is_longer else 'missed'}: mate in {there.moves}: {problem.fen}")
        if not is_longer:
            missed += 1
            times.append(seconds)
    peer.quit()
    return missed


if __name__ == "__main__":
    sys.exit(main())

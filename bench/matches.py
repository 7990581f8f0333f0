#!/usr/bin/env python3
"""Matches by which the strength of the program and its levels is known, each as it was agreed.

Usage: matches.py [--games N] [--list] NAME...

A match that was stopped goes on behind the games that are kept in build/matches, in a folder for
each build of the program. Openings are those of shared data
(pgn/medium/book_8moves_v3), 16 plies of each, with both colours; without them there is nothing to
play. The last line of each match is its result.

rungs       against Stockfish 15.1 at UCI_Elo 2300, 2400 and 2500, 10 s + 0.1 s
others      against gnuchess, toga2 and glaurung, 10 s + 0.1 s
neighbours  each level against the one below, level 10 with 400,000 nodes
anchors     levels 5 to 9 against Stockfish at the UCI_Elo nearest to theirs, 10 s + 0.1 s for it
endurance   1,000 games at 1 s + 0.01 s, against itself and others: nobody is to lose on time
sanitized   100 games by nodes under ASan and UBSan (build/test) and under TSan (build/tsan)
"""

import argparse
import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build/matches"
BOOK = "pgn/medium/book_8moves_v3.pgn.zst"
ARBITER = os.environ.get("ARBITER", str(ROOT / "build/release/apps/arbiter/arbiter"))
SHARED = Path(os.environ.get("ARBITER_SHARED_DATA", str(ROOT.parent / "shared/data")))

SLOW = ("--time", "10s+0.1s")
FAST = ("--time", "1s+0.01s")
RESIGN = ("--resign", "900", "3")
STRONGEST = 10


def stockfish(elo: int) -> str:
    return ("stockfish option.UCI_LimitStrength=true option.Hash=64 "
            f"option.UCI_Elo={elo} name=SF{elo}")


OTHERS = {"gnuchess": "gnuchess --uci name=gnuchess", "toga2": "toga2 name=toga2",
          "glaurung": "glaurung name=glaurung"}


def level(number: int) -> str:
    return "self nodes=400000" if number == STRONGEST else f"level:{number}"


def neighbours() -> dict:
    # The weakest resign nothing: what they believe is no measure.
    return {f"{upper}v{upper - 1}": (400, level(upper), level(upper - 1),
                                     RESIGN if upper >= 7 else ())
            for upper in range(2, STRONGEST + 1)}


def sanitized() -> dict:
    games = {}
    for preset in ("test", "tsan"):
        program = ROOT / f"build/{preset}/apps/arbiter/arbiter"
        games[preset] = (100, f"{program} uci nodes=3000 option.Threads=2 name=two",
                         f"{program} uci nodes=3000 name=one", ())
    return games


MATCHES = {
    "rungs": {f"sf{elo}": (games, "self", stockfish(elo), (*SLOW, *RESIGN))
              for elo, games in ((2300, 200), (2400, 400), (2500, 200))},
    "others": {name: (200, "self", command, (*SLOW, *RESIGN)) for name, command in OTHERS.items()},
    "neighbours": neighbours(),
    "anchors": {f"level{number}": (40, f"level:{number}", stockfish(elo), (*SLOW, *RESIGN))
                for number, elo in ((5, 1350), (6, 1450), (7, 1650), (8, 1850), (9, 2150))},
    "endurance": {"self": (400, "self name=one", "self name=other", FAST),
                  "stockfish": (200, "self", stockfish(2400), FAST),
                  **{name: (games, "self", OTHERS[name], FAST)
                     for name, games in (("gnuchess", 150), ("toga2", 150), ("glaurung", 100))}},
    "sanitized": sanitized(),
}


def kept_match(folder: Path, name: str, games: int, first: str, second: str, terms=(),
               **how) -> Path:
    """The games of a match by this build of the program, which has its own folder in that one. One
    that was stopped goes on. `how`: as for `subprocess.run`."""
    of_build = folder / hashlib.sha256(Path(ARBITER).read_bytes()).hexdigest()[:12]
    of_build.mkdir(parents=True, exist_ok=True)
    file = of_build / f"{name}.pgn"
    subprocess.run(
        [ARBITER, "match", "--engine", first, "--engine", second, "--games", str(games), *terms,
         "--pgn", file, "--resume", file.with_suffix(".state")], check=True,
        env={**os.environ, "PATH": os.environ["PATH"] + ":/usr/games"}, **how)
    return file


def book() -> Path:
    path = FOLDER / "book.pgn"
    if not path.exists():
        packed = SHARED / BOOK
        if not packed.exists():
            print(f"there are no openings ({packed}): nothing is played")
            sys.exit()
        part = path.with_suffix(".part")
        with part.open("wb") as file:
            subprocess.run([ARBITER, "pgn", "filter", str(packed)], stdout=file, check=True)
        part.rename(path)
    return path


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME",
                        help="of a group above, or of one match of it, as GROUP/MATCH")
    parser.add_argument("--games", type=int, help="instead of as many as stand here")
    parser.add_argument("--list", action="store_true", help="what there is, and play nothing")
    options = parser.parse_args()
    wanted = {}
    for name in options.names or (MATCHES if options.list else ()):
        group, _, one = name.partition("/")
        if group not in MATCHES or (one and one not in MATCHES[group]):
            parser.error(f"{name}: there is no such match; --list tells those that there are")
        wanted |= {f"{group}_{each}": terms for each, terms in MATCHES[group].items()
                   if one in ("", each)}
    if not wanted:
        parser.error("no match is named; --list tells those that there are")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, (games, first, second, terms) in wanted.items():
        print(f"{name.replace('_', '/', 1)}: {games} games, {first} v {second}, {' '.join(terms)}",
              flush=True)
        if not options.list:
            kept_match(FOLDER, name, options.games or games, first, second,
                       ("--openings", book(), "--seed", "26", *terms))


if __name__ == "__main__":
    main()

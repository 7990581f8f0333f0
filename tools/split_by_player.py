#!/usr/bin/env python3
"""Parts games into some to learn from and some to measure with, so that no player is in both.

Usage: split_by_player.py LEARN MEASURE FILE...

FILE is PGN, packed by zstd or not. Each player belongs to one of two halves, by a hash of the name
(salted, since a few players with most of the games should not all be in the same half); a game of
two players of one half goes to LEARN or MEASURE, one between the halves to neither.
"""

import hashlib
import re
import subprocess
import sys
from pathlib import Path

SALT = "347"


def games_in(path: Path):
    """The text of each game, from its first tag on."""
    data = (subprocess.run(["zstd", "-dcq", path], capture_output=True, check=True).stdout
            if path.suffix == ".zst" else path.read_bytes())
    text = data.decode("utf-8", "replace").replace("\r\n", "\n")
    for game in re.split(r"\n(?=\[Event )", text):
        if game.lstrip().startswith("[Event "):
            yield game.strip() + "\n\n"


def half_of(name: str) -> int:
    """0 to learn from, 1 to measure with."""
    return hashlib.sha256((SALT + name).encode()).digest()[0] % 2


def halves_of(game: str) -> set[int]:
    """The halves to which its two players belong."""
    names = re.findall(r'^\[(?:White|Black) "(.*)"\]', game, re.MULTILINE)
    return {half_of(name) for name in names}


def main() -> int:
    if len(sys.argv) < 4:
        print(__doc__, file=sys.stderr)
        return 2
    learn, measure = (Path(name) for name in sys.argv[1:3])
    counts = [0, 0, 0]
    with learn.open("w", encoding="utf-8") as to_learn, \
            measure.open("w", encoding="utf-8") as to_measure:
        for name in sys.argv[3:]:
            for game in games_in(Path(name)):
                halves = halves_of(game)
                half = halves.pop() if len(halves) == 1 else 2
                counts[half] += 1
                if half < 2:
                    (to_learn, to_measure)[half].write(game)
    print(f"{counts[0]} games to learn from, {counts[1]} to measure with, {counts[2]} between them")
    return 0


if __name__ == "__main__":
    sys.exit(main())

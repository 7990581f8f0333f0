#!/usr/bin/env python3
"""How well each level foretells moves of people of each rating that it has learned nothing from.

Usage: foretold.py [--moves N] [--levels 1,2,...] [--bands LOW-HIGH,...] [FILE...]

FILE is PGN, packed by zstd or not; the games of ../shared/data/pgn unless said otherwise. Counted
are the moves of players of the measuring half (tools/split_by_player.py) whose rating is in the
band, against one who is at most 250 points away, in games of 5 minutes and more; of all of them N
by chance, 1,000 unless said otherwise. What each line says stands in foretold.cpp.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

from like_people import games_in, sides_of_band, unseen_sides

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT.parent / "shared/data/pgn"
USUAL_FILES = [DATA / "medium/lichess_players.pgn.zst", DATA / "small/lichess_db_2025-05.pgn",
               DATA / "chesscom/chesscom_games.pgn.zst"]
USUAL_BANDS = "300-700,900-1250,1250-1500,1500-1725,1725-1975,1975-2250,2250-2500"
LEAST_SECONDS = 300


def counted(game: str, band: tuple[int, int]) -> str:
    """Which sides of the game count; "" where none does."""
    sides = unseen_sides(game, sides_of_band(game, band, LEAST_SECONDS))
    return {(True, True): "both", (True, False): "white", (False, True): "black"}.get(sides, "")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n", maxsplit=1)[0])
    parser.add_argument("--moves", type=int, default=1000)
    parser.add_argument("--levels", default="1,2,3,4,5,6,7,8,9")
    parser.add_argument("--bands", default=USUAL_BANDS)
    parser.add_argument("file", nargs="*", type=Path)
    arguments = parser.parse_args()
    files = [file for file in arguments.file or USUAL_FILES if file.is_file()]
    if not files:
        sys.exit("there are no games here; name files of them")
    games = [game for file in files for game in games_in(file)]
    for text in arguments.bands.split(","):
        low, high = (int(part) for part in text.split("-"))
        chosen = [f'[Event "?"]\n[Counted "{sides}"]\n' + game.split("\n", maxsplit=1)[1]
                  for game in games if (sides := counted(game, (low, high)))]
        print(f"rated {low} to {high - 1}, {len(chosen)} games:", flush=True)
        subprocess.run([os.environ["BENCH"], str(arguments.moves), *arguments.levels.split(",")],
                       input="".join(chosen), text=True, check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

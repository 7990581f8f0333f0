"""Databases in the two forms before the one of today, with the lines of words in which the first
version kept events: "move e2e4", "claim white fifty g1f3"."""

import hashlib
import json
import sqlite3
from pathlib import Path

from .play import token_of
from .plots_ends import UNDECIDED

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
WALL = "3k4/1p6/1Pp5/n1P5/N1p5/1pP5/1P1r4/3K4 w - - 0 1"
CREATED = 1_780_000_000_000

TABLES = """
CREATE TABLE game (id TEXT PRIMARY KEY, created_ms INTEGER NOT NULL,
    opponent TEXT NOT NULL, rules TEXT NOT NULL, fen TEXT NOT NULL, chess960 INTEGER,
    level INTEGER NOT NULL, white TEXT NOT NULL, black TEXT NOT NULL{time}
) STRICT, WITHOUT ROWID;
CREATE INDEX game_by_age ON game (created_ms);
CREATE TABLE game_event (game_id TEXT NOT NULL REFERENCES game (id),
    version INTEGER NOT NULL CHECK (version > 1), at_ms INTEGER NOT NULL,
    body TEXT NOT NULL, seat TEXT, command TEXT, answer TEXT,
    PRIMARY KEY (game_id, version)) STRICT, WITHOUT ROWID;
PRAGMA user_version = {form};
"""
TIME_COLUMN = ",\n    time TEXT NOT NULL DEFAULT 'untimed'"


def hash_of(name: str) -> str:
    return hashlib.sha256(token_of(name).encode()).hexdigest()


# (story, opponent, rules, start, chess960, white, black, time, lines); a line that begins with a
# side is that side's command.
GAMES = (
    ("a mate at one screen", "screen", "fide", START, None, "anna", "anna", "untimed",
     "white:move f2f3|black:move e7e5|white:move g2g4|black:move d8h4"),
    ("castling in Chess960", "screen", "fide-online", "r2k3r/pppppppp/8/8/8/8/PPPPPPPP/R2K3R w "
     "KQkq - 0 1", 5, "anna", "anna", "untimed", "move d1h1|move d8a8|move f1e1"),
    ("offers between friends", "friend", "fide", START, None, "anna", "open", "untimed",
     "join black {bela}|white:move e2e4|black:move e7e5|white:offer white|black:decline black|"
     "white:move g1f3|black:offer black|white:accept white"),
    ("a seat is open, and the game goes on", "friend", "casual", START, None, "open", "anna",
     "5+3", "join white {bela}|move d2d4|black:move d7d5|move c2c4"),
    ("a wrong claim, and a right one", "screen", "fide", START, None, "anna", "anna", "untimed",
     "move g1f3|move g8f6|claim white threefold f3g1|move f3g1|move f6g8|move g1f3|move g8f6|"
     "move f3g1|move f6g8|claim white threefold"),
    ("a claim of fifty moves with a move", "screen", "uscf", "4k3/8/8/8/8/8/4P3/R3K3 w Q - 98 80",
     None, "anna", "anna", "untimed", "move a1a2|claim black fifty e8e7"),
    ("a resignation that stands", "screen", "fide", UNDECIDED[0], None, "anna", "anna",
     "untimed", "resign black|ruled winnable"),
    ("a resignation that is drawn", "screen", "fide", UNDECIDED[1], None, "anna", "anna", "untimed",
     "resign white|ruled unwinnable"),
    ("a resignation of which it is undecided", "screen", "fide", UNDECIDED[2], None, "anna", "anna",
     "untimed", "resign white"),
    ("a dead position", "screen", "fide", WALL, None, "anna", "anna", "untimed",
     "move d1d2|dead"),
    ("a rematch that is offered", "friend", "fide", START, None, "anna", "open", "untimed",
     "join black {bela}|move e2e4|resign black|rematch white"),
    ("a rematch that was made", "computer", "fide-online", START, None, "anna", "computer",
     "untimed", "move e2e4|move e7e5|resign white|rematch white Old00001"),
    ("a flag that fell", "screen", "fide-blitz", START, None, "anna", "anna", "3+2",
     "move e2e4|move e7e5|200000|flag white"),
    ("a flag that fell against a lone king", "screen", "fide", "8/8/8/4k3/8/8/8/1Q2K3 w - - 0 1",
     None, "anna", "anna", "1", "move b1b4|move e5d5|200000|flag white"),
)


def seat(who: str) -> str:
    return who if who in ("open", "computer") else f"person {hash_of(who)}"


def rows_of(game: str, lines: str) -> tuple[list, list]:
    """The rows of game_event, and (place, id, t, d) of the commands in them."""
    rows, commands, at = [], [], CREATED
    for line in lines.split("|"):
        if line.isdigit():
            at += int(line)
            continue
        at += 1234
        version = len(rows) + 2
        place, _, body = line.rpartition(":")
        body = body.format(bela=hash_of("bela"))
        cause = (None, None, None)
        if place:
            cause = (place, f"old-{version}",
                     json.dumps({"t": "ok", "i": f"old-{version}", "v": version}))
            commands.append((place, f"old-{version}", body.split()[0],
                             {"u": body.split()[1], "p": 0} if body.startswith("move") else {}))
        rows.append((game, version, at, body, *cause))
    return rows, commands


def make(path: Path, form: int) -> list:
    """What is to be asked of its games."""
    database = sqlite3.connect(path)
    database.executescript(TABLES.format(form=form, time=TIME_COLUMN if form == 2 else ""))
    games = []
    for number, (story, opponent, rules, start, chess960, white, black, time, lines) in \
            enumerate(GAMES):
        # The first form knew no clocks.
        if form == 1 and time != "untimed":
            continue
        game = f"Old{form}{number:04}"
        values = [game, CREATED + number, opponent, rules, start, chess960, 2, seat(white),
                  seat(black)] + ([time] if form == 2 else [])
        database.execute(f"INSERT INTO game VALUES ({', '.join('?' * len(values))})", values)
        rows, commands = rows_of(game, lines)
        database.executemany("INSERT INTO game_event VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
        # At one screen White's place remembers what both have asked for.
        of_place = {}
        holder = {"white": white, "black": black}
        for place, command, t, d in commands:
            name = holder[place] if holder[place] != "open" else "bela"
            of_place.setdefault(name if white != black or place == "white" else None, []).append(
                [command, t, d])
        of_place.pop(None, None)
        people = sorted({white, black, *(["bela"] if "{bela}" in lines else [])}
                        - {"open", "computer"})
        games.append({"id": game, "story": f"{story} (form {form})", "goes_on": False,
                      "tokens": [token_of(name) for name in people],
                      "commands": [[token_of(name), asked] for name, asked in of_place.items()]})
    database.commit()
    database.close()
    return games

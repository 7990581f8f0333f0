#!/usr/bin/env python3
"""Kills the server under load, again and again, and looks whether it kept what it had promised.

Usage: kill_under_load.py [--program PATH] [--load PATH] [--times N] [--boards N] [--longest S]
                          [--seed N] [--folder DIR]

Each time `arbiter serve` is started on the same folder, bench_load plays on it, and at a random
moment, at most `--longest` seconds after the first move was acknowledged, the server is killed with
SIGKILL and started again. Then every game must be readable and have every move that any client was
told of or got acknowledged, and no other but one that was sent and not answered; that one is sent
again with the same id and must be answered "ok" and be there once. After the last time the games of
all times are looked at again.

With --folder it can be stopped, and goes on where it was when started with the same folder. The
folder is left where it is named or something is wrong. Exit: 0 all kept, 1 something is lost,
2 it could not run.
"""

import argparse
import contextlib
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# Much longer than a load may be: an end for what hangs.
PATIENCE = 300


class Lost(Exception):
    """The server does not have what it promised."""


def serve_client(program: str):
    """What the session tests talk to the server with; it finds the program in ARBITER."""
    os.environ["ARBITER"] = program
    sys.path.insert(0, str(ROOT / "tests" / "session"))
    import serve_client as client  # pylint: disable=import-outside-toplevel
    return client


def read_arguments(arguments):
    release = ROOT / "build" / "release"
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", default=os.environ.get(
        "ARBITER", str(release / "apps" / "arbiter" / "arbiter")))
    parser.add_argument("--load", default=os.environ.get(
        "ARBITER_LOAD", str(release / "bench_load")))
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--boards", type=int, default=50)
    parser.add_argument("--longest", type=float, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path)
    options = parser.parse_args(arguments)
    for path in (options.program, options.load):
        if not os.access(path, os.X_OK):
            parser.exit(2, f"kill_under_load: {path}: no such program\n")
    if not (1 <= options.times <= 1000 and 0 <= options.boards <= 1000
            and 0 <= options.longest <= 600):
        parser.exit(2, "kill_under_load: 1 to 1000 times, 0 to 1000 boards, 0 to 600 seconds\n")
    return options


def read_games(path: Path) -> list:
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def kept_moves(player, game: str) -> list:
    """The moves of a game as a new socket is told them."""
    table = player.open(game)
    with contextlib.closing(table):
        sync = table.message()
    if sync["t"] != "sync":
        raise Lost(f"game {game}: no state, but {sync}")
    return [move["u"] for move in sync["d"]["moves"]]


def send_again(client, server, record: dict) -> None:
    """The move that was not answered: kept or not, it must now be done, and once."""
    doubt, game = record["doubt"], record["id"]
    player = client.Player(server, doubt["token"])
    table = player.open(game)
    with contextlib.closing(table):
        table.message()
        _, answer = table.ask("move", i=doubt["id"], u=doubt["move"], p=doubt["ply"])
    if answer["t"] != "ok":
        raise Lost(f"game {game}: {doubt['move']} sent again is refused: {answer}")
    expected = (record["told"] + [doubt["move"]])[:max(len(record["told"]), doubt["ply"] + 1)]
    moves = kept_moves(player, game)
    if moves != expected:
        raise Lost(f"game {game}: after {doubt['move']} was sent again: {moves}, not {expected}")


def check(client, server, record: dict) -> bool:
    """Whether the move that was not answered had been kept."""
    game, told = record["id"], record["told"]
    try:
        moves = kept_moves(client.Player(server, record["token"]), game)
    except (AssertionError, EOFError) as error:
        raise Lost(f"game {game} cannot be read: {error!r}") from error
    possible = told + [record["doubt"]["move"]] if record["doubt"] else told
    if moves not in (told, possible):
        raise Lost(f"game {game}: told {told}, kept {moves}")
    if record["doubt"] and not record["over"]:
        send_again(client, server, record)
    return len(moves) > len(told)


def check_all(client, server, records: list) -> int:
    kept = 0
    for record in records:
        try:
            kept += check(client, server, record)
        finally:
            server.close_streams()
    return kept


class Killing:
    def __init__(self, options, folder: Path):
        self.options = options
        self.folder = folder
        self.data = folder / "data"
        self.data.mkdir(exist_ok=True)
        self.state = folder / "state.json"
        self.rounds = json.loads(self.state.read_text()) if self.state.exists() else []
        self.client = serve_client(options.program)

    def games(self, number: int) -> Path:
        return self.folder / f"games-{number}.jsonl"

    def server(self):
        return self.client.Server(str(self.data))

    def load(self, server, number: int):
        self.games(number).unlink(missing_ok=True)
        return subprocess.Popen(
            [self.options.load, "--server", server.origin, "--data", self.folder,
             "--boards", str(self.options.boards), "--seconds", str(PATIENCE), "--renew",
             "--until-gone",
             "--games", self.games(number), "--seed", str(self.options.seed + number), "--json"],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def play_and_kill(self, number: int) -> dict:
        """What the load tells of it."""
        wait = random.Random(f"{self.options.seed} {number}").uniform(0, self.options.longest)
        with self.server() as server, self.load(server, number) as load:
            try:
                begun = load.stderr.readline()
                time.sleep(wait if begun else 0)
                server.end(signal.SIGKILL)
                out, err = load.communicate(timeout=PATIENCE)
            finally:
                load.kill()
        if load.returncode != 0 or not begun:
            raise Lost(f"the load ended with {load.returncode}: {begun}{err}{out}")
        return json.loads(out)

    def once(self) -> None:
        number = len(self.rounds)
        told = self.play_and_kill(number)
        begin = time.monotonic()
        records = read_games(self.games(number))
        with self.server() as server:
            started = time.monotonic() - begin
            kept = check_all(self.client, server, records)
        self.rounds.append({
            "games": len(records), "acknowledged": sum(r["acknowledged"] for r in records),
            "doubts": sum(r["doubt"] is not None for r in records), "doubts_kept": kept,
            "moves_per_second": told["moves_per_second"], "start_seconds": started})
        # Written beside and moved, so that it is whole whenever it is looked at.
        new = self.state.with_suffix(".new")
        new.write_text(json.dumps(self.rounds))
        new.replace(self.state)
        last = self.rounds[-1]
        print(f"kill {number + 1}: {last['games']} games, {last['acknowledged']} moves "
              f"acknowledged ({last['moves_per_second']:.0f}/s), {last['doubts']} not answered, of "
              f"them {kept} kept; listening again after {started:.2f} s; nothing lost", flush=True)

    def check_everything(self) -> int:
        """Every game of every time, as it stands with the moves that were sent again."""
        count = 0
        with self.server() as server:
            for number in range(len(self.rounds)):
                records = read_games(self.games(number))
                check_all(self.client, server, records)
                count += len(records)
        return count


def run(options, folder: Path) -> None:
    killing = Killing(options, folder)
    while len(killing.rounds) < options.times:
        killing.once()
    games = killing.check_everything()
    moves = sum(one["acknowledged"] for one in killing.rounds)
    print(f"{len(killing.rounds)} kills, {games} games, {moves} moves acknowledged: nothing lost")


def main(arguments=None) -> int:
    options = read_arguments(arguments)
    folder = options.folder or Path(tempfile.mkdtemp(prefix="arbiter-kills-"))
    folder.mkdir(parents=True, exist_ok=True)
    try:
        run(options, folder)
    except Lost as error:
        print(f"LOST: {error}\nsee {folder}")
        return 1
    if not options.folder:
        shutil.rmtree(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())

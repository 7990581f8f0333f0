#!/usr/bin/env python3
"""Makes tests/data/kept_games: what kept_games_test.py holds later versions to.

Usage: make_kept_games.py [--only WORDS], with the environment of the session tests
(cmake/tests.cmake): ARBITER is the program that makes the games.

It plays 240 games of all kinds, is stopped and started in the middle, and tells twice, over copies
of its database, what it has kept; only what it tells both times alike is expected of others. Made
once, by the version whose games are to be read for ever; not part of any build. `--only` plays the
games with these words in their story and writes nothing.
"""

import argparse
import collections
import json
import lzma
import shutil
import signal
import sqlite3
import tempfile
from pathlib import Path

from command_line import run
from kept_games import desk_samples, old_forms, plots_desk, plots_ends, plots_mixed
from kept_games.compare import differences, differing_texts
from kept_games.expect import PATIENCE, expectation
from kept_games.observe import observe_all, observe_desk, observe_exports
from kept_games.play import PLACES, House, Plot, play_until_restart, token_of

WANTED = 240
# Games that plots make besides their own.
REMATCHES = 4
# The server remembers so many answers for each place.
ANSWERS_KEPT = 64
OUT = Path(__file__).parent.parent / "data" / "kept_games"


def all_stories(only: str) -> list:
    stories = plots_ends.plots + plots_desk.plots + plots_mixed.plots + plots_mixed.last
    if only:
        return [story for story in stories if only in story[0]]
    missing = WANTED - REMATCHES - len(stories)
    return stories + [plots_mixed.filler(number) for number in range(missing)]


def played(data: str, stories: list) -> House:
    house = House(data)
    plots = [Plot(house, *story) for story in stories]
    while plots:
        house.start()
        try:
            plots = play_until_restart(house, plots)
        except SystemExit:
            house.stop(signal.SIGTERM)
            raise
        # The last time it ends well, so that the database is whole without its log.
        is_killed = plots and house.starts % 2 == 0
        house.stop(signal.SIGKILL if is_killed else signal.SIGTERM)
        print(f"played until start {house.starts}: {len(house.games)} games, "
              f"{len(plots)} go on", flush=True)
    return house


def shut(data: str) -> Path:
    """The database as one file."""
    path = Path(data) / "games.db"
    database = sqlite3.connect(path)
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.execute("PRAGMA journal_mode = DELETE")
    database.execute("VACUUM")
    database.close()
    assert not path.with_name("games.db-wal").exists()
    return path


def kept_commands(path: Path) -> dict:
    """(game, place) -> ids of the commands whose answers are kept, oldest first."""
    database = sqlite3.connect(path)
    kept = collections.defaultdict(list)
    for game, place, command in database.execute(
            "SELECT game_id, seat, command FROM game_event WHERE seat IS NOT NULL"
            " ORDER BY game_id, version"):
        kept[game, place].append(command)
    database.close()
    return {key: commands[-ANSWERS_KEPT:] for key, commands in kept.items()}


def questions(house: House, path: Path) -> list:
    """What is asked of each game."""
    kept = kept_commands(path)
    going_on = {story for story, _ in plots_mixed.last}
    games = []
    for game in house.games:
        people = sorted({game.held[place] for place in PLACES if place in game.held})
        games.append({
            "id": game.id, "story": game.story, "goes_on": game.story in going_on,
            "tokens": [token_of(name) for name in people],
            "commands": [[token_of(game.held[place]),
                          [[i, *house.commands[game.id, place, i]]
                           for i in kept[game.id, place]]]
                         for place in PLACES if (game.id, place) in kept]})
    return games


def told_of(path: Path, games: list) -> list:
    with tempfile.TemporaryDirectory() as data:
        shutil.copy(path, Path(data) / "games.db")
        return observe_all(data, games)


def expected(path: Path, games: list) -> list:
    """What is told twice alike."""
    first, second = told_of(path, games), told_of(path, games)
    result = []
    for game, told, again in zip(games, first, second):
        one, other = expectation(game, told), expectation(game, again)
        assert one == other, (game["story"], differences(one, other),
                              differing_texts(one["texts"], again))
        assert not differences(one["facts"], again), game["story"]
        clock = told["sync"]["d"]["clock"]
        # No flag of the others falls while they are asked.
        assert game["goes_on"] or not clock or not clock["running"] \
            or clock[clock["running"]] + clock["delay"] >= PATIENCE, (game["story"], clock)
        result.append({**game, **one})
    return result


def write(name: str, data: bytes) -> None:
    packed = lzma.compress(data, preset=9 | lzma.PRESET_EXTREME)
    (OUT / name).write_bytes(packed)
    print(f"{name}: {len(data)} bytes, packed {len(packed)}")


def desk_games(folder: Path) -> dict:
    """Their files are made, and what is printed of copies of them."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    games = {}
    for name, (options, lines) in desk_samples.GAMES.items():
        path = folder / f"{name}.json"
        if isinstance(options, dict):
            start = {"arbiter_game": 1, "terms": options, "events": []}
            path.write_text(json.dumps(start, ensure_ascii=False) + "\n")
            options = ()
        run("desk", "--timed", str(path), *options, typed=lines + "\n")
        games[name] = observe_desk(path)
        assert games[name] == observe_desk(path), name
    return games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", metavar="WORDS")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="kept-games-") as data:
        house = played(data, all_stories(options.only))
        path = shut(data)
        games = expected(path, questions(house, path))
        print(f"{len(games)} games")
        if options.only:
            return
        assert len(games) == WANTED, len(games)
        databases = {"games.db": games}
        shutil.copy(path, OUT / "games.db")
        for form in (1, 2):
            name = f"form_{form}.db"
            (OUT / name).unlink(missing_ok=True)
            asked = old_forms.make(OUT / name, form)
            databases[name] = expected(OUT / name, asked)
        desk = desk_games(OUT / "desk")
        exports = "\n".join(game["facts"]["pgn"] for game in games)
        write("expected.json.xz", json.dumps(
            {"databases": databases, "desk": desk, "exports": observe_exports(exports)},
            ensure_ascii=False, separators=(",", ":")).encode())
        for name in databases:
            write(f"{name}.xz", (OUT / name).read_bytes())
            (OUT / name).unlink()


if __name__ == "__main__":
    main()

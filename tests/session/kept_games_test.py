"""Games that an earlier version kept are for this one what they were for that one.

tests/data/kept_games has its databases, files of its `arbiter desk`, and what it told of them
(make_kept_games.py has made them). A version may tell more than was told then; what was told then
it tells alike, but for faults that were mended (kept_games/mended.py).
"""

import contextlib
import json
import lzma
import sqlite3
import tempfile
import unittest
from pathlib import Path

from command_line import DATA
from kept_games.compare import differences, differing_texts
from kept_games.expect import state_of_seat, whenever_asked
from kept_games.mended import mended
from kept_games.observe import (comes_by_itself, observe, observe_all, observe_desk,
                                observe_exports)
from serve_client import Answer

SAMPLE = DATA / "kept_games"
EXPECTED = mended(json.loads(lzma.decompress((SAMPLE / "expected.json.xz").read_bytes())))

# A story, what is done to its rows, and the member by which that is seen.
CHANGES = (
    ("fool's mate", "UPDATE game_event SET body = replace(body, 'f2f3', 'f2f4')"
     " WHERE game_id = :id AND version = 2", "sync.d.moves.0.u: "),
    ("stalemate by a pawn", "UPDATE game SET terms = replace(terms, '\"5+3\"', '\"5+2\"')"
     " WHERE id = :id", "sync.d.time: "),
    ("the clocks are set, with the moves and without", "UPDATE game_event SET at_ms = at_ms + 1"
     " WHERE game_id = :id AND version > 10", "sync.d.clock."),
    ("a draw by agreement", "DELETE FROM game_event WHERE game_id = :id AND body LIKE '%accept%'",
     "info.v: "),
    ("an appeal is still open", "UPDATE game_event SET body = replace(body, 'was', 'is')"
     " WHERE game_id = :id", "sync.d.log.1.text: "),
    ("two hands are no illegal move by US Chess", "UPDATE game_event SET answer ="
     " replace(answer, '\"t\":\"ok\"', '\"t\":\"no\"') WHERE game_id = :id", "{"),
    ("names (1)", "UPDATE game SET terms = replace(terms, 'Zoë', 'Zoe') WHERE id = :id", "pgn: "),
    ("threefold on the board", "UPDATE game SET white = 'open' WHERE id = :id", "seats."),
    ("a long log", "UPDATE game_event SET body = 'note' WHERE game_id = :id", "{"),
)


def differences_of_game(game: dict, told: dict) -> list[str]:
    if "failed" in told:
        return [told["failed"]]
    facts = dict(whenever_asked(game["facts"]))
    # A server may tell the state instead of the last events.
    if told.get("events", ()) is None:
        del facts["events"]
    found = differences(facts, told)
    if not found and not game["goes_on"]:
        for number, state in enumerate(told["seats"]):
            found += differences(state_of_seat(facts, number), state, f"seats.{number}")
    return found + differing_texts(game["texts"], told)


def told_of_database(name: str, games: list, change=lambda database: None) -> list:
    """By a server over a copy of it, which may be changed before."""
    with tempfile.TemporaryDirectory(prefix="arbiter-session-") as data:
        path = Path(data) / "games.db"
        path.write_bytes(lzma.decompress((SAMPLE / f"{name}.xz").read_bytes()))
        with contextlib.closing(sqlite3.connect(path)) as database:
            change(database)
            database.commit()
        return observe_all(data, games)


class KeptGames(unittest.TestCase):
    def check_database(self, name: str):
        games = EXPECTED["databases"][name]
        told_of_all = told_of_database(name, games)
        found = [differences_of_game(*pair) for pair in zip(games, told_of_all, strict=True)]
        print(f"{name}: {found.count([])} of {len(games)} games are what they were, "
              f"{sum(map(len, found))} differences")
        for game, lines in zip(games, found):
            with self.subTest(game=game["story"]):
                self.assert_alike(f"game {game['id']} ({game['story']})", lines)

    def assert_alike(self, what: str, found: list):
        self.assertFalse(found, "\n".join([f"{what} is not what it was:", *found[:10]]))

    def test_all_games_are_what_they_were(self):
        self.check_database("games.db")

    def test_games_of_the_first_form_are_what_they_were(self):
        self.check_database("form_1.db")

    def test_games_of_the_second_form_are_what_they_were(self):
        self.check_database("form_2.db")

    def test_games_of_the_desk_are_what_they_were(self):
        for name, expected in EXPECTED["desk"].items():
            with self.subTest(game=name):
                told = observe_desk(SAMPLE / "desk" / f"{name}.json")
                self.assert_alike(f"desk/{name}.json", differences(expected, told))

    def test_a_changed_row_is_seen_and_its_game_and_member_named(self):
        games = {game["story"]: game for game in EXPECTED["databases"]["games.db"]}
        changed = [games[story] for story, _, _ in CHANGES]

        def change(database):
            for game, (_, statement, _) in zip(changed, CHANGES):
                rows = database.execute(statement, {"id": game["id"]}).rowcount
                self.assertGreater(rows, 0, statement)

        told = told_of_database("games.db", changed, change)
        for game, told_of_one, (story, statement, member) in zip(changed, told, CHANGES):
            with self.subTest(game=story, statement=statement):
                found = differences_of_game(game, told_of_one)
                self.assertTrue([line for line in found if line.startswith(member)], found)

    def test_saved_games_are_read_as_they_were(self):
        games = EXPECTED["databases"]["games.db"]
        told = observe_exports("\n".join(game["facts"]["pgn"] for game in games))
        self.assert_alike("a saved game", differences(EXPECTED["exports"], told, "exports"))


class ScriptedServer:
    """Of one game in which a clock runs. A slow store adds an event, with a notice, whenever
    somebody has come in or asks for something; a forgetful server obeys a command again."""

    def __init__(self, is_slow=False, is_forgetful=False):
        self.is_slow = is_slow
        self.is_forgetful = is_forgetful
        self.events = []

    def add(self, event: dict) -> dict:
        notice = {"at": len(self.events), "kind": "notice"}
        self.events.append({"t": "act", "v": self.version() + 1, "d": {"event": event},
                            "log": [notice]})
        return self.events[-1]

    def version(self) -> int:
        return 1 + len(self.events)

    def get(self, _path: str) -> Answer:
        return Answer(200, [], json.dumps({"v": self.version()}).encode())

    def open(self, _game: str, token=None, seen=None):
        if seen is None:
            log = [entry for event in self.events for entry in event["log"]]
            told = [{"t": "sync", "v": self.version(), "d": {"you": [token], "log": log}}]
        else:
            told = [{"t": "resume", "v": self.version()}, *self.events[seen - 1:]]
        if self.is_slow:
            self.add({"event": "downtime", "lasted": 1500, "cause": "slow_store"})
        return ScriptedSocket(self, told)


class ScriptedSocket:
    def __init__(self, server: ScriptedServer, told: list):
        self.server = server
        self.told = told

    def message(self) -> dict:
        return self.told.pop(0)

    def send(self, _t: str, i: str, **_d) -> None:
        if self.server.is_slow:
            self.told.append(self.server.add({"event": "downtime", "cause": "slow_store"}))
        if self.server.is_forgetful:
            self.told.append(self.server.add({"event": "downtime"}))
        self.told.append({"t": "ok", "i": i})

    def close(self) -> None:
        pass


class Observation(unittest.TestCase):
    GAME = {"id": "k3J9xQ2a", "goes_on": False, "tokens": ["white", "black"],
            "commands": [["white", [["c-1", "ping", {}]]]]}

    def test_a_slow_store_makes_no_other_game(self):
        told = observe(ScriptedServer(), self.GAME)
        self.assertEqual(told["v_at_last"], 1)
        self.assertEqual(told["answers"], [[{"t": "ok", "i": "c-1"}]])
        self.assertEqual(observe(ScriptedServer(is_slow=True), self.GAME), told)

    def test_a_command_that_is_obeyed_again_is_seen_beside_a_slow_store(self):
        told = observe(ScriptedServer(is_slow=True, is_forgetful=True), self.GAME)
        self.assertEqual(told["v_at_last"], 2)
        self.assertEqual([message["t"] for message in told["answers"][0]], ["act", "ok"])


    def test_what_comes_by_itself_has_the_version_that_it_has_with_a_quick_store(self):
        for is_slow in (False, True):
            server = ScriptedServer(is_slow)
            socket = server.open(self.GAME["id"])
            socket.told += server.events
            socket.told.append({"t": "end", "v": server.version() + 1, "d": {}})
            socket.message()
            self.assertEqual(comes_by_itself(socket), {"t": "end", "v": 2, "d": {}})

    def test_a_clock_may_run_until_somebody_comes_but_no_longer_than_patience(self):
        clock = {"white": 100_000, "black": 90_000, "running": "black", "delay": 0}
        earlier, last = ({"t": "act", "d": {"time": "3+2", "clock": clock}} for _ in range(2))
        facts = {"info": {"v": 7}, "sync": {"v": 8}, "events": [earlier, last]}
        told = json.loads(json.dumps(facts))
        told["events"][1]["d"]["clock"]["black"] = 30_001
        self.assertEqual(differences(whenever_asked(facts), told), [])
        told["events"][1]["d"]["clock"]["black"] = 29_999
        self.assertEqual(differences(whenever_asked(facts), told),
                         ["events.1.d.clock.black: 30000 to 90000 expected, 29999 told"])
        # What others were told before is told again.
        told["events"][0]["d"]["clock"]["black"] = 89_999
        self.assertIn("events.0.d.clock.black: 90000 expected, 89999 told",
                      differences(whenever_asked(facts), told))
        facts["sync"]["v"] = 7
        self.assertIs(whenever_asked(facts), facts)


class Comparison(unittest.TestCase):
    def test_another_value_is_named_with_its_path(self):
        self.assertEqual(differences({"end": {"result": "1-0"}}, {"end": {"result": "0-1"}}),
                         ["end.result: '1-0' expected, '0-1' told"])
        self.assertEqual(differences([{"at": 1}], [{"at": True}], "log"),
                         ["log.0.at: 1 expected, True told"])

    def test_what_is_missing_is_told_and_what_is_new_is_not(self):
        self.assertEqual(differences({"v": 1}, {"w": 2}),
                         ["v: 1 expected, no such member told"])
        self.assertEqual(differences({"v": 1}, {"v": 1, "code": "new"}), [])
        self.assertEqual(differences([1], [1, 2], "log"), ["log: 1 elements expected, 2 told"])
        self.assertEqual(differences({"end": None}, {"end": {}}), ["end: None expected, {} told"])
        self.assertEqual(differences({"end": {}}, {"end": None}),
                         ["end: an object expected, None told"])

    def test_a_clock_that_runs_has_bounds(self):
        self.assertEqual(differences({"$between": [1, 3]}, 3), [])
        self.assertEqual(differences({"$between": [1, 3]}, 4, "clock"),
                         ["clock: 1 to 3 expected, 4 told"])
        self.assertEqual(differences({"$between": [1, 3]}, None, "clock"),
                         ["clock: 1 to 3 expected, None told"])
        self.assertEqual(differences({"$any": True}, None, "pause"),
                         ["pause: something expected, null told"])

    def test_a_text_may_be_left_out_but_not_changed(self):
        texts = {"log.0.text": "a note", "log.1.text": "another"}
        self.assertEqual(differing_texts(texts, {"log": [{"text": "a note"}, {}]}), [])
        self.assertEqual(differing_texts(texts, {"log": [{"text": "no note"}]}),
                         ["log.0.text: 'a note' expected, 'no note' told"])


if __name__ == "__main__":
    unittest.main()

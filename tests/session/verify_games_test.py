"""arbiter verify --games: what was kept with games of who can still mate is checked again, also
while a server keeps games in the same file."""

import contextlib
import json
import lzma
import sqlite3
import tempfile
import unittest
from pathlib import Path

from command_line import DATA, complaint, finished, run, run_json
from serve_client import Server

SAMPLE = DATA / "kept_games"
# Black's flag falls, and White's pawn could still mate.
FLAG = {"arbiter_game": 1, "terms": {"rules": "fide", "time": "5",
                                     "fen": "3k4/8/8/8/8/8/4P3/4K3 b - - 0 1"},
        "events": [{"at": 0, "event": "start"}, {"at": 300_000, "event": "flag", "of": "black"}]}


class VerifyGames(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="arbiter-session-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def file(self, game: dict) -> str:
        path = self.folder / "game.json"
        path.write_text(json.dumps(game))
        return str(path)

    def judged_flag(self) -> dict:
        """As a desk keeps it now."""
        path = self.file(FLAG)
        run("desk", "--timed", path, typed="0:06:00 note it is kept\n")
        return json.loads(Path(path).read_text())

    def database(self, name: str) -> Path:
        path = self.folder / "games.db"
        path.write_bytes(lzma.decompress((SAMPLE / f"{name}.xz").read_bytes()))
        return path

    def test_a_game_of_the_desk_holds(self):
        game = self.judged_flag()
        self.assertEqual(game["arbiter_game"], 2)
        self.assertEqual(run("verify", "--games", self.file(game)),
                         "holds\tgame.json\tevent 2\twhite=winnable\t6.9\t"
                         "3k4/8/8/8/8/8/4P3/4K3 b - - 0 1\n"
                         "1 holds, 0 unproven, 0 refuted\n")
        lines = run_json("verify", "--games", self.file(game))
        self.assertEqual(lines[0], {"game": "game.json", "event": 2, "side": "white",
                                    "verdict": "winnable", "article": "6.9",
                                    "fen": "3k4/8/8/8/8/8/4P3/4K3 b - - 0 1",
                                    "finding": "holds"})
        self.assertEqual(lines[1], {"holds": 1, "unproven": 0, "refuted": 0})

    def test_a_line_that_does_not_mate_is_refuted(self):
        game = self.judged_flag()
        game["events"][1]["verdicts"][0]["line"] = "d8d7 e2e4"
        told = run("verify", "--games", self.file(game), code=1)
        self.assertTrue(told.startswith("refuted: the line does not end in mate\t"), told)

    def test_a_proof_of_what_is_not_so_is_refuted(self):
        game = self.judged_flag()
        game["events"][1]["verdicts"] = [{"side": "white", "verdict": "unwinnable",
                                          "article": "6.9", "proof": "theorem lone_king"}]
        told = run("verify", "--games", self.file(game), code=1)
        self.assertTrue(told.startswith("refuted: "), told)
        self.assertIn("\twhite=unwinnable\t", told)

    def test_without_evidence_nothing_is_proved(self):
        game = self.judged_flag()
        del game["events"][1]["verdicts"][0]["line"]
        path = self.file(game)
        self.assertTrue(run("verify", "--games", path).startswith("unproven\t"))
        run("verify", "--games", "--require-proof", path, code=1)

    def test_a_verdict_that_is_missing_is_told(self):
        game = self.judged_flag()
        del game["events"][1]["verdicts"]
        path = self.file(game)
        self.assertEqual(run("verify", "--games", path),
                         "unproven\tgame.json\tevent 2\twhite=undecided\t6.9\t"
                         "3k4/8/8/8/8/8/4P3/4K3 b - - 0 1\n"
                         "0 holds, 1 unproven, 0 refuted\n")
        run("verify", "--games", "--require-proof", path, code=1)

    def test_all_games_of_the_sample_hold_while_a_server_has_them(self):
        for name in ("games.db", "form_1.db", "form_2.db"):
            with self.subTest(name=name):
                path = self.database(name)
                with Server(str(self.folder)):
                    told = run("verify", "--games", str(self.folder)).splitlines()
                    self.assertEqual(told, run("verify", "--games", str(path)).splitlines())
                kinds = [line.split("\t")[0] for line in told[:-1]]
                self.assertEqual([kind for kind in kinds if kind.startswith("refuted")], [])
                if name == "games.db":
                    self.assertGreater(kinds.count("holds"), 20)
                path.unlink()

    def test_a_changed_row_is_found(self):
        path = self.database("games.db")
        with Server(str(self.folder)):
            pass
        with contextlib.closing(sqlite3.connect(path)) as database:
            changed = database.execute(
                "UPDATE game_event SET body = replace(body, '\"verdict\":\"winnable\"',"
                " '\"verdict\":\"undecided\"') WHERE body LIKE '%\"line\":%'").rowcount
            self.assertGreater(changed, 0)
            database.commit()
        done = finished("verify", "--games", str(self.folder), code=1)
        self.assertIn("a game makes no sense: game ", done.stderr.decode())
        self.assertIn(" holds, ", done.stdout.decode().splitlines()[-1])

    def test_a_changed_result_is_found(self):
        path = self.database("games.db")
        with Server(str(self.folder)):
            pass
        self.assertEqual(finished("verify", "--games", str(self.folder)).stderr, b"")
        with contextlib.closing(sqlite3.connect(path)) as database:
            game, = database.execute("SELECT min(id) FROM game WHERE result = '1-0'").fetchone()
            database.execute("UPDATE game SET result = '0-1' WHERE id = ?", (game,))
            database.commit()
        done = finished("verify", "--games", str(self.folder), code=1)
        self.assertEqual(done.stderr.decode(),
                         f"arbiter: a game makes no sense: game {game}: its events come to the "
                         "result 1-0, and beside them stands 0-1\n")

    def test_an_older_form_is_named_with_what_to_do(self):
        path = self.database("form_1.db")
        self.assertEqual(complaint("verify", "--games", str(path)),
                         f"arbiter: cannot read games: {path}: its form is number 1, an older "
                         "arbiter's; arbiter serve brings it up when it is started\n")

    def test_what_holds_no_games_is_named(self):
        self.assertIn("No such file", complaint("verify", "--games", str(self.folder)))
        nothing = self.folder / "nothing"
        nothing.write_text("nothing")
        done = finished("verify", "--games", str(nothing), code=1)
        self.assertIn("this is no game", done.stderr.decode())


if __name__ == "__main__":
    unittest.main()

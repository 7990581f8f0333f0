"""`arbiter serve` killed under load keeps what it promised, and the load that finds that out."""

import contextlib
import io
import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from serve_client import ARBITER, PATIENCE, Player, Server

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

import kill_under_load  # noqa: E402  pylint: disable=wrong-import-position

LOAD = os.environ["ARBITER_LOAD"]


def load(*arguments):
    return subprocess.run([LOAD, *arguments], capture_output=True, text=True, timeout=PATIENCE,
                          check=False)


class Kills(unittest.TestCase):
    def test_a_killed_server_has_every_move_that_it_told(self):
        with tempfile.TemporaryDirectory() as folder:
            arguments = ["--program", ARBITER, "--load", LOAD, "--boards", "4", "--longest", "0.5",
                         "--folder", folder]
            # Stopped after the first time, and gone on with.
            for times in ("1", "2"):
                with contextlib.redirect_stdout(io.StringIO()) as said:
                    code = kill_under_load.main([*arguments, "--times", times])
                self.assertEqual(code, 0, said.getvalue())
            rounds = json.loads(Path(folder, "state.json").read_text())
        self.assertEqual(len(rounds), 2)
        for one in rounds:
            self.assertGreaterEqual(one["games"], 5)
            self.assertGreater(one["acknowledged"], 0)

    def test_a_move_that_is_not_there_is_found(self):
        client = kill_under_load.serve_client(ARBITER)
        with Server() as server:
            player = Player(server)
            game = player.new_game(opponent="screen")
            table = player.open(game)
            table.message()
            table.play("e2e4", "e7e5")
            record = {"id": game, "token": player.token, "told": ["e2e4", "e7e5"], "doubt": None,
                      "over": False}
            self.assertFalse(kill_under_load.check(client, server, record))
            for told in (["e2e4", "e7e5", "g1f3"], ["e2e4", "c7c5"], ["e2e4"]):
                with self.assertRaises(kill_under_load.Lost):
                    kill_under_load.check(client, server, {**record, "told": told})
            with self.assertRaises(kill_under_load.Lost):
                kill_under_load.check(client, server, {**record, "id": "00000000"})

    def test_a_move_in_doubt_is_made_once(self):
        client = kill_under_load.serve_client(ARBITER)
        with Server() as server:
            player = Player(server)
            game = player.new_game(opponent="screen")
            doubt = {"id": "m-1", "move": "e2e4", "ply": 0, "token": player.token}
            record = {"id": game, "token": player.token, "told": [], "doubt": doubt, "over": False}
            self.assertFalse(kill_under_load.check(client, server, record))
            self.assertTrue(kill_under_load.check(client, server, record))


class Load(unittest.TestCase):
    def test_two_players_a_board_and_an_honest_one(self):
        for how in ((), ("--renew", "--messages", "3"),
                    ("--screen", "--think", "10", "--time", "5+3")):
            with self.subTest(how=how):
                done = load("--program", ARBITER, "--boards", "3", "--seconds", "1", "--json", *how)
                self.assertEqual((done.returncode, done.stderr), (0, ""), done.stdout)
                told = json.loads(done.stdout)
                self.assertEqual((told["boards"], told["games_lost"], told["unexpected"]),
                                 (3, 0, {}))
                self.assertEqual(told["games_checked"], told["games"])
                self.assertGreaterEqual(told["games"], 4)

    def test_nothing_but_this_machine_is_put_under_load(self):
        for address in ("http://192.168.0.1:8080/", "http://example.org/", "127.0.0.1",
                        "1270.0.0.1:1", "127.0.0.1:99999", "127.0.0.1.1:80"):
            done = load("--server", address)
            self.assertEqual(done.returncode, 2)
            self.assertIn("--server is an address like", done.stderr)

    def test_wrong_options_are_said(self):
        for arguments, said in (((), "name a --program"), (("--boards", "5001"), "0 to 5000"),
                                (("--fast",), "--fast"), (("--seconds", "1.5"), "1 to 3600")):
            env = {name: value for name, value in os.environ.items() if name != "ARBITER"}
            done = subprocess.run([LOAD, *arguments], capture_output=True, text=True, env=env,
                                  timeout=PATIENCE, check=False)
            self.assertEqual((done.returncode, done.stdout), (2, ""))
            self.assertIn(said, done.stderr)


if __name__ == "__main__":
    unittest.main()

"""`arbiter serve` as a program: signals, ports, folders, what it writes where."""

import os
import signal
import socket
import subprocess
import tempfile
import unittest
from pathlib import Path

from serve_client import ARBITER, PATIENCE, Player, Server


class Program(unittest.TestCase):
    def failed(self, *arguments, env=None) -> str:
        done = subprocess.run([ARBITER, "serve", *arguments], capture_output=True, text=True,
                              timeout=PATIENCE, check=False, env=env)
        self.assertEqual((done.returncode, done.stdout), (2, ""), done.stderr)
        self.assertRegex(done.stderr, r"^arbiter: .*: .*\n$")
        return done.stderr

    def test_it_ends_cleanly_with_each_signal(self):
        for number, code in ((signal.SIGINT, 130), (signal.SIGTERM, 0), (signal.SIGHUP, 0)):
            with Server() as server:
                game = Player(server).new_game(opponent="screen")
                table = server.open(game)
                table.message()
                idle = server.stream()
                self.assertEqual(server.end(number), (code, "", ""))
                self.assertEqual(table.close_code(), 1001)
                idle.close()

    def test_a_port_in_use_is_said(self):
        with Server() as server, tempfile.TemporaryDirectory() as data:
            said = self.failed("--listen", server.authority, "--data", data)
            self.assertIn(server.authority, said)
            self.assertIn("in use", said)
            self.assertIn("--listen", said)

    def test_a_wrong_address_is_said(self):
        for address in ("nowhere.example:80", "127.0.0.1:99999", "127.0.0.1:", "::1:80", "1.2.3:x"):
            with tempfile.TemporaryDirectory() as data:
                self.failed("--listen", address, "--data", data)
        self.assertIn("--lan", self.failed("--lan", "--listen", "10.0.0.1:80"))

    def test_a_folder_that_is_none_is_said(self):
        with tempfile.NamedTemporaryFile() as file:
            said = self.failed("--listen", ":0", "--data", file.name)
            self.assertIn(file.name, said)
            self.assertIn("--data", said)

    def test_a_folder_serves_one_program_at_a_time(self):
        with Server() as server:
            said = self.failed("--listen", ":0", "--data", server.data)
            self.assertIn("another arbiter", said)

    def test_games_are_kept_where_the_system_says(self):
        with tempfile.TemporaryDirectory() as home:
            for env, folder in (({"XDG_DATA_HOME": home + "/x"}, "x/arbiter"),
                                ({"HOME": home}, ".local/share/arbiter"),
                                ({"XDG_DATA_HOME": "relative", "HOME": home + "/y"},
                                 "y/.local/share/arbiter")):
                process = subprocess.Popen([ARBITER, "serve", "--listen", ":0"], env=env,
                                           stdout=subprocess.PIPE, text=True)
                process.stdout.readline()
                process.terminate()
                process.communicate(timeout=PATIENCE)
                self.assertTrue(os.path.exists(os.path.join(home, folder, "games.db")), env)
        self.assertIn("--data", self.failed("--listen", ":0", env={}))

    def test_on_the_local_network_it_answers_by_its_addresses(self):
        with Server(arguments=("--lan", "--listen", ":0")) as server:
            self.assertEqual(server.host, "127.0.0.1")
            told = server.get("/api/server").json()
            for address in told["addresses"]:
                authority = address.removeprefix("http://").rstrip("/")
                self.assertEqual(server.get("/", Host=authority).status, 200, authority)
            self.assertEqual(server.get("/", Host=f"8.8.8.8:{server.address[1]}").status, 421)
            code, out, err = server.end(signal.SIGTERM)
            self.assertEqual((code, err), (0, ""))
            if told["lan"]:
                self.assertEqual(out.splitlines(),
                                 [f"on the local network: {url}" for url in told["addresses"]])

    def test_it_listens_on_the_loopback_of_ip6(self):
        try:
            with socket.socket(socket.AF_INET6) as probe:
                probe.bind(("::1", 0))
        except OSError:
            return
        with Server(arguments=("--listen", "[::1]:0")) as server:
            self.assertEqual(server.get("/").status, 200)

    def test_no_token_is_written_anywhere(self):
        with tempfile.TemporaryDirectory() as data:
            with Server(data) as server:
                player = Player(server)
                player.open(player.new_game(opponent="screen")).message()
                _, out, err = server.end(signal.SIGTERM)
            kept = b"".join(Path(data, name).read_bytes() for name in
                            os.listdir(data))
            self.assertNotIn(player.token.encode(), kept + out.encode() + err.encode())


if __name__ == "__main__":
    unittest.main()

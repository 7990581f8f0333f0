"""Whole sessions with `arbiter serve`: games over real sockets, refusals, restarts."""

import contextlib
import os
import random
import signal
import socket
import subprocess
import tempfile
import unittest
from pathlib import Path

from serve_client import ARBITER, BINARY, CLOSE, PATIENCE, PING, PONG, TEXT, Player, Server

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
UNKNOWN = "/api/games/AAAAAAAA/socket"


class ServerTest(unittest.TestCase):
    """One server for all tests of a class."""

    @classmethod
    def setUpClass(cls):
        cls.server = cls.enterClassContext(Server())

    def setUp(self):
        self.addCleanup(self.server.close_streams)
        self.player = Player(self.server)

    def screen_game(self, **wanted):
        game = self.player.new_game(opponent="screen", **wanted)
        table = self.player.open(game)
        return game, table, table.message()

    def assert_unharmed(self, game: str, version: int):
        self.assertEqual(self.server.get(f"/api/games/{game}").json()["v"], version)


class Pages(ServerTest):
    def test_the_start_page_comes_with_a_token_and_the_policy(self):
        answer = self.server.get("/")
        self.assertEqual(answer.status, 200)
        self.assertEqual(answer.header("Content-Type"), "text/html; charset=utf-8")
        self.assertEqual(answer.header("Cache-Control"), "no-store")
        self.assertEqual(len(answer.token()), 32)
        self.assertIn("default-src 'self'", answer.header("Content-Security-Policy"))
        self.assertEqual(answer.header("X-Content-Type-Options"), "nosniff")
        self.assertEqual(answer.header("Referrer-Policy"), "same-origin")
        self.assertEqual(answer.header("Cross-Origin-Opener-Policy"), "same-origin")

    def test_a_token_is_handed_out_once(self):
        self.assertIsNone(self.server.get("/", token=self.player.token).header("Set-Cookie"))
        malformed = self.server.get("/", token=self.player.token.upper() + "G")
        self.assertNotEqual(malformed.token(), self.player.token)

    def test_a_games_page_is_there_when_the_game_is(self):
        game = self.player.new_game(opponent="screen")
        self.assertEqual(self.server.get(f"/game/{game}").status, 200)
        for missing in ("AAAAAAAA", "short", "", "..%2f..%2fetc", f"{game}/more"):
            answer = self.server.get(f"/game/{missing}")
            self.assertEqual(answer.status, 404, missing)
            self.assertIn(b"<!doctype html>", answer.body.lower())

    def test_head_is_get_without_a_body(self):
        get, head = self.server.get("/"), self.server.request("HEAD", "/")
        self.assertEqual(head.status, 200)
        self.assertEqual(head.header("Content-Length"), get.header("Content-Length"))

    def test_files_are_served_by_exact_name_only(self):
        page = self.server.get("/").body.decode()
        for quoted in page.split('"')[1::2]:
            if quoted.startswith("/assets/"):
                answer = self.server.get(quoted)
                self.assertEqual(answer.status, 200, quoted)
                self.assertIn("immutable", answer.header("Cache-Control"))
        for path in ("/index.html", "/assets/", "/assets/../index.html", "/assets/nothing.js",
                     "//", "/etc/passwd", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd",
                     "/assets/%00", "/api", "/api/", "/API/server"):
            self.assertEqual(self.server.get(path).status, 404, path)

    def test_the_server_tells_of_itself(self):
        self.assertEqual(self.server.get("/api/server").json() | {"version": ""}, {
            "protocol": 1, "version": "", "lan": False,
            "addresses": [f"http://{self.server.authority}/"],
            "lan_command": f"arbiter serve --lan --listen :0 --data {self.server.data}"})


class Refusals(ServerTest):
    def test_another_host_is_refused(self):
        port = self.server.address[1]
        for host in ("evil.example", f"evil.example:{port}", f"127.0.0.1:{port + 1}", "127.0.0.1",
                     f"127.0.0.2:{port}", "", f"{self.server.authority}@evil.example"):
            self.assertEqual(self.server.get("/", Host=host).status, 421, host)
            _, answer = self.server.handshake(UNKNOWN, Host=host)
            self.assertEqual(answer.status, 421, host)
        for host in (f"localhost:{port}", f"LOCALHOST:{port}", f"[::1]:{port}"):
            self.assertEqual(self.server.get("/", Host=host).status, 200, host)

    def test_no_host_and_two_hosts_are_no_request(self):
        self.assertEqual(self.server.get("/", Host=None).status, 400)
        self.assertEqual(self.server.get("/", host="evil.example").status, 400)

    def test_another_origin_is_refused(self):
        game = self.player.new_game(opponent="screen")
        for origin in (None, "", "null", "http://evil.example", f"https://{self.server.authority}",
                       f"http://{self.server.authority}.evil.example", "http://localhost:1"):
            answer = self.server.post("/api/games", {"opponent": "screen"}, Origin=origin)
            self.assertEqual(answer.status, 403, origin)
            self.assertEqual(answer.json()["error"]["code"], "origin")
            _, answer = self.server.handshake(f"/api/games/{game}/socket", Origin=origin)
            self.assertEqual(answer.status, 403, origin)

    def test_a_cross_site_fetch_is_refused(self):
        for site, status in (("cross-site", 403), ("same-site", 403), ("same-origin", 201),
                             ("none", 201)):
            answer = self.server.post("/api/games", {"opponent": "screen"}, Sec_Fetch_Site=site)
            self.assertEqual(answer.status, status, site)

    def test_other_methods_are_refused_with_those_allowed(self):
        for path, allowed in (("/", "GET, HEAD"), ("/api/games", "POST"),
                              ("/api/server", "GET, HEAD")):
            for method in ("PUT", "DELETE", "OPTIONS", "BREW", "HEA", "get"):
                answer = self.server.request(method, path)
                self.assertEqual((answer.status, answer.header("Allow")), (405, allowed), method)
        self.assertEqual(self.server.get("/api/games").status, 405)

    def test_malformed_requests_are_refused(self):
        for path in ("/%", "/%4", "/%zz", "*", "http://evil.example/", "game"):
            self.assertEqual(self.server.get(path).status, 400, path)
        for line in (b"\r\n\r\nGET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\x16\x03\x01\x02\x00\r\n",
                     b"GET / HTTP/1.1\r\nno colon\r\n\r\n", b"GET /\x00 HTTP/1.1\r\n\r\n"):
            stream = self.server.stream()
            stream.send(line)
            self.assertEqual(stream.answer().status, 400, line)

    def test_too_much_is_refused(self):
        long_header = self.server.get("/", X_Long="x" * 9000)
        self.assertEqual(long_header.status, 431)
        self.assertEqual(self.server.get("/" + "x" * 9000).status, 431)
        self.assertEqual(self.server.post("/api/games", b" " * 16385).status, 413)
        self.assertEqual(self.server.post("/api/games", b" " * 16384).status, 400)
        self.assertEqual(self.server.post("/api/games", b"", Content_Length=10**18).status, 413)

    def test_a_body_is_json(self):
        for kind in ("text/plain", "application/x-www-form-urlencoded", "", None):
            answer = self.server.post("/api/games", {"opponent": "screen"}, Content_Type=kind)
            self.assertEqual(answer.status, 415, kind)
        answer = self.server.post("/api/games", {"opponent": "screen"},
                                  Content_Type="Application/JSON; charset=utf-8")
        self.assertEqual(answer.status, 201)

    def test_a_refused_game_says_what_would_be_right(self):
        for wanted, code, field in (
                ({"opponent": "computer", "level": 7}, "level", "level"),
                ({"opponent": "fish"}, "opponent", "opponent"),
                ({"opponent": "screen", "fen": "8/8/8/8/8/8/8/8 w - - 0 1"}, "kings", "fen"),
                ({"opponent": "screen", "fen": "x"}, "syntax", "fen"),
                ({"opponent": "screen", "chess960": 960}, "chess960", "chess960")):
            answer = self.server.post("/api/games", wanted)
            error = answer.json()["error"]
            self.assertEqual((answer.status, error["code"], error["field"]), (400, code, field))
            self.assertTrue(error["text"])

    def test_an_unknown_game_has_no_socket(self):
        _, answer = self.server.handshake(UNKNOWN)
        self.assertEqual((answer.status, answer.json()["error"]["code"]), (404, "no_game"))
        _, answer = self.server.handshake("/")
        self.assertEqual(answer.status, 404)

    def test_a_socket_needs_an_upgrade(self):
        game = self.player.new_game(opponent="screen")
        self.assertEqual(self.server.get(f"/api/games/{game}/socket").status, 426)
        for field, value, status in (("Sec_WebSocket_Version", "8", 426),
                                     ("Sec_WebSocket_Key", "x", 400)):
            _, answer = self.server.handshake(f"/api/games/{game}/socket", **{field: value})
            self.assertEqual((answer.status, answer.json()["error"]["code"]), (status, "upgrade"))


class Games(ServerTest):
    def test_two_at_one_screen_play_to_mate(self):
        _, table, sync = self.screen_game()
        self.assertEqual((sync["t"], sync["v"], sync["d"]["you"]), ("sync", 1, ["white", "black"]))
        self.assertEqual(sync["d"]["start"], {"fen": START, "check": None})
        table.play("f2f3", "e7e5", "g2g4")
        (move,), answer = table.ask("move", s="Qh4", p=3)
        self.assertEqual((move["t"], move["d"]["s"], move["d"]["check"]), ("move", "Qh4#", "e1"))
        self.assertEqual(move["d"]["end"], {
            "result": "0-1", "reason": "checkmate", "article": "5.1.1",
            "text": "Checkmate. Black wins."})
        self.assertEqual((answer["t"], answer["v"]), ("ok", 5))

    def test_an_illegal_try_says_why_and_changes_nothing(self):
        game, table, _ = self.screen_game()
        for move in ({"u": "a1a3"}, {"s": "Ra3"}, {"s": " a1a3 "}):
            events, answer = table.ask("move", p=0, **move)
            self.assertEqual(events, [])
            self.assertEqual((answer["e"], answer["article"], answer["reason"]),
                             ("illegal", "3.5", "path_blocked"))
            self.assertIn("a2", answer["m"])
            self.assertIn("Law 3.5", answer["m"])
        self.assert_unharmed(game, 1)

    def test_two_players_each_with_a_page(self):
        friend = Player(self.server)
        game = self.player.new_game(opponent="friend", side="black")
        black = self.player.open(game)
        self.assertEqual(black.message()["d"]["players"]["white"]["kind"], "open")
        white = friend.open(game)
        sync = white.message()
        self.assertEqual((sync["v"], sync["d"]["you"]), (2, ["white"]))
        joined = black.message()
        self.assertEqual((joined["t"], joined["v"], joined["d"]["side"]), ("joined", 2, "white"))
        self.assertEqual(black.message(), {"t": "presence", "d": {"side": "white", "here": True}})
        self.assertEqual(black.ask("move", u="e7e5", p=0)[1]["e"], "turn")
        self.assertEqual(white.ask("move", u="e2e4", p=0)[1]["t"], "ok")
        self.assertEqual(black.message()["d"]["u"], "e2e4")
        watcher = Player(self.server).open(game)
        self.assertEqual(watcher.message()["d"]["you"], [])
        self.assertEqual(watcher.ask("move", u="e7e5", p=1)[1]["e"], "not_yours")
        white.close()
        self.assertEqual(black.message(), {"t": "presence", "d": {"side": "white", "here": False}})

    def test_the_computer_answers(self):
        game = self.player.new_game(opponent="computer", level=1, side="black")
        table = self.player.open(game)
        sync = table.message()
        if not sync["d"]["moves"]:
            self.assertEqual(table.message()["d"]["ply"], 1)
        events, answer = table.ask("move", u="e7e5", p=1)
        self.assertEqual((answer["t"], events[0]["d"]["ply"]), ("ok", 2))
        reply = events[1] if len(events) > 1 else table.message()
        self.assertEqual((reply["t"], reply["d"]["ply"], reply["d"]["turn"]), ("move", 3, "black"))

    def test_a_socket_that_comes_back_gets_what_it_missed(self):
        game, table, _ = self.screen_game()
        table.play("e2e4", "e7e5", "g1f3")
        again = self.player.open(game, seen=2)
        self.assertEqual(again.message(), {"t": "resume", "v": 4})
        self.assertEqual([again.message()["v"] for _ in range(2)], [3, 4])
        self.assertEqual({again.message()["t"] for _ in range(2)}, {"presence"})
        for nonsense in (0, 5, -1, "x", "99999999999", ""):
            self.assertEqual(self.player.open(game, seen=nonsense).message()["t"], "sync")

    def test_a_command_that_comes_again_is_not_obeyed_twice(self):
        game, table, _ = self.screen_game()
        events, first = table.ask("move", "once", u="e2e4", p=0)
        self.assertEqual(len(events), 1)
        again = self.player.open(game)
        again.message()
        self.assertEqual(again.ask("move", "once", u="e2e4", p=0), ([], first))
        self.assert_unharmed(game, 2)

    def test_a_game_is_kept_over_kill_and_restart(self):
        with tempfile.TemporaryDirectory(prefix="arbiter-session-") as data:
            with Server(data) as server:
                player = Player(server)
                game = player.new_game(opponent="screen", chess960=0, rules="fide")
                table = player.open(game)
                table.message()
                _, last = table.ask("move", "last", s="e4", p=0)
                table.close()
                before = player.open(game).message()
                server.process.kill()
                server.process.wait(PATIENCE)
            with Server(data) as server:
                table = Player(server, player.token).open(game)
                self.assertEqual(table.message(), before)
                self.assertEqual(table.ask("move", "last", s="e4", p=0), ([], last))
                self.assertEqual(table.ask("move", s="e5", p=1)[1]["t"], "ok")


class BadMessages(ServerTest):
    def test_any_bytes_as_a_message_give_no(self):
        game, table, _ = self.screen_game()
        for text in (b"", b"{", b"null", b"[]", b'"move"', b"{}", b"[" * 4000, b'{"a":' * 1000,
                     b'{"t":"move","i":"x"}', b'{"t":"move","i":"x","d":{"u":5,"p":0}}',
                     b'{"t":"move","i":"x","d":{"u":"e2e4","p":-1}}',
                     b'{"t":"move","i":"x","d":{"u":"e2e4","p":1e9}}',
                     b'{"t":"move","i":"","d":{}}', b'{"t":"move","i":7,"d":{}}',
                     b'{"t":"fly","i":"x","d":{}}', b'{"t":"resign","i":"x","d":{"side":"red"}}',
                     b'{"t":"explain","i":"x","d":{"from":"e2","to":"z9"}}'):
            table.send_frame(TEXT, text)
            answer = table.message()
            self.assertEqual(answer["t"], "no", text)
            self.assertIn(answer["e"], ("bad_message", "unknown"), text)
            self.assertTrue(answer["m"])
        table.send_frame(BINARY, b"\x00\xff")
        self.assertEqual(table.message()["e"], "bad_message")
        self.assert_unharmed(game, 1)

    def test_random_bytes_as_frames_never_harm(self):
        dice = random.Random(20261121)
        game, _, _ = self.screen_game()
        for _ in range(150):
            stream, _ = self.server.handshake(f"/api/games/{game}/socket", self.player.token)
            with contextlib.suppress(ConnectionError):
                stream.send(dice.randbytes(dice.randrange(1, 600)))
                stream.socket.shutdown(socket.SHUT_WR)
            stream.rest()
            stream.close()
        self.assert_unharmed(game, 1)

    def test_mutated_commands_never_harm(self):
        dice = random.Random(7)
        seed = b'{"t":"explain","i":"x-1","d":{"from":"e2","to":"e4","promotion":null}}'
        game, table, _ = self.screen_game()
        for count in range(1, 300):
            text = bytearray(seed)
            for _ in range(dice.randrange(1, 6)):
                text[dice.randrange(len(text))] = dice.randrange(32, 127)
            table.send_frame(TEXT, bytes(text))
            self.assertIn(table.message()["t"], ("ok", "no"), text)
            if count % 90 == 0:
                table = self.player.open(game)
                table.message()
        self.assert_unharmed(game, 1)

    def test_random_bytes_as_requests_never_harm(self):
        dice = random.Random(1)
        line = b"GET /api/server HTTP/1.1\r\nHost: " + self.server.authority.encode()
        for _ in range(150):
            text = bytearray(line + b"\r\nContent-Length: 3\r\n\r\nabc")
            for _ in range(dice.randrange(1, 12)):
                text[dice.randrange(len(text))] = dice.randrange(256)
            stream = self.server.stream()
            with contextlib.suppress(ConnectionError):
                stream.send(bytes(text))
                stream.socket.shutdown(socket.SHUT_WR)
            answer = stream.rest()
            self.assertTrue(answer == b"" or answer.startswith(b"HTTP/1.1 "), text)
            stream.close()
        self.assertEqual(self.server.get("/api/server").status, 200)

    def test_a_long_message_is_closed_with_1009(self):
        game, table, _ = self.screen_game()
        table.send_frame(TEXT, b" " * 8192)
        self.assertEqual(table.message()["e"], "bad_message")
        table.send_frame(TEXT, b" " * 8193)
        self.assertEqual(table.close_code(), 1009)
        self.assert_unharmed(game, 1)

    def test_a_long_message_in_fragments_is_closed_with_1009(self):
        _, table, _ = self.screen_game()
        with contextlib.suppress(ConnectionError):
            table.send_frame(TEXT, b" " * 5000, final=False)
            table.send_frame(0, b" " * 5000)
        self.assertEqual(table.close_code(), 1009)

    def test_too_many_messages_are_closed_with_1008(self):
        _, table, _ = self.screen_game()
        for i in range(100):
            self.assertEqual(table.ask("ping")[1]["t"], "ok", i)
        table.send("ping")
        self.assertEqual(table.close_code(), 1008)

    def test_too_many_pings_are_closed_with_1008(self):
        _, table, _ = self.screen_game()
        for _ in range(100):
            table.send_frame(PING, b"hello")
            self.assertEqual(table.frame(), (PONG, b"hello"))
        table.send_frame(PING, b"hello")
        self.assertEqual(table.close_code(), 1008)

    def test_frames_against_the_protocol_are_closed(self):
        for frame in ({"masked": False}, {"kind": 3}, {"payload": b"\xff\xfe"}):
            _, table, _ = self.screen_game()
            table.send_frame(**({"kind": TEXT, "payload": b"{}"} | frame))
            self.assertIn(table.close_code(), (1002, 1007), frame)

    def test_a_polite_goodbye_is_answered(self):
        _, table, _ = self.screen_game()
        table.send_frame(CLOSE, b"\x03\xe8")
        self.assertEqual(table.close_code(), 1000)


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

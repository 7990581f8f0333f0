"""Attacks on `arbiter serve`: its memory stays where it was, an honest game goes on, and whoever
has to be refused is told so. Traffic stays on the loopback; every attack ends by itself."""

import contextlib
import os
import socket
import struct
import threading
import time
import unittest

from serve_client import PATIENCE, PING, TEXT, Player, Server, Stream

MEBIBYTE = 1 << 20
# What one attack may send before it is called unpunished: far above every limit of the server.
MOST_SENT = 64 * MEBIBYTE
# Above it the attack was buffered. A sanitized program needs more for itself, and keeps what it
# freed for a while.
MOST_GROWTH = 96 * MEBIBYTE
CHUNKED = (b"POST /api/games HTTP/1.1\r\nHost: %s\r\nOrigin: http://%s\r\n"
           b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n")


def memory(server: Server, name: str) -> int:
    """VmRSS, or VmHWM for the most that it ever was, in bytes."""
    with open(f"/proc/{server.process.pid}/status", encoding="ascii") as status:
        for line in status:
            if line.startswith(name + ":"):
                return int(line.split()[1]) * 1024
    raise KeyError(name)


class Guest(Stream):
    """A connection from one of the loopback's addresses."""

    def __init__(self, address, source="127.0.0.1"):
        self.socket = socket.create_connection(address, PATIENCE, (source, 0))
        self.unread = b""

    def is_closed(self) -> bool:
        """Whether the end has come by now. What else has come is thrown away."""
        self.socket.setblocking(False)
        try:
            while self.socket.recv(65536):
                pass
            return True
        except BlockingIOError:
            return False
        except ConnectionError:
            return True
        finally:
            self.socket.settimeout(PATIENCE)


class HonestGame:
    """Two at one screen who play on while the house is under attack."""

    START = "r5k1/pppppppp/8/8/8/8/PPPPPPPP/R5K1 w - - 0 1"
    # Behind their pawns the rooks go as far as f1 and e8 and back: 40 moves until all stands as
    # it did, so that no position occurs five times.
    ROUNDS = (("a1b1", "b1c1", "c1d1", "d1e1", "e1f1", "f1e1", "e1d1", "d1c1", "c1b1", "b1a1"),
              ("a8b8", "b8c8", "c8d8", "d8e8", "e8d8", "d8c8", "c8b8", "b8a8"))

    def __init__(self, server: Server):
        player = Player(server)
        self.table = player.open(player.new_game(opponent="screen", rules="casual",
                                                 fen=self.START))
        self.table.message()
        self.ply = 0
        self.longest = 0.0
        self.failure = None
        self.is_over = threading.Event()
        self.thread = threading.Thread(target=self.run)

    def move(self) -> None:
        began = time.monotonic()
        number, side = divmod(self.ply, 2)
        walk = self.ROUNDS[side]
        _, answer = self.table.ask("move", u=walk[number % len(walk)], p=self.ply)
        self.longest = max(self.longest, time.monotonic() - began)
        assert answer["t"] == "ok", answer
        self.ply += 1

    def run(self) -> None:
        try:
            # A socket may send 100 messages in 20 seconds.
            while not self.is_over.wait(0.05) and self.ply < 90:
                self.move()
        except (AssertionError, EOFError, OSError) as failure:
            self.failure = failure

    def __enter__(self):
        self.move()
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.is_over.set()
        self.thread.join()


class Attacks(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = cls.enterClassContext(Server())

    def setUp(self):
        self.addCleanup(self.server.close_streams)
        self.guests = []
        self.addCleanup(self.close_guests)

    def close_guests(self) -> None:
        for guest in self.guests:
            guest.close()
        self.guests.clear()

    def guest(self, source="127.0.0.1") -> Guest:
        self.guests.append(Guest(self.server.address, source))
        return self.guests[-1]

    @contextlib.contextmanager
    def under_attack(self):
        """An honest game goes on within, and the memory does not grow."""
        with HonestGame(self.server) as game:
            before = memory(self.server, "VmRSS")
            yield game
            grown = memory(self.server, "VmHWM") - before
        self.assertIsNone(game.failure)
        self.assertLess(grown, MOST_GROWTH)
        # Not a limit of time, which depends on the machine, but for whoever reads the log.
        print(f"{self.id().rsplit('.', 1)[1]}: memory +{max(grown, 0) // MEBIBYTE} MiB, "
              f"{game.ply} moves, the longest wait {game.longest * 1000:.0f} ms")

    def chunked(self) -> bytes:
        authority = self.server.authority.encode()
        return CHUNKED % (authority, authority)

    def pour(self, begin: bytes, more: bytes) -> int:
        """Sends without end until the server closes. How much it took."""
        guest = self.guest()
        piece = more * (65536 // len(more) + 1)
        sent = 0
        with contextlib.suppress(ConnectionError):
            guest.send(begin)
            while sent < MOST_SENT:
                guest.send(piece)
                sent += len(piece)
        return sent

    def test_what_never_ends_is_refused_and_not_kept(self):
        attacks = {
            "trailers": (self.chunked() + b"2\r\n{}\r\n0\r\n", b"T: x\r\n"),
            "one trailer": (self.chunked() + b"2\r\n{}\r\n0\r\nT: ", b"x"),
            "a chunk's extension": (self.chunked() + b"2;", b"a"),
            "chunks with extensions": (self.chunked(), b"1;aaaaaaaaaaaaaaaa\r\nx\r\n"),
            "a header": (b"GET / HTTP/1.1\r\n", b"A: x\r\n"),
            "a field": (b"GET / HTTP/1.1\r\nA: ", b"x"),
            "a request line": (b"GET /", b"x"),
            "empty lines": (b"", b"\r\n"),
            "a body": (self.chunked(), b"1000\r\n" + b" " * 4096 + b"\r\n"),
        }
        with self.under_attack():
            for name, (begin, more) in attacks.items():
                self.assertLess(self.pour(begin, more), MOST_SENT, name)

    def test_the_refusal_can_be_read(self):
        for begin, status in ((self.chunked() + b"2\r\n{}\r\n0\r\n" + b"T: x\r\n" * 1400, 431),
                              (self.chunked() + b"2;" + b"a" * 8200, 431),
                              (self.chunked() + b"10001\r\n", 413)):
            guest = self.guest()
            guest.send(begin)
            answer = guest.answer()
            self.assertEqual(answer.status, status)
            self.assertIn("KiB", answer.json()["error"]["text"])

    def test_many_slow_requests_hold_little(self):
        with self.under_attack():
            for number in range(600):
                guest = self.guest(f"127.0.1.{number % 4 + 1}")
                with contextlib.suppress(ConnectionError):
                    # Torn anywhere; the body that was promised is not reserved.
                    guest.send(self.chunked()[:number % 150] if number % 2 else
                               b"POST / HTTP/1.1\r\nContent-Length: 65536\r\n\r\n" + b"x" * 8000)

    def test_frames_that_carry_nothing_end_the_socket(self):
        game = self.server_game()
        empty = b"\x00\x80" + bytes(4)
        with self.under_attack():
            table = self.server.open(game)
            table.send_frame(TEXT, b"", final=False)
            sent = 0
            with contextlib.suppress(ConnectionError):
                while sent < MOST_SENT:
                    table.stream.send(empty * 10000)
                    sent += len(empty) * 10000
        self.assertLess(sent, MOST_SENT)

    def server_game(self) -> str:
        return Player(self.server).new_game(opponent="screen")

    def test_a_flooder_is_dropped_and_not_read_on(self):
        game = self.server_game()
        for kind in (TEXT, PING):
            table = self.server.open(game)
            table.message()
            payload = b"x" * 100
            frame = bytes([0x80 | kind, 0x80 | len(payload)]) + bytes(4) + payload
            sent = 0
            with contextlib.suppress(ConnectionError):
                while sent < MOST_SENT:
                    table.stream.send(frame * 100)
                    sent += len(frame) * 100
            # What the system buffers on the way, of its own accord.
            self.assertLess(sent, 16 * MEBIBYTE)

    def test_a_flooder_need_not_answer_the_goodbye(self):
        table = self.server.open(self.server_game())
        table.message()
        for _ in range(101):
            table.send("ping")
        self.assertEqual(table.close_code(), 1008)
        # No close of ours, and yet the end.
        self.assertEqual(table.stream.rest(), b"")

    def test_who_does_not_read_costs_no_memory(self):
        game = self.server_game()
        with self.under_attack():
            for _ in range(3):
                table = self.server.open(game)
                table.stream.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                with contextlib.suppress(ConnectionError):
                    for number in range(90):
                        table.send("explain", f"x-{number}", **{"from": "a1", "to": "a8"})
            for _ in range(150):
                guest = self.guest()
                guest.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                guest.send(self.server.head("GET", "/"))


class Details(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = cls.enterClassContext(Server())

    def setUp(self):
        self.addCleanup(self.server.close_streams)

    def answers(self, *texts: bytes):
        """The statuses of all answers to what is sent on one connection."""
        stream = self.server.stream()
        stream.send(b"".join(texts))
        stream.socket.shutdown(socket.SHUT_WR)
        statuses = []
        with contextlib.suppress(EOFError):
            while True:
                statuses.append(stream.answer().status)
        return statuses

    def test_a_body_of_unknown_length_is_never_the_next_request(self):
        smuggled = self.server.head("GET", "/api/server")
        for coding in ("gzip", "xchunked", "gzip, chunked", "chunked, chunked", "identity"):
            post = self.server.head("POST", "/api/games", {
                "Origin": self.server.origin, "Transfer-Encoding": coding})
            self.assertEqual(self.answers(post, smuggled), [501], coding)
            with_length = self.server.head("POST", "/api/games", {
                "Origin": self.server.origin, "Transfer-Encoding": coding, "Content-Length": 3})
            self.assertEqual(self.answers(with_length, b"abc", smuggled), [400], coding)
        both = self.server.head("POST", "/api/games", {
            "Origin": self.server.origin, "Content-Length": 4, "Transfer-Encoding": "chunked"})
        self.assertEqual(self.answers(both, b"0\r\n\r\n", smuggled), [400])

    def test_a_client_that_waits_to_be_asked_for_the_body_is_asked(self):
        stream = self.server.stream()
        stream.send(self.server.head("POST", "/api/games", {
            "Origin": self.server.origin, "Content-Type": "application/json",
            "Expect": "100-continue", "Content-Length": 21}))
        self.assertEqual(stream.take_until(b"\r\n\r\n"), b"HTTP/1.1 100 Continue\r\n\r\n")
        stream.send(b'{"opponent":"screen"}')
        self.assertEqual(stream.answer().status, 201)

    def test_a_target_may_name_the_host(self):
        port = self.server.address[1]
        for target, status in ((f"http://localhost:{port}/api/server", 200),
                               (f"http://{self.server.authority}", 200),
                               ("http://evil.example/api/server", 421),
                               (f"http://evil.example:{port}/", 421)):
            answer = self.server.get(target)
            self.assertEqual(answer.status, status, target)
        # It is the one that counts, whatever Host says.
        answer = self.server.get(f"http://localhost:{port}/api/server", Host="evil.example")
        self.assertEqual(answer.status, 200)
        self.assertEqual(self.server.get(f"http://localhost:{port}/", Host=None).status, 400)

    def test_an_empty_line_before_a_request_is_skipped(self):
        get = self.server.head("GET", "/api/server")
        self.assertEqual(self.answers(b"\r\n", get, b"\r\n\r\n", get), [200, 200])
        self.assertEqual(self.answers(b"\r\n" * 100, get), [400])

    def test_trailers_are_no_headers(self):
        head = self.server.head("POST", "/api/games", {
            "Content-Type": "application/json", "Transfer-Encoding": "chunked"})
        origin = f"0\r\nOrigin: {self.server.origin}\r\n\r\n".encode()
        self.assertEqual(self.answers(head, b'15\r\n{"opponent":"screen"}\r\n', origin), [403])


class Places(unittest.TestCase):
    """1000 connections, 200 of one address, the last 100 for addresses with fewer than 10."""

    def setUp(self):
        self.server = self.enterContext(Server())
        self.addCleanup(self.server.close_streams)
        self.guests = []

    def tearDown(self):
        for guest in self.guests:
            guest.close()

    def guest(self, source: str) -> Guest:
        self.guests.append(Guest(self.server.address, source))
        return self.guests[-1]

    def ask(self, guest: Guest, path="/api/server"):
        guest.send(self.server.head("GET", path))
        return guest.answer()

    def test_a_crowd_of_silent_guests_shuts_nobody_out(self):
        for source in range(2, 52):
            for _ in range(25):
                self.guest(f"127.0.0.{source}")
        for source in range(100, 110):
            guest = self.guest(f"127.0.0.{source}")
            self.assertEqual(self.ask(guest).status, 200)
            self.assertEqual(self.ask(guest).status, 200)

    def test_five_addresses_shut_nobody_out(self):
        player = Player(self.server)
        game = player.new_game(opponent="screen")
        table = player.open(game)
        table.message()
        for source in range(2, 7):
            for _ in range(220):
                self.guest(f"127.0.0.{source}")
        for source in range(100, 120):
            self.assertEqual(self.ask(self.guest(f"127.0.0.{source}")).status, 200)
        # The player is still there, and finds a place again when he comes back.
        self.assertEqual(table.ask("move", u="e2e4", p=0)[1]["t"], "ok")
        table.close()
        again = player.open(game)
        self.assertEqual(again.message()["t"], "sync")
        self.assertEqual(again.ask("move", u="e7e5", p=1)[1]["t"], "ok")

    def test_who_only_looks_on_makes_way(self):
        player = Player(self.server)
        game = player.new_game(opponent="screen")
        table = player.open(game)
        table.message()
        for source in range(2, 7):
            for _ in range(200):
                self.look_on(game, f"127.0.0.{source}")
        for source in range(100, 110):
            self.assertEqual(self.ask(self.guest(f"127.0.0.{source}")).status, 200)
        self.assertEqual(table.ask("move", u="e2e4", p=0)[1]["t"], "ok")

    def look_on(self, game: str, source: str, token=None) -> Guest:
        guest = self.guest(source)
        headers = {"Connection": "Upgrade", "Upgrade": "websocket", "Origin": self.server.origin,
                   "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "c2l4dGVlbiBieXRlcyBvaw=="}
        if token:
            headers["Cookie"] = f"arbiter={token}"
        guest.send(self.server.head("GET", f"/api/games/{game}/socket", headers))
        return guest

    def test_players_make_way_for_nobody_and_strangers_are_told(self):
        # As many sockets as a person may keep, each.
        people = [(player, player.new_game(opponent="screen"))
                  for player in (Player(self.server) for _ in range(58))]
        players = [self.look_on(people[(source - 2) * 10 + number // 20][1],
                                f"127.0.0.{source}",
                                people[(source - 2) * 10 + number // 20][0].token)
                   for source in range(2, 7) for number in range(200)]
        for seated in players[:880]:
            self.assertEqual(seated.answer().status, 101)
        self.server.close_streams()
        refused = 0
        # The last places are for addresses with few connections; then there are none.
        for number in range(150):
            player, game = people[50 + number // 20]
            guest = self.look_on(game, f"127.0.2.{number % 30 + 1}", player.token)
            answer = guest.answer()
            self.assertIn(answer.status, (101, 503))
            refused += answer.status == 503
            if answer.status == 503:
                self.assertRegex(answer.header("Retry-After"), r"^\d+$")
                self.assertEqual(answer.json()["error"]["code"], "full")
        self.assertGreater(refused, 0)
        self.assertEqual(sum(seated.is_closed() for seated in players[:880]), 0)

    def test_one_player_keeps_only_his_newest_places(self):
        player = Player(self.server)
        game = player.new_game(opponent="screen")
        sockets = []
        for source in range(2, 7):
            for _ in range(180):
                sockets.append(self.look_on(game, f"127.0.0.{source}", player.token))
                self.assertEqual(sockets[-1].answer().status, 101)
        for source in range(100, 220):
            self.assertEqual(self.ask(self.guest(f"127.0.0.{source}")).status, 200)
        # The first had to go: 1013, "try again later", is the last that it hears.
        self.assertEqual(sockets[0].rest()[-4:], b"\x88\x02" + (1013).to_bytes(2, "big"))
        self.assertEqual(sum(socket.is_closed() for socket in sockets[-20:]), 0)

    def test_who_sits_down_keeps_his_place(self):
        white = Player(self.server)
        game = white.new_game(opponent="friend")
        black = Player(self.server)
        # He takes the seat by this very socket.
        table = self.look_on(game, "127.0.0.9", black.token)
        self.assertEqual(table.answer().status, 101)
        seats = [(player, player.new_game(opponent="screen"))
                 for player in (Player(self.server) for _ in range(11))]
        for number in range(199):
            player, own = seats[number // 20]
            self.assertEqual(self.look_on(own, "127.0.0.9", player.token).answer().status, 101)
        player, own = seats[10]
        self.assertEqual(self.look_on(own, "127.0.0.9", player.token).answer().status, 503)
        self.assertFalse(table.is_closed())

    def test_idle_connections_of_a_full_address_make_way_for_its_players(self):
        player = Player(self.server)
        game = player.new_game(opponent="screen")
        for _ in range(200):
            self.guest("127.0.0.9")
        for _ in range(50):
            seated = self.look_on(game, "127.0.0.9", player.token)
            self.assertEqual(seated.answer().status, 101)


if __name__ == "__main__":
    unittest.main()

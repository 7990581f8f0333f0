"""Games over the real sockets of `arbiter serve`, and messages that make no sense."""

import contextlib
import random
import socket
import tempfile
import unittest

from serve_client import BINARY, CLOSE, PATIENCE, PING, PONG, TEXT, Player, Server, ServerTest

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"


class Games(ServerTest):
    def test_two_at_one_screen_play_to_mate(self):
        _, table, sync = self.screen_game()
        self.assertEqual((sync["t"], sync["v"], sync["d"]["you"]), ("sync", 1, ["white", "black"]))
        self.assertEqual(sync["d"]["start"], {"fen": START, "check": None})
        table.play("f2f3", "e7e5", "g2g4")
        (move,), answer = table.ask("move", s="Qh4", p=3)
        self.assertEqual((move["t"], move["d"]["s"], move["d"]["check"]), ("move", "Qh4#", "e1"))
        self.assertEqual(move["d"]["end"], {
            "result": "0-1", "reason": "checkmate", "article": "5.1.1", "by": None,
            "text": "Checkmate. Black wins.",
            "code": "ended_by", "args": {"reason": "checkmate"}})
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
                mine = server.get("/api/my-games", token=player.token).json()["games"]
                self.assertEqual([(one["id"], one["last_move"]) for one in mine], [(game, "e2e4")])
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
        seeds = (b'{"t":"explain","i":"x-1","d":{"from":"e2","to":"e4","promotion":null}}',
                 b'{"t":"hint","i":"x-1","d":{"steps":3}}',
                 b'{"t":"act","i":"x-1","d":{"event":"conditional","by":"white","lines":";;"}}',
                 b'{"t":"act","i":"x-1","d":{"event":"touch","by":"white","square":"e2"}}',
                 b'{"t":"act","i":"x-1","d":{"event":"take_leave","by":"black","days":10}}')
        game, table, _ = self.screen_game()
        for count in range(1, 300):
            text = bytearray(seeds[count % len(seeds)])
            for _ in range(dice.randrange(1, 6)):
                text[dice.randrange(len(text))] = dice.randrange(32, 127)
            table.send_frame(TEXT, bytes(text))
            self.assertIn(table.message()["t"], ("ok", "no"), text)
            if count % 90 == 0:
                table = self.player.open(game)
                table.message()
        self.assert_unharmed(game, 1)

    def test_acts_at_their_limits_are_refused_and_change_nothing(self):
        game, table, _ = self.screen_game(rules="correspondence", time="10 moves in 50 days",
                                          white={"impairment": "sight"})
        table.play("e2e4")
        version = self.server.get(f"/api/games/{game}").json()["v"]
        for act in [
                {"event": "conditional", "by": by, "lines": lines}
                for by, lines in (("black", "e7e5 g1f3"), ("white", "e7e5"), ("white", 5),
                                  ("white", "e7e5 g1f3; e7e5 f1c4"), ("white", "e7e5\x00g1f3"),
                                  ("white", "\u2654" * 333),
                                  ("white", "e7e5 g1f3;" * 100 + "x"), ("white", " " * 1001))] + [
                {"event": "take_leave", "by": "black", "days": days}
                for days in (0, -1, 91, 1000001, 2 ** 31, 2 ** 63 - 1, -2 ** 63, 2 ** 64 - 1,
                             2 ** 64 + 1, 1e300, 1.0, "3", None, [3])] + [
                {"event": "end_leave", "by": "black"},
                {"event": "announce_thought", "by": "white"},
                {"event": "touch", "by": "black", "square": "e7"},
                {"event": "adjust", "by": "black", "square": "e7"},
                {"event": "announce", "by": "white", "move": "d2d4"},
                {"event": "announce", "by": "black", "move": "e7e"},
                {"event": "repeat", "by": "white", "move": "e7e5"},
                {"event": "x" * 900}]:
            with self.subTest(act=act):
                events, answer = table.ask("act", **act)
                self.assertEqual((events, answer["t"]), ([], "no"))
                self.assertTrue(answer["m"].strip(". "))
        for steps in (1, 0, 4, 2 ** 64, -1, 1.5, "2"):
            self.assertEqual(table.ask("hint", steps=steps)[1]["t"], "no", steps)
        self.assert_unharmed(game, version)
        self.assertEqual(table.ask("act", event="conditional", by="white",
                                   lines=";;e7e5 g1f3; ;")[1]["t"], "ok")
        self.assertEqual(table.ask("move", u="e7e5", p=1)[1]["t"], "ok")
        self.assertEqual(table.message()["d"]["u"], "g1f3")

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


if __name__ == "__main__":
    unittest.main()

"""arbiter uci as programs that show chess run it: over pipes."""

import os
import subprocess
import time
import unittest

from command_line import ARBITER, run

MATE_IN_ONE = "position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"


class Engine:
    """The program with its pipes; ended by `with`."""

    def __enter__(self):
        self.process = subprocess.Popen([ARBITER, "uci"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True, bufsize=1)
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.communicate()

    def say(self, *lines):
        for line in lines:
            self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def until(self, beginning) -> list:
        """All lines up to the one that begins so."""
        lines = []
        while not lines or not lines[-1].startswith(beginning):
            line = self.process.stdout.readline()
            assert line.endswith("\n"), "the engine has gone"
            lines.append(line.rstrip("\n"))
        return lines


class Uci(unittest.TestCase):
    def test_each_answer_comes_at_once_through_a_pipe(self):
        with Engine() as engine:
            engine.say("uci")
            lines = engine.until("uciok")
            self.assertTrue(lines[0].startswith("id name Arbiter "), lines[0])
            engine.say("go infinite", "isready")
            engine.until("readyok")
            engine.say("stop")
            self.assertRegex(engine.until("bestmove")[-1], r"^bestmove [a-h][1-8][a-h][1-8]")

    def test_the_end_of_the_input_is_the_end_of_the_search(self):
        lines = run("uci", typed="go infinite\n").splitlines()
        self.assertTrue(lines[-1].startswith("bestmove "), lines)
        self.assertEqual(run("uci", typed=""), "")
        self.assertEqual(run("uci", typed="go infinite\nquit\nisready\n").count("readyok"), 0)

    def test_lines_end_and_are_parted_in_every_way(self):
        self.assertEqual(run("uci", typed="isready\r\n\r\n\tisready \n  isready"), "readyok\n" * 3)

    def test_a_line_without_end_is_passed_over(self):
        endless = "position startpos moves " + "e2e4 " * 1_000_000
        self.assertEqual(run("uci", typed=endless + "\nisready\n"), "readyok\n")
        self.assertEqual(run("uci", typed=b"\0\xff\x1b[2J" * 1000 + b"\nisready\n"), "readyok\n")

    def test_whoever_stops_listening_ends_it(self):
        reading, writing = os.pipe()
        process = subprocess.Popen([ARBITER, "uci"], stdin=subprocess.PIPE, stdout=writing,
                                   stderr=subprocess.PIPE)
        os.close(writing)
        os.close(reading)
        _, errors = process.communicate(b"uci\n" * 1000)
        self.assertEqual((process.returncode, errors), (0, b""))

    def test_who_waits_long_hears_which_move_is_looked_at(self):
        with Engine() as engine:
            engine.say("go infinite")
            begun = time.monotonic()
            move = engine.until("info depth")[-1]
            while " currmove " not in move:
                move = engine.until("info")[-1]
            self.assertGreaterEqual(time.monotonic() - begun, 2.9)
            self.assertRegex(move, r"^info depth \d+ currmove \w+ currmovenumber \d+$")

    def test_a_mate_is_played(self):
        with Engine() as engine:
            engine.say(MATE_IN_ONE, "go movetime 10000")
            lines = engine.until("bestmove")
            self.assertEqual(lines[-1], "bestmove a1a8")
            self.assertIn(" score mate 1 ", lines[-2])


if __name__ == "__main__":
    unittest.main()

"""arbiter match: engines against each other, which are the program itself and scripts."""

import os
import signal
import subprocess
import tempfile
import unittest
from pathlib import Path

from command_line import ARBITER, complaint, finished, run, run_json

# Both agree to a draw after twelve moves, however they stand.
SHORT = ("--draw", "100000", "1", "12")


class Match(unittest.TestCase):
    def test_levels_play_and_their_games_can_be_checked(self):
        with tempfile.TemporaryDirectory() as folder:
            pgn = Path(folder) / "games.pgn"
            arguments = ("match", "--engine", "level:2", "--engine", "level:1", "--nodes", "500",
                         "--games", "4", "--concurrency", "2", "--pgn", str(pgn))
            lines = run(*arguments).splitlines()
            self.assertEqual(lines[0], "level:2 v level:1, 500 nodes a move, fide-online, 4 games")
            self.assertRegex(lines[-1], r"^level:2 v level:1: \+\d =\d -\d, Elo .*(unknown|± .*)$")
            self.assertTrue(lines[4].startswith("4 level:1 v level:2: "), lines)
            self.assertEqual(run("check", "--least", "warning", str(pgn)), "")

    def test_the_same_nodes_make_the_same_games(self):
        def games() -> str:
            return run("match", "--engine", "self nodes=300", "--engine", "self nodes=200",
                       "--games", "2")
        self.assertEqual(games(), games())

    def test_the_same_seed_makes_the_same_games_of_levels(self):
        def games(*options: str) -> str:
            with tempfile.TemporaryDirectory() as folder:
                pgn = Path(folder) / "games.pgn"
                run("match", "--engine", "level:1", "--engine", "level:3", *SHORT, "--games", "4",
                    "--concurrency", "2", "--pgn", str(pgn), *options)
                return pgn.read_text()
        self.assertEqual(games(), games())
        self.assertEqual(games("--seed", "7"), games("--seed", "7"))
        self.assertNotEqual(games("--seed", "7"), games("--seed", "8"))

    def test_an_engine_that_dies_loses_with_its_last_words(self):
        broken = "/bin/sh -c 'echo no licence >&2; read -r w; echo uciok; exit 7' name=broken"
        text = run("match", "--engine", broken, "--engine", "self", "--nodes", "100", "--games",
                   "2")
        self.assertIn("/bin/sh ended with code 7 while ", text)
        self.assertIn("it last wrote: no licence", text)
        self.assertIn("broken failed in 2 games", text)

    def test_a_match_goes_on_where_it_was_stopped(self):
        engines = ("--engine", "self nodes=60", "--engine", "self nodes=40")
        with tempfile.TemporaryDirectory() as folder:
            kept = Path(folder) / "match"
            whole = run("match", *engines, "--games", "6").splitlines()
            run("match", *engines, "--games", "3", "--resume", str(kept))
            self.assertEqual(len(kept.read_text().splitlines()), 4)
            # As after a loss of power in the middle of a line.
            with kept.open("a") as file:
                file.write('{"game":4,"whi')
            lines = run("match", *engines, "--games", "6", "--resume", str(kept)).splitlines()
            self.assertEqual(lines[1], "3 games played before")
            self.assertEqual(lines[2:], whole[4:])
            self.assertEqual(len(kept.read_text().splitlines()), 7)
            fewer = run("match", *engines, "--games", "3", "--resume", str(kept)).splitlines()
            self.assertEqual(fewer[1], "6 games played before")
            self.assertEqual(fewer[2:], whole[7:])
            self.assertIn("of another match",
                          complaint("match", "--engine", "self nodes=61", "--engine",
                                    "self nodes=40", "--resume", str(kept)))
            # Whoever played which colour hangs on the number of the game.
            whole_record = kept.read_text()
            lines = whole_record.splitlines(keepends=True)
            for wrong in (lines[:2] + lines[3:], lines[:2] + lines[1:], lines[:3] + ["{}\n"]):
                kept.write_text("".join(wrong))
                self.assertRegex(complaint("match", *engines, "--resume", str(kept)),
                                 r"its line \d is not game \d")
                self.assertEqual(kept.read_text(), "".join(wrong))
            kept.write_text(whole_record)
            self.assertIn("seed must be the same", complaint("match", *engines, "--seed", "2",
                                                             "--resume", str(kept)))
            kept.write_text("shopping\n")
            self.assertIn("of another match", complaint("match", *engines, "--resume", str(kept)))
            self.assertEqual(kept.read_text(), "shopping\n")

    def test_two_matches_do_not_write_one_record(self):
        with tempfile.TemporaryDirectory() as folder:
            kept = Path(folder) / "match"
            slow = "/bin/sh -c 'read -r w; echo uciok; read -r w; exec sleep 60' name=slow"
            with subprocess.Popen([ARBITER, "match", "--engine", slow, "--engine", "self",
                                   "--nodes", "50", "--resume", str(kept)],
                                  stdout=subprocess.PIPE) as first:
                first.stdout.readline()
                self.assertIn("another match is written there", complaint(
                    "match", "--engine", slow, "--engine", "self", "--nodes", "50", "--resume",
                    str(kept)))
                first.kill()

    def test_ctrl_c_begins_no_more_games(self):
        """The games that have begun end: of one at a time, the one that waits for its engine."""
        answers = ("read -r w; echo uciok; while read -r w; do case $w in isready) echo readyok;; "
                   "go*) sleep 0.3; echo bestmove a1a1;; esac; done")
        with subprocess.Popen([ARBITER, "match", "--engine", f"/bin/sh -c '{answers}' name=slow",
                               "--engine", "self", "--nodes", "50", "--games", "100"],
                              stdout=subprocess.PIPE, text=True) as process:
            process.stdout.readline()
            process.stdout.readline()
            process.send_signal(signal.SIGINT)
            rest = process.stdout.read().splitlines()
        self.assertEqual(process.returncode, 130)
        self.assertLessEqual(len(rest), 6, "a game or two, and what was shown until then")

    def test_the_games_tell_what_failed(self):
        with tempfile.TemporaryDirectory() as folder:
            pgn = Path(folder) / "games.pgn"
            pgn.write_text('[Event "torn"]\n\n1. e4')
            run("match", "--engine", "/bin/sh -c 'read -r w; echo uciok; exit 7' name=broken",
                "--engine", "self", "--nodes", "50", "--games", "1", "--pgn", str(pgn))
            text = pgn.read_text()
            pgn.write_text('[Event "torn"]\n\n1. e4 {+0.12/5 [%clk\n')
            run("match", "--engine", "level:1", "--engine", "level:2", "--games", "1",
                "--pgn", str(pgn))
            self.assertIn('[%clk\n}\n\n[Event "Engine match"]', pgn.read_text())
        self.assertIn('[Termination "abandoned"]', text)
        self.assertRegex(" ".join(text.split()), r"\{[^}]*ended with code 7 while ")
        self.assertIn('1. e4\n\n[Event "Engine match"]', text)

    def test_a_pipe_may_take_the_games(self):
        with tempfile.TemporaryDirectory() as folder:
            pipe = Path(folder) / "pipe"
            os.mkfifo(pipe)
            with subprocess.Popen(["cat", str(pipe)], stdout=subprocess.PIPE, text=True) as reader:
                run("match", "--engine", "level:1", "--engine", "level:2", "--games", "1",
                    "--pgn", str(pipe))
                self.assertIn('[Event "Engine match"]', reader.stdout.read())

    def test_games_and_record_have_files_of_their_own(self):
        with tempfile.TemporaryDirectory() as folder:
            for one, other in ((f"{folder}/a", f"{folder}/a"), (f"{folder}/a", f"{folder}/./a")):
                self.assertIn("--resume needs a file of its own", complaint(
                    "match", "--engine", "level:1", "--engine", "level:2", "--games", "1",
                    "--pgn", one, "--resume", other))

    def test_an_engine_may_use_so_much_memory(self):
        big = "python3 -c 'input(); print(\"uciok\", flush=True); bytes(1 << 30); input()'"
        text = run("match", "--engine", f"{big} memory=200 name=big", "--engine", "self",
                   "--nodes", "50", "--games", "1")
        self.assertIn("MemoryError", text)

    def test_openings_that_are_over_are_left_out(self):
        with tempfile.TemporaryDirectory() as folder:
            openings = Path(folder) / "openings.epd"
            openings.write_text("8/8/8/8/8/5k2/8/7K b - - 0 1\n4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n")
            done = finished("match", "--engine", "level:1", "--engine", "level:1", "--games", "2",
                            "--openings", str(openings))
            self.assertIn(b"1 opening is over by the Laws, and left out", done.stderr)
            openings.write_text("8/8/8/8/8/5k2/8/7K b - - 0 1\n")
            self.assertIn("every opening is over", complaint(
                "match", "--engine", "level:1", "--engine", "level:1", "--openings",
                str(openings)))

    def test_json_has_each_game_and_all_of_them(self):
        lines = run_json("match", "--engine", "self depth=1 name=one", "--engine",
                         "/bin/sh -c 'read -r w; echo uciok; exit 7' name=broken", "--nodes", "50",
                         "--games", "2", "--sprt", "0", "200")
        self.assertEqual([line.get("failed") for line in lines[:2]], ["broken", "broken"])
        self.assertEqual((lines[2]["wins"], lines[2]["second_failures"]), (2, 2))
        self.assertEqual(lines[2]["pairs"], [0, 0, 0, 0, 1])
        self.assertIsNone(lines[2]["sprt"]["accepted"])
        self.assertIn("--sprt", complaint("match", "--engine", "self", "--engine", "self",
                                          "--sprt", "0", "400"))

    def test_three_engines_meet_each_other(self):
        engines = (*SHORT, "--engine", "level:1", "--engine", "level:2", "--engine", "level:3")
        lines = run("match", *engines, "--games", "2").splitlines()
        self.assertEqual(lines[0], "level:1, level:2, level:3, fide-online, 6 games")
        for line, names in zip(lines[7:10], ("level:1 v level:2", "level:1 v level:3",
                                             "level:2 v level:3"), strict=True):
            self.assertTrue(line.startswith(names + ": +"), line)
        self.assertRegex(lines[10], r"^1\. level:\d: \+\d =\d -\d, [\d.]+ of 4 points")
        self.assertEqual(len(lines), 13)
        values = run_json("match", "--gauntlet", *engines, "--games", "1")
        self.assertEqual([(value["white"], value["black"]) for value in values[:2]],
                         [("level:1", "level:2"), ("level:1", "level:3")])
        self.assertEqual({each["name"] for each in values[4]["standings"]},
                         {"level:1", "level:2", "level:3"})
        self.assertIn("it is of two engines",
                      complaint("match", *engines, "--sprt", "0", "5"))

    def test_a_match_of_three_goes_on_where_it_was_stopped(self):
        engines = (*SHORT, "--engine", "level:1", "--engine", "level:2", "--engine", "level:3")
        with tempfile.TemporaryDirectory() as folder:
            kept = Path(folder) / "match"
            whole = run("match", *engines, "--games", "2").splitlines()
            run("match", *engines, "--games", "2", "--resume", str(kept))
            lines = kept.read_text().splitlines(keepends=True)
            kept.write_text("".join(lines[:5]))
            again = run("match", *engines, "--games", "2", "--resume", str(kept)).splitlines()
            self.assertEqual(again[1], "4 games played before")
            self.assertEqual(again[2:], whole[5:])
            more = run("match", *engines, "--games", "3", "--resume", str(kept)).splitlines()
            self.assertEqual(more[1], "6 games played before")
            self.assertEqual(more[2].split(":")[0:2], ["7 level", "1 v level"])

    def test_each_engine_may_have_its_clock(self):
        told = run("match", "--engine", "self time=2s+0.02s", "--engine", "self name=brief time=1s",
                   "--games", "1")
        self.assertIn("self v brief, 2 seconds and 0.02 seconds a move (brief: 1 second), ",
                      told.splitlines()[0])
        self.assertIn("name --time for them", complaint(
            "match", "--engine", "self time=2s+0.02s", "--engine", "self nodes=5"))
        self.assertIn("self (2): only in a timed game that is neither by hourglass", complaint(
            "match", "--engine", "self", "--engine", "self time=5s", "--time", "hourglass 1"))

    def test_time_is_told_in_words(self):
        self.assertIn(", 1 second and 0.01 seconds a move, ",
                      run("match", "--engine", "self", "--engine", "self depth=1", "--time",
                          "1s+0.01s", "--games", "1").splitlines()[0])

    def test_levels_below_the_strongest_need_no_limit(self):
        told = run("match", "--engine", "level:1", "--engine", "level:2", "--games", "2")
        self.assertIn("level:1 v level:2", told.splitlines()[0])
        self.assertIn("level:10 has no limit for its moves", complaint(
            "match", "--engine", "level:1", "--engine", "level:10"))

    def test_what_is_missing_is_said(self):
        for arguments, why in (
                (("--engine", "self"), "two are needed"),
                (("--engine", "self", "--engine", "self"), "has no limit for its moves"),
                (("--engine", "self", "--engine", "/no/such", "--nodes", "9"),
                 "/no/such cannot be started: No such file or directory"),
                (("--engine", "self option.Contempt=3", "--engine", "self", "--nodes", "9"),
                 "has no option \"Contempt\"; it has Hash,"),
                (("--engine", "self", "--engine", "self", "--nodes", "9", "--sprt", "5", "0"),
                 "the first number must be the smaller one"),
                (("--engine", "self", "--engine", "self", "--nodes", "9", "--openings",
                  "/no/such"), "/no/such: No such file or directory")):
            with self.subTest(arguments=arguments):
                self.assertIn(why, complaint("match", *arguments))


if __name__ == "__main__":
    unittest.main()

"""arbiter match: engines against each other, which are the program itself and scripts."""

import tempfile
import unittest
from pathlib import Path

from command_line import complaint, run


class Match(unittest.TestCase):
    def test_levels_play_and_their_games_can_be_checked(self):
        with tempfile.TemporaryDirectory() as folder:
            pgn = Path(folder) / "games.pgn"
            arguments = ("match", "--engine", "level:2", "--engine", "level:1", "--nodes", "500",
                         "--games", "4", "--concurrency", "2", "--pgn", str(pgn))
            lines = run(*arguments).splitlines()
            self.assertEqual(lines[0], "level:2 v level:1, 500 nodes a move, fide-online, 4 games")
            self.assertRegex(lines[-1], r"^level:2 v level:1: \+\d =\d -\d, Elo .* ± .*$")
            self.assertTrue(lines[4].startswith("4 level:1 v level:2: "), lines)
            self.assertEqual(run("check", str(pgn)), "")

    def test_the_same_nodes_make_the_same_games(self):
        def games() -> str:
            return run("match", "--engine", "self nodes=300", "--engine", "self nodes=200",
                       "--games", "2")
        self.assertEqual(games(), games())

    def test_an_engine_that_dies_loses_with_its_last_words(self):
        broken = "/bin/sh -c 'echo no licence >&2; read -r w; echo uciok; exit 7' name=broken"
        text = run("match", "--engine", broken, "--engine", "self", "--nodes", "100", "--games",
                   "2")
        self.assertIn("/bin/sh ended with code 7 while ", text)
        self.assertIn("it last wrote: no licence", text)
        self.assertIn("broken failed in 2 games", text)

    def test_time_is_told_in_words(self):
        self.assertIn(", 1 second and 0.01 seconds a move, ",
                      run("match", "--engine", "self", "--engine", "self depth=1", "--time",
                          "1s+0.01s", "--games", "1").splitlines()[0])

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

"""What people play, counted from games and played by the levels."""

import tempfile
import unittest
from pathlib import Path

from command_line import complaint, finished, run

RATED = '[WhiteElo "1500"]\n[BlackElo "1750"]\n\n'


class Habits(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def file(self, text: str) -> str:
        path = Path(self.folder.name) / "habits.txt"
        path.write_text(text)
        return str(path)

    def test_months_are_added_up(self):
        first = run("pgn", "habits", "--fewest", "1", typed=f"{RATED}1. e4 c5 *\n")
        both = run("pgn", "habits", "--fewest", "1", "--add", self.file(first),
                   typed=f"{RATED}1. e4 e5 *\n")
        self.assertEqual(both, run("pgn", "habits", "--fewest", "1",
                                   typed=f"{RATED}1. e4 c5 *\n\n{RATED}1. e4 e5 *\n"))
        self.assertIn("games 2\n", both)
        self.assertIn("opening 1 e2e4 0 2 0 0 0\n", both)
        self.assertNotIn("opening", run("pgn", "habits", typed=f"{RATED}1. e4 c5 *\n"))

    def test_levels_play_what_was_counted(self):
        counted = self.file(run("pgn", "habits", typed=f"{RATED}1. a4 h5 *\n\n" * 20))
        self.assertIn("bestmove a2a4", run("uci", "--habits", counted,
                                           typed="setoption name Level value 4\ngo\n"))
        # The strongest plays what it finds.
        self.assertNotIn("bestmove a2a4", run("uci", "--habits", counted, typed="go depth 4\n"))

    def test_what_is_no_such_file_is_told_before_anything_begins(self):
        broken = self.file("habits 1\nclass one\n")
        for command in (["uci"], ["play"], ["serve", "--data", self.folder.name]):
            with self.subTest(command=command):
                self.assertIn("habits.txt: line 2: ", complaint(*command, "--habits", broken))
        self.assertIn("habits.txt: line 2: ", complaint("pgn", "habits", "--add", broken))
        self.assertIn("nowhere", complaint("uci", "--habits", "nowhere"))
        huge = self.file("habits 1\n" + "#" * (33 << 20))
        self.assertIn("habits.txt: ", complaint("uci", "--habits", huge))

    def test_input_that_breaks_off_is_told(self):
        done = finished("pgn", "habits", "nowhere.pgn", code=2)
        self.assertIn("nowhere.pgn", done.stderr.decode())


if __name__ == "__main__":
    unittest.main()

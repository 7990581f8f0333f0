"""No player is in both parts, whatever the games between them."""

import contextlib
import io
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

TOOLS = Path(__file__).resolve().parents[2] / "tools"
sys.path.insert(0, str(TOOLS))

import split_by_player  # noqa: E402

PLAYERS = [f"player {number}" for number in range(40)]


def game(white: str, black: str) -> str:
    return f'[Event "a"]\n[White "{white}"]\n[Black "{black}"]\n\n1. e4 e5 *\n\n'


def names(text: str) -> set[str]:
    return {player for player in PLAYERS if f'"{player}"' in text}


class SplitByPlayer(unittest.TestCase):
    def test_nobody_is_in_both_parts(self):
        games = [game(white, black) for white in PLAYERS for black in PLAYERS if white != black]
        with tempfile.TemporaryDirectory() as folder:
            learn, measure, source = (Path(folder) / name for name in ("learn", "measure", "pgn"))
            source.write_text("".join(games))
            told = io.StringIO()
            with mock.patch.object(sys, "argv", ["", str(learn), str(measure), str(source)]), \
                    contextlib.redirect_stdout(told):
                self.assertEqual(split_by_player.main(), 0)
            learners, measured = names(learn.read_text()), names(measure.read_text())
            kept = learn.read_text().count("[Event ") + measure.read_text().count("[Event ")
        self.assertTrue(learners and measured)
        self.assertFalse(learners & measured)
        self.assertEqual(learners | measured, set(PLAYERS))
        self.assertEqual(kept, len(learners) * (len(learners) - 1)
                         + len(measured) * (len(measured) - 1))
        self.assertIn(f"{len(games) - kept} between them", told.getvalue())


if __name__ == "__main__":
    unittest.main()

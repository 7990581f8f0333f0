"""arbiter board: text and SVG."""

import re
import unittest
from xml.etree import ElementTree

from command_line import START, one_json, run

SVG = "{http://www.w3.org/2000/svg}"
CASTLED = "r4rk1/8/8/8/8/8/8/R4RK1 w - - 0 1"


def picture(*options) -> ElementTree.Element:
    return ElementTree.fromstring(run("board", "--svg", *options))


class Text(unittest.TestCase):
    def test_a_board_has_coordinates_and_says_who_moves(self):
        self.assertEqual(run("board", CASTLED), """\
8  r . . . . r k .
7  . . . . . . . .
6  . . . . . . . .
5  . . . . . . . .
4  . . . . . . . .
3  . . . . . . . .
2  . . . . . . . .
1  R . . . . R K .
   a b c d e f g h
white to move
""")

    def test_black_may_be_at_the_bottom(self):
        lines = run("board", "--flip", START).splitlines()
        self.assertEqual(lines[0], "1  R N B K Q B N R")
        self.assertEqual(lines[8], "   h g f e d c b a")

    def test_symbols_may_stand_for_letters(self):
        lines = run("board", "--unicode", START).splitlines()
        self.assertEqual((lines[0], lines[7]), ("8  ♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜", "1  ♖ ♘ ♗ ♕ ♔ ♗ ♘ ♖"))

    def test_the_last_move_is_in_brackets(self):
        self.assertIn("\n1  R . . .[.|R]K .\n", run("board", "--last", "e1f1", CASTLED))
        self.assertIn("\n1 [R]. . . . R K[.]\n", run("board", "--last", "a1h1", CASTLED))

    def test_records_are_separated_by_blank_lines(self):
        boards = run("board", typed=f"{START}\n{CASTLED}\n").split("\n\n")
        self.assertEqual([len(board.splitlines()) for board in boards], [10, 10, 0])

    def test_a_bad_position_is_a_bad_record(self):
        self.assertEqual(run("board", "8/8/8/8/8/8/8/8 w - -", code=1),
                         "bad\tkings\t8/8/8/8/8/8/8/8 w - -\n")

    def test_json_holds_what_is_drawn(self):
        self.assertEqual(one_json("board", START), {"fen": START, "text": run("board", START)})


class Svg(unittest.TestCase):
    def test_every_man_is_drawn_where_it_stands(self):
        root = picture(START)
        men = {(use.get("href"), use.get("x"), use.get("y")) for use in root.iter(f"{SVG}use")}
        self.assertEqual(len(men), 32)
        self.assertLessEqual({("#wk", "160", "280"), ("#bk", "160", "0"), ("#wr", "0", "280")},
                             men)
        flipped = picture("--flip", START)
        self.assertIn(("#wk", "120", "0"), {(use.get("href"), use.get("x"), use.get("y"))
                                            for use in flipped.iter(f"{SVG}use")})

    def test_a_picture_needs_nothing_but_itself(self):
        root = picture(START)
        drawn = {group.get("id") for group in root.find(f"{SVG}defs")}
        self.assertEqual(drawn, {side + man for side in "wb" for man in "kqrbnp"})
        self.assertEqual({use.get("href")[1:] for use in root.iter(f"{SVG}use")}, drawn)
        self.assertNotRegex(run("board", "--svg", START),
                            r"<(style|script|image|foreignObject)|url\(|https?://(?!www\.w3\.org)")

    def test_only_the_men_on_the_board_are_carried(self):
        drawn = {group.get("id") for group in picture(CASTLED).find(f"{SVG}defs")}
        self.assertEqual(drawn, {"wk", "wr", "bk", "br"})

    def test_size_last_move_and_arrows(self):
        plain = len(list(picture(CASTLED).iter(f"{SVG}rect")))
        root = picture("--size", "720", "--last", "e1f1", CASTLED)
        self.assertEqual((root.get("width"), root.get("height")), ("720", "720"))
        self.assertEqual(len(list(root.iter(f"{SVG}rect"))), plain + 2)
        for arrows in (["--arrows", "a1a8,f1f8,g1", CASTLED], [CASTLED, "--arrows", "a1a8 f1f8 g1"],
                       ["--arrows", "a1a8", "f1f8", CASTLED, "--arrows", "g1"]):
            root = picture(*arrows)
            self.assertEqual(len(root.findall(f"{SVG}polygon")), 2)
            self.assertEqual(len(root.findall(f"{SVG}circle")), 1)

    def test_a_picture_is_one_line(self):
        printed = run("board", "--svg", typed=f"{START}\nx\n{CASTLED}\n", code=1).splitlines()
        self.assertEqual([line[:4] for line in printed], ["<svg", "bad\t", "<svg"])
        self.assertTrue(re.search("<title>[^<]+ w KQkq - 0 1</title>", printed[0]))

    def test_json_holds_the_picture(self):
        self.assertEqual(one_json("board", "--svg", START)["svg"], run("board", "--svg", START))


if __name__ == "__main__":
    unittest.main()

"""What the five texts want to be taught, and no rule of play shows, stands in the lessons: the
numbers are those of docs/texts.md. What is asked is held to be solved by tests/lessons."""

import re
import tempfile
import unittest
from functools import cache
from pathlib import Path

from command_line import START, run, run_json


@cache
def steps() -> dict[tuple[str, str], dict]:
    """The steps of all chapters, in English."""
    return {(step["chapter"], step["step"]): step
            for step in run_json("learn", "--language", "en")}


def step(chapter: str, name: str) -> dict:
    return steps()[chapter, name]


def chapter(name: str) -> list[dict]:
    return [one for (of, _), one in steps().items() if of == name]


def text(one: dict) -> str:
    return " ".join(one["text"])


def right_option(one: dict) -> str:
    """The option that is right, and what is said to it."""
    return " ".join(option["text"] for option in one["options"]
                    if option["to"] == one["task"]["answer"]) + " " + one["right"]


def wrong_options(one: dict) -> str:
    return " ".join(option["text"] for option in one["options"]
                    if option["to"] != one["task"]["answer"])


def men(fen: str) -> dict[str, str]:
    """The letter of each man by its square."""
    found = {}
    for rank, row in zip("87654321", fen.split()[0].split("/")):
        squares = re.sub(r"\d", lambda digits: "." * int(digits[0]), row)
        found |= {file + rank: man for file, man in zip("abcdefgh", squares) if man != "."}
    return found


def is_light(square: str) -> bool:
    return ("abcdefgh".index(square[0]) + int(square[1])) % 2 == 0


def of(letters: str) -> set[str]:
    """Where these men stand at the start."""
    return {square for square, man in men(START).items() if man in letters}


class TaughtTexts(unittest.TestCase):
    def test_the_set_up_4(self):
        corner = step("board", "corner")
        self.assertRegex(text(corner), r"light square .* right hand")
        self.assertEqual(set(corner["marks"]), {"h1", "a8"})
        self.assertEqual(step("board", "other_side")["task"]["answer"], ["a8"])
        queens = step("board", "queens_and_kings")
        self.assertRegex(text(queens), r"queen stands on a square of her own colou?r")
        self.assertEqual(set(queens["task"]["answer"]), of("q"))
        self.assertEqual(set(step("board", "rooks")["task"]["answer"]), of("rR"))
        mixed = step("board", "start")
        self.assertEqual({square for square, man in men(mixed["fen"]).items()
                          if man != men(START)[square]}, set(mixed["task"]["answer"]))

    def test_who_gets_white_6(self):
        hands = step("colors", "hands")
        self.assertRegex(text(hands), r"white pawn .* black one.* black pawn")
        self.assertRegex(right_option(hands), r"^Black")
        self.assertRegex(text(step("colors", "agreed")), r"agree")
        self.assertRegex(text(step("colors", "event")), r"tournament")

    def test_three_ways_out_of_a_check_29(self):
        self.assertRegex(text(step("check", "run")), r"three ways out of a check")
        ways = {"king": set(), "taken": set(), "between": set()}
        for name in ("run", "take", "block", "all"):
            one = step("check", name)
            board = men(one["fen"])
            for move in one["task"]["answer"]:
                way = ("king" if board[move[:2]] in "kK" else
                       "taken" if move[2:4] in board else "between")
                ways[way].add(name)
        self.assertEqual(ways, {"king": {"run", "all"}, "taken": {"take", "all"},
                                "between": {"block", "all"}})

    def test_nobody_has_to_say_check_30(self):
        one = step("check", "say")
        self.assertRegex(text(one), r'"Check!"')
        self.assertRegex(right_option(one), r"^No\b.*Laws do not ask for it")

    def test_gestures_resign_nothing_36(self):
        one = step("endings", "no_end")
        self.assertRegex(right_option(one), r'"I resign"')
        for gesture in ("clock", "hand", "king"):
            self.assertRegex(wrong_options(one), gesture)

    def test_there_is_no_rule_of_perpetual_check_43(self):
        one = step("draws", "perpetual_claim")
        self.assertRegex(text(one), r"perpetual check .* no such rule")
        self.assertEqual(one["task"]["answer"], "threefold")

    def test_the_equipment_70(self):
        home = step("equipment", "home")
        self.assertRegex(text(home), r"board, 32 men")
        [missing] = home["task"]["answer"]
        self.assertEqual(men(home["fen"]) | {missing: men(START)[missing]}, men(START))
        self.assertNotIn(missing, men(home["fen"]))
        self.assertRegex(text(step("equipment", "clock")), r"two times.* only one of them runs")
        self.assertRegex(text(step("equipment", "score_sheet")), r"score sheet")
        self.assertRegex(right_option(step("equipment", "arbiter")), r"arbiter")

    def test_each_man_with_a_diagram_and_his_squares_73(self):
        for name, letter in zip(("rook", "bishop", "queen", "king", "knight", "pawn"), "RBQKNP"):
            first = chapter(name)[0]
            [square] = first["marks"]
            self.assertEqual(men(first["fen"])[square], letter)
            asked = [one for one in chapter(name)
                     if one["task"] and one["task"]["asks"] == "targets"]
            self.assertGreater(len(asked), 1, name)
            for one in asked:
                with self.subTest(chapter=name, step=one["step"]):
                    about = one["task"]["about"]
                    self.assertEqual(men(one["fen"])[about].upper(), letter)
                    listed = run("moves", one["fen"]).split("\n")
                    self.assertEqual({move[2:4] for move in listed if move.startswith(about)},
                                     set(one["task"]["answer"]))

    def test_laskers_positions_are_boards_of_the_lessons_74(self):
        boards = {one["fen"].split()[0] for one in chapter("lasker")
                  if one["fen"] and one["task"]}
        for board in ("4k3/8/8/8/8/8/8/2B1K3", "4k3/8/8/8/8/4P3/8/2B1K3",
                      "4k3/8/8/8/8/4n3/8/2B1K3", "7k/8/5N2/8/2p5/2P5/1bKP4/4r3",
                      "r3k2r/ppp1p1pp/8/8/8/5Q2/PPP1P1PP/R3K2R", "8/8/8/8/2r1RK2/8/k1r3R1/8",
                      "6k1/5r2/5b2/8/2B5/2B5/3r4/K1R5", "4r2k/8/8/8/q3Q3/8/2B5/4K3",
                      "6k1/6n1/5N2/5n1b/8/6R1/4N3/3K4",
                      "5rk1/ppp2p2/3p1n1p/4p3/3P2p1/2P3P1/PP2PPBP/3R2K1",
                      "6k1/4Pppp/8/8/8/6PP/5pPK/6NR"):
            self.assertIn(board, boards)

    def test_words_and_where_they_come_from_76(self):
        with tempfile.TemporaryDirectory() as folder:
            told = run("learn", "why", "--language", "en", "--plain", "--progress",
                       str(Path(folder, "learned")),
                       typed="word castling\nword rook\nword en passant\nwords\n").splitlines()
        for word, meaning, origin in (("Castling", "king .* rook", "[Tt]ower"),
                                      ("Rook", "[Tt]ower", "Persian"),
                                      ("En passant", "double step", "French")):
            [line] = [i for i, one in enumerate(told) if one.startswith(word + ": ")]
            self.assertRegex(told[line], meaning)
            self.assertRegex(told[line + 1], origin)
        self.assertGreater(len(told[-1].split(", ")), 60)
        self.assertGreater(len(chapter("why")), 10)

    def test_a_bishops_squares_are_of_one_colour_77(self):
        one = step("bishop", "colour")
        self.assertRegex(text(one), r"same colou?r")
        [bishop] = [square for square, man in men(one["fen"]).items() if man == "B"]
        self.assertEqual(set(one["task"]["answer"]),
                         {square for square in one["marks"]
                          if is_light(square) != is_light(bishop)})


if __name__ == "__main__":
    unittest.main()

"""arbiter explain: one position and move for each reason."""

import unittest

from command_line import START, complaint, one_json, run, run_json

CASTLING = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"

# reason: (position, move, article, squares)
REASONS = {
    "no_piece": (START, "e4e5", "1.1", ["e4"]),
    "not_your_piece": (START, "e7e5", "1.2", ["e7"]),
    "not_its_move": (START, "b1b3", "3.6", ["b1", "b3"]),
    "own_piece_in_the_way": (START, "a1a2", "3.1", ["a2"]),
    "path_blocked": (START, "f1b5", "3.5", ["e2"]),
    "pawn_blocked": ("4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e2e3", "3.7.1", ["e3"]),
    "nothing_to_capture": (START, "e2d3", "3.7.3", ["d3"]),
    "en_passant_gone": ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6", "3.7.3.2", ["d5"]),
    "promotion_missing": ("7k/P7/8/8/8/8/8/7K w - - 0 1", "a7a8", "3.7.3.3", ["a8"]),
    "promotion_impossible": (START, "e2e4q", "3.7.3.3", ["e2", "e4"]),
    "castling_right_lost": (CASTLING.replace("KQ", "Q"), "e1g1", "3.8.2.1", ["e1", "h1"]),
    "castling_path_blocked": ("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "O-O-O", "3.8.2.2", ["b1"]),
    "castling_out_of_check": ("4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O", "3.8.2.2", ["e8"]),
    "castling_through_check": ("3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", "3.8.2.2", ["d8"]),
    "castling_into_check": ("2r1k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1a1", "3.8.2.2", ["c8"]),
    "king_into_check": ("4r1k1/8/8/8/8/8/8/3K4 w - - 0 1", "Ke1", "3.9.2", ["e8"]),
    "leaves_king_in_check": ("4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1", "a3", "3.9.2", ["e8"]),
    "exposes_king": ("4r2k/8/8/8/4Q3/8/8/4K3 w - - 0 1", "Qd4", "3.9.2", ["e8"]),
    "no_such": (START, "Nd5", "3.6", ["b1", "g1", "d5"]),
    "ambiguous": ("4k3/8/8/8/8/8/8/R1R1K3 w - - 0 1", "Rb1", None, []),
}


class Explain(unittest.TestCase):
    def test_each_reason_has_its_article_and_squares(self):
        for reason, (fen, move, article, squares) in REASONS.items():
            with self.subTest(reason=reason):
                value = one_json("explain", fen, move, code=1)
                self.assertEqual((value["legal"], value["reason"], value["article"],
                                  value["squares"]), (False, reason, article, squares))

    def test_text_says_verdict_article_and_squares(self):
        self.assertEqual(run("explain", START, "Bb5", code=1),
                         "illegal: the bishop on f1 cannot pass the pawn on e2 "
                         "(article 3.5; square e2)\n")
        self.assertEqual(run("explain", START, "e4"),
                         "legal: the pawn on e2 goes to e4 (article 3.7.2; squares e2 e4)\n")

    def test_the_article_is_named_once(self):
        self.assertEqual(run("explain", "4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "Re1", code=1),
                         "illegal: no rook can go to e1: e1 is occupied by White's own king "
                         "(article 3.1; square e1)\n")

    def test_a_legal_move_is_given_in_both_notations(self):
        for move in ("O-O", "0-0", "e1g1", "e1h1"):
            value = one_json("explain", CASTLING, move)
            self.assertEqual((value["move"], value["uci"], value["san"], value["article"]),
                             (move, "e1g1", "O-O", "3.8.2"))

    def test_a_move_may_hold_blanks(self):
        fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"
        self.assertEqual(one_json("explain", fen, "exd6 e.p.")["article"], "3.7.3.1")
        self.assertEqual(one_json("explain", typed=f"{fen}\texd6 e.p.")["uci"], "e5d6")

    def test_records_are_a_position_and_a_move(self):
        values = run_json("explain", typed=f"{START} e2e4\n{START}\tNf3\n{START} Ke2\nx y\n\n",
                          code=1)
        self.assertEqual([value.get("legal") for value in values], [True, True, False, None, None])

    def test_a_move_is_read_in_the_notation_and_language_asked_for(self):
        for style, move, written in (("--language=de", "Sf3", "Sf3"),
                                     ("--notation=iccf", "7163", "7163"),
                                     ("--notation=descriptive", "N-KB3", "Kt-KB3"),
                                     ("--notation=spoken", "knight to f three please",
                                      "knight g1 to f3"),
                                     ("--notation=spoken --language=de", "Springer Felix drei",
                                      "Springer Gustav eins Felix drei")):
            value = one_json("explain", *style.split(), START, move)
            self.assertEqual((value["uci"], value["written"]), ("g1f3", written))
            self.assertNotIn("read_as", value)
        self.assertIn("uci is not written in de",
                      complaint("explain", "--notation=uci", "--language=de", START, "e4"))

    def test_what_is_no_move_is_read_in_other_notations_where_it_means_one(self):
        self.assertEqual(run("explain", START, "Sf3"),
                         "legal: the knight on g1 goes to f3 "
                         "(article 3.6; squares g1 f3; read as German algebraic notation)\n")
        for move, notation, language in (("P-K4", "descriptive", "en"), ("5254", "iccf", "en"),
                                         ("Bauer Eva vier", "spoken", "de")):
            value = one_json("explain", START, move)
            self.assertEqual((value["uci"], value["read_as"]),
                             ("e2e4", {"notation": notation, "language": language}))
            self.assertNotIn("written", value)
        two = one_json("explain", "4k3/8/8/8/8/8/4B3/4K1N1 w - - 0 1", "Sf3", code=1)
        self.assertEqual((two["reason"], two["text"]),
                         ("ambiguous",
                          "more than one move is meant: Nf3 (German algebraic notation) or Bf3 "
                          "(Czech algebraic notation)"))

    def test_what_the_laws_forbid_is_read_as_nothing_else(self):
        # In German B is a pawn, which may go to d4.
        value = one_json("explain", START, "Bd4", code=1)
        self.assertFalse(value["legal"])
        self.assertEqual(one_json("explain", "--language=de", START, "Bd4")["uci"], "d2d4")

    def test_what_is_no_move_is_a_bad_record_at_its_place(self):
        for move in ("e9", "xyz", "0000", "", "\N{WHITE CHESS KING}\0"):
            if "\0" in move:
                value = one_json("explain", typed=f"{START}\t{move}", code=1)
            else:
                value = one_json("explain", START, move, code=1)
            self.assertEqual(value["error"]["code"], "syntax")
            self.assertGreaterEqual(value["error"]["at"], len(START) + 1)

    def test_a_bad_position_is_a_bad_record(self):
        self.assertEqual(run("explain", "8/8/8/8/8/8/8/8 w - -", "e4", code=1),
                         "bad\tkings\t8/8/8/8/8/8/8/8 w - -\te4\n")

    def test_the_move_is_required(self):
        self.assertEqual(complaint("explain", START),
                         "arbiter: usage: explain: MOVE is required; see `arbiter help explain`\n")


if __name__ == "__main__":
    unittest.main()

"""arbiter fen and arbiter moves."""

import unittest

from command_line import SHARED_DATA, START, complaint, one_json, run, run_json

BARE_KINGS = "4k3/8/8/8/8/8/8/4K3 w - - 0 1"


def faults(fen: str) -> list[tuple[str, str, list[str]]]:
    """(code, the text from the place of the fault on, squares) of each fault."""
    value = one_json("fen", fen, code=1)
    return [(fault["code"], fen[fault["at"]:], fault["squares"]) for fault in value["faults"]]


class Fen(unittest.TestCase):
    def test_the_canonical_form_has_six_fields_and_x_fen_castling(self):
        for given, canonical in {
                "4k3/8/8/8/8/8/8/4K2R w H -": "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
                "4k3/8/8/8/8/8/8/R3KR1R w F -": "4k3/8/8/8/8/8/8/R3KR1R w F - 0 1",
                "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1": "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1",
                "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1": "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1",
        }.items():
            with self.subTest(given=given):
                self.assertEqual(run("fen", given), f"ok\t{canonical}\n")

    def test_shredder_names_the_files_of_the_rooks(self):
        value = one_json("fen", START)
        self.assertEqual(value["shredder"], START.replace("KQkq", "HAha"))
        self.assertEqual((value["ok"], value["fen"], value["faults"]), (True, START, []))

    def test_every_fault_is_listed(self):
        self.assertEqual(run("fen", "P3k3/8/8/8/8/8/8/8 w K e4 0 1", code=1),
                         "bad\tkings,pawn_rank,castling\tP3k3/8/8/8/8/8/8/8 w K e4 0 1\n")

    def test_every_error_of_syntax_is_listed_and_named_once(self):
        fen = "4k3/9/8/8/8/8/8/4K4 x - -"
        self.assertEqual([rest for _, rest, _ in faults(fen)],
                         ["9/8/8/8/8/8/4K4 x - -", "4 x - -", "x - -"])
        self.assertEqual(run("fen", fen, code=1), f"bad\tsyntax\t{fen}\n")

    def test_lenient_reading_tells_what_it_forgave(self):
        value = one_json("fen", "--lenient", "4k/8/8/8/8/8/8/4K2R W KQ")
        self.assertEqual(value["fen"], "4k3/8/8/8/8/8/8/4K2R w K - 0 1")
        self.assertEqual([(one["code"], one["at"]) for one in value["forgiven"]],
                         [("syntax", 2), ("syntax", 20), ("syntax", 24), ("castling", 22)])
        self.assertEqual(value["faults"], [])
        self.assertNotIn("forgiven", one_json("fen", START))

    def test_lenient_reading_does_not_guess(self):
        value = one_json("fen", "--lenient", "4k3/8/8/8/8/8/8/4X3 w - -", code=1)
        self.assertEqual(value["error"]["at"], 17)

    def test_a_fault_of_squares_is_at_its_first_man(self):
        self.assertEqual(faults("4k3/8/8/8/8/8/8/P3K2p w - -"),
                         [("pawn_rank", "P3K2p w - -", ["a1", "h1"])])

    def test_a_fault_of_no_square_is_at_the_placement(self):
        self.assertEqual(faults(" 8/8/8/8/8/8/8/8 w - -"), [("kings", "8/8/8/8/8/8/8/8 w - -", [])])

    def test_a_fault_of_a_field_is_at_that_field(self):
        self.assertEqual(faults("4k3/8/8/8/8/8/8/4K3  w  K e6"),
                         [("castling", "K e6", ["h1"]), ("en_passant", "e6", ["e6"])])

    def test_an_en_passant_square_beside_the_men_is_at_its_field(self):
        [(code, rest, _)] = faults("4k3/8/8/8/8/8/8/4K3 w - e6")
        self.assertEqual((code, rest), ("en_passant", "e6"))

    def test_warnings_inform_only(self):
        value = one_json("fen", "4k3/8/8/8/8/8/PPPPPPPP/NNNNKNNN w - - 200 1")
        self.assertEqual([warning["code"] for warning in value["warnings"]],
                         ["material", "counters"])
        self.assertEqual(value["input"][value["warnings"][1]["at"]:], "200 1")
        self.assertTrue(value["ok"])

    def test_syntax_is_told_with_its_place(self):
        self.assertEqual(faults("4k3/8/8/8/8/8/8/4K3 x - -"), [("syntax", "x - -", [])])
        self.assertEqual(faults("4k3/9/8/8/8/8/8/4K3 w - -")[0][0], "syntax")

    def test_a_bad_record_has_the_error_of_every_command(self):
        value = one_json("fen", "8/8", code=1)
        self.assertEqual(value["error"], value["faults"][0])
        self.assertIsNone(value["fen"])

    @unittest.skipUnless(SHARED_DATA.is_dir(), "the larger collections are not here")
    def test_the_collections_are_judged_as_others_judge_them(self):
        for name, word, code in (("valid", "ok", 0), ("invalid", "bad", 1)):
            lines = (SHARED_DATA / f"rules/{name}.sfens").read_text()
            answers = run("fen", typed=lines, code=code).splitlines()
            self.assertEqual(len(answers), len(lines.splitlines()))
            self.assertEqual({answer.split("\t")[0] for answer in answers}, {word})


class Moves(unittest.TestCase):
    def test_each_move_is_written_twice_and_a_record_ends_in_a_blank_line(self):
        self.assertEqual(run("moves", "7k/8/8/8/8/8/8/1R5K b - -"),
                         "h8g7\tKg7\nh8g8\tKg8\nh8h7\tKh7\n\n")

    def test_the_second_column_is_in_the_notation_and_language_asked_for(self):
        fen = "7k/8/8/8/8/8/6P1/7K w - -"
        for style, king in (("--notation=fide --language=de", "Kg1"), ("--language=ru", "Крg1"),
                            ("--notation=iccf", "8171"), ("--notation=descriptive", "K-Kt1"),
                            ("--notation=spoken --language=de",
                             "König Hector eins Gustav eins")):
            self.assertIn(f"h1g1\t{king}\n", run("moves", *style.split(), fen))
        value = one_json("moves", fen, "--notation", "figurine")
        self.assertEqual([move["written"] for move in value["moves"]],
                         ["g3", "g4", "♔g1", "♔h2"])
        self.assertNotIn("written", one_json("moves", fen)["moves"][0])

    def test_a_notation_that_is_not_written_in_a_language_is_refused(self):
        self.assertIn("spoken is not written in fr; there are: de, en",
                      complaint("moves", "--notation=spoken", "--language=fr", START))
        self.assertIn("uci is not written in de; it is written in one way only",
                      complaint("moves", "--notation=uci", "--language=de", START))
        self.assertIn("morse not in {san,fide,", complaint("moves", "--notation=morse", START))

    def test_a_mated_side_has_no_moves(self):
        self.assertEqual(run("moves", "7k/6Q1/5K2/8/8/8/8/8 b - - 0 1"), "\n")

    def test_a_bad_record_ends_in_a_blank_line_too(self):
        self.assertEqual(run("moves", typed=f"x\n{BARE_KINGS}\n", code=1).split("\n\n")[0],
                         "bad\tsyntax\tx")

    def test_castling_is_written_by_where_king_and_rook_stand(self):
        classical = one_json("moves", "4k3/8/8/8/8/8/8/R3K2R w KQ -")["moves"]
        self.assertLessEqual({("e1g1", "O-O"), ("e1c1", "O-O-O")},
                             {(move["uci"], move["san"]) for move in classical})
        inner = one_json("moves", "4k3/8/8/8/8/8/8/1R2K1R1 w GB -")["moves"]
        self.assertLessEqual({("e1g1", "O-O"), ("e1b1", "O-O-O")},
                             {(move["uci"], move["san"]) for move in inner})

    def test_json_gives_the_position_after_each_move(self):
        value = one_json("moves", START)
        self.assertEqual(len(value["moves"]), 20)
        after = {move["uci"]: move["fen"] for move in value["moves"]}
        self.assertEqual(after["e2e4"],
                         "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1")

    def test_a_promotion_has_four_moves(self):
        moves = one_json("moves", "7k/P7/8/8/8/8/8/7K w - -")["moves"]
        self.assertEqual([move["uci"] for move in moves if move["uci"].startswith("a7")],
                         ["a7a8b", "a7a8n", "a7a8q", "a7a8r"])

    def test_records_are_answered_one_line_each(self):
        values = run_json("moves", typed=f"{START}\nx\n{BARE_KINGS}", code=1)
        self.assertEqual([len(value.get("moves", [])) for value in values], [20, 0, 5])

    @unittest.skipUnless(SHARED_DATA.is_dir(), "the larger collections are not here")
    def test_every_line_of_a_collection_keeps_to_the_schema(self):
        lines = (SHARED_DATA / "rules/valid.sfens").read_text().splitlines()[::40]
        self.assertEqual(len(run_json("moves", typed="\n".join(lines))), len(lines))


if __name__ == "__main__":
    unittest.main()

"""arbiter judge: single games and records."""

import json
import unittest

from command_line import START, one_json, run, run_json

SHUFFLE = ["g1f3", "g8f6", "f3g1", "f6g8"]


def judge(*moves, code=0, **members) -> list:
    """The elements for one record."""
    record = json.dumps({"moves": moves, **members})
    return one_json("judge", "-", typed=record, code=code)


def with_claim(elements, kind) -> list[int]:
    return [element["ply"] for element in elements if element["claims"][kind]]


class Records(unittest.TestCase):
    def test_there_is_one_element_a_ply(self):
        elements = judge("e2e4", "e7e5")
        self.assertEqual([element["ply"] for element in elements], [0, 1, 2])
        self.assertEqual(elements[0]["fen"], START)

    def test_members_may_be_left_out_and_others_are_ignored(self):
        values = run_json("judge", typed='{}\n{"moves":[]}\n{"site":"x","moves":[]}\n')
        self.assertEqual([len(value) for value in values], [1, 1, 1])

    def test_threefold_is_claimed_on_the_board_and_with_a_move(self):
        elements = judge(*SHUFFLE, *SHUFFLE)
        self.assertEqual([element["repetitions"] for element in elements],
                         [1, 1, 1, 1, 2, 2, 2, 2, 3])
        self.assertEqual(with_claim(elements, "threefold"), [8])
        self.assertEqual(elements[7]["claims"]["with_move"]["threefold"], ["f6g8"])
        self.assertEqual([element["end"] for element in elements], [None] * 9)

    def test_online_the_third_repetition_ends_the_game_by_itself(self):
        elements = judge(*SHUFFLE, *SHUFFLE, "e2e4", rules="fide-online")
        end = {"result": "1/2-1/2", "reason": "threefold", "article": "Online 5.4.1"}
        self.assertEqual([element["end"] for element in elements[7:]], [None, end, end])
        self.assertEqual(with_claim(elements, "threefold"), [])
        self.assertEqual(elements[9]["fen"].split()[1], "b", "moves are still followed")

    def test_the_fifth_repetition_ends_every_game(self):
        elements = judge(*SHUFFLE * 4)
        self.assertEqual(elements[16]["end"],
                         {"result": "1/2-1/2", "reason": "fivefold", "article": "9.6.1"})
        self.assertFalse(elements[16]["claims"]["threefold"], "nothing is claimed after the end")

    def test_a_dead_position_is_found_also_where_it_takes_a_proof(self):
        elements = judge("g1h1", "h8g8", "h1g1",
                         fen="5b1k/1p2p1p1/4P1P1/8/8/4p1p1/1P2P1P1/5BKn w - - 0 1")
        end = {"result": "1/2-1/2", "reason": "dead_position", "article": "5.2.2"}
        self.assertEqual([element["end"] for element in elements], [None, end, end, end])

    def test_fifty_and_seventy_five_moves(self):
        elements = judge("a1a2", "e8d8", fen="4k3/8/8/8/8/8/8/R3K3 w - - 98 90")
        self.assertEqual(with_claim(elements, "fifty"), [2])
        self.assertIn("e8d8", elements[1]["claims"]["with_move"]["fifty"])
        elements = judge("a1a2", fen="4k3/8/8/8/8/8/8/R3K3 w - - 149 90")
        self.assertEqual(elements[1]["end"]["article"], "9.6.2")

    def test_a_mate_at_the_seventy_fifth_move_counts(self):
        elements = judge("a1a8", fen="7k/8/6K1/8/8/8/8/R7 w - - 149 90")
        self.assertEqual(elements[1]["end"],
                         {"result": "1-0", "reason": "checkmate", "article": "5.1.1"})

    def test_stalemate_and_dead_position(self):
        self.assertEqual(judge(fen="2k5/8/8/3QB3/8/4K3/8/8 b - - 0 1")[0]["end"],
                         {"result": "1/2-1/2", "reason": "stalemate", "article": "5.2.1"})
        self.assertEqual(judge("e1d2", fen="4k3/8/8/8/8/8/3r4/4K3 w - - 0 1")[1]["end"],
                         {"result": "1/2-1/2", "reason": "dead_position", "article": "5.2.2"})

    def test_both_castling_forms_are_read(self):
        fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"
        self.assertEqual(judge("e1g1", fen=fen), judge("e1h1", fen=fen))

    def test_an_illegal_move_ends_the_array(self):
        elements = judge("e2e4", "e8e7", "g1f3", code=1)
        self.assertEqual(len(elements), 3)
        error = elements[2]["error"]
        self.assertEqual((elements[2]["ply"], error["code"], error["reason"], error["article"]),
                         (2, "illegal_move", "own_piece_in_the_way", "3.1"))

    def test_san_is_not_read_in_records(self):
        elements = judge("Nf3", code=1)
        self.assertEqual(elements[1]["error"]["code"], "syntax")

    def test_records_that_cannot_be_read_give_one_line_each(self):
        expected = {
            "nonsense": ("json", None),
            "": ("json", None),
            "[]": ("record", None),
            '{"moves":[1]}': ("record", "moves"),
            '{"moves":"e2e4"}': ("record", "moves"),
            '{"fen":1}': ("record", "fen"),
            '{"rules":null}': ("record", "rules"),
            '{"rules":"Fide"}': ("rules", "rules"),
            '{"fen":"8/8"}': ("syntax", "fen"),
            '{"fen":"8/8/8/8/8/8/8/8 w - -"}': ("kings", "fen"),
            "1e999": ("json", None),
            "[" * 100_000: ("json", None),
        }
        values = run_json("judge", typed="\n".join(expected) + "\n{}", code=1)
        self.assertEqual(len(values), len(expected) + 1)
        for (record, (code, field)), value in zip(expected.items(), values):
            with self.subTest(record=record[:50]):
                self.assertEqual(value["input"], record)
                self.assertEqual((value["error"]["code"], value["error"].get("field")),
                                 (code, field))

    def test_bytes_that_are_not_utf8_are_not_json(self):
        value = one_json("judge", typed=b'{"a":"\xff"}', code=1)
        self.assertEqual((value["error"]["code"], value["error"]["at"]), ("json", 6))

    def test_the_command_line_gives_the_defaults(self):
        options = ("--rules", "fide-online", "--fen", "4k3/8/8/8/8/8/8/R3K3 w - - 99 90")
        [elements, other] = run_json("judge", *options, "-",
                                     typed='{"moves":["a1a2"]}\n{"rules":"fide"}')
        self.assertEqual(elements[1]["end"]["reason"], "fifty")
        self.assertIsNone(other[0]["end"])

    def test_a_long_game_is_one_record(self):
        # Not held against the schema, which takes seconds for so many elements.
        record = json.dumps({"moves": SHUFFLE * 3000})
        elements = json.loads(run("judge", "--json", typed=record))
        self.assertEqual(len(elements), 12001)
        self.assertEqual({element["end"]["reason"] for element in elements[16:]}, {"fivefold"})

    def test_a_line_over_the_bound_is_one_bad_record(self):
        record = '{"moves":[' + '"g1f3",' * 60_000
        value = one_json("judge", typed=record, code=1)
        self.assertEqual(value["error"]["code"], "syntax")
        self.assertEqual(len(value["input"]), 1 << 18)

    def test_threads_do_not_change_the_answers(self):
        typed = "\n".join(json.dumps({"moves": (SHUFFLE * 5)[:n]}) for n in range(20))
        self.assertEqual(run_json("judge", typed=typed),
                         run_json("judge", "--threads", "3", typed=typed))

    def test_text_answers_end_in_a_blank_line(self):
        printed = run("judge", typed='{"moves":["e2e4"]}\nx\n', code=1)
        self.assertEqual(len(printed.split("\n\n")), 3)
        self.assertIn("\n\nbad\tjson\tx\n\n", printed)


class Single(unittest.TestCase):
    def test_moves_may_be_san_or_uci(self):
        self.assertEqual(run("judge", "f3", "e7e5", "g4", "Qh4#").splitlines()[1:3],
                         ["check\tyes", "end\t0-1\tcheckmate\t5.1.1"])

    def test_a_position_alone_is_judged(self):
        self.assertIn("end\t1/2-1/2\tdead_position\t5.2.2\n",
                      run("judge", "--fen", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"))

    def test_an_illegal_move_is_told_after_the_state_before_it(self):
        lines = run("judge", "e4", "Ke7", code=1).splitlines()
        self.assertTrue(lines[0].startswith("fen\trnbqkbnr/pppppppp/8/8/4P3"))
        self.assertEqual(lines[-1], "error\t2\tillegal_move\tKe7\te7 is occupied by Black's own "
                                    "pawn (article 3.1)")

    def test_a_lost_castling_right_is_traced_to_its_move(self):
        moves = ["e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5", "Rg1", "a6", "Rh1", "a5", "O-O"]
        error = one_json("judge", *moves, code=1)[-1]["error"]
        self.assertEqual(error["reason"], "castling_right_lost")
        self.assertIn("move 4", error["text"])

    def test_san_that_names_no_one_move(self):
        for move, reason in (("Nd5", "no_such"), ("xyz", None)):
            error = one_json("judge", move, code=1)[-1]["error"]
            self.assertEqual(error.get("reason"), reason)

    def test_a_bad_start_is_a_bad_record(self):
        self.assertEqual(run("judge", "--fen", "8/8", "e4", code=1), "bad\tsyntax\t8/8\n")
        self.assertEqual(run("judge", "--fen", "", code=1), "bad\tsyntax\t\n")


if __name__ == "__main__":
    unittest.main()

"""arbiter perft: one position, and suites of known counts."""

import tempfile
import unittest
from pathlib import Path

from command_line import DATA, SHARED_DATA, START, complaint, finished, one_json, run, run_json

KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
ROOK = "4k3/8/8/8/8/8/8/R3K3 w Q -"
LONE_KINGS = "8/8/8/8/8/5k2/8/K7 w - - 0 1"


class OnePosition(unittest.TestCase):
    def test_the_last_line_is_the_count(self):
        self.assertEqual(run("perft", "4"), "nodes 197281\n")
        self.assertEqual(run("perft", "--fen", KIWIPETE, "3"), "nodes 97862\n")

    def test_depth_0_is_one_node(self):
        self.assertEqual(run("perft", "0", "--divide"), "nodes 1\n")

    def test_every_way_to_count_agrees(self):
        for options in ((), ("--list",), ("--hash", "1"), ("--hash", "16", "--list"),
                        ("--threads", "2"), ("--threads", "7", "--hash", "1", "--list")):
            with self.subTest(options=options):
                self.assertEqual(run("perft", *options, "--fen", KIWIPETE, "--divide", "3"),
                                 run("perft", "--fen", KIWIPETE, "--divide", "3"))

    def test_divide_adds_up(self):
        value = one_json("perft", "3", "--divide")
        self.assertEqual((value["depth"], len(value["divide"])), (3, 20))
        self.assertEqual(sum(move["nodes"] for move in value["divide"]), value["nodes"])

    def test_castling_is_divided_in_uci(self):
        printed = run("perft", "--fen", "1rk5/8/8/8/8/8/8/1RK4R w HB -", "--divide", "1")
        self.assertIn("c1b1: 1\n", printed)
        self.assertIn("c1h1: 1\n", printed)

    def test_a_mated_side_counts_nothing(self):
        self.assertEqual(run("perft", "--fen", "7k/6Q1/5K2/8/8/8/8/8 b - -", "200"), "nodes 0\n")

    def test_positions_are_judged_as_they_stand(self):
        nine_pawns = "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w KQ e6 0 1"
        self.assertEqual(one_json("perft", "1", "--fen", nine_pawns)["fen"],
                         "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1")
        self.assertEqual(run("perft", "1", "--fen", "8/8/8/8/8/8/8/8 w - -", code=1),
                         "bad\tkings\t8/8/8/8/8/8/8/8 w - -\n")
        self.assertEqual(one_json("perft", "1", "--fen", "x", code=1)["error"]["code"], "syntax")

    def test_a_count_beyond_64_bits_is_an_error(self):
        options = ("--fen", LONE_KINGS, "--hash", "8")
        self.assertEqual(run("perft", *options, "12", "--threads", "2"),
                         run("perft", *options, "12"))
        self.assertEqual(complaint("perft", *options, "60"),
                         "arbiter: perft: depth 60: more than 2^64 - 1 nodes\n")


class Suites(unittest.TestCase):
    def check(self, text, *options, code=0):
        return run("perft", "--suite", "-", *options, typed=text, code=code)

    def test_lines_may_have_blanks_and_a_closing_semicolon(self):
        for line in (f"{ROOK};D1 16;D2 71", f"{ROOK} ; D1 16 ; D2 71 ;", f"  {ROOK}; D1 16;;"):
            self.assertEqual(self.check(line), "1 passed, 0 failed\n")

    def test_blocks_may_be_mixed_with_comments_and_lines(self):
        text = f"# a comment\n\nid 1\r\nepd {ROOK}\r\nperft 1 16\nperft 2 71\n\n{START} ;D1 20\n"
        self.assertEqual(self.check(text), "2 passed, 0 failed\n")

    def test_each_mismatch_is_a_line_and_positions_are_counted(self):
        text = f"{ROOK} ;D1 17 ;D2 72 ;D3 1287\n{START} ;D1 20\n"
        self.assertEqual(self.check(text, code=1),
                         f"-:1: depth 1: expected 17, counted 16: {ROOK}\n"
                         f"-:1: depth 2: expected 72, counted 71: {ROOK}\n1 passed, 1 failed\n")

    def test_limits_leave_counts_out(self):
        text = f"{ROOK} ;D1 16 ;D2 72 ;D3 1288"
        self.assertEqual(self.check(text, "--max-depth", "1"), "1 passed, 0 failed\n")
        self.assertEqual(self.check(text, "--max-nodes", "16"), "1 passed, 0 failed\n")
        self.assertIn("depth 2", self.check(text, "--max-nodes", "72", code=1))

    def test_a_position_with_nothing_to_compare_has_not_passed(self):
        typed = f"{ROOK} ;D1 17\n{START} ;D1 20\n"
        done = finished("perft", "--suite", "-", "--max-nodes", "17", typed=typed, code=1)
        self.assertTrue(done.stdout.endswith(b"0 passed, 1 failed\n"))
        self.assertEqual(done.stderr, b"arbiter: perft: -: the limits leave nothing to compare in "
                                      b"1 of 2 positions\n")
        values = run_json("perft", "--suite", "-", "--max-nodes", "1", typed=typed,
                          form="perft_suite")
        self.assertEqual([value.get("ok") for value in values], [None, None, None])
        self.assertEqual(values[-1], {"passed": 0, "failed": 0})

    def test_entries_that_cannot_be_read_have_failed(self):
        wrong = ["nonsense", ROOK, f"{ROOK} ;E1 16", f"{ROOK} ;D1", f"{ROOK} ;D1 16 x",
                 f"{ROOK} ;D1 -16", f"{ROOK} ;D999 16", "perft 1 16",
                 "8/8/8/8/8/8/8/8 w - - ;D1 0", f"{ROOK} ;D1 99999999999999999999",
                 "1" * 100_000]
        printed = self.check("\n".join(wrong), code=1).splitlines()
        self.assertEqual(printed[-1], f"0 passed, {len(wrong)} failed")
        self.assertEqual([line.split("\t")[0] for line in printed[:-1]], ["bad"] * len(wrong))

    def test_an_entry_that_cannot_be_read_is_named_by_its_line(self):
        typed = f"{ROOK} ;D1 16\nid 2\nid 3\nepd {ROOK}\nperft 1 16\nid 4\n"
        done = finished("perft", "--suite", "-", typed=typed, code=1)
        self.assertEqual(done.stdout, b"bad\tsyntax\tid 2\nbad\tsyntax\tid 4\n"
                                      b"2 passed, 2 failed\n")
        self.assertEqual(done.stderr.decode().splitlines(),
                         [f"arbiter: perft: -:{line}: a line id needs a line epd after it"
                          for line in (2, 6)])

    def test_bad_entries_keep_their_place(self):
        typed = f"id 1\n{ROOK} ;D1 17\nid 2\nperft 1 3\nx\n"
        printed = self.check(typed, code=1).splitlines()
        self.assertEqual([line.split("\t")[-1] for line in printed],
                         ["id 1", f"-:2: depth 1: expected 17, counted 16: {ROOK}", "id 2",
                          "perft 1 3", "x", "0 passed, 5 failed"])

    def test_json_has_a_line_for_each_position_and_one_for_all(self):
        text = f"{ROOK} ;D1 16 ;D2 72\nx\n{START} ;D1 20"
        values = run_json("perft", "--suite", "-", typed=text, code=1, form="perft_suite")
        self.assertEqual(values[0]["counts"][1], {"depth": 2, "expected": 72, "nodes": 71})
        self.assertEqual([value.get("ok") for value in values], [False, None, True, None])
        self.assertEqual(values[-1], {"passed": 1, "failed": 2})

    def test_a_mismatch_names_the_file(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "suite.epd"
            path.write_text(f"# one\n{ROOK} ;D1 1\n")
            self.assertTrue(run("perft", "--suite", str(path), code=1).startswith(f"{path}:2: "))

    def test_a_file_that_is_not_there_is_an_error(self):
        self.assertEqual(complaint("perft", "--suite", "/nonexistent/x"),
                         "arbiter: read: /nonexistent/x: No such file or directory\n")
        self.assertIn("arbiter: read: /: ", complaint("perft", "--suite", "/"))

    def test_a_suite_without_positions_is_an_error(self):
        done = finished("perft", "--suite", "-", typed="# nothing\n\n", code=2)
        self.assertEqual(done.stdout, b"")
        self.assertEqual(done.stderr, b"arbiter: perft: -: it holds no position to count\n")

    def test_the_suite_of_the_project_passes(self):
        path = DATA / "perft_suite.epd"
        for options in ((), ("--threads", "2", "--list"), ("--hash", "4")):
            last = run("perft", "--suite", str(path), "--max-nodes", "20000", *options)
            passed = int(last.split()[0])
            self.assertGreaterEqual(passed, 60)
            self.assertEqual(last, f"{passed} passed, 0 failed\n")

    @unittest.skipUnless(SHARED_DATA.is_dir(), "the larger collections are not here")
    def test_the_collections_pass(self):
        for name, most in (("standard_perft.epd", 50_000), ("random.perft", 100),
                           ("chess960.perft", 1000)):
            last = run("perft", "--suite", str(SHARED_DATA / "rules" / name),
                       "--max-nodes", str(most), "--threads", "2")
            with self.subTest(name=name):
                self.assertRegex(last, r"^[1-9]\d+ passed, 0 failed\n$")


if __name__ == "__main__":
    unittest.main()

"""arbiter winnable and arbiter verify: verdicts, what proves them, and what refutes them."""

import re
import unittest

from command_line import SHARED_DATA, START, complaint, finished, one_json, run, run_json

WALL = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1"
MATE_IN_ONE = "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1"
MATED = "7k/6Q1/5K2/8/8/8/8/8 b - - 0 1"
STALEMATE = "k7/P7/K7/8/8/8/8/8 b - - 0 1"
LONE_KING = "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1"


def judged(*arguments, typed=""):
    return run("winnable", *arguments, typed=typed)


def proved(fen, *options):
    return judged("--line", "--proof", *options, fen).rstrip("\n")


def verified(line, *options, code=0):
    return run("verify", *options, typed=line + "\n", code=code).splitlines()


class Verdicts(unittest.TestCase):
    def test_both_sides_are_judged(self):
        self.assertEqual(judged(WALL), f"white=unwinnable black=unwinnable\t{WALL}\n")
        self.assertEqual(judged(LONE_KING), f"white=winnable black=unwinnable\t{LONE_KING}\n")

    def test_one_side_may_be_asked_for(self):
        self.assertEqual(judged("--by", "black", LONE_KING), f"black=unwinnable\t{LONE_KING}\n")
        self.assertEqual(judged(typed=f"{LONE_KING};white\n"), f"white=winnable\t{LONE_KING}\n")
        self.assertEqual(judged("--by", "white", typed=f"{LONE_KING};black\n"),
                         f"black=unwinnable\t{LONE_KING}\n")

    def test_the_end_of_the_game_is_judged_before_the_men(self):
        self.assertEqual(proved(MATED),
                         f"white=winnable black=unwinnable\t{MATED}\tline white:"
                         "\tproof black: closure 0")
        self.assertEqual(judged("8/8/8/8/8/2b1k1b1/8/3RKR2 w - - 0 1").split("\t")[0],
                         "white=unwinnable black=winnable")
        self.assertEqual(judged(STALEMATE).split("\t")[0], "white=unwinnable black=unwinnable")

    def test_quick_proves_or_says_maybe(self):
        self.assertEqual(judged("--quick", WALL).split("\t")[0],
                         "white=unwinnable black=unwinnable")
        self.assertEqual(judged("--quick", START).split("\t")[0], "white=maybe black=maybe")

    def test_positions_are_judged_as_they_stand(self):
        self.assertEqual(judged("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w KQ e6 0 1").split("\t")[0],
                         "white=winnable black=unwinnable")

    def test_bad_records_are_told_and_passed_over(self):
        typed = f"x\n{WALL};white\n{WALL};green\n8/8/8/8/8/8/8/8 w - -\n"
        lines = finished("winnable", typed=typed, code=1).stdout.decode().splitlines()
        self.assertEqual([line.split("\t")[0] for line in lines],
                         ["bad", "white=unwinnable", "bad", "bad"])
        self.assertEqual(lines[0], "bad\tsyntax\tx")

    def test_the_output_keeps_the_order_of_the_input(self):
        fens = [WALL, START, STALEMATE, MATE_IN_ONE, LONE_KING] * 50
        typed = "\n".join(fens) + "\n"
        one = judged("--line", "--proof", typed=typed)
        self.assertEqual(judged("--line", "--proof", "--threads", "4", typed=typed), one)
        self.assertEqual([line.split("\t")[1] for line in one.splitlines()], fens)

    def test_json_says_the_same(self):
        value = one_json("winnable", "--line", "--proof", LONE_KING)
        self.assertEqual(value["black"], {"verdict": "unwinnable", "proof": "theorem lone_king"})
        self.assertEqual(value["white"]["verdict"], "winnable")
        self.assertTrue(value["white"]["line"])
        self.assertEqual(one_json("winnable", "--by", "white", WALL)["white"],
                         {"verdict": "unwinnable"})

    def test_stats_go_to_standard_error(self):
        done = finished("winnable", "--stats", typed=f"{WALL}\n{START}\n")
        self.assertRegex(done.stderr.decode(),
                         r"^arbiter: winnable: stats: 2 positions, 4 questions; microseconds each: "
                         r"mean [\d.]+, median [\d.]+, p99 [\d.]+, worst [\d.]+\n$")

    def test_wrong_options_are_refused(self):
        self.assertIn("--by", complaint("winnable", "--by", "red", WALL))
        self.assertIn("--budget", complaint("winnable", "--budget", "0", WALL))


class Verification(unittest.TestCase):
    def test_what_was_proved_holds(self):
        for fen in (WALL, START, STALEMATE, MATED, MATE_IN_ONE, LONE_KING):
            self.assertEqual(verified(proved(fen)),
                             [f"holds\t{fen}", "1 holds, 0 unproven, 0 refuted"])

    def test_a_verdict_alone_is_unproven(self):
        self.assertEqual(verified(judged(WALL).rstrip("\n")),
                         [f"unproven\t{WALL}", "0 holds, 1 unproven, 0 refuted"])
        verified(judged(WALL).rstrip("\n"), "--require-proof", code=1)
        self.assertEqual(verified(f"white=maybe black=undecided\t{WALL}")[0], f"unproven\t{WALL}")

    def test_wrong_lines_are_refuted(self):
        for line, why in (("g5g6", "the line does not end in mate"),
                          ("", "the line does not end in mate"),
                          ("g5g7 h8g7", "h8g7: "), ("e2e4", "e2e4: "), ("x", "x: ")):
            claim = f"white=winnable\t{MATE_IN_ONE}\tline white: {line}"
            self.assertIn(f"refuted: {why}", verified(claim, code=1)[0])

    def test_wrong_proofs_are_refuted(self):
        for proof in ("theorem lone_king", "closure 0", "closure 100", "closure 0 layer - w:- b:-",
                      "theorem of_mine", "closure", "nonsense", "",
                      "closure 0 layer Qg5 w:f6/h8 b:f6/h8"):
            claim = f"white=unwinnable\t{MATE_IN_ONE}\tproof white: {proof}"
            self.assertTrue(verified(claim, code=1)[0].startswith("refuted: "), proof)

    def test_a_proof_for_one_side_does_not_prove_the_other(self):
        claim = f"white=unwinnable black=unwinnable\t{WALL}\tproof white: " + \
            proved(WALL, "--by", "white").split("proof white: ")[1]
        self.assertEqual(verified(claim)[0], f"unproven\t{WALL}")

    def test_every_part_of_a_layer_is_needed(self):
        line = proved(WALL, "--by", "white")
        for part, other in ((",pg5", ""), ("Pa4", "Pa3"),
                            ("w:0000000000ffffff", "w:00000000000000ff"),
                            ("/ffffff0000000000 b:", "/ff00000000000000 b:"),
                            ("b:0000000000ffffff/ffffff0000000000", "b:-")):
            self.assertIn(part, line)
            found = verified(line.replace(part, other), code=1)[0]
            self.assertTrue(found.startswith("refuted: "), found)

    def test_what_is_too_large_is_unproven(self):
        for verdict, evidence, why in (
                ("unwinnable", "proof white: closure 0" + " " * (32 << 20),
                 "byte 33554432 of the proof: more than 33554432 bytes"),
                ("unwinnable", "proof white: closure 0" + " layer - w:- b:-" * 250_001,
                 "more than 250000 layers"),
                ("winnable", "line white:" + " g1f3 g8f6 f3g1 f6g8" * 5001,
                 "the line has more than 20000 moves")):
            found = verified(f"white={verdict}\t{START}\t{evidence}")
            self.assertRegex(found[0], f"^unproven: .*{why}\t")
            self.assertEqual(found[1], "0 holds, 1 unproven, 0 refuted")
            verified(f"white={verdict}\t{START}\t{evidence}", "--require-proof", code=1)

    def test_each_side_is_judged_once_and_has_one_proof(self):
        proof = "proof white: theorem lone_king"
        for line in (f"white=unwinnable white=unwinnable\t{LONE_KING}\t{proof}",
                     f"white=unwinnable\t{LONE_KING}\t{proof}\t{proof}",
                     f"white=unwinnable\t{LONE_KING}" + f"\t{proof}" * 1_000_000):
            self.assertEqual(verified(line, code=1)[0].split("\t")[0], "bad", line[:100])

    def test_of_a_long_line_that_cannot_be_read_the_beginning_is_shown(self):
        self.assertEqual(verified("x" * 70_000, code=1)[0], "bad\tsyntax\t" + "x" * 100)

    def test_lines_that_cannot_be_read_are_bad(self):
        for line in ("", "x", "white=winnable", f"green=winnable\t{WALL}", f"white=won\t{WALL}",
                     "white=winnable\tx", f"white=winnable\t{WALL}\tline black: e2e4",
                     f"white=winnable\t{WALL}\tnothing"):
            self.assertEqual(verified(line, code=1)[0].split("\t")[0], "bad", line)

    def test_a_file_may_be_named(self):
        self.assertEqual(complaint("verify", "/nonexistent/x"),
                         "arbiter: read: /nonexistent/x: No such file or directory\n")

    def test_json_says_the_same(self):
        values = run_json("verify", typed=proved(WALL) + "\n" + judged(START))
        self.assertEqual(values[0], {"fen": WALL, "finding": "holds"})
        self.assertEqual(values[1]["finding"], "unproven")
        self.assertEqual(values[2], {"holds": 1, "unproven": 1, "refuted": 0})


@unittest.skipUnless(SHARED_DATA.is_dir(), "the larger collections are not here")
class Collections(unittest.TestCase):
    FOLDER = SHARED_DATA / "winnability"

    def questions(self, name, every):
        lines = [line for line in (self.FOLDER / name).read_text().splitlines()
                 if line and not line.startswith("#")]
        return [line.split(";")[:3] for line in lines[::every]]

    def check(self, name, every):
        questions = self.questions(name, every)
        typed = "".join(f"{fen};{side}\n" for fen, side, _ in questions)
        printed = judged("--line", "--proof", "--budget", "50", "--threads", "2", typed=typed)
        wrong = []
        for (fen, side, verdict), line in zip(questions, printed.splitlines(), strict=True):
            said = re.match(rf"{side}=(\w+)\t", line).group(1)
            if said not in (verdict, "undecided"):
                wrong.append((fen, side))
        self.assertEqual(wrong, [])
        self.assertIn(" 0 refuted", run("verify", "--threads", "2", typed=printed))

    def test_traps_are_seen(self):
        self.check("soundness_traps_public.epd", 1)

    def test_curated_positions_are_judged(self):
        self.check("curated_public.epd", 60)

    def test_unfair_losses_are_proved(self):
        self.check("lichess_unfair_public.epd", 40)


if __name__ == "__main__":
    unittest.main()

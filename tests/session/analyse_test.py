"""arbiter analyse: games judged and written, positions, another engine, and what goes wrong."""

import signal
import subprocess
import tempfile
import time
import unittest
from pathlib import Path
from xml.etree import ElementTree

from command_line import ARBITER, complaint, finished, one_json, run, run_json

SCHOLARS_MATE = "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n"
QUICK = ("--nodes", "5000")
MATED = "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4"


class Games(unittest.TestCase):
    def test_a_blunder_is_marked_with_what_was_better(self):
        text = " ".join(run("analyse", *QUICK, typed=SCHOLARS_MATE).split())
        self.assertRegex(text, r"3\.\.\. Nf6 \$4 \{\[%eval #1\]\} \(3\.\.\. \w")
        self.assertTrue(text.endswith(" 4. Qxf7# 1-0"), text)
        self.assertRegex(text, r"\{Arbiter [\d.]+, 5000 nodes a move, accuracy formula 1\. White: ")
        self.assertRegex(text, r"Black: accuracy [\d.]+ %, 0 inaccuracies, 0 mistakes, 1 blunder, ")

    def test_what_is_written_can_be_read_and_judged_again_alike(self):
        once = run("analyse", *QUICK, typed=SCHOLARS_MATE)
        self.assertEqual(finished("check", "--strict", typed=once).stdout, b"")
        self.assertEqual(run("analyse", *QUICK, typed=once), once)

    def test_where_a_game_breaks_off_is_told(self):
        [game, none] = run_json("analyse", "--nodes", "200",
                                typed="1. e4 e5 2. Ke4 Nc6 *\n\n[FEN \"8/8 w\"]\n\n1. e4 *\n",
                                code=1)
        self.assertEqual([finding["code"] for finding in game["laws"]], ["illegal-move"])
        self.assertEqual(len(game["moves"]), 2)
        self.assertEqual(none["laws"][0]["code"], "bad-fen")
        text = run("analyse", "--nodes", "200", typed="1. e4 e5 2. Ke4 Nc6 *\n", code=1)
        self.assertIn("(Law ", text)

    def test_what_the_laws_have_drawn_is_worth_nothing(self):
        """Black is a queen behind, and saves himself by the third repetition."""
        game = ("[SetUp \"1\"]\n[FEN \"8/8/8/3k4/8/8/8/KQ6 w - - 0 1\"]\n\n"
                "1. Kb2 Kd4 2. Ka1 Kd5 3. Kb2 Kd4 4. Ka1 Kd5 5. Qb5+ 1-0\n")
        value = run_json("analyse", "--nodes", "2000", "--rules", "fide-online", typed=game,
                         code=1)[0]
        self.assertEqual(len(value["moves"]), 8, "behind the end nothing is judged")
        self.assertEqual(value["moves"][-1]["after"]["eval"], {"cp": 0})
        self.assertEqual(value["black"]["average_loss"], 0)
        self.assertIn("move-after-end", [finding["code"] for finding in value["laws"]])

    def test_who_errs_on_purpose_is_no_judge(self):
        self.assertIn("a level errs", complaint("analyse", "--engine", "level:3", typed="1. e4 *"))
        self.assertIn("no engine is named", complaint("analyse", "--engine", "", typed="1. e4 *"))
        weak = one_json("analyse", "--nodes", "2000", "--engine", "self option.Level=1",
                        typed="1. e4 e5 *")
        own = one_json("analyse", "--nodes", "2000", "--engine", "self", typed="1. e4 e5 *")
        self.assertEqual(weak["moves"], own["moves"], "who judges does not play")

    def test_what_could_be_claimed_at_the_start_is_said_there(self):
        game = ("[SetUp \"1\"]\n[FEN \"8/8/8/3k4/8/8/8/KQ6 w - - 110 100\"]\n\n"
                "100. Kb2 Kd4 101. Ka1 *\n")
        text = " ".join(run("analyse", "--nodes", "200", typed=game).split())
        self.assertLess(text.index("50 moves had passed"), text.index("100. Kb2"))

    def test_games_of_other_variants_say_why_nothing_is_judged(self):
        game = "[Variant \"Atomic\"]\n\n1. e4 e5 2. Nf3 *\n"
        [value] = run_json("analyse", "--nodes", "200", typed=game)
        self.assertEqual([finding["code"] for finding in value["laws"]], ["foreign-variant"])

    def test_an_input_without_games_is_told(self):
        self.assertIn("--positions", complaint("analyse", typed="\n", code=1))

    def test_threads_change_nothing(self):
        games = SCHOLARS_MATE + "\n1. f3 e5 2. g4 Qh4# 0-1\n\n1. d4 d5 1/2-1/2\n"
        one = run("analyse", *QUICK, "--json", typed=games)
        self.assertEqual(one, run("analyse", *QUICK, "--json", "--threads", "3", typed=games))
        self.assertEqual(len(one.splitlines()), 3)

    def test_threads_share_a_long_game(self):
        back_and_forth = " ".join(3 * ["Bc4 Be7 Bf1 Bf8"])
        moves = " ".join(["Nf3 Nf6 Ng1 Ng8", "e4 e5", "Nf3 Nc6"] +
                         [f"{back_and_forth} {pawns}" for pawns in ("a3 a6", "h3 h6", "a4 a5",
                                                                    "h4 h5", "d3 d6")])
        one = run("analyse", "--nodes", "300", "--json", typed=moves + " *\n")
        self.assertEqual(one, run("analyse", "--nodes", "300", "--json", "--threads", "4",
                                  typed=moves + " *\n"))

    def test_a_game_is_told_before_the_next_but_one_has_come(self):
        with subprocess.Popen([ARBITER, "analyse", "--nodes", "200"], stdin=subprocess.PIPE,
                              stdout=subprocess.PIPE, text=True) as process:
            process.stdin.write("[Event \"A\"]\n\n1. e4 *\n\n[Event \"B\"]\n\n1. d4 *\n")
            process.stdin.flush()
            while '[Event "A"]' not in process.stdout.readline():
                pass
            said, _ = process.communicate()
        self.assertIn('[Event "B"]', said)

    def test_json_has_every_move(self):
        game = one_json("analyse", *QUICK, "--lines", "2", typed=SCHOLARS_MATE)
        self.assertEqual(game["before"]["eval"], {"cp": 15})
        self.assertEqual(len(game["before"]["lines"]), 2)
        for line in game["before"]["lines"]:
            self.assertGreaterEqual(line["depth"], 1)
        self.assertEqual([move["san"] for move in game["moves"]],
                         ["e4", "e5", "Qh5", "Nc6", "Bc4", "Nf6", "Qxf7#"])
        knight = game["moves"][5]
        self.assertEqual((knight["mark"], knight["best"], knight["after"]["eval"]),
                         ("blunder", False, {"mate": 1}))
        self.assertEqual(game["black"]["blunders"], 1)
        self.assertEqual(game["white"]["moves"], 4)
        self.assertEqual(game["laws"], [])

    def test_the_laws_are_told_beside_the_engine(self):
        shuffle = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 1-0\n"
        game = one_json("analyse", "--nodes", "200", typed=shuffle)
        self.assertEqual([finding["code"] for finding in game["laws"]], ["claim-threefold"])
        self.assertIn("(Law 9.2", run("analyse", "--nodes", "200", typed=shuffle))

    def test_stalemates_that_were_overlooked_are_told(self):
        missed = ('[FEN "8/6p1/5p2/5P1K/4k2P/8/8/8 b - - 0 1"]\n[SetUp "1"]\n\n'
                  "1... Ke5 2. Kg6 1-0\n")
        laws = one_json("analyse", "--nodes", "5000", typed=missed)["laws"]
        self.assertEqual([(law["code"], law["ply"]) for law in laws], [("stalemate-missed", 1)])
        told = " ".join(run("analyse", "--nodes", "5000", typed=missed).split())
        self.assertIn("{Black could have come to stalemate by 1... Kxf5 (Law 5.2.1)}", told)
        again = " ".join(run("analyse", "--nodes", "5000", typed=told.replace("5 (L", "5 2. a3 (L"))
                         .split())
        self.assertIn("by 1... Kxf5 (Law 5.2.1)}", again)
        self.assertNotIn("2. a3 (Law", again, "what an analysis before has told gives way")
        given = '[FEN "k7/8/1K6/8/8/8/8/2Q5 w - - 0 1"]\n[SetUp "1"]\n\n1. Qc7 1/2-1/2\n'
        laws = one_json("analyse", "--nodes", "5000", typed=given)["laws"]
        self.assertEqual([law["code"] for law in laws], ["stalemate-given"])

    def test_a_game_without_moves_and_one_that_breaks_off_are_no_trouble(self):
        text = run("analyse", "--nodes", "2000",
                   typed="1. e4 e5 2. Bc5 1-0\n\n[White \"A\"]\n\n*\n", code=1)
        self.assertRegex(" ".join(text.split()),
                         r"1\.\.\. e5 .*\{\[%eval .* 2\. Bc5 \{2\. Bc5: no bishop .*\} 1-0")
        self.assertIn('[White "A"]', text)

    def test_how_the_game_went_is_drawn(self):
        with tempfile.TemporaryDirectory() as folder:
            picture = Path(folder) / "game.svg"
            run("analyse", *QUICK, "--svg", str(picture), typed=SCHOLARS_MATE)
            drawn = picture.read_text()
            self.assertTrue(drawn.startswith("<svg "), drawn[:60])
            self.assertIn("<title>3... Nf6??</title>", drawn)
            for name in (b"M\xfcller", "M\u00fcller & <s>".encode(), b"a\x01\x1b", b"\xef\xbf\xbf"):
                games = Path(folder) / "games.pgn"
                games.write_bytes(b'[White "' + name + b'"]\n\n1. e4 *\n')
                finished("analyse", "--nodes", "200", "--svg", str(picture), str(games))
                ElementTree.parse(picture)
            before = games.read_bytes()
            self.assertIn("write over what is to be read",
                          complaint("analyse", "--svg", str(games), str(games)))
            self.assertEqual(games.read_bytes(), before)
            nowhere = str(Path(folder) / "none" / "game.svg")
            self.assertIn(nowhere, complaint("analyse", "--nodes", "200", "--svg", nowhere,
                                             typed=SCHOLARS_MATE))


class Resumed(unittest.TestCase):
    GAMES = SCHOLARS_MATE + "\n1. f3 e5 2. g4 Qh4# 0-1\n\n1. d4 d5 1/2-1/2\n"

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.kept = Path(folder.name) / "kept"

    def analysed(self, *arguments, games=GAMES):
        return run("analyse", *QUICK, *arguments, "--resume", str(self.kept), typed=games)

    def test_all_games_are_printed_again_and_none_is_judged_again(self):
        whole = run("analyse", *QUICK, typed=self.GAMES)
        self.assertEqual(self.analysed(), whole)
        kept = self.kept.read_bytes()
        # What is printed then is what stands there.
        self.kept.write_bytes(kept.replace(b"3... Nf6", b"3... Nh6"))
        self.assertEqual(self.analysed(), whole.replace("3... Nf6", "3... Nh6"))

    def test_the_picture_is_drawn_of_a_game_that_is_kept(self):
        whole = self.analysed()
        picture = self.kept.with_name("game.svg")
        kept = self.kept.read_bytes()
        self.assertEqual(self.analysed("--svg", str(picture)), whole)
        self.assertIn("3... Nf6??", picture.read_text())
        self.assertEqual(self.kept.read_bytes(), kept)

    def test_it_goes_on_wherever_it_was_cut_off(self):
        whole = run("analyse", *QUICK, typed=self.GAMES)
        self.analysed()
        kept = self.kept.read_bytes()
        for length in [*range(0, len(kept), 211), len(kept) - 1]:
            self.kept.write_bytes(kept[:length])
            self.assertEqual(self.analysed("--threads", "2"), whole)
            self.assertEqual(self.kept.read_bytes(), kept)

    def test_a_collection_that_has_grown_is_no_trouble(self):
        self.analysed(games=SCHOLARS_MATE)
        self.assertEqual(self.analysed(), run("analyse", *QUICK, typed=self.GAMES))

    def test_another_analysis_or_collection_is_refused_and_not_touched(self):
        self.analysed()
        kept = self.kept.read_bytes()
        resume = ("--resume", str(self.kept))
        self.assertIn("--json", complaint("analyse", "--nodes", "300", *resume, typed=self.GAMES))
        self.assertIn("--json", complaint("analyse", *QUICK, "--json", *resume, typed=self.GAMES))
        self.assertIn("its game 1 is another",
                      complaint("analyse", *QUICK, *resume, typed="1. c4 *\n" + self.GAMES))
        self.assertEqual(self.kept.read_bytes(), kept)

    def test_what_is_no_file_of_it_is_refused(self):
        self.kept.write_text("[Event \"My games\"]\n")
        resume = ("--resume", str(self.kept))
        self.assertIn("it holds no analysis", complaint("analyse", *resume, typed=self.GAMES))
        self.assertEqual(self.kept.read_text(), "[Event \"My games\"]\n")
        self.assertIn("a file of its own", complaint("analyse", *resume, "--svg", str(self.kept),
                                                     typed=self.GAMES))
        self.assertIn("a file of its own", complaint("analyse", *resume, str(self.kept)))
        self.assertEqual(self.kept.read_text(), "[Event \"My games\"]\n")
        self.assertIn("it is no file",
                      complaint("analyse", "--resume", "/dev/zero", typed=self.GAMES))
        self.assertIn("--resume is for games",
                      complaint("analyse", *resume, typed=MATED + "\n"))


class Positions(unittest.TestCase):
    def test_each_has_its_best_lines(self):
        fen = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"
        self.assertRegex(run("analyse", *QUICK, typed=fen + "\n"),
                         r"^6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1\t#1\tdepth \d+\t1\. Ra8#\n$")
        lines = run("analyse", *QUICK, "--lines", "3", typed=fen + "\n").splitlines()
        self.assertEqual(len(lines), 3)

    def test_one_that_is_over_says_how(self):
        self.assertEqual(run("analyse", typed=MATED + "\n"),
                         MATED + "\tcheckmate (Law 5.1.1)\n")
        value = one_json("analyse", typed=MATED + "\n")
        self.assertEqual((value["eval"], value["lines"]), ({"mate": 0}, []))

    def test_of_one_that_nobody_can_win_the_laws_speak(self):
        for fen, said in (("8/8/8/8/8/5k2/8/7K b - - 0 1", "dead position"),
                          ("8/8/1k6/p1p1p1p1/P1P1P1P1/8/1K6/5B2 w - - 0 1",
                           "dead position"),
                          ("8/8/8/3k4/8/8/8/KQ6 w - - 150 100", "75 moves without a pawn move")):
            text = run("analyse", "--nodes", "200", typed=fen + "\n")
            self.assertTrue(text.startswith(fen + "\t" + said), text)
            value = one_json("analyse", "--nodes", "200", typed=fen + "\n")
            self.assertEqual((value["eval"], value["lines"]), ({"cp": 0}, []))
            self.assertTrue(value["laws"][0].startswith(said))
        claim = "8/8/8/3k4/8/8/8/KQ6 w - - 100 100"
        self.assertIn("can be claimed (Law 9.3.2)",
                      run("analyse", "--nodes", "200", typed=claim + "\n"))

    def test_epd_may_say_more_of_it(self):
        epd = MATED.removesuffix(" 0 4") + " bm Kxf7; id \"no, it is mate\";"
        self.assertEqual(run("analyse", typed=epd + "\n"),
                         MATED.replace(" 0 4", " 0 1") + "\tcheckmate (Law 5.1.1)\n")
        typed = "8/8/8/8/8/8/8/9 w - - id 5;\n" + epd + "\n"
        self.assertIn("error", run_json("analyse", typed=typed, code=1)[0])

    def test_a_bad_one_does_not_cost_its_neighbour(self):
        typed = f"{MATED}\n8/8/8/8/8/8/8/8 w - - 0 1\n"
        values = run_json("analyse", typed=typed, code=1)
        self.assertEqual(values[0]["fen"], MATED)
        self.assertIn("error", values[1])

    def test_what_comes_slowly_is_told_from_games_all_the_same(self):
        with subprocess.Popen([ARBITER, "analyse"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                              text=True) as process:
            for part in (MATED[:3], MATED[3:40], MATED[40:] + "\n"):
                process.stdin.write(part)
                process.stdin.flush()
                time.sleep(0.05)
            said, _ = process.communicate()
        self.assertEqual(said, MATED + "\tcheckmate (Law 5.1.1)\n")

    def test_they_can_be_named_so(self):
        self.assertIn("checkmate", run("analyse", "--positions", typed=MATED + "\n"))

    def test_files_of_them_are_told_from_games(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "positions"
            file.write_text(MATED + "\n")
            self.assertIn("checkmate", run("analyse", str(file)))
            games = Path(folder) / "games.pgn"
            games.write_text(SCHOLARS_MATE)
            self.assertIn("name them apart", complaint("analyse", str(file), str(games)))


@unittest.skipUnless("--syzygy" in run("analyse", "--help"), "built without Fathom")
class EndgameTables(unittest.TestCase):
    def test_they_are_asked(self):
        with tempfile.TemporaryDirectory() as folder:
            # One value for all positions: won for White to move, lost for Black.
            table = b"\x71\xe8\x23\x5d\x01\x00\x66\x55\xee\x00\x80\x04\x80\x00"
            (Path(folder) / "KQvK.rtbw").write_bytes(table.ljust(79, b"\0") + b"\1")
            typed = "8/8/8/4k3/8/8/8/KQ6 w - - 0 1\n"
            value = one_json("analyse", "--nodes", "300", "--syzygy", folder, typed=typed)
            self.assertEqual(value["eval"], {"cp": 20000})
            self.assertRegex(value["judged_by"], r"^Arbiter [\d.]+ with Syzygy tables, 300 nodes")

    def test_a_folder_without_them_is_told(self):
        self.assertIn("/nowhere", complaint("analyse", "--syzygy", "/nowhere", typed="*"))
        with tempfile.TemporaryDirectory() as folder:
            self.assertIn("there is no Syzygy table in",
                          complaint("analyse", "--syzygy", folder, typed="*"))

    def test_another_engine_is_given_them_by_its_own_option(self):
        self.assertIn("--engine", complaint("analyse", "--syzygy", "/nowhere", "--engine",
                                            f"{ARBITER} uci", typed="*"))


class OtherEngines(unittest.TestCase):
    def test_any_that_speaks_uci_may_judge(self):
        game = one_json("analyse", "--nodes", "2000", "--engine", f"{ARBITER} uci",
                        typed=SCHOLARS_MATE)
        self.assertEqual(game["moves"][5]["mark"], "blunder")
        self.assertRegex(game["judged_by"], r"^Arbiter [\d.]+, 2000 nodes a move$")

    def test_each_thread_has_its_own(self):
        games = "\n".join(["1. e4 e5 *\n"] * 12) + "\n" + SCHOLARS_MATE
        arguments = ("analyse", "--nodes", "200", "--threads", "3", "--json", "--engine",
                     f"{ARBITER} uci")
        self.assertEqual(len(run(*arguments, typed=games).splitlines()), 13)

    def test_ctrl_c_ends_a_long_thought(self):
        with subprocess.Popen([ARBITER, "analyse", "--time", "600", "--engine", f"{ARBITER} uci"],
                              stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                              start_new_session=True) as process:
            process.stdin.write(SCHOLARS_MATE.encode())
            process.stdin.close()
            # The engine is there before the first question.
            children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
            while not children.read_text():
                time.sleep(0.01)
            process.send_signal(signal.SIGINT)
            self.assertEqual(process.wait(timeout=60), 130)

    def test_one_that_fails_is_told_once(self):
        typed = f"{MATED}\n" + 3 * "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1\n"
        said = complaint("analyse", "--engine", "/nowhere/engine", typed=typed)
        self.assertEqual(said.count("cannot be started"), 1)

    def test_one_that_fails_is_told(self):
        self.assertIn("cannot be started",
                      complaint("analyse", "--engine", "/nowhere/engine", typed=SCHOLARS_MATE))
        self.assertIn("ended", complaint("analyse", "--engine", "/bin/false", typed=SCHOLARS_MATE))
        self.assertIn("--engine", complaint("analyse", "--engine", "'open", typed=SCHOLARS_MATE))
        self.assertIn("--nodes", complaint("analyse", "--engine", "self nodes=5", typed="*"))
        deaf = ("read -r w; echo uciok; while read -r w; do case $w in isready) echo readyok;; "
                "go*) echo info depth 9 nodes 90000000 score cp 1 pv e2e4;; "
                "stop) echo bestmove e2e4;; esac; done")
        self.assertIn("does not heed a number of nodes: name --time",
                      complaint("analyse", "--engine", f"/bin/sh -c '{deaf}'",
                                typed="1. e4 *\n"))
        self.assertIn("--time", complaint("analyse", "--time", "nan", typed="*"))


if __name__ == "__main__":
    unittest.main()

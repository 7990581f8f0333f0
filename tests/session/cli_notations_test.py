"""Notations and languages where games are played, kept, judged and converted."""

import json
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from command_line import complaint, finished, run, run_json

NO_EVIDENCE = ("A score sheet in this notation is no evidence: FIDE recognises the algebraic one "
               "alone (Appendix C).")
GERMAN = "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. 0-0 (4. La4 Sf6) Sf6 *\n"


def said(*arguments, lines) -> list[str]:
    return run(*arguments, typed="".join(line + "\n" for line in lines)).splitlines()


class Play(unittest.TestCase):
    def play(self, *lines, options=()):
        return said("play", "--plain", "--side", "both", *options, lines=lines)

    def test_takes_what_is_a_move_in_one_notation_alone_and_says_in_which(self):
        told = self.play("P-K4", "Springer Felix sechs", "Nf3", "Cc6")
        for line in ("Read as descriptive notation.", "White plays 1. e4.",
                     "Read as spoken German.", "Black plays 1... Nf6.", "White plays 2. Nf3.",
                     "Read as Spanish algebraic notation.", "Black plays 2... Nc6."):
            self.assertIn(line, told)

    def test_lists_what_may_be_meant(self):
        told = self.play("Kt-B3", "P-B4", "Sd4")
        self.assertIn("Illegal: more than one move is meant: write Kt-KB3 or Kt-QB3.", told)
        self.assertIn("Illegal: more than one move is meant: write P-KB4 or P-QB4.", told)
        # A bishop of old books, or the b-pawn of somebody who typed too much.
        self.assertIn("Illegal: more than one move is meant: b4 (algebraic notation) or Bc4 "
                      "(descriptive notation).",
                      self.play("e4", "e5", "B-B4"))
        self.assertTrue(any(line.startswith("Illegal: no knight can go to d4") for line in told))

    def test_writes_and_reads_first_what_was_chosen(self):
        told = self.play("5254", "Sf6", "last", "score", "claim 7163",
                         options=("--notation", "iccf"))
        self.assertIn("White plays 1. 5254.", told)
        self.assertIn("Read as German algebraic notation.", told)
        self.assertIn("Black plays 1... 7866.", told)
        self.assertIn("Move 1, Black: 7866.", told)
        self.assertIn("1.    5254                    7866", told)
        german = self.play("Bd4", "Ld5", options=("--language", "de"))
        self.assertIn("White plays 1. d4.", german)
        self.assertIn("Illegal: no bishop can go to d5 (Law 3.2).", german)

    def test_words_of_the_terminal_are_no_moves(self):
        told = self.play("hello", "board e4", "e4")
        self.assertTrue(told[2].startswith('"hello" is neither a move'), told)
        self.assertIn("Nobody stands on e4.", told)

    def test_refuses_a_notation_that_has_not_that_language(self):
        self.assertIn("iccf is not written in de",
                      complaint("play", "--notation", "iccf", "--language", "de"))
        self.assertIn("morse", complaint("play", "--notation", "morse"))


class Desk(unittest.TestCase):
    def test_warns_once_that_such_a_sheet_is_no_evidence(self):
        told = said("desk", lines=["P-K4", "press", "Springer f6", "press", "P-Q4"])
        self.assertEqual(told.count(NO_EVIDENCE), 1)
        self.assertIn("1. e4", told)
        self.assertIn("1... Nf6", told)
        german = said("desk", lines=["Sf3"])
        self.assertIn("Read as German algebraic notation.", german)
        self.assertNotIn(NO_EVIDENCE, german)

    def test_under_other_rules_nothing_is_said_of_evidence(self):
        told = said("desk", "--rules", "uscf", "--notation", "descriptive", lines=["P-K4", "score"])
        self.assertNotIn(NO_EVIDENCE, told)
        self.assertIn("1. P-K4", told)
        self.assertIn("1.    P-K4", told)

    def test_a_sheet_is_written_in_any_notation_and_drawn_to_be_signed(self):
        with tempfile.TemporaryDirectory() as folder:
            file = str(Path(folder, "game.json"))
            said("desk", "--timed", "--time", "90+30", "--white", "Anna & <Co>", file,
                 lines=["0 start", "0:00:05 e4", "0:00:06 press", "0:01:00 c5", "0:01:01 press",
                        "0:02:00 Nf3", "0:02:00 offer white", "0:02:01 press",
                        "0:03:00 resign black"])
            self.assertIn("1.    P-K4          1:30:24   P-QB4",
                          run("desk", "--notation", "descriptive", "--show", "score", file))
            # S of a Springer in Braille.
            self.assertIn("#b4 ,sf#c", run("desk", "--language", "de", "--show", "braille", file))
            for options in ([], ["--notation", "spoken", "--language", "de"]):
                sheet = run("desk", *options, "--show", "sheet", file)
                self.assertEqual(sheet.count("\n"), 1)
                words = "|".join(ElementTree.fromstring(sheet).itertext())
                self.assertIn("Anna & <Co>", words)
                self.assertIn("1:30:24", words)
                self.assertIn("1-0  Black resigns (Law 5.1.2)", words)
                if options:
                    self.assertIn("Springer Gustav eins Felix drei (=)", words)
                    self.assertIn("No evidence", words)
                else:
                    self.assertIn("Nf3 (=)", words)
                    self.assertIn("(Law 8.7)", words)


class Judge(unittest.TestCase):
    def test_reads_moves_in_any_notation(self):
        told = run("judge", "P-KB3", "e5", "pawn g two to g four", "Dh4")
        self.assertIn("0-1\tcheckmate", told)
        self.assertIn("error\t1\tillegal_move\tBd4", run("judge", "Bd4", code=1))
        self.assertNotIn("error", run("judge", "--language", "de", "Bd4"))

    def test_reads_records_in_the_notation_that_is_named(self):
        record = json.dumps({"moves": ["5254", "5755"]})
        elements = run_json("judge", "--notation", "iccf", typed=record)[0]
        self.assertEqual(elements[-1]["ply"], 2)
        self.assertIn("error", run_json("judge", typed=record, code=1)[0][-1])


class Convert(unittest.TestCase):
    def test_reads_the_letters_of_another_language(self):
        pgn = run("pgn", "convert", "--from-language", "de", typed=GERMAN)
        self.assertIn("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O (4. Ba4 Nf6) 4... Nf6 *", pgn)
        value = json.loads(run("pgn", "convert", "--from-language", "de", "--to", "json",
                               typed=GERMAN))
        self.assertTrue(value["complete"])
        self.assertEqual(len(value["moves"]), 8)
        self.assertNotIn("written", value)
        # R is a king in French.
        self.assertIn("e1f1", run("pgn", "convert", "--from-language", "fr", "--to", "uci",
                                  typed="1. e4 e5 2. Fb5 Fb4 3. Rf1 *"))

    def test_reads_games_in_other_notations(self):
        moves = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O Nf6 1-0"
        for notation, game in (
                ("descriptive", "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-Kt5 P-QR3 4. BxKt QPxB 5. O-O "
                                "Kt-B3 1-0"),
                ("descriptive", "1 P to K4, P to K4 2 Kt-KB3 Kt-QB3 3 B-Kt5 P-QR3 4 B x Kt QP x B "
                                "5 Castles Kt-B3 1-0"),
                ("iccf", "1. 5254 5755 2. 7163 2836 3. 6125 1716 4. 2536 4736 5. 5171 7866 1-0"),
                ("uci", "1. e2e4 e7e5 2. g1f3 b8c6 3. f1b5 a7a6 4. b5c6 d7c6 5. e1g1 g8f6 1-0"),
                ("hyphened", "1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6 3. Bf1-b5 a7-a6 4. Bb5xc6 d7xc6 5. "
                             "0-0 Ng8-f6 1-0")):
            with self.subTest(notation=notation, game=game):
                pgn = run("pgn", "convert", "--from-notation", notation, typed=game + "\n")
                self.assertIn(moves, " ".join(pgn.split()))
        german = run("pgn", "convert", "--from-notation", "lan", "--from-language", "de",
                     typed="1. e2e4 e7e5 2. Sg1f3 *")
        self.assertIn("1. e4 e5 2. Nf3 *", german)

    def test_translates_variations_and_signs_and_leaves_the_rest(self):
        game = ('[White "P-K4"]\n\n1. P-K4 {P-K4 (it is)} P-Q4! (1... P-K4 2. Kt-KB3 (2. Q-R5) '
                "Kt-QB3) 2. PxP QxP 3. Kt-QB3 Q-K4 ch. $1 4. B-K2 *\n\n"
                '[White "B"]\n\n1. P-Q4 *\n')
        pgn = run("pgn", "convert", "--from-notation", "descriptive", typed=game)
        self.assertIn("1. e4 {P-K4 (it is)} 1... d5 $1 (1... e5 2. Nf3 (2. Qh5) 2... Nc6) 2. exd5 "
                      "Qxd5 3. Nc3 Qe5+ $1 4. Be2 *", " ".join(pgn.split()))
        self.assertIn('[White "P-K4"]', pgn)
        self.assertIn("1. d4 *", pgn)

    def test_a_game_that_cannot_be_translated_stays_byte_for_byte(self):
        good = '[Event "A"]\n\n1. P-K4 *\n\n'
        bad = '[Event "B"]\n\n1. P-K4  P-K4 2. Kt-Q5 {so}  BxKt *'
        done = finished("pgn", "convert", "--from-notation", "descriptive",
                        typed=good + bad + "\n")
        self.assertIn(bad + "\n\n", done.stdout.decode())
        self.assertIn("1. e4 *", done.stdout.decode())
        self.assertIn("7:18: 'Kt-Q5' cannot be read: ", done.stderr.decode())
        finished("pgn", "convert", "--strict", "--from-notation", "descriptive",
                 typed=good + bad, code=1)

    def test_without_the_option_nothing_is_dropped(self):
        for moves in ("1. P-K4 P-K4 2. B-B4 Kt-QB3 3. BxPch KxB *", "1. 5254 5755 2. 7163 *"):
            game = '[Event "A"]\n\n' + moves
            done = finished("pgn", "convert", typed=game + "\n")
            self.assertEqual(done.stdout.decode(), game + "\n\n")
            self.assertIn("; the game is given as it stands", done.stderr.decode())
            finished("pgn", "convert", "--strict", typed=game, code=1)

    def test_what_is_only_spoken_is_in_no_file(self):
        self.assertIn("--from-notation", complaint("pgn", "convert", "--from-notation", "spoken",
                                                   typed=GERMAN))

    def test_says_what_it_could_not_read(self):
        for game in ("1. e4 Sd4 *", "1. e4 Sf9 *"):
            self.assertIn("game 1: something of it",
                          complaint("pgn", "convert", "--from-language", "de", "--to", "uci",
                                    typed=game, code=0))

    def test_writes_games_for_people_in_any_notation(self):
        one = '[White "Anna"]\n[Black "Bob"]\n[Event "?"]\n[Date "1900.??.??"]\n\n1. e4 e5 *\n'
        self.assertEqual(run("pgn", "convert", "--to", "text", typed=one),
                         "Anna - Bob, 1900.??.??\n1. e4 e5 *\n\n")
        self.assertEqual(run("pgn", "convert", "--to", "text", "--notation", "descriptive",
                             typed="1. e4 d5 2. exd5 *"),
                         "1. P-K4 P-Q4 2. PxP *\n\n")
        start = '[FEN "4k3/8/8/8/8/8/4p3/4K3 b - - 0 7"]\n\n7... Kd7 8. Kxe2 1/2-1/2\n'
        self.assertEqual(run("pgn", "convert", "--to", "text", "--language", "de", typed=start),
                         "4k3/8/8/8/8/8/4p3/4K3 b - - 0 7\n7... Kd7 8. Kxe2 1/2-1/2\n\n")
        value = json.loads(run("pgn", "convert", "--to", "json", "--notation", "spoken",
                               typed="1. e4 *"))
        self.assertEqual(value["written"], ["pawn e2 to e4"])

    def test_lines_have_fewer_than_80_columns(self):
        moves = " ".join("Nf3 Nf6 Ng1 Ng8".split() * 12)
        for language in ("en", "ru"):
            text = run("pgn", "convert", "--to", "text", "--notation", "hyphened", "--language",
                       language, typed=moves + " *")
            self.assertLess(max(map(len, text.splitlines())), 80)
            self.assertEqual(len(text.split()), 24 * 3 + 1)

    def test_forms_with_a_notation_of_their_own_take_no_other(self):
        for form in ("pgn", "minimal", "uci", "epd", "csv"):
            self.assertIn(f"--notation: {form} has a notation of its own; write --to text or --to "
                          "json too", complaint("pgn", "convert", "--to", form, "--notation",
                                                "figurine", typed=GERMAN))


if __name__ == "__main__":
    unittest.main()

"""arbiter desk: a game over the board, kept by its arbiter."""

import json
import subprocess
import tempfile
import unittest
from pathlib import Path

from command_line import ARBITER, complaint, run


def desk(*lines, options=("--time", "90+30"), file=()) -> list[str]:
    """What is answered; the lines begin with their times."""
    return run("desk", "--timed", *options, *file,
               typed="".join(line + "\n" for line in lines)).splitlines()


class OverTheBoard(unittest.TestCase):
    def test_a_move_is_made_and_completed_by_pressing_6_2_1(self):
        lines = desk("0 start", "0:00:05 e4", "0:00:07 press", "0:01:07 state")
        self.assertIn("1. e4", lines)
        self.assertIn("Black's time runs.", lines)
        self.assertIn("Clock: White 1:30:23, Black 1:29:00 (running).", lines)
        self.assertEqual(lines[-1], "Move 1, black to move.")

    def test_without_a_side_presses_who_has_moved(self):
        lines = desk("0 start", "1 e4", "2 e5", "3 press", "4 press", "4 state")
        self.assertFalse([line for line in lines if "not pressed" in line])

    def test_an_illegal_move_counts_when_the_clock_is_pressed_7_5_1(self):
        lines = desk("0 start", "1 Ke3", "1 illegal_move e1e3", "2 press", "3 e4", "4 d3")
        self.assertIn("Illegal: a king goes to an adjoining square only or castles (Law 3.8.1). If "
                      "it was made on the board, type illegal_move and its squares.".split(".")[1],
                      " ".join(lines))
        self.assertIn("White has completed an illegal move (7.5.1), the first one; Black gets 2 "
                      "minutes more (Law 7.5.5).", lines)

    def test_a_flag_is_claimed_and_judged_6_9(self):
        lines = desk("0 start", "0:06:00 claim_flag black", "0:06:00 log",
                     options=("--time", "5", "--fen", "8/8/8/8/8/4k3/8/4K2Q w - - 0 1"))
        self.assertIn("1/2-1/2: White's flag has fallen, but Black can never mate (Law 6.9).",
                      lines)

    def test_the_program_may_watch_the_flags_6_8(self):
        lines = desk("0 start", "0:06:00 e4", options=("--time", "5", "--flags", "program"))
        self.assertIn("0-1: White's flag has fallen (Law 6.9).", lines)
        self.assertIn("Refused: the game is over (Law 6.9).", lines)

    def test_the_arbiter_overrules_and_signs_with_his_name_12_1(self):
        lines = desk("0 arbiter Anna", "1 declare_result 0-0 11.8 both refused", "2 log")
        self.assertIn("The result is declared to be 0-0: both refused (Law 11.8) [Anna].", lines)
        self.assertIn("0-0: Ruled by the arbiter (Law 11.8).", lines)

    def test_a_mistyped_line_never_happened(self):
        lines = desk("0 start", "1 e4", "2 undo", "3 d4", "4 score")
        self.assertEqual(lines[-1], "1.    d4")
        self.assertIn("Refused: nothing has happened yet.", desk("0 undo"))

    def test_events_and_laws_are_told(self):
        lines = desk("0 events", "0 law 9.6.1", "0 law 99")
        self.assertIn("  press BY", lines)
        self.assertIn("9.6.1: a fifth occurrence of a position draws by itself.", lines)
        self.assertIn("Not understood: name an article, as in law 9.2.", lines)

    def test_bytes_that_are_not_utf8_are_read_as_latin1(self):
        lines = run("desk", "--timed", typed=b"0 note caf\xe9\n0 log\n").splitlines()
        self.assertEqual(lines[-1], "Caf\u00e9.")

    def test_an_assistant_does_what_he_may_D_2_10(self):
        lines = desk("0 start", "1 assistant move e4", "2 assistant press white",
                     "3 assistant offer white", "3 assistant fly")
        self.assertIn("1. e4", lines)
        self.assertIn("Refused: an assistant does not do that (Law D.2.10).", lines)
        self.assertIn("Not understood: there is no event named 'fly'.", lines)

    def test_a_board_without_a_legal_position_is_told_A_5_4(self):
        lines = desk("0 start", "1 illegal_move d4e4", "2 press", "3 Kd7", "3 fen", "3 board",
                     options=("--rules", "fide-blitz", "--time", "5", "--fen",
                              "4k3/8/8/8/3R4/8/8/r3K3 w - - 0 1"))
        self.assertTrue([line for line in lines if "Law A.5.4" in line], lines)
        self.assertIn("4k3/8/8/8/4R3/8/8/r3K3 b - - 1 1", lines)

    def test_colours_are_drawn_by_lot(self):
        lines = desk("0 log", "0 score", options=("--white", "Anna", "--black", "Bob", "--toss"))
        self.assertTrue(
            {"The colours are drawn by lot: Anna has White, Bob has Black.", "White: Anna"}
            <= set(lines) or
            {"The colours are drawn by lot: Bob has White, Anna has Black.", "White: Bob"}
            <= set(lines), lines)

    def test_the_lot_may_fall_either_way(self):
        tossed = {desk(options=("--white", "Anna", "--black", "Bob", "--toss"))[1]
                  for _ in range(40)}
        self.assertEqual(tossed, {"Anna has White, Bob has Black.",
                                  "Bob has White, Anna has Black."})

    def test_two_boards_are_compared_D_2_9(self):
        men = "rnbqkbnr/pppppppp/8/8/{}/PPPP1PPP/RNBQKBNR"
        lines = desk("0 e4", "0 own_board " + men.format("4P3/8"),
                     "0 own_board " + men.format("8/4P3"), options=("--blind", "white"))
        self.assertIn("Both boards agree.", lines)
        self.assertEqual(lines[-1], "E3: your board has a white pawn, the game nothing; e4: your "
                         "board has nothing, the game a white pawn. The score sheets decide "
                         "(Law D.2.9).")

    def test_an_assistant_costs_time_where_no_disability_is_the_reason_6_2_6(self):
        lines = desk("0 start", "0 state", options=("--time", "90+30", "--assistant", "black",
                                                    "--compensation", "10 min"))
        self.assertIn("Clock: White 1:30:00 (running), Black 1:20:00.", lines)
        for options, why in ((["--compensation", "10m"], "nobody is named by --assistant"),
                             (["--compensation", "10m", "--assistant", "white", "--deaf", "white"],
                              "nobody is named by --assistant"),
                             (["--compensation", "5+3", "--assistant", "white"],
                              "a length of time is expected"),
                             (["--compensation", "300", "--assistant", "white"],
                              "300 may be 5 hours, which is typed 300m, or")):
            self.assertIn(why, complaint("desk", "--time", "90+30", *options))

    def test_a_game_is_adjourned_and_goes_on_I_1_to_I_7(self):
        lines = desk("0 start", "0:00:10 e4", "0:00:11 press", "0:00:40 order_sealing 0:00:00",
                     "0:01:40 seal c5", "0:02:00 adjourn tomorrow at 10", "20:00:00 open_envelope",
                     "20:00:00 resume_session", "20:00:10 open_envelope", "20:01:00 arrive white",
                     "20:01:05 open_envelope", "20:01:05 state", "20:01:30 Nf3", "20:01:31 press",
                     "20:01:31 score")
        self.assertIn("Refused: there is no envelope to open (Guideline I.7).", lines)
        refused = lines.index("Refused: the envelope is opened only while White, who has to reply, "
                              "is there (Guideline I.7).")
        self.assertEqual(lines[refused + 1], "When White is there, type arrive white.")
        self.assertEqual(lines[refused + 2], "White arrives (Law 6.7.1).")
        self.assertIn("Move 2, white to move.", lines)
        self.assertTrue(lines[-2].startswith("1.    e4            1:30:19   c5 "), lines)
        self.assertTrue(lines[-1].startswith("2.    Nf3 "), lines)

    def test_a_word_that_there_is_not_is_shown_with_those_that_there_are(self):
        lines = desk("0 penalty black loss rude", "0 penalty black game_lost rude")
        self.assertIn("Not understood: penalty: penalty 'loss' is neither warning, points_raised, "
                      "points_reduced, game_lost, fine, round_exclusion nor expulsion; the form "
                      "is: penalty SIDE PENALTY REASON….", lines)
        self.assertIn("Black: the game declared lost: rude (Law 12.9.6).", lines)

    def test_nothing_is_awaited_after_the_end(self):
        lines = desk("0 start", "1 e4", "2 annul_game 7.2.1 wrong set-up", "2 state")
        self.assertFalse([line for line in lines if "not pressed" in line], lines)

    def test_what_is_not_understood_changes_nothing(self):
        lines = desk("0 fly", "0 press red", "soon e4", "0 e4 e5", "", "0 state")
        self.assertEqual(len([line for line in lines if line.startswith("Not understood")]), 4)
        self.assertEqual(lines[-1], "Move 1, white to move.")


class Kept(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.file = Path(folder.name) / "game.json"

    def test_a_game_is_kept_after_each_event_and_goes_on(self):
        desk("0 start", "0:00:05 e4", "0:00:06 press", file=(str(self.file),))
        events = json.loads(self.file.read_text())["events"]
        self.assertEqual([event["event"] for event in events], ["start", "move", "press"])
        lines = desk("0:10:00 resume", "0:10:09 e5", "0:10:10 press", "0:10:10 state",
                     file=(str(self.file),))
        self.assertIn("Interrupted: the desk was left.", lines)
        self.assertIn("Clock: White 1:30:24 (running), Black 1:30:20.", lines)

    def test_the_lot_is_drawn_once_also_where_nothing_happens(self):
        drawn = desk(options=("--white", "Anna", "--black", "Bob", "--toss"),
                     file=(str(self.file),))[1]
        self.assertIn(drawn, ("Anna has White, Bob has Black.", "Bob has White, Anna has Black."))
        for _ in range(8):
            again = desk(options=("--white", "Anna", "--black", "Bob", "--toss"),
                         file=(str(self.file),))
            self.assertEqual(again[1], drawn)

    def test_its_parts_are_shown(self):
        desk("0 start", "0:00:05 e4", "0:00:06 press", "0:00:09 e5", "0:00:09 offer white",
             file=(str(self.file),))
        self.assertEqual(run("desk", str(self.file), "--show", "score"),
                         "1.    e4 (=)        1:30:24   e5\n")
        self.assertEqual(run("desk", str(self.file), "--show", "braille"),
                         "#a4 e#d \"<\"7\"> #a3#cj3#bd e#e\r\n")
        self.assertEqual(json.loads(run("desk", str(self.file), "--show", "json")),
                         json.loads(self.file.read_text()))
        self.assertIn("White's offer counts, though it comes at the wrong moment (Law 9.1.2.1).",
                      run("desk", str(self.file), "--show", "log"))

    def test_undo_takes_back_what_was_typed_and_nobody_pays_for_the_absence(self):
        desk("0 start", "0:00:05 e4", "0:00:06 press", file=(str(self.file),))
        lines = desk("10:00:00 undo", "10:00:01 state", file=(str(self.file),))
        self.assertIn("Clock: White 1:29:54, Black 1:30:00.", lines)
        self.assertIn("White has not pressed the clock.", lines)

    def test_a_file_that_is_no_game_is_left_as_it_is(self):
        self.file.write_text("my only copy")
        message = complaint("desk", str(self.file), code=1)
        self.assertIn("this is no game", message)
        self.assertEqual(self.file.read_text(), "my only copy")

    def test_nothing_is_shown_of_a_game_that_there_is_not(self):
        self.assertIn("--show needs the file", complaint("desk", str(self.file), "--show", "log"))

    def test_a_link_is_the_file_that_it_leads_to(self):
        link = self.file.with_name("link.json")
        link.symlink_to(self.file.name)
        desk("0 e4", file=[str(link)], options=())
        self.assertTrue(link.is_symlink())
        self.assertIn("1.    e4", run("desk", str(self.file), "--show", "score"))
        with subprocess.Popen([ARBITER, "desk", "--timed", str(self.file)], text=True,
                              stdin=subprocess.PIPE, stdout=subprocess.PIPE) as first:
            first.stdin.write("0 e5\n")
            first.stdin.flush()
            while first.stdout.readline() != "1... e5\n":
                pass
            self.assertIn("another desk keeps this game",
                          complaint("desk", "--timed", str(link), typed="0 d4\n"))
            first.stdin.close()
            first.stdout.read()

    def test_days_go_on_while_the_desk_is_left(self):
        with tempfile.TemporaryDirectory() as folder:
            file = (f"{folder}/game.json",)
            by_post = ("--rules", "correspondence", "--time", "10 moves in 50 days", "--flags",
                       "program")
            desk("0 e4", "0 conditional white e7e5 g1f3", options=by_post, file=file)
            desk("48:00:00 e5", options=by_post, file=file)
            desk("48:00:00 take_leave black 3", options=by_post, file=file)
            lines = desk("600:00:00 state", options=by_post, file=file)
            self.assertIn("Clock: White 50 days, Black 28 days (running).", lines)
            lines = desk("984:00:00 state", options=by_post, file=file)
            self.assertIn("Flag fallen: 1-0 (Law 6.9).", lines)

    def test_a_second_desk_does_not_write_over_the_first(self):
        with subprocess.Popen([ARBITER, "desk", "--timed", str(self.file)], text=True,
                              stdin=subprocess.PIPE, stdout=subprocess.PIPE) as first:
            first.stdin.write("0 e4\n")
            first.stdin.flush()
            while first.stdout.readline() != "1. e4\n":
                pass
            message = complaint("desk", "--timed", str(self.file), typed="0 d4\n")
            self.assertEqual(message,
                             f"arbiter: desk: {self.file}: another desk keeps this game\n")
            self.assertIn("1.    e4", run("desk", str(self.file), "--show", "score"))
            first.communicate("")
        self.assertIn("1... e5", desk("0 press", "1 e5", file=(str(self.file),)))
        self.assertEqual([path.name for path in self.file.parent.iterdir()], ["game.json"])

    def test_a_game_that_cannot_be_kept_ends_the_desk(self):
        message = complaint("desk", "--timed", str(self.file / "no" / "folder"), typed="0 e4\n")
        self.assertIn("cannot be written", message)


if __name__ == "__main__":
    unittest.main()

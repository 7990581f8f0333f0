"""Whole games with `arbiter play --plain`, as a person or a screen reader would hold them."""

import contextlib
import os
import pty
import subprocess
import time
import unittest

ARBITER = os.environ["ARBITER"]
KNIGHT_SHUFFLE = ["Nf3", "Nf6", "Ng1", "Ng8"]


def play(lines, *options, expect=0):
    """What is printed, a list of lines, when these lines are typed."""
    typed = "".join(line + "\n" for line in lines)
    run = subprocess.run(
        [ARBITER, "play", "--plain", *options],
        input=typed.encode("utf-8", "surrogateescape"), capture_output=True, check=False)
    assert run.returncode == expect, (run.returncode, run.stdout, run.stderr)
    return (run.stdout if expect == 0 else run.stderr).decode("utf-8").splitlines()


class OtherEngines(unittest.TestCase):
    def test_any_that_speaks_uci_plays(self):
        said = play(["e4", "quit"], "--engine", f"{ARBITER} uci nodes=50")
        self.assertIn("You have White, Arbiter ", said[0])
        self.assertTrue(any(line.startswith("Black plays 1... ") for line in said), said)
        self.assertTrue(play(["quit"], "--engine", "self depth=1", "--side", "black")[1]
                        .startswith("White plays 1. "))

    def test_it_knows_the_clock_and_chess960(self):
        said = play(["e4", "quit"], "--engine", f"{ARBITER} uci", "--time", "5s+0.05s")
        self.assertTrue(any(line.startswith("Black plays 1... ") for line in said), said)
        said = play(["quit"], "--engine", "self depth=1", "--side", "black", "--chess960", "0")
        self.assertTrue(any(line.startswith("White plays 1. ") for line in said), said)

    def test_where_it_fails_the_game_is_left(self):
        broken = ("/bin/sh -c 'while read -r w; do case $w in uci) echo uciok;; isready) "
                  "echo readyok;; go*) echo bestmove e2e5;; esac; done'")
        done = subprocess.run([ARBITER, "play", "--plain", "--engine", broken], input=b"e4\ne5\n",
                              capture_output=True, check=False)
        self.assertEqual(done.returncode, 2)
        self.assertIn(b"/bin/sh cannot go on: /bin/sh played e2e5, which is illegal: ", done.stdout)
        self.assertIn(b"The game is left.", done.stdout)
        self.assertIn("cannot be started", play([], "--engine", "/nowhere", expect=2)[0])
        self.assertIn("no engine is named", play([], "--engine", "", expect=2)[0])
        self.assertIn("--level", play([], "--engine", "self", "--level", "3", expect=2)[0])


class Times(unittest.TestCase):
    BOTH = ("300+3 may be 5 hours and 3 seconds a move, which is typed 300m+3, or, as PGN has it, "
            "5 minutes and 3 seconds a move, which is typed 5m+3")

    def test_a_time_that_may_be_two_is_refused_where_nobody_can_be_asked(self):
        self.assertIn(self.BOTH, play([], "--time", "300+3", expect=2)[0])

    def test_who_sits_at_a_terminal_is_asked_which_is_meant(self):
        for typed, time_of in (("2", "5+3"), ("three\n1", "300m+3")):
            leader, follower = pty.openpty()
            with subprocess.Popen([ARBITER, "play", "--side", "both", "--time", "300+3"],
                                  stdin=follower, stdout=follower, close_fds=True):
                os.close(follower)
                os.write(leader, (typed + "\nquit\n").encode())
                said = b""
                with contextlib.suppress(OSError):  # the end of a terminal
                    while part := os.read(leader, 4096):
                        said += part
            os.close(leader)
            text = said.decode().replace("\r\n", "\n")
            self.assertIn(self.BOTH + ".\n", text)
            self.assertIn(f"Time: {time_of}. ", text)
            self.assertEqual(text.count("Type 1 for the first"), typed.count("\n") + 1)

    def test_hours_of_us_chess_are_asked_for_and_fractions_refused(self):
        told = play([], "--time", "40/2, SD/1", expect=2)[0]
        self.assertIn("or, as US Chess writes it, 40 moves in 2 hours, then 1 hour, which is typed "
                      "40/120m;60m", told)
        self.assertIn("1/2 of a minute is typed 30s", play([], "--time", "1/2+0", expect=2)[0])

    def test_numbers_apart_are_never_one(self):
        for typed, form in (("90 30", "90+30"), ("5 3", "5|3"), ("1 0", "1 d0")):
            self.assertIn(form, play([], "--time", typed, expect=2)[0])

    def test_times_are_typed_as_people_say_them(self):
        for typed, written in (("90 min + 30 sec", "90+30"), ("G/25 d/5", "25 d5"),
                               ("5 d 3", "5 d3"), ("300m+3", "300m+3"), ("10'+5\"", "10+5"),
                               ("40/5400:1800+30", "40/90;30+30"),
                               ("10 moves in 50 days", "10/50d")):
            said = play([], "--side", "both", "--time", typed)
            self.assertIn(f"Time: {written}. The first move starts the clock.", said)


class Hints(unittest.TestCase):
    MATE = ["--fen", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "--side", "both"]

    def test_a_hint_points_at_a_man_then_at_a_square_then_explains(self):
        said = play(["hint", "hint", "hint", "hint"], *self.MATE, "--rules", "casual")
        self.assertEqual(said[-4:], ["Look at the rook on a1.", "It may go to a8.",
                                     "Ra8# mates.", "Ra8# mates."])

    def test_a_hint_begins_anew_with_the_next_move(self):
        said = play(["hint", "Kd2", "Kf8", "hint"], *self.MATE, "--rules", "casual")
        self.assertEqual(said[-1], "Look at the rook on a1.")

    def test_there_are_none_where_the_game_counts(self):
        self.assertIn("Hints are for casual games; start one with --rules casual.",
                      play(["hint"], *self.MATE))


class TouchMove(unittest.TestCase):
    def test_what_is_touched_must_move_4_3_1(self):
        said = play(["touch b1", "e4", "Nc3"], "--side", "both", "--touch-move")
        self.assertIn("Touched: what is left to play is Na3 or Nc3 (Law 4.3).", said)
        self.assertTrue(any(line.startswith("Refused: ") and "Law 4.3" in line for line in said),
                        said)
        self.assertIn("White plays 1. Nc3.", said)

    def test_what_is_adjusted_or_cannot_move_binds_nobody_4_2_1_4_5(self):
        said = play(["adjust b1", "touch a1", "touch e4", "e4"], "--side", "both", "--touch-move")
        self.assertIn("White adjusts the man on b1 (Law 4.2.1).", said)
        self.assertIn("No man that was touched can move or be taken: any move may be made "
                      "(Law 4.5).", said)
        self.assertTrue(any(line.startswith("Refused: ") and "e4" in line for line in said), said)
        self.assertIn("White plays 1. e4.", said)

    def test_king_and_rook_mean_castling_and_rook_and_king_do_not_4_4(self):
        fen = ["--fen", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "--side", "both", "--touch-move"]
        self.assertIn("Touched: what is left to play is O-O (Law 4.3).",
                      play(["touch e1", "touch h1"], *fen))
        rook_first = play(["touch h1", "touch e1", "O-O"], *fen)
        self.assertFalse([line for line in rook_first if line.startswith("White plays")])

    def test_elsewhere_touching_binds_nobody(self):
        said = play(["touch b1", "e4"], "--side", "both")
        self.assertIn("Touching binds nobody in this game; start it with --touch-move.", said)
        self.assertIn("White plays 1. e4.", said)


class AppendixD(unittest.TestCase):
    def test_moves_are_announced_to_who_cannot_see_D_2_1(self):
        said = play(["e4", "own board 8/8"], "--side", "both", "--blind", "white")
        self.assertIn("White plays 1. pawn Eva 2 to Eva 4.", said)
        self.assertTrue(said[-1].startswith("Your board is told as in a FEN"), said)

    def test_what_is_announced_in_its_own_words_needs_no_note(self):
        moves = ["Nf3", "Nf6", "e4", "e6", "Be2", "Be7", "kurze rochade", "Springer b8 nach c6"]
        said = play(moves, "--side", "both", "--blind", "white")
        self.assertIn("White plays 4. Kurze Rochade.", said)
        self.assertEqual([line for line in said if line.startswith("Read as")],
                         ["Read as spoken German."])
        self.assertIn("Read as spoken German.", play(moves[:7], "--side", "both"))

    def test_sides_are_named_one_by_one_or_both_at_once(self):
        for sides in (["both"], ["white,black"], ["white", "black"]):
            said = play(["assistant e4", "assistant e5"], "--side", "both", "--assistant", *sides)
            self.assertIn("Black plays 1... e5.", said)
        self.assertIn("not in {white,black,both}", play([], "--blind", "red", expect=2)[0])

    def test_an_assistant_resigns_for_nobody_D_2_10(self):
        said = play(["assistant resign", "assistant e4"], "--side", "both", "--assistant", "white")
        self.assertIn("An assistant does not do that (Law D.2.10).", said)
        self.assertIn("White plays 1. e4.", said)

    def test_what_cannot_be_agreed_is_refused(self):
        self.assertIn("D.2.11", play([], "--blind", "white", "--deaf", "black", expect=2)[0])
        self.assertIn("blind", play([], "--blind", "white", "--deaf", "white", expect=2)[0])
        self.assertIn("whole days",
                      play([], "--rules", "correspondence", "--time", "5+3", expect=2)[0])


class TwoPeople(unittest.TestCase):
    def test_a_mate_ends_the_game_and_the_program(self):
        said = play(["f3", "e5", "g4", "Qh4#", "e4"], "--side", "both")
        self.assertEqual(said[-1], "Result 0-1: Checkmate (Law 5.1.1).")
        self.assertIn("Black plays 2... Qh4#.", said)

    def test_an_illegal_try_says_why_and_changes_nothing(self):
        said = play(["Ra3", "a1a3", "Ke2", "fen"], "--side", "both")
        self.assertIn("Illegal: the rook on a1 cannot pass the pawn on a2 (Law 3.5).", said)
        self.assertEqual(said[-1],
                         "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")

    def test_a_lost_castling_right_is_traced_to_its_move(self):
        moves = ["e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5", "Rg1", "a6", "Rh1", "a5", "O-O"]
        said = play(moves, "--side", "both")
        self.assertTrue(any("the rook on h1 moved at move 4 (Law 3.8.2.1)" in line
                            for line in said), said)

    def test_the_third_repetition_draws_by_itself_online(self):
        said = play(KNIGHT_SHUFFLE * 2, "--side", "both")
        self.assertEqual(said[-1],
                         "Result 1/2-1/2: Threefold repetition (Online Regulations 5.4.1).")

    def test_the_third_repetition_is_claimed_over_the_board(self):
        said = play(KNIGHT_SHUFFLE * 2 + ["claim threefold"], "--side", "both", "--rules", "fide")
        self.assertIn("A draw may be claimed: claim threefold.", said)
        self.assertEqual(said[-1], "Result 1/2-1/2: Threefold repetition (Law 9.2.2).")

    def test_a_draw_is_claimed_with_a_move_that_is_not_played(self):
        said = play(KNIGHT_SHUFFLE * 2 + [], "--side", "both", "--rules", "fide")
        self.assertNotIn("Result", said[-1])
        said = play((KNIGHT_SHUFFLE * 2)[:-1] + ["claim threefold Ng8"],
                    "--side", "both", "--rules", "fide")
        self.assertEqual(said[-1], "Result 1/2-1/2: Threefold repetition (Law 9.2.1).")

    def test_a_wrong_claim_is_told(self):
        said = play(["claim threefold", "claim fifty Nf3", "claim"], "--side", "both",
                    "--rules", "fide")
        self.assertIn("White's claim is wrong: the position has not occurred three times "
                      "(Law 9.2).", said)

    def test_a_wrong_claim_is_an_offer_and_plays_its_move(self):
        said = play(["e4", "e5", "claim threefold Nf3", "accept"], "--side", "both",
                    "--rules", "fide")
        self.assertIn("The claim stands as an offer of a draw (Law 9.1.2.3).", said)
        self.assertIn("The move that was named must be played (Law 9.5.3).", said)
        self.assertIn("White plays 2. Nf3.", said)
        self.assertEqual(said[-1], "Result 1/2-1/2: Draw by agreement (Law 5.2.3).")

    def test_the_computer_declines_a_draw_at_once(self):
        said = play(["e4", "draw", "draw", "quit"], "--side", "white")
        self.assertEqual(said.count("The computer declines the draw offer."), 2)

    def test_another_start_position_is_told(self):
        said = play([], "--side", "both", "--chess960", "0")
        self.assertEqual(said[1], "It starts from "
                         "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1")

    def test_commands_are_read_in_any_case(self):
        said = play(["e4", "RESIGN"], "--side", "both")
        self.assertEqual(said[-1], "Result 1-0: Black resigns (Law 5.1.2).")

    def test_a_draw_is_agreed_only_after_both_have_moved(self):
        said = play(["draw", "e4", "e5", "draw", "accept"], "--side", "both")
        self.assertIn("Refused: a draw is agreed only after both players have made a move "
                      "(Law 5.2.3).", said)

    def test_resigning_ends_the_game(self):
        said = play(["e4", "resign"], "--side", "both")
        self.assertEqual(said[-1], "Result 1-0: Black resigns (Law 5.1.2).")

    def test_resigning_to_a_player_who_can_never_mate_is_a_draw(self):
        said = play(["resign"], "--side", "both", "--fen", "3k4/8/8/8/8/8/4P3/4K3 w - - 0 1")
        self.assertEqual(said[-1], "Result 1/2-1/2: White resigns, but Black can never mate "
                                   "(Law 5.1.2).")

    def test_a_dead_position_ends_the_game_also_where_it_takes_a_proof(self):
        said = play(["Kxh1"], "--side", "both", "--fen",
                    "5b1k/1p2p1p1/4P1P1/8/8/4p1p1/1P2P1P1/5BKn w - - 0 1")
        self.assertEqual(said[-1], "Result 1/2-1/2: Dead position: neither side can mate "
                                   "(Law 5.2.2).")

    def test_a_clock_is_told_with_every_move(self):
        said = play(["time", "e4", "time"], "--side", "both", "--time", "40/90+30;30+30")
        self.assertIn("Time: 40/90+30;30+30. The first move starts the clock.", said)
        self.assertIn("Clock: White 1:30:00, Black 1:30:00.", said)
        self.assertIn("White has 1 hour 30 minutes. Black has 1 hour 30 minutes.", said)
        self.assertTrue(any(line.startswith("Clock: White 1:30:30, Bl") for line in said), said)
        self.assertTrue(
            said[-1].startswith("White has 1 hour 30 minutes 30 seconds. Black has 1 hour "), said)
        self.assertIn("This game has no clock.", play(["clock"], "--side", "both"))

    def test_days_are_told_as_days_and_nobody_hears_that_he_has_none(self):
        said = play(["clock", "e4"], "--side", "both", "--rules", "correspondence", "--time",
                    "10 moves in 50 days")
        self.assertEqual(said.count("Clock: White 50 days, Black 50 days."), 2)
        self.assertIn("White has 50 days; unless he moves, his flag falls in 36 days of his time, "
                      "since days beyond 20 of one move count double. Black has 50 days.", said)
        for time_of_move, shown in (("3 days/move", "3 days"), ("30s a move", "0:00:30")):
            said = play(["e4"], "--side", "both", "--time", time_of_move)
            self.assertIn(f"Clock: White {shown}, Black {shown}.", said)

    def test_a_flag_that_has_fallen_comes_before_what_is_typed(self):
        with subprocess.Popen([ARBITER, "play", "--plain", "--side", "both", "--time", "0.001s"],
                              stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as game:
            game.stdin.write("e4\n")
            game.stdin.flush()
            while game.stdout.readline() != "Black to move.\n":
                pass
            time.sleep(0.01)  # at least the millisecond that Black has
            said = game.communicate("e5\n")[0].splitlines()
        self.assertEqual(said[-1], "Result 1-0: Black's flag has fallen (Law 6.9).")

    def test_a_time_that_cannot_be_read_is_refused(self):
        told = play([], "--side", "both", "--time", "1:30", expect=2)
        self.assertIn("1 minute 30 seconds, which is typed 90s, or, with hours before the colon, "
                      "1 hour 30 minutes, which is typed 90m", "".join(told))

    def test_casual_games_take_back(self):
        said = play(["e4", "takeback", "fen"], "--side", "both", "--rules", "casual")
        self.assertEqual(said[-1],
                         "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
        said = play(["e4", "takeback"], "--side", "both")
        self.assertIn("Refused: these rules take no move back; casual games do (Law 4.7).", said)

    def test_any_bytes_are_answered(self):
        said = play(["\udcff\udcfe", "x" * 1000, "Nf3 Nf6 e4 e5 d4", "moves z9", "\x1b[2J", "fen"],
                    "--side", "both")
        self.assertEqual(said[-1],
                         "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
        self.assertFalse(any("\x1b" in line for line in said))


class Words(unittest.TestCase):
    def test_a_whole_game_is_dictated(self):
        said = play(["pawn to f three", "echo five", "golf four", "Queen hotel four, checkmate"],
                    "--side", "both")
        self.assertEqual(said[-1], "Result 0-1: Checkmate (Law 5.1.1).")

    def test_each_question_is_answered_with_one_line(self):
        questions = ["clock", "my", "last", "moves 2", "pieces white", "scan diagonals e4",
                     "where knight", "legal g1", "captures", "color e4", "fen", "material",
                     "opponent", "board e4", "abort", "more", "rematch", "flip"]
        before = len(play(["e4", "e5"], "--side", "both"))
        for question in questions:
            said = play(["e4", "e5", question], "--side", "both")
            self.assertEqual(len(said), before + 1, (question, said))
            again = play(["e4", "e5", question, "repeat"], "--side", "both")
            self.assertEqual(again[-2:], [said[-1], said[-1]])

    def test_bad_arguments_say_how_the_word_is_typed(self):
        for line in ["scan a1 b7", "board z9", "where", "moves many", "color", "clock e4",
                     "claim tomorrow"]:
            said = play([line], "--side", "both", "--rules", "fide")
            self.assertTrue(said[-1].startswith("Type it like this: " + line.split()[0]), said)

    def test_a_claim_needs_no_kind_where_one_is_right(self):
        said = play(KNIGHT_SHUFFLE * 2 + ["claim"], "--side", "both", "--rules", "fide")
        self.assertEqual(said[-1], "Result 1/2-1/2: Threefold repetition (Law 9.2.2).")

    def test_the_help_has_groups(self):
        said = play(["help"], "--side", "both")
        for title in ["Moves", "The game", "The board", "Draws, claims and the end",
                      "The program"]:
            self.assertIn(title, said)


class AgainstTheComputer(unittest.TestCase):
    def test_the_computer_answers_every_move_until_it_is_mated(self):
        # Whatever Black answers, the rooks mate on the last rank.
        said = play(["Rb7", "Ra8#"], "--fen", "7k/8/8/8/8/8/R7/1R2K3 w - - 0 1")
        self.assertEqual(said[-1], "Result 1-0: Checkmate (Law 5.1.1).")

    def test_the_computer_moves_first_when_it_has_white(self):
        said = play([], "--side", "black")
        self.assertTrue(any(line.startswith("White plays 1. ") for line in said), said)

    def test_a_draw_offer_is_declined_by_its_move(self):
        said = play(["e4", "draw", "d3", "turn"])
        self.assertIn("The computer declines the draw offer.", said)

    def test_a_whole_chess960_game_may_be_started_by_number(self):
        said = play(["fen"], "--chess960", "0")
        self.assertEqual(said[-1],
                         "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1")


class WrongUsage(unittest.TestCase):
    def test_bad_options_say_what_would_be_right(self):
        for options, word in [(["--level", "11"], "level"), (["--side", "green"], "side"),
                              (["--rules", "mine"], "rules"), (["--chess960", "960"], "959")]:
            said = play([], *options, expect=2)
            self.assertTrue(said[0].startswith("arbiter: "), said)
            self.assertIn(word, said[0])

    def test_a_bad_position_was_judged_bad(self):
        said = play([], "--fen", "8/8/8/8/8/8/8/8 w - - 0 1", expect=1)
        self.assertTrue(said[0].startswith("arbiter: play: --fen: kings: "), said)


if __name__ == "__main__":
    unittest.main()

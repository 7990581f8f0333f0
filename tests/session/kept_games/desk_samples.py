"""Games of `arbiter desk`: what is typed, with what options, and in one case with what terms."""

OPTIONS = ("--time", "90+30", "--white", "Anna Álvarez", "--black", "Béla Bőle")

# name: (options, lines), or (terms, lines) for what no option can say.
GAMES = {
    "opening": (OPTIONS, """0 arbiter Carol Çelik
0 start
0:00:05 e4
0:00:06 press
0:01:07 e5
0:01:08 press
0:02:00 Nf3
0:02:01 offer white
0:02:02 press
0:03:00 Nc6
0:03:01 press"""),
    "toss": (("--time", "40/90+30;30+30", "--white", "A", "--black", "B", "--toss"), """0 start
0:00:05 d4
0:00:06 press
0:00:30 pause the bulb broke
0:10:30 add_time black 1:00 he stood in the dark
0:10:31 resume
0:11:00 Nf6
0:11:01 press"""),
    "adjournment": (("--time", "40/120;60"), """0 start
0:00:05 e4
0:00:06 press
0:01:00 c5
0:01:05 press
4:00:00 order_sealing 0:05:00
4:02:00 seal Sg1-f3 (=)
4:02:10 adjourn Saturday, 15:00
20:00:00 arrive black
20:00:10 resume_session
20:00:20 open_envelope
20:05:00 d6
20:05:01 press"""),
    "sealed": (("--time", "40/120;60"), """0 start
0:00:05 e4
0:00:06 press
3:00:00 order_sealing 0
3:01:00 seal c5
3:01:01 adjourn tomorrow"""),
    "penalties": (("--time", "25+10", "--rules", "fide-rapid+supervised"), """0 arbiter Carol
0 start
0:00:05 e4
0:00:06 press
0:00:20 illegal_move e8e6
0:00:21 press
0:00:40 Ke7
0:00:41 press
0:01:00 touch white g1
0:01:01 Nf3
0:01:02 press
0:01:30 penalty black warning his telephone rang
0:01:31 penalty white fine he laughed
0:02:00 press
0:02:01 appeal black I did press"""),
    "flag": (("--time", "5"), """0 start
0:00:05 e4
0:00:06 press
0:05:07 claim_flag white"""),
    "flag-drawn": (("--time", "5", "--fen", "8/8/8/8/8/4k3/8/4K2Q w - - 0 1"), """0 start
0:06:00 claim_flag black
0:06:10 confirm_result white"""),
    "flag-watched": (("--time", "5", "--flags", "program"), """0 start
0:00:05 e4
0:00:06 press
0:06:00 e5"""),
    "undecided": (("--time", "5", "--fen",
                   "1k6/p1p1p1p1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/4K3 w - - 0 1"), """0 start
0:06:00 claim_flag black"""),
    "undecided-drawn": (("--time", "5", "--fen",
                         "1k6/p1p1p1p1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/4K3 w - - 0 1"), """0 start
0:02:00 resign white
0:03:00 rule_winnability no
0:04:00 confirm_result white
0:04:01 confirm_result black"""),
    "dead": (("--rules", "uscf", "--fen", "3k4/1p6/1Pp5/n1P5/N1p5/1pP5/1P1r4/3K4 w - - 0 1"),
             """0 Kxd2
0:00:01 press
0:00:02 dead_position"""),
    "claims": (("--time", "30+30"), """0 start
0:01:00 Nf3
0:01:01 press
0:02:00 Nf6
0:02:01 press
0:03:00 claim white threefold Ng1
0:03:10 Ng1
0:03:11 press
0:04:00 Ng8
0:04:01 press
0:05:00 claim white fifty -
0:06:00 decline black
0:07:00 e4
0:07:01 press"""),
    "blitz": (("--time", "3+2", "--rules", "fide-blitz"), """0 start
0:00:03 e4
0:00:04 press
0:00:06 illegal_move e8e6
0:00:07 press
0:00:08 claim_illegal_move white
0:00:20 e5
0:00:21 press
0:00:30 illegal_move g1e5
0:00:31 press
0:00:33 d6
0:00:34 press"""),
    "irregular-board": (("--rules", "fide-blitz", "--time", "5", "--fen",
                         "4k3/8/8/8/3R4/8/8/r3K3 w - - 0 1"), """0 start
1 illegal_move d4e4
2 press"""),
    "declared": (("--first-increment", "--time", "90+30"), """0 arbiter Anna
0 start
0:10:00 e4
0:10:01 press
1:00:00 declare_result 1/2-0 11.7 both refused to sign
1:10:00 declare_result 0-0 11.8 and again
1:20:00 note the players have left – ohne Gruß"""),
    "annulled": (("--time", "hourglass 5"), """0 start
0:00:10 d4
0:00:11 press
0:01:00 resign black
0:01:30 annul_ending he is eight years old
0:02:00 resume
0:03:00 d5
0:03:01 press"""),
    "restored": (("--time", "10 b5"), """0 start
0:00:10 e4
0:00:11 press
0:00:20 e5
0:00:21 press
0:00:30 Nf3
0:00:31 press
0:01:00 restore 1 the board fell over
0:01:30 displace black
0:01:40 put_back
0:02:00 c5
0:02:01 press
0:02:10 turn_board"""),
    "quickplay": (("--time", "20", "--quickplay-finish"), """0 start
0:01:00 e4
0:01:01 press
0:02:00 e5
0:02:01 press
0:19:55 claim_normal_means white
0:20:10 rule_normal_means white postponed
0:20:30 Nf3
0:20:31 press"""),
    "delay-clock": (("--time", "30", "--rules", "uscf", "--quickplay-finish"), """0 start
0:01:00 e4
0:01:01 press
0:29:30 claim_normal_means black
0:29:40 rule_normal_means black delay_clock
0:29:45 c5
0:29:46 press"""),
    "absent": ({"rules": "fide", "time": "90+30", "completion": "by_pressing", "flags": "people",
                "default_time": 1800000}, """0 start
0:10:00 arrive white
0:31:00 rule_absence black"""),
    "sheets": ({"rules": "fide-rapid", "time": "15+10", "completion": "by_pressing",
                "flags": "people", "recording": "players"}, """0 start
0:00:10 e4
0:00:11 record white e4
0:00:12 press
0:00:30 e5
0:00:31 press
0:00:40 ask_sheet black
0:00:50 Nf3
0:00:51 press"""),
    "announced": ({"rules": "fide", "time": "90", "completion": "by_pressing", "flags": "people",
                   "white": {"name": "Anna", "impairment": "sight", "assistant": True},
                   "black": {"name": "Béla", "compensation": 600000, "assistant": True}},
                  """0 start
0:00:10 e4
0:00:11 announce white e2e4
0:00:12 press
0:00:13 repeat black e2e4
0:01:00 assistant move e5
0:01:01 announce black e7e5
0:01:02 assistant press black"""),
    "colours": (("--time", "90+30"), """0 start
0:01:00 e4
0:01:01 press
0:02:00 reversed_colors"""),
}

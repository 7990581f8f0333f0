"""All that an arbiter does at his desk, and what players ask of him."""

import time

from .play import Game, Plots, friends, presided, presided_screen, screen
from .plots_ends import KNIGHT_AGAINST_QUEEN, LONE_KING, UNDECIDED

plots = Plots()

OPENING = ("e2e4", "e7e5", "g1f3", "b8c6")
TEN_MOVES = ("e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7 f1e1 b7b5 a4b3 d7d6 c2c3 e8g8 "
             "h2h3 c6a5 b3c2 c7c5 d2d4").split()


@plots.add("an arbiter is named, draws the colours, starts, interrupts and goes on")
def run_of_a_game(house, story):
    game = presided(house, story, time="90+30", white={"name": "Anna Álvarez"},
                    black={"name": "Béla Bőle"})
    game.rule("arbiter", name="Carol Çelik")
    game.rule("draw_colors")
    game.rule("start")
    game.move(*OPENING)
    game.rule("pause", reason="a fire alarm")
    game.move("f1b5", no="paused")
    yield
    game.rule("resume")
    game.move("f1b5")
    game.rule("note", text="round 3, board 1")
    yield
    game.move("a7a6").resign("white")
    game.act("confirm_result", by="white")
    game.act("confirm_result", by="black")


@plots.add("an interrupted game stays interrupted over a restart")
def stays_paused(house, story):
    game = presided(house, story, time="10+5")
    game.move(*OPENING)
    game.rule("pause", reason="lunch – 昼休み")
    yield


@plots.add("a player calls the arbiter")
def call(house, story):
    game = presided(house, story, "fide-rapid", time="15+10")
    game.move(*OPENING)
    game.act("call_arbiter", by="black", reason="my opponent hums 🎵")
    game.rule("penalty", side="white", penalty="warning", reason="humming")
    game.rule("resume")
    game.move("f1c4")
    game.act("call_arbiter", by="white", reason="he kicks me under the table")


@plots.add("the clocks are set, with the moves and without")
def set_clocks(house, story):
    game = presided(house, story, time="40/90+30;30+30")
    game.move(*OPENING)
    game.rule("set_clocks", white=5000000, black=4999000, reason="both were wrong")
    game.rule("set_clocks", white=3600000, black=3500001, white_moves=39, black_moves=12,
              reason="an old clock")
    game.move("f1b5", "a7a6")


@plots.add("time is given and taken")
def add_time(house, story):
    game = presided(house, story, time="5+3")
    game.move(*OPENING)
    game.rule("add_time", side="black", time=120000, reason="noise in the hall")
    game.rule("add_time", side="white", time=-60000, reason="the telephone rang")
    game.rule("add_time", "act", side="white", time=0, reason="nothing")
    yield
    game.move("f1b5")


for number, (of, to) in enumerate((("40/90;30", "40/90+30;30+30"), ("5+3", "3+5"), ("5", "5 d2"),
                                   ("G/25 d5", "G/30 d5"), ("hourglass 3", "hourglass 5"))):
    @plots.add(f"the time control is corrected from {of} to {to}")
    def correct(house, story, number=number, of=of, to=to):
        game = presided(house, story, "fide-blitz" if number == 1 else "fide", time=of)
        game.move(*OPENING[:number])
        game.rule("correct_time", time=to, for_schedule=number == 4, reason="a wrong setting")
        game.move(*OPENING[number:])


@plots.add("after ten moves the setting of the clock stays, but for the schedule (A.5.1.1)")
def correct_too_late(house, story):
    game = presided(house, story, "fide-rapid", time="15+10")
    game.move(*TEN_MOVES)
    game.rule("correct_time", "act", time="10+5", for_schedule=False, reason="late")
    game.rule("correct_time", time="10+5", for_schedule=True, reason="the next round waits")
    game.rule("turn_board", "act")


@plots.add("the game goes back, and on from there")
def restore(house, story):
    game = presided(house, story, time="90+30")
    game.move(*TEN_MOVES)
    game.rule("restore", plies=6, reason="a piece stood wrong")
    game.move("b5c6", "d7c6")
    game.rule("restore", "act", plies=99, reason="too far")
    yield
    game.rule("restore", plies=0, reason="the board was turned")
    game.rule("turn_board")
    game.move("d2d4", "d7d5")


@plots.add("a game that has ended goes back and is interrupted")
def restore_ended(house, story):
    game = presided(house, story, time="5+3")
    game.move("f2f3", "e7e5", "g2g4", "d8h4")
    game.rule("restore", plies=2, reason="the mate was no mate")
    game.rule("resume")
    game.move("e2e4", "d8h4", "g2g3")


@plots.add("two illegal moves lose")
def offences(house, story):
    game = presided(house, story, time="90+30")
    game.move(*OPENING)
    game.rule("offence", by="white", article="7.5.1")
    game.move("f1b5")
    game.rule("offence", by="white", article="7.5.3")
    assert game.end["reason"] == "illegal_moves", game.end


@plots.add("two illegal moves draw against a knight that cannot mate")
def offences_drawn(house, story):
    game = presided(house, story, "fide-blitz", time="3+2", fen=KNIGHT_AGAINST_QUEEN)
    for article in ("7.5.2", "7.5.4"):
        game.rule("offence", by="white", article=article)
    assert game.end["result"] == "1/2-1/2", game.end


@plots.add("two illegal moves, and it is undecided who could mate")
def offences_undecided(house, story):
    game = presided_screen(house, story, fen=UNDECIDED[0])
    for _ in range(2):
        game.rule("offence", by="white", article="7.5.1")
    assert game.end["undecided"], game.end


@plots.add("an illegal move is found later, what it touched binds, and is excused")
def offence_found_later(house, story):
    game = presided(house, story, time="15+10")
    game.move(*TEN_MOVES[:8])
    game.rule("offence", by="black", article="7.5.1", plies=5)
    game.move("g8f6", no="illegal")
    game.rule("excuse_touch", reason="he only brushed it")
    game.move("g8f6", "b5c6", "d7c6")
    game.rule("offence", by="white", article="7.5.1", plies=6)
    game.move("b5a4")


@plots.add("two hands are no illegal move by US Chess")
def two_hands(house, story):
    game = presided(house, story, "uscf", time="G/60 d5")
    game.move(*OPENING)
    game.rule("offence", "act", by="white", article="7.5.4")
    game.rule("offence", by="black", article="7.5.1")


@plots.add("illegal moves cost nothing in a casual game")
def offence_casual(house, story):
    game = presided(house, story, "casual", time="10+0")
    for _ in range(3):
        game.rule("offence", by="white", article="7.5.1")
    game.move(*OPENING)


for penalty in ("warning", "points_raised", "points_reduced", "game_lost", "fine",
                "round_exclusion", "expulsion"):
    @plots.add(f"a penalty: {penalty}")
    def penalize(house, story, penalty=penalty):
        game = presided(house, story, "uscf" if penalty == "fine" else "fide", time="5+3")
        game.move(*OPENING)
        game.rule("penalty", side="black", penalty=penalty, reason="it had to be")
        if not game.end:
            game.move("f1b5").resign("white")


for result, article in (("1-0", "11.3.2.1"), ("0-1", "12.9.6"), ("1/2-1/2", "11.7"),
                        ("0-0", "11.8"), ("1/2-0", "11.7"), ("0-1/2", "11.7"), ("*", "7.2.1")):
    @plots.add(f"the result is declared to be {result}")
    def declare(house, story, result=result, article=article):
        game = presided(house, story, time="5+3")
        game.move(*OPENING)
        game.rule("declare_result", result=result, article=article, reason="it was so")
        game.act("confirm_result", by="black")


@plots.add("a declared result replaces another, without an article")
def declare_again(house, story):
    game = presided(house, story)
    game.move(*OPENING).resign("white")
    game.act("appeal", by="white", reason="I did not resign, I sneezed")
    game.rule("declare_result", result="1/2-1/2", article="", reason="he sneezed")
    yield
    game.rule("decide_appeal", reason="a sneeze it was")


@plots.add("an appeal is still open")
def appeal(house, story):
    game = presided(house, story, time="30+30")
    game.move(*OPENING)
    game.rule("offence", by="black", article="7.5.1")
    game.act("appeal", by="black", reason="it was legal")
    game.act("appeal", "act", by="white", reason="me too")


@plots.add("an ending is annulled, and the game goes on to another one")
def annul_ending(house, story):
    game = presided(house, story, time="10+5")
    game.move(*OPENING).resign("black")
    game.rule("annul_ending", reason="he spoke to his coach")
    game.move("f1b5", no="paused")
    yield
    game.rule("resume")
    game.move("f1b5", "a7a6")
    game.by("white", "offer")
    game.by("black", "accept")


@plots.add("an ending is annulled, and the game waits")
def annul_and_wait(house, story):
    game = presided(house, story, "fide-online", time="hourglass 2")
    game.move(*OPENING)
    game.by("white", "offer")
    game.by("black", "accept")
    game.rule("annul_ending", reason="both want to play")


@plots.add("a mate is not annulled")
def annul_mate(house, story):
    game = presided(house, story, time="5+3")
    game.move("f2f3", "e7e5", "g2g4", "d8h4")
    game.rule("annul_ending", "act", reason="I did not see it")


@plots.add("a game does not count")
def annul_game(house, story):
    game = presided(house, story, chess960=0)
    game.random_moves(3, 5)
    game.rule("annul_game", article="7.2.1", reason="the bishops stood wrong")


@plots.add("reversed colours before ten moves")
def reversed_early(house, story):
    presided(house, story).move(*OPENING).rule("reversed_colors")


@plots.add("reversed colours after ten moves")
def reversed_late(house, story):
    game = presided(house, story, "fide-rapid", time="15+10")
    game.move(*TEN_MOVES)
    game.rule("reversed_colors")
    game.rule("annul_game", "act", article="7.2.1", reason="too late")
    game.resign("black")


# Who is there, and who may agree.

@plots.add("a player comes too late")
def late(house, story):
    game = presided(house, story, time="90+30", default_time=0)
    game.rule("start")
    time.sleep(0.05)
    game.act("arrive", by="white")
    game.rule("rule_absence", side="black")
    assert game.end["reason"] == "forfeit", game.end


@plots.add("both players come too late")
def both_late(house, story):
    game = presided(house, story, time="90+30", default_time=0)
    game.rule("start")
    time.sleep(0.05)
    game.rule("rule_absence", side="white")
    assert game.end["result"] == "0-0", game.end


@plots.add("a player comes too late and is let play")
def late_but_let(house, story):
    game = presided(house, story, time="90+30", default_time=0)
    game.rule("start")
    time.sleep(0.05)
    game.act("arrive", by="white")
    game.act("arrive", by="black")
    game.act("arrive", "act", by="black")
    game.move(*OPENING)


@plots.add("somebody is still awaited")
def awaited(house, story):
    game = presided(house, story, time="90+30", default_time=1800000)
    game.rule("start")
    game.act("arrive", by="white")
    game.rule("rule_absence", "act", side="black")


@plots.add("draws need permission")
def permission(house, story):
    game = presided(house, story, draws_need_permission=True)
    game.move(*OPENING)
    game.by("white", "offer", "offer")
    game.rule("permit_draw", reason="the bus leaves")
    game.by("white", "offer")
    game.by("black", "accept")


@plots.add("no draw before move 3")
def no_draw_before(house, story):
    game = friends(house, story, no_draw_before_move=3, time="5+3").move(*OPENING[:2])
    game.by("white", "offer", "offer")
    game.move(*OPENING[2:])
    game.by("white", "offer")


@plots.add("who has overstepped cannot be shown")
def quota(house, story):
    game = presided(house, story, time="40/90;15")
    game.move(*OPENING)
    game.rule("quota_unproven", side="white")
    game.rule("quota_unproven", "act", side="white")
    game.move("f1b5", "a7a6")


@plots.add("assistants, one of whom costs time, and the first increment on the clocks")
def assistants(house, story):
    game = presided(house, story, time="30+10", first_increment=True,
                    white={"name": "Anna", "assistant": True, "compensation": 600000},
                    black={"name": "Béla", "assistant": True})
    game.rule("start")
    game.move(*OPENING)


@plots.add("a long log")
def long_log(house, story):
    game = presided(house, story)
    for number in range(75):
        game.rule("note", text=f"note {number}: " + "ÄÖÜ ß € 𝄞 ‮txet‬"[: number % 20 + 1])


@plots.add("an arbiter watches over a computer")
def over_computer(house, story):
    game = Game(house, story, "carol", opponent="computer", arbiter=True, level=1, side="white",
                rules="fide", time="10+5")
    game.move("e2e4").answered_by_computer()
    game.rule("pause", reason="the computer is too warm")
    yield
    game.rule("add_time", side="black", time=-1000, reason="it computes while we wait")
    game.rule("resume")
    game.move(game.legal[0]).answered_by_computer()
    game.rule("order_sealing", "act", charged=0)
    game.rule("declare_result", result="1-0", article="", reason="the power is cut")


# Adjournment (Guideline I).

def adjourned(house, story, text, rules="fide", **wanted):
    game = presided(house, story, rules, **{"time": "40/90+30;30+30", **wanted})
    game.rule("arbiter", name="Carol")
    game.move(*OPENING)
    game.rule("order_sealing", charged=60000 if wanted.get("time") != "untimed" else 0)
    if text:
        game.act("seal", text=text)
    return game


@plots.add("a move has to be sealed")
def to_seal(house, story):
    game = adjourned(house, story, "")
    game.rule("adjourn", "act", resumption="tomorrow")


@plots.add("a move is sealed, and sealed again")
def sealed(house, story):
    game = adjourned(house, story, "Bb5")
    game.act("seal", text="Bc4")


@plots.add("a game is adjourned")
def is_adjourned(house, story):
    game = adjourned(house, story, "Lf1-b5")
    game.rule("adjourn", resumption="Saturday, 15:00, room “Zürich”")
    game.rule("resume", "act")


@plots.add("a session is resumed, and the envelope is closed")
def resumed(house, story):
    game = adjourned(house, story, "Bb5")
    game.rule("adjourn", resumption="Sunday")
    yield
    game.rule("resume_session")
    game.rule("open_envelope", "act")


def opened(house, story, text, **wanted):
    game = adjourned(house, story, text, **wanted)
    game.rule("adjourn", resumption="next week")
    game.act("arrive", by="black")
    game.rule("resume_session")
    return game


@plots.add("the envelope is opened, and the game goes on")
def envelope(house, story):
    game = opened(house, story, "Bb5 (=)")
    yield
    game.rule("open_envelope")
    assert game.ply == 5, game.ply
    game.by("black", "decline")
    game.move("a7a6", "b5a4")


@plots.add("an untimed game is adjourned and goes on")
def envelope_untimed(house, story):
    game = opened(house, story, "Fb5", time="untimed", rules="casual")
    game.rule("open_envelope")
    game.move("a7a6")


@plots.add("the replier comes after the session has begun")
def replier_late(house, story):
    game = adjourned(house, story, "d4")
    game.rule("adjourn", resumption="in the evening")
    game.rule("resume_session")
    yield
    game.act("arrive", by="black")
    game.rule("open_envelope")
    game.move("e5d4")


@plots.add("the sealed move is none, and loses")
def envelope_loses(house, story):
    opened(house, story, "Kd3").rule("open_envelope")


@plots.add("the envelope is lost")
def envelope_lost(house, story):
    game = opened(house, story, "Bb5")
    game.rule("lose_envelope", text="Bc4")
    game.move("f8c5")


@plots.add("the sealed move mates")
def envelope_mates(house, story):
    game = presided(house, story, time="90+30")
    game.move("f2f3", "e7e5", "g2g4")
    game.rule("order_sealing", charged=0)
    game.act("seal", text="Dh4#")
    game.rule("adjourn", resumption="tomorrow")
    game.rule("resume_session")
    game.act("arrive", by="white")
    game.rule("open_envelope")
    assert game.end["reason"] == "checkmate", game.end


@plots.add("a reply is sealed for an opponent who has not come (I.9.3)")
def reply_sealed(house, story):
    game = opened(house, story, "Bb5")
    game.rule("open_envelope")
    game.act("seal", text="a6")
    yield
    game.act("arrive", by="white")
    game.rule("open_envelope")
    game.move("b5a4")


# Quickplay finish (Guideline III, US Chess 14H).

def finishing(house, story, rules="fide", time="40/90;15", **wanted):
    game = presided(house, story, rules, time=time, quickplay_finish=True, **wanted)
    game.move(*OPENING)
    game.rule("set_clocks", white=119000, black=118000, white_moves=40, black_moves=40,
              reason="the last period")
    return game


@plots.add("five seconds more are granted")
def increment(house, story):
    game = finishing(house, story)
    game.act("ask_increment", by="white")
    game.rule("resume", "paused")
    game.rule("rule_increment", granted=True)
    game.move("f1b5", "a7a6")


@plots.add("five seconds more are refused, and asked for once only")
def increment_refused(house, story):
    game = finishing(house, story, "fide-rapid", "25")
    game.act("ask_increment", by="white")
    game.rule("rule_increment", granted=False)
    game.act("ask_increment", "act", by="white")


@plots.add("five seconds more are asked for")
def increment_asked(house, story):
    game = finishing(house, story)
    game.move("f1b5")
    game.act("ask_increment", by="black")


@plots.add("the request for five seconds is an offer that is accepted")
def increment_accepted(house, story):
    game = finishing(house, story)
    game.act("ask_increment", by="white")
    game.by("black", "accept")


@plots.add("it cannot be won by normal means: agreed")
def normal_means(house, story):
    game = finishing(house, story)
    game.act("claim_normal_means", by="white")
    game.rule("rule_normal_means", by="white", decision="agreed")


@plots.add("it cannot be won by normal means: rejected")
def normal_means_rejected(house, story):
    game = finishing(house, story)
    game.act("claim_normal_means", by="white")
    game.rule("rule_normal_means", by="white", decision="rejected")
    game.move("f1b5")


@plots.add("it cannot be won by normal means: postponed, and still open")
def normal_means_postponed(house, story):
    game = finishing(house, story)
    game.act("claim_normal_means", by="white")
    game.rule("rule_normal_means", by="white", decision="postponed")
    game.move("f1b5")
    yield
    game.move("a7a6")


@plots.add("it cannot be won by normal means: decided after the flag fell")
def normal_means_after_flag(house, story):
    game = finishing(house, story)
    game.rule("set_clocks", white=700, black=60000, reason="short")
    game.act("claim_normal_means", by="white")
    game.rule("rule_normal_means", by="white", decision="postponed")
    game.wait_for_end()
    game.rule("rule_normal_means", by="white", decision="agreed")
    assert game.end["result"] == "1/2-1/2", game.end


@plots.add("a claim by normal means waits for its ruling")
def normal_means_waits(house, story):
    finishing(house, story).act("claim_normal_means", by="white")


@plots.add("a clock with delay is put on (US Chess 14H)")
def delay_clock(house, story):
    game = finishing(house, story, "uscf", "30/60;30")
    game.act("ask_increment", "act", by="white")
    game.act("claim_normal_means", by="white")
    game.rule("rule_normal_means", by="white", decision="delay_clock")
    game.move("f1b5", "a7a6")


@plots.add("no quickplay finish was announced")
def not_announced(house, story):
    game = presided(house, story, time="1:30:00")
    game.move(*OPENING)
    game.act("claim_normal_means", "act", by="white")


@plots.add("nobody presides who could rule")
def nobody_presides(house, story):
    game = screen(house, story, fen=LONE_KING)
    game.ask("anna", "act", "act", event="call_arbiter", by="white", reason="help")
    game.ask("anna", "act", "not_yours", event="pause", reason="I want to")
    game.ask("anna", "act", event="arrive", by="white")

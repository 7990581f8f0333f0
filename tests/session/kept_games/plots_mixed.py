"""Games of all settings: opponents, rulesets, time controls, starts, names, rematches."""

from .play import Game, Plots, friends, presided, presided_screen, screen

plots = Plots()
RULES = ("fide", "fide-rapid", "fide-blitz", "fide-online", "uscf", "casual")
NAMES = ("Zoë Żółć", "李明", "O’Brien \"Bob\" \\ {x}", "شطرنج", "🐴♞", "a\u0301e\u0308", "Ünal\u200bÇ",
         "x" * 300, " blank ", "tab\there", "[Event \"?\"]", "% ; {")


# Time controls, each once with a game that goes on and once with one that has ended.

TIMES = ("5+3", "40/90+30;30+30", "G/25 d5", "10 b5", "3 days/move", "hourglass 2", "untimed",
         "45s", "2h", "1:30:00", "2/3+1;1/2+2;4+1", "2/5;2", "3/4", "15 d10", "7 b3",
         "40/120;20/60;15+30", "2+10", "1 day/move")
for number, time in enumerate(TIMES):
    @plots.add(f"time control {time}, going on")
    def go_on(house, story, number=number, time=time):
        game = screen(house, story, RULES[number % 6], time=time)
        game.random_moves(4 + number % 5, number)
        yield
        if number % 3 and time != "45s":
            game.random_moves(2, number)
        if time == "45s":
            game.resign("white")

    if number % 2:
        continue

    @plots.add(f"time control {time}, ended")
    def ended(house, story, number=number, time=time):
        game = friends(house, story, RULES[(number + 3) % 6], side="black", time=time)
        game.random_moves(9, 100 + number)
        yield
        game.random_moves(3, number)
        if not game.end:
            game.resign()


# Starts.

for number in (0, 17, 518, 333, 692, 959, "random"):
    @plots.add(f"Chess960 position {number}")
    def chess960(house, story, number=number):
        game = screen(house, story, "fide-online", chess960=number, time="3+2")
        game.random_moves(50 if number == 959 else 12, number if number != "random" else 1)
        if number == 17 and not game.end:
            game.resign()


@plots.add("Chess960 with both sides castling")
def castle960(house, story):
    screen(house, story, fen="r2k3r/pppppppp/8/8/8/8/PPPPPPPP/R2K3R w KQkq - 0 1").move(
        "d1h1", "d8a8", "f1e1")


FENS = ("4k3/P7/8/8/8/8/7p/4K3 w - - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 20",
        "8/8/8/1Pp5/8/k7/8/K7 w - c6 0 40", "4k3/8/8/8/7b/8/8/4K2R w K - 99 120",
        "rnbqk2r/pppp1ppp/5n2/4p3/1b2P3/2N2N2/PPPP1PPP/R1BQKB1R w KQkq - 4 4",
        "8/8/8/3k4/8/3K4/4Q3/8 w - - 10 60")
for number, fen in enumerate(FENS):
    @plots.add(f"from a position ({number + 1})")
    def from_fen(house, story, number=number, fen=fen):
        time = ("untimed", "5+3")[number % 2]
        game = screen(house, story, RULES[-number - 1], fen=fen, time=time)
        game.random_moves(8, number)


PGNS = (
    "1. e4 e5 2. Nf3 *",
    "[White \"Anna Álvarez\"]\n[Black \"?\"]\n[Result \"1-0\"]\n\n1. e4 {best by test} e5 (1... c5 "
    "2. Nf3) 2. Bc4 $1 Nc6 3. Qh5 Nf6?? 4. Qxf7# 1-0",
    "[SetUp \"1\"]\n[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8=Q+ Kd7 1/2-1/2",
    "[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"r2k3r/pppppppp/8/8/8/8/PPPPPPPP/R2K3R w KQkq - "
    "0 1\"]\n\n1. O-O O-O-O *",
    "[White \"李明\"]\n[Black \"" + "y" * 80 + "\"]\n\n1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 0-1",
    "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 *")
for number, pgn in enumerate(PGNS):
    @plots.add(f"from a PGN ({number + 1})")
    def from_pgn(house, story, number=number, pgn=pgn):
        make = (screen, friends, screen, presided_screen, screen, friends)[number]
        game = make(house, story, pgn=pgn)
        game.random_moves(0 if number == 5 else 3, number)


# People.

for number, name in enumerate(NAMES):
    @plots.add(f"names ({number + 1})")
    def named(house, story, number=number, name=name):
        other = NAMES[(number + 5) % len(NAMES)]
        game = screen(house, story, RULES[number % 6], white={"name": name},
                      black={"name": other} if number % 3 else None)
        game.move("e4", "c5", "Nf3", "d6", "d4", "cxd4", "Nxd4", "Nf6")
        if number % 4 == 0:
            game.resign("white")


@plots.add("nobody has taken the other seat")
def open_seat(house, story):
    Game(house, story, opponent="friend", rules="fide", side="black", time="5+3")


@plots.add("nobody sits at a presided board")
def empty_board(house, story):
    Game(house, story, "carol", opponent="friend", rules="fide", arbiter=True, time="90+30")


@plots.add("only Black has come to a presided board")
def half_board(house, story):
    game = Game(house, story, "carol", opponent="friend", rules="fide", arbiter=True)
    game.sit("bela", "black")
    game.sit("anna")


@plots.add("a side by lot")
def random_side(house, story):
    friends(house, story, "casual", side="random").random_moves(5, 3)


@plots.add("a friend takes a seat after a restart")
def late_friend(house, story):
    game = Game(house, story, opponent="friend", rules="fide-rapid", time="10+5")
    game.move("e2e4")
    yield
    game.sit("dora")
    game.move("e7e5", "d2d4")


@plots.add("moves as people type them")
def typed(house, story):
    screen(house, story, "casual").move(
        "e4", " e5 ", "Ng1f3", "Nc6", "Bb5", "a6", "B:c6", "dc", "0-0", "f6", "d4", "exd4", "Nxd4",
        "c5")


@plots.add("moves that are refused change nothing")
def refused(house, story):
    game = screen(house, story, time="5+3")
    game.move("e2e5", no="illegal")
    game.move("Nd4", no="illegal")
    game.move("hello", no="unreadable")
    game.move("e2e4")
    game.by("black", "move", "ply", u="e7e5", p=0)
    game.move("e7e5", "g1f3", "b8c6", "b1c3", "g8f6")
    game.by("white", "move", "ply", u="a2a3", p=1)


@plots.add("two sides use the same command ids")
def same_ids(house, story):
    game = friends(house, story)
    for number, (side, move) in enumerate((("anna", "e2e4"), ("bela", "e7e5"), ("anna", "g1f3"),
                                           ("bela", "b8c6"))):
        game.ask(side, "move", None, f"same-{number // 2}", u=move, p=number)


@plots.add("moves are taken back in a casual game")
def take_back(house, story):
    game = screen(house, story, "casual", time="10+5").move("e2e4", "e7e5", "g1f3", "b8c6")
    game.act("take_back", by="white")
    game.random_moves(3, 8)
    game.act("take_back", by="black")
    game.random_moves(3, 9)


@plots.add("moves are taken back against the computer")
def take_back_of_computer(house, story):
    game = Game(house, story, opponent="computer", rules="casual", level=1)
    for move in ("e2e4", "d2d4"):
        game.move(move).answered_by_computer()
    game.act("take_back", by="white")
    game.move("d2d3").answered_by_computer()


@plots.add("a move is not taken back between friends")
def no_take_back(house, story):
    game = friends(house, story, "casual").move("e2e4")
    game.act("take_back", "act", by="white")


@plots.add("a long game")
def long_game(house, story):
    game = friends(house, story, "casual", time="30+5")
    game.random_moves(90, 11)
    yield
    game.random_moves(90, 12)


# The computer.

for number, rules in enumerate(RULES):
    @plots.add(f"against the computer by {rules}")
    def computer(house, story, number=number, rules=rules):
        game = Game(house, story, opponent="computer", rules=rules, level=number % 3 + 1,
                    side=("white", "black")[number % 2],
                    time=("untimed", "5+3", "10 b5")[number % 3])
        game.answered_by_computer()
        for _ in range(3):
            game.random_moves(1, number).answered_by_computer()
        if number == 1:
            game.by("black", "offer")
            game.resign("black")


@plots.add("the computer declines an offer")
def computer_declines(house, story):
    game = Game(house, story, opponent="computer", rules="fide")
    game.move("e2e4").answered_by_computer()
    game.by("white", "offer")
    game.by("white", "claim", "claim", what="threefold", move=None)


@plots.add("the computer mates or is mated")
def computer_mate(house, story):
    game = Game(house, story, opponent="computer", rules="fide", side="black", level=3,
                fen="7k/8/5KQ1/8/8/8/8/8 w - - 0 1")
    game.wait_for_end()


# Rematches.

def rematch_of(game, side) -> Game:
    return game.another(f"{game.story}: the rematch", game.sit(game.held[side])["rematch"]["url"])


@plots.add("a rematch against the computer")
def rematch_computer(house, story):
    game = Game(house, story, opponent="computer", rules="fide-online", level=2, time="5+3")
    game.resign("white")
    game.by("white", "rematch")
    rematch_of(game, "white").answered_by_computer()


@plots.add("a rematch at one screen, with the names changed")
def rematch_screen(house, story):
    game = screen(house, story, time="2/1m;1m", white={"name": "A"}, black={"name": "Ö"})
    game.random_moves(6, 1).resign()
    game.ask("anna", "rematch")
    game.ask("anna", "rematch")
    rematch_of(game, "white").random_moves(4, 2)


@plots.add("a rematch between friends")
def rematch_friends(house, story):
    game = friends(house, story, time="3+2", fen="4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")
    game.by("white", "rematch", "not_over")
    game.move("e2e4").resign("black")
    game.by("white", "rematch")
    yield
    game.by("black", "rematch")
    rematch_of(game, "black").move("e2e3")


@plots.add("a rematch that is only offered")
def rematch_offered(house, story):
    game = friends(house, story, chess960=100)
    game.random_moves(4, 4).resign()
    game.by("black", "rematch")


@plots.add("a rematch of a presided game with a corrected clock")
def rematch_presided(house, story):
    game = presided(house, story, time="5+3", white={"name": "Anna"}, black={"name": "Béla"})
    game.rule("correct_time", time="3+5", for_schedule=False, reason="the schedule")
    game.move("e2e4", "e7e5").resign("white")
    game.by("black", "rematch")
    game.by("white", "rematch")
    rematch_of(game, "white").move("d2d4")


@plots.add("an offered rematch ends with the annulled end")
def rematch_annulled(house, story):
    game = presided(house, story)
    game.move("e2e4", "e7e5").resign("white")
    game.by("black", "rematch")
    game.rule("annul_ending", reason="both play on")


# Those that go on by themselves after the next start.

last = Plots()


@last.add("a flag that falls soon after the next start")
def flag_later(house, story):
    yield
    yield
    screen(house, story, time="4s").move("e2e4", "e7e5", "g1f3")


@last.add("a flag that falls soon after the next start, against a lone king")
def flag_later_drawn(house, story):
    yield
    yield
    screen(house, story, fen="8/8/8/4k3/8/8/8/1Q2K3 w - - 0 1", time="4s b1").move("b1b4", "e5d5")


for time in ("untimed", "5+3"):
    @last.add(f"nobody has come yet to see the computer begin, {time}")
    def computer_later(house, story, time=time):
        # Only a made game: the computer is asked when somebody opens it.
        Game(house, story, opponent="computer", rules="fide", side="black", level=1, time=time,
             is_opened=False)


# As many more as there have to be.

def filler(number: int):
    def play(house, story):
        rules = RULES[number % 6]
        make = (screen, friends, presided, presided_screen)[number // 6 % 4]
        game = make(house, story, rules, time=TIMES[(number * 7) % len(TIMES)],
                    **({"chess960": number * 13} if number % 5 == 0 else {}))
        game.random_moves(10 + number * 5 % 37, 1000 + number)
        if number % 3 == 0 and not game.end:
            yield
            game.resign(("white", "black")[number % 2])
        elif number % 3 == 1 and not game.end:
            game.by("white", "offer")
            game.by("black", "accept")
    return f"any game ({number + 1})", play

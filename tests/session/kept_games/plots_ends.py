"""Every way in which a game ends by the moves, by the players or by the clock."""

from .play import Plots, friends, presided, screen

plots = Plots()

SHUFFLE = ("g1f3", "g8f6", "f3g1", "f6g8")
# Of both is undecided within what a ruling may cost whether they can still mate.
UNDECIDED = ("1k6/p1p1p1p1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/4K3 w - - 0 1",
             "1k6/8/8/3B4/2Bp1p1p/1BpP1P1P/2P1BPBP/3BKBNR w K - 0 1",
             "1b1k4/p1p1pBp1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/3K4 w - - 0 1")
LONE_KING = "8/8/8/4k3/8/8/8/1Q2K3 w - - 0 1"
KNIGHT_AGAINST_QUEEN = "8/8/8/4k3/4n3/8/8/1Q2K3 w - - 0 1"


def ends(game, result: str, reason: str, article: str):
    """The game has ended so, or is about to."""
    end = game.wait_for_end()
    assert (end["result"], end["reason"], end["article"]) == (result, reason, article), \
        (game.story, end)


def by_moves(story: str, fen, moves: str, *end, rules="fide", **wanted):
    @plots.add(story)
    def play(house, story):
        ends(screen(house, story, rules, fen=fen, **wanted).move(*moves.split()), *end)


MATE = ("checkmate", "5.1.1")
by_moves("fool's mate", None, "f2f3 e7e5 g2g4 Qh4#", "0-1", *MATE)
by_moves("scholar's mate, typed", None, "e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7", "1-0", *MATE, rules="casual")
by_moves("mate on the back rank", "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "a1a8", "1-0", *MATE)
by_moves("mate by promotion", "7k/P5pp/8/8/8/8/8/K7 w - - 0 1", "a7a8q", "1-0", *MATE,
         rules="uscf")
by_moves("mate by a queen", "8/4P1kr/4KQ2/8/8/8/8/8 b - - 0 1", "Kg8 Qf8#", "1-0",
         *MATE, rules="fide-rapid")
by_moves("stalemate by a queen", "k7/8/1K6/8/8/8/8/2Q5 w - - 0 1", "c1c7", "1/2-1/2",
         "stalemate", "5.2.1")
by_moves("stalemate by a pawn", "4k3/4P3/8/4K3/8/8/8/8 w - - 0 1", "e5e6", "1/2-1/2", "stalemate",
         "5.2.1", rules="uscf", time="5+3")
DEAD = ("1/2-1/2", "dead_position", "5.2.2")
by_moves("two kings", "8/8/8/8/8/8/3k1p2/5K2 w - - 0 1", "f1f2", *DEAD)
by_moves("king and bishop against king", "8/8/8/8/8/2b5/3k1p2/5K2 w - - 0 1", "Kxf2", *DEAD,
         rules="fide-blitz", time="3+2")
by_moves("a wall of pawns is shut", "4k3/8/8/p1p1p1p1/P1P1P3/6P1/8/4K3 w - - 0 1", "g3g4", *DEAD)
by_moves("a wall that takes a proof",
         "5b1k/1p2p1p1/4P1P1/8/8/4p1p1/1P2P1P1/5BKn w - - 0 1", "g1h1", *DEAD)
by_moves("the same wall with a clock",
         "5b1k/1p2p1p1/4P1P1/8/8/4p1p1/1P2P1P1/5BKn w - - 0 1", "g1h1", *DEAD, rules="fide-online",
         time="10+5")
by_moves("a wall with bishops that takes a proof",
         "4k3/p1p5/PbP5/pBp5/P1P5/8/3r4/4K3 w - - 0 1", "e1d2", *DEAD, rules="uscf")
by_moves("a wall with knights that takes a proof",
         "3k4/1p6/1Pp5/n1P5/N1p5/1pP5/1P1r4/3K4 w - - 0 1", "d1d2", *DEAD,
         rules="casual")
by_moves("threefold by itself", None, " ".join(SHUFFLE * 2), "1/2-1/2", "threefold",
         "Online 5.4.1", rules="fide-online")
by_moves("fivefold", None, " ".join(SHUFFLE * 4), "1/2-1/2", "fivefold", "9.6.1", time="15+10")
by_moves("fifty by itself", "4k3/8/8/8/8/8/4P3/R3K3 w Q - 98 80", "a1a2 e8e7", "1/2-1/2", "fifty",
         "Online 5.4.4", rules="fide-online")
by_moves("seventy-five", "4k3/8/8/8/8/8/4P3/R3K3 w Q - 147 100", "a1a2 e8e7 a2a3", "1/2-1/2",
         "seventyfive", "9.6.2")
by_moves("mate with the seventy-fifth move", "7k/8/6K1/8/8/8/8/R7 w - - 149 100", "a1a8", "1-0",
         *MATE)


# What a player does.

for number, (rules, side) in enumerate((("fide", "white"), ("fide-rapid", "black"),
                                        ("casual", "white"), ("uscf", "black"))):
    @plots.add(f"{side} resigns by {rules}")
    def resign(house, story, number=number, rules=rules, side=side):
        time = ("untimed", "5+3", "G/25 d5", "hourglass 1")[number]
        game = friends(house, story, rules, time=time)
        game.random_moves(7 + number, number).resign(side)


@plots.add("White resigns against a lone king")
def resign_against_lone_king(house, story):
    game = friends(house, story, fen=LONE_KING)
    game.move("b1b4", "e5d5").resign("white")
    ends(game, "1/2-1/2", "resignation", "5.1.2")


@plots.add("White resigns against a knight that cannot mate")
def resign_against_knight(house, story):
    game = screen(house, story, "uscf", fen=KNIGHT_AGAINST_QUEEN, time="10 b5")
    game.move("b1a2", "e5f4").resign("white")
    ends(game, "1/2-1/2", "resignation", "5.1.2")


for number, fen in enumerate(UNDECIDED):
    @plots.add(f"a resignation of which it is undecided who could mate ({number + 1})")
    def resign_undecided(house, story, fen=fen):
        game = screen(house, story, fen=fen)
        game.resign("black")
        assert game.end["undecided"], game.end


@plots.add("a resignation left undecided, and the arbiter says that it stands")
def undecided_stands(house, story):
    game = presided(house, story, fen=UNDECIDED[0], time="5+3")
    game.resign("black")
    yield
    game.rule("rule_winnability", can_mate=True)


@plots.add("a resignation left undecided, and the arbiter says that it is a draw")
def undecided_drawn(house, story):
    game = presided(house, story, fen=UNDECIDED[1])
    game.resign("white")
    game.act("confirm_result", by="white")
    game.rule("rule_winnability", can_mate=False)
    assert game.end["result"] == "1/2-1/2", game.end


@plots.add("a draw by agreement")
def agree(house, story):
    game = friends(house, story).move("e2e4")
    game.by("white", "offer", "offer")
    game.move("e7e5").by("white", "offer")
    game.by("white", "accept", "no_offer")
    game.by("black", "accept")


@plots.add("a draw at one screen, offered for the side to move")
def agree_at_screen(house, story):
    game = screen(house, story, "casual", time="2h").move("d4", "d5", "c4")
    game.ask("anna", "offer")
    game.ask("anna", "accept")


@plots.add("offers that are declined, by word and by move, and one that stands")
def decline(house, story):
    game = friends(house, story, time="40/90+30;30+30").move("e2e4", "e7e5")
    game.by("white", "offer")
    game.by("black", "decline")
    game.by("black", "offer")
    game.move("g1f3", "b8c6")
    game.by("white", "offer")
    game.move("f1b5")
    yield
    game.move("a7a6", "b5a4", "g8f6")
    game.by("white", "offer")


@plots.add("offers again and again")
def offer_again(house, story):
    game = friends(house, story, "fide-rapid", time="10+5").move("e2e4", "e7e5")
    for moves in (("g1f3", "b8c6"), ("f1b5", "a7a6"), ("b5a4", "g8f6")):
        game.by("white", "offer")
        game.move(*moves)


def claimed(story, moves, what, move, end, rules="fide", no=None, fen=None, **wanted):
    @plots.add(story)
    def claim(house, story):
        game = friends(house, story, rules, fen=fen, **wanted).move(*moves)
        game.by(game.turn, "claim", no, what=what, move=move)
        if end:
            ends(game, *end)


FIFTY = "4k3/8/8/8/8/8/4P3/R3K3 w Q - 96 80"
claimed("threefold on the board", SHUFFLE * 2, "threefold", None,
        ("1/2-1/2", "threefold", "9.2.2"))
claimed("threefold with a move", (SHUFFLE * 2)[:-1], "threefold", "f6g8",
        ("1/2-1/2", "threefold", "9.2.1"), "uscf", time="30/60;30")
claimed("fifty on the board", ("a1a2", "e8e7", "a2a3", "e7e6"), "fifty", None,
        ("1/2-1/2", "fifty", "9.3.2"), fen=FIFTY)
claimed("fifty with a move", ("a1a2", "e8e7", "a2a3"), "fifty", "e7e6",
        ("1/2-1/2", "fifty", "9.3.1"), "fide-blitz", fen=FIFTY, time="3+2")
claimed("threefold claimed too early", SHUFFLE[:3], "threefold", None, None, no="claim")
claimed("threefold claimed with a wrong move, which is played", SHUFFLE, "threefold", "e2e4", None,
        no="claim", time="90+30")
claimed("fifty claimed too early", ("e2e4", "e7e5"), "fifty", "g1f3", None, "fide-rapid", "claim",
        time="10")
claimed("a wrong claim in a casual game", ("e2e4", "e7e5"), "fifty", "g1f3", None, "casual",
        "claim", time="10+0")
claimed("a claim that is not needed", ("e2e4", "e7e5"), "fifty", None, None, "fide-online",
        "claim")
claimed("a wrong claim with a penalty of its own", ("e2e4", "e7e5"), "threefold", "b1c3", None,
        "fide", "claim", time="30+10", penalty=30000)


@plots.add("a wrong claim, and the offer in it is accepted")
def accept_claim(house, story):
    game = friends(house, story, time="1:30:00").move("e2e4", "e7e5")
    game.by("white", "claim", "claim", what="threefold", move="g1f3")
    game.by("black", "accept")


@plots.add("a wrong claim, and another one after it is right")
def claim_again(house, story):
    game = screen(house, story).move(*SHUFFLE)
    game.by("white", "claim", "claim", what="threefold", move="g1f3")
    game.move(*SHUFFLE[1:])
    game.by("white", "claim", what="threefold", move=None)


# What the clock does. These take real seconds.

def flag(story, time, moves, end, rules="fide", fen=None, **wanted):
    @plots.add(story)
    def fall(house, story):
        game = screen(house, story, rules, fen=fen, time=time, **wanted).move(*moves.split())
        ends(game, *end)


flag("White's flag falls", "1s", "e2e4 e7e5", ("0-1", "flag", "6.9"))
flag("Black's flag falls", "1s", "e2e4", ("1-0", "flag", "6.9"), "fide-blitz")
flag("a flag falls with an increment", "1s+1", "e2e4 e7e5 g1f3", ("1-0", "flag", "6.9"),
     "fide-online")
flag("a flag falls behind a delay", "1s d1", "d2d4 d7d5", ("0-1", "flag", "6.9"), "uscf")
flag("a flag falls by Bronstein", "1s b1", "c2c4", ("1-0", "flag", "6.9"), "fide-rapid")
flag("a flag falls in the second period", "2/2s;1s", "e2e4 e7e5 g1f3 b8c6 f1b5",
     ("1-0", "flag", "6.9"))
flag("a flag falls in an hourglass game", "hourglass 2s", "e2e4 e7e5", ("0-1", "flag", "6.9"),
     "casual")
flag("a flag falls against a lone king", "1s", "b1b4 e5d5", ("1/2-1/2", "flag", "6.9"),
     fen=LONE_KING)
flag("a flag falls against a knight that cannot mate", "1s", "b1a2 e5f4",
     ("1/2-1/2", "flag", "6.9"), "fide-online", fen=KNIGHT_AGAINST_QUEEN)
flag("a flag falls against a bishop, by US Chess 14E", "1s", "a1a2 e5f4",
     ("1/2-1/2", "flag", "US Chess 14E"), "uscf", fen="8/8/8/4k3/4b3/8/8/R3K3 w - - 0 1")
flag("a flag falls against a knight, where both could mate", "1s", "a1a2 e5f4",
     ("0-1", "flag", "6.9"), fen="8/8/8/4k3/4n3/8/8/R3K3 w - - 0 1")


@plots.add("a flag falls of which it is undecided who could mate")
def flag_undecided(house, story):
    game = screen(house, story, fen=UNDECIDED[1], time="1s")
    game.move("b3a2")
    assert game.wait_for_end()["undecided"], game.end


@plots.add("a flag falls undecided, and the arbiter says that it is a draw")
def flag_undecided_drawn(house, story):
    game = presided(house, story, fen=UNDECIDED[1], time="1s")
    game.move("b3a2")
    assert game.wait_for_end()["undecided"], game.end
    yield
    game.rule("arbiter", name="Carol")
    game.rule("rule_winnability", can_mate=False)


@plots.add("a flag falls while the players look on, and the result is signed")
def flag_signed(house, story):
    game = friends(house, story, time="1s").move("e2e4")
    game.wait_for_end()
    game.act("confirm_result", by="black")
    game.act("confirm_result", by="white")

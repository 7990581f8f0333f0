#include "apps/arbiter/talk/play_session.hpp"

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include <gtest/gtest.h>

#include "arbiter/game/time_control_text.hpp"
#include "arbiter/rules/movegen.hpp"
#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

Move first_legal_move(const Game& game) { return legal_moves(game.position())[0]; }

PlaySession at_one_keyboard(std::string_view rules = "fide") {
    return {{.start = {}, .ruleset = find_ruleset(rules), .is_typed = {{true, true}}},
            first_legal_move};
}

/// What the last of these lines is answered with.
std::string answer(PlaySession& session, std::initializer_list<std::string_view> lines) {
    std::string last;
    for (const std::string_view line : lines)
        last = session.take(line);
    return last;
}

TEST(PlaySession, lets_the_opponent_accept_though_he_has_not_the_move) {
    PlaySession session = at_one_keyboard();
    EXPECT_EQ(answer(session, {"e4", "e5", "draw", "accept"}),
              "Result 1/2-1/2: Draw by agreement (Law 5.2.3).\n");
    EXPECT_TRUE(session.is_done());
}

TEST(PlaySession, lets_the_opponent_decline_though_he_has_not_the_move) {
    PlaySession session = at_one_keyboard();
    EXPECT_EQ(answer(session, {"e4", "e5", "draw", "decline"}), "The draw offer is declined.\n");
    EXPECT_EQ(session.take("turn"), "White to move, move 2.\n");
}

TEST(PlaySession, lets_the_opponent_accept_after_the_move_too) {
    PlaySession session = at_one_keyboard();
    EXPECT_EQ(answer(session, {"e4", "e5", "draw", "Nf3", "accept"}),
              "Result 1/2-1/2: Draw by agreement (Law 5.2.3).\n");
}

TEST(PlaySession, tells_of_an_offer_that_waits_whoever_has_the_move) {
    PlaySession session = at_one_keyboard();
    EXPECT_EQ(answer(session, {"e4", "e5", "draw"}), "White offers a draw.\n");
    EXPECT_EQ(session.take("turn"),
              "White to move, move 2.\nWhite has offered a draw: accept or decline.\n");
    EXPECT_EQ(session.take("Nf3"),
              "White plays 2. Nf3.\nBlack to move.\n"
              "White offers a draw: accept, decline or move.\n");
    EXPECT_EQ(session.take("Nc6"), "Black plays 2... Nc6.\nWhite to move.\n");
}

TEST(PlaySession, refuses_to_accept_what_nobody_offered) {
    PlaySession session = at_one_keyboard();
    EXPECT_EQ(answer(session, {"e4", "e5", "accept"}),
              "Refused: there is no draw offer to accept (Law 9.1.2.1).\n");
}

TEST(PlaySession, plays_nothing_when_it_refuses) {
    PlaySession session = at_one_keyboard();
    EXPECT_EQ(session.take("Ke2"), session.take("e1e2"));
    EXPECT_TRUE(session.take("Ke2").starts_with("Illegal: ")) << session.take("Ke2");
    EXPECT_EQ(session.take("fly"),
              "\"fly\" is neither a move nor a command. Type help for what can be typed.\n");
    EXPECT_TRUE(session.game().history().moves().empty());
}

TEST(PlaySession, answers_with_the_computers_move) {
    PlaySession session({.start = {}, .ruleset = find_ruleset("fide"), .is_typed = {{true, false}}},
                        first_legal_move);
    EXPECT_EQ(session.open(),
              "A game by the rules \"fide\". You have White, the computer has Black. "
              "Type a move, or help.\nWhite to move.\n");
    EXPECT_TRUE(session.take("e4").starts_with("White plays 1. e4.\nBlack plays 1... "));
    EXPECT_EQ(session.game().history().moves().size(), 2U);
    EXPECT_EQ(session.take("draw"),
              "White offers a draw.\nThe computer declines the draw offer.\n");
}

TEST(PlaySession, leaves_when_it_is_told_to) {
    PlaySession session = at_one_keyboard();
    EXPECT_FALSE(session.is_done());
    EXPECT_EQ(session.take("/quit"), "You left the game.\n");
    EXPECT_TRUE(session.is_done());
}

PlaySession with_white(bool draws_boards = false) {
    return {{.start = {},
             .ruleset = find_ruleset("casual"),
             .is_typed = {{true, false}},
             .level = 2,
             .draws_boards = draws_boards},
            first_legal_move};
}

TEST(PlaySession, answers_questions_in_the_words_of_the_page) {
    PlaySession session = at_one_keyboard();
    static_cast<void>(answer(session, {"e4", "d5"}));
    for (const auto& [line, told] : std::initializer_list<std::pair<const char*, const char*>>{
             {"clock", "This game has no clock."},
             {"time", "This game has no clock."},
             {"last", "Move 1, Black: pawn d7 to d5."},
             {"my", "Move 1, Black: pawn d7 to d5."},
             {"moves", "Move 1, White: pawn e2 to e4. Move 1, Black: pawn d7 to d5."},
             {"moves one", "Move 1, White: pawn e2 to e4. Move 1, Black: pawn d7 to d5."},
             {"moves g1", "The white knight on g1 can go to e2, f3, h3."},
             {"legal g1", "The white knight on g1 can go to e2, f3, h3."},
             {"captures", "White can take: pawn e4 on d5."},
             {"captures e4", "The white pawn on e4 can take on d5."},
             {"turn", "White to move, move 2."},
             {"material", "Neither side has more material."},
             {"opponent", "Both sides are played at this screen."},
             {"where knights", "White: knight b1, g1. Black: knight b8, g8."},
             {"where is the black queen", "Black: queen d8."},
             {"pieces e", "White: king e1; pawn e4. Black: king e8; pawn e7."},
             {"pieces mine d", "White: queen d1; pawn d2. Black: queen d8; pawn d5."},
             {"scan 5", "Rank a5 to h5: d5, black pawn."},
             {"board e4", "E4, white pawn."},
             {"color d5", "D5 is light."},
             {"fen", "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"},
             {"abort", "Aborting is not offered in this game: you may resign or offer a draw."},
             {"more time", "Giving time is not offered in this game."},
             {"rematch", "The game is not over yet."}})
        EXPECT_EQ(session.take(line), std::string(told) + '\n') << line;
    EXPECT_TRUE(session.take("legal").starts_with("White can play: ")) << session.take("legal");
    EXPECT_EQ(session.game().history().moves().size(), 2U);
}

TEST(PlaySession, knows_whose_men_and_moves_are_the_players) {
    PlaySession session = with_white();
    EXPECT_EQ(session.take("my"), "You have not moved yet.\n");
    static_cast<void>(session.take("e4"));
    EXPECT_EQ(session.take("my"), "Move 1, White: pawn e2 to e4.\n");
    EXPECT_EQ(session.take("pieces mine queens"), "White: queen d1.\n");
    EXPECT_EQ(session.take("opponent"), "Computer, level 2 plays Black and is here.\n");
}

TEST(PlaySession, says_nothing_of_a_level_that_it_was_not_told) {
    PlaySession session({.start = {}, .ruleset = find_ruleset("fide"), .is_typed = {{true, false}}},
                        first_legal_move);
    EXPECT_EQ(session.take("o"), "Computer plays Black and is here.\n");
}

TEST(PlaySession, tells_how_a_word_is_typed_and_that_a_stroke_begins_no_move) {
    PlaySession session = at_one_keyboard();
    EXPECT_EQ(session.take("scan z"),
              "Type it like this: scan e, scan 4, scan a1 h8, scan e4, "
              "scan diagonals e4.\n");
    EXPECT_EQ(session.take("draw e4"), "Type it like this: draw.\n");
    EXPECT_EQ(session.take("clok"),
              "\"clok\" is neither a move nor a command: did you mean clock?\n");
    EXPECT_EQ(session.take("/e4"),
              "\"e4\" is neither a move nor a command. Type help for what can be typed.\n");
    EXPECT_EQ(session.take("knight takes j5"),
              "There is no square j5: files are a to h, ranks 1 to 8.\n");
    EXPECT_TRUE(session.game().history().moves().empty());
}

TEST(PlaySession, plays_moves_that_are_spoken) {
    PlaySession session = at_one_keyboard();
    EXPECT_EQ(session.take("knight foxtrot three"), "White plays 1. Nf3.\nBlack to move.\n");
    EXPECT_EQ(session.take("David five"), "Black plays 1... d5.\nWhite to move.\n");
    EXPECT_EQ(session.take("pawn takes e4"), "No pawn can take on e4.\n");
    EXPECT_EQ(session.take("queen delta five"), session.take("Qd5"));
}

TEST(PlaySession, says_again_what_was_said_last) {
    PlaySession session = at_one_keyboard();
    const std::string opened = session.open();
    EXPECT_EQ(session.take("repeat"), opened);
    const std::string played = session.take("e4");
    EXPECT_EQ(session.take("again"), played);
    EXPECT_EQ(session.take("repeat"), played);
    EXPECT_EQ(session.take(""), "");
    EXPECT_EQ(session.take("repeat"), played);
}

TEST(PlaySession, turns_the_board_where_one_is_drawn) {
    PlaySession drawn = with_white(true);
    const std::string turned = drawn.take("flip");
    EXPECT_TRUE(turned.starts_with("Black is below.\n1  ")) << turned;
    EXPECT_TRUE(drawn.take("board").starts_with("1  ")) << drawn.take("board");
    EXPECT_TRUE(drawn.take("flip board").starts_with("White is below.\n8  "));
    PlaySession plain = with_white();
    EXPECT_EQ(plain.take("flip"), "No board is drawn here that could be turned.\n");
    EXPECT_TRUE(plain.take("board").starts_with("8  "));
}

TEST(PlaySession, tells_how_to_play_once_more_when_all_is_over) {
    PlaySession session = at_one_keyboard();
    EXPECT_EQ(answer(session, {"resign", "rematch"}),
              "Start arbiter play again for another game.\n");
    EXPECT_TRUE(session.take("turn").starts_with("Result 0-1: "));
}

TEST(PlaySession, tells_a_check_with_whose_move_it_is) {
    PlaySession session = at_one_keyboard();
    EXPECT_EQ(answer(session, {"e4", "f5", "Qh5+", "turn"}),
              "Black to move, move 2.\nBlack is in check.\n");
}

TEST(PlaySession, finds_out_what_is_claimed_where_one_claim_is_right) {
    PlaySession session = at_one_keyboard();
    EXPECT_EQ(answer(session, {"Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8", "claim"}),
              "The claim is correct.\nResult 1/2-1/2: Threefold repetition (Law 9.2.2).\n");
    PlaySession with_move = at_one_keyboard();
    EXPECT_EQ(answer(with_move, {"Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1",
                                 "claim draw knight golf eight"}),
              "The claim is correct.\nResult 1/2-1/2: Threefold repetition (Law 9.2.1).\n");
}

TEST(PlaySession, finds_out_that_fifty_moves_are_claimed) {
    PlaySession session({.start = position("4k3/8/8/8/8/8/4P3/R3K3 w - - 99 80"),
                         .ruleset = find_ruleset("fide"),
                         .is_typed = {{true, true}}},
                        first_legal_move);
    EXPECT_EQ(session.take("claim e3"), session.take("claim"));
    EXPECT_EQ(session.take("claim Ra2"),
              "The claim is correct.\nResult 1/2-1/2: 50 moves without a pawn move or capture (Law "
              "9.3.1).\n");
}

TEST(PlaySession, asks_what_is_claimed_where_it_cannot_be_known) {
    PlaySession session = at_one_keyboard();
    constexpr std::string_view what =
        "Claim what? Type claim threefold or claim fifty, and the move that you intend if the "
        "draw comes only with it.\n";
    EXPECT_EQ(session.take("claim"), what);
    EXPECT_EQ(session.take("claim Nf3"), what);
    EXPECT_TRUE(session.take("claim tomorrow").starts_with("Type it like this: claim, "));
    EXPECT_EQ(session.take("claim fifty Nd5"), session.take("Nd5"));
    EXPECT_FALSE(session.is_done());
    EXPECT_EQ(session.game().events().size(), 0U);
}

TEST(PlaySession, knows_games_in_which_nothing_is_claimed) {
    PlaySession session = at_one_keyboard("fide-online");
    EXPECT_EQ(session.take("claim"),
              "There is nothing to claim in this game: such draws come by themselves.\n");
    EXPECT_EQ(session.take("claim threefold Nf3"), session.take("claim"));
}

TEST(PlaySession, tells_the_times_in_words_when_it_is_asked) {
    PlaySession session({.start = {},
                         .ruleset = find_ruleset("fide"),
                         .is_typed = {{true, true}},
                         .time = read_time_control("5").value()},
                        first_legal_move);
    for (const std::string_view line : {"clock", "time", "c", "/clocks"})
        EXPECT_EQ(session.take(line), "White has 5 minutes. Black has 5 minutes.\n") << line;
}

TEST(PlaySession, lists_its_words_in_groups) {
    PlaySession session = at_one_keyboard();
    EXPECT_EQ(session.take("help"), session.take("?"));
    EXPECT_TRUE(session.take("help").contains("\nDraws, claims and the end\n"));
}

TEST(PlaySession, announces_moves_to_the_blind_and_compares_boards_D_2) {
    PlaySetup setup{.start = {}, .ruleset = find_ruleset("fide"), .is_typed = {{true, true}}};
    setup.players[Color::white] = {.impairment = Impairment::sight, .has_assistant = true};
    PlaySession session(setup, first_legal_move);
    EXPECT_TRUE(session.open().contains("Moves are announced (Law D.2.1).\n"));
    EXPECT_TRUE(session.take("e4").starts_with("White plays 1. pawn Eva 2 to Eva 4.\n"));
    EXPECT_EQ(session.take("own board rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR"),
              "Both boards agree.\n");
    EXPECT_EQ(session.take("my board rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"),
              "E2: your board has a white pawn, the game nothing; e4: your board has nothing, the "
              "game a white pawn. The score sheets decide (Law D.2.9).\n");
    EXPECT_TRUE(session.take("own board 9/9").starts_with("Your board is told as in a FEN"));
}

TEST(PlaySession, lets_an_assistant_do_what_D_2_10_lists) {
    PlaySetup setup{.start = {}, .ruleset = find_ruleset("casual"), .is_typed = {{true, true}}};
    setup.players[Color::white].has_assistant = true;
    PlaySession session(setup, first_legal_move, first_legal_move);
    const std::string refused = "An assistant does not do that (Law D.2.10).\n";
    for (const char* const line : {"assistant resign", "assistant draw", "assistant hint",
                                   "assistant legal", "assistant takeback", "assistant quit"})
        EXPECT_EQ(session.take(line), refused) << line;
    EXPECT_TRUE(session.take("assistant clock").contains("no clock"));
    EXPECT_TRUE(session.take("assistant Nf3").starts_with("White plays 1. Nf3"));
    EXPECT_EQ(session.take("assistant Nf6"),
              "Black has no assistant; agree on one with --assistant.\n");
}

}  // namespace
}  // namespace arbiter::testing

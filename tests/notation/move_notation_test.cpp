#include "arbiter/notation/move_notation.hpp"

#include <gtest/gtest.h>

#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/piece_letters.hpp"
#include "arbiter/notation/san.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "arbiter/rules/chess960.hpp"
#include "tests/support/playout.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/print.hpp"

namespace arbiter::testing {
namespace {

std::string in(Notation notation, std::string_view san, std::string_view language = "en") {
    const Position here =
        position("rnbqk2r/ppp1ppbp/5np1/3pP3/8/5N2/PPPP1PPP/RNBQK2R w KQkq d6 0 5");
    return write_move(here, read_san(here, san).value(), {notation, language});
}

TEST(MoveNotation, has_a_name_for_each) {
    for (const Notation notation : all_notations)
        EXPECT_EQ(notation_named(name(notation)), notation);
    EXPECT_EQ(name(Notation::hyphened), "hyphened");
    EXPECT_EQ(notation_named("morse"), std::nullopt);
    EXPECT_EQ(notation_named(""), std::nullopt);
}

TEST(MoveNotation, is_named_for_people_with_its_language) {
    EXPECT_EQ(in_words({}), "algebraic notation");
    EXPECT_EQ(in_words({Notation::san, "de"}), "German algebraic notation");
    EXPECT_EQ(in_words({Notation::uci}), "UCI");
    EXPECT_EQ(in_words({Notation::iccf}), "ICCF's numbers");
    EXPECT_EQ(in_words({Notation::descriptive}), "descriptive notation");
    EXPECT_EQ(in_words({Notation::spoken}), "spoken English");
    EXPECT_EQ(in_words({Notation::spoken, "de"}), "spoken German");
}

TEST(MoveNotation, writes_one_move_in_each) {
    constexpr std::pair<Notation, std::string_view> knight[] = {
        {Notation::san, "Nd4"},
        {Notation::fide, "Nd4"},
        {Notation::lan, "Nf3d4"},
        {Notation::hyphened, "Nf3-d4"},
        {Notation::figurine, "♘d4"},
        {Notation::uci, "f3d4"},
        {Notation::iccf, "6344"},
        {Notation::descriptive, "Kt-Q4"},
        {Notation::spoken, "knight f3 to d4"},
        {Notation::nato, "knight foxtrot 3 to delta 4"},
        {Notation::anna, "knight Felix 3 to David 4"},
    };
    for (const auto& [notation, text] : knight)
        EXPECT_EQ(in(notation, "Nd4"), text);
    EXPECT_EQ(in(Notation::fide, "exd6"), "exd6 e.p.");
    EXPECT_EQ(in(Notation::hyphened, "exd6"), "e5xd6 e.p.");
    EXPECT_EQ(in(Notation::hyphened, "O-O"), "0-0");
    EXPECT_EQ(in(Notation::iccf, "O-O"), "5171");
    EXPECT_EQ(in(Notation::anna, "O-O"), "Kurze Rochade");
}

TEST(MoveNotation, writes_the_letters_and_words_of_a_language) {
    EXPECT_EQ(in(Notation::san, "Nd4", "de"), "Sd4");
    EXPECT_EQ(in(Notation::hyphened, "Nd4", "ru"), "Кf3-d4");
    EXPECT_EQ(in(Notation::spoken, "Nd4", "de"), "Springer Felix drei David vier");
    EXPECT_FALSE(is_known({Notation::spoken, "fr"}));
    EXPECT_FALSE(is_known({Notation::san, "tlh"}));
    EXPECT_FALSE(is_known({Notation::uci, "de"}));
}

TEST(MoveNotation, reads_in_each_what_can_mean_one_move_only) {
    const Position start;
    constexpr std::tuple<Notation, std::string_view, std::string_view> cases[] = {
        {Notation::san, "en", "1. Ng1-f3"},
        {Notation::san, "de", "Sf3"},
        {Notation::uci, "en", " g1f3 "},
        {Notation::uci, "en", "1. g1f3"},
        {Notation::iccf, "en", "12... 7163"},
        {Notation::descriptive, "en", "1. Kt-KB3"},
        {Notation::spoken, "en", "1. knight f three"},
        {Notation::iccf, "en", "71-63"},
        {Notation::descriptive, "en", "N-KB3"},
        {Notation::spoken, "en", "I play knight f three, please"},
        {Notation::spoken, "de", "Springer Felix drei"},
        {Notation::nato, "en", "knight foxtrot three"},
    };
    for (const auto& [notation, language, text] : cases)
        EXPECT_EQ(read_move(start, text, {notation, language}),
                  Move::normal(Role::knight, Square::g1, Square::f3))
            << text;
    EXPECT_EQ(read_move(start, "castle sideways", {Notation::spoken}).error().problem,
              SanProblem::ambiguous);
    EXPECT_EQ(read_move(start, "gobbledygook", {Notation::spoken}).error().problem,
              SanProblem::syntax);
    EXPECT_EQ(read_move(start, "e2e5", {Notation::uci}).error().explanation->article, "3.7");
}

TEST(MoveNotation, castling_with_check_and_promotions_come_back_in_every_style) {
    for (const std::string_view fen :
         {"5k2/8/8/8/8/8/8/4K2R w K - 0 1", "3k4/8/8/8/8/8/8/R3K3 w Q - 0 1",
          "3r4/4P1P1/k7/8/8/8/8/4K3 w - - 0 1"}) {
        const Position here = position(fen);
        for (const Move move : legal_moves(here))
            for (const MoveStyle& style : all_move_styles()) {
                const std::string text = write_move(here, move, style);
                EXPECT_EQ(read_move(here, text, style), move)
                    << text << ", " << name(style.notation) << ' ' << style.language;
            }
    }
}

TEST(MoveNotation, what_is_said_of_two_men_is_neither) {
    const Position here = position("4k3/8/8/8/8/8/3N4/4K1N1 w - - 0 1");
    EXPECT_EQ(read_move(here, "knight to f three", {Notation::spoken}).error().problem,
              SanProblem::ambiguous);
    EXPECT_FALSE(read_move(Position(), "Dd4", {Notation::spoken, "de"}));
}

TEST(MoveNotation, a_pawn_that_takes_need_not_be_named_by_its_file) {
    const Position one = position("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    EXPECT_EQ(read_move(one, "pawn takes d five", {Notation::spoken}),
              read_san(one, "exd5").value());
    EXPECT_EQ(read_move(one, "Bauer schlägt Bauer auf d fünf", {Notation::spoken, "de"}),
              read_san(one, "exd5").value());
    EXPECT_EQ(read_move(one, "pawn takes e five", {Notation::spoken}).error().text,
              "no pawn can take on e5");
    const Position two = position("4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1");
    EXPECT_EQ(read_move(two, "pawn takes d five", {Notation::spoken}).error().text,
              "more than one pawn can take there: say cxd5 or exd5");
}

TEST(MoveNotation, a_place_of_a_fault_counts_in_the_text_that_was_given) {
    EXPECT_EQ(read_move(Position(), " 1. e2e9", {Notation::uci}).error().at, 7U);
    EXPECT_EQ(read_move(Position(), "1. 5259", {Notation::iccf}).error().at, 6U);
    EXPECT_EQ(read_move(Position(), "1. P-K9", {Notation::descriptive}).error().at, 6U);
    EXPECT_EQ(read_move(Position(), "knight takes e4, please", {Notation::spoken}).error().at, 0U);
}

TEST(MoveNotation, castling_without_a_side_is_that_of_the_only_right) {
    const Position barred = position("4k3/8/8/8/8/5r2/8/4K2R w K - 0 1");
    EXPECT_EQ(read_move(barred, "castle", {Notation::spoken}).error().text,
              "the king would cross f1, attacked by the rook on f3 (Law 3.8.2.2)");
}

TEST(MoveNotation, each_move_of_random_games_comes_back_in_every_style) {
    const auto styles = all_move_styles();
    EXPECT_EQ(styles.size(), 4 * languages().size() + 8);
    Random random(4);
    for (int number = 0; number < 960; number += 240)
        playout(chess960_position(number).value(), 50, random, [&](const Position& here) {
            for (const Move move : legal_moves(here))
                for (const MoveStyle& style : styles) {
                    const std::string text = write_move(here, move, style);
                    ASSERT_EQ(read_move(here, text, style), move)
                        << text << ", " << name(style.notation) << ' ' << style.language << " in "
                        << write_fen(here);
                }
        });
}

TEST(MoveNotation, captures_by_men_alone_are_read_where_one_is_legal) {
    const Position one = position("4k3/8/2n5/1B2p3/3P4/8/8/4K3 w - - 0 1");
    const auto uci = [&](std::string_view text, const MoveStyle& style) {
        const auto move = read_move(one, text, style);
        return move ? write_uci_move(*move) : move.error().text;
    };
    EXPECT_EQ(uci("bishop takes knight", {Notation::spoken}), "b5c6");
    EXPECT_EQ(uci("Bauer schlägt", {Notation::spoken, "de"}), "d4e5");
    EXPECT_EQ(uci("take the pawn", {Notation::spoken}), "d4e5");
    EXPECT_EQ(uci("queen takes pawn", {Notation::spoken}), "no queen can take a pawn now");
    const auto two = read_move(position("4k3/8/8/2p1p3/3P4/8/8/4K3 w - - 0 1"),
                               "Bauer schlägt Bauer", {Notation::spoken, "de"});
    ASSERT_FALSE(two);
    EXPECT_EQ(two.error().problem, SanProblem::ambiguous);
    EXPECT_EQ(two.error().text,
              "more than one move is meant: say \"Bauer David vier schlägt Bauer auf Cesar fünf\" "
              "or \"Bauer David vier schlägt Bauer auf Eva fünf\"");
}

TEST(MoveNotation, tells_alternatives_as_they_are_written_in_it) {
    const Position knights = position("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");
    const auto told = [&](std::string_view text, const MoveStyle& style) {
        return read_move(knights, text, style).error().text;
    };
    EXPECT_EQ(told("Nd2", {}), "more than one man can go there: write Nbd2 or Nfd2");
    EXPECT_EQ(told("Sd2", {Notation::san, "de"}),
              "more than one move is meant: write Sbd2 or Sfd2");
    EXPECT_EQ(told("knight d2", {Notation::anna}),
              "more than one move is meant: say \"knight Bella 1 to David 2\" or \"knight Felix 3 "
              "to David 2\"");
}

}  // namespace
}  // namespace arbiter::testing

#include "arbiter/game/move_readings.hpp"

#include <gtest/gtest.h>

#include "arbiter/notation/san.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/print.hpp"

namespace arbiter::testing {
namespace {

History after(std::initializer_list<std::string_view> sans, const Position& start = {}) {
    History history(start);
    for (const std::string_view san : sans)
        history.play(read_san(history.current(), san).value());
    return history;
}

/// "Nf3" and how it was read, or why it is refused.
std::string read_as(const History& history, std::string_view text,
                    const std::optional<MoveStyle>& chosen = std::nullopt) {
    const auto reading = read_move_in_any(history, text, chosen);
    if (!reading)
        return reading.error().text;
    if (!reading->explanation.move)
        return "illegal";
    std::string words = write_san(history.current(), *reading->explanation.move);
    if (const auto& style = reading->style)
        words.append(", ").append(name(style->notation)).append(" ").append(style->language);
    return words;
}

TEST(MoveReadings, what_is_chosen_comes_first) {
    EXPECT_EQ(read_as(History(), "Nf3"), "Nf3");
    EXPECT_EQ(read_as(History(), "g1f3"), "Nf3");
    EXPECT_EQ(read_as(History(), "Sf3", MoveStyle{Notation::san, "de"}), "Nf3");
    EXPECT_EQ(read_as(History(), "7163", MoveStyle{Notation::iccf}), "Nf3");
    EXPECT_EQ(read_as(History(), "Nf3", MoveStyle{Notation::iccf}), "Nf3, san en");
}

TEST(MoveReadings, what_is_no_move_there_is_read_elsewhere_where_it_means_one_move) {
    EXPECT_EQ(read_as(History(), "Sf3"), "Nf3, san de");
    EXPECT_EQ(read_as(History(), "Кf3"), "Nf3, san ru");
    EXPECT_EQ(read_as(History(), "P-K4"), "e4, descriptive en");
    EXPECT_EQ(read_as(History(), "5254"), "e4, iccf en");
    EXPECT_EQ(read_as(History(), "knight foxtrot three"), "Nf3, spoken en");
    EXPECT_EQ(read_as(History(), "Springer Felix drei"), "Nf3, spoken de");
}

TEST(MoveReadings, a_capital_file_behind_a_dash_is_one_of_old_books) {
    EXPECT_EQ(read_as(History(), "P-B4", MoveStyle{}),
              "more than one move is meant: write P-KB4 or P-QB4");
    EXPECT_EQ(read_as(History(), "P-B4", MoveStyle{Notation::hyphened}),
              "more than one move is meant: write c2-c4 or f2-f4");
    EXPECT_EQ(read_as(History(), "P-B4", MoveStyle{Notation::san, "de"}),
              "more than one move is meant: write c4 or f4");
    EXPECT_EQ(read_as(after({"e4", "e5"}), "B-B4", MoveStyle{}), "Bc4, descriptive en");
    EXPECT_EQ(read_as(after({"e4", "e5"}), "B-b5", MoveStyle{}), "Bb5");
    EXPECT_EQ(read_as(History(), "E2-E4", MoveStyle{}), "e4");
}

TEST(MoveReadings, of_several_each_is_told_with_its_language) {
    // S is a German knight and a Czech bishop.
    const History both(position("4k3/8/8/8/8/8/4B3/4K1N1 w - - 0 1"));
    const std::string told = read_as(both, "Sf3");
    EXPECT_EQ(told,
              "more than one move is meant: Nf3 (German algebraic notation) or "
              "Bf3 (Czech algebraic notation)");
    EXPECT_EQ(read_as(both, "Sf3", MoveStyle{Notation::san, "de"}), "Nf3");
}

TEST(MoveReadings, what_the_laws_forbid_is_no_other_move) {
    // In German B is a pawn, and d4 would be legal.
    EXPECT_EQ(read_as(History(), "Bd4"), "no bishop can go to d4 (Law 3.2)");
    EXPECT_FALSE(read_move_in_any(History(), "Bd4"));
    EXPECT_EQ(read_as(History(), "Bd4", MoveStyle{Notation::san, "de"}), "d4");
    EXPECT_EQ(read_as(History(), "e5"), "illegal");
}

TEST(MoveReadings, who_finds_it_ambiguous_keeps_it_from_the_others) {
    const History both(position("4k3/8/8/8/8/8/3NB3/4K1N1 w - - 0 1"));
    EXPECT_EQ(read_as(both, "Sf3"), "more than one man can go there: write Ngf3 or Ndf3");
    EXPECT_EQ(read_as(History(), "P-B4"), "more than one move is meant: write P-KB4 or P-QB4");
    EXPECT_EQ(read_as(History(), "knight to f three"), "Nf3, spoken en");
}

TEST(MoveReadings, a_capital_is_a_man_of_some_language_and_no_file) {
    EXPECT_EQ(read_as(History(), "Cc3"), "Nc3, san es");
    EXPECT_FALSE(read_move_in_any(History(), "Dd4"));
    const History open = after({"e4", "e5"});
    EXPECT_EQ(read_as(open, "B-B4"), "Bc4, descriptive en");
}

TEST(MoveReadings, a_refusal_is_that_of_who_saw_a_move) {
    EXPECT_EQ(read_as(History(), "Kt-B3"), "more than one move is meant: write Kt-KB3 or Kt-QB3");
    EXPECT_TRUE(read_as(History(), "Sf6").contains("no knight can go to f6"));
}

TEST(MoveReadings, what_means_nothing_anywhere_is_refused_as_it_was_chosen) {
    const auto reading = read_move_in_any(History(), "hello");
    ASSERT_FALSE(reading);
    EXPECT_EQ(reading.error().problem, SanProblem::syntax);
    EXPECT_FALSE(read_move_in_any(History(), ""));
    EXPECT_FALSE(read_move_in_any(History(), std::string(10'000, '1')));
}

TEST(MoveReadings, names_of_pieces_are_those_of_the_game) {
    const History crossed = after({"Nf3", "a6", "Nd4", "a5", "Nb3", "a4", "Nc3", "b6"});
    // The queen's knight is on c3, the king's on b3.
    EXPECT_EQ(read_as(crossed, "KKt-Q4", MoveStyle{Notation::descriptive}), "Nd4");
    EXPECT_EQ(read_as(crossed, "QKt-Kt5"), "Nb5, descriptive en");
    EXPECT_EQ(read_as(crossed, "5. QKt-Kt5", MoveStyle{Notation::descriptive}), "Nb5");
}

TEST(MoveReadings, a_right_that_is_lost_is_told_with_its_move_in_every_notation) {
    const History lost = after({"e4", "e5", "Nf3", "Nf6", "Bc4", "Bc5", "Ke2", "d6", "Ke1", "d5"});
    for (const MoveStyle& style : {MoveStyle{}, MoveStyle{Notation::san, "de"},
                                   MoveStyle{Notation::descriptive}, MoveStyle{Notation::spoken}}) {
        const auto reading = read_move_in_any(lost, "O-O", style);
        ASSERT_TRUE(reading) << name(style.notation);
        EXPECT_TRUE(reading->explanation.text.contains("the king moved at move 4"))
            << reading->explanation.text;
    }
}

TEST(MoveReadings, a_number_is_no_other_notation) {
    EXPECT_EQ(read_as(History(), "1. e4"), "e4");
    EXPECT_EQ(read_as(History(), "e4", MoveStyle{Notation::descriptive}), "e4, san en");
    EXPECT_EQ(read_as(History(), "e2e4", MoveStyle{Notation::descriptive}), "e4, uci en");
}

TEST(MoveReadings, alternatives_are_told_as_it_was_chosen) {
    const History knights(position("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1"));
    EXPECT_EQ(read_as(knights, "Nd2", MoveStyle{Notation::iccf}),
              "more than one move is meant: write 2142 or 6342");
    EXPECT_EQ(read_as(knights, "Nd2", MoveStyle{Notation::san, "ru"}),
              "more than one move is meant: write Кbd2 or Кfd2");
}

TEST(MoveReadings, attempts_are_read_though_the_laws_forbid_them) {
    const auto squares = [](std::string_view text, const std::optional<MoveStyle>& chosen = {}) {
        const auto attempt = read_attempt_in_any(History(), text, chosen);
        return attempt ? write_uci_attempt(*attempt) : attempt.error().text;
    };
    EXPECT_EQ(squares("Ke3"), "e1e3");
    EXPECT_EQ(squares("e4"), "e2e4");
    EXPECT_EQ(squares("b5a1"), "b5a1");
    EXPECT_EQ(squares("2511"), "b5a1");
    EXPECT_EQ(squares("2511", MoveStyle{Notation::descriptive}), "b5a1");
    EXPECT_EQ(squares("Ke3", MoveStyle{Notation::iccf}), "e1e3");
    EXPECT_EQ(squares("Nd5"), "no knight can go to d5 (Law 3.6)");
    EXPECT_FALSE(read_attempt_in_any(History(), "hello"));
    EXPECT_FALSE(read_attempt_in_any(History(), std::string(10'000, '1')));
    const History castling(position("4k3/8/8/8/8/8/8/4K2R w K - 0 1"));
    for (const std::string_view text : {"O-O", "e1g1", "5171", "castles short"})
        EXPECT_EQ(write_uci_attempt(read_attempt_in_any(castling, text).value()), "e1g1") << text;
}

}  // namespace
}  // namespace arbiter::testing

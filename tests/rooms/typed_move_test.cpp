#include "arbiter/rooms/typed_move.hpp"

#include <gtest/gtest.h>

#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

TEST(SentMove, is_uci_and_nothing_else) {
    const History history(position(start_fen));
    EXPECT_EQ(read_sent_move(history, "g1f3").value(), move(history.current(), "g1f3"));
    for (const char* text : {"Nf3", " g1f3", "g1f3 ", "", "G1F3", "g1f3\n", "e2e9"})
        EXPECT_TRUE(std::holds_alternative<SanError>(read_sent_move(history, text).error()))
            << text;
}

TEST(TypedMove, is_what_a_person_writes) {
    const History history(position(castling_fen));
    const Move castling = move(history.current(), "e1g1");
    for (const char* text : {"O-O", "0-0", "o-o", " O-O ", "e1g1", "\tO-O\t"})
        EXPECT_EQ(read_typed_move(history, text).value(), castling) << text;
    EXPECT_EQ(read_typed_move(history, "Rab1").value(), move(history.current(), "a1b1"));
}

TEST(TypedMove, is_refused_as_illegal_or_as_no_one_move) {
    const History history(position(castling_fen));
    const auto illegal = read_typed_move(history, "a1b2");
    EXPECT_EQ(std::get<Explanation>(illegal.error()).reason, Reason::not_its_move);
    const auto two = read_typed_move(history, "Rb1");
    EXPECT_TRUE(read_typed_move(history, "Rd1")) << "only one goes there: the king is between";
    EXPECT_TRUE(two) << "only one goes there: the king is between";
    const auto none = read_typed_move(history, "Qd4");
    EXPECT_EQ(std::get<SanError>(none.error()).problem, SanProblem::no_such);
    const auto words = read_typed_move(history, "hello");
    EXPECT_EQ(std::get<SanError>(words.error()).problem, SanProblem::syntax);
}

}  // namespace
}  // namespace arbiter::testing

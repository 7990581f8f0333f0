// What is kept of the problems of a game, and by which words programs know them.
#include "arbiter/pgn/problem.hpp"

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace arbiter {
namespace {

PgnProblem problem_of(PgnFault fault, std::uint64_t offset = 0) {
    return {fault, {.offset = offset}, "why"};
}

TEST(CodeOfAFault, each_has_one_of_its_own) {
    std::set<std::string_view> codes;
    constexpr int faults = static_cast<int>(PgnFault::null_move) + 1;
    for (int i = 0; i < faults; ++i)
        codes.insert(code(static_cast<PgnFault>(i)));
    EXPECT_EQ(codes.size(), static_cast<std::size_t>(faults));
    EXPECT_EQ(code(PgnFault::broken_tag), "broken-tag");
    EXPECT_EQ(code(PgnFault::null_move), "illegal-move-null");
}

TEST(SeverityOfAFault, only_what_breaks_the_record_is_an_error) {
    for (const PgnFault fault : {PgnFault::encoding, PgnFault::bad_fen, PgnFault::too_long,
                                 PgnFault::illegal_move, PgnFault::null_move})
        EXPECT_EQ(severity(fault), Severity::error) << code(fault);
    for (const PgnFault fault : {PgnFault::odd_result, PgnFault::odd_tag, PgnFault::empty_variation,
                                 PgnFault::odd_character})
        EXPECT_EQ(severity(fault), Severity::note) << code(fault);
    for (const PgnFault fault :
         {PgnFault::late_tag, PgnFault::illegal_variation, PgnFault::left_out, PgnFault::odd_fen})
        EXPECT_EQ(severity(fault), Severity::warning) << code(fault);
    EXPECT_EQ(name(Severity::note), "note");
    EXPECT_EQ(name(Severity::warning), "warning");
    EXPECT_EQ(name(Severity::error), "error");
}

TEST(LeavesTextOut, where_no_game_has_what_stood_there) {
    EXPECT_TRUE(leaves_text_out(PgnFault::stray_text));
    EXPECT_TRUE(leaves_text_out(PgnFault::too_deep));
    EXPECT_TRUE(leaves_text_out(PgnFault::nag_range));
    EXPECT_FALSE(leaves_text_out(PgnFault::illegal_move)) << "it is kept";
    EXPECT_FALSE(leaves_text_out(PgnFault::odd_tag));
    EXPECT_FALSE(leaves_text_out(PgnFault::stray_close));
}

struct FaultKind {
    PgnFault fault;
    std::string_view code;
    Severity severity;
    bool leaves_text_out;
};

TEST(KindOfFault, is_the_same_for_every_fault_of_its_name) {
    using enum PgnFault;
    using enum Severity;
    const FaultKind kinds[] = {
        {broken_tag, "broken-tag", warning, true},
        {late_tag, "late-tag", warning, false},
        {unterminated_comment, "unterminated-comment", warning, false},
        {unterminated_variation, "unterminated-variation", warning, false},
        {stray_close, "stray-close", warning, false},
        {unknown_token, "unknown-token", warning, true},
        {nag_range, "nag-range", warning, true},
        {torn_move, "torn-move", warning, false},
        {stray_text, "stray-text", warning, true},
        {encoding, "encoding", error, true},
        {odd_result, "odd-result", note, false},
        {odd_tag, "odd-tag", note, false},
        {stray_variation, "stray-variation", warning, true},
        {too_deep, "too-deep", warning, true},
        {empty_variation, "empty-variation", note, false},
        {odd_character, "odd-character", note, false},
        {foreign_variant, "foreign-variant", warning, false},
        {bad_fen, "bad-fen", error, false},
        {odd_fen, "odd-fen", warning, false},
        {illegal_variation, "illegal-variation", warning, false},
        {left_out, "left-out", warning, true},
        {too_long, "too-long", error, true},
        {odd_promotion, "odd-promotion", warning, false},
        {illegal_move, "illegal-move", error, false},
        {null_move, "illegal-move-null", error, false},
    };
    ASSERT_EQ(std::size(kinds), static_cast<std::size_t>(null_move) + 1);
    for (const FaultKind& kind : kinds) {
        EXPECT_EQ(code(kind.fault), kind.code);
        EXPECT_EQ(severity(kind.fault), kind.severity) << kind.code;
        EXPECT_EQ(leaves_text_out(kind.fault), kind.leaves_text_out) << kind.code;
    }
}

TEST(KeepProblem, of_what_comes_too_late_only_errors_that_end_the_replay_are_kept) {
    for (const PgnFault fault : {PgnFault::illegal_move, PgnFault::too_long, PgnFault::bad_fen}) {
        std::vector<PgnProblem> kept(max_problems_per_game, problem_of(PgnFault::stray_close));
        keep_problem(kept, problem_of(fault));
        ASSERT_EQ(kept.size(), max_problems_per_game + 2) << code(fault);
        EXPECT_EQ(kept[max_problems_per_game].fault, PgnFault::left_out);
        EXPECT_EQ(kept.back().fault, fault);
    }
    for (const PgnFault fault : {PgnFault::null_move, PgnFault::odd_tag, PgnFault::late_tag}) {
        std::vector<PgnProblem> kept(max_problems_per_game, problem_of(PgnFault::stray_close));
        keep_problem(kept, problem_of(fault));
        keep_problem(kept, problem_of(fault));
        EXPECT_EQ(kept.size(), max_problems_per_game + 1) << code(fault);
    }
}

TEST(KeepProblem, a_hundred_are_kept_and_the_rest_is_told_of) {
    std::vector<PgnProblem> kept;
    for (std::size_t i = 0; i < max_problems_per_game + 5; ++i)
        keep_problem(kept, problem_of(PgnFault::unknown_token, i));
    ASSERT_EQ(kept.size(), max_problems_per_game + 1);
    EXPECT_EQ(kept[99].fault, PgnFault::unknown_token);
    EXPECT_EQ(kept[100].fault, PgnFault::left_out);
    EXPECT_EQ(kept[100].place.offset, 100U);
    EXPECT_EQ(kept[100].text, "the game has more findings than 100; the rest is left out");
}

TEST(KeepProblem, what_ends_the_replay_is_kept_whatever_came_before) {
    std::vector<PgnProblem> kept;
    for (std::size_t i = 0; i <= max_problems_per_game; ++i)
        keep_problem(kept, problem_of(PgnFault::null_move));
    EXPECT_EQ(kept.size(), max_problems_per_game + 1) << "a text may have any number of them";
    keep_problem(kept, problem_of(PgnFault::illegal_move));
    ASSERT_EQ(kept.size(), max_problems_per_game + 2);
    EXPECT_EQ(kept.back().fault, PgnFault::illegal_move);
}

}  // namespace
}  // namespace arbiter

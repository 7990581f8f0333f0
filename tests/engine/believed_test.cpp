// What a frail player believes of the moves that a search has judged.
#include "arbiter/engine/believed.hpp"

#include <algorithm>
#include <string_view>

#include <gtest/gtest.h>

#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

Judgement judged(const Position& position, int depth) {
    return Searcher(1 << 18).judge_moves(
        {.position = position, .earlier_keys = {}, .limits = {.depth = depth}});
}

Score score_of(Move move, const std::vector<BelievedMove>& moves) {
    return std::ranges::find(moves, move, &BelievedMove::move)->score;
}

// The queen may take a pawn that another holds, or one that none does.
constexpr std::string_view two_pawns = "4k3/2p1p3/3p4/8/8/8/3Q3p/4K3 w - - 0 1";

TEST(Believed, of_a_player_without_frailty_is_what_was_found) {
    const Position position = position_of(two_pawns);
    const Judgement judgement = judged(position, 4);
    for (const BelievedMove& move : believed(position, judgement, {}, 7))
        EXPECT_EQ(move.score, move.judgement->searched);
}

TEST(Believed, of_a_player_who_notices_nothing_is_the_glance) {
    const Position position = position_of(two_pawns);
    const Judgement judgement = judged(position, 3);
    const Frailty blind{.noticed_per_mille = {-2000, -2000, -2000}};
    const Move takes = find_move(position, "d2d6").value();
    const Score score = score_of(takes, believed(position, judgement, blind, 7));
    EXPECT_GT(score, Score::centipawns(300)) << "the queen is not missed";
    EXPECT_LT(std::ranges::find(judgement.moves, takes, &JudgedMove::move)->searched,
              Score::centipawns(0));
}

TEST(Believed, overlooks_the_same_reply_in_all_lines) {
    // Wherever the king goes, the same knight fork wins the queen.
    const Position position = position_of("4k3/8/8/3n4/8/8/1Q4K1/8 w - - 0 1");
    const Judgement judgement = judged(position, 2);
    const Frailty half{.noticed_per_mille = {500, 500, 500}};
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        bool noticed[2] = {false, false};
        for (const BelievedMove& move : believed(position, judgement, half, seed)) {
            const Glimpse& glimpse = move.judgement->glimpses.front();
            if (glimpse.reply == find_move(position.play(move.move), "d5e3").value_or(Move()) &&
                glimpse.score < move.judgement->at_a_glance - 100)
                noticed[move.score == glimpse.score ? 1 : 0] = true;
        }
        EXPECT_FALSE(noticed[0] && noticed[1]) << seed;
    }
}

TEST(Believed, sees_a_mate_in_one_as_often_as_it_says) {
    const Position position = position_of("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1");
    const Judgement judgement = judged(position, 2);
    const Move mate = find_move(position, "d1d8").value();
    int seen = 0;
    for (std::uint64_t seed = 0; seed < 1000; ++seed)
        seen += score_of(mate, believed(position, judgement, {.mates_seen_per_mille = 800}, seed))
                        .is_mate()
                    ? 1
                    : 0;
    EXPECT_NEAR(seen, 800, 50);
}

TEST(Believed, misjudges_a_move_alike_all_through_a_game) {
    const Position position = position_of(two_pawns);
    const Judgement judgement = judged(position, 2);
    const Frailty moody{.misjudgement_centipawns = 50};
    double square = 0;
    int count = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const auto once = believed(position, judgement, moody, seed);
        const auto again = believed(position, judgement, moody, seed);
        for (std::size_t i = 0; i < once.size(); ++i) {
            EXPECT_EQ(once[i].score, again[i].score);
            const double error = once[i].score.value() - once[i].judgement->searched.value();
            square += error * error;
            ++count;
        }
    }
    EXPECT_NEAR(square / count, 2500, 250);
}

}  // namespace
}  // namespace arbiter::testing

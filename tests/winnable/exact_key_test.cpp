// Two positions have one key exactly where they are the same.
#include "arbiter/winnable/detail/exact_key.hpp"

#include <array>
#include <map>
#include <string>

#include <gtest/gtest.h>

#include "arbiter/notation/fen.hpp"
#include "arbiter/rules/movegen.hpp"
#include "tests/support/playout.hpp"
#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

using Words = std::array<std::uint64_t, 4>;

/// The FEN without its two counters.
std::string identity(const Position& position) {
    const std::string fen = write_fen(position);
    return fen.substr(0, fen.find_last_of(' ', fen.find_last_of(' ') - 1));
}

void add(std::map<Words, std::string>& seen, const Position& position) {
    const auto [place, is_new] =
        seen.emplace(detail::exact_key(position).words, identity(position));
    EXPECT_EQ(place->second, identity(position));
}

TEST(ExactKey, tells_positions_apart) {
    std::map<Words, std::string> seen;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Random random(seed);
        Position now;
        for (int ply = 0; ply < 120; ++ply) {
            const MoveList moves = legal_moves(now);
            if (moves.empty())
                break;
            for (const Move move : moves)
                add(seen, now.play(move));
            now = now.play(moves[random.below(moves.size())]);
        }
    }
    std::map<std::string, int> keys_of;
    for (const auto& [key, text] : seen)
        EXPECT_EQ(++keys_of[text], 1) << text;
}

TEST(ExactKey, knows_rights_and_en_passant_and_whose_move_it_is) {
    std::map<Words, std::string> seen;
    for (const std::string_view fen :
         {"r3k2r/8/8/3Pp3/8/8/8/R3K2R w KQkq e6 0 1", "r3k2r/8/8/3Pp3/8/8/8/R3K2R w KQkq - 0 1",
          "r3k2r/8/8/3Pp3/8/8/8/R3K2R b KQkq - 0 1", "r3k2r/8/8/3Pp3/8/8/8/R3K2R w KQk - 0 1",
          "r3k2r/8/8/3Pp3/8/8/8/R3K2R w KQq - 0 1", "r3k2r/8/8/3Pp3/8/8/8/R3K2R w - - 0 1"})
        add(seen, position(fen));
    EXPECT_EQ(seen.size(), 6U);
}

TEST(ExactKey, takes_as_many_words_as_are_needed) {
    EXPECT_EQ(detail::words_for(2), 2U);
    EXPECT_EQ(detail::words_for(15), 2U);
    EXPECT_EQ(detail::words_for(16), 3U);
    EXPECT_EQ(detail::words_for(31), 3U);
    EXPECT_EQ(detail::words_for(32), 4U);
    EXPECT_EQ(detail::words_for(detail::max_men_in_key), 4U);
}

TEST(PositionSet, holds_each_position_once) {
    detail::PositionSet set(4);
    Random random(1);
    Position now;
    std::size_t put = 0;
    for (int ply = 0; ply < 200; ++ply) {
        const MoveList moves = legal_moves(now);
        if (moves.empty())
            break;
        for (const Move move : moves) {
            const Position next = now.play(move);
            if (set.insert(detail::exact_key(next), next.key()))
                ++put;
            EXPECT_FALSE(set.insert(detail::exact_key(next), next.key()));
        }
        now = now.play(moves[random.below(moves.size())]);
    }
    EXPECT_EQ(set.size(), put);
}

}  // namespace
}  // namespace arbiter::testing

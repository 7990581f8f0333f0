// Mates that are found, and those that are not there, against a slow twin.
#include "arbiter/engine/mate_search.hpp"

#include <algorithm>
#include <string_view>

#include <gtest/gtest.h>

#include "tests/support/moves.hpp"
#include "tests/support/playout.hpp"

namespace arbiter::testing {
namespace {

constexpr std::uint64_t plenty = 2'000'000;

/// A budget of its own for each search.
struct Thinker {
    explicit Thinker(std::string_view fen, std::vector<std::uint64_t> earlier = {},
                     std::uint64_t nodes = unlimited_nodes)
        : root(position_of(fen)),
          shared(Limits{.nodes = nodes}),
          budget(shared),
          mates(root, earlier, {}, budget) {}

    Position root;
    SharedBudget shared;
    SearchBudget budget;
    MateSearch mates;
};

/// The slow twin: all moves, no order, no memory, no draws but by stalemate.
bool is_mated_within(const Position& position, int moves);

bool mates_within(const Position& position, int moves) {
    return moves > 0 && for_each_legal_move(position, [&](Move move) {
               return is_mated_within(position.play(move), moves - 1);
           });
}

bool is_mated_within(const Position& position, int moves) {
    if (!has_legal_move(position))
        return is_check(position);
    return !for_each_legal_move(
        position, [&](Move reply) { return !mates_within(position.play(reply), moves); });
}

/// Of the moves of the side to move; 0 where there is none within `most`.
int shortest_mate(const Position& position, int most) {
    for (int moves = 1; moves <= most; ++moves)
        if (mates_within(position, moves))
            return moves;
    return 0;
}

/// The line is legal, mates in so many moves, and the replies in it hold out longest.
void expect_line(const Position& root, const std::vector<Move>& line, int moves) {
    ASSERT_EQ(line.size(), static_cast<std::size_t>(2 * moves - 1));
    Position position = root;
    for (std::size_t ply = 0; ply < line.size(); ++ply) {
        ASSERT_TRUE(is_legal(position, line[ply]));
        if (ply % 2 == 0)
            EXPECT_EQ(shortest_mate(position, moves), moves - static_cast<int>(ply) / 2);
        position = position.play(line[ply]);
    }
    EXPECT_TRUE(!has_legal_move(position) && is_check(position));
}

TEST(MateSearch, finds_what_a_slow_twin_finds_and_proves_what_it_refutes) {
    constexpr int most = 2;
    // Few men, so that the twin ends and mates are common.
    constexpr std::string_view starts[] = {
        "8/8/8/3k4/8/8/8/KQR5 w - - 0 1", "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1",
        "5k2/7P/8/5K2/8/3B4/8/6R1 w - - 0 1", "r3k2r/8/8/8/8/8/5P2/Q3K2R b Kkq - 0 1",
        "1k6/2p5/1p6/1P6/2B5/8/6K1/R7 w - - 0 1"};
    int mates = 0;
    for (const std::string_view start : starts) {
        Random random(start.size());
        for (int game = 0; game < 12; ++game) {
            Position position = position_of(start);
            for (int ply = 0; ply < 12 && has_legal_move(position); ++ply) {
                const int expected = shortest_mate(position, most);
                SharedBudget shared(Limits{.nodes = plenty});
                SearchBudget budget(shared);
                MateSearch search(position, {}, {}, budget);
                std::optional<std::vector<Move>> line;
                for (std::uint64_t nodes = 64; !line && search.refuted_moves() < most; nodes *= 2)
                    line = search.search_on(nodes);
                const int found =
                    line && line->size() < 2 * most ? static_cast<int>(line->size() + 1) / 2 : 0;
                EXPECT_EQ(found, expected) << write_fen(position);
                if (found > 0) {
                    ++mates;
                    expect_line(position, *line, found);
                }
                position = position.play(choose_move(position, random.next()));
            }
        }
    }
    EXPECT_GT(mates, 60);
}

TEST(MateSearch, sees_a_sacrifice_with_quiet_moves_behind_it) {
    // Smothered, after the queen is given away.
    Thinker smothered("r3r2k/6pp/8/6N1/8/1Q6/8/6K1 w - - 0 1");
    const auto line = smothered.mates.search_on(plenty);
    ASSERT_TRUE(line);
    EXPECT_EQ(line->size(), 7);
    // A queen would stalemate.
    Thinker promotion("8/5P1k/7P/5K2/8/8/8/8 w - - 0 1");
    const auto rook = promotion.mates.search_on(plenty);
    ASSERT_TRUE(rook);
    EXPECT_EQ(rook->size(), 5);
}

TEST(MateSearch, gives_the_same_in_pieces_as_at_once) {
    constexpr std::string_view fen = "r4rk1/5Npp/8/8/8/1Q6/8/6K1 w - - 0 1";
    Thinker whole(fen);
    const auto at_once = whole.mates.search_on(plenty);
    ASSERT_TRUE(at_once);
    Thinker torn(fen);
    std::optional<std::vector<Move>> in_pieces;
    int pieces = 0;
    for (std::uint64_t nodes = 8; !in_pieces; nodes += 8, ++pieces)
        in_pieces = torn.mates.search_on(nodes);
    EXPECT_EQ(in_pieces, at_once);
    EXPECT_GT(pieces, 3);
}

TEST(MateSearch, ends_with_its_budget_and_says_nothing_then) {
    Thinker thinker("r4rk1/5Npp/8/8/8/1Q6/8/6K1 w - - 0 1", {}, 50);
    EXPECT_FALSE(thinker.mates.search_on(plenty));
    EXPECT_TRUE(thinker.budget.is_over());
    EXPECT_EQ(thinker.budget.nodes(), 50);
    EXPECT_LT(thinker.mates.refuted_moves(), 3);
}

TEST(MateSearch, begins_with_no_other_move_than_may_come_first) {
    const Position root = position_of("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1");
    SharedBudget shared(Limits{.nodes = 20'000});
    SearchBudget budget(shared);
    MateSearch search(root, {}, {*find_move(root, "g1f1"), *find_move(root, "g2g3")}, budget);
    const auto line = search.search_on(20'000);
    if (line)
        EXPECT_NE(line->front(), find_move(root, "d1d8"));
    EXPECT_GE(search.refuted_moves(), 1);
}

TEST(MateSearch, knows_that_a_draw_would_be_claimed) {
    // The quiet move before the mate is the hundredth without a capture or a pawn's (9.3).
    Thinker late("7k/8/5K2/8/8/8/8/Q7 w - - 99 90");
    EXPECT_FALSE(late.mates.search_on(2'000));
    EXPECT_GE(late.mates.refuted_moves(), 2);
    Thinker in_time("7k/8/5K2/8/8/8/8/Q7 w - - 97 90");
    EXPECT_TRUE(in_time.mates.search_on(2'000));
    // Mate ends the game before anything can be claimed (9.6.2).
    Thinker at_once("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 99 90");
    EXPECT_TRUE(at_once.mates.search_on(2'000));

    // Every first move of the only mates in two has been on the board twice (9.2).
    const Position root = position_of("7k/8/5K2/8/8/8/8/Q7 w - - 20 90");
    std::vector<std::uint64_t> seen;
    for (const Move move : legal_moves(root))
        if (is_mated_within(root.play(move), 1))
            seen.insert(seen.end(), 2, root.play(move).key());
    ASSERT_FALSE(seen.empty());
    Thinker repeating("7k/8/5K2/8/8/8/8/Q7 w - - 20 90", seen);
    const auto longer = repeating.mates.search_on(plenty);
    ASSERT_TRUE(longer);
    EXPECT_EQ(longer->size(), 5);
}

}  // namespace
}  // namespace arbiter::testing

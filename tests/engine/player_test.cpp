// The opponent as people meet it: legal moves, reproducible play, levels in their order.
#include "arbiter/engine/player.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string_view>

#include <gtest/gtest.h>

#include "arbiter/base/split_mix.hpp"
#include "arbiter/engine/evaluate.hpp"
#include "tests/support/level_game.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/playout.hpp"
#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

constexpr std::size_t opponent_bytes = 1 << 18;
/// Who could not look at all still takes a glance: see `Searcher::find_at_a_glance`.
constexpr std::uint64_t most_nodes_of_a_glance = 5'000;

/// Levels as they are, but with so few nodes that many games take little time.
Strength hasty(int level, std::uint64_t nodes) {
    Strength strength = strength_of({level});
    strength.nodes = nodes;
    strength.time.reset();
    return strength;
}

void expect_a_legal_game(const Position& start, const Strength& strength, std::uint64_t seed) {
    Opponent opponent(nullptr, opponent_bytes);
    GameSoFar game{start, {}};
    for (int ply = 0; ply < 120 && !game.is_over(); ++ply) {
        const SearchResult found =
            opponent.choose_move(game.position, game.earlier_keys, strength, seed);
        ASSERT_TRUE(is_legal(game.position, found.move)) << write_fen(game.position);
        ASSERT_LE(found.nodes, std::max(strength.nodes, most_nodes_of_a_glance));
        ASSERT_EQ(found.line.front(), found.move);
        game.play(found.move);
    }
}

TEST(Opponent, plays_legal_moves_at_every_level) {
    for (const int level : {1, 4, 7, 8, 10})
        for (const std::uint64_t nodes : {0U, 20U, 150U})
            for (std::uint64_t seed = 0; seed < 4; ++seed)
                expect_a_legal_game(Position(), hasty(level, nodes), seed);
}

TEST(Opponent, plays_legal_moves_in_chess960) {
    for (const std::string_view fen : {"bqnbnrkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR w HFhf - 0 1",
                                       "rkrbbnnq/pppppppp/8/8/8/8/PPPPPPPP/RKRBBNNQ w CAca - 0 1",
                                       "nrkbbrqn/pppppppp/8/8/8/8/PPPPPPPP/NRKBBRQN w FBfb - 0 1",
                                       "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1"})
        for (const int level : {1, 5, 9})
            expect_a_legal_game(position_of(fen), hasty(level, 150), 7);
}

TEST(Opponent, plays_legal_moves_from_odd_positions) {
    Random random(4);
    playout(Position(), 150, random, [](const Position& position) {
        if (has_legal_move(position))
            EXPECT_TRUE(is_legal(position, Opponent(nullptr, opponent_bytes)
                                               .choose_move(position, {}, hasty(10, 60), 0)
                                               .move));
    });
}

TEST(Opponent, answers_at_once_when_it_has_no_time_or_is_told_to_stop) {
    std::stop_source source;
    source.request_stop();
    Opponent opponent(nullptr, opponent_bytes);
    for (int level = 1; level <= strongest_level; ++level) {
        const SearchResult stopped =
            opponent.choose_move(Position(), {}, Level{level}, 1, source.get_token());
        EXPECT_TRUE(is_legal(Position(), stopped.move));
        EXPECT_LE(stopped.nodes, most_nodes_of_a_glance);
        Strength strength = strength_of({level});
        strength.time = std::chrono::milliseconds(0);
        const SearchResult hurried = opponent.choose_move(Position(), {}, strength, 1);
        EXPECT_TRUE(is_legal(Position(), hurried.move));
        EXPECT_LE(hurried.nodes, most_nodes_of_a_glance);
    }
}

TEST(Strength, with_a_time_of_its_own_heeds_the_clock) {
    using namespace std::chrono_literals;
    const Strength full = strength_of({strongest_level});
    const Strength pressed = within_clock(full, {.left = 2s, .increment = 10ms});
    EXPECT_LT(pressed.time.value(), 1s);
    EXPECT_LT(pressed.enough.value(), 150ms);
    const Strength at_ease = within_clock(full, {.left = 1h});
    EXPECT_EQ(at_ease.time, full.time);
    EXPECT_LE(within_clock(full, {.left = 20ms}).time.value(), 20ms);
}

TEST(Opponent, of_every_level_heeds_a_short_clock) {
    using namespace std::chrono_literals;
    for (int level = 1; level < strongest_level; ++level) {
        const Strength full = strength_of({level});
        EXPECT_EQ(within_clock(full, {.left = 1h}).nodes, full.nodes);
        const Strength pressed = within_clock(full, {.left = 130ms});
        EXPECT_LE(pressed.nodes, 1000U) << "5 ms a move, on a slow machine";
        EXPECT_LE(pressed.time.value(), 100ms);
        const SearchResult found =
            Opponent(nullptr, opponent_bytes).choose_move(Position(), {}, pressed, 1);
        EXPECT_LE(found.nodes, pressed.nodes);
        EXPECT_EQ(found.move,
                  Opponent(nullptr, opponent_bytes).choose_move(Position(), {}, pressed, 1).move);
        EXPECT_TRUE(is_legal(Position(),
                             Opponent(nullptr, opponent_bytes)
                                 .choose_move(Position(), {}, within_clock(full, {.left = -1s}), 1)
                                 .move));
    }
}

TEST(Opponent, that_could_not_look_gives_no_man_away) {
    // On c7 the rook takes a pawn, and the queen takes him.
    const Position rook = position("rn3rk1/p1p1qpp1/1p2b2p/3p4/3P4/4PN2/PP3PPP/2RQKB1R w K - 1 12");
    const Move taken = find_move(rook, "c1c7").value();
    for (int level = 1; level < strongest_level; ++level) {
        const Strength full = strength_of({level});
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            Strength pressed = full;
            pressed.nodes = std::min<std::uint64_t>(full.nodes, 100);
            Opponent opponent(nullptr, opponent_bytes);
            EXPECT_NE(opponent.choose_move(rook, {}, pressed, seed).move, taken) << level;
            std::stop_source stopped;
            stopped.request_stop();
            const SearchResult at_once =
                opponent.choose_move(rook, {}, full, seed, stopped.get_token());
            EXPECT_NE(at_once.move, taken) << level;
            EXPECT_GT(at_once.depth, 0) << level;
        }
    }
}

TEST(Opponent, gives_no_stalemate_away_when_it_wins) {
    // Mate by Qc8, stalemate by Qc7; and one more move of the king that leaves none.
    const Position won = position("k7/8/1K6/8/8/8/8/2Q5 w - - 0 1");
    const Position pawns = position("7k/5Q2/8/6K1/8/p7/8/8 w - - 0 1");
    for (int level = 4; level < strongest_level; ++level)
        for (std::uint64_t seed = 1; seed <= 10; ++seed)
            for (const Position& start : {won, pawns}) {
                const Move move = Opponent(nullptr, opponent_bytes)
                                      .choose_move(start, {}, strength_of({level}), seed)
                                      .move;
                EXPECT_TRUE(has_legal_move(start.play(move)) || is_check(start.play(move)))
                    << level;
            }
}

TEST(Opponent, chooses_among_the_moves_it_may) {
    const Move rook_pawn = find_move(Position(), "a2a3").value();
    const Move knight = find_move(Position(), "b1a3").value();
    for (const int level : {1, 5, 9, 10}) {
        Opponent opponent(nullptr, opponent_bytes);
        const Strength strength = hasty(level, 3000);
        EXPECT_EQ(opponent.choose_move(Position(), {}, strength, 1, {}, {rook_pawn}).move,
                  rook_pawn);
        const Move either =
            opponent.choose_move(Position(), {}, strength, 1, {}, {rook_pawn, knight}).move;
        EXPECT_TRUE(either == rook_pawn || either == knight);
    }
}

TEST(Opponent, hardly_thinks_about_the_only_move) {
    const Position forced = position_of("k7/8/1K6/8/8/8/8/7R b - - 0 1");
    ASSERT_EQ(count_legal_moves(forced), 1U);
    EXPECT_LT(Opponent(nullptr, opponent_bytes).choose_move(forced, {}, Level{10}, 0).nodes, 1000U);
}

TEST(Opponent, of_the_weaker_levels_is_limited_by_nodes_and_repeats_itself) {
    const Position position =
        position_of("r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4");
    for (int level = 1; level < strongest_level; ++level) {
        ASSERT_FALSE(strength_of({level}).time);
        Opponent one(nullptr, opponent_bytes);
        Opponent other(nullptr, opponent_bytes);
        // Whatever it has thought of before.
        (void)other.choose_move(position, {}, Level{level}, 5);
        const SearchResult first = one.choose_move(position, {}, Level{level}, 11);
        const SearchResult second = other.choose_move(position, {}, Level{level}, 11);
        EXPECT_EQ(first.move, second.move);
        EXPECT_EQ(first.score, second.score);
        EXPECT_EQ(first.nodes, second.nodes);
        EXPECT_LE(first.nodes, strength_of({level}).nodes);
    }
    EXPECT_TRUE(strength_of({strongest_level}).time);
}

std::uint64_t key_after_opening(int level, std::uint64_t seed) {
    Opponent opponent(nullptr, opponent_bytes);
    GameSoFar game{Position(), {}};
    for (int ply = 0; ply < 6; ++ply)
        game.play(
            opponent.choose_move(game.position, game.earlier_keys, hasty(level, 1500), seed).move);
    return game.position.key();
}

TEST(Opponent, varies_its_openings_with_the_seed) {
    for (const int level : {1, 3, 6, 8}) {
        std::set<std::uint64_t> openings;
        for (std::uint64_t seed = 1; seed <= 8; ++seed)
            openings.insert(key_after_opening(level, seed));
        EXPECT_GE(openings.size(), 3U) << level;
    }
}

TEST(Opponent, from_level_3_on_never_misses_a_mate_in_one) {
    for (const std::string_view fen : {"6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1",
                                       "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w "
                                       "KQkq - 4 4"}) {
        const Position position = position_of(fen);
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            const SearchResult found =
                Opponent(nullptr, opponent_bytes).choose_move(position, {}, Level{3}, seed);
            EXPECT_TRUE(is_checkmate(position.play(found.move))) << fen;
        }
    }
}

TEST(Opponent, of_level_1_lets_a_beginner_live_for_nine_moves) {
    constexpr std::string_view board =
        "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 ";
    const auto mates = [&](std::string_view number) {
        const Position position = position_of(std::string(board) + std::string(number));
        int count = 0;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const SearchResult found =
                Opponent(nullptr, opponent_bytes).choose_move(position, {}, Level{1}, seed);
            count += is_checkmate(position.play(found.move)) ? 1 : 0;
        }
        return count;
    };
    EXPECT_EQ(mates("9"), 0);
    EXPECT_GT(mates("10"), 5);
}

TEST(Opponent, plays_what_people_of_its_rating_play_in_the_opening) {
    const Position start;
    const Move rook_pawn = *find_move(start, "a2a4");
    const auto habits = std::make_shared<const Habits>(
        Habits::ClassOdds{},
        std::vector{
            OpeningMove{.key = start.key(), .move = rook_pawn, .times = {0, 0, 100, 0, 0}}});
    Opponent opponent(habits, opponent_bytes);
    Strength strength = hasty(5, 2000);
    strength.rating = 1700;
    strength.repertoire_plies = 2;
    EXPECT_EQ(opponent.choose_move(start, {}, strength, 1).move, rook_pawn);
    strength.rating = 2000;
    EXPECT_NE(opponent.choose_move(start, {}, strength, 1).move, rook_pawn) << "nobody's habit";
    strength.rating = 1700;
    const std::array<std::uint64_t, 2> earlier{1, 2};
    EXPECT_NE(opponent.choose_move(start, earlier, strength, 1).move, rook_pawn) << "too late";
}

TEST(Opponent, prefers_among_moves_that_look_alike_what_people_play) {
    const Position position =
        position_of("rnbqkb1r/ppp2ppp/4pn2/3p4/3P4/5NP1/PPP1PPBP/RNBQK2R w KQkq - 0 4");
    const MoveClassifier classifier(position);
    const Move castling = *find_move(position, "e1h1");
    Habits::ClassOdds odds{};
    odds[classifier.class_of(castling)] = 96;
    const auto castled = [&](const SharedHabits& habits) {
        Opponent opponent(habits, opponent_bytes);
        Strength strength = hasty(3, 12'000);
        strength.frailty.habit_percent = 100;
        int count = 0;
        for (std::uint64_t seed = 0; seed < 40; ++seed)
            count += opponent.choose_move(position, {}, strength, seed).move == castling ? 1 : 0;
        return count;
    };
    EXPECT_GT(castled(std::make_shared<const Habits>(odds, std::vector<OpeningMove>())),
              castled(nullptr) + 8);
}

// The middle games of everyday: something hangs, something is threatened, or nothing is.
constexpr std::string_view everyday[] = {
    "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 4 4",
    "r1bqk2r/pppp1ppp/2n2n2/2b1p1N1/2B1P3/8/PPPP1PPP/RNBQK2R b KQkq - 5 5",
    "rnb1kbnr/ppp1pppp/8/3q4/8/2N5/PPPP1PPP/R1BQKBNR b KQkq - 1 3",
    "r2q1rk1/ppp2ppp/2n1bn2/2bpp3/4P3/2PP1N2/PPBN1PPP/R1BQ1RK1 w - - 0 9",
    "2r3k1/1p3pp1/p2qpn1p/3p4/3P4/1P1QPN1P/P4PP1/2R3K1 w - - 0 24",
    "8/5pk1/6p1/1R5p/7P/r5P1/5PK1/8 b - - 0 40",
};

/// Centipawns that a level's moves are worth less than the best ones, on average.
int average_loss(int level) {
    constexpr std::uint64_t seeds = 25;
    int loss = 0;
    for (const std::string_view fen : everyday) {
        const Position position = position_of(fen);
        const Judgement truth =
            Searcher(opponent_bytes)
                .judge_moves({.position = position, .earlier_keys = {}, .limits = {.depth = 5}});
        const Score best = std::ranges::max(truth.moves, {}, &JudgedMove::searched).searched;
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            const Move move = Opponent(nullptr, opponent_bytes)
                                  .choose_move(position, {}, hasty(level, 12'000), seed)
                                  .move;
            const auto judged = std::ranges::find(truth.moves, move, &JudgedMove::move);
            loss += std::min(best.value() - judged->searched.value(), 1000);
        }
    }
    return loss / static_cast<int>(std::size(everyday) * seeds);
}

TEST(Levels, err_less_the_higher_they_are) {
    const int one = average_loss(1);
    const int four = average_loss(4);
    EXPECT_GT(one, four + 20);
    // Poor, but not senseless.
    EXPECT_LT(average_loss(2), 250);
}

/// The defender's moves are the dice's.
bool mates_bare_king(std::string_view fen, int level) {
    Opponent opponent(nullptr, opponent_bytes);
    Random random(9);
    GameSoFar game{position_of(fen), {}};
    const Color strong = game.position.turn();
    while (!game.is_over()) {
        if (game.position.turn() == strong)
            game.play(
                opponent.choose_move(game.position, game.earlier_keys, hasty(level, 3000), 3).move);
        else
            game.play(choose_move(game.position, random.next()));
    }
    return is_checkmate(game.position);
}

TEST(Opponent, mates_a_bare_king_even_at_level_1) {
    for (const int level : {1, 10}) {
        EXPECT_TRUE(mates_bare_king("8/8/8/3k4/8/8/8/KQ6 w - - 0 1", level));
        EXPECT_TRUE(mates_bare_king("8/8/8/3k4/8/8/8/KR6 w - - 0 1", level));
    }
}

TEST(Levels, the_lowest_loses_to_chance_that_takes_what_is_free) {
    constexpr int games = 8;
    int lost = 0;
    Opponent weakest(nullptr, opponent_bytes);
    for (std::uint64_t game = 0; game < games; ++game) {
        const AgainstGreed end = play_against_greed(weakest, Level{1}, both_colors[game % 2], game);
        EXPECT_TRUE(end.mated_with_move == 0 || end.mated_with_move >= 10);
        lost += end.points < 0 ? 1 : 0;
    }
    EXPECT_GE(lost, games / 2);
}

/// Points of the first of two strengths, of two: each has White once. After so many plies the
/// better position wins.
int points(const Strength& first, const Strength& second, std::uint64_t seed) {
    int sum = 0;
    for (const Color first_plays : both_colors) {
        Opponent opponent(nullptr, opponent_bytes);
        GameSoFar game{Position(), {}};
        for (int ply = 0; ply < 70 && !game.is_over(); ++ply) {
            const Strength& mover = game.position.turn() == first_plays ? first : second;
            game.play(opponent.choose_move(game.position, game.earlier_keys, mover, seed).move);
        }
        const int sign = game.position.turn() == first_plays ? 1 : -1;
        if (is_checkmate(game.position))
            sum += sign < 0 ? 1 : 0;
        else
            sum += sign * evaluate(game.position).value() > 0 ? 1 : 0;
    }
    return sum;
}

/// Neighbours are told apart by hundreds of games, elsewhere; here those that are not.
TEST(Levels, are_stronger_the_higher_they_are) {
    int better = 0;
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        better += points(hasty(4, 4000), hasty(1, 4000), seed);
        better += points(hasty(7, 8000), hasty(4, 4000), seed);
        better += points(hasty(10, 8000), hasty(6, 4000), seed);
    }
    EXPECT_GE(better, 10) << "of 12";
}

TEST(Opponent, tells_how_likely_it_plays_each_move) {
    const Position position =
        position_of("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3");
    const Strength strength = strength_of({2});
    Opponent opponent(nullptr, opponent_bytes);
    constexpr int games = 600;
    std::map<std::uint16_t, double> played;
    for (std::uint64_t seed = 0; seed < games; ++seed)
        played[opponent.choose_move(position, {}, strength, split_mixed(seed ^ 77)).move.bits()] +=
            1.0 / games;
    double sum = 0;
    double apart = 0;
    for (const MoveChance& move : opponent.chances(position, {}, strength, games)) {
        sum += move.chance;
        apart += std::abs(move.chance - played[move.move.bits()]);
    }
    EXPECT_NEAR(sum, 1, 1e-9);
    EXPECT_LT(apart / 2, 0.15) << "by chance some hundredths";
}

TEST(Opponent, has_one_move_where_it_does_not_err) {
    Opponent opponent(nullptr, opponent_bytes);
    int possible = 0;
    for (const MoveChance& move : opponent.chances(Position(), {}, hasty(9, 2000), 10))
        possible += move.chance > 0 ? 1 : 0;
    EXPECT_EQ(possible, 1);
}

}  // namespace
}  // namespace arbiter::testing

// What a search finds, what it counts, and when it ends. Everything is limited by depth or nodes.
#include "arbiter/engine/search.hpp"

#include <algorithm>
#include <string_view>

#include <gtest/gtest.h>

#include "arbiter/engine/evaluate.hpp"
#include "arbiter/engine/evaluation/endings.hpp"
#include "arbiter/rules/exchange.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/playout.hpp"

namespace arbiter::testing {
namespace {

constexpr std::size_t table_bytes = 1 << 20;

SearchResult search(std::string_view fen, const Limits& limits) {
    return Searcher(table_bytes)
        .find_best({.position = position_of(fen), .earlier_keys = {}, .limits = limits});
}

void expect_mate(std::string_view fen, int plies, int depth) {
    const SearchResult result = search(fen, {.depth = depth, .nodes = 200'000});
    EXPECT_EQ(result.score.plies_to_mate(), plies) << fen;
    // The line is legal and ends in the mate that the score promises.
    Position position = position_of(fen);
    for (const Move move : result.line) {
        ASSERT_TRUE(is_legal(position, move)) << fen;
        position = position.play(move);
    }
    EXPECT_EQ(result.line.size(), static_cast<std::size_t>(std::abs(plies))) << fen;
    EXPECT_TRUE(is_checkmate(position)) << fen;
}

TEST(Search, mates_in_one) {
    expect_mate("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", 1, 2);
    expect_mate("8/8/8/8/8/1k6/7r/K7 b - - 0 1", 1, 2);
    // Only a knight mates.
    expect_mate("6br/5Ppk/7p/8/8/8/8/6K1 w - - 0 1", 1, 2);
    // Castling mates.
    expect_mate("4R1R1/8/8/8/8/5k2/8/4K2R w K - 0 1", 1, 2);
}

TEST(Search, mates_in_two) {
    expect_mate("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1", 3, 4);
    expect_mate("1r4k1/r7/8/8/8/8/8/7K b - - 0 1", 3, 4);
    expect_mate("7k/8/5K2/8/8/8/8/Q7 w - - 0 1", 3, 4);
    // The queen is given up so that the knight finds the king shut in.
    expect_mate("5r1k/6pp/7N/8/8/1Q6/8/6K1 w - - 0 1", 3, 4);
}

TEST(Search, mates_in_three) {
    expect_mate("r4rk1/5Npp/8/8/8/1Q6/8/6K1 w - - 0 1", 5, 8);
    // A queen would stalemate.
    expect_mate("8/5P1k/7P/5K2/8/8/8/8 w - - 0 1", 5, 6);
}

TEST(Search, sees_at_once_a_mate_that_the_tree_overlooks_for_long) {
    // A knight is given away for a quiet move; the tree alone needs more than ten million nodes.
    expect_mate("8/8/p6p/1p3Kpk/1P2P3/P1b3P1/2N4P/8 w - - 0 1", 7, 64);
}

TEST(Search, gives_a_proved_mate_first_among_several_lines_and_remembers_it) {
    const Position position = position_of("r4rk1/5Npp/8/8/8/1Q6/8/6K1 w - - 0 1");
    Searcher searcher(table_bytes);
    const SearchResult result = searcher.find_best(
        {.position = position, .earlier_keys = {}, .limits = {.nodes = 400'000}, .lines = 2});
    EXPECT_EQ(result.score, Score::mates_in(5));
    ASSERT_EQ(result.other_lines.size(), 1);
    EXPECT_NE(result.other_lines[0].moves.front(), result.move);
    EXPECT_LE(result.other_lines[0].score, result.score);
    const Position later = position.play(result.line[0]).play(result.line[1]);
    EXPECT_EQ(
        searcher.find_best({.position = later, .earlier_keys = {}, .limits = {.nodes = 500}}).score,
        Score::mates_in(3));
}

TEST(Search, knows_how_soon_it_is_mated) {
    // The only move, then mate.
    expect_mate("k7/8/1K6/8/8/8/8/7R b - - 0 1", -2, 4);
}

TEST(Search, counts_the_plies_to_a_mate_that_it_knows_from_before) {
    Searcher searcher(table_bytes);
    Position position = position_of("8/6P1/7k/8/6K1/8/8/8 w - - 0 1");
    const auto plies_to_mate = [&] {
        return searcher
            .find_best({.position = position,
                        .earlier_keys = {},
                        .limits = {.depth = 18, .nodes = 200'000}})
            .score.plies_to_mate();
    };
    const auto first = plies_to_mate();
    ASSERT_TRUE(first);
    // Along the moves that are best by the engine's own word the mate comes nearer ply by ply.
    int expected = *first;
    while (has_legal_move(position)) {
        const SearchResult found = searcher.find_best(
            {.position = position, .earlier_keys = {}, .limits = {.depth = 18, .nodes = 200'000}});
        ASSERT_TRUE(found.score.plies_to_mate());
        EXPECT_LE(std::abs(*found.score.plies_to_mate()), expected);
        EXPECT_EQ(found.line.size(),
                  static_cast<std::size_t>(std::abs(*found.score.plies_to_mate())));
        position = position.play(found.move);
        --expected;
    }
    EXPECT_TRUE(is_checkmate(position));
}

TEST(Search, takes_a_hanging_queen) {
    const auto best = [](std::string_view fen) { return search(fen, {.depth = 5}).move; };
    EXPECT_EQ(best("r1b1kbnr/pppp1ppp/2n5/4p1q1/3PP3/5N2/PPP2PPP/RNBQKB1R w KQkq - 1 4").to(),
              Square::g5);
    EXPECT_EQ(best("4k3/8/8/2q5/1P6/8/8/4K3 w - - 0 1"),
              Move::normal(Role::pawn, Square::b4, Square::c5));
}

TEST(Search, does_not_stalemate_when_it_can_win) {
    const std::string_view fen = "7k/8/8/6K1/8/5Q2/8/8 w - - 0 1";
    for (int depth = 1; depth <= 6; ++depth) {
        const Move move = search(fen, {.depth = depth}).move;
        EXPECT_FALSE(is_stalemate(position_of(fen).play(move))) << depth;
    }
    // A queen would stalemate, a rook wins.
    EXPECT_EQ(search("8/6P1/7k/8/6K1/8/8/8 w - - 0 1", {.depth = 6}).move.promotion(), Role::rook);
}

TEST(Search, knows_that_stalemate_is_a_draw) {
    // The pawn is lost, or its king stalemates the other.
    EXPECT_EQ(search("5k2/5P2/4K3/8/8/8/8/8 w - - 0 1", {.depth = 4}).score, Score());
    // A queen behind, the rook gives itself up: whoever takes it stalemates.
    EXPECT_EQ(search("8/R7/8/8/8/7k/5q2/7K w - - 0 1", {.depth = 10}).score, Score());
}

TEST(Search, repeats_a_position_a_third_time_when_losing_and_not_when_winning) {
    Position position = position_of("6k1/5ppp/8/8/q7/8/7K/8 w - - 0 1");
    std::vector<std::uint64_t> earlier;
    const auto move_on = [&](std::string_view moves) {
        TextCursor cursor(moves);
        for (; !cursor.at_end(); cursor.skip_blanks()) {
            earlier.push_back(position.key());
            position = play(position, cursor.take_word());
        }
    };
    move_on("h2h1 g8h8 h1g1 h8g8 g1h1 g8h8 h1g1");
    Searcher searcher(table_bytes);
    const auto find = [&] {
        searcher.forget();
        return searcher.find_best(
            {.position = position, .earlier_keys = earlier, .limits = {.depth = 5}});
    };
    const SearchResult winning = find();
    EXPECT_NE(winning.move, find_move(position, "h8g8"));
    EXPECT_GT(winning.score, Score::centipawns(500));
    move_on("h8g8");
    const SearchResult losing = find();
    EXPECT_EQ(losing.move, find_move(position, "g1h1"));
    EXPECT_EQ(losing.score, Score());
}

TEST(Search, moves_a_pawn_before_the_fifty_moves_are_over) {
    const SearchResult result = search("8/8/4k3/8/8/4K3/P7/7R w - - 99 90", {.depth = 5});
    EXPECT_EQ(result.move.from(), Square::a2);
    EXPECT_GT(result.score, Score::centipawns(300));
    // Mate comes first.
    EXPECT_EQ(search("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 99 90", {.depth = 3}).score,
              Score::mates_in(1));
}

// Positions where in three plies nothing can be repeated and nobody is stalemated with pieces.
constexpr std::string_view quiet_positions[] = {
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "4k3/pp3p2/4p3/3n4/8/2N2P2/PP4P1/4K3 b - - 0 1",
    "6k1/5p2/6p1/8/7p/8/6PP/6K1 b - - 0 1",
    "3r2k1/5p1p/6p1/8/8/1B6/5PPP/3R2K1 w - - 0 1",
};

/// The slow twin of a full-width search: every move of every node, no window, no table.
Score minimax_of_captures(const Position& position, int ply) {
    if (is_draw_by_material(position.board()))
        return Score();
    if (!has_legal_move(position))
        return is_check(position) ? Score::mated_in(ply) : Score();
    Score best = is_check(position) ? -Score::infinite() : evaluate(position);
    for_each_legal_move(position, [&](Move move) {
        const bool noisy = is_capture(position, move) || move.promotion() == Role::queen;
        const bool tried = is_check(position) || (noisy && exchange_gain(position, move) >= 0);
        if (tried && (!move.is_promotion() || noisy))
            best = std::max(best, -minimax_of_captures(position.play(move), ply + 1));
        return false;
    });
    return best;
}

Score minimax(const Position& position, int depth, int ply) {
    if (depth == 0)
        return minimax_of_captures(position, ply);
    if (ply > 0 && is_draw_by_material(position.board()))
        return Score();
    if (!has_legal_move(position))
        return is_check(position) ? Score::mated_in(ply) : Score();
    Score best = -Score::infinite();
    for_each_legal_move(position, [&](Move move) {
        best = std::max(best, -minimax(position.play(move), depth - 1, ply + 1));
        return false;
    });
    return best;
}

SearchRequest full_width(std::string_view fen, int depth) {
    return {.position = position_of(fen),
            .earlier_keys = {},
            .limits = {.depth = depth},
            .selectivity = Selectivity::full_width};
}

TEST(Search, in_full_width_gives_the_score_of_minimax) {
    for (const std::string_view fen : quiet_positions)
        for (int depth = 1; depth <= 3; ++depth)
            EXPECT_EQ(Searcher(0).find_best(full_width(fen, depth)).score,
                      minimax(position_of(fen), depth, 0))
                << fen << " depth " << depth;
}

TEST(Search, gives_the_same_score_with_and_without_a_table) {
    Random random(5);
    std::uint64_t nodes_with = 0;
    std::uint64_t nodes_without = 0;
    for (const std::string_view fen : quiet_positions)
        playout(position_of(fen), 8, random, [&](const Position& position) {
            const auto scored = [&](std::size_t bytes) {
                return Searcher(bytes).find_best({.position = position,
                                                  .earlier_keys = {},
                                                  .limits = {.depth = 4},
                                                  .selectivity = Selectivity::full_width});
            };
            if (!has_legal_move(position))
                return;
            const SearchResult with = scored(table_bytes);
            const SearchResult without = scored(0);
            EXPECT_EQ(with.score, without.score) << write_fen(position);
            nodes_with += with.nodes;
            nodes_without += without.nodes;
        });
    EXPECT_LT(nodes_with, nodes_without);
}

TEST(Search, by_several_threads_finds_what_one_finds_within_the_same_limits) {
    for (const int threads : {2, 3}) {
        Searcher searcher(table_bytes);
        const SearchResult mate =
            searcher.find_best({.position = position_of("5r1k/6pp/7N/8/8/1Q6/8/6K1 w - - 0 1"),
                                .earlier_keys = {},
                                .limits = {.depth = 8},
                                .threads = threads});
        EXPECT_EQ(mate.score.plies_to_mate(), 3);
        const SearchResult limited = searcher.find_best({.position = Position(),
                                                         .earlier_keys = {},
                                                         .limits = {.nodes = 20'000},
                                                         .threads = threads});
        EXPECT_LE(limited.nodes, 20'000U);
        EXPECT_GT(limited.nodes, 19'000U);
        EXPECT_TRUE(is_legal(Position(), limited.move));
    }
}

TEST(Search, by_several_threads_keeps_a_mate_that_one_has_proved) {
    const std::string_view fen = "2qr2k1/4rppN/ppnp4/2pR3Q/2P2P2/1P4P1/PB5P/6K1 w - - 1 0";
    for (int i = 0; i < 6; ++i) {
        const SearchResult found = Searcher(table_bytes)
                                       .find_best({.position = position_of(fen),
                                                   .earlier_keys = {},
                                                   .limits = {.nodes = 5'000'000},
                                                   .threads = 4});
        EXPECT_EQ(found.score, Score::mates_in(5));
        EXPECT_EQ(found.threads, 4);
    }
}

TEST(Search, sees_that_what_is_threatened_can_go) {
    // h7-h5 attacks the queen, which goes; that is not to win her.
    const Position position =
        position_of("r3q2k/pp1n2pp/4p3/3pP1B1/2pP2Q1/2P2R2/PP4PP/6K1 b - - 6 23");
    const Judgement judgement =
        Searcher(table_bytes)
            .judge_moves({.position = position, .earlier_keys = {}, .limits = {.depth = 4}});
    const auto threat =
        std::ranges::find(judgement.moves, find_move(position, "h7h5").value(), &JudgedMove::move);
    ASSERT_NE(threat, judgement.moves.end());
    for (const Glimpse& glimpse : threat->glimpses)
        EXPECT_LT(glimpse.score, Score::centipawns(200));
}

TEST(Search, judges_every_move_as_the_search_judges_the_best) {
    for (const std::string_view fen : quiet_positions) {
        const Judgement judgement = Searcher(table_bytes).judge_moves(full_width(fen, 3));
        EXPECT_EQ(judgement.moves.size(), count_legal_moves(position_of(fen)));
        EXPECT_EQ(judgement.depth, 3);
        const auto best = std::ranges::max_element(judgement.moves, {}, &JudgedMove::searched);
        EXPECT_EQ(best->searched, Searcher(0).find_best(full_width(fen, 3)).score) << fen;
        EXPECT_EQ(best->line.front(), best->move);
    }
}

TEST(Search, glances_at_a_move_without_its_reply) {
    const std::string_view fen = "4k3/2n5/8/3p4/8/8/8/K2Q4 w - - 0 1";
    const Judgement judgement =
        Searcher(table_bytes)
            .judge_moves(
                {.position = position_of(fen), .earlier_keys = {}, .limits = {.depth = 3}});
    const auto takes = std::ranges::find(
        judgement.moves, find_move(position_of(fen), "d1d5").value(), &JudgedMove::move);
    EXPECT_GT(takes->at_a_glance, takes->searched + 500);
}

TEST(Search, gives_a_legal_move_within_any_number_of_nodes) {
    const std::string_view fen =
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    const Position position = position_of(fen);
    for (const std::uint64_t nodes : {0U, 1U, 2U, 30U, 255U, 256U, 257U, 2000U}) {
        const SearchResult result = search(fen, {.nodes = nodes});
        EXPECT_TRUE(is_legal(position, result.move));
        EXPECT_LE(result.nodes, nodes);
        EXPECT_FALSE(result.line.empty());
        const Judgement judgement =
            Searcher(table_bytes)
                .judge_moves(
                    {.position = position, .earlier_keys = {}, .limits = {.nodes = nodes}});
        EXPECT_LE(judgement.nodes, nodes);
        EXPECT_LE(judgement.moves.size(), nodes);
    }
}

TEST(Search, ends_soon_after_a_stop) {
    std::stop_source source;
    std::uint64_t nodes_at_stop = 0;
    const SearchResult result = Searcher(table_bytes)
                                    .find_best({.position = Position(),
                                                .earlier_keys = {},
                                                .limits = {.stop = source.get_token()},
                                                .on_depth = [&](const SearchResult& found) {
                                                    if (found.depth == 4) {
                                                        nodes_at_stop = found.nodes;
                                                        source.request_stop();
                                                    }
                                                }});
    EXPECT_EQ(result.depth, 4);
    EXPECT_LE(result.nodes, nodes_at_stop + SearchBudget::nodes_between_looks);
    EXPECT_TRUE(is_legal(Position(), result.move));

    const SearchResult stopped_before = Searcher(table_bytes)
                                            .find_best({.position = Position(),
                                                        .earlier_keys = {},
                                                        .limits = {.stop = source.get_token()}});
    EXPECT_EQ(stopped_before.nodes, 0U);
    EXPECT_TRUE(is_legal(Position(), stopped_before.move));
}

TEST(Search, goes_no_deeper_than_it_may_and_tells_each_depth) {
    std::vector<int> depths;
    const SearchResult result = Searcher(table_bytes)
                                    .find_best({.position = Position(),
                                                .earlier_keys = {},
                                                .limits = {.depth = 4},
                                                .on_depth = [&](const SearchResult& found) {
                                                    depths.push_back(found.depth);
                                                }});
    EXPECT_EQ(depths, (std::vector{1, 2, 3, 4}));
    EXPECT_EQ(result.depth, 4);
}

TEST(Search, answers_the_same_when_it_has_forgotten) {
    Searcher searcher(table_bytes);
    const SearchRequest request{
        .position = Position(), .earlier_keys = {}, .limits = {.nodes = 5000}};
    const SearchResult first = searcher.find_best(request);
    searcher.forget();
    const SearchResult second = searcher.find_best(request);
    EXPECT_EQ(first.line, second.line);
    EXPECT_EQ(first.score, second.score);
    EXPECT_EQ(first.nodes, second.nodes);
}

TEST(Search, of_a_deep_ending_stays_within_its_bounds) {
    // Forced moves and checks go far below the nominal depth.
    const SearchResult result = search("7k/5R2/6K1/8/8/8/8/8 w - - 0 1", {.nodes = 20'000});
    EXPECT_TRUE(result.score.is_mate());
    const SearchResult locked = search("k7/p7/P7/8/8/p7/P7/K7 w - - 0 1", {.nodes = 20'000});
    EXPECT_LE(locked.depth, max_ply);
}

TEST(Search, gives_several_lines_best_first_wherever_it_stops) {
    const Position position =
        position_of("r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4");
    for (std::uint64_t nodes = 50; nodes < 40'000; nodes += nodes / 3) {
        const SearchResult result = Searcher(table_bytes)
                                        .find_best({.position = position,
                                                    .earlier_keys = {},
                                                    .limits = {.nodes = nodes},
                                                    .lines = 3});
        Score before = result.score;
        for (const ScoredLine& line : result.other_lines) {
            EXPECT_LE(line.score, before) << nodes;
            EXPECT_NE(line.moves.front(), result.move) << nodes;
            before = line.score;
        }
    }
}

}  // namespace
}  // namespace arbiter::testing

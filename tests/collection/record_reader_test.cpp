// What is collected of each game, and that nothing of it belongs to another.
#include "arbiter/collection/record_reader.hpp"

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "tests/collection/collected.hpp"

namespace arbiter::testing {
namespace {

using Lines = std::vector<std::string>;

std::string due(const CollectedGame& game) {
    return game.odd_number
               ? game.odd_number->text + " at ply " + std::to_string(game.odd_number->ply) +
                     ", due " + std::to_string(game.odd_number->due)
               : "";
}

std::string odd_number(const std::string& text) { return of_game(text, due); }

std::string odd_spelling(const std::string& text) {
    return of_game(text, [](const CollectedGame& game) {
        return game.odd_spelling ? game.odd_spelling->text : "";
    });
}

std::vector<std::size_t> clock_plies(const std::string& text) {
    return of_game(text, [](const CollectedGame& game) {
        std::vector<std::size_t> plies;
        for (const ClockReading& clock : game.clocks)
            plies.push_back(clock.ply);
        return plies;
    });
}

TEST(RecordReader, keeps_the_tags_in_their_order) {
    of_game("[White \"A \\\"B\\\" C\"]\n[Black \"\"]\n[White \"D\"]\n\n*\n",
            [](const CollectedGame& game) {
                EXPECT_EQ(game.tags.size(), 3U);
                EXPECT_EQ(game.tag("White"), "A \"B\" C");
                EXPECT_EQ(game.tag("Black"), "");
                EXPECT_EQ(game.tags[2].value, "D");
                EXPECT_FALSE(game.tag("Whit"));
                EXPECT_FALSE(game.tag("white"));
                EXPECT_FALSE(game.tag(""));
                EXPECT_EQ(game.find_tag("Event"), nullptr);
                EXPECT_EQ(game.find_tag("Black")->place.line, 2U);
                return 0;
            });
}

TEST(RecordReader, keeps_no_more_tags_than_it_may) {
    std::string text;
    for (std::size_t i = 0; i < max_tags_per_game + 2; ++i)
        text += "[T" + std::to_string(i) + " \"x\"]\n";
    of_game(text + "\n*\n", [](const CollectedGame& game) {
        EXPECT_EQ(game.tags.size(), max_tags_per_game);
        EXPECT_EQ(game.played.problems.size(), 2U);
        EXPECT_EQ(game.played.problems.front().text,
                  "the game has more than 1000 tags; this one is not looked at");
        return 0;
    });
}

TEST(RecordReader, knows_where_each_move_stands) {
    of_game("1. e4 (1. d4 d5) e5 2. Nf3 *", [](const CollectedGame& game) {
        EXPECT_EQ(game.move_places.size(), 3U);
        EXPECT_EQ(game.place_of(1).offset, 3U);
        EXPECT_EQ(game.place_of(2).offset, 17U);
        EXPECT_EQ(game.place_of(3).offset, 23U);
        EXPECT_EQ(game.place_of(0).offset, game.played.place.offset);
        EXPECT_EQ(game.place_of(4).offset, game.played.place.offset);
        EXPECT_EQ(game.result_place.offset, 27U);
        return 0;
    });
}

TEST(RecordReader, a_move_that_pgn_writes_otherwise_is_odd) {
    for (const std::string_view right :
         {"1. e4 e5 2. Nf3 *", "1. f3 e5 2. g4 Qh4# *", "1. e4 d5 2. exd5 Qxd5 3. Nc3 *",
          "1. Nf3 Nf6 2. Nc3 Nc6 3. Nd4 Nd5 4. Ndb5 *"})
        EXPECT_EQ(odd_spelling(std::string(right)), "") << right;
    for (const std::string_view odd :
         {"1. e2e4 *", "1. Ng1f3 *", "1. Ngf3 *", "1. f3 e5 2. g4 Qh4 *", "1. f3 e5 2. g4 Qh4+ *",
          "1. e4+ *", "1. e4 d5 2. ed *", "1. e4 d5 2. exd5 Qd5 *",
          "1. e4!? e5 2. Bc4 Nc6 3. 0-0 *"})
        EXPECT_TRUE(
            odd_spelling(std::string(odd)) != "" ||
            of_game(odd, [](const CollectedGame& game) { return !game.played.is_complete; }))
            << odd;
}

TEST(RecordReader, the_first_odd_spelling_is_kept_and_all_are_counted) {
    of_game("1. e4 e7e5 2. Ng1f3 Nc6 3. Bf1b5 *", [](const CollectedGame& game) {
        EXPECT_EQ(game.odd_spellings, 3U);
        EXPECT_EQ(game.odd_spelling->ply, 2U);
        EXPECT_EQ(game.odd_spelling->place.offset, 6U);
        EXPECT_TRUE(game.odd_spelling->text.ends_with("; the standard form is e5"));
        return 0;
    });
}

TEST(RecordReader, numbers_count_from_the_start_or_as_the_first_one_does) {
    EXPECT_EQ(odd_number("1. e4 e5 2. Nf3 Nc6 3. Bb5 *"), "");
    EXPECT_EQ(odd_number("1. e4 1... e5 2. Nf3 *"), "");
    EXPECT_EQ(odd_number("1. e4 e5 3. Nf3 *"), "3. at ply 3, due 2");
    EXPECT_EQ(odd_number("2. e4 *"), "2. at ply 1, due 1");
    const std::string_view later = "4k3/8/8/8/8/8/8/R3K3 w - - 0 50";
    EXPECT_EQ(odd_number(game_from(later, "", "50. Ra2 Kd8 51. Ra3 *")), "");
    EXPECT_EQ(odd_number(game_from(later, "", "1. Ra2 Kd8 2. Ra3 *")), "");
    EXPECT_EQ(odd_number(game_from(later, "", "1. Ra2 Kd8 51. Ra3 *")), "51. at ply 3, due 2");
    EXPECT_EQ(odd_number("1. e4 99999999999999999999. e5 *"),
              "99999999999999999999. at ply 2, due 1");
}

TEST(RecordReader, variations_have_numbers_of_their_own) {
    EXPECT_EQ(odd_number("1. e4 e5 (7. d4 (9. a3)) 2. Nf3 *"), "");
    EXPECT_EQ(odd_number("1. e4 e5 (1... d5) 3. Nf3 *"), "3. at ply 3, due 2");
}

TEST(RecordReader, one_clock_a_move_and_none_of_variations) {
    using Plies = std::vector<std::size_t>;
    EXPECT_EQ(clock_plies("1. e4 {[%clk 0:05:00]} e5 {[%clk 0:04:00]} *"), (Plies{1, 2}));
    // With blanks as servers write it, which is read the short way, and without.
    const std::string blanks = "{ [%clk 0:05:00] }";
    const std::string none = "{[%clk 0:04:00]}";
    for (const std::string& first : {blanks, none})
        for (const std::string& second : {blanks, none})
            EXPECT_EQ(clock_plies("1. e4 " + first + ' ' + second + " *"), Plies{1});
    EXPECT_EQ(clock_plies("1. e4 {well [%eval 0.3] [%clk 0:05:00]} *"), Plies{1});
    EXPECT_EQ(clock_plies("1. e4 (1. d4 {[%clk 0:05:00]}) e5 {[%clk 0:04:00]} *"), Plies{2});
    EXPECT_EQ(clock_plies("1. e4 {[%clk x]} {[%emt 0:00:01]} *"), Plies{});
    EXPECT_EQ(clock_plies("{[%clk 0:05:00]} 1. e4 *"), Plies{0});
    // Behind a move that was not played.
    EXPECT_EQ(clock_plies("1. e4 Ke3 {[%clk 0:05:00]} *"), Plies{});
}

TEST(RecordReader, only_a_comment_behind_the_last_move_tells_of_time) {
    const auto tells = [](const std::string& text) {
        return of_game(text,
                       [](const CollectedGame& game) { return game.time_comment.has_value(); });
    };
    EXPECT_TRUE(tells("1. e4 e5 {White forfeits on time} 0-1"));
    EXPECT_TRUE(tells("1. e4 e5 {[%clk 0:00:00] White forfeits on time} 0-1"));
    EXPECT_TRUE(tells("1. e4 e5 {White forfeits on time [%clk 0:00:00]} 0-1"));
    EXPECT_TRUE(tells("1. e4 e5 {flag fell} 0-1"));
    EXPECT_FALSE(tells("1. e4 {White forfeits on time} e5 0-1"));
    EXPECT_FALSE(tells("1. e4 e5 (1... d5 {White forfeits on time}) 0-1"));
}

TEST(RecordReader, nothing_of_one_game_is_left_in_the_next) {
    Lines seen;
    RecordReader visitor([&](const CollectedGame& game) {
        seen.push_back(
            std::to_string(game.tags.size()) + ' ' + std::to_string(game.move_places.size()) + ' ' +
            std::to_string(game.clocks.size()) + ' ' + std::to_string(game.odd_spellings) + ' ' +
            due(game) + (game.time_comment ? " time" : "") + (game.may_have_draws ? " draws" : ""));
    });
    read_games("[White \"A\"]\n\n" + knights_out_and_back(2) +
                   " 7. e2e4 {[%clk 0:00:00] Black forfeits on time} 1-0\n\n1. e4 *\n",
               visitor);
    EXPECT_EQ(seen, (Lines{"1 9 1 1 7. at ply 9, due 5 time draws", "0 1 0 0 "}));
}

TEST(RecordReader, knows_whether_it_stands_between_games) {
    bool was_between = true;
    RecordReader visitor([&](const CollectedGame&) { was_between = true; });
    EXPECT_TRUE(visitor.is_between_games());
    visitor.begin_game({});
    EXPECT_FALSE(visitor.is_between_games());
    read_games("1. e4 *\n", visitor);
    EXPECT_TRUE(visitor.is_between_games());
    EXPECT_EQ(visitor.begin_place().offset, 0U);
    EXPECT_GE(visitor.end_place().offset, 7U);
}

}  // namespace
}  // namespace arbiter::testing

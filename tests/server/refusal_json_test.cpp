#include "arbiter/server/doors/refusal_json.hpp"

#include <set>
#include <string>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "arbiter/game/written_move.hpp"
#include "tests/support/positions.hpp"

namespace arbiter {
namespace {

Json written(const Refusal& refusal) { return json_of(refusal); }

TEST(RefusalJson, every_obstacle_has_a_code_and_a_sentence_of_its_own) {
    std::set<std::string> codes;
    std::set<std::string> sentences;
    std::size_t obstacles = 0;
    for (; obstacles <= static_cast<std::size_t>(Obstacle::too_many_wait); ++obstacles) {
        const Json no = written(static_cast<Obstacle>(obstacles));
        EXPECT_FALSE(no["e"].get<std::string>().empty());
        EXPECT_FALSE(no["m"].get<std::string>().ends_with('.')) << no["m"];
        EXPECT_EQ(no["args"], Json::object());
        codes.insert(no["code"].get<std::string>());
        sentences.insert(no["m"].get<std::string>());
    }
    EXPECT_EQ(codes.size(), obstacles);
    EXPECT_EQ(sentences.size(), obstacles);
}

TEST(RefusalJson, an_article_is_named_in_the_text_and_beside_it) {
    const Json no = written(Obstacle::offer_is_own);
    EXPECT_EQ(no["m"], "the draw offer is your own; the other side answers it (Law 9.1.2.1)");
    EXPECT_EQ(no["article"], "9.1.2.1");
    EXPECT_EQ(written(Obstacle::watching)["article"], nullptr);
}

TEST(RefusalJson, whose_turn_it_is_can_be_said_in_other_words) {
    EXPECT_EQ(written(OtherTurn{Color::black}), Json({{"e", "turn"},
                                                      {"m", "it is Black's turn (Law 1.2)"},
                                                      {"article", "1.2"},
                                                      {"code", "other_turn"},
                                                      {"args", {{"side", "black"}}}}));
}

TEST(RefusalJson, an_illegal_move_is_explained) {
    const auto rook =
        read_written_move(History(testing::position(testing::start_fen)), "a1a3", MoveText::uci);
    ASSERT_TRUE(rook.has_value());
    const Json no = written(*rook);
    EXPECT_EQ(no["e"], "illegal");
    EXPECT_EQ(no["m"], "the rook on a1 cannot pass the pawn on a2 (Law 3.5)");
    EXPECT_EQ(no["reason"], "path_blocked");
    EXPECT_EQ(no["squares"], Json({"a2"}));
}

TEST(RefusalJson, a_text_that_means_no_one_move_says_which_kind_of_text_it_is) {
    const auto of = [](std::string_view text) {
        return written(
            read_written_move(History(testing::position(testing::start_fen)), text, MoveText::any)
                .error());
    };
    EXPECT_EQ(of("hello")["e"], "unreadable");
    EXPECT_EQ(of("hello").contains("reason"), false);
    EXPECT_EQ(of("Nd4")["e"], "illegal");
    EXPECT_EQ(of("Nd4")["reason"], "no_such");
}

TEST(RefusalJson, all_that_was_ruled_on_a_wrong_claim_is_said) {
    LogEntry wrong;
    wrong.said = {Say::threefold_claim_wrong};
    wrong.said.side = Color::white;
    wrong.article = "9.2";
    LogEntry offer;
    offer.said = {Say::claim_stands_as_offer};
    offer.article = "9.1.2.3";
    const Json no = written(WrongClaim{{wrong, offer}, true});
    EXPECT_EQ(no["m"],
              "your claim is wrong: the position has not occurred three times (Law 9.2). The claim "
              "stands as an offer of a draw (Law 9.1.2.3). The move that was named is played "
              "(Law 9.5.3)");
    EXPECT_EQ(no["article"], "9.2");
    EXPECT_EQ(no["args"], Json({{"why", "threefold_claim_wrong"}, {"is_move_played", true}}));
}

TEST(RefusalJson, why_nothing_could_be_kept_is_not_for_players) {
    EXPECT_EQ(written(NotKept{{StoreProblem::unavailable, "/var/games/games.db: disk full"}})["m"],
              "the game could not be kept, so nothing was played; try again");
}

}  // namespace
}  // namespace arbiter

// Claims that were open and that nobody made (Laws 9.2, 9.3).
#include "arbiter/collection/claim_check.hpp"

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/collection/check_parts.hpp"
#include "arbiter/game/mating_chances.hpp"
#include "tests/collection/collected.hpp"

namespace arbiter::testing {
namespace {

std::vector<GameFinding> claims(const std::string& text,
                                const std::optional<BoardEnding>& end = std::nullopt,
                                const Ruleset& ruleset = fide_ruleset()) {
    return of_game(text, [&](const CollectedGame& game) {
        std::vector<GameFinding> findings;
        const auto history = history_for_draws(game);
        check_claims(game, history ? &*history : nullptr, end, ruleset, findings);
        return findings;
    });
}

constexpr std::string_view rook_at_98 = "4k3/8/8/8/8/8/8/R3K3 w - - 98 90";

TEST(CheckClaims, the_third_time_is_told_once) {
    const auto findings = claims(knights_out_and_back(4) + " *");
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings[0].severity, Severity::note);
    EXPECT_EQ(findings[0].code, "claim-threefold");
    EXPECT_EQ(findings[0].ply, 8U);
    EXPECT_EQ(findings[0].text,
              "the position stood on the board for the third time after 4... Ng8: a draw could be "
              "claimed (Law 9.2.2)");
}

TEST(CheckClaims, nothing_is_told_of_the_second_time) {
    EXPECT_TRUE(claims(knights_out_and_back(1) + " Nf3 Nf6 Ng1 *").empty());
}

TEST(CheckClaims, fifty_moves_are_told_once) {
    const auto findings = claims(game_from(rook_at_98, "", "1. Ra2 Kd8 2. Ra3 Kd7 *"));
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings[0].code, "claim-fifty");
    EXPECT_EQ(findings[0].ply, 2U);
    EXPECT_EQ(findings[0].text,
              "50 moves had passed without a pawn move or capture after 90... Kd8: a draw could be "
              "claimed (Law 9.3.2)");
    EXPECT_TRUE(claims(game_from(rook_at_98, "", "1. Ra2 *")).empty());
}

TEST(CheckClaims, the_start_may_have_been_open_to_a_claim) {
    const auto findings = claims(game_from("4k3/8/8/8/8/8/8/R3K3 w - - 100 90", "", "1. Ra2 *"));
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings[0].ply, 0U);
    EXPECT_NE(findings[0].text.find("capture at the start: a draw"), std::string::npos);
}

TEST(CheckClaims, both_kinds_are_told) {
    const auto findings = claims(
        game_from("4k1n1/8/8/8/8/8/8/4K1N1 w - - 94 90", "", knights_out_and_back(2) + " *"));
    ASSERT_EQ(findings.size(), 2U);
    EXPECT_EQ(findings[0].code, "claim-fifty");
    EXPECT_EQ(findings[1].code, "claim-threefold");
}

TEST(CheckClaims, after_the_end_there_is_nothing_to_claim) {
    const std::string text = knights_out_and_back(2) + " *";
    const Ending draw = dead_position_ending();
    EXPECT_EQ(claims(text, BoardEnding{draw, 9}).size(), 1U);
    // The position that ends the game is no longer played from.
    EXPECT_TRUE(claims(text, BoardEnding{draw, 8}).empty());
    EXPECT_TRUE(claims(text, BoardEnding{draw, 0}).empty());
}

TEST(CheckClaims, nobody_has_to_claim_where_the_third_time_ends_the_game) {
    EXPECT_TRUE(
        claims(knights_out_and_back(2) + " *", std::nullopt, *find_ruleset("fide-online")).empty());
}

}  // namespace
}  // namespace arbiter::testing

#include "arbiter/server/doors/proof_value.hpp"

#include <string>

#include <gtest/gtest.h>

#include "arbiter/journal/terms_value.hpp"
#include "tests/server/page_house.hpp"
#include "tests/server/presided_game.hpp"

namespace arbiter::testing {
namespace {

json proofs(const KeptVerdicts& verdicts) {
    return json::parse(write_json(proofs_of({.verdicts = verdicts})));
}

KeptVerdict unwinnable(std::string certificate) {
    return {Color::white, Winnability::unwinnable, "6.9", std::move(certificate)};
}

TEST(ProofValue, of_men_that_never_mate_is_the_theorem) {
    for (const char* theorem : {"lone_king", "knight_against_queens", "bishops_of_one_colour"})
        EXPECT_EQ(proofs({unwinnable(std::string("theorem ") + theorem)}),
                  (json{{{"side", "white"},
                         {"can_mate", false},
                         {"kind", "material"},
                         {"theorem", theorem}}}));
}

TEST(ProofValue, of_a_wall_is_where_the_men_may_be) {
    EXPECT_EQ(proofs({unwinnable("closure 2 layer Pe4,pe5 w:a1/h8,b1/g8 b:a1/h8 ep:")}),
              json::array())
        << "a text that is no certificate shows nothing";
    const json told = proofs({unwinnable("closure 2 layer Pe4,pe5 w:a1/h8,b1/g8 b:a1/h8")});
    EXPECT_EQ(
        told,
        (json{{{"side", "white"},
               {"can_mate", false},
               {"kind", "closure"},
               {"positions", 2},
               {"layers", 1},
               {"shown",
                {{{"men",
                   {{{"piece", "P"}, {"squares", {"e4"}}}, {{"piece", "p"}, {"squares", {"e5"}}}}},
                  {"kings", {{"white", {"a1", "b1"}}, {"black", {"g8", "h8"}}}}}}}}}));
}

TEST(ProofValue, of_many_layers_shows_some) {
    std::string text = "closure 3";
    for (int i = 0; i < 20; ++i)
        text += " layer Pe4 w:a1/h8 b:a1/h8";
    const json told = proofs({unwinnable(text)});
    EXPECT_EQ(told[0]["layers"], 20);
    EXPECT_EQ(told[0]["shown"].size(), 8U);
}

TEST(ProofValue, without_evidence_is_none) {
    EXPECT_EQ(proofs({unwinnable("")}), json::array());
    EXPECT_EQ(proofs({{Color::white, Winnability::undecided, "6.9", ""}}), json::array());
}

/// White has resigned at once; so many half-moves are kept of how Black could have mated.
std::string told_of_helpmate(std::size_t plies) {
    GameStart start;
    start.terms = write_terms({});
    Table table = Table::set_up(start).value();
    const KeptVerdict mate{Color::black, Winnability::winnable, "5.1.2",
                           helpmate_from_start(plies)};
    EXPECT_LE(mate.evidence.size(), longest_evidence);
    EXPECT_TRUE(table.replay({Event{Resigned{Color::white}}, {mate}}, {}));
    return write_json(proofs_of(*table.shown_end()));
}

TEST(ProofValue, of_a_long_mate_does_not_make_everybody_load_it) {
    constexpr std::size_t all_that_is_kept = longest_evidence / std::size("e2e4");
    EXPECT_EQ(told_of_helpmate(all_that_is_kept / 4 * 4), "[]");
    const std::string longest = told_of_helpmate(longest_mate_shown);
    EXPECT_EQ(json::parse(longest)[0]["moves"].size(), longest_mate_shown);
    EXPECT_LT(longest.size(), 32U * 1024);
}

TEST(ProofValue, is_one_for_each_side_the_first_that_there_is) {
    const KeptVerdict theorem = unwinnable("theorem lone_king");
    const json told = proofs({unwinnable(""),
                              theorem,
                              unwinnable("theorem lone_king"),
                              {Color::black, Winnability::unwinnable, "6.9", theorem.evidence}});
    ASSERT_EQ(told.size(), 2U) << told;
    EXPECT_EQ(told[0]["side"], "white");
    EXPECT_EQ(told[1]["side"], "black");
}

TEST(ProofOfTheEnd, is_told_with_it_and_to_who_comes_later) {
    TwoPages house;
    const json end = house.ask(2, "resign")[0]["d"];
    ASSERT_EQ(end["proofs"].size(), 1U) << end;
    EXPECT_EQ(end["proofs"][0]["side"], "white");
    EXPECT_EQ(end["proofs"][0]["kind"], "helpmate");
    const json& mate = end["proofs"][0]["moves"];
    ASSERT_FALSE(mate.empty());
    EXPECT_TRUE(std::string(mate.back()["s"]).ends_with('#')) << mate;
    EXPECT_EQ(mate.back()["left"], nullptr);
    EXPECT_EQ(house.enter(3, house.game, carol)[0]["d"]["end"], end);
}

TEST(ProofOfTheEnd, says_why_nobody_could_have_won) {
    PageHouse house;
    const std::string game = house.new_game(
        {{"opponent", "screen"}, {"rules", "fide"}, {"fen", "4k3/4p3/8/8/8/8/8/4K3 b - - 0 1"}});
    house.enter(1, game, alice);
    const json end = house.ask(1, "resign", {{"side", "black"}})[0]["d"];
    EXPECT_EQ(end["result"], "1/2-1/2");
    EXPECT_EQ(end["proofs"], (json{{{"side", "white"},
                                    {"can_mate", false},
                                    {"kind", "material"},
                                    {"theorem", "lone_king"}}}));
}

TEST(ClaimedMove, is_told_with_the_end_and_stands_in_no_list) {
    PresidedGame house;
    play_in_turn(house, {"g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1"});
    const json end = house.ask(2, "claim", {{"what", "threefold"}, {"move", "f6g8"}})[0]["d"];
    EXPECT_EQ(end["article"], "9.2.1");
    EXPECT_EQ(end["claimed"]["u"], "f6g8");
    EXPECT_EQ(end["claimed"]["s"], "Ng8");
    const json state = house.enter(4, house.game, bob)[0]["d"];
    EXPECT_EQ(state["end"], end);
    EXPECT_EQ(state["moves"].size(), 7U);
}

TEST(ProofOfTheEnd, goes_with_the_end_that_it_is_of) {
    PresidedGame house;
    EXPECT_TRUE(house.ask(2, "resign")[0]["d"].contains("proofs"));
    house.take(1);
    const json declared = house.told_of({{"event", "declare_result"},
                                         {"result", "0-1"},
                                         {"article", "11.7"},
                                         {"reason", "enough"}})["d"]["end"];
    EXPECT_EQ(declared["result"], "0-1");
    EXPECT_FALSE(declared.contains("proofs"));
}

}  // namespace
}  // namespace arbiter::testing

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

/// After which the knight's way home from f6 makes the start occur for the third time.
const std::vector<std::string> almost_threefold{"g1f3", "g8f6", "f3g1", "f6g8",
                                                "g1f3", "g8f6", "f3g1"};
const json threefold_with_knight{{"what", "threefold"}, {"move", "f6g8"}};

TEST(ClaimedMove, is_told_with_the_end_and_stands_in_no_list) {
    PresidedGame house;
    play_in_turn(house, almost_threefold);
    const json end = house.ask(2, "claim", threefold_with_knight)[0]["d"];
    EXPECT_EQ(end["article"], "9.2.1");
    EXPECT_EQ(end["claimed"]["u"], "f6g8");
    EXPECT_EQ(end["claimed"]["s"], "Ng8");
    const json state = house.enter(4, house.game, bob)[0]["d"];
    EXPECT_EQ(state["end"], end);
    EXPECT_EQ(state["moves"].size(), 7U);
}

TEST(ClaimedMove, goes_with_the_end_that_an_arbiter_annuls) {
    PresidedGame house;
    play_in_turn(house, almost_threefold);
    const auto annul = [&house] {
        house.take(1);
        const json back = house.told_of({{"event", "annul_ending"}, {"reason", "both play on"}});
        EXPECT_EQ(back["d"]["end"], nullptr);
        EXPECT_EQ(house.enter(4, house.game, bob)[0]["d"]["end"], nullptr);
        house.told_of({{"event", "resume"}});
        house.take(2);
    };
    EXPECT_TRUE(house.ask(2, "claim", threefold_with_knight)[0]["d"].contains("claimed"));
    annul();
    const json again = house.ask(2, "claim", threefold_with_knight)[0]["d"];
    EXPECT_EQ(again["claimed"]["u"], "f6g8") << "the same draw is claimed again";
    house.leave(4);
    annul();
    const json resigned = house.ask(2, "resign")[0]["d"];
    EXPECT_EQ(resigned["reason"], "resignation");
    EXPECT_FALSE(resigned.contains("claimed")) << "another end was not claimed";
}

TEST(ClaimedMove, goes_with_the_end_in_whose_place_an_arbiter_declares_another) {
    PresidedGame house;
    play_in_turn(house, almost_threefold);
    house.ask(2, "claim", threefold_with_knight);
    house.take(1);
    const json declared = house.told_of({{"event", "declare_result"},
                                         {"result", "0-1"},
                                         {"article", "11.7"},
                                         {"reason", "enough"}})["d"]["end"];
    EXPECT_EQ(declared["result"], "0-1");
    EXPECT_FALSE(declared.contains("claimed"));
}

TEST(ClaimedMove, is_told_of_a_game_that_is_replayed) {
    PresidedGame house;
    play_in_turn(house, almost_threefold);
    const json end = house.ask(2, "claim", threefold_with_knight)[0]["d"];
    ASSERT_TRUE(end.contains("claimed"));
    PageHouse next(house, Timestamp());
    EXPECT_EQ(next.enter(1, house.game, alice)[0]["d"]["end"], end);
}

/// The end of a game in which castling would be the 50th move of both without a capture or a move
/// of a pawn, and is claimed with; as it is told at once and after a replay.
json end_claimed_by_castling(const std::string& fen, const std::string& move) {
    PageHouse house;
    const std::string game =
        house.new_game({{"opponent", "screen"}, {"rules", "fide"}, {"fen", fen}});
    house.enter(1, game, alice);
    json end = house.ask(1, "claim", {{"what", "fifty"}, {"move", move}})[0]["d"];
    PageHouse next(house, Timestamp());
    EXPECT_EQ(next.enter(1, game, alice)[0]["d"]["end"], end);
    return end;
}

TEST(ClaimedMove, may_be_castling_in_chess960_too) {
    struct Case {
        const char* fen;
        const char* named;
        const char* uci;
        const char* san;
        const char* after;
    };
    for (const auto& [fen, named, uci, san, after] :
         {Case{"4k3/8/8/8/8/8/8/4K2R w K - 99 80", "e1g1", "e1g1", "O-O",
               "4k3/8/8/8/8/8/8/5RK1 b - - 100 80"},
          Case{"4k3/8/8/8/8/8/8/4K2R w K - 99 80", "e1h1", "e1g1", "O-O",
               "4k3/8/8/8/8/8/8/5RK1 b - - 100 80"},
          Case{"5k2/8/8/8/8/8/8/RK6 w A - 99 80", "b1a1", "b1a1", "O-O-O",
               "5k2/8/8/8/8/8/8/2KR4 b - - 100 80"},
          Case{"4k3/8/8/8/8/8/8/6KR w H - 99 80", "g1h1", "g1h1", "O-O",
               "4k3/8/8/8/8/8/8/5RK1 b - - 100 80"}}) {
        const json end = end_claimed_by_castling(fen, named);
        EXPECT_EQ(end["article"], "9.3.1") << end;
        EXPECT_EQ(end["claimed"]["u"], uci);
        EXPECT_EQ(end["claimed"]["s"], san);
        EXPECT_EQ(end["claimed"]["fen"], after);
    }
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

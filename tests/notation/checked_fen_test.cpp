// A FEN read and checked at once: codes, places, and what is forgiven by name.
#include "arbiter/notation/checked_fen.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/notation/fen.hpp"
#include "tests/support/print.hpp"

namespace arbiter::testing {
namespace {

struct CodeAndPlace {
    std::string_view code;
    std::size_t at;

    bool operator==(const CodeAndPlace&) const = default;
};

std::vector<CodeAndPlace> places(const std::vector<FenFault>& faults) {
    std::vector<CodeAndPlace> found;
    for (const FenFault& fault : faults)
        found.push_back({fault.code, fault.at});
    return found;
}

std::ostream& operator<<(std::ostream& out, const CodeAndPlace& each) {
    return out << each.code << " at " << each.at;
}

TEST(CheckedFen, a_good_position_has_nothing_to_tell) {
    const CheckedFen checked = check_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    EXPECT_TRUE(checked.position.has_value());
    EXPECT_TRUE(checked.faults.empty() && checked.warnings.empty() && checked.forgiven.empty());
}

TEST(CheckedFen, tells_all_faults_of_a_position_with_their_places) {
    const CheckedFen checked =
        check_fen("Pnbqkbnr/pppppppp/p7/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e3 151 1");
    EXPECT_FALSE(checked.position.has_value());
    EXPECT_EQ(places(checked.faults), (std::vector<CodeAndPlace>{{"pawn_rank", 0},
                                                                 {"too_many_pawns", 0},
                                                                 {"too_many_men", 0},
                                                                 {"castling", 47},
                                                                 {"en_passant", 52}}));
    EXPECT_EQ(places(checked.warnings), (std::vector<CodeAndPlace>{{"counters", 55}}));
}

TEST(CheckedFen, each_fault_is_forgiven_by_its_name) {
    const std::string fen = "4k3/8/8/8/8/8/8/4K3 w K e3 0 1";
    EXPECT_EQ(check_fen(fen).faults.size(), 2);
    EXPECT_EQ(places(check_fen(fen, {Fault::castling}).faults),
              (std::vector<CodeAndPlace>{{"en_passant", 24}}));
    EXPECT_EQ(places(check_fen(fen, {Fault::castling}).forgiven),
              (std::vector<CodeAndPlace>{{"castling", 22}}));
    const CheckedFen both = check_fen(fen, {Fault::castling, Fault::en_passant});
    ASSERT_TRUE(both.position.has_value());
    EXPECT_EQ(write_fen(*both.position), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
}

TEST(CheckedFen, what_no_position_can_be_is_never_forgiven) {
    for (const auto& [fen, fault] :
         {std::pair{"8/8/8/8/8/8/8/4K3 w - - 0 1", Fault::kings},
          std::pair{"4k2P/8/8/8/8/8/8/4K3 w - - 0 1", Fault::pawn_rank},
          std::pair{"4k3/8/8/8/8/8/8/4RK2 w - - 0 1", Fault::opposite_check}}) {
        const CheckedFen checked = check_fen(fen, {fault}, Reading::lenient);
        EXPECT_FALSE(checked.position.has_value()) << fen;
        ASSERT_EQ(checked.faults.size(), 1) << fen;
        EXPECT_EQ(checked.faults.front().code, code(fault)) << fen;
    }
}

TEST(CheckedFen, lenient_reading_tells_what_it_forgave_and_gives_the_canonical_text) {
    const CheckedFen checked = check_fen("4k/8/8/8/8/8/8/4K2R W KQ e3", {}, Reading::lenient);
    ASSERT_TRUE(checked.position.has_value());
    EXPECT_EQ(write_fen(*checked.position), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    EXPECT_EQ(places(checked.forgiven),
              (std::vector<CodeAndPlace>{
                  {"syntax", 2}, {"syntax", 20}, {"castling", 22}, {"en_passant", 25}}));
}

TEST(CheckedFen, places_count_in_the_text_as_it_was_given) {
    const auto first = [](std::string_view fen) {
        const CheckedFen checked = check_fen(fen, {}, Reading::lenient);
        return checked.faults.empty() ? std::string_view() : fen.substr(checked.faults.front().at);
    };
    EXPECT_EQ(first("\"4k3/8/8/8/8/8/8/P3K3 w - - 0 1\""), "P3K3 w - - 0 1\"");
    EXPECT_EQ(first("k7//8/8/8/8/8/K6P w - - 0 1"), "P w - - 0 1");
    const std::string_view with_underscores = "4k3/8/8/8/8/8/8/4K3_w_K_-_0_0";
    const CheckedFen checked = check_fen(with_underscores, {}, Reading::lenient);
    EXPECT_EQ(with_underscores.substr(checked.warnings.front().at), "0");
    EXPECT_EQ(with_underscores.substr(checked.forgiven.back().at), "K_-_0_0");
    EXPECT_TRUE(checked.forgiven.back().text.ends_with("; dropped"));
}

TEST(CheckedFen, wrong_kings_are_those_of_the_side_that_has_them) {
    EXPECT_EQ(places(check_fen("4k3/8/8/8/8/8/8/KK6 w - - 0 1").faults),
              (std::vector<CodeAndPlace>{{"kings", 16}}));
}

TEST(CheckedFen, places_are_found_beyond_a_short_rank) {
    const CheckedFen checked = check_fen("4k/8/8/8/8/8/8/4KP w - -", {}, Reading::lenient);
    EXPECT_EQ(places(checked.faults), (std::vector<CodeAndPlace>{{"pawn_rank", 17}}));
}

}  // namespace
}  // namespace arbiter::testing

// Positions in at most 32 bytes: exact round trips, and nothing else is accepted.
#include "arbiter/notation/packed_position.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/notation/fen.hpp"
#include "arbiter/rules/chess960.hpp"
#include "tests/support/data_files.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/playout.hpp"
#include "tests/support/print.hpp"

namespace arbiter::testing {
namespace {

std::vector<std::byte> packed(const Position& position) {
    const PackedPosition bytes = pack(position).value();
    return {bytes.begin(), bytes.end()};
}

std::string hexadecimal(const std::vector<std::byte>& bytes) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const std::byte byte : bytes) {
        text += digits[std::to_integer<std::size_t>(byte >> 4)];
        text += digits[std::to_integer<std::size_t>(byte & std::byte{15})];
    }
    return text;
}

void expect_round_trip(const Position& position) {
    const std::vector<std::byte> bytes = packed(position);
    ASSERT_LE(bytes.size(), 32) << write_fen(position);
    const auto back = unpack(bytes);
    ASSERT_TRUE(back) << write_fen(position) << ": " << back.error().text;
    ASSERT_EQ(*back, position) << write_fen(position);
    ASSERT_EQ(back->just_crossed(), position.just_crossed()) << write_fen(position);
    ASSERT_EQ(back->halfmove_clock(), position.halfmove_clock());
    ASSERT_EQ(back->fullmove_number(), position.fullmove_number());
    ASSERT_EQ(packed(*back), bytes);
}

TEST(PackedPosition, has_the_documented_layout) {
    EXPECT_EQ(hexadecimal(packed(position_of("4k3/8/8/8/8/8/8/4K2R w K - 5 300"))),
              "9000000000000010"
              "c5"
              "fb"
              "0a"
              "ac02");
    // White's king and pawn, a black pawn that has just gone two squares, Black's king.
    EXPECT_EQ(hexadecimal(packed(position_of("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2"))),
              "1000000018000010"
              "e5"
              "b0"
              "00"
              "02");
}

TEST(PackedPosition, every_position_of_random_games_comes_back_exactly) {
    Random random(21);
    for (int number = 0; number < 960; number += 13)
        playout(chess960_position(number).value(), 120, random, expect_round_trip);
}

TEST(PackedPosition, a_position_that_was_forgiven_its_faults_comes_back) {
    const Position position =
        position_of("4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1", forgivable_faults);
    expect_round_trip(position);
}

TEST(PackedPosition, the_initial_position_takes_26_bytes) {
    EXPECT_EQ(packed(Position()).size(), 26);
}

TEST(PackedPosition, large_counters_still_fit) {
    arbiter::Setup setup = Position().to_setup();
    setup.halfmove_clock = (1U << 27) - 1;
    setup.fullmove_number = (1U << 28) - 1;
    const Position position = Position::from(setup).value();
    EXPECT_EQ(packed(position).size(), 32);
    expect_round_trip(position);
    setup.fullmove_number = 1U << 28;
    EXPECT_FALSE(pack(Position::from(setup).value()));
    setup.fullmove_number = 1;
    setup.halfmove_clock = 1U << 27;
    EXPECT_FALSE(pack(Position::from(setup).value()));
}

TEST(PackedPosition, over_32_men_are_not_packed) {
    const Position crowded =
        position_of("nnnnknnn/nnnnnnnn/nnnnnnnn/8/8/8/NNNNNNNN/NNNNKNNN w - -", forgivable_faults);
    EXPECT_FALSE(pack(crowded));
}

TEST(PackedPosition, each_broken_byte_is_refused_with_its_place) {
    std::vector<std::byte> good = packed(position_of("4k3/8/8/8/8/8/8/4K2R w K - 5 300"));
    const auto error = [](const std::vector<std::byte>& bytes) {
        const auto found = unpack(bytes);
        return found ? "accepted" : std::to_string(found.error().at) + ": " + found.error().text;
    };
    EXPECT_EQ(error({}), "0: the bytes end within the 8 of the occupied squares");
    auto bytes = good;
    bytes.resize(10);
    EXPECT_EQ(error(bytes), "10: the bytes end before the counters do");
    bytes = good;
    bytes.push_back({});
    EXPECT_EQ(error(bytes), "13: the position ends before the bytes do");
    bytes = good;
    bytes[9] = std::byte{0x0b};
    EXPECT_EQ(error(bytes), "9: the half byte after the last man is 15");
    bytes = good;
    bytes[8] = std::byte{0xf5};
    EXPECT_EQ(error(bytes), "8: 15 is no man");
    bytes = good;
    bytes[8] = std::byte{0xe5};
    EXPECT_EQ(error(bytes), "8: a pawn that has just gone two squares stands on its fourth rank");
    bytes = good;
    bytes[12] = std::byte{0};
    EXPECT_EQ(error(bytes), "12: a counter takes more bytes than it needs");
    EXPECT_EQ(error(std::vector(32, std::byte{255})), "0: over 32 squares are occupied");
    bytes = good;
    bytes[8] = std::byte{0xd5};
    EXPECT_TRUE(error(bytes).starts_with("0: a castling right needs")) << error(bytes);
}

TEST(PackedPosition, whatever_is_accepted_is_written_the_same_way) {
    Random random(22);
    const std::vector<std::byte> good =
        packed(position_of("4k2r/8/8/3pP3/8/8/8/R3K2R w KQk d6 0 2"));
    int accepted = 0;
    for (int i = 0; i < 50'000; ++i) {
        std::vector<std::byte> bytes = good;
        for (std::size_t n = random.below(3) + 1; n > 0; --n)
            bytes[random.below(bytes.size())] = static_cast<std::byte>(random.below(256));
        const auto found = unpack(bytes);
        if (!found)
            continue;
        ++accepted;
        ASSERT_EQ(hexadecimal(packed(*found)), hexadecimal(bytes));
    }
    EXPECT_GT(accepted, 100);
}

TEST(PackedPosition, the_shared_legal_setups_come_back) {
    const auto lines = shared_lines("rules/valid.sfens");
    if (!lines)
        GTEST_SKIP() << no_shared_data;
    for (const std::string& line : *lines)
        expect_round_trip(position_of(line));
}

}  // namespace
}  // namespace arbiter::testing

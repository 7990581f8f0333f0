// Keys against those that the format's description gives, and a small book.
#include "arbiter/notation/polyglot.hpp"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/notation/uci_move.hpp"
#include "arbiter/rules/chess960.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/print.hpp"

namespace arbiter::testing {
namespace {

TEST(Polyglot, keys_are_those_of_the_formats_description) {
    const std::pair<std::string_view, std::uint64_t> known[] = {
        {"", 0x463b96181691fc9c},
        {"e2e4", 0x823c9b50fd114196},
        {"e2e4 d7d5", 0x0756b94461c50fb0},
        {"e2e4 d7d5 e4e5", 0x662fafb965db29d4},
        {"e2e4 d7d5 e4e5 f7f5", 0x22a48b5a8e47ff78},
        {"e2e4 d7d5 e4e5 f7f5 e1e2", 0x652a607ca3f242c1},
        {"e2e4 d7d5 e4e5 f7f5 e1e2 e8f7", 0x00fdd303c946bdd9},
        {"a2a4 b7b5 h2h4 b5b4 c2c4", 0x3c8123ea7b067637},
        {"a2a4 b7b5 h2h4 b5b4 c2c4 b4c3 a1a3", 0x5c3f9b829b279560},
    };
    for (const auto& [moves, key] : known)
        EXPECT_EQ(polyglot_key(play(Position(), moves)), key) << moves;
}

TEST(Polyglot, en_passant_counts_where_a_pawn_stands_beside_pinned_or_not) {
    const Position pinned = position_of("6k1/8/8/K2pP2r/8/8/8/8 w - d6 0 2");
    const Position without = position_of("6k1/8/8/K2pP2r/8/8/8/8 w - - 0 2");
    EXPECT_EQ(pinned, without);
    EXPECT_NE(polyglot_key(pinned), polyglot_key(without));
}

class Book {
  public:
    Book& add(std::uint64_t key, unsigned move, unsigned weight, std::uint64_t learn = 0) {
        write(key, 8);
        write(move, 2);
        write(weight, 2);
        write(learn, 4);
        return *this;
    }
    [[nodiscard]] PolyglotBook open() const { return PolyglotBook::from(bytes).value(); }

    std::vector<std::byte> bytes;

  private:
    void write(std::uint64_t number, int size) {
        for (int shift = 8 * (size - 1); shift >= 0; shift -= 8)
            bytes.push_back(static_cast<std::byte>(number >> shift));
    }
};

/// File and rank of arrival, then of departure, three bits each, then the promotion.
unsigned bits(Square from, Square to, unsigned promotion = 0) {
    return static_cast<unsigned>(index(to)) | static_cast<unsigned>(index(from)) << 6 |
           promotion << 12;
}

std::vector<std::string> moves(const PolyglotBook& book, const Position& position) {
    std::vector<std::string> texts;
    for (const BookMove& each : book.moves(position))
        texts.push_back(write_uci_move(each.move) + ' ' + std::to_string(each.weight));
    return texts;
}

TEST(Polyglot, a_book_gives_its_moves_with_the_most_weighty_first) {
    const std::uint64_t key = polyglot_key(Position());
    Book bytes;
    bytes.add(1, 0, 1)
        .add(key, bits(Square::d2, Square::d4), 3)
        .add(key, bits(Square::e2, Square::e4), 7, 0xDEADBEEF)
        .add(key, bits(Square::e2, Square::e5), 9)
        .add(key + 1, bits(Square::a2, Square::a4), 1);
    const PolyglotBook book = bytes.open();
    EXPECT_EQ(book.entries(), 5);
    EXPECT_EQ(moves(book, Position()), (std::vector<std::string>{"e2e4 7", "d2d4 3"}));
    EXPECT_EQ(book.moves(Position()).front().learn, 0xDEADBEEF);
    EXPECT_TRUE(moves(book, play(Position(), "e2e4")).empty());
}

TEST(Polyglot, castling_and_promotion_are_read) {
    const Position castling = position_of("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    Book bytes;
    bytes.add(polyglot_key(castling), bits(Square::e1, Square::h1), 2)
        .add(polyglot_key(castling), bits(Square::e1, Square::a1), 1);
    EXPECT_EQ(moves(bytes.open(), castling), (std::vector<std::string>{"e1g1 2", "e1c1 1"}));
    const Position promotion = position_of("8/P6k/8/8/8/8/8/K7 w - - 0 1");
    Book other;
    other.add(polyglot_key(promotion), bits(Square::a7, Square::a8, 1), 5)
        .add(polyglot_key(promotion), bits(Square::a7, Square::a8, 4), 4)
        .add(polyglot_key(promotion), bits(Square::a7, Square::a8, 5), 3)
        .add(polyglot_key(promotion), bits(Square::a7, Square::a8), 3);
    EXPECT_EQ(moves(other.open(), promotion), (std::vector<std::string>{"a7a8n 5", "a7a8q 4"}));
}

TEST(Polyglot, a_broken_book_is_refused_with_the_place) {
    Book bytes;
    bytes.add(2, 0, 1).add(1, 0, 1);
    EXPECT_EQ(PolyglotBook::from(bytes.bytes).error().at, 16);
    bytes.bytes.resize(20);
    const auto cut = PolyglotBook::from(bytes.bytes);
    EXPECT_EQ(cut.error().at, 16);
    EXPECT_EQ(cut.error().text,
              "a Polyglot book has 16 bytes an entry, and the last entry has only 4");
    EXPECT_EQ(PolyglotBook::from({})->entries(), 0);
}

}  // namespace
}  // namespace arbiter::testing

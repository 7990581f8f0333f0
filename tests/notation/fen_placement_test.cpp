// The quick way to read and write the men of a FEN against a slow one.
#include "arbiter/notation/fen_placement.hpp"

#include <optional>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/square.hpp"
#include "tests/support/playout.hpp"
#include "tests/support/print.hpp"

namespace arbiter::testing {
namespace {

/// The slow twin: rank by rank, byte by byte.
std::optional<Board> read_slowly(std::string_view word) {
    Board board;
    int rank = 7;
    int file = 0;
    bool after_number = false;
    for (const char c : word) {
        const auto piece = piece_lettered(c);
        const bool is_number = c >= '1' && c <= '8';
        if (c == '/') {
            if (file != 8 || rank == 0)
                return std::nullopt;
            --rank;
            file = 0;
        } else if (piece && file < 8) {
            board.put(square_at(static_cast<File>(file), static_cast<Rank>(rank)), *piece);
            ++file;
        } else if (is_number && !after_number && file + (c - '0') <= 8) {
            file += c - '0';
        } else {
            return std::nullopt;
        }
        after_number = is_number;
    }
    return rank == 0 && file == 8 ? std::optional(board) : std::nullopt;
}

std::string write_slowly(const Board& board) {
    std::string text;
    for (int rank = 7; rank >= 0; --rank) {
        int empty = 0;
        for (int file = 0; file < 8; ++file) {
            const auto piece =
                board.at(square_at(static_cast<File>(file), static_cast<Rank>(rank)));
            if (!piece) {
                ++empty;
                continue;
            }
            text += (empty > 0 ? std::to_string(empty) : "") + letter(*piece);
            empty = 0;
        }
        text += (empty > 0 ? std::to_string(empty) : "") + (rank > 0 ? "/" : "");
    }
    return text;
}

std::string written(const Board& board) {
    FenBuffer text;
    append_placement(board, text);
    return {text.begin(), text.end()};
}

class RandomBoards {
  public:
    Board next() {
        Board board;
        const std::size_t empty_in_16 = random_.below(16);
        for (const Square square : all_squares)
            if (random_.below(16) >= empty_in_16)
                board.put(square, {static_cast<Color>(random_.below(2)),
                                   static_cast<Role>(random_.below(6))});
        return board;
    }
    /// The text with one byte put in, taken out or exchanged.
    std::string spoil(std::string text) {
        constexpr std::string_view bytes = "/123456789PNBRQKpnbrqkx0 -\t\xFF";
        const std::size_t at = random_.below(text.size());
        const char byte = bytes[random_.below(bytes.size())];
        switch (random_.below(3)) {
            case 0:
                text.insert(at, 1, byte);
                break;
            case 1:
                text.erase(at, 1);
                break;
            default:
                text[at] = byte;
        }
        return text;
    }

  private:
    Random random_{20};
};

TEST(FenPlacement, is_written_and_read_as_square_by_square) {
    RandomBoards boards;
    for (int i = 0; i < 20'000; ++i) {
        const Board board = boards.next();
        const std::string text = written(board);
        ASSERT_EQ(text, write_slowly(board));
        TextCursor cursor(text);
        ASSERT_EQ(read_placement(cursor), board) << text;
        ASSERT_TRUE(cursor.at_end());
    }
}

TEST(FenPlacement, is_taken_only_where_the_slow_reader_takes_it) {
    RandomBoards boards;
    int taken = 0;
    for (int i = 0; i < 100'000; ++i) {
        const std::string text = boards.spoil(written(boards.next()));
        TextCursor word(text);
        TextCursor cursor(text);
        const auto board = read_placement(cursor);
        ASSERT_EQ(board, read_slowly(word.take_word())) << text;
        ASSERT_EQ(cursor.at(), board ? word.at() : 0) << text;
        taken += board ? 1 : 0;
    }
    EXPECT_GT(taken, 1'000) << "a man exchanged for another, or a byte put behind the end";
}

TEST(FenPlacement, ends_at_a_blank) {
    TextCursor cursor("8/8/8/8/8/8/8/8 w");
    EXPECT_EQ(read_placement(cursor), Board{});
    EXPECT_EQ(cursor.rest(), " w");
}

TEST(FenPlacement, is_not_taken_where_ranks_run_into_each_other) {
    for (const std::string_view text :
         {"9/7/8/8/8/8/8/8", "44/8/8/8/8/8/8/8", "88/8/8/8/8/8/8", "8/8/8/8/8/8/8/8/",
          "8/8/8/8/8/8/8", "", "5p5/6/8/8/8/8/8/8", "7/8p/8/8/8/8/8/8"}) {
        TextCursor cursor(text);
        EXPECT_EQ(read_placement(cursor), std::nullopt) << text;
    }
}

}  // namespace
}  // namespace arbiter::testing

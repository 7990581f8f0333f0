// FEN in its three castling styles: what is read, what is written, and every syntax error with its
// place.
#include "arbiter/notation/fen.hpp"

#include <string>

#include <gtest/gtest.h>

#include "arbiter/rules/chess960.hpp"
#include "tests/support/data_files.hpp"
#include "tests/support/playout.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/print.hpp"

namespace arbiter::testing {
namespace {

/// The canonical form of the position that the text describes.
std::string canonical(std::string_view fen) { return write_fen(position(fen)); }
std::string shredder(std::string_view fen) {
    return write_fen(position(fen), {CastlingStyle::shredder});
}

Bitboard castling_rooks(std::string_view fen) { return read_fen(fen).value().castling_rooks; }

Bitboard on(std::initializer_list<Square> squares) {
    Bitboard set;
    for (const Square square : squares)
        set.add(square);
    return set;
}

TEST(Fen, the_initial_position) {
    EXPECT_EQ(position(start_fen), Position());
    EXPECT_EQ(write_fen(Position()), start_fen);
    EXPECT_EQ(shredder(start_fen), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
}

TEST(Fen, each_field_is_read) {
    const auto setup = read_fen("4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 31").value();
    EXPECT_EQ(setup.board.at(Square::e8), (Piece{Color::black, Role::king}));
    EXPECT_EQ(setup.board.at(Square::e5), (Piece{Color::white, Role::pawn}));
    EXPECT_EQ(setup.board.occupied().size(), 5);
    EXPECT_EQ(setup.turn, Color::white);
    EXPECT_EQ(setup.castling_rooks, Bitboard(Square::h1));
    EXPECT_EQ(setup.en_passant, Square::d6);
    EXPECT_EQ(setup.halfmove_clock, 0);
    EXPECT_EQ(setup.fullmove_number, 31);
    EXPECT_EQ(read_fen("4k3/8/8/8/8/8/8/4K3 b - - 99 150").value().halfmove_clock, 99);
    EXPECT_EQ(read_fen("4k3/8/8/8/8/8/8/4K3 b - - 99 150").value().turn, Color::black);
}

TEST(Fen, without_counters_they_read_0_1) {
    EXPECT_EQ(canonical("4k3/8/8/8/8/8/8/4K3 w - -"), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
}

TEST(Fen, blanks_around_and_between_fields_do_not_matter) {
    EXPECT_EQ(canonical("  4k3/8/8/8/8/8/8/4K3\tw   -  -   5  9 \r\n"),
              "4k3/8/8/8/8/8/8/4K3 w - - 5 9");
}

TEST(Fen, the_letters_k_and_q_mean_the_outermost_rook) {
    EXPECT_EQ(castling_rooks("4k3/8/8/8/8/8/8/1R2KR1R w KQ - 0 1"), on({Square::b1, Square::h1}));
    EXPECT_EQ(castling_rooks("1r2kr1r/8/8/8/8/8/8/4K3 w kq - 0 1"), on({Square::b8, Square::h8}));
    EXPECT_EQ(castling_rooks("4k3/8/8/8/8/8/8/R1R1KR2 w KQ - 0 1"), on({Square::a1, Square::f1}));
}

TEST(Fen, an_inner_rook_has_its_file_letter_in_x_fen) {
    constexpr std::string_view inner = "4k3/8/8/8/8/8/8/R1R1KR1R w FC - 0 1";
    EXPECT_EQ(castling_rooks(inner), on({Square::c1, Square::f1}));
    EXPECT_EQ(canonical(inner), "4k3/8/8/8/8/8/8/R1R1KR1R w FC - 0 1");
    EXPECT_EQ(shredder(inner), "4k3/8/8/8/8/8/8/R1R1KR1R w FC - 0 1");
    EXPECT_EQ(canonical("4k3/8/8/8/8/8/8/R1R1KR1R w HC - 0 1"),
              "4k3/8/8/8/8/8/8/R1R1KR1R w KC - 0 1");
}

TEST(Fen, shredder_letters_name_the_files) {
    EXPECT_EQ(canonical("rkbbnnqr/pppppppp/8/8/8/8/PPPPPPPP/RKBBNNQR w HAha - 0 1"),
              "rkbbnnqr/pppppppp/8/8/8/8/PPPPPPPP/RKBBNNQR w KQkq - 0 1");
    EXPECT_EQ(shredder("1r2k1r1/8/8/8/8/8/8/1R2K1R1 b KQkq - 0 1"),
              "1r2k1r1/8/8/8/8/8/8/1R2K1R1 b GBgb - 0 1");
    EXPECT_EQ(canonical("r3k2r/8/8/8/8/8/8/R3K2R w HkAq - 0 1"),
              "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
}

TEST(Fen, the_order_of_castling_letters_does_not_matter) {
    EXPECT_EQ(canonical("r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 0 1"),
              "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
}

TEST(Fen, the_en_passant_square_is_written_only_where_a_legal_capture_exists) {
    EXPECT_EQ(canonical("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"),
              "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    EXPECT_EQ(canonical("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2"), "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
    // The capturing pawn is pinned; both pawns leave the rank of king and rook.
    EXPECT_EQ(canonical("4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 2"),
              "4r1k1/8/8/3pP3/8/8/8/4K3 w - - 0 2");
    EXPECT_EQ(canonical("6k1/8/8/K2pP2r/8/8/8/8 w - d6 0 2"), "6k1/8/8/K2pP2r/8/8/8/8 w - - 0 2");
}

TEST(Fen, a_setup_is_written_as_it_stands) {
    const auto setup =
        read_fen("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1").value();
    EXPECT_EQ(write_fen(setup), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
}

TEST(Fen, what_is_impossible_on_the_board_is_no_syntax_error) {
    EXPECT_TRUE(read_fen("8/8/8/8/8/8/8/8 w KQkq e3 0 0"));
    EXPECT_TRUE(read_fen("PPPPPPPP/8/8/8/8/8/8/kkkkkkkk b - h8 999999 999999"));
}

TEST(Fen, each_syntax_error_has_its_place_and_says_what_would_be_right) {
    struct Case {
        std::string_view fen;
        std::size_t at;
        std::string_view words;
    };
    constexpr Case cases[] = {
        {"", 0, "the text is empty; a FEN begins with the men, rank 8 first"},
        {" \n", 2, "the text is empty; a FEN begins with the men, rank 8 first"},
        {"9/8/8/8/8/8/8/8 w - -", 0,
         "'9' is no man; use PNBRQK for White, pnbrqk for Black and 1 to 8 for empty squares"},
        {"4k2x/8/8/8/8/8/8/8 w - -", 3,
         "'x' is no man; use PNBRQK for White, pnbrqk for Black and 1 to 8 for empty squares"},
        {"4k\xc3/8/8/8/8/8/8/8 w - -", 2,
         "byte 0xc3 is no man; use PNBRQK for White, pnbrqk for Black and 1 to 8 for empty "
         "squares"},
        {"4k22/8/8/8/8/8/8/4K3 w - -", 3, "rank 8 has two numbers in a row; write their sum"},
        {"4k4/8/8/8/8/8/8/4K3 w - -", 2, "rank 8 has more than 8 squares"},
        {"8k/8/8/8/8/8/8/4K3 w - -", 1, "rank 8 has more than 8 squares"},
        {"4k3/7/8/8/8/8/8/4K3 w - -", 5, "rank 7 has 7 squares instead of 8"},
        {"4k3/8/8/8/8/8/4K3 w - -", 17, "rank 1 is missing; the men need 8 ranks separated by '/'"},
        {"4k3", 3, "rank 7 is missing; the men need 8 ranks separated by '/'"},
        {"4k3/8/8/8/8/8/8/4K3/8 w - -", 19,
         "a blank is missing before the side to move, w or b; found '/'"},
        {"4k3/8/8/8/8/8/8/4K3", 19, "the FEN ends before the side to move, w or b"},
        {"4k3/8/8/8/8/8/8/4K3 x - -", 20, "the side to move is 'x'; use w or b"},
        {"4k3/8/8/8/8/8/8/4K3 W - -", 20, "the side to move is 'W'; use w or b"},
        {"4k3/8/8/8/8/8/8/4K3 ww - -", 21,
         "a blank is missing before the castling rights, such as KQkq or -; found 'w'"},
        {"4k3/8/8/8/8/8/8/4K3 w", 21, "the FEN ends before the castling rights, such as KQkq or -"},
        {"4k3/8/8/8/8/8/8/4K3 w KX -", 23,
         "'X' is no castling right; use K, Q, k, q, the file letters of the rooks, or - alone"},
        {"4k3/8/8/8/8/8/8/4K2R w KK -", 24, "the castling right 'K' is named twice"},
        {"4k3/8/8/8/8/8/8/4K2R w KH -", 24, "the castling right 'H' is named twice"},
        {"4k3/8/8/8/8/8/8/4K3 w K- -", 23,
         "'-' is no castling right; use K, Q, k, q, the file letters of the rooks, or - alone"},
        {"4k3/8/8/8/8/8/8/4K3 w -K -", 23,
         "a blank is missing before the en passant square or -; found 'K'"},
        {"4k3/8/8/8/8/8/8/4K3 w -", 23, "the FEN ends before the en passant square or -"},
        {"4k3/8/8/8/8/8/8/4K3 w - e9", 24,
         "the en passant field is neither a square such as e3 nor -"},
        {"4k3/8/8/8/8/8/8/4K3 w - e33", 24,
         "the en passant field is neither a square such as e3 nor -"},
        {"4k3/8/8/8/8/8/8/4K3 w - -0 1", 25,
         "a blank is missing before the half-move clock; found '0'"},
        {"4k3/8/8/8/8/8/8/4K3 w - - x 1", 26,
         "the half-move clock is no whole number from 0 to 999999"},
        {"4k3/8/8/8/8/8/8/4K3 w - - -1 1", 26,
         "the half-move clock is no whole number from 0 to 999999"},
        {"4k3/8/8/8/8/8/8/4K3 w - - 1.5 1", 26,
         "the half-move clock is no whole number from 0 to 999999"},
        {"4k3/8/8/8/8/8/8/4K3 w - - 1000000 1", 26,
         "the half-move clock is no whole number from 0 to 999999"},
        {"4k3/8/8/8/8/8/8/4K3 w - - 0", 27, "the FEN ends before the move number"},
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 one", 28,
         "the move number is no whole number from 0 to 999999"},
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 1 2", 30,
         "a FEN has 4 or 6 fields; something follows the move number"},
    };
    for (const auto& [fen, at, words] : cases) {
        const auto setup = read_fen(fen);
        ASSERT_FALSE(setup) << fen;
        EXPECT_EQ(setup.error().at, at) << fen;
        EXPECT_EQ(setup.error().text, words) << fen;
    }
}

TEST(Fen, the_en_passant_square_is_written_by_policy) {
    const auto written = [](const Position& position, EnPassantStyle style) {
        return write_fen(position, {CastlingStyle::x_fen, style});
    };
    const Position alone = position("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
    EXPECT_EQ(written(alone, EnPassantStyle::legal),
              "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    EXPECT_EQ(written(alone, EnPassantStyle::x_fen),
              "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    EXPECT_EQ(written(alone, EnPassantStyle::always),
              "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
    const Position pinned = position("6k1/8/8/K2pP2r/8/8/8/8 w - d6 0 2");
    EXPECT_EQ(written(pinned, EnPassantStyle::legal), "6k1/8/8/K2pP2r/8/8/8/8 w - - 0 2");
    EXPECT_EQ(written(pinned, EnPassantStyle::x_fen), "6k1/8/8/K2pP2r/8/8/8/8 w - d6 0 2");
    EXPECT_EQ(written(pinned, EnPassantStyle::always), "6k1/8/8/K2pP2r/8/8/8/8 w - d6 0 2");
    const Position capturable = position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
    for (const auto style : {EnPassantStyle::legal, EnPassantStyle::x_fen, EnPassantStyle::always})
        EXPECT_EQ(written(capturable, style), "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
}

TEST(Fen, a_nul_inside_the_text_is_a_byte_like_another) {
    using namespace std::string_view_literals;
    EXPECT_EQ(read_fen("4k3/8/8/8/8/8/8/4K3\0 w - -"sv).error().at, 19);
    EXPECT_EQ(read_fen("\0"sv).error().at, 0);
}

TEST(Fen, positions_of_random_games_come_back_in_both_styles) {
    Random random(7);
    for (int number = 0; number < 960; number += 17)
        playout(chess960_position(number).value(), 100, random, [](const Position& here) {
            for (const CastlingStyle style : {CastlingStyle::x_fen, CastlingStyle::shredder}) {
                const std::string fen = write_fen(here, {style});
                const Position back = position(fen);
                ASSERT_EQ(back, here) << fen;
                ASSERT_EQ(back.halfmove_clock(), here.halfmove_clock()) << fen;
                ASSERT_EQ(back.fullmove_number(), here.fullmove_number()) << fen;
                ASSERT_EQ(write_fen(back, {style}), fen);
            }
        });
}

TEST(Fen, any_bytes_are_read_or_refused_with_a_place_inside_them) {
    constexpr std::string_view letters = "rnbqkpRNBQKP12345678/ wb-KQkqAHah0ex";
    Random random(8);
    for (int i = 0; i < 20'000; ++i) {
        std::string text(start_fen);
        for (std::size_t n = random.below(4) + 1; n > 0; --n) {
            const std::size_t place = random.below(text.size());
            const char byte = i % 2 == 0 ? static_cast<char>(random.below(256))
                                         : letters[random.below(letters.size())];
            if (random.below(3) == 0)
                text.erase(place, random.below(3));
            else
                text[place] = byte;
        }
        const auto setup = read_fen(text);
        if (setup) {
            EXPECT_EQ(read_fen(write_fen(*setup)), *setup) << text;
        } else {
            EXPECT_LE(setup.error().at, text.size()) << text;
        }
    }
}

TEST(Fen, the_shared_legal_setups_come_back_as_they_were_written) {
    const auto lines = shared_lines("rules/valid.sfens");
    if (!lines)
        GTEST_SKIP() << no_shared_data;
    for (const std::string& line : *lines) {
        const auto setup = read_fen(line);
        ASSERT_TRUE(setup) << line << ": " << setup.error().text;
        EXPECT_EQ(write_fen(*setup, CastlingStyle::shredder), line);
    }
    EXPECT_EQ(lines->size(), 6705);
}

}  // namespace
}  // namespace arbiter::testing

// Styles and languages: whatever is chosen, a move is read again as the move that was written, and
// no two moves of a position are written alike.
#include "arbiter/notation/san_style.hpp"

#include <array>
#include <set>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "arbiter/notation/piece_letters.hpp"
#include "arbiter/notation/san_reading.hpp"
#include "arbiter/notation/san_writer.hpp"
#include "arbiter/rules/movegen.hpp"
#include "tests/support/playout.hpp"
#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

/// Castling both ways, en passant, promotions with and without a capture, rooks and
/// queens of which two must be told apart by file and rank.
constexpr std::array<std::string_view, 6> rich_positions{start_fen,
                                                         castling_fen,
                                                         "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
                                                         "1n2k3/P1P5/8/8/8/8/8/4K3 w - - 0 1",
                                                         "4k3/R7/8/8/R6R/8/8/R3K3 w - - 0 1",
                                                         "8/5bk1/1q1q4/8/1q1q4/8/8/7K b - - 0 1"};

std::string in_style(std::string_view fen, std::string_view uci, const SanStyle& style) {
    const Position here = position(fen);
    return write_san(here, move(here, uci), style);
}

TEST(SanStyle, the_same_moves_in_pgn_in_the_laws_long_and_in_figurines) {
    struct Written {
        std::string_view fen;
        std::string_view uci;
        std::array<std::string_view, 4> as;
    };
    for (const auto& [fen, uci, as] :
         {Written{start_fen, "g1f3", {"Nf3", "Nf3", "Ng1f3", "♘f3"}},
          Written{start_fen, "e2e4", {"e4", "e4", "e2e4", "e4"}},
          Written{castling_fen, "e1g1", {"O-O", "0-0", "O-O", "O-O"}},
          Written{castling_fen, "e1c1", {"O-O-O", "0-0-0", "O-O-O", "O-O-O"}},
          Written{castling_fen, "a1a8", {"Rxa8+", "Rxa8+", "Ra1xa8+", "♖xa8+"}},
          Written{rich_positions[2], "e5d6", {"exd6", "exd6 e.p.", "e5xd6", "exd6"}},
          Written{rich_positions[3], "a7b8q", {"axb8=Q+", "axb8Q+", "a7xb8=Q+", "axb8=♕+"}},
          Written{rich_positions[3], "c7c8n", {"c8=N", "c8N", "c7c8=N", "c8=♘"}}}) {
        EXPECT_EQ(in_style(fen, uci, pgn_style), as[0]);
        EXPECT_EQ(in_style(fen, uci, fide_style), as[1]);
        EXPECT_EQ(in_style(fen, uci, long_style), as[2]);
        EXPECT_EQ(in_style(fen, uci, figurine_style), as[3]);
    }
}

/// Each combination of the choices beside the letters.
template <typename Visit>
void for_each_style(const PieceLetters& letters, Visit visit) {
    for (const Departure departure : {Departure::as_needed, Departure::whole, Departure::hyphened})
        for (const CastlingSign castling : {CastlingSign::letters, CastlingSign::zeros})
            for (const PromotionSign promotion : {PromotionSign::equals, PromotionSign::none})
                for (const EnPassantSign en_passant : {EnPassantSign::none, EnPassantSign::ep})
                    visit(SanStyle{.letters = letters,
                                   .departure = departure,
                                   .castling = castling,
                                   .promotion = promotion,
                                   .en_passant = en_passant});
}

/// Every move is read as itself again, and each has a text of its own.
void expect_moves_come_back(const Position& here, const SanStyle& style) {
    std::set<std::string> texts;
    const MoveList moves = legal_moves(here);
    for (const Move move : moves) {
        const std::string text = write_san(here, move, style);
        texts.insert(text);
        const auto read = read_san_leniently(here, text, style.letters);
        ASSERT_TRUE(read) << text << ": " << read.error().text;
        EXPECT_EQ(read->move, move) << text;
        EXPECT_EQ(read->san, write_san(here, move)) << text;
    }
    EXPECT_EQ(texts.size(), moves.size());
}

TEST(SanStyle, whatever_is_chosen_each_move_is_read_again) {
    for (const std::string_view fen : rich_positions)
        for_each_style(english_letters, [&](const SanStyle& style) {
            expect_moves_come_back(position(fen), style);
        });
}

TEST(SanStyle, each_move_is_read_again_in_every_language) {
    for (const std::string_view fen : rich_positions)
        for (const Language& language : languages())
            for (const SanStyle& kind : {pgn_style, fide_style, long_style}) {
                SanStyle style = kind;
                style.letters = language.letters;
                SCOPED_TRACE(language.name);
                expect_moves_come_back(position(fen), style);
            }
}

TEST(SanStyle, along_games_each_move_is_read_again_as_the_laws_write_it) {
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        Random random(seed);
        playout(position(start_fen), 60, random,
                [](const Position& here) { expect_moves_come_back(here, fide_style); });
    }
}

}  // namespace
}  // namespace arbiter::testing

// Reading to the letter, which names the broken rule and its place, and reading as leniently as the
// text can mean one move only.
#include "arbiter/notation/san_reading.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/notation/san_writer.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "arbiter/rules/chess960.hpp"
#include "tests/support/playout.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/print.hpp"

namespace arbiter::testing {
namespace {

constexpr std::string_view promotion_ready = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
constexpr std::string_view en_passant_ready = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";
constexpr std::string_view mate_ready = "4k3/R7/8/8/8/8/8/1R4K1 w - - 0 1";
constexpr std::string_view check_ready = "4k3/8/8/8/8/8/8/R5K1 w - - 0 1";
constexpr std::string_view capture_ready = "4k3/8/8/8/8/5p2/8/4K1N1 w - - 0 1";

struct Deviating {
    std::string_view fen;
    std::string_view text;
    std::string_view standard;
    std::size_t at;
    std::string_view words;
};

const std::vector<Deviating> deviating{
    {start_fen, " e4", "e4", 0, "a move begins without blanks"},
    {start_fen, "Pe4", "e4", 0, "a pawn's move has no letter"},
    {start_fen, "nf3", "Nf3", 0, "the letter of a piece is a capital"},
    {start_fen, "♘f3", "Nf3", 0, "a piece is written by its letter"},
    {start_fen, "g1f3", "Nf3", 0, "the letter of the knight is missing"},
    {start_fen, "Ngf3", "Nf3", 1, "nothing of the square of departure is needed; g is too much"},
    {start_fen, "Ng1f3", "Nf3", 1, "nothing of the square of departure is needed; g1 is too much"},
    {start_fen, "e2-e4", "e4", 0, "nothing of the square of departure is needed; e2 is too much"},
    {start_fen, "N-f3", "Nf3", 1, "no hyphen stands between the squares"},
    {start_fen, "Nxf3", "Nf3", 1, "nothing is captured, so no x is written"},
    {start_fen, "Nf3+", "Nf3", 3, "it is not check"},
    {start_fen, "Nf3++", "Nf3", 3, "check is written + and mate #"},
    {start_fen, "Nf3#", "Nf3", 3, "it is not mate, not even check"},
    {start_fen, "e4!+", "e4", 2, "after a move stand only + or #"},
    {start_fen, "e4 e.p.", "e4", 2, "after a move stand only + or #"},
    {start_fen, "Nf3!", "Nf3", 3, "after a move stand only + or #"},
    {start_fen, "Nf3 ", "Nf3", 3, "after a move stand only + or #"},
    {start_fen, "Nf3 (=)", "Nf3", 3, "after a move stand only + or #"},
    {"4k3/8/8/6N1/8/8/8/K5N1 w - - 0 1", "Ng1f3", "N1f3", 1,
     "of the square of departure 1 is written, not g1"},
    {"4k3/8/8/8/3N4/8/7N/K7 w - - 0 1", "N2f3", "Nhf3", 1,
     "of the square of departure h is written, not 2"},
    {capture_ready, "Nf3", "Nxf3", 1, "the capture sign x is missing"},
    {capture_ready, "N:f3", "Nxf3", 1, "a capture is written with x"},
    {en_passant_ready, "exd6 e.p.", "exd6", 4, "after a move stand only + or #"},
    {en_passant_ready, "ed6", "exd6", 1, "the capture sign x is missing"},
    {en_passant_ready, "exd", "exd6", 2, "the rank of arrival is missing"},
    {castling_fen, "0-0", "O-O", 0, "castling is written with capital letters O"},
    {castling_fen, "o-o-o", "O-O-O", 0, "castling is written with capital letters O"},
    {castling_fen, "e1g1", "O-O", 0, "castling is written O-O or O-O-O"},
    {promotion_ready, "a8Q", "a8=Q", 2, "a promotion is written with =, as in e8=Q"},
    {promotion_ready, "a8(Q)", "a8=Q", 2, "a promotion is written with =, as in e8=Q"},
    {promotion_ready, "a8/Q", "a8=Q", 2, "a promotion is written with =, as in e8=Q"},
    {promotion_ready, "a8=q", "a8=Q", 3, "the letter of a piece is a capital"},
    {mate_ready, "Rb8", "Rb8#", 3, "it is mate, which is written #"},
    {mate_ready, "Rb8+", "Rb8#", 3, "it is mate, which is written #"},
    {mate_ready, "Rb8++", "Rb8#", 3, "check is written + and mate #"},
    {check_ready, "Ra8", "Ra8+", 3, "it is check, which is written +"},
    {check_ready, "Ra8#", "Ra8+", 3, "it is check, but not mate"},
    {check_ready, "Ra8+#", "Ra8+", 3, "it is check, but not mate"},
};

TEST(SanReading, strictly_each_broken_rule_of_the_notation_is_named_with_its_place) {
    for (const auto& [fen, text, standard, at, words] : deviating) {
        const auto move = read_san_strictly(position(fen), text);
        ASSERT_FALSE(move) << text;
        EXPECT_EQ(move.error().problem, SanProblem::not_standard) << text;
        EXPECT_EQ(move.error().at, at) << text;
        EXPECT_EQ(move.error().text,
                  std::string(words) + "; the standard form is " + std::string(standard))
            << text;
        EXPECT_TRUE(read_san_strictly(position(fen), standard)) << standard;
    }
}

TEST(SanReading, leniently_the_same_are_read_and_told) {
    for (const auto& [fen, text, standard, at, words] : deviating) {
        const auto found = read_san_leniently(position(fen), text);
        ASSERT_TRUE(found) << text << ": " << found.error().text;
        EXPECT_EQ(found->san, standard) << text;
        ASSERT_FALSE(found->deviations.empty()) << text;
        EXPECT_EQ(found->deviations.front().at, at) << text;
        EXPECT_EQ(found->deviations.front().text, words) << text;
    }
}

struct LenientOnly {
    std::string_view fen;
    std::string_view text;
    std::string_view standard;
    std::size_t at;
    std::string_view words;
};

TEST(SanReading, leniently_more_is_read_than_by_read_san) {
    const std::vector<LenientOnly> cases{
        {start_fen, "1.e4", "e4", 0, "the number is not part of the move"},
        {start_fen, "1. Nf3", "Nf3", 0, "the number is not part of the move"},
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1", "12... Nf6", "Nf6", 0,
         "the number is not part of the move"},
        {start_fen, "E4", "e4", 0, "the letter of a file is a small one"},
        {start_fen, "E2E4", "e4", 0,
         "nothing of the square of departure is needed; e2 is too much"},
        {start_fen, "NF3", "Nf3", 1, "the letter of a file is a small one"},
        {start_fen, " 1.e4", "e4", 0, "a move begins without blanks"},
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1", "1… Nf6", "Nf6", 0,
         "the number is not part of the move"},
        {"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "Exd5", "exd5", 0,
         "the letter of a file is a small one"},
        {"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "ExD5", "exd5", 0,
         "the letter of a file is a small one"},
        {"4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "NBd2", "Nbd2", 1,
         "the letter of a file is a small one"},
        {"8/P6k/8/8/8/8/8/K7 w - - 0 1", "A8=B", "a8=B", 0, "the letter of a file is a small one"},
        {"4k3/8/8/8/8/8/8/2B1K3 w - - 0 1", "bd2", "Bd2", 0, "the letter of a piece is a capital"},
        {"4k3/8/8/8/8/8/8/2B1K3 w - - 0 1", "1.bd2", "Bd2", 0,
         "the number is not part of the move"},
    };
    for (const auto& [fen, text, standard, at, words] : cases) {
        const Position here = position(fen);
        const auto found = read_san_leniently(here, text);
        ASSERT_TRUE(found) << text << ": " << found.error().text;
        EXPECT_EQ(found->san, standard) << text;
        ASSERT_FALSE(found->deviations.empty()) << text;
        EXPECT_EQ(found->deviations.front().at, at) << text;
        EXPECT_FALSE(read_san_strictly(here, text)) << text;
    }
}

TEST(SanReading, a_small_b_is_a_pawn_wherever_a_pawn_can_be_meant) {
    const Position both = position("4k3/8/2p5/1P1B4/8/8/8/4K3 w - - 0 1");
    EXPECT_EQ(read_san_leniently(both, "bxc6")->san, "bxc6");
    // Not the bishop either way: the error is that of the pawn.
    const auto neither = read_san_leniently(both, "bxd7");
    ASSERT_FALSE(neither);
    EXPECT_EQ(neither.error().problem, SanProblem::illegal);
}

TEST(SanReading, what_names_no_legal_move_is_refused_with_the_article_by_all) {
    for (const std::string_view text : {"Nd4", "e5", "O-O", "Ke2"}) {
        const auto strict = read_san_strictly(position(start_fen), text);
        const auto lenient = read_san_leniently(position(start_fen), text);
        ASSERT_FALSE(strict || lenient) << text;
        EXPECT_EQ(strict.error().text, lenient.error().text) << text;
        EXPECT_NE(strict.error().problem, SanProblem::not_standard) << text;
    }
    EXPECT_EQ(read_san_leniently(position(start_fen), "1. e5").error().at, 3);
}

TEST(SanReading, a_letter_before_a_whole_square_is_a_man_and_no_file) {
    // A queen in German and a knight in Spanish; no pawn's file is named twice.
    EXPECT_FALSE(read_san_leniently(Position(), "Dd4"));
    EXPECT_FALSE(read_san_leniently(Position(), "Cc3"));
    EXPECT_EQ(read_san_leniently(Position(), "D2d4")->san, "d4");
}

TEST(SanReading, letters_of_other_languages_are_read_and_written) {
    const Position knight = position(start_fen);
    for (const auto& [language, text] :
         {std::pair{"de", "Sf3"}, std::pair{"fr", "Cf3"}, std::pair{"nl", "Pf3"},
          std::pair{"hu", "Hf3"}, std::pair{"ru", "Кf3"}}) {
        const PieceLetters letters = letters_of(language).value();
        const auto found = read_san_leniently(knight, text, letters);
        ASSERT_TRUE(found) << text << ": " << found.error().text;
        EXPECT_EQ(found->san, "Nf3") << text;
        EXPECT_EQ(write_san(knight, found->move, {.letters = letters}), text);
    }
    const Position king = position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    const PieceLetters french = letters_of("fr").value();
    EXPECT_EQ(read_san_leniently(king, "Rd2", french)->san, "Kd2");
    EXPECT_EQ(read_san_leniently(king, "Td1", french)->san, "Rd1");
    const PieceLetters russian = letters_of("ru").value();
    EXPECT_EQ(read_san_leniently(king, "Крd2", russian)->san, "Kd2");
    const PieceLetters german = letters_of("de").value();
    EXPECT_EQ(read_san_leniently(position(promotion_ready), "a8D", german)->san, "a8=Q");
    EXPECT_EQ(read_san_leniently(position(promotion_ready), "a8=D", german)->san, "a8=Q");
    EXPECT_FALSE(letters_of("xx"));
}

TEST(SanReading, small_letters_of_another_language_are_never_taken_for_english_ones) {
    const Position rook = position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    const PieceLetters french = letters_of("fr").value();
    EXPECT_EQ(read_san_leniently(rook, "rd1", french)->san, "Kd1");
    EXPECT_EQ(read_san_leniently(rook, "td1", french)->san, "Rd1");
    const PieceLetters german = letters_of("de").value();
    EXPECT_EQ(read_san_leniently(position(start_fen), "sf3", german)->san, "Nf3");
    // B is the German pawn and the Hungarian rook, so a small b is no bishop.
    EXPECT_FALSE(read_san_leniently(position(start_fen), "bc4", german));
    EXPECT_FALSE(read_san_leniently(rook, "bb1", letters_of("hu").value()));
    EXPECT_EQ(read_san_leniently(position(start_fen), "pf3", letters_of("nl").value())->san, "Nf3");
    // What the language does not use is still read as English.
    EXPECT_EQ(read_san_leniently(position(start_fen), "Nf3", german)->san, "Nf3");
}

TEST(SanReading, a_letter_o_is_castling_only_where_it_is_no_man_or_a_hyphen_follows) {
    const PieceLetters estonian = letters_of("et").value();
    const Position bishop = position("4k3/8/8/8/8/8/8/2B1K2R w K - 0 1");
    EXPECT_EQ(read_san_leniently(bishop, "Og5", estonian)->san, "Bg5");
    EXPECT_EQ(read_san_leniently(bishop, "O-O", estonian)->san, "O-O");
    EXPECT_FALSE(read_san_leniently(bishop, "Og5"));
}

TEST(SanReading, letters_of_another_language_are_a_deviation) {
    const auto found = read_san_leniently(position(start_fen), "Sf3", letters_of("de").value());
    ASSERT_EQ(found->deviations.size(), 1);
    EXPECT_EQ(found->deviations.front().text, "the standard letter is the English N");
}

TEST(SanReading, a_short_capture_onto_the_last_rank_lacks_only_its_promotion) {
    const auto read = read_san_leniently(position("r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1"), "ba");
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().problem, SanProblem::illegal);
    EXPECT_EQ(code(read.error().explanation->reason), "promotion_missing");
}

TEST(SanReading, every_language_tells_its_men_apart) {
    for (const Language& language : languages())
        for (const Role a : all_roles)
            for (const Role b : all_roles)
                EXPECT_TRUE(a == b || language.letters[a] != language.letters[b]) << language.name;
}

TEST(SanReading, each_style_comes_back_as_the_same_move) {
    Random random(3);
    const PieceLetters german = letters_of("de").value();
    const SanStyle styles[] = {pgn_style,           fide_style,
                               long_style,          figurine_style,
                               {.letters = german}, {.departure = Departure::hyphened}};
    for (int number = 0; number < 960; number += 97)
        playout(chess960_position(number).value(), 80, random, [&](const Position& here) {
            for (const Move move : legal_moves(here)) {
                ASSERT_EQ(read_san_strictly(here, write_san(here, move)), move);
                for (const SanStyle& style : styles) {
                    const std::string text = write_san(here, move, style);
                    const auto back = read_san_leniently(here, text, style.letters);
                    ASSERT_TRUE(back) << text << ": " << back.error().text;
                    ASSERT_EQ(back->move, move) << text;
                    ASSERT_EQ(back->san, write_san(here, move)) << text;
                }
            }
        });
}

}  // namespace
}  // namespace arbiter::testing

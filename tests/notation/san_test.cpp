// Moves as people write them: what C.8 to C.13 of the Laws ask of reader and writer.
#include "arbiter/notation/san.hpp"

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "arbiter/rules/chess960.hpp"
#include "tests/support/playout.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/print.hpp"

namespace arbiter::testing {
namespace {

/// What the text is read as, in UCI; or the error.
std::string read(std::string_view fen, std::string_view text) {
    const auto move = read_san(position(fen), text);
    return move ? write_uci_move(*move) : "error: " + move.error().text;
}

std::string written(std::string_view fen, std::string_view uci, const SanStyle& style = pgn_style) {
    const Position here = position(fen);
    return write_san(here, move(here, uci), style);
}

std::string after(std::string_view sans) {
    Position here;
    while (!sans.empty()) {
        const std::size_t end = std::min(sans.find(' '), sans.size());
        here = here.play(read_san(here, sans.substr(0, end)).value());
        sans.remove_prefix(std::min(end + 1, sans.size()));
    }
    return write_fen(here);
}

void expect_all_read(std::string_view fen, std::initializer_list<std::string_view> texts,
                     std::string_view uci) {
    for (const std::string_view text : texts)
        EXPECT_EQ(read(fen, text), uci) << text;
}

TEST(San, the_sample_game_has_three_renderings_C) {
    constexpr std::string_view renderings[] = {
        "e4 e5 Nf3 Nf6 d4 exd4 e5 Ne4 Qxd4 d5 exd6 Nxd6 Bg5 Nc6 Qe3+ Be7 Nbd2 0-0 0-0-0 Re8 Kb1",
        "e4 e5 Nf3 Nf6 d4 ed4 e5 Ne4 Qd4 d5 ed6 Nd6 Bg5 Nc6 Qe3 Be7 Nbd2 0-0 0-0-0 Re8 Kb1",
        "e2e4 e7e5 Ng1f3 Ng8f6 d2d4 e5xd4 e4e5 Nf6e4 Qd1xd4 d7d5 e5xd6ep Ne4xd6 Bc1g5 Nb8c6 "
        "Qd4e3+ Bf8e7 Nb1d2 0-0 0-0-0 Rf8e8 Kc1b1"};
    for (const std::string_view rendering : renderings) {
        Position at;
        std::istringstream words{std::string(rendering)};
        for (std::string word; words >> word;) {
            const auto read = read_san(at, word);
            ASSERT_TRUE(read) << word << ": " << read.error().text;
            at = at.play(*read);
        }
        EXPECT_EQ(write_fen(at), "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11");
        EXPECT_TRUE(read_san(at, "Rf8 (=)")) << "a move with an offer";
    }
}

TEST(San, long_form_names_the_square_of_departure_C8) {
    expect_all_read("4k3/8/8/8/8/8/1B6/4K3 w - - 0 1", {"Be5", "Bb2e5", "Bb2-e5", "b2e5", "b2-e5"},
                    "b2e5");
    expect_all_read(start_fen, {"e4", "e2e4", "e2-e4", "ee4", "Pe4", "pe4", "Pe2-e4"}, "e2e4");
}

TEST(San, capture_sign_is_optional_C9_2) {
    expect_all_read("4k3/8/8/8/8/5p2/8/4K1N1 w - - 0 1",
                    {"Nf3", "Nxf3", "N:f3", "Ng1f3", "Ng1xf3", "NXf3"}, "g1f3");
}

TEST(San, superfluous_capture_sign_is_no_error) {
    expect_all_read(start_fen, {"Nxf3", "N:f3", "Ng1xf3"}, "g1f3");
}

TEST(San, pawn_captures_show_the_file_of_departure_C9_3) {
    expect_all_read("4k3/8/8/4p3/3P4/8/8/4K3 w - - 0 1",
                    {"dxe5", "de5", "d:e5", "d4e5", "d4xe5", "de", "dxe"}, "d4e5");
    EXPECT_EQ(read("4k3/8/8/4p3/3P4/8/8/4K3 w - - 0 1", "e5"),
              "error: White has no pawn on the e-file; a pawn's capture shows its file: dxe5");
}

TEST(San, en_passant_may_be_marked_C9_3) {
    expect_all_read("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
                    {"exd6", "ed6", "ed", "exd6ep", "exd6e.p.", "exd6 e.p.", "exd6 ep", "e5d6"},
                    "e5d6");
    const Position here = position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
    EXPECT_TRUE(read_san(here, "exd6")->is_en_passant());
    EXPECT_EQ(write_san(here, *read_san(here, "exd6")), "exd6");
}

TEST(San, case_tells_a_pawn_of_the_b_file_from_a_bishop) {
    constexpr std::string_view both = "4k3/8/2p5/1P1B4/8/8/8/4K3 w - - 0 1";
    EXPECT_EQ(read(both, "bxc6"), "b5c6");
    EXPECT_EQ(read(both, "Bxc6"), "d5c6");
    EXPECT_EQ(read(both, "bc6"), "b5c6");
    EXPECT_EQ(written(both, "b5c6"), "bxc6");
    EXPECT_EQ(written(both, "d5c6"), "Bxc6+");
}

TEST(San, small_letters_of_the_other_pieces_are_read_because_they_are_no_files) {
    EXPECT_EQ(read(start_fen, "nf3"), "g1f3");
    EXPECT_EQ(read("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "ra5"), "a1a5");
    EXPECT_EQ(read("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", "qa5"), "a1a5");
    EXPECT_EQ(read("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "kd2"), "e1d2");
}

TEST(San, figurines_are_read_C3) {
    EXPECT_EQ(read(start_fen, "♘f3"), "g1f3");
    EXPECT_EQ(read(start_fen, "♞f3"), "g1f3");
    EXPECT_EQ(read(start_fen, "♙e4"), "e2e4");
    EXPECT_EQ(read(start_fen, "\u2658\ufe0ef3"), "g1f3");
    EXPECT_EQ(read("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a8♕"), "a7a8q");
}

TEST(San, two_alike_on_one_rank_add_the_file_C10_1) {
    constexpr std::string_view fen = "4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1";
    EXPECT_EQ(written(fen, "g1f3"), "Ngf3");
    EXPECT_EQ(written(fen, "e1f3"), "Nef3");
    EXPECT_EQ(read(fen, "Ngf3"), "g1f3");
    EXPECT_EQ(read(fen, "Nef3"), "e1f3");
}

TEST(San, two_alike_on_one_file_add_the_rank_C10_2) {
    constexpr std::string_view fen = "4k3/8/8/6N1/8/8/8/K5N1 w - - 0 1";
    EXPECT_EQ(written(fen, "g5f3"), "N5f3");
    EXPECT_EQ(written(fen, "g1f3"), "N1f3");
    EXPECT_EQ(read(fen, "N5f3"), "g5f3");
    EXPECT_EQ(read(fen, "N1f3"), "g1f3");
}

TEST(San, two_alike_apart_in_both_prefer_the_file_C10_3) {
    constexpr std::string_view fen = "4k3/8/8/8/3N4/8/7N/K7 w - - 0 1";
    EXPECT_EQ(written(fen, "h2f3"), "Nhf3");
    EXPECT_EQ(written(fen, "d4f3"), "Ndf3");
}

TEST(San, a_pinned_twin_does_not_count_C10) {
    constexpr std::string_view fen = "4r1k1/8/8/8/8/5N2/4N3/4K3 w - - 0 1";
    EXPECT_EQ(written(fen, "f3d4"), "Nd4");
    expect_all_read(fen, {"Nd4", "Nfd4", "N3d4", "Nf3d4"}, "f3d4");
}

TEST(San, three_alike_may_need_both_file_and_rank_C10_3) {
    constexpr std::string_view fen = "8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1";
    EXPECT_EQ(written(fen, "h4e1"), "Qh4e1");
    EXPECT_EQ(written(fen, "e4e1"), "Qee1");
    EXPECT_EQ(written(fen, "h1e1"), "Q1e1");
    expect_all_read(fen, {"Qh4e1", "Qh4-e1"}, "h4e1");
}

TEST(San, more_of_the_square_of_departure_than_needed_is_no_error) {
    expect_all_read(start_fen, {"Ngf3", "N1f3", "Ng1f3", "Ng1-f3"}, "g1f3");
}

TEST(San, promotion_is_read_with_and_without_signs_C11) {
    constexpr std::string_view fen = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
    expect_all_read(fen, {"a8Q", "a8=Q", "a8(Q)", "a8/Q", "a8q", "a8=q", "a7a8q", "a7-a8=Q"},
                    "a7a8q");
    expect_all_read(fen, {"a8N", "a8=N", "a8(N)", "a8/N", "a8n"}, "a7a8n");
    expect_all_read(fen, {"a8B", "a8=B", "a8b", "a8(b)", "a7a8b"}, "a7a8b");
    EXPECT_EQ(written(fen, "a7a8q"), "a8=Q");
    EXPECT_EQ(written(fen, "a7a8q", fide_style), "a8Q");
}

TEST(San, promotion_with_capture_C11) {
    constexpr std::string_view fen = "3n4/4P2k/8/8/8/8/8/K7 w - - 0 1";
    expect_all_read(fen, {"exd8N", "exd8=N", "ed8(N)", "e7xd8/N", "e7d8n", "edN"}, "e7d8n");
    EXPECT_EQ(written(fen, "e7d8n"), "exd8=N");
    EXPECT_EQ(written(fen, "e7d8n", fide_style), "exd8N");
}

TEST(San, a_draw_offer_is_no_promotion_C12) {
    EXPECT_EQ(read("4k3/8/8/8/8/8/8/K7 w - - 0 1", "Kb1 (=)"), "a1b1");
    EXPECT_EQ(read("4k3/8/8/8/8/8/8/K7 w - - 0 1", "Kb1(=)"), "a1b1");
    EXPECT_EQ(read("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a8=R (=)"), "a7a8r");
    EXPECT_TRUE(read("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a8(=)").starts_with("error: "));
}

TEST(San, castling_is_written_with_zeros_or_letters_C13_1) {
    expect_all_read(castling_fen, {"0-0", "O-O", "o-o", "O-0", "0-0+", "O-O!?"}, "e1g1");
    expect_all_read(castling_fen, {"0-0-0", "O-O-O", "o-o-o", "0-O-o"}, "e1c1");
    EXPECT_EQ(written(castling_fen, "e1g1"), "O-O");
    EXPECT_EQ(written(castling_fen, "e1c1"), "O-O-O");
    EXPECT_EQ(written(castling_fen, "e1g1", fide_style), "0-0");
    EXPECT_EQ(written(castling_fen, "e1c1", fide_style), "0-0-0");
}

TEST(San, the_style_of_the_laws_marks_en_passant_C9_3) {
    EXPECT_EQ(written("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6", fide_style), "exd6 e.p.");
}

TEST(San, long_and_figurine_forms_are_written) {
    constexpr SanStyle hyphened{.departure = Departure::hyphened};
    EXPECT_EQ(written(start_fen, "g1f3", long_style), "Ng1f3");
    EXPECT_EQ(written(start_fen, "g1f3", hyphened), "Ng1-f3");
    EXPECT_EQ(written(start_fen, "e2e4", long_style), "e2e4");
    EXPECT_EQ(written(start_fen, "g1f3", figurine_style), "♘f3");
    constexpr std::string_view fen = "3n4/4P2k/8/8/8/8/8/K7 w - - 0 1";
    EXPECT_EQ(written(fen, "e7d8n", hyphened), "e7xd8=N");
    EXPECT_EQ(written(fen, "e7d8q", figurine_style), "exd8=♕");
    EXPECT_EQ(written(castling_fen, "e1g1", long_style), "O-O");
}

TEST(San, castling_text_means_castling_where_the_king_could_also_step_there) {
    constexpr std::string_view fen = "4k3/8/8/8/8/8/8/5K1R w H - 0 1";
    EXPECT_EQ(read(fen, "O-O"), "f1h1");
    EXPECT_EQ(read(fen, "Kg1"), "f1g1");
    EXPECT_EQ(written(fen, "f1h1"), "O-O");
    EXPECT_EQ(written(fen, "f1g1"), "Kg1");
}

TEST(San, a_kings_letter_never_means_castling) {
    EXPECT_TRUE(read(castling_fen, "Kg1").starts_with("error: "));
    EXPECT_TRUE(read(castling_fen, "Ke1g1").starts_with("error: "));
    EXPECT_TRUE(read(castling_fen, "Kh1").starts_with("error: "));
    EXPECT_TRUE(read("4k3/8/8/8/8/8/8/RK6 w A - 0 1", "Ka1").starts_with("error: "));
}

TEST(San, check_and_mate_are_optional_and_not_relied_on_C13_3) {
    const std::string fen = after("f3 e5 g4");
    expect_all_read(fen, {"Qh4#", "Qh4++", "Qh4+", "Qh4", "Qh4 +", "Qh4 #", "Qh4#!!"}, "d8h4");
    EXPECT_EQ(written(fen, "d8h4"), "Qh4#");
    EXPECT_EQ(read(start_fen, "Nf3+"), "g1f3");
}

TEST(San, check_is_written_with_a_plus) {
    EXPECT_EQ(written("4k3/8/8/8/8/8/8/R5K1 w - - 0 1", "a1a8"), "Ra8+");
    EXPECT_EQ(written("4k3/R7/8/8/8/8/8/1R4K1 w - - 0 1", "b1b8"), "Rb8#");
}

TEST(San, castling_can_give_mate) {
    EXPECT_EQ(written("3k4/8/8/8/8/8/2R1R3/R3K3 w Q - 0 1", "e1c1"), "O-O-O#");
}

TEST(San, annotation_signs_and_blanks_are_skipped) {
    expect_all_read(start_fen, {"e4!", "e4??", "e4 !?", " e4", "e4 ", "\te4\r\n"}, "e2e4");
}

TEST(San, each_move_of_random_games_is_read_as_it_was_written) {
    Random random(1);
    for (int number = 0; number < 960; number += 53) {
        playout(chess960_position(number).value(), 120, random, [](const Position& here) {
            for (const Move move : legal_moves(here))
                for (const SanStyle& style : {pgn_style, fide_style}) {
                    const std::string text = write_san(here, move, style);
                    const auto back = read_san(here, text);
                    ASSERT_TRUE(back) << text << ": " << back.error().text;
                    ASSERT_EQ(*back, move) << text << " in " << write_fen(here);
                }
        });
    }
}

TEST(San, no_two_moves_of_a_position_are_written_alike) {
    Random random(2);
    playout(Position(), 400, random, [](const Position& here) {
        std::vector<std::string> texts;
        for (const Move move : legal_moves(here))
            texts.push_back(write_san(here, move));
        std::ranges::sort(texts);
        EXPECT_EQ(std::ranges::adjacent_find(texts), texts.end()) << write_fen(here);
    });
}

TEST(San, a_move_stands_under_the_number_that_it_has_in_its_position) {
    const Position white = position("4k3/8/8/8/8/8/8/4K1N1 w - - 0 12");
    EXPECT_EQ(numbered(white, move(white, "g1f3")), "12. Nf3");
    EXPECT_EQ(numbered(white, move(white, "g1f3"), {.departure = Departure::hyphened}),
              "12. Ng1-f3");
    const Position black = position("4k1n1/8/8/8/8/8/8/4K3 b - - 0 12");
    EXPECT_EQ(numbered(black, move(black, "g8f6")), "12... Nf6");
    EXPECT_EQ(numbered(black, "--"), "12... --") << "as it was written, whatever it means";
}

}  // namespace
}  // namespace arbiter::testing

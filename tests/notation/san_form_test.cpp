// What the text of a move says before any position is asked, and what it has otherwise than PGN.
#include "arbiter/notation/san_form.hpp"

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

/// Man, departure, x or -, arrival, promotion and what follows, with a dot for what is not written:
/// "Nb.xd2+".
std::string shape(std::string_view text, const PieceLetters& letters = english_letters) {
    const auto form = read_san_form(text, letters);
    if (!form)
        return std::to_string(form.error().at) + ": " + form.error().text;
    std::string all;
    if (form->castling) {
        all = *form->castling == CastlingSide::king_side ? "O-O" : "O-O-O";
    } else {
        all += form->role ? letter(*form->role) : '.';
        all += form->from_file ? name(*form->from_file) : '.';
        all += form->from_rank ? name(*form->from_rank) : '.';
        all += form->has_capture_mark ? 'x' : '-';
        all += name(form->to_file);
        all += form->to_rank ? name(*form->to_rank) : '.';
        if (form->promotion)
            (all += '=') += letter(*form->promotion);
    }
    all += form->has_en_passant_mark ? " ep" : "";
    constexpr std::string_view checks[] = {"", "+", "#", "++"};
    return all.append(checks[static_cast<std::size_t>(form->check)]);
}

struct TextShape {
    std::string_view text;
    std::string_view shape;
};

TEST(FormOfMove, has_the_squares_as_far_as_they_are_written_C_8_to_C_10) {
    const TextShape cases[] = {
        {"e4", "...-e4"},    {"Nf3", "N..-f3"},   {"Nbd2", "Nb.-d2"},   {"N1d2", "N.1-d2"},
        {"Nb1d2", "Nb1-d2"}, {"exd5", ".e.xd5"},  {"ed5", ".e.-d5"},    {"ed", ".e.-d."},
        {"e2e4", ".e2-e4"},  {"e2-e4", ".e2-e4"}, {"e4xd5", ".e4xd5"},  {"Ng1-f3", "Ng1-f3"},
        {"Nxe5", "N..xe5"},  {"N:e5", "N..xe5"},  {"NXe5", "N..xe5"},   {"Nbxd2", "Nb.xd2"},
        {"bxc6", ".b.xc6"},  {"Bxc6", "B..xc6"},  {"bc4", ".b.-c4"},    {"ee4", ".e.-e4"},
        {"Pe4", "P..-e4"},   {"pe4", "P..-e4"},   {"nf3", "N..-f3"},    {"kf1", "K..-f1"},
        {"qd2", "Q..-d2"},   {"rad1", "Ra.-d1"},  {" \tNf3", "N..-f3"}, {"Nf3  ", "N..-f3"},
    };
    for (const TextShape& one : cases)
        EXPECT_EQ(shape(one.text), one.shape) << one.text;
}

TEST(FormOfMove, has_the_new_man_in_whichever_way_it_is_written_C_11) {
    const TextShape cases[] = {
        {"e8=Q", "...-e8=Q"},     {"e8Q", "...-e8=Q"},   {"e8(Q)", "...-e8=Q"},
        {"e8/Q", "...-e8=Q"},     {"e8=q", "...-e8=Q"},  {"e8q", "...-e8=Q"},
        {"e8=b", "...-e8=B"},     {"e8b", "...-e8=B"},   {"e8B", "...-e8=B"},
        {"exd8=N+", ".e.xd8=N+"}, {"e7e8r", ".e7-e8=R"}, {"e7xd8(n)", ".e7xd8=N"},
        {"e8=K", "...-e8=K"},     {"e8=P", "...-e8=P"},  {"e8=♕", "...-e8=Q"},
        {"axb8", ".a.xb8"},       {"a7b8", ".a7-b8"},    {"e8(=)", "...-e8"},
        {"e8=Q(=)", "...-e8=Q"},
    };
    for (const TextShape& one : cases)
        EXPECT_EQ(shape(one.text), one.shape) << one.text;
}

TEST(FormOfMove, is_castling_with_letters_or_zeros_C_13) {
    const TextShape cases[] = {
        {"O-O", "O-O"},
        {"0-0", "O-O"},
        {"o-o", "O-O"},
        {"O-O-O", "O-O-O"},
        {"0-0-0", "O-O-O"},
        {"O-O+", "O-O+"},
        {"0-0-0#", "O-O-O#"},
        {"O-0", "O-O"},
        {"O", "1: castling is written O-O or O-O-O; the text ends"},
        {"OO", "1: castling is written O-O or O-O-O; found 'O'"},
        {"O-", "2: castling is written O-O or O-O-O; the text ends"},
        {"O-O-", "4: castling is written O-O or O-O-O; the text ends"},
        {"O-x", "2: castling is written O-O or O-O-O; found 'x'"},
    };
    for (const TextShape& one : cases)
        EXPECT_EQ(shape(one.text), one.shape) << one.text;
}

TEST(FormOfMove, may_have_marks_behind_it_in_any_order_and_the_last_check_counts) {
    const TextShape cases[] = {
        {"Nf3+", "N..-f3+"},       {"Nf3#", "N..-f3#"},          {"Nf3++", "N..-f3++"},
        {"Nf3+#", "N..-f3#"},      {"Nf3 +", "N..-f3+"},         {"Nf3!?", "N..-f3"},
        {"Nf3+!!", "N..-f3+"},     {"Nf3 (=)", "N..-f3"},        {"Nf3(=)", "N..-f3"},
        {"exd6e.p.", ".e.xd6 ep"}, {"exd6 e.p.", ".e.xd6 ep"},   {"exd6 ep+", ".e.xd6 ep+"},
        {"exd6e.p", ".e.xd6 ep"},  {"exd6+ e.p.", ".e.xd6 ep+"},
    };
    for (const TextShape& one : cases)
        EXPECT_EQ(shape(one.text), one.shape) << one.text;
}

TEST(FormOfMove, is_refused_where_the_text_goes_wrong) {
    const TextShape cases[] = {
        {"", "0: the move is empty; it is written like e4, Nf3, exd5, O-O or e8=Q"},
        {"  ", "2: the move is empty; it is written like e4, Nf3, exd5, O-O or e8=Q"},
        {"N", "1: the square of arrival is missing, as in Nf3; the text ends"},
        {"Nx",
         "2: the square of arrival is missing after the capture sign or hyphen; the text "
         "ends"},
        {"e4-",
         "3: the square of arrival is missing after the capture sign or hyphen; the text "
         "ends"},
        {"N5", "1: the file a to h is missing before the rank"},
        {"5", "0: the file a to h is missing before the rank"},
        {"Ng", "2: the rank 1 to 8 is missing after the file; the text ends"},
        {"e", "1: the rank 1 to 8 is missing after the file; the text ends"},
        {"e9", "1: the rank 1 to 8 is missing after the file; found '9'"},
        {"ee", "2: the rank 1 to 8 is missing after the file; the text ends"},
        {"eg", "2: the rank 1 to 8 is missing after the file; the text ends"},
        {"Ned", "3: the rank 1 to 8 is missing after the file; the text ends"},
        {"zz",
         "0: 'z' begins no move; a move begins with K, Q, R, B, N or a file a to h, or is "
         "O-O"},
        {"e8=",
         "3: no piece is named for the promotion; the text ends; write the new piece after "
         "the square, as in e8=Q"},
        {"e8=x",
         "3: no piece is named for the promotion; found 'x'; write the new piece after "
         "the square, as in e8=Q"},
        {"e8(Q", "4: the bracket after the promotion is not closed; the text ends"},
        {"Nf3y", "3: 'y' does not belong to a move; after it stand only +, #, e.p., ! or ?"},
        {"e8P", "2: 'P' does not belong to a move; after it stand only +, #, e.p., ! or ?"},
        {"Nf3\xFF",
         "3: byte 0xff does not belong to a move; after it stand only +, #, e.p., ! or "
         "?"},
    };
    for (const TextShape& one : cases)
        EXPECT_EQ(shape(one.text), one.shape) << one.text;
}

TEST(FormOfMove, that_is_a_null_move_is_refused_by_its_name_1_2) {
    for (const std::string_view text : {"--", "Z0", "<>", "@@@@", "0000", "null"}) {
        EXPECT_TRUE(is_null_move(text)) << text;
        EXPECT_EQ(shape(text), "0: " + std::string(text) +
                                   " is a null move, but the players move alternately (Law 1.2)");
    }
    for (const std::string_view text : {"", "-", "---", "z0", "Null", "0-0", "000"})
        EXPECT_FALSE(is_null_move(text)) << text;
}

struct ForeignShape {
    std::string_view language;
    std::string_view text;
    std::string_view shape;
};

TEST(FormOfMove, takes_the_letters_of_a_language_before_the_English_ones_C_3) {
    const ForeignShape cases[] = {
        {"de", "Sf3", "N..-f3"},      {"de", "sf3", "N..-f3"},  {"de", "Lc4", "B..-c4"},
        {"de", "Bc4", "P..-c4"},      {"de", "bxc4", ".b.xc4"}, {"de", "Nf3", "N..-f3"},
        {"de", "Rf1", "R..-f1"},      {"de", "Td1", "R..-d1"},  {"de", "e8D", "...-e8=Q"},
        {"de", "e8=D+", "...-e8=Q+"}, {"de", "O-O", "O-O"},     {"fr", "Rf1", "K..-f1"},
        {"fr", "Fc4", "B..-c4"},      {"hu", "Bd1", "R..-d1"},  {"ru", "Крf1", "K..-f1"},
        {"ru", "Кf3", "N..-f3"},      {"ru", "Лd1", "R..-d1"},  {"ru", "Nf3", "N..-f3"},
        {"nl", "O-O", "O-O"},         {"nl", "0-0", "O-O"},     {"nl", "Oe4", "P..-e4"},
        {"et", "Oc4", "B..-c4"},      {"pl", "♘f3", "N..-f3"},
    };
    for (const ForeignShape& one : cases)
        EXPECT_EQ(shape(one.text, letters_of(one.language).value()), one.shape)
            << one.language << ' ' << one.text;
}

TEST(FormOfMove, may_have_figurines_of_either_colour_as_text_or_picture) {
    for (const std::string_view text : {"♘f3", "♞f3", "♘\uFE0Ef3", "♞\uFE0Ff3"})
        EXPECT_EQ(shape(text), "N..-f3") << text;
    const TextShape men[] = {{"♔f1", "K..-f1"}, {"♛d2", "Q..-d2"}, {"♖d1", "R..-d1"},
                             {"♝c4", "B..-c4"}, {"♙e4", "P..-e4"}, {"♟e4", "P..-e4"}};
    for (const TextShape& man : men)
        EXPECT_EQ(shape(man.text), man.shape);
    EXPECT_TRUE(shape("♠f3").starts_with("0: ")) << "no man";
}

TEST(FormOfMove, has_the_places_of_its_parts) {
    const auto form = read_san_form(" Nb1xd2+").value();
    EXPECT_EQ(form.at, 1U);
    EXPECT_EQ(form.at_departure, 2U);
    EXPECT_EQ(form.at_capture_mark, 4U);
    EXPECT_EQ(form.at_arrival, 5U);
    EXPECT_EQ(form.at_check, 7U);
    EXPECT_EQ(form.from(), Square::b1);
    EXPECT_EQ(form.departures(), Bitboard(Square::b1));
    const auto short_form = read_san_form("Nbd2").value();
    EXPECT_EQ(short_form.from(), std::nullopt);
    EXPECT_EQ(short_form.departures(), squares_of(File::b));
    EXPECT_EQ(short_form.at_check, 4U) << "where the sign would be";
    EXPECT_EQ(read_san_form("e4").value().departures(), all_squares);
}

struct TextDeviations {
    std::string_view text;
    std::vector<TextError> deviations;
};

TEST(DeviationsOfForm, are_what_the_standard_has_otherwise_8_2_3) {
    const TextDeviations cases[] = {
        {"e4", {}},
        {"Nbxd2+", {}},
        {"exd8=Q#", {}},
        {"O-O-O", {}},
        {" Nf3", {{0, "a move begins without blanks"}}},
        {"0-0", {{0, "castling is written with capital letters O"}}},
        {"Pe4", {{0, "a pawn's move has no letter"}}},
        {"pe4", {{0, "a pawn's move has no letter"}}},
        {"nf3", {{0, "the letter of a piece is a capital"}}},
        {"♘f3", {{0, "a piece is written by its letter"}}},
        {"e2-e4", {{2, "no hyphen stands between the squares"}}},
        {"N:e5", {{1, "a capture is written with x"}}},
        {"e8Q", {{2, "a promotion is written with =, as in e8=Q"}}},
        {"e8(Q)", {{2, "a promotion is written with =, as in e8=Q"}}},
        {"e8=b", {{3, "the letter of a piece is a capital"}}},
        {"e8q",
         {{2, "the letter of a piece is a capital"},
          {2, "a promotion is written with =, as in e8=Q"}}},
        {"Nf3++", {{3, "check is written + and mate #"}}},
        {"Nf3+#", {{4, "check is written once"}}},
        {"Nf3!", {{3, "after a move stand only + or #"}}},
        {"exd6 ep", {{4, "after a move stand only + or #"}, {5, "after a move stand only + or #"}}},
    };
    for (const TextDeviations& one : cases) {
        std::vector<TextError> found;
        ASSERT_TRUE(read_san_form(one.text, english_letters, &found)) << one.text;
        EXPECT_EQ(found, one.deviations) << one.text;
    }
}

TEST(DeviationsOfForm, are_the_letters_of_another_language_where_they_are_not_English) {
    const PieceLetters german = letters_of("de").value();
    const TextDeviations cases[] = {
        {"Sf3", {{0, "the standard letter is the English N"}}},
        {"sf3", {{0, "the standard letter is the English N"}}},
        {"Kf1", {}},
        {"Nf3", {}},
        {"e8=D", {{3, "the standard letter is the English Q"}}},
    };
    for (const TextDeviations& one : cases) {
        std::vector<TextError> found;
        ASSERT_TRUE(read_san_form(one.text, german, &found)) << one.text;
        EXPECT_EQ(found, one.deviations) << one.text;
    }
}

}  // namespace
}  // namespace arbiter::testing

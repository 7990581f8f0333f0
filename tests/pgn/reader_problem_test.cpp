// The sentences of the reader, and that no message holds a whole file.
#include "arbiter/pgn/reader_problem.hpp"

#include <string>
#include <string_view>

#include <gtest/gtest.h>

namespace arbiter::reader_problem {
namespace {

constexpr TextPlace here{.offset = 7};

std::string unknown(std::string_view text) { return unknown_token(text, here).text; }

TEST(ReaderProblem, keeps_its_place_and_kind) {
    const PgnProblem problem = unknown_token("xyz", here);
    EXPECT_EQ(problem.fault, PgnFault::unknown_token);
    EXPECT_EQ(problem.place.offset, 7U);
    EXPECT_EQ(problem.text, "'xyz' is no move, move number, annotation sign or result");
    EXPECT_EQ(stray_close(here).fault, PgnFault::stray_close);
    EXPECT_EQ(stray_comment(here).fault, PgnFault::stray_text);
    EXPECT_EQ(utf16_text().fault, PgnFault::encoding);
    EXPECT_EQ(utf16_text().place.offset, 0U);
    EXPECT_EQ(result_in_variation(here).fault, PgnFault::unknown_token);
}

TEST(ReaderProblem, shows_forty_bytes_at_most) {
    const std::string forty(40, 'x');
    EXPECT_TRUE(unknown(forty).starts_with("'" + forty + "' is no"));
    EXPECT_TRUE(unknown(forty + "y").starts_with("'" + forty + "...' is no"));
    // Never a half of a character.
    const std::string long_word = std::string(39, 'x') + "é";
    EXPECT_TRUE(unknown(long_word).starts_with("'" + std::string(39, 'x') + "...' is no"));
}

TEST(ReaderProblem, shows_a_dot_for_what_cannot_be_shown) {
    EXPECT_TRUE(unknown("a\tb\x7F").starts_with("'a.b.' is"));
    EXPECT_TRUE(unknown("Élan").starts_with("'Élan' is"));
    EXPECT_TRUE(unknown("a\xE9z").starts_with("'a.z' is")) << "Latin-1";
}

TEST(ReaderProblem, a_torn_move_is_shown_whole) {
    EXPECT_EQ(torn_move("N", "f3", here).text, "'Nf3' has a blank inside; it is read as one move");
}

struct ToldProblem {
    PgnProblem problem;
    PgnFault fault;
    std::string_view text;
};

/// As the lexer gives it.
PgnToken token_of(std::string_view text) {
    PgnToken token;
    token.text = text;
    token.place = here;
    return token;
}

TEST(ReaderProblem, says_what_is_wrong_and_what_becomes_of_it) {
    const ToldProblem told[] = {
        {odd_character(here), PgnFault::odd_character,
         "a control character or a blank beyond ASCII is taken for a blank"},
        {broken_tag(token_of("Event")), PgnFault::broken_tag,
         "the tag 'Event' is broken; a tag is written [Name \"value\"], with at most 65536 bytes"},
        {late_tag(token_of("Event")), PgnFault::late_tag,
         "the tag 'Event' stands between moves; tags come before them"},
        {odd_tag(token_of("Event")), PgnFault::odd_tag,
         "the tag 'Event' has bare quotes, single backslashes, control characters or several lines "
         "in its value, or no ']'"},
        {stray_comment(here), PgnFault::stray_text,
         "a comment stands between games and belongs to none"},
        {stray_line("From:", here), PgnFault::stray_text,
         "'From:' stands between games and belongs to none"},
        {unterminated_comment(here), PgnFault::unterminated_comment,
         "the comment is not closed; '}' is missing before the next game or the end"},
        {nag_out_of_range(token_of("$256")), PgnFault::nag_range,
         "'$256' is no annotation sign; they go from $0 to $255"},
        {odd_result(token_of("1:0")), PgnFault::odd_result,
         "'1:0' is read as a result; PGN has 1-0, 0-1, 1/2-1/2 and *"},
        {unterminated_variation(here), PgnFault::unterminated_variation,
         "the variation is not closed; ')' is missing before the next game or the end"},
        {stray_close(here), PgnFault::stray_close, "')' closes no variation; its '(' is missing"},
        {variation_too_deep(here, 7), PgnFault::too_deep,
         "variations are nested deeper than 7; what is deeper is passed over"},
        {empty_variation(here), PgnFault::empty_variation, "the variation is empty"},
        {result_in_variation(here), PgnFault::unknown_token,
         "a result inside a variation is nobody's; it is passed over"},
        {torn_move("N", "xe4", here), PgnFault::torn_move,
         "'Nxe4' has a blank inside; it is read as one move"},
    };
    for (const ToldProblem& one : told) {
        EXPECT_EQ(one.problem.text, one.text);
        EXPECT_EQ(code(one.problem.fault), code(one.fault)) << one.text;
        EXPECT_EQ(one.problem.place.offset, here.offset) << one.text;
    }
    EXPECT_EQ(utf16_text().text, "the text is UTF-16; convert it to UTF-8");
}

TEST(ReaderProblem, names_its_limit) {
    EXPECT_EQ(variation_too_deep(here, 100).text,
              "variations are nested deeper than 100; what is deeper is passed over");
}

}  // namespace
}  // namespace arbiter::reader_problem

#include "arbiter/pgn/reader_problem.hpp"

#include <string>
#include <string_view>

#include "arbiter/base/ascii.hpp"
#include "arbiter/base/utf8.hpp"
#include "arbiter/pgn/plain_tag.hpp"

namespace arbiter::reader_problem {

namespace {

/// Enough to find it, and never a whole file.
std::string quoted(std::string_view word) {
    constexpr std::size_t enough = 40;
    std::string text = "'";
    const std::string_view beginning = utf8_beginning(word, enough);
    const bool has_letters_beyond_ascii = is_utf8(beginning);
    for (const char c : beginning) {
        const bool is_ascii = static_cast<signed char>(c) >= 0;
        const bool is_shown = is_ascii ? !is_control(c) : has_letters_beyond_ascii;
        text += is_shown ? c : '.';
    }
    return text + (word.size() > enough ? "...'" : "'");
}

PgnProblem about_tag(PgnFault fault, const PgnToken& token, const std::string& what) {
    return {fault, token.place, "the tag " + quoted(token.text) + ' ' + what};
}

PgnProblem about(PgnFault fault, const PgnToken& token, const std::string& what) {
    return {fault, token.place, quoted(token.text) + ' ' + what};
}

}  // namespace

PgnProblem utf16_text() {
    return {PgnFault::encoding, TextPlace{}, "the text is UTF-16; convert it to UTF-8"};
}

PgnProblem odd_character(TextPlace place) {
    return {PgnFault::odd_character, place,
            "a control character or a blank beyond ASCII is taken for a blank"};
}

PgnProblem broken_tag(const PgnToken& token) {
    return about_tag(PgnFault::broken_tag, token,
                     "is broken; a tag is written [Name \"value\"], with at most " +
                         std::to_string(max_tag_bytes) + " bytes");
}

PgnProblem late_tag(const PgnToken& token) {
    return about_tag(PgnFault::late_tag, token, "stands between moves; tags come before them");
}

PgnProblem odd_tag(const PgnToken& token) {
    return about_tag(
        PgnFault::odd_tag, token,
        "has bare quotes, single backslashes, control characters or several lines in its "
        "value, or no ']'");
}

PgnProblem stray_comment(TextPlace place) {
    return {PgnFault::stray_text, place, "a comment stands between games and belongs to none"};
}

PgnProblem stray_line(std::string_view first, TextPlace place) {
    return {PgnFault::stray_text, place,
            quoted(first) + " stands between games and belongs to none"};
}

PgnProblem unterminated_comment(TextPlace place) {
    return {PgnFault::unterminated_comment, place,
            "the comment is not closed; '}' is missing before the next game or the end"};
}

PgnProblem unknown_token(std::string_view text, TextPlace place) {
    return {PgnFault::unknown_token, place,
            quoted(text) + " is no move, move number, annotation sign or result"};
}

PgnProblem torn_move(std::string_view letter, std::string_view rest, TextPlace place) {
    std::string move(letter);
    move += rest;
    return {PgnFault::torn_move, place,
            quoted(move) + " has a blank inside; it is read as one move"};
}

PgnProblem nag_out_of_range(const PgnToken& token) {
    return about(PgnFault::nag_range, token, "is no annotation sign; they go from $0 to $255");
}

PgnProblem odd_result(const PgnToken& token) {
    return about(PgnFault::odd_result, token,
                 "is read as a result; PGN has 1-0, 0-1, 1/2-1/2 and *");
}

PgnProblem unterminated_variation(TextPlace opened) {
    return {PgnFault::unterminated_variation, opened,
            "the variation is not closed; ')' is missing before the next game or the end"};
}

PgnProblem stray_close(TextPlace place) {
    return {PgnFault::stray_close, place, "')' closes no variation; its '(' is missing"};
}

PgnProblem variation_too_deep(TextPlace opened, std::uint64_t deepest) {
    return {PgnFault::too_deep, opened,
            "variations are nested deeper than " + std::to_string(deepest) +
                "; what is deeper is passed over"};
}

PgnProblem empty_variation(TextPlace closed) {
    return {PgnFault::empty_variation, closed, "the variation is empty"};
}

PgnProblem result_in_variation(TextPlace place) {
    return {PgnFault::unknown_token, place,
            "a result inside a variation is nobody's; it is passed over"};
}

}  // namespace arbiter::reader_problem

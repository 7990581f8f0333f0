#include "arbiter/pgn/movetext_reader.hpp"

#include <utility>

#include "arbiter/pgn/plain_text.hpp"
#include "arbiter/pgn/reader_problem.hpp"

namespace arbiter {

namespace {

/// "5254"; no game has so many moves that its numbers, and these without dots, are so long.
constexpr std::size_t shortest_numeric_move = 4;

/// "1." but not "1...", which may restart the count after a comment.
bool is_first_number(std::string_view number) { return number == "1." || number == "1"; }

/// May it be the man of a move that a blank tears apart?
bool is_man(std::string_view word) {
    constexpr std::string_view men = "KQRBN";
    return word.size() == 1 && men.contains(word.front());
}

/// Passes plain movetext on, and knows what there was.
struct PlainSink {
    void plain_number(std::string_view text, TextPlace place) {
        is_behind_number = true;
        if (tells_numbers)
            visitor->move_number(text, place);
    }
    void plain_move(std::string_view text, TextPlace place) {
        has_moves = true;
        is_behind_number = false;
        if (visitor != nullptr)
            visitor->san(text, place);
    }
    void plain_comment(std::string_view text, TextPlace place) {
        has_comments = true;
        is_behind_number = false;
        if (visitor != nullptr)
            visitor->comment(text, place);
    }
    void plain_nag(int nag, TextPlace place) {
        is_behind_number = false;
        if (visitor != nullptr)
            visitor->nag(nag, place);
    }

    PgnVisitor* visitor;
    bool tells_numbers;
    bool is_behind_number;
    bool has_moves = false;
    bool has_comments = false;
};

}  // namespace

void MovetextReader::clear() {
    variations_ = {};
    has_moves_ = false;
    is_behind_number_ = false;
    has_reported_depth_ = false;
}

/// All of it stands in one line of play, so that whether it is told is asked once.
void MovetextReader::take_plain(PgnLexer& lexer) {
    // Of these it has to be known what follows.
    if (variations_.holds_result() || torn_letter_)
        return;
    PgnVisitor* const told = is_told() ? teller_->visitor() : nullptr;
    PlainSink sink{.visitor = told,
                   .tells_numbers = told != nullptr && told->wants_move_numbers(),
                   .is_behind_number = is_behind_number_};
    lexer.take_plain_movetext(sink);
    is_behind_number_ = sink.is_behind_number;
    if (sink.has_moves)
        has_moves_ = has_moves_ || is_main_line();
    if (sink.has_moves || sink.has_comments)
        variations_.fill();
}

void MovetextReader::take(const PgnToken& token) {
    if (token.kind == PgnTokenKind::word && hold_letter(token))
        return;
    is_behind_number_ = false;
    switch (token.kind) {
        case PgnTokenKind::number:
            return take_number(token.text, token.place);
        case PgnTokenKind::word:
            return take_word(token.text, token.place);
        case PgnTokenKind::comment:
            return take_comment(token.text, token.place);
        case PgnTokenKind::nag:
            return take_nag(token);
        case PgnTokenKind::open:
            return open_variation(token.place);
        case PgnTokenKind::close:
            return close_variation(token.place);
        case PgnTokenKind::result:
            drop_inner_result();
            return variations_.hold({token.result, token.place});
        case PgnTokenKind::draw_offer:
            if (is_told())
                (*teller_)->draw_offer(token.place);
            return;
        case PgnTokenKind::need_more:
        case PgnTokenKind::end:
        case PgnTokenKind::tag:
        case PgnTokenKind::broken_tag:
            return;
    }
}

bool MovetextReader::ends_before(const PgnToken& token) const {
    return token.kind == PgnTokenKind::number && has_moves_ && is_main_line() &&
           token.line_breaks == 2 && is_first_number(token.text);
}

void MovetextReader::take_number(std::string_view text, TextPlace place) {
    // A move in the numbers of correspondence, passed over, would leave a game that nobody played.
    if (text.size() >= shortest_numeric_move && !text.contains('.'))
        return teller_->report(reader_problem::unknown_token(text, place));
    is_behind_number_ = true;
    if (is_told() && (*teller_)->wants_move_numbers())
        (*teller_)->move_number(text, place);
}

void MovetextReader::take_comment(std::string_view text, TextPlace place) {
    variations_.fill();
    if (is_told())
        (*teller_)->comment(text, place);
}

void MovetextReader::take_nag(const PgnToken& token) {
    if (token.nag > max_nag)
        return teller_->report(reader_problem::nag_out_of_range(token));
    if (is_told())
        (*teller_)->nag(token.nag, token.place);
}

void MovetextReader::take_word(std::string_view text, TextPlace place) {
    if (looks_like_move(text))
        take_move(text, place);
    else if (!is_mark_of_move(text))
        take_odd_word(text, place);
}

void MovetextReader::take_move(std::string_view text, TextPlace place) {
    variations_.fill();
    drop_inner_result();
    has_moves_ = has_moves_ || is_main_line();
    if (is_told())
        (*teller_)->san(text, place);
}

void MovetextReader::take_odd_word(std::string_view text, TextPlace place) {
    const auto nag = nag_of(text);
    if (!nag)
        return teller_->report(reader_problem::unknown_token(text, place));
    if (is_told())
        (*teller_)->nag(*nag, place);
}

bool MovetextReader::hold_letter(const PgnToken& word) {
    if (!is_man(word.text) || (word.text == "N" && !is_behind_number_))
        return false;
    is_behind_number_ = false;
    torn_letter_ = {std::string(word.text), word.place};
    return true;
}

bool MovetextReader::hold_first_letter(const PgnToken& word) {
    is_behind_number_ = true;
    return hold_letter(word);
}

/// "f3", "xe4", "bd2": no man is named in it.
bool MovetextReader::is_rest_of_move(const PgnToken& token) const {
    constexpr std::string_view beginnings = "abcdefghx:";
    return torn_letter_ && token.kind == PgnTokenKind::word && token.line_breaks == 0 &&
           beginnings.contains(token.text.front()) && looks_like_move(token.text);
}

/// Passed over, the letter would leave another move behind.
void MovetextReader::take_rest_of_move(const PgnToken& token) {
    const TornLetter letter = *std::exchange(torn_letter_, std::nullopt);
    teller_->report(reader_problem::torn_move(letter.text, token.text, letter.place));
    take_move(letter.text + std::string(token.text), letter.place);
}

void MovetextReader::release_letter() {
    if (const auto letter = std::exchange(torn_letter_, std::nullopt))
        take_odd_word(letter->text, letter->place);
}

void MovetextReader::open_variation(TextPlace place) {
    drop_inner_result();
    if (!is_told())
        return variations_.open(place, true);
    const bool is_too_deep = variations_.depth() == max_variation_depth;
    if (is_too_deep && !std::exchange(has_reported_depth_, true))
        teller_->report(reader_problem::variation_too_deep(place, max_variation_depth));
    variations_.open(place, !is_too_deep && (*teller_)->begin_variation(place) == Visit::enter);
}

void MovetextReader::close_variation(TextPlace place) {
    if (is_main_line())
        return teller_->report(reader_problem::stray_close(place));
    drop_inner_result();
    if (variations_.take_empty())
        teller_->report(reader_problem::empty_variation(place));
    if (is_told())
        (*teller_)->end_variation(place);
    variations_.close();
}

/// Something follows it in its variation, or closes that: it is not the game's.
void MovetextReader::drop_inner_result() {
    const auto result = variations_.take_result();
    if (result && is_told())
        teller_->report(reader_problem::result_in_variation(result->place));
}

std::optional<PlacedResult> MovetextReader::end(TextPlace place) {
    if (!is_main_line())
        teller_->report(reader_problem::unterminated_variation(variations_.last_opened()));
    for (; !is_main_line(); variations_.close())
        if (is_told())
            (*teller_)->end_variation(place);
    return variations_.take_result();
}

}  // namespace arbiter

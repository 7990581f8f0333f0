#include "arbiter/pgn/reader.hpp"

#include <utility>

#include "arbiter/pgn/plain_text.hpp"
#include "arbiter/pgn/reader_problem.hpp"

namespace arbiter {

namespace {

bool is_standard_result(std::string_view text) {
    return text == "1-0" || text == "0-1" || text == "1/2-1/2" || text == "*";
}

}  // namespace

void read_games(std::string_view text, PgnVisitor& visitor) {
    PgnReader reader(text, visitor);
    reader.drain();
}

void read_game(std::string_view text, PgnVisitor& visitor) {
    PgnReader reader(text, visitor);
    reader.lexer_.begin_inside();
    reader.begin_game(reader.lexer_.place());
    reader.drain();
}

void PgnReader::feed(std::string_view chunk) {
    if (teller_.has_ended())
        return;
    lexer_.feed(chunk);
    drain();
}

void PgnReader::finish() {
    lexer_.finish();
    drain();
}

void PgnReader::drain() {
    while (!teller_.has_ended()) {
        if (stage_ == Stage::moves)
            movetext_.take_plain(lexer_);
        else if (stage_ == Stage::tags && !movetext_.letter_place())
            lexer_.take_plain_tags(*this);
        const PgnToken token = lexer_.next();
        if (const auto odd = lexer_.take_odd_character())
            report_odd_character(*odd);
        if (lexer_.is_utf16()) {
            teller_.report(reader_problem::utf16_text());
            teller_.end_text();
        } else if (token.kind == PgnTokenKind::need_more) {
            return;
        } else {
            take(token);
        }
    }
}

/// Once a game: where there is one there are many.
void PgnReader::report_odd_character(TextPlace place) {
    if (!std::exchange(has_reported_odd_character_, true))
        teller_.report(reader_problem::odd_character(place));
}

void PgnReader::take(const PgnToken& token) {
    if (token.is_unterminated)
        teller_.report(reader_problem::unterminated_comment(token.place));
    if (const auto letter = movetext_.letter_place()) {
        if (movetext_.is_rest_of_move(token)) {
            if (stage_ == Stage::between)
                begin_waiting_game(*letter);
            begin_moves(*letter);
            return movetext_.take_rest_of_move(token);
        }
        if (stage_ == Stage::between)
            drop_letter(*letter);
        else
            movetext_.release_letter();
    }
    if (token.kind == PgnTokenKind::end) {
        if (stage_ != Stage::between)
            end_game(token.place);
        drop_waiting();
        teller_.end_text();
    } else if (stage_ == Stage::between) {
        take_between_games(token);
    } else {
        take_in_game(token);
    }
}

void PgnReader::take_between_games(const PgnToken& token) {
    using Meaning = WaitingText::Meaning;
    if (waiting_.number() && token.kind == PgnTokenKind::word && movetext_.hold_first_letter(token))
        return;
    switch (waiting_.take(token)) {
        case Meaning::waiting:
            return;
        case Meaning::tag:
            drop_waiting();
            begin_game(token.place);
            return take_tag(token);
        case Meaning::move:
            begin_waiting_game(token.place);
            return take_in_game(token);
        case Meaning::stray:
            return report_stray(reader_problem::stray_comment(token.place));
        case Meaning::stray_line:
            // What waits is parted from any game that may come.
            drop_waiting();
            lexer_.skip_line();
            return report_stray(reader_problem::stray_line(token.text, token.place));
    }
}

/// A game without tags begins where what waits for its first move does.
void PgnReader::begin_waiting_game(TextPlace first_move) {
    const auto number = waiting_.number();
    begin_game(waiting_.place().value_or(first_move));
    begin_moves(first_move);
    if (number)
        movetext_.take_number(number->text, number->place);
}

/// It was no man of a first move.
void PgnReader::drop_letter(TextPlace place) {
    drop_waiting();
    report_stray(reader_problem::stray_line(movetext_.drop_letter(), place));
}

/// A game that has tags does not begin with a comment.
void PgnReader::drop_waiting() {
    for (const WaitingComment& comment : waiting_.release())
        report_stray(reader_problem::stray_comment(comment.place));
}

/// Once between two games: where there is one there are many.
void PgnReader::report_stray(const PgnProblem& problem) {
    if (!std::exchange(has_reported_stray_, true))
        teller_.report(problem);
}

void PgnReader::take_in_game(const PgnToken& token) {
    switch (token.kind) {
        case PgnTokenKind::tag:
        case PgnTokenKind::broken_tag:
            return take_tag(token);
        case PgnTokenKind::result:
            if (movetext_.is_main_line())
                return take_result(token);
            break;
        case PgnTokenKind::need_more:
        case PgnTokenKind::end:
        case PgnTokenKind::comment:
        case PgnTokenKind::number:
        case PgnTokenKind::word:
        case PgnTokenKind::nag:
        case PgnTokenKind::open:
        case PgnTokenKind::close:
        case PgnTokenKind::draw_offer:
            if (stage_ == Stage::tags && take_between_tags(token))
                return;
    }
    if (movetext_.ends_before(token))
        begin_next_game(token.place);
    begin_moves(token.place);
    movetext_.take(token);
}

/// True where more tags may follow.
bool PgnReader::take_between_tags(const PgnToken& token) {
    if (token.kind == PgnTokenKind::comment)
        return waiting_.keep(token);
    if (token.kind != PgnTokenKind::word)
        return false;
    if (movetext_.hold_letter(token) || is_mark_of_move(token.text))
        return true;
    if (looks_like_move(token.text) || nag_of(token.text))
        return false;
    teller_.report(reader_problem::unknown_token(token.text, token.place));
    return true;
}

bool PgnReader::begins_next_game(std::string_view tag, int line_breaks) const {
    return stage_ == Stage::moves
               ? TagSection::begins_behind_moves(tag, line_breaks)
               : tags_.ends_before(tag, line_breaks, waiting_.place().has_value());
}

void PgnReader::take_tag(const PgnToken& token) {
    if (is_named_tag(token) && begins_next_game(token.text, token.line_breaks))
        begin_next_game(token.place);
    if (token.kind == PgnTokenKind::broken_tag)
        return teller_.report(reader_problem::broken_tag(token));
    if (stage_ == Stage::moves)
        teller_.report(reader_problem::late_tag(token));
    if (token.is_odd)
        teller_.report(reader_problem::odd_tag(token));
    add_tag(token.text, token.value, token.place);
}

void PgnReader::plain_tag(std::string_view name, std::string_view value, TextPlace place) {
    if (begins_next_game(name, 1))
        begin_next_game(place);
    add_tag(name, value, place);
}

void PgnReader::add_tag(std::string_view name, std::string_view value, TextPlace place) {
    tags_.add(name);
    teller_->tag(name, value, place);
}

void PgnReader::take_result(const PgnToken& token) {
    begin_moves(token.place);
    teller_->result(token.result, token.place);
    if (!is_standard_result(token.text))
        teller_.report(reader_problem::odd_result(token));
    stage_ = Stage::between;
    teller_.obey(teller_->end_game(lexer_.place()));
}

void PgnReader::begin_game(TextPlace place) {
    stage_ = Stage::tags;
    tags_.clear();
    movetext_.clear();
    has_reported_stray_ = false;
    has_reported_odd_character_ = false;
    teller_->begin_game(place);
}

/// Does nothing where the moves have begun.
void PgnReader::begin_moves(TextPlace place) {
    if (stage_ != Stage::tags)
        return;
    stage_ = Stage::moves;
    movetext_.begin(teller_->begin_moves(waiting_.place().value_or(place)));
    if (!waiting_.place())
        return;
    for (const WaitingComment& comment : waiting_.release())
        movetext_.take_comment(comment.text, comment.place);
}

/// Ends a game that has no result of its own.
void PgnReader::end_game(TextPlace place) {
    begin_moves(place);
    if (const auto result = movetext_.end(place))
        teller_->result(result->result, result->place);
    stage_ = Stage::between;
    teller_.obey(teller_->end_game(place));
}

void PgnReader::begin_next_game(TextPlace place) {
    end_game(place);
    begin_game(place);
}

}  // namespace arbiter

#include "arbiter/pgn/reader.hpp"

#include <utility>

#include "arbiter/pgn/plain_text.hpp"
#include "arbiter/pgn/reader_problem.hpp"
#include "arbiter/pgn/tag_text.hpp"

namespace arbiter {

namespace {

bool is_standard_result(std::string_view text) {
    return text == "1-0" || text == "0-1" || text == "1/2-1/2" || text == "*";
}

/// "1." but not "1...", which may restart the count after a comment.
bool is_first_number(std::string_view number) { return number == "1." || number == "1"; }

/// May it be the man of a move that a blank tears apart? N behind a move is the sign of a novelty.
bool is_torn_letter(std::string_view word, bool is_behind_number) {
    if (word == "N")
        return is_behind_number;
    return word == "K" || word == "Q" || word == "R" || word == "B";
}

/// "f3", "xe4", "bd2": no man is named in it.
bool is_rest_of_move(std::string_view word) {
    constexpr std::string_view beginnings = "abcdefghx:";
    return beginnings.contains(word.front()) && looks_like_move(word);
}

/// Asked of every tag: nearly always the first letter answers.
bool is_event(std::string_view tag) { return tag.starts_with('E') && tag == "Event"; }

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

void read_games(std::string_view text, PgnVisitor& visitor) {
    PgnReader reader(text, visitor);
    reader.drain();
}

void read_game(std::string_view text, PgnVisitor& visitor) {
    PgnReader reader(text, visitor);
    reader.begin_game(reader.lexer_.place());
    reader.drain();
}

void PgnReader::feed(std::string_view chunk) {
    if (has_ended_)
        return;
    lexer_.feed(chunk);
    drain();
}

void PgnReader::finish() {
    lexer_.finish();
    drain();
}

void PgnReader::drain() {
    while (!has_ended_) {
        if (stage_ == Stage::moves)
            take_plain_movetext();
        else if (stage_ == Stage::tags)
            lexer_.take_plain_tags(*this);
        const PgnToken token = lexer_.next();
        if (const auto odd = lexer_.take_odd_character())
            report_odd_character(*odd);
        if (lexer_.is_utf16()) {
            report(reader_problem::utf16_text());
            end_text();
        } else if (token.kind == PgnTokenKind::need_more) {
            return;
        } else {
            take(token);
        }
    }
}

/// The token at hand is still taken to its end, and told to nobody.
void PgnReader::stop() {
    static PgnVisitor nobody;
    std::exchange(visitor_, &nobody)->end_text(lexer_.place());
    has_ended_ = true;
}

/// Once a game: where there is one there are many.
void PgnReader::report_odd_character(TextPlace place) {
    if (!std::exchange(has_reported_odd_character_, true))
        report(reader_problem::odd_character(place));
}

/// All of it stands in one line of play, so that whether it is told is asked once.
void PgnReader::take_plain_movetext() {
    // Of these it has to be known what follows.
    if (inner_result_ || torn_letter_)
        return;
    PgnVisitor* const told = is_told() ? visitor_ : nullptr;
    PlainSink sink{.visitor = told,
                   .tells_numbers = told != nullptr && told->wants_move_numbers(),
                   .is_behind_number = is_behind_number_};
    lexer_.take_plain_movetext(sink);
    is_behind_number_ = sink.is_behind_number;
    if (sink.has_moves)
        has_moves_ = has_moves_ || depth_ == 0;
    if (sink.has_moves || sink.has_comments)
        is_variation_empty_ = false;
}

void PgnReader::take(const PgnToken& token) {
    if (token.is_unterminated)
        report(reader_problem::unterminated_comment(token.place));
    if (torn_letter_ && take_behind_letter(token))
        return;
    if (token.kind == PgnTokenKind::end) {
        if (stage_ != Stage::between)
            end_game(token.place);
        drop_waiting();
        end_text();
    } else if (stage_ == Stage::between) {
        take_between_games(token);
    } else {
        take_in_game(token);
    }
}

void PgnReader::take_between_games(const PgnToken& token) {
    using Meaning = WaitingText::Meaning;
    switch (waiting_.take(token)) {
        case Meaning::waiting:
            return;
        case Meaning::tag:
            drop_waiting();
            begin_game(token.place);
            return take_tag(token);
        case Meaning::move: {
            const auto number = waiting_.number();
            begin_game(waiting_.place().value_or(token.place));
            begin_moves(token.place);
            if (number)
                tell_number(number->text, number->place);
            return take_in_game(token);
        }
        case Meaning::stray:
            return report_stray(reader_problem::stray_comment(token.place));
        case Meaning::stray_line:
            // What waits is parted from any game that may come.
            drop_waiting();
            lexer_.skip_line();
            return report_stray(reader_problem::stray_line(token));
    }
}

/// A game that has tags does not begin with a comment.
void PgnReader::drop_waiting() {
    for (const WaitingComment& comment : waiting_.release())
        report_stray(reader_problem::stray_comment(comment.place));
}

/// Once between two games: where there is one there are many.
void PgnReader::report_stray(const PgnProblem& problem) {
    if (!std::exchange(has_reported_stray_, true))
        report(problem);
}

void PgnReader::take_in_game(const PgnToken& token) {
    const bool is_behind_number = std::exchange(is_behind_number_, false);
    switch (token.kind) {
        case PgnTokenKind::tag:
        case PgnTokenKind::broken_tag:
            return take_tag(token);
        case PgnTokenKind::number:
            return take_number(token);
        case PgnTokenKind::word:
            if (is_torn_letter(token.text, is_behind_number)) {
                torn_letter_ = {std::string(token.text), token.place};
                return;
            }
            return take_word(token);
        case PgnTokenKind::comment:
            // More tags may follow.
            if (stage_ == Stage::tags && waiting_.keep(token))
                return;
            break;
        default:
            break;
    }
    begin_moves(token.place);
    switch (token.kind) {
        case PgnTokenKind::open:
            return open_variation(token);
        case PgnTokenKind::close:
            return close_variation(token);
        case PgnTokenKind::result:
            return take_result(token);
        case PgnTokenKind::comment:
            is_variation_empty_ = false;
            if (is_told())
                visitor_->comment(token.text, token.place);
            return;
        case PgnTokenKind::draw_offer:
            if (is_told())
                visitor_->draw_offer(token.place);
            return;
        case PgnTokenKind::nag:
            return token.nag > max_nag ? report(reader_problem::nag_out_of_range(token))
                                       : take_nag(token.nag, token.place);
        default:
            return;
    }
}

/// A tag belongs to the next game where the lines show it: after a blank line in the movetext, or
/// where the tag that begins this tag section comes again. Some files have a blank line inside a
/// section, even before its Event; behind a comment it ends the section.
bool PgnReader::begins_new_game(std::string_view tag, int line_breaks) const {
    if (stage_ == Stage::moves)
        return is_event(tag) || line_breaks == 2;
    const bool has_comments = waiting_.place().has_value();
    if (has_event_ && is_event(tag))
        return line_breaks == 2 || tags_ > 1 || has_comments;
    return line_breaks == 2 && (tag == first_tag_ || has_comments);
}

void PgnReader::take_tag(const PgnToken& token) {
    if (is_named_tag(token) && begins_new_game(token.text, token.line_breaks)) {
        end_game(token.place);
        begin_game(token.place);
    }
    if (token.kind == PgnTokenKind::broken_tag)
        return report(reader_problem::broken_tag(token));
    if (stage_ == Stage::moves)
        report(reader_problem::late_tag(token));
    if (token.is_odd)
        report(reader_problem::odd_tag(token));
    add_tag(token.text, token.value, token.place);
}

void PgnReader::plain_tag(std::string_view name, std::string_view value, TextPlace place) {
    if (begins_new_game(name, 1)) {
        end_game(place);
        begin_game(place);
    }
    add_tag(name, value, place);
}

void PgnReader::add_tag(std::string_view name, std::string_view value, TextPlace place) {
    if (tags_++ == 0)
        first_tag_ = name;
    has_event_ = has_event_ || is_event(name);
    visitor_->tag(name, value, place);
}

void PgnReader::take_number(const PgnToken& token) {
    const bool restarts =
        has_moves_ && depth_ == 0 && token.line_breaks == 2 && is_first_number(token.text);
    if (restarts) {
        end_game(token.place);
        begin_game(token.place);
    }
    begin_moves(token.place);
    tell_number(token.text, token.place);
}

void PgnReader::tell_number(std::string_view text, TextPlace place) {
    is_behind_number_ = true;
    if (is_told() && visitor_->wants_move_numbers())
        visitor_->move_number(text, place);
}

void PgnReader::take_word(const PgnToken& token) {
    if (looks_like_move(token.text))
        return take_move(token.text, token.place);
    if (is_mark_of_move(token.text))
        return;
    if (const auto nag = nag_of(token.text))
        return take_nag(*nag, token.place);
    report(reader_problem::unknown_token(token.text, token.place));
}

void PgnReader::take_move(std::string_view text, TextPlace place) {
    begin_moves(place);
    is_variation_empty_ = false;
    drop_inner_result();
    has_moves_ = has_moves_ || depth_ == 0;
    if (is_told())
        visitor_->san(text, place);
}

void PgnReader::take_nag(int nag, TextPlace place) {
    begin_moves(place);
    if (is_told())
        visitor_->nag(nag, place);
}

/// True where both were one move. Passed over, the letter would leave another move behind.
bool PgnReader::take_behind_letter(const PgnToken& token) {
    const TornLetter letter = *std::exchange(torn_letter_, std::nullopt);
    const bool is_rest =
        token.kind == PgnTokenKind::word && token.line_breaks == 0 && is_rest_of_move(token.text);
    if (!is_rest) {
        if (const auto nag = nag_of(letter.text))
            take_nag(*nag, letter.place);
        else
            report(reader_problem::unknown_token(letter.text, letter.place));
        return false;
    }
    report(reader_problem::torn_move(letter.text, token.text, letter.place));
    take_move(letter.text + std::string(token.text), letter.place);
    return true;
}

void PgnReader::take_result(const PgnToken& token) {
    if (depth_ > 0) {
        drop_inner_result();
        inner_result_ = {token.result, token.place};
        return;
    }
    visitor_->result(token.result, token.place);
    if (!is_standard_result(token.text))
        report(reader_problem::odd_result(token));
    stage_ = Stage::between;
    obey(visitor_->end_game(lexer_.place()));
}

void PgnReader::open_variation(const PgnToken& token) {
    last_opened_ = token.place;
    is_variation_empty_ = true;
    drop_inner_result();
    const bool is_too_deep = depth_ == max_variation_depth;
    if (is_too_deep && is_told() && !std::exchange(has_reported_depth_, true))
        report(reader_problem::variation_too_deep(token.place, max_variation_depth));
    if (is_told() && (is_too_deep || visitor_->begin_variation(token.place) == Visit::skip))
        skipped_from_depth_ = depth_ + 1;
    ++depth_;
}

void PgnReader::close_variation(const PgnToken& token) {
    if (depth_ == 0)
        return report(reader_problem::stray_close(token.place));
    drop_inner_result();
    if (std::exchange(is_variation_empty_, false))
        report(reader_problem::empty_variation(token.place));
    if (is_told())
        visitor_->end_variation(token.place);
    if (depth_ == skipped_from_depth_)
        skipped_from_depth_ = nothing_skipped;
    --depth_;
}

/// Something follows it in its variation, or closes that: it is not the game's.
void PgnReader::drop_inner_result() {
    if (inner_result_ && is_told())
        report(reader_problem::result_in_variation(inner_result_->place));
    inner_result_.reset();
}

void PgnReader::begin_game(TextPlace place) {
    stage_ = Stage::tags;
    tags_ = 0;
    first_tag_.clear();
    has_event_ = false;
    skips_moves_ = false;
    has_moves_ = false;
    has_reported_stray_ = false;
    has_reported_odd_character_ = false;
    has_reported_depth_ = false;
    depth_ = 0;
    skipped_from_depth_ = nothing_skipped;
    inner_result_.reset();
    is_behind_number_ = false;
    visitor_->begin_game(place);
}

/// Does nothing where the moves have begun.
void PgnReader::begin_moves(TextPlace place) {
    if (stage_ != Stage::tags)
        return;
    stage_ = Stage::moves;
    skips_moves_ = visitor_->begin_moves(waiting_.place().value_or(place)) == Visit::skip;
    if (!waiting_.place())
        return;
    for (const WaitingComment& comment : waiting_.release())
        if (is_told())
            visitor_->comment(comment.text, comment.place);
}

void PgnReader::end_variations(TextPlace place) {
    if (depth_ == 0)
        return;
    report(reader_problem::unterminated_variation(last_opened_));
    for (; depth_ > 0; --depth_) {
        if (is_told())
            visitor_->end_variation(place);
        if (depth_ == skipped_from_depth_)
            skipped_from_depth_ = nothing_skipped;
    }
}

void PgnReader::end_text() {
    has_ended_ = true;
    visitor_->end_text(lexer_.place());
}

/// Ends a game that has no result of its own.
void PgnReader::end_game(TextPlace place) {
    begin_moves(place);
    end_variations(place);
    if (inner_result_)
        visitor_->result(inner_result_->result, inner_result_->place);
    stage_ = Stage::between;
    obey(visitor_->end_game(place));
}

}  // namespace arbiter

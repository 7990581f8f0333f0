#include "arbiter/pgn/between_games.hpp"

#include <utility>

#include "arbiter/notation/san_form.hpp"

namespace arbiter {

WaitingText::Meaning WaitingText::take(const PgnToken& token) {
    if (token.kind == PgnTokenKind::comment)
        return take_comment(token);
    if (token.kind == PgnTokenKind::number)
        return take_number(token);
    if (is_named_tag(token))
        return Meaning::tag;
    if (is_first_move(token))
        return Meaning::move;
    number_.reset();
    return Meaning::stray_line;
}

std::optional<TextPlace> WaitingText::place() const {
    const bool is_number_first =
        number_ && (comments_.empty() || number_->place.offset < comments_.front().place.offset);
    if (is_number_first)
        return number_->place;
    return comments_.empty() ? std::nullopt : std::optional(comments_.front().place);
}

std::vector<WaitingComment> WaitingText::release() {
    number_.reset();
    bytes_ = 0;
    return std::exchange(comments_, {});
}

WaitingText::Meaning WaitingText::take_number(const PgnToken& token) {
    if (!token.text.ends_with('.') && token.text != "1") {
        number_.reset();
        return Meaning::stray_line;
    }
    if (!number_)
        number_ = {std::string(token.text), token.place};
    return Meaning::waiting;
}

WaitingText::Meaning WaitingText::take_comment(const PgnToken& token) {
    // TCEC writes a ';' behind some results, and nothing behind it.
    if (token.text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return Meaning::waiting;
    // Behind a result on its line it would be of the game that is over.
    const bool may_begin_game = token.line_breaks > 0 || place();
    return may_begin_game && keep(token) ? Meaning::waiting : Meaning::stray;
}

bool WaitingText::keep(const PgnToken& comment) {
    constexpr std::size_t most_bytes = 65'536;
    const std::size_t bytes = sizeof(WaitingComment) + comment.text.size();
    if (bytes_ + bytes > most_bytes)
        return false;
    bytes_ += bytes;
    comments_.push_back({std::string(comment.text), comment.place});
    return true;
}

/// Behind a move number, or as its lines show it.
bool WaitingText::is_first_move(const PgnToken& token) const {
    if (token.kind == PgnTokenKind::result)
        return number_ || token.line_breaks > 1;
    return token.kind == PgnTokenKind::word && looks_like_move(token.text) &&
           (number_ || (token.line_breaks > 0 && read_san_form(token.text)));
}

}  // namespace arbiter

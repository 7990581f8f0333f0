#include "arbiter/collection/record_reader.hpp"

#include <cstdint>
#include <utility>

#include "arbiter/collection/told_ending.hpp"
#include "arbiter/notation/san_candidates.hpp"
#include "arbiter/notation/san_reading.hpp"
#include "arbiter/pgn/comment_command.hpp"
#include "arbiter/pgn/plain_clock.hpp"
#include "arbiter/pgn/signs.hpp"
#include "arbiter/rules/movegen.hpp"

namespace arbiter {

namespace {

/// "flag fell" has more bytes.
constexpr std::size_t shortest_words = 8;

/// Can the text be PGN's own form of the move that has just been played? Asks what nearly every
/// text answers at once: check and mate, the capture, and no more of the departure than is needed.
/// Castling has nothing of it.
bool is_surely_standard(const Position& before, const Position& after, Move move,
                        std::string_view text) {
    const char last = text.back();
    const bool has_sign = last == '+' || last == '#';
    if (is_check(after) != has_sign)
        return false;
    if (has_sign && (last == '+') != has_legal_move(after))
        return false;
    text.remove_suffix(has_sign ? 1 : 0);
    if (move.is_castling())
        return text == "O-O" || text == "O-O-O";
    if (move.is_promotion() && text.size() > 2) {
        if (text[text.size() - 2] != '=' ||
            text.back() != letter({Color::white, *move.promotion()}))
            return false;
        text.remove_suffix(2);
    }
    const Role role = move.role();
    const std::size_t letters = role == Role::pawn ? 0 : 1;
    const bool captures = is_capture(before, move);
    const std::size_t needed = letters + (captures ? 3 : 2);
    if (text.size() < needed || (letters == 1 && text.front() != letter({Color::white, role})))
        return false;
    const std::string_view departure = text.substr(letters, text.size() - needed);
    if (captures && text[letters + departure.size()] != 'x')
        return false;
    if (role == Role::pawn)
        return departure.size() == (captures ? 1 : 0);
    return departure.empty() || departure == needed_departure(before, move);
}

/// Of "12..." 12; as far as nine digits tell.
std::uint32_t leading_number(std::string_view text) {
    constexpr std::size_t most_digits = 9;
    std::uint32_t number = 0;
    for (const char c : text.substr(0, most_digits)) {
        if (c < '0' || c > '9')
            break;
        number = number * 10 + static_cast<std::uint32_t>(c - '0');
    }
    return number;
}

}  // namespace

RecordReader::RecordReader(CollectedSink sink)
    : PgnReplayer([this](const ReplayedGame& game) { finish(game); }, Variations::checked),
      sink_(std::move(sink)) {}

void RecordReader::begin_game(TextPlace place) {
    PgnReplayer::begin_game(place);
    is_between_games_ = false;
    tags_in_use_ = 0;
    move_places_.clear();
    clocks_.clear();
    odd_spelling_.reset();
    odd_spellings_ = 0;
    odd_number_.reset();
    number_offset_ = 0;
    result_place_ = {};
    variation_depth_ = 0;
    time_comment_.reset();
}

void RecordReader::tag(std::string_view name, std::string_view value, TextPlace place) {
    PgnReplayer::tag(name, value, place);
    if (tags_in_use_ == max_tags_per_game) {
        problem({PgnFault::left_out, place,
                 "the game has more than " + std::to_string(max_tags_per_game) +
                     " tags; this one is not looked at"});
        return;
    }
    if (tags_in_use_ == tags_.size())
        tags_.emplace_back();
    GameTag& tag = tags_[tags_in_use_++];
    tag.name = name;
    tag.value = value;
    tag.place = place;
}

Visit RecordReader::begin_moves(TextPlace place) {
    const Visit visit = PgnReplayer::begin_moves(place);
    is_offset_known_ = game().start == Position();
    draws_.begin(game().start);
    return visit;
}

void RecordReader::played(const Position& before, std::string_view text, TextPlace place) {
    move_places_.push_back(place);
    draws_.add(position());
    time_comment_.reset();
    const Move move = game().moves.back();
    if (move != Move() && !is_surely_standard(before, position(), move, text))
        note_spelling(before, text, place);
}

void RecordReader::note_spelling(const Position& before, std::string_view text, TextPlace place) {
    const auto read = read_san_leniently(before, text);
    const std::size_t sign = read ? 0 : glued_sign_length(text);
    const bool is_odd = read ? !read->deviations.empty() : sign > 0;
    if (!is_odd || odd_spellings_++ > 0)
        return;
    std::string why = sign > 0
                          ? "a blank is missing before the sign"
                          : read->deviations.front().text + "; the standard form is " + read->san;
    odd_spelling_ = {.ply = move_places_.size(),
                     .place = place,
                     .text = std::string(text) + ": " + std::move(why)};
}

void RecordReader::move_number(std::string_view text, TextPlace place) {
    if (variation_depth_ > 0 || odd_number_ || !game().is_complete)
        return;
    // From another start some count on, and some begin with 1.
    const std::uint32_t number = leading_number(text);
    if (!std::exchange(is_offset_known_, true))
        number_offset_ = number - position().fullmove_number();
    const std::uint32_t due = position().fullmove_number() + number_offset_;
    if (number != due) [[unlikely]]
        odd_number_ = {.ply = move_places_.size() + 1,
                       .place = place,
                       .text = std::string(text.substr(0, 40)),
                       .due = due};
}

Visit RecordReader::begin_variation(TextPlace place) {
    const Visit visit = PgnReplayer::begin_variation(place);
    variation_depth_ += visit == Visit::enter ? 1 : 0;
    return visit;
}

void RecordReader::end_variation(TextPlace place) {
    PgnReplayer::end_variation(place);
    --variation_depth_;
}

void RecordReader::comment(std::string_view text, TextPlace place) {
    // What stands behind a move that was not played says nothing of the one before it.
    if (variation_depth_ > 0 || !game().is_complete)
        return;
    // One reading a move: a comment may be as long as it likes.
    const bool is_read = !clocks_.empty() && clocks_.back().ply == move_places_.size();
    if (const auto left = plain_clock(text)) {
        if (!is_read)
            clocks_.push_back({move_places_.size(), *left, place});
        return;
    }
    const std::size_t commands = text.find("[%");
    const bool has_words = commands == std::string_view::npos || commands > shortest_words ||
                           text.size() - text.rfind(']') > shortest_words;
    if (has_words && !time_comment_)
        time_comment_ = read_time_comment(text);
    if (commands == std::string_view::npos)
        return;
    if (const auto clock = is_read ? std::nullopt : find_command(text, "clk"))
        if (const auto left = read_command_time(*clock))
            clocks_.push_back({move_places_.size(), *left, place});
}

void RecordReader::result(PgnResult result, TextPlace place) {
    PgnReplayer::result(result, place);
    result_place_ = place;
}

Next RecordReader::end_game(TextPlace place) {
    end_place_ = place;
    is_between_games_ = true;
    return PgnReplayer::end_game(place);
}

void RecordReader::finish(const ReplayedGame& game) const {
    sink_({.played = game,
           .tags = std::span(tags_).first(tags_in_use_),
           .move_places = move_places_,
           .clocks = clocks_,
           .odd_spelling = odd_spelling_,
           .odd_spellings = odd_spellings_,
           .odd_number = odd_number_,
           .result_place = result_place_,
           .end_place = end_place_,
           .time_comment = time_comment_,
           .may_have_draws = draws_.may_have_draws()});
}

}  // namespace arbiter

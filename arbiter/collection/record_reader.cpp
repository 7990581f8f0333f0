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

bool is_sign(char last) { return last == '+' || last == '#'; }

/// Has the text of the move that has just been played its + or #, or rightly none?
bool has_right_sign(const Position& after, std::string_view text) {
    const bool has_sign = is_sign(text.back());
    return is_check(after) == has_sign &&
           (!has_sign || (text.back() == '+') == has_legal_move(after));
}

/// Is the departure of the piece that has just moved named as PGN names it, no more than is needed?
bool names_departure_well(const Position& before, Move move, std::string_view text) {
    text.remove_suffix(is_sign(text.back()) ? 1 : 0);
    const std::size_t others = is_capture(before, move) ? 4 : 3;
    return text.substr(1, text.size() - others) == needed_departure(before, move);
}

/// Of "12..." 12; of a number that no game has, its first digits.
std::uint32_t leading_number(std::string_view text) {
    constexpr std::uint32_t most = 100'000'000;
    std::uint32_t number = 0;
    for (const char c : text) {
        if (c < '0' || c > '9' || number >= most)
            break;
        number = number * 10 + static_cast<std::uint32_t>(c - '0');
    }
    return number;
}

}  // namespace

RecordReader::RecordReader(CollectedSink sink)
    : replayer_([this](const ReplayedGame& game) { finish(game); }, Variations::checked),
      sink_(std::move(sink)) {}

void RecordReader::begin_game(TextPlace place) {
    replayer_.begin_game(place);
    is_between_games_ = false;
    tag_text_.clear();
    kept_tags_.clear();
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
    replayer_.tag(name, value, place);
    if (kept_tags_.size() == max_tags_per_game) {
        problem({PgnFault::left_out, place,
                 "the game has more than " + std::to_string(max_tags_per_game) +
                     " tags; this one is not looked at"});
        return;
    }
    kept_tags_.push_back({tag_text_.size(), name.size(), value.size(), place});
    tag_text_.append(name).append(value);
}

Visit RecordReader::begin_moves(TextPlace place) {
    const Visit visit = replayer_.begin_moves(place);
    is_offset_known_ = game().start == Position();
    draws_.begin(game().start);
    return visit;
}

void RecordReader::san(std::string_view text, TextPlace place) {
    const std::size_t plies = game().moves.size();
    const bool had_result = game().result.has_value();
    replayer_.san(text, place);
    if (game().moves.size() > plies)
        note_ply(text, place);
    // Where nobody can castle, 0-0 can be one.
    if (!had_result && game().result)
        result_place_ = place;
}

void RecordReader::note_ply(std::string_view text, TextPlace place) {
    const Position& before = replayer_.position_before();
    const SanSpelling spelling = replayer_.spelling();
    move_places_.push_back(place);
    draws_.add(position());
    time_comment_.reset();
    const Move move = game().moves.back();
    if (move == Move())
        return;
    const bool is_surely_standard =
        has_right_sign(position(), text) &&
        (spelling == SanSpelling::standard ||
         (spelling == SanSpelling::names_departure && names_departure_well(before, move, text)));
    if (!is_surely_standard)
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
    const Visit visit = replayer_.begin_variation(place);
    variation_depth_ += visit == Visit::enter ? 1 : 0;
    return visit;
}

void RecordReader::end_variation(TextPlace place) {
    replayer_.end_variation(place);
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
    replayer_.result(result, place);
    result_place_ = place;
}

Next RecordReader::end_game(TextPlace place) {
    end_place_ = place;
    is_between_games_ = true;
    return replayer_.end_game(place);
}

void RecordReader::finish(const ReplayedGame& game) {
    tags_.clear();
    for (const KeptTag& tag : kept_tags_) {
        const char* const name = tag_text_.data() + tag.begin;
        tags_.push_back({{name, tag.name_size}, {name + tag.name_size, tag.value_size}, tag.place});
    }
    sink_({.played = game,
           .tags = tags_,
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

#include "arbiter/pgn/san_translation.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <utility>

#include "arbiter/base/ascii.hpp"
#include "arbiter/base/utf8.hpp"
#include "arbiter/game/history.hpp"
#include "arbiter/game/piece_wings.hpp"
#include "arbiter/notation/descriptive.hpp"
#include "arbiter/notation/san_writer.hpp"
#include "arbiter/pgn/comment_text.hpp"
#include "arbiter/pgn/movetext_reader.hpp"
#include "arbiter/pgn/replay.hpp"
#include "arbiter/pgn/signs.hpp"
#include "arbiter/pgn/start_position.hpp"
#include "arbiter/pgn/tag_section.hpp"
#include "arbiter/pgn/tag_text.hpp"
#include "arbiter/pgn/word_text.hpp"

namespace arbiter {

namespace {

/// What begins something else than a move.
bool ends_chunk(char c) { return is_space(c) || std::string_view("{;$!?").contains(c); }

/// What stands behind a move and is a part of it, though blanks part them.
bool is_sign_of_move(std::string_view chunk) {
    std::string small = lower(chunk);
    std::erase_if(small, [](char c) { return c == '.' || c == '(' || c == ')' || c == ','; });
    static constexpr std::string_view signs[] = {
        "ch",   "chk",    "check", "mate",   "checkmate", "dis",   "disc",    "discovered", "dbl",
        "dble", "double", "dbl",   "ep",     "en",        "pass",  "passant", "+",          "++",
        "#",    "kr",     "qr",    "discch", "disch",     "dblch", "q",       "r",          "b",
        "kt",   "n",      "=q",    "queens", "becomes",   "k"};
    return std::ranges::find(signs, small) != std::end(signs);
}

class Translator {
  public:
    Translator(std::string_view text, const MoveStyle& style) : text_(text), style_(style) {
        begin_game();
    }

    SanTranslation run() {
        if (text_.starts_with(byte_order_mark)) {
            copy(byte_order_mark.size());
            line_begin_ = at_;
        }
        while (at_ < text_.size())
            step();
        end_game();
        return std::move(made_);
    }

  private:
    /// The main line or a variation.
    struct Line {
        History history = History();
        /// Its moves are read no more.
        bool is_lost = false;
    };

    [[nodiscard]] std::string_view rest() const { return text_.substr(at_); }
    [[nodiscard]] bool is_main_line() const { return lines_.size() == 1; }

    void begin_game() {
        lines_.assign(1, Line{});
        too_deep_ = 0;
        fen_.clear();
        variant_.clear();
        has_moves_ = false;
        is_over_ = false;
        begin_ = at_;
        out_begin_ = made_.text.size();
        fault_.reset();
    }
    /// Of a game that cannot be read whole nothing is changed.
    void end_game() {
        if (!fault_)
            return;
        made_.text.resize(out_begin_);
        made_.text += text_.substr(begin_, at_ - begin_);
        made_.untranslated.push_back(*std::move(fault_));
    }
    void begin_next_game() {
        end_game();
        begin_game();
    }

    void copy(std::size_t length) {
        length = std::min(length, text_.size() - at_);
        made_.text += text_.substr(at_, length);
        for (const char c : text_.substr(at_, length)) {
            ++at_;
            if (c == '\n') {
                ++line_;
                line_begin_ = at_;
            }
        }
    }

    void step() {
        const char c = text_[at_];
        const int line_breaks = line_breaks_;
        if (is_space(c)) {
            line_breaks_ = std::min(line_breaks_ + (c == '\n' ? 1 : 0), 2);
            return copy(1);
        }
        if (c == '%' && at_ == line_begin_)
            return copy(find_line_end(rest(), 0));
        line_breaks_ = 0;
        switch (c) {
            case '{':
                return comment();
            case ';':
                return copy(find_line_end(rest(), 0));
            case '[':
                return tag(line_breaks);
            case '(':
                return open();
            case ')':
                if (too_deep_ > 0)
                    --too_deep_;
                else if (!is_main_line())
                    lines_.pop_back();
                return copy(1);
            case '!':
            case '?':
            case '$':
                return copy(1);
            default:
                return chunk(line_breaks);
        }
    }

    void comment() {
        copy(1);
        CommentEnd end;
        do {
            end = find_comment_end(rest(), 0, Input::complete);
            copy(end.length + (end.extent == Extent::whole ? 1 : 0));
        } while (end.extent != Extent::whole && end.length == max_comment_piece);
    }

    void tag(int line_breaks) {
        const TagText found = find_tag(rest(), Input::complete);
        if (found.extent != Extent::whole)
            return copy(1);
        // Without moves or result a game ends where the next has its first tag.
        if (is_over_ || (!has_moves_ && found.name == "Event") ||
            (has_moves_ && TagSection::begins_behind_moves(found.name, line_breaks)))
            begin_next_game();
        if (has_moves_)
            return copy(found.length);
        if (found.name == "FEN")
            fen_ = unescaped(found.raw_value);
        if (found.name == "Variant")
            variant_ = unescaped(found.raw_value);
        copy(found.length);
        const auto start = start_position(variant_, fen_);
        lines_.front() = {History(start ? start->position : Position()), !start};
    }

    void open() {
        constexpr std::string_view offer = "(=)";
        if (rest().starts_with(offer))
            return copy(offer.size());
        // Of the game before it only the position: a copy of all moves would cost too much.
        const auto& positions = lines_.back().history.positions();
        if (lines_.size() > max_variation_depth)
            ++too_deep_;
        else if (positions.size() < 2)
            lines_.push_back({History(), true});
        else
            lines_.push_back({History(positions[positions.size() - 2]), lines_.back().is_lost});
        copy(1);
    }

    /// How long the chunk is that begins there: without blanks, brackets only inside it.
    [[nodiscard]] std::size_t chunk_length(std::size_t from) const {
        std::size_t end = from;
        std::size_t open = 0;
        for (; end < text_.size() && end - from < max_word_bytes; ++end) {
            const char c = text_[end];
            if (ends_chunk(c) || (c == ')' && open == 0))
                break;
            open += c == '(' ? 1 : 0;
            open -= c == ')' ? 1 : 0;
        }
        return end - from;
    }

    /// Digits and the dots behind them.
    [[nodiscard]] static std::size_t number_length(std::string_view text) {
        const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
        if (digits == 0)
            return 0;
        const std::size_t end = std::min(text.find_first_not_of('.', digits), text.size());
        return end > digits || (digits <= 3 && text.size() == digits) ? end : 0;
    }

    void chunk(int line_breaks) {
        const std::size_t length = chunk_length(at_);
        const std::string_view text = text_.substr(at_, length);
        if (const std::size_t number = number_length(text)) {
            const bool is_first = text.substr(0, number) == "1." || text == "1";
            if (is_over_ || (is_first && line_breaks >= 2 && has_moves_ && is_main_line()))
                begin_next_game();
            return copy(number);
        }
        if (result_of(text)) {
            copy(length);
            if (is_main_line())
                is_over_ = true;
            return;
        }
        if (is_over_)
            begin_next_game();
        if (too_deep_ > 0 || lines_.back().is_lost || nag_of(text) || is_sign_of_nothing(text))
            return copy(std::max<std::size_t>(length, 1));
        move(length);
    }

    [[nodiscard]] static bool is_sign_of_nothing(std::string_view text) {
        return text.find_first_not_of(".,-+#") == std::string_view::npos;
    }

    [[nodiscard]] std::expected<Move, SanError> read(std::string_view text) const {
        const History& history = lines_.back().history;
        if (style_.notation == Notation::descriptive)
            return read_descriptive(history.current(), text, wings_in(history));
        return read_move(history.current(), text, style_);
    }

    /// Where the chunk behind that place begins, if one does that may be of the same move.
    [[nodiscard]] std::optional<std::size_t> next_chunk(std::size_t end) const {
        std::size_t begin = end;
        while (begin < text_.size() && is_space(text_[begin]))
            ++begin;
        // In brackets only signs such as "(ch)" are of the move.
        if (begin == end || begin == text_.size() || ends_chunk(text_[begin]) ||
            text_[begin] == ')' || text_[begin] == '[')
            return std::nullopt;
        const std::string_view text = text_.substr(begin, chunk_length(begin));
        if (number_length(text) > 0 || result_of(text) ||
            (text.front() == '(' && !is_sign_of_move(text)))
            return std::nullopt;
        return begin;
    }

    /// The first chunk, more where they are needed to read it, and the signs behind.
    void move(std::size_t length) {
        constexpr int most_chunks = 4;
        auto found = read(text_.substr(at_, length));
        const std::string why = found ? "" : found.error().text;
        std::size_t end = at_ + length;
        for (int chunks = 1; chunks < most_chunks && !found; ++chunks) {
            const auto next = next_chunk(end);
            if (!next)
                break;
            end = *next + chunk_length(*next);
            found = read(text_.substr(at_, end - at_));
        }
        if (!found)
            return lose(length, why);
        while (const auto next = next_chunk(end)) {
            const std::size_t behind = *next + chunk_length(*next);
            const auto longer = read(text_.substr(at_, behind - at_));
            if (!is_sign_of_move(text_.substr(*next, behind - *next)) || !longer)
                break;
            found = longer;
            end = behind;
        }
        accept(*found, end - at_);
    }

    void accept(Move move, std::size_t length) {
        History& history = lines_.back().history;
        made_.text += write_san(history.current(), move);
        const std::size_t out = made_.text.size();
        copy(length);
        made_.text.resize(out);
        history.play(move);
        has_moves_ = has_moves_ || is_main_line();
        if (history.moves().size() >= max_plies_per_game)
            lines_.back().is_lost = true;
    }

    void lose(std::size_t length, const std::string& why) {
        constexpr std::size_t longest_shown = 40;
        if (is_main_line() && !fault_)
            fault_ = UntranslatedMove{
                {at_, line_, at_ - line_begin_ + 1},
                std::string(utf8_beginning(text_.substr(at_, length), longest_shown)),
                why};
        lines_.back().is_lost = true;
        has_moves_ = has_moves_ || is_main_line();
        copy(std::max<std::size_t>(length, 1));
    }

    std::string_view text_;
    MoveStyle style_;
    std::size_t at_ = 0;
    std::uint64_t line_ = 1;
    std::size_t line_begin_ = 0;
    int line_breaks_ = 0;
    SanTranslation made_;
    // Of the game that is being read.
    std::vector<Line> lines_;
    /// Variations open beyond `max_variation_depth`: counted, for they may be nested without end.
    std::size_t too_deep_ = 0;
    std::string fen_;
    std::string variant_;
    std::size_t begin_ = 0;
    std::size_t out_begin_ = 0;
    bool has_moves_ = false;
    bool is_over_ = false;
    std::optional<UntranslatedMove> fault_;
};

}  // namespace

bool is_of_files(Notation notation) {
    return notation != Notation::spoken && notation != Notation::nato && notation != Notation::anna;
}

SanTranslation translated_to_san(std::string_view text, const MoveStyle& style) {
    return Translator(text, style).run();
}

}  // namespace arbiter

// Cuts a PGN text into tokens with their places. Takes the text in chunks of any size and gives the
// same tokens for any cutting. Knows words, not games: what belongs to which game is the reader's.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "arbiter/pgn/place.hpp"
#include "arbiter/pgn/signs.hpp"
#include "arbiter/pgn/tag_text.hpp"

namespace arbiter {

/// What a token is by its looks (PGN specification 7), and which members of `PgnToken` it sets.
enum class PgnTokenKind : std::uint8_t {
    need_more,   ///< the text so far ends inside a token or between two
    end,         ///< after `finish`
    tag,         ///< `text` is the name, `value` the value without escapes
    broken_tag,  ///< `text` is the name, as far as there is one
    comment,     ///< `text` stands inside braces, or behind ';'; a very long one comes in pieces
    number,      ///< a move number with its dots: "12." or "12..." or "12"
    word,        ///< a move, or anything else without blanks
    nag,         ///< `nag`: $6, !?, a sign beyond ASCII; over 255 out of range
    open,        ///< begins a variation
    close,       ///< ends a variation
    draw_offer,  ///< (=)
    result,      ///< `result`: 1-0, 0-1, 1/2-1/2, * and their other spellings
};

/// Views are valid until the next call of the lexer.
struct PgnToken {
    PgnTokenKind kind = PgnTokenKind::need_more;  ///< `need_more` sets nothing else
    TextPlace place;                              ///< of its first byte, a '{' or '[' included
    /// Line ends since the token before: 0 on its line, 1 on the next, 2 after a blank line. The
    /// first token counts as after a blank line.
    std::uint8_t line_breaks = 0;
    /// A comment that lacks its '}'.
    bool is_unterminated = false;
    /// A tag that is understood, but not written as PGN has it (specification 8.1).
    bool is_odd = false;
    std::string_view text;   ///< the bytes of the token, unless its kind says otherwise
    std::string_view value;  ///< of a tag, its escapes already resolved
    int nag = 0;             ///< 0 to `max_nag`; more is a fault of the text
    PgnResult result;        ///< of a result only
};

/// A tag, or a broken one that has a name: a capital letter stands behind its '['.
[[nodiscard]] bool is_named_tag(const PgnToken& token);

/// Call `next` until it gives `end`. Where the text comes in parts, `feed` on `need_more`, and
/// `finish` after the last part.
class PgnLexer {
  public:
    /// For `feed` and `finish`.
    PgnLexer() = default;
    /// The whole text, which must outlive the lexer; it is not copied.
    explicit PgnLexer(std::string_view text) : view_(text), input_(Input::complete) {}

    PgnLexer(const PgnLexer&) = delete;
    PgnLexer& operator=(const PgnLexer&) = delete;

    /// Copies the next part of the text, cut anywhere. Requires: made without a text, not finished.
    void feed(std::string_view chunk);
    /// The text is complete: what would wait for more is taken as it stands.
    void finish() { input_ = Input::complete; }

    /// After `end` it gives `end` again.
    [[nodiscard]] PgnToken next();
    /// Takes what nearly all movetext is made of as long as there is nothing else: move numbers,
    /// moves, comments on one line, $-signs and line ends, without a token for each. Tells
    /// `sink.plain_number(text, place)`, `plain_move(text, place)`, `plain_comment(text, place)`,
    /// `plain_nag(nag, place)`: exactly what `next` would have brought. Requires: between the moves
    /// of a game.
    template <typename Sink>
    void take_plain_movetext(Sink& sink);
    /// The same for tags, as long as each begins the line behind the one before:
    /// `sink.plain_tag(name, value, place)`. Requires: between the tags of a game.
    template <typename Sink>
    void take_plain_tags(Sink& sink);

    /// Goes on behind the end of the line where the last token ended.
    void skip_line() { is_skipping_line_ = true; }
    /// Where the next token will be looked for.
    [[nodiscard]] TextPlace place() const;
    /// The first control character or blank beyond ASCII since it was asked for the last time.
    [[nodiscard]] std::optional<TextPlace> take_odd_character() {
        return std::exchange(odd_character_, std::nullopt);
    }
    /// The text stood inside another, of which the encoding is known. Requires: before `next`.
    void begin_inside() { mode_ = Mode::between; }
    /// UTF-16 is told by how it begins; its text is not cut.
    [[nodiscard]] bool is_utf16() const { return is_utf16_; }

  private:
    template <typename Sink>
    class PlainWalk;
    template <typename Sink>
    class PlainTagWalk;

    enum class Mode : std::uint8_t { start, between, in_braces, in_line_comment };

    [[nodiscard]] std::string_view rest() const { return view_.substr(at_); }
    [[nodiscard]] bool is_complete() const { return input_ == Input::complete; }
    [[nodiscard]] bool has(std::size_t bytes) const { return view_.size() - at_ >= bytes; }

    bool begin();
    void note_odd_character();
    bool skip_rest_of_line();
    bool skip_blanks();
    void take_line_end(char c);
    void pass_lines(std::size_t bytes);
    PgnToken token(PgnTokenKind kind, std::size_t length);
    PgnToken piece_of_comment(std::size_t opening, std::size_t length);

    PgnToken any();
    PgnToken tag();
    PgnToken braces(std::size_t opening);
    PgnToken line_comment(std::size_t opening);
    PgnToken bracket();
    PgnToken dollar();
    PgnToken suffix_signs();
    PgnToken number_or_word();
    PgnToken number(std::size_t end);
    PgnToken word();
    [[nodiscard]] std::size_t digits_end(std::size_t from) const;

    std::string buffer_;
    std::string_view view_;
    std::string value_;
    /// Of the next byte in `view_`.
    std::size_t at_ = 0;
    /// Bytes of an unfinished comment that are known to hold no end.
    std::size_t scanned_ = 0;
    /// Of the first byte of `view_` and of the current line, in the whole text.
    std::uint64_t view_offset_ = 0;
    std::uint64_t line_offset_ = 0;
    std::uint64_t line_ = 1;
    std::uint8_t line_breaks_ = 2;
    std::optional<TextPlace> odd_character_;
    Input input_ = Input::more_follows;
    Mode mode_ = Mode::start;
    bool is_after_carriage_return_ = false;
    bool is_skipping_line_ = false;
    bool is_utf16_ = false;
};

}  // namespace arbiter

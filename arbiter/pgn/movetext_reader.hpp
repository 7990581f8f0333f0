// Reads the movetext of a game: what each token in it is, and in which line of play it stands.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "arbiter/pgn/lexer.hpp"
#include "arbiter/pgn/open_variations.hpp"
#include "arbiter/pgn/teller.hpp"

namespace arbiter {

/// Variations nested deeper are told as one problem and nothing else: nobody writes such analysis.
inline constexpr std::uint64_t max_variation_depth = 256;

/// For one game after the other: `clear`, `begin`, tokens, `end`. The teller must outlive it.
class MovetextReader {
  public:
    /// Of all games of a text.
    explicit MovetextReader(PgnTeller& teller) : teller_(&teller) {}

    /// Forgets the game before.
    void clear();
    /// Tokens come. `skip`: nothing is told but problems, and none of variations.
    void begin(Visit wanted) { is_wanted_ = wanted == Visit::enter; }
    /// Takes usual text as far as it goes. Requires: the lexer stands in movetext.
    void take_plain(PgnLexer& lexer);
    /// Holds a word until it is known what follows, if it may be the N of "N f3": not where N is
    /// the sign of a novelty, which stands behind a move. Also before `begin`.
    [[nodiscard]] bool hold_letter(const PgnToken& word);
    /// The same between games behind a move number, where N is no sign.
    [[nodiscard]] bool hold_first_letter(const PgnToken& word);
    /// Where the letter stands that is held, if there is one. Then a token is the rest of its move,
    /// or the letter is released before it is taken.
    [[nodiscard]] std::optional<TextPlace> letter_place() const {
        return torn_letter_ ? std::optional(torn_letter_->place) : std::nullopt;
    }
    /// Forgets it, and tells what it was. Requires: one is held.
    [[nodiscard]] std::string drop_letter() {
        return std::exchange(torn_letter_, std::nullopt)->text;
    }
    /// Is it of the letter that is held?
    [[nodiscard]] bool is_rest_of_move(const PgnToken& token) const;
    /// Requires: it is.
    void take_rest_of_move(const PgnToken& token);
    /// The letter stands for itself, if one is held.
    void release_letter();
    /// Takes a token, but no tag, and no result in the main line.
    void take(const PgnToken& token);
    /// "12." in front of a move.
    void take_number(std::string_view text, TextPlace place);
    /// A comment, where it is wanted.
    void take_comment(std::string_view text, TextPlace place);
    /// Closes the variations that are still open. Returns the result of a game that has none of its
    /// own: one that stands in a variation that is never closed.
    [[nodiscard]] std::optional<PlacedResult> end(TextPlace place);

    /// Is no variation open?
    [[nodiscard]] bool is_main_line() const { return variations_.is_main_line(); }
    /// Does a token begin the next game, by counting from 1 again behind a blank line?
    [[nodiscard]] bool ends_before(const PgnToken& token) const;

  private:
    struct TornLetter {
        std::string text;
        TextPlace place;
    };

    void take_word(std::string_view text, TextPlace place);
    void take_move(std::string_view text, TextPlace place);
    void take_nag(const PgnToken& token);
    void take_odd_word(std::string_view text, TextPlace place);
    void open_variation(TextPlace place);
    void close_variation(TextPlace place);
    void drop_inner_result();

    /// Does the visitor want to know what stands here?
    [[nodiscard]] bool is_told() const { return is_wanted_ && !variations_.is_skipped(); }

    PgnTeller* teller_;
    OpenVariations variations_;
    std::optional<TornLetter> torn_letter_;
    bool is_wanted_ = false;
    bool has_moves_ = false;
    bool is_behind_number_ = false;
    bool has_reported_depth_ = false;
};

}  // namespace arbiter

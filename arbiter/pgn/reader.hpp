// Reads a stream of PGN games and tells a visitor. Lenient: one bad game does not cost its
// neighbour, and what is wrong is reported with its place. Plays no moves; see replay.hpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "arbiter/pgn/between_games.hpp"
#include "arbiter/pgn/lexer.hpp"
#include "arbiter/pgn/visitor.hpp"

namespace arbiter {

/// Variations nested deeper are told as one problem and nothing else: nobody writes such analysis.
inline constexpr std::uint64_t max_variation_depth = 256;

/// Reads one text: `feed` all its parts, then `finish`.
class PgnReader {
  public:
    /// The visitor must outlive the reader. For `feed` and `finish`.
    explicit PgnReader(PgnVisitor& visitor) : visitor_(&visitor) {}

    /// Takes the next part of the text, cut anywhere; memory is bounded by the longest token, at
    /// most 1 MiB, and the chunk. Not after `finish`; once the visitor has stopped it does nothing.
    void feed(std::string_view chunk);
    /// The text is complete: ends the last game.
    void finish();
    /// Between games: where in the text the next may begin, in bytes. What stands before has been
    /// read, and belongs to no game that is still to come.
    [[nodiscard]] std::uint64_t next_offset() const {
        return waiting_.place().value_or(lexer_.place()).offset;
    }

  private:
    friend void read_games(std::string_view text, PgnVisitor& visitor);
    friend void read_game(std::string_view text, PgnVisitor& visitor);
    PgnReader(std::string_view text, PgnVisitor& visitor) : lexer_(text), visitor_(&visitor) {}

    enum class Stage : std::uint8_t { between, tags, moves };

    template <typename Sink>
    friend class PgnLexer::PlainTagWalk;
    void plain_tag(std::string_view name, std::string_view value, TextPlace place);

    void drain();
    void take_plain_movetext();
    void take(const PgnToken& token);
    void take_between_games(const PgnToken& token);
    void drop_waiting();
    void report_stray(const PgnProblem& problem);
    void take_in_game(const PgnToken& token);
    void take_tag(const PgnToken& token);
    void add_tag(std::string_view name, std::string_view value, TextPlace place);
    void take_word(const PgnToken& token);
    void take_move(std::string_view text, TextPlace place);
    bool take_behind_letter(const PgnToken& token);
    void take_nag(int nag, TextPlace place);
    void take_number(const PgnToken& token);
    void take_result(const PgnToken& token);
    void open_variation(const PgnToken& token);
    void close_variation(const PgnToken& token);
    void drop_inner_result();

    [[nodiscard]] bool begins_new_game(std::string_view tag, int line_breaks) const;
    void begin_game(TextPlace place);
    void begin_moves(TextPlace place);
    void tell_number(std::string_view text, TextPlace place);
    void end_variations(TextPlace place);
    void end_game(TextPlace place);
    void end_text();
    void report_odd_character(TextPlace place);

    /// Does the visitor want to know what stands here?
    [[nodiscard]] bool is_told() const { return !skips_moves_ && depth_ < skipped_from_depth_; }
    void report(const PgnProblem& problem) { obey(visitor_->problem(problem)); }
    void obey(Next next) {
        if (next == Next::stop)
            stop();
    }
    void stop();

    static constexpr std::uint64_t nothing_skipped = ~std::uint64_t{0};

    struct StrayResult {
        PgnResult result;
        TextPlace place;
    };

    /// The N of "N f3", until it is known what follows.
    struct TornLetter {
        std::string text;
        TextPlace place;
    };

    PgnLexer lexer_;
    PgnVisitor* visitor_;
    Stage stage_ = Stage::between;
    bool has_ended_ = false;
    bool skips_moves_ = false;
    bool has_moves_ = false;
    bool has_reported_stray_ = false;
    bool has_reported_odd_character_ = false;
    bool is_variation_empty_ = false;
    bool has_reported_depth_ = false;
    std::uint64_t tags_ = 0;
    std::string first_tag_;
    bool has_event_ = false;
    std::uint64_t depth_ = 0;
    /// The depth of the variation that the visitor skips.
    std::uint64_t skipped_from_depth_ = nothing_skipped;
    TextPlace last_opened_;
    /// A result inside a variation: the game's, if the variation is never closed.
    std::optional<StrayResult> inner_result_;
    std::optional<TornLetter> torn_letter_;
    bool is_behind_number_ = false;
    WaitingText waiting_;
};

/// Reads a whole text without copying it.
void read_games(std::string_view text, PgnVisitor& visitor);

/// Reads what was one game of a text, from its `begin_game` to its `end_game`: what would be stray
/// where it stands alone is its own here.
void read_game(std::string_view text, PgnVisitor& visitor);

}  // namespace arbiter

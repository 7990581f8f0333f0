// Reads a stream of PGN games and tells a visitor. Lenient: one bad game does not cost its
// neighbour, and what is wrong is reported with its place. Plays no moves; see replay.hpp.
#pragma once

#include <cstdint>
#include <string_view>

#include "arbiter/pgn/between_games.hpp"
#include "arbiter/pgn/lexer.hpp"
#include "arbiter/pgn/movetext_reader.hpp"
#include "arbiter/pgn/tag_section.hpp"
#include "arbiter/pgn/teller.hpp"
#include "arbiter/pgn/visitor.hpp"

namespace arbiter {

/// Reads one text: `feed` all its parts, then `finish`.
class PgnReader {
  public:
    /// The visitor must outlive the reader. For `feed` and `finish`.
    explicit PgnReader(PgnVisitor& visitor) : teller_(visitor, lexer_), movetext_(teller_) {}
    /// Its parts know each other: it stays where it is.
    PgnReader(const PgnReader&) = delete;
    /// As the copy constructor.
    PgnReader& operator=(const PgnReader&) = delete;

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
    PgnReader(std::string_view text, PgnVisitor& visitor)
        : lexer_(text), teller_(visitor, lexer_), movetext_(teller_) {}

    enum class Stage : std::uint8_t { between, tags, moves };

    template <typename Sink>
    friend class PgnLexer::PlainTagWalk;
    void plain_tag(std::string_view name, std::string_view value, TextPlace place);

    void drain();
    void report_odd_character(TextPlace place);
    void take(const PgnToken& token);

    void take_between_games(const PgnToken& token);
    void begin_waiting_game(TextPlace first_move);
    void drop_letter(TextPlace place);
    void drop_waiting();
    void report_stray(const PgnProblem& problem);

    void take_in_game(const PgnToken& token);
    [[nodiscard]] bool take_between_tags(const PgnToken& token);
    void take_tag(const PgnToken& token);
    void add_tag(std::string_view name, std::string_view value, TextPlace place);
    void take_result(const PgnToken& token);

    [[nodiscard]] bool begins_next_game(std::string_view tag, int line_breaks) const;
    void begin_next_game(TextPlace place);
    void begin_game(TextPlace place);
    void begin_moves(TextPlace place);
    void end_game(TextPlace place);

    PgnLexer lexer_;
    PgnTeller teller_;
    Stage stage_ = Stage::between;
    bool has_reported_stray_ = false;
    bool has_reported_odd_character_ = false;
    WaitingText waiting_;
    TagSection tags_;
    MovetextReader movetext_;
};

/// Reads a whole text without copying it.
void read_games(std::string_view text, PgnVisitor& visitor);

/// Reads what was one game of a text, from its `begin_game` to its `end_game`: what would be stray
/// where it stands alone is its own here.
void read_game(std::string_view text, PgnVisitor& visitor);

}  // namespace arbiter

// Reads games as values, with everything in them that PGN has a place for.
#pragma once

#include <cstddef>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/notation/piece_letters.hpp"
#include "arbiter/pgn/annotated_game.hpp"
#include "arbiter/pgn/problem.hpp"
#include "arbiter/pgn/visitor.hpp"

namespace arbiter {

/// A visitor for one `PgnReader`. A move that is not legal is kept as text, and so is everything
/// that follows it in its line. A line end inside a comment is a blank, other white space stays.
class TreeReader : public PgnVisitor {
  public:
    /// The game is the sink's to keep; `problems` are those that the text and its moves have.
    using Sink = std::function<void(AnnotatedGame game, std::vector<PgnProblem> problems)>;

    /// `sink` is called at the end of each game. The men may have the letters of another language
    /// than English.
    explicit TreeReader(Sink sink, const PieceLetters& letters = english_letters)
        : sink_(std::move(sink)), letters_(letters) {}

    void begin_game(TextPlace place) override;
    void tag(std::string_view name, std::string_view value, TextPlace place) override;
    Visit begin_moves(TextPlace place) override;
    void san(std::string_view text, TextPlace place) override;
    void nag(int nag, TextPlace place) override;
    void comment(std::string_view text, TextPlace place) override;
    void draw_offer(TextPlace place) override;
    Visit begin_variation(TextPlace place) override;
    void end_variation(TextPlace place) override;
    void result(PgnResult result, TextPlace place) override;
    Next problem(const PgnProblem& problem) override;
    Next end_game(TextPlace place) override;

  private:
    /// The main line or a variation, as far as it has been read.
    struct Line {
        NodeId last = GameTree::root;  ///< the move read last, or that in front of the line
        Position before;               ///< the position in front of it
        Position now;
        bool is_legal = true;
        bool is_before_known = true;
        bool has_moves = false;
        /// A comment that comes now belongs to the next move.
        bool is_behind_variation = false;
        std::vector<std::string> comments_before;
        std::vector<int> nags_before;
    };

    void keep_as_text(std::string_view text, TextPlace place, const std::string& why);
    void pass_over_the_rest(TextPlace place);
    void add(Line& line, NodeId node);
    void finish(Line& line);

    Sink sink_;
    PieceLetters letters_;
    AnnotatedGame game_;
    std::vector<PgnProblem> problems_;
    std::vector<Line> lines_;
    bool has_begun_ = false;
    bool is_too_long_ = false;
};

/// All games of a text, without what is wrong with them.
[[nodiscard]] std::vector<AnnotatedGame> read_trees(std::string_view text);

/// All games of a text in which no `PgnFault` stands, be it of form or an illegal move of a
/// variation; else the first, behind which nothing is read. Moves may be spelt in other ways, and
/// what tags and results say of the game is not asked: `check_game` does that.
[[nodiscard]] std::expected<std::vector<AnnotatedGame>, PgnProblem> read_trees_strictly(
    std::string_view text);

}  // namespace arbiter

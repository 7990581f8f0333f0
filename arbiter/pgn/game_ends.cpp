#include "arbiter/pgn/game_ends.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "arbiter/pgn/lexer.hpp"
#include "arbiter/pgn/problem.hpp"
#include "arbiter/pgn/reader.hpp"

namespace arbiter {

namespace {

/// Where the games of a text begin.
class GameBeginnings : public PgnVisitor {
  public:
    void begin_game(TextPlace place) override { offsets_.push_back(place.offset); }
    Visit begin_moves(TextPlace /*place*/) override { return Visit::skip; }
    [[nodiscard]] bool are(const std::vector<std::uint64_t>& offsets) const {
        return offsets_ == offsets;
    }

  private:
    std::vector<std::uint64_t> offsets_;
};

/// The result of a game that has none at its end.
class OpenResult : public PgnVisitor {
  public:
    /// Of a repeated tag the first counts.
    void tag(std::string_view name, std::string_view value, TextPlace /*place*/) override {
        if (name == "Result" && !std::exchange(has_tag_, true))
            of_tag_ = result_of(value);
    }
    void result(PgnResult result, TextPlace /*place*/) override { of_moves_ = result; }

    [[nodiscard]] std::string_view word() const {
        const PgnResult result = of_moves_.value_or(of_tag_.value_or(PgnResult{}));
        return result.score ? text(*result.score) : "*";
    }

  private:
    bool has_tag_ = false;
    std::optional<PgnResult> of_tag_;
    std::optional<PgnResult> of_moves_;
};

/// What is open at the end of a game's text.
struct OpenText {
    bool has_movetext = false;
    bool has_comment = false;
    /// However many: the reader tells only of the first.
    std::size_t variations = 0;
};

OpenText open_text(std::string_view game) {
    OpenText open;
    PgnLexer lexer(game);
    lexer.begin_inside();
    for (PgnToken token = lexer.next(); token.kind != PgnTokenKind::end; token = lexer.next()) {
        const bool is_tag =
            token.kind == PgnTokenKind::tag || token.kind == PgnTokenKind::broken_tag;
        open.has_movetext = open.has_movetext || !is_tag;
        open.has_comment = token.is_unterminated;
        if (token.kind == PgnTokenKind::open)
            ++open.variations;
        if (token.kind == PgnTokenKind::close && open.variations > 0)
            --open.variations;
    }
    return open;
}

}  // namespace

bool ends_with_result(const ReplayedGame& game) {
    // The loss of both is a result by its tag only; the reader takes it for castling (C.13.1).
    return game.result && game.result->score != Result::both_lose &&
           game.problems.size() < max_problems_per_game &&
           std::ranges::find(game.problems, PgnFault::unterminated_variation, &PgnProblem::fault) ==
               game.problems.end();
}

std::string missing_beginning(std::string_view game) {
    if (game.starts_with('['))
        return {};
    GameBeginnings beginnings;
    read_games(game, beginnings);
    return beginnings.are({0}) ? "" : "[Event \"?\"]\n\n";
}

std::string missing_end(std::string_view game, std::string_view next) {
    std::string both(game);
    both += "\n\n";
    const std::size_t next_begin = both.size();
    both += next;
    GameBeginnings beginnings;
    read_game(both, beginnings);
    if (beginnings.are({0, next_begin}))
        return {};

    const OpenText open = open_text(game);
    OpenResult result;
    read_game(game, result);
    std::string end = open.has_comment ? "}" : "";
    // On a line of its own, for the text may end with a comment that its line ends; an empty line
    // parts it from the tags of a game that has nothing else.
    end += open.has_movetext ? "\n" : "\n\n";
    end.append(open.variations, ')');
    end += result.word();
    return end;
}

}  // namespace arbiter

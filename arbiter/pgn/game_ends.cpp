#include "arbiter/pgn/game_end.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "arbiter/pgn/problem.hpp"
#include "arbiter/pgn/reader.hpp"

namespace arbiter {

namespace {

/// Where the games of a text begin.
class GameBeginnings : public PgnVisitor {
  public:
    void begin_game(TextPlace place) override { offsets_.push_back(place.offset); }
    Visit begin_moves(TextPlace /*place*/) override { return Visit::skip; }
    [[nodiscard]] const std::vector<std::uint64_t>& offsets() const { return offsets_; }

  private:
    std::vector<std::uint64_t> offsets_;
};

/// What is open at the end of a game's text.
class OpenEnd : public PgnVisitor {
  public:
    void tag(std::string_view name, std::string_view value, TextPlace /*place*/) override {
        if (name == "Result" && !result_of_tag_)
            result_of_tag_ = result_of(value);
    }
    Visit begin_moves(TextPlace place) override {
        moves_begin_ = place.offset;
        return Visit::enter;
    }
    Visit begin_variation(TextPlace /*place*/) override {
        ++depth_;
        return Visit::enter;
    }
    void end_variation(TextPlace /*place*/) override { --depth_; }
    void result(PgnResult result, TextPlace /*place*/) override { result_ = result; }
    Next problem(const PgnProblem& problem) override {
        if (problem.fault == PgnFault::unterminated_comment)
            has_open_comment_ = true;
        if (problem.fault == PgnFault::unterminated_variation)
            open_variations_ = depth_;
        return Next::go_on;
    }

    /// On a line of its own, for the text may end with a comment that its line ends; an empty line
    /// parts it from the tags of a game that has nothing else.
    [[nodiscard]] std::string closing(std::string_view game) const {
        std::string text = has_open_comment_ ? "}" : "";
        text += moves_begin_ < game.size() ? "\n" : "\n\n";
        text.append(open_variations_, ')');
        const PgnResult result = result_.value_or(result_of_tag_.value_or(PgnResult{}));
        text += result.score ? arbiter::text(*result.score) : "*";
        return text;
    }

  private:
    std::uint64_t moves_begin_ = 0;
    std::size_t depth_ = 0;
    std::size_t open_variations_ = 0;
    bool has_open_comment_ = false;
    std::optional<PgnResult> result_;
    std::optional<PgnResult> result_of_tag_;
};

bool are_two_games(std::string_view game, std::string_view end, std::string_view next) {
    std::string text(game);
    (text += end) += "\n\n";
    const std::size_t next_begin = text.size();
    text += next;
    GameBeginnings beginnings;
    read_game(text, beginnings);
    return beginnings.offsets() == std::vector<std::uint64_t>{0, next_begin};
}

}  // namespace

bool ends_with_result(const ReplayedGame& game) {
    // The loss of both is a result by its tag only; the reader takes it for castling (C.13.1).
    return game.result && game.result->score != Result::both_lose &&
           game.problems.size() < max_problems_per_game &&
           std::ranges::find(game.problems, PgnFault::unterminated_variation, &PgnProblem::fault) ==
               game.problems.end();
}

std::string missing_end(std::string_view game, std::string_view next) {
    if (are_two_games(game, "", next))
        return {};
    OpenEnd end;
    read_game(game, end);
    return end.closing(game);
}

}  // namespace arbiter

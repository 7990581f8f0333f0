// Plays the main line of each game on the board and says how far it is chess. Judges no result:
// whether the game had ended, and who should have won, is asked elsewhere.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/pgn/place.hpp"
#include "arbiter/pgn/problem.hpp"
#include "arbiter/pgn/visitor.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// Problems of one game beyond this number are not kept.
inline constexpr std::size_t max_problems_per_game = 100;

/// One game of a text, as far as it could be played.
struct ReplayedGame {
    /// From 1.
    std::uint64_t number = 0;
    /// Of the first tag, or of the movetext.
    TextPlace place;
    /// As the tags say; the initial position where they are missing or cannot be used.
    Position start;
    /// After the last of `moves`.
    Position final_position;
    /// The plies of the main line that were accepted: all up to the first illegal one.
    std::vector<Move> moves;
    /// The result at the end of the movetext; absent where there is none.
    std::optional<PgnResult> result;
    /// In the order of the text, with those of the text between this game and the one before.
    std::vector<PgnProblem> problems;
    /// Was every move of the main line played?
    bool is_complete = true;
};

/// A visitor for one `PgnReader`; skips variations and what follows the first illegal move.
class PgnReplayer : public PgnVisitor {
  public:
    /// The game is the sink's during the call only.
    using Sink = std::function<void(const ReplayedGame&)>;

    /// `sink` is called at the end of each game.
    explicit PgnReplayer(Sink sink) : sink_(std::move(sink)) {}

    void begin_game(TextPlace place) override;
    void tag(std::string_view name, std::string_view value, TextPlace place) override;
    Visit begin_moves(TextPlace place) override;
    void san(std::string_view text, TextPlace place) override;
    Visit begin_variation(TextPlace /*place*/) override { return Visit::skip; }
    void result(PgnResult result, TextPlace /*place*/) override { game_.result = result; }
    void problem(const PgnProblem& problem) override;
    void end_game(TextPlace place) override;

  private:
    struct Tag {
        std::string value;
        TextPlace place;
    };

    Sink sink_;
    ReplayedGame game_;
    std::uint64_t games_ = 0;
    std::optional<Tag> variant_;
    std::optional<Tag> fen_;
    bool both_lose_by_tag_ = false;
};

/// Replays every game of a whole text.
void replay_games(std::string_view text, PgnReplayer::Sink sink);

}  // namespace arbiter

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

#include "arbiter/game/history.hpp"
#include "arbiter/notation/plain_san.hpp"
#include "arbiter/pgn/place.hpp"
#include "arbiter/pgn/problem.hpp"
#include "arbiter/pgn/visitor.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// More plies of one game are not played: no game can last so long (9.6.2), so that it is bad data
/// or an attack.
inline constexpr std::size_t max_plies_per_game = 1'000'000;

/// One game of a text, as far as it could be played.
struct ReplayedGame {
    /// From 1.
    std::uint64_t number = 0;
    /// Of the first tag, or of the movetext.
    TextPlace place;
    /// Where the next game begins, or the text ends.
    TextPlace behind;
    /// As the tags say; the initial position where they are missing or cannot be used.
    Position start;
    /// After the last of `moves`.
    Position final_position;
    /// The plies of the main line that were accepted: all up to the first illegal one. A null move
    /// is the move that is never legal; see `history_of`.
    std::vector<Move> moves;
    /// The result at the end of the movetext; absent where there is none.
    std::optional<PgnResult> result;
    /// In the order of the text, with those of the text between this game and the next; of the text
    /// before the first game too.
    std::vector<PgnProblem> problems;
    /// Could the game be played at all? Not where its FEN is no position, and not where it is of
    /// another variant: then the positions say nothing.
    bool has_start = true;
    /// Was every move of the main line played?
    bool is_complete = true;
};

/// All positions of the game, null moves as plies without a move.
[[nodiscard]] History history_of(const ReplayedGame& game);

/// What becomes of variations.
enum class Variations : std::uint8_t {
    skipped,
    checked,  ///< their moves are played too, and the first illegal one of each is a problem
};

/// A visitor for one `PgnReader`; passes over what follows the first illegal move of a line. A
/// visitor that wants to know more has one and tells it all that it is told.
class PgnReplayer final : public PgnVisitor {
  public:
    /// The game is the sink's during the call only.
    using Sink = std::function<void(const ReplayedGame&)>;

    /// `sink` is called for each game when the next begins or the text ends.
    explicit PgnReplayer(Sink sink, Variations variations = Variations::skipped)
        : sink_(std::move(sink)), variations_(variations) {}

    PgnReplayer(const PgnReplayer&) = delete;
    PgnReplayer& operator=(const PgnReplayer&) = delete;

    /// Of a text without any game.
    [[nodiscard]] const std::vector<PgnProblem>& problems_without_game() const {
        return game_.problems;
    }

    void begin_game(TextPlace place) override;
    void tag(std::string_view name, std::string_view value, TextPlace place) override;
    Visit begin_moves(TextPlace place) override;
    void san(std::string_view text, TextPlace place) override;
    Visit begin_variation(TextPlace place) override;
    void end_variation(TextPlace place) override;
    void result(PgnResult result, TextPlace /*place*/) override { game_.result = result; }
    Next problem(const PgnProblem& problem) override;
    void end_text(TextPlace place) override;

    /// As far as it has been read; its final position comes with its end.
    [[nodiscard]] const ReplayedGame& game() const { return game_; }
    /// After the moves so far.
    [[nodiscard]] const Position& position() const { return *now_; }
    /// Before the last of the moves. Requires: there is one.
    [[nodiscard]] const Position& position_before() const { return *other_; }
    /// How the last of the moves was spelled. Requires: there is one.
    [[nodiscard]] SanSpelling spelling() const { return spelling_; }

  private:
    struct Tag {
        std::string value;
        TextPlace place;
    };

    /// A variation, or a line that one has left.
    struct Line {
        Position position;
        /// Before the last move, which a variation would replace; nothing where there is none.
        std::optional<Position> before;
        bool is_complete = true;
    };

    void play_main_line(std::string_view text, TextPlace place);
    void play_odd_text(std::string_view text, TextPlace place);
    void accept(Move move, SanSpelling spelling);
    Visit skip_stray_variation(TextPlace place);
    void play_variation(std::string_view text, TextPlace place);
    void refuse(std::string_view text, TextPlace place, const std::string& why);
    void flush(TextPlace behind);

    Sink sink_;
    Variations variations_;
    /// Deepest last; empty in the main line.
    std::vector<Line> lines_;
    /// The position now and that before the last ply take turns: what is not copied costs nothing.
    Position first_;
    Position second_;
    Position* now_ = &first_;
    Position* other_ = &second_;
    SanSpelling spelling_ = SanSpelling::unknown;
    ReplayedGame game_;
    bool has_game_ = false;
    std::uint64_t games_ = 0;
    std::optional<Tag> variant_;
    std::optional<Tag> fen_;
    /// Nothing before the tag Result.
    std::optional<bool> both_lose_by_tag_;
};

/// Replays every game of a whole text.
void replay_games(std::string_view text, PgnReplayer::Sink sink);

}  // namespace arbiter

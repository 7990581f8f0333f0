// Collects each game of a text with its tags, clocks and places, for those who judge or select.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/collection/collected_game.hpp"
#include "arbiter/collection/draw_watch.hpp"
#include "arbiter/pgn/replay.hpp"

namespace arbiter {

/// More tags of one game are not kept.
inline constexpr std::size_t max_tags_per_game = 1'000;

/// A visitor for one `PgnReader`. Its memory is used again for each game, so that a game of usual
/// length costs no allocation.
class RecordReader final : public PgnVisitor {
  public:
    /// The game is the sink's during the call only.
    using CollectedSink = std::function<void(const CollectedGame&)>;

    /// `sink` is called at the end of each game.
    explicit RecordReader(CollectedSink sink);
    RecordReader(const RecordReader&) = delete;
    RecordReader& operator=(const RecordReader&) = delete;

    /// Is the last game over, and where, and has no other begun? Then what comes now belongs to
    /// none.
    [[nodiscard]] bool is_between_games() const { return is_between_games_; }
    /// Where the last game began and, once it is over, ended.
    [[nodiscard]] TextPlace begin_place() const { return game().place; }
    /// As above.
    [[nodiscard]] TextPlace end_place() const { return end_place_; }
    /// Of a text without any game.
    [[nodiscard]] const std::vector<PgnProblem>& problems_without_game() const {
        return replayer_.problems_without_game();
    }

    void begin_game(TextPlace place) override;
    void tag(std::string_view name, std::string_view value, TextPlace place) override;
    Visit begin_moves(TextPlace place) override;
    [[nodiscard]] bool wants_move_numbers() const override { return true; }
    void move_number(std::string_view text, TextPlace place) override;
    void san(std::string_view text, TextPlace place) override;
    Visit begin_variation(TextPlace place) override;
    void end_variation(TextPlace place) override;
    void comment(std::string_view text, TextPlace place) override;
    void result(PgnResult result, TextPlace place) override;
    Next problem(const PgnProblem& problem) override { return replayer_.problem(problem); }
    Next end_game(TextPlace place) override;
    void end_text(TextPlace place) override { replayer_.end_text(place); }

  private:
    [[nodiscard]] const ReplayedGame& game() const { return replayer_.game(); }
    [[nodiscard]] const Position& position() const { return replayer_.position(); }
    void note_ply(std::string_view text, TextPlace place);
    void note_spelling(const Position& before, std::string_view text, TextPlace place);
    void finish(const ReplayedGame& game);

    /// A tag in `tag_text_`.
    struct KeptTag {
        std::size_t begin;  ///< of the name; the value stands behind it
        std::size_t name_size;
        std::size_t value_size;
        TextPlace place;
    };

    PgnReplayer replayer_;
    CollectedSink sink_;
    DrawWatch draws_;
    /// The names and values of the game's tags.
    std::string tag_text_;
    std::vector<KeptTag> kept_tags_;
    /// Views of them, once the game is over.
    std::vector<GameTag> tags_;
    std::vector<TextPlace> move_places_;
    std::vector<ClockReading> clocks_;
    std::optional<OddSpelling> odd_spelling_;
    std::size_t odd_spellings_ = 0;
    std::optional<OddNumber> odd_number_;
    /// What is added to the numbers of a game that does not begin at the beginning, once its first
    /// number has told.
    std::uint32_t number_offset_ = 0;
    bool is_offset_known_ = true;
    TextPlace result_place_;
    TextPlace end_place_;
    bool is_between_games_ = true;
    std::size_t variation_depth_ = 0;
    std::optional<TimeComment> time_comment_;
};

}  // namespace arbiter

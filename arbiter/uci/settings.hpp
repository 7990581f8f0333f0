// What can be set of our engine over UCI, and how. Sets nothing in motion: a setting holds for the
// next search.
#pragma once

#include <chrono>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "arbiter/engine/player.hpp"
#include "arbiter/engine/time_use.hpp"
#include "arbiter/uci/answer.hpp"
#include "arbiter/uci/command.hpp"

namespace arbiter::uci {

/// The option that makes the weaker levels play the same game again.
inline constexpr std::string_view seed_option = "Seed";
/// By which an engine is told that nobody plays.
inline constexpr std::string_view analyse_mode_option = "UCI_AnalyseMode";
/// Its greatest value.
inline constexpr std::int64_t most_seed = 2'147'483'647;

/// The option that names the folders of endgame tables.
inline constexpr std::string_view tables_option = "SyzygyPath";

/// As they are before anybody sets one.
struct Settings {
    std::int64_t table_megabytes = 16;  ///< for what the search remembers
    std::int64_t threads = 1;           ///< so many work at one search
    std::int64_t lines = 1;             ///< so many best moves are shown with their lines
    std::chrono::milliseconds overhead = usual_overhead;  ///< as in `time_for_move`
    Level level{strongest_level};                         ///< how strong it plays
    /// Plays as strong as `elo` says, whatever the level.
    bool is_limited = false;
    std::int64_t elo = 1500;  ///< on the scale of `estimated_elo`
    /// By which the weaker levels vary; 0: another in every game.
    std::int64_t seed = 0;
    /// Where endgame tables are; empty: nowhere.
    std::string tables;
    /// How likely win, draw and loss are is told with each score.
    bool shows_chances = false;
    /// Castling is written as the king taking his rook.
    bool is_chess960 = false;
    /// Nobody plays: the level does not count.
    bool is_analysing = false;
    /// A program that shows chess says so when it will let the engine ponder; nothing hangs on it.
    bool may_ponder = false;

    /// A program sends all options that it knows: the limit goes before the level.
    [[nodiscard]] Level effective_level() const {
        return is_limited ? level_near(static_cast<int>(elo)) : level;
    }

    bool operator==(const Settings&) const = default;
};

/// A button that was pressed.
enum class Pressed : std::uint8_t { clear_hash };

/// All that can be set, with what it is by default, in the order in which it is told.
[[nodiscard]] std::vector<Option> offered_options();

/// Changes a setting; its name is found whatever its capitals. Gives the button where it was one.
/// Fails, and changes nothing, where there is no such option or it does not take the value: with
/// one English sentence that says what would be right.
[[nodiscard]] std::expected<std::optional<Pressed>, std::string> change(Settings& settings,
                                                                        const SetOption& option);

}  // namespace arbiter::uci

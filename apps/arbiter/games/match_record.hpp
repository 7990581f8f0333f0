// A match as lines of JSON: what was agreed, then each game. What is printed, and what is kept so
// that a match that was stopped can go on.
#pragma once

#include <cstddef>
#include <expected>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

#include "apps/arbiter/frame/file_lock.hpp"
#include "apps/arbiter/frame/json_text.hpp"
#include "arbiter/match/match.hpp"

namespace arbiter {

/// Another where the same games would not be played.
[[nodiscard]] Json terms_json(const match::MatchSetup& setup);
/// A game that is over.
[[nodiscard]] Json game_json(const match::MatchSetup& setup, const match::FinishedGame& finished);
/// All of them together: a line for each two who met, and the standings where there are more.
[[nodiscard]] std::vector<Json> score_json(const match::MatchSetup& setup,
                                           const match::MatchScore& score);

/// The file of a match that can go on.
class MatchRecord {
  public:
    /// Reads what was played and is ready for more; begins a new file where there is none. A last
    /// line that was not written to its end is taken off. Fails, with one English sentence, where
    /// the file is of another match or of none, where a game is missing in it, where another match
    /// is written there, or where it cannot be read or written.
    [[nodiscard]] static std::expected<MatchRecord, std::string> open(
        const std::string& path, const match::MatchSetup& setup);

    /// In the order of their numbers, from the first.
    [[nodiscard]] const std::vector<match::EarlierGame>& games() const { return games_; }
    /// False where it could not be written.
    [[nodiscard]] bool add(const Json& game);

  private:
    std::optional<FileLock> lock_;
    std::vector<match::EarlierGame> games_;
    std::ofstream file_;
};

}  // namespace arbiter

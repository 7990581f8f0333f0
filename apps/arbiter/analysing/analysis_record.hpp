// The games of a collection that are analysed already, kept in a file as they were printed, so that
// work that was stopped can go on.
#pragma once

#include <cstdint>
#include <expected>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>

#include "apps/arbiter/frame/file_lock.hpp"
#include "apps/arbiter/frame/json_text.hpp"

namespace arbiter {

/// First what is kept is asked for, game after game; from the first game on that is not there,
/// games are added.
class AnalysisRecord {
  public:
    /// `terms`: another where the same game would be judged otherwise. Begins a new file where
    /// there is none. Fails, with one English sentence, where the file is of another analysis or
    /// of none, where another program has it open, or where it cannot be read or written.
    [[nodiscard]] static std::expected<AnalysisRecord, std::string> open(const std::string& path,
                                                                         const Json& terms);

    /// What was printed of the next game, `game` being its text in the collection; nothing once
    /// all that is kept has been asked for. What was not written to its end is taken off. Fails,
    /// with one English sentence, where another game was analysed in its place.
    [[nodiscard]] std::expected<std::optional<std::string>, std::string> next(
        std::string_view game);

    /// False where it could not be written. Requires: `next` has given nothing.
    [[nodiscard]] bool add(std::string_view game, std::string_view printed);

  private:
    AnalysisRecord() = default;

    [[nodiscard]] std::optional<std::string> take_off_rest(std::uint64_t length);

    std::optional<FileLock> lock_;
    std::string path_;
    std::fstream file_;
    std::uint64_t size_ = 0;
    std::uint64_t games_ = 0;
    bool has_given_all_ = false;
};

}  // namespace arbiter

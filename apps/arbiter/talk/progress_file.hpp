// The file that keeps what somebody has learned.
#pragma once

#include <expected>
#include <filesystem>
#include <optional>
#include <string>

#include "apps/arbiter/talk/lesson_progress.hpp"

namespace arbiter {

class ProgressFile {
  public:
    /// Reads the file, or the one of the data folder where the path is empty; a file that is not
    /// there yet has nothing in it, and of a symbolic link the file that it leads to is meant.
    /// Fails with a sentence that says how to go on where it cannot be read or may not be written,
    /// or is none of these, so that nothing is written over.
    [[nodiscard]] static std::expected<ProgressFile, std::string> open(const std::string& path);

    /// What was in it, and has been kept since.
    [[nodiscard]] const LessonProgress& progress() const { return progress_; }
    /// Writes what has changed, with what others have written meanwhile. Nothing, or why it could
    /// not be written.
    [[nodiscard]] std::optional<std::string> keep(const LessonProgress& progress);

  private:
    ProgressFile(std::filesystem::path path, LessonProgress progress)
        : path_(std::move(path)), progress_(std::move(progress)) {}

    std::filesystem::path path_;
    LessonProgress progress_;
};

}  // namespace arbiter

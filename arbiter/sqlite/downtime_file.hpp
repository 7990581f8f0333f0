// When the program was not running, in a small file beside the games: a line for each time. Not
// synced, as `last-alive` is not.
#pragma once

#include <filesystem>

#include "arbiter/store/downtimes.hpp"

namespace arbiter {

class DowntimeFile {
  public:
    /// Reads `downtimes` in that folder, as far as it is well-formed; the rest of it goes when
    /// something is added. What cannot be read is taken for empty.
    explicit DowntimeFile(const std::filesystem::path& folder);

    /// What was there at first. Times before 1970 are not.
    [[nodiscard]] const Downtimes& before() const { return before_; }

    /// The file then has that, too. One that begins before 1970 or has no length is left out. Does
    /// not wait for the disk; what fails is not told, and leaves what was there. To be called once.
    void add(const Downtime& down) const;

  private:
    std::filesystem::path path_;
    Downtimes before_;
};

}  // namespace arbiter

// When the program was last known to run, in a small file of its own. Not synced: it is there after
// the program's end, however that came, but maybe not after a power cut.
#pragma once

#include <filesystem>
#include <optional>

#include "arbiter/store/store.hpp"

namespace arbiter {

class LastAlive {
  public:
    /// Reads what was noted last, and opens the file `last-alive` for notes, making it where there
    /// is none. Where that fails, nothing is known and nothing is noted.
    explicit LastAlive(const std::filesystem::path& folder);
    LastAlive(const LastAlive&) = delete;
    LastAlive& operator=(const LastAlive&) = delete;
    ~LastAlive();

    /// What was noted last before this opened the file; nothing where it is damaged or was empty.
    [[nodiscard]] std::optional<Timestamp> before() const { return before_; }

    /// Writes over what was noted before, without waiting for the disk. A time before 1970 is not
    /// noted.
    void note(Timestamp now);

  private:
    int descriptor_;
    std::optional<Timestamp> before_;
};

}  // namespace arbiter

// Writes many requests in one transaction, so that they share the one sync that makes them safe.
// Each is kept or refused for itself.
#pragma once

#include <atomic>
#include <expected>
#include <span>
#include <utility>
#include <vector>

#include "arbiter/sqlite/game_files.hpp"
#include "arbiter/sqlite/game_writer.hpp"
#include "arbiter/sqlite/request_queue.hpp"
#include "arbiter/store/store.hpp"

namespace arbiter {

/// Of the thread that writes, but for `is_settled`.
class GroupCommit {
  public:
    /// Requires: the files are those that the writer writes to, and live longer.
    GroupCommit(GameWriter writer, const GameFiles& files)
        : writer_(std::move(writer)), files_(files) {}

    /// One answer to each, in their order, with its ticket. May take as long as the disk, or as
    /// another program that writes, up to the connection's `busy_timeout`.
    [[nodiscard]] std::vector<StoreAnswer> keep(std::span<const StoreRequest> group);

    /// After an answer `unknown`: writes over what may be there, so that it is not and will not
    /// turn up. True when that is done, or was not needed.
    bool settle();

    /// False after an answer `unknown`, until that is settled. May be asked in any thread.
    [[nodiscard]] bool is_settled() const { return is_settled_; }

  private:
    std::vector<StoreAnswer> write(std::span<const StoreRequest> group);
    std::expected<void, StoreError> write(const StoreRequest& request);
    std::expected<void, StoreError> check_files();

    GameWriter writer_;
    const GameFiles& files_;
    std::atomic<bool> is_settled_ = true;
};

}  // namespace arbiter

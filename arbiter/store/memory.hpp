// Games that last as long as the program: for tests, and the plain twin of the SQLite store.
#pragma once

#include <functional>
#include <map>
#include <string>

#include "arbiter/store/store.hpp"

namespace arbiter {

class MemoryStore : public Store {
  public:
    std::expected<void, StoreError> create(const GameStart& start) override;
    std::expected<void, StoreError> append(std::string_view id,
                                           std::span<const StoredEvent> events) override;
    std::expected<std::optional<StoredGame>, StoreError> load(std::string_view id) override;
    std::expected<std::vector<GameSummary>, StoreError> list(std::size_t limit) override;

  private:
    std::map<std::string, StoredGame, std::less<>> games_;
};

}  // namespace arbiter

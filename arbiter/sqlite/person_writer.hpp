// Whose games they are, in the table by which the games of a person are found.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "arbiter/sqlite/database.hpp"
#include "arbiter/store/store.hpp"

namespace arbiter {

/// For one thread at a time; one made by default may only be assigned to. All is part of the
/// transaction of its database, which lives longer.
class PersonWriter {
  public:
    PersonWriter() = default;

    /// Requires: the database has the newest form. Fails where its tables are not those.
    [[nodiscard]] static std::expected<PersonWriter, StoreError> over(Database& database);

    /// Those whose digests these are have to do with the game, which stands so (as in `Addition`)
    /// since then. Who is known stays.
    [[nodiscard]] std::expected<void, StoreError> add(std::string_view game,
                                                      std::span<const std::string> people,
                                                      std::string_view result, Timestamp changed);
    /// All of them see it changed. Writes nothing where that would tell less than
    /// `Store::activity_step` more.
    [[nodiscard]] std::expected<void, StoreError> note(std::string_view game,
                                                       std::string_view result, Timestamp changed);

  private:
    Statement insert_;
    Statement update_;
};

}  // namespace arbiter

#include "arbiter/sqlite/person_writer.hpp"

#include <chrono>
#include <cstdint>

#include "arbiter/sqlite/passed_on.hpp"

namespace arbiter {

namespace {

std::int64_t has_ended(std::string_view result) { return result == going_on ? 0 : 1; }

std::int64_t since_1970(Timestamp time) { return time.time_since_epoch().count(); }

}  // namespace

std::expected<PersonWriter, StoreError> PersonWriter::over(Database& database) {
    PersonWriter writer;
    const std::pair<Statement*, std::string_view> statements[] = {
        {&writer.insert_, "INSERT OR IGNORE INTO game_person VALUES (?, ?, ?, ?)"},
        {&writer.update_,
         "UPDATE game_person SET has_ended = ?2, changed_ms = max(changed_ms, ?3)"
         " WHERE game_id = ?1 AND (has_ended IS NOT ?2 OR changed_ms <= ?3 - ?4)"},
    };
    for (const auto& [statement, sql] : statements) {
        auto prepared = database.prepare(sql);
        if (!prepared)
            return passed_on(prepared);
        *statement = *std::move(prepared);
    }
    return writer;
}

std::expected<void, StoreError> PersonWriter::add(std::string_view game,
                                                  std::span<const std::string> people,
                                                  std::string_view result, Timestamp changed) {
    for (const std::string& hash : people) {
        insert_.bind(1, game).bind(2, hash).bind(3, has_ended(result)).bind(4, since_1970(changed));
        if (auto done = insert_.run(); !done)
            return done;
    }
    return {};
}

std::expected<void, StoreError> PersonWriter::note(std::string_view game, std::string_view result,
                                                   Timestamp changed) {
    const std::chrono::milliseconds step = Store::activity_step;
    return update_.bind(1, game)
        .bind(2, has_ended(result))
        .bind(3, since_1970(changed))
        .bind(4, std::int64_t{step.count()})
        .run();
}

}  // namespace arbiter

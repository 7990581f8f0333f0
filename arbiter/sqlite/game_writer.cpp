#include "arbiter/sqlite/game_writer.hpp"

#include <string>

#include "arbiter/sqlite/passed_on.hpp"
#include "arbiter/sqlite/schema.hpp"

namespace arbiter {

namespace {

std::unexpected<StoreError> conflict(std::string text) {
    return std::unexpected(StoreError{StoreProblem::conflict, std::move(text)});
}

std::int64_t milliseconds(Timestamp time) { return time.time_since_epoch().count(); }

/// Undone unless it succeeds.
template <typename Change>
std::expected<void, StoreError> whole_or_not(Database& database, Change&& change) {
    auto savepoint = Savepoint::begin(database);
    if (!savepoint)
        return passed_on(savepoint);
    if (auto done = std::forward<Change>(change)(); !done)
        return done;
    return savepoint->release();
}

}  // namespace

std::expected<GameWriter, StoreError> GameWriter::over(Database database) {
    GameWriter writer(std::move(database));
    const std::pair<Statement*, std::string_view> statements[] = {
        {&writer.insert_game_,
         "INSERT INTO game (id, created_ms, opponent, chess960, level, white, black, terms,"
         " arbiter, result, form) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"},
        {&writer.insert_event_, "INSERT INTO game_event VALUES (?, ?, ?, ?, ?, ?, ?, ?)"},
        // A result seldom changes: then this writes no page.
        {&writer.update_result_, "UPDATE game SET result = ?2 WHERE id = ?1 AND result IS NOT ?2"},
        {&writer.select_version_,
         "SELECT coalesce((SELECT max(version) FROM game_event"
         " WHERE game_id = game.id), 1) FROM game WHERE id = ?"},
    };
    for (const auto& [statement, sql] : statements) {
        auto prepared = writer.database_.prepare(sql);
        if (!prepared)
            return passed_on(prepared);
        *statement = std::move(*prepared);
    }
    return writer;
}

std::expected<void, StoreError> GameWriter::create(const GameStart& start, const Addition& first) {
    const auto kept = kept_version(start.id);
    if (!kept)
        return std::unexpected(kept.error());
    if (*kept != 0)
        return conflict("there is a game " + start.id + " already");
    return whole_or_not(database_, [&]() -> std::expected<void, StoreError> {
        if (auto done = insert_start(start, first); !done)
            return done;
        return insert_events(start.id, 1, first);
    });
}

std::expected<void, StoreError> GameWriter::append(const Addition& addition) {
    return whole_or_not(database_, [&] { return go_on(addition); });
}

std::expected<void, StoreError> GameWriter::go_on(const Addition& addition) {
    const auto kept = kept_version(addition.game);
    if (!kept)
        return std::unexpected(kept.error());
    if (*kept == 0)
        return conflict("there is no game " + addition.game);
    if (auto done = insert_events(addition.game, *kept, addition); !done)
        return done;
    return update_result_.bind(1, addition.game).bind(2, addition.result).run();
}

std::expected<void, StoreError> GameWriter::insert_start(const GameStart& start,
                                                         const Addition& first) {
    insert_game_.bind(1, start.id)
        .bind(2, milliseconds(start.created))
        .bind(3, code(start.opponent))
        .bind(5, std::int64_t{start.level})
        .bind(6, write_seat(start.seats[Color::white]))
        .bind(7, write_seat(start.seats[Color::black]))
        .bind(8, start.terms)
        .bind(10, first.result)
        .bind(11, newest_game_form);
    if (start.chess960)
        insert_game_.bind(4, std::int64_t{*start.chess960});
    else
        insert_game_.bind_null(4);
    if (start.arbiter_hash)
        insert_game_.bind(9, *start.arbiter_hash);
    else
        insert_game_.bind_null(9);
    return insert_game_.run();
}

std::expected<void, StoreError> GameWriter::insert_events(std::string_view game,
                                                          std::int64_t version,
                                                          const Addition& addition) {
    for (const StoredEvent& event : addition.events) {
        if (event.version != ++version)
            return conflict("the versions do not go on from those of the kept game");
        const bool is_last = &event == &addition.events.back();
        if (auto done = insert(game, event, is_last ? addition.flag_falls_at : std::nullopt); !done)
            return done;
    }
    return {};
}

std::expected<void, StoreError> GameWriter::insert(std::string_view game, const StoredEvent& event,
                                                   std::optional<Timestamp> flag_falls_at) {
    insert_event_.bind(1, game)
        .bind(2, std::int64_t{event.version})
        .bind(3, milliseconds(event.at))
        .bind(4, event.body);
    if (event.cause)
        insert_event_.bind(5, name(event.cause->place))
            .bind(6, event.cause->command)
            .bind(7, std::int64_t{event.cause->is_refused});
    else
        insert_event_.bind_null(5).bind_null(6).bind_null(7);
    if (flag_falls_at)
        insert_event_.bind(8, milliseconds(*flag_falls_at));
    else
        insert_event_.bind_null(8);
    return insert_event_.run();
}

std::expected<std::int64_t, StoreError> GameWriter::kept_version(std::string_view game) {
    const auto row = select_version_.bind(1, game).step();
    const std::int64_t version = row && *row ? select_version_.number(0) : 0;
    select_version_.reset();
    if (!row)
        return std::unexpected(row.error());
    return version;
}

}  // namespace arbiter

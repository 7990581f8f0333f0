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
        {&writer.insert_event_, "INSERT INTO game_event VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"},
        // Of the last event alone: it lies beside the one that is written.
        {&writer.drop_standing_,
         "UPDATE game_event SET standing = NULL WHERE game_id = ? AND version = ?"},
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
    auto people = PersonWriter::over(writer.database_);
    if (!people)
        return passed_on(people);
    writer.people_ = *std::move(people);
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
        if (auto done = insert_events(start.id, 1, first); !done)
            return done;
        const Timestamp changed = first.events.empty() ? start.created : first.events.back().at;
        for (const auto& people : {people_at(start), first.newcomers})
            if (auto done = people_.add(start.id, people, first.result, changed); !done)
                return done;
        return {};
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
    if (auto done = update_result_.bind(1, addition.game).bind(2, addition.result).run(); !done)
        return done;
    // Where nothing has happened it is no newer.
    const Timestamp changed = addition.events.empty() ? Timestamp() : addition.events.back().at;
    if (auto done = people_.add(addition.game, addition.newcomers, addition.result, changed); !done)
        return done;
    return people_.note(addition.game, addition.result, changed);
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
    if (version > 1 && !addition.events.empty())
        if (auto done = drop_standing_.bind(1, game).bind(2, version).run(); !done)
            return done;
    for (const StoredEvent& event : addition.events) {
        if (event.version != ++version)
            return conflict("the versions do not go on from those of the kept game");
        const bool is_last = &event == &addition.events.back();
        if (auto done = insert(game, event, is_last ? &addition : nullptr); !done)
            return done;
    }
    return {};
}

std::expected<void, StoreError> GameWriter::insert(std::string_view game, const StoredEvent& event,
                                                   const Addition* last_of) {
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
    if (last_of != nullptr && last_of->flag_falls_at)
        insert_event_.bind(8, milliseconds(*last_of->flag_falls_at));
    else
        insert_event_.bind_null(8);
    if (last_of != nullptr)
        insert_event_.bind(9, last_of->standing);
    else
        insert_event_.bind_null(9);
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

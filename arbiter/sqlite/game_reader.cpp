#include "arbiter/sqlite/game_reader.hpp"

#include <chrono>
#include <string>
#include <utility>

#include "arbiter/sqlite/passed_on.hpp"
#include "arbiter/sqlite/schema.hpp"

namespace arbiter {

namespace {

std::unexpected<StoreError> corrupt(std::string text) {
    return std::unexpected(StoreError{StoreProblem::corrupt, std::move(text)});
}

/// A statement that is ready for the next use when this is gone, whatever it came to.
class Rows {
  public:
    explicit Rows(Statement& statement) : statement_(statement) {}
    Rows(const Rows&) = delete;
    Rows& operator=(const Rows&) = delete;
    ~Rows() { statement_.reset(); }
    [[nodiscard]] std::expected<bool, StoreError> next() { return statement_.step(); }

  private:
    Statement& statement_;
};

Timestamp timestamp(std::int64_t milliseconds) {
    return Timestamp(std::chrono::milliseconds(milliseconds));
}

std::expected<GameStart, StoreError> read_start(const Statement& row) {
    const auto opponent = opponent_named(row.text(2));
    auto white = read_seat(row.text(5));
    auto black = read_seat(row.text(6));
    if (!opponent || !white || !black)
        return corrupt("game " + row.text(0) + ": the players' row");
    GameStart start{.id = row.text(0),
                    .created = timestamp(row.number(1)),
                    .opponent = *opponent,
                    .terms = row.text(7),
                    .chess960 = std::nullopt,
                    .level = static_cast<int>(row.number(4)),
                    .seats = {{std::move(*white), std::move(*black)}},
                    .arbiter_hash = std::nullopt};
    if (!row.is_null(3))
        start.chess960 = static_cast<int>(row.number(3));
    if (!row.is_null(8))
        start.arbiter_hash = row.text(8);
    return start;
}

std::expected<StoredEvent, StoreError> read_event(const Statement& row) {
    StoredEvent event{.version = static_cast<std::uint32_t>(row.number(0)),
                      .at = timestamp(row.number(1)),
                      .body = row.text(2),
                      .cause = std::nullopt};
    if (row.is_null(3))
        return event;
    const auto place = place_named(row.text(3));
    if (!place)
        return corrupt("event " + std::to_string(event.version) + ": there is no seat " +
                       row.text(3));
    event.cause = Cause{*place, row.text(4), row.number(5) != 0};
    return event;
}

}  // namespace

std::expected<GameReader, StoreError> GameReader::over(Database database, Forms forms) {
    GameReader reader(std::move(database), forms);
    const std::pair<Statement*, std::string_view> statements[] = {
        {&reader.select_game_,
         "SELECT id, created_ms, opponent, chess960, level, white, black, terms, arbiter, result,"
         " form, coalesce(last.version, 1), last.flag_ms, last.at_ms, last.standing FROM game LEFT "
         "JOIN game_event AS last"
         " ON last.game_id = game.id AND last.version ="
         " (SELECT max(version) FROM game_event WHERE game_id = game.id) WHERE id = ?"},
        {&reader.select_events_,
         "SELECT version, at_ms, body, seat, command, refused FROM game_event"
         " WHERE game_id = ? ORDER BY version"},
        {&reader.select_games_of_,
         "SELECT game_id FROM game_person WHERE token_hash = ?1"
         " ORDER BY has_ended, changed_ms DESC LIMIT ?2"},
    };
    for (const auto& [statement, sql] : statements) {
        auto prepared = reader.database_.prepare(sql);
        if (!prepared)
            return passed_on(prepared);
        *statement = std::move(*prepared);
    }
    return reader;
}

std::expected<std::optional<StoredGame>, StoreError> GameReader::load(std::string_view id) {
    auto kept = load_as_it_comes(id);
    if (!kept)
        return passed_on(kept);
    if (!*kept)
        return std::nullopt;
    return std::move((*kept)->stored);
}

std::expected<std::optional<KeptGame>, StoreError> GameReader::load_with_result(
    std::string_view id) {
    // Who writes meanwhile is not seen between the two.
    if (auto begun = database_.execute("BEGIN"); !begun)
        return passed_on(begun);
    auto kept = load_as_it_comes(id);
    if (auto ended = database_.execute("COMMIT"); !ended && kept)
        return passed_on(ended);
    return kept;
}

std::expected<std::optional<KeptGame>, StoreError> GameReader::load_as_it_comes(
    std::string_view id) {
    auto summary = look_up(id);
    if (!summary)
        return passed_on(summary);
    if (!*summary)
        return std::nullopt;
    auto events = load_events(id);
    if (!events)
        return passed_on(events);
    return KeptGame{{std::move((*summary)->start), *std::move(events)},
                    std::move((*summary)->result)};
}

std::expected<std::optional<GameSummary>, StoreError> GameReader::look_up(std::string_view id) {
    Rows rows(select_game_.bind(1, id));
    const auto found = rows.next();
    if (!found)
        return std::unexpected(found.error());
    if (!*found)
        return std::nullopt;
    if (forms_ == Forms::newest && select_game_.number(10) < newest_game_form)
        return corrupt("game " + std::string(id) +
                       ": an older arbiter kept it, and it is not brought up to date; arbiter"
                       " serve does that when it is started, and says of which it cannot");
    auto start = read_start(select_game_);
    if (!start)
        return passed_on(start);
    GameSummary summary{.start = *std::move(start),
                        .version = static_cast<std::uint32_t>(select_game_.number(11)),
                        .result = select_game_.text(9),
                        .flag_falls_at = std::nullopt,
                        .changed = {},
                        .standing = select_game_.text(14)};
    if (!select_game_.is_null(12))
        summary.flag_falls_at = timestamp(select_game_.number(12));
    summary.changed =
        select_game_.is_null(13) ? summary.start.created : timestamp(select_game_.number(13));
    return summary;
}

std::expected<std::vector<GameSummary>, StoreError> GameReader::games_of(
    std::string_view token_hash, std::size_t most) {
    std::vector<GameSummary> games;
    Rows rows(select_games_of_.bind(1, token_hash).bind(2, static_cast<std::int64_t>(most)));
    for (;;) {
        const auto found = rows.next();
        if (!found)
            return std::unexpected(found.error());
        if (!*found)
            return games;
        auto game = look_up(select_games_of_.text(0));
        if (!game && game.error().problem != StoreProblem::corrupt)
            return passed_on(game);
        if (game && *game)
            games.push_back(**std::move(game));
    }
}

std::expected<std::vector<StoredEvent>, StoreError> GameReader::load_events(std::string_view id) {
    std::vector<StoredEvent> events;
    Rows rows(select_events_.bind(1, id));
    for (;;) {
        const auto found = rows.next();
        if (!found)
            return std::unexpected(found.error());
        if (!*found)
            return events;
        auto event = read_event(select_events_);
        if (!event)
            return passed_on(event);
        events.push_back(*std::move(event));
        if (events.back().version != events.size() + 1)
            return corrupt("game " + std::string(id) + ": event " +
                           std::to_string(events.size() + 1) + " is missing");
    }
}

}  // namespace arbiter

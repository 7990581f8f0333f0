#include "arbiter/sqlite/older_games.hpp"

#include <optional>
#include <utility>
#include <vector>

#include "arbiter/sqlite/game_reader.hpp"
#include "arbiter/sqlite/passed_on.hpp"
#include "arbiter/sqlite/schema.hpp"

namespace arbiter {

namespace {

/// Enough that the syncs cost nothing, few enough to be lost.
constexpr std::int64_t games_at_a_time = 500;

/// Those that stay as they are.
class Unreadable {
  public:
    explicit Unreadable(const std::function<void(std::string_view)>& warn) : warn_(warn) {}

    void add(const std::string& what) {
        if (++count_ <= most_told)
            tell("a game that an older arbiter kept cannot be read: " + what);
    }
    void tell_of_the_rest() const {
        if (count_ > most_told)
            tell("cannot be read of what an older arbiter kept, too: " +
                 std::to_string(count_ - most_told) + " more");
    }

  private:
    static constexpr std::size_t most_told = 10;

    void tell(const std::string& text) const {
        if (warn_)
            warn_(text);
    }

    const std::function<void(std::string_view)>& warn_;
    std::size_t count_ = 0;
};

class OlderGames {
  public:
    static std::expected<OlderGames, StoreError> in(Database& database, const std::string& path) {
        auto reading = Database::open(path, Database::Access::read);
        if (!reading)
            return passed_on(reading);
        auto reader = GameReader::over(*std::move(reading), GameReader::Forms::all);
        if (!reader)
            return passed_on(reader);
        OlderGames games(database, *std::move(reader));
        const std::pair<Statement*, std::string_view> statements[] = {
            {&games.select_, "SELECT id FROM game WHERE form < 2 AND id > ?1 ORDER BY id LIMIT ?2"},
            {&games.update_game_,
             "UPDATE game SET form = ?2, terms = ?3, result = ?4 WHERE id = ?1"},
            {&games.update_event_,
             "UPDATE game_event SET body = ?3, flag_ms = ?4 WHERE game_id = ?1 AND version = ?2"},
        };
        for (const auto& [statement, sql] : statements) {
            auto prepared = database.prepare(sql);
            if (!prepared)
                return passed_on(prepared);
            *statement = *std::move(prepared);
        }
        return games;
    }

    /// Those with the next ids; none at the end.
    std::expected<std::vector<std::string>, StoreError> next() {
        select_.bind(1, last_).bind(2, games_at_a_time);
        std::vector<std::string> ids;
        for (;;) {
            const auto found = select_.step();
            if (!found || !*found) {
                select_.reset();
                if (!ids.empty())
                    last_ = ids.back();
                return found ? std::expected<std::vector<std::string>, StoreError>(std::move(ids))
                             : std::unexpected(found.error());
            }
            ids.push_back(select_.text(0));
        }
    }

    std::expected<void, StoreError> bring_up(const std::vector<std::string>& ids,
                                             const BringUp& bring_up, Unreadable& unreadable) {
        auto transaction = Transaction::begin(database_);
        if (!transaction)
            return passed_on(transaction);
        for (const std::string& id : ids) {
            const auto game = reader_.load(id);
            if (!game && game.error().problem != StoreProblem::corrupt)
                return std::unexpected(game.error());
            if (!game) {
                unreadable.add(game.error().text);
                continue;
            }
            if (!*game)
                continue;
            const auto brought_up = bring_up(**game);
            if (!brought_up) {
                unreadable.add("game " + id + ": " + brought_up.error());
                continue;
            }
            if (auto done = write(*brought_up); !done)
                return done;
        }
        if (auto done = transaction->commit(); !done)
            return std::unexpected(std::move(done.error().error));
        return {};
    }

  private:
    OlderGames(Database& database, GameReader reader)
        : database_(database), reader_(std::move(reader)) {}

    std::expected<void, StoreError> write(const BroughtUpGame& brought_up) {
        const auto& [game, result, flag] = brought_up;
        update_game_.bind(1, game.start.id)
            .bind(2, newest_game_form)
            .bind(3, game.start.terms)
            .bind(4, result);
        if (auto done = update_game_.run(); !done)
            return done;
        for (const StoredEvent& event : game.events) {
            update_event_.bind(1, game.start.id)
                .bind(2, std::int64_t{event.version})
                .bind(3, event.body);
            if (flag && &event == &game.events.back())
                update_event_.bind(4, flag->time_since_epoch().count());
            else
                update_event_.bind_null(4);
            if (auto done = update_event_.run(); !done)
                return done;
        }
        return {};
    }

    Database& database_;
    GameReader reader_;
    Statement select_;
    Statement update_game_;
    Statement update_event_;
    std::string last_;
};

}  // namespace

std::expected<void, StoreError> bring_up_older_games(
    Database& database, const std::string& path, const BringUp& bring_up,
    const std::function<void(std::string_view)>& warn) {
    Unreadable unreadable(warn);
    auto games = OlderGames::in(database, path);
    if (!games)
        return passed_on(games);
    for (;;) {
        const auto ids = games->next();
        if (!ids)
            return std::unexpected(ids.error());
        if (ids->empty())
            break;
        if (auto done = games->bring_up(*ids, bring_up, unreadable); !done)
            return done;
    }
    unreadable.tell_of_the_rest();
    return {};
}

}  // namespace arbiter

#include "arbiter/sqlite/older_games.hpp"

#include <optional>
#include <utility>
#include <vector>

#include "arbiter/sqlite/game_reader.hpp"
#include "arbiter/sqlite/passed_on.hpp"
#include "arbiter/sqlite/person_writer.hpp"
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
        auto people = PersonWriter::over(database);
        if (!people)
            return passed_on(people);
        OlderGames games(database, *std::move(reader), *std::move(people));
        const std::pair<Statement*, std::string_view> statements[] = {
            {&games.select_,
             "SELECT id, form FROM game WHERE form < 3 AND id > ?1 ORDER BY id LIMIT ?2"},
            {&games.update_game_,
             "UPDATE game SET form = ?2, terms = ?3, result = ?4 WHERE id = ?1"},
            {&games.update_event_,
             "UPDATE game_event SET body = ?3, flag_ms = ?4, standing = ?5"
             " WHERE game_id = ?1 AND version = ?2"},
        };
        for (const auto& [statement, sql] : statements) {
            auto prepared = database.prepare(sql);
            if (!prepared)
                return passed_on(prepared);
            *statement = *std::move(prepared);
        }
        return games;
    }

    struct Name {
        std::string id;
        bool has_verdicts = false;
    };

    /// Those with the next ids; none at the end.
    std::expected<std::vector<Name>, StoreError> next() {
        select_.bind(1, last_).bind(2, games_at_a_time);
        std::vector<Name> names;
        for (;;) {
            const auto found = select_.step();
            if (!found || !*found) {
                select_.reset();
                if (!names.empty())
                    last_ = names.back().id;
                return found ? std::expected<std::vector<Name>, StoreError>(std::move(names))
                             : std::unexpected(found.error());
            }
            names.push_back({select_.text(0), select_.number(1) >= game_form_with_verdicts});
        }
    }

    std::expected<void, StoreError> bring_up(const std::vector<Name>& names,
                                             const BringUp& bring_up, Unreadable& unreadable) {
        auto transaction = Transaction::begin(database_);
        if (!transaction)
            return passed_on(transaction);
        for (const auto& [id, has_verdicts] : names) {
            auto game = reader_.load(id);
            if (!game && game.error().problem != StoreProblem::corrupt)
                return std::unexpected(game.error());
            if (!game) {
                unreadable.add(game.error().text);
                continue;
            }
            if (!*game)
                continue;
            const auto brought_up = bring_up({**std::move(game), has_verdicts});
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
    OlderGames(Database& database, GameReader reader, PersonWriter people)
        : database_(database), reader_(std::move(reader)), people_(std::move(people)) {}

    std::expected<void, StoreError> write(const BroughtUpGame& brought_up) {
        const StoredGame& game = brought_up.game;
        update_game_.bind(1, game.start.id)
            .bind(2, newest_game_form)
            .bind(3, game.start.terms)
            .bind(4, brought_up.result);
        if (auto done = update_game_.run(); !done)
            return done;
        for (const StoredEvent& event : game.events) {
            update_event_.bind(1, game.start.id)
                .bind(2, std::int64_t{event.version})
                .bind(3, event.body);
            const bool is_last = &event == &game.events.back();
            if (const auto flag = brought_up.flag_falls_at; is_last && flag)
                update_event_.bind(4, flag->time_since_epoch().count());
            else
                update_event_.bind_null(4);
            if (is_last)
                update_event_.bind(5, brought_up.standing);
            else
                update_event_.bind_null(5);
            if (auto done = update_event_.run(); !done)
                return done;
        }
        return write_people(brought_up);
    }

    std::expected<void, StoreError> write_people(const BroughtUpGame& brought_up) {
        const auto& [start, events] = brought_up.game;
        const Timestamp changed = events.empty() ? start.created : events.back().at;
        for (const auto& people : {people_at(start), brought_up.newcomers})
            if (auto done = people_.add(start.id, people, brought_up.result, changed); !done)
                return done;
        return {};
    }

    Database& database_;
    GameReader reader_;
    PersonWriter people_;
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
        const auto names = games->next();
        if (!names)
            return std::unexpected(names.error());
        if (names->empty())
            break;
        if (auto done = games->bring_up(*names, bring_up, unreadable); !done)
            return done;
    }
    unreadable.tell_of_the_rest();
    return {};
}

}  // namespace arbiter

#include "arbiter/sqlite/kept_games.hpp"

#include "arbiter/sqlite/passed_on.hpp"
#include "arbiter/sqlite/schema.hpp"

namespace arbiter {

std::expected<KeptGames, StoreError> KeptGames::in(const std::string& path) {
    auto database = Database::open(path, Database::Access::read);
    if (!database)
        return passed_on(database);
    if (auto fit = require_newest_form(*database); !fit)
        return passed_on(fit);
    auto next_id = database->prepare("SELECT id FROM game WHERE id > ?1 ORDER BY id LIMIT 1");
    if (!next_id)
        return passed_on(next_id);
    auto reading = Database::open(path, Database::Access::read);
    if (!reading)
        return passed_on(reading);
    auto reader = GameReader::over(*std::move(reading));
    if (!reader)
        return passed_on(reader);
    return KeptGames(*std::move(database), *std::move(next_id), *std::move(reader));
}

std::expected<std::optional<KeptGame>, StoreError> KeptGames::next() {
    if (has_ended_)
        return std::nullopt;
    const auto found = next_id_.bind(1, last_).step();
    has_ended_ = !found || !*found;
    if (!has_ended_)
        last_ = next_id_.text(0);
    next_id_.reset();
    if (!found)
        return std::unexpected(found.error());
    if (has_ended_)
        return std::nullopt;
    auto game = reader_.load_with_result(last_);
    if (database_.is_written_to())
        game = std::unexpected(StoreError{StoreProblem::unavailable,
                                          "a program has begun to keep games in it, which can be"
                                          " read meanwhile only by who may write there, too"});
    if (!game && game.error().problem != StoreProblem::corrupt)
        has_ended_ = true;
    return game;
}

}  // namespace arbiter

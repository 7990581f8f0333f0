// A game, moves in it and the files it is kept in, for the tests of the SQLite store.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "arbiter/sqlite/database.hpp"
#include "arbiter/store/store.hpp"
#include "tests/support/store_answers.hpp"
#include "tests/support/temporary_folder.hpp"

namespace arbiter {

inline GameStart some_game(std::string id = "k3J9xQ2a") {
    return {.id = std::move(id), .terms = R"({"rules":"fide"})"};
}

/// One event, so that the game has this version.
inline Addition event_to(std::uint32_t version, std::string body = "offer white") {
    return {"k3J9xQ2a", {{version, {}, std::move(body), {}}}, "*"};
}

inline StoreAnswer created(Store& store) { return answer_to(store, store.create(some_game())); }

inline StoreAnswer appended(Store& store, Addition addition) {
    return answer_to(store, store.append(std::move(addition)));
}

/// The file as another program sees it.
inline Database other_program(const TemporaryFolder& folder) {
    return *Database::open(folder.path() / "games.db");
}

}  // namespace arbiter

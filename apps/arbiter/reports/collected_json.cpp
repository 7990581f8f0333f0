#include "apps/arbiter/reports/collected_json.hpp"

#include <string>

#include "arbiter/collection/told_ending.hpp"
#include "arbiter/notation/fen.hpp"

namespace arbiter {

Json tags_of(const CollectedGame& game) {
    Json tags = Json::object();
    for (const GameTag& tag : game.tags)
        if (const std::string name = as_utf8(tag.name); !tags.contains(name))
            tags[name] = as_utf8(tag.value);
    return tags;
}

Json result_of(const CollectedGame& game) {
    const auto result = told_result(game);
    if (!result)
        return nullptr;
    return result->score ? text(*result->score) : "*";
}

Json fen_of(const CollectedGame& game, const Position& position) {
    return game.played.has_start ? Json(write_fen(position)) : Json(nullptr);
}

}  // namespace arbiter

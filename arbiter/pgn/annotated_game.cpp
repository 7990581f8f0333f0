#include "arbiter/pgn/annotated_game.hpp"

#include <algorithm>
#include <tuple>

#include "arbiter/pgn/null_move.hpp"

namespace arbiter {

namespace {

std::vector<TagPair> in_order(std::vector<TagPair> tags) {
    std::ranges::stable_sort(tags, {}, &TagPair::name);
    return tags;
}

}  // namespace

std::optional<std::string_view> AnnotatedGame::tag(std::string_view name) const {
    const auto found = std::ranges::find(tags, name, &TagPair::name);
    return found != tags.end() ? std::optional<std::string_view>(found->value) : std::nullopt;
}

void AnnotatedGame::set_tag(std::string_view name, std::string_view value) {
    const auto found = std::ranges::find(tags, name, &TagPair::name);
    if (found != tags.end())
        found->value = value;
    else
        tags.push_back({std::string(name), std::string(value)});
}

void AnnotatedGame::remove_tag(std::string_view name) {
    std::erase_if(tags, [&](const TagPair& tag) { return tag.name == name; });
}

bool operator==(const AnnotatedGame& a, const AnnotatedGame& b) {
    return a.start == b.start && a.result == b.result && a.moves == b.moves &&
           in_order(a.tags) == in_order(b.tags);
}

Position position_after(const AnnotatedGame& game, NodeId node) {
    Position position = game.start;
    for (const NodeId one : game.moves.line_to(node))
        position = after_ply(position, game.moves.move(one));
    return position;
}

}  // namespace arbiter

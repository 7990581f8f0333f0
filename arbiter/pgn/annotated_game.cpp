#include "arbiter/pgn/annotated_game.hpp"

#include <algorithm>
#include <tuple>

#include "arbiter/notation/fen.hpp"
#include "arbiter/pgn/null_move.hpp"
#include "arbiter/rules/castling.hpp"

namespace arbiter {

namespace {

std::vector<TagPair> in_order(std::vector<TagPair> tags) {
    std::ranges::stable_sort(tags, {}, &TagPair::name);
    return tags;
}

/// Castling that PGN can only read where it knows that the rooks may stand anywhere.
bool needs_chess960(const Position& start) {
    return std::ranges::any_of(start.castling_rooks(), [&](Square rook) {
        const Color side = *start.board().color_at(rook);
        const bool is_king_at_home = file_of(start.king(side)) == File::e;
        return !is_king_at_home || (file_of(rook) != File::a && file_of(rook) != File::h);
    });
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

void set_start(AnnotatedGame& game, const Position& start) {
    game.start = start;
    for (const char* name : {"Variant", "SetUp", "FEN"})
        game.remove_tag(name);
    if (write_fen(start) == write_fen(Position()))
        return;
    if (needs_chess960(start))
        game.set_tag("Variant", "Chess960");
    game.set_tag("SetUp", "1");
    game.set_tag("FEN", write_fen(start));
}

Position position_after(const AnnotatedGame& game, NodeId node) {
    Position position = game.start;
    for (const NodeId one : game.moves.line_to(node))
        position = after_ply(position, game.moves.move(one));
    return position;
}

}  // namespace arbiter

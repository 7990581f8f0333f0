#include "arbiter/match/openings.hpp"

#include <algorithm>
#include <utility>

#include "arbiter/base/ascii.hpp"
#include "arbiter/base/split_mix.hpp"
#include "arbiter/base/utf8.hpp"
#include "arbiter/notation/checked_fen.hpp"
#include "arbiter/notation/epd.hpp"
#include "arbiter/pgn/tree_reader.hpp"
#include "arbiter/rules/movegen.hpp"

namespace arbiter::match {

namespace {

using Openings = std::vector<Opening>;

bool has_moves_left(const Opening& opening) {
    Position position = opening.start;
    for (const Move move : opening.moves)
        position = position.play(move);
    return has_legal_move(position);
}

void add(Openings& openings, Opening opening) {
    if (has_moves_left(opening))
        openings.push_back(std::move(opening));
}

std::expected<Openings, std::string> from_games(std::string_view text, std::size_t plies) {
    const auto games = read_trees_strictly(text);
    if (!games)
        return std::unexpected("line " + std::to_string(games.error().place.line) + ", column " +
                               std::to_string(games.error().place.column) + ": " +
                               games.error().text);
    Openings openings;
    for (const AnnotatedGame& game : *games) {
        Opening opening{game.start};
        for (const NodeId node : game.moves.main_line()) {
            if (opening.moves.size() == plies || game.moves.move(node) == Move())
                break;
            opening.moves.push_back(game.moves.move(node));
        }
        add(openings, std::move(opening));
    }
    return openings;
}

std::expected<Position, std::string> position_in(std::string_view line) {
    const auto epd = read_epd(line);
    if (!epd)
        return std::unexpected(epd.error().text);
    const auto position = Position::from(epd->setup, forgivable_faults);
    if (!position)
        return std::unexpected("this position cannot be played on; `arbiter fen` tells why");
    return *position;
}

std::expected<Openings, std::string> from_lines(std::string_view text) {
    Openings openings;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = trimmed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.empty() || line.starts_with('#'))
            continue;
        const auto position = position_in(line);
        if (!position)
            return std::unexpected("line " + std::to_string(number) + ": " + position.error());
        add(openings, {*position});
    }
    return openings;
}

}  // namespace

std::expected<Openings, std::string> read_openings(std::string_view text, std::size_t plies) {
    if (text.starts_with(byte_order_mark))
        text.remove_prefix(byte_order_mark.size());
    const std::string_view content = trimmed(text);
    const bool is_pgn = content.starts_with('[') || content.starts_with("1.") ||
                        content.starts_with('{') || content.starts_with('%') ||
                        content.starts_with(';');
    auto openings = is_pgn ? from_games(text, plies) : from_lines(text);
    if (openings && openings->empty())
        return std::unexpected("there is no opening in it");
    return openings;
}

void shuffle(Openings& openings, std::uint64_t seed) {
    SplitMix64 numbers(seed);
    for (std::size_t left = openings.size(); left > 1; --left)
        std::swap(openings[left - 1], openings[numbers.next() % left]);
}

}  // namespace arbiter::match

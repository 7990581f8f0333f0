#include "arbiter/collection/opening.hpp"

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <utility>

#include "arbiter/collection/opening_lines.hpp"
#include "arbiter/notation/san.hpp"
#include "arbiter/pgn/null_move.hpp"

namespace arbiter {

namespace {

/// What stands before the sign, which is removed with it.
std::string_view take_until(std::string_view& rest, char sign) {
    const std::size_t end = std::min(rest.find(sign), rest.size());
    const std::string_view part = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return part;
}

class OpeningTable {
  public:
    /// Fails with std::logic_error where the table has an illegal move: then the build is at fault.
    OpeningTable() {
        openings_.reserve(opening_lines.size());
        for (std::string_view line : opening_lines) {
            const std::string_view eco = take_until(line, '\t');
            const std::string_view name = take_until(line, '\t');
            std::size_t plies = 0;
            Position position;
            for (; !line.empty(); ++plies) {
                const std::string_view text = take_until(line, ' ');
                const auto move = read_san(position, text);
                if (!move)
                    throw std::logic_error("openings.tsv: " + std::string(name) + ": " +
                                           std::string(text) + ": " + move.error().text);
                position = position.play(*move);
            }
            longest_ = std::max(longest_, plies);
            openings_.emplace(position, Opening{.eco = eco, .name = name});
        }
    }

    /// Plies of the longest line.
    [[nodiscard]] std::size_t longest() const { return longest_; }
    [[nodiscard]] const Opening* find(const Position& position) const {
        const auto found = openings_.find(position);
        return found == openings_.end() ? nullptr : &found->second;
    }

  private:
    std::unordered_map<Position, Opening> openings_;
    std::size_t longest_ = 0;
};

const OpeningTable& opening_table() {
    static const OpeningTable table;
    return table;
}

}  // namespace

std::optional<Opening> opening_of(const ReplayedGame& game) {
    const OpeningTable& table = opening_table();
    const Opening* last = nullptr;
    Position position = game.start;
    const std::size_t plies = std::min(game.moves.size(), table.longest());
    for (std::size_t ply = 0; ply < plies; ++ply) {
        position = after_ply(position, game.moves[ply]);
        if (const Opening* const found = table.find(position))
            last = found;
    }
    return last != nullptr ? std::optional(*last) : std::nullopt;
}

std::optional<Opening> opening_at(const Position& position, std::size_t plies) {
    const OpeningTable& table = opening_table();
    const Opening* const found = plies <= table.longest() ? table.find(position) : nullptr;
    return found != nullptr ? std::optional(*found) : std::nullopt;
}

}  // namespace arbiter

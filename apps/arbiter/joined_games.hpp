// Games as they stand in their files, one behind another in one text: each must be a game of its
// own when that is read again.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "apps/arbiter/game_work.hpp"

namespace arbiter {

/// Appends the game's own text for `JoinedGames`, without the blanks behind it.
void append_raw_game(GamesWritten& out, const CollectedGame& game, std::string_view raw);

/// The games of one text, in their order.
class JoinedGames {
  public:
    /// Appends to `out` the game, and an empty line with line ends as its own. What the game before
    /// lacks to be over where this one begins comes first; `is_open` is as in `GameItem`.
    void add(std::string& out, std::string_view game, bool is_open);
    /// After the last game.
    void finish(std::string& out);

  private:
    /// The game before, if nothing ends it yet.
    std::string open_;
};

/// `take(item, text)` gets each game that was written, in order.
template <typename Take>
void for_each_game(const GamesWritten& written, const Take& take) {
    std::size_t begin = 0;
    for (const GameItem& item : written.items) {
        take(item, std::string_view(written.text).substr(begin, item.end - begin));
        begin = item.end;
    }
}

}  // namespace arbiter

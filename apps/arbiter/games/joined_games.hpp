// Games as they stand in their files, one behind another in one text: each must be a game of its
// own when that is read again.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "apps/arbiter/frame/output.hpp"
#include "apps/arbiter/games/game_work.hpp"

namespace arbiter {

/// The game's text without the blanks behind it.
[[nodiscard]] std::string_view without_blanks_behind(std::string_view game);

/// Appends it to `out.text`, for `JoinedGames`.
void append_raw_game(GamesWritten& out, const CollectedGame& game, std::string_view raw);

/// The games of one text, in their order.
class JoinedGames {
  public:
    /// Appends to `out` the game and, where a result ends it, an empty line, with line ends as in
    /// it. Otherwise that waits for the next game, which shows whether more is missing, or for
    /// `finish`. `is_open` is as in `GameItem`.
    void add(std::string& out, std::string_view game, bool is_open);
    /// Appends what still waits. After the last game, also where something went wrong.
    void finish(std::string& out);
    /// Does anything wait?
    [[nodiscard]] bool waits() const { return !open_.empty(); }

  private:
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

/// Games on standard output.
class JoinedOutput {
  public:
    explicit JoinedOutput(Output& output) : output_(output) {}
    /// Those of which `is_wanted(item)` is true. False once nobody reads them.
    template <typename IsWanted>
    bool write(const GamesWritten& written, const IsWanted& is_wanted) {
        for_each_game(written, [&](const GameItem& item, std::string_view game) {
            if (is_wanted(item))
                games_.add(text_, game, item.is_open);
        });
        return flush();
    }
    void finish() {
        games_.finish(text_);
        flush();
    }

  private:
    bool flush() {
        output_.write(text_);
        text_.clear();
        return output_.is_open();
    }

    Output& output_;
    JoinedGames games_;
    std::string text_;
};

}  // namespace arbiter

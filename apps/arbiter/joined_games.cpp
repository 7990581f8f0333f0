#include "apps/arbiter/joined_games.hpp"

#include "arbiter/pgn/game_end.hpp"

namespace arbiter {

namespace {

std::string_view line_end(std::string_view game) {
    const std::size_t line_feed = game.find('\n');
    const bool has_return =
        line_feed != std::string_view::npos && line_feed > 0 && game[line_feed - 1] == '\r';
    return has_return ? "\r\n" : "\n";
}

void append_with_line_ends(std::string& out, std::string_view text, std::string_view line_end) {
    for (const char c : text)
        if (c == '\n')
            out += line_end;
        else
            out += c;
}

}  // namespace

void append_raw_game(GamesWritten& out, const CollectedGame& game, std::string_view raw) {
    while (raw.ends_with('\n') || raw.ends_with('\r') || raw.ends_with(' '))
        raw.remove_suffix(1);
    out.text += raw;
    out.items.back().is_open = !ends_with_result(game.played);
}

void JoinedGames::add(std::string& out, std::string_view game, bool is_open) {
    if (!open_.empty())
        append_with_line_ends(out, missing_end(open_, game) + "\n\n", line_end(open_));
    open_.clear();
    out += game;
    if (is_open)
        open_ = game;
    else
        append_with_line_ends(out, "\n\n", line_end(game));
}

void JoinedGames::finish(std::string& out) {
    if (!open_.empty())
        append_with_line_ends(out, "\n\n", line_end(open_));
    open_.clear();
}

}  // namespace arbiter

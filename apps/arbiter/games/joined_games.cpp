#include "apps/arbiter/games/joined_games.hpp"

#include <utility>

#include "arbiter/pgn/game_ends.hpp"

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

std::string_view without_blanks_behind(std::string_view game) {
    while (game.ends_with('\n') || game.ends_with('\r') || game.ends_with(' '))
        game.remove_suffix(1);
    return game;
}

void append_raw_game(GamesWritten& out, const CollectedGame& game, std::string_view raw) {
    out.text += without_blanks_behind(raw);
    out.items.back().is_open = !ends_with_result(game.played);
}

void JoinedGames::add(std::string& out, std::string_view game, bool is_open) {
    const bool is_shown = waits() && missing_end(open_, game).empty();
    std::string framed;
    if (!is_shown)
        append_with_line_ends(framed, missing_beginning(game), line_end(game));
    framed += game;
    if (waits()) {
        const std::string end = is_shown ? "" : missing_end(open_, framed);
        append_with_line_ends(out, end + "\n\n", line_end(open_));
    }
    open_.clear();
    out += framed;
    if (is_open)
        open_ = std::move(framed);
    else
        append_with_line_ends(out, "\n\n", line_end(game));
}

void JoinedGames::finish(std::string& out) {
    if (waits())
        append_with_line_ends(out, "\n\n", line_end(open_));
    open_.clear();
}

}  // namespace arbiter

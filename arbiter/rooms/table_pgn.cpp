#include "arbiter/rooms/table_pgn.hpp"

#include <chrono>
#include <utility>
#include <vector>

#include "arbiter/pgn/played_game.hpp"
#include "arbiter/pgn/writer.hpp"

namespace arbiter {

namespace {

/// "2026.11.05" (PGN specification 8.1.1.3).
std::string date_of(Timestamp at) {
    const std::chrono::year_month_day day(std::chrono::floor<std::chrono::days>(at));
    const auto two_digits = [](unsigned number) {
        return std::string(number < 10 ? "0" : "").append(std::to_string(number));
    };
    std::string text = std::to_string(static_cast<int>(day.year()));
    (text += '.') += two_digits(static_cast<unsigned>(day.month()));
    return (text += '.') += two_digits(static_cast<unsigned>(day.day()));
}

std::string player_at(const Table& table, Color side) {
    const std::string& name = table.player_name(side);
    if (!name.empty())
        return name;
    return table.is_computer(side) ? "Arbiter, level " + std::to_string(table.start().level) : "?";
}

}  // namespace

std::string table_pgn(const Table& table) {
    std::vector<TagPair> tags{{"Date", date_of(table.start().created)},
                              {"White", player_at(table, Color::white)},
                              {"Black", player_at(table, Color::black)}};
    std::string text;
    write_pgn(text, played_game(table.game(), std::move(tags)));
    return text;
}

}  // namespace arbiter

#include "arbiter/server/table.hpp"

#include <algorithm>
#include <utility>

#include "arbiter/game/time_control_text.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/san.hpp"
#include "arbiter/notation/uci_move.hpp"

namespace arbiter {

std::optional<Square> square_in_check(const Position& position) {
    if (!is_check(position))
        return std::nullopt;
    return position.king(position.turn());
}

std::expected<Table, std::string> Table::set_up(const GameStart& start) {
    const auto setup = read_fen(start.fen);
    if (!setup)
        return std::unexpected("its FEN: " + setup.error().text);
    const auto position = Position::from(*setup);
    if (!position)
        return std::unexpected("its FEN is no possible position");
    const Ruleset* const ruleset = find_ruleset(start.rules);
    if (ruleset == nullptr)
        return std::unexpected("there are no rules named " + start.rules);
    const auto time = read_time_control(start.time);
    if (!time)
        return std::unexpected("its time control: " + time.error().text);
    Table table(start, Game({.ruleset = ruleset, .time = *time, .start = *position}));
    return table;
}

Outcome Table::apply(const TableEvent& event, Timestamp at) {
    return std::visit([&](const auto& happened) { return on(happened, at); }, event);
}

bool Table::is_held_by(Color color, std::string_view token_hash) const {
    const auto* const person = std::get_if<PersonSeat>(&seats_[color]);
    return person != nullptr && person->token_hash == token_hash;
}

std::optional<Color> Table::open_seat() const {
    for (const Color color : both_colors)
        if (std::holds_alternative<OpenSeat>(seats_[color]))
            return color;
    return std::nullopt;
}

Outcome Table::on(const Event& event, Timestamp at) {
    const Position before = game_.position();
    // The clock of the house may be set back; that of the game is not.
    auto outcome = game_.apply(event, std::max(at, game_.state().now));
    const auto* const made = std::get_if<MoveMade>(&event);
    if (outcome && made != nullptr)
        plies_.push_back({write_uci_move(made->move), write_san(before, made->move),
                          write_fen(game_.position()), square_in_check(game_.position())});
    return outcome;
}

Outcome Table::on(const SeatTaken& taken, Timestamp /*at*/) {
    if (!std::holds_alternative<OpenSeat>(seats_[taken.side]))
        return std::unexpected(
            GameError{GameProblem::not_your_turn, {}, "that seat is taken already"});
    seats_[taken.side] = PersonSeat{taken.token_hash};
    return {};
}

Outcome Table::on(const RematchOffered& offered, Timestamp /*at*/) {
    rematch_ = Rematch{offered.by, std::nullopt};
    return {};
}

Outcome Table::on(const RematchMade& made, Timestamp /*at*/) {
    rematch_ = Rematch{made.by, made.id};
    return {};
}

}  // namespace arbiter

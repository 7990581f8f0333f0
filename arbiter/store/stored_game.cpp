#include "arbiter/store/stored_game.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace arbiter {

namespace {

constexpr std::array<std::string_view, 3> opponents{"computer", "screen", "friend"};
constexpr std::array<std::string_view, 3> places{"white", "black", "arbiter"};
constexpr std::string_view person = "person ";

template <typename Enum>
std::optional<Enum> named(const std::array<std::string_view, 3>& names, std::string_view text) {
    const auto* const found = std::ranges::find(names, text);
    if (found == names.end())
        return std::nullopt;
    return static_cast<Enum>(found - names.begin());
}

bool is_hexadecimal(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

}  // namespace

std::string_view code(OpponentKind opponent) { return opponents[std::to_underlying(opponent)]; }

std::optional<OpponentKind> opponent_named(std::string_view text) {
    return named<OpponentKind>(opponents, text);
}

std::string_view name(Place place) { return places[std::to_underlying(place)]; }

std::optional<Place> place_named(std::string_view text) { return named<Place>(places, text); }

std::string write_seat(const Seat& seat) {
    if (const auto* someone = std::get_if<PersonSeat>(&seat))
        return std::string(person) + someone->token_hash;
    return std::holds_alternative<ComputerSeat>(seat) ? "computer" : "open";
}

std::expected<Seat, TextError> read_seat(std::string_view text) {
    if (text == "open")
        return OpenSeat{};
    if (text == "computer")
        return ComputerSeat{};
    if (!text.starts_with(person))
        return std::unexpected(TextError{0, "a seat is open, computer or person HASH"});
    const std::string_view hash = text.substr(person.size());
    if (!is_hexadecimal(hash))
        return std::unexpected(
            TextError{person.size(), "a person's hash is lower-case hexadecimal digits"});
    return PersonSeat{std::string(hash)};
}

}  // namespace arbiter

#include "arbiter/store/stored_game.hpp"

#include <algorithm>
#include <utility>

#include "arbiter/base/enumerators.hpp"

namespace arbiter {

namespace {

constexpr std::string_view person = "person ";
constexpr std::string_view invited = "invited ";

constexpr std::string_view word(OpponentKind opponent) {
    switch (opponent) {
        case OpponentKind::computer:
            return "computer";
        case OpponentKind::screen:
            return "screen";
        case OpponentKind::a_friend:
            return "friend";
    }
    std::unreachable();
}

constexpr std::string_view word(Place place) {
    switch (place) {
        case Place::white:
            return "white";
        case Place::black:
            return "black";
        case Place::arbiter:
            return "arbiter";
    }
    std::unreachable();
}

template <typename E>
constexpr std::string_view word_of(E value) {
    return word(value);
}

bool is_hexadecimal(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

}  // namespace

std::string_view code(OpponentKind opponent) { return word(opponent); }

std::optional<OpponentKind> opponent_named(std::string_view text) {
    return enumerator_named<OpponentKind, word_of<OpponentKind>>(text);
}

std::string_view name(Place place) { return word(place); }

std::optional<Place> place_named(std::string_view text) {
    return enumerator_named<Place, word_of<Place>>(text);
}

std::vector<std::string> people_at(const GameStart& start) {
    std::vector<std::string> people;
    const auto add = [&people](const std::string& hash) {
        if (std::ranges::find(people, hash) == people.end())
            people.push_back(hash);
    };
    for (const Color color : both_colors)
        if (const auto* const seated = std::get_if<PersonSeat>(&start.seats[color]))
            add(seated->token_hash);
    if (start.arbiter_hash)
        add(*start.arbiter_hash);
    return people;
}

std::string write_seat(const Seat& seat) {
    if (const auto* someone = std::get_if<PersonSeat>(&seat))
        return std::string(person) + someone->token_hash;
    if (const auto* open = std::get_if<OpenSeat>(&seat); open != nullptr && !open->key_hash.empty())
        return std::string(invited) + open->key_hash;
    return std::holds_alternative<ComputerSeat>(seat) ? "computer" : "open";
}

std::expected<Seat, TextError> read_seat(std::string_view text) {
    if (text == "open")
        return OpenSeat{};
    if (text == "computer")
        return ComputerSeat{};
    const std::string_view who = text.starts_with(invited) ? invited : person;
    if (!text.starts_with(who))
        return std::unexpected(
            TextError{0, "a seat is open, invited HASH, computer or person HASH"});
    const std::string_view hash = text.substr(who.size());
    if (!is_hexadecimal(hash))
        return std::unexpected(TextError{who.size(), "a hash is lower-case hexadecimal digits"});
    return who == person ? Seat(PersonSeat{std::string(hash)}) : Seat(OpenSeat{std::string(hash)});
}

}  // namespace arbiter

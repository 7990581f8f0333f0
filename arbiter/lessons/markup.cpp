#include "arbiter/lessons/markup.hpp"

#include <algorithm>
#include <cstddef>

namespace arbiter::lessons {

namespace {

/// Where a statement lies in a text.
struct Place {
    std::size_t begin;
    std::size_t end;
    Statement statement;
};

std::vector<Place> places_in(std::string_view text) {
    std::vector<Place> places;
    std::size_t from = 0;
    while (true) {
        const std::size_t middle = text.find("](", from);
        const std::size_t end = text.find(')', std::min(middle, text.size()));
        if (middle == std::string_view::npos || end == std::string_view::npos)
            return places;
        const std::size_t begin = text.rfind('[', middle);
        if (begin != std::string_view::npos && begin >= from)
            places.push_back({begin,
                              end + 1,
                              {text.substr(begin + 1, middle - begin - 1),
                               text.substr(middle + 2, end - middle - 2)}});
        from = end + 1;
    }
}

/// Puts something else in place of each statement.
template <typename Instead>
std::string replaced(std::string_view text, const Instead& instead) {
    std::string result;
    std::size_t from = 0;
    for (const Place& place : places_in(text)) {
        result += text.substr(from, place.begin - from);
        result += instead(place.statement);
        from = place.end;
    }
    result += text.substr(from);
    std::erase(result, '*');
    return result;
}

}  // namespace

std::string without_marks(std::string_view text) {
    return replaced(text, [](const Statement& statement) { return statement.words; });
}

std::string without_statements(std::string_view text) {
    return replaced(text, [](const Statement&) { return std::string_view(" "); });
}

std::vector<Statement> statements_in(std::string_view text) {
    std::vector<Statement> statements;
    for (const Place& place : places_in(text))
        statements.push_back(place.statement);
    return statements;
}

std::vector<std::string_view> explained_in(std::string_view text) {
    std::vector<std::string_view> terms;
    for (std::size_t begin = text.find('*'); begin != std::string_view::npos;) {
        const std::size_t end = text.find('*', begin + 1);
        if (end == std::string_view::npos)
            break;
        terms.push_back(text.substr(begin + 1, end - begin - 1));
        begin = text.find('*', end + 1);
    }
    return terms;
}

}  // namespace arbiter::lessons

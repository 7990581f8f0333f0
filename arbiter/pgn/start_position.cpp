#include "arbiter/pgn/start_position.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "arbiter/base/ascii.hpp"
#include "arbiter/base/utf8.hpp"
#include "arbiter/notation/fen.hpp"

namespace arbiter {

namespace {

/// Letters and digits alone, in lower case.
std::string plain(std::string_view text) {
    std::string result;
    for (const char c : text)
        if (is_letter(c) || is_digit(c))
            result += lower(c);
    return result;
}

std::string refusals(const Setup& setup) {
    std::string words;
    for (const Finding& finding : diagnose(setup))
        if (!is_warning(finding.fault))
            words += (words.empty() ? "" : "; ") + finding.text;
    return words;
}

}  // namespace

Variant variant_named(std::string_view text) {
    static constexpr std::array<std::string_view, 8> standard{
        "", "standard", "standardchess", "chess", "normal", "fromposition", "classical", "none"};
    const std::string name = plain(text);
    if (std::ranges::find(standard, name) != standard.end())
        return Variant::standard;
    const bool is_chess960 = name.contains("960") || name.starts_with("fischerandom") ||
                             name.starts_with("fischerrandom") || name == "frc" || name == "dfrc";
    return is_chess960 ? Variant::chess960 : Variant::foreign;
}

std::expected<StartPosition, StartError> start_position(std::string_view variant,
                                                        std::string_view fen) {
    if (variant_named(variant) == Variant::foreign)
        return std::unexpected(StartError{PgnFault::foreign_variant,
                                          "the game is of the variant " +
                                              std::string(utf8_beginning(variant, 40)) +
                                              "; only standard chess and Chess960 are played"});
    if (fen.empty())
        return StartPosition{};
    const auto setup = read_fen(fen);
    if (!setup)
        return std::unexpected(StartError{PgnFault::bad_fen, "the FEN cannot be read at byte " +
                                                                 std::to_string(setup.error().at) +
                                                                 ": " + setup.error().text});
    auto position = Position::from(*setup, forgivable_faults);
    if (!position)
        return std::unexpected(StartError{PgnFault::bad_fen, refusals(*setup)});
    return StartPosition{*std::move(position), refusals(*setup)};
}

}  // namespace arbiter

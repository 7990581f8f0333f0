#include "arbiter/collection/selection.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <compare>
#include <optional>
#include <utility>
#include <vector>

#include "arbiter/base/utf8.hpp"
#include "arbiter/collection/board_ending.hpp"
#include "arbiter/collection/check_parts.hpp"
#include "arbiter/collection/opening.hpp"
#include "arbiter/collection/tag_date.hpp"
#include "arbiter/collection/told_ending.hpp"
#include "arbiter/game/draw_limits.hpp"
#include "arbiter/notation/folded_text.hpp"
#include "arbiter/pgn/tag_text.hpp"

namespace arbiter {

namespace {

bool has_part(std::string_view text, std::string_view folded_part) {
    return folded(text).contains(folded_part);
}

/// A name is found by one who types it without accents, too; with them only as it is written.
class NamePart {
  public:
    explicit NamePart(std::string_view part) : part_(folded(part)) {}
    [[nodiscard]] bool is_in(std::string_view name) const {
        const std::string whole = folded(name);
        return whole.contains(part_) || without_accents(whole).contains(part_);
    }

  private:
    std::string part_;
};

template <typename Number>
std::optional<Number> read_whole(std::string_view text) {
    Number number{};
    const auto [stop, status] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool is_whole = status == std::errc() && stop == text.data() + text.size();
    return is_whole ? std::optional(number) : std::nullopt;
}

/// The two ends of "a..b"; a text without dots is both.
std::pair<std::string_view, std::string_view> ends_of(std::string_view text) {
    const std::size_t dots = text.find("..");
    if (dots == std::string_view::npos)
        return {text, text};
    return {text.substr(0, dots), text.substr(dots + 2)};
}

enum class Comparison : std::uint8_t {
    equal,
    unequal,
    less,
    less_or_equal,
    greater,
    greater_or_equal,
    has,
    has_not,
};

struct Operator {
    std::string_view text;
    Comparison comparison;
};

/// Longer ones first, for some begin with others.
constexpr std::array<Operator, 8> operators{{{"!=", Comparison::unequal},
                                             {"!~", Comparison::has_not},
                                             {"<=", Comparison::less_or_equal},
                                             {">=", Comparison::greater_or_equal},
                                             {"=", Comparison::equal},
                                             {"<", Comparison::less},
                                             {">", Comparison::greater},
                                             {"~", Comparison::has}}};

/// A number in parts, "2.10" of Round for instance; absent parts are the least.
using DottedNumber = std::array<std::int64_t, 4>;

std::optional<DottedNumber> read_dotted_number(std::string_view text) {
    const bool is_negative = text.starts_with('-');
    if (is_negative || text.starts_with('+'))
        text.remove_prefix(1);
    DottedNumber number;
    number.fill(is_negative ? 0 : -1);
    for (std::int64_t& part : number) {
        const std::size_t dot = std::min(text.find('.'), text.size());
        const auto read = read_whole<std::uint32_t>(text.substr(0, dot));
        if (!read)
            return std::nullopt;
        part = is_negative ? -std::int64_t{*read} : std::int64_t{*read};
        if (dot == text.size())
            return number;
        text.remove_prefix(dot + 1);
    }
    return std::nullopt;
}

/// "2014.??.??", as far as it is known, compared with another.
std::partial_ordering ordered_by_known_parts(std::string_view value, const DottedNumber& wanted) {
    std::string_view known = value.substr(0, value.find('?'));
    known = known.substr(0, known.find_last_not_of('.') + 1);
    const auto number = read_dotted_number(known);
    if (!number)
        return std::partial_ordering::unordered;
    const auto parts = static_cast<std::size_t>(std::ranges::count(known, '.')) + 1;
    for (std::size_t i = 0; i < parts; ++i)
        if ((*number)[i] != wanted[i])
            return (*number)[i] <=> wanted[i];
    return std::partial_ordering::unordered;
}

/// Which of two comes first. What is not known ("?", "-", nothing) is neither above nor below a
/// number.
std::partial_ordering ordered(std::string_view value, std::string_view wanted) {
    const auto number = read_dotted_number(value);
    const auto wanted_number = read_dotted_number(wanted);
    if (number && wanted_number)
        return *number <=> *wanted_number;
    if (wanted_number && value.contains('?'))
        return ordered_by_known_parts(value, *wanted_number);
    if (wanted_number && (value.empty() || value.front() < '0' || value.front() > '9'))
        return std::partial_ordering::unordered;
    return value <=> wanted;
}

bool holds(std::string_view value, Comparison comparison, std::string_view wanted) {
    switch (comparison) {
        case Comparison::equal:
            return value == wanted;
        case Comparison::unequal:
            return value != wanted;
        case Comparison::less:
            return ordered(value, wanted) < 0;
        case Comparison::less_or_equal:
            return ordered(value, wanted) <= 0;
        case Comparison::greater:
            return ordered(value, wanted) > 0;
        case Comparison::greater_or_equal:
            return ordered(value, wanted) >= 0;
        case Comparison::has:
            return has_part(value, folded(wanted));
        case Comparison::has_not:
            return !has_part(value, folded(wanted));
    }
    return false;
}

bool is_at_end(const std::optional<History>& history, const CollectedGame& game) {
    return history && history->moves().size() == game.played.moves.size();
}

}  // namespace

std::expected<NumberRange, std::string> read_number_range(std::string_view text) {
    const auto [first, last] = ends_of(text);
    NumberRange range;
    const auto least = read_whole<std::size_t>(first);
    const auto most = read_whole<std::size_t>(last);
    const bool is_bad =
        (!first.empty() && !least) || (!last.empty() && !most) || (first.empty() && last.empty());
    if (is_bad)
        return std::unexpected(quoted(text) + " is no range; write 20..60, 20.., ..60 or 20");
    range.least = least.value_or(range.least);
    range.most = most.value_or(range.most);
    if (range.least > range.most)
        return std::unexpected(quoted(text) + " is no range; the smaller number comes first");
    return range;
}

ReadGameTest read_tag_test(std::string_view text) {
    const std::size_t at = text.find_first_of("=!<>~");
    if (at == 0 || at == std::string_view::npos)
        return std::unexpected(quoted(text) +
                               " compares no tag; write NAME=VALUE, or !=, <, <=, >, >=, ~ "
                               "(contains), !~ instead of =");
    if (!can_be_tag_name(text.substr(0, at)))
        return std::unexpected(quoted(text) +
                               ": the name of a tag has no blanks, quotes or brackets; write "
                               "it and the comparison as one word: WhiteElo>=2600");
    for (const auto& [sign, comparison] : operators) {
        if (!text.substr(at).starts_with(sign))
            continue;
        return [name = std::string(text.substr(0, at)), comparison,
                wanted = std::string(text.substr(at + sign.size()))](const CollectedGame& game) {
            const auto value = game.tag(name);
            if (!value)
                return comparison == Comparison::unequal || comparison == Comparison::has_not;
            // Old collections are in Latin-1; who asks types UTF-8.
            return is_utf8(*value) ? holds(*value, comparison, wanted)
                                   : holds(as_utf8(*value), comparison, wanted);
        };
    }
    return std::unexpected(quoted(text) + " has no comparison behind the name of the tag");
}

GameTest player_test(std::string text) {
    return [part = NamePart(text)](const CollectedGame& game) {
        return part.is_in(game.tag("White").value_or("")) ||
               part.is_in(game.tag("Black").value_or(""));
    };
}

GameTest elo_test(NumberRange range) {
    return [range](const CollectedGame& game) {
        return std::ranges::all_of(
            std::array<std::string_view, 2>{"WhiteElo", "BlackElo"}, [&](std::string_view name) {
                const auto elo = read_whole<std::size_t>(game.tag(name).value_or(""));
                return elo && range.contains(*elo);
            });
    };
}

ReadGameTest read_date_test(std::string_view text) {
    const auto [first, last] = ends_of(text);
    if (first.empty() && last.empty())
        return std::unexpected(quoted(text) +
                               " is no range of dates; write 2014.07.01..2015, 2014.. or ..2015");
    // No date says nothing: all are equal to it.
    const auto least = first.empty() ? TagDate{} : read_exact_date(first);
    const auto most = last.empty() ? TagDate{} : read_exact_date(last);
    if (!least || !most)
        return std::unexpected(!least ? least.error() : most.error());
    if (compared(*least, *most) > 0)
        return std::unexpected(quoted(text) + " is no range; the earlier date comes first");
    return [least = *least, most = *most](const CollectedGame& game) {
        const auto date = read_tag_date(game.tag("Date").value_or(""));
        return date && compared(*date, least) >= 0 && compared(*date, most) <= 0;
    };
}

GameTest length_test(NumberRange range) {
    return [range](const CollectedGame& game) { return range.contains(game.played.moves.size()); };
}

ReadGameTest read_result_test(std::string_view text) {
    const auto wanted = result_of_tag(text);
    if (!wanted)
        return std::unexpected(quoted(text) + " is no result; write 1-0, 0-1, 1/2-1/2, 0-0 or *");
    return [wanted = *wanted](const CollectedGame& game) {
        return told_result(game).value_or(PgnResult{}) == wanted;
    };
}

ReadGameTest read_eco_test(std::string_view text) {
    const auto is_code = [](std::string_view code) {
        return !code.empty() && code.size() <= 3 && code.front() >= 'A' && code.front() <= 'E';
    };
    const auto [first, last] = ends_of(text);
    if (!is_code(first) || !is_code(last))
        return std::unexpected(quoted(text) + " is no range of ECO codes; write B20..B99 or C42");
    if (first.substr(0, last.size()) > last)
        return std::unexpected(quoted(text) + " is no range; the smaller code comes first");
    return [least = std::string(first), most = std::string(last)](const CollectedGame& game) {
        const std::string_view code = game.tag("ECO").value_or("");
        return !code.empty() && code.substr(0, least.size()) >= least &&
               code.substr(0, most.size()) <= most;
    };
}

ReadGameTest read_opening_test(std::string_view text) {
    if (text.empty())
        return std::unexpected("an opening is missing; write a part of its name, as in najdorf");
    return [part = NamePart(text)](const CollectedGame& game) {
        const auto opening = opening_of(game.played);
        return opening && part.is_in(opening->name);
    };
}

ReadGameTest read_ending_test(std::string_view text) {
    constexpr std::array<EndReason, 9> reasons{
        EndReason::checkmate, EndReason::stalemate,   EndReason::dead_position,
        EndReason::fivefold,  EndReason::seventyfive, EndReason::threefold,
        EndReason::fifty,     EndReason::flag,        EndReason::resignation};
    if (text == "illegal")
        return [](const CollectedGame& game) {
            return !game.played.is_complete && game.played.has_start;
        };
    const auto wanted =
        std::ranges::find_if(reasons, [&](EndReason reason) { return code(reason) == text; });
    if (wanted == reasons.end())
        return std::unexpected(quoted(text) +
                               " is no ending; write checkmate, stalemate, dead_position, "
                               "threefold, fivefold, fifty, seventyfive, flag, resignation or "
                               "illegal");
    return [reason = *wanted](const CollectedGame& game) {
        if (reason == EndReason::flag || reason == EndReason::resignation) {
            const auto told = told_ending(game);
            return told && told->reason == reason;
        }
        const auto history = history_for_draws(game);
        ProvingJudge judge;
        const auto end = board_ending(game, history ? &*history : nullptr, fide_ruleset(), judge);
        // A claim is not told: what is asked for is whether there was one to be made at the end.
        if (reason == EndReason::threefold)
            return !end && is_at_end(history, game) &&
                   history->repetitions() >= claimable_repetitions;
        if (reason == EndReason::fifty)
            return !end && game.played.has_start &&
                   game.played.final_position.halfmove_clock() >= fifty_moves;
        return end && end->ending.reason == reason;
    };
}

}  // namespace arbiter

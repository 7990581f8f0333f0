#include "arbiter/game/move_readings.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "arbiter/game/explain_in_game.hpp"
#include "arbiter/game/piece_wings.hpp"
#include "arbiter/game/written_move.hpp"
#include "arbiter/notation/descriptive.hpp"
#include "arbiter/notation/piece_letters.hpp"
#include "arbiter/notation/san_writer.hpp"

namespace arbiter {

namespace {

std::expected<Move, SanError> read_in(const History& history, std::string_view text,
                                      const MoveStyle& style) {
    if (style.notation == Notation::descriptive)
        return read_descriptive(history.current(), text, wings_in(history));
    return read_move(history.current(), text, style);
}

std::expected<Explanation, SanError> read_as_chosen(const History& history, std::string_view text,
                                                    const std::optional<MoveStyle>& chosen) {
    if (!chosen)
        return read_written_move(history, text, MoveText::any);
    auto move = read_in(history, text, *chosen);
    if (move)
        return explain(history, attempt_of(*move));
    if (move.error().explanation)
        return *std::move(move.error().explanation);
    return std::unexpected(std::move(move.error()));
}

/// One of those that read alike: the algebraic ones differ only in how they are written. Of
/// languages with the same letters the one that more people write comes first.
std::vector<MoveStyle> styles_to_try() {
    std::vector<MoveStyle> styles{{Notation::san, "en"}, {Notation::san, "de"}};
    for (const Language& language : languages())
        if (language.code != "en" && language.code != "de")
            styles.push_back({Notation::san, language.code});
    for (const Notation notation :
         {Notation::uci, Notation::iccf, Notation::descriptive, Notation::spoken})
        styles.push_back({notation});
    styles.push_back({Notation::spoken, "de"});
    return styles;
}

/// "German", "descriptive", "spoken German".
std::string name_of(const MoveStyle& style) {
    const auto language = std::ranges::find(languages(), style.language, &Language::code);
    if (style.notation == Notation::san)
        return std::string(language->name);
    std::string words(name(style.notation));
    if (style.language != "en")
        (words += ' ') += language->name;
    return words;
}

struct Reading {
    Move move;
    MoveStyle style;
};

/// Each legal move once, with the first that reads it.
std::vector<Reading> other_readings(const History& history, std::string_view text) {
    std::vector<Reading> readings;
    for (const MoveStyle& style : styles_to_try())
        if (const auto move = read_in(history, text, style);
            move && std::ranges::find(readings, *move, &Reading::move) == readings.end())
            readings.push_back({*move, style});
    return readings;
}

SanError several_readings(const Position& position, const std::vector<Reading>& readings) {
    SanError error{.problem = SanProblem::ambiguous, .text = "more than one move is meant: "};
    for (std::size_t i = 0; i < readings.size(); ++i) {
        const auto& [move, style] = readings[i];
        error.text.append(i == 0                     ? ""
                          : i + 1 == readings.size() ? " or "
                                                     : ", ")
            .append(write_san(position, move) + " (" + name_of(style) + ')');
    }
    return error;
}

}  // namespace

std::expected<MoveReading, SanError> read_move_in_any(const History& history, std::string_view text,
                                                      const std::optional<MoveStyle>& chosen) {
    auto read = read_as_chosen(history, text, chosen);
    if (read)
        return MoveReading{*std::move(read), std::nullopt};
    if (read.error().problem != SanProblem::syntax)
        return std::unexpected(std::move(read.error()));
    const std::vector<Reading> readings = other_readings(history, text);
    if (readings.empty())
        return std::unexpected(std::move(read.error()));
    if (readings.size() > 1)
        return std::unexpected(several_readings(history.current(), readings));
    const auto& [move, style] = readings.front();
    return MoveReading{explain(history, attempt_of(move)), style};
}

}  // namespace arbiter

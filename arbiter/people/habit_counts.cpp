#include "arbiter/people/habit_counts.hpp"

#include <algorithm>
#include <chrono>
#include <functional>
#include <numeric>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "arbiter/base/whole_number.hpp"
#include "arbiter/engine/natural_power.hpp"
#include "arbiter/game/pgn_time_control.hpp"
#include "arbiter/rules/legality.hpp"
#include "arbiter/rules/movegen.hpp"

namespace arbiter {

namespace {

using Bands = PerColor<std::size_t>;

/// Whoever has less plays what the clock makes him play.
constexpr Duration shortest_base = std::chrono::minutes(3);
/// A class is taken to have been seen so many times more, as chance has it.
constexpr std::uint64_t imagined = 10;
constexpr std::uint64_t per_time = 1'000;

std::optional<std::size_t> band_in(const CollectedGame& game, std::string_view tag) {
    const auto text = game.tag(tag);
    if (!text)
        return std::nullopt;
    const auto rating = whole_number<int>(*text);
    return rating && *rating > 0 ? std::optional(band_of(*rating)) : std::nullopt;
}

bool is_slow(const CollectedGame& game) {
    const auto text = game.tag("TimeControl");
    if (!text)
        return true;
    const auto control = read_pgn_time_control(*text);
    return !control || control->is_untimed() || control->periods.front().base >= shortest_base;
}

std::optional<Bands> bands_of(const CollectedGame& game) {
    const auto white = band_in(game, "WhiteElo");
    const auto black = band_in(game, "BlackElo");
    if (!white || !black)
        return std::nullopt;
    Bands bands;
    bands[Color::white] = *white;
    bands[Color::black] = *black;
    return bands;
}

Position position_after(std::span<const Move> moves) {
    Position position;
    for (const Move move : moves)
        position = position.play(move);
    return position;
}

void count_classes(std::array<ClassCount, move_classes>& classes, const Position& position,
                   Move played) {
    const MoveList moves = legal_moves(position);
    if (moves.size() < 2)
        return;
    const MoveClassifier classifier(position);
    for (const Move move : moves) {
        ClassCount& count = classes[classifier.class_of(move)];
        count.by_chance += per_time / moves.size();
        count.played += move == played ? 1U : 0U;
    }
}

}  // namespace

bool LineOrder::operator()(const OpeningLine& a, const OpeningLine& b) const {
    return std::ranges::lexicographical_compare(a, b, {}, &Move::bits, &Move::bits);
}

void HabitCounts::add(const CollectedGame& game) {
    const auto bands = bands_of(game);
    if (!bands || !game.played.has_start || game.played.start != Position() || !is_slow(game))
        return;
    ++games;
    Position position = game.played.start;
    OpeningLine line;
    for (const Move move : game.played.moves) {
        // A null move.
        if (!is_legal(position, move))
            break;
        if (line.size() < opening_plies) {
            line.push_back(move);
            ++openings[line][(*bands)[position.turn()]];
        } else {
            count_classes(classes, position, move);
        }
        position = position.play(move);
    }
    for (std::uint64_t fewest = 2; openings.size() > most_opening_lines; ++fewest)
        forget_rare(fewest);
}

void HabitCounts::add(const HabitCounts& other) {
    games += other.games;
    for (std::size_t i = 0; i < move_classes; ++i) {
        classes[i].played += other.classes[i].played;
        classes[i].by_chance += other.classes[i].by_chance;
    }
    for (const auto& [line, times] : other.openings)
        std::ranges::transform(openings[line], times, openings[line].begin(), std::plus());
    for (std::uint64_t fewest = 2; openings.size() > most_opening_lines; ++fewest)
        forget_rare(fewest);
}

void HabitCounts::forget_rare(std::uint64_t fewest) {
    std::erase_if(openings, [fewest](const auto& known) {
        return std::reduce(known.second.begin(), known.second.end()) < fewest;
    });
}

Habits HabitCounts::habits() const {
    Habits::ClassOdds odds{};
    for (std::size_t i = 0; i < move_classes; ++i)
        odds[i] = static_cast<std::int16_t>(logarithm_of_ratio(
            (classes[i].played + imagined) * per_time, classes[i].by_chance + imagined * per_time));
    // Lines that lead to the same position are one.
    std::map<std::pair<std::uint64_t, std::uint16_t>, OpeningMove> moves;
    for (const auto& [line, times] : openings) {
        const std::uint64_t key = position_after(std::span(line).first(line.size() - 1)).key();
        OpeningMove& known = moves[{key, line.back().bits()}];
        known.key = key;
        known.move = line.back();
        std::ranges::transform(known.times, times, known.times.begin(), std::plus());
    }
    std::vector<OpeningMove> known_moves;
    for (const auto& [place, known] : moves)
        known_moves.push_back(known);
    return {odds, std::move(known_moves)};
}

}  // namespace arbiter

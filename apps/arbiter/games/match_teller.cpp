#include "apps/arbiter/games/match_teller.hpp"

#include <chrono>
#include <cmath>
#include <string_view>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "apps/arbiter/frame/report.hpp"
#include "arbiter/game/ending_text.hpp"
#include "arbiter/game/time_control_readings.hpp"
#include "arbiter/match/match_pgn.hpp"
#include "arbiter/pgn/writer.hpp"

namespace arbiter {

namespace {

/// "120.4 ± 80.2". Of few games the error may be unknown; where nothing or all was won, all is.
std::string told(const match::Estimate& estimate) {
    if (std::isinf(estimate.value) || (estimate.value == 0 && std::isinf(estimate.margin)))
        return "unknown";
    return std::isinf(estimate.margin)
               ? fmt::format("{:.1f}, error unknown", estimate.value)
               : fmt::format("{:.1f} ± {:.1f}", estimate.value, estimate.margin);
}

std::string told(const match::GameResults& games) {
    return fmt::format("+{} ={} -{}", games.wins, games.draws, games.losses);
}

/// "7.5".
std::string told_points(std::uint64_t half_points) {
    return std::to_string(half_points / 2) + (half_points % 2 == 0 ? "" : ".5");
}

std::string_view name(const match::MatchSetup& setup, std::size_t contestant) {
    return setup.contestants[contestant].name;
}

/// "A v B: +3 =2 -1, Elo 120.4 ± 80.2".
std::string line(const match::MatchSetup& setup, const match::Encounter& encounter,
                 const match::EncounterScore& score) {
    const std::uint64_t pairs = score.pairs.pairs();
    const std::string_view of_pairs = pairs == 0   ? ""
                                      : pairs == 1 ? " over a pair"
                                                   : " over whole pairs";
    return fmt::format("{} v {}: {}, Elo {}{}\n", name(setup, encounter.first),
                       name(setup, encounter.second), told(score.games), told(score.pairs.elo()),
                       score.games.games() == 2 * pairs ? "" : of_pairs);
}

std::string told_test(const match::SprtBounds& bounds, const match::PairResults& pairs,
                      std::optional<match::SprtVerdict> verdict) {
    return fmt::format("SPRT {} to {} normalized Elo: {:.2f} ({:.2f} to {:.2f}), {}\n", bounds.elo0,
                       bounds.elo1, match::log_likelihood_ratio(pairs, bounds),
                       match::lower_bound(bounds), match::upper_bound(bounds),
                       !verdict                               ? "open"
                       : *verdict == match::SprtVerdict::elo1 ? "accepted"
                                                              : "rejected");
}

/// Of a match of two: the line of all games is the last.
std::string duel(const match::MatchSetup& setup, const match::MatchScore& score) {
    const match::EncounterScore& games = score.encounters.front();
    std::string text = fmt::format(
        "pairs {} (0 to 2 points: {}), normalized Elo {}, stronger with {:.1f} %\n",
        games.pairs.pairs(), fmt::join(games.pairs.counts(), " "),
        told(games.pairs.normalized_elo()), 100 * games.pairs.chance_of_being_stronger());
    if (setup.sprt)
        text += told_test(*setup.sprt, games.pairs, score.verdict);
    for (const auto& [contestant, failures] :
         {std::pair(0, games.first_failures), std::pair(1, games.second_failures)})
        if (failures > 0)
            text +=
                fmt::format("{} failed in {}\n", name(setup, static_cast<std::size_t>(contestant)),
                            counted(failures, "game"));
    return text + line(setup, {0, 1}, games);
}

/// Of more: who met whom, then the standings.
std::string tournament(const match::MatchSetup& setup, const match::MatchScore& score) {
    std::string text;
    const auto encounters = setup.encounters();
    for (std::size_t i = 0; i < encounters.size(); ++i)
        text += line(setup, encounters[i], score.encounters[i]);
    std::size_t place = 0;
    for (const match::Standing& standing : match::standings_of(setup, score)) {
        text += fmt::format("{}. {}: {}, {} of {}", ++place, name(setup, standing.contestant),
                            told(standing.games), told_points(standing.half_points()),
                            counted(standing.games.games(), "point"));
        if (standing.elo)
            text += ", Elo " + told(*standing.elo);
        if (standing.failures > 0)
            text += ", failed in " + counted(standing.failures, "game");
        text += '\n';
    }
    return text;
}

/// Where a flag has fallen, whether the machine is to blame.
std::string told_flag_fall(const match::PlayedGame& played) {
    if (!played.flag_fall)
        return "";
    const match::FlagFall& fall = *played.flag_fall;
    const std::string stood =
        fall.stall == std::chrono::milliseconds::zero()
            ? "the machine did not stand still"
            : fmt::format("the machine stood still for {} ms", fall.stall.count());
    const std::string had =
        fall.processor ? fmt::format(" and had a processor for {}", fall.processor->count()) : "";
    return fmt::format(" (late by {} ms: it thought {} ms{}, {})", fall.late.count(),
                       fall.thought.count(), had, stood);
}

std::string line(const match::MatchSetup& setup, const match::FinishedGame& finished) {
    const Game& game = finished.played.game;
    const Ending& ending = *game.ending();
    return fmt::format("{} {} v {}: {} {}{}, {}\n", finished.number + 1,
                       name(setup, finished.players[Color::white]),
                       name(setup, finished.players[Color::black]), text(ending.result),
                       finished.played.failure.value_or(ending_in_words(ending)),
                       cited(ending.article) + told_flag_fall(finished.played),
                       counted((game.history().moves().size() + 1) / 2, "move"));
}

/// ", 10 minutes, 500 nodes a move", and what is another for some.
std::string told_limits(const match::MatchSetup& setup) {
    std::string limits;
    if (!setup.rules.time.is_untimed())
        limits += ", " + in_words(setup.rules.time);
    for (const match::Contestant& each : setup.contestants)
        if (each.time && *each.time != setup.rules.time)
            limits += " (" + each.name + ": " + in_words(*each.time) + ")";
    if (setup.limits.nodes)
        limits += ", " + std::to_string(*setup.limits.nodes) + " nodes a move";
    return limits;
}

std::string told_players(const match::MatchSetup& setup) {
    if (setup.contestants.size() == 2)
        return setup.contestants[0].name + " v " + setup.contestants[1].name;
    std::string names;
    for (const match::Contestant& each : setup.contestants)
        names += (names.empty() ? "" : ", ") + each.name;
    return names + (setup.pairing == match::Pairing::gauntlet ? ", the first v the others" : "");
}

}  // namespace

MatchTeller::MatchTeller(const match::MatchSetup& setup, Form form, std::ofstream& pgn,
                         MatchRecord* record)
    : setup_(setup),
      form_(form),
      pgn_(pgn),
      record_(record),
      progress_("games", setup.games * setup.encounters().size()) {
    progress_.advance(setup.earlier.size());
}

void MatchTeller::begin() {
    if (form_ == Form::json)
        return;
    output_.write(fmt::format("{}{}, {}, {}\n", told_players(setup_), told_limits(setup_),
                              setup_.rules.ruleset->name,
                              counted(setup_.games * setup_.encounters().size(), "game")));
    if (!setup_.earlier.empty())
        output_.write(counted(setup_.earlier.size(), "game") + " played before\n");
    output_.flush();
}

void MatchTeller::take(const match::FinishedGame& finished) {
    progress_.finish();
    output_.write(form_ == Form::json ? to_line(game_json(setup_, finished))
                                      : line(setup_, finished));
    output_.flush();
    progress_.advance(1);
    // In this order: a game that is not written whole is played again.
    if (pgn_.is_open())
        write(finished);
    if (has_written() && record_ != nullptr && !record_->add(game_json(setup_, finished)))
        has_recorded_ = false;
}

bool MatchTeller::has_written() const { return has_recorded_ && (!pgn_.is_open() || pgn_.good()); }

ExitCode MatchTeller::finish(const match::MatchScore& score, ExitCode code) {
    progress_.finish();
    const bool is_duel = setup_.contestants.size() == 2;
    if (form_ == Form::json)
        for (const Json& value : score_json(setup_, score))
            output_.write(to_line(value));
    else
        output_.write(is_duel ? duel(setup_, score) : tournament(setup_, score));
    return output_.finish(code);
}

void MatchTeller::write(const match::FinishedGame& finished) {
    std::string written;
    const auto name_of = [&](Color side) {
        return std::string(name(setup_, finished.players[side]));
    };
    write_pgn(written,
              match::as_pgn(finished.played, {{"Event", "Engine match"},
                                              {"Round", std::to_string(finished.number + 1)},
                                              {"White", name_of(Color::white)},
                                              {"Black", name_of(Color::black)}}));
    pgn_ << written << std::flush;
}

}  // namespace arbiter

#include "apps/arbiter/games/match_record.hpp"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

#include "apps/arbiter/frame/whole_file.hpp"
#include "arbiter/base/fnv.hpp"
#include "arbiter/game/ending_text.hpp"
#include "arbiter/game/time_control_text.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/uci_move.hpp"

namespace arbiter {

namespace {

/// A line for each of ten million games.
constexpr std::size_t most_bytes = std::size_t{8} << 30;

Json limits_json(const match::MoveLimits& limits) {
    Json value = Json::object();
    if (limits.nodes)
        value["nodes"] = *limits.nodes;
    if (limits.depth)
        value["depth"] = *limits.depth;
    if (limits.time)
        value["movetime"] = limits.time->count();
    return value;
}

Json contestant_json(const match::Contestant& contestant) {
    Json options = Json::object();
    for (const uci::SetOption& option : contestant.options)
        options[as_utf8(option.name)] = as_utf8(option.value.value_or(""));
    Json words = Json::array();
    for (const std::string& word : contestant.words)
        words.push_back(as_utf8(word));
    return {{"name", as_utf8(contestant.name)},
            {"command", std::move(words)},
            {"options", std::move(options)},
            {"limits", limits_json(contestant.limits)},
            {"memory", contestant.use.bytes},
            {"time", contestant.time ? write_time_control(*contestant.time) : ""}};
}

/// So that others in another order are told apart.
std::string openings_digest(const std::vector<match::Opening>& openings) {
    std::string text;
    for (const match::Opening& opening : openings) {
        text += write_fen(opening.start);
        for (const Move move : opening.moves)
            (text += ' ') += write_uci_move(move);
        text += '\n';
    }
    return std::to_string(openings.size()) + '-' + std::to_string(fnv1a_64(text));
}

/// To hundredths; nothing where it is infinite.
Json number_json(double value) {
    return std::isfinite(value) ? Json(std::round(value * 100) / 100) : Json(nullptr);
}

Json estimate_json(const match::Estimate& estimate) {
    return {{"value", number_json(estimate.value)}, {"margin", number_json(estimate.margin)}};
}

Json games_json(const match::GameResults& games) {
    return {{"wins", games.wins}, {"draws", games.draws}, {"losses", games.losses}};
}

Json encounter_json(const match::MatchSetup& setup, const match::Encounter& encounter,
                    const match::EncounterScore& score, std::optional<match::SprtVerdict> verdict) {
    Json value{{"first", as_utf8(setup.contestants[encounter.first].name)},
               {"second", as_utf8(setup.contestants[encounter.second].name)},
               {"pairs", score.pairs.counts()},
               {"elo", estimate_json(score.pairs.elo())},
               {"normalized_elo", estimate_json(score.pairs.normalized_elo())},
               {"stronger", number_json(100 * score.pairs.chance_of_being_stronger())},
               {"first_failures", score.first_failures},
               {"second_failures", score.second_failures},
               {"sprt", nullptr}};
    value.update(games_json(score.games));
    if (setup.sprt)
        value["sprt"] = {
            {"elo0", setup.sprt->elo0},
            {"elo1", setup.sprt->elo1},
            {"llr", number_json(match::log_likelihood_ratio(score.pairs, *setup.sprt))},
            {"accepted", verdict ? Json(*verdict == match::SprtVerdict::elo1) : Json(nullptr)}};
    return value;
}

Json standings_json(const match::MatchSetup& setup, const match::MatchScore& score) {
    Json standings = Json::array();
    for (const match::Standing& standing : match::standings_of(setup, score)) {
        Json value{{"name", as_utf8(setup.contestants[standing.contestant].name)},
                   {"failures", standing.failures},
                   {"elo", standing.elo ? estimate_json(*standing.elo) : Json(nullptr)}};
        value.update(games_json(standing.games));
        standings.push_back(std::move(value));
    }
    return {{"standings", std::move(standings)}};
}

/// The game of that number, from 0, and of those who had to play it; nothing where it is another.
std::optional<match::EarlierGame> game_of(const Json& value, std::size_t number,
                                          const PerColor<std::size_t>& players,
                                          const match::MatchSetup& setup) {
    match::EarlierGame game;
    const auto is_told = [&](std::string_view name, const Json& told) {
        const auto found = value.find(name);
        return found != value.end() && *found == told;
    };
    const auto name_of = [&](Color side) {
        return Json(as_utf8(setup.contestants[players[side]].name));
    };
    if (!value.is_object() || !is_told("game", number + 1) ||
        !is_told("white", name_of(Color::white)) || !is_told("black", name_of(Color::black)))
        return std::nullopt;
    const auto result = value.find("result");
    if (result == value.end() || !result->is_string())
        return std::nullopt;
    if (*result == text(Result::white_wins))
        game.result = Result::white_wins;
    else if (*result == text(Result::black_wins))
        game.result = Result::black_wins;
    else if (*result != text(Result::draw))
        return std::nullopt;
    if (const auto failed = value.find("failed"); failed != value.end() && failed->is_string()) {
        const auto named = std::ranges::find_if(
            setup.contestants,
            [&](const match::Contestant& each) { return *failed == as_utf8(each.name); });
        game.failed = static_cast<std::size_t>(named - setup.contestants.begin());
    }
    return game;
}

Json parsed(std::string_view line) { return Json::parse(line, nullptr, false); }

/// Takes whole lines off the front.
std::optional<std::string_view> next_line(std::string_view& text) {
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos)
        return std::nullopt;
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end + 1);
    return line;
}

}  // namespace

Json terms_json(const match::MatchSetup& setup) {
    const auto& resignation = setup.rules.resignation;
    const auto& draw = setup.rules.draw;
    Json engines = Json::array();
    for (const match::Contestant& each : setup.contestants)
        engines.push_back(contestant_json(each));
    return {
        {"program", ARBITER_VERSION},
        {"seed", setup.seed},
        {"engines", std::move(engines)},
        {"gauntlet", setup.pairing == match::Pairing::gauntlet},
        {"rules", setup.rules.ruleset->name},
        {"time", setup.rules.time.is_untimed() ? "" : write_time_control(setup.rules.time)},
        {"limits", limits_json(setup.limits)},
        {"resign", resignation ? Json{resignation->centipawns, resignation->moves} : Json(nullptr)},
        {"draw", draw ? Json{draw->centipawns, draw->moves, draw->from_move} : Json(nullptr)},
        {"openings", openings_digest(setup.openings)}};
}

Json game_json(const match::MatchSetup& setup, const match::FinishedGame& finished) {
    const Game& game = finished.played.game;
    const Ending& ending = *game.ending();
    const auto name_of = [&](Color side) {
        return as_utf8(setup.contestants[finished.players[side]].name);
    };
    Json value{{"game", finished.number + 1},
               {"white", name_of(Color::white)},
               {"black", name_of(Color::black)},
               {"result", text(ending.result)},
               {"reason", code(ending.reason)},
               {"article", ending.article},
               {"plies", game.history().moves().size()},
               {"failed", nullptr},
               {"failure", nullptr},
               {"late_ms", nullptr},
               {"stall_ms", nullptr},
               {"thought_ms", nullptr},
               {"processor_ms", nullptr}};
    if (const auto& fall = finished.played.flag_fall) {
        value["late_ms"] = fall->late.count();
        value["stall_ms"] = fall->stall.count();
        value["thought_ms"] = fall->thought.count();
        if (fall->processor)
            value["processor_ms"] = fall->processor->count();
    }
    if (finished.played.failed) {
        value["failed"] = name_of(*finished.played.failed);
        value["failure"] = as_utf8(*finished.played.failure);
    }
    return value;
}

std::vector<Json> score_json(const match::MatchSetup& setup, const match::MatchScore& score) {
    std::vector<Json> lines;
    const auto encounters = setup.encounters();
    for (std::size_t i = 0; i < encounters.size(); ++i)
        lines.push_back(encounter_json(setup, encounters[i], score.encounters[i], score.verdict));
    if (setup.contestants.size() > 2)
        lines.push_back(standings_json(setup, score));
    return lines;
}

std::expected<MatchRecord, std::string> MatchRecord::open(const std::string& path,
                                                          const match::MatchSetup& setup) {
    MatchRecord record;
    auto lock = FileLock::take(path, "another match is written there");
    if (!lock)
        return std::unexpected(std::move(lock.error()));
    record.lock_.emplace(*std::move(lock));
    std::error_code error;
    const bool is_there = std::filesystem::exists(path, error);
    std::size_t kept = 0;
    if (is_there) {
        const auto read = read_whole(path, most_bytes);
        if (!read)
            return std::unexpected(read.error());
        std::string_view rest = *read;
        const auto first = next_line(rest);
        // What is no JSON is neither equal nor unequal to anything.
        if (first && !(parsed(*first) == Json{{"match", terms_json(setup)}}))
            return std::unexpected(
                "it is of another match: this program's version, engines, their options, "
                "limits, time, rules, openings and seed must be the same");
        const auto encounters = setup.encounters();
        while (first) {
            kept = read->size() - rest.size();
            const auto line = next_line(rest);
            if (!line)
                break;
            const std::size_t number = record.games_.size();
            const auto game =
                game_of(parsed(*line), number, match::players_of(number, encounters), setup);
            if (!game)
                return std::unexpected("its line " + std::to_string(number + 2) + " is not game " +
                                       std::to_string(number + 1));
            record.games_.push_back(*game);
        }
        if (!first && !read->empty() && !read->starts_with("{\"match\""))
            return std::unexpected("it holds no match");
        std::filesystem::resize_file(path, kept, error);
        if (error)
            return std::unexpected("it cannot be written: " + error.message());
    }
    record.file_.open(path, std::ios::app);
    if (kept == 0)
        record.file_ << to_line(Json{{"match", terms_json(setup)}}) << std::flush;
    if (!record.file_)
        return std::unexpected("it cannot be written");
    return record;
}

bool MatchRecord::add(const Json& game) {
    file_ << to_line(game) << std::flush;
    return file_.good();
}

}  // namespace arbiter

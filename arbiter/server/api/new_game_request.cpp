#include "arbiter/server/api/new_game_request.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "arbiter/engine/player.hpp"
#include "arbiter/game/game.hpp"
#include "arbiter/game/said_english.hpp"
#include "arbiter/game/time_control_readings.hpp"
#include "arbiter/journal/json.hpp"
#include "arbiter/journal/terms_value.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/san_writer.hpp"
#include "arbiter/pgn/tree_reader.hpp"
#include "arbiter/rules/chess960.hpp"
#include "arbiter/server/api/pgn_start.hpp"
#include "arbiter/server/chance.hpp"
#include "arbiter/server/people_text.hpp"

namespace arbiter {

namespace {

constexpr std::string_view default_rules = "fide-online";
/// Taken, and not among those that a page offers for every game.
constexpr std::string_view correspondence_rules = "correspondence";

constexpr std::array<std::string_view, 12> own_members{
    "opponent", "arbiter", "invitation", "side",     "name", "level",
    "rules",    "time",    "fen",        "chess960", "pgn",  "game"};

/// What else is agreed, in the words of docs/game-events.md.
constexpr std::array<std::string_view, 10> other_terms{"no_draw_before_move",
                                                       "draws_need_permission",
                                                       "default_time",
                                                       "penalty",
                                                       "first_increment",
                                                       "quickplay_finish",
                                                       "touch_move",
                                                       "correspondence",
                                                       "white",
                                                       "black"};

std::unexpected<ApiError> bad(std::string_view field, std::string text) {
    return std::unexpected(
        ApiError{.code = field, .text = std::move(text), .field = field, .at = {}});
}

/// Longer only in whole days, as in correspondence games: what else is longer is a slip.
bool is_playable(const TimeControl& control) {
    using std::chrono::days;
    using std::chrono::hours;
    constexpr Duration longest = hours(99);
    constexpr Duration most_extra = hours(1);
    const auto is_in_days = [](Duration time) {
        return time % days(1) == Duration::zero() && time <= days(366);
    };
    return std::ranges::all_of(control.periods, [&](const Period& period) {
        // Where there is no other time, the time of a move is all there is.
        const Duration extra = period.base == Duration::zero() ? longest : most_extra;
        return (period.base <= longest || is_in_days(period.base)) &&
               (period.per_move <= extra || is_in_days(period.per_move));
    });
}

/// "fide, uscf or casual".
std::string one_of(std::span<const std::string_view> words) {
    std::string text(words.front());
    for (const std::string_view& word : words.subspan(1))
        text.append(&word == &words.back() ? " or " : ", ").append(word);
    return text;
}

class Reader {
  public:
    Reader(const Json& request, const std::string& creator_hash, const std::string& key_hash)
        : request_(request), creator_(PersonSeat{creator_hash}), key_hash_(key_hash) {}

    std::expected<NewGame, ApiError> read() {
        using Step = std::expected<void, ApiError> (Reader::*)();
        for (const Step step : {&Reader::check_members, &Reader::read_opponent,
                                &Reader::read_arbiter, &Reader::read_invitation, &Reader::read_side,
                                &Reader::read_level, &Reader::read_rules, &Reader::read_time,
                                &Reader::read_position, &Reader::read_other_terms,
                                &Reader::read_name, &Reader::take_names_of_pgn, &Reader::check_end})
            if (auto done = (this->*step)(); !done)
                return std::unexpected(std::move(done.error()));
        start_.terms = write_terms(terms_);
        return NewGame{.start = std::move(start_), .moves = std::move(moves_)};
    }

  private:
    using Done = std::expected<void, ApiError>;

    /// The member, unless it is missing or null.
    [[nodiscard]] const Json* member(std::string_view name) const {
        const auto found = request_.find(name);
        return found == request_.end() || found->is_null() ? nullptr : &*found;
    }
    [[nodiscard]] std::string shown(std::string_view name) const {
        const Json* const value = member(name);
        std::string text = value == nullptr ? "nothing" : write_json(*value);
        constexpr std::size_t longest = 40;
        return text.size() <= longest ? text : "something else";
    }
    /// The member's text, or `otherwise` where it is missing or null.
    [[nodiscard]] std::optional<std::string> text(std::string_view name,
                                                  std::string_view otherwise) const {
        const Json* const value = member(name);
        if (value == nullptr)
            return std::string(otherwise);
        if (!value->is_string())
            return std::nullopt;
        return value->get<std::string>();
    }

    /// One that is misspelt would silently make another game.
    Done check_members() {
        for (const auto& [name, value] : request_.items())
            if (std::ranges::find(own_members, name) == own_members.end() &&
                std::ranges::find(other_terms, name) == other_terms.end())
                return std::unexpected(
                    ApiError{.code = "member",
                             .text = "there is no member " + shown_name(name) +
                                     "; see docs/protocol.md, section 4, for those there are"});
        return {};
    }
    static std::string shown_name(std::string_view name) {
        constexpr std::size_t longest = 40;
        return name.size() <= longest ? write_json(Json(name)) : "of so long a name";
    }

    Done read_opponent() {
        const auto named = text("opponent", "");
        const auto opponent = named ? opponent_named(*named) : std::nullopt;
        if (!opponent)
            return bad("opponent",
                       "opponent is computer, screen or friend; got " + shown("opponent"));
        start_.opponent = *opponent;
        return {};
    }

    Done read_arbiter() {
        const Json* const presides = member("arbiter");
        if (presides == nullptr)
            return {};
        if (!presides->is_boolean())
            return bad("arbiter", "arbiter is true or false; got " + shown("arbiter"));
        if (presides->get<bool>())
            start_.arbiter_hash = std::get<PersonSeat>(creator_).token_hash;
        return {};
    }

    Done read_invitation() {
        const Json* const invites = member("invitation");
        if (invites == nullptr)
            return {};
        if (!invites->is_boolean())
            return bad("invitation", "invitation is true or false; got " + shown("invitation"));
        if (invites->get<bool>())
            open_.key_hash = key_hash_;
        return {};
    }

    Done read_side() {
        // Who presides over a game of others has no side in it.
        if (start_.opponent == OpponentKind::a_friend && start_.arbiter_hash) {
            start_.seats = {{open_, open_}};
            return {};
        }
        if (start_.opponent == OpponentKind::screen) {
            start_.seats = {{creator_, creator_}};
            return {};
        }
        const auto named = text("side", "white");
        auto color = color_named(named.value_or(""));
        if (named == "random")
            color = random_below(2) == 0 ? Color::white : Color::black;
        if (!color)
            return bad("side", "side is white, black or random; got " + shown("side"));
        const Color side = *color;
        start_.seats[side] = creator_;
        start_.seats[arbiter::opponent(side)] =
            start_.opponent == OpponentKind::computer ? Seat(ComputerSeat{}) : Seat(open_);
        return {};
    }

    Done read_level() {
        const Json* const level = member("level");
        if (start_.opponent != OpponentKind::computer || level == nullptr)
            return {};
        const bool is_level = level->is_number_unsigned() && level->get<std::uint64_t>() >= 1 &&
                              level->get<std::uint64_t>() <= strongest_level;
        if (!is_level)
            return bad("level", "level is 1 to " + std::to_string(strongest_level) + "; got " +
                                    shown("level"));
        start_.level = level->get<int>();
        return {};
    }

    Done read_rules() {
        const auto named = text("rules", default_rules);
        auto offered = offered_rulesets();
        offered.push_back(correspondence_rules);
        if (!named || std::ranges::find(offered, *named) == offered.end())
            return bad("rules", "rules is " + one_of(offered) + "; got " + shown("rules"));
        terms_.ruleset = find_ruleset(*named);
        return {};
    }

    Done read_time() {
        const auto written = text("time", "untimed");
        if (!written)
            return bad("time", "time is a text such as 5+3 or untimed; got " + shown("time"));
        auto reading = read_typed_time_control(*written);
        const auto refused = [](std::string_view code, std::string why,
                                std::optional<std::size_t> at) {
            return std::unexpected(
                ApiError{.code = code, .text = std::move(why), .field = "time", .at = at});
        };
        if (!reading)
            return refused("time", reading.error().text, reading.error().at);
        const bool is_possible = is_playable(reading->control);
        if (reading->other && (is_possible || is_playable(reading->other->control)))
            return refused("time", both_readings(*written, *reading), {});
        if (!is_possible)
            return refused("too_long",
                           "a period has at most 99 hours and a move at most 1 hour of extra time, "
                           "or whole days up to 366",
                           {});
        terms_.time = std::move(reading->control);
        return {};
    }

    Done read_position() {
        const bool has_fen = member("fen") != nullptr;
        const bool has_number = member("chess960") != nullptr;
        const bool has_game = member("pgn") != nullptr;
        if (has_fen + has_number + has_game > 1)
            return std::unexpected(ApiError{
                .code = "conflict",
                .text = "a game starts from a FEN, as Chess960 or from a PGN, not two of these"});
        if (has_game)
            return read_played_moves();
        if (member("game") != nullptr)
            return bad("game", "game says which of the games of a pgn it is, and there is no pgn");
        if (has_number)
            return read_chess960();
        return has_fen ? read_start_fen() : Done{};
    }

    Done read_chess960() {
        const Json& wanted = *member("chess960");
        const bool is_number =
            wanted.is_number_unsigned() && wanted.get<std::uint64_t>() < chess960_positions;
        if (!is_number && wanted != "random")
            return bad("chess960", "chess960 is 0 to 959 or random; got " + shown("chess960"));
        start_.chess960 = is_number ? wanted.get<int>() : random_below(chess960_positions);
        terms_.start = *chess960_position(*start_.chess960);
        return {};
    }

    Done read_played_moves() {
        const auto pgn = text("pgn", "");
        if (!pgn)
            return bad("pgn", "pgn is a text or null");
        if (!terms_.time.is_untimed())
            return std::unexpected(ApiError{
                .code = "conflict", .text = "a game that goes on from a PGN is played untimed"});
        if (auto chosen = read_choice(); !chosen)
            return chosen;
        auto played = read_pgn_start(*pgn, chosen_);
        if (!played)
            return std::unexpected(std::move(played.error()));
        terms_.start = played->start;
        moves_ = std::move(played->moves);
        return {};
    }

    Done read_choice() {
        const Json* const choice = member("game");
        if (choice == nullptr)
            return {};
        if (!choice->is_number_unsigned() || choice->get<std::uint64_t>() == 0)
            return bad("game",
                       "game is the number of a game of the pgn, from 1; got " + shown("game"));
        chosen_ = choice->get<std::uint64_t>() - 1;
        return {};
    }

    /// Of two at one screen, unless the request names them. One that is too long is left out.
    Done take_names_of_pgn() {
        if (start_.opponent != OpponentKind::screen || member("pgn") == nullptr)
            return {};
        const auto games = read_trees(*text("pgn", ""));
        for (const Color side : both_colors) {
            const auto player = games[chosen_.value_or(0)].tag(capitalized_name(side));
            std::string& name = terms_.players[side].name;
            if (!name.empty() || !player || *player == "?" || player->size() > longest_name)
                continue;
            if (const auto fault = fault_of_name(*player))
                return bad("pgn", "the name in the tag " + std::string(capitalized_name(side)) +
                                      ' ' + *fault);
            name = *player;
        }
        return {};
    }

    Done read_start_fen() {
        const auto fen = text("fen", "");
        if (!fen)
            return std::unexpected(ApiError{
                .code = "syntax", .text = "fen is a text or null", .field = "fen", .at = {}});
        const auto setup = read_fen(*fen);
        if (!setup)
            return std::unexpected(ApiError{.code = "syntax",
                                            .text = setup.error().text,
                                            .field = "fen",
                                            .at = setup.error().at});
        const auto position = Position::from(*setup);
        if (!position)
            return first_fault(*setup);
        terms_.start = *position;
        return {};
    }

    /// Requires: the setup is no position.
    static Done first_fault(const Setup& setup) {
        for (const Finding& finding : diagnose(setup))
            if (!is_warning(finding.fault))
                return std::unexpected(ApiError{
                    .code = code(finding.fault), .text = finding.text, .field = "fen", .at = {}});
        std::unreachable();
    }

    /// They are read together with those that are known, because not all go together.
    Done read_other_terms() {
        Json terms = json_of(terms_);
        for (const std::string_view name : other_terms)
            if (const Json* const value = member(name))
                terms[std::string(name)] = *value;
        auto read = terms_of(terms);
        if (!read)
            return std::unexpected(bad_terms(read.error()));
        terms_ = *std::move(read);
        for (const Color side : both_colors) {
            const PlayerTerms& player = terms_.players[side];
            if (const auto fault = fault_of_name(player.name))
                return std::unexpected(bad_term(name(side), "the name " + *fault));
        }
        return {};
    }

    /// Of who makes the game, where he plays one side and the terms do not name who does.
    Done read_name() {
        const Json* const value = member("name");
        if (value == nullptr)
            return {};
        if (!value->is_string())
            return bad("name", "name is a text or null; got " + shown("name"));
        const auto& own = value->get_ref<const std::string&>();
        if (const auto fault = fault_of_own_name(own))
            return bad("name", "the name " + *fault);
        if (start_.opponent == OpponentKind::screen)
            return {};
        for (const Color side : both_colors)
            if (std::string& name = terms_.players[side].name;
                start_.seats[side] == creator_ && name.empty())
                name = own;
        return {};
    }

    static ApiError bad_term(std::string_view member, const std::string& what) {
        return {
            .code = "terms", .text = std::string(member) + ": " + what, .field = member, .at = {}};
    }

    static ApiError bad_terms(const std::string& text) {
        constexpr std::string_view prefix = "terms: ";
        ApiError error{.code = "terms", .text = text.substr(prefix.size())};
        for (const std::string_view name : other_terms)
            if (error.text.starts_with(std::string(name) + ':'))
                error.field = name;
        return error;
    }

    Done check_end() {
        Game game(terms_);
        for (const Move move : moves_)
            if (const auto played = game.apply(MoveMade{move}); !played)
                return std::unexpected(ApiError{
                    .code = "over",
                    .text = "by these rules the game does not go so far; before " +
                            numbered(game.position(), move) + ": " + english(played.error()),
                    .field = "pgn",
                    .at = {}});
        if (game.is_over() && moves_.empty())
            return std::unexpected(ApiError{.code = "over",
                                            .text = "this game has already ended: " +
                                                    std::string(describe(game.ending()->reason)) +
                                                    cited(game.ending()->article),
                                            .field = "fen",
                                            .at = {}});
        return {};
    }

    const Json& request_;
    Seat creator_;
    const std::string& key_hash_;
    OpenSeat open_;
    GameStart start_;
    std::vector<Move> moves_;
    /// Of several games of the PGN, from 0.
    std::optional<std::size_t> chosen_;
    Terms terms_;
};

}  // namespace

std::vector<std::string_view> offered_rulesets() {
    std::vector<std::string_view> names;
    for (const Ruleset& ruleset : all_rulesets())
        if (!ruleset.is_supervised && !ruleset.is_correspondence)
            names.push_back(ruleset.name);
    return names;
}

std::expected<NewGame, ApiError> read_new_game(std::string_view body,
                                               const std::string& creator_hash,
                                               const std::string& key_hash) {
    const auto request = read_json(body);
    if (!request || !request->is_object())
        return std::unexpected(
            ApiError{.code = "json", .text = "the body is a JSON object in UTF-8"});
    return Reader(*request, creator_hash, key_hash).read();
}

}  // namespace arbiter

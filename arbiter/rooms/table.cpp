#include "arbiter/rooms/table.hpp"

#include <algorithm>
#include <utility>

#include "arbiter/base/text_cursor.hpp"
#include "arbiter/journal/terms_value.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/san.hpp"
#include "arbiter/notation/uci_move.hpp"

namespace arbiter {

std::string result_so_far(const Game& game) {
    if (!game.is_over())
        return std::string(going_on);
    const Result result = game.ending()->result;
    return std::string(result == Result::none ? ended_without_result : text(result));
}

std::optional<Square> square_in_check(const Position& position) {
    if (!is_check(position))
        return std::nullopt;
    return position.king(position.turn());
}

namespace {

PlayedPly ply_of(const Position& before, Move move, const Position& after) {
    return {write_uci_move(move), write_san(before, move), write_fen(after),
            square_in_check(after)};
}

/// The moves in UCI that such a text tells; none where they are not played from that position, or
/// are more than are shown.
std::vector<PlayedPly> line_of(Position position, std::string_view moves) {
    std::vector<PlayedPly> line;
    TextCursor cursor(moves);
    while (cursor.skip_blanks(), !cursor.at_end()) {
        const auto move = read_uci_move(position, cursor.take_word());
        if (!move || line.size() == longest_mate_shown)
            return {};
        const Position before = std::exchange(position, position.play(*move));
        line.push_back(ply_of(before, *move, position));
    }
    return line;
}

/// The move of a claim that has ended the game, if it named one.
std::optional<PlayedPly> claimed_with(const Position& position, const Event& event) {
    const auto* const claim = std::get_if<DrawClaimed>(&event);
    if (claim == nullptr || !claim->with_move)
        return std::nullopt;
    const auto move = explain(position, *claim->with_move).move;
    return move ? std::optional(ply_of(position, *move, position.play(*move))) : std::nullopt;
}

/// Null where there is nothing to show. Requires: `event` has ended the game.
std::shared_ptr<const ShownEnd> shown_end_of(const Position& position, const Event& event,
                                             const KeptVerdicts& verdicts) {
    auto claimed = claimed_with(position, event);
    if (!claimed && verdicts.empty())
        return nullptr;
    auto shown = std::make_shared<ShownEnd>();
    shown->verdicts = verdicts;
    shown->claimed = std::move(claimed);
    for (const KeptVerdict& verdict : verdicts)
        if (verdict.winnability == Winnability::winnable && shown->mates[verdict.side].empty())
            shown->mates[verdict.side] = line_of(position, verdict.evidence);
    return shown;
}

}  // namespace

Table::Table(GameStart start, Game game)
    : start_(std::move(start)), game_(std::move(game)), seats_(start_.seats) {
    for (const Color side : both_colors)
        names_[side] = game_.terms().players[side].name;
}

std::expected<Table, std::string> Table::set_up(const GameStart& start, MatingJudge* judge) {
    const auto terms = read_terms(start.terms);
    if (!terms)
        return std::unexpected("its " + terms.error());
    return Table(start, Game(*terms, judge));
}

std::expected<Table, std::string> Table::kept(const GameStart& start, MatingJudge* judge) {
    const auto terms = read_terms(start.terms);
    if (!terms)
        return std::unexpected("its " + terms.error());
    return Table(start, Game::kept(*terms, judge));
}

Outcome Table::apply(const TableEvent& event, Timestamp at) { return take(event, at, nullptr); }

Outcome Table::replay(const KeptEvent& event, Timestamp at) {
    return take(event.event, at, &event.verdicts);
}

Outcome Table::take(const TableEvent& event, Timestamp at, const KeptVerdicts* verdicts) {
    plies_kept_ = plies_.size();
    rulings_before_ = game_.state().log.size();
    new_verdicts_.clear();
    return std::visit([&](const auto& happened) { return on(happened, at, verdicts); }, event);
}

Places Table::places_of(const std::optional<std::string>& token_hash) const {
    Places places{};
    if (!token_hash)
        return places;
    for (const Color color : both_colors) {
        const auto* const person = std::get_if<PersonSeat>(&seats_[color]);
        places[place_of(color)] = person != nullptr && person->token_hash == *token_hash;
    }
    places[Place::arbiter] = start_.arbiter_hash == *token_hash;
    return places;
}

std::optional<Color> Table::assisted_by(const std::optional<std::string>& token_hash) const {
    for (const Color color : both_colors)
        if (token_hash && assistants_[color] == token_hash)
            return color;
    return std::nullopt;
}

std::optional<Color> Table::assistant_invited_with(
    const std::optional<std::string>& key_hash) const {
    for (const Color color : both_colors)
        if (key_hash && assistant_keys_[color] == key_hash)
            return color;
    return std::nullopt;
}

std::optional<Color> Table::open_seat(std::optional<Color> wanted,
                                      const std::optional<std::string>& key_hash) const {
    if (has_arbiter() && !wanted)
        return std::nullopt;
    for (const Color color : both_colors) {
        const auto* const open = std::get_if<OpenSeat>(&seats_[color]);
        if (open != nullptr && wanted.value_or(color) == color &&
            (open->key_hash.empty() || open->key_hash == key_hash))
            return color;
    }
    return std::nullopt;
}

void Table::update_plies() {
    const auto& positions = game_.history().positions();
    const auto& moves = game_.history().moves();
    // One event adds moves or goes back, so that all before the last common ply is common too.
    plies_kept_ = std::min(plies_.size(), moves.size());
    while (plies_kept_ > 0 && plies_[plies_kept_ - 1].fen != write_fen(positions[plies_kept_]))
        --plies_kept_;
    plies_.truncate(plies_kept_);
    const bool is_alone = moves.size() == plies_kept_ + 1;
    for (std::size_t ply = plies_kept_; ply < moves.size(); ++ply) {
        PlayedPly made = ply_of(positions[ply], moves[ply], positions[ply + 1]);
        made.opening = opening_with(positions[ply + 1]);
        made.left = is_alone ? left_to_mover() : std::nullopt;
        plies_.push_back(std::move(made));
    }
}

std::optional<Duration> Table::left_to_mover() const {
    const GameState& state = game_.state();
    if (!state.clock)
        return std::nullopt;
    const auto& positions = game_.history().positions();
    return state.clock->main_time(positions[positions.size() - 2].turn(), state.now);
}

std::optional<Opening> Table::opening_with(const Position& position) const {
    if (game_.history().start() != Position())
        return std::nullopt;
    auto name = opening_at(position, plies_.size() + 1);
    return name ? name : opening();
}

Outcome Table::on(const Event& event, Timestamp at, const KeptVerdicts* verdicts) {
    // The clock of the house may be set back; that of the game is not.
    const Instant when = std::max(at, game_.state().now);
    const auto end_before = game_.ending();
    auto outcome =
        verdicts == nullptr ? game_.apply(event, when) : game_.replay({event, when, *verdicts});
    if (!outcome)
        return outcome;
    new_verdicts_ = game_.events().back().verdicts;
    const std::size_t plies_before = plies_.size();
    update_plies();
    if (plies_kept_ < plies_before || plies_kept_ < plies_.size()) {
        asks_take_back_.reset();
        for (const Color side : both_colors)
            take_backs_asked_[side].since_last_move = 0;
    }
    if (game_.is_over())
        asks_take_back_.reset();
    // Another end stands by itself, or by what was found with it.
    if (game_.ending() != end_before)
        shown_end_ =
            game_.is_over() ? shown_end_of(game_.position(), event, new_verdicts_) : nullptr;
    // What was agreed about the next game was agreed after an end that does not stand.
    if (!game_.is_over())
        rematch_.reset();
    return outcome;
}

Outcome Table::on(const SeatTaken& taken, Timestamp /*at*/, const KeptVerdicts* /*verdicts*/) {
    if (!std::holds_alternative<OpenSeat>(seats_[taken.side]))
        return std::unexpected(GameError{GameProblem::not_your_turn, {}, {Say::seat_is_taken}});
    seats_[taken.side] = PersonSeat{taken.token_hash};
    if (taken.name)
        names_[taken.side] = *taken.name;
    return {};
}

Outcome Table::on(const PlayerNamed& named, Timestamp /*at*/, const KeptVerdicts* /*verdicts*/) {
    names_[named.by] = named.name;
    ++times_named_[named.by];
    return {};
}

Outcome Table::on(const AssistantInvited& invited, Timestamp /*at*/,
                  const KeptVerdicts* /*verdicts*/) {
    assistant_keys_[invited.by] = invited.key_hash;
    assistants_[invited.by].reset();
    ++times_invited_[invited.by];
    return {};
}

Outcome Table::on(const AssistantSeated& seated, Timestamp /*at*/,
                  const KeptVerdicts* /*verdicts*/) {
    assistant_keys_[seated.side].reset();
    assistants_[seated.side] = seated.token_hash;
    return {};
}

Outcome Table::on(const RematchOffered& offered, Timestamp /*at*/,
                  const KeptVerdicts* /*verdicts*/) {
    rematch_ = Rematch{offered.by, std::nullopt};
    return {};
}

Outcome Table::on(const TakeBackAsked& asked, Timestamp /*at*/, const KeptVerdicts* /*verdicts*/) {
    asks_take_back_ = asked.by;
    ++take_backs_asked_[asked.by].so_far;
    ++take_backs_asked_[asked.by].since_last_move;
    return {};
}

Outcome Table::on(const TakeBackDeclined& /*declined*/, Timestamp /*at*/,
                  const KeptVerdicts* /*verdicts*/) {
    asks_take_back_.reset();
    return {};
}

Outcome Table::on(const RematchMade& made, Timestamp /*at*/, const KeptVerdicts* /*verdicts*/) {
    rematch_ = Rematch{made.by, made.id};
    return {};
}

}  // namespace arbiter

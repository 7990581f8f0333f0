#include "arbiter/rooms/own_game.hpp"

#include <algorithm>
#include <utility>
#include <variant>

#include "arbiter/journal/standing_text.hpp"
#include "arbiter/journal/terms_value.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/rules/castling.hpp"

namespace arbiter {

namespace {

/// The squares from which and to which a man has gone: of castling the king's, or the rook's where
/// the king stays where he is (Chess960).
std::string way_of(Move move) {
    Square from = move.from();
    Square to = move.to();
    if (move.is_castling()) {
        const Color color = rank_of(from) == Rank::first ? Color::white : Color::black;
        const auto targets = castling_targets(color, castling_side(from, to));
        if (from == targets.king)
            from = std::exchange(to, targets.rook);
        else
            to = targets.king;
    }
    return std::string(name(from)).append(name(to));
}

Standing standing_of(const Table& table) {
    const Game& game = table.game();
    Standing standing{.turn = game.position().turn(),
                      .plies = static_cast<std::int64_t>(table.plies().size()),
                      .fen = write_fen(game.position()),
                      .end = game.ending()};
    for (const Color side : both_colors) {
        standing.seats[side] = write_seat(table.seat(side));
        if (table.player_name(side) != game.terms().players[side].name)
            standing.names[side] = table.player_name(side);
    }
    if (const auto& moves = game.history().moves(); !moves.empty())
        standing.last_move = way_of(moves.back());
    return standing;
}

std::optional<Standing> standing_of(const GameSummary& kept) {
    if (kept.version > 1)
        return read_standing(kept.standing);
    const auto table = Table::kept(kept.start);
    return table ? std::optional(standing_of(*table)) : std::nullopt;
}

bool sits(const Seat& seat, const std::string& token_hash) {
    const auto* const person = std::get_if<PersonSeat>(&seat);
    return person != nullptr && person->token_hash == token_hash;
}

}  // namespace

std::string standing_text(const Table& table) { return write_standing(standing_of(table)); }

std::vector<std::string> newcomers(const Table& table) {
    std::vector<std::string> people;
    for (const Color side : both_colors) {
        const auto* const person = std::get_if<PersonSeat>(&table.seat(side));
        if (person != nullptr && table.seat(side) != table.start().seats[side])
            people.push_back(person->token_hash);
    }
    return people;
}

std::optional<OwnGame> own_game(const GameSummary& kept, const std::string& token_hash) {
    auto terms = read_terms(kept.start.terms);
    auto standing = standing_of(kept);
    if (!terms || !standing)
        return std::nullopt;
    OwnGame game{.id = kept.start.id,
                 .opponent = kept.start.opponent,
                 .terms = *std::move(terms),
                 .turn = standing->turn,
                 .plies = standing->plies,
                 .fen = std::move(standing->fen),
                 .last_move = std::move(standing->last_move),
                 .end = std::move(standing->end),
                 .created = kept.start.created,
                 .changed = kept.changed};
    for (const Color side : both_colors) {
        const auto seat = read_seat(standing->seats[side]);
        if (!seat)
            return std::nullopt;
        std::string& said = standing->names[side];
        game.players[side] =
            shown_player(*seat, said.empty() ? game.terms.players[side].name : std::move(said),
                         kept.start.level);
        game.yours[place_of(side)] = sits(*seat, token_hash);
    }
    game.yours[Place::arbiter] = kept.start.arbiter_hash == token_hash;
    return game;
}

}  // namespace arbiter

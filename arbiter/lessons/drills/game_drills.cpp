// Drills about the end of a game: dead positions, claims and flags.
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "arbiter/base/ascii.hpp"
#include "arbiter/game/claims.hpp"
#include "arbiter/game/ruleset.hpp"
#include "arbiter/lessons/drills/makers.hpp"
#include "arbiter/lessons/drills/sources.hpp"
#include "arbiter/rules/legality.hpp"
#include "arbiter/rules/movegen.hpp"
#include "arbiter/verify/proof_check.hpp"
#include "arbiter/winnable/proof_text.hpp"

namespace arbiter::lessons {

namespace {

using namespace std::string_view_literals;

/// About a hundredth of a second; what takes longer is no exercise.
constexpr std::uint64_t most_proving = 20'000;

constexpr std::array<std::array<std::string_view, 8>, 2> quiet_endings{
    {{"Kk", "KBk", "KNk", "KBkb", "KNkn", "KNNk", "KRk", "KBkn"},
     {"KBBk", "KBkb", "KBPk", "KNkp", "KBkp", "KBBkb", "KBPkb", "KNPkn"}}};

constexpr std::array<std::array<std::string_view, 8>, 2> flag_endings{
    {{"KQk", "KRk", "KPk", "KBk", "KNk", "KRPk", "KQPk", "KBNk"},
     {"KQkb", "KRkb", "KQkn", "KRkn", "KBkn", "KPkb", "KRkp", "KBkp"}}};

/// Moves of a game that are told before those that go out and home again.
constexpr std::uint32_t most_moves_before = 6;

Color one_side(Dice& dice) { return dice.below(2) == 0 ? Color::white : Color::black; }

/// The same men, or with the colours exchanged.
std::string of_either_colour(Dice& dice, std::string_view men) {
    std::string text(men);
    if (dice.below(2) == 0)
        for (char& letter : text)
            letter = is_upper(letter) ? lower(letter) : upper(letter);
    return text;
}

/// Pawns that stand before each other on all files, or on every other file of one rank, so that
/// kings hardly pass; kings and perhaps bishops around them.
std::optional<Position> wall(Dice& dice) {
    Setup setup;
    setup.turn = one_side(dice);
    const bool is_on_all_files = dice.below(2) == 0;
    const auto common_rank = 2 + dice.below(3);
    const auto first_file = static_cast<int>(dice.below(2));
    for (int file = 0; file < 8; ++file) {
        if (!is_on_all_files && file % 2 != first_file)
            continue;
        const auto rank = static_cast<int>(is_on_all_files ? 2 + dice.below(3) : common_rank);
        setup.board.put(square_at(static_cast<File>(file), static_cast<Rank>(rank)),
                        {Color::white, Role::pawn});
        setup.board.put(square_at(static_cast<File>(file), static_cast<Rank>(rank + 1)),
                        {Color::black, Role::pawn});
    }
    constexpr std::array others{"Kk"sv, "Kk"sv, "KBk"sv, "Kkb"sv, "KBkb"sv};
    throw_men(dice, dice.one_of(others), setup.board);
    return possible(setup);
}

/// The game since the last capture or pawn move, after which positions can come back.
History since_last_change(const History& game) {
    return last_moves(game, game.current().halfmove_clock());
}

std::optional<Task> repetition(Dice& dice, bool is_with_move) {
    const auto game = place_in_game(dice, [&](const History& at) {
        const Claims claims = open_claims(at, fide_ruleset());
        return is_with_move ? !claims.threefold_with_move.empty() : claims.threefold;
    });
    if (!game)
        return std::nullopt;
    return Task{since_last_change(*game), ClaimQuestion{}};
}

/// A position for the second time, with which nothing can be claimed yet.
std::optional<Task> near_repetition(Dice& dice) {
    const auto game = place_in_game(dice, [](const History& at) {
        const Claims claims = open_claims(at, fide_ruleset());
        return at.repetitions() == 2 && claims.threefold_with_move.empty();
    });
    if (!game)
        return std::nullopt;
    return Task{since_last_change(*game), ClaimQuestion{}};
}

/// A move of a piece that takes nothing, so that it can be taken back.
bool is_quiet(const Position& position, Move move) {
    return move.role() != Role::pawn && !move.is_castling() && !move.is_promotion() &&
           !position.board().occupied().contains(move.to());
}

/// The move that brings the man back whom this side moved last, where that is legal.
std::optional<Move> way_back(const History& game) {
    const std::size_t plies = game.moves().size();
    if (plies < 2)
        return std::nullopt;
    const Move last = game.moves()[plies - 2];
    for (const Move move : legal_moves(game.current()))
        if (move.from() == last.to() && move.to() == last.from() && is_quiet(game.current(), move))
            return move;
    return std::nullopt;
}

/// Players of a game who go out and home again, mostly with the same men. King and rook may be
/// among them, and then the positions only look the same.
std::optional<Task> to_and_fro(Dice& dice) {
    const auto place = place_in_game(
        dice, [](const History& at) { return at.current().halfmove_clock() <= most_moves_before; });
    if (!place)
        return std::nullopt;
    History game = since_last_change(*place);
    const std::uint32_t plies = 5 + dice.below(5);
    for (std::uint32_t i = 0; i < plies; ++i) {
        // As four plies before, or home, or something else.
        std::optional<Move> next;
        if (i >= 4 && dice.below(8) != 0)
            next = game.moves()[game.moves().size() - 4];
        else if (i >= 2 && i < 4)
            next = way_back(game);
        if (!next || !is_legal(game.current(), *next)) {
            std::vector<Move> quiet;
            for (const Move move : legal_moves(game.current()))
                if (is_quiet(game.current(), move))
                    quiet.push_back(move);
            if (quiet.empty())
                return std::nullopt;
            next = dice.one_of(quiet);
        }
        game.play(*next);
    }
    if (!has_legal_move(game.current()))
        return std::nullopt;
    return Task{since_last_change(game), ClaimQuestion{}};
}

/// An ending whose count is somewhere near fifty moves. None of them is known: with the question
/// goes that nothing has come up twice.
std::optional<Task> near_fifty(Dice& dice) {
    constexpr std::array men{"KRPkrp"sv, "KQkr"sv, "KBNk"sv, "KRkb"sv, "KQPkq"sv};
    Setup setup;
    setup.turn = one_side(dice);
    setup.halfmove_clock = 96 + dice.below(7);
    setup.fullmove_number = 80 + dice.below(40);
    throw_men(dice, dice.one_of(men), setup.board);
    const auto position = possible(setup);
    if (!position || !has_legal_move(*position))
        return std::nullopt;
    return Task{History(*position), ClaimQuestion{}};
}

std::optional<Task> any_claim(Dice& dice, int level) {
    switch (dice.below(5)) {
        case 0:
            return near_fifty(dice);
        case 1:
            return near_repetition(dice);
        case 2:
            return repetition(dice, level == 3 || (level == 2 && dice.below(2) == 0));
        default:
            return to_and_fro(dice);
    }
}

/// Then both answers would be right.
bool has_two_claims(const History& game) {
    const Claims claims = open_claims(game, fide_ruleset());
    return (claims.threefold || !claims.threefold_with_move.empty()) &&
           (claims.fifty || !claims.fifty_with_move.empty());
}

}  // namespace

bool is_proved(WinnabilityProver& prover, const Position& position, Color winner) {
    const Verdict verdict = prover.judge(position, winner, {.work = most_proving});
    verify::Work work;
    if (verdict.winnability == Winnability::winnable)
        return verify::check_helpmate(position, winner, verdict.line, work).has_value();
    if (verdict.winnability != Winnability::unwinnable)
        return false;
    const auto certificate = verify::read_certificate(write_proof(verdict.proof));
    return certificate && verify::check_proof(position, winner, *certificate, work);
}

std::optional<Task> make_dead(Workshop& shop) {
    Dice& dice = shop.dice;
    const Color turn = one_side(dice);
    std::optional<Position> position;
    if (shop.level == 3)
        position = wall(dice);
    else
        position = thrown(
            dice, dice.one_of(quiet_endings.at(static_cast<std::size_t>(shop.level) - 1)), turn);
    if (!position || !has_legal_move(*position))
        return std::nullopt;
    if (!is_proved(shop.prover, *position, Color::white) ||
        !is_proved(shop.prover, *position, Color::black))
        return std::nullopt;
    return Task{History(*position), DeadQuestion{}};
}

std::optional<Task> make_flag(Workshop& shop) {
    Dice& dice = shop.dice;
    const Color turn = one_side(dice);
    std::optional<Position> position;
    if (shop.level == 3) {
        const auto game = place_in_game(
            dice, [](const History& at) { return at.current().board().occupied().size() <= 7; });
        if (game)
            position = game->current();
    } else {
        const auto& endings = flag_endings.at(static_cast<std::size_t>(shop.level) - 1);
        position = thrown(dice, of_either_colour(dice, dice.one_of(endings)), turn);
    }
    if (!position || !has_legal_move(*position))
        return std::nullopt;
    // The flag is that of whose time runs; a dead position has ended before it could fall.
    const Color side = position->turn();
    const bool is_over = quick(*position, Color::white) == Winnability::unwinnable &&
                         quick(*position, Color::black) == Winnability::unwinnable;
    if (is_over || !is_proved(shop.prover, *position, opponent(side)))
        return std::nullopt;
    return Task{History(*position), FlagQuestion{side}};
}

std::optional<Task> make_claim(Workshop& shop) {
    auto task = any_claim(shop.dice, shop.level);
    return task && !has_two_claims(task->game) ? std::move(task) : std::nullopt;
}

}  // namespace arbiter::lessons

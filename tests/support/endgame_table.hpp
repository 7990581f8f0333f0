// How many plies every position of an ending of a few men is from mate, found by going back from
// the mates. The judge of how endings are played: slow to make, exact, and no part of what it
// judges.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/rules/attacks.hpp"
#include "arbiter/rules/position.hpp"
#include "arbiter/rules/setup.hpp"

namespace arbiter::testing {

/// Of one set of men, at most four. There are no castling rights in it, and no capture in passing:
/// two pawns that could meet are beyond it.
class EndgameTable {
  public:
    /// The men of a position as tables are named: "KQvKR", White's before Black's, each side's from
    /// the king down.
    static std::string name_of(const Board& board) {
        std::string name;
        for (const Color color : both_colors) {
            name += color == Color::white ? "" : "v";
            for (const Role role : order)
                name += std::string(static_cast<std::size_t>(board.of(color, role).size()),
                                    letter(role));
        }
        return name;
    }
    /// Made when it is first asked for. Requires: a name as above.
    static const EndgameTable& of(const std::string& name) {
        static std::map<std::string, std::unique_ptr<EndgameTable>> tables;
        auto& table = tables[name];
        if (!table) {
            table.reset(new EndgameTable(name));
            table->make();
        }
        return *table;
    }
    /// Plies until mate where both do their best, even where the side to move is mated; nothing
    /// where the game is drawn. Requires: no castling right, no capture in passing.
    static std::optional<int> plies_to_mate(const Position& position) {
        const EndgameTable& table = of(name_of(position.board()));
        return table.plies(table.index_of(position.board()), position.turn());
    }

    /// So many indices, most of them of positions that can be.
    [[nodiscard]] std::size_t size() const { return std::size_t{1} << (6 * men_.size()); }
    /// Of the position of that index; nothing where it is drawn or cannot be.
    [[nodiscard]] std::optional<int> plies(std::size_t index, Color turn) const {
        const int value = values_[turn][index];
        return value == unknown ? std::nullopt : std::optional(value - 1);
    }
    /// Of that index; nothing where no game can have come to it.
    [[nodiscard]] std::optional<Position> position(std::size_t index, Color turn) const {
        if (!is_possible(index, turn))
            return std::nullopt;
        Setup setup;
        setup.turn = turn;
        for (std::size_t i = 0; i < men_.size(); ++i)
            setup.board.put(square(index, i), men_[i]);
        const auto position = Position::from(setup);
        return position ? std::optional(*position) : std::nullopt;
    }
    /// The greatest of `plies`.
    [[nodiscard]] int longest() const {
        return std::max(std::ranges::max(values_[Color::white]),
                        std::ranges::max(values_[Color::black])) -
               1;
    }

  private:
    /// As tables are named.
    static constexpr std::array<Role, 6> order{Role::king,   Role::queen,  Role::rook,
                                               Role::bishop, Role::knight, Role::pawn};
    static constexpr std::uint8_t unknown = 0;
    /// In place of the number of moves that are left to a side: it will never run out of them.
    static constexpr std::uint8_t never = 255;

    explicit EndgameTable(std::string_view name) {
        Color color = Color::white;
        for (const char c : name) {
            if (c == 'v')
                color = Color::black;
            else
                men_.push_back({color, order[std::string_view("KQRBNP").find(c)]});
        }
    }

    static Square square(std::size_t index, std::size_t man) {
        return square_at(static_cast<int>(index >> (6 * man) & 63));
    }
    static std::size_t moved(std::size_t index, std::size_t man, Square to) {
        const std::size_t shift = 6 * man;
        return (index & ~(std::size_t{63} << shift)) | static_cast<std::size_t>(to) << shift;
    }

    [[nodiscard]] std::size_t index_of(const Board& board) const {
        std::size_t index = 0;
        PerColor<Bitboard> left{{board.of(Color::white), board.of(Color::black)}};
        for (std::size_t i = 0; i < men_.size(); ++i) {
            const auto [color, role] = men_[i];
            const Square at = (left[color] & board.of(role)).first();
            left[color] = left[color] - Bitboard(at);
            index = moved(index, i, at);
        }
        return index;
    }

    [[nodiscard]] Bitboard occupied(std::size_t index) const {
        Bitboard all;
        for (std::size_t i = 0; i < men_.size(); ++i)
            all |= Bitboard(square(index, i));
        return all;
    }
    [[nodiscard]] std::optional<std::size_t> man_on(std::size_t index, Square at) const {
        for (std::size_t i = 0; i < men_.size(); ++i)
            if (square(index, i) == at)
                return i;
        return std::nullopt;
    }

    /// Is the king of `color` attacked? The man `gone` is not there any more.
    [[nodiscard]] bool in_check(std::size_t index, Color color,
                                std::optional<std::size_t> gone = {}) const {
        Bitboard all;
        Square king = Square::a1;
        for (std::size_t i = 0; i < men_.size(); ++i) {
            if (i != gone)
                all |= Bitboard(square(index, i));
            if (men_[i] == Piece{color, Role::king})
                king = square(index, i);
        }
        for (std::size_t i = 0; i < men_.size(); ++i)
            if (i != gone && men_[i].color != color &&
                attacks(men_[i], square(index, i), all).contains(king))
                return true;
        return false;
    }

    /// Can it be, with that side to move?
    [[nodiscard]] bool is_possible(std::size_t index, Color turn) const {
        if (occupied(index).size() != static_cast<int>(men_.size()))
            return false;
        for (std::size_t i = 0; i < men_.size(); ++i) {
            const int rank = static_cast<int>(square(index, i)) / 8;
            if (men_[i].role == Role::pawn && (rank == 0 || rank == 7))
                return false;
        }
        return !in_check(index, opponent(turn));
    }

    /// Where the pawn steps to, or where it has come from.
    static Bitboard steps(Color color, Square from, Bitboard all, bool is_back) {
        const int ahead = (color == Color::white) != is_back ? 8 : -8;
        const int at = static_cast<int>(from);
        const int rank = color == Color::white ? at / 8 : 7 - at / 8;
        if (is_back && rank < 2)
            return {};
        const Bitboard one = Bitboard(square_at(at + ahead)) - all;
        if (one.empty() || rank != (is_back ? 3 : 1))
            return one;
        return one | (Bitboard(square_at(at + 2 * ahead)) - all);
    }

    /// Each legal move of `turn`: `on_move(man, to, captured)`.
    template <typename OnMove>
    void for_each_move(std::size_t index, Color turn, const OnMove& on_move) const {
        const Bitboard all = occupied(index);
        Bitboard own;
        for (std::size_t i = 0; i < men_.size(); ++i)
            if (men_[i].color == turn)
                own |= Bitboard(square(index, i));
        for (std::size_t i = 0; i < men_.size(); ++i) {
            if (men_[i].color != turn)
                continue;
            const Square from = square(index, i);
            const Bitboard reached = attacks(men_[i], from, all);
            const Bitboard targets = men_[i].role == Role::pawn
                                         ? (reached & (all - own)) | steps(turn, from, all, false)
                                         : reached - own;
            for (const Square to : targets) {
                const auto captured = man_on(index, to);
                if (!in_check(moved(index, i, to), turn, captured))
                    on_move(i, to, captured);
            }
        }
    }

    /// What the other side has after a move that changes the men: plies, nothing in a draw.
    [[nodiscard]] std::optional<int> plies_after(std::size_t index, std::size_t man, Square to,
                                                 std::optional<std::size_t> captured,
                                                 Role becomes) const {
        Board board;
        for (std::size_t i = 0; i < men_.size(); ++i)
            if (i != captured)
                board.put(i == man ? to : square(index, i),
                          {men_[i].color, i == man ? becomes : men_[i].role});
        const EndgameTable& other = of(name_of(board));
        return other.plies(other.index_of(board), opponent(men_[man].color));
    }

    /// Positions whose distance is known, or soon will be.
    using Due = std::vector<std::vector<std::pair<std::uint32_t, Color>>>;

    static void add(Due& due, int plies, std::size_t index, Color turn) {
        if (due.size() <= static_cast<std::size_t>(plies))
            due.resize(static_cast<std::size_t>(plies) + 1);
        due[static_cast<std::size_t>(plies)].emplace_back(static_cast<std::uint32_t>(index), turn);
    }

    void make() {
        for (const Color side : both_colors) {
            values_[side].resize(size(), unknown);
            left_[side].resize(size(), 0);
            slowest_[side].resize(size(), 0);
        }
        Due due;
        for (const Color turn : both_colors)
            for (std::size_t index = 0; index < size(); ++index)
                if (is_possible(index, turn))
                    begin(due, index, turn);
        for (std::size_t plies = 0; plies < due.size(); ++plies)
            // What is added meanwhile is due later.
            for (const auto& [index, turn] : std::vector(std::move(due[plies])))
                settle(due, static_cast<int>(plies), index, turn);
        left_ = {};
        slowest_ = {};
    }

    /// Counts the moves, and looks at those behind which other men are left.
    void begin(Due& due, std::size_t index, Color turn) {
        int moves = 0;
        bool may_run_out = true;
        std::optional<int> soonest;
        int slowest = 0;
        const auto weigh = [&](const std::optional<int>& plies) {
            if (!plies || *plies % 2 == 0)
                may_run_out = false;
            if (plies && *plies % 2 == 0)
                soonest = std::min(soonest.value_or(*plies + 1), *plies + 1);
            if (plies)
                slowest = std::max(slowest, *plies + 1);
        };
        bool any = false;
        for_each_move(index, turn, [&](std::size_t man, Square to, auto captured) {
            any = true;
            const int rank = static_cast<int>(to) / 8;
            if (men_[man].role == Role::pawn && (rank == 0 || rank == 7)) {
                for (const Role role : {Role::queen, Role::rook, Role::bishop, Role::knight})
                    weigh(plies_after(index, man, to, captured, role));
            } else if (captured) {
                weigh(plies_after(index, man, to, captured, men_[man].role));
            } else {
                ++moves;
            }
        });
        left_[turn][index] = may_run_out ? static_cast<std::uint8_t>(moves) : never;
        slowest_[turn][index] = static_cast<std::uint8_t>(slowest);
        if (!any) {
            left_[turn][index] = never;
            if (in_check(index, turn))
                add(due, 0, index, turn);
        } else if (soonest) {
            add(due, *soonest, index, turn);
        } else if (may_run_out && moves == 0) {
            add(due, slowest, index, turn);
        }
    }

    void settle(Due& due, int plies, std::size_t index, Color turn) {
        std::uint8_t& value = values_[turn][index];
        if (value != unknown)
            return;
        value = static_cast<std::uint8_t>(plies + 1);
        const Color before = opponent(turn);
        const Bitboard all = occupied(index);
        for (std::size_t i = 0; i < men_.size(); ++i) {
            if (men_[i].color != before)
                continue;
            const Square at = square(index, i);
            const Bitboard origins = men_[i].role == Role::pawn ? steps(before, at, all, true)
                                                                : attacks(men_[i], at, all) - all;
            for (const Square from : origins) {
                const std::size_t earlier = moved(index, i, from);
                if (values_[before][earlier] != unknown || !is_possible(earlier, before))
                    continue;
                if (plies % 2 == 0) {
                    add(due, plies + 1, earlier, before);
                } else if (left_[before][earlier] != never && --left_[before][earlier] == 0) {
                    const int slowest = slowest_[before][earlier];
                    add(due, std::max(plies + 1, slowest), earlier, before);
                }
            }
        }
    }

    std::vector<Piece> men_;
    /// One more than the plies.
    PerColor<std::vector<std::uint8_t>> values_;
    /// Moves that are not known to lose, while the table is made.
    PerColor<std::vector<std::uint8_t>> left_;
    /// Plies of the slowest of the moves that change the men and lose.
    PerColor<std::vector<std::uint8_t>> slowest_;
};

}  // namespace arbiter::testing

#include "arbiter/game/scoresheet.hpp"

#include <algorithm>
#include <utility>

#include "arbiter/base/utf8.hpp"
#include "arbiter/game/ending_text.hpp"
#include "arbiter/game/time_control_text.hpp"
#include "arbiter/notation/san.hpp"

namespace arbiter {

namespace {

std::string squares_of(const Attempt& attempt) {
    return std::string(name(attempt.from)) + "-" + std::string(name(attempt.to));
}

/// Follows a game event by event and notes what its final state does not tell any more: at which
/// move a draw was offered, and what the clock showed.
class SheetKeeper {
  public:
    SheetKeeper(const Game& game, const MoveStyle& style)
        : game_(Game::kept(game.terms())), style_(style) {
        for (const TimedEvent& event : game.events())
            follow(event);
    }

    /// One for each ply.
    [[nodiscard]] const std::vector<SheetCell>& cells() const { return cells_; }

  private:
    void follow(const TimedEvent& timed) {
        const PerColor<int> completed = completed_moves();
        const bool was_over = game_.is_over();
        // One that is not completed is put right by the next (7.5.1).
        if (game_.state().open.illegal_move && std::holds_alternative<IllegalMoveMade>(timed.event))
            illegal_.pop_back();
        // It was accepted before, so it is now.
        static_cast<void>(game_.replay(timed));
        const auto& moves = game_.history().moves();
        cells_.resize(std::min(cells_.size(), moves.size()));
        if (const auto* const made = std::get_if<IllegalMoveMade>(&timed.event))
            illegal_.push_back(made->attempt);
        while (cells_.size() < moves.size())
            cells_.push_back({move_at(cells_.size()), false, std::exchange(sealed_left_, {})});
        if (!game_.state().open.illegal_move && !game_.state().open.irregular_board)
            illegal_.clear();
        // Counts that an arbiter sets are of no move that was completed now (6.10.2, 8.6).
        if (!std::holds_alternative<ClocksSet>(timed.event) &&
            !std::holds_alternative<QuotaUnproven>(timed.event))
            note_times(completed, timed.at);
        if (game_.is_over() && !was_over)
            note_times_at_end(timed.at);
        if (const auto* const offer = std::get_if<DrawOffered>(&timed.event))
            if (SheetCell* const cell = last_of(offer->by, 0))
                cell->is_offer = true;
    }

    [[nodiscard]] PerColor<int> completed_moves() const {
        const auto& clock = game_.state().clock;
        if (!clock)
            return {};
        return {{clock->moves_completed(Color::white), clock->moves_completed(Color::black)}};
    }

    [[nodiscard]] std::string move_at(std::size_t ply) const {
        const Move move = game_.history().moves()[ply];
        if (move != Move())
            return write_move(game_.history().positions()[ply], move, style_);
        std::string squares;
        for (const Attempt& attempt : illegal_)
            (squares += squares.empty() ? "" : " ") += squares_of(attempt);
        return squares.empty() ? "--" : squares;
    }

    void note_times(const PerColor<int>& before, Instant at) {
        const PerColor<int> now = completed_moves();
        for (const Color side : both_colors) {
            if (now[side] != before[side] + 1)
                continue;
            // A sealed move is completed before it is on the board (I.1.1).
            const auto& adjournment = game_.state().open.adjournment;
            if (adjournment && adjournment->phase != SessionPhase::sealing) {
                sealed_left_ = left(side, at);
                continue;
            }
            // With his next move a player completes the one before (6.2.1.2).
            const std::size_t back = game_.state().open.moves[side].is_made ? 1 : 0;
            if (SheetCell* const cell = last_of(side, back))
                cell->left = left(side, at);
        }
    }

    /// A move that ends the game needs no pressing of the clock (6.2.1.1).
    void note_times_at_end(Instant at) {
        for (const Color side : both_colors)
            if (SheetCell* const cell = last_of(side, 0);
                cell && game_.state().clock && game_.state().open.moves[side].is_made)
                cell->left = left(side, at);
    }

    [[nodiscard]] std::optional<Duration> left(Color side, Instant at) const {
        const Clock& clock = *game_.state().clock;
        return clock.is_by_the_move() ? std::nullopt : std::optional(clock.main_time(side, at));
    }

    /// The side's last move, or so many before it.
    SheetCell* last_of(Color side, std::size_t back) {
        for (std::size_t ply = cells_.size(); ply-- > 0;)
            if (game_.history().positions()[ply].turn() == side && back-- == 0)
                return &cells_[ply];
        return nullptr;
    }

    Game game_;
    const MoveStyle& style_;
    std::vector<SheetCell> cells_;
    /// What was made since the last legal position; it stands though it was illegal (A.5.2).
    std::vector<Attempt> illegal_;
    std::optional<Duration> sealed_left_;
};

/// One line of a sheet, a word after the other.
class SheetLine {
  public:
    explicit SheetLine(SheetLayout layout) : layout_(layout) {}

    void add(const std::string& word, std::size_t columns) {
        if (layout_ == SheetLayout::compact) {
            (line_ += line_.empty() || word.empty() ? "" : " ") += word;
            return;
        }
        line_ += word;
        line_.append(columns - std::min(columns, utf8_length(word)), ' ');
    }
    [[nodiscard]] std::string text() const {
        return line_.substr(0, line_.find_last_not_of(' ') + 1) + "\n";
    }

  private:
    SheetLayout layout_;
    std::string line_;
};

std::string move_in(const SheetCell& cell) { return cell.move + (cell.is_offer ? " (=)" : ""); }

std::string time_in(const SheetCell& cell) { return cell.left ? sheet_time(*cell.left) : ""; }

/// How wide each column is, the gap behind its words included.
struct SheetColumns {
    std::size_t number = 6;
    PerColor<std::size_t> move{{14, 14}};
    PerColor<std::size_t> time{{10, 10}};
};

SheetColumns columns_of(const std::vector<SheetRow>& rows) {
    constexpr std::size_t gap = 2;
    SheetColumns columns;
    for (const SheetRow& row : rows) {
        columns.number = std::max(columns.number, std::to_string(row.number).size() + gap);
        for (const Color side : both_colors) {
            const SheetCell& cell = row.cells[side];
            columns.move[side] = std::max(columns.move[side], utf8_length(move_in(cell)) + gap);
            columns.time[side] = std::max(columns.time[side], time_in(cell).size() + gap);
        }
    }
    return columns;
}

std::string line_of(const SheetRow& row, SheetLayout layout, const SheetColumns& columns) {
    SheetLine line(layout);
    line.add(std::to_string(row.number) + ".", columns.number);
    for (const Color side : both_colors) {
        const SheetCell& cell = row.cells[side];
        // Who reads without columns needs a word for the move that is missing.
        const bool is_missing = cell.move.empty() && side == Color::white;
        const bool needs_dots = is_missing && layout == SheetLayout::compact;
        line.add(needs_dots ? "..." : move_in(cell), columns.move[side]);
        line.add(time_in(cell), columns.time[side]);
    }
    return line.text();
}

}  // namespace

std::vector<SheetRow> scoresheet(const Game& game, const MoveStyle& style) {
    const SheetKeeper keeper(game, style);
    const std::vector<SheetCell>& cells = keeper.cells();
    std::vector<SheetRow> rows;
    for (std::size_t ply = 0; ply < cells.size(); ++ply) {
        const Position& before = game.history().positions()[ply];
        const std::uint32_t number = before.fullmove_number();
        // The same side may have two moves in a row, where illegal ones stand (A.5.4).
        if (rows.empty() || before.turn() == Color::white || rows.back().number != number)
            rows.push_back({number, {}});
        rows.back().cells[before.turn()] = cells[ply];
    }
    return rows;
}

std::string sheet_time(Duration left) {
    constexpr std::chrono::days day(1);
    if (left < day)
        return clock_text(left);
    const Duration rest = left % day;
    std::string text = std::to_string(left / day) + 'd';
    if (rest >= std::chrono::seconds(1))
        (text += ' ') += clock_text(rest);
    return text;
}

std::string write_scoresheet(const Game& game, SheetLayout layout, const MoveStyle& style) {
    std::string text;
    for (const Color side : both_colors)
        if (const std::string& player = game.terms().players[side].name; !player.empty())
            text += std::string(capitalized_name(side)) + ": " + player + "\n";
    const std::vector<SheetRow> rows = scoresheet(game, style);
    const SheetColumns columns = columns_of(rows);
    for (const SheetRow& row : rows)
        text += line_of(row, layout, columns);
    if (const auto& ending = game.ending()) {
        text += std::string(arbiter::text(ending->result)) + "  " + reason_in_words(*ending) +
                cited(ending->article) + "\n";
    }
    return text;
}

bool is_evidence(const Ruleset& ruleset, Notation notation) {
    return !ruleset.is_of_fide || is_algebraic(notation);
}

std::optional<std::size_t> first_difference(const Position& start, const Sheet& a, const Sheet& b) {
    Position position = start;
    for (std::size_t ply = 0; ply < std::min(a.moves.size(), b.moves.size()); ++ply) {
        const auto one = read_san(position, a.moves[ply]);
        const auto other = read_san(position, b.moves[ply]);
        if (!one || !other || *one != *other)
            return ply;
        position = position.play(*one);
    }
    return std::nullopt;
}

}  // namespace arbiter

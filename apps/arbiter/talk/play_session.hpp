// A game at the terminal, one line in and some lines out. Knows no terminal: it is handed lines and
// answers text, so that a test can play it. The computer's moves come from a function.
#pragma once

#include <cstddef>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "apps/arbiter/talk/play_answers.hpp"
#include "apps/arbiter/talk/play_words.hpp"
#include "apps/arbiter/talk/typed_move.hpp"
#include "arbiter/game/game.hpp"
#include "arbiter/game/ruleset.hpp"
#include "arbiter/notation/move_notation.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

struct PlaySetup {
    Position start;
    const Ruleset* ruleset = nullptr;
    /// The sides that are typed; the computer has the others.
    PerColor<bool> is_typed;
    /// How well the computer plays, where it is to be told.
    std::optional<int> level = {};
    /// What the opponent is called.
    std::string opponent_name = "the computer";
    /// Untimed unless said otherwise.
    TimeControl time = {};
    /// What the time is; asked only where there is a clock to run.
    std::function<Instant()> now = [] { return Instant(); };
    /// How moves are written, and read first; unless said otherwise as PGN has them, and read as
    /// they are typed and spoken in English.
    std::optional<MoveStyle> style = {};
    /// Men may be touched, and then must move or be taken (4.3).
    bool is_touch_move = false;
    /// Who plays, and what the Laws provide for him (Appendix D).
    PerColor<PlayerTerms> players = {};
    /// Boards are drawn only where somebody can see them.
    bool draws_boards = false;
};

/// What is agreed by it; may be more than can be (`check`).
[[nodiscard]] Terms terms_of(const PlaySetup& setup);

/// Answers a legal move, or one English sentence that says why there is none and never will be.
/// Requires: the game is not over.
using ChooseMove = std::function<std::expected<Move, std::string>(const Game& game)>;

/// A legal move worth pointing at. Requires: the game is not over.
using Advise = std::function<Move(const Game& game)>;

/// A hint that was begun, and how much of it has been told.
struct TellingHint {
    std::size_t ply = 0;
    Move move;
    int steps = 0;
};

class PlaySession {
  public:
    /// Requires: `terms_of` it can be agreed. `advise` chooses what a hint points at; there are
    /// none without it.
    PlaySession(const PlaySetup& setup, ChooseMove choose_move, Advise advise = {});

    /// What is said before the first line; the computer moves first where it has to.
    [[nodiscard]] std::string open();
    /// Takes one line: a move, written or in words, or a command with or without "/". Answers
    /// whole lines, the computer's reply included. A line that is refused changes nothing.
    [[nodiscard]] std::string take(std::string_view line);
    /// "White to move: ", for terminals that show a prompt.
    [[nodiscard]] std::string prompt() const;

    /// The game has ended, or the player has left it.
    [[nodiscard]] bool is_done() const { return has_left_ || game_.is_over(); }
    /// The opponent could not go on.
    [[nodiscard]] bool has_failed() const { return has_failed_; }
    [[nodiscard]] const Game& game() const { return game_; }

  private:
    Outcome happen(const Event& event);
    bool let_flag_fall();
    std::string answer(std::string_view line);
    [[nodiscard]] std::string how_it_was_read(std::string_view line,
                                              const TypedReading& read) const;
    [[nodiscard]] Asker asker() const;
    std::string obey(const PlayCommand& command);
    [[nodiscard]] std::string turn() const;
    std::string play(Move move);
    [[nodiscard]] std::string numbered_move(const Position& before, Move move) const;
    std::string computer_moves();
    void end_if_dead();
    std::string act(const Event& event, std::string_view done);
    std::string offer_draw();
    [[nodiscard]] PerColor<bool> is_computer() const;
    std::string computer_declines(const Event& answer);
    std::string assist(std::string_view line);
    /// How moves are written: those of blind players as they are announced (D.2.1).
    [[nodiscard]] MoveStyle style() const;
    std::string claim(std::string_view what);
    [[nodiscard]] std::optional<ClaimKind> right_claim(std::optional<Move> with_move) const;
    std::string rule_on(const DrawClaimed& claim);
    std::string go_on_after_wrong_claim(std::size_t ruled);
    std::string hint();
    std::string leave();
    std::string take_in_hand(const PlayCommand& command);
    std::string touch(Square square);
    std::string adjust(Square square);
    std::string take_back();
    std::string flip();
    [[nodiscard]] std::string state() const;
    [[nodiscard]] std::string what_is_open() const;
    [[nodiscard]] std::string drawing() const;
    [[nodiscard]] std::string board() const;
    /// Who is taken to speak: the side to move where both are typed.
    [[nodiscard]] Color speaker() const;
    /// Who answers an offer of a draw: at one keyboard the opponent of whoever made it.
    [[nodiscard]] Color who_answers() const;

    PlaySetup setup_;
    ChooseMove choose_move_;
    Advise advise_;
    std::optional<TellingHint> hint_;
    Game game_;
    bool has_left_ = false;
    bool has_failed_ = false;
    /// The board is drawn from the other side than that of whoever speaks.
    bool is_flipped_ = false;
    std::string last_said_;
};

}  // namespace arbiter

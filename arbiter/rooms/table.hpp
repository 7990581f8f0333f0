// One game with the people around it: who sits where, what has happened, what the page has to be
// told of every half-move. Takes events that are known to be right; decision.hpp makes them.
#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/base/growing_list.hpp"
#include "arbiter/collection/opening.hpp"
#include "arbiter/game/game.hpp"
#include "arbiter/game/log.hpp"
#include "arbiter/journal/table_event.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/store/stored_game.hpp"

namespace arbiter {

/// Who may act for which places, or has the game open.
using Places = PerPlace<bool>;

/// A half-move as it is shown: UCI, SAN and the position after it.
struct PlayedPly {
    std::string uci;
    std::string san;
    std::string fen;
    /// The king that it puts into check.
    std::optional<Square> check;
    /// What the opening is called by then, where the game began as usual.
    std::optional<Opening> opening{};
    /// On the clock of who made it, with what he gets for it. Nothing where the game is untimed, or
    /// where several came at once.
    std::optional<Duration> left{};
};

/// A longer mate that was possible is kept, and not shown: nobody plays it through, and each
/// half-move costs everybody who opens the game more than a hundred bytes.
inline constexpr std::size_t longest_mate_shown = 200;

/// What there is to show of how a game ended, beside its last position.
struct ShownEnd {
    /// That the result is right, where it depends on who can still mate.
    KeptVerdicts verdicts;
    /// Of each side that still can: how, from the last position on, by the first verdict that can
    /// be shown.
    PerColor<std::vector<PlayedPly>> mates{};
    /// The move with which a draw was claimed (9.2.1, 9.3.1): written down, and not made.
    std::optional<PlayedPly> claimed{};
};

/// A rematch that is offered (no id yet) or made.
struct Rematch {
    /// Who wants it, and once it is made, who agreed.
    Color by;
    /// Of the new game.
    std::optional<std::string> id;
};

/// How often something was asked.
struct TimesAsked {
    std::size_t so_far = 0;
    std::size_t since_last_move = 0;
};

/// How a game stands, as a store keeps it beside the events (`Addition`).
[[nodiscard]] std::string result_so_far(const Game& game);

/// The square of the king of the side to move, if it is in check.
[[nodiscard]] std::optional<Square> square_in_check(const Position& position);

/// A copy plays on by itself. References that it gives are good until the next event.
class Table {
  public:
    /// For a new game. Fails, in words, when the start is not one: its terms cannot be read or
    /// agreed. The judge, as that of `Game`, outlives the table and its copies.
    [[nodiscard]] static std::expected<Table, std::string> set_up(const GameStart& start,
                                                                  MatingJudge* judge = nullptr);
    /// For a game of before, whose events are replayed: what its terms say of the start is
    /// believed. Fails as `set_up` does.
    [[nodiscard]] static std::expected<Table, std::string> kept(const GameStart& start,
                                                                MatingJudge* judge = nullptr);

    /// A refused event changes nothing, and then nothing is new. A time before that of the last
    /// event counts as that.
    Outcome apply(const TableEvent& event, Timestamp at);
    /// The same of an event whose verdicts are known: nobody is asked.
    Outcome replay(const KeptEvent& event, Timestamp at);

    [[nodiscard]] const GameStart& start() const { return start_; }
    [[nodiscard]] const Game& game() const { return game_; }
    /// Who sits there by now, or nobody.
    [[nodiscard]] const Seat& seat(Color color) const { return seats_[color]; }
    [[nodiscard]] bool is_computer(Color color) const {
        return std::holds_alternative<ComputerSeat>(seats_[color]);
    }
    /// What he is called by now who sits there, or is to; empty where nobody has said.
    [[nodiscard]] const std::string& player_name(Color side) const { return names_[side]; }
    /// How often he has said it since he sat down.
    [[nodiscard]] std::size_t times_named(Color side) const { return times_named_[side]; }
    /// Who presides has said who plays there, and so it stays.
    [[nodiscard]] bool is_named_by_arbiter(Color side) const {
        return has_arbiter() && !game_.terms().players[side].name.empty();
    }
    [[nodiscard]] bool has_arbiter() const { return start_.arbiter_hash.has_value(); }
    /// Where the person with a token of that digest sits, maybe at both sides of one screen and as
    /// arbiter too; nowhere without one.
    [[nodiscard]] Places places_of(const std::optional<std::string>& token_hash) const;
    /// Whom the person with a token of that digest assists (D.2.10), if anybody.
    [[nodiscard]] std::optional<Color> assisted_by(
        const std::optional<std::string>& token_hash) const;
    /// Whose assistant is let in with a key of that digest, if anybody's.
    [[nodiscard]] std::optional<Color> assistant_invited_with(
        const std::optional<std::string>& key_hash) const;
    /// How often that side has let one in.
    [[nodiscard]] std::size_t times_invited(Color side) const { return times_invited_[side]; }
    /// The seat that somebody who comes in now would get: the one that he asks for, or any. Where
    /// an arbiter has invited the players he has to ask. A seat that is kept for who was invited is
    /// his who brings its key, of which `key_hash` is the digest.
    [[nodiscard]] std::optional<Color> open_seat(std::optional<Color> wanted,
                                                 const std::optional<std::string>& key_hash) const;
    /// What was said of a game after this one; nothing again once the game goes on.
    [[nodiscard]] const std::optional<Rematch>& rematch() const { return rematch_; }
    /// Who has asked to take his last move back and waits for the other's answer.
    [[nodiscard]] std::optional<Color> asks_take_back() const { return asks_take_back_; }
    /// How often that side has.
    [[nodiscard]] const TimesAsked& take_backs_asked(Color by) const {
        return take_backs_asked_[by];
    }
    /// All half-moves that stand, the first at index 0.
    [[nodiscard]] const GrowingList<PlayedPly>& plies() const { return plies_; }
    /// What the opening of the game so far is called.
    [[nodiscard]] std::optional<Opening> opening() const {
        return plies_.empty() ? std::nullopt : plies_.back().opening;
    }
    /// How many of them the last event has left as they were.
    [[nodiscard]] std::size_t plies_kept() const { return plies_kept_; }
    /// What the consequences of the last event depended on.
    [[nodiscard]] const KeptVerdicts& new_verdicts() const { return new_verdicts_; }
    /// Null while the game goes on, and where there is nothing.
    [[nodiscard]] const std::shared_ptr<const ShownEnd>& shown_end() const { return shown_end_; }
    /// What was ruled by the last event.
    [[nodiscard]] std::ranges::subrange<Log::Iterator> new_rulings() const {
        const Log& log = game_.state().log;
        return {log.begin() + static_cast<std::ptrdiff_t>(rulings_before_), log.end()};
    }

  private:
    Table(GameStart start, Game game);

    void update_plies();
    /// The main time of who has made the last half-move.
    [[nodiscard]] std::optional<Duration> left_to_mover() const;
    /// By the name of a new position, or else the one before.
    [[nodiscard]] std::optional<Opening> opening_with(const Position& position) const;

    Outcome take(const TableEvent& event, Timestamp at, const KeptVerdicts* verdicts);
    Outcome on(const Event& event, Timestamp at, const KeptVerdicts* verdicts);
    Outcome on(const SeatTaken& taken, Timestamp at, const KeptVerdicts* verdicts);
    Outcome on(const PlayerNamed& named, Timestamp at, const KeptVerdicts* verdicts);
    Outcome on(const AssistantInvited& invited, Timestamp at, const KeptVerdicts* verdicts);
    Outcome on(const AssistantSeated& seated, Timestamp at, const KeptVerdicts* verdicts);
    Outcome on(const RematchOffered& offered, Timestamp at, const KeptVerdicts* verdicts);
    Outcome on(const RematchMade& made, Timestamp at, const KeptVerdicts* verdicts);
    Outcome on(const TakeBackAsked& asked, Timestamp at, const KeptVerdicts* verdicts);
    Outcome on(const TakeBackDeclined& declined, Timestamp at, const KeptVerdicts* verdicts);

    GameStart start_;
    Game game_;
    PerColor<Seat> seats_;
    PerColor<std::string> names_;
    PerColor<std::size_t> times_named_{};
    /// Digests: of the keys with which assistants are let in, and of the tokens of those who came.
    PerColor<std::optional<std::string>> assistant_keys_{};
    PerColor<std::optional<std::string>> assistants_{};
    PerColor<std::size_t> times_invited_{};
    std::optional<Rematch> rematch_;
    std::optional<Color> asks_take_back_;
    PerColor<TimesAsked> take_backs_asked_{};
    GrowingList<PlayedPly> plies_;
    std::size_t plies_kept_ = 0;
    std::size_t rulings_before_ = 0;
    KeptVerdicts new_verdicts_;
    std::shared_ptr<const ShownEnd> shown_end_;
};

}  // namespace arbiter

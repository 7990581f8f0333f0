// Two players who make random legal moves in one game after another. They know no rules: the
// server tells whose turn it is and what is legal, and they hold it to everything else.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bench/support/json_view.hpp"
#include "bench/support/world.hpp"

namespace arbiter::bench {

class Board {
  public:
    /// `number` chooses its addresses.
    Board(World& world, unsigned number) : world_(world), number_(number) {}

    /// Asks for a game and sits down; plays once `play` has been called.
    void sit_down();
    void play();

    /// Everybody sits.
    [[nodiscard]] bool is_ready() const { return ready_ == seats(); }
    /// Something went wrong, and it plays no more.
    [[nodiscard]] bool has_failed() const { return has_failed_; }
    /// No move of ours waits for its answer, and nobody for being told.
    [[nodiscard]] bool is_quiet() const;
    /// The server has closed all that was open.
    [[nodiscard]] bool is_gone() const;
    void leave();

    [[nodiscard]] const std::vector<GameRecord>& records() const { return records_; }

  private:
    struct Pending {
        std::string id;
        std::string move;
        std::size_t ply = 0;
        Time sent;
    };

    struct Seat {
        std::shared_ptr<Connection> connection;
        Allowance allowance{0};
        std::string token;
        std::uint64_t version = 0;
        /// Half-moves that this one was told of.
        std::size_t plies = 0;
        std::optional<Pending> pending;
        bool knows_end = false;
    };

    [[nodiscard]] std::size_t seats() const { return world_.play.is_at_one_screen ? 1 : 2; }
    [[nodiscard]] unsigned source() const { return 1 + number_ % world_.addresses; }
    GameRecord& record() { return records_.back(); }

    void open_seat(std::size_t index);
    void renew_seat(std::size_t index);
    void told(Seat& seat, std::string_view text);
    bool take_version(Seat& seat, const JsonView& message);
    void take_sync(Seat& seat, const JsonView& message);
    void take_move(Seat& seat, const JsonView& message);
    void take_end(Seat& seat);
    void take_ok(Seat& seat, const JsonView& message);
    void take_no(Seat& seat, const JsonView& message);
    void note_turn(std::size_t seat, const JsonView& situation);
    void think();
    void move_now(std::uint64_t turn);
    void send(Seat& seat);
    void go_on_after_end();
    void ended(const std::string& why);
    void fail(std::string_view what);

    World& world_;
    unsigned number_;
    std::array<Seat, 2> seats_;
    std::vector<GameRecord> records_;
    std::shared_ptr<Connection> asking_;
    std::size_t ready_ = 0;
    bool is_playing_ = false;
    bool has_failed_ = false;
    /// Raised with each move that is chosen, so that a timer knows whether it is still meant.
    std::uint64_t turn_ = 0;
    std::size_t mover_ = 0;
    std::string chosen_;
    /// When the last move was sent that the opponent is to be told of.
    std::optional<Time> sent_;
    std::uint64_t commands_ = 0;
};

}  // namespace arbiter::bench

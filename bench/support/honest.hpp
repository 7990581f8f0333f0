// Who must not notice that the server is under load or attack: a player who moves now and then in
// a game against himself, and a newcomer who opens the server's door. Both come from 127.0.0.1.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "bench/support/json_view.hpp"
#include "bench/support/world.hpp"

namespace arbiter::bench {

/// What one of them noticed. `refused` are answers that an honest guest does not deserve.
struct Noticed {
    Figures waits{};
    std::uint64_t refused = 0;
    /// Connections that the server ended or did not take.
    std::uint64_t thrown_out = 0;
    /// The last refusal, as it was told.
    std::string last_refusal{};

    void refuse(std::string_view what);
    [[nodiscard]] std::string text() const;
    [[nodiscard]] std::string json() const;
};

/// Makes a move each 250 ms, the same again until it is acknowledged. A wait is from the first
/// sending of a move to its acknowledgement, however often he had to come again meanwhile.
class HonestPlayer {
  public:
    explicit HonestPlayer(World& world) : world_(world) {}

    void begin();
    void end();

    [[nodiscard]] bool is_seated() const { return is_seated_; }
    [[nodiscard]] const Noticed& noticed() const { return noticed_; }
    /// Of the one game: empty before it was made.
    [[nodiscard]] const std::vector<GameRecord>& records() const { return records_; }
    /// How long the move has waited that is not acknowledged yet.
    [[nodiscard]] Clock::duration waiting() const;

  private:
    void ask_for_game();
    void sit_down();
    void come_again();
    void told(std::string_view text);
    void take_position(const JsonView& situation);
    void take_sync(const JsonView& state);
    void take_move(const JsonView& move);
    void take_no(const JsonView& message);
    void go_on();
    void send();
    void next_game();

    World& world_;
    Noticed noticed_;
    std::string token_;
    std::vector<GameRecord> records_;
    std::shared_ptr<Connection> connection_;
    bool is_seated_ = false;
    bool is_ended_ = false;
    std::string chosen_;
    std::string id_;
    std::string pending_;
    std::size_t ply_ = 0;
    Time sent_;
    std::uint64_t commands_ = 0;
};

/// Asks for /api/server each half second over a connection of his own.
class Newcomer {
  public:
    explicit Newcomer(World& world) : world_(world) {}

    void begin();
    void end();
    [[nodiscard]] const Noticed& noticed() const { return noticed_; }

  private:
    void leave_and_come_again();

    World& world_;
    Noticed noticed_;
    std::shared_ptr<Connection> connection_;
    Time begun_;
    bool is_ended_ = false;
};

}  // namespace arbiter::bench

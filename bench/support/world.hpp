// What everybody in a load shares: where the server is, how they are to play, and what was seen.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "bench/support/connection.hpp"
#include "bench/support/figures.hpp"
#include "bench/support/json_view.hpp"
#include "bench/support/loop.hpp"

namespace arbiter::bench {

/// A move that was sent and not answered.
struct Doubt {
    std::string id;
    std::string move;
    std::size_t ply = 0;
    /// Who sent it.
    std::string token;
};

/// What the clients know of one game: what the server owes them.
struct GameRecord {
    std::string id;
    std::string token;
    /// In UCI, as any client was told them.
    std::vector<std::string> told{};
    std::size_t acknowledged = 0;
    std::optional<Doubt> doubt{};
    bool is_over = false;

    /// As tools/kill_under_load.py reads it.
    [[nodiscard]] std::string json() const;
};

/// How the boards play.
struct Play {
    std::chrono::milliseconds think{0};
    /// Both sides of a board at one socket instead of two.
    bool is_at_one_screen = false;
    std::string time = "untimed";
    /// The server allows a socket a hundred in 20 s.
    std::size_t most_messages = 95;
    /// Who has sent so many comes again over another socket instead of waiting.
    bool is_renewing = false;
};

struct World {
    Loop& loop;
    Address server;
    Play play{};
    unsigned addresses = 1;
    std::mt19937_64 random{};

    /// Moves are counted while this is so.
    bool is_measuring = false;
    /// Nobody begins anything new.
    bool is_closing = false;
    std::uint64_t acknowledged = 0;
    /// Moves that waited for `most_messages`.
    std::uint64_t held_back = 0;
    /// Sockets that took the place of one that had sent `most_messages`.
    std::uint64_t renewed = 0;
    /// Answers "store": to be tried again.
    std::uint64_t not_kept = 0;
    /// How often somebody was told that the clocks had stood still while a slow disk kept a move.
    std::uint64_t stood_still = 0;
    Figures until_acknowledged{};
    Figures until_told{};
    /// Connections that the server has ended without a word.
    std::uint64_t hung_up = 0;

    /// At most so many kinds are kept.
    static constexpr std::size_t most_kinds = 20;
    std::map<std::string, std::uint64_t> unexpected{};

    void note_unexpected(std::string_view what);
    /// Counts an event that tells of a slow disk; false if it is none.
    bool note_slow_store(const JsonView& event);
    /// 32 hexadecimal digits.
    std::string new_token();
};

/// The socket's allowance of messages, counted like the server's but later: when the answer comes,
/// the message has certainly been counted there.
class Allowance {
  public:
    explicit Allowance(std::size_t most) : most_(most) {}

    void use(Time answered) { used_.push_back(answered); }
    /// When the next message may be sent; the past where it may be now.
    [[nodiscard]] Time free_at(Time now);

  private:
    std::size_t most_;
    std::deque<Time> used_;
};

/// {"t": "move", …} as the server reads it.
std::string move_command(std::string_view id, std::string_view move, std::size_t ply);

/// One of an array of strings; empty where there is none.
std::string any_of(std::string_view json_array, std::mt19937_64& random);

}  // namespace arbiter::bench

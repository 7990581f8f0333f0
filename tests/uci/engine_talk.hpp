// A program that shows chess and talks with our engine: says lines, and waits for answers. Every
// line of thought that the engine tells is replayed by the Laws.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "arbiter/rules/position.hpp"
#include "arbiter/uci/answer.hpp"
#include "arbiter/uci/served_engine.hpp"

namespace arbiter::testing {

class EngineTalk {
  public:
    explicit EngineTalk(OpenEndgameTables open_tables = nullptr)
        : engine_(
              "Arbiter test", 1, nullptr, [this](std::string_view line) { hear(line); },
              std::move(open_tables)) {}

    /// False once the engine has gone.
    bool say(std::string_view line) { return engine_.take(line); }
    void say(std::initializer_list<std::string_view> lines) {
        for (const std::string_view line : lines)
            static_cast<void>(say(line));
    }

    /// The next line that begins so, of those not waited for as yet; all before it are passed.
    std::string await(std::string_view beginning) {
        std::unique_lock lock(mutex_);
        for (;; ++heard_) {
            changed_.wait(lock, [this] { return heard_ < lines_.size(); });
            if (lines_[heard_].starts_with(beginning))
                return lines_[heard_++];
        }
    }
    /// The same as a value.
    template <typename T>
    T await_as(std::string_view beginning) {
        return std::get<T>(uci::read_answer(await(beginning)).value());
    }
    uci::BestMove await_best() { return await_as<uci::BestMove>("bestmove"); }

    /// All so far.
    std::vector<std::string> lines() {
        const std::lock_guard lock(mutex_);
        return lines_;
    }
    std::size_t count(std::string_view beginning) {
        std::size_t count = 0;
        for (const std::string& line : lines())
            count += line.starts_with(beginning) ? 1 : 0;
        return count;
    }
    /// The last told before the last best move, or so far.
    std::optional<uci::Info> last_info() {
        std::optional<uci::Info> last;
        for (const std::string& line : lines())
            if (const auto answer = uci::read_answer(line))
                if (const auto* const info = std::get_if<uci::Info>(&*answer); info && info->depth)
                    last = *info;
        return last;
    }
    void wait() { engine_.wait(); }

  private:
    void hear(std::string_view line) {
        const std::lock_guard lock(mutex_);
        lines_.emplace_back(line);
        changed_.notify_all();
    }

    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<std::string> lines_;
    std::size_t heard_ = 0;
    /// Last, so that it goes first: it may speak until then.
    uci::ServedEngine engine_;
};

/// Can the moves of `line`, as UCI writes them, be played one after the other?
inline void expect_legal(const Position& root, const std::vector<std::string>& line) {
    Position position = root;
    for (const std::string& text : line) {
        const auto move = read_uci_move(position, text);
        ASSERT_TRUE(move) << text << " in " << write_fen(position);
        position = position.play(*move);
    }
}

}  // namespace arbiter::testing

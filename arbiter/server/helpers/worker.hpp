// One thread that deals with questions about games in the order in which they are asked, the last
// of each kind about a game alone: so no game has more than those wait.
#pragma once

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>

namespace arbiter {

/// Is nobody interested in the waiting question any more once the new one is asked? An overload for
/// a type of questions may be stricter.
template <typename Question>
bool replaces(const Question& asked, const Question& waiting) {
    return asked.game == waiting.game;
}

template <typename Question>
class Worker {
  public:
    /// Called in the worker's thread, once for each question that it deals with; returns soon when
    /// a stop is requested.
    using Work = std::function<void(const Question& question, const std::stop_token& stop)>;

    /// Its destruction requests a stop, waits for what is being dealt with, and drops what waits.
    explicit Worker(Work work)
        : work_(std::move(work)), thread_([this](const std::stop_token& stop) { run(stop); }) {}

    /// From any thread; returns at once. A question that it `replaces` and that still waits is not
    /// dealt with any more: this one has its place.
    void ask(Question question) {
        {
            const std::scoped_lock lock(mutex_);
            const auto waiting = std::ranges::find_if(
                questions_, [&](const Question& other) { return replaces(question, other); });
            if (waiting != questions_.end())
                *waiting = std::move(question);
            else
                questions_.push_back(std::move(question));
        }
        asked_.notify_one();
    }

  private:
    void run(const std::stop_token& stop) {
        for (;;) {
            std::unique_lock lock(mutex_);
            if (!asked_.wait(lock, stop, [this] { return !questions_.empty(); }))
                return;
            const Question question = std::move(questions_.front());
            questions_.pop_front();
            lock.unlock();
            work_(question, stop);
            if (stop.stop_requested())
                return;
        }
    }

    Work work_;
    std::mutex mutex_;
    std::condition_variable_any asked_;
    std::deque<Question> questions_;
    // Last: ends before what it uses.
    std::jthread thread_;
};

}  // namespace arbiter

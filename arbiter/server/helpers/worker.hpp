// One thread that deals with questions about games in the order in which they are asked, the last
// of each game alone: so never more wait than there are games.
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

template <typename Question>
class Worker {
  public:
    /// Called in the worker's thread, once for each question that it deals with; returns soon when
    /// a stop is requested.
    using Work = std::function<void(const Question& question, const std::stop_token& stop)>;

    /// Its destruction requests a stop, waits for what is being dealt with, and drops what waits.
    explicit Worker(Work work)
        : work_(std::move(work)), thread_([this](const std::stop_token& stop) { run(stop); }) {}

    /// From any thread; returns at once. A question of the same game (its member `game`) that still
    /// waits is not dealt with any more: this one has its place.
    void ask(Question question) {
        {
            const std::scoped_lock lock(mutex_);
            const auto waiting = std::ranges::find(questions_, question.game, &Question::game);
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

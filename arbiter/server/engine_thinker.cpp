#include "arbiter/server/engine_thinker.hpp"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>

#include "arbiter/engine/player.hpp"

namespace arbiter {

class EngineThinker::Worker {
  public:
    explicit Worker(Done done)
        : done_(std::move(done)), thread_([this](std::stop_token stop) { work(stop); }) {}

    void push(Thought thought) {
        {
            const std::scoped_lock lock(mutex_);
            questions_.push_back(std::move(thought));
        }
        asked_.notify_one();
    }

  private:
    void work(const std::stop_token& stop) {
        Opponent opponent;
        for (;;) {
            std::unique_lock lock(mutex_);
            if (!asked_.wait(lock, stop, [this] { return !questions_.empty(); }))
                return;
            const Thought thought = std::move(questions_.front());
            questions_.pop_front();
            lock.unlock();
            const SearchResult found =
                opponent.choose_move(thought.position, thought.earlier_keys, Level{thought.level},
                                     std::hash<std::string>{}(thought.game), stop);
            if (stop.stop_requested())
                return;
            done_(thought, found.move);
        }
    }

    Done done_;
    std::mutex mutex_;
    std::condition_variable_any asked_;
    std::deque<Thought> questions_;
    // Last: ends before what it uses.
    std::jthread thread_;
};

EngineThinker::EngineThinker(Done done) : worker_(std::make_unique<Worker>(std::move(done))) {}

EngineThinker::~EngineThinker() = default;

void EngineThinker::think(Thought thought) { worker_->push(std::move(thought)); }

}  // namespace arbiter

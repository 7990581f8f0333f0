// What a store has answered, waited for.
#pragma once

#include <map>
#include <semaphore>
#include <utility>

#include "arbiter/store/store.hpp"

namespace arbiter {

/// Takes the answers of one store, which must live longer.
class StoreAnswers {
  public:
    explicit StoreAnswers(Store& store) : store_(store) {
        store_.notify([this] { ready_.release(); });
    }
    StoreAnswers(const StoreAnswers&) = delete;
    StoreAnswers& operator=(const StoreAnswers&) = delete;
    ~StoreAnswers() { store_.notify({}); }

    /// Waits until it is there. Requires: the ticket is of a question not asked after before.
    StoreAnswer to(Ticket ticket) {
        for (take(); !answers_.contains(ticket); take())
            ready_.acquire();
        return std::move(answers_.extract(ticket).mapped());
    }

    /// Those that have come and were not asked after.
    const std::map<Ticket, StoreAnswer>& others() {
        take();
        return answers_;
    }

  private:
    void take() {
        for (StoreAnswer& answer : store_.take_answers())
            answers_.emplace(answer.ticket, std::move(answer));
    }

    Store& store_;
    std::counting_semaphore<> ready_{0};
    std::map<Ticket, StoreAnswer> answers_;
};

/// The answer to a single question. Requires: no other answer of the store is wanted.
inline StoreAnswer answer_to(Store& store, Ticket ticket) { return StoreAnswers(store).to(ticket); }

}  // namespace arbiter

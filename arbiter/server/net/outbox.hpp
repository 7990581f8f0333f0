// What waits to be sent on one connection, in order.
#pragma once

#include <cstddef>
#include <deque>
#include <utility>

#include "arbiter/server/net/http_message.hpp"

namespace arbiter {

class Outbox {
  public:
    /// `most` bytes may wait at once.
    explicit Outbox(std::size_t most) : most_(most) {}

    /// False when too much waits; it is not taken then.
    [[nodiscard]] bool push(SharedText text) {
        if (text->size() > most_ - bytes_)
            return false;
        bytes_ += text->size();
        texts_.push_back(std::move(text));
        return true;
    }

    [[nodiscard]] bool is_empty() const { return texts_.empty(); }
    /// Requires: not empty.
    [[nodiscard]] const SharedText& front() const { return texts_.front(); }
    /// Requires: not empty.
    void pop() {
        bytes_ -= texts_.front()->size();
        texts_.pop_front();
    }
    /// How many texts wait.
    [[nodiscard]] std::size_t size() const { return texts_.size(); }
    /// How long they are together.
    [[nodiscard]] std::size_t bytes() const { return bytes_; }

  private:
    std::size_t most_;
    std::deque<SharedText> texts_;
    std::size_t bytes_ = 0;
};

}  // namespace arbiter

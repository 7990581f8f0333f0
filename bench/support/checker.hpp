// Looks whether the server still has every move that it told anybody of.
#pragma once

#include <memory>
#include <unordered_map>

#include "bench/support/json_view.hpp"
#include "bench/support/world.hpp"

namespace arbiter::bench {

class Checker {
  public:
    Checker(World& world, std::vector<GameRecord> records)
        : world_(world), records_(std::move(records)) {}

    /// A few games at a time; what is missing goes to the world's unexpected things.
    void begin();
    [[nodiscard]] bool is_done() const { return checked_ == records_.size(); }
    [[nodiscard]] std::size_t checked() const { return checked_; }
    /// Games that miss a move, or could not be read.
    [[nodiscard]] std::size_t lost() const { return lost_; }
    void end();

  private:
    void next();
    void finish(std::size_t index, std::string_view problem);

    World& world_;
    std::vector<GameRecord> records_;
    std::unordered_map<std::size_t, std::shared_ptr<Connection>> open_;
    std::size_t next_ = 0;
    std::size_t checked_ = 0;
    std::size_t lost_ = 0;
};

}  // namespace arbiter::bench

// Games that last as long as the program: for tests, and the plain twin of the SQLite store.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "arbiter/store/store.hpp"

namespace arbiter {

/// Each question is dealt with when it is asked; its answer is there at the next `take_answers`.
class MemoryStore : public Store {
  public:
    using Store::create;
    // The contracts are those of `Store`; `ready` is called from within `create` and `append`.
    Ticket create(GameStart start, Addition first) override;
    Ticket append(Addition addition) override;
    std::vector<StoreAnswer> take_answers() override;
    void notify(std::function<void()> ready) override;
    std::expected<std::optional<StoredGame>, StoreError> load(std::string_view id) override;
    std::expected<std::optional<GameSummary>, StoreError> look_up(std::string_view id) override;
    /// Looks at every game.
    std::expected<std::vector<GameSummary>, StoreError> games_of(std::string_view token_hash,
                                                                 std::size_t most) override;
    void note_alive(Timestamp now) override;
    [[nodiscard]] std::optional<Timestamp> last_alive() const override { return last_alive_; }
    [[nodiscard]] Downtimes earlier_downtimes() const override { return earlier_downtimes_; }

    /// As if the program had ended and been started again: the games stay, answers that were not
    /// taken are gone, and `last_alive` is what `note_alive` was told last.
    void start_again();

  private:
    struct Kept {
        StoredGame game;
        std::string result;
        std::optional<Timestamp> flag_falls_at;
        std::string standing;
        std::set<std::string, std::less<>> people;
    };

    std::expected<void, StoreError> add(GameStart start, Addition first);
    std::expected<void, StoreError> add(Addition addition);
    static GameSummary summary_of(const Kept& kept);
    Ticket answer(std::expected<void, StoreError> outcome);

    std::map<std::string, Kept, std::less<>> games_;
    std::vector<StoreAnswer> answers_;
    std::function<void()> ready_;
    Ticket last_ticket_ = 0;
    std::optional<Timestamp> alive_;
    std::optional<Timestamp> last_alive_;
    Downtimes earlier_downtimes_;
    /// With that of this start, once it is known how long it was.
    Downtimes downtimes_;
    bool is_noted_ = false;
};

}  // namespace arbiter

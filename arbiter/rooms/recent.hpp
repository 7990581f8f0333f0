// The last that has happened in a game and how its last commands were answered: for those who come
// back, and for commands that come again. What is older is in the store.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <ranges>
#include <string_view>

#include "arbiter/journal/table_event.hpp"
#include "arbiter/rooms/told.hpp"

namespace arbiter {

/// At which of somebody's places his commands are remembered: the first. Nothing where he has none.
[[nodiscard]] std::optional<Place> memory_of(const Places& yours);

class Recent {
  public:
    using Happenings = std::deque<std::shared_ptr<const Happening>>;

    /// How many of the last happenings a returning socket can get instead of the whole state.
    static constexpr std::size_t happenings_kept = 64;
    /// How many answers are kept for commands that come again, for each place.
    static constexpr std::size_t answers_kept = 64;

    /// That of the last happening; 1 where there is none.
    [[nodiscard]] std::uint32_t version() const { return version_; }

    /// The version goes up by 1.
    void add(std::shared_ptr<const Happening> happening);
    /// The same of one that nobody will ask for.
    void skip() { ++version_; }
    /// What has happened after that version, in order; nothing when it is unknown or not all of it
    /// is kept.
    [[nodiscard]] std::optional<std::ranges::subrange<Happenings::const_iterator>> since(
        std::uint32_t version) const;

    /// An answer to whoever sits there. Requires: it has a command.
    void add(Place place, std::shared_ptr<const Reply> answer);
    /// Null where it is not kept.
    [[nodiscard]] std::shared_ptr<const Reply> answer_to(Place place,
                                                         std::string_view command) const;

  private:
    std::uint32_t version_ = 1;
    /// Those up to `version_`, the last of them at the back.
    Happenings happenings_;
    PerPlace<std::deque<std::shared_ptr<const Reply>>> answers_;
};

}  // namespace arbiter

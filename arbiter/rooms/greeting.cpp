#include "arbiter/rooms/greeting.hpp"

#include <utility>

namespace arbiter {

std::vector<Words> greeting(const Entrance& entrance, const std::shared_ptr<const Table>& table,
                            const Recent& recent, const Places& here, Timestamp now) {
    std::vector<Words> told;
    const auto missed = entrance.seen ? recent.since(*entrance.seen) : std::nullopt;
    if (!missed) {
        told.emplace_back(Sync{.table = table,
                               .version = recent.version(),
                               .yours = table->places_of(entrance.token_hash),
                               .assists = table->assisted_by(entrance.token_hash),
                               .here = here,
                               .now = now});
        return told;
    }
    told.emplace_back(Resume{recent.version()});
    for (const auto& happening : *missed)
        told.emplace_back(happening);
    for (const Color color : both_colors)
        told.emplace_back(
            Presence{place_of(color), here[place_of(color)] || table->is_computer(color)});
    if (table->has_arbiter())
        told.emplace_back(Presence{Place::arbiter, here[Place::arbiter]});
    if (auto clocks = read_clocks(table->game(), now))
        told.emplace_back(*std::move(clocks));
    return told;
}

}  // namespace arbiter

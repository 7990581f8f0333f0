#include "arbiter/rooms/recent.hpp"

#include <algorithm>
#include <utility>

namespace arbiter {

std::optional<Place> memory_of(const Places& yours) {
    for (const Place place : all_places)
        if (yours[place])
            return place;
    return std::nullopt;
}

void Recent::add(std::shared_ptr<const Happening> happening) {
    ++version_;
    happenings_.push_back(std::move(happening));
    if (happenings_.size() > happenings_kept)
        happenings_.pop_front();
}

std::optional<std::ranges::subrange<Recent::Happenings::const_iterator>> Recent::since(
    std::uint32_t version) const {
    if (version > version_ || version_ - version > happenings_.size())
        return std::nullopt;
    return std::ranges::subrange(
        happenings_.end() - static_cast<std::ptrdiff_t>(version_ - version), happenings_.end());
}

void Recent::add(Place place, std::shared_ptr<const Reply> answer) {
    answers_[place].push_back(std::move(answer));
    if (answers_[place].size() > answers_kept)
        answers_[place].pop_front();
}

std::shared_ptr<const Reply> Recent::answer_to(Place place, std::string_view command) const {
    const auto& known = answers_[place];
    const auto found =
        std::ranges::find(known, command, [](const auto& answer) { return *answer->command; });
    return found == known.end() ? nullptr : *found;
}

}  // namespace arbiter

#include "arbiter/journal/event_json.hpp"

#include <utility>

#include <nlohmann/json.hpp>

#include "arbiter/journal/event_value.hpp"
#include "arbiter/journal/first_event_form.hpp"
#include "arbiter/journal/json.hpp"

namespace arbiter {

std::string write_event(const KeptEvent& event) { return write_json(json_of(event)); }

std::expected<KeptEvent, TextError> read_event(const Position& position, std::string_view text) {
    if (!text.starts_with('{')) {
        const auto newer = event_of_first_form(text);
        if (!newer)
            return std::unexpected(TextError{0, "it is no event"});
        return read_event(position, *newer);
    }
    auto event = kept_event_of(position, read_json(text).value_or(Json()));
    if (!event)
        return std::unexpected(TextError{0, std::move(event).error()});
    return *std::move(event);
}

}  // namespace arbiter

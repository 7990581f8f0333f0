#include "arbiter/store/event_json.hpp"

#include <utility>

#include "arbiter/store/bounded_json.hpp"
#include "arbiter/store/event_value.hpp"
#include "arbiter/store/first_event_form.hpp"

namespace arbiter {

using Json = nlohmann::ordered_json;

std::string write_event(const TableEvent& event) {
    return json_of(event).dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::expected<TableEvent, TextError> read_event(const Position& position, std::string_view text) {
    if (!text.starts_with('{')) {
        const auto newer = event_of_first_form(text);
        if (!newer)
            return std::unexpected(TextError{0, "it is no event"});
        return read_event(position, *newer);
    }
    auto event = event_of(position, parse_bounded(text));
    if (!event)
        return std::unexpected(TextError{0, std::move(event).error()});
    return *std::move(event);
}

}  // namespace arbiter

#include "bench/support/json_view.hpp"

#include <charconv>

namespace arbiter::bench {

namespace {

constexpr std::size_t nowhere = std::string_view::npos;

std::size_t after_blanks(std::string_view text, std::size_t at) {
    const std::size_t found = text.find_first_not_of(" \t\r\n", at);
    return found == nowhere ? text.size() : found;
}

/// The place behind the string that begins at `at`.
std::size_t after_string(std::string_view text, std::size_t at) {
    for (++at; at < text.size(); ++at) {
        if (text[at] == '\\')
            ++at;
        else if (text[at] == '"')
            return at + 1;
    }
    return nowhere;
}

/// The place behind the value that begins at `at`.
std::size_t after_value(std::string_view text, std::size_t at) {
    if (at < text.size() && text[at] == '"')
        return after_string(text, at);
    int depth = 0;
    while (at != nowhere && at < text.size()) {
        const char c = text[at];
        if (c == '"') {
            at = after_string(text, at);
            continue;
        }
        if (depth == 0 && (c == ',' || c == '}' || c == ']'))
            return at;
        depth += (c == '{' || c == '[') - (c == '}' || c == ']');
        ++at;
        if (depth == 0 && (c == '}' || c == ']'))
            return at;
    }
    return at == nowhere || depth > 0 ? nowhere : at;
}

std::string_view without_blanks_at_end(std::string_view text) {
    return text.substr(0, text.find_last_not_of(" \t\r\n") + 1);
}

/// The value that begins at `at`, which then stands behind it and the comma.
std::optional<std::string_view> take_value(std::string_view text, std::size_t& at) {
    const std::size_t begin = after_blanks(text, at);
    const std::size_t end = after_value(text, begin);
    if (end == nowhere || end == begin)
        return std::nullopt;
    at = after_blanks(text, end);
    if (at < text.size() && text[at] == ',')
        at = after_blanks(text, at + 1);
    return without_blanks_at_end(text.substr(begin, end - begin));
}

}  // namespace

std::optional<JsonView> JsonView::member(std::string_view name) const {
    if (!text_.starts_with('{'))
        return std::nullopt;
    std::size_t at = after_blanks(text_, 1);
    while (at < text_.size() && text_[at] == '"') {
        const std::size_t end = after_string(text_, at);
        if (end == nowhere)
            return std::nullopt;
        const std::string_view found = text_.substr(at + 1, end - at - 2);
        at = after_blanks(text_, end);
        if (at >= text_.size() || text_[at] != ':')
            return std::nullopt;
        const auto value = take_value(text_, ++at);
        if (!value)
            return std::nullopt;
        if (found == name)
            return JsonView(*value);
    }
    return std::nullopt;
}

std::vector<JsonView> JsonView::elements() const {
    std::vector<JsonView> found;
    if (!text_.starts_with('['))
        return found;
    std::size_t at = after_blanks(text_, 1);
    while (at < text_.size() && text_[at] != ']') {
        const auto value = take_value(text_, at);
        if (!value)
            return {};
        found.emplace_back(*value);
    }
    return at < text_.size() ? found : std::vector<JsonView>();
}

std::optional<std::string_view> JsonView::string() const {
    if (text_.size() < 2 || text_.front() != '"' || text_.find('\\') != nowhere)
        return std::nullopt;
    return text_.substr(1, text_.size() - 2);
}

std::optional<std::uint64_t> JsonView::number() const {
    std::uint64_t value = 0;
    const char* const end = text_.data() + text_.size();
    const auto [rest, problem] = std::from_chars(text_.data(), end, value);
    return problem == std::errc() && rest == end ? std::optional(value) : std::nullopt;
}

std::string_view JsonView::string_at(std::string_view name) const {
    const auto found = member(name);
    return found ? found->string().value_or(std::string_view()) : std::string_view();
}

std::optional<std::uint64_t> JsonView::number_at(std::string_view name) const {
    const auto found = member(name);
    return found ? found->number() : std::nullopt;
}

}  // namespace arbiter::bench
